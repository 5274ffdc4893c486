//! The rules of the queue: the state of each key, how two adds of a key merge, and which key is next.
//!
//! This file may touch keys, priorities, and times as numbers. It has no access to locks, wakers or the clock.
//!
//! A key has one [`Slot`] while the queue knows it. The key may be in processing, and it has at most one *next* state:
//! ready, ready again after the current processing, or delayed. One state is enough because the earlier of two adds
//! counts. It is an enum and not three sets, so no key can be in two states.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::hash::{BuildHasher, Hash};

use super::index::KeyIndex;
use super::ready::ReadyQueue;

/// All keys of a queue.
pub(super) struct Keys<T> {
    slots: Vec<Slot<T>>,
    free: Vec<u32>,
    /// Slot numbers by the hash of the key.
    index: KeyIndex,
    line: ReadyQueue,
    /// The delayed keys: due time, number of the add (so that equal times keep their order), slot. If a key is added
    /// again with another time, the stale entry stays until it reaches the top or stale entries outnumber the rest.
    due: BinaryHeap<Reverse<(u64, u64, u32)>>,
    delays: u64,
    delayed: usize,
    /// Slots of the keys in processing.
    running: Vec<u32>,
    /// How many of these become ready again afterwards.
    again: usize,
    /// How many keys were taken so far.
    takes: u64,
    /// Slots of the keys that were finished last, the oldest first. Most keys come back soon and are then found in the
    /// same slot. A slot may be listed more than once; its last position counts.
    recent: VecDeque<u32>,
    /// The position of the next entry of `recent`.
    next_place: u32,
    hasher: foldhash::fast::RandomState,
}

pub(super) struct Slot<T> {
    /// None if the slot is free.
    key: Option<T>,
    hash: u64,
    next: KeyState,
    /// The priority of the next state.
    priority: i32,
    /// The slot's position in the list of keys in processing.
    waiter: Option<u32>,
    /// When the next state was first asked for, or became due.
    since: u64,
    /// When the processing began.
    began: u64,
    /// The slot's last position in `recent`.
    place: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum KeyState {
    Nothing,
    /// The key is ready, with this arrival number.
    Waits(u64),
    /// The key is in processing, and becomes ready again afterwards.
    Again,
    /// The key becomes due at this time; the second number is the number of its entry in the heap.
    Due(u64, u64),
}

/// A key that a worker has taken.
#[derive(Debug)]
pub(super) struct Taken<T> {
    pub(super) key: T,
    pub(super) slot: u32,
    pub(super) priority: i32,
    pub(super) waited: u64,
    /// The number of this take among all takes.
    pub(super) number: u64,
}

/// Keys and slots that the queue forgot. Their `Drop` may be user code, so they are dropped after the lock is released.
pub(super) type Gone<T> = (Vec<T>, Vec<Slot<T>>);

/// The effect of an add or a `done`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum KeyChange {
    /// One more key is ready.
    Ready,
    /// The next key becomes due earlier than before.
    Sooner,
    /// No waiter is affected.
    Nothing,
}

impl<T> Keys<T> {
    pub(super) fn new(turn: u32) -> Self {
        Self {
            slots: Vec::new(),
            free: Vec::new(),
            index: KeyIndex::new(),
            line: ReadyQueue::new(turn),
            due: BinaryHeap::new(),
            delays: 0,
            delayed: 0,
            running: Vec::new(),
            again: 0,
            takes: 0,
            recent: VecDeque::new(),
            next_place: 0,
            hasher: foldhash::fast::RandomState::default(),
        }
    }

    /// The hash of a key. Callers compute it before they take the lock.
    pub(super) fn hasher(&self) -> foldhash::fast::RandomState {
        self.hasher.clone()
    }

    fn merge(&mut self, slot: u32, priority: i32, due: Option<u64>, now: u64) -> KeyChange {
        let it = &mut self.slots[slot as usize];
        let before = it.priority;
        if it.next == KeyState::Nothing {
            it.priority = priority;
        } else {
            it.priority = before.max(priority);
        }
        let after = it.priority;
        match (it.next, due) {
            (KeyState::Nothing | KeyState::Due(..), None) => {
                if matches!(it.next, KeyState::Due(..)) {
                    self.delayed -= 1;
                }
                self.slots[slot as usize].next = KeyState::Nothing;
                let outcome = self.line_up(slot, now);
                self.tidy();
                outcome
            }
            (KeyState::Nothing, Some(due)) => self.delay(slot, due),
            (KeyState::Due(earlier, _), Some(due)) if due < earlier => {
                self.delayed -= 1;
                let outcome = self.delay(slot, due);
                self.tidy();
                outcome
            }
            (KeyState::Waits(arrival), _) if after != before => {
                self.line.shift(slot, arrival, before, after);
                KeyChange::Nothing
            }
            (KeyState::Waits(_) | KeyState::Again | KeyState::Due(..), _) => KeyChange::Nothing,
        }
    }

