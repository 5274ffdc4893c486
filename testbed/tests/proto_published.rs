//! Compares protobuf with JSON on the objects that Kubernetes publishes for its own tests: one of each kind, every
//! field filled, written in both forms by the API machinery. Also checks that the tables are those of the testbed's
//! version, and that the generator still writes the same tables.
#![cfg(feature = "real")]

mod go;
mod proto;

use std::path::{Path, PathBuf};
use std::process::Command;

use kube_informer::wire::proto::{Decoder, Envelope, Schema, kubernetes_version, peek};
use serde_json::Value;

/// The directory of a Go module that the generators use.
fn module(name: &str) -> PathBuf {
    module_of(name, &wire())
}

fn module_of(name: &str, directory: &Path) -> PathBuf {
    let output = Command::new("go")
        .args(["mod", "download", "-json", name])
        .current_dir(directory)
        .output()
        .expect("go runs");
    let answer: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    PathBuf::from(answer["Dir"].as_str().expect("a directory"))
}

fn wire() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("wire")
}

/// Every published object of these versions that has a table, in both forms.
fn published(versions: &[&str]) -> Vec<(String, Vec<u8>, Vec<u8>)> {
    let roots = [
        module("k8s.io/api").join("testdata"),
        module("k8s.io/apiextensions-apiserver").join("pkg/apis/testdata"),
    ];
    let mut all = Vec::new();
    for dir in roots
        .iter()
        .flat_map(|root| versions.iter().map(|v| root.join(v)))
    {
        let Ok(entries) = dir.read_dir() else { continue };
        for path in entries.map(|e| e.expect("an entry").path()) {
            let name = path.to_string_lossy();
            // A watch event does not contain the name of its type.
            if !name.ends_with(".pb") || name.contains("after_roundtrip") || name.contains("WatchEvent") {
                continue;
            }
            let protobuf = std::fs::read(&path).expect("a file");
            // If a type has changed since, the old object after a round trip through the new type is published too.
            let json = std::fs::read(path.with_extension("after_roundtrip.json"))
                .or_else(|_| std::fs::read(path.with_extension("json")))
                .expect("its JSON");
            let envelope = Envelope::parse(&protobuf).expect("an envelope");
            if Schema::of(envelope.api_version, envelope.kind).is_some() {
                all.push((path.display().to_string(), json, protobuf));
            }
        }
    }
    all
}

#[test]
fn every_field_of_every_kind_equals_its_json() {
    let objects = published(&["HEAD"]);
    let mut missing: Vec<_> = Schema::all().collect();
    for (path, json, protobuf) in &objects {
        let envelope = Envelope::parse(protobuf).expect("an envelope");
        missing.retain(|kind| *kind != (envelope.api_version, envelope.kind));
        let expected: Value = serde_json::from_slice(json).expect("JSON");
        let decoder = Decoder::new().keep_managed_fields();
        let actual: Value = decoder
            .object(&envelope)
            .unwrap_or_else(|e| panic!("{path}: {e}"));
        proto::assert_same(path, &expected, &actual);
        proto::as_typed(path, json, &envelope);
        if envelope.kind == "Status" {
            continue; // not an object
        }
        proto::as_slim(path, json, &envelope);
        let peek = peek(envelope.raw).expect("metadata");
        assert_eq!(
            (peek.name, peek.namespace, peek.uid, peek.resource_version),
            (
                expected["metadata"]["name"].as_str().expect("a name"),
                expected["metadata"]["namespace"].as_str().expect("a namespace"),
                expected["metadata"]["uid"].as_str().expect("a uid"),
                expected["metadata"]["resourceVersion"]
                    .as_str()
                    .expect("a version"),
            ),
            "{path}"
        );
    }
    // These are not published there: API services, and metadata, which is not a kind.
    missing.retain(|(_, kind)| !matches!(*kind, "APIService" | "PartialObjectMetadata"));
    assert_eq!(missing, [], "without a published object");
}

#[test]
fn objects_with_random_content_equal_their_json() {
    let seed = std::env::var("SEED")
        .ok()
        .and_then(|s| s.parse().ok())
        .unwrap_or(1);
    let again = format!("again: SEED={seed} cargo test -p testbed --features real --test proto_published");
    let samples = go::samples(seed, 40);
    assert!(samples.len() > 3000, "{}", samples.len());
    for [what, protobuf, _, json] in &samples {
        let what = format!("{}\n{again}", String::from_utf8_lossy(what));
        let envelope = Envelope::parse(protobuf).expect("an envelope");
        let expected: Value = serde_json::from_slice(json).expect("JSON");
        let decoder = Decoder::new().keep_managed_fields();
        let actual: Value = decoder
            .object(&envelope)
            .unwrap_or_else(|e| panic!("{what}: {e}"));
        proto::assert_same(&what, &expected, &actual);
    }
}

#[test]
fn objects_of_older_servers_decode_into_the_same_types() {
    let objects = published(&["v1.33.0", "v1.34.0", "v1.35.0"]);
    assert!(objects.len() > 100, "{}", objects.len());
    for (path, json, protobuf) in &objects {
        proto::as_typed(path, json, &Envelope::parse(protobuf).expect("an envelope"));
    }
}

#[test]
fn the_tables_are_those_of_the_testbeds_version() {
    assert_eq!(kubernetes_version(), testbed::kubernetes_version());
}

#[test]
fn the_generators_write_the_tables_that_are_checked_in() {
    let path = "../crates/kube-proto-tables/src/tables.txt";
    let checked_in = std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).expect("the tables");
    assert!(
        go::run(&["./tables"]) == checked_in,
        "run testbed/wire/tables again"
    );
}

#[test]
fn the_sandboxs_schemas_are_those_of_the_published_documents() {
    let servers = Path::new(env!("CARGO_MANIFEST_DIR")).join("go");
    let spec = module_of("k8s.io/kubernetes", &servers).join("api/openapi-spec");
    let schemas = Path::new(env!("CARGO_MANIFEST_DIR")).join("../crates/kube-sandbox/src/schema");
    let output = Command::new("go")
        .args([
            "run",
            "-trimpath",
            "-mod=readonly",
            "./schema",
            "-compare",
            "-spec",
        ])
        .arg(spec)
        .arg("-types")
        .arg(schemas.join("types.txt"))
        .arg("-docs")
        .arg(schemas.join("openapi.json.gz"))
        .current_dir(wire())
        .env("CGO_ENABLED", "0")
        .env("GOWORK", "off")
        .output()
        .expect("go runs");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "run testbed/wire/schema again: {said}");
}
