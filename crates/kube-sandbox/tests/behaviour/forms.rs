//! Forms of answers and bodies: compressed, metadata only, and those that it has not.

use std::io::Read;

use bytes::Bytes;
use flate2::bufread::{GzDecoder, MultiGzDecoder};
use http::{Method, Request};
use http_body_util::{BodyExt, Full};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, ListParams, PostParams, WatchParams};
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};
use tower::ServiceExt;

use crate::kit::{Answer, Story, ask, ask_with, create, large_map, maps, names, sandbox, sandbox_with};

const MAPS: &str = "/api/v1/namespaces/default/configmaps";
const WATCH_LIST: &str = "/api/v1/namespaces/default/configmaps?watch=1&sendInitialEvents=true\
     &resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true&timeoutSeconds=5";
const GZIP: &[(&str, &str)] = &[("accept-encoding", "gzip")];

/// A server that compresses watch-list streams, as real ones do from 1.37 on.
async fn compressing() -> Sandbox {
    let builder = Sandbox::builder().watch_list_gzip(true);
    builder.start().await.expect("a free port")
}

/// A server whose list of maps is large enough to be compressed.
async fn with_large_list() -> Sandbox {
    let sandbox = compressing().await;
    for name in ["a", "b", "c", "d"] {
        let created = maps(&sandbox)
            .create(&PostParams::default(), &large_map(name, 50_000))
            .await;
        created.expect("created");
    }
    sandbox
}

/// Decodes one member, and gives what follows it.
fn one_member(bytes: &[u8]) -> (String, &[u8]) {
    let mut text = String::new();
    let mut decoder = GzDecoder::new(bytes);
    decoder.read_to_string(&mut text).expect("a whole member");
    (text, decoder.into_inner())
}

#[tokio::test]
async fn a_large_list_is_one_gzip_member_for_who_accepts_it() {
    let sandbox = with_large_list().await;

    let plain = Answer::read(ask(&sandbox, MAPS).await).await;
    let packed = Answer::read(ask_with(&sandbox, MAPS, GZIP).await).await;

    assert_eq!(packed.header("content-encoding"), "gzip");
    assert_eq!(packed.header("vary"), "Accept-Encoding");
    assert!(packed.body.len() < plain.body.len());
    let (text, rest) = one_member(&packed.body);
    assert!(rest.is_empty());
    assert_eq!(text, plain.text());
}

#[tokio::test]
async fn nothing_is_compressed_that_is_small_or_was_not_asked_for() {
    let sandbox = with_large_list().await;
    let encoding = async |path, headers| {
        let answer = Answer::read(ask_with(&sandbox, path, headers).await).await;
        serde_json::from_slice::<serde_json::Value>(&answer.body).expect("plain JSON");
        answer.header("content-encoding").to_owned()
    };

    assert_eq!(encoding(MAPS, &[]).await, "");
    assert_eq!(encoding(MAPS, &[("accept-encoding", "identity")]).await, "");
    assert_eq!(encoding(MAPS, &[("accept-encoding", "gzip;q=0")]).await, "");
    assert_eq!(encoding("/api/v1/namespaces", GZIP).await, "");
}

#[tokio::test]
async fn a_compressed_list_that_is_cut_can_be_read_up_to_the_cut() {
    let sandbox = with_large_list().await;
    let after = After::Events(2);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::List));

    let answer = Answer::read(ask_with(&sandbox, MAPS, GZIP).await).await;

    let mut text = Vec::new();
    let end = GzDecoder::new(&answer.body[..]).read_to_end(&mut text);
    let text = String::from_utf8(text).expect("UTF-8");
    let sent = ["a", "b", "c"].map(|name| text.contains(&format!("{{\"name\":\"{name}\"")));
    assert!(answer.cut && end.is_err());
    assert_eq!(sent, [true, true, false]);
}

