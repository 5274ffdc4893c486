//! The state of a work queue behind a lock, and the waiters for keys.
//!
//! This file may touch the rules of `keys.rs`, wakers, and times as numbers. It has no access to tokio, the clock,
//! limiters or metrics. Its lock comes from `crate::sync`, so a test can run this file unchanged under a concurrency
//! checker.
//!
//! # Which waiters are woken
//! 1. Each future that waits for a key is a waiter. A waiter is *idle* until it is *woken*; each wake-up wakes it once.
//! 2. The number of woken waiters equals the number of ready keys, or all waiters are woken if there are fewer. So no
//!    key is ready while a waiter sleeps, and a waiter finds no key only if another caller took it at the same moment.
//! 3. One waiter is the timekeeper: its future sleeps until the next key becomes due. Without waiters there is no
//!    timer.
//! 4. A waiter that leaves, with a key or because its future was dropped, passes on its wake-up and the timekeeper
//!    role.
//!
//! Wakers are called and keys are dropped after the lock is released, because both may run user code.

use std::hash::Hash;
use std::task::Waker;

use super::keys::{self, KeyChange, Keys, Taken};
use crate::sync::BackoffMutex;

/// A queue without a clock. Times are numbers that never decrease.
pub(super) struct WorkQueueState<T> {
    inner: BackoffMutex<Locked<T>>,
    hasher: foldhash::fast::RandomState,
}

struct Locked<T> {
    keys: Keys<T>,
    waiters: Waiters,
    /// Wakers of the `drain` calls.
    drainers: Vec<(u64, Waker)>,
    /// The number of the next `drain` call.
    drains: u64,
    life: QueueLifecycle,
    counters: Counters,
}

/// Counters. Durations count only if the queue is timed.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Counters {
    pub(super) adds: u64,
    pub(super) takes: u64,
    pub(super) waited: u64,
    pub(super) dones: u64,
    pub(super) worked: u64,
}

impl Counters {
    #[inline]
    fn finished(&mut self, took: u64) {
        self.dones += 1;
        self.worked = self.worked.saturating_add(took);
    }
}

/// The lifecycle of a queue.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QueueLifecycle {
    Open,
    /// The queue accepts no keys; the keys that it has are still given out.
    Closed,
    /// The queue gives out no more keys.
    Stopped,
}

/// The result of polling for a key.
pub(super) enum PollResult<T> {
    Take(Taken<T>),
    /// Wait; if a time is given, at most until then.
    Wait(Option<u64>),
    /// The queue ended; no key follows.
    Over,
}

/// The figures of the queue at one moment.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct QueueStats {
    pub(super) waiting: usize,
    pub(super) delayed: usize,
    pub(super) running: usize,
    pub(super) counters: Counters,
    /// The sum and the maximum of the durations for which the current keys have been processed.
    pub(super) unfinished: u64,
    pub(super) longest: u64,
}

impl<T> WorkQueueState<T> {
    /// Every `turn` takes, the oldest key is next.
    pub(super) fn new(turn: u32) -> Self {
        let keys = Keys::new(turn);
        Self {
            hasher: keys.hasher(),
            inner: BackoffMutex::new(Locked {
                keys,
                waiters: Waiters::default(),
                drainers: Vec::new(),
                drains: 0,
                life: QueueLifecycle::Open,
                counters: Counters::default(),
            }),
        }
    }

    /// Removes a waiter that got no key.
    pub(super) fn leave(&self, waiter: &mut Option<u32>) {
        let mut wakes = Wakers::default();
        let mut inner = self.inner.lock();
        inner.leave(waiter, &mut wakes);
        drop(inner);
        wakes.wake();
    }

