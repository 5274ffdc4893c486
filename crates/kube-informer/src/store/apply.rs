//! Applies a batch of deltas. This is the only place that compares what the server reported with what the
//! store has.
//!
//! Each delta is looked up once. A delta whose stamp (uid and version) equals the stored one changes nothing:
//! the stored object stays, and there is no event (I4, decision 5). A batch that replaces the collection
//! first removes the objects that it does not name (B31).

use std::sync::Arc;

use tokio::time::Instant;

use super::arena::Entry;
use super::event::{Applied, Event, EventBatch, UidChange};
use super::state::{Moved, Root};
use crate::object::{Deleted, ObjectKey, Stamp};
use crate::protocol::Rewind;
use crate::queue::{Delta, DeltaBatch, DeltaKind, Replace};

impl<K> Root<K> {
    /// Applies the deltas of a batch in their order. Returns the events, the faults of index functions, and the objects
    /// that are not stored, which the caller drops without a lock.
    pub(super) fn apply(&mut self, batch: DeltaBatch<K>, uid_change: UidChange) -> (Applied<K>, Vec<Arc<K>>) {
        let events = Some(Vec::with_capacity(batch.deltas.len()));
        self.apply_deltas(batch, uid_change, events)
    }

    /// Applies the first collection to an empty store. Returns no events: each object is one, in the order of the places
    /// of the store.
    pub(super) fn fill(&mut self, batch: DeltaBatch<K>) -> (Applied<K>, Vec<Arc<K>>) {
        debug_assert!(self.never_had_objects() && batch.is_replace());
        self.apply_deltas(batch, UidChange::default(), None)
    }

    /// True until the first object is stored. From then on, places of removed objects may be used again.
    pub(super) fn never_had_objects(&self) -> bool {
        self.arena.bound() == 0
    }

    fn apply_deltas(
        &mut self,
        mut batch: DeltaBatch<K>,
        uid_change: UidChange,
        events: Option<Vec<Event<K>>>,
    ) -> (Applied<K>, Vec<Arc<K>>) {
        let (version, new_epoch) = (batch.version.take(), batch.new_epoch);
        let mut applying = Applying {
            initial: batch.initial,
            rewind: batch.replace.as_ref().and_then(|replace| replace.rewind),
            uid_change,
            events,
            moved: Vec::new(),
            unused: Vec::new(),
            next: self,
        };
        match batch.replace {
            None => batch.deltas.into_iter().for_each(|delta| applying.apply(delta)),
            Some(replace) => applying.replace(batch.deltas, &replace),
        }
        let Applying {
            events,
            moved,
            unused,
            ..
        } = applying;
        let mut faults = Vec::new();
        if !moved.is_empty() {
            for index in &mut self.indexes {
                if let Some(next) = index.follow(&moved, &mut faults) {
                    *index = next;
                }
            }
        }
        match new_epoch {
            true => self.begin_epoch(version),
            false => self.advance(version),
        }
        self.revision += 1;
        let batch = EventBatch {
            events: events.unwrap_or_default(),
            revision: self.revision,
            at: Instant::now(),
        };
        (Applied { batch, faults }, unused)
    }
}

/// The state of one `apply` call.
struct Applying<'a, K> {
    next: &'a mut Root<K>,
    initial: bool,
    /// The server went back, or may have. An equal version then does not prove equal content, so contents are
    /// compared (B65).
    rewind: Option<Rewind>,
    uid_change: UidChange,
    /// `None` if nobody needs them.
    events: Option<Vec<Event<K>>>,
    /// The slots that the indexes have to update.
    moved: Vec<Moved<K>>,
    /// Objects that are not stored. Their `Drop` is user code.
    unused: Vec<Arc<K>>,
}

