//! The events of a relist after the informer's version has expired.

use std::sync::Arc;

use kube_informer::informer::State;
use kube_informer::protocol::FailureKind;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, cached, degraded_by, reaches, started, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b31_i4_a_relist_after_compaction_delivers_exactly_the_difference)
            .both_ways()
            .alone(),
    ]
}

async fn b31_i4_a_relist_after_compaction_delivers_exactly_the_difference(world: World) {
    for name in ["changed", "gone", "recreated", "same"] {
        world.put(name, "0").await;
    }
    world.allow_from_the_start(&world.ns).await;
    let informer = world
        .informer_as(world.user())
        .reflector(world.with_short_watches());
    let informer = informer.build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    ledger.receives(4).await;
    ledger.clear_lines();
    let same = informer.get(&world.key("same")).unwrap();

    // The informer cannot watch while objects change and their history is compacted.
    world.forbid(&world.ns).await;
    reaches(
        &informer,
        "the watch is forbidden",
        degraded_by(FailureKind::Forbidden),
    )
    .await;
    world.delete("gone").await;
    world.delete("recreated").await;
    world.put("new", "1").await;
    world.put("changed", "1").await;
    world.put("changed", "2").await;
    world.put("recreated", "1").await;
    assert_eq!(informer.len(), 4, "the cache can be read");
    world.server.compact().await.unwrap();
    world.allow(&world.ns).await;

    ledger.adds_up_to(&world.values().await).await;
    assert_eq!(
        ledger.lines(),
        ["-? gone=0", "~ changed 0→2", "+ new=1", "~ recreated 0→1"],
        "deletions first, then in the list's order; no event for unchanged objects; no event is initial (B43)"
    );
    assert_eq!(cached(&informer), values("changed=2 new=1 recreated=1 same=0"));
    assert_eq!(informer.status().relists, 2);
    let still = informer.get(&world.key("same")).unwrap();
    assert!(Arc::ptr_eq(&same, &still), "an unchanged object keeps its Arc");
    reaches(&informer, "in sync again", |state| *state == State::Synced).await;
    informer.shutdown().await;
}
