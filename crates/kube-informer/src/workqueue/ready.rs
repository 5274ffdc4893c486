//! The order of the ready keys: by priority, and at regular intervals by age.
//!
//! This file may touch numbers, priorities and the order of arrival. It has no access to keys or times.
//!
//! There is one lane per priority, each in order of arrival. A take removes the head of the highest lane; every `t`-th
//! take removes the oldest head of all lanes instead. So a bounded number of later keys overtake a ready key: with `n`
//! older ready keys, it is taken within `t * (n + 1)` takes, whatever is added meanwhile.

use std::collections::VecDeque;

/// Slot numbers, in the order in which they are taken.
#[derive(Debug)]
pub(super) struct ReadyQueue {
    /// The lanes, highest priority first. Some may be empty.
    lanes: Vec<Lane>,
    len: usize,
    /// The number of the next arrival.
    next: u64,
    /// Every `turn` takes, the oldest entry is next.
    turn: u32,
    /// Takes since the last take by age.
    taken: u32,
}

#[derive(Debug)]
struct Lane {
    priority: i32,
    /// The entries in order of arrival, which makes a binary search possible. The first is never [`GONE`].
    places: VecDeque<(u64, u32)>,
}

/// Marks the old position of an entry that moved to another lane. Closing the gap would cost more.
const GONE: u32 = u32::MAX;
/// The number of empty lanes that are kept: most queues use the same few priorities all the time.
const SPARE_LANES: usize = 8;

impl ReadyQueue {
    pub(super) fn new(turn: u32) -> Self {
        Self {
            lanes: Vec::new(),
            len: 0,
            next: 0,
            turn,
            taken: 0,
        }
    }

    #[inline]
    pub(super) fn len(&self) -> usize {
        self.len
    }

    /// Appends an entry to a lane; returns the arrival number, which a later move needs.
    #[inline]
    pub(super) fn push(&mut self, who: u32, priority: i32) -> u64 {
        let arrival = self.next;
        self.next += 1;
        self.len += 1;
        self.lane(priority).places.push_back((arrival, who));
        arrival
    }

    /// Moves an entry to another lane. It keeps its age.
    pub(super) fn shift(&mut self, who: u32, arrival: u64, from: i32, to: i32) {
        let lane = self.lane(from);
        if let Ok(at) = lane.places.binary_search_by_key(&arrival, |place| place.0) {
            lane.places[at].1 = GONE;
            lane.trim();
        }
        let lane = self.lane(to);
        let at = lane.places.partition_point(|place| place.0 < arrival);
        lane.places.insert(at, (arrival, who));
    }

    /// Removes the next entry.
    #[inline]
    pub(super) fn pop(&mut self) -> Option<u32> {
        self.taken = if self.taken >= self.turn {
            1
        } else {
            self.taken + 1
        };
        let lane = match &mut self.lanes[..] {
            [only] => only,
            lanes if self.taken == self.turn => lanes
                .iter_mut()
                .filter(|lane| !lane.places.is_empty())
                .min_by_key(|lane| lane.places.front().map(|place| place.0))?,
            lanes => lanes.iter_mut().find(|lane| !lane.places.is_empty())?,
        };
        let (_, who) = lane.places.pop_front()?;
        lane.trim();
        self.len -= 1;
        Some(who)
    }

    pub(super) fn clear(&mut self) {
        self.lanes.clear();
        self.len = 0;
    }

    #[inline]
    fn lane(&mut self, priority: i32) -> &mut Lane {
        let at = match &self.lanes[..] {
            [only] if only.priority == priority => 0,
            lanes => match lanes.binary_search_by(|lane| priority.cmp(&lane.priority)) {
                Ok(at) => at,
                Err(_) => self.open(priority),
            },
        };
        &mut self.lanes[at]
    }

    #[cold]
    fn open(&mut self, priority: i32) -> usize {
        if self.lanes.len() >= SPARE_LANES {
            self.lanes.retain(|lane| !lane.places.is_empty());
        }
        let at = self.lanes.partition_point(|lane| lane.priority > priority);
        let places = VecDeque::new();
        self.lanes.insert(at, Lane { priority, places });
        at
    }
}

impl Lane {
    #[inline]
    fn trim(&mut self) {
        while self.places.front().is_some_and(|place| place.1 == GONE) {
            self.places.pop_front();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn taken(line: &mut ReadyQueue) -> Vec<u32> {
        std::iter::from_fn(|| line.pop()).collect()
    }

    #[test]
    fn equals_leave_in_the_order_of_arrival() {
        let mut line = ReadyQueue::new(3);
        (0..7).for_each(|who| _ = line.push(who, 0));
        assert_eq!(taken(&mut line), [0, 1, 2, 3, 4, 5, 6]);
        assert_eq!(line.len(), 0);
    }

    #[test]
    fn every_third_take_is_the_oldest_ones() {
        let mut line = ReadyQueue::new(3);
        (0..3).for_each(|who| _ = line.push(who, -100));
        (10..16).for_each(|who| _ = line.push(who, 0));
        assert_eq!(taken(&mut line), [10, 11, 0, 12, 13, 1, 14, 15, 2]);
    }

    #[test]
    fn an_entry_that_moves_up_keeps_its_age() {
        let mut line = ReadyQueue::new(100);
        let places: Vec<u64> = (0..4).map(|who| line.push(who, -1)).collect();
        line.push(10, 5);
        line.shift(2, places[2], -1, 5);
        line.shift(0, places[0], -1, 0);
        assert_eq!(line.len(), 5);
        assert_eq!(taken(&mut line), [2, 10, 0, 1, 3]);
    }

    #[test]
    fn unused_lanes_do_not_accumulate() {
        let mut line = ReadyQueue::new(8);
        for priority in 0..10_000 {
            line.push(1, priority);
            assert_eq!(line.pop(), Some(1));
        }
        assert!(line.lanes.len() <= SPARE_LANES);
    }
}
