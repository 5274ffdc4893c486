//! Spot checks: is the history that the cache comes from still the server's? The rule is on the page of the machine.
//!
//! A probe notices a server that is *below* our version. It cannot notice a server that went back and was then written to until it
//! was past our version. So after a time without a watch, and before the next request, the server is asked for a sample of the
//! cache ([`Witness`](crate::protocol::Witness)) at exactly the cache's version. The watch is opened only after the answer, so
//! that the sample cannot contain anything of a new history.

use std::time::Duration;

use super::io::Effect;
use super::{ANSWER_WITHIN, AfterPause, Machine, Phase};
use crate::protocol::{Failure, FailureKind, Finding, SpotCheck};

/// After this many failed spot checks in a row the watch is tried instead. If the watch works and the next spot check fails too, the
/// history counts as unknown.
const ATTEMPTS: u32 = 3;

/// What is in doubt since the last watch.
#[derive(Debug, Default)]
pub(super) struct Doubt {
    /// There was a time without a watch, in which the server may have been restored.
    interrupted: bool,
    /// Spot checks that failed since then, without another failure in between.
    failed: u32,
    /// After those failures a watch could be opened, so the server is there.
    watch_worked: bool,
    /// The server cannot be asked; tried again after the next list.
    off: bool,
    /// We may not ask. Stays true.
    forbidden: bool,
}

impl Doubt {
    /// No watch is open for a while. Every failure that leads there, except that of a spot check, shows that spot checks do not fail
    /// on their own.
    pub(super) fn interrupted(&mut self) {
        self.settle();
        self.interrupted = true;
    }

    /// The cache is what the server has.
    pub(super) fn start_over(&mut self) {
        self.off = false;
        self.settle();
    }

    /// What is cached is not what the server had at that version, and both are right: no spot checks until the next list.
    pub(super) fn cannot_be_settled(&mut self) {
        self.off = true;
    }

    fn settle(&mut self) {
        *self = Self {
            off: self.off,
            forbidden: self.forbidden,
            ..Self::default()
        };
    }
}

impl Machine {
    /// Goes on after an interruption: first with a spot check, if one is due.
    pub(super) fn proceed<T>(&mut self, now: Duration, next: AfterPause, out: &mut Vec<Effect<T>>) {
        if self.spot_check_is_due() && self.doubt.failed < ATTEMPTS {
            out.push(Effect::SpotCheck {
                timeout: ANSWER_WITHIN.min(self.silence()),
            });
            self.phase = Phase::Checking { next };
        } else {
            if next == AfterPause::Sync && self.spot_check_is_due() {
                self.believe_nothing(out);
            }
            self.go_on(now, next, out);
        }
    }

    fn spot_check_is_due(&self) -> bool {
        let enabled = !self.config.probe_interval.is_zero() && !self.doubt.off && !self.doubt.forbidden;
        // During a rewind nothing that is cached counts anyway.
        enabled && self.reported.synced && self.doubt.interrupted && self.rewinding.is_none()
    }

    fn go_on<T>(&mut self, now: Duration, next: AfterPause, out: &mut Vec<Effect<T>>) {
        match next {
            AfterPause::Sync => self.sync(now, out),
            AfterPause::Resume => self.resume(now, false, out),
        }
    }

    /// The spot check has its answer.
    pub(super) fn spot_checked<T>(
        &mut self,
        now: Duration,
        next: AfterPause,
        answer: Result<SpotCheck, Failure>,
        out: &mut Vec<Effect<T>>,
    ) {
        let failure = match answer {
            Ok(SpotCheck::Answered {
                asked,
                at,
                finding: Finding::Other(difference),
            }) if at == asked => return self.other_history(now, &difference, out),
            // A history that gave out the same version again, or a server that writes the same object in another way: after an
            // upgrade, or with a new default.
            Ok(SpotCheck::Answered {
                asked,
                at,
                finding: Finding::OtherContent,
            }) if at == asked => {
                let other = "an object has another content and the same version";
                let cause = Failure::new(FailureKind::Expired, other);
                return self.history_is_unknown(now, cause, out);
            }
            Ok(answer) => {
                // A server that answers with another version than the one that was asked for has no exact versions.
                self.doubt.off |= matches!(&answer, SpotCheck::Answered { asked, at, .. } if asked != at);
                self.doubt.settle();
                return self.go_on(now, next, out);
            }
            Err(failure) => failure,
        };
        match failure.kind {
            // Compacted away: nobody can tell any more.
            FailureKind::Expired => self.history_is_unknown(now, failure, out),
            // A replica that is behind, or a server that went back and has not reached our version: a probe tells.
            FailureKind::VersionTooLarge if self.relies_on_probes() => {
                self.fail(now, failure, AfterPause::Resume, out);
                self.suspect(now, out);
            }
            // Without probes a consistent list tells. Another spot check would only be answered in the same way.
            FailureKind::VersionTooLarge => {
                self.believe_nothing(out);
                self.fail(now, failure, AfterPause::Sync, out);
            }
            // The server cannot answer this question, or one of its objects cannot be read, which a list would not mend.
            FailureKind::Rejected | FailureKind::CorruptObject => {
                self.doubt.cannot_be_settled();
                self.go_on(now, next, out);
            }
            // A server that is starting refuses what it allows a moment later. One that allows a watch, and this not, means it.
            FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::NotFound
            | FailureKind::KindGone
                if self.doubt.watch_worked =>
            {
                self.doubt.forbidden = true;
                self.go_on(now, next, out);
            }
            _ if self.doubt.watch_worked => self.history_is_unknown(now, failure, out),
            // If it is the relist that is due anyway, it finds out as well whether the kind is gone.
            FailureKind::NotFound | FailureKind::KindGone if next == AfterPause::Sync => {
                self.go_on(now, next, out)
            }
            FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::NotFound
            | FailureKind::KindGone
            | FailureKind::ConnectionRefused
            | FailureKind::Network
            | FailureKind::Server
            | FailureKind::TooManyRequests
            | FailureKind::Malformed
            | FailureKind::VeryShortWatch
            | FailureKind::Rewound => {
                let failed = self.doubt.failed + 1;
                self.fail(now, failure, next, out);
                self.doubt.failed = failed;
            }
        }
    }

    /// The watch is open. False if it is given up again, because spot checks failed before and the server is there now.
    pub(super) fn watch_may_stay<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) -> bool {
        let unanswered = self.spot_check_is_due() && self.doubt.failed >= ATTEMPTS;
        self.doubt.settle();
        if unanswered {
            (self.doubt.interrupted, self.doubt.watch_worked) = (true, true);
            out.push(Effect::Close);
            self.proceed(now, AfterPause::Resume, out);
        }
        !unanswered
    }

    /// Nothing is proven, and nothing can be: everything is fetched, decoded and compared.
    fn history_is_unknown<T>(&mut self, now: Duration, cause: Failure, out: &mut Vec<Effect<T>>) {
        self.believe_nothing(out);
        if self.pace.relist_is_free(&self.config.backoff, now) {
            self.sync(now, out);
        } else {
            self.fail(now, cause, AfterPause::Sync, out);
        }
    }
}
