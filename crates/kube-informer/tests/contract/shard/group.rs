//! A group of replicas: ranges are divided, move, and are taken over, and never have two owners.

use std::time::Duration;

use k8s_openapi::api::coordination::v1::Lease;
use kube::api::{Api, DeleteParams, Patch, PatchParams};
use kube_informer::observe::Inspector;
use kube_informer::protocol::{ShardKey, shard_hash};
use kube_informer::shard::{GroupReport, NotOwned, Problem};
use kube_sandbox::{Fault, Rule, Verb};
use serde_json::json;
use tokio::time::{Instant, sleep, timeout};

use super::kit::{SECOND, TAKEN_OVER, World};

/// A hash that is in the first range of this many.
const FIRST: u64 = 0;

#[tokio::test(start_paused = true)]
async fn replicas_divide_the_ranges_and_a_replica_that_joins_gets_its_share() {
    let mut world = World::new().await;
    world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    world.start("c");
    world.until_shared(SECOND * 10, &["a", "b", "c"]).await;
    let state = world.replicas["c"].shards.state().borrow().clone();
    assert_eq!(
        (state.replicas.len(), state.moves.len(), state.free.len()),
        (3, 0, 0)
    );
    assert!(state.imbalance().is_some_and(|imbalance| imbalance < 1.02));
    assert_eq!(state.replicas.iter().filter(|replica| replica.this).count(), 1);
}

#[tokio::test(start_paused = true)]
async fn a_replica_that_ends_is_replaced_at_once() {
    let mut world = World::new().await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let b = world.replicas.remove("b").expect("it runs");
    b.shutdown.cancel();
    timeout(SECOND, b.task)
        .await
        .expect("it ends")
        .expect("without a panic");
    let began = Instant::now();
    world.until(SECOND * 5, &[("a", 128)]).await;
    assert!(began.elapsed() <= SECOND * 3, "{:?}", began.elapsed());
    // Its Lease is removed afterwards.
    sleep(SECOND * 5).await;
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    let names = leases
        .list(&Default::default())
        .await
        .expect("a list")
        .items
        .len();
    assert_eq!(names, 2, "the table and one replica");
}

#[tokio::test(start_paused = true)]
async fn the_ranges_of_a_replica_that_was_killed_are_taken_over_in_time() {
    for dead in ["a", "c"] {
        let mut world = World::new().await;
        ["a", "b", "c"].iter().for_each(|name| drop(world.start(name)));
        world.until_shared(SECOND * 20, &["a", "b", "c"]).await;
        world.kill(dead);
        let began = Instant::now();
        let rest: Vec<(&str, usize)> = ["a", "b", "c"]
            .iter()
            .filter(|name| **name != dead)
            .map(|name| (*name, 64))
            .collect();
        world.until(TAKEN_OVER, &rest).await;
        assert!(began.elapsed() > SECOND * 13, "not before its lease was over");
    }
}

#[tokio::test(start_paused = true)]
async fn a_replica_that_was_suspended_past_its_lease_has_lost_everything_when_it_wakes() {
    let mut world = World::new().await;
    let b = world.start("b");
    world.start("c");
    world.until(SECOND * 10, &[("b", 64), ("c", 64)]).await;
    let mine = b.owned().borrow().ranges.iter().next().expect("it owns a range");
    let hash = (u64::from(mine) << 57) + 1;
    let permit = b.permit(hash).expect("it owns the range");
    let term = permit.term();
    world.replicas["b"].suspended.set(true);
    sleep(SECOND * 11).await;
    assert!(
        !permit.is_valid(),
        "by the clock, although the process did not run"
    );
    world.until(TAKEN_OVER, &[("b", 0), ("c", 128)]).await;
    let of_c = world.replicas["c"].shards.permit(hash).expect("c owns it now");
    assert!(of_c.term() > term);
    drop(of_c);
    world.replicas["b"].suspended.set(false);
    world.until(SECOND * 12, &[("b", 64), ("c", 64)]).await;
    assert!(!permit.is_valid());
    let again = b
        .permit(hash)
        .or_else(|_| world.replicas["c"].shards.permit(hash));
    assert!(again.expect("one of them owns it").term() > term);
}

