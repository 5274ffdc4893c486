//! The protobuf decoder on handwritten messages: order, merging, bad input, framing. `testbed` compares the JSON form
//! of every kind.

use std::collections::BTreeMap;

use k8s_openapi::api::core::v1::Pod;
use kube_informer::wire::proto::{Decoder, Envelope, ErrorKind, Event, Frames, List, Schema, peek};
use proptest::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};

/// A message under construction.
#[derive(Default, Clone)]
struct Message(Vec<u8>);

impl Message {
    fn varint(mut self, number: u32, value: u64) -> Self {
        self.push(u64::from(number) << 3);
        self.push(value);
        self
    }

    fn bytes(mut self, number: u32, bytes: impl AsRef<[u8]>) -> Self {
        let bytes = bytes.as_ref();
        self.push(u64::from(number) << 3 | 2);
        self.push(u64::try_from(bytes.len()).expect("a length"));
        self.0.extend_from_slice(bytes);
        self
    }

    fn message(self, number: u32, message: Self) -> Self {
        self.bytes(number, message.0)
    }

    fn entry(self, number: u32, key: &str, value: &str) -> Self {
        self.message(number, message().bytes(1, key).bytes(2, value))
    }

    fn push(&mut self, mut value: u64) {
        while value >= 0x80 {
            self.0.push((value & 0x7f) as u8 | 0x80);
            value >>= 7;
        }
        self.0.push(value as u8);
    }
}

fn message() -> Message {
    Message::default()
}

fn enveloped(api_version: &str, kind: &str, object: &[u8]) -> Vec<u8> {
    let types = message().bytes(1, api_version).bytes(2, kind);
    let unknown = message()
        .message(1, types)
        .bytes(2, object)
        .bytes(3, "")
        .bytes(4, "");
    [b"k8s\0", unknown.0.as_slice()].concat()
}

fn decode(kind: &str, object: &Message) -> Result<Value, ErrorKind> {
    let schema = Schema::of("v1", kind).expect("a built-in kind");
    Decoder::new().item(schema, &object.0).map_err(|e| e.kind())
}

fn named(name: &str) -> Message {
    message().message(1, message().bytes(1, name))
}

/// Lengths and numbers up to 127 take one byte. The short and the long way to read them have to agree.
#[test]
fn short_and_long_values_are_read_alike() {
    for length in [0, 1, 126, 127, 128, 129, 16_383, 16_384] {
        let name = "n".repeat(length);
        let pod = decode("Pod", &named(&name)).expect("a pod");
        let read = pod["metadata"]["name"].as_str().unwrap_or_default();
        assert_eq!(read, name);
    }
    for number in [1, 127, 128, 300] {
        let pod = message().message(1, message().varint(7, number));
        let pod = decode("Pod", &pod).expect("a pod");
        assert_eq!(pod["metadata"]["generation"], number);
    }
}

#[test]
fn fields_in_any_order_are_the_same_object() {
    let metadata = |names: [(u32, &str); 3]| {
        names
            .iter()
            .fold(message(), |m, (number, text)| m.bytes(*number, text))
    };
    let expected = json!({"metadata": {"name": "a", "namespace": "n", "uid": "u"}});
    for names in [
        [(1, "a"), (3, "n"), (5, "u")],
        [(5, "u"), (1, "a"), (3, "n")],
        [(3, "n"), (5, "u"), (1, "a")],
    ] {
        let object = message().message(1, metadata(names));
        assert_eq!(decode("ConfigMap", &object), Ok(expected.clone()));
    }
}

#[test]
fn of_a_value_sent_twice_the_last_counts_and_messages_are_merged() {
    let metadata = message()
        .bytes(1, "old")
        .bytes(1, "a")
        .entry(11, "k", "1")
        .entry(11, "k", "2");
    let more = message().bytes(3, "n").entry(11, "l", "3");
    let object = message().message(1, metadata).message(1, more);
    assert_eq!(
        decode("ConfigMap", &object),
        Ok(json!({"metadata": {"name": "a", "namespace": "n", "labels": {"k": "2", "l": "3"}}}))
    );
}

#[test]
fn a_list_in_pieces_is_one_list() {
    let container = |name: &str| message().bytes(1, name);
    let spec = message()
        .message(2, container("a"))
        .bytes(10, "node")
        .message(2, container("b").bytes(2, "image"));
    let pod = message().message(2, spec).message(1, message().bytes(1, "p"));
    assert_eq!(
        decode("Pod", &pod).expect("a pod")["spec"],
        json!({"nodeName": "node", "containers": [
            {"name": "a", "resources": {}}, {"name": "b", "image": "image", "resources": {}}]})
    );
}

