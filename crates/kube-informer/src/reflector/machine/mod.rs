//! Reflector machine: decides what to ask the API server next, and what to believe of its answers.
//!
//! Knows: list items and ends, watch events, bookmarks, failures by kind, its own timers, the time it is told.
//! Never learns: HTTP, tokio, the clock, the store, what is inside an object. If you need one of them here, an input or
//! an effect is missing.
//!
//! Read [`Phase`] (states), then [`Machine::on`] (rules), then `tests.rs` (scripts). Contract: B01–B27.
//!
//! Objects pass through and are never kept: what belongs to a list or a streaming start is staged in the next room, which
//! commits or discards it as a whole when told to (I8).
//!
//! # A kind that goes
//!
//! When a CRD is deleted, its watches end, perhaps before they told of the deletions, and lists are answered with 404. So is a
//! list of a version that is no longer served, or one that a proxy in between has no route for, and then the objects are still
//! there. Silence is cheaper than a false deletion, which makes controllers clean up after objects that live on. So a 404
//! changes nothing by itself ([`FailureKind::NotFound`]), and only two [`FailureKind::KindGone`] in a row, a pause between
//! them, empty the collection: the source says that only when the server lists what it has and the resource is not among it, in
//! no version, and the second time is for servers of one cluster of which one is behind. The collection stays at the version
//! last seen, the health is degraded, and asking goes on until the kind is back. One that was never there is waited for, and
//! never counts as synced.

mod words;

#[cfg(test)]
mod tests;

use std::time::Duration;

pub use words::{Change, Config, Effect, Health, InitialSync, Input, Timer};

use super::backoff::Steps;
use super::failure::{Failure, FailureKind};
use super::request::{AskVersion, ListRequest, WatchRequest, WatchStart};
use crate::object::ResourceVersion;

/// A watch that ends sooner than this, and without an event, did not work (B24).
const SHORT_WATCH: Duration = Duration::from_secs(1);

/// After so many lists in a row that found the kind gone, it is.
const GONE_FOR_SURE: u32 = 2;

/// What to ask the server next, decided without asking anybody.
///
/// Give it what happened, in order, with the time since it began, and do what it says, in order. It holds no objects, no
/// connection and no clock, so every decision can be tested as a script.
///
/// ```
/// use std::time::Duration;
/// use kube_informer::reflector::{Config, Effect, InitialSync, Input, Machine};
///
/// let mut machine = Machine::new(Config { initial: InitialSync::List, ..Config::default() }, 7);
/// let mut effects: Vec<Effect<&str>> = Vec::new();
/// machine.on(Duration::ZERO, Input::Started, &mut effects);
/// assert!(matches!(&effects[..], [Effect::Health(_), Effect::List(page)] if page.limit == Some(500)));
/// ```
#[derive(Debug)]
pub struct Machine {
    config: Config,
    phase: Phase,
    /// The version everything up to which was told to the next room.
    seen: Option<ResourceVersion>,
    /// The next room has the collection.
    synced: bool,
    /// The last word on our health was that we are in step.
    well: bool,
    /// The server answers "any version" in pages, so it has no watch cache: go on paging (B14).
    pages_always: bool,
    /// Streaming starts are not tried again: too many of them came to nothing (B08).
    streaming_off: bool,
    /// Streaming starts that were cut, in a row.
    cut_starts: u32,
    /// The last watch ended by expiry at once; the next time that is a reason to wait.
    expired_at_once: bool,
    /// Lists that found the kind gone, in a row.
    found_gone: u32,
    steps: Steps,
    dice: u64,
}

/// Where the machine stands. A phase holds only what is valid in it.
#[derive(Debug)]
enum Phase {
    /// Not started.
    Idle,
    /// A list is under way.
    Listing {
        request: ListRequest,
        asked: AskVersion,
        page: u32,
    },
    /// A streaming start is under way: events are staged until the bookmark that ends them.
    Starting {
        asked: AskVersion,
        staged: u64,
        staged_before: u64,
    },
    /// In step, following.
    Watching { since: Duration, events: u64 },
    /// A pause; then this.
    Waiting(Next),
    /// For good.
    Stopped,
}

/// What follows a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Next {
    /// List or stream, whatever is right then.
    Sync,
    /// Go on watching from the version seen last.
    Resume,
}

impl Machine {
    /// A machine that has not started. `seed` decides the jitter.
    pub fn new(config: Config, seed: u64) -> Self {
        Self {
            config,
            phase: Phase::Idle,
            seen: None,
            synced: false,
            well: false,
            pages_always: false,
            streaming_off: false,
            cut_starts: 0,
            expired_at_once: false,
            found_gone: 0,
            steps: Steps::default(),
            dice: seed,
        }
    }