#[tokio::test(start_paused = true)]
async fn a_range_does_not_move_while_a_permit_exists_and_work_that_takes_too_long_is_cancelled() {
    let mut world = World::new().await;
    let a = world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let permits: Vec<_> = (0..128_u64)
        .map(|range| a.permit(range << 57).expect("it owns everything"))
        .collect();
    let b = world.start("b");
    sleep(SECOND * 6).await;
    assert_eq!(b.owned().borrow().ranges.len(), 0);
    let leaving = a.owned().borrow().leaving.clone();
    assert_eq!(leaving.len(), 64);
    let moving = leaving.iter().next().expect("a range");
    let refused = a.permit(u64::from(moving) << 57).expect_err("no new work begins");
    assert_eq!(refused, NotOwned::Elsewhere { range: moving });
    let state = b.state().borrow().clone();
    assert_eq!(state.moves.len(), 64);
    let explained = state.stuck_moves(SECOND);
    assert_eq!(explained.len(), 1, "one line for each owner");
    assert!(
        explained[0].contains("leaving a for ") && explained[0].contains("its work there has not ended"),
        "{explained:?}"
    );
    assert!(
        permits.iter().all(kube_informer::shard::Permit::is_valid),
        "the term lasts until the work has ended"
    );
    timeout(SECOND * 10, permits[moving as usize].cancelled())
        .await
        .expect("after ten seconds");
    drop(permits);
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
}

#[tokio::test(start_paused = true)]
async fn without_the_server_a_replica_stops_before_another_begins_and_continues_under_the_same_term() {
    let mut world = World::new().await;
    let a = world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let term = a.permit(FIRST).expect("it owns everything").term();
    world.replicas["a"].cut.set(true);
    sleep(SECOND * 11).await;
    assert_eq!(
        a.permit(FIRST).expect_err("its lease is not renewed"),
        NotOwned::Expired { range: 0 }
    );
    assert_eq!(a.owned().borrow().ranges.len(), 128, "nobody else has taken them");
    world.replicas["a"].cut.set(false);
    world.until(SECOND * 6, &[("a", 128)]).await;
    assert_eq!(a.permit(FIRST).expect("it owns everything").term(), term);
}

#[tokio::test(start_paused = true)]
async fn a_lease_that_somebody_deletes_is_not_taken_over_before_its_time_and_terms_grow_in_a_new_table() {
    let mut world = World::new().await;
    let a = world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let before = a.owned().borrow().terms.clone();
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    leases
        .delete("group-b", &DeleteParams::default())
        .await
        .expect("deleted");
    // `until` checks that no range has two owners.
    sleep(SECOND * 3).await;
    assert_eq!(world.owned()["b"], 0, "it knows that it has lost everything");
    world.until(SECOND * 40, &[("a", 64), ("b", 64)]).await;
    leases
        .delete("group", &DeleteParams::default())
        .await
        .expect("deleted");
    sleep(SECOND * 3).await;
    world.until(SECOND * 40, &[("a", 64), ("b", 64)]).await;
    let greatest = before.values().max().expect("a range");
    assert!(a.owned().borrow().terms.values().all(|term| term > greatest));
}

#[tokio::test(start_paused = true)]
async fn deleting_a_lease_and_the_table_at_once_gives_no_range_two_owners() {
    let mut world = World::new().await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    // The replica without a Lease does not notice, because it is cut off.
    world.replicas["b"].cut.set(true);
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    for name in ["group-b", "group"] {
        leases
            .delete(name, &DeleteParams::default())
            .await
            .expect("deleted");
    }
    for _ in 0..800 {
        sleep(SECOND / 20).await;
        world.owned();
    }
    world.until(SECOND, &[("a", 128), ("b", 0)]).await;
    world.replicas["b"].cut.set(false);
    world.until(SECOND * 20, &[("a", 64), ("b", 64)]).await;
}