#[test]
fn packed_numbers_are_numbers() {
    let rule = message().bytes(1, "").bytes(2, "In").bytes(3, [1, 42]);
    let unpacked = message().bytes(1, "").bytes(2, "In").varint(3, 1).varint(3, 42);
    let job = |codes: Message| {
        let rule = message().bytes(1, "FailJob").message(2, codes);
        let policy = message().message(1, rule);
        message().message(2, message().message(11, policy))
    };
    let schema = Schema::of("batch/v1", "Job").expect("a built-in kind");
    let decode = |object: Message| Decoder::new().item::<Value>(schema, &object.0).expect("a job");
    assert_eq!(decode(job(rule)), decode(job(unpacked.clone())));
    assert_eq!(
        decode(job(unpacked))["spec"]["podFailurePolicy"]["rules"][0]["onExitCodes"]["values"],
        json!([1, 42])
    );
}

#[test]
fn fields_of_newer_servers_are_stepped_over() {
    let object = named("a")
        .bytes(99, "?")
        .varint(98, 7)
        .message(3, message().bytes(97, "?"));
    assert_eq!(
        decode("ConfigMap", &object),
        Ok(json!({"metadata": {"name": "a"}, "binaryData": {"": ""}}))
    );
}

#[test]
fn managed_fields_and_named_fields_are_not_decoded() {
    let entry = message()
        .bytes(1, "kubectl")
        .message(7, message().bytes(1, "no JSON at all"));
    let metadata = message()
        .bytes(1, "a")
        .entry(12, "keep", "1")
        .entry(12, "kubectl.kubernetes.io/last-applied-configuration", "{}")
        .message(17, entry);
    let spec = message().message(2, message().bytes(1, "c").bytes(2, "image").bytes(3, "command"));
    let pod = message()
        .message(1, metadata)
        .message(2, spec)
        .message(3, message());
    let schema = Schema::of("v1", "Pod").expect("pods");
    let decoder = Decoder::new()
        .leave_out(["status"])
        .leave_out(["spec", "containers", "command"])
        .leave_out([
            "metadata",
            "annotations",
            "kubectl.kubernetes.io/last-applied-configuration",
        ]);
    assert_eq!(
        decoder.item::<Value>(schema, &pod.0).expect("a pod"),
        json!({"metadata": {"name": "a", "annotations": {"keep": "1"}},
            "spec": {"containers": [{"name": "c", "image": "image", "resources": {}}]}})
    );
    let error = Decoder::new()
        .keep_managed_fields()
        .item::<Value>(schema, &pod.0)
        .expect_err("no JSON");
    assert_eq!(error.kind(), ErrorKind::Malformed);
    assert!(
        error.to_string().starts_with("metadata.managedFields.fieldsV1: "),
        "{error}"
    );
}

#[test]
fn vectors_carry_no_slack() {
    let spec = (0..5).fold(message(), |m, i| {
        m.message(2, message().bytes(1, format!("c{i}")))
    });
    let schema = Schema::of("v1", "Pod").expect("pods");
    let pod: Pod = Decoder::new()
        .item(schema, &message().message(2, spec).0)
        .expect("a pod");
    assert_eq!(pod.spec.expect("a spec").containers.capacity(), 5);
}

#[test]
fn fields_that_a_type_does_not_name_are_not_parsed() {
    #[derive(Debug, PartialEq, Deserialize)]
    struct Slim {
        metadata: BTreeMap<String, String>,
    }
    // The spec is garbage.
    let pod = named("a").bytes(2, [0xff; 40]);
    let schema = Schema::of("v1", "Pod").expect("pods");
    let slim: Slim = Decoder::new()
        .item(schema, &pod.0)
        .expect("the garbage is not wanted");
    assert_eq!(slim.metadata["name"], "a");
    assert!(Decoder::new().item::<Pod>(schema, &pod.0).is_err());
}

