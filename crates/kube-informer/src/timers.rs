//! The timers of a state machine, for its driver.
//!
//! A machine has a handful of timers, each at most once. `tokio_util`'s `DelayQueue` is made for thousands: it would need a key
//! per timer to reset or remove one, and a slab and a wheel behind it.

use std::future::{pending, poll_fn};
use std::pin::Pin;
use std::task::Poll;
use std::time::Duration;

use tokio::time::{Instant, Sleep};

/// The pending timers, by name.
pub(crate) struct Timers<T> {
    set: Vec<(T, Pin<Box<Sleep>>)>,
}

impl<T: Copy + PartialEq> Timers<T> {
    pub(crate) fn new() -> Self {
        Self { set: Vec::new() }
    }

    /// Sets a timer. The same timer, if it is pending, is replaced.
    pub(crate) fn set(&mut self, timer: T, pause: Duration) {
        self.forget(timer);
        self.set.push((timer, Box::pin(tokio::time::sleep(pause))));
    }

    pub(crate) fn forget(&mut self, timer: T) {
        self.set.retain(|(t, _)| *t != timer);
    }

    /// A timer that is due, without waiting.
    pub(crate) fn due(&mut self, now: Instant) -> Option<T> {
        let index = self.set.iter().position(|(_, sleep)| sleep.deadline() <= now)?;
        Some(self.set.swap_remove(index).0)
    }

    /// Waits for the next timer. Cancel safe: a timer that fired is still pending if this is dropped before it returns.
    pub(crate) async fn fired(&mut self) -> T {
        if self.set.is_empty() {
            return pending().await;
        }
        let set = &mut self.set;
        let index = poll_fn(|cx| {
            let fired = set
                .iter_mut()
                .position(|(_, sleep)| sleep.as_mut().poll(cx).is_ready());
            fired.map_or(Poll::Pending, Poll::Ready)
        });
        let index = index.await;
        self.set.swap_remove(index).0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_timer_fires_once_and_setting_it_again_replaces_it() {
        let (mut timers, start) = (Timers::new(), Instant::now());
        timers.set('a', Duration::from_secs(1));
        timers.set('b', Duration::from_secs(2));
        timers.set('c', Duration::from_secs(3));
        timers.set('a', Duration::from_secs(5));
        timers.forget('b');
        assert_eq!(timers.due(Instant::now()), None);
        assert_eq!((timers.fired().await, start.elapsed().as_secs()), ('c', 3));
        assert_eq!((timers.fired().await, start.elapsed().as_secs()), ('a', 5));
        timers.set('d', Duration::ZERO);
        assert_eq!(timers.due(Instant::now()), Some('d'));
        assert_eq!(timers.due(Instant::now()), None);
    }
}
