//! Decides what to ask of the lease next, when we lead, and when we do not any more.
//!
//! Knows: what the server answered, how much time has passed, whether the work goes on.
//! Never learns: HTTP, tokio, the clock, how a lease is written.
//!
//! Read [`Phase`] (states), then [`Machine::on`] (rules), then `tests` (scripts).

use std::time::Duration;

use super::config::{Config, JITTER};
use super::record::{Lease, Write};
use super::state::Fence;

/// What happened.
#[derive(Debug, Clone)]
pub(super) enum Input {
    Started,
    /// The lease as it is.
    Fetched(Lease),
    /// There is no such lease.
    Missing,
    /// The lease as we wrote it.
    Written(Lease),
    /// Somebody else wrote it first.
    Conflicted,
    /// The server did not do it, or it is not known whether it did.
    Failed,
    Fired(Timer),
    /// The work has ended, told to or not.
    WorkEnded,
    /// We are to stop.
    Stopped,
}

/// What is to be done.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Effect {
    Get,
    Create(Write),
    /// Only if the lease is still this one.
    Update(Lease, Write),
    /// The answer to what was asked is not wanted any more.
    Abandon,
    Wait(Timer, Duration),
    Forget(Timer),
    /// The work begins.
    Lead(Fence),
    /// Our term is good for so long from now.
    Good(Duration),
    /// The lease is not ours any more.
    Lose,
    /// The work is to end; [`Input::WorkEnded`] comes when it has.
    Cancel,
    /// A renewal without looking first did not work; we look.
    SlowPath,
    /// All is over.
    End {
        lost: bool,
    },
}

/// Why we want to be woken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Timer {
    /// It is time to look, or to renew, again.
    Retry,
    /// The answer takes too long.
    Answer,
    /// We could not renew, or not release, in time.
    Deadline,
}

/// Where we are.
#[derive(Debug, Clone, PartialEq)]
enum Phase {
    /// We look, and take the lease if we may. `stopping`: we are to stop, but the answer to an attempt to take it is on its
    /// way, and if it went well there is something to give back.
    Candidate {
        stopping: bool,
    },
    /// The lease is ours, and renewed, and the work goes on; after `stopping` only until it has ended.
    Leading {
        fence: Fence,
        stopping: bool,
    },
    /// The lease is lost, and the work has not ended.
    Lost,
    /// The work has ended, or never began, and the lease is given back if it is ours.
    Releasing,
    Over,
}

/// What the server was asked and has not answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Asked {
    Get,
    /// To make the lease ours.
    Take,
    /// To renew it as we know it.
    Renew,
    /// To renew it as it was fetched just now.
    RenewFetched,
    Release,
}

#[derive(Debug)]
pub(super) struct Machine {
    config: Config,
    phase: Phase,
    /// The last lease we know, and since when its record is as it is.
    seen: Option<(Lease, Duration)>,
    /// And when.
    asked: Option<(Asked, Duration)>,
    dice: u64,
}

impl Machine {
    /// `seed` decides the jitter.
    pub(super) fn new(config: Config, seed: u64) -> Self {
        Self {
            config,
            phase: Phase::Candidate { stopping: false },
            seen: None,
            asked: None,
            dice: seed,
        }
    }

    /// Who holds the lease, as far as we know.
    pub(super) fn leader(&self) -> Option<&str> {
        let holder = self.seen.as_ref().map(|(lease, _)| lease.record.holder.as_str());
        holder.filter(|holder| !holder.is_empty())
    }

