//! Events for users.

use std::time::Duration;

use k8s_openapi::api::events::v1::Event;
use kube::api::{Api, ListParams};
use kube_informer::recorder::{EventRecorder, NewEvent};
use kube_sandbox::{Fault, Rule, Verb};

use crate::kit::World;

async fn events(world: &World) -> Vec<Event> {
    let events: Api<Event> = Api::default_namespaced(world.sandbox.client());
    let mut events = events.list(&ListParams::default()).await.expect("a list").items;
    events.sort_by_key(|event| event.event_time.clone().map(|time| time.0));
    events
}

#[tokio::test(start_paused = true)]
async fn repeats_become_a_series_and_different_notes_are_combined() {
    let world = World::new().await;
    let map = world.make("default", "a").await;
    let recorder = EventRecorder::with_instance(world.sandbox.client(), "example.com/keeper", "replica-1");
    for _ in 0..5 {
        recorder.record(
            &map,
            NewEvent::normal("Kept", "Keep", "kept the secret").related(&map),
        );
    }
    for n in 0..12 {
        recorder.record(&map, NewEvent::warning("Odd", "Look", format!("oddity {n}")));
    }
    recorder.shutdown().await;
    let events = events(&world).await;
    assert_eq!(events.len(), 1 + 10 + 1);
    let kept = events
        .iter()
        .find(|event| event.reason.as_deref() == Some("Kept"))
        .expect("it was kept");
    assert_eq!(kept.series.as_ref().map(|series| series.count), Some(5));
    assert_eq!(kept.type_.as_deref(), Some("Normal"));
    assert_eq!(kept.reporting_instance.as_deref(), Some("replica-1"));
    assert_eq!(
        kept.regarding.as_ref().and_then(|object| object.uid.clone()),
        map.metadata.uid
    );
    let combined = events.iter().filter(|event| {
        event
            .note
            .as_ref()
            .is_some_and(|note| note.starts_with("(combined"))
    });
    let combined: Vec<_> = combined.collect();
    assert_eq!(combined.len(), 1);
    assert_eq!(combined[0].series.as_ref().map(|series| series.count), Some(2));
    let stats = recorder.stats();
    assert_eq!((stats.created, stats.failed, stats.limited), (12, 0, 0));
}

#[tokio::test(start_paused = true)]
async fn an_event_is_sent_again_after_a_failure_and_a_flood_is_limited() {
    let world = World::new().await;
    let map = world.make("default", "a").await;
    let broken = Rule::new(Fault::Status(500))
        .verb(Verb::Create)
        .resource("events")
        .nth(1);
    world.sandbox.fault(broken);
    let recorder = EventRecorder::new(world.sandbox.client(), "example.com/keeper");
    recorder.record(&map, NewEvent::normal("Kept", "Keep", "kept the secret"));
    tokio::time::sleep(Duration::from_secs(30)).await;
    assert_eq!(recorder.stats().created, 1);
    for n in 0..100 {
        recorder.record(
            &map,
            NewEvent::normal(format!("Reason{n}"), "Keep", "something else"),
        );
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let stats = recorder.stats();
    assert_eq!((stats.created, stats.limited), (25, 76));
    assert_eq!(events(&world).await.len(), 25);
}
