//! Recovery after an outage: one cheap probe per server, shared by all informers that wait for it (B70).
//!
//! Knows: waiters, the clock, a function that asks the server whether it answers.
//! Never learns: what the waiters want from the server, or why their requests failed.
//!
//! The prober has no task of its own. One of the waiters runs the probe loop, and when its future is dropped, another waiter
//! takes over. So probing stops when nobody waits, and nothing is left behind.
//!
//! # The rule
//!
//! A wait ends when the server was first seen not to answer and then to answer, and the second probe was answered *after* the
//! request was sent whose failure began the wait. So one outage ends each wait once, and a server that answers the probe while
//! it refuses everything else ends none: there the backoff holds.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures::future::BoxFuture;
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, sleep_until, timeout};

use crate::sync::Mutex;

/// Asks a server from time to time whether it answers, as long as at least one informer waits for it.
pub(crate) struct Prober {
    probe: Box<dyn Fn() -> BoxFuture<'static, bool> + Send + Sync>,
    /// Held by the waiter that runs the probe loop.
    lead: tokio::sync::Mutex<()>,
    /// Wakes the probe loop when a waiter has come.
    joined: Notify,
    /// When the last outage ended: the moment at which the server first answered again.
    recovered: watch::Sender<Option<Instant>>,
    state: Mutex<ProberState>,
}

struct ProberState {
    waiters: usize,
    /// The answer to the last probe; true before the first.
    answers: bool,
    last_probe: Option<Instant>,
    /// When the last waiter came: its failure is news about the server.
    last_joined: Option<Instant>,
    /// The time between two probes, unless there is news.
    interval: Duration,
    /// When the next waiter may send its first request.
    next_slot: Option<Instant>,
    /// The time between the first requests of two waiters.
    gap: Duration,
}

impl Prober {
    /// `probe` resolves to true if the server answers.
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

    /// Resolves when the server answers again after an outage, to a request that was sent at `since`, and when it is this
    /// waiter's turn to send its next request.
    pub(crate) async fn recovered(self: Arc<Self>, since: Instant) {
        let _waiting = Waiting::enter(&self);
        let mut recovered = self.recovered.subscribe();
        tokio::select! {
            biased;
            // The sender lives as long as `self`.
            _ = recovered.wait_for(|at| at.is_some_and(|at| at > since)) => {}
            () = self.lead() => {}
        }
        let slot = self.state.lock().slot(Instant::now());
        sleep_until(slot).await;
    }

    /// Probes as soon as no other waiter does, for as long as this waiter stays.
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
            let answers = timeout(PATIENCE, (self.probe)()).await.unwrap_or(false);
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

    /// Notes the answer to a probe; true if it ends an outage.
    fn probed(&mut self, answers: bool, now: Instant) -> bool {
        let recovered = answers && !self.answers;
        self.answers = answers;
        // As long as the server answers, those who wait need other help than ours.
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

    /// When the waiter that asks may send its first request: one after the other, and none after [`SPREAD`].
    fn slot(&mut self, now: Instant) -> Instant {
        let slot = self.next_slot.filter(|slot| *slot > now).unwrap_or(now);
        if slot > now + OFFSET + SPREAD {
            return now + SPREAD.mul_f64(fastrand::f64());
        }
        self.next_slot = Some(slot + self.gap);
        slot
    }
}

/// Counts a waiter while it waits.
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
/// Between two probes of a server that answers, while informers still wait.
const LONGEST_INTERVAL: Duration = Duration::from_secs(30);
/// A probe without an answer for this long has failed.
const PATIENCE: Duration = Duration::from_secs(2);
/// All waiters have sent their first request this long after the first of them.
const SPREAD: Duration = Duration::from_millis(2_200);
/// Between the first requests of two waiters, unless there are more than [`SPREAD`] has room for.
const GAP: Duration = Duration::from_millis(11);
/// The first waiter waits for up to this long, by chance.
const OFFSET: Duration = Duration::from_millis(300);

#[cfg(test)]
#[path = "prober_tests.rs"]
mod tests;
