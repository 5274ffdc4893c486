//! Streaming starts: a watch that begins with all existing objects.

use std::time::Duration;

use super::rewind::VersionCheck;
use super::{AfterPause, Effect, Machine, Phase, Timer, over_at};
use crate::object::ResourceVersion;
use crate::protocol::{AskVersion, Failure, FailureKind, WatchStart};

/// Whether a streaming start was accepted and then cut.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Cut {
    Stream,
    No,
}

impl Machine {
    pub(super) fn stream<T>(&mut self, now: Duration, asked: AskVersion, out: &mut Vec<Effect<T>>) {
        let request = self.watch_request(WatchStart::Initial(asked.clone()));
        let over_at = over_at(now, &request);
        out.push(Effect::Watch(request));
        out.push(Effect::Wait {
            timer: Timer::EndOfInitial,
            pause: self.config.initial_progress,
        });
        self.phase = Phase::Starting {
            asked,
            asked_at: now,
            over_at,
            staged: 0,
            staged_before: 0,
        };
    }

    /// Handles the end of the initial events: the server has sent everything up to this version.
    pub(super) fn started<T>(&mut self, now: Duration, version: ResourceVersion, out: &mut Vec<Effect<T>>) {
        let Phase::Starting {
            asked,
            asked_at,
            over_at,
            ..
        } = &self.phase
        else {
            return;
        };
        let (asked, asked_at, over_at) = (asked.clone(), *asked_at, *over_at);
        out.push(Effect::Forget(Timer::EndOfInitial));
        match self.check_version(&asked, &version) {
            VersionCheck::Good => {
                let proven = (asked == AskVersion::Newest).then_some(asked_at);
                self.commit(now, version, proven, out);
                // The same stream continues as the watch (B05).
                self.phase = Phase::Watching {
                    since: now,
                    over_at,
                    events: 1,
                    bookmarked: true,
                    proven: true,
                };
                match proven {
                    Some(_) => self.probe_after(self.config.probe_interval, out),
                    None => self.probe(now, out),
                }
            }
            VersionCheck::Behind => {
                out.extend([Effect::Close, Effect::Discard]);
                self.stream(now, AskVersion::Newest, out);
            }
            VersionCheck::Rewound => {
                out.extend([Effect::Close, Effect::Discard]);
                self.gone_back(version, out);
                self.sync(now, out);
            }
        }
    }

    pub(super) fn start_failed<T>(
        &mut self,
        now: Duration,
        failure: Failure,
        cut: Cut,
        out: &mut Vec<Effect<T>>,
    ) {
        let Phase::Starting { asked, .. } = &self.phase else {
            return;
        };
        let asked = asked.clone();
        out.push(Effect::Forget(Timer::EndOfInitial));
        out.push(Effect::Discard);
        match (failure.kind, cut) {
            (FailureKind::Expired | FailureKind::VersionTooLarge, _) if asked != AskVersion::Newest => {
                self.stream(now, AskVersion::Newest, out);
            }
            // The server is overloaded or down, and a list would make that worse (B07).
            (FailureKind::TooManyRequests | FailureKind::ConnectionRefused, _) => {
                self.fail(now, failure, AfterPause::Sync, out);
            }
            // The stream was cut before the end of its initial events: start over, a limited number of times (B08).
            (_, Cut::Stream) => {
                self.traits.cut_starts += 1;
                if self.traits.cut_starts >= self.config.initial_attempts {
                    self.give_up_streaming(now, failure, out);
                } else {
                    self.fail(now, failure, AfterPause::Sync, out);
                }
            }
            // The server does not support streaming starts: list this time (B06).
            (_, Cut::No) => {
                out.push(Effect::Report(failure));
                self.list_instead(now, out);
            }
        }
    }

    /// Handles initial events that take too long. Keeps waiting while there is progress (B08).
    pub(super) fn end_is_late<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        let Phase::Starting {
            staged,
            staged_before,
            ..
        } = &mut self.phase
        else {
            return;
        };
        if *staged > *staged_before {
            *staged_before = *staged;
            out.push(Effect::Wait {
                timer: Timer::EndOfInitial,
                pause: self.config.initial_progress,
            });
            return;
        }
        out.push(Effect::Close);
        out.push(Effect::Discard);
        let late = Failure::new(
            FailureKind::Malformed,
            "the server streams, but never says that the initial events are over; listing from now on",
        );
        self.give_up_streaming(now, late, out);
    }

    fn give_up_streaming<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        self.traits.streaming_off = true;
        out.push(Effect::Report(failure));
        self.list_instead(now, out);
    }
}
