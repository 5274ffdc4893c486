//! The decoders into k8s-openapi's types, for every kind: the same as a lean type that is converted, whatever the bytes.
//!
//! The objects are filled at random, by the tables of the wire. `testbed` compares the same decoders with objects that Go wrote.

use std::fmt::Debug;

use k8s_openapi::api::core::v1 as open;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::JSONSchemaProps;
use kube_lean::core::v1 as lean;
use kube_lean::wire::{Decode, Decoder, DirectDecoder, ErrorKind};
use kube_proto_tables::{Field, Kind, Presence, Shape, Tables};
use rand::rngs::StdRng;
use rand::seq::SliceRandom;
use rand::{RngExt, SeedableRng};

use crate::wire::{entry, field, number, varint};

/// Makes messages at random.
struct Random {
    rng: StdRng,
    /// Whether fields are out of order, messages in pieces, and unknown fields among them.
    disorder: bool,
}

impl Random {
    fn chance(&mut self, percent: u32) -> bool {
        self.rng.random_range(0..100) < percent
    }

    fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.rng.random_range(0..of.len())]
    }

    fn message(&mut self, id: u16, depth: usize) -> Vec<u8> {
        let mut fields = Vec::new();
        for known in Tables::built_in().message(id).fields() {
            // Objects stay small: fewer fields the deeper they are.
            let often = match depth {
                0 => 90,
                1 => 60,
                2 => 40,
                _ => 20,
            };
            if depth < 7 && self.chance(often) {
                self.field(known, depth, &mut fields);
            }
        }
        if self.disorder {
            fields.shuffle(&mut self.rng);
            fields.push(field(7777, "unknown"));
        }
        fields.concat()
    }

    fn field(&mut self, of: &Field, depth: usize, fields: &mut Vec<Vec<u8>>) {
        let count = match of.shape {
            Shape::One => 1 + usize::from(self.disorder && self.chance(30)),
            Shape::List | Shape::Map => self.rng.random_range(1..4),
        };
        let inlined = usize::from(of.presence != Presence::Inlined);
        for _ in 0..count {
            let value = self.value(of.kind, of.number, depth + inlined);
            fields.push(match of.shape {
                Shape::Map => {
                    let key = self.pick(&["a", "app.kubernetes.io/name", "b", ""]);
                    let value = self.value(of.kind, 2, depth + 1);
                    let parts = if self.chance(90) {
                        [field(1, key), value]
                    } else {
                        [value, field(1, key)]
                    };
                    field(of.number, parts.concat())
                }
                Shape::One | Shape::List => value,
            });
        }
    }

    /// A value as field `at`.
    fn value(&mut self, kind: Kind, at: u32, depth: usize) -> Vec<u8> {
        let text = self.pick(&[
            "",
            "a",
            "web",
            "a text that is longer than sixteen bytes",
            "Grüße",
        ]);
        let json = self.pick(&[
            "null",
            r#"{"a": [1, 2.5, "x"]}"#,
            "7",
            r#""text""#,
            " [] ",
            "true",
        ]);
        let is_empty = self.chance(5);
        match kind {
            Kind::Int => {
                let any = self.pick(&[0, 1, 7, 8080, i64::from(i32::MAX), -1]);
                number(at, any.cast_unsigned())
            }
            Kind::Bool => number(at, self.pick(&[0, 1])),
            Kind::Double => {
                let any: f64 = self.pick(&[0.0, 1.0, -2.5, 1e30]);
                [varint(u64::from(at << 3 | 1)), any.to_le_bytes().to_vec()].concat()
            }
            Kind::Text | Kind::Bytes => field(at, text),
            Kind::Message(id) => field(at, self.message(id, depth)),
            _ if is_empty && !matches!(kind, Kind::SchemaOrBool(_)) => field(at, ""),
            Kind::Time | Kind::MicroTime => {
                // The last is Go's zero time, which is null.
                let (seconds, nanos): (i64, u64) = self.pick(&[
                    (0, 0),
                    (1_767_323_045, 123_456_789),
                    (253_402_200_000, 0),
                    (-62_135_596_800, 0),
                ]);
                field(
                    at,
                    [number(1, seconds.cast_unsigned()), number(2, nanos)].concat(),
                )
            }
            Kind::Duration => field(at, number(1, 3_600_000_000_000)),
            Kind::Quantity => {
                let quantity = self.pick(&["", "500m", "1Gi"]);
                field(at, field(1, quantity))
            }
            Kind::IntOrString => {
                let is_text = self.pick(&[0, 1]);
                field(at, [number(1, is_text), number(2, 80), field(3, "http")].concat())
            }
            Kind::RawExtension | Kind::Json => field(at, field(1, json)),
            Kind::Texts => field(at, [field(1, text), field(1, "b")].concat()),
            Kind::SchemaOrBool(id) => {
                let schema = self.message(id, depth + 1);
                match self.chance(50) {
                    true => field(at, number(1, 1)),
                    false => field(at, field(2, schema)),
                }
            }
            Kind::SchemaOrSchemas(id) => {
                let (one, other) = (self.message(id, depth + 1), self.message(id, depth + 1));
                match self.chance(50) {
                    true => field(at, field(1, one)),
                    false => field(at, [field(2, one), field(2, other)].concat()),
                }
            }
            Kind::SchemaOrTexts(id) => {
                let schema = self.message(id, depth + 1);
                match self.chance(50) {
                    true => field(at, field(1, schema)),
                    false => field(at, [field(2, "a"), field(2, text)].concat()),
                }
            }
        }
    }
}

