//! The line itself: every rule of the queue, without a lock, a waker or a clock.
//!
//! ```text
//!  push ──► entries:  [a: Updated] [Relist at 9] [b: Deleted] ──► pop ──► out (one batch) ──► settle
//!           pending:  per key that is queued or out: what it will be in the end, and its last place in line
//!           known:    what the consumer has, as of the last settled batch
//! ```
//! What a key will be once everything is applied: ask `pending`; if it is not there and a relist is on its way, it will
//! be gone; else ask `known`. B33 and B38 follow from that one rule.

use std::collections::VecDeque;
use std::sync::Arc;

use foldhash::{HashMap, HashMapExt, HashSet};

use super::arrival::{Arrival, TryPopError};
use super::batch::{Relist, Work};
use super::delta::{Delta, Deltas};
use super::known::Known;
use super::options::{Bound, Order};
use super::staging::Staging;
use crate::object::{Deleted, ObjectKey, ResourceVersion};
use crate::reflector::Change;

pub(super) struct Line<K> {
    order: Order,
    bound: Bound,
    known: Known<K>,
    entries: VecDeque<Entry<K>>,
    /// The number of the first entry. Numbers rise by one per entry; an entry that is put back gets its own again.
    head: u64,
    /// How many deltas wait.
    weight: usize,
    pending: HashMap<ObjectKey, Pending<K>>,
    /// How many relists are queued or out.
    relists: usize,
    /// The version that everything pushed so far amounts to.
    latest: Option<ResourceVersion>,
    /// The version the consumer was told last.
    told: Option<ResourceVersion>,
    /// A batch is with the consumer.
    out: bool,
    population: Population,
    pub(super) closed: bool,
    /// Counts batches, so that a key can be marked as being in the one that is made.
    batches: u64,
}

enum Entry<K> {
    Changes(Deltas<K>),
    Relist(Relist<K>),
}

struct Pending<K> {
    /// What the object will be; none if it will be gone.
    becomes: Option<Arc<K>>,
    /// The number of the last entry that speaks of it.
    place: u64,
    /// The last batch it was put into.
    batch: u64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Population {
    /// Nothing came yet.
    Awaited,
    /// A list came first, and is not applied yet.
    Underway,
    /// A list was applied, or none is to be expected because single changes came first.
    Complete,
}

/// A batch as the line sees it.
pub(super) struct Popped<K> {
    pub(super) work: Work<K>,
    pub(super) version: Option<ResourceVersion>,
    pub(super) initial: bool,
    /// The number of its last entry.
    pub(super) upto: u64,
    /// The line remembers by itself what is known.
    pub(super) remembers: bool,
}

/// What was in a batch, as far as the line needs it to settle: which keys, and what they are now.
pub(super) enum Taken<K> {
    Changes(Vec<(ObjectKey, Option<Arc<K>>)>),
    /// Empty if the consumer's own store is asked what is known: then nobody has to remember a whole list.
    Relist(Vec<(ObjectKey, Option<Arc<K>>)>),
    Advance,
}

impl<K> Line<K> {
    pub(super) fn new(order: Order, bound: Bound, known: Known<K>) -> Self {
        Self {
            order,
            bound,
            known,
            entries: VecDeque::new(),
            // Not 0, so that there is a number before the first.
            head: 1,
            weight: 0,
            pending: HashMap::new(),
            relists: 0,
            latest: None,
            told: None,
            out: false,
            population: Population::Awaited,
            closed: false,
            batches: 0,
        }
    }

    pub(super) fn len(&self) -> usize {
        self.weight
    }

    pub(super) fn synced(&self) -> bool {
        self.population == Population::Complete
    }

    /// May this be pushed now? A bookmark always: it takes no place.
    pub(super) fn has_room_for(&self, arrival: &Arrival<K>) -> bool {
        matches!(arrival, Arrival::Advance(_)) || self.has_room()
    }

    pub(super) fn has_room(&self) -> bool {
        match self.bound {
            Bound::Deltas(most) => self.weight < most.max(1),
            Bound::Unbounded => true,
        }
    }

    pub(super) fn push(&mut self, arrival: Arrival<K>) {
        match arrival {
            Arrival::Added { key, object, version } => {
                self.no_list_expected();
                self.append(key, Delta::Added(object), version);
            }
            Arrival::Updated { key, object, version } => {
                self.no_list_expected();
                self.append(key, Delta::Updated(object), version);
            }
            Arrival::Deleted { deleted, version } => {
                self.no_list_expected();
                self.delete(deleted, version);
            }
            Arrival::Replace { items, version } => self.replace(items, version),
            Arrival::Advance(version) => self.latest = Some(version),
        }
    }

