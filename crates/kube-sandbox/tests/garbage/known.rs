//! Mistakes that people make, and the code each is answered with.

use http::Method;

use crate::kit::{create, listed, maps, sandbox, sandbox_with};
use crate::send::{Ask, flaw};

const MAPS: &str = "/api/v1/namespaces/default/configmaps";
const MAP_A: &str = "/api/v1/namespaces/default/configmaps/a";
const PODS: &str = "/api/v1/namespaces/default/pods";

/// Sends it to a server that has the map `a`, and expects this code and a message with these words.
async fn check(ask: Ask, code: u16, words: &str) {
    let (sandbox, maps) = sandbox_with(&["a"]).await;

    let answer = ask.send(&sandbox).await.expect("a valid request");

    let (text, shown) = (
        answer.text(),
        String::from_utf8_lossy(&ask.body[..ask.body.len().min(200)]),
    );
    assert_eq!(flaw(&answer), None, "{} {} {shown}", ask.method, ask.uri);
    assert_eq!(
        answer.status.as_u16(),
        code,
        "{} {} {shown}: {text}",
        ask.method,
        ask.uri
    );
    let message = answer.json()["message"].as_str().unwrap_or_default().to_owned();
    assert!(message.contains(words), "{message:?} has no {words:?}");
    assert_eq!(listed(&maps).await, ["a"]);
}

fn get(uri: impl AsRef<str>) -> Ask {
    Ask::new(Method::GET, uri.as_ref(), "")
}

fn post(uri: &str, body: impl Into<Vec<u8>>) -> Ask {
    Ask::new(Method::POST, uri, body)
}

fn put(uri: &str, body: impl Into<Vec<u8>>) -> Ask {
    Ask::new(Method::PUT, uri, body)
}

fn patch(form: &'static str, body: impl Into<Vec<u8>>) -> Ask {
    Ask::new(Method::PATCH, MAP_A, body).form(form)
}