/// Decodes with both decoders and compares. Returns whether k8s-openapi's type could hold it.
///
/// JSON within the object that is `exact` is well-formed; a lean type keeps any text.
fn compare<L: Decode, K: Decode + From<L> + Debug>(what: &str, bytes: &[u8], exact: bool) -> bool {
    let mut is_held = false;
    for keeps in [false, true] {
        let decoder = || match keeps {
            true => Decoder::new().keep_managed_fields(),
            false => Decoder::new(),
        };
        match (decoder().object::<K>(bytes), decoder().object::<L>(bytes)) {
            (Ok(direct), Ok(lean)) => {
                let converted = K::from(lean);
                assert!(
                    direct == converted || !exact,
                    "{what}: {bytes:?}\n{direct:#?}\n{converted:#?}"
                );
                is_held = true;
            }
            (Ok(_), Err(error)) => panic!("{what}: only the lean type refuses {bytes:?}: {error}"),
            // k8s-openapi has no word for a required time that is null, and holds JSON that was parsed.
            (Err(error), Ok(_)) => assert_eq!(error.kind(), ErrorKind::Malformed, "{what}: {bytes:?}"),
            (Err(one), Err(other)) => assert!(
                one == other || [one.kind(), other.kind()].contains(&ErrorKind::Malformed),
                "{what}: {one}, but {other}"
            ),
        }
    }
    is_held
}

/// Objects of one kind that decoded, or failed to, to be written over by later ones.
struct Older<K> {
    objects: Vec<K>,
}

impl<K: Decode + Debug> Older<K> {
    /// Decodes over each older object, and over the object itself. Whatever was there before, the result is that of decoding afresh.
    fn overwrite(&mut self, what: &str, bytes: &[u8]) {
        for keeps in [true, false] {
            let decoder = || match keeps {
                true => Decoder::new().keep_managed_fields(),
                false => Decoder::new(),
            };
            let afresh = decoder().object::<K>(bytes);
            self.objects.extend(afresh.as_ref().ok().cloned());
            for older in &mut self.objects {
                let result = decoder().object_over(older, bytes);
                match (&afresh, result) {
                    (Ok(afresh), Ok(())) => {
                        assert!(older == afresh, "{what}: {bytes:?}\n{older:#?}\n{afresh:#?}")
                    }
                    (Err(one), Err(other)) => assert_eq!(one.kind(), other.kind(), "{what}: {bytes:?}"),
                    (afresh, result) => panic!("{what}: {bytes:?}: {result:?}, but {afresh:?} afresh"),
                }
            }
            // All are the same now, unless the object was refused: then each has parts of two objects.
            self.objects.truncate(if afresh.is_ok() { 1 } else { 3 });
        }
    }
}