    /// Queues every known object that nothing is queued of, and says how many that were. What is in the line, or out, is
    /// newer than what is known, so it is left alone (B38); for the same reason a second resync adds nothing before the
    /// first is applied.
    pub(super) fn resync(&mut self) -> usize {
        if self.relists > 0 {
            return 0; // it speaks of every object
        }
        let mut quiet = Vec::new();
        let pending = &self.pending;
        self.known.for_each(&mut |key, object| {
            if !pending.contains_key(key) {
                quiet.push((key.clone(), object.clone()));
            }
        });
        let count = quiet.len();
        for (key, object) in quiet {
            self.append(key, Delta::Sync(object), None);
        }
        count
    }

    pub(super) fn pop(&mut self, most: usize) -> Result<Popped<K>, TryPopError> {
        if self.entries.is_empty() && self.told == self.latest && self.closed {
            return Err(TryPopError::Closed);
        }
        if self.out {
            return Err(TryPopError::Empty);
        }
        let (work, version, initial) = match self.entries.front() {
            None if self.told == self.latest => return Err(TryPopError::Empty),
            None => (Work::Advance, self.latest.clone(), false),
            Some(Entry::Relist(_)) => self.pop_relist(),
            Some(Entry::Changes(_)) => (self.pop_changes(most.max(1)), self.version_so_far(), false),
        };
        self.out = true;
        self.told.clone_from(&version);
        Ok(Popped {
            work,
            version,
            initial,
            upto: self.head - 1,
            remembers: matches!(self.known, Known::Own(_)),
        })
    }

    /// The consumer is through with its batch. `failed` are the keys it could not apply; `applied` is false if it got
    /// lost half-way.
    pub(super) fn settle(&mut self, taken: Taken<K>, upto: u64, failed: &HashSet<ObjectKey>, applied: bool) {
        self.out = false;
        let Self { pending, known, .. } = self;
        // Remembered even if something newer waits: that may fail.
        let mut remember = |key: &ObjectKey, now| {
            if !failed.contains(key) {
                known.remember(key, now);
            }
        };
        match taken {
            Taken::Changes(changes) => {
                for (key, now) in changes {
                    remember(&key, now);
                    if pending.get(&key).is_some_and(|p| p.place <= upto) {
                        pending.remove(&key);
                    }
                }
            }
            Taken::Relist(everything) => {
                for (key, now) in everything {
                    remember(&key, now);
                }
                pending.retain(|_, p| p.place > upto);
                self.relists -= 1;
                if applied {
                    self.population = Population::Complete;
                }
            }
            Taken::Advance => {}
        }
    }

    /// The consumer did not touch its batch: it goes back to where it was.
    pub(super) fn put_back(&mut self, work: Work<K>) {
        self.out = false;
        self.told = None;
        match work {
            Work::Changes(changes) => changes
                .into_iter()
                .rev()
                .for_each(|deltas| self.push_front(Entry::Changes(deltas))),
            Work::Relist(relist) => self.push_front(Entry::Relist(relist)),
            Work::Advance => {}
        }
    }

    fn append(&mut self, key: ObjectKey, delta: Delta<K>, version: Option<ResourceVersion>) {
        let before = self.latest.clone();
        self.saw(version);
        let becomes = delta.after();
        self.weight += 1;
        if self.order == Order::PerKey
            && let Some(pending) = self.pending.get_mut(&key)
            && let Some(deltas) = changes_at(&mut self.entries, self.head, pending.place)
        {
            deltas.push(delta);
            pending.becomes = becomes;
            return;
        }
        let place = self.next_place();
        self.pending.insert(key.clone(), Pending::at(place, becomes));
        self.entries
            .push_back(Entry::Changes(Deltas::new(key, delta, before)));
    }

    fn delete(&mut self, mut deleted: Deleted<K>, version: Option<ResourceVersion>) {
        let now = match self.pending.get(&deleted.key) {
            Some(pending) => pending.becomes.clone(),
            None if self.relists > 0 => None,
            None => self.known.get(&deleted.key),
        };
        if now.is_some() {
            deleted.last = deleted.last.or(now);
            self.append(deleted.key.clone(), Delta::Deleted(deleted), version);
            return;
        }
        // Deleted already, or never seen (B33). The version counts all the same (B21), and of two deletions that both
        // wait, the one that knows more is kept.
        self.saw(version);
        if let Some(pending) = self.pending.get(&deleted.key)
            && let Some(deltas) = changes_at(&mut self.entries, self.head, pending.place)
            && let Delta::Deleted(queued) = deltas.newest_mut()
            && queued.final_state_unknown
            && !deleted.final_state_unknown
        {
            deleted.last = deleted.last.or_else(|| queued.last.clone());
            *queued = deleted;
        }
    }

