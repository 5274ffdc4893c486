//! Compares protobuf with JSON on the real server: every built-in resource, listed and watched in both forms, has to
//! decode to the same values.
//!
//! `RECORD=<dir>` also writes the bodies of one pod to files, for the bench.
#![cfg(feature = "real")]

mod proto;

use std::collections::BTreeMap;

use http::Request;
use http_body_util::BodyExt;
use kube::Client;
use kube::client::Body;
use kube_informer::wire::proto::{Decoder, Envelope, ErrorKind, Event, Frames, List, Schema, peek};
use serde_json::{Value, json};
use testbed::{Deadline, RealServer};

const JSON: &str = "application/json";
const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";
const LIMIT: usize = 64 << 20;

struct Answer {
    code: u16,
    form: String,
    body: Vec<u8>,
}

async fn call(client: &Client, method: &str, path: &str, accept: &str, body: Option<&Value>) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("accept", accept)
        .header("content-type", JSON)
        .body(Body::from(
            body.map(|b| b.to_string().into_bytes()).unwrap_or_default(),
        ))
        .expect("a request");
    let response = client.send(request).await.expect("an answer");
    Answer {
        code: response.status().as_u16(),
        form: response.headers()["content-type"]
            .to_str()
            .expect("text")
            .to_owned(),
        body: response
            .into_body()
            .collect()
            .await
            .expect("a body")
            .to_bytes()
            .to_vec(),
    }
}

async fn json(client: &Client, path: &str) -> Value {
    let answer = call(client, "GET", path, JSON, None).await;
    assert_eq!(
        answer.code,
        200,
        "{path}: {}",
        String::from_utf8_lossy(&answer.body)
    );
    serde_json::from_slice(&answer.body).expect("JSON")
}

/// A resource that can be listed, from discovery.
struct Resource {
    api_version: String,
    kind: String,
    path: String,
}

async fn resources(client: &Client) -> Vec<Resource> {
    let mut groups = vec!["/api/v1".to_owned()];
    for group in json(client, "/apis").await["groups"].as_array().expect("groups") {
        // The prepared objects contain a custom resource, and an API service without a server.
        if matches!(group["name"].as_str(), Some("example.com" | "none.io")) {
            continue;
        }
        for version in group["versions"].as_array().expect("versions") {
            groups.push(format!(
                "/apis/{}",
                version["groupVersion"].as_str().expect("a version")
            ));
        }
    }
    let mut all = Vec::new();
    for group in groups {
        let list = json(client, &group).await;
        for resource in list["resources"].as_array().expect("resources") {
            let verbs = resource["verbs"].as_array().expect("verbs");
            if verbs.contains(&json!("list")) {
                all.push(Resource {
                    api_version: list["groupVersion"].as_str().expect("a version").to_owned(),
                    kind: resource["kind"].as_str().expect("a kind").to_owned(),
                    path: format!("{group}/{}", resource["name"].as_str().expect("a name")),
                });
            }
        }
    }
    all
}

