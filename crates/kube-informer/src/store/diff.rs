//! A relist is a difference.

use std::collections::hash_map;
use std::sync::Arc;

use foldhash::{HashMap, HashMapExt};

use super::Snapshot;
use super::batch::Batch;
use crate::object::{ObjectKey, ResourceVersion};

/// What a new full list says against what is known.
///
/// To be told in this order: what vanished, then what was added and updated in the list's own order (B31). What is
/// unchanged is told to nobody.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::store::{Batch, Difference, StoreWriter};
///
/// let mut writer = StoreWriter::new();
/// let [a, b, c] = ["a", "b", "c"].map(ObjectKey::cluster);
/// writer.apply(Batch::new().put(a.clone(), Arc::new(1)).put(b.clone(), Arc::new(2)).at(5.into()));
///
/// let list = [(c.clone(), Arc::new(3)), (b.clone(), Arc::new(2))];
/// let diff = writer.store().snapshot().diff(list, |ours, theirs| *ours == **theirs);
/// assert_eq!(diff.vanished, [(a, Arc::new(1))]);
/// assert!(matches!(&diff.changes[..], [Difference::Added { key, .. }] if *key == c));
/// assert_eq!(diff.unchanged, [(b, Arc::new(2))]);
///
/// writer.apply(diff.into_batch(9.into()));
/// assert_eq!(writer.store().len(), 2);
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub struct Diff<K, T> {
    /// Known, and not in the list any more.
    pub vanished: Vec<(ObjectKey, Arc<K>)>,
    /// New or different, in the list's order.
    pub changes: Vec<Difference<K, T>>,
    /// The same as before, with the object we have: it needs neither decoding nor telling.
    pub unchanged: Vec<(ObjectKey, Arc<K>)>,
}

/// One item of a list that is not as it was.
///
/// ```
/// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::{Difference, StoreWriter}};
/// let empty = StoreWriter::<u32>::new().store().snapshot();
/// let diff = empty.diff([(ObjectKey::cluster("a"), "its bytes")], |_, _| true);
/// assert!(matches!(diff.changes[..], [Difference::Added { item: "its bytes", .. }]));
/// ```
#[derive(Debug)]
pub enum Difference<K, T> {
    /// Not known so far.
    Added {
        /// Its key.
        key: ObjectKey,
        /// The item as it was given.
        item: T,
    },
    /// Known, and different.
    Updated {
        /// Its key.
        key: ObjectKey,
        /// What we have.
        old: Arc<K>,
        /// The item as it was given.
        item: T,
    },
}

impl<K> Snapshot<K> {
    /// Compares a full list with this snapshot.
    ///
    /// An item can be anything: an object, or bytes of which so far only uid and version were read. `unchanged` says
    /// whether it is what we have. If a key comes twice, the later item counts, in the place of the earlier.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::{Batch, StoreWriter}};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(Batch::new().put(ObjectKey::cluster("a"), Arc::new("a at version 5")));
    /// let list = [(ObjectKey::cluster("a"), 5)];
    /// let diff = writer.store().snapshot().diff(list, |ours, version| ours.ends_with(&version.to_string()));
    /// assert_eq!((diff.vanished.len(), diff.changes.len(), diff.unchanged.len()), (0, 0, 1));
    /// ```
    #[doc(alias = "Replace")]
    pub fn diff<T>(
        &self,
        list: impl IntoIterator<Item = (ObjectKey, T)>,
        mut unchanged: impl FnMut(&K, &T) -> bool,
    ) -> Diff<K, T> {
        let arena = &self.0.arena;
        // Each key once. Where a known key stands is kept by slot: no hashing for what a relist mostly is.
        let mut items: Vec<(ObjectKey, Option<u32>, T)> = Vec::new();
        let mut place_of_slot = vec![NOWHERE; arena.bound() as usize];
        let mut place_of_new: HashMap<ObjectKey, usize> = HashMap::new();
        for (key, item) in list {
            let slot = arena.find(key.namespace(), key.name()).map(|(slot, _)| slot);
            let place = match slot {
                Some(slot) => match &mut place_of_slot[slot as usize] {
                    place if *place == NOWHERE => {
                        *place = items.len();
                        None
                    }
                    place => Some(*place),
                },
                None => match place_of_new.entry(key.clone()) {
                    hash_map::Entry::Occupied(place) => Some(*place.get()),
                    hash_map::Entry::Vacant(place) => {
                        place.insert(items.len());
                        None
                    }
                },
            };
            match place {
                Some(place) => items[place].2 = item,
                None => items.push((key, slot, item)),
            }
        }

        let mut diff = Diff {
            vanished: Vec::new(),
            changes: Vec::new(),
            unchanged: Vec::new(),
        };
        for (key, slot, item) in items {
            match slot.and_then(|slot| arena.entry(slot)) {
                None => diff.changes.push(Difference::Added { key, item }),
                Some(entry) if unchanged(&entry.object, &item) => {
                    diff.unchanged
                        .push((entry.key.clone(), Arc::clone(&entry.object)));
                }
                Some(entry) => diff.changes.push(Difference::Updated {
                    key,
                    old: Arc::clone(&entry.object),
                    item,
                }),
            }
        }
        let slots = (0..arena.bound()).zip(&place_of_slot);
        for entry in slots.filter_map(|(slot, place)| arena.entry(slot).filter(|_| *place == NOWHERE)) {
            diff.vanished.push((entry.key.clone(), Arc::clone(&entry.object)));
        }
        diff
    }
}

