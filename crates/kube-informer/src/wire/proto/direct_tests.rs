use http::Request;
use http_body_util::BodyExt;
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::core::v1::{Node, Pod, Service};
use kube::client::Body;
use kube_sandbox::Sandbox;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::count;
use crate::wire::Decoding;
use crate::wire::proto::{Decoder, Envelope, Event, Frames, List, Schema};

/// Decoded by serde: another type, for which there is no direct decoder.
#[derive(Debug, PartialEq, Deserialize)]
#[serde(transparent)]
struct BySerde<K>(K);

async fn answer(sandbox: &Sandbox, path: &str) -> Vec<u8> {
    let accept = match path.contains("watch") {
        true => "application/vnd.kubernetes.protobuf;stream=watch",
        false => "application/vnd.kubernetes.protobuf",
    };
    let request = Request::get(path).header("accept", accept);
    let response = sandbox
        .client()
        .send(request.body(Body::empty()).expect("a request"))
        .await
        .expect("an answer");
    response
        .into_body()
        .collect()
        .await
        .expect("a body")
        .to_bytes()
        .into()
}

async fn listed(resource: &str, path: &str) -> Vec<Vec<u8>> {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.load(resource, 5).expect("objects");
    let body = answer(&sandbox, path).await;
    let mut list = List::new(body.len());
    list.feed(&body);
    let mut items = Vec::new();
    while let Some(item) = list.next().expect("a list") {
        items.push(item.to_vec());
    }
    items.iter_mut().for_each(|item| fix_times(item));
    items
}

/// Replaces the times, which are those of this run, by one that never changes, so that the bytes that a seed makes do not change either.
fn fix_times(object: &mut [u8]) {
    const TIME: [u8; 8] = [0x08, 0xe7, 0x99, 0xf3, 0xd7, 0x06, 0x10, 0x00];
    for at in 0..object.len().saturating_sub(TIME.len()) {
        if let [0x08, a, b, c, d, 0x06, 0x10, 0x00] = object[at..at + TIME.len()]
            && [a, b, c, d].iter().all(|byte| *byte >= 0x80)
        {
            object[at..at + TIME.len()].copy_from_slice(&TIME);
        }
    }
}

#[test]
fn a_time_whose_nanoseconds_are_impossible_is_refused_even_if_they_come_again() {
    // {"metadata": {"creationTimestamp": …}}, whose nanoseconds are none, or two billion and then none.
    let schema = Schema::of("v1", "Pod").expect("a built-in kind");
    let good = b"\x0a\x0a\x42\x08\x08\xe7\x99\xf3\xd7\x06\x10\x00";
    let bad = b"\x0a\x10\x42\x0e\x08\xe7\x99\xf3\xd7\x06\x10\x80\xa8\xd6\xb9\x07\x10\x00";
    assert_eq!(compare::<Pod>(&Decoder::new(), schema, good), 1);
    assert_eq!(compare::<Pod>(&Decoder::new(), schema, bad), 0);
}

#[test]
fn a_time_that_comes_in_parts_is_that_of_serde() {
    let schema = Schema::of("v1", "Pod").expect("a built-in kind");
    // None, Go's zero time, some seconds, other seconds, nanoseconds, both.
    let parts: [&[u8]; 6] = [
        b"",
        b"\x08\x80\x92\xb8\xc3\x98\xfe\xff\xff\xff\x01",
        b"\x08\xe7\x99\xf3\xd7\x06",
        b"\x08\x01",
        b"\x10\x07",
        b"\x08\x02\x10\x09",
    ];
    for first in parts {
        for second in parts {
            let mut metadata = Vec::new();
            for part in [first, second] {
                metadata.extend([0x42, part.len() as u8]);
                metadata.extend(part);
            }
            let mut pod = vec![0x0a, metadata.len() as u8];
            pod.extend(metadata);
            compare::<Pod>(&Decoder::new(), schema, &pod);
        }
    }
}

/// Decodes with and without serde. The results, and the errors, have to be the same. Returns how many were decoded without.
fn compare<K: DeserializeOwned + PartialEq + std::fmt::Debug + 'static>(
    decoder: &Decoder,
    schema: Schema,
    bytes: &[u8],
) -> usize {
    count::take();
    let by_serde = decoder.item::<BySerde<K>>(schema, bytes);
    assert_eq!(count::take(), 0, "that was serde");
    let decoded = decoder.item::<K>(schema, bytes);
    let direct = count::take();
    match (decoded, by_serde) {
        (Ok(decoded), Ok(BySerde(by_serde))) => assert_eq!(decoded, by_serde),
        (decoded, by_serde) => assert_eq!(
            decoded.map(drop).map_err(|e| e.to_string()),
            by_serde.map(drop).map_err(|e| e.to_string()),
            "{bytes:?}"
        ),
    }
    direct
}

