//! The order of deltas: which batch is next, and the version of the collection after it.
//!
//! Knows: deltas, lists, versions and the limits of a batch.
//! Never learns: locks, wakers, clocks, the consumer's objects.
//!
//! ```text
//!  push ──► entries:  [a: Updated] [Replace at 9] [b: Deleted] ──► pop ──► a batch
//! ```
//!
//! An informer owns one `QueueState` per partition. [`DeltaFifo`](super::DeltaFifo) adds a lock, waiting, and
//! the record of the consumer's objects.

use std::collections::VecDeque;

use foldhash::{HashSet, HashSetExt};

use super::delta::{Delta, DeltaBatch, Replace};
use crate::object::{ObjectKey, ResourceVersion};

/// Entries in strict order (B29). A list is one entry and a barrier: earlier entries leave before it.
pub(crate) struct QueueState<K> {
    entries: VecDeque<QueueEntry<K>>,
    /// The number of the first entry. Entries are numbered in the order of arrival.
    head: u64,
    /// The number of deltas in all entries.
    weight: usize,
    /// The version after everything that was pushed.
    latest: Option<ResourceVersion>,
    /// The version of the batch that was popped last.
    reported: Option<ResourceVersion>,
    population: Population,
    /// Keys of the batch that is being cut; kept for its allocation.
    keys: HashSet<ObjectKey>,
}

/// A delta with later deltas of the same key, or a list.
pub(super) struct QueueEntry<K> {
    pub(super) content: EntryContent<K>,
    /// The version before this entry.
    before: Option<ResourceVersion>,
}

pub(super) enum EntryContent<K> {
    Key { first: Delta<K>, rest: Vec<Delta<K>> },
    List(ListEntry<K>),
}

pub(super) struct ListEntry<K> {
    pub(super) deltas: Vec<Delta<K>>,
    version: Option<ResourceVersion>,
    replace: Replace,
    /// The number of items of the list, without the deletions that are found later.
    items: usize,
    /// True once the deletions of vanished objects are in front of the items.
    pub(super) deletions_found: bool,
}

/// Whether the first list was pushed, and whether it was applied (B39).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Population {
    Awaited,
    Underway,
    Complete,
}

impl<K> QueueState<K> {
    pub(crate) fn new() -> Self {
        Self {
            entries: VecDeque::new(),
            // Not 0, so that there is a number before the first.
            head: 1,
            weight: 0,
            latest: None,
            reported: None,
            population: Population::Awaited,
            keys: HashSet::new(),
        }
    }

    /// Returns the number of queued deltas.
    pub(crate) fn len(&self) -> usize {
        self.weight
    }

    /// Appends a delta.
    pub(crate) fn push(&mut self, delta: Delta<K>) {
        self.no_list_expected();
        let before = self.latest.clone();
        self.saw(delta.version.clone());
        self.weight += 1;
        let content = EntryContent::Key {
            first: delta,
            rest: Vec::new(),
        };
        self.entries.push_back(QueueEntry { content, before });
    }

    /// Appends a list that replaces the collection, or a namespace of it.
    pub(crate) fn replace(
        &mut self,
        deltas: Vec<Delta<K>>,
        version: Option<ResourceVersion>,
        replace: Replace,
    ) {
        if self.population == Population::Awaited {
            self.population = Population::Underway;
        }
        let before = self.latest.clone();
        self.saw(version.clone());
        let list = ListEntry {
            items: deltas.len(),
            deltas,
            version,
            replace,
            deletions_found: false,
        };
        self.weight += list.weight();
        let content = EntryContent::List(list);
        self.entries.push_back(QueueEntry { content, before });
    }

    /// Records a bookmark: the collection is at this version although none of its objects changed (I9).
    pub(crate) fn advance(&mut self, version: ResourceVersion) {
        self.latest = Some(version);
    }

    /// Pops the next batch: no key twice, no more than `most` keys, a list alone and whole (B36).
    pub(crate) fn pop(&mut self, most: usize) -> Option<DeltaBatch<K>> {
        let entries = self.cut(most)?;
        let mut batch = self.head_of_batch(entries);
        for _ in 0..entries {
            match self.pop_front() {
                Some(EntryContent::Key { first, rest }) => {
                    batch.deltas.push(first);
                    batch.deltas.extend(rest);
                }
                Some(EntryContent::List(list)) => {
                    batch.deltas = list.deltas;
                    self.population = Population::Complete;
                }
                None => break,
            }
        }
        self.reported.clone_from(&batch.version);
        Some(batch)
    }

    /// Returns the next batch, which stays in the queue until [`remove`](Self::remove) is called with its
    /// number of entries.
    pub(super) fn peek(&mut self, most: usize) -> Option<(DeltaBatch<K>, usize)> {
        let entries = self.cut(most)?;
        let mut batch = self.head_of_batch(entries);
        for entry in self.entries.range(..entries) {
            match &entry.content {
                EntryContent::Key { first, rest } => {
                    batch.deltas.push(first.clone());
                    batch.deltas.extend(rest.iter().cloned());
                }
                EntryContent::List(list) => batch.deltas.clone_from(&list.deltas),
            }
        }
        self.reported.clone_from(&batch.version);
        Some((batch, entries))
    }

