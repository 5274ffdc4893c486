//! Many objects, and many handlers that are added and removed.

use std::sync::Arc;

use futures::{StreamExt, stream};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube_informer::informer::SharedInformer;
use serde_json::json;
use tokio::task::JoinSet;
use tokio_util::sync::CancellationToken;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::map::CachedMap;
use crate::world::{World, cached, started, value};

pub(crate) fn cases() -> Vec<Case> {
    vec![case!(
        b51_i5_i12_five_thousand_objects_change_while_twenty_handlers_come_and_go
    )]
}

/// Creates every object, changes it, and deletes every tenth.
async fn turmoil(maps: Api<ConfigMap>) {
    let one = |i: usize| {
        let maps = maps.clone();
        async move {
            let name = format!("object-{i:04}");
            let map = json!({"metadata": {"name": name}, "data": {"v": "0"}});
            let map: ConfigMap = serde_json::from_value(map).unwrap();
            maps.create(&PostParams::default(), &map).await.unwrap();
            if i.is_multiple_of(10) {
                maps.delete(&name, &DeleteParams::default()).await.unwrap();
            } else {
                let patch = json!({"data": {"v": format!("{}", i % 7)}});
                maps.patch(&name, &PatchParams::default(), &Patch::Merge(patch))
                    .await
                    .unwrap();
            }
        }
    };
    stream::iter(0..OBJECTS)
        .map(one)
        .buffer_unordered(32)
        .collect::<()>()
        .await;
}

/// Adds a handler, waits for its initial objects and some hundred events, removes it, and repeats. The last handler stays.
async fn add_and_remove(informer: SharedInformer<CachedMap>, stop: CancellationToken) -> (Ledger, usize) {
    for times in 1.. {
        let ledger = Ledger::new();
        let registration = informer.add_handler(ledger.handler()).unwrap();
        registration.synced().await.unwrap();
        tokio::select! {
            () = stop.cancelled() => return (ledger, times),
            () = ledger.receives(ledger.lines().len() + 200) => {}
        }
        registration.shutdown().await;
        ledger.check_chains();
    }
    unreachable!("the loop ends before the range does")
}

async fn b51_i5_i12_five_thousand_objects_change_while_twenty_handlers_come_and_go(world: World) {
    let informer = world.informer().build().unwrap();
    let by_value = informer
        .add_index(|map: &CachedMap| [value(map).to_owned()])
        .unwrap();
    let steady = Ledger::new();
    informer.add_handler(steady.handler()).unwrap();
    started(&informer).await;
    let stop = CancellationToken::new();
    let mut handlers = JoinSet::new();
    for _ in 0..20 {
        handlers.spawn(add_and_remove(informer.clone(), stop.clone()));
    }

    turmoil(world.maps()).await;
    let end = world.values().await;
    assert_eq!(end.len(), OBJECTS - OBJECTS / 10);
    steady.adds_up_to(&end).await;
    stop.cancel();

    let mut comings = 0;
    while let Some(left) = handlers.join_next().await {
        let (ledger, times) = left.unwrap();
        ledger.adds_up_to(&end).await;
        comings += times;
    }
    assert!(comings > 20, "handlers were removed and added again");
    assert_eq!(cached(&informer), end);
    // Every index equals its recomputation (I12).
    for digit in 0..7 {
        let value_is = digit.to_string();
        let expected = end.values().filter(|value| **value == value_is).count();
        assert_eq!(by_value.get(&value_is).len(), expected, "value {digit}");
    }
    let again = informer
        .add_index(|map: &CachedMap| [value(map).to_owned()])
        .unwrap();
    assert_eq!(again.get("3").len(), by_value.get("3").len());
    let status = informer.status();
    assert_eq!(
        (status.handlers.len(), status.relists, status.troubles.failures),
        (21, 1, 0)
    );
    informer.shutdown().await;
    assert_eq!(
        Arc::strong_count(&informer.list()[0]),
        2,
        "only the cache and this test hold the objects"
    );
}

const OBJECTS: usize = 5_000;
