//! Spot checks: does the server still have the history that the cache comes from? The module documentation of the
//! machine states the rule.
//!
//! A probe detects a server that is *below* our version. It does not detect a server that went back and was then
//! written to until it passed our version. Therefore, after a period without a watch and before the next request, the
//! machine asks the server for a sample of the cache ([`Witness`](crate::protocol::Witness)) at exactly the cache's
//! version. It opens the watch only after the answer, so that the sample cannot contain objects of a new history.

use std::time::Duration;

use super::io::Effect;
use super::{ANSWER_WITHIN, AfterPause, Machine, Phase};
use crate::protocol::{Failure, FailureKind, Finding, SpotCheck};

/// After this many consecutive failed spot checks the machine tries the watch instead. If the watch works and the next
/// spot check fails too, the history counts as unknown.
const ATTEMPTS: u32 = 3;

/// Whether a spot check is due, and how the last ones ended.
#[derive(Debug, Default)]
pub(super) struct SpotCheckState {
    /// There was a period without a watch, in which the server may have been restored.
    interrupted: bool,
    /// The number of spot checks that failed since then, without another failure in between.
    failed: u32,
    /// A watch was opened after those failures, so the server is reachable.
    watch_worked: bool,
    /// The server does not support spot checks. Retried after the next list.
    off: bool,
    /// The server forbids spot checks. Never reset.
    forbidden: bool,
}

impl SpotCheckState {
    /// Records the start of a period without a watch. A failure other than that of a spot check resets the count,
    /// because spot checks are then not the only requests that fail.
    pub(super) fn interrupted(&mut self) {
        self.settle();
        self.interrupted = true;
    }

    /// Records that the cache agrees with the server.
    pub(super) fn start_over(&mut self) {
        self.off = false;
        self.settle();
    }

    /// Disables spot checks until the next list, because the cache legitimately differs from what the server had at
    /// that version, or the server cannot answer.
    pub(super) fn disable(&mut self) {
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
    /// Continues after an interruption: with a spot check if one is due, otherwise with `next`.
    pub(super) fn proceed<T>(&mut self, now: Duration, next: AfterPause, out: &mut Vec<Effect<T>>) {
        if self.spot_check_is_due() && self.spot_checks.failed < ATTEMPTS {
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
        let enabled =
            !self.config.probe_interval.is_zero() && !self.spot_checks.off && !self.spot_checks.forbidden;
        // During a rewind nothing that is cached counts anyway.
        enabled && self.reported.synced && self.spot_checks.interrupted && self.rewinding.is_none()
    }

    fn go_on<T>(&mut self, now: Duration, next: AfterPause, out: &mut Vec<Effect<T>>) {
        match next {
            AfterPause::Sync => self.sync(now, out),
            AfterPause::Resume => self.resume(now, false, out),
        }
    }

    /// Handles the answer to the spot check.
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
            // Another history assigned the same version again, or the server encodes the same object differently, after
            // an upgrade or with a new default.
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
                // A server that answers at another version than the requested one does not support exact versions.
                self.spot_checks.off |=
                    matches!(&answer, SpotCheck::Answered { asked, at, .. } if asked != at);
                self.spot_checks.settle();
                return self.go_on(now, next, out);
            }
            Err(failure) => failure,
        };
        match failure.kind {
            // The version was compacted, so its content can no longer be compared.
            FailureKind::Expired => self.history_is_unknown(now, failure, out),
            // A replica is behind, or the server went back and has not reached our version. A probe finds out.
            FailureKind::VersionTooLarge if self.relies_on_probes() => {
                self.fail(now, failure, AfterPause::Resume, out);
                self.suspect(now, out);
            }
            // Without probes, a consistent list finds out. Another spot check would get the same answer.
            FailureKind::VersionTooLarge => {
                self.believe_nothing(out);
                self.fail(now, failure, AfterPause::Sync, out);
            }
            // The server cannot answer this request, or one of its objects cannot be read, which a list would not fix.
            FailureKind::Rejected | FailureKind::CorruptObject => {
                self.spot_checks.disable();
                self.go_on(now, next, out);
            }
            // A starting server refuses requests that it allows a moment later. The refusal is final if the server
            // allows a watch.
            FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::NotFound
            | FailureKind::KindGone
                if self.spot_checks.watch_worked =>
            {
                self.spot_checks.forbidden = true;
                self.go_on(now, next, out);
            }
            _ if self.spot_checks.watch_worked => self.history_is_unknown(now, failure, out),
            // The relist that is due anyway also finds out whether the kind is gone.
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
                let failed = self.spot_checks.failed + 1;
                self.fail(now, failure, next, out);
                self.spot_checks.failed = failed;
            }
        }
    }

    /// Handles an opened watch. Closes it and returns false if spot checks failed before, because the server is
    /// reachable now and the spot check can be repeated.
    pub(super) fn watch_may_stay<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) -> bool {
        let unanswered = self.spot_check_is_due() && self.spot_checks.failed >= ATTEMPTS;
        self.spot_checks.settle();
        if unanswered {
            (self.spot_checks.interrupted, self.spot_checks.watch_worked) = (true, true);
            out.push(Effect::Close);
            self.proceed(now, AfterPause::Resume, out);
        }
        !unanswered
    }

    /// Fetches, decodes and compares everything, because no proof is possible any more.
    fn history_is_unknown<T>(&mut self, now: Duration, cause: Failure, out: &mut Vec<Effect<T>>) {
        self.believe_nothing(out);
        if self.pace.relist_is_free(&self.config.backoff, now) {
            self.sync(now, out);
        } else {
            out.push(Effect::Report(cause.clone()));
            self.wait_for_list(now, cause, out);
        }
    }
}