/// Whole objects, then with some bytes changed, and cut.
async fn check<K: DeserializeOwned + PartialEq + std::fmt::Debug + 'static>(
    api_version: &str,
    kind: &str,
    resource: &str,
    path: &str,
) {
    let schema = Schema::of(api_version, kind).expect("a built-in kind");
    let objects = listed(resource, path).await;
    assert!(!objects.is_empty());
    let mut rng = StdRng::seed_from_u64(7);
    for object in &objects {
        for decoder in [Decoder::new(), Decoder::new().keep_managed_fields()] {
            assert_eq!(compare::<K>(&decoder, schema, object), 1);
            for _ in 0..150 {
                let mut changed = object.clone();
                for _ in 0..rng.random_range(1..4) {
                    let place = rng.random_range(0..changed.len());
                    changed[place] = rng.random();
                }
                compare::<K>(&decoder, schema, &changed);
                compare::<K>(&decoder, schema, &object[..rng.random_range(0..object.len())]);
            }
        }
    }
}

#[tokio::test]
async fn i8_whatever_the_bytes_are_results_and_errors_are_those_of_serde() {
    check::<Pod>("v1", "Pod", "pods", "/api/v1/pods").await;
    check::<Node>("v1", "Node", "nodes", "/api/v1/nodes").await;
    check::<Service>("v1", "Service", "services", "/api/v1/services").await;
    check::<Deployment>(
        "apps/v1",
        "Deployment",
        "deployments",
        "/apis/apps/v1/deployments",
    )
    .await;
}

#[tokio::test]
async fn objects_of_a_watch_are_decoded_directly_too() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    sandbox.load("pods", 3).expect("pods");
    let path = "/api/v1/pods?watch=1&resourceVersion=0&timeoutSeconds=1";
    let body = answer(&sandbox, path).await;
    let mut frames = Frames::new(body.len());
    frames.feed(&body);
    count::take();
    let mut pods = 0;
    while let Some(frame) = frames.next().expect("a frame") {
        let event = Event::parse(&frame).expect("an event");
        if event.change == "ADDED" {
            let pod: Pod = Decoder::new().object(&event.object).expect("a pod");
            let BySerde(by_serde) = Decoder::new().object(&event.object).expect("a pod");
            assert_eq!(pod, by_serde);
            pods += 1;
        }
    }
    assert_eq!((pods, count::take()), (3, 3));
}

#[test]
fn serde_decodes_what_the_direct_decoder_is_not_for() {
    // {"metadata": {"name": "a", "labels": {"b": "c"}}}
    let bytes = b"\x0a\x0b\x0a\x01a\x5a\x06\x0a\x01b\x12\x01c";
    let schema = |kind| Schema::of("v1", kind).expect("a built-in kind");
    let labels = |pod: &Pod| pod.metadata.labels.as_ref().map_or(0, |labels| labels.len());
    count::take();

    let decoder = Decoder::new().leave_out(["metadata", "labels"]);
    let pod: Pod = decoder.item(schema("Pod"), bytes).expect("a pod");
    assert_eq!((labels(&pod), count::take()), (0, 0), "a field is left out");

    let pod: Pod = Decoder::new().item(schema("Node"), bytes).expect("metadata");
    assert_eq!((labels(&pod), count::take()), (1, 0), "an object of another kind");

    let shallow = |depth| Decoder::from(&Decoding::default().max_depth(depth));
    for depth in 0..6 {
        // {"spec": {"affinity": {"nodeAffinity": {}}}}
        let deep = b"\x12\x05\x92\x01\x02\x0a\x00";
        compare::<Pod>(&shallow(depth), schema("Pod"), deep);
    }
    let pod: Pod = Decoder::new().item(schema("Pod"), bytes).expect("a pod");
    assert_eq!((labels(&pod), count::take()), (1, 1));

    let body = b"k8s\0\x0a\x0f\x0a\x02v1\x12\x09Namespace\x12\x05\x0a\x03\x0a\x01a";
    let envelope = Envelope::parse(body).expect("an envelope");
    assert!(
        Decoder::new().object::<Pod>(&envelope).is_err(),
        "kind is checked"
    );
}
