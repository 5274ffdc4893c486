//! The rules: what a key waits for, what two adds make of each other, what is done next.
//!
//! Knows: keys, priorities, times as numbers. Never learns: locks, wakers, what the clock says.
//!
//! A key has one [`Slot`] as long as something is known of it. It may be worked on, and it has at most one *next*: to wait
//! in line, to be put there again when the one who works on it is done, or to become due. That one is enough because of
//! two adds the earlier counts; that it is a type's variants and not three sets is why no key can be in two.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, VecDeque};
use std::hash::{BuildHasher, Hash};

use hashbrown::HashTable;

use super::line::Line;

/// All keys of a queue.
pub(super) struct Keys<T> {
    slots: Vec<Slot<T>>,
    free: Vec<u32>,
    /// Numbers of slots by the hash of their keys.
    table: HashTable<u32>,
    line: Line,
    /// When keys become due: the time, the number of the add (so that equals stay in order), the slot. Of a key that was
    /// asked for again at another time, the old ones stay until they come up or are too many.
    due: BinaryHeap<Reverse<(u64, u64, u32)>>,
    delays: u64,
    delayed: usize,
    /// Slots that are worked on.
    running: Vec<u32>,
    /// How many of them are to be worked on again.
    again: usize,
    /// How many were taken so far.
    takes: u64,
    /// Slots of the last keys that were done with, the oldest first: most keys come back soon, and are found where they
    /// were. A slot may be here more than once; its last place counts.
    recent: VecDeque<u32>,
    /// The place of the next of them.
    next_place: u32,
    hasher: foldhash::fast::RandomState,
}

pub(super) struct Slot<T> {
    /// None: the slot is free.
    key: Option<T>,
    hash: u64,
    next: Next,
    /// Of what is next.
    priority: i32,
    /// Its place among those that are worked on.
    seat: Option<u32>,
    /// When what is next was first asked for, or became due.
    since: u64,
    /// When the work began.
    began: u64,
    /// Its last place among the recent.
    place: u32,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    Nothing,
    /// It stands in line, as number so many.
    Waits(u64),
    /// It is worked on, and will stand in line after that.
    Again,
    /// It becomes due then; the second is the number in the heap.
    Due(u64, u64),
}

/// A key that somebody works on now.
#[derive(Debug)]
pub(super) struct Taken<T> {
    pub(super) key: T,
    pub(super) slot: u32,
    pub(super) priority: i32,
    pub(super) waited: u64,
    /// Its number among all that were taken.
    pub(super) number: u64,
}

/// Keys that are known no more, and slots with theirs. They may be anybody's code, so they are dropped where no lock is held.
pub(super) type Gone<T> = (Vec<T>, Vec<Slot<T>>);

/// What an add or a `done` led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// There is one more in line.
    Lined,
    /// The next time a key becomes due is another now: sooner.
    Sooner,
    /// Nothing that anybody waits for.
    Nothing,
}

