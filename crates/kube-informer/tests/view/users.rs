//! What uses views: controllers and the inspector.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use kube_informer::controller::{Action, Controller, ControllerError};
use kube_informer::object::ObjectKey;
use kube_informer::observe::Inspector;
use kube_informer::view::Collection;
use tokio_util::sync::CancellationToken;

use crate::kit::{Server, key, settle};

type Seen = Arc<Mutex<Vec<(ObjectKey, Option<u32>)>>>;

/// Sorted, because keys of one batch are reconciled in any order.
fn take(seen: &Seen) -> Vec<(ObjectKey, Option<u32>)> {
    let mut all = std::mem::take(&mut *seen.lock().expect("no panic"));
    all.sort();
    all
}

#[tokio::test(start_paused = true)]
async fn a_controller_over_a_view_reconciles_exactly_the_keys_whose_value_changed() {
    let (input, writer) = Collection::writable("input");
    let halves = input.map(|_, value: &Arc<u32>| **value / 2).named("halves");
    writer.apply([(key("a"), Some(2)), (key("b"), Some(4))]);
    let seen = Seen::default();
    let runner = Controller::over(&halves)
        .when(|_: &u32, new: &u32| *new != 50)
        .reconcile({
            let seen = Arc::clone(&seen);
            move |key, context| {
                let value = context.get(&key).map(|value| *value);
                seen.lock().expect("no panic").push((key, value));
                async { Ok::<_, std::io::Error>(Action::done()) }
            }
        });
    assert_eq!(runner.name(), "halves");
    let shutdown = CancellationToken::new();
    let running = tokio::spawn({
        let (runner, shutdown) = (runner.clone(), shutdown.clone());
        async move { runner.run(shutdown).await }
    });
    settle().await;
    assert_eq!(take(&seen), [(key("a"), Some(1)), (key("b"), Some(2))]);
    writer.apply([(key("a"), Some(3)), (key("b"), None), (key("c"), Some(8))]);
    settle().await;
    assert_eq!(
        take(&seen),
        [(key("b"), None), (key("c"), Some(4))],
        "the half of a did not change"
    );
    writer.insert(key("c"), 100);
    settle().await;
    assert_eq!(take(&seen), [], "the predicate refused it");
    shutdown.cancel();
    running.await.expect("no panic").expect("a clean end");
}

#[tokio::test(start_paused = true)]
async fn a_controller_over_a_view_ends_when_the_inputs_of_the_view_stop() {
    let informer = Server::with(&["a=1"]).synced().await;
    let view = Collection::of(&informer)
        .expect("it runs")
        .map(|_, thing| **thing)
        .named("things");
    let runner = Controller::over(&view).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    let running = tokio::spawn(async move { runner.run(CancellationToken::new()).await });
    settle().await;
    informer.shutdown().await;
    let error = running
        .await
        .expect("no panic")
        .expect_err("nothing would reach it any more");
    assert!(
        matches!(error, ControllerError::InformerStopped { .. }),
        "{error}"
    );
}

#[tokio::test(start_paused = true)]
async fn the_inspector_shows_views_with_all_that_they_are_computed_from() {
    let server = Server::with(&["a=1", "b=2"]);
    let informer = server.synced().await;
    let things = Collection::of(&informer).expect("it runs");
    let parities = things
        .group_by(|_, thing| [**thing % 2])
        .count()
        .named("parities");
    let picky = things.map(|_, thing| 10 / (2 - **thing)).named("picky");
    settle().await;
    let inspector = Inspector::new().view(&parities).view(&picky);
    let report = inspector.report();
    let named = |n: usize| -> Vec<(&str, &str, usize)> {
        let nodes = report.views[n].nodes.iter();
        nodes.map(|node| (&*node.name, node.kind, node.size)).collect()
    };
    assert_eq!(named(0), [("things", "informer", 2), ("parities", "group_by", 2)]);
    assert_eq!(named(1), [("things", "informer", 2), ("picky", "map", 1)]);
    let picky_node = report.views[1].nodes.last().expect("two nodes");
    assert_eq!((picky_node.failing, picky_node.inputs.len()), (1, 1));
    assert_eq!(picky_node.versions, [format!("things@{}", server.version())]);
    let metrics = inspector.metrics();
    let lines: BTreeMap<&str, &str> = metrics.lines().filter_map(|line| line.rsplit_once(' ')).collect();
    for (metric, value) in [
        ("view_keys{name=\"parities\"}", "2"),
        ("view_synced{name=\"parities\"}", "1"),
        ("view_failing_keys{name=\"picky\"}", "1"),
        ("view_panics_total{name=\"picky\"}", "1"),
    ] {
        assert_eq!(lines.get(metric), Some(&value), "{metric} in\n{metrics}");
    }
    drop(picky);
    assert_eq!(inspector.report().views.len(), 1, "it does not keep views alive");
    tokio::time::sleep(Duration::from_secs(1)).await;
}
