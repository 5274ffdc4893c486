//! Lean types against Kubernetes itself: objects of every kind, filled at random by Go, in both encodings.
//!
//! For each object: what the lean type reads from protobuf and from JSON, what k8s-openapi reads from the same JSON, the
//! conversions between the two, and what the decoder into k8s-openapi's type reads. Also: the generator still writes the types that are checked in.
#![cfg(feature = "real")]

mod go;

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::process::Command;

use kube_informer::wire::proto::{self, Envelope, Schema};
use kube_lean::wire::{Decode, Decoder, DirectDecoder};
use kube_lean::{Object, Pool};
use kube_proto_tables::{Kind, Presence, Shape, Tables};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// What is checked of one object.
struct Sample<'a> {
    what: String,
    protobuf: &'a [u8],
    /// The JSON of the object after a round through protobuf.
    json: &'a [u8],
    /// The same message, with its parts in another order and in pieces.
    disordered: Vec<u8>,
    /// Another object of the kind, which it is written over.
    older: Option<Vec<u8>>,
}

trait Lean: Decode + Object<DynamicType = ()> + Serialize + DeserializeOwned + Debug {}
impl<T: Decode + Object<DynamicType = ()> + Serialize + DeserializeOwned + Debug> Lean for T {}

fn check_lean<L: Lean>(sample: &Sample<'_>, pool: &mut Pool) -> L {
    let what = &sample.what;
    let decode = |bytes: &[u8]| -> L {
        let result = Decoder::new().keep_managed_fields().object(bytes);
        result.unwrap_or_else(|e| panic!("{what}: {e}"))
    };
    let lean = decode(sample.protobuf);
    assert!(decode(&sample.disordered) == lean, "{what}: out of order");
    for _ in 0..2 {
        let shared = Decoder::new()
            .keep_managed_fields()
            .pool(pool)
            .object::<L>(sample.protobuf);
        assert!(shared.is_ok_and(|shared| shared == lean), "{what}: with a pool");
    }
    for end in (0..sample.protobuf.len()).step_by(7) {
        let _ = Decoder::new().pool(pool).object::<L>(&sample.protobuf[..end]);
    }
    let from_json: L = serde_json::from_slice(sample.json).unwrap_or_else(|e| panic!("{what}: {e}"));
    let written = serde_json::to_value(&lean).unwrap_or_else(|e| panic!("{what}: {e}"));
    let again = serde_json::from_value::<L>(written.clone()).unwrap_or_else(|e| panic!("{what}: {e}"));
    assert!(again == lean, "{what}: through its own JSON");
    // Every field that Go writes. An empty list, an empty map and null are the same to this comparison; the next one is stricter.
    let theirs: Value = serde_json::from_slice(sample.json).expect("JSON");
    let theirs = typed_claims(theirs);
    same(what, "protobuf", tidy(&theirs), tidy(&written));
    same(
        what,
        "JSON",
        tidy(&theirs),
        tidy(&serde_json::to_value(&from_json).expect("JSON")),
    );
    lean
}