    /// Ends the processing of a key; returns how long it took.
    #[inline]
    pub(super) fn done(&self, slot: u32, now: u64) -> u64 {
        let mut inner = self.inner.lock();
        let (change, took, crowded) = inner.keys.done(slot, now);
        let gone = crowded.then(|| inner.keys.make_room());
        inner.counters.finished(took);
        let wake = inner.wake_after(change);
        let drained = if inner.life == QueueLifecycle::Open {
            Vec::new()
        } else {
            inner.drained()
        };
        drop(inner);
        if let Some(waker) = wake {
            waker.wake();
        }
        drained.into_iter().for_each(Waker::wake);
        drop(gone);
        took
    }

    /// Ends the processing of a key and adds it again, at once or at `due`. Returns how long it took, and false if the
    /// queue accepts no keys.
    #[inline]
    pub(super) fn requeue(&self, slot: u32, priority: i32, due: Option<u64>, now: u64) -> (u64, bool) {
        let mut inner = self.inner.lock();
        if inner.life != QueueLifecycle::Open {
            drop(inner);
            return (self.done(slot, now), false);
        }
        inner.counters.adds += 1;
        let (change, took) = inner.keys.requeue(slot, priority, due, now);
        inner.counters.finished(took);
        let wake = inner.wake_after(change);
        drop(inner);
        if let Some(waker) = wake {
            waker.wake();
        }
        (took, true)
    }

    /// Shuts the queue down, which forgets keys that are not due, or stops it. Neither can be undone.
    pub(super) fn end(&self, life: QueueLifecycle) {
        let mut inner = self.inner.lock();
        let mut gone = Vec::new();
        if inner.life == QueueLifecycle::Open {
            inner.life = QueueLifecycle::Closed;
            gone = inner.keys.drop_delayed();
        }
        if life == QueueLifecycle::Stopped {
            inner.life = QueueLifecycle::Stopped;
            gone.extend(inner.keys.drop_all());
        }
        let woken = inner.waiters.everybody();
        let drained = inner.drained();
        drop(inner);
        woken.into_iter().chain(drained).for_each(Waker::wake);
        drop(gone);
    }

    /// True if no key is ready or being processed, or if the queue was stopped. Otherwise the waker is called when that
    /// becomes true.
    pub(super) fn drained(&self, drainer: &mut Option<u64>, waker: &Waker) -> bool {
        let mut inner = self.inner.lock();
        if inner.is_drained() {
            return true;
        }
        let number = *drainer.get_or_insert_with(|| {
            inner.drains += 1;
            inner.drains
        });
        match inner.drainers.iter_mut().find(|(n, _)| *n == number) {
            Some((_, known)) => known.clone_from(waker),
            None => inner.drainers.push((number, waker.clone())),
        }
        false
    }

    /// Removes the waker of a `drain` call.
    pub(super) fn abandon(&self, drainer: u64) {
        self.inner.lock().drainers.retain(|(n, _)| *n != drainer);
    }

    pub(super) fn stats(&self, now: u64) -> QueueStats {
        let mut inner = self.inner.lock();
        let mut wakes = Wakers::default();
        inner.keys.promote(now);
        let waiting = inner.keys.waiting();
        inner.waiters.call(waiting, &mut wakes);
        let ages = inner.keys.began().map(|began| now.saturating_sub(began));
        let (unfinished, longest) = ages.fold((0u64, 0u64), |(sum, max), age| {
            (sum.saturating_add(age), max.max(age))
        });
        let stats = QueueStats {
            waiting,
            delayed: inner.keys.delayed(),
            running: inner.keys.running().0,
            counters: inner.counters,
            unfinished,
            longest,
        };
        drop(inner);
        wakes.wake();
        stats
    }

    pub(super) fn life(&self) -> QueueLifecycle {
        self.inner.lock().life
    }
}

impl<T: Hash + Eq> WorkQueueState<T> {
    /// Adds a key, at once or at `due`. False if the queue accepts no keys.
    #[inline]
    pub(super) fn add(&self, key: T, priority: i32, due: Option<u64>, now: u64) -> bool {
        let hash = keys::hash(&self.hasher, &key);
        let mut key = Some(key);
        let mut inner = self.inner.lock();
        if inner.life != QueueLifecycle::Open {
            return false;
        }
        inner.counters.adds += 1;
        let outcome = inner.keys.add(hash, &mut key, priority, due, now);
        let wake = inner.wake_after(outcome);
        drop(inner);
        if let Some(waker) = wake {
            waker.wake();
        }
        true
    }
}

