//! Requests put together at random: never a hang, never a panic, always an answer that can be read.
//!
//! proptest prints the smallest failing requests; a failing seed is kept in `any.seeds` and replayed from then on.

use http::Method;
use k8s_openapi::api::core::v1::ConfigMap;
use kube::Api;
use kube::api::ListParams;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;
use serde_json::{Map, Value, json};

use crate::kit::sandbox_with;
use crate::send::{Ask, flaw};
use crate::words::{ACCEPTS, COLLECTIONS, FORMS, KEYS, METHODS, OPTIONS, PARTS, TEXTS, VALUES};

fn word(list: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop::sample::select(list).prop_map(str::to_owned)
}

fn path() -> impl Strategy<Value = String> {
    prop_oneof![
        3 => word(COLLECTIONS),
        5 => (word(COLLECTIONS), word(PARTS)).prop_map(|(all, one)| format!("{all}/{one}")),
        2 => (word(COLLECTIONS), word(PARTS), word(PARTS)).prop_map(|(all, one, part)| format!("{all}/{one}/{part}")),
        2 => prop::collection::vec(word(PARTS), 0..8).prop_map(|parts| format!("/{}", parts.join("/"))),
        1 => "/[ -~]{0,40}",
    ]
}

fn query() -> impl Strategy<Value = String> {
    let value = prop_oneof![4 => word(VALUES), 1 => "[ -~]{0,12}"];
    let option = (word(OPTIONS), value).prop_map(|(name, value)| format!("{name}={value}"));
    prop_oneof![
        8 => prop::collection::vec(option, 0..5).prop_map(|options| options.join("&")),
        1 => "[!-~]{0,30}",
    ]
}

/// Any JSON, of words that the server knows.
fn value() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        Just(json!(1)),
        Just(json!(1e300)),
        word(TEXTS).prop_map(Value::from),
    ];
    leaf.prop_recursive(5, 40, 6, |inner| {
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::vec((word(KEYS), inner), 0..6)
                .prop_map(|fields| Value::Object(fields.into_iter().collect())),
        ]
    })
}

/// An object that would be fine, but for what is put over it.
fn almost_an_object() -> impl Strategy<Value = Value> {
    let changes = || prop::collection::vec((word(KEYS), value()), 0..4);
    (word(TEXTS), word(TEXTS), changes(), changes()).prop_map(|(name, kind, in_meta, in_object)| {
        let mut meta: Map<String, Value> = in_meta.into_iter().collect();
        meta.insert("name".to_owned(), json!(name));
        let mut object: Map<String, Value> = in_object.into_iter().collect();
        object.insert("metadata".to_owned(), Value::Object(meta));
        let spec = json!({
            "group": "test.dev", "scope": "Cluster", "names": {"plural": "things", "kind": kind},
            "versions": [{"name": "v1", "served": true, "storage": true, "schema": {"openAPIV3Schema": {"type": "object"}}}],
        });
        object.entry("spec").or_insert(spec);
        Value::Object(object)
    })
}

fn patch() -> impl Strategy<Value = Value> {
    let operation = (word(TEXTS), word(TEXTS), word(TEXTS), value());
    let operation = operation
        .prop_map(|(op, path, from, value)| json!({"op": op, "path": path, "from": from, "value": value}));
    prop::collection::vec(operation, 0..5).prop_map(Value::from)
}

fn body() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        5 => almost_an_object().prop_map(|v| v.to_string().into_bytes()),
        2 => value().prop_map(|v| v.to_string().into_bytes()),
        2 => patch().prop_map(|v| v.to_string().into_bytes()),
        1 => prop::collection::vec(any::<u8>(), 0..60),
        1 => Just(Vec::new()),
    ]
}

fn ask() -> impl Strategy<Value = Ask> {
    let header = |list| prop_oneof![9 => word(list).prop_map(String::into_bytes), 1 => prop::collection::vec(32..=255_u8, 0..9)];
    (
        word(METHODS),
        path(),
        query(),
        header(FORMS),
        header(ACCEPTS),
        body(),
    )
        .prop_map(|(method, path, query, form, accept, body)| Ask {
            method: Method::from_bytes(method.as_bytes()).expect("a token"),
            uri: format!("{path}?{query}"),
            headers: vec![
                ("content-type", form),
                ("accept", accept),
                ("accept-encoding", b"gzip;q=0".to_vec()),
            ],
            body,
        })
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 150,
        max_shrink_iters: 3000,
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("seeds"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_request_gets_an_answer_that_can_be_read(asks in prop::collection::vec(ask(), 1..20)) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .start_paused(true)
            .build()
            .expect("a runtime");
        runtime.block_on(async {
            let (sandbox, _) = sandbox_with(&["a"]).await;
            for ask in &asks {
                if let Some(answer) = ask.send(&sandbox).await {
                    prop_assert_eq!(flaw(&answer), None, "{:?}", ask);
                }
            }
            let all: Api<ConfigMap> = Api::all(sandbox.client());
            let list = all.list_metadata(&ListParams::default()).await;
            prop_assert!(list.is_ok(), "{:?}", list);
            Ok::<_, TestCaseError>(())
        })?;
    }
}
