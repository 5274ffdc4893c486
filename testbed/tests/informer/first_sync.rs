//! The first sync: the existing objects come into the cache.

use kube_informer::informer::State;
use kube_informer::reflector::InitialSync;
use kube_sandbox::Verb;
use serde_json::json;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, cached, put_labelled, reaches, started, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(i1_b01_b02_b42_all_existing_objects_are_fetched_and_delivered_once).both_ways(),
        case!(b39_an_empty_collection_syncs).both_ways(),
        case!(b60_selectors_reach_both_the_first_fetch_and_the_watch).both_ways(),
    ]
}

async fn i1_b01_b02_b42_all_existing_objects_are_fetched_and_delivered_once(world: World) {
    // More than two pages.
    for i in 0..7 {
        world.put(&format!("early-{i}"), "0").await;
    }
    let informer = world.informer().build().unwrap();
    let (before, after) = (Ledger::new(), Ledger::new());
    let registration = informer.add_handler(before.handler()).unwrap();
    assert!(!informer.has_synced() && !registration.has_synced());

    started(&informer).await;
    registration.synced().await.unwrap();

    let there = world.values().await;
    assert_eq!((cached(&informer), there.len()), (there.clone(), 7));
    let expected = ["+ early-0=0 initial", "+ early-6=0 initial"];
    let lines = before.lines();
    assert_eq!(
        (lines.len(), &lines[0], &lines[6]),
        (7, &expected[0].to_owned(), &expected[1].to_owned())
    );
    informer
        .add_handler(after.handler())
        .unwrap()
        .synced()
        .await
        .unwrap();
    after.adds_up_to(&there).await;
    assert_eq!(after.lines().len(), 7);
    reaches(&informer, "in sync", |state| *state == State::Synced).await;
    let status = informer.status();
    assert_eq!(
        (status.relists, status.objects, status.troubles.failures),
        (1, 7, 0)
    );
    asked_as_it_should(&world);
    informer.shutdown().await;
}

/// The informer's first request to the sandbox, which depends on the kind of start.
fn asked_as_it_should(world: &World) {
    let Some(sandbox) = world.sandbox() else { return };
    let requests = sandbox.requests();
    // The first list of this namespace is the informer's; later ones are the test's.
    let asked = requests.iter().filter(|r| r.namespace == world.ns);
    let first = asked
        .into_iter()
        .find(|r| matches!(r.verb, Verb::List | Verb::Watch));
    let first = first.expect("it asked for something");
    let params = [
        "sendInitialEvents",
        "resourceVersionMatch",
        "resourceVersion",
        "limit",
    ];
    let params = params.map(|name| first.param(name));
    match world.initial {
        InitialSync::List => {
            assert_eq!(
                (first.verb, params),
                (Verb::List, [None, None, Some("0"), Some("3")])
            );
        }
        _ => {
            let expected = [Some("true"), Some("NotOlderThan"), None, None];
            assert_eq!((first.verb, params), (Verb::Watch, expected));
        }
    }
}

async fn b39_an_empty_collection_syncs(world: World) {
    let informer = world.informer().build().unwrap();
    let ledger = Ledger::new();
    let registration = informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    registration.synced().await.unwrap();
    assert!(informer.is_empty() && informer.last_sync_resource_version().is_some());

    world.put("first", "1").await;
    ledger.adds_up_to(&values("first=1")).await;
    assert_eq!(ledger.lines(), ["+ first=1"]);
    informer.shutdown().await;
}

async fn b60_selectors_reach_both_the_first_fetch_and_the_watch(world: World) {
    let maps = world.maps();
    put_labelled(&maps, "in", "0", json!({"app": "web"})).await;
    put_labelled(&maps, "out", "0", json!({"app": "db"})).await;
    put_labelled(&maps, "other", "0", json!({"app": "web"})).await;
    let selecting = world.informer().labels("app=web").fields("metadata.name!=other");
    let informer = selecting.build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    assert_eq!(cached(&informer), values("in=0"));

    // An object that begins to match is added, one that no longer matches is deleted, others cause no event.
    put_labelled(&maps, "other", "1", json!({"app": "web"})).await;
    put_labelled(&maps, "out", "1", json!({"app": "web"})).await;
    put_labelled(&maps, "in", "1", json!({"app": "db"})).await;
    put_labelled(&maps, "out", "2", json!({"app": "web"})).await;

    ledger.adds_up_to(&values("out=2")).await;
    let lines = ledger.lines();
    assert_eq!(lines.len(), 4, "{lines:?}");
    assert_eq!(
        (&*lines[0], &*lines[1], &*lines[3]),
        ("+ in=0 initial", "+ out=1", "~ out 1→2")
    );
    assert!(lines[2].starts_with("- in="), "{lines:?}");
    assert_eq!(cached(&informer), values("out=2"));
    informer.shutdown().await;
}