impl<T: Clone> WorkQueueState<T> {
    /// The next key, if one is ready. With a waker, the caller becomes a waiter if it is not one yet, and has to poll
    /// again when it is woken or when the returned time has come.
    ///
    /// The clock is read only if its value is needed.
    #[inline]
    pub(super) fn take(
        &self,
        waiter: &mut Option<u32>,
        waker: Option<&Waker>,
        now: impl Fn() -> u64,
        timed: bool,
    ) -> PollResult<T> {
        let mut wakes = Wakers::default();
        let mut inner = self.inner.lock();
        let time = if timed || inner.keys.delayed() > 0 {
            now()
        } else {
            0
        };
        if inner.keys.delayed() > 0 {
            inner.keys.promote(time);
        }
        let turn = if inner.life == QueueLifecycle::Stopped {
            inner.leave(waiter, &mut wakes);
            PollResult::Over
        } else if let Some(taken) = inner.keys.take(time).and_then(|slot| inner.keys.hand_out(slot)) {
            inner.counters.takes += 1;
            inner.counters.waited = inner.counters.waited.saturating_add(taken.waited);
            inner.leave(waiter, &mut wakes);
            PollResult::Take(taken)
        } else if inner.life == QueueLifecycle::Closed && inner.keys.running().1 == 0 {
            inner.leave(waiter, &mut wakes);
            PollResult::Over
        } else {
            PollResult::Wait(waker.and_then(|waker| inner.wait(waiter, waker)))
        };
        drop(inner);
        wakes.wake();
        turn
    }

    /// The keys that are being processed, and since when.
    pub(super) fn at_work(&self) -> Vec<(T, u64)> {
        let inner = self.inner.lock();
        inner
            .keys
            .at_work()
            .map(|(key, began)| (key.clone(), began))
            .collect()
    }
}

impl<T> Locked<T> {
    /// Returns the wakers to call after the state of a key changed.
    #[inline]
    fn wake_after(&mut self, outcome: KeyChange) -> Option<Waker> {
        match outcome {
            KeyChange::Ready => self.waiters.call_one(self.keys.waiting()),
            KeyChange::Sooner => self.waiters.timekeeper(),
            KeyChange::Nothing => None,
        }
    }

    #[inline]
    fn wait(&mut self, waiter: &mut Option<u32>, waker: &Waker) -> Option<u64> {
        let number = self.waiters.sit(waiter, waker);
        let due = self.keys.next_due()?;
        match self.waiters.keeps_time {
            Some(other) if other != number => None,
            _ => {
                self.waiters.keeps_time = Some(number);
                Some(due)
            }
        }
    }

    #[inline]
    fn leave(&mut self, waiter: &mut Option<u32>, wakes: &mut Wakers) {
        let kept_time = waiter.take().is_some_and(|number| self.waiters.rise(number));
        self.waiters.call(self.keys.waiting(), wakes);
        if kept_time && self.keys.delayed() > 0 {
            wakes.add(self.waiters.timekeeper());
        }
        if self.life != QueueLifecycle::Open && !self.drainers.is_empty() {
            self.drained()
                .into_iter()
                .for_each(|waker| wakes.add(Some(waker)));
        }
    }

    fn is_drained(&self) -> bool {
        match self.life {
            QueueLifecycle::Open => false,
            QueueLifecycle::Closed => self.keys.waiting() == 0 && self.keys.running().0 == 0,
            QueueLifecycle::Stopped => true,
        }
    }

    /// Returns the wakers to call once the queue is drained. Waiters for keys are included, because no key follows.
    fn drained(&mut self) -> Vec<Waker> {
        if !self.is_drained() {
            return Vec::new();
        }
        let mut woken = self.waiters.everybody();
        woken.extend(self.drainers.drain(..).map(|(_, waker)| waker));
        woken
    }
}