impl<K> Applying<'_, K> {
    fn apply(&mut self, delta: Delta<K>) {
        let found = self.next.arena.find(delta.key.namespace(), delta.key.name());
        let slot = found.map(|(slot, _)| slot);
        let final_state_unknown = matches!(
            delta.kind,
            DeltaKind::Deleted {
                final_state_unknown: true
            }
        );
        // A lagging replica repeats old states: the stored state is newer, and stays.
        if !final_state_unknown && found.is_some_and(|(_, entry)| entry.stamp.is_later(delta.stamp)) {
            self.unused.extend(delta.object);
            return;
        }
        if delta.is_deletion() {
            let kind = delta.kind;
            self.remove(
                delta.key,
                delta.object,
                final_state_unknown,
                kind == DeltaKind::Moved,
            );
        } else {
            self.put(delta, slot);
        }
    }

    /// Deletions come first: a handler that frees an address on delete must do so before it receives the
    /// object that took the address over. The order is stable: deletions by key, items as listed (B31).
    fn replace(&mut self, deltas: Vec<Delta<K>>, replace: &Replace) {
        let arena = &self.next.arena;
        // An empty store has nothing to compare and nothing to remove.
        let found: Vec<Option<u32>> = if arena.len() == 0 {
            Vec::new()
        } else {
            let slot = |key: &ObjectKey| arena.find(key.namespace(), key.name()).map(|(slot, _)| slot);
            deltas.iter().map(|delta| slot(&delta.key)).collect()
        };
        for key in self.vanished(&found, replace) {
            self.remove(key, None, true, false);
        }
        let found = found.into_iter().chain(std::iter::repeat(None));
        for (delta, slot) in free_as_read(deltas).zip(found) {
            self.put(delta, slot);
        }
    }

    /// Returns the keys of the replaced namespace, or of the whole collection, whose slots are not among
    /// those that were found.
    fn vanished(&self, found: &[Option<u32>], replace: &Replace) -> Vec<ObjectKey> {
        let Root {
            arena, namespaces, ..
        } = &*self.next;
        let mut listed = vec![false; arena.bound() as usize];
        found
            .iter()
            .flatten()
            .for_each(|slot| listed[*slot as usize] = true);
        let key = |slot: u32| {
            let entry = arena.entry(slot).filter(|_| !listed[slot as usize])?;
            Some(entry.key.clone())
        };
        let slot = |key: &ObjectKey| Some(arena.find(key.namespace(), key.name())?.0);
        let mut keys: Vec<_> = match (&replace.keys, replace.namespace.as_deref()) {
            (Some(keys), _) => keys.iter().filter_map(slot).filter_map(key).collect(),
            (None, None) => (0..arena.bound()).filter_map(key).collect(),
            (None, Some(namespace)) => match namespaces.slots(namespace) {
                Some(slots) => slots.iter().filter_map(key).collect(),
                None => Vec::new(),
            },
        };
        keys.sort_unstable();
        keys
    }

    /// Stores an object, in the slot where its key was found or in a new one.
    fn put(&mut self, delta: Delta<K>, slot: Option<u32>) {
        // An item of a list that was not decoded because the store has it, or that cannot be used.
        let Some(object) = delta.object else {
            let stored = slot.and_then(|slot| self.next.arena.entry(slot));
            let is_confirmed = stored.is_some_and(|stored| stored.stamp.is_same_content(delta.stamp));
            if !is_confirmed && matches!(self.rewind, Some(Rewind::Proven | Rewind::Followed)) {
                self.forget_stamp(slot);
            }
            return;
        };
        match slot {
            None => self.insert(delta.key, object, delta.stamp),
            Some(slot) => self.update(slot, object, delta.stamp),
        }
    }

    /// Removes the stamp of a copy that stays. Its version belongs to an epoch that is over, so every later
    /// state counts as newer.
    fn forget_stamp(&mut self, slot: Option<u32>) {
        let arena = &mut self.next.arena;
        let kept = slot.and_then(|slot| Some((slot, Arc::clone(&arena.entry(slot)?.object))));
        if let Some((slot, object)) = kept {
            arena.update(slot, object, Stamp::default());
        }
    }

    fn insert(&mut self, key: ObjectKey, object: Arc<K>, stamp: Stamp) {
        let (slot, entry) = self.next.arena.insert(key, Arc::clone(&object), stamp);
        let namespaces = &mut self.next.namespaces;
        if let Some(namespace) = entry.key.namespace() {
            match namespaces.number(namespace) {
                Some(number) => namespaces.join(number, slot),
                None => {
                    let hash = namespaces.hash(namespace);
                    namespaces.create(hash, namespace.into(), slot);
                }
            }
        }
        if let Some(events) = &mut self.events {
            events.push(Event::Added {
                key: entry.key.clone(),
                object,
                initial: self.initial,
            });
        }
        self.note_moved(slot, Some(entry));
    }

    fn update(&mut self, slot: u32, object: Arc<K>, stamp: Stamp) {
        let Some(old) = self.next.arena.entry(slot) else {
            return;
        };
        let same = match self.rewind {
            None => old.stamp.is_same_state(stamp),
            Some(Rewind::Possible) => old.stamp.is_same_state(stamp) && !old.stamp.is_other_content(stamp),
            Some(_) => old.stamp.is_same_content(stamp),
        };
        if same {
            self.unused.push(object);
            return;
        }
        let other_object = old.stamp.is_other_object(stamp);
        let Some((key, old)) = self.next.arena.update(slot, Arc::clone(&object), stamp) else {
            return;
        };
        self.updated(key, old, object, other_object);
        if !self.next.indexes.is_empty() {
            let entry = self.next.arena.entry(slot).cloned();
            self.note_moved(slot, entry);
        }
    }

    fn updated(&mut self, key: ObjectKey, old: Arc<K>, new: Arc<K>, other_object: bool) {
        if other_object && self.uid_change == UidChange::DeleteAndAdd {
            self.event(Event::Deleted(Deleted {
                cached: Some(Arc::clone(&old)),
                ..Deleted::missed(key.clone(), Some(old))
            }));
            self.event(Event::Added {
                key,
                object: new,
                initial: false,
            });
        } else {
            self.event(Event::Updated { key, old, new });
        }
    }

    fn remove(&mut self, key: ObjectKey, last: Option<Arc<K>>, final_state_unknown: bool, moved: bool) {
        // A deletion of an object that the store never had produces no event (B33).
        let Some((slot, old)) = self.next.arena.remove(&key) else {
            self.unused.extend(last);
            return;
        };
        let namespaces = &mut self.next.namespaces;
        if let Some(number) = key.namespace().and_then(|namespace| namespaces.number(namespace)) {
            namespaces.remove(number, slot);
        }
        self.note_moved(slot, None);
        let cached = Arc::clone(&old.object);
        self.event(Event::Deleted(Deleted {
            key,
            last: last.or_else(|| Some(Arc::clone(&cached))),
            final_state_unknown,
            moved,
            cached: Some(cached),
        }));
    }

    fn event(&mut self, event: Event<K>) {
        if let Some(events) = &mut self.events {
            events.push(event);
        }
    }

    fn note_moved(&mut self, slot: u32, entry: Option<Arc<Entry<K>>>) {
        if !self.next.indexes.is_empty() {
            self.moved.push(Moved { slot, entry });
        }
    }
}