#[tokio::test(start_paused = true)]
async fn replicas_with_another_number_of_ranges_adopt_it_during_a_rolling_update() {
    let mut world = World::new().await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    world.start_with("c", |config| config.ranges = 16);
    world.until_shared(SECOND * 20, &["a", "b", "c"]).await;
    for old in ["a", "b"] {
        world.replicas.remove(old).expect("it runs").shutdown.cancel();
        let new = format!("new-{old}");
        world.start_with(&new, |config| config.ranges = 16);
        sleep(SECOND).await;
        world.owned();
    }
    let all = |world: &World| world.owned().values().sum::<usize>() == 16;
    timeout(SECOND * 30, async {
        while !all(&world) {
            sleep(SECOND / 20).await;
        }
    })
    .await
    .expect("the hashes are divided into 16 ranges");
}

#[tokio::test(start_paused = true)]
async fn another_program_in_the_same_group_is_refused() {
    let mut world = World::new().await;
    world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let other = world.start_with("0", |config| config.program = "another".into());
    let by_namespace = world.start_with("1", |config| config.key = ShardKey::Namespace);
    sleep(SECOND * 30).await;
    world.until(SECOND, &[("0", 0), ("1", 0), ("a", 128)]).await;
    for refused in [other, by_namespace] {
        let problem = refused.state().borrow().problem.clone();
        assert!(
            matches!(problem, Some(Problem::OtherProgram { .. })),
            "{problem:?}"
        );
    }
}

#[tokio::test(start_paused = true)]
async fn a_second_process_with_the_same_identity_waits() {
    let mut world = World::new().await;
    let first = world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let first_process = world.replicas.remove("a").expect("it runs");
    let second = world.start("a");
    sleep(SECOND * 40).await;
    assert_eq!(
        (
            first.owned().borrow().ranges.len(),
            second.owned().borrow().ranges.len()
        ),
        (128, 0)
    );
    assert_eq!(second.state().borrow().problem, Some(Problem::IdentityTaken));
    first_process.task.abort();
    world.until(TAKEN_OVER, &[("a", 128)]).await;
}

#[tokio::test(start_paused = true)]
async fn a_foreign_lease_and_a_destroyed_record_cause_no_second_owner() {
    let mut world = World::new().await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    let foreign = json!({
        "apiVersion": "coordination.k8s.io/v1", "kind": "Lease",
        "metadata": {"name": "0-foreign", "labels": {"shards.kube-informer.dev/group": "group"}},
        "spec": {"holderIdentity": "x", "leaseDurationSeconds": 2_147_483_647},
    });
    let apply = PatchParams::apply("test").force();
    leases
        .patch("0-foreign", &apply, &Patch::Apply(&foreign))
        .await
        .expect("written");
    let destroyed = json!({"metadata": {"annotations": {"shards.kube-informer.dev/replica": "{"}}, "spec": {"leaseDurationSeconds": 1}});
    leases
        .patch("group-b", &PatchParams::default(), &Patch::Merge(&destroyed))
        .await
        .expect("written");
    for _ in 0..600 {
        sleep(SECOND / 20).await;
        world.owned();
    }
    world.until(SECOND, &[("a", 64), ("b", 64)]).await;
    assert!(leases.get("0-foreign").await.is_ok(), "it is left alone");
}

