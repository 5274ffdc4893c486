//! What handlers hear when the server has forgotten where we were.

use std::sync::Arc;

use kube_informer::informer::State;
use kube_informer::reflector::FailureKind;

use crate::ledger::Ledger;
use crate::stage::{Case, case};
use crate::world::{World, cached, ill_by, reaches, started, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b31_i4_a_relist_after_compaction_tells_exactly_the_difference)
            .both_ways()
            .alone(),
    ]
}

async fn b31_i4_a_relist_after_compaction_tells_exactly_the_difference(world: World) {
    for name in ["changed", "gone", "recreated", "same"] {
        world.put(name, "0").await;
    }
    world.allow_from_the_start(&world.ns).await;
    let informer = world.informer_as(world.user()).reflector(world.restless());
    let informer = informer.build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    ledger.hears(4).await;
    ledger.turn_the_page();
    let same = informer.get(&world.key("same")).unwrap();

    // Blind, while things happen and are forgotten.
    world.forbid(&world.ns).await;
    reaches(&informer, "it may not watch", ill_by(FailureKind::Forbidden)).await;
    world.delete("gone").await;
    world.delete("recreated").await;
    world.put("new", "1").await;
    world.put("changed", "1").await;
    world.put("changed", "2").await;
    world.put("recreated", "1").await;
    assert_eq!(informer.len(), 4, "what is known can be read");
    world.server.compact().await.unwrap();
    world.allow(&world.ns).await;

    ledger.adds_up_to(&world.values().await).await;
    assert_eq!(
        ledger.lines(),
        ["-? gone=0", "~ changed 0→2", "+ new=1", "~ recreated 0→1"],
        "deletions first, then in the list's order; what did not change is silent; nothing of it is initial (B43)"
    );
    assert_eq!(cached(&informer), values("changed=2 new=1 recreated=1 same=0"));
    assert_eq!(informer.status().relists, 2);
    let still = informer.get(&world.key("same")).unwrap();
    assert!(Arc::ptr_eq(&same, &still), "the object we had stays");
    reaches(&informer, "in step again", |state| *state == State::Synced).await;
    informer.shutdown().await;
}
