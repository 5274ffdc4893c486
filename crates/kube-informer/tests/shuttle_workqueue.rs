//! The core of the work queue under the checker shuttle: the library's own source files, with the checker's lock, in
//! thousands of schedules.
//!
//! A failure prints its schedule; `shuttle::replay` runs it again.

#![allow(dead_code)] // the library uses all of the included files; this test does not

/// The library's lock, replaced by shuttle's.
mod sync {
    pub(crate) struct BackoffMutex<T>(shuttle::sync::Mutex<T>);

    impl<T> BackoffMutex<T> {
        pub(crate) fn new(value: T) -> Self {
            Self(shuttle::sync::Mutex::new(value))
        }

        pub(crate) fn lock(&self) -> shuttle::sync::MutexGuard<'_, T> {
            self.0.lock().expect("nobody panics with the lock in hand")
        }
    }
}

#[path = "../src/workqueue/index.rs"]
mod index;
#[path = "../src/workqueue/keys.rs"]
mod keys;
#[path = "../src/workqueue/ready.rs"]
mod ready;
#[path = "../src/workqueue/state.rs"]
mod state;

use std::collections::HashSet;
use std::future::poll_fn;
use std::sync::Arc;
use std::task::Poll;

use keys::Taken;
use shuttle::sync::Mutex;
use shuttle::{future, thread};
use state::{PollResult, QueueLifecycle, WorkQueueState};

type Queue = Arc<WorkQueueState<u32>>;

const SCHEDULES: usize = 2_000;

/// Waits for a key as the library's future does, but with simulated time: the timekeeper advances to the next due time
/// at once.
struct Get {
    queue: Queue,
    waiter: Option<u32>,
    /// The simulated time.
    now: u64,
}

impl Get {
    fn new(queue: &Queue) -> Self {
        Self {
            queue: Arc::clone(queue),
            waiter: None,
            now: 0,
        }
    }

    async fn next(&mut self) -> Option<Taken<u32>> {
        poll_fn(|cx| {
            loop {
                let now = self.now;
                match self.queue.take(&mut self.waiter, Some(cx.waker()), || now, true) {
                    PollResult::Take(taken) => return Poll::Ready(Some(taken)),
                    PollResult::Over => return Poll::Ready(None),
                    PollResult::Wait(None) => return Poll::Pending,
                    // This waiter is the timekeeper: it sleeps until the next key is due.
                    PollResult::Wait(Some(due)) => self.now = due,
                }
            }
        })
        .await
    }
}

impl Drop for Get {
    fn drop(&mut self) {
        if self.waiter.is_some() {
            self.queue.leave(&mut self.waiter);
        }
    }
}

/// Works until the queue ends, and returns the keys. No two workers may hold the same key.
fn worker(queue: &Queue, in_hand: &Arc<Mutex<HashSet<u32>>>) -> thread::JoinHandle<Vec<u32>> {
    let (queue, in_hand) = (Arc::clone(queue), Arc::clone(in_hand));
    thread::spawn(move || {
        let mut worked = Vec::new();
        let mut get = Get::new(&queue);
        while let Some(taken) = future::block_on(get.next()) {
            assert!(
                in_hand.lock().unwrap().insert(taken.key),
                "{} is in two hands",
                taken.key
            );
            thread::yield_now();
            in_hand.lock().unwrap().remove(&taken.key);
            queue.done(taken.slot, 0);
            worked.push(taken.key);
        }
        worked
    })
}

#[test]
fn b61_no_key_is_held_twice_and_no_add_is_lost() {
    let run = || {
        let queue: Queue = Arc::new(WorkQueueState::new(2));
        let in_hand = Arc::default();
        let workers: Vec<_> = (0..2).map(|_| worker(&queue, &in_hand)).collect();
        let producers: Vec<_> = (0..2)
            .map(|producer| {
                let queue = Arc::clone(&queue);
                thread::spawn(move || {
                    for key in [0, 1, producer + 2, 0] {
                        assert!(queue.add(key, key as i32 % 2, None, 0));
                    }
                })
            })
            .collect();
        producers
            .into_iter()
            .for_each(|producer| producer.join().unwrap());
        queue.end(QueueLifecycle::Closed);
        let worked: Vec<u32> = workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap())
            .collect();
        for key in 0..4 {
            assert!(
                worked.contains(&key),
                "{key} was added and never worked on: {worked:?}"
            );
        }
        assert!(worked.len() <= 8, "more often than added: {worked:?}");
    };
    shuttle::check_random(run, SCHEDULES);
    shuttle::check_pct(run, SCHEDULES, 3);
}

