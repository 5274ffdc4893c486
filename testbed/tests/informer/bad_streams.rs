//! Malformed answers. The cases run over the sandbox only, because the real server never gives such answers.

use std::time::Duration;

use kube_informer::informer::State;
use kube_informer::reflector::{Config, InitialSync};
use kube_sandbox::{After, Fault, FaultHandle, Rule, Sandbox, Verb};

use crate::harness::{Case, case};
use crate::ledger::Ledger;
use crate::world::{World, cached, eventually, reaches, started, synced, values};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b06_a_server_that_does_not_stream_is_listed).sandbox_only(),
        case!(b08_a_stream_without_its_final_bookmark_is_abandoned).sandbox_only(),
        case!(i8_a_first_fetch_that_breaks_off_is_never_applied)
            .both_ways()
            .sandbox_only(),
        case!(b09_i4_a_cut_watch_resumes_at_its_version).sandbox_only(),
        case!(i3_repeated_events_are_delivered_once).sandbox_only(),
        case!(b20_a_silent_connection_is_abandoned).sandbox_only(),
        case!(b27_a_malformed_line_fails_the_watch_and_loses_nothing).sandbox_only(),
    ]
}

fn sandbox(world: &World) -> &Sandbox {
    world.sandbox().expect("these cases run over the sandbox only")
}

fn inject(world: &World, verb: Verb, fault: Fault) -> FaultHandle {
    inject_rule(world, Rule::new(fault).verb(verb))
}

fn inject_rule(world: &World, rule: Rule) -> FaultHandle {
    sandbox(world).fault(rule.resource("configmaps").namespace(world.ns.as_str()))
}

/// The number of lists or watches that the informer requested. Probes are not counted: those lists have a limit of one.
fn asked(world: &World, verb: Verb) -> usize {
    let requests = sandbox(world).requests();
    requests
        .iter()
        .filter(|request| request.verb == verb && request.namespace == world.ns)
        .filter(|request| request.param("limit") != Some("1"))
        .count()
}

async fn b06_a_server_that_does_not_stream_is_listed(world: World) {
    world.put("a", "0").await;
    inject(&world, Verb::Watch, Fault::RefuseStreaming);
    let informer = world.informer().build().unwrap();
    started(&informer).await;
    assert_eq!((cached(&informer), asked(&world, Verb::List)), (values("a=0"), 1));
    let last = world.put("a", "1").await;
    informer.wait_for(&last).await.unwrap();
    assert_eq!(cached(&informer), values("a=1"), "the watch follows");
    informer.shutdown().await;
}

async fn b08_a_stream_without_its_final_bookmark_is_abandoned(world: World) {
    world.put("a", "0").await;
    inject(&world, Verb::Watch, Fault::NoEndBookmark);
    let impatient = Config {
        initial_progress: Duration::from_millis(200),
        ..world.config()
    };
    let informer = world.informer().reflector(impatient).build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    assert_eq!((cached(&informer), asked(&world, Verb::List)), (values("a=0"), 1));
    ledger.adds_up_to(&values("a=0")).await;
    assert_eq!(ledger.lines(), ["+ a=0 initial"], "once, from the list");
    informer.shutdown().await;
}

async fn i8_a_first_fetch_that_breaks_off_is_never_applied(world: World) {
    for name in ["a", "b", "c"] {
        world.put(name, "0").await;
    }
    let cut = Rule::new(Fault::Cut {
        after: After::Events(2),
    });
    let cut = inject_rule(&world, cut.verb(Verb::List).verb(Verb::Watch));
    let stubborn = Config {
        initial_attempts: u32::MAX,
        ..world.config()
    };
    let informer = world.informer().reflector(stubborn).build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    informer.start().unwrap();
    reaches(&informer, "the first fetch fails", |state| {
        matches!(state, State::Degraded { .. })
    })
    .await;
    assert!(informer.is_empty() && !informer.has_synced());

    // An object of the incomplete answer is deleted before the complete one.
    world.delete("a").await;
    world.put("b", "1").await;
    cut.remove();

    synced(&informer).await;
    assert_eq!(cached(&informer), values("b=1 c=0"));
    ledger.receives(2).await;
    assert_eq!(ledger.lines(), ["+ b=1 initial", "+ c=0 initial"]);
    assert_eq!(informer.status().relists, 1);
    informer.shutdown().await;
}

async fn b09_i4_a_cut_watch_resumes_at_its_version(mut world: World) {
    world.initial = InitialSync::List;
    world.put("a", "0").await;
    let after = After::Events(1);
    let cut = inject(&world, Verb::Watch, Fault::Cut { after });
    let informer = world.informer().build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;

    for value in 1..=8 {
        world.put("a", &value.to_string()).await;
    }

    ledger.adds_up_to(&values("a=8")).await;
    let updates = (1..=8).map(|value| format!("~ a {}→{value}", value - 1));
    let expected: Vec<String> = ["+ a=0 initial".to_owned()].into_iter().chain(updates).collect();
    assert_eq!(ledger.lines(), expected, "no event is lost or repeated");
    assert!(cut.hits() >= 8);
    assert_eq!(informer.status().relists, 1);
    informer.shutdown().await;
}

async fn i3_repeated_events_are_delivered_once(world: World) {
    world.put("a", "0").await;
    inject(&world, Verb::Watch, Fault::Duplicate);
    let informer = world.informer().build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    world.put("a", "1").await;
    world.put("b", "0").await;
    world.delete("a").await;
    world.put("end", "0").await;
    ledger.adds_up_to(&values("b=0 end=0")).await;
    assert_eq!(
        ledger.lines(),
        ["+ a=0 initial", "~ a 0→1", "+ b=0", "- a=1", "+ end=0"]
    );
    informer.shutdown().await;
}

async fn b20_a_silent_connection_is_abandoned(world: World) {
    world.put("a", "0").await;
    let watchful = Config {
        silence: Duration::from_secs(1),
        initial: InitialSync::List,
        ..world.config()
    };
    let silent = Fault::Stall {
        after: After::Events(0),
    };
    let silent = inject_rule(&world, Rule::new(silent).verb(Verb::Watch).times(1));
    let informer = world.informer().reflector(watchful).build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    started(&informer).await;
    world.put("a", "1").await;
    ledger.adds_up_to(&values("a=1")).await;
    assert_eq!((silent.hits(), informer.status().relists), (1, 1));
    informer.shutdown().await;
}

async fn b27_a_malformed_line_fails_the_watch_and_loses_nothing(world: World) {
    world.put("a", "0").await;
    let informer = world.informer().initial(InitialSync::List).build().unwrap();
    let ledger = Ledger::new();
    informer.add_handler(ledger.handler()).unwrap();
    let noise = inject_rule(
        &world,
        Rule::new(Fault::Malformed { after_events: 1 })
            .verb(Verb::Watch)
            .times(1),
    );
    started(&informer).await;
    world.put("a", "1").await;
    world.put("a", "2").await;
    ledger.adds_up_to(&values("a=2")).await;
    reaches(&informer, "in sync", |state| *state == State::Synced).await;
    assert_eq!(ledger.lines(), ["+ a=0 initial", "~ a 0→1", "~ a 1→2"]);
    eventually("the failure is counted", async || {
        informer.status().troubles.failures > 0
    })
    .await;
    assert_eq!((noise.hits(), informer.status().relists), (1, 1));
    informer.shutdown().await;
}