    fn replace(&mut self, items: Vec<(ObjectKey, Arc<K>)>, version: Option<ResourceVersion>) {
        if self.population == Population::Awaited {
            self.population = Population::Underway;
        }
        let before = self.latest.clone();
        self.saw(version.clone());
        let place = self.next_place();
        // Whatever was said before, what is not in the list will be gone.
        for pending in self.pending.values_mut() {
            pending.place = place;
            pending.becomes = None;
        }
        self.pending.reserve(items.len());
        let mut doubles = false;
        for (key, object) in &items {
            match self.pending.get_mut(key) {
                // Something already, though nothing of before is left: from this very list.
                Some(pending) => doubles |= pending.becomes.replace(object.clone()).is_some(),
                None => {
                    self.pending
                        .insert(key.clone(), Pending::at(place, Some(object.clone())));
                }
            }
        }
        let items = if doubles { without_doubles(items) } else { items };
        self.relists += 1;
        let relist = Relist::new(items, version, before);
        self.weight += relist.weight();
        self.entries.push_back(Entry::Relist(relist));
    }

    fn pop_relist(&mut self) -> (Work<K>, Option<ResourceVersion>, bool) {
        // Found out now and not when the list came: everything before it is settled, so what is known is exactly what the
        // consumer has, even if something before it failed or got lost. A relist that was put back knows it already.
        // Before it leaves the line: should the consumer's store panic, nothing is lost.
        if let Some(Entry::Relist(relist)) = self.entries.front_mut() {
            relist.find_vanished(&self.known);
        }
        let Some(Entry::Relist(relist)) = self.pop_front() else {
            unreachable!("asked for only when a relist stands first")
        };
        // Its own version, even if a bookmark came since: the store has to be at the list's version (B34). What came since
        // is told next.
        let version = relist.version().cloned().or_else(|| self.version_so_far());
        let initial = self.population == Population::Underway;
        (Work::Relist(relist), version, initial)
    }

    fn pop_changes(&mut self, most: usize) -> Work<K> {
        self.batches += 1;
        let mut changes = Vec::with_capacity(most.min(self.entries.len()));
        while changes.len() < most
            && let Some(Entry::Changes(deltas)) = self.entries.front()
        {
            // Everything in the line is pending; a key without it would only lose its mark.
            if let Some(pending) = self.pending.get_mut(deltas.key()) {
                if pending.batch == self.batches {
                    break; // a second time in one batch (B36)
                }
                pending.batch = self.batches;
            }
            match self.pop_front() {
                Some(Entry::Changes(deltas)) => changes.push(deltas),
                _ => unreachable!("just seen at the front"),
            }
        }
        Work::Changes(changes)
    }

    /// The version that all entries before the first one left amount to. Entries stand in the order in which their first
    /// delta came, so nothing older than the first one left can be behind it, gathered deltas included.
    fn version_so_far(&self) -> Option<ResourceVersion> {
        match self.entries.front() {
            Some(Entry::Changes(deltas)) => deltas.before.clone(),
            Some(Entry::Relist(relist)) => relist.before.clone(),
            None => self.latest.clone(),
        }
    }

    fn saw(&mut self, version: Option<ResourceVersion>) {
        if version.is_some() {
            self.latest = version;
        }
    }

    /// Single changes with no list before them: whoever feeds us has no lists, so there is nothing to wait for.
    fn no_list_expected(&mut self) {
        if self.population == Population::Awaited {
            self.population = Population::Complete;
        }
    }

    fn next_place(&self) -> u64 {
        self.head + self.entries.len() as u64
    }

    fn pop_front(&mut self) -> Option<Entry<K>> {
        let entry = self.entries.pop_front()?;
        self.head += 1;
        self.weight -= entry.weight();
        Some(entry)
    }

    fn push_front(&mut self, entry: Entry<K>) {
        self.head -= 1;
        self.weight += entry.weight();
        self.entries.push_front(entry);
    }
}

impl<K> Entry<K> {
    fn weight(&self) -> usize {
        match self {
            Self::Changes(deltas) => deltas.weight(),
            Self::Relist(relist) => relist.weight(),
        }
    }
}

impl<K> Pending<K> {
    fn at(place: u64, becomes: Option<Arc<K>>) -> Self {
        Self {
            becomes,
            place,
            batch: 0,
        }
    }
}

/// The deltas of the entry with this number, if it is still in the line and no relist.
fn changes_at<K>(entries: &mut VecDeque<Entry<K>>, head: u64, place: u64) -> Option<&mut Deltas<K>> {
    let index = usize::try_from(place.checked_sub(head)?).ok()?;
    match entries.get_mut(index)? {
        Entry::Changes(deltas) => Some(deltas),
        Entry::Relist(_) => None,
    }
}

/// A list in which no key is twice, whatever the server sent (B36).
fn without_doubles<K>(items: Vec<(ObjectKey, Arc<K>)>) -> Vec<(ObjectKey, Arc<K>)> {
    let mut staging = Staging::new();
    for (key, object) in items {
        staging.stage(Change::Added, key, object);
    }
    staging.take()
}
