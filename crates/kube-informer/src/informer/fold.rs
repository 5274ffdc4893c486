//! Many notes of an object as one: what a handler that fell behind still has to hear.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use foldhash::fast::RandomState;
use tokio::time::Instant;

use super::note::Note;
use crate::object::{Deleted, ObjectKey};

/// What a handler has to hear, by object, in the order in which it began to be behind on each.
///
/// Invariants: each key is in both maps or in neither. Each key is one the handler knows, or one that exists; so there are no
/// more than there are objects, however many events there were (I7).
pub(crate) struct Folded<K> {
    places: HashMap<ObjectKey, u64, RandomState>,
    pending: BTreeMap<u64, Pending<K>>,
    next_place: u64,
    /// Everything before this place belongs to what was there from the start.
    synced_at: Option<u64>,
    /// Since when it is not empty.
    since: Option<Instant>,
}

/// What has to be heard of one object.
enum Pending<K> {
    /// The handler does not know it yet.
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
    Delete(Gone<K>),
    /// The one it knows is gone, and there is another of the same name.
    Replace {
        gone: Gone<K>,
        new: Arc<K>,
        initial: bool,
    },
}

struct Gone<K> {
    deleted: Deleted<K>,
    /// What the handler heard of last.
    known: Arc<K>,
}

impl<K> Folded<K> {
    pub(crate) fn new() -> Self {
        Self {
            places: HashMap::default(),
            pending: BTreeMap::new(),
            next_place: 0,
            synced_at: None,
            since: None,
        }
    }

    /// Of how many objects is there something to hear?
    pub(crate) fn objects(&self) -> usize {
        self.pending.len()
    }

    /// Is there nothing to hear, not even that the handler is synced?
    pub(crate) fn is_empty(&self) -> bool {
        self.pending.is_empty() && self.synced_at.is_none()
    }

    pub(crate) fn since(&self) -> Option<Instant> {
        self.since
    }

    /// Once everything that waits now was heard, the handler is synced.
    pub(crate) fn mark_synced(&mut self) {
        self.synced_at = Some(self.next_place);
    }

    /// Is everything before the mark heard? Says so once.
    pub(crate) fn reached_synced(&mut self) -> bool {
        let reached = match (self.synced_at, self.pending.first_key_value()) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(mark), Some((first, _))) => *first >= mark,
        };
        if reached {
            self.synced_at = None;
        }
        reached
    }

    /// Adds what happened to what has to be heard.
    pub(crate) fn fold(&mut self, note: &Note<K>, at: Instant) {
        self.since.get_or_insert(at);
        let Some(&place) = self.places.get(note.key()) else {
            self.pending.insert(self.next_place, Pending::first(note));
            self.places.insert(note.key().clone(), self.next_place);
            self.next_place += 1;
            return;
        };
        let before = self.pending.remove(&place).expect("a key is in both maps");
        match before.then(note) {
            Some(after) => {
                self.pending.insert(place, after);
            }
            None => {
                self.places.remove(note.key());
                if self.pending.is_empty() {
                    self.since = None;
                }
            }
        }
    }

    /// The oldest of it, as notes, at most two of each of so many objects. What is taken counts as heard.
    pub(crate) fn take(&mut self, most: usize) -> Vec<Note<K>> {
        let mut notes = Vec::new();
        for _ in 0..most {
            let at_mark = |(place, _): (&u64, &Pending<K>)| self.synced_at.is_some_and(|mark| *place >= mark);
            if self.pending.first_key_value().is_none_or(at_mark) {
                break;
            }
            let Some((_, pending)) = self.pending.pop_first() else {
                break;
            };
            self.places.remove(pending.key());
            pending.tell(&mut notes);
        }
        if self.pending.is_empty() {
            self.since = None;
        }
        notes
    }
}

impl<K> Pending<K> {
    fn first(note: &Note<K>) -> Self {
        match note.clone() {
            Note::Added { key, new, initial } => Self::Add { key, new, initial },
            Note::Updated { key, old, new } => Self::Update { key, old, new },
            Note::Deleted { deleted, known } => Self::Delete(Gone { deleted, known }),
        }
    }

    /// What is to be heard after one more thing happened; nothing if the handler need not know.
    fn then(self, note: &Note<K>) -> Option<Self> {
        Some(match (self, note.clone()) {
            (Self::Add { key, initial, .. }, Note::Added { new, .. } | Note::Updated { new, .. }) => {
                Self::Add { key, new, initial }
            }
            // It came and went while the handler was busy.
            (Self::Add { .. }, Note::Deleted { .. }) => return None,
            (Self::Update { key, old, .. }, Note::Added { new, .. } | Note::Updated { new, .. }) => {
                Self::Update { key, old, new }
            }
            (Self::Update { old, .. }, Note::Deleted { deleted, .. }) => {
                Self::Delete(Gone { deleted, known: old })
            }
            (Self::Delete(gone), Note::Added { new, initial, .. }) => Self::Replace { gone, new, initial },
            (Self::Delete(gone), Note::Updated { new, .. }) => Self::Replace {
                gone,
                new,
                initial: false,
            },
            (Self::Replace { gone, initial, .. }, Note::Added { new, .. } | Note::Updated { new, .. }) => {
                Self::Replace { gone, new, initial }
            }
            // The one in between the handler never knew; the delete it has to hear is of the one it knows.
            (Self::Delete(gone) | Self::Replace { gone, .. }, Note::Deleted { .. }) => Self::Delete(gone),
        })
    }

    fn key(&self) -> &ObjectKey {
        match self {
            Self::Add { key, .. } | Self::Update { key, .. } => key,
            Self::Delete(gone) | Self::Replace { gone, .. } => &gone.deleted.key,
        }
    }

    fn tell(self, notes: &mut Vec<Note<K>>) {
        match self {
            Self::Add { key, new, initial } => notes.push(Note::Added { key, new, initial }),
            Self::Update { key, old, new } => notes.push(Note::Updated { key, old, new }),
            Self::Delete(gone) => notes.push(gone.note()),
            Self::Replace { gone, new, initial } => {
                let key = gone.deleted.key.clone();
                notes.push(gone.note());
                notes.push(Note::Added { key, new, initial });
            }
        }
    }
}

impl<K> Gone<K> {
    fn note(self) -> Note<K> {
        Note::Deleted {
            deleted: self.deleted,
            known: self.known,
        }
    }
}

#[cfg(test)]
#[path = "fold_tests.rs"]
mod tests;
