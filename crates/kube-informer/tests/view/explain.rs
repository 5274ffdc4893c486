//! Why a key has its value: the input keys of every operator, and the input that caused the last change.

use std::sync::Arc;

use kube_informer::observe::Inspector;
use kube_informer::view::{AnyCollection, Collection, Explanation, Labelled, Selector};

#[derive(PartialEq)]
struct App(&'static str);

impl Labelled for App {
    fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
        visit("app", self.0);
    }
}

/// The input keys of a key, as `collection:key`.
fn from(why: &Explanation) -> Vec<String> {
    let inputs = why.inputs.iter();
    inputs
        .map(|input| format!("{}:{}", input.name, input.key))
        .collect()
}

#[test]
fn every_operator_names_the_keys_that_a_key_comes_from() {
    let (pods, writer) = Collection::writable("pods");
    for (name, node) in [("a", "n1"), ("b", "n1"), ("c", "n2")] {
        writer.insert(name, node);
    }
    let (zones, nodes) = Collection::writable("zones");
    nodes.insert("n1", "east");
    let mapped = pods.map(|_, node: &Arc<&str>| node.len());
    assert_eq!(from(&mapped.explain(&"a")), ["pods:a"]);
    let letters = pods.flat_map(|_, node: &Arc<&str>| [(node.to_string(), 1), ("all".to_owned(), 2)]);
    assert_eq!(from(&letters.explain(&"n1".to_owned())), ["pods:a", "pods:b"]);
    let counted = pods.group_by(|_, node: &Arc<&str>| [**node]).count();
    assert_eq!(from(&counted.explain(&"n1")), ["pods:a", "pods:b"]);
    let placed = pods.left_join_by(
        &zones,
        |_, node| Some(**node),
        |_, _, zone| zone.map(|zone| **zone),
    );
    assert_eq!(from(&placed.explain(&"a")), ["pods:a", "zones:n1"]);
    assert_eq!(from(&placed.explain(&"c")), ["pods:c"]);
    let both = counted
        .left_join(&zones, |_, count, zone| (**count, zone.is_some()))
        .named("both");
    let why = both.explain(&"n1");
    assert_eq!(
        from(&why),
        [format!("{}:n1", why.inputs[0].name), "zones:n1".to_owned()]
    );
    assert_eq!(
        from(&why.inputs[0]),
        ["pods:a", "pods:b"],
        "explained up to the inputs"
    );
    let fetched = {
        let zones = zones.clone();
        let declared: [&dyn AnyCollection; 1] = [&zones.clone()];
        pods.fetching(declared, move |fetch, _, node| {
            Some((fetch.get(&zones, node), fetch.list(&zones).len()))
        })
    };
    assert_eq!(
        from(&fetched.explain(&"a")),
        ["pods:a", "zones:n1", "zones:all keys"]
    );
    assert_eq!(from(&pods.explain(&"a")), [""; 0], "an input");
    let gone = counted.explain(&"nowhere");
    assert!(!gone.exists && gone.inputs.is_empty());
}

#[test]
fn a_pair_of_selector_and_object_comes_from_both() {
    let (pods, writer) = Collection::writable("pods");
    writer.insert("web-0", App("web"));
    let (policies, rules) = Collection::writable("policies");
    rules.insert("p", "web");
    let selector = |_: &&str, app: &Arc<&str>| Selector::all().label("app", **app);
    let pairs = policies.join_matching(&pods, selector, |rule, _| **rule);
    assert_eq!(
        from(&pairs.explain(&("p", "web-0"))),
        ["policies:p", "pods:web-0"]
    );
    let per_pod = pods.matched_by(&policies, selector, |_, _, rules| rules.len());
    assert_eq!(from(&per_pod.explain(&"web-0")), ["pods:web-0", "policies:p"]);
}

#[test]
fn the_last_change_names_the_input_that_caused_it_and_the_keys_that_changed_with_it() {
    let (pods, writer) = Collection::writable("pods");
    let (zones, nodes) = Collection::writable("zones");
    let placed = pods
        .join_by(
            &zones,
            |_, node: &Arc<&str>| Some(**node),
            |_, node, zone| format!("{node} in {zone}"),
        )
        .named("placed");
    let inspector = Inspector::new().view_values(&placed);
    let id = placed.status().id;
    writer.insert("a", "n1");
    nodes.insert("n1", "east");
    nodes.insert("n1", "west");
    let why = inspector.explain(id, "a").expect("it exists");
    assert_eq!(why.value, Some("n1 in west".into()));
    let change = why.last_change.expect("it just changed");
    assert_eq!(
        (change.what, change.cause.as_deref(), change.version.as_deref()),
        ("updated", Some("zones"), Some("2"))
    );
    let with_it: Vec<_> = why
        .inputs
        .iter()
        .map(|input| (&*input.name, input.changed_with_it))
        .collect();
    assert_eq!(with_it, [("pods", false), ("zones", true)]);
    nodes.remove(&"n1");
    assert!(
        inspector.explain(id, "a").is_none(),
        "the view does not have it any more"
    );
    let why = placed.explain(&"a");
    assert_eq!(
        (why.exists, why.last_change.map(|change| change.what)),
        (false, Some("deleted"))
    );
}

#[test]
fn memory_is_bounded_and_nothing_is_kept_without_interest() {
    let (pods, writer) = Collection::writable("pods");
    let groups = pods.group_by(|_, n: &Arc<u32>| [**n % 2]).count();
    writer.insert(0, 0);
    assert!(groups.explain(&0).last_change.is_none(), "nobody was interested");
    for n in 1..=2_000 {
        writer.insert(n, n);
    }
    let why = groups.explain(&0);
    assert!(why.last_change.is_some());
    assert_eq!((why.inputs.len(), why.omitted), (20, 981));
    assert!(
        pods.explain(&1).last_change.is_none(),
        "only the latest changes are kept"
    );
    assert!(pods.explain(&2_000).last_change.is_some());
    let inspector = Inspector::new().view(&groups);
    let keys = inspector
        .view_keys(pods.status().id, "")
        .expect("an input of the view");
    assert_eq!((keys.found, keys.keys.len()), (2_001, 100));
    assert!(inspector.view_keys(u64::MAX, "").is_none());
    let other = Collection::fixed("other", [(1, 1)]);
    assert!(
        inspector.view_keys(other.status().id, "").is_none(),
        "it is not observed"
    );
}
