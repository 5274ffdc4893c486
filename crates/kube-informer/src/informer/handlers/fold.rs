//! Folds many events of an object into one, for a handler that fell behind.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use foldhash::fast::RandomState;
use slab::Slab;
use tokio::time::Instant;

use crate::object::{Deleted, ObjectKey};
use crate::store::Event;

/// The events that a handler has still to receive, by object, in the order in which it fell behind
/// on each.
///
/// Invariants: each key is in `places`, and its position in `order`, or neither is; both name its change. Each key belongs to an object that the
/// handler knows or that exists. So the number of keys is bounded by the number of objects, however
/// many events there were (I7).
pub(crate) struct Folded<K> {
    places: HashMap<ObjectKey, FoldedPlace, RandomState>,
    /// Where the change of each position is.
    order: BTreeMap<u64, usize>,
    /// Apart from the maps, which are compiled once as they do not contain `K`.
    changes: Slab<Option<FoldedChange<K>>>,
    next_position: u64,
    /// The events before this position belong to the initial state.
    synced_at: Option<u64>,
    /// Since when it is not empty.
    since: Option<Instant>,
}

/// Where the pending change of a key is: its position in the order of delivery, and its place among the changes.
#[derive(Clone, Copy)]
pub(crate) struct FoldedPlace {
    pub(crate) position: u64,
    pub(crate) change: usize,
}

/// The pending change of one object.
enum FoldedChange<K> {
    /// The handler does not know the object yet.
    Add {
        key: ObjectKey,
        new: Arc<K>,
        initial: bool,
    },
    Update {
        key: ObjectKey,
        old: Arc<K>,
        new: Arc<K>,
    },
    /// `cached` is the state that the handler received last.
    Delete(Deleted<K>),
    /// The object that the handler knows was deleted, and there is another of the same name.
    Replace {
        gone: Deleted<K>,
        new: Arc<K>,
        initial: bool,
    },
}

impl<K> Folded<K> {
    pub(crate) fn new() -> Self {
        Self {
            places: HashMap::default(),
            order: BTreeMap::new(),
            changes: Slab::new(),
            next_position: 0,
            synced_at: None,
            since: None,
        }
    }

    /// The number of objects with a pending change.
    pub(crate) fn objects(&self) -> usize {
        self.order.len()
    }

    /// True if nothing is pending, not even the end of the initial state.
    pub(crate) fn is_empty(&self) -> bool {
        self.order.is_empty() && self.synced_at.is_none()
    }

    pub(crate) fn since(&self) -> Option<Instant> {
        self.since
    }

    /// Marks the end of the initial state: the handler is synced once everything that is pending
    /// now was delivered.
    pub(crate) fn mark_synced(&mut self) {
        self.synced_at = Some(self.next_position);
    }

    /// True, once, when everything before the mark was delivered.
    pub(crate) fn reached_synced(&mut self) -> bool {
        let reached = match (self.synced_at, self.order.first_key_value()) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(mark), Some((first, _))) => *first >= mark,
        };
        if reached {
            self.synced_at = None;
        }
        reached
    }

    /// Folds an event into what waits for its object.
    pub(crate) fn fold(&mut self, event: &Event<K>, at: Instant) {
        let Some(key) = event.key() else { return };
        self.since.get_or_insert(at);
        let Some(&place) = self.places.get(key) else {
            if let Some(first) = FoldedChange::first(event) {
                let (position, change) = (self.next_position, self.changes.insert(Some(first)));
                self.order.insert(position, change);
                self.places.insert(key.clone(), FoldedPlace { position, change });
                self.next_position += 1;
            }
            return;
        };
        let change = &mut self.changes[place.change];
        *change = change.take().and_then(|before| before.then(event));
        if change.is_none() {
            self.changes.remove(place.change);
            self.order.remove(&place.position);
            self.places.remove(key);
            self.release_if_empty();
        }
    }

    /// Takes the events of the `most` oldest objects, at most two for each. They count as
    /// delivered.
    pub(crate) fn take(&mut self, most: usize) -> Vec<Event<K>> {
        let mut events = Vec::new();
        for _ in 0..most {
            let Some(first) = self.order.first_entry() else {
                break;
            };
            if self.synced_at.is_some_and(|mark| *first.key() >= mark) {
                break;
            }
            if let Some(change) = self.changes.remove(first.remove()) {
                self.places.remove(change.key());
                change.into_events(&mut events);
            }
        }
        self.release_if_empty();
        events
    }

    /// Frees the memory of a backlog that was delivered.
    fn release_if_empty(&mut self) {
        if self.order.is_empty() {
            self.since = None;
            self.changes = Slab::new();
        }
    }
}

impl<K> FoldedChange<K> {
    /// `None` for an event that is not about an object.
    fn first(event: &Event<K>) -> Option<Self> {
        Some(match event.clone() {
            Event::Added { key, object, initial } => Self::Add {
                key,
                new: object,
                initial,
            },
            Event::Updated { key, old, new } => Self::Update { key, old, new },
            Event::Deleted(deleted) => Self::Delete(deleted),
            Event::Synced => return None,
        })
    }

    /// The pending change after one more event; `None` if nothing is left to deliver.
    fn then(self, event: &Event<K>) -> Option<Self> {
        Some(match (self, event.clone()) {
            (pending, Event::Synced) => pending,
            (
                Self::Add { key, initial, .. },
                Event::Added { object: new, .. } | Event::Updated { new, .. },
            ) => Self::Add { key, new, initial },
            // The object was created and deleted while the handler was busy.
            (Self::Add { .. }, Event::Deleted(_)) => return None,
            (
                Self::Update { key, old, .. },
                Event::Added { object: new, .. } | Event::Updated { new, .. },
            ) => Self::Update { key, old, new },
            (Self::Update { old, .. }, Event::Deleted(deleted)) => Self::Delete(Deleted {
                cached: Some(old),
                ..deleted
            }),
            (
                Self::Delete(gone),
                Event::Added {
                    object: new, initial, ..
                },
            ) => Self::Replace { gone, new, initial },
            (Self::Delete(gone), Event::Updated { new, .. }) => Self::Replace {
                gone,
                new,
                initial: false,
            },
            (
                Self::Replace { gone, initial, .. },
                Event::Added { object: new, .. } | Event::Updated { new, .. },
            ) => Self::Replace { gone, new, initial },
            // The handler never received the object in between; the deletion is of the one that it knows.
            (Self::Delete(gone) | Self::Replace { gone, .. }, Event::Deleted(_)) => Self::Delete(gone),
        })
    }

    fn key(&self) -> &ObjectKey {
        match self {
            Self::Add { key, .. } | Self::Update { key, .. } => key,
            Self::Delete(gone) | Self::Replace { gone, .. } => &gone.key,
        }
    }

    fn into_events(self, events: &mut Vec<Event<K>>) {
        match self {
            Self::Add { key, new, initial } => events.push(Event::Added {
                key,
                object: new,
                initial,
            }),
            Self::Update { key, old, new } => events.push(Event::Updated { key, old, new }),
            Self::Delete(gone) => events.push(Event::Deleted(gone)),
            Self::Replace { gone, new, initial } => {
                let key = gone.key.clone();
                events.push(Event::Deleted(gone));
                events.push(Event::Added {
                    key,
                    object: new,
                    initial,
                });
            }
        }
    }
}

#[cfg(test)]
#[path = "fold_tests.rs"]
mod tests;
