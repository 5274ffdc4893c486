//! Compares the store with a plain model: random operations, compared after each.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use kube_informer::object::ObjectKey;
use kube_informer::queue::DeltaBatch;
use kube_informer::store::{Event, Index, Snapshot, StoreWriter};
use proptest::prelude::*;

/// An object, which consists of its labels.
type Labels = BTreeSet<u8>;

#[derive(Debug, Clone)]
enum Op {
    Batch(Vec<Change>, Option<u64>),
    /// The list replaces all objects.
    Relist(BTreeMap<u8, Labels>, u64),
    AddIndex,
    Hold,
}

#[derive(Debug, Clone)]
enum Change {
    Put(u8, Labels),
    Remove(u8),
}

#[derive(Debug, Clone, Default)]
struct Model {
    objects: BTreeMap<ObjectKey, Labels>,
    version: Option<u64>,
}

/// Few namespaces and few keys, so that operations meet; every eighth key is cluster-scoped.
fn key(n: u8) -> ObjectKey {
    match n % 8 {
        0 => ObjectKey::cluster(format!("o{n}")),
        namespace => ObjectKey::namespaced(format!("n{}", namespace % 3), format!("o{n}")),
    }
}

fn labels() -> impl Strategy<Value = Labels> {
    prop::collection::btree_set(0..6u8, 0..4)
}

fn change() -> impl Strategy<Value = Change> {
    prop_oneof![
        3 => (0..100u8, labels()).prop_map(|(k, l)| Change::Put(k, l)),
        2 => (0..100u8).prop_map(Change::Remove),
    ]
}

fn op() -> impl Strategy<Value = Op> {
    let batch = (
        prop::collection::vec(change(), 0..30),
        prop::option::of(0..200u64),
    );
    let list = (prop::collection::btree_map(0..100u8, labels(), 0..60), 0..200u64);
    prop_oneof![
        8 => batch.prop_map(|(changes, version)| Op::Batch(changes, version)),
        2 => list.prop_map(|(list, version)| Op::Relist(list, version)),
        1 => Just(Op::AddIndex),
        2 => Just(Op::Hold),
    ]
}

fn agree(snapshot: &Snapshot<Labels>, model: &Model, indexes: &[Index<Labels, u8>]) {
    assert_eq!(snapshot.version(), model.version.map(Into::into).as_ref());
    assert_eq!(snapshot.len(), model.objects.len());
    same(snapshot.len(), snapshot.keys(), model.objects.keys());
    let all: BTreeMap<_, _> = snapshot.iter().map(|(k, o)| (k, &**o)).collect();
    assert_eq!(all, model.objects.iter().collect());
    for n in 0..100 {
        let key = key(n);
        assert_eq!(snapshot.get(&key).map(|o| &**o), model.objects.get(&key));
    }
    let namespaces: BTreeSet<_> = model.objects.keys().filter_map(ObjectKey::namespace).collect();
    assert_eq!(snapshot.namespaces().collect::<BTreeSet<_>>(), namespaces);
    assert_eq!(snapshot.namespaces().count(), namespaces.len());
    for namespace in ["n0", "n1", "n2", "none"] {
        let found = snapshot.namespace(namespace);
        let expected = model.objects.keys().filter(|k| k.namespace() == Some(namespace));
        same(found.len(), found.map(|(k, _)| k), expected);
    }
    // I12: an index equals its recomputation.
    for value in 0..7 {
        let expected = || {
            model
                .objects
                .iter()
                .filter(|(_, l)| l.contains(&value))
                .map(|(k, _)| k)
        };
        for index in indexes {
            let found = snapshot.by(index, &value);
            same(found.len(), found.map(|(k, _)| k), expected());
        }
        let named = snapshot
            .by_index("label", &value.to_string())
            .expect("added at the start");
        same(named.len(), named.map(|(k, _)| k), expected());
    }
}

/// Checks that the keys are the same, that each occurs once, and that the reported number is right.
fn same<'a>(
    said: usize,
    found: impl Iterator<Item = &'a ObjectKey>,
    expected: impl Iterator<Item = &'a ObjectKey>,
) {
    let mut found: Vec<_> = found.collect();
    found.sort();
    assert_eq!(found, expected.collect::<Vec<_>>());
    assert_eq!(said, found.len());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, ..ProptestConfig::default() })]

    #[test]
    fn i12_the_store_agrees_with_a_plain_map(ops in prop::collection::vec(op(), 1..25)) {
        let mut writer = StoreWriter::<Labels>::new();
        let store = writer.store();
        store.add_named_index("label", |l| l.iter().map(u8::to_string).collect()).expect("a free name");
        let mut model = Model::default();
        let mut indexes: Vec<Index<Labels, u8>> = Vec::new();
        let mut held: Vec<(Snapshot<Labels>, Model)> = Vec::new();
        for op in ops {
            match op {
                Op::Batch(changes, version) => {
                    let mut batch = DeltaBatch::new();
                    for change in changes {
                        match change {
                            Change::Put(n, labels) => {
                                model.objects.insert(key(n), labels.clone());
                                batch = batch.update(key(n), Arc::new(labels));
                            }
                            Change::Remove(n) => {
                                model.objects.remove(&key(n));
                                batch = batch.delete(key(n));
                            }
                        }
                    }
                    model.version = model.version.max(version);
                    if let Some(version) = version {
                        batch = batch.at(version.into());
                    }
                    writer.apply(batch);
                }
                Op::Relist(list, version) => {
                    let list: BTreeMap<_, _> = list.into_iter().map(|(n, l)| (key(n), l)).collect();
                    let items = list.iter().map(|(k, l)| (k.clone(), Arc::new(l.clone())));
                    let batch = DeltaBatch::replace(items).at(version.into());
                    let events = writer.apply(batch).batch.events;
                    let deleted = events.iter().filter(|event| matches!(event, Event::Deleted(_))).count();
                    let gone = model.objects.keys().filter(|k| !list.contains_key(k)).count();
                    prop_assert_eq!(deleted, gone);
                    let added = events.iter().filter(|event| matches!(event, Event::Added { .. })).count();
                    let new = list.keys().filter(|k| !model.objects.contains_key(k)).count();
                    prop_assert_eq!(added, new);
                    model = Model { objects: list, version: model.version.max(Some(version)) };
                }
                Op::AddIndex => indexes.push(store.add_index(|l: &Labels| l.clone()).expect("no name")),
                Op::Hold => held.push((store.snapshot(), model.clone())),
            }
            agree(&store.snapshot(), &model, &indexes);
            let values: BTreeSet<u8> = model.objects.values().flatten().copied().collect();
            for index in &indexes {
                let found = index.values();
                prop_assert_eq!(found.len(), values.len(), "b53: each value once, none without objects");
                prop_assert_eq!(found.into_iter().collect::<BTreeSet<_>>(), values.clone());
            }
        }
        for (snapshot, model) in &held {
            agree(snapshot, model, &indexes);
        }
    }
}
