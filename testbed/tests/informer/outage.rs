//! The server ends abruptly and starts again.

use std::sync::mpsc;
use std::sync::{Arc, Mutex};

use kube_informer::informer::State;
use kube_informer::protocol::FailureKind;
use tokio::sync::Notify;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, cached, degraded_by, put, reaches, started, synced, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b16_b19_i4_killed_in_the_middle_of_a_watch)
            .both_ways()
            .alone(),
        case!(i8_b08_killed_in_the_middle_of_the_first_fetch)
            .both_ways()
            .alone(),
    ]
}

async fn b16_b19_i4_killed_in_the_middle_of_a_watch(world: World) {
    for name in ["a", "b"] {
        world.put(name, "0").await;
    }
    let informer = world.informer().build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    ledger.receives(2).await;
    let reached = informer.last_sync_resource_version();

    world.kill().await;
    let state = reaches(
        &informer,
        "the informer notices",
        degraded_by(FailureKind::ConnectionRefused),
    )
    .await;
    assert!(
        state
            .to_string()
            .contains("nobody listens at the server's address"),
        "{state}"
    );
    assert_eq!(cached(&informer), values("a=0 b=0"), "the cache can be read");
    assert!(informer.has_synced(), "a synced informer stays synced");

    world.revive().await;
    world.put("c", "1").await;
    world.delete("b").await;

    ledger.adds_up_to(&values("a=0 c=1")).await;
    reaches(&informer, "in sync again", |state| *state == State::Synced).await;
    assert_eq!(cached(&informer), world.values().await);
    assert!(
        informer.last_sync_resource_version() > reached,
        "the version never goes back (I2)"
    );
    let lines = ledger.lines();
    assert_eq!(
        lines.iter().filter(|line| line.contains("a=")).count(),
        1,
        "{lines:?}"
    );
    informer.shutdown().await;
}

/// Blocks the decoding in the middle of a collection until it is released.
struct Halfway {
    reached: Notify,
    go_on: Mutex<mpsc::Receiver<()>>,
}

async fn i8_b08_killed_in_the_middle_of_the_first_fetch(world: World) {
    // Larger than all buffers between the server and the informer, so that the rest is still unsent.
    let maps = world.maps();
    for i in 0..40 {
        put(&maps, &format!("large-{i:02}"), &"x".repeat(600_000)).await;
    }
    let (go_on, wait) = mpsc::channel();
    let halfway = Arc::new(Halfway {
        reached: Notify::new(),
        go_on: Mutex::new(wait),
    });
    let reading = Arc::clone(&halfway);
    // The real server would answer a list at version "0" in one page.
    let mut config = world.config();
    config.consistent_list = true;
    let informer = world.informer().reflector(config).transform(move |map| {
        if map.metadata.name.as_deref() == Some("large-04") {
            reading.reached.notify_one();
            // Blocks the thread of the runtime on purpose. Later calls return an error at once, because the sender is gone.
            let _ = reading.go_on.lock().unwrap().recv();
        }
        Ok(())
    });
    let informer = informer.build().unwrap();
    let ledger = Ledger::new();
    let registration = informer.add_handler(ledger.handler()).unwrap();
    informer.start().unwrap();

    halfway.reached.notified().await;
    world.kill().await;
    drop(go_on);
    let broken = |state: &State| matches!(state, State::Degraded { .. });
    reaches(&informer, "the informer notices", broken).await;
    assert!(
        informer.is_empty() && ledger.lines().is_empty(),
        "an incomplete collection is never applied"
    );
    assert!(!informer.has_synced() && !registration.has_synced());

    world.revive().await;
    synced(&informer).await;
    registration.synced().await.unwrap();
    assert_eq!(informer.len(), 40);
    let lines = ledger.lines();
    assert_eq!(lines.iter().filter(|line| line.ends_with(" initial")).count(), 40);
    assert_eq!((lines.len(), informer.status().relists), (40, 1));
    ledger.check_chains();
    informer.shutdown().await;
}