fn check<L: Decode, K: Decode + From<L> + Debug>(api_version: &str, kind: &str) {
    let id = Tables::built_in()
        .kind(api_version, kind)
        .expect("a built-in kind");
    let (package, message) = Tables::built_in().message(id).name();
    let direct = DirectDecoder::<K>::find().expect("a decoder");
    assert_eq!(direct.message(), format!("{package}.{message}"));
    let what = format!("{api_version}/{kind}");
    let mut held = 0;
    let mut older = Older::<K> { objects: Vec::new() };
    for seed in 0..SEEDS {
        let mut random = Random {
            rng: StdRng::seed_from_u64(seed),
            disorder: seed % 3 == 2,
        };
        let mut bytes = random.message(id, 0);
        held += u32::from(compare::<L, K>(&what, &bytes, true));
        older.overwrite(&what, &bytes);
        let cut = random.rng.random_range(0..=bytes.len());
        compare::<L, K>(&what, &bytes[..cut], true);
        older.overwrite(&what, &bytes[..cut]);
        if let Some(place) = cut.checked_sub(1) {
            bytes[place] = random.rng.random();
            compare::<L, K>(&what, &bytes, false);
            older.overwrite(&what, &bytes);
        }
    }
    assert!(held > 3, "{what}: {held} of {SEEDS} objects could be held");
}

const SEEDS: u64 = 60;

#[test]
fn every_kind_is_what_the_converted_lean_type_is() {
    let mut kinds = 0;
    macro_rules! kind {
        ($feature:literal, $api_version:literal, $kind:literal, $lean:path, ()) => {};
        ($feature:literal, $api_version:literal, $kind:literal, $lean:path, ($open:path)) => {
            check::<$lean, $open>($api_version, $kind);
            kinds += 1;
        };
    }
    kube_lean::for_each_kind!(kind);
    assert!(kinds > 60, "{kinds}");
}

#[test]
fn pieces_of_a_message_are_put_together() {
    let container = |parts: &[Vec<u8>]| field(2, parts.concat());
    let whole = field(
        2,
        [
            container(&[field(1, "web"), field(7, field(1, "A")), field(7, field(1, "B"))]),
            container(&[field(1, "side")]),
            field(7, entry("zone", "a")),
            field(7, entry("disk", "ssd")),
            field(10, "node-7"),
        ]
        .concat(),
    );
    let pieces = [
        field(2, field(10, "node-1")),
        field(2, field(7, entry("disk", "hdd"))),
        field(
            2,
            [
                container(&[field(7, field(1, "A")), field(1, "web"), field(7, field(1, "B"))]),
                field(7, entry("zone", "a")),
                field(99, "?"),
                container(&[field(1, "side")]),
                field(7, entry("disk", "ssd")),
            ]
            .concat(),
        ),
        field(2, field(10, "node-7")),
    ]
    .concat();
    let pod = |bytes: &[u8]| Decoder::new().object::<open::Pod>(bytes).expect("a pod");
    assert_eq!(pod(&pieces), pod(&whole));
    let spec = pod(&whole).spec.expect("a spec");
    assert_eq!(
        (spec.containers.len(), spec.containers.capacity()),
        (2, 2),
        "no spare capacity"
    );
    assert_eq!(
        spec.node_selector.and_then(|s| s.get("disk").cloned()).as_deref(),
        Some("ssd")
    );
}

/// The places of what a pod points to.
fn places(pod: &open::Pod) -> Vec<*const u8> {
    let spec = pod.spec.as_ref().expect("a spec");
    let labels = pod.metadata.labels.as_ref().expect("labels");
    let texts = [&spec.node_name, &spec.containers[0].image];
    let mut places: Vec<_> = texts.map(|text| text.as_ref().expect("text").as_ptr()).into();
    places.extend(labels.values().map(|value| value.as_ptr()));
    places.extend([spec.containers.as_ptr().cast(), spec.containers[0].name.as_ptr()]);
    places
}