    /// Makes the keys ready that are due.
    #[inline]
    pub(super) fn promote(&mut self, now: u64) {
        while let Some(&Reverse((due, delay, slot))) = self.due.peek()
            && due <= now
        {
            self.due.pop();
            if self.slots[slot as usize].next == KeyState::Due(due, delay) {
                self.delayed -= 1;
                // The key counts as ready since its due time, even if the clock was not read then.
                self.line_up(slot, due);
            }
        }
    }

    /// When the next key becomes due.
    pub(super) fn next_due(&mut self) -> Option<u64> {
        while let Some(&Reverse((due, delay, slot))) = self.due.peek() {
            if self.slots[slot as usize].next == KeyState::Due(due, delay) {
                return Some(due);
            }
            self.due.pop();
        }
        None
    }

    /// Ends the processing of a key. Returns how long it took, and whether to [make room](Self::make_room).
    #[inline]
    pub(super) fn done(&mut self, slot: u32, now: u64) -> (KeyChange, u64, bool) {
        let (change, took) = self.finish(slot, now);
        let idle = self.slots[slot as usize].next == KeyState::Nothing;
        (change, took, idle && self.keep(slot))
    }

    /// Ends the processing of a key and adds it again, at once or at `due`. Returns how long it took.
    #[inline]
    pub(super) fn requeue(
        &mut self,
        slot: u32,
        priority: i32,
        due: Option<u64>,
        now: u64,
    ) -> (KeyChange, u64) {
        let (finished, took) = self.finish(slot, now);
        let added = self.merge(slot, priority, due, now);
        let change = if finished == KeyChange::Nothing {
            added
        } else {
            finished
        };
        (change, took)
    }

    /// Ends the processing of a key, which becomes ready if it was added meanwhile. Returns how long it took.
    #[inline]
    fn finish(&mut self, slot: u32, now: u64) -> (KeyChange, u64) {
        let it = &mut self.slots[slot as usize];
        let took = now.saturating_sub(it.began);
        if let Some(waiter) = it.waiter.take() {
            self.running.swap_remove(waiter as usize);
            if let Some(&moved) = self.running.get(waiter as usize) {
                self.slots[moved as usize].waiter = Some(waiter);
            }
        }
        let it = &mut self.slots[slot as usize];
        if it.next != KeyState::Again {
            return (KeyChange::Nothing, took);
        }
        self.again -= 1;
        let since = it.since;
        it.next = KeyState::Nothing;
        (self.line_up(slot, since), took)
    }

    /// Keeps the slot of a finished key. Returns whether too many such slots are kept, or far too many slots are
    /// allocated.
    #[inline]
    fn keep(&mut self, slot: u32) -> bool {
        self.slots[slot as usize].place = self.next_place;
        self.next_place = self.next_place.wrapping_add(1);
        self.recent.push_back(slot);
        self.recent.len() >= 2 * RECENT || self.is_oversized()
    }

    /// True if no key is pending and much more memory is allocated than needed.
    #[inline]
    fn is_oversized(&self) -> bool {
        self.slots.len() > MUCH && self.line.len() + self.delayed + self.running.len() == 0
    }

    /// Forgets the older half of the kept keys, or all memory of a burst if no key is pending. It frees many at a time:
    /// they are scattered in memory, and a core waits for several cache misses as long as for one.
    #[inline(never)]
    pub(super) fn make_room(&mut self) -> Gone<T> {
        if self.is_oversized() {
            return self.shrink();
        }
        let oldest = self.next_place.wrapping_sub(self.recent.len() as u32);
        let mut gone = Vec::with_capacity(RECENT);
        for place in 0..RECENT as u32 {
            let Some(slot) = self.recent.pop_front() else {
                break;
            };
            let it = &self.slots[slot as usize];
            if it.place == oldest.wrapping_add(place) && it.is_idle() {
                gone.extend(self.release(slot));
            }
        }
        (gone, Vec::new())
    }

    /// Forgets the delayed keys and the kept ones.
    pub(super) fn drop_delayed(&mut self) -> Vec<T> {
        self.drop_next(|next| matches!(next, KeyState::Due(..) | KeyState::Nothing))
    }