#[tokio::test(start_paused = true)]
async fn garbage_in_the_table_stops_moves_and_deleting_it_gives_no_range_two_owners() {
    let mut world = World::new().await;
    let a = world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let before = a.owned().borrow().terms.clone();
    let leases: Api<Lease> = Api::default_namespaced(world.sandbox.client());
    for garbage in ["", "{}", "[1, -2, 1e400]"] {
        let garbage = json!({"metadata": {"annotations": {"shards.kube-informer.dev/table": garbage}}});
        leases
            .patch("group", &PatchParams::default(), &Patch::Merge(&garbage))
            .await
            .expect("written");
        sleep(SECOND * 5).await;
    }
    world.start("c");
    for _ in 0..600 {
        sleep(SECOND / 20).await;
        world.owned();
    }
    world.until(SECOND, &[("a", 64), ("b", 64), ("c", 0)]).await;
    assert_eq!(a.owned().borrow().terms, before, "its work goes on");
    assert_eq!(a.state().borrow().problem, Some(Problem::UnreadableTable));
    leases
        .delete("group", &DeleteParams::default())
        .await
        .expect("deleted");
    sleep(SECOND * 3).await;
    for _ in 0..400 {
        sleep(SECOND / 20).await;
        world.owned();
    }
    world.until_shared(SECOND * 30, &["a", "b", "c"]).await;
    let greatest = before.values().max().expect("a range");
    assert!(a.owned().borrow().terms.values().all(|term| term > greatest));
    assert_eq!(a.state().borrow().problem, None);
}

#[tokio::test(start_paused = true)]
async fn two_deployments_with_the_same_name_share_or_wait_and_never_own_a_range_twice() {
    let mut world = World::new().await;
    // The same program: they are one group, with as many replicas as both have together.
    for name in ["blue-1", "blue-2", "green-1"] {
        world.start(name);
    }
    world
        .until_shared(SECOND * 20, &["blue-1", "blue-2", "green-1"])
        .await;
    // Another program: it gets nothing while the first runs, and everything after that has ended.
    let red = world.start_with("red-1", |config| config.program = "another".into());
    for _ in 0..200 {
        sleep(SECOND / 20).await;
        assert_eq!(world.owned()["red-1"], 0);
    }
    assert!(matches!(
        red.state().borrow().problem,
        Some(Problem::OtherProgram { .. })
    ));
    for name in ["blue-1", "blue-2", "green-1"] {
        world.replicas[name].shutdown.cancel();
    }
    for _ in 0..200 {
        sleep(SECOND / 20).await;
        world.owned();
    }
    for name in ["blue-1", "blue-2", "green-1"] {
        world.replicas.remove(name);
    }
    world.until(SECOND * 20, &[("red-1", 128)]).await;
    assert_eq!(red.state().borrow().problem, None);
}

#[tokio::test(start_paused = true)]
async fn refused_and_slow_requests_change_nothing() {
    let mut world = World::new().await;
    world.start("a");
    world.start("b");
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let slow = Fault::Latency(Duration::from_millis(700));
    world
        .sandbox
        .fault(Rule::new(slow).resource("leases").probability(0.5, 7));
    let refused = Rule::new(Fault::Status(500))
        .resource("leases")
        .verb(Verb::Update);
    world.sandbox.fault(refused.probability(0.2, 7));
    world.start("c");
    for _ in 0..1_200 {
        sleep(SECOND / 20).await;
        world.owned();
    }
    world.sandbox.clear_faults();
    world.until_shared(SECOND * 10, &["a", "b", "c"]).await;
}

#[tokio::test(start_paused = true)]
async fn a_replica_writes_once_per_period_whatever_the_number_of_ranges() {
    let mut world = World::new().await;
    for name in ["a", "b"] {
        world.start_with(name, |config| config.ranges = 1_024);
    }
    world.until(SECOND * 10, &[("a", 512), ("b", 512)]).await;
    sleep(SECOND * 4).await;
    world.sandbox.clear_requests();
    sleep(SECOND * 20).await;
    let requests = world.sandbox.requests();
    let writes = requests
        .iter()
        .filter(|request| matches!(request.verb, Verb::Create | Verb::Update | Verb::Delete))
        .count();
    assert!(
        (18..=22).contains(&writes),
        "{writes} writes of two replicas in ten periods"
    );
}

#[tokio::test(start_paused = true)]
async fn the_hash_of_a_key_decides_its_range() {
    let mut world = World::new().await;
    let shards = world.start_with("a", |config| config.ranges = 1);
    world.until(SECOND * 5, &[("a", 1)]).await;
    assert!(shards.owns(shard_hash("anything")));
    assert_eq!(shards.permit(u64::MAX).expect("it owns everything").range(), 0);
}