#[test]
fn an_object_that_is_written_over_keeps_its_memory() {
    let pod = |texts: [&str; 3], extra: Vec<u8>| {
        let [name, image, node] = texts;
        let container = field(2, [field(1, name), field(2, image), extra].concat());
        let spec = field(2, [container, field(10, node)].concat());
        [field(1, field(11, entry("app", name))), spec].concat()
    };
    let mut object = Decoder::new()
        .object::<open::Pod>(&pod(["web", "web:1.25", "node-7"], field(3, "run")))
        .expect("a pod");
    let before = places(&object);
    let newer = pod(["api", "api:1.3", "node-8"], vec![]);
    Decoder::new().object_over(&mut object, &newer).expect("a pod");
    assert_eq!(places(&object), before);
    assert_eq!(Decoder::new().object(&newer), Ok(object.clone()));

    // What would be wasted is given back: objects stay in caches for long.
    let long = pod(["api", &"a long name of an image".repeat(9), "node-8"], vec![]);
    for (bytes, least) in [(&long, 207), (&newer, 7)] {
        Decoder::new().object_over(&mut object, bytes).expect("a pod");
        let image = object
            .spec
            .as_ref()
            .and_then(|spec| spec.containers[0].image.as_ref());
        let capacity = image.expect("an image").capacity();
        assert!((least..=least + least / 4 + 8).contains(&capacity), "{capacity}");
    }
    let many = field(
        2,
        (0..9)
            .flat_map(|_| field(2, field(1, "web")))
            .collect::<Vec<u8>>(),
    );
    for (bytes, count) in [(&many, 9), (&newer, 1)] {
        Decoder::new().object_over(&mut object, bytes).expect("a pod");
        let containers = &object.spec.as_ref().expect("a spec").containers;
        assert_eq!((containers.len(), containers.capacity()), (count, count));
    }
}

#[test]
fn a_required_time_has_to_be_there() {
    // {"status": {"conditions": [{"type": "Ready"}]}}
    let service = |condition: Vec<u8>| field(3, field(2, [field(1, "Ready"), condition].concat()));
    let time = field(4, number(1, 1_767_323_045));
    let found = Decoder::new()
        .object::<open::Service>(&service(time))
        .expect("a service");
    let conditions = found.status.and_then(|status| status.conditions);
    assert_eq!(
        conditions.expect("conditions")[0]
            .last_transition_time
            .0
            .to_string(),
        "2026-01-02T03:04:05Z"
    );
    for missing in [vec![], field(4, "")] {
        let error = Decoder::new()
            .object::<open::Service>(&service(missing))
            .unwrap_err();
        assert_eq!(error.kind(), ErrorKind::Malformed);
        assert!(
            error.to_string().starts_with("Service.ServiceStatus.Condition: "),
            "{error}"
        );
    }
}

#[test]
fn depth_has_a_bound_that_can_be_set() {
    let mut schema = Vec::new();
    for _ in 0..200 {
        schema = field(29, [field(1, "a"), field(2, schema)].concat());
    }
    let error = Decoder::new().object::<JSONSchemaProps>(&schema).unwrap_err();
    assert_eq!(error.kind(), ErrorKind::Depth);

    // A container is two messages deep, and its resources, which are always there, are one more.
    let pod = field(2, field(2, field(1, "web")));
    let kind = |depth| {
        let decoded = Decoder::new().max_depth(depth).object::<open::Pod>(&pod);
        let lean = Decoder::new().max_depth(depth).object::<lean::Pod>(&pod);
        assert_eq!(lean.map(drop).err(), decoded.as_ref().err().cloned());
        decoded.map(drop).map_err(|e| e.kind())
    };
    assert_eq!((kind(2), kind(3)), (Err(ErrorKind::Depth), Ok(())));
}

#[test]
fn only_kinds_of_k8s_openapi_have_a_direct_decoder() {
    assert!(DirectDecoder::<open::Pod>::find().is_some());
    assert!(DirectDecoder::<open::PodSpec>::find().is_none());
    assert!(DirectDecoder::<lean::Pod>::find().is_none());
    assert!(DirectDecoder::<serde_json::Value>::find().is_none());
}
