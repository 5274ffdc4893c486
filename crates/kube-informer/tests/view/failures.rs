//! Functions that panic, and functions that do what they must not.

use std::sync::Arc;

use kube_informer::view::{AnyCollection, Collection, Selector};

use crate::program::Num;

/// A function that panics for the value 6.
fn picky(value: u32) -> u32 {
    assert_ne!(value, 6, "six is too much");
    value
}

/// The key, unless the value is 6.
fn picky_key(key: u8, value: u32) -> u8 {
    picky(value);
    key
}

/// What happens to key 1 while other keys change, too: good, bad, bad, good again, gone.
fn story(build: impl FnOnce(&Collection<u8, Num>) -> Collection<u8, u32>) {
    let (input, writer) = Collection::writable("input");
    let view = build(&input);
    writer.apply([(1, Some(Num(3))), (2, Some(Num(4)))]);
    assert_eq!(view.get(&1).as_deref(), Some(&3));

    writer.apply([(1, Some(Num(6))), (2, Some(Num(5)))]);
    assert_eq!(view.get(&1).as_deref(), Some(&3), "the last good value stays");
    assert_eq!(
        view.get(&2).as_deref(),
        Some(&5),
        "other keys go on, in the same batch"
    );
    let status = view.status();
    assert_eq!(status.panics, 1);
    assert_eq!(status.failing.len(), 1);
    assert!(
        status.failing[0].1.contains("six is too much"),
        "{:?}",
        status.failing
    );
    assert!(
        status
            .last_error
            .is_some_and(|error| error.contains("six is too much"))
    );

    writer.insert(1, Num(2));
    assert_eq!(view.get(&1).as_deref(), Some(&2));
    assert!(view.status().failing.is_empty(), "it is well again");

    writer.apply([(1, Some(Num(6))), (3, Some(Num(6)))]);
    assert_eq!(view.get(&3), None, "there never was a good value");
    writer.apply([(1, None), (3, None)]);
    assert_eq!((view.get(&1), view.status().failing.len()), (None, 0));
    assert_eq!(view.len(), 1);
}

#[test]
fn a_panic_fails_its_key_alone_and_the_last_good_value_stays() {
    story(|input| input.map(|_, value| picky(value.0)));
    story(|input| input.filter_map(|_, value| Some(picky(value.0))));
    story(|input| input.flat_map(|key, value| [(*key, picky(value.0))]));
    story(|input| input.group_by(|key, _| [*key]).sum(|_, value| picky(value.0)));
    story(|input| {
        input
            .group_by(|key, value| [picky_key(*key, value.0)])
            .max(|_, value| value.0)
    });
    story(|input| input.left_join(input, |_, value, _| picky(value.0)));
    story(|input| {
        input.left_join_by(
            input,
            |key, value| Some(picky_key(*key, value.0)),
            |_, value, _| value.0,
        )
    });
    story(|input| input.fetching([] as [&dyn AnyCollection; 0], |_, _, value| Some(picky(value.0))));
    story(|input| {
        let everything = Collection::fixed("selectors", [((), Selector::all())]);
        input.matched_by(
            &everything,
            |_, all| (**all).clone(),
            |_, value, _| picky(value.0),
        )
    });
}

#[test]
fn a_selector_that_cannot_be_computed_keeps_its_pairs() {
    let (selectors, writer) = Collection::writable("selectors");
    let objects = Collection::fixed("objects", [(1, Num(1))]);
    let pairs = selectors.join_matching(
        &objects,
        |_, value: &Arc<Num>| Selector::all().label("a", picky(value.0).to_string()),
        |selector, _| selector.0,
    );
    writer.insert("s", Num(1));
    assert_eq!(pairs.keys(), [("s", 1)]);
    writer.insert("s", Num(6));
    assert_eq!(
        pairs.get(&("s", 1)).as_deref(),
        Some(&1),
        "the last good selector and its value"
    );
    assert_eq!(pairs.status().panics, 1);
    writer.insert("s", Num(2));
    assert!(pairs.is_empty());
}

#[test]
fn a_comparison_that_panics_counts_as_a_difference() {
    #[derive(Debug)]
    struct Odd(u32);
    impl PartialEq for Odd {
        fn eq(&self, other: &Self) -> bool {
            picky(self.0) == other.0
        }
    }
    let (input, writer) = Collection::writable("input");
    let view = input.map(|_, value: &Arc<Num>| Odd(value.0));
    writer.insert(1, Num(6));
    writer.insert(1, Num(2));
    assert_eq!(view.get(&1).map(|odd| odd.0), Some(2));
}

#[test]
fn a_function_that_creates_or_writes_a_view_fails_instead_of_blocking() {
    let (input, writer) = Collection::writable("input");
    let (other, other_writer) = Collection::<u8, u32>::writable("other");
    let view = input.map(move |_, value: &Arc<Num>| {
        if value.0 == 1 {
            other_writer.insert(1, 1);
        }
        other.map(|_, value| **value).len()
    });
    writer.insert(1, Num(0));
    writer.insert(2, Num(1));
    let failing = view.status().failing;
    assert_eq!((view.len(), failing.len()), (0, 2));
    assert!(
        failing
            .iter()
            .all(|(_, panic)| panic.contains("must not create, write")),
        "{failing:?}"
    );
}

#[test]
fn fetching_from_a_collection_that_was_not_declared_says_so() {
    let (input, writer) = Collection::writable("input");
    let other = Collection::fixed("other", [(1, Num(1))]);
    let view = input.fetching([] as [&dyn AnyCollection; 0], move |fetch, key, _: &Arc<Num>| {
        fetch.get(&other, key).map(|value| value.0)
    });
    writer.insert(1, Num(1));
    let failing = view.status().failing;
    assert!(
        failing[0]
            .1
            .contains("\"other\" is fetched from, but was not declared"),
        "{failing:?}"
    );
}

#[test]
fn after_a_panic_a_fetching_function_runs_again_when_something_changes_that_it_read() {
    let input = Collection::fixed("input", [(1, Num(1))]);
    let (other, writer) = Collection::writable("other");
    writer.insert(1, Num(6));
    let view = input.fetching([&other as &dyn AnyCollection], {
        let other = other.clone();
        move |fetch, key, _| fetch.get(&other, key).map(|value| picky(value.0))
    });
    assert_eq!(view.status().failing.len(), 1);
    writer.insert(1, Num(5));
    assert_eq!(view.get(&1).as_deref(), Some(&5));
    assert!(view.status().failing.is_empty());
}

#[test]
fn a_function_that_joins_two_graphs_fails_instead_of_blocking() {
    let (input, writer) = Collection::writable("input");
    let other = Collection::fixed("other", [(1, 1)]);
    let inside = input.clone();
    let view = input.map(move |_, _: &Arc<Num>| inside.join(&other, |_, _, right| **right).len());
    writer.insert(1, Num(0));
    assert_eq!((view.len(), view.status().failing.len()), (0, 1));
}