#[test]
fn an_error_has_a_message_an_offset_and_a_field() {
    #[derive(Debug, Deserialize)]
    struct Slim {
        #[expect(dead_code, reason = "never gets that far")]
        spec: Spec,
    }
    #[derive(Debug, Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Spec {
        #[expect(dead_code, reason = "never gets that far")]
        node_name: u32,
    }
    let pod = message()
        .message(1, message())
        .message(2, message().bytes(10, "node"));
    let schema = Schema::of("v1", "Pod").expect("pods");
    let error = Decoder::new()
        .item::<Slim>(schema, &pod.0)
        .expect_err("no number");
    assert_eq!((error.kind(), error.offset()), (ErrorKind::Value, Some(4)));
    assert_eq!(
        error.to_string(),
        "spec.nodeName: invalid type: string \"node\", expected u32 at byte 4"
    );
}

#[test]
fn bad_input_is_an_error_of_its_kind() {
    for (object, kind) in [
        (named("a").bytes(2, [0x0a, 0x7f]), ErrorKind::Truncated),
        (message().varint(1, 7), ErrorKind::WireType),
        (message().message(1, message().bytes(1, [0xff])), ErrorKind::Utf8),
        (
            message().message(1, message().bytes(7, "seven")),
            ErrorKind::WireType,
        ),
        (
            message().message(1, message().message(8, message().varint(1, u64::MAX / 2))),
            ErrorKind::Malformed,
        ),
    ] {
        assert_eq!(decode("ConfigMap", &object), Err(kind));
    }
    assert_eq!(
        Envelope::parse(&enveloped("example.com/v1", "Widget", b""))
            .and_then(|e| Decoder::new().object::<Value>(&e))
            .map_err(|e| e.kind()),
        Err(ErrorKind::UnknownKind)
    );
}

#[test]
fn deep_nesting_is_refused_in_order_and_out_of_order() {
    // JSONSchemaProps.not is 28, .type is 5.
    let schema = Schema::of("apiextensions.k8s.io/v1", "CustomResourceDefinition").expect("a built-in kind");
    let crd = |depth: usize, disorder: bool| {
        let mut props = message();
        for _ in 0..depth {
            props = message().message(28, props);
            if disorder {
                props = props.bytes(5, "object");
            }
        }
        let version = message().message(4, message().message(1, props));
        message().message(2, message().message(7, version)).0
    };
    for disorder in [false, true] {
        assert!(Decoder::new().item::<Value>(schema, &crd(100, disorder)).is_ok());
        let error = Decoder::new()
            .item::<Value>(schema, &crd(20_000, disorder))
            .expect_err("too deep");
        assert_eq!(error.kind(), ErrorKind::Depth);
    }
}

fn body(items: &[Message]) -> Vec<u8> {
    let metadata = message()
        .bytes(1, "")
        .bytes(2, "70")
        .bytes(3, "next")
        .varint(4, 3);
    let list = items.iter().fold(message().message(1, metadata), |list, item| {
        list.message(2, item.clone())
    });
    enveloped("v1", "ConfigMapList", &list.0)
}

/// The items and the end of a body that arrives in these chunks.
fn listed<'a>(chunks: impl IntoIterator<Item = &'a [u8]>) -> Result<(Vec<String>, String), ErrorKind> {
    let mut list = List::new(1 << 20);
    let mut names = Vec::new();
    for chunk in chunks {
        list.feed(chunk);
        while let Some(item) = list.next().map_err(|e| e.kind())? {
            names.push(peek(&item).map_err(|e| e.kind())?.name.to_owned());
        }
    }
    let end = list.end().map_err(|e| e.kind())?;
    Ok((names, format!("{} {} {:?}", end.version, end.next, end.remaining)))
}

#[test]
fn items_come_wherever_the_bytes_are_cut() {
    let long = "x".repeat(300);
    let body = body(&[named("a"), message(), named(&long), named("b")]);
    let expected = vec!["a".to_owned(), String::new(), long, "b".to_owned()];
    for size in 1..body.len() {
        let (names, end) = listed(body.chunks(size)).expect("a list");
        assert_eq!((&names, end.as_str()), (&expected, "70 next Some(3)"));
    }
}

#[test]
fn i8_a_list_cut_short_is_an_error() {
    let body = body(&[named("a"), named("b")]);
    // The last four bytes are two empty fields of the envelope, between which it could have ended.
    for end in 0..body.len() - 4 {
        assert!(listed([&body[..end]]).is_err(), "cut at {end}");
    }
}

#[test]
fn a_body_that_is_not_a_list_is_refused_before_its_first_item() {
    let status = enveloped("v1", "Status", &message().bytes(2, "Failure").0);
    assert_eq!(listed([&*status]), Err(ErrorKind::NoEnvelope));
    assert_eq!(
        listed([&b"{\"kind\":\"PodList\"}"[..]]),
        Err(ErrorKind::NoEnvelope)
    );
}