impl<T> Keys<T> {
    pub(super) fn new(turn: u32) -> Self {
        Self {
            slots: Vec::new(),
            free: Vec::new(),
            table: HashTable::new(),
            line: Line::new(turn),
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

    /// The hash of a key, which can be had before the lock is.
    pub(super) fn hasher(&self) -> foldhash::fast::RandomState {
        self.hasher.clone()
    }

    fn merge(&mut self, slot: u32, priority: i32, due: Option<u64>, now: u64) -> Outcome {
        let it = &mut self.slots[slot as usize];
        let before = it.priority;
        if it.next == Next::Nothing {
            it.priority = priority;
        } else {
            it.priority = before.max(priority);
        }
        let after = it.priority;
        match (it.next, due) {
            (Next::Nothing | Next::Due(..), None) => {
                if matches!(it.next, Next::Due(..)) {
                    self.delayed -= 1;
                }
                self.slots[slot as usize].next = Next::Nothing;
                let outcome = self.line_up(slot, now);
                self.tidy();
                outcome
            }
            (Next::Nothing, Some(due)) => self.delay(slot, due),
            (Next::Due(earlier, _), Some(due)) if due < earlier => {
                self.delayed -= 1;
                let outcome = self.delay(slot, due);
                self.tidy();
                outcome
            }
            (Next::Waits(arrival), _) if after != before => {
                self.line.shift(slot, arrival, before, after);
                Outcome::Nothing
            }
            (Next::Waits(_) | Next::Again | Next::Due(..), _) => Outcome::Nothing,
        }
    }

    /// Moves what is due into the line.
    #[inline]
    pub(super) fn promote(&mut self, now: u64) {
        while let Some(&Reverse((due, delay, slot))) = self.due.peek()
            && due <= now
        {
            self.due.pop();
            if self.slots[slot as usize].next == Next::Due(due, delay) {
                self.delayed -= 1;
                // It waits since it was due, also if nobody looked.
                self.line_up(slot, due);
            }
        }
    }

    /// When the next key becomes due.
    pub(super) fn next_due(&mut self) -> Option<u64> {
        while let Some(&Reverse((due, delay, slot))) = self.due.peek() {
            if self.slots[slot as usize].next == Next::Due(due, delay) {
                return Some(due);
            }
            self.due.pop();
        }
        None
    }

    /// The work on a key has ended. Says how long it took, and whether it is time to [make room](Self::make_room).
    #[inline]
    pub(super) fn done(&mut self, slot: u32, now: u64) -> (Outcome, u64, bool) {
        let it = &mut self.slots[slot as usize];
        let took = now.saturating_sub(it.began);
        if let Some(seat) = it.seat.take() {
            self.running.swap_remove(seat as usize);
            if let Some(&moved) = self.running.get(seat as usize) {
                self.slots[moved as usize].seat = Some(seat);
            }
        }
        let it = &mut self.slots[slot as usize];
        match it.next {
            Next::Again => {
                self.again -= 1;
                let since = it.since;
                it.next = Next::Nothing;
                (self.line_up(slot, since), took, false)
            }
            Next::Nothing => (Outcome::Nothing, took, self.keep(slot)),
            Next::Due(..) | Next::Waits(_) => (Outcome::Nothing, took, false),
        }
    }

    /// Keeps a key that nobody asks for. Says whether there are too many of them, or far too many slots.
    #[inline]
    fn keep(&mut self, slot: u32) -> bool {
        self.slots[slot as usize].place = self.next_place;
        self.next_place = self.next_place.wrapping_add(1);
        self.recent.push_back(slot);
        self.recent.len() >= 2 * RECENT || self.is_oversized()
    }

    /// It has much more room than it needs, since nobody asks for any key.
    #[inline]
    fn is_oversized(&self) -> bool {
        self.slots.len() > MUCH && self.line.len() + self.delayed + self.running.len() == 0
    }

    /// Forgets the older half of the keys that are kept; or, if nobody asks for any key, everything that a burst took. Many at
    /// a time, since each is somewhere else in memory, and a core waits for several as long as for one.
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

    /// Forgets what is not due yet, and what nobody asks for.
    pub(super) fn drop_delayed(&mut self) -> Vec<T> {
        self.drop_next(|next| matches!(next, Next::Due(..) | Next::Nothing))
    }

    /// Forgets everything but what is worked on.
    pub(super) fn drop_all(&mut self) -> Vec<T> {
        self.drop_next(|_| true)
    }

    fn drop_next(&mut self, which: impl Fn(Next) -> bool) -> Vec<T> {
        let mut keys = Vec::new();
        for slot in 0..self.slots.len() as u32 {
            let it = &mut self.slots[slot as usize];
            if it.key.is_some() && which(it.next) {
                it.next = Next::Nothing;
                if it.seat.is_none() {
                    keys.extend(self.release(slot));
                }
            }
        }
        self.due = BinaryHeap::new();
        self.delayed = 0;
        if which(Next::Again) {
            self.again = 0;
            self.line.clear();
        }
        keys
    }

    /// How many wait in line.
    #[inline]
    pub(super) fn waiting(&self) -> usize {
        self.line.len()
    }

    /// How many are not due yet.
    #[inline]
    pub(super) fn delayed(&self) -> usize {
        self.delayed
    }

    /// How many are worked on, and of those, how many will stand in line again.
    #[inline]
    pub(super) fn running(&self) -> (usize, usize) {
        (self.running.len(), self.again)
    }

    /// Since when each of those that are worked on is.
    pub(super) fn began(&self) -> impl Iterator<Item = u64> {
        self.running.iter().map(|slot| self.slots[*slot as usize].began)
    }

    /// Those that are worked on, and since when.
    pub(super) fn at_work(&self) -> impl Iterator<Item = (&T, u64)> {
        self.running.iter().filter_map(|slot| {
            let it = &self.slots[*slot as usize];
            it.key.as_ref().map(|key| (key, it.began))
        })
    }

    #[inline]
    fn line_up(&mut self, slot: u32, since: u64) -> Outcome {
        let it = &mut self.slots[slot as usize];
        it.since = since;
        if it.seat.is_some() {
            it.next = Next::Again;
            self.again += 1;
            return Outcome::Nothing;
        }
        it.next = Next::Waits(self.line.push(slot, it.priority));
        Outcome::Lined
    }

    fn delay(&mut self, slot: u32, due: u64) -> Outcome {
        let sooner = self.next_due().is_none_or(|next| due < next);
        let delay = self.delays;
        self.delays += 1;
        self.delayed += 1;
        self.slots[slot as usize].next = Next::Due(due, delay);
        self.due.push(Reverse((due, delay, slot)));
        if sooner { Outcome::Sooner } else { Outcome::Nothing }
    }

    /// Clears the heap of what counts no more, once that is most of it.
    fn tidy(&mut self) {
        if self.due.len() > 2 * self.delayed + 64 {
            let slots = &self.slots;
            self.due
                .retain(|Reverse((due, delay, slot))| slots[*slot as usize].next == Next::Due(*due, *delay));
        }
    }

    #[inline]
    fn occupy(&mut self, hash: u64, key: Option<T>, priority: i32) -> u32 {
        let fresh = Slot {
            key,
            hash,
            next: Next::Nothing,
            priority,
            seat: None,
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
        let slots = &self.slots;
        self.table
            .insert_unique(hash, slot, |slot| slots[*slot as usize].hash);
        slot
    }

    #[inline]
    fn release(&mut self, slot: u32) -> Option<T> {
        let it = &mut self.slots[slot as usize];
        let key = it.key.take();
        if let Ok(entry) = self.table.find_entry(it.hash, |other| *other == slot) {
            entry.remove();
        }
        self.free.push(slot);
        key
    }

    /// Gives back what a burst took, now that nobody asks for any key.
    #[cold]
    fn shrink(&mut self) -> Gone<T> {
        self.free = Vec::new();
        self.table = HashTable::new();
        self.due = BinaryHeap::new();
        self.recent = VecDeque::new();
        self.line.clear();
        (Vec::new(), std::mem::take(&mut self.slots))
    }
}

impl<T> Slot<T> {
    /// It is neither worked on nor to be.
    #[inline]
    fn is_idle(&self) -> bool {
        self.next == Next::Nothing && self.seat.is_none() && self.key.is_some()
    }
}

impl<T: Eq> Keys<T> {
    /// Asks for a key: at once, or at `due`. The key is taken only if it is not known yet.
    #[inline]
    pub(super) fn add(
        &mut self,
        hash: u64,
        key: &mut Option<T>,
        priority: i32,
        due: Option<u64>,
        now: u64,
    ) -> Outcome {
        let Self { slots, table, .. } = self;
        let is_it = |slot: &u32| slots[*slot as usize].key == *key;
        if let Some(&slot) = table.find(hash, is_it) {
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
    /// The next key to work on, for whom it has to be [handed out](Self::hand_out).
    #[inline]
    pub(super) fn take(&mut self, now: u64) -> Option<u32> {
        let slot = self.line.pop()?;
        let seat = u32::try_from(self.running.len()).ok();
        let it = &mut self.slots[slot as usize];
        it.next = Next::Nothing;
        it.seat = seat;
        it.began = now;
        self.running.push(slot);
        self.takes += 1;
        Some(slot)
    }

    /// What whoever took this key is given.
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

/// At least so many keys are kept after they were done with, and at most twice as many.
const RECENT: usize = 64;
/// So many slots are kept for the next keys.
const MUCH: usize = 4_096;

/// What a key hashes to in a queue with this hasher.
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

    /// Takes the next key, is done with it, and makes room if told to.
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
            assert!(keys.table.len() <= 2 * RECENT && keys.slots.len() <= 2 * RECENT);
        }
        assert!(keys.table.len() >= RECENT);
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
        assert_eq!((keys.table.len(), keys.slots.len()), (1, 1));
    }

    #[test]
    fn what_a_burst_took_is_given_back() {
        let mut keys = Keys::new(8);
        let many = 10 * MUCH as u32 + 7;
        (0..many).for_each(|key| add(&mut keys, key, 0));
        (0..many).for_each(|key| assert_eq!(work(&mut keys), Some(key)));
        assert!(keys.slots.capacity() <= MUCH, "{}", keys.slots.capacity());
    }
}
