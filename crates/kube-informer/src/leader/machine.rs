//! The rules of the election: what to request next, when this replica leads, and when its term ends.
//!
//! This file may touch the server's answers, elapsed time, and whether the work runs. It has no access to HTTP, tokio,
//! the clock or the format of a lease.
//!
//! Read [`Phase`] (states), then [`Machine::on`] (rules), then `tests` (scripts).

use std::time::Duration;

use super::config::{Config, JITTER};
use super::record::{Lease, Write};
use super::state::Fence;
use crate::saturate::times;

/// An input of the machine.
#[derive(Debug, Clone)]
pub(super) enum Input {
    Started,
    /// The lease was fetched.
    Fetched(Lease),
    /// The lease does not exist.
    Missing,
    /// The lease was written; this is its new state.
    Written(Lease),
    /// The write conflicted with another one.
    Conflicted,
    /// The request failed, or its result is unknown.
    Failed,
    Fired(Timer),
    /// The work has ended, whether it was cancelled or not.
    WorkEnded,
    /// Shutdown was requested.
    Stopped,
}

/// An effect that the driver has to carry out.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Effect {
    Get,
    Create(Write),
    /// Updates the lease if it is still this one.
    Update(Lease, Write),
    /// Cancels the pending request; its answer is ignored.
    Abandon,
    Wait(Timer, Duration),
    Forget(Timer),
    /// The term begins; start the work.
    Lead(Fence),
    /// The term is valid for this long from now.
    Good(Duration),
    /// This replica no longer holds the lease.
    Lose,
    /// Cancels the work; [`Input::WorkEnded`] follows when it has ended.
    Cancel,
    /// A renewal without a read before it was refused; the machine reads the lease.
    SlowPath,
    /// The run is over.
    End {
        lost: bool,
    },
}

/// The timers of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Timer {
    /// The next read or renewal is due.
    Retry,
    /// The pending request timed out.
    Answer,
    /// The lease was not renewed, or not released, in time.
    Deadline,
}

/// The phase of the election.
#[derive(Debug, Clone, PartialEq)]
enum Phase {
    /// The machine reads the lease and takes it if it may. With `stopping`, shutdown was requested while an attempt to
    /// take the lease was pending; if the attempt succeeded, the lease has to be released.
    Candidate {
        stopping: bool,
    },
    /// This replica holds and renews the lease while the work runs; with `stopping` only until the work has ended.
    Leading {
        fence: Fence,
        stopping: bool,
    },
    /// The lease is lost, and the work has not ended.
    Lost,
    /// The work has ended or never began; the lease is released if this replica holds it.
    Releasing,
    Over,
}

/// The request that the server has not answered yet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PendingRequest {
    Get,
    /// Takes the lease.
    Take,
    /// Renews the lease from the known state.
    Renew,
    /// Renews the lease as it was just fetched.
    RenewFetched,
    Release,
}

#[derive(Debug)]
pub(super) struct Machine {
    config: Config,
    phase: Phase,
    /// The last known lease, and since when its record is unchanged.
    seen: Option<(Lease, Duration)>,
    /// The pending request, and when it was sent.
    asked: Option<(PendingRequest, Duration)>,
    /// Decides the jitter.
    random: fastrand::Rng,
}