#[test]
fn nothing_larger_than_the_limit_is_waited_for() {
    let mut list = List::new(100);
    list.feed(&body(&[named("a"), named(&"x".repeat(200))]));
    assert!(list.next().expect("small").is_some());
    let error = list.next().expect_err("large");
    assert_eq!(error.kind(), ErrorKind::TooLarge);
    assert!(
        error
            .to_string()
            .contains("an item of 206 bytes, more than the 100 allowed"),
        "{error}"
    );

    let mut frames = Frames::new(100);
    frames.feed(&101_u32.to_be_bytes());
    assert_eq!(frames.next().expect_err("large").kind(), ErrorKind::TooLarge);
}

fn event(change: &str, object: &[u8]) -> Vec<u8> {
    message()
        .bytes(1, change)
        .message(2, message().bytes(1, object))
        .0
}

#[test]
fn events_carry_their_objects_and_bookmarks_their_end() {
    let metadata = message()
        .bytes(6, "70")
        .entry(12, "k8s.io/initial-events-end", "true");
    let object = enveloped("v1", "Pod", &message().message(1, metadata).0);
    let frame = event("BOOKMARK", &object);
    let event = Event::parse(&frame).expect("an event");
    let peek = peek(event.object.raw).expect("metadata");
    assert_eq!((event.change, event.object.kind), ("BOOKMARK", "Pod"));
    assert_eq!(peek.resource_version, "70");
    assert_eq!(peek.annotation("k8s.io/initial-events-end"), Ok(Some("true")));
    assert_eq!(peek.annotation("other"), Ok(None));
}

#[test]
fn an_error_event_is_a_status() {
    let status = message()
        .message(1, message())
        .bytes(2, "Failure")
        .bytes(3, "too old")
        .bytes(4, "Expired")
        .varint(6, 410);
    let frame = event("ERROR", &enveloped("v1", "Status", &status.0));
    let event = Event::parse(&frame).expect("an event");
    let status: Value = Decoder::new().object(&event.object).expect("a status");
    assert_eq!(
        status,
        json!({"apiVersion": "v1", "kind": "Status", "metadata": {}, "status": "Failure",
            "message": "too old", "reason": "Expired", "code": 410})
    );
}

/// A pod with most kinds of fields.
fn pod() -> Vec<u8> {
    let time = message().varint(1, 1_700_000_000).varint(2, 0);
    let metadata = message()
        .bytes(1, "web-0")
        .bytes(3, "prod")
        .varint(7, 3)
        .message(8, time)
        .entry(11, "app", "web")
        .bytes(14, "finalizer");
    let quantity = message().bytes(1, "cpu").message(2, message().bytes(1, "100m"));
    let port = message().varint(1, 0).varint(2, 8080).bytes(3, "");
    let probe = message().message(1, message().message(2, message().bytes(1, "/").message(2, port)));
    let container = message()
        .bytes(1, "c")
        .message(8, message().message(2, quantity))
        .message(10, probe);
    let volume = message()
        .bytes(1, "v")
        .message(2, message().message(2, message().bytes(1, "Memory")));
    let spec = message()
        .message(1, volume)
        .message(2, container)
        .bytes(10, "node");
    message()
        .message(1, metadata)
        .message(2, spec)
        .message(3, message().bytes(1, "Running"))
        .0
}

#[test]
fn the_pod_that_is_mutated_is_a_good_one() {
    let pod: Pod = Decoder::new()
        .item(Schema::of("v1", "Pod").expect("pods"), &pod())
        .expect("a pod");
    let spec = pod.spec.expect("a spec");
    assert_eq!(
        spec.containers[0]
            .liveness_probe
            .as_ref()
            .and_then(|p| p.http_get.as_ref())
            .map(|g| &g.port),
        Some(&k8s_openapi::apimachinery::pkg::util::intstr::IntOrString::Int(
            8080
        ))
    );
    assert!(spec.volumes.expect("volumes")[0].empty_dir.is_some());
}

/// Mutations of bytes: an index, and the new values.
fn mutations() -> impl Strategy<Value = Vec<(prop::sample::Index, u8, u8)>> {
    prop::collection::vec((any::<prop::sample::Index>(), 0..4_u8, any::<u8>()), 1..6)
}