/// Creates every prepared object, and writes its status.
async fn create(client: &Client) {
    let file =
        std::fs::read(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/proto/objects.json")).expect("a file");
    let objects: Value = serde_json::from_slice(&file).expect("JSON");
    let mut refused = Vec::new();
    let mut all: Vec<(String, Value)> = Vec::new();
    for (path, list) in objects.as_object().expect("by path") {
        all.extend(
            list.as_array()
                .expect("objects")
                .iter()
                .map(|o| (path.clone(), o.clone())),
        );
    }
    // Namespaces first; the order of the others does not matter.
    all.sort_by_key(|(path, _)| path != "/api/v1/namespaces");
    let mut pod = kube_sandbox::sample::pod(7);
    pod["metadata"] = json!({"name": "sample", "namespace": "proto", "labels": pod["metadata"]["labels"],
        "annotations": pod["metadata"]["annotations"], "ownerReferences": pod["metadata"]["ownerReferences"]});
    all.push(("/api/v1/namespaces/proto/pods".to_owned(), pod));
    let mut node = kube_sandbox::sample::node(7);
    node["metadata"] = json!({"name": "sample", "labels": node["metadata"]["labels"]});
    all.push(("/api/v1/nodes".to_owned(), node));
    for (path, object) in all {
        let answer = call(client, "POST", &path, JSON, Some(&object)).await;
        let text = String::from_utf8_lossy(&answer.body).into_owned();
        if answer.code != 201 {
            refused.push(format!("{path}: {text}"));
            continue;
        }
        if object.get("status").is_some() {
            let mut created: Value = serde_json::from_str(&text).expect("JSON");
            created["status"] = object["status"].clone();
            let name = created["metadata"]["name"].as_str().expect("a name");
            let path = format!("{path}/{name}/status");
            let answer = call(client, "PUT", &path, JSON, Some(&created)).await;
            if answer.code != 200 {
                refused.push(format!("{path}: {}", String::from_utf8_lossy(&answer.body)));
            }
        }
    }
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

/// Lists in both forms at one version and compares item by item. Returns the number of items.
async fn lists_agree(client: &Client, resource: &Resource) -> usize {
    let what = &resource.path;
    let expected = json(client, what).await;
    let version = expected["metadata"]["resourceVersion"]
        .as_str()
        .unwrap_or_default();
    // The server computes component statuses for each request, in any order.
    let path = match version {
        "" => what.clone(),
        _ => format!("{what}?resourceVersion={version}&resourceVersionMatch=Exact"),
    };
    let answer = call(client, "GET", &path, PROTOBUF, None).await;
    assert_eq!((answer.code, answer.form.as_str()), (200, PROTOBUF), "{what}");
    let mut list = List::new(LIMIT);
    let mut items = Vec::new();
    for chunk in answer.body.chunks(1000) {
        list.feed(chunk);
        while let Some(item) = list.next().expect("an item") {
            items.push((list.schema().expect("a known kind"), item));
        }
    }
    let end = list.end().expect("a whole list");
    assert_eq!(end.version, version, "{what}");
    assert_eq!(json!(end.kind), expected["kind"], "{what}");
    let mut expected = expected["items"].as_array().cloned().unwrap_or_default();
    expected.iter_mut().for_each(forget_inner_types);
    assert_eq!(items.len(), expected.len(), "{what}");
    let decoder = Decoder::new().keep_managed_fields();
    if version.is_empty() {
        expected.sort_by_key(|object| object["metadata"]["name"].to_string());
        items.sort_by_key(|(_, item)| peek(item).map(|peek| peek.name.to_owned()).ok());
    }
    for (expected, (schema, item)) in expected.iter().zip(&items) {
        let actual: Value = decoder
            .item(*schema, item)
            .unwrap_or_else(|e| panic!("{what}: {e}"));
        proto::assert_same(what, expected, &actual);
        let peek = peek(item).expect("metadata");
        assert_eq!(expected["metadata"]["name"], peek.name, "{what}");
    }
    items.len()
}

/// The type of an embedded object is not in the protobuf form. client-go's decoder does not return it either.
fn forget_inner_types(object: &mut Value) {
    let claims = object.pointer_mut("/spec/volumeClaimTemplates");
    for claim in claims.and_then(Value::as_array_mut).into_iter().flatten() {
        let claim = claim.as_object_mut().expect("a claim");
        assert!(claim.remove("apiVersion").is_some() && claim.remove("kind").is_some());
    }
}

/// Gets each object by name in both forms, and compares whole and slim types.
async fn objects_agree(client: &Client, resource: &Resource) {
    let list = json(client, &resource.path).await;
    for item in list["items"].as_array().into_iter().flatten() {
        let name = item["metadata"]["name"].as_str().expect("a name");
        let (root, plural) = resource.path.rsplit_once('/').expect("a path");
        let path = match item["metadata"]["namespace"].as_str() {
            Some(namespace) => format!("{root}/namespaces/{namespace}/{plural}/{name}"),
            None => format!("{}/{name}", resource.path),
        };
        // Some objects change by themselves, such as leases: repeat until both answers have the same version.
        loop {
            let before = call(client, "GET", &path, JSON, None).await;
            let answer = call(client, "GET", &path, PROTOBUF, None).await;
            let after = call(client, "GET", &path, JSON, None).await;
            if before.body != after.body {
                continue;
            }
            if before.code == 200 {
                let envelope = Envelope::parse(&answer.body).expect("an envelope");
                let mut object: Value = serde_json::from_slice(&before.body).expect("JSON");
                forget_inner_types(&mut object);
                let object = object.to_string().into_bytes();
                proto::as_typed(&path, &object, &envelope);
                proto::as_slim(&path, &object, &envelope);
            }
            break;
        }
    }
}

/// Compares the initial events of a watch by name: all objects, then the bookmark that ends them.
async fn watches_agree(client: &Client, resource: &Resource) {
    let ask = "watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&timeoutSeconds=1";
    let path = format!("{}?{ask}", resource.path);
    let what = &resource.path;
    let answer = call(client, "GET", &path, JSON, None).await;
    if answer.code != 200 {
        return; // no watch, or not in this form
    }
    let lines = answer.body.split(|b| *b == b'\n').filter(|line| !line.is_empty());
    let lines = lines.map(|line| serde_json::from_slice::<Value>(line).expect("JSON"));
    let name = |object: &Value| {
        let metadata = &object["metadata"];
        format!(
            "{} {} {}",
            metadata["namespace"], metadata["name"], metadata["resourceVersion"]
        )
    };
    let expected: BTreeMap<String, Value> = lines.map(|e| (name(&e["object"]), e)).collect();

    let answer = call(
        client,
        "GET",
        &path,
        &format!("{PROTOBUF};stream=watch,{PROTOBUF}"),
        None,
    )
    .await;
    assert_eq!(
        (answer.code, answer.form.as_str()),
        (200, &*format!("{PROTOBUF};stream=watch")),
        "{what}"
    );
    let mut frames = Frames::new(LIMIT);
    let mut ends = 0;
    for chunk in answer.body.chunks(777) {
        frames.feed(chunk);
        while let Some(frame) = frames.next().expect("a frame") {
            let event = Event::parse(&frame).expect("an event");
            let object: Value = Decoder::new()
                .keep_managed_fields()
                .object(&event.object)
                .unwrap_or_else(|e| panic!("{what}: {e}"));
            if event.change == "BOOKMARK" {
                let peek = peek(event.object.raw).expect("metadata");
                ends += usize::from(peek.annotation("k8s.io/initial-events-end") == Ok(Some("true")));
                assert!(!peek.resource_version.is_empty());
                assert_eq!(object["kind"], resource.kind.as_str());
            } else if let Some(mut expected) = expected.get(&name(&object)).cloned() {
                forget_inner_types(&mut expected["object"]);
                assert!(
                    matches!(event.change, "ADDED" | "MODIFIED"),
                    "{what}: {}",
                    event.change
                );
                proto::assert_same(what, &expected["object"], &object);
            } else {
                // Changed between the two watches, which only leases and events do.
                assert!(matches!(&*resource.kind, "Lease" | "Event"), "{what}: {object}");
            }
        }
    }
    assert!(!frames.is_within_a_frame());
    assert_eq!(ends, 1, "{what}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_built_in_resource_is_the_same_in_both_forms() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::builder()
        .runtime_config("api/all=true")
        .feature_gate("AllBeta", true)
        .start()
        .await
        .expect("a server");
    let client = server.client();
    create(&client).await;
    if let Ok(dir) = std::env::var("RECORD") {
        for (form, name) in [(JSON, "pod.json"), (PROTOBUF, "pod.pb")] {
            let pod = call(&client, "GET", "/api/v1/namespaces/proto/pods/sample", form, None).await;
            std::fs::write(format!("{dir}/{name}"), pod.body).expect("written");
        }
    }
    let mut empty = Vec::new();
    let mut seen = 0;
    let resources = resources(&client).await;
    for resource in &resources {
        assert!(
            Schema::of(&resource.api_version, &resource.kind).is_some(),
            "no table for {}",
            resource.path
        );
        match lists_agree(&client, resource).await {
            // The server deletes candidates that do not renew.
            0 if resource.kind == "LeaseCandidate" => {}
            0 => empty.push(resource.path.as_str()),
            _ => seen += 1,
        }
        objects_agree(&client, resource).await;
    }
    futures::future::join_all(resources.iter().map(|r| watches_agree(&client, r))).await;
    assert_eq!(empty, EMPTY, "of {}, {seen} had objects", resources.len());
    refusals(&client).await;
    server.shutdown().await.expect("it ends");
}

/// Errors are protobuf too. Custom resources never are.
async fn refusals(client: &Client) {
    let refused = call(
        client,
        "GET",
        "/api/v1/pods?resourceVersion=nonsense",
        PROTOBUF,
        None,
    )
    .await;
    assert_eq!((refused.code, refused.form.as_str()), (400, PROTOBUF));
    let status: Value = Decoder::new()
        .object(&Envelope::parse(&refused.body).expect("an envelope"))
        .expect("a status");
    assert_eq!(
        (&status["kind"], &status["code"]),
        (&json!("Status"), &json!(400))
    );

    let custom = call(client, "GET", "/apis/example.com/v1/widgets", PROTOBUF, None).await;
    assert_eq!(custom.code, 406, "{}", String::from_utf8_lossy(&custom.body));
    let both = format!("{PROTOBUF},{JSON}");
    // The server answers 429 until it has the objects of a new kind in its watch cache.
    let custom = loop {
        let custom = call(client, "GET", "/apis/example.com/v1/widgets", &both, None).await;
        if custom.code != 429 {
            break custom;
        }
        tokio::time::sleep(std::time::Duration::from_millis(200)).await;
    };
    assert_eq!((custom.code, custom.form.as_str()), (200, JSON));
    let error = Envelope::parse(&custom.body).expect_err("JSON");
    assert_eq!(error.kind(), ErrorKind::NoEnvelope);
}

/// Only a kubelet can request a pod certificate.
const EMPTY: [&str; 1] = ["/apis/certificates.k8s.io/v1beta1/podcertificaterequests"];