#[tokio::test(start_paused = true)]
async fn every_flush_of_a_compressed_watch_list_can_be_read_when_it_arrives() {
    let sandbox = compressing().await;
    let maps = maps(&sandbox);
    create(&maps, &["a", "b"]).await;
    let response = ask_with(&sandbox, WATCH_LIST, GZIP).await;
    assert_eq!(response.headers()["content-encoding"], "gzip");
    let mut body = response.into_body();
    let mut flush = async || {
        let frame = body.frame().await.expect("goes on").expect("not cut");
        let data = frame.into_data().expect("no trailers");
        let (text, rest) = one_member(&data);
        assert!(rest.is_empty(), "one member per flush");
        assert!(text.ends_with('\n'), "whole lines");
        // Go's reader looks for the next member before it hands over the end of this one, unless that was flushed: all text
        // comes before the last block, which is two bytes, and the checksum and length.
        let mut early = String::new();
        let cut = GzDecoder::new(&data[..data.len() - 10]).read_to_string(&mut early);
        assert!(cut.is_err());
        assert_eq!(early, text);
        let lines = text.lines().map(|line| {
            let event: serde_json::Value = serde_json::from_str(line).expect("JSON");
            let name = event["object"]["metadata"]["name"].as_str().unwrap_or_default();
            format!("{} {name}", event["type"].as_str().unwrap_or_default())
        });
        lines.collect::<Vec<_>>()
    };

    assert_eq!(flush().await, ["ADDED a", "ADDED b"]);
    assert_eq!(flush().await, ["BOOKMARK "]);
    create(&maps, &["c"]).await;
    assert_eq!(flush().await, ["ADDED c"]);
    create(&maps, &["d", "e"]).await;
    assert_eq!(flush().await, ["ADDED d", "ADDED e"]);
}

#[tokio::test(start_paused = true)]
async fn all_members_together_are_the_plain_stream() {
    let sandbox = with_large_list().await;

    let (plain, packed) = tokio::join!(
        async { Answer::read(ask(&sandbox, WATCH_LIST).await).await },
        async { Answer::read(ask_with(&sandbox, WATCH_LIST, GZIP).await).await },
    );

    let mut text = String::new();
    let read = MultiGzDecoder::new(&packed.body[..]).read_to_string(&mut text);
    read.expect("whole members");
    assert_eq!(text, plain.text());
}

#[tokio::test]
async fn other_watches_are_never_compressed() {
    let (with, without) = (compressing().await, sandbox().await);

    let plain_watch = ask_with(&with, &format!("{MAPS}?watch=1"), GZIP).await;
    let older_server = ask_with(&without, WATCH_LIST, GZIP).await;

    assert!(!plain_watch.headers().contains_key("content-encoding"));
    assert!(!older_server.headers().contains_key("content-encoding"));
}

#[tokio::test]
async fn forms_of_answers_that_it_has_not_are_406() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let one = format!("{MAPS}/a");
    let watch = format!("{MAPS}?watch=1");
    for (path, accept) in [
        (MAPS, "application/cbor"),
        (MAPS, "application/json;as=Table;v=v9;g=meta.k8s.io"),
        (
            MAPS,
            "application/json;as=PartialObjectMetadata;v=v1;g=meta.k8s.io",
        ),
        (
            &one,
            "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io",
        ),
        (&one, "text/html"),
        (&watch, "application/yaml"),
    ] {
        let answer = Answer::read(ask_with(&sandbox, path, &[("accept", accept)]).await).await;

        assert_eq!(answer.status, 406, "{path} as {accept}");
        assert_eq!(answer.json()["reason"], "NotAcceptable");
    }
}

#[tokio::test]
async fn the_first_form_that_it_has_is_taken() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let accept = "application/cbor, application/json;as=Table;v=v9;g=meta.k8s.io, application/json";

    let answer = Answer::read(ask_with(&sandbox, MAPS, &[("accept", accept)]).await).await;

    assert_eq!(answer.header("content-type"), "application/json");
    assert_eq!(answer.json()["kind"], "ConfigMapList");
}

async fn send(sandbox: &Sandbox, method: Method, path: &str, form: &str, body: &str) -> Answer {
    let request = Request::builder()
        .method(method)
        .uri(path)
        .header("content-type", form);
    let request = request
        .body(Full::new(Bytes::from(body.to_owned())))
        .expect("valid");
    Answer::read(sandbox.service().oneshot(request).await.expect("an answer")).await
}

#[tokio::test]
async fn forms_of_bodies_that_it_has_not_are_415() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let one = format!("{MAPS}/a");
    for (method, path, form) in [
        (Method::POST, MAPS, "text/plain"),
        (Method::PUT, one.as_str(), "application/cbor"),
        (Method::PATCH, &one, "application/json"),
        (Method::PATCH, &one, "text/plain"),
    ] {
        let answer = send(&sandbox, method.clone(), path, form, "{}").await;

        assert_eq!(answer.status, 415, "{method} {form}");
        assert_eq!(answer.json()["reason"], "UnsupportedMediaType");
    }
}

const PROTOBUF: &[(&str, &str)] = &[("accept", "application/vnd.kubernetes.protobuf, application/json")];