#[tokio::test(start_paused = true)]
async fn bodies_that_are_no_objects() {
    check(post(MAPS, ""), 400, "couldn't get version/kind").await;
    check(
        post(MAPS, "{\"metadata\": {\"na"),
        400,
        "unexpected end of JSON input",
    )
    .await;
    check(post(MAPS, "[1, 2]"), 400, "cannot unmarshal array").await;
    check(post(MAPS, "\"text\""), 400, "cannot unmarshal string").await;
    check(post(MAPS, "{} {}"), 400, "").await;
    check(post(MAPS, [0xff, 0xfe, 0, 1, 2, 0x80]), 400, "").await;
    check(post(MAPS, b"{\"metadata\":{\"name\":\"\xff\xfe\"}}"), 400, "").await;
    check(post(MAPS, "[".repeat(100_000)), 400, "").await;
    check(post(MAPS, "{\"a\":".repeat(100_000)), 400, "").await;
    check(
        post(MAPS, "a: &a [*a, *a]\nb: {").form("application/yaml"),
        400,
        "",
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn objects_that_belong_elsewhere() {
    let wrong_kind = r#"{"apiVersion":"v1","kind":"Secret","metadata":{"name":"x"}}"#;
    check(post(MAPS, wrong_kind), 400, "cannot be handled as a ConfigMap").await;
    let no_kind = r#"{"apiVersion":"v9","kind":"Nothing","metadata":{"name":"x"}}"#;
    check(post(MAPS, no_kind), 400, "no kind").await;
    let wrong_version = r#"{"apiVersion":"apps/v1","kind":"Deployment","metadata":{"name":"x"}}"#;
    check(post(MAPS, wrong_version), 400, "ConfigMap").await;
    let wrong_namespace = r#"{"metadata":{"name":"x","namespace":"kube-system"}}"#;
    check(post(MAPS, wrong_namespace), 400, "does not match the namespace").await;
    check(put(MAP_A, r#"{"metadata":{"name":"b"}}"#), 400, "name").await;
    let nowhere = "/api/v1/namespaces/nowhere/configmaps";
    check(
        post(nowhere, r#"{"metadata":{"name":"x"}}"#),
        404,
        "namespaces \"nowhere\" not found",
    )
    .await;
}

#[tokio::test(start_paused = true)]
async fn names_and_metadata_that_are_not_allowed() {
    for name in ["", "A", "a_b", "-a", "a-", "a..b", "ä", "a/b", "a b", ".", "a%"] {
        let body = format!("{{\"metadata\":{{\"name\":\"{name}\"}}}}");
        check(post(MAPS, body), 422, "metadata.name").await;
    }
    let long = format!("{{\"metadata\":{{\"name\":\"{}\"}}}}", "a".repeat(254));
    check(post(MAPS, long), 422, "metadata.name").await;
    check(post(MAPS, r#"{"metadata":{"name":7}}"#), 400, "").await;
    check(post(MAPS, r#"{"metadata":"name"}"#), 400, "").await;
    check(post(MAPS, r#"{"metadata":{"name":"x","labels":["a"]}}"#), 400, "").await;
    let label = r#"{"metadata":{"name":"x","labels":{"not a key":"v"}}}"#;
    check(post(MAPS, label), 422, "metadata.labels").await;
    let label = r#"{"metadata":{"name":"x","labels":{"k":"not a value"}}}"#;
    check(post(MAPS, label), 422, "metadata.labels").await;
}

#[tokio::test(start_paused = true)]
async fn bodies_that_are_too_large() {
    let huge = format!(
        "{{\"metadata\":{{\"name\":\"x\"}},\"data\":{{\"t\":\"{}\"}}}}",
        "x".repeat(4 << 20)
    );

    check(post(MAPS, huge), 413, "too large").await;
}

#[tokio::test(start_paused = true)]
async fn options_that_make_no_sense() {
    for (query, code, words) in [
        ("fieldSelector=spec.color%3Dred", 400, "spec.color"),
        ("fieldSelector=metadata.name", 400, "invalid selector"),
        ("labelSelector=a%20in%20(", 400, "expected"),
        ("labelSelector=%3D%3D%3D", 400, "expected"),
        ("labelSelector=%00", 400, ""),
        ("limit=many", 400, "many"),
        ("timeoutSeconds=%F0%9F%98%80", 400, ""),
        ("resourceVersion=new", 400, "new"),
        ("resourceVersion=-1", 400, "-1"),
        ("continue=!!!", 400, "continue"),
        ("continue=e30", 400, "continue"),
        ("resourceVersionMatch=Exact", 422, "resourceVersionMatch"),
        ("sendInitialEvents=true", 422, "sendInitialEvents"),
        ("watch=1&sendInitialEvents=true", 422, "resourceVersionMatch"),
    ] {
        check(get(format!("{MAPS}?{query}")), code, words).await;
    }
    check(get(format!("{MAPS}?watch=1&resourceVersion=new")), 500, "new").await;
    check(get(format!("{MAP_A}?resourceVersion=new")), 500, "new").await;
}

#[tokio::test(start_paused = true)]
async fn things_that_are_not_there() {
    check(get("/api/v1/namespaces/default/nothings"), 404, "could not find").await;
    check(
        get("/api/v1/namespaces/default/configmaps/b"),
        404,
        "\"b\" not found",
    )
    .await;
    check(get(format!("{MAP_A}/nothing")), 404, "could not find").await;
    check(get("/api/v9/configmaps"), 404, "").await;
    check(get("/api/v1/namespaces/default/configmaps/a%2Fb"), 404, "").await;
    check(get("/api/v1/namespaces/default/nodes"), 404, "").await;
    check(get("/api/v1/configmaps/a"), 404, "").await;
}

#[tokio::test(start_paused = true)]
async fn methods_that_do_not_fit() {
    check(put(MAPS, "{}"), 405, "").await;
    check(post(MAP_A, "{}"), 405, "").await;
    check(
        post("/api/v1/configmaps", r#"{"metadata":{"name":"x"}}"#),
        405,
        "",
    )
    .await;
    check(Ask::new(Method::OPTIONS, MAPS, ""), 405, "").await;
    check(
        Ask::new(Method::from_bytes(b"BREW").expect("a token"), MAPS, ""),
        405,
        "",
    )
    .await;
    check(post("/version", "{}"), 405, "").await;
}

#[tokio::test(start_paused = true)]
async fn patches_that_make_no_sense() {
    let (json, merge) = ("application/json-patch+json", "application/merge-patch+json");
    check(patch(json, "no JSON"), 400, "").await;
    check(patch(json, "{}"), 400, "").await;
    check(patch(json, r#"[{"op":"frobnicate","path":"/data"}]"#), 422, "").await;
    check(
        patch(json, r#"[{"op":"replace","path":"/nothing/at/all","value":1}]"#),
        422,
        "",
    )
    .await;
    check(patch(merge, "[1]"), 400, "").await;
    check(patch(merge, "null"), 400, "").await;
    check(patch(merge, r#"{"metadata":null}"#), 400, "").await;
    check(patch(merge, r#"{"metadata":{"name":"b"}}"#), 400, "").await;
    let apply = "application/apply-patch+yaml";
    check(patch(apply, "a: b"), 422, "fieldManager").await;
    let named = Ask::new(Method::PATCH, &format!("{MAP_A}?fieldManager=me"), "a: [b");
    check(named.form(apply), 400, "").await;
}

#[tokio::test(start_paused = true)]
async fn a_grace_period_beyond_all_ages_is_no_reason_to_fail() {
    let sandbox = sandbox().await;
    let pod = r#"{"metadata":{"name":"p"},"spec":{"nodeName":"n","containers":[{"name":"c","image":"i"}]}}"#;
    let created = post(PODS, pod).send(&sandbox).await.expect("valid");
    assert_eq!(created.status, 201, "{}", created.text());

    let options = format!("{{\"gracePeriodSeconds\":{}}}", i64::MAX);
    let ask = Ask::new(Method::DELETE, &format!("{PODS}/p"), options);
    let answer = ask.send(&sandbox).await.expect("valid");

    assert_eq!(flaw(&answer), None);
    create(&maps(&sandbox), &["still-there"]).await;
}

#[tokio::test(start_paused = true)]
async fn a_custom_kind_with_quotes_in_its_name_breaks_no_answer() {
    let sandbox = sandbox().await;
    let crd = r#"{
        "metadata": {"name": "things.test.dev"},
        "spec": {
            "group": "test.dev", "scope": "Cluster", "names": {"plural": "things", "kind": "Thi\"ng"},
            "versions": [{"name": "v1", "served": true, "storage": true, "schema": {"openAPIV3Schema": {"type": "object"}}}]
        }
    }"#;
    let crds = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";

    let made = post(crds, crd).send(&sandbox).await.expect("valid");
    let list = get("/apis/test.dev/v1/things")
        .send(&sandbox)
        .await
        .expect("valid");

    assert_eq!((flaw(&made), flaw(&list)), (None, None));
    assert_eq!(made.status, 422, "{}", made.text());
}
