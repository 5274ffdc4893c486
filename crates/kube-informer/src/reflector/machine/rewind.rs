//! Decides which versions to believe, and handles a server that went back. The module documentation of the machine
//! states the rule.

use std::time::Duration;

use super::{Effect, Machine};
use crate::object::ResourceVersion;
use crate::protocol::{AskVersion, Failure, FailureKind, Rewind};

/// A version that exceeds the previous one by this much is suspicious, because no server counts that fast.
const LEAP: u64 = 1 << 32;

/// The verdict on the version of a fetched collection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum VersionCheck {
    /// The collection may be committed.
    Good,
    /// The version is below the seen one, and a replica that is behind could have answered: ask for the newest version.
    Behind,
    /// The version is below the seen one in a consistent read: the server went back.
    Rewound,
}

impl Machine {
    /// Returns true if the server certainly went back and its new collection is not committed yet.
    fn is_rewinding(&self) -> bool {
        matches!(self.rewinding, Some(Rewind::Proven | Rewind::Followed))
    }

    pub(super) fn check_version(&self, asked: &AskVersion, version: &ResourceVersion) -> VersionCheck {
        if self.is_rewinding() || self.seen.as_ref().is_none_or(|seen| seen <= version) {
            VersionCheck::Good
        } else if *asked == AskVersion::Newest {
            VersionCheck::Rewound
        } else {
            VersionCheck::Behind
        }
    }

    /// Handles a version that the watch reported. Advances to it, never back (I2), and probes the server if the version
    /// is suspicious. Returns false if this server cannot have assigned the version, which then says nothing about the
    /// object either.
    pub(super) fn accepts_version<T>(
        &mut self,
        now: Duration,
        version: &ResourceVersion,
        out: &mut Vec<Effect<T>>,
    ) -> bool {
        let Some(seen) = &self.seen else {
            self.seen = Some(version.clone());
            return true;
        };
        if version.is_long() && !self.traits.long_versions {
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

    /// Handles a consistent read below the seen version: until the next commit, nothing in the cache counts as known.
    pub(super) fn gone_back<T>(&mut self, to: ResourceVersion, out: &mut Vec<Effect<T>>) {
        let failure = self.distrust(Rewind::Proven, &format!("to {to}"), out);
        out.push(Effect::Report(failure.clone()));
        self.degraded(failure, Duration::ZERO, out);
    }

    /// Handles a probe below the version that was seen when the probe was sent.
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

    /// Handles a server whose history at the seen version differs from the cache.
    pub(super) fn other_history<T>(&mut self, now: Duration, difference: &str, out: &mut Vec<Effect<T>>) {
        let past = format!("and has passed that version again ({difference} there)");
        let failure = self.distrust(Rewind::Proven, &past, out);
        out.push(Effect::Report(failure.clone()));
        self.fetch_again(now, failure, out);
    }

    /// Handles the rewind of another partition of the same collection, which includes this one.
    pub(super) fn rewound_elsewhere<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if self.is_rewinding() || self.seen.is_none() {
            // The collection is already being fetched afresh, or for the first time.
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

    /// Distrusts the cache until the next commit, although it is not certain that the server went back.
    pub(super) fn believe_nothing<T>(&mut self, out: &mut Vec<Effect<T>>) {
        if self.rewinding.is_none() && self.reported.synced {
            self.rewinding = Some(Rewind::Possible);
            out.push(Effect::Distrust(Rewind::Possible));
        }
    }

    /// Fetches the collection again: immediately if that is free, otherwise after a pause (B68).
    fn fetch_again<T>(&mut self, now: Duration, cause: Failure, out: &mut Vec<Effect<T>>) {
        self.relist_after_outage();
        if self.pace.relist_is_free(&self.config.backoff, now) {
            self.degraded(cause, Duration::ZERO, out);
            self.sync(now, out);
        } else {
            self.wait_for_list(now, cause, out);
        }
    }
}