    /// The version everything up to which was told.
    ///
    /// ```
    /// # use kube_informer::reflector::{Config, Machine};
    /// assert_eq!(Machine::new(Config::default(), 0).version(), None);
    /// ```
    pub fn version(&self) -> Option<&ResourceVersion> {
        self.seen.as_ref()
    }

    /// Takes in what happened at `now` and appends what to do to `out`.
    pub fn on<T>(&mut self, now: Duration, input: Input<T>, out: &mut Vec<Effect<T>>) {
        match (&mut self.phase, input) {
            (Phase::Stopped, _) => {}
            (_, Input::Stopped) => self.stop(out),
            (Phase::Idle, Input::Started) => {
                out.push(Effect::Health(Health::Syncing));
                self.sync(out);
            }

            (Phase::Listing { .. }, Input::Item(object)) => {
                out.push(Effect::Stage {
                    change: Change::Added,
                    object,
                });
            }
            (Phase::Listing { .. }, Input::PageEnded { version, next }) => {
                self.page_ended(now, version, next, out)
            }
            (Phase::Listing { .. }, Input::ListFailed(failure)) => self.list_failed(now, failure, out),

            (Phase::Starting { staged, .. }, Input::Changed { change, object, .. }) => {
                *staged += 1;
                out.push(Effect::Stage { change, object });
            }
            (
                Phase::Starting { .. },
                Input::Bookmark {
                    version,
                    ends_initial: true,
                },
            ) => {
                out.push(Effect::Forget(Timer::EndOfInitial));
                self.commit(now, version, out);
                // The same stream goes on as the watch (B05).
                self.phase = Phase::Watching {
                    since: now,
                    events: 1,
                };
            }
            (Phase::Starting { .. }, Input::Fired(Timer::EndOfInitial)) => self.end_is_late(out),
            (Phase::Starting { .. }, Input::StreamClosed) => {
                let cut = Failure::new(
                    FailureKind::Network,
                    "the stream ended before the end of its initial events",
                );
                self.start_failed(now, cut, Cut::Stream, out);
            }
            (Phase::Starting { .. }, Input::StreamBroken(failure)) => {
                self.start_failed(now, failure, Cut::Stream, out)
            }
            (Phase::Starting { .. }, Input::ErrorTold(failure)) => {
                out.push(Effect::Close);
                self.start_failed(now, failure, Cut::No, out);
            }
            (Phase::Starting { .. }, Input::WatchRefused(failure)) => {
                self.start_failed(now, failure, Cut::No, out)
            }

            (
                Phase::Watching { events, .. },
                Input::Changed {
                    change,
                    object,
                    version,
                },
            ) => {
                *events += 1;
                self.expired_at_once = false;
                if let Some(version) = &version {
                    self.advance_to(version);
                }
                out.push(Effect::Apply {
                    change,
                    object,
                    version,
                });
            }
            (Phase::Watching { events, .. }, Input::Bookmark { version, .. }) => {
                *events += 1;
                self.expired_at_once = false;
                if self.advance_to(&version) {
                    out.push(Effect::Advance(version));
                }
            }
            (Phase::Watching { events, .. }, Input::Skipped) => *events += 1,
            (Phase::Watching { .. }, Input::WatchOpened) => self.healthy(now, out),
            (Phase::Watching { .. }, Input::WatchRefused(failure)) => self.watch_failed(now, failure, out),
            (Phase::Watching { .. }, Input::StreamBroken(failure)) => self.watch_failed(now, failure, out),
            (Phase::Watching { .. }, Input::ErrorTold(failure)) => {
                out.push(Effect::Close);
                self.watch_failed(now, failure, out);
            }
            (Phase::Watching { since, events }, Input::StreamClosed) => {
                if *events == 0 && now.saturating_sub(*since) < SHORT_WATCH {
                    let short = Failure::new(
                        FailureKind::VeryShortWatch,
                        "the watch ended at once, without any event",
                    );
                    self.watch_failed(now, short, out);
                } else {
                    self.resume(now, out);
                }
            }

            (Phase::Waiting(next), Input::Fired(Timer::Retry)) => match *next {
                Next::Sync => self.sync(out),
                Next::Resume => self.resume(now, out),
            },

            // What was already on its way when the phase changed: an answer to a request that was given up, a timer that
            // was forgotten.
            _ => {}
        }
    }

    /// Fills the next room anew: as a stream if that may work, else as a list.
    fn sync<T>(&mut self, out: &mut Vec<Effect<T>>) {
        let newest_seen = self.seen.clone().map(AskVersion::NotOlderThan);
        if self.config.initial == InitialSync::Stream && !self.streaming_off {
            self.stream(newest_seen.unwrap_or(AskVersion::Newest), out);
        } else {
            self.list_instead(out);
        }
    }

