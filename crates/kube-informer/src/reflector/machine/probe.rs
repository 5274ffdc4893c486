//! Probes: small consistent reads of the collection's version, beside an open watch.
//!
//! A silent watch proves nothing: a server that went back answers a watch from a version that it has not reached with
//! silence. Therefore the machine asks for the version after it opened a watch again, every
//! [`Config::probe_interval`](super::Config) while the watch is open, and at once after a suspicious version. It
//! compares the answer with the version that was seen when the probe was *sent*, because the watch may have advanced
//! meanwhile.

use std::time::Duration;

use super::io::{Effect, Timer};
use super::{ANSWER_WITHIN, Machine};
use crate::object::ResourceVersion;
use crate::protocol::{Failure, FailureKind};

/// The shortest time between two probes, however suspicious the versions are.
const SPACING: Duration = Duration::from_secs(5);

/// The number of consecutive refusals after which the interval is no longer doubled.
const RARER: u32 = 4;

/// The state of probing.
#[derive(Debug, Default)]
pub(super) struct Probing {
    /// The pending probe.
    asked: Option<PendingProbe>,
    /// The time of the last probe.
    last: Option<Duration>,
    /// A suspicious version arrived after the last probe was sent.
    suspicious: bool,
    /// A probe was requested after the pending one was sent.
    demanded: bool,
    /// The number of consecutive refusals. They make probes less frequent but do not end them, because a server that
    /// has just started refuses requests that it allows a moment later.
    refusals: u32,
    /// The source does not support probes. Retried after the next list.
    off: bool,
}

#[derive(Debug)]
struct PendingProbe {
    at: Duration,
    /// The version that was seen when the probe was sent.
    seen: ResourceVersion,
}

impl Probing {
    /// Resets the state after the collection was fetched: the fetch resolves every suspicion, and refusals may no
    /// longer hold.
    pub(super) fn start_over(&mut self) {
        let last = self.last;
        *self = Self {
            last,
            ..Self::default()
        };
    }
}

impl Machine {
    /// Returns true if probes are possible.
    pub(super) fn can_probe(&self) -> bool {
        !self.config.probe_interval.is_zero() && !self.probing.off
    }

    /// Returns true if probes are possible and were not refused.
    pub(super) fn relies_on_probes(&self) -> bool {
        self.can_probe() && self.probing.refusals == 0
    }

    /// Asks for the version now, unless a probe is pending or the last one was sent a moment ago.
    pub(super) fn probe<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        let Some(seen) = self.seen.clone().filter(|_| self.can_probe()) else {
            return;
        };
        if self.probing.asked.is_some() {
            return;
        }
        let early = self
            .probing
            .last
            .map(|last| SPACING.saturating_sub(now.saturating_sub(last)))
            .unwrap_or_default();
        if !early.is_zero() {
            return self.probe_after(early, out);
        }
        self.send_probe(now, seen, out);
    }

    /// Asks for the version now because a probe was requested (B71), regardless of the interval and of the time of the
    /// last probe. There is at most one pending probe.
    pub(super) fn probe_asked<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if self.probing.asked.is_some() {
            self.probing.demanded = true;
        } else if let Some(seen) = self.seen.clone() {
            self.send_probe(now, seen, out);
        }
    }

    fn send_probe<T>(&mut self, now: Duration, seen: ResourceVersion, out: &mut Vec<Effect<T>>) {
        self.probing.asked = Some(PendingProbe { at: now, seen });
        self.probing.last = Some(now);
        self.probing.suspicious = false;
        self.probing.demanded = false;
        out.push(Effect::Probe {
            timeout: ANSWER_WITHIN.min(self.silence()),
        });
    }

    /// Handles a suspicious version, which only a consistent read can explain.
    pub(super) fn suspect<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if !std::mem::replace(&mut self.probing.suspicious, true) {
            self.probe(now, out);
        }
    }

    /// Schedules a probe after this pause.
    pub(super) fn probe_after<T>(&mut self, pause: Duration, out: &mut Vec<Effect<T>>) {
        if self.can_probe() {
            out.push(Effect::Wait {
                timer: Timer::Probe,
                pause,
            });
        }
    }

    /// Handles the answer to the probe.
    pub(super) fn probed<T>(
        &mut self,
        now: Duration,
        answer: Result<ResourceVersion, Failure>,
        out: &mut Vec<Effect<T>>,
    ) {
        let Some(asked) = self.probing.asked.take() else {
            return;
        };
        match answer {
            Ok(version) if version < asked.seen => return self.probe_proves_rewind(now, version, out),
            Ok(version) => {
                self.traits.long_versions |= version.is_long();
                self.probing.refusals = 0;
                out.push(Effect::Proven {
                    asked_at: asked.at,
                    version,
                });
            }
            Err(failure) => {
                match failure.kind {
                    FailureKind::Rejected => self.probing.off = true,
                    FailureKind::Forbidden | FailureKind::NotFound => self.probing.refusals += 1,
                    _ => {}
                }
                out.push(Effect::ProbeFailed(failure));
            }
        }
        if self.probing.demanded {
            return self.probe_asked(now, out);
        }
        let again = match self.probing.suspicious {
            true => SPACING,
            false => {
                let rarer = 1 << self.probing.refusals.min(RARER);
                self.config.probe_interval.saturating_mul(rarer)
            }
        };
        self.probe_after(again, out);
    }
}