#[tokio::test(start_paused = true)]
async fn a_report_for_tools_says_which_replica_owns_what_and_what_holds_up_a_move() {
    let mut world = World::new().await;
    let a = world.start("a");
    world.until(SECOND * 5, &[("a", 128)]).await;
    let permits: Vec<_> = (0..128_u64)
        .map(|range| a.permit(range << 57).expect("it owns everything"))
        .collect();
    world.start("b");
    sleep(SECOND * 6).await;
    let groups = GroupReport::list(&world.sandbox.client(), None)
        .await
        .expect("a list");
    let [group] = groups.as_slice() else {
        panic!("{groups:?}")
    };
    assert_eq!(
        (group.namespace.as_str(), group.name.as_str(), group.ranges),
        ("default", "group", 128)
    );
    let owns: Vec<(&str, usize, usize)> = group
        .replicas
        .iter()
        .map(|replica| {
            (
                replica.identity.as_str(),
                replica.owns.len(),
                replica.moving.len(),
            )
        })
        .collect();
    assert_eq!(owns, [("a", 128, 64), ("b", 0, 0)]);
    assert_eq!((group.moving(), group.imbalance()), (64, Some(2.0)));
    let problems = group.problems();
    assert!(
        problems
            .iter()
            .any(|problem| problem.contains("a still works on the ranges")),
        "{problems:?}"
    );
    // A move that an earlier report does not have is not stuck.
    let mut before = group.clone();
    assert_eq!(group.problems_since(&before), problems);
    before.replicas.clear();
    assert_eq!(group.problems_since(&before), Vec::<String>::new());
    drop(permits);
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let groups = GroupReport::list(&world.sandbox.client(), Some("default"))
        .await
        .expect("a list");
    assert_eq!((groups[0].problems(), groups[0].free.len()), (Vec::new(), 0));
}

#[tokio::test(start_paused = true)]
async fn the_inspector_shows_owners_moves_and_the_ages_of_leases() {
    let mut world = World::new().await;
    let a = world.start_with("a", |config| config.drain_within = SECOND * 600);
    world.until(SECOND * 5, &[("a", 128)]).await;
    let permits: Vec<_> = (0..128_u64)
        .map(|range| a.permit(range << 57).expect("it owns everything"))
        .collect();
    let b = world.start("b");
    let inspector = Inspector::new().shards(&b);
    sleep(SECOND * 40).await;
    let report = inspector.report();
    let [group] = report.shards.as_slice() else {
        panic!("{report:?}")
    };
    assert_eq!(
        (&*group.namespace, group.key, group.ranges),
        ("default", "uid", 128)
    );
    let [owner, other] = group.replicas.as_slice() else {
        panic!("{group:?}")
    };
    assert_eq!(
        (owner.owned, owner.ranges.as_str(), owner.this),
        (128, "0-127", false)
    );
    assert!(owner.lease_age <= 5.0 && !owner.expired && !owner.leaving);
    assert_eq!((other.owned, other.this, other.weight), (0, true, 1));
    assert_eq!((group.moves, group.moving.len()), (64, 64));
    let moving = &group.moving[0];
    assert_eq!((&*moving.from, moving.unseen), ("a", false));
    assert!(moving.lasts > 30.0 && moving.term > 0, "{moving:?}");
    assert!(
        group
            .problems
            .iter()
            .any(|problem| problem.contains("its work there has not ended")),
        "{:?}",
        group.problems
    );
    drop(permits);
    world.until(SECOND * 10, &[("a", 64), ("b", 64)]).await;
    let report = inspector.report();
    let group = &report.shards[0];
    assert!(group.moving.is_empty() && group.problems.is_empty(), "{group:?}");
    assert_eq!((group.imbalance, group.owned), (Some(1.0), 64));
}