    fn list<T>(&mut self, asked: AskVersion, out: &mut Vec<Effect<T>>) {
        // With a version the server answers from its watch cache, whole; pages would send it to its storage (B14).
        let whole = matches!(asked, AskVersion::NotOlderThan(_)) && !self.pages_always;
        let limit = (!whole).then_some(self.config.page_size).filter(|size| *size > 0);
        self.list_page(ListRequest::new(asked.clone(), limit), asked, 1, out);
    }

    fn list_page<T>(&mut self, request: ListRequest, asked: AskVersion, page: u32, out: &mut Vec<Effect<T>>) {
        out.push(Effect::List(request.clone()));
        self.phase = Phase::Listing { request, asked, page };
    }

    fn page_ended<T>(
        &mut self,
        now: Duration,
        version: ResourceVersion,
        next: Option<String>,
        out: &mut Vec<Effect<T>>,
    ) {
        let Phase::Listing { request, asked, page } = &self.phase else {
            return;
        };
        match next {
            Some(token) => {
                self.pages_always |= *asked == AskVersion::Any;
                let (request, asked, page) = (request.next_page(token), asked.clone(), page + 1);
                self.list_page(request, asked, page, out);
            }
            None => {
                self.commit(now, version, out);
                self.resume(now, out);
            }
        }
    }

