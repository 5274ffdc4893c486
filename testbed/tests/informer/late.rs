//! Handlers that are added while objects change.

use std::sync::Arc;

use futures::StreamExt;
use futures::stream::FuturesUnordered;
use kube::api::DeleteParams;
use tokio_util::sync::CancellationToken;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, cached, put, started};

pub(crate) fn cases() -> Vec<Case> {
    vec![case!(i5_b41_a_late_handler_receives_everything_once).both_ways()]
}

/// Twelve objects are changed, deleted and created again all the time.
async fn with_short_watches(world: &World, until: CancellationToken) {
    let maps = world.maps();
    for round in 0.. {
        let name = format!("object-{}", round % 12);
        if round % 31 == 30 {
            // The object may be deleted already.
            let _ = maps.delete(&name, &DeleteParams::default()).await;
        } else {
            put(&maps, &name, &round.to_string()).await;
        }
        if until.is_cancelled() {
            return;
        }
    }
}

async fn i5_b41_a_late_handler_receives_everything_once(world: World) {
    let world = Arc::new(world);
    let informer = world.informer().build().unwrap();
    let calm = CancellationToken::new();
    let writing = tokio::spawn({
        let (world, calm) = (Arc::clone(&world), calm.clone());
        async move { with_short_watches(&world, calm).await }
    });
    started(&informer).await;

    let ledgers: Vec<Ledger> = (0..20).map(|_| Ledger::new()).collect();
    let mut streams = FuturesUnordered::new();
    for (n, ledger) in ledgers.iter().enumerate() {
        // Handlers are added one after the other, with at least three changes in between.
        let was = informer.status().events;
        if n % 2 == 0 {
            let registration = informer.add_handler(ledger.handler()).unwrap();
            registration.synced().await.unwrap();
        } else {
            streams.push(ledger.follow(informer.subscribe().unwrap()));
        }
        crate::world::eventually("it goes on", async || informer.status().events >= was + 3).await;
    }
    calm.cancel();
    writing.await.unwrap();

    let end = world.values().await;
    for ledger in &ledgers {
        ledger.adds_up_to(&end).await;
        let lines = ledger.lines();
        let initial = lines.iter().take_while(|line| line.ends_with(" initial")).count();
        assert!(
            lines[initial..].iter().all(|line| !line.ends_with(" initial")),
            "{lines:#?}"
        );
    }
    assert_eq!(cached(&informer), end);
    assert_eq!(informer.status().handlers.len(), 20);
    informer.shutdown().await;
    while let Some(ended) = streams.next().await {
        ended.unwrap();
    }
}