    /// Takes in what happened at `now`, any local time that does not go back, and says what to do.
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
        asked: Option<(Asked, Duration)>,
        stopping: bool,
        out: &mut Vec<Effect>,
    ) {
        match input {
            Input::Started => self.get(now, out),
            Input::Stopped if matches!(self.asked, Some((Asked::Take, _))) => {
                self.phase = Phase::Candidate { stopping: true };
            }
            Input::Stopped => {
                self.abandon(out);
                self.end(false, out);
            }
            // Whatever became of the attempt, a look at the lease will tell whether there is something to give back.
            Input::Written(_) | Input::Fired(Timer::Answer) if stopping => self.release(now, out),
            Input::Conflicted | Input::Failed if stopping => self.release(now, out),
            Input::Fetched(lease) => {
                if self.may_take(&lease, now) {
                    let write = self.term(lease.record.transitions.saturating_add(1));
                    self.ask(Asked::Take, Effect::Update(lease, write), now, out);
                } else {
                    self.retry_with_jitter(out);
                }
            }
            Input::Missing => {
                let write = self.term(0);
                self.ask(Asked::Take, Effect::Create(write), now, out);
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
        asked: Option<(Asked, Duration)>,
        fence: Fence,
        stopping: bool,
        out: &mut Vec<Effect>,
    ) {
        match input {
            Input::Fired(Timer::Retry) => {
                // The fast path: what we know is most likely what is, and if not the server says so.
                if let Some((lease, _)) = self.seen.clone() {
                    let write = self.renewal(&fence);
                    self.ask(Asked::Renew, Effect::Update(lease, write), now, out);
                }
            }
            Input::Written(_) => {
                let sent = asked.map_or(now, |(_, sent)| sent);
                self.renewed(sent, now, out);
            }
            Input::Conflicted | Input::Failed if matches!(asked, Some((Asked::Renew, _))) => {
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
                    self.ask(Asked::RenewFetched, Effect::Update(lease, write), now, out);
                } else {
                    self.lose(stopping, out);
                }
            }
            // Whoever makes it anew is the leader; we have no more right to it than others.
            Input::Missing => self.lose(stopping, out),
            Input::Fired(Timer::Answer) => {
                self.abandon(out);
                out.push(Effect::Wait(Timer::Retry, self.config.retry_period));
            }
            Input::Fired(Timer::Deadline) => self.lose(stopping, out),
            Input::WorkEnded => self.release(now, out),
            Input::Stopped if !stopping => {
                // The lease stays ours, and is renewed, until the work has ended.
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
            // Only what the server says is ours, just now: what we remember may be another's by now.
            Input::Fetched(lease) if lease.record.holder == self.config.identity => {
                let write = Write {
                    holder: String::new(),
                    duration_seconds: 1,
                    transitions: lease.record.transitions,
                    begins: true,
                };
                self.ask(Asked::Release, Effect::Update(lease, write), now, out);
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

    /// Remembers the lease, and since when it is as it is: only a change counts, by our clock.
    fn see(&mut self, lease: &Lease, now: Duration) {
        let since = match &self.seen {
            Some((known, since)) if known.uid == lease.uid && known.record == lease.record => *since,
            _ => now,
        };
        self.seen = Some((lease.clone(), since));
    }

    /// Nobody's, ours from another life, or not changed for as long as its holder promised to.
    fn may_take(&self, lease: &Lease, now: Duration) -> bool {
        let record = &lease.record;
        if record.holder.is_empty() || record.holder == self.config.identity {
            return true;
        }
        let promised = u64::try_from(record.duration_seconds)
            .ok()
            .filter(|seconds| *seconds > 0);
        let promised = promised.map_or(self.config.lease_duration, Duration::from_secs);
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

    /// The term counts from when we asked: the lease was written no earlier.
    fn renewed(&mut self, sent: Duration, now: Duration, out: &mut Vec<Effect>) {
        let left = (sent + self.config.renew_deadline).saturating_sub(now);
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
        self.ask(Asked::Get, Effect::Get, now, out);
    }

    fn ask(&mut self, asked: Asked, effect: Effect, now: Duration, out: &mut Vec<Effect>) {
        self.asked = Some((asked, now));
        out.push(effect);
        // Half, so that there is time for another attempt before the deadline.
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

    /// Rounded up: others may wait longer than asked for, never shorter.
    fn seconds(&self) -> i64 {
        let duration = self.config.lease_duration;
        let up = u64::from(duration.subsec_nanos() > 0);
        i64::try_from(duration.as_secs() + up).unwrap_or(i64::MAX)
    }

    fn retry_with_jitter(&mut self, out: &mut Vec<Effect>) {
        let pause = self.config.retry_period.mul_f64(1.0 + JITTER * self.chance());
        out.push(Effect::Wait(Timer::Retry, pause));
    }

    /// A number between 0 and 1 (splitmix64).
    fn chance(&mut self) -> f64 {
        self.dice = self.dice.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.dice;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^= z >> 31;
        (z >> 11) as f64 / (1u64 << 53) as f64
    }
}

#[cfg(test)]
#[path = "machine_tests.rs"]
mod tests;
