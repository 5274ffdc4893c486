//! Events while the informer watches.

use std::sync::{Arc, Mutex};
use std::time::Duration;

use kube_informer::informer::Handler;
use kube_informer::reflector::Config;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::map::CachedMap;
use crate::world::{World, cached, put, started, value, values, version};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(i3_b29_changes_reach_cache_index_handler_and_subscription_in_order).both_ways(),
        case!(b34_the_cache_and_its_indexes_have_an_event_before_handlers),
        case!(b52_i6_a_filtering_handler_receives_objects_that_begin_or_cease_to_match),
        case!(b56_read_your_writes),
        case!(i9_b55_bookmarks_alone_move_the_version),
    ]
}

async fn i3_b29_changes_reach_cache_index_handler_and_subscription_in_order(world: World) {
    let informer = world.informer().build().unwrap();
    let by_value = informer
        .add_index(|map: &CachedMap| [value(map).to_owned()])
        .unwrap();
    let (handler, stream) = (Ledger::new(), Ledger::new());
    informer.add_handler(handler.handler()).unwrap();
    let following = stream.follow(informer.subscribe().unwrap());
    world.put("a", "0").await;
    started(&informer).await;

    world.put("a", "1").await;
    world.put("b", "1").await;
    world.delete("a").await;
    world.put("c", "1").await;
    world.put("a", "2").await;
    world.put("b", "2").await;

    let end = values("a=2 b=2 c=1");
    let expected = [
        "+ a=0 initial",
        "~ a 0→1",
        "+ b=1",
        "- a=1",
        "+ c=1",
        "+ a=2",
        "~ b 1→2",
    ];
    handler.adds_up_to(&end).await;
    assert_eq!(handler.lines(), expected);
    stream.adds_up_to(&end).await;
    let mut streamed = stream.lines();
    assert_eq!(streamed.remove(1), "synced", "after the initial objects");
    assert_eq!(streamed, expected);
    assert_eq!((cached(&informer), world.values().await), (end.clone(), end));
    let keys = |value: &str| {
        let mut keys = by_value.keys(value);
        keys.sort_unstable_by(|a, b| a.name().cmp(b.name()));
        keys
    };
    assert_eq!(keys("2"), [world.key("a"), world.key("b")]);
    assert_eq!(keys("1"), [world.key("c")]);
    assert!(keys("0").is_empty(), "no empty sets are left (B53)");
    let missing = informer.lister().namespace(&world.ns).get("gone").unwrap_err();
    assert!(missing.to_string().contains("gone"), "{missing}");

    informer.shutdown().await;
    following.await.unwrap();
}

async fn b34_the_cache_and_its_indexes_have_an_event_before_handlers(world: World) {
    let informer = world.informer().build().unwrap();
    let by_value = informer
        .add_index(|map: &CachedMap| [value(map).to_owned()])
        .unwrap();
    let late: Arc<Mutex<Vec<String>>> = Arc::default();
    let (store, told_late) = (informer.store(), Arc::clone(&late));
    // The cache may be newer than the event, because the object may have changed since. It is never older.
    let check = move |map: &CachedMap| {
        let snapshot = store.snapshot();
        let cached = snapshot.find(
            map.metadata.namespace.as_deref(),
            map.metadata.name.as_deref().unwrap(),
        );
        let behind = snapshot.version() < Some(&version(map));
        let unindexed = cached.is_some_and(|cached| {
            !snapshot
                .by(&by_value, value(&**cached))
                .any(|(_, m)| Arc::ptr_eq(m, cached))
        });
        if behind || unindexed || cached.is_none_or(|cached| version(&**cached) < version(map)) {
            told_late.lock().unwrap().push(format!("{:?}", map.metadata.name));
        }
    };
    let (ledger, check_update) = (Ledger::new(), check.clone());
    let checks = Handler::new()
        .on_add(move |map, _| check(map))
        .on_update(move |_, new| check_update(new));
    informer.add_handler(checks.name("checks")).unwrap();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;

    for round in 0..10 {
        for name in ["a", "b", "c"] {
            world.put(name, &round.to_string()).await;
        }
    }

    ledger.receives(30).await;
    informer.shutdown().await;
    assert_eq!(*late.lock().unwrap(), Vec::<String>::new());
}

async fn b52_i6_a_filtering_handler_receives_objects_that_begin_or_cease_to_match(world: World) {
    let informer = world.informer().build().unwrap();
    let (all, odd) = (Ledger::new(), Ledger::new());
    informer.add_handler(all.handler()).unwrap();
    let is_odd = |map: &CachedMap| value(map).parse::<u32>().unwrap() % 2 == 1;
    informer.add_handler(odd.handler().filter(is_odd)).unwrap();
    started(&informer).await;

    for next in ["0", "2", "3", "5", "6", "8", "9"] {
        world.put("a", next).await;
    }
    world.delete("a").await;
    world.put("end", "1").await;

    all.receives(9).await;
    odd.adds_up_to(&values("end=1")).await;
    let lines = odd.lines();
    assert_eq!(lines.len(), 6, "{lines:?}");
    assert_eq!(
        [&*lines[0], &*lines[1], &*lines[3], &*lines[4]],
        ["+ a=3", "~ a 3→5", "+ a=9", "- a=9"]
    );
    assert!(lines[2].starts_with("- a="), "{lines:?}");
    informer.shutdown().await;
}

async fn b56_read_your_writes(world: World) {
    let informer = world.informer().build().unwrap();
    started(&informer).await;
    for round in 0..20 {
        let value = round.to_string();
        let written = world.put("mine", &value).await;
        informer.wait_for(&written).await.unwrap();
        assert_eq!(cached(&informer), values(&format!("mine={value}")));
        assert!(informer.last_sync_resource_version() >= Some(written));
    }
    informer.shutdown().await;
    let never = world.put("mine", "late").await;
    let error = informer.wait_for(&never).await.unwrap_err().to_string();
    assert!(error.starts_with("the cache stopped at version"), "{error}");
}

async fn i9_b55_bookmarks_alone_move_the_version(world: World) {
    // The real server sends a bookmark before a watch times out, the sandbox on request.
    let short = Config {
        watch_timeout: Duration::from_secs(4),
        ..world.config()
    };
    let informer = world.informer().reflector(short).build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;

    let elsewhere = world.another_namespace().await;
    let written = put(&world.maps_in(&elsewhere), "elsewhere", "0").await;
    if let Some(sandbox) = world.sandbox() {
        sandbox.send_bookmarks();
    }

    informer.wait_for(&written).await.unwrap();
    assert!(ledger.lines().is_empty() && informer.is_empty());
    assert_eq!(informer.status().relists, 1);
    informer.shutdown().await;
}