/// Iterates over the items and frees their memory on the way, an eighth at a time. The deltas of a first list take as much
/// memory as the entries that they become, and both would exist at the end of a usual iteration.
fn free_as_read<T>(mut items: Vec<T>) -> impl Iterator<Item = T> {
    items.reverse();
    std::iter::from_fn(move || {
        if items.len() <= items.capacity() / 8 * 7 {
            items.shrink_to_fit();
        }
        items.pop()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::protobuf_content;

    #[test]
    fn items_are_read_in_their_order_while_their_memory_is_freed() {
        for len in [0, 1, 7, 8, 9, 1_000] {
            let mut items = Vec::with_capacity(3 * len);
            items.extend(0..len);
            assert!(free_as_read(items).eq(0..len));
        }
    }

    /// After a rewind, a copy whose content was compared keeps its stamp; one that stays without a comparison loses it.
    #[test]
    fn b65_only_a_copy_of_confirmed_content_keeps_its_stamp() {
        let key = |name| ObjectKey::namespaced("n", name);
        let stamp = |content| Stamp::new(Some(&"uid"), Some(&7.into()), protobuf_content(content));
        let mut root = Root::new();
        let mut batch = DeltaBatch::new();
        for name in ["confirmed", "unusable", "other"] {
            batch.push(Delta::added(key(name), Arc::new(())).stamped(stamp(100)));
        }
        root.apply(batch, UidChange::default());
        let mut batch = DeltaBatch::new();
        batch.push(Delta::unchanged(key("confirmed")).stamped(stamp(100)));
        batch.push(Delta::unchanged(key("unusable")));
        batch.push(Delta::unchanged(key("other")).stamped(stamp(200)));
        batch.replace = Some(Replace {
            namespace: None,
            keys: None,
            rewind: Some(Rewind::Proven),
        });
        let (applied, _) = root.apply(batch, UidChange::default());
        assert!(applied.batch.events.is_empty());
        let version = |name| {
            let (_, entry) = root.arena.find(Some("n"), name).expect("it is there");
            entry.stamp.short_version()
        };
        assert_eq!(
            ["confirmed", "unusable", "other"].map(version),
            [Some(7), None, None]
        );
    }
}
