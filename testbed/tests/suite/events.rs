//! Events: one set of objects under two groups, whose fields have different names.

use serde_json::{Value, json};

use super::kit::*;

cases![
    an_event_of_the_newer_group_is_seen_through_the_older_one,
    an_event_of_the_older_group_is_seen_through_the_newer_one,
    both_groups_share_versions_and_deletions,
    a_watch_of_either_group_sees_every_change,
    an_event_of_another_namespace_is_refused,
    the_newer_group_asks_for_a_time_and_a_type,
];

const NEWER: &str = "/apis/events.k8s.io/v1/namespaces/{ns}/events";

fn newer(t: &T, name: &str) -> Value {
    json!({
        "apiVersion": "events.k8s.io/v1", "kind": "Event", "metadata": {"name": name},
        "regarding": {"kind": "Pod", "name": "web", "namespace": t.ns}, "note": "it runs", "reason": "Started",
        "action": "Start", "type": "Normal", "eventTime": "2026-01-01T00:00:00.000000Z",
        "reportingController": "example.com/c", "reportingInstance": "c-0",
    })
}

fn content(mut event: Value) -> Value {
    event.as_object_mut().expect("an object").remove("metadata");
    event
}

async fn an_event_of_the_newer_group_is_seen_through_the_older_one(t: &T) {
    let sent = t.has(NEWER, newer(t, "e")).await;
    let seen = t.get("events/e").await.ok();
    assert_eq!(seen["metadata"], sent["metadata"]);
    assert_eq!(
        content(seen),
        json!({
            "kind": "Event", "apiVersion": "v1", "action": "Start", "eventTime": "2026-01-01T00:00:00.000000Z",
            "involvedObject": {"kind": "Pod", "name": "web", "namespace": t.ns}, "message": "it runs",
            "reason": "Started", "reportingComponent": "example.com/c", "reportingInstance": "c-0", "source": {},
            "firstTimestamp": null, "lastTimestamp": null, "type": "Normal",
        })
    );
}

async fn an_event_of_the_older_group_is_seen_through_the_newer_one(t: &T) {
    let sent = with(event(t, "e", "web"), "/message", json!("seen"));
    let sent = with(sent, "/source", json!({"component": "kubelet", "host": "n1"}));
    let sent = with(sent, "/count", json!(2));
    let sent = t
        .has(
            "events",
            with(sent, "/firstTimestamp", json!("2026-01-01T00:00:00Z")),
        )
        .await;
    let seen = t.get(&format!("{NEWER}/e")).await.ok();
    assert_eq!(seen["metadata"], sent["metadata"]);
    assert_eq!(seen["apiVersion"], "events.k8s.io/v1");
    assert_eq!(seen["note"], "seen");
    assert_eq!(seen["regarding"], sent["involvedObject"]);
    assert_eq!(
        seen["deprecatedSource"],
        json!({"component": "kubelet", "host": "n1"})
    );
    assert_eq!(seen["deprecatedFirstTimestamp"], "2026-01-01T00:00:00Z");
    assert_eq!(
        (&seen["deprecatedCount"], &seen["deprecatedLastTimestamp"]),
        (&json!(2), &json!(null))
    );
}

async fn both_groups_share_versions_and_deletions(t: &T) {
    let sent = t.has(NEWER, newer(t, "e")).await;
    let changed = t.merge("events/e", json!({"message": "changed"})).await.ok();
    assert_ne!(rv(&sent), rv(&changed));
    let seen = t.get(&format!("{NEWER}/e")).await.ok();
    assert_eq!((&seen["note"], rv(&seen)), (&json!("changed"), rv(&changed)));
    t.post("events", event(t, "e", "web")).await.refused_like(
        409,
        "AlreadyExists",
        "events \"e\" already exists",
    );
    assert_eq!(names(&t.get("events").await.ok()), ["e"]);
    t.delete("events/e").await.ok();
    t.get(&format!("{NEWER}/e"))
        .await
        .not_found("events.events.k8s.io", "e");
    assert_eq!(names(&t.get(NEWER).await.ok()), [""; 0]);
}

async fn a_watch_of_either_group_sees_every_change(t: &T) {
    let from = t.get("events").await.ok();
    let from = rv(&from);
    let mut older = t.watch(&format!("events?watch=1&resourceVersion={from}")).await;
    let mut other = t.watch(&format!("{NEWER}?watch=1&resourceVersion={from}")).await;
    t.has(NEWER, newer(t, "a")).await;
    t.has("events", event(t, "b", "web")).await;
    t.delete("events/a").await.ok();
    let all = [("ADDED", "a"), ("ADDED", "b"), ("DELETED", "a")];
    older.sees(all).await;
    other.sees(all).await;
}

async fn an_event_of_another_namespace_is_refused(t: &T) {
    let sent = with(event(t, "e", "web"), "/involvedObject/namespace", json!("other"));
    t.post("events", sent).await.invalid(
        "Event",
        "e",
        "involvedObject.namespace",
        "FieldValueInvalid",
        "Invalid value: \"other\": does not match event.namespace",
    );
}

async fn the_newer_group_asks_for_a_time_and_a_type(t: &T) {
    let sent = without(without(newer(t, "e"), "/eventTime"), "/type");
    t.post(NEWER, sent).await.refused_like(
        422,
        "Invalid",
        "Event \"e\" is invalid: [eventTime: Required value, type: Invalid value: \"\": has invalid value: ]",
    );
}