#[test]
fn b61_no_key_that_is_requeued_is_lost() {
    const TIMES: u32 = 3;
    let run = || {
        let queue: Queue = Arc::new(WorkQueueState::new(2));
        // How often each key was worked on. The last one to be finished closes the queue.
        let worked: Arc<Mutex<[u32; 2]>> = Arc::default();
        let workers: Vec<_> = (0..3)
            .map(|_| {
                let (queue, worked) = (Arc::clone(&queue), Arc::clone(&worked));
                thread::spawn(move || {
                    let mut get = Get::new(&queue);
                    while let Some(taken) = future::block_on(get.next()) {
                        let (times, all) = {
                            let mut worked = worked.lock().unwrap();
                            worked[taken.key as usize] += 1;
                            (worked[taken.key as usize], *worked == [TIMES; 2])
                        };
                        if times < TIMES {
                            assert!(queue.requeue(taken.slot, 0, None, 0).1);
                        } else {
                            queue.done(taken.slot, 0);
                        }
                        if all {
                            queue.end(QueueLifecycle::Closed);
                        }
                    }
                })
            })
            .collect();
        assert!(queue.add(0, 0, None, 0));
        assert!(queue.add(1, 0, None, 0));
        workers.into_iter().for_each(|worker| worker.join().unwrap());
        assert_eq!(*worked.lock().unwrap(), [TIMES; 2]);
    };
    shuttle::check_random(run, SCHEDULES);
    shuttle::check_pct(run, SCHEDULES, 3);
}

#[test]
fn b61_a_dropped_waiter_passes_its_wake_up_on() {
    let run = || {
        let queue: Queue = Arc::new(WorkQueueState::new(8));
        let other = Arc::clone(&queue);
        let stays = thread::spawn(move || {
            let taken = future::block_on(Get::new(&other).next()).expect("there are two keys");
            other.done(taken.slot, 0);
        });
        let other = Arc::clone(&queue);
        let goes = thread::spawn(move || {
            let mut get = Get::new(&other);
            // Polls once and is dropped, woken or not.
            let once = future::block_on(poll_fn(|cx| Poll::Ready(Box::pin(get.next()).as_mut().poll(cx))));
            thread::yield_now();
            match once {
                Poll::Ready(Some(taken)) => _ = other.done(taken.slot, 0),
                Poll::Ready(None) => panic!("the queue is open"),
                Poll::Pending => drop(get),
            }
        });
        queue.add(1, 0, None, 0);
        queue.add(2, 0, None, 0);
        goes.join().unwrap();
        stays.join().unwrap(); // otherwise shuttle reports that all threads sleep
    };
    shuttle::check_random(run, SCHEDULES);
    shuttle::check_pct(run, SCHEDULES, 3);
}

#[test]
fn b62_a_drain_ends_when_the_last_is_done() {
    let run = || {
        let queue: Queue = Arc::new(WorkQueueState::new(8));
        let in_hand = Arc::default();
        let workers: Vec<_> = (0..2).map(|_| worker(&queue, &in_hand)).collect();
        (0..3).for_each(|key| _ = queue.add(key, 0, None, 0));
        queue.end(QueueLifecycle::Closed);
        let mut number = None;
        future::block_on(poll_fn(|cx| match queue.drained(&mut number, cx.waker()) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }));
        let stats = queue.stats(0);
        assert_eq!((stats.waiting, stats.running, stats.counters.dones), (0, 0, 3));
        workers.into_iter().for_each(|worker| _ = worker.join().unwrap());
    };
    shuttle::check_random(run, SCHEDULES);
    shuttle::check_pct(run, SCHEDULES, 3);
}

#[test]
fn b62_a_forced_stop_wakes_all_waiters() {
    let run = || {
        let queue: Queue = Arc::new(WorkQueueState::new(8));
        let in_hand = Arc::default();
        let workers: Vec<_> = (0..3).map(|_| worker(&queue, &in_hand)).collect();
        queue.add(1, 0, None, 0);
        queue.end(QueueLifecycle::Stopped);
        assert!(!queue.add(2, 0, None, 0));
        let worked: Vec<u32> = workers
            .into_iter()
            .flat_map(|worker| worker.join().unwrap())
            .collect();
        assert!(worked.is_empty() || worked == [1]);
    };
    shuttle::check_random(run, SCHEDULES);
}

/// Found a bug: a waiter that was woken to become the timekeeper, and was dropped instead, left the queue without one.
#[test]
fn b63_there_is_always_a_timekeeper() {
    let run = || {
        let queue: Queue = Arc::new(WorkQueueState::new(8));
        let in_hand = Arc::default();
        let workers: Vec<_> = (0..2).map(|_| worker(&queue, &in_hand)).collect();
        let other = Arc::clone(&queue);
        let passer = thread::spawn(move || {
            let mut get = Get::new(&other);
            future::block_on(poll_fn(|cx| {
                // This waiter may become the timekeeper, and then it is dropped.
                let turn = other.take(&mut get.waiter, Some(cx.waker()), || 0, true);
                if let PollResult::Take(taken) = &turn {
                    other.done(taken.slot, 0);
                }
                Poll::Ready(())
            }));
        });
        queue.add(1, 0, Some(50), 0);
        queue.add(2, 0, Some(10), 0);
        passer.join().unwrap();
        // Both keys become due, although there are no further adds and no thread advances the time.
        let mut number = None;
        while queue.stats(0).counters.dones < 2 {
            thread::yield_now();
        }
        queue.end(QueueLifecycle::Closed);
        future::block_on(poll_fn(|cx| match queue.drained(&mut number, cx.waker()) {
            true => Poll::Ready(()),
            false => Poll::Pending,
        }));
        workers.into_iter().for_each(|worker| _ = worker.join().unwrap());
    };
    shuttle::check_random(run, SCHEDULES);
}