impl Machine {
    /// `seed` decides the jitter.
    pub(super) fn new(config: Config, seed: u64) -> Self {
        Self {
            config,
            phase: Phase::Candidate { stopping: false },
            seen: None,
            asked: None,
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// The holder of the lease, as far as it is known.
    pub(super) fn leader(&self) -> Option<&str> {
        let holder = self.seen.as_ref().map(|(lease, _)| lease.record.holder.as_str());
        holder.filter(|holder| !holder.is_empty())
    }

    /// Handles an input at `now`, a local time that never decreases, and appends the effects.
    pub(super) fn on(&mut self, now: Duration, input: Input, out: &mut Vec<Effect>) {
        let asked = match &input {
            Input::Fetched(_) | Input::Missing | Input::Written(_) | Input::Conflicted | Input::Failed => {
                out.push(Effect::Forget(Timer::Answer));
                self.asked.take()
            }
            _ => None,
        };
        if let Input::Fetched(lease) | Input::Written(lease) = &input {
            self.see(lease, now);
        }
        match self.phase.clone() {
            Phase::Candidate { stopping } => self.candidate(now, input, asked, stopping, out),
            Phase::Leading { fence, stopping } => self.leading(now, input, asked, fence, stopping, out),
            Phase::Lost => {
                if matches!(input, Input::WorkEnded) {
                    self.end(true, out);
                }
            }
            Phase::Releasing => self.releasing(now, input, out),
            Phase::Over => {}
        }
    }

    fn candidate(
        &mut self,
        now: Duration,
        input: Input,
        asked: Option<(PendingRequest, Duration)>,
        stopping: bool,
        out: &mut Vec<Effect>,
    ) {
        match input {
            Input::Started => self.get(now, out),
            Input::Stopped if matches!(self.asked, Some((PendingRequest::Take, _))) => {
                self.phase = Phase::Candidate { stopping: true };
            }
            Input::Stopped => {
                self.abandon(out);
                self.end(false, out);
            }
            // Whatever the result of the attempt was, reading the lease shows whether it has to be released.
            Input::Written(_) | Input::Fired(Timer::Answer) if stopping => self.release(now, out),
            Input::Conflicted | Input::Failed if stopping => self.release(now, out),
            Input::Fetched(lease) => {
                if self.may_take(&lease, now) {
                    let write = self.term(after(lease.record.transitions));
                    self.ask(PendingRequest::Take, Effect::Update(lease, write), now, out);
                } else {
                    self.retry_with_jitter(out);
                }
            }
            Input::Missing => {
                let write = self.term(0);
                self.ask(PendingRequest::Take, Effect::Create(write), now, out);
            }
            Input::Written(lease) => self.lead(lease, asked.map_or(now, |(_, sent)| sent), now, out),
            Input::Conflicted | Input::Failed => self.retry_with_jitter(out),
            Input::Fired(Timer::Answer) => {
                self.abandon(out);
                self.retry_with_jitter(out);
            }
            Input::Fired(Timer::Retry) => self.get(now, out),
            Input::Fired(Timer::Deadline) | Input::WorkEnded => {}
        }
    }

    fn leading(
        &mut self,
        now: Duration,
        input: Input,
        asked: Option<(PendingRequest, Duration)>,
        fence: Fence,
        stopping: bool,
        out: &mut Vec<Effect>,
    ) {
        match input {
            Input::Fired(Timer::Retry) => {
                // The fast path: the known state is most likely current, and if not the server reports a conflict.
                if let Some((lease, _)) = self.seen.clone() {
                    let write = self.renewal(&fence);
                    self.ask(PendingRequest::Renew, Effect::Update(lease, write), now, out);
                }
            }
            Input::Written(_) => {
                let sent = asked.map_or(now, |(_, sent)| sent);
                self.renewed(sent, now, out);
            }
            Input::Conflicted | Input::Failed if matches!(asked, Some((PendingRequest::Renew, _))) => {
                out.push(Effect::SlowPath);
                self.get(now, out);
            }
            Input::Conflicted | Input::Failed => {
                out.push(Effect::Wait(Timer::Retry, self.config.retry_period))
            }
            Input::Fetched(lease) => {
                let ours = lease.record.holder == self.config.identity
                    && lease.uid == fence.uid
                    && lease.record.transitions == fence.transitions;
                if ours {
                    let write = self.renewal(&fence);
                    self.ask(
                        PendingRequest::RenewFetched,
                        Effect::Update(lease, write),
                        now,
                        out,
                    );
                } else {
                    self.lose(stopping, out);
                }
            }
            // The replica that creates the lease is the leader; this one has no more right to it than the others.
            Input::Missing => self.lose(stopping, out),
            Input::Fired(Timer::Answer) => {
                self.abandon(out);
                out.push(Effect::Wait(Timer::Retry, self.config.retry_period));
            }
            Input::Fired(Timer::Deadline) => self.lose(stopping, out),
            Input::WorkEnded => self.release(now, out),
            Input::Stopped if !stopping => {
                // The lease is kept and renewed until the work has ended.
                self.phase = Phase::Leading {
                    fence,
                    stopping: true,
                };
                out.push(Effect::Cancel);
            }
            Input::Stopped | Input::Started => {}
        }
    }

    fn releasing(&mut self, now: Duration, input: Input, out: &mut Vec<Effect>) {
        match input {
            // Only a lease that the server has just confirmed is released: the remembered one may belong to another
            // replica by now.
            Input::Fetched(lease) if lease.record.holder == self.config.identity => {
                let write = Write {
                    holder: String::new(),
                    duration_seconds: 1,
                    transitions: lease.record.transitions,
                    begins: true,
                };
                self.ask(PendingRequest::Release, Effect::Update(lease, write), now, out);
            }
            Input::Conflicted => self.get(now, out),
            Input::Failed => out.push(Effect::Wait(Timer::Retry, self.config.retry_period)),
            Input::Fired(Timer::Answer) => {
                self.abandon(out);
                out.push(Effect::Wait(Timer::Retry, self.config.retry_period));
            }
            Input::Fired(Timer::Retry) => self.get(now, out),
            Input::Fetched(_) | Input::Missing | Input::Written(_) => self.end(false, out),
            Input::Fired(Timer::Deadline) => {
                self.abandon(out);
                self.end(false, out);
            }
            Input::Started | Input::WorkEnded | Input::Stopped => {}
        }
    }

    /// Remembers the lease and since when it is unchanged, by the local clock.
    fn see(&mut self, lease: &Lease, now: Duration) {
        let since = match &self.seen {
            Some((known, since)) if known.uid == lease.uid && known.record == lease.record => *since,
            _ => now,
        };
        self.seen = Some((lease.clone(), since));
    }

    /// True if the lease has no holder, if this identity holds it from an earlier process, or if it is unchanged for
    /// its whole duration.
    fn may_take(&self, lease: &Lease, now: Duration) -> bool {
        let record = &lease.record;
        if record.holder.is_empty() || record.holder == self.config.identity {
            return true;
        }
        let promised = u64::try_from(record.duration_seconds)
            .ok()
            .filter(|seconds| *seconds > 0);
        let longest = LONGEST_PROMISE.max(self.config.lease_duration);
        let promised = promised
            .map_or(self.config.lease_duration, Duration::from_secs)
            .min(longest);
        let since = self.seen.as_ref().map_or(now, |(_, since)| *since);
        now.saturating_sub(since) >= promised
    }

    fn lead(&mut self, lease: Lease, sent: Duration, now: Duration, out: &mut Vec<Effect>) {
        let fence = Fence {
            uid: lease.uid,
            transitions: lease.record.transitions,
            version: lease.version,
        };
        self.phase = Phase::Leading {
            fence: fence.clone(),
            stopping: false,
        };
        out.push(Effect::Lead(fence));
        self.renewed(sent, now, out);
    }

    /// The term counts from the time of the request: the lease was not written earlier.
    fn renewed(&mut self, sent: Duration, now: Duration, out: &mut Vec<Effect>) {
        let left = sent
            .saturating_add(self.config.renew_deadline)
            .saturating_sub(now);
        out.push(Effect::Good(left));
        out.push(Effect::Wait(Timer::Deadline, left));
        out.push(Effect::Wait(Timer::Retry, self.config.retry_period));
    }

    fn lose(&mut self, stopping: bool, out: &mut Vec<Effect>) {
        self.abandon(out);
        out.extend([Effect::Forget(Timer::Retry), Effect::Forget(Timer::Deadline)]);
        out.push(Effect::Lose);
        if !stopping {
            out.push(Effect::Cancel);
        }
        self.phase = Phase::Lost;
    }

    fn release(&mut self, now: Duration, out: &mut Vec<Effect>) {
        self.abandon(out);
        if !self.config.release {
            return self.end(false, out);
        }
        self.phase = Phase::Releasing;
        out.push(Effect::Forget(Timer::Retry));
        out.push(Effect::Wait(Timer::Deadline, self.config.renew_deadline));
        self.get(now, out);
    }

    fn end(&mut self, lost: bool, out: &mut Vec<Effect>) {
        self.phase = Phase::Over;
        out.push(Effect::End { lost });
    }

    fn get(&mut self, now: Duration, out: &mut Vec<Effect>) {
        self.ask(PendingRequest::Get, Effect::Get, now, out);
    }

    fn ask(&mut self, asked: PendingRequest, effect: Effect, now: Duration, out: &mut Vec<Effect>) {
        self.asked = Some((asked, now));
        out.push(effect);
        // Half, which leaves time for another attempt before the deadline.
        out.push(Effect::Wait(Timer::Answer, self.config.renew_deadline / 2));
    }

    fn abandon(&mut self, out: &mut Vec<Effect>) {
        if self.asked.take().is_some() {
            out.extend([Effect::Abandon, Effect::Forget(Timer::Answer)]);
        }
    }

    fn term(&self, transitions: i64) -> Write {
        Write {
            holder: self.config.identity.clone(),
            duration_seconds: self.seconds(),
            transitions,
            begins: true,
        }
    }

    fn renewal(&self, fence: &Fence) -> Write {
        Write {
            begins: false,
            ..self.term(fence.transitions)
        }
    }

    /// Rounded up: a standby may wait longer than configured, never shorter.
    fn seconds(&self) -> i64 {
        let duration = self.config.lease_duration;
        let up = u64::from(duration.subsec_nanos() > 0);
        i64::try_from(duration.as_secs() + up).unwrap_or(i64::MAX)
    }

    fn retry_with_jitter(&mut self, out: &mut Vec<Effect>) {
        let factor = 1.0 + JITTER * self.random.f64();
        let pause = times(self.config.retry_period, factor);
        out.push(Effect::Wait(Timer::Retry, pause));
    }
}

/// The number of the next term. The server stores 32 bits and rejects negative numbers, so the
/// number restarts at zero after the largest one, and also if the lease contains an invalid number.
/// The new number only has to differ from the old one: fences are ordered by their versions.
fn after(transitions: i64) -> i64 {
    match transitions {
        0..LAST_TRANSITION => transitions + 1,
        _ => 0,
    }
}

const LAST_TRANSITION: i64 = i32::MAX as i64;

/// A standby waits at most this long without a renewal, even if the holder's lease promises a
/// longer duration: leaders renew long before their lease expires. Without this bound, a lease with
/// an absurd duration could never be taken again.
const LONGEST_PROMISE: Duration = Duration::from_secs(24 * 3_600);

#[cfg(test)]
#[path = "machine_tests.rs"]
mod tests;
