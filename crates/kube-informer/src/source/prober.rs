//! Recovery after an outage: one cheap probe per server, shared by all informers that wait for it (B70).
//!
//! Knows: waiters, the clock, a function that asks the server whether it answers.
//! Never learns: what the waiters need from the server, or why their requests failed.
//!
//! The prober has no task of its own. One of the waiters runs the probe loop, and when its future is dropped,
//! another waiter takes over. Probing therefore stops when there are no waiters, and leaves nothing behind.
//!
//! # The rule
//!
//! A wait ends when one probe fails, a later probe succeeds, and that success came *after* the request was
//! sent whose failure began the wait. One outage therefore ends each wait once. A server that answers the
//! probe while it refuses everything else ends no wait: the backoff applies.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures::future::BoxFuture;
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::sync::Mutex;

/// Asks a server periodically whether it answers, while at least one informer waits for it.
pub(crate) struct Prober {
    probe: Box<dyn Fn() -> BoxFuture<'static, bool> + Send + Sync>,
    /// Held by the waiter that runs the probe loop.
    lead: tokio::sync::Mutex<()>,
    /// Wakes the probe loop when a waiter joins.
    joined: Notify,
    /// When the last outage ended: the time at which the server first answered again.
    recovered: watch::Sender<Option<Instant>>,
    state: Mutex<ProberState>,
}

struct ProberState {
    waiters: usize,
    /// The result of the last probe; true before the first.
    answers: bool,
    last_probe: Option<Instant>,
    /// When the last waiter joined. Its failure is new information about the server.
    last_joined: Option<Instant>,
    /// The time between two probes, unless a waiter joins.
    interval: Duration,
    /// When the next waiter may send its first request.
    next_slot: Option<Instant>,
    /// The time between the first requests of two waiters.
    gap: Duration,
}

impl Prober {
    /// Creates a prober. `probe` resolves to true if the server answers.
    pub(crate) fn new(probe: impl Fn() -> BoxFuture<'static, bool> + Send + Sync + 'static) -> Self {
        Self {
            probe: Box::new(probe),
            lead: tokio::sync::Mutex::new(()),
            joined: Notify::new(),
            recovered: watch::Sender::new(None),
            state: Mutex::new(ProberState {
                waiters: 0,
                answers: true,
                last_probe: None,
                last_joined: None,
                interval: INTERVAL,
                next_slot: None,
                gap: GAP,
            }),
        }
    }

    /// Resolves when the server answers again after an outage that affected a request sent at `since`, and
    /// when it is this waiter's turn to send its next request.
    pub(crate) async fn recovered(self: Arc<Self>, since: Instant) {
        let _waiting = Waiting::enter(&self);
        let mut recovered = self.recovered.subscribe();
        tokio::select! {
            biased;
            // The sender lives as long as `self`, so this cannot fail.
            _ = recovered.wait_for(|at| at.is_some_and(|at| at > since)) => {}
            () = self.lead() => {}
        }
        let slot = self.state.lock().slot(Instant::now());
        sleep_until(slot).await;
    }

    /// Waits until no other waiter probes, then runs the probe loop until this future is dropped.
    async fn lead(&self) {
        let _lead = self.lead.lock().await;
        loop {
            let joined = self.joined.notified();
            let due = self.state.lock().due();
            tokio::select! {
                biased;
                () = sleep_until(due) => {}
                () = joined => continue,
            }
            self.state.lock().last_probe = Some(Instant::now());
            let answers = timeout(TIMEOUT, (self.probe)()).await.unwrap_or(false);
            let now = Instant::now();
            if self.state.lock().probed(answers, now) {
                self.recovered.send_replace(Some(now));
            }
            tokio::task::yield_now().await;
        }
    }
}

impl ProberState {
    fn due(&self) -> Instant {
        let Some(last) = self.last_probe else {
            return Instant::now();
        };
        match self.last_joined.is_some_and(|joined| joined > last) {
            true => last + INTERVAL,
            false => last + self.interval,
        }
    }

    /// Records the result of a probe; returns true if it ends an outage.
    fn probed(&mut self, answers: bool, now: Instant) -> bool {
        let recovered = answers && !self.answers;
        self.answers = answers;
        // While the server answers, probing does not help the remaining waiters, so it slows down.
        self.interval = match answers {
            true => (self.interval * 2).min(LONGEST_INTERVAL),
            false => INTERVAL,
        };
        if recovered {
            self.gap = (SPREAD / u32::try_from(self.waiters).unwrap_or(u32::MAX).max(1)).min(GAP);
            // Other programs saw the same server come back.
            self.next_slot = Some(now + OFFSET.mul_f64(fastrand::f64()));
        }
        recovered
    }

    /// Assigns the time at which a waiter may send its first request: one after another, and all within
    /// [`SPREAD`].
    fn slot(&mut self, now: Instant) -> Instant {
        let slot = self.next_slot.filter(|slot| *slot > now).unwrap_or(now);
        if slot > now + OFFSET + SPREAD {
            return now + SPREAD.mul_f64(fastrand::f64());
        }
        self.next_slot = Some(slot + self.gap);
        slot
    }
}

/// Counts a waiter while it exists.
struct Waiting<'a>(&'a Prober);

impl<'a> Waiting<'a> {
    fn enter(prober: &'a Prober) -> Self {
        {
            let mut state = prober.state.lock();
            state.waiters += 1;
            state.last_joined = Some(Instant::now());
        }
        prober.joined.notify_waiters();
        Self(prober)
    }
}

impl Drop for Waiting<'_> {
    fn drop(&mut self) {
        self.0.state.lock().waiters -= 1;
    }
}

impl fmt::Debug for Prober {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let state = self.state.lock();
        f.debug_struct("Prober")
            .field("waiters", &state.waiters)
            .field("answers", &state.answers)
            .finish_non_exhaustive()
    }
}

/// Between two probes of a server that does not answer.
const INTERVAL: Duration = Duration::from_secs(1);
/// The longest time between two probes of a server that answers, while informers still wait.
const LONGEST_INTERVAL: Duration = Duration::from_secs(30);
/// The timeout of a probe.
const TIMEOUT: Duration = Duration::from_secs(2);
/// The time within which all waiters send their first request, counted from the first of them.
const SPREAD: Duration = Duration::from_millis(2_200);
/// The time between the first requests of two waiters, unless [`SPREAD`] is too short for that.
const GAP: Duration = Duration::from_millis(11);
/// The longest random delay of the first waiter.
const OFFSET: Duration = Duration::from_millis(300);

#[cfg(test)]
#[path = "prober_tests.rs"]
mod tests;
