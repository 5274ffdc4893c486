//! What the random programs cannot show: how often functions run, what is delivered, and in which order.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use kube_informer::informer::Backlog;
use kube_informer::view::{AnyCollection, Collection, Selector};

use crate::program::Num;
use crate::replica::Replica;

/// Counts the calls of a function.
#[derive(Clone, Default)]
struct Calls(Arc<AtomicUsize>);

impl Calls {
    fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    /// The calls since the last time.
    fn take(&self) -> usize {
        self.0.swap(0, Ordering::Relaxed)
    }
}

#[test]
fn an_equal_result_is_not_delivered_and_runs_nothing_below() {
    let (input, writer) = Collection::writable("input");
    let parity = input.map(|_, value: &Arc<Num>| value.0 % 2);
    let below = Calls::default();
    let text = parity.map({
        let below = below.clone();
        move |_, parity| {
            below.count();
            parity.to_string()
        }
    });
    let mut replica = Replica::new(&text, Backlog::default());
    writer.insert(1, Num(1));
    assert_eq!(below.take(), 1);
    replica.catch_up();
    let before = replica.received;
    writer.insert(1, Num(3));
    writer.insert(1, Num(3));
    replica.catch_up();
    assert_eq!((below.take(), replica.received), (0, before));
}

#[test]
fn a_join_never_shows_one_side_of_a_common_ancestor_alone() {
    let (input, writer) = Collection::writable("input");
    let (twice, squared) = (
        input.map(|_, value: &Arc<Num>| value.0 * 2),
        input.map(|_, value| value.0 * value.0),
    );
    let calls = Calls::default();
    let both = twice.join(&squared, {
        let calls = calls.clone();
        move |_, twice, squared| {
            calls.count();
            assert_eq!(**twice * **twice, **squared * 4, "one change without the other");
            (**twice, **squared)
        }
    });
    for n in 0..100 {
        writer.insert(n % 3, Num(n));
    }
    assert_eq!(both.status().panics, 0);
    assert_eq!(
        calls.take(),
        100,
        "once for each change, although both sides change"
    );
}

#[test]
fn a_change_of_an_object_looks_only_at_selectors_of_its_labels() {
    let names = ["0", "1", "2"];
    let calls = Calls::default();
    let selectors = Collection::fixed(
        "selectors",
        (0..300_u32).map(|n| (n, Selector::all().label("a", names[n as usize % 3]))),
    );
    let (objects, writer) = Collection::writable("objects");
    let pairs = selectors.join_matching(&objects, |_, selector| (**selector).clone(), {
        let calls = calls.clone();
        move |_, object: &Arc<Num>| {
            calls.count();
            object.0
        }
    });
    writer.insert(1, Num(4));
    assert_eq!((calls.take(), pairs.len()), (100, 100));
    writer.insert(1, Num(5));
    assert_eq!(
        (calls.take(), pairs.len()),
        (100, 100),
        "it lost a hundred, and gained a hundred"
    );
    writer.remove(&1);
    assert_eq!((calls.take(), pairs.len()), (0, 0));
}

#[test]
fn a_change_of_a_selector_touches_only_what_it_gains_or_loses() {
    let (selectors, writer) = Collection::writable("selectors");
    let objects = Collection::fixed("objects", (0..300_u32).map(|n| (n, Num(n % 6))));
    let calls = Calls::default();
    let per_object = objects.matched_by(&selectors, |_, selector: &Arc<Selector>| (**selector).clone(), {
        let calls = calls.clone();
        move |_, _, found| {
            calls.count();
            found.len()
        }
    });
    assert_eq!(calls.take(), 300);
    writer.insert("s", Selector::all().label("a", "1"));
    assert_eq!(calls.take(), 100);
    writer.insert("s", Selector::all().label("a", "1").label("b", "1"));
    assert_eq!(calls.take(), 100, "those that it lost");
    assert_eq!(per_object.list().iter().filter(|count| ***count == 1).count(), 0);
    writer.remove(&"s");
    assert_eq!(per_object.list().iter().map(|count| **count).sum::<usize>(), 0);
}

#[test]
fn a_fetching_function_runs_again_only_for_what_it_read() {
    let pods = Collection::fixed("pods", (0..100_u32).map(|n| (n, n % 10)));
    let (nodes, writer) = Collection::writable("nodes");
    writer.replace((0..10).map(|n| (n, n * 100)));
    let calls = Calls::default();
    let zones = pods.fetching([&nodes as &dyn AnyCollection], {
        let (nodes, calls) = (nodes.clone(), calls.clone());
        move |fetch, _, node| {
            calls.count();
            fetch.get(&nodes, node).map(|zone| *zone)
        }
    });
    assert_eq!((calls.take(), zones.len()), (100, 100));
    writer.insert(3, 7);
    assert_eq!((calls.take(), zones.get(&13).as_deref()), (10, Some(&7)));
    writer.insert(77, 7);
    assert_eq!(calls.take(), 0, "nobody asked for it");
    writer.remove(&3);
    assert_eq!((calls.take(), zones.len()), (10, 90));
}