fn mutate(mut bytes: Vec<u8>, mutations: &[(prop::sample::Index, u8, u8)]) -> Vec<u8> {
    for (place, what, byte) in mutations {
        let place = place.index(bytes.len().max(1));
        match what {
            0 if place < bytes.len() => bytes[place] = *byte,
            1 => bytes.insert(place, *byte),
            2 if place < bytes.len() => drop(bytes.remove(place)),
            _ => bytes.truncate(place),
        }
    }
    bytes
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn no_bytes_make_the_decoder_panic(mutations in mutations()) {
        let bytes = mutate(pod(), &mutations);
        let schema = Schema::of("v1", "Pod").expect("pods");
        let decoder = Decoder::new().keep_managed_fields();
        let value = decoder.item::<Value>(schema, &bytes);
        let typed = decoder.item::<Pod>(schema, &bytes);
        // Input that the type accepts is well-formed.
        prop_assert!(typed.is_err() || value.is_ok(), "{:?} {:?}", value, typed);
        for error in [value.err(), typed.err()].into_iter().flatten() {
            prop_assert!(error.offset().is_none_or(|offset| offset <= bytes.len()), "{error}");
        }
        let _ = peek(&bytes).map(|peek| peek.annotation("k"));
    }

    #[test]
    fn no_bytes_make_the_framers_panic_or_depend_on_where_they_are_cut(
        mutations in mutations(), size in 1..40_usize, names in prop::collection::vec("[a-z]{0,9}", 0..5),
    ) {
        let items: Vec<_> = names.iter().map(|name| named(name)).collect();
        let body = mutate(body(&items), &mutations);
        prop_assert_eq!(listed(body.chunks(size)), listed([&*body]));
        let frame = mutate(event("ADDED", &enveloped("v1", "Pod", &pod())), &mutations);
        if let Ok(event) = Event::parse(&frame) {
            let _ = Decoder::new().object::<Value>(&event.object);
        }
        let mut frames = Frames::new(1000);
        for chunk in frame.chunks(size) {
            frames.feed(chunk);
            while let Ok(Some(_)) = frames.next() {}
        }
    }

    #[test]
    fn garbage_is_refused_or_read_but_never_worse(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        for (version, kind) in [("v1", "Pod"), ("apiextensions.k8s.io/v1", "CustomResourceDefinition"), ("apps/v1", "ControllerRevision")] {
            let schema = Schema::of(version, kind).expect("a built-in kind");
            let _ = Decoder::new().keep_managed_fields().item::<Value>(schema, &bytes);
        }
        let _ = Envelope::parse(&bytes);
        let _ = Envelope::parse(&[b"k8s\0", &*bytes].concat());
        let _ = peek(&bytes);
        let _ = listed([&*bytes]);
    }

    /// Shuffling the fields of a message changes only the order of lists.
    #[test]
    fn a_shuffled_object_is_the_same_object(order in Just((0..6_usize).collect::<Vec<_>>()).prop_shuffle()) {
        let fields = [
            message().bytes(1, "a"), message().bytes(3, "n"), message().entry(11, "k", "1"),
            message().entry(11, "l", "2"), message().varint(7, 9), message().bytes(14, "f"),
        ];
        let metadata = order.iter().fold(message(), |m, i| Message([m.0, fields[*i].0.clone()].concat()));
        let actual = decode("ConfigMap", &message().message(1, metadata));
        prop_assert_eq!(actual, Ok(json!({"metadata": {
            "name": "a", "namespace": "n", "labels": {"k": "1", "l": "2"}, "generation": 9, "finalizers": ["f"]}})));
    }
}

/// Each field takes two bytes on the wire, and 32 bytes of memory while fields are sorted.
#[test]
fn b69_an_object_with_millions_of_fields_that_are_not_in_order_is_refused() {
    let finalizers = |count: usize| Message([0x72, 0x00].repeat(count));
    // Name and finalizers, sorted and not sorted.
    let ordered = Message([message().bytes(1, "a").0, finalizers(1 << 21).0].concat());
    let disordered = |count| Message([finalizers(count).0, message().bytes(1, "a").0].concat());
    assert!(decode("ConfigMap", &message().message(1, ordered)).is_ok());
    assert!(decode("ConfigMap", &message().message(1, disordered(1_000))).is_ok());
    let refused = decode("ConfigMap", &message().message(1, disordered(1 << 21)));
    assert_eq!(refused, Err(ErrorKind::TooLarge));
}