#[tokio::test]
async fn protobuf_can_be_switched_off_and_clients_fall_back_to_json() {
    let builder = Sandbox::builder().protobuf(false);
    let without = builder.start().await.expect("a free port");
    let with = sandbox().await;

    let json = Answer::read(ask_with(&without, MAPS, PROTOBUF).await).await;
    let protobuf = Answer::read(ask_with(&with, MAPS, PROTOBUF).await).await;

    assert_eq!(json.header("content-type"), "application/json");
    assert_eq!(json.json()["kind"], "ConfigMapList");
    assert_eq!(
        protobuf.header("content-type"),
        "application/vnd.kubernetes.protobuf"
    );
    assert!(protobuf.body.starts_with(b"k8s\0"));
}

#[tokio::test]
async fn a_fault_counts_the_items_of_a_protobuf_list_as_it_counts_those_of_json() {
    let (sandbox, _) = sandbox_with(&["a", "b", "c"]).await;
    let whole = Answer::read(ask_with(&sandbox, MAPS, PROTOBUF).await).await;
    let after = After::Events(2);
    sandbox.fault(Rule::new(Fault::Cut { after }).verb(Verb::List));

    let cut = Answer::read(ask_with(&sandbox, MAPS, PROTOBUF).await).await;

    assert!(cut.cut && !whole.cut);
    assert!(whole.body.starts_with(&cut.body));
    let has = |name: &[u8]| {
        let name = [&[0x0a, 1], name, &[0x12]].concat();
        cut.body.windows(4).any(|window| window == name)
    };
    assert_eq!([has(b"a"), has(b"b"), has(b"c")], [true, true, false]);
}

#[tokio::test(start_paused = true)]
async fn a_malformed_frame_of_a_protobuf_watch_keeps_the_framing() {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let fault = Fault::Malformed { after_events: 1 };
    sandbox.fault(Rule::new(fault).verb(Verb::Watch));
    let path = format!("{MAPS}?watch=1&timeoutSeconds=1");

    let answer = Answer::read(ask_with(&sandbox, &path, PROTOBUF).await).await;

    let (mut frames, mut rest) = (Vec::new(), &answer.body[..]);
    while let Some((length, after)) = rest.split_first_chunk::<4>() {
        let (frame, after) = after.split_at(u32::from_be_bytes(*length) as usize);
        frames.push(frame);
        rest = after;
    }
    let good: Vec<bool> = frames.iter().map(|f| f.starts_with(b"\x0a\x05ADDED")).collect();
    assert_eq!(good, [true, false, true]);
}

#[tokio::test]
async fn an_undecodable_object_of_a_protobuf_list_keeps_its_metadata() {
    let (sandbox, _) = sandbox_with(&["a", "b"]).await;
    let fault = Fault::Undecodable { name: "a".to_owned() };
    sandbox.fault(Rule::new(fault));

    let answer = Answer::read(ask_with(&sandbox, MAPS, PROTOBUF).await).await;

    let bad = [0x12, 0x02, 0xff, 0xff];
    assert_eq!(answer.body.windows(4).filter(|window| *window == bad).count(), 1);
    assert!(
        answer
            .body
            .windows(4)
            .any(|window| window == [0x0a, 1, b'a', 0x12])
    );
}

#[tokio::test]
async fn an_object_may_be_sent_as_yaml() {
    let sandbox = sandbox().await;
    let yaml = "apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: written\ndata:\n  key: value\n";

    let answer = send(&sandbox, Method::POST, MAPS, "application/yaml", yaml).await;

    assert_eq!(answer.status, 201, "{}", answer.text());
    let stored = maps(&sandbox).get("written").await.expect("stored");
    assert_eq!(stored.data.expect("data")["key"], "value");
}

#[tokio::test(start_paused = true)]
async fn metadata_can_be_had_alone_in_lists_gets_and_watches() {
    let sandbox = with_large_list().await;
    let maps: Api<ConfigMap> = maps(&sandbox);
    let as_list = "application/json;as=PartialObjectMetadataList;v=v1;g=meta.k8s.io";

    let list = maps.list_metadata(&ListParams::default()).await.expect("a list");
    let raw = Answer::read(ask_with(&sandbox, MAPS, &[("accept", as_list)]).await).await;
    let one = maps.get_metadata("a").await.expect("there");
    let stream = maps.watch_metadata(&WatchParams::default(), "0").await;

    assert_eq!(names(&list), ["a", "b", "c", "d"]);
    assert!(raw.body.len() < 10_000, "{} bytes", raw.body.len());
    assert_eq!(one.metadata.name.as_deref(), Some("a"));
    let mut story = Story::of(stream.expect("a stream"));
    assert_eq!(story.next().await, "added a");
}