    /// Removes the first `count` entries, which were peeked at and applied.
    pub(super) fn remove(&mut self, count: usize) {
        (0..count).for_each(|_| drop(self.pop_front()));
    }

    /// Returns a peeked batch to the queue.
    pub(super) fn report_again(&mut self) {
        self.reported = None;
    }

    /// Records that a change came before any list: there is no initial list to wait for.
    pub(super) fn no_list_expected(&mut self) {
        if self.population == Population::Awaited {
            self.population = Population::Complete;
        }
    }

    /// Records that the first list was applied.
    pub(super) fn populated(&mut self) {
        self.population = Population::Complete;
    }

    pub(super) fn synced(&self) -> bool {
        self.population == Population::Complete
    }

    /// True if neither an entry nor a version is queued behind the first `entries` entries.
    pub(super) fn is_drained_but(&self, entries: usize) -> bool {
        self.entries.len() == entries && self.reported == self.latest
    }

    /// Returns the weight of the first `count` entries.
    pub(super) fn weight_of(&self, count: usize) -> usize {
        self.entries.range(..count).map(QueueEntry::weight).sum()
    }

    /// Returns the number of the first entry.
    pub(super) fn head(&self) -> u64 {
        self.head
    }

    /// Returns the number of the next entry.
    pub(super) fn next_number(&self) -> u64 {
        self.head + self.entries.len() as u64
    }

    /// Returns the list at the front, if the first entry is a list.
    pub(super) fn front_list(&mut self) -> Option<&mut ListEntry<K>> {
        match &mut self.entries.front_mut()?.content {
            EntryContent::List(list) => Some(list),
            EntryContent::Key { .. } => None,
        }
    }

    /// Returns the last delta of the entry with this number, unless it is a list.
    pub(super) fn last_delta_of(&mut self, number: u64) -> Option<&mut Delta<K>> {
        let index = usize::try_from(number.checked_sub(self.head)?).ok()?;
        match &mut self.entries.get_mut(index)?.content {
            EntryContent::Key { first, rest } => Some(rest.last_mut().unwrap_or(first)),
            EntryContent::List(_) => None,
        }
    }

    /// Appends a delta to the others of its key. Returns it if the entry is a list.
    pub(super) fn gather(&mut self, number: u64, delta: Delta<K>) -> Result<(), Delta<K>> {
        let index = number
            .checked_sub(self.head)
            .and_then(|n| usize::try_from(n).ok());
        let entry = index.and_then(|index| self.entries.get_mut(index));
        let Some(QueueEntry {
            content: EntryContent::Key { rest, .. },
            ..
        }) = entry
        else {
            return Err(delta);
        };
        self.weight += 1;
        let version = delta.version.clone();
        rest.push(delta);
        self.saw(version);
        Ok(())
    }

    /// Returns the number of entries of the next batch; `None` if there is nothing to apply.
    fn cut(&mut self, most: usize) -> Option<usize> {
        if self.is_drained_but(0) {
            return None;
        }
        if self.entries.len() == 1 {
            return Some(1); // nothing to compare its key with
        }
        self.keys.clear();
        let mut count = 0;
        for entry in &self.entries {
            match &entry.content {
                EntryContent::List(_) if count == 0 => return Some(1),
                EntryContent::List(_) => break,
                EntryContent::Key { first, .. } => {
                    if count == most.max(1) || !self.keys.insert(first.key.clone()) {
                        break;
                    }
                }
            }
            count += 1;
        }
        Some(count)
    }

    /// Creates a batch for the first `entries` entries, without their deltas.
    fn head_of_batch(&self, entries: usize) -> DeltaBatch<K> {
        let mut batch = DeltaBatch::new();
        // Deltas behind the batch have not been applied, so the batch must not claim their version (I2).
        batch.version = match self.entries.get(entries) {
            Some(next) => next.before.clone(),
            None => self.latest.clone(),
        };
        match self.entries.front().map(|entry| &entry.content) {
            Some(EntryContent::List(list)) => {
                // The list's own version, even if a bookmark followed: the store has to reach it (B34).
                batch.version = list.version.clone().or(batch.version);
                batch.replace = Some(list.replace.clone());
                batch.initial = self.population == Population::Underway;
            }
            _ => batch.deltas.reserve(entries),
        }
        batch
    }

    fn pop_front(&mut self) -> Option<EntryContent<K>> {
        let entry = self.entries.pop_front()?;
        self.head += 1;
        self.weight -= entry.weight();
        Some(entry.content)
    }

    /// Records the version of a pushed delta. A deletion that changes nothing still counts (B21).
    pub(super) fn saw(&mut self, version: Option<ResourceVersion>) {
        if version.is_some() {
            self.latest = version;
        }
    }
}

impl<K> QueueEntry<K> {
    fn weight(&self) -> usize {
        match &self.content {
            EntryContent::Key { rest, .. } => 1 + rest.len(),
            EntryContent::List(list) => list.weight(),
        }
    }
}

impl<K> ListEntry<K> {
    /// Puts the deletions of vanished objects in front of the items (B31).
    pub(super) fn delete_first(&mut self, mut vanished: Vec<Delta<K>>) {
        vanished.append(&mut self.deltas);
        self.deltas = vanished;
        self.deletions_found = true;
    }

    fn weight(&self) -> usize {
        // An empty list must be applied, too.
        self.items.max(1)
    }
}
