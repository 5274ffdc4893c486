//! The fixtures are answers of a real server (1.36.3): the same object at the same version, as JSON and as protobuf.

use serde_json::{Map, Value, json};

use super::*;

/// Every fixture: name, JSON, protobuf.
macro_rules! fixtures {
    ($($name:literal),* $(,)?) => {
        [$((
            $name,
            include_str!(concat!("fixtures/", $name, ".json")),
            include_bytes!(concat!("fixtures/", $name, ".pb")).as_slice(),
        )),*]
    };
}

const FIXTURES: [(&str, &str, &[u8]); 14] = fixtures![
    "autoscaler",
    "crd",
    "deployment",
    "event",
    "lease",
    "node",
    "pod",
    "policy",
    "priority",
    "revision",
    "role",
    "scale",
    "secret",
    "status",
];

fn object(json: &str) -> Map<String, Value> {
    serde_json::from_str(json).expect("a fixture is an object")
}

fn type_of(object: &Map<String, Value>) -> (&str, &str) {
    let text = |key: &str| object[key].as_str().expect("a fixture names its type");
    (text("apiVersion"), text("kind"))
}

#[test]
fn what_we_encode_is_what_the_real_server_encodes() {
    for (name, json, protobuf) in FIXTURES {
        let object = object(json);
        let (api_version, kind) = type_of(&object);
        let schema = Schema::of(api_version, kind).expect("a built-in kind");
        let ours = envelope(api_version, kind, &schema.encode(&object));
        assert_eq!(ours, protobuf, "{name}");
    }
}

#[test]
fn what_we_decode_is_the_real_servers_json() {
    for (name, json, protobuf) in FIXTURES {
        let expected = object(json);
        let envelope = Envelope::open(protobuf).expect("an envelope");
        assert_eq!(
            (envelope.api_version.as_str(), envelope.kind.as_str()),
            type_of(&expected)
        );
        let schema = Schema::of(&envelope.api_version, &envelope.kind).expect("a built-in kind");
        let mut ours = schema.decode(envelope.raw).expect("a message");
        ours.insert("apiVersion".to_owned(), json!(envelope.api_version));
        ours.insert("kind".to_owned(), json!(envelope.kind));
        assert_eq!(Value::Object(ours), Value::Object(expected), "{name}");
    }
}

#[test]
fn truncated_and_altered_messages_are_refused_or_read_but_never_a_panic() {
    for (name, _, protobuf) in FIXTURES {
        let envelope = Envelope::open(protobuf).expect("an envelope");
        let schema = Schema::of(&envelope.api_version, &envelope.kind).expect("a built-in kind");
        for length in 0..envelope.raw.len() {
            let _ = schema.decode(&envelope.raw[..length]);
        }
        for at in 0..envelope.raw.len() {
            let mut altered = envelope.raw.to_vec();
            altered[at] ^= 0xff;
            let _ = schema.decode(&altered);
        }
        let cut = &protobuf[..protobuf.len() / 2];
        assert!(Envelope::open(cut).is_err(), "{name}");
    }
}

#[test]
fn envelopes_that_are_none_are_refused_in_the_real_servers_words() {
    for (bytes, why) in [
        (&b""[..], "empty data"),
        (
            b"{}",
            "provided data does not appear to be a protobuf message, expected prefix [107 56 115 0]",
        ),
        (b"k8s\0", "empty body"),
        (b"k8s\0\xff\xff\xff", "unexpected EOF"),
    ] {
        assert_eq!(Envelope::open(bytes).expect_err("no envelope"), why);
    }
}

#[test]
fn values_of_the_wrong_type_are_left_out() {
    let schema = Schema::of("v1", "ConfigMap").expect("a built-in kind");
    let odd =
        object(r#"{"metadata":{"name":7,"labels":["a"]},"data":{"k":true,"l":"ok"},"immutable":"yes"}"#);
    let read = schema.decode(&schema.encode(&odd)).expect("a message");
    assert_eq!(
        Value::Object(read),
        json!({"metadata": {}, "data": {"k": "", "l": "ok"}})
    );
}

#[test]
fn tidying_removes_what_the_type_leaves_out_and_adds_what_it_always_writes() {
    for (name, json, _) in FIXTURES {
        let object = object(json);
        let (api_version, kind) = type_of(&object);
        let mut tidied = object.clone();
        Schema::of(api_version, kind)
            .expect("a built-in kind")
            .tidy(&mut tidied);
        assert_eq!(tidied, object, "{name}");
    }
    let mut odd = object(
        r#"{"metadata":{"labels":{},"name":""},"spec":{"nodeName":"","hostNetwork":false,"terminationGracePeriodSeconds":0,
            "containers":[{"name":"","args":[],"resources":{},"livenessProbe":null}]},"unknown":{}}"#,
    );
    Schema::of("v1", "Pod").expect("a built-in kind").tidy(&mut odd);
    let expected = json!({
        "metadata": {}, "unknown": {}, "status": {},
        "spec": {"terminationGracePeriodSeconds": 0, "containers": [{"name": "", "resources": {}}]},
    });
    assert_eq!(Value::Object(odd), expected);
}

#[test]
fn schemas_nested_without_end_are_refused() {
    let mut json = json!({"type": "object"});
    for _ in 0..200 {
        json = json!({"not": json});
    }
    let crd = json!({"spec": {"versions": [{"name": "v1", "schema": {"openAPIV3Schema": json}}]}});
    let schema = Schema::of("apiextensions.k8s.io/v1", "CustomResourceDefinition").expect("a built-in kind");
    let bytes = schema.encode(crd.as_object().expect("an object"));
    assert_eq!(schema.decode(&bytes), Err(DecodeError::TooDeep));
}

#[test]
fn durations_are_gos() {
    for (nanos, text) in [
        (0, "0s"),
        (1, "1ns"),
        (1_500, "1.5µs"),
        (2_000_000, "2ms"),
        (3_723_500_000_000, "1h2m3.5s"),
        (-60_000_000_000, "-1m0s"),
    ] {
        assert_eq!(scalar::duration(nanos), text);
        assert_eq!(scalar::parse_duration(text), Some(nanos));
    }
    for bad in ["", "1", "s", "1y", "1.2.3s", "-"] {
        assert_eq!(scalar::parse_duration(bad), None, "{bad}");
    }
}