    /// Forgets all keys except those in processing.
    pub(super) fn drop_all(&mut self) -> Vec<T> {
        self.drop_next(|_| true)
    }

    fn drop_next(&mut self, which: impl Fn(KeyState) -> bool) -> Vec<T> {
        let mut keys = Vec::new();
        for slot in 0..self.slots.len() as u32 {
            let it = &mut self.slots[slot as usize];
            if it.key.is_some() && which(it.next) {
                it.next = KeyState::Nothing;
                if it.waiter.is_none() {
                    keys.extend(self.release(slot));
                }
            }
        }
        self.due = BinaryHeap::new();
        self.delayed = 0;
        if which(KeyState::Again) {
            self.again = 0;
            self.line.clear();
        }
        keys
    }

    /// The number of ready keys.
    #[inline]
    pub(super) fn waiting(&self) -> usize {
        self.line.len()
    }

    /// The number of delayed keys.
    #[inline]
    pub(super) fn delayed(&self) -> usize {
        self.delayed
    }

    /// The number of keys in processing, and how many of them become ready again.
    #[inline]
    pub(super) fn running(&self) -> (usize, usize) {
        (self.running.len(), self.again)
    }

    /// The start times of the keys in processing.
    pub(super) fn began(&self) -> impl Iterator<Item = u64> {
        self.running.iter().map(|slot| self.slots[*slot as usize].began)
    }

    /// The keys in processing and their start times.
    pub(super) fn at_work(&self) -> impl Iterator<Item = (&T, u64)> {
        self.running.iter().filter_map(|slot| {
            let it = &self.slots[*slot as usize];
            it.key.as_ref().map(|key| (key, it.began))
        })
    }

    #[inline]
    fn line_up(&mut self, slot: u32, since: u64) -> KeyChange {
        let it = &mut self.slots[slot as usize];
        it.since = since;
        if it.waiter.is_some() {
            it.next = KeyState::Again;
            self.again += 1;
            return KeyChange::Nothing;
        }
        it.next = KeyState::Waits(self.line.push(slot, it.priority));
        KeyChange::Ready
    }

    fn delay(&mut self, slot: u32, due: u64) -> KeyChange {
        let sooner = self.next_due().is_none_or(|next| due < next);
        let delay = self.delays;
        self.delays += 1;
        self.delayed += 1;
        self.slots[slot as usize].next = KeyState::Due(due, delay);
        self.due.push(Reverse((due, delay, slot)));
        if sooner {
            KeyChange::Sooner
        } else {
            KeyChange::Nothing
        }
    }

    /// Removes stale entries from the heap once they are the majority.
    fn tidy(&mut self) {
        if self.due.len() > 2 * self.delayed + 64 {
            let slots = &self.slots;
            self.due.retain(|Reverse((due, delay, slot))| {
                slots[*slot as usize].next == KeyState::Due(*due, *delay)
            });
        }
    }

    #[inline]
    fn occupy(&mut self, hash: u64, key: Option<T>, priority: i32) -> u32 {
        let fresh = Slot {
            key,
            hash,
            next: KeyState::Nothing,
            priority,
            waiter: None,
            since: 0,
            began: 0,
            place: self.next_place,
        };
        let slot = match self.free.pop() {
            Some(slot) => {
                self.slots[slot as usize] = fresh;
                slot
            }
            None => {
                let slot = u32::try_from(self.slots.len())
                    .ok()
                    .filter(|slot| *slot < u32::MAX)
                    .expect("four billion keys take more memory than there is");
                self.slots.push(fresh);
                slot
            }
        };
        if self.index.is_full() {
            self.rebuild_index();
        } else {
            self.index.insert(hash, slot);
        }
        slot
    }

    #[inline]
    fn release(&mut self, slot: u32) -> Option<T> {
        let key = self.slots[slot as usize].key.take();
        self.free.push(slot);
        key
    }

    #[cold]
    fn rebuild_index(&mut self) {
        let known = (0..).zip(&self.slots).filter(|(_, it)| it.key.is_some());
        let known = known.map(|(slot, it)| (it.hash, slot));
        self.index
            .rebuild(known, (2 * self.known()).max(self.slots.len()));
    }

    /// The number of keys that have a slot.
    fn known(&self) -> usize {
        self.slots.len() - self.free.len()
    }

    /// Frees the memory of a burst once no key is pending.
    #[cold]
    fn shrink(&mut self) -> Gone<T> {
        self.free = Vec::new();
        self.index = KeyIndex::new();
        self.due = BinaryHeap::new();
        self.recent = VecDeque::new();
        self.line.clear();
        (Vec::new(), std::mem::take(&mut self.slots))
    }
}