impl<K> Diff<K, Arc<K>> {
    /// The batch that takes the store from the snapshot to the list: deletions first.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::{Batch, StoreWriter}};
    /// let mut writer = StoreWriter::new();
    /// let diff = writer.store().snapshot().diff([(ObjectKey::cluster("a"), Arc::new(1))], |a, b| *a == **b);
    /// writer.apply(diff.into_batch(5.into()));
    /// assert_eq!(writer.store().version(), Some(5.into()));
    /// ```
    pub fn into_batch(self, version: ResourceVersion) -> Batch<K> {
        let mut batch = Batch::with_capacity(self.vanished.len() + self.changes.len());
        for (key, _) in self.vanished {
            batch = batch.remove(key);
        }
        batch.extend(self.changes.into_iter().map(|change| match change {
            Difference::Added { key, item } | Difference::Updated { key, item, .. } => (key, item),
        }));
        batch.at(version)
    }
}

const NOWHERE: usize = usize::MAX;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::StoreWriter;

    fn key(name: &str) -> ObjectKey {
        ObjectKey::namespaced("n", name)
    }

    fn told<T: std::fmt::Debug>(diff: &Diff<u32, T>) -> Vec<String> {
        let vanished = diff.vanished.iter().map(|(k, o)| format!("vanished {k} {o}"));
        let changes = diff.changes.iter().map(|change| match change {
            Difference::Added { key, item } => format!("added {key} {item:?}"),
            Difference::Updated { key, old, item } => format!("updated {key} {old} to {item:?}"),
        });
        vanished.chain(changes).collect()
    }

    #[test]
    fn b31_deletions_first_then_adds_and_updates_in_list_order() {
        // arrange
        let mut writer = StoreWriter::new();
        writer.apply(
            ["a", "b", "c", "d"]
                .iter()
                .map(|n| (key(n), Arc::new(1)))
                .collect(),
        );
        writer.apply(Batch::new().remove(key("d"))); // its slot is free: no ghost
        // act
        let list = [("z", 9), ("c", 2), ("b", 1), ("y", 9)];
        let diff = writer
            .store()
            .snapshot()
            .diff(list.map(|(n, v)| (key(n), v)), |ours, theirs| ours == theirs);
        // assert
        assert_eq!(
            told(&diff),
            [
                "vanished n/a 1",
                "added n/z 9",
                "updated n/c 1 to 2",
                "added n/y 9"
            ]
        );
    }

    #[test]
    fn i4_an_unchanged_object_is_the_one_we_had() {
        let mut writer = StoreWriter::new();
        let ours = Arc::new(1);
        writer.apply(Batch::new().put(key("a"), Arc::clone(&ours)));
        let diff = writer.store().snapshot().diff([(key("a"), 1)], |a, b| a == b);
        assert!(Arc::ptr_eq(&diff.unchanged[0].1, &ours));
        assert!(told(&diff).is_empty());
    }

    #[test]
    fn a_key_that_comes_twice_counts_once_with_its_later_item() {
        let mut writer = StoreWriter::new();
        writer.apply(Batch::new().put(key("a"), Arc::new(1)));
        let list = [("a", 1), ("n", 7), ("a", 2), ("n", 8)];
        let diff = writer
            .store()
            .snapshot()
            .diff(list.map(|(n, v)| (key(n), v)), |a, b| a == b);
        assert_eq!(told(&diff), ["updated n/a 1 to 2", "added n/n 8"]);
    }
}
