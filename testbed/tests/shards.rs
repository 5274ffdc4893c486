//! `shardSelector` on lists and watches (KEP-5866), with its feature gate on. The same checks run over the sandbox and, with
//! `--features real`, over a real server.

use std::time::Duration;

use futures::{AsyncBufReadExt, TryStreamExt};
use http::Request;
use kube::Client;
use serde_json::{Value, json};

const LOW: &str = "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')";
const HIGH: &str = "shardRange(object.metadata.uid, '0x8000000000000000', '0x10000000000000000')";

#[tokio::test]
async fn the_sandbox_shards_lists_and_watches() {
    let sandbox = kube_sandbox::Sandbox::builder().sharded_list_and_watch().start();
    let sandbox = sandbox.await.expect("a free port");
    check(&sandbox.client()).await;
}

#[tokio::test]
async fn the_sandbox_ignores_shards_without_the_gate() {
    let sandbox = kube_sandbox::Sandbox::start().await.expect("a free port");
    let client = sandbox.client();
    create(&client, "a").await;
    for selector in [LOW, HIGH, "junk"] {
        let list = list(&client, selector).await.expect("a list");
        assert_eq!((names(&list).len(), list["metadata"].get("shardInfo")), (1, None));
    }
}

#[cfg(feature = "real")]
#[tokio::test]
async fn the_real_server_shards_lists_and_watches() {
    let server = testbed::RealServer::builder().feature_gate("ShardedListAndWatch", true);
    let server = server.start().await.expect("the server starts");
    check(&server.client()).await;
    server.shutdown().await.expect("the server stops");
}

const MAPS: &str = "/api/v1/namespaces/default/configmaps";

fn path(selector: &str, more: &str) -> String {
    let selector = selector
        .replace(' ', "%20")
        .replace('|', "%7C")
        .replace('\'', "%27")
        .replace('"', "%22");
    format!("{MAPS}?shardSelector={}{more}", selector.replace('&', "%26"))
}

async fn create(client: &Client, name: &str) -> String {
    let body = json!({"metadata": {"name": name}}).to_string().into_bytes();
    let request = Request::post(MAPS).header("content-type", "application/json");
    let made: Value = client
        .request(request.body(body).expect("a request"))
        .await
        .expect("created");
    made["metadata"]["uid"].as_str().expect("a uid").to_owned()
}

async fn list(client: &Client, selector: &str) -> Result<Value, (u16, String)> {
    let request = Request::get(path(selector, ""))
        .body(Vec::new())
        .expect("a request");
    client.request(request).await.map_err(|error| match error {
        kube::Error::Api(status) => (status.code, status.message.clone()),
        other => panic!("{other}"),
    })
}

fn names(list: &Value) -> Vec<String> {
    let items = list["items"].as_array().expect("items").iter();
    items
        .map(|item| item["metadata"]["name"].as_str().expect("a name").to_owned())
        .collect()
}

/// FNV-1a with 64 bits.
fn hash(text: &str) -> u64 {
    text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3)
    })
}

async fn check(client: &Client) {
    let (mut low, mut high) = (Vec::new(), Vec::new());
    let start = list(client, LOW).await.expect("a list")["metadata"]["resourceVersion"].clone();
    let start = start.as_str().expect("a version");
    for number in 0..20 {
        let name = format!("map-{number:02}");
        let uid = create(client, &name).await;
        if hash(&uid) < 1 << 63 { &mut low } else { &mut high }.push(name);
    }

    for (selector, expected) in [(LOW, &low), (HIGH, &high)] {
        let list = list(client, selector).await.expect("a list");
        assert_eq!(names(&list), *expected, "{selector}");
        assert_eq!(list["metadata"]["shardInfo"], json!({"selector": selector}));
    }
    let both = list(client, &format!("{LOW}||{HIGH}")).await.expect("a list");
    assert_eq!(names(&both).len(), 20);
    assert_eq!(
        both["metadata"]["shardInfo"]["selector"],
        format!("{LOW} || {HIGH}")
    );
    let namespace = LOW.replace("uid", "namespace");
    let by_namespace = list(client, &namespace).await.expect("a list");
    let inside = hash("default") < 1 << 63;
    assert_eq!(names(&by_namespace).len(), if inside { 20 } else { 0 });

    watched(client, LOW, start, &low).await;
    watched(client, HIGH, start, &high).await;
    refusals(client).await;
}

/// A watch sees the objects of its shard and no others.
async fn watched(client: &Client, selector: &str, version: &str, expected: &[String]) {
    let more = format!("&watch=1&resourceVersion={version}&timeoutSeconds=2");
    let request = Request::get(path(selector, &more))
        .body(Vec::new())
        .expect("a request");
    let stream = client.request_stream(request).await.expect("a stream");
    let lines = stream.lines().try_collect::<Vec<String>>();
    let lines = tokio::time::timeout(Duration::from_secs(30), lines).await;
    let lines = lines.expect("it ends").expect("whole lines");
    let events: Vec<Value> = lines
        .iter()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    let added: Vec<String> = events
        .iter()
        .filter(|event| event["type"] == "ADDED")
        .map(|event| {
            event["object"]["metadata"]["name"]
                .as_str()
                .expect("a name")
                .to_owned()
        })
        .collect();
    assert_eq!(added, expected, "{selector}");
}

async fn refusals(client: &Client) {
    let range = |field: &str, start: &str, end: &str| {
        format!("shardRange(object.metadata.{field}, '{start}', '{end}')")
    };
    let (zero, half) = ("0x0000000000000000", "0x8000000000000000");
    for (selector, why) in [
        (
            "junk".to_owned(),
            "unexpected expression kind 3; expected shardRange() call or || operator",
        ),
        (
            "true".to_owned(),
            "unexpected expression kind 5; expected shardRange() call or || operator",
        ),
        (
            format!("!{LOW}"),
            "unsupported function \"!_\"; only shardRange() and || are allowed",
        ),
        (
            format!("{LOW} && {HIGH}"),
            "unsupported function \"_&&_\"; only shardRange() and || are allowed",
        ),
        (
            range("name", zero, half),
            "unsupported field path \"object.metadata.name\"; supported: object.metadata.uid, \
             object.metadata.namespace",
        ),
        (
            range("uid", "0x0", half),
            "hexStart must be a 0x-prefixed 16-digit hex value, got \"0x0\" (did you mean \"0x0000000000000000\"?)",
        ),
        (
            range("uid", half, half),
            "shard range start 0x8000000000000000 must be less than end 0x8000000000000000",
        ),
        (
            range("uid", "0X0000000000000000", half),
            "hexStart must have '0x' prefix, got \"0X0000000000000000\"",
        ),
        (
            range("uid", "0x000000000000000A", half),
            "hexStart: invalid hex character \"A\" in \"0x000000000000000A\"",
        ),
        (
            range("uid", zero, "0xffffffffffffffff1"),
            "hexEnd: 17-digit hex value must be '0x10000000000000000' (2^64), got \"0xffffffffffffffff1\"",
        ),
        (
            format!("shardRange(object.metadata.uid, '{zero}')"),
            "shardRange() requires exactly 3 arguments, got 2",
        ),
        (
            format!("{LOW} || {}", range("namespace", zero, half)),
            "all shard ranges must use the same field, got \"object.metadata.uid\" and \"object.metadata.namespace\"",
        ),
    ] {
        let refused = list(client, &selector).await.expect_err(&selector);
        assert_eq!(
            refused,
            (500, format!("invalid shard selector: {why}")),
            "{selector}"
        );
    }
}