/// The same as k8s-openapi's type: with the same presence of every field, and by both conversions.
fn check_open<L: Lean + From<K>, K>(sample: &Sample<'_>, lean: L)
where
    K: DeserializeOwned + PartialEq + Debug + Clone + From<L>,
{
    let what = &sample.what;
    // It has no word for a time that is null.
    let Ok(open) = serde_json::from_slice::<K>(sample.json) else {
        return;
    };
    let written = serde_json::to_value(&lean).expect("JSON");
    let read = serde_json::from_value::<K>(written).unwrap_or_else(|e| panic!("{what}: {e}"));
    assert!(
        close(&read, &open),
        "{what}: as k8s-openapi reads it\n{read:#?}\n{open:#?}"
    );
    let converted = K::from(lean);
    assert!(
        close(&converted, &open),
        "{what}: converted\n{converted:#?}\n{open:#?}"
    );
    let back = K::from(L::from(open.clone()));
    assert!(
        close(&back, &open),
        "{what}: converted twice\n{back:#?}\n{open:#?}"
    );
}

/// Decoded by serde: another type, for which there is no direct decoder.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(transparent)]
struct BySerde<K>(K);

/// Protobuf straight into k8s-openapi's type, and through kube-informer, in a list and in a watch: as by serde, and as the lean type that
/// is converted.
fn check_direct<L: Lean, K>(sample: &Sample<'_>, envelope: &Envelope<'_>, lean: &L)
where
    K: Decode + DeserializeOwned + Debug + From<L>,
{
    let what = &sample.what;
    let direct = DirectDecoder::<K>::find().unwrap_or_else(|| panic!("{what}: no decoder"));
    let schema = Schema::of(envelope.api_version, envelope.kind).expect("a built-in kind");
    for keeps in [true, false] {
        let (mut decoder, mut informer) = (Decoder::new(), proto::Decoder::new());
        if keeps {
            (decoder, informer) = (decoder.keep_managed_fields(), informer.keep_managed_fields());
        }
        let by_serde = informer.object::<BySerde<K>>(envelope);
        let decoded = direct.decode(&mut decoder, sample.protobuf);
        let disordered = direct.decode(&mut decoder, &sample.disordered);
        match (&by_serde, &decoded) {
            (Ok(BySerde(by_serde)), Ok(decoded)) => {
                assert!(decoded == by_serde, "{what}:\n{decoded:#?}\n{by_serde:#?}");
                match disordered {
                    Ok(disordered) => assert!(disordered == *decoded, "{what}: out of order"),
                    // Parts of a message, of which the first lacks a time that k8s-openapi needs, are left to serde.
                    Err(error) => assert_eq!(error.kind(), kube_lean::wire::ErrorKind::Malformed, "{what}"),
                }
                assert!(!keeps || K::from(lean.clone()) == *decoded, "{what}: converted");
            }
            // Both need a time that Go may leave out; an object in protobuf within the object is left to serde.
            (Err(_), Err(_)) => {}
            (Ok(_), Err(error)) => assert_eq!(error.kind(), kube_lean::wire::ErrorKind::Malformed, "{what}"),
            (Err(error), Ok(_)) => panic!("{what}: only serde refuses it: {error}"),
        }
        let older = sample
            .older
            .as_deref()
            .map(|older| direct.decode(&mut decoder, older));
        if let (Some(Ok(mut over)), Ok(decoded)) = (older, &decoded) {
            for bytes in [sample.protobuf, &sample.disordered] {
                if direct.decode_over(&mut decoder, &mut over, bytes).is_ok() {
                    assert!(
                        over == *decoded,
                        "{what}: over another one\n{over:#?}\n{decoded:#?}"
                    );
                }
            }
        }
        // In an informer nothing shows which of them decoded.
        let same = |a: Result<K, proto::Error>, b: Result<BySerde<K>, proto::Error>| match (a, b) {
            (Ok(a), Ok(BySerde(b))) => assert!(a == b, "{what}"),
            (a, b) => assert_eq!(
                a.map(drop).map_err(|e| e.to_string()),
                b.map(drop).map_err(|e| e.to_string()),
                "{what}"
            ),
        };
        same(informer.object(envelope), by_serde);
        // Out of order, serde takes a required time that comes late for one that is missing.
        let disordered = informer.item::<BySerde<K>>(schema, &sample.disordered);
        if disordered.is_ok() {
            same(informer.item(schema, &sample.disordered), disordered);
        }
        for end in (0..sample.protobuf.len()).step_by(97) {
            let cut = &sample.protobuf[..end];
            same(informer.item(schema, cut), informer.item(schema, cut));
        }
    }
}

/// serde_json reads some fractions one bit off, so that only what is printed in short can be compared.
fn close<K: PartialEq + Debug>(one: &K, other: &K) -> bool {
    one == other || fractions(&format!("{one:?}")) == fractions(&format!("{other:?}"))
}

fn fractions(text: &str) -> String {
    let numbers = |word: &str| match word.trim_end_matches([',', ')', '}']).parse::<f64>() {
        Ok(number) if word.contains('.') || word.contains('e') => format!("{number:.9e}"),
        _ => word.to_owned(),
    };
    text.split(['(', ' ']).map(numbers).collect::<Vec<_>>().join(" ")
}

/// Without nulls, empty lists and empty maps.
fn tidy(value: &Value) -> Value {
    let is_nothing = |value: &Value| match value {
        Value::Null => true,
        Value::Array(list) => list.is_empty(),
        Value::Object(map) => map.is_empty(),
        Value::String(text) => text.is_empty(),
        Value::Bool(value) => !value,
        Value::Number(_) => false,
    };
    match value {
        Value::Object(map) => map
            .iter()
            .map(|(key, value)| (key.clone(), tidy(value)))
            .filter(|(_, value)| !is_nothing(value))
            .collect(),
        Value::Array(list) => list.iter().map(tidy).collect(),
        // Go writes a fraction without a fractional part as an integer.
        Value::Number(number) => match number.as_f64() {
            Some(0.0) | None => Value::Null,
            Some(number) => format!("{number:.9e}").into(),
        },
        value => value.clone(),
    }
}

/// Protobuf does not carry the type of the claims in a StatefulSet. Lean types and k8s-openapi write it.
fn typed_claims(mut object: Value) -> Value {
    let claims = object.pointer_mut("/spec/volumeClaimTemplates");
    for claim in claims.and_then(Value::as_array_mut).into_iter().flatten() {
        claim["apiVersion"] = "v1".into();
        claim["kind"] = "PersistentVolumeClaim".into();
    }
    object
}

fn same(what: &str, form: &str, expected: Value, actual: Value) {
    assert!(
        expected == actual,
        "{what}: {form}\nGo    {expected}\nlean  {actual}"
    );
}

/// A message with its fields in another order, messages in pieces, and fields that nothing knows.
fn disorder(tables: &Tables, id: u16, bytes: &[u8], rng: &mut StdRng) -> Vec<u8> {
    let mut fields: Vec<(u32, Vec<u8>)> = Vec::new();
    let mut rest = bytes;
    while !rest.is_empty() {
        let start = rest;
        let tag = take_varint(&mut rest);
        let (number, wire) = (u32::try_from(tag >> 3).expect("a number"), tag & 7);
        let value = match wire {
            0 => {
                take_varint(&mut rest);
                None
            }
            1 => {
                rest = &rest[8..];
                None
            }
            2 => {
                let length = usize::try_from(take_varint(&mut rest)).expect("a length");
                let (value, after) = rest.split_at(length);
                rest = after;
                Some(value)
            }
            wire => panic!("wire type {wire}"),
        };
        let field = tables.message(id).field(number);
        match (field.map(|f| (f.kind, f.shape, f.presence)), value) {
            (Some((Kind::Message(of), Shape::One, presence)), Some(value)) => {
                let value = disorder(tables, of, value, rng);
                // Any cut between two fields makes two messages that are one.
                let cut = boundaries(&value);
                let cut = cut[rng.random_range(0..cut.len())];
                let _ = presence == Presence::Inlined;
                fields.push((number, message(number, &value[..cut])));
                fields.push((number, message(number, &value[cut..])));
            }
            (Some((Kind::Message(of), Shape::List, _)), Some(value)) => {
                fields.push((number, message(number, &disorder(tables, of, value, rng))));
            }
            _ => fields.push((number, start[..start.len() - rest.len()].to_vec())),
        }
    }
    fields.push((7777, message(7777, b"unknown")));
    // Fields of one number stay in their order.
    let mut numbers: Vec<u32> = fields.iter().map(|(number, _)| *number).collect();
    numbers.shuffle(rng);
    let mut out = Vec::new();
    for number in numbers {
        let place = fields
            .iter()
            .position(|(n, _)| *n == number)
            .expect("it is one of them");
        out.extend(fields.remove(place).1);
    }
    out
}

fn boundaries(bytes: &[u8]) -> Vec<usize> {
    let mut all = vec![0];
    let mut rest = bytes;
    while !rest.is_empty() {
        match take_varint(&mut rest) & 7 {
            0 => drop(take_varint(&mut rest)),
            1 => rest = &rest[8..],
            _ => {
                let length = usize::try_from(take_varint(&mut rest)).expect("a length");
                rest = &rest[length..];
            }
        }
        all.push(bytes.len() - rest.len());
    }
    all
}

fn message(number: u32, value: &[u8]) -> Vec<u8> {
    let mut out = varint(u64::from(number << 3 | 2));
    out.extend(varint(value.len() as u64));
    out.extend(value);
    out
}

fn varint(mut value: u64) -> Vec<u8> {
    let mut out = Vec::new();
    while value >= 0x80 {
        out.push(value.to_le_bytes()[0] | 0x80);
        value >>= 7;
    }
    out.push(value.to_le_bytes()[0]);
    out
}

fn take_varint(bytes: &mut &[u8]) -> u64 {
    let mut value = 0;
    for shift in (0..).step_by(7) {
        let (byte, rest) = bytes.split_first().expect("a whole number");
        *bytes = rest;
        value |= u64::from(byte & 0x7f) << shift;
        if *byte < 0x80 {
            break;
        }
    }
    value
}

#[test]
fn every_kind_is_what_go_and_k8s_openapi_say() {
    let seed = std::env::var("SEED")
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(1);
    let mut rng = StdRng::seed_from_u64(seed);
    let tables = Tables::built_in();
    let mut pool = Pool::new();
    let mut kinds = std::collections::BTreeSet::new();
    let mut older = std::collections::BTreeMap::<String, Vec<u8>>::new();
    let samples = go::samples(seed, 25);
    for [kind, protobuf, _, json] in &samples {
        let envelope = Envelope::parse(protobuf).expect("an envelope");
        let Some(id) = tables.kind(envelope.api_version, envelope.kind) else {
            continue;
        };
        let kind = String::from_utf8_lossy(kind);
        let sample = Sample {
            what: format!(
                "{kind}\nagain: SEED={seed} cargo test -p testbed --features real --test lean_published"
            ),
            protobuf: envelope.raw,
            json,
            disordered: disorder(tables, id, envelope.raw, &mut rng),
            older: older.insert(kind.to_string(), envelope.raw.to_vec()),
        };
        macro_rules! check {
            ($feature:literal, $api_version:literal, $kind:literal, $lean:path, ()) => {
                if (envelope.api_version, envelope.kind) == ($api_version, $kind) {
                    check_lean::<$lean>(&sample, &mut pool);
                    kinds.insert(kind.clone());
                }
            };
            ($feature:literal, $api_version:literal, $kind:literal, $lean:path, ($open:path)) => {
                if (envelope.api_version, envelope.kind) == ($api_version, $kind) {
                    let lean = check_lean::<$lean>(&sample, &mut pool);
                    check_direct::<$lean, $open>(&sample, &envelope, &lean);
                    check_open::<$lean, $open>(&sample, lean);
                    kinds.insert(kind.clone());
                }
            };
        }
        kube_lean::for_each_kind!(check);
    }
    // All but those that no server serves, and metadata by itself.
    let missing: Vec<_> = tables
        .kinds()
        .filter(|(api_version, kind)| !kinds.contains(&*format!("{api_version}/{kind}")))
        .filter(|(api_version, kind)| {
            !matches!(
                *api_version,
                "rbac.authorization.k8s.io/v1alpha1" | "node.k8s.io/v1alpha1"
            ) && !matches!(*kind, "Status" | "PartialObjectMetadata")
        })
        .collect();
    assert_eq!(missing, [], "kinds without a lean type");
    assert!(pool.stats().hits > 0);
}

/// The directory of the k8s-openapi that this workspace uses.
fn k8s_openapi() -> PathBuf {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1"])
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let found = packages
        .iter()
        .find(|package| package["name"] == "k8s-openapi")
        .expect("k8s-openapi");
    let manifest = Path::new(found["manifest_path"].as_str().expect("a path"));
    manifest.parent().expect("a directory").to_path_buf()
}

#[test]
fn the_generator_writes_the_types_that_are_checked_in() {
    let fresh = tempfile::tempdir().expect("a directory");
    go::run(&[
        "./lean",
        &k8s_openapi().to_string_lossy(),
        &fresh.path().to_string_lossy(),
    ]);
    let checked_in = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/kube-lean/src/generated");
    let (fresh, checked_in) = (files(fresh.path()), files(&checked_in));
    assert!(fresh.len() > 100, "{}", fresh.len());
    let differing: Vec<_> = fresh
        .iter()
        .filter(|file| !checked_in.contains(file))
        .chain(checked_in.iter().filter(|file| !fresh.contains(file)))
        .map(|(path, _)| path)
        .collect();
    assert!(differing.is_empty(), "run testbed/wire/lean again: {differing:?}");
}

/// The files below a directory, with their content.
fn files(root: &Path) -> Vec<(PathBuf, Vec<u8>)> {
    let mut all = Vec::new();
    let mut dirs = vec![root.to_path_buf()];
    while let Some(dir) = dirs.pop() {
        for entry in dir.read_dir().expect("a directory") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                dirs.push(path);
            } else {
                let content = std::fs::read(&path).expect("a file");
                all.push((path.strip_prefix(root).expect("below").to_path_buf(), content));
            }
        }
    }
    all
}