/// The futures that wait for keys.
#[derive(Default)]
struct Waiters {
    waiters: Vec<Waiter>,
    free: Vec<u32>,
    /// Numbers of the idle waiters. The last one is woken first, because its data is most likely still in the cache.
    idle: Vec<u32>,
    /// The number of waiters that were woken and have not polled yet.
    called: usize,
    keeps_time: Option<u32>,
}

struct Waiter {
    /// The waker of an idle waiter.
    waker: Option<Waker>,
    /// The waiter's position in `idle`.
    place: u32,
}

impl Waiters {
    /// Registers a waiter, or makes it idle again.
    fn sit(&mut self, waiter: &mut Option<u32>, waker: &Waker) -> u32 {
        let place = self.idle.len() as u32;
        match *waiter {
            None => {
                let number = self.free.pop().unwrap_or(self.waiters.len() as u32);
                let taken = Waiter {
                    waker: Some(waker.clone()),
                    place,
                };
                match self.waiters.get_mut(number as usize) {
                    Some(free) => *free = taken,
                    None => self.waiters.push(taken),
                }
                self.idle.push(number);
                *waiter = Some(number);
                number
            }
            Some(number) => {
                let it = &mut self.waiters[number as usize];
                match &mut it.waker {
                    Some(known) => known.clone_from(waker),
                    called => {
                        *called = Some(waker.clone());
                        it.place = place;
                        self.idle.push(number);
                        self.called -= 1;
                    }
                }
                number
            }
        }
    }

    /// Removes a waiter; returns whether it was the timekeeper.
    fn rise(&mut self, number: u32) -> bool {
        let it = &mut self.waiters[number as usize];
        if it.waker.take().is_some() {
            let place = it.place as usize;
            self.idle.swap_remove(place);
            if let Some(&moved) = self.idle.get(place) {
                self.waiters[moved as usize].place = place as u32;
            }
        } else {
            self.called -= 1;
        }
        self.free.push(number);
        let kept_time = self.keeps_time == Some(number);
        if kept_time {
            self.keeps_time = None;
        }
        kept_time
    }

    /// Wakes one waiter if there are more ready keys than woken waiters.
    #[inline]
    fn call_one(&mut self, keys: usize) -> Option<Waker> {
        if self.called >= keys {
            return None;
        }
        let number = self.idle.pop()?;
        self.called += 1;
        self.waiters[number as usize].waker.take()
    }

    /// Wakes as many waiters as there are ready keys.
    #[inline]
    fn call(&mut self, keys: usize, wakes: &mut Wakers) {
        while let Some(waker) = self.call_one(keys) {
            wakes.add(Some(waker));
        }
    }

    /// The waker of the timekeeper. If there is none, this appoints one at once and not when the waiter polls: if the
    /// waiter is dropped instead, it passes the role on. A waiter that was woken already reads the clock by itself.
    fn timekeeper(&mut self) -> Option<Waker> {
        let number = self.keeps_time.or_else(|| self.idle.last().copied())?;
        self.keeps_time = Some(number);
        self.waiters[number as usize].waker.clone()
    }

    fn everybody(&mut self) -> Vec<Waker> {
        self.called += self.idle.len();
        let Self { idle, waiters, .. } = self;
        idle.drain(..)
            .filter_map(|number| waiters[number as usize].waker.take())
            .collect()
    }
}

/// Wakers to call; usually none or one.
#[derive(Default)]
struct Wakers {
    one: Option<Waker>,
    more: Vec<Waker>,
}

impl Wakers {
    #[inline]
    fn add(&mut self, waker: Option<Waker>) {
        match waker {
            Some(waker) if self.one.is_none() => self.one = Some(waker),
            Some(waker) => self.more.push(waker),
            None => {}
        }
    }

    #[inline]
    fn wake(&mut self) {
        if let Some(waker) = self.one.take() {
            waker.wake();
            self.more.drain(..).for_each(Waker::wake);
        }
    }
}
