//! Which versions to believe, and what to do about a server that went back. The rule is on the page of the machine.

use std::time::Duration;

use super::{AfterPause, Effect, Machine};
use crate::object::ResourceVersion;
use crate::protocol::{AskVersion, Failure, FailureKind, Rewind};

/// A version that is so much higher than the one before was hardly counted up to.
const LEAP: u64 = 1 << 32;

/// What to make of the version of a collection that was fetched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Belief {
    /// It may be committed.
    Good,
    /// It lies below what was seen, and a replica that is behind could have answered: to be asked for at the newest version.
    Behind,
    /// It lies below what was seen, and it was a consistent read: the server went back.
    Rewound,
}

impl Machine {
    /// It is certain that the server went back, and its collection was not committed yet.
    fn is_rewinding(&self) -> bool {
        matches!(self.rewinding, Some(Rewind::Proven | Rewind::Followed))
    }

    pub(super) fn belief(&self, asked: &AskVersion, version: &ResourceVersion) -> Belief {
        if self.is_rewinding() || self.seen.as_ref().is_none_or(|seen| seen <= version) {
            Belief::Good
        } else if *asked == AskVersion::Newest {
            Belief::Rewound
        } else {
            Belief::Behind
        }
    }

    /// The watch named this version. Moves on to it, never back (I2), and asks the server if it is suspicious. False if it is
    /// no version that this server can have given out, and says nothing about the object either.
    pub(super) fn believes<T>(
        &mut self,
        now: Duration,
        version: &ResourceVersion,
        out: &mut Vec<Effect<T>>,
    ) -> bool {
        let Some(seen) = &self.seen else {
            self.seen = Some(version.clone());
            return true;
        };
        if version.is_long() && !self.learned.long_versions {
            self.suspect(now, out);
            return false;
        }
        if version < seen {
            self.suspect(now, out);
            return true;
        }
        let leap = version.is_beyond(seen, LEAP);
        if seen < version {
            self.seen = Some(version.clone());
        }
        if leap {
            self.suspect(now, out);
        }
        true
    }

    /// A consistent read lies below what was seen: from now on until the next commit, nothing that is cached is believed.
    pub(super) fn gone_back<T>(&mut self, to: ResourceVersion, out: &mut Vec<Effect<T>>) {
        let failure = self.distrust(Rewind::Proven, &format!("to {to}"), out);
        out.push(Effect::Report(failure.clone()));
        self.degraded(failure, Duration::ZERO, out);
    }

    /// A probe lies below what was seen when it was made.
    pub(super) fn probe_proves_rewind<T>(
        &mut self,
        now: Duration,
        to: ResourceVersion,
        out: &mut Vec<Effect<T>>,
    ) {
        self.abandon(out);
        let failure = self.distrust(Rewind::Proven, &format!("to {to}"), out);
        out.push(Effect::Report(failure.clone()));
        self.fetch_again(now, failure, out);
    }

    /// At the version that was seen, the server's history differs from what was seen.
    pub(super) fn other_history<T>(&mut self, now: Duration, difference: &str, out: &mut Vec<Effect<T>>) {
        let past = format!("and has passed that version again ({difference} there)");
        let failure = self.distrust(Rewind::Proven, &past, out);
        out.push(Effect::Report(failure.clone()));
        self.fetch_again(now, failure, out);
    }

    /// Another part of the same collection went back, so this one did too.
    pub(super) fn rewound_elsewhere<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if self.is_rewinding() || self.seen.is_none() {
            // It is being fetched anew already, or for the first time.
            return;
        }
        self.abandon(out);
        let failure = self.distrust(Rewind::Followed, "", out);
        self.fetch_again(now, failure, out);
    }

    fn distrust<T>(&mut self, rewind: Rewind, how: &str, out: &mut Vec<Effect<T>>) -> Failure {
        self.rewinding = Some(rewind);
        self.probing.start_over();
        out.push(Effect::Distrust(rewind));
        let from = self.seen.as_ref().map(ToString::to_string).unwrap_or_default();
        let message = match rewind {
            Rewind::Followed => format!(
                "the server went back, as another partition noticed; this one, at version {from}, is fetched again"
            ),
            Rewind::Proven | Rewind::Possible => format!(
                "the server went back from version {from} {how}: restored from a backup, or another one; \
                 everything is fetched again, and handlers receive the difference"
            ),
        };
        Failure::new(FailureKind::Rewound, message)
    }

    /// Until the next commit, nothing that is cached is believed, although it is not certain that the server went back.
    pub(super) fn believe_nothing<T>(&mut self, out: &mut Vec<Effect<T>>) {
        if self.rewinding.is_none() && self.reported.synced {
            self.rewinding = Some(Rewind::Possible);
            out.push(Effect::Distrust(Rewind::Possible));
        }
    }

    /// At once if that is free, else after a pause (B68).
    fn fetch_again<T>(&mut self, now: Duration, cause: Failure, out: &mut Vec<Effect<T>>) {
        self.relist_after_outage();
        if self.pace.relist_is_free(&self.config.backoff, now) {
            self.degraded(cause, Duration::ZERO, out);
            self.sync(now, out);
        } else {
            self.wait(now, cause, AfterPause::Sync, out);
        }
    }
}