#[test]
fn a_batch_is_one_step_for_everything_below() {
    let (input, writer) = Collection::writable("input");
    let total = input.group_by(|_, _| [()]).sum(|_, value: &Num| value.0);
    let mut replica = Replica::new(&total, Backlog::default());
    writer.replace((0..50).map(|n| (n, Num(n))));
    writer.replace((0..50).map(|n| (n, Num(49 - n))));
    replica.catch_up();
    assert_eq!(
        replica.received, 2,
        "the sync and one value: the sum did not change in between"
    );
    assert_eq!(total.get(&()).as_deref(), Some(&1225));
}

#[test]
fn a_snapshot_names_the_versions_of_all_inputs() {
    let ((left, one), (right, two)) = (Collection::writable("left"), Collection::writable("right"));
    let both = left.left_join(&right, |_, left: &Arc<Num>, right: Option<&Arc<Num>>| {
        (left.0, right.map(|r| r.0))
    });
    let versions = || -> Vec<(String, u64)> {
        let snapshot = both.snapshot();
        let inputs = snapshot.inputs().iter();
        inputs
            .map(|input| (input.name.to_string(), input.revision))
            .collect()
    };
    assert_eq!(versions(), [("left".to_owned(), 0), ("right".to_owned(), 0)]);
    one.insert(1, Num(1));
    two.insert(2, Num(2)); // changes nothing in the join, but its state is of this version
    two.insert(3, Num(3));
    assert_eq!(versions(), [("left".to_owned(), 1), ("right".to_owned(), 2)]);
    let late = both.map(|_, both| both.0);
    assert_eq!(
        late.inputs()
            .iter()
            .map(|input| input.revision)
            .collect::<Vec<_>>(),
        [1, 2]
    );
}

#[test]
fn the_graph_is_drawn_with_names_sizes_and_edges() {
    let (pods, writer) = Collection::writable("pods");
    writer.insert("web-0", Num(1));
    let per_node = pods.group_by(|_, value| [value.0]).count().named("per \"node\"");
    let drawing = per_node.graph().to_string();
    let (pods, per_node) = (pods.status().id, per_node.status().id);
    assert_eq!(
        drawing,
        format!(
            "flowchart LR\n    n{pods}[\"pods<br>written, 1 key\"]\n    n{per_node}[\"per #quot;node#quot;<br>group_by, 1 key\"]\n    \
             n{pods} --> n{per_node}\n"
        )
    );
}

/// A pod of a group, with an address.
#[derive(Debug, PartialEq)]
struct GroupPod {
    group: String,
    address: u32,
}

impl kube_informer::view::Labelled for GroupPod {
    fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
        visit("group", &self.group);
        visit("tier", "front");
    }
}

#[test]
fn ten_thousand_changes_of_ten_thousand_pods_with_five_hundred_policies_cost_what_they_affect() {
    let group = |n: u32| format!("group-{}", n % 125);
    let (pods, pod_writer) = Collection::writable("pods");
    let pod = |n: u32, address: u32| GroupPod {
        group: group(n + address / 2),
        address,
    };
    pod_writer.replace((0..10_000).map(|n| (n, pod(n, 0))));
    let (policies, policy_writer) = Collection::writable("policies");
    policy_writer.replace((0..500).map(|n| (n, Selector::all().label("group", group(n / 4)))));
    let calls = Calls::default();
    let per_pod = pods.matched_by(&policies, |_, selector: &Arc<Selector>| (**selector).clone(), {
        let calls = calls.clone();
        move |_, pod, policies| {
            calls.count();
            (pod.address, policies.len())
        }
    });
    assert_eq!((calls.take(), per_pod.len()), (10_000, 10_000));
    for n in 0..10_000_u32 {
        pod_writer.insert(n * 7_919 % 10_000, pod(n * 7_919 % 10_000, 1 + n % 2));
    }
    assert_eq!(
        calls.take(),
        10_000,
        "one call for each change, whatever the number of policies is"
    );
    assert!(per_pod.list().iter().all(|result| result.1 == 4));
    policy_writer.insert(0, Selector::none());
    assert_eq!(calls.take(), 80, "the pods of one group");
}