    fn list_failed<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        let Phase::Listing { request, asked, page } = &self.phase else {
            return;
        };
        let (asked, page) = (asked.clone(), *page);
        let paged = request.limit.is_some();
        out.push(Effect::Discard);
        if failure.kind != FailureKind::KindGone {
            self.found_gone = 0;
        }
        match failure.kind {
            // The token expired while we read: once more, whole, at the version first asked for (B13).
            FailureKind::Expired if page > 1 && paged => {
                self.list_page(ListRequest::new(asked.clone(), None), asked, 1, out);
            }
            // The version is gone, or not there yet: then the newest (B11, B12).
            FailureKind::Expired | FailureKind::VersionTooLarge if asked != AskVersion::Newest => {
                self.list(AskVersion::Newest, out);
            }
            FailureKind::KindGone => self.kind_gone(now, failure, out),
            _ => self.fail(now, failure, Next::Sync, out),
        }
    }

    /// The objects went with their kind, once that is sure. See the module's page.
    fn kind_gone<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        self.found_gone = self.found_gone.saturating_add(1);
        if let Some(version) = self.seen.clone().filter(|_| self.synced)
            && self.found_gone == GONE_FOR_SURE
        {
            // Nothing is staged, so nothing is left; told before the health, so that who reads of it finds it done.
            out.push(Effect::Commit { version });
        }
        self.fail(now, failure, Next::Sync, out);
    }

    fn stream<T>(&mut self, asked: AskVersion, out: &mut Vec<Effect<T>>) {
        let request = self.watch_request(WatchStart::Initial(asked.clone()));
        out.push(Effect::Watch(request));
        out.push(Effect::Wait {
            timer: Timer::EndOfInitial,
            pause: self.config.initial_progress,
        });
        self.phase = Phase::Starting {
            asked,
            staged: 0,
            staged_before: 0,
        };
    }

    fn start_failed<T>(&mut self, now: Duration, failure: Failure, cut: Cut, out: &mut Vec<Effect<T>>) {
        let Phase::Starting { asked, .. } = &self.phase else {
            return;
        };
        let asked = asked.clone();
        out.push(Effect::Forget(Timer::EndOfInitial));
        out.push(Effect::Discard);
        match (failure.kind, cut) {
            (FailureKind::Expired | FailureKind::VersionTooLarge, _) if asked != AskVersion::Newest => {
                self.stream(AskVersion::Newest, out);
            }
            // The server has too much to do, or is not there: a list would make it worse (B07).
            (FailureKind::TooManyRequests | FailureKind::ConnectionRefused, _) => {
                self.fail(now, failure, Next::Sync, out);
            }
            // Started, but cut before its end: clean again, but not for ever (B08).
            (_, Cut::Stream) => {
                self.cut_starts += 1;
                if self.cut_starts >= self.config.initial_attempts {
                    self.give_up_streaming(failure, out);
                } else {
                    self.fail(now, failure, Next::Sync, out);
                }
            }
            // The server does not do this: a list, this round (B06).
            (_, Cut::No) => {
                out.push(Effect::Report(failure));
                self.list_instead(out);
            }
        }
    }

    /// The end of the initial events did not come in time. As long as there is progress, wait on (B08).
    fn end_is_late<T>(&mut self, out: &mut Vec<Effect<T>>) {
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
        self.give_up_streaming(late, out);
    }

    fn give_up_streaming<T>(&mut self, failure: Failure, out: &mut Vec<Effect<T>>) {
        self.streaming_off = true;
        out.push(Effect::Report(failure));
        self.list_instead(out);
    }

    fn list_instead<T>(&mut self, out: &mut Vec<Effect<T>>) {
        // Never back behind what was told (B10, I2).
        let first = if self.config.consistent_list {
            AskVersion::Newest
        } else {
            AskVersion::Any
        };
        self.list(self.seen.clone().map_or(first, AskVersion::NotOlderThan), out);
    }

    /// What was staged is the collection now.
    fn commit<T>(&mut self, now: Duration, version: ResourceVersion, out: &mut Vec<Effect<T>>) {
        self.advance_to(&version);
        self.cut_starts = 0;
        self.found_gone = 0;
        self.synced = true;
        out.push(Effect::Commit { version });
        self.healthy(now, out);
    }

    /// Follows from the version seen last.
    fn resume<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        let Some(version) = self.seen.clone() else {
            // Nothing was ever seen, so there is nothing to go on from.
            return self.sync(out);
        };
        let request = self.watch_request(WatchStart::After(version));
        out.push(Effect::Watch(request));
        self.phase = Phase::Watching {
            since: now,
            events: 0,
        };
    }

    fn watch_failed<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        match failure.kind {
            // Nobody's fault: the difference is listed (B15). Twice without anything between is one.
            FailureKind::Expired if !self.expired_at_once => {
                self.expired_at_once = true;
                self.sync(out);
            }
            FailureKind::Expired
            | FailureKind::VersionTooLarge
            | FailureKind::CorruptObject
            | FailureKind::NotFound
            | FailureKind::KindGone => {
                self.fail(now, failure, Next::Sync, out);
            }
            // Everything else is a bad moment of the connection or the server, not of the version (B16, B17, B19).
            FailureKind::TooManyRequests
            | FailureKind::ConnectionRefused
            | FailureKind::Rejected
            | FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::Server
            | FailureKind::Network
            | FailureKind::Malformed
            | FailureKind::VeryShortWatch => self.fail(now, failure, Next::Resume, out),
        }
    }

    /// Tells what went wrong and waits.
    fn fail<T>(&mut self, now: Duration, failure: Failure, next: Next, out: &mut Vec<Effect<T>>) {
        let chance = self.chance();
        let pause = self.steps.next(&self.config.backoff, now, chance);
        let pause = pause.max(failure.retry_after.unwrap_or_default());
        self.well = false;
        out.push(Effect::Report(failure.clone()));
        out.push(Effect::Health(Health::Degraded {
            cause: failure,
            next_try: pause,
        }));
        out.push(Effect::Wait {
            timer: Timer::Retry,
            pause,
        });
        self.phase = Phase::Waiting(next);
    }

    fn healthy<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        self.steps.healthy(now);
        if self.synced && !std::mem::replace(&mut self.well, self.synced) {
            out.push(Effect::Health(Health::Synced));
        }
    }

    fn stop<T>(&mut self, out: &mut Vec<Effect<T>>) {
        match self.phase {
            Phase::Listing { .. } => out.extend([Effect::Close, Effect::Discard]),
            Phase::Starting { .. } => {
                out.extend([
                    Effect::Forget(Timer::EndOfInitial),
                    Effect::Close,
                    Effect::Discard,
                ]);
            }
            Phase::Watching { .. } => out.push(Effect::Close),
            Phase::Waiting(_) => out.push(Effect::Forget(Timer::Retry)),
            Phase::Idle | Phase::Stopped => {}
        }
        self.phase = Phase::Stopped;
        out.push(Effect::Health(Health::Stopped));
    }

    /// Moves on to `version`, never back (I2); false when it was there already.
    fn advance_to(&mut self, version: &ResourceVersion) -> bool {
        let newer = self.seen.as_ref().is_none_or(|seen| seen < version);
        if newer {
            self.seen = Some(version.clone());
        }
        newer
    }

    fn watch_request(&mut self, start: WatchStart) -> WatchRequest {
        let shortest = self.config.watch_timeout;
        // Between once and twice the time, so that not all watches of a server end together (B20).
        let timeout = shortest.mul_f64(1.0 + self.chance() * 0.999);
        WatchRequest {
            start,
            timeout,
            silence: self.config.silence,
        }
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

/// Was a streaming start accepted and then cut?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Cut {
    Stream,
    No,
}
