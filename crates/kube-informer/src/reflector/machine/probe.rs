//! Probes: small consistent reads of the collection's version, beside an open watch.
//!
//! A watch that is silent proves nothing: a server that went back answers a watch from a version it has not reached with
//! silence. So the version is asked for after a watch was opened again, every [`Config::probe_interval`](super::Config) while it
//! is open, and at once when something suspicious came. An answer is compared with the version that was seen when the probe
//! was *made*, because the watch may have got on meanwhile.

use std::time::Duration;

use super::io::{Effect, Timer};
use super::{ANSWER_WITHIN, Machine};
use crate::object::ResourceVersion;
use crate::protocol::{Failure, FailureKind};

/// However suspicious things are, probes are so far apart.
const SPACING: Duration = Duration::from_secs(5);

/// After so many refusals in a row, each of which doubles the interval, probes do not get rarer.
const RARER: u32 = 4;

/// Where probing stands.
#[derive(Debug, Default)]
pub(super) struct Probing {
    /// The probe that is under way.
    asked: Option<PendingProbe>,
    /// When the last one was made.
    last: Option<Duration>,
    /// Something came that a probe has to explain, after the last probe was made.
    suspicious: bool,
    /// A probe was asked for after the one that is under way was made.
    demanded: bool,
    /// Refusals in a row. A server that has just started refuses what it allows a moment later, so they make probes rare, and do
    /// not end them.
    refusals: u32,
    /// The source cannot say; asked again after the next list.
    off: bool,
}

#[derive(Debug)]
struct PendingProbe {
    at: Duration,
    /// The version that was seen then.
    seen: ResourceVersion,
}

impl Probing {
    /// A collection was fetched: whatever was suspicious is settled, and a refusal may not hold any more.
    pub(super) fn start_over(&mut self) {
        let last = self.last;
        *self = Self {
            last,
            ..Self::default()
        };
    }
}

impl Machine {
    /// Can the server be asked at all?
    pub(super) fn can_probe(&self) -> bool {
        !self.config.probe_interval.is_zero() && !self.probing.off
    }

    /// Is it likely to answer?
    pub(super) fn relies_on_probes(&self) -> bool {
        self.can_probe() && self.probing.refusals == 0
    }

    /// Asks for the version now, unless that is being done or was done a moment ago.
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

    /// Asks for the version now because the user wants to know (B71): whatever the interval is, and however long ago the last
    /// probe was. One probe is under way at a time.
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

    /// Something came that only a consistent read can explain.
    pub(super) fn suspect<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if !std::mem::replace(&mut self.probing.suspicious, true) {
            self.probe(now, out);
        }
    }

    /// Asks for the version after this pause.
    pub(super) fn probe_after<T>(&mut self, pause: Duration, out: &mut Vec<Effect<T>>) {
        if self.can_probe() {
            out.push(Effect::Wait {
                timer: Timer::Probe,
                pause,
            });
        }
    }

    /// The probe has its answer.
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
                self.learned.long_versions |= version.is_long();
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
