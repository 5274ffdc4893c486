//! Missing rights: what the informer reports, and how it recovers.

use std::sync::{Arc, Mutex};

use kube_informer::informer::{State, Trouble};
use kube_informer::protocol::FailureKind;

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, cached, degraded_by, put, reaches, started, sync_error, synced, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b58_forbidden_from_the_start_names_cause_and_advice_and_heals).both_ways(),
        case!(b27_rights_revoked_and_given_back_resume_without_a_relist).both_ways(),
        case!(b58_one_namespace_of_several_may_be_forbidden),
    ]
}

async fn b58_forbidden_from_the_start_names_cause_and_advice_and_heals(world: World) {
    world.put("a", "0").await;
    world.forbid(&world.ns).await;
    let informer = world.informer_as(world.user()).reflector(world.config());
    let informer = informer.name("mine").build().unwrap();
    informer.start().unwrap();
    reaches(
        &informer,
        "access is forbidden",
        degraded_by(FailureKind::Forbidden),
    )
    .await;

    let text = sync_error(&informer).await;
    let ns = &world.ns;
    let start = format!("informer \"mine\" did not sync within 1ms: namespace {ns:?}: forbidden: ");
    assert!(text.starts_with(&start), "{text}");
    let advice = format!("allow our account `list` and `watch` on configmaps in namespace {ns:?}");
    assert!(text.contains(&advice), "{text}");
    assert!(!informer.has_synced() && informer.is_empty());

    world.allow(&world.ns).await;
    synced(&informer).await;
    assert_eq!(cached(&informer), values("a=0"));
    reaches(&informer, "in sync", |state| *state == State::Synced).await;
    informer.shutdown().await;
}

async fn b27_rights_revoked_and_given_back_resume_without_a_relist(world: World) {
    world.put("a", "0").await;
    world.allow_from_the_start(&world.ns).await;
    let troubles: Arc<Mutex<Vec<Trouble>>> = Arc::default();
    let ear = Arc::clone(&troubles);
    let informer = world
        .informer_as(world.user())
        .reflector(world.with_short_watches());
    let informer = informer.on_error(move |trouble| ear.lock().unwrap().push(trouble.clone()));
    let informer = informer.build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;

    world.forbid(&world.ns).await;
    let state = reaches(
        &informer,
        "access was revoked",
        degraded_by(FailureKind::Forbidden),
    )
    .await;
    assert!(state.to_string().contains("no restart is needed"), "{state}");
    world.put("b", "1").await;
    assert_eq!(cached(&informer), values("a=0"), "the cache can be read");
    world.allow(&world.ns).await;

    ledger.adds_up_to(&values("a=0 b=1")).await;
    assert_eq!(ledger.lines(), ["+ a=0 initial", "+ b=1"]);
    reaches(&informer, "in sync again", |state| *state == State::Synced).await;
    assert_eq!(
        informer.status().relists,
        1,
        "the watch continues from its version"
    );
    informer.shutdown().await;
    let reported = troubles.lock().unwrap();
    let reported = reported.iter().filter(|trouble| {
        matches!(trouble, Trouble::Failure { failure, .. } if failure.kind == FailureKind::Forbidden)
    });
    assert!(reported.count() > 0, "the error handler is called");
}

async fn b58_one_namespace_of_several_may_be_forbidden(world: World) {
    let (open, closed) = (world.ns.clone(), world.another_namespace().await);
    put(&world.maps_in(&open), "seen", "0").await;
    put(&world.maps_in(&closed), "hidden", "0").await;
    world.allow_from_the_start(&open).await;
    world.forbid(&closed).await;
    let both = world.informer_as(world.user()).namespaces([closed.as_str()]);
    let informer = both.reflector(world.config()).build().unwrap();
    let ledger = Ledger::new();
    let registration = informer.add_handler(ledger.handler()).unwrap();
    informer.start().unwrap();

    // The open namespace is served, with live changes, while the other one waits.
    ledger.adds_up_to(&values("seen=0")).await;
    put(&world.maps_in(&open), "seen", "1").await;
    ledger.adds_up_to(&values("seen=1")).await;
    reaches(
        &informer,
        "one partition is forbidden",
        degraded_by(FailureKind::Forbidden),
    )
    .await;
    let text = sync_error(&informer).await;
    assert!(
        text.contains(&format!("namespace {closed:?}: forbidden")),
        "{text}"
    );
    let other = format!("namespace {open:?}");
    assert!(!text.contains(&other), "only the late informer is named: {text}");
    assert!(!registration.has_synced());
    assert_eq!(
        informer.last_sync_resource_version(),
        None,
        "the version of the slowest partition"
    );
    let states: Vec<bool> = informer
        .status()
        .partitions
        .iter()
        .map(|part| part.state == State::Synced)
        .collect();
    assert_eq!(states, [true, false]);

    world.allow(&closed).await;
    synced(&informer).await;
    registration.synced().await.unwrap();
    assert_eq!(cached(&informer), values("hidden=0 seen=1"));
    ledger.adds_up_to(&values("hidden=0 seen=1")).await;
    assert_eq!(informer.store().namespace(&closed).len(), 1);
    informer.shutdown().await;
}