impl<T> Slot<T> {
    /// True if the key is neither in processing nor pending.
    #[inline]
    fn is_idle(&self) -> bool {
        self.next == KeyState::Nothing && self.waiter.is_none() && self.key.is_some()
    }
}

impl<T: Eq> Keys<T> {
    /// Adds a key, at once or at `due`. The key is moved in only if the queue does not know it yet.
    #[inline]
    pub(super) fn add(
        &mut self,
        hash: u64,
        key: &mut Option<T>,
        priority: i32,
        due: Option<u64>,
        now: u64,
    ) -> KeyChange {
        let Self { slots, index, .. } = self;
        let is_it = |slot: u32| {
            let it = &slots[slot as usize];
            it.hash == hash && it.key == *key
        };
        if let Some(slot) = index.find(hash, is_it) {
            return self.merge(slot, priority, due, now);
        }
        let slot = self.occupy(hash, key.take(), priority);
        match due {
            None => self.line_up(slot, now),
            Some(due) => self.delay(slot, due),
        }
    }
}

impl<T: Clone> Keys<T> {
    /// The slot of the next key to process. The caller has to [hand it out](Self::hand_out).
    #[inline]
    pub(super) fn take(&mut self, now: u64) -> Option<u32> {
        let slot = self.line.pop()?;
        let waiter = u32::try_from(self.running.len()).ok();
        let it = &mut self.slots[slot as usize];
        it.next = KeyState::Nothing;
        it.waiter = waiter;
        it.began = now;
        self.running.push(slot);
        self.takes += 1;
        Some(slot)
    }

    /// The key of a taken slot, as the worker receives it.
    #[inline]
    pub(super) fn hand_out(&self, slot: u32) -> Option<Taken<T>> {
        let it = &self.slots[slot as usize];
        Some(Taken {
            key: it.key.clone()?,
            slot,
            priority: it.priority,
            waited: it.began.saturating_sub(it.since),
            number: self.takes,
        })
    }
}

/// The minimum number of finished keys that are kept; the maximum is twice this number.
const RECENT: usize = 64;
/// The number of free slots that are kept for later keys.
const MUCH: usize = 4_096;

/// The hash of a key under the queue's hasher.
#[inline]
pub(super) fn hash<T: Hash>(hasher: &foldhash::fast::RandomState, key: &T) -> u64 {
    hasher.hash_one(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn add(keys: &mut Keys<u32>, key: u32, priority: i32) {
        let hash = hash(&keys.hasher, &key);
        keys.add(hash, &mut Some(key), priority, None, 0);
    }

    /// Takes the next key, finishes it, and makes room if necessary.
    fn work(keys: &mut Keys<u32>) -> Option<u32> {
        let slot = keys.take(0)?;
        let taken = keys.hand_out(slot);
        if keys.done(slot, 0).2 {
            keys.make_room();
        }
        taken.map(|taken| taken.key)
    }

    #[test]
    fn keys_that_were_done_with_are_kept_for_a_while_and_then_forgotten() {
        let mut keys = Keys::new(8);
        for key in 0..10_000 {
            add(&mut keys, key, 0);
            assert_eq!(work(&mut keys), Some(key));
            assert!(keys.known() <= 2 * RECENT && keys.slots.len() <= 2 * RECENT);
        }
        assert!(keys.known() >= RECENT);
    }

    #[test]
    fn a_key_that_came_back_is_not_forgotten_with_those_that_did_not() {
        let mut keys = Keys::new(u32::MAX);
        add(&mut keys, 0, 0);
        work(&mut keys);
        add(&mut keys, 0, -1); // after all the others
        for key in 1..1_000 {
            add(&mut keys, key, 0);
            assert_eq!(work(&mut keys), Some(key));
        }
        assert_eq!(work(&mut keys), Some(0));
    }

    #[test]
    fn a_key_that_comes_back_over_and_over_has_one_slot() {
        let mut keys = Keys::new(8);
        for _ in 0..1_000 {
            add(&mut keys, 7, 0);
            assert_eq!(work(&mut keys), Some(7));
        }
        assert_eq!((keys.known(), keys.slots.len()), (1, 1));
    }

    #[test]
    fn the_memory_of_a_burst_is_freed() {
        let mut keys = Keys::new(8);
        let many = 10 * MUCH as u32 + 7;
        (0..many).for_each(|key| add(&mut keys, key, 0));
        (0..many).for_each(|key| assert_eq!(work(&mut keys), Some(key)));
        assert!(keys.slots.capacity() <= MUCH, "{}", keys.slots.capacity());
    }
}
