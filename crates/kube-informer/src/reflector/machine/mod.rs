//! Reflector machine: decides what to ask the API server next, and which answers to believe.
//!
//! Knows: list items and ends, watch events, bookmarks, failures by kind, its own timers, the current time as an
//! argument. Never learns: HTTP, tokio, the clock, the store, the content of objects. If you need one of them here, an
//! input or an effect is missing.
//!
//! Read [`Phase`] (states), then [`Machine::on`] (rules), then the rules by subject: `list.rs`, `stream.rs` (streaming
//! starts), `rewind.rs` (which versions to believe), `probe.rs`, `spot_check.rs`, `pacing.rs`, `outage.rs`; then
//! `tests.rs` (scripts). Contract: B01–B27, B65–B69.
//!
//! The machine passes objects on and never keeps them. The sink stages the objects of a list or a streaming start, and
//! commits or discards them as a whole on the machine's order (I8).
//!
//! # A server that goes back
//!
//! The versions of a server can go back: etcd is restored from a backup, another server has the same address, or an
//! aggregated server starts to count again. The server then answers a watch from the last seen version with silence. A
//! replica that is behind the others also reports lower versions for a moment, but no data is lost. The following rule
//! distinguishes the two cases:
//!
//! - **A consistent read is a proof.** The server answers a list or a streaming start at [`AskVersion::Newest`], and a
//!   probe, with the current state of its storage, whichever replica answers. The versions of such answers go back only
//!   if the data does. An answer below the version that was seen when the request was sent proves that the server went
//!   back.
//! - **Anything else is a suspicion**: a list or a streaming start that a replica could answer from its cache, an
//!   event, a bookmark, "too large resource version", or a version that leaps. The machine answers a suspicion with a
//!   probe. It discards a list below the seen version and repeats the request at [`AskVersion::Newest`]. It never
//!   empties the collection on a suspicion. Probes are spaced, so a replica that is behind costs a few small requests.
//!
//! After the proof, the machine fetches the collection at the newest version, *afresh*: a server that went back assigns
//! the same versions again, so an equal uid and version do not prove equal content ([`ListRequest::afresh`]). The new
//! version counts although it is lower. [`Effect::Distrust`] announces this to the sink before the first object.
//!
//! ## A server that went back and passed our version
//!
//! A probe does not detect this server, because its version is not below ours. The server answers a watch from our
//! version, and the watch misses every change of the new history up to that version. Therefore the machine makes a
//! *spot check* after every period without a watch. [`Effect::SpotCheck`] asks the server for its state at exactly our
//! version V: of the object that changed last in the cache, or of the whole collection if it is small. The machine
//! opens the watch only after the answer.
//!
//! | answer | it proves |
//! |---|---|
//! | at V, as cached | nothing against the cache: continue |
//! | at V, different: another uid or version, missing, or present although deleted | another history: a rewind. V is in the past, so no later write or deletion can be the reason, and a replica that is behind gives the same answer or none |
//! | at V, the same uid and version, other content | nothing: the new history assigned the version again, or the server encodes the same object differently (an upgrade, a new default). The collection is fetched afresh, in the same epoch ([`Rewind::Possible`]) |
//! | at another version than V | nothing: the server does not support exact versions. No spot check until the next list |
//! | V has expired | nothing, and no proof is possible any more: the collection is fetched afresh in the same way |
//! | V is too large | a suspicion: a probe follows, as above |
//! | no answer, 429, 5xx | nothing: the spot check is repeated after the pause. If a watch works and only spot checks fail, as for an expired V |
//! | 401, 403, 404 | nothing: the spot check is repeated, because a starting server gives these answers. If a watch works and only spot checks are refused, there are no more spot checks |
//! | 400 | nothing: no spot check until the next list |
//!
//! A restore cuts every connection and takes seconds. Therefore a watch that ended normally at its timeout, and is
//! opened again at once, needs no spot check. Every other end of a watch does: a failure, silence, a normal end before
//! the timeout (a server that shuts down ends its watches this way), and a restart of the reflector. Each spot check
//! costs one small request.
//!
//! A spot check misses three cases:
//!
//! 1. The collection is too large to be compared whole, or has selectors; it did not change between the backup and the
//!    restore, and the new history changed it at versions up to V.
//! 2. The new history made the same change to the same object at the same version.
//! 3. The server was replaced while its watches stayed open. This is detected when they end.
//!
//! An audit finds every difference in uid or version (B72).
//!
//! # Pacing
//!
//! Fetching the whole collection is expensive, so no answer of a server can cause it in a tight loop. The first time is
//! free. After that, each relist waits for the backoff, and only an uninterrupted
//! [`Backoff::reset_after`](super::Backoff) of health makes it free again (B68). See `pacing.rs`.
//!
//! # A kind that disappears
//!
//! When a CRD is deleted, its watches end, possibly before they sent the deletions, and the server answers lists with
//! 404. It gives the same answer for a version that is no longer served, as does a proxy that has no route for the
//! request, and in those cases the objects still exist. A missed deletion does less harm than a false one, which makes
//! controllers clean up after objects that still exist. Therefore a 404 alone changes nothing
//! ([`FailureKind::NotFound`]).
//!
//! Only two consecutive [`FailureKind::KindGone`], with a pause between them, empty the collection. The source reports
//! that failure only if the server's discovery succeeds and contains no version of the resource. The second report
//! covers a cluster in which one of the servers is behind. The collection stays at the last seen version, the health is
//! degraded, and the machine keeps asking until the kind is back. If the kind never existed, the machine waits for it,
//! and the collection never counts as synced.

mod io;
mod list;
mod outage;
mod pacing;
mod probe;
mod rewind;
mod spot_check;
mod stream;

#[cfg(test)]
mod tests;

use std::time::Duration;

pub use io::{Config, Effect, Health, InitialSync, Input, Timer};

use self::list::ListProgress;
use self::outage::Outage;
use self::pacing::ListPacing;
pub(super) use self::pacing::scaled;
use self::probe::Probing;
use self::spot_check::SpotCheckState;
use self::stream::Cut;
use crate::object::ResourceVersion;
use crate::protocol::{AskVersion, EventType, Failure, FailureKind, Rewind, WatchRequest, WatchStart};

/// The longest pause that a server can ask for. No number on the wire may delay a retry for longer (B69).
const LONGEST_RETRY_AFTER: Duration = Duration::from_secs(300);

/// The longest `timeoutSeconds` of a request. Servers reject values that they cannot represent.
const LONGEST_WATCH: Duration = Duration::from_secs(u32::MAX as u64);

/// The timeout of a probe or a spot check.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);

/// The shortest silence limit, whatever the configuration says.
const SHORTEST_SILENCE: Duration = Duration::from_secs(1);

/// Decides what to ask the server next, without doing any I/O.
///
/// Pass the inputs in order, each with the time since the start, and perform the effects in order. The machine holds no
/// objects, no connection and no clock, so every decision can be tested as a script.
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
    /// The version up to which the sink has received everything.
    seen: Option<ResourceVersion>,
    reported: Reported,
    traits: ServerTraits,
    pace: ListPacing,
    outage: Outage,
    probing: Probing,
    spot_checks: SpotCheckState,
    /// A relist was requested, and waits for its pause.
    relist_due: bool,
    /// The server went back, and its new collection is not committed yet.
    rewinding: Option<Rewind>,
    /// The source of the jitter.
    random: fastrand::Rng,
}

/// What the sink was notified of.
#[derive(Debug, Default)]
struct Reported {
    /// The sink has the collection.
    synced: bool,
    /// The last reported health is [`Health::Synced`].
    well: bool,
}

/// What is known about this server and this collection.
#[derive(Debug, Default)]
struct ServerTraits {
    /// The server answers "any version" in pages, so it has no watch cache. Lists are always paged (B14).
    pages_always: bool,
    /// Streaming starts are not tried again, because too many of them failed (B08).
    streaming_off: bool,
    /// The number of consecutive streaming starts that were cut.
    cut_starts: u32,
    /// The number of consecutive lists that found the kind gone.
    found_gone: u32,
    /// The server itself answered with versions that are longer than those of etcd.
    long_versions: bool,
}

/// The state of the machine. A phase holds only what is valid in it.
#[derive(Debug)]
enum Phase {
    /// Not started.
    Idle,
    /// A list is in progress.
    Listing(ListProgress),
    /// A streaming start is in progress: events are staged until the bookmark that ends the initial events.
    Starting {
        asked: AskVersion,
        asked_at: Duration,
        /// See `Watching`.
        over_at: Duration,
        staged: u64,
        staged_before: u64,
    },
    /// In sync, with a watch open or being opened.
    Watching {
        since: Duration,
        /// The time from which an end of the watch is its normal timeout.
        over_at: Duration,
        events: u64,
        /// The server sends bookmarks on this stream, so silence is a failure.
        bookmarked: bool,
        /// The watch follows a consistent read, so no probe is needed when it opens.
        proven: bool,
    },
    /// A spot check is in progress; `next` follows.
    Checking { next: AfterPause },
    /// A pause; `next` follows.
    Waiting {
        next: AfterPause,
        /// The end of the outage also ends the pause.
        for_server: bool,
        /// The server asked for no request before this time.
        not_before: Duration,
    },
    /// Ended permanently.
    Stopped,
}

/// The step after a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AfterPause {
    /// Fetch the collection, as a list or a stream.
    Sync,
    /// Watch from the last seen version.
    Resume,
}

impl Machine {
    /// Creates a machine that has not started. `seed` determines the jitter.
    pub fn new(config: Config, seed: u64) -> Self {
        Self {
            config,
            phase: Phase::Idle,
            seen: None,
            reported: Reported::default(),
            traits: ServerTraits::default(),
            pace: ListPacing::default(),
            outage: Outage::default(),
            probing: Probing::default(),
            spot_checks: SpotCheckState::default(),
            relist_due: false,
            rewinding: None,
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// The version up to which the sink has received everything.
    ///
    /// ```
    /// # use kube_informer::reflector::{Config, Machine};
    /// assert_eq!(Machine::new(Config::default(), 0).version(), None);
    /// ```
    pub fn version(&self) -> Option<&ResourceVersion> {
        self.seen.as_ref()
    }

    /// Resets the machine after the open request was lost, for example in a panic. The machine can then be started
    /// again, and fetches the collection. It keeps what it has traits: the version below which nothing may fall, the
    /// pauses, and what the server does not support.
    ///
    /// ```
    /// use std::time::Duration;
    /// use kube_informer::reflector::{Config, Effect, Input, Machine};
    ///
    /// let mut machine = Machine::new(Config::default(), 7);
    /// let mut effects: Vec<Effect<&str>> = Vec::new();
    /// machine.on(Duration::ZERO, Input::Started, &mut effects);
    /// machine.restart();
    /// effects.clear();
    /// machine.on(Duration::ZERO, Input::Started, &mut effects);
    /// assert!(matches!(effects[..], [Effect::Health(_), Effect::Watch(_), ..]));
    /// ```
    pub fn restart(&mut self) {
        self.phase = Phase::Idle;
        self.reported.well = false;
        self.probing.start_over();
        self.spot_checks.interrupted();
    }

    /// How long a stream, a list or an answer may be silent.
    pub(super) fn silence(&self) -> Duration {
        self.config.silence.max(SHORTEST_SILENCE)
    }

    /// Handles an input at `now` and appends the effects to `out`.
    pub fn on<T>(&mut self, now: Duration, input: Input<T>, out: &mut Vec<Effect<T>>) {
        match (&mut self.phase, input) {
            (Phase::Stopped, _) => {}
            (_, Input::Stopped) => self.stop(out),
            (Phase::Idle, Input::Started) => {
                out.push(Effect::Health(Health::Syncing));
                out.extend(self.rewinding.map(Effect::Distrust));
                self.proceed(now, AfterPause::Sync, out);
            }

            (Phase::Listing(pages), Input::Item(object)) => {
                pages.items += 1;
                out.push(Effect::Stage {
                    change: EventType::Added,
                    object,
                });
            }
            (Phase::Listing(_), Input::PageEnded { version, next }) => {
                self.page_ended(now, version, next, out)
            }
            (Phase::Listing(_), Input::ListFailed(failure)) => self.list_failed(now, failure, out),

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
            ) => self.started(now, version, out),
            (Phase::Starting { .. }, Input::Fired(Timer::EndOfInitial)) => self.end_is_late(now, out),
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
            (Phase::Starting { .. }, Input::StreamSilent(limit)) => {
                self.start_failed(now, Failure::silent(limit), Cut::Stream, out)
            }
            (Phase::Starting { .. }, Input::ErrorEvent(failure)) => {
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
                let version = version.filter(|version| self.accepts_version(now, version, out));
                out.push(Effect::Apply {
                    change,
                    object,
                    version,
                });
            }
            (
                Phase::Watching {
                    events, bookmarked, ..
                },
                Input::Bookmark { version, .. },
            ) => {
                *events += 1;
                *bookmarked = true;
                let before = self.seen.clone();
                if self.accepts_version(now, &version, out) && self.seen != before {
                    out.push(Effect::Advance(version));
                }
            }
            (Phase::Watching { events, .. }, Input::Skipped) => *events += 1,
            (Phase::Watching { proven, .. }, Input::WatchOpened) => {
                let proven = *proven;
                if !self.watch_may_stay(now, out) {
                    return;
                }
                self.healthy(now, out);
                match proven {
                    true => self.probe_after(self.config.probe_interval, out),
                    false => self.probe(now, out),
                }
            }
            (Phase::Watching { .. }, Input::WatchRefused(failure)) => self.watch_failed(now, failure, out),
            (Phase::Watching { .. }, Input::StreamBroken(failure)) => self.watch_failed(now, failure, out),
            (Phase::Watching { .. }, Input::ErrorEvent(failure)) => {
                out.push(Effect::Close);
                self.watch_failed(now, failure, out);
            }
            (Phase::Watching { bookmarked, .. }, Input::StreamSilent(limit)) => match *bookmarked {
                true => self.watch_failed(now, Failure::silent(limit), out),
                // A server that sends no bookmarks is silent while nothing changes. Opening the watch again shows
                // whether the server is still reachable.
                false => {
                    self.spot_checks.interrupted();
                    self.proceed(now, AfterPause::Resume, out);
                }
            },
            (
                Phase::Watching {
                    since,
                    over_at,
                    events,
                    ..
                },
                Input::StreamClosed,
            ) => {
                let (lived, early, events) = (now.saturating_sub(*since), now < *over_at, *events);
                match self.pace.watch_ended(lived, events) {
                    Err(short) => self.watch_failed(now, short, out),
                    Ok(()) => {
                        if early {
                            self.spot_checks.interrupted();
                        }
                        self.proceed(now, AfterPause::Resume, out);
                    }
                }
            }

            (Phase::Checking { next }, Input::SpotChecked(answer)) => {
                let next = *next;
                self.spot_checked(now, next, answer, out);
            }

            (
                Phase::Watching { .. }
                | Phase::Checking { .. }
                | Phase::Waiting {
                    next: AfterPause::Resume, ..
                },
                Input::Probed(answer),
            ) => self.probed(now, answer, out),
            (
                Phase::Watching { .. }
                | Phase::Checking { .. }
                | Phase::Waiting {
                    next: AfterPause::Resume, ..
                },
                Input::Fired(Timer::Probe),
            ) => self.probe(now, out),
            (phase, Input::Rewound) if !matches!(phase, Phase::Idle) => self.rewound_elsewhere(now, out),

            (Phase::Waiting { next, .. }, Input::Fired(Timer::Retry)) => {
                let next = *next;
                self.proceed(now, next, out);
            }
            (
                Phase::Waiting {
                    for_server,
                    not_before,
                    ..
                },
                Input::ServerAnswers,
            ) if *for_server => {
                *for_server = false;
                let pause = not_before.saturating_sub(now);
                self.server_answers(pause, out);
            }

            (Phase::Watching { .. }, Input::RelistAsked) => self.relist_asked(now, out),
            (Phase::Watching { .. }, Input::Fired(Timer::Relist)) if self.relist_due => {
                self.relist_afresh(now, out);
            }
            (Phase::Checking { next } | Phase::Waiting { next, .. }, Input::RelistAsked) => {
                *next = AfterPause::Sync;
                self.believe_nothing(out);
            }
            (Phase::Checking { next } | Phase::Waiting { next, .. }, Input::Fired(Timer::Relist))
                if self.relist_due =>
            {
                *next = AfterPause::Sync;
                self.believe_nothing(out);
            }
            (Phase::Watching { .. }, Input::ProbeAsked) => self.probe_asked(now, out),

            // Stale inputs: the answer to a closed request, or a cancelled timer, which was already on its way when the
            // phase changed. They are listed one by one, so that a new input requires a decision.
            (
                _,
                Input::Started
                | Input::Item(_)
                | Input::PageEnded { .. }
                | Input::ListFailed(_)
                | Input::WatchOpened
                | Input::WatchRefused(_)
                | Input::Changed { .. }
                | Input::Bookmark { .. }
                | Input::Skipped
                | Input::ErrorEvent(_)
                | Input::StreamClosed
                | Input::StreamBroken(_)
                | Input::StreamSilent(_)
                | Input::Probed(_)
                | Input::SpotChecked(_)
                | Input::Rewound
                | Input::ServerAnswers
                // The collection is already being fetched.
                | Input::RelistAsked
                | Input::ProbeAsked
                | Input::Fired(Timer::Retry | Timer::EndOfInitial | Timer::Probe | Timer::Relist),
            ) => {}
        }
    }

    /// Fetches the collection: as a stream if streaming starts are enabled, otherwise as a list.
    fn sync<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        self.pace.listed(now);
        if self.config.initial == InitialSync::Stream && !self.traits.streaming_off {
            let asked = self.asked().unwrap_or(AskVersion::Newest);
            self.stream(now, asked, out);
        } else {
            self.list_instead(now, out);
        }
    }

    /// The version to ask for in a relist: not older than the last seen one (B10, I2), unless the server went back.
    /// `None` for the first list.
    fn asked(&self) -> Option<AskVersion> {
        match (self.rewinding, &self.seen) {
            (Some(_), _) => Some(AskVersion::Newest),
            (None, seen) => seen.clone().map(AskVersion::NotOlderThan),
        }
    }

    /// Commits the staged objects. `proven` is the time of the request if it was a consistent read.
    fn commit<T>(
        &mut self,
        now: Duration,
        version: ResourceVersion,
        proven: Option<Duration>,
        out: &mut Vec<Effect<T>>,
    ) {
        self.traits.long_versions |= version.is_long();
        self.seen = Some(version.clone());
        self.pace.listed(now);
        self.probing.start_over();
        self.spot_checks.start_over();
        self.relist_due = false;
        self.traits.cut_starts = 0;
        self.traits.found_gone = 0;
        self.reported.synced = true;
        out.push(Effect::Commit {
            version: version.clone(),
            rewind: self.rewinding.take(),
        });
        if let Some(asked_at) = proven {
            out.push(Effect::Proven { asked_at, version });
        }
        self.healthy(now, out);
    }

    /// Watches from the last seen version. `proven` is true if a consistent read has just returned this version.
    fn resume<T>(&mut self, now: Duration, proven: bool, out: &mut Vec<Effect<T>>) {
        let Some(version) = self.seen.clone() else {
            // No version was seen, so there is none to watch from.
            return self.sync(now, out);
        };
        let request = self.watch_request(WatchStart::After(version));
        let over_at = over_at(now, &request);
        out.push(Effect::Watch(request));
        self.phase = Phase::Watching {
            since: now,
            over_at,
            events: 0,
            bookmarked: false,
            proven,
        };
    }

    /// Fetches the collection again: immediately if that is free, otherwise after a pause during which the watch stays
    /// open (B68, B72).
    fn relist_asked<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if self.relist_due {
            return;
        }
        if self.pace.relist_is_free(&self.config.backoff, now) {
            return self.relist_afresh(now, out);
        }
        self.relist_due = true;
        let chance = self.random.f64();
        let pause = self.pace.pause_between_lists(&self.config.backoff, now, chance);
        self.pace.healthy(now);
        let timer = Timer::Relist;
        out.push(Effect::Wait { timer, pause });
    }

    /// Closes the watch and fetches everything, because a relist is requested when the cache may be wrong.
    fn relist_afresh<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        out.push(Effect::Close);
        self.believe_nothing(out);
        self.sync(now, out);
    }

    fn watch_failed<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        match failure.kind {
            // Normal operation: the list brings the difference (B15). Frequent repetition is a failure (B68).
            FailureKind::Expired => {
                self.relist_after_outage();
                if self.pace.relist_is_free(&self.config.backoff, now) {
                    self.sync(now, out);
                } else {
                    out.push(Effect::Report(failure.clone()));
                    self.wait_for_list(now, failure, out);
                }
            }
            // A replica is behind, or the server went back. A probe finds out, and the watch is retried meanwhile.
            FailureKind::VersionTooLarge if self.relies_on_probes() => {
                self.fail(now, failure, AfterPause::Resume, out);
                self.suspect(now, out);
            }
            FailureKind::VersionTooLarge
            | FailureKind::CorruptObject
            | FailureKind::NotFound
            | FailureKind::KindGone
            | FailureKind::Rewound => {
                self.fail(now, failure, AfterPause::Sync, out);
            }
            // All other failures are temporary and concern the connection or the server, not the version (B16, B17,
            // B19).
            FailureKind::TooManyRequests
            | FailureKind::ConnectionRefused
            | FailureKind::Rejected
            | FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::Server
            | FailureKind::Network
            | FailureKind::Malformed
            | FailureKind::VeryShortWatch => self.fail(now, failure, AfterPause::Resume, out),
        }
    }

    /// Reports the failure and waits.
    fn fail<T>(&mut self, now: Duration, failure: Failure, next: AfterPause, out: &mut Vec<Effect<T>>) {
        out.push(Effect::Report(failure.clone()));
        self.wait(now, failure, next, out);
    }

    /// Waits for the backoff, or for the time that the server asked for if it is longer, up to a limit.
    fn wait<T>(&mut self, now: Duration, cause: Failure, next: AfterPause, out: &mut Vec<Effect<T>>) {
        let chance = self.random.f64();
        let pause = self.pace.pause(&self.config.backoff, now, chance);
        self.wait_at_least(now, pause, cause, next, out);
    }

    /// Waits before another list. The time since the last one counts (B68, B70).
    fn wait_for_list<T>(&mut self, now: Duration, cause: Failure, out: &mut Vec<Effect<T>>) {
        let chance = self.random.f64();
        let pause = self.pace.pause_between_lists(&self.config.backoff, now, chance);
        self.wait_at_least(now, pause, cause, AfterPause::Sync, out);
    }

    fn wait_at_least<T>(
        &mut self,
        now: Duration,
        pause: Duration,
        cause: Failure,
        next: AfterPause,
        out: &mut Vec<Effect<T>>,
    ) {
        let asked_for = cause.retry_after.unwrap_or_default().min(LONGEST_RETRY_AFTER);
        let pause = pause.max(asked_for);
        let for_server = self.outage.may_explain(cause.kind);
        self.spot_checks.interrupted();
        self.degraded(cause, pause, out);
        out.push(Effect::Wait {
            timer: Timer::Retry,
            pause,
        });
        self.phase = Phase::Waiting {
            next,
            for_server,
            not_before: now.saturating_add(asked_for),
        };
    }

    fn degraded<T>(&mut self, cause: Failure, next_try: Duration, out: &mut Vec<Effect<T>>) {
        self.reported.well = false;
        out.push(Effect::Health(Health::Degraded { cause, next_try }));
    }

    fn healthy<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        self.pace.healthy(now);
        self.outage.health();
        if self.reported.synced && !std::mem::replace(&mut self.reported.well, self.reported.synced) {
            out.push(Effect::Health(Health::Synced));
        }
    }

    fn stop<T>(&mut self, out: &mut Vec<Effect<T>>) {
        self.abandon(out);
        if self.can_probe() {
            out.push(Effect::Forget(Timer::Probe));
        }
        self.phase = Phase::Stopped;
        out.push(Effect::Health(Health::Stopped));
    }

    /// Closes the open request or timer of the current phase.
    fn abandon<T>(&mut self, out: &mut Vec<Effect<T>>) {
        match self.phase {
            Phase::Listing(_) => out.extend([Effect::Close, Effect::Discard]),
            Phase::Starting { .. } => {
                out.extend([
                    Effect::Forget(Timer::EndOfInitial),
                    Effect::Close,
                    Effect::Discard,
                ]);
            }
            Phase::Watching { .. } | Phase::Checking { .. } => out.push(Effect::Close),
            Phase::Waiting { .. } => out.push(Effect::Forget(Timer::Retry)),
            Phase::Idle | Phase::Stopped => {}
        }
    }

    fn watch_request(&mut self, start: WatchStart) -> WatchRequest {
        let shortest = self.config.watch_timeout;
        // Between one and two times the configured time, so that the watches of a server do not all end together (B20).
        let timeout = scaled(shortest, 1.0 + self.random.f64() * 0.999);
        WatchRequest {
            start,
            timeout: timeout.min(LONGEST_WATCH),
            silence: self.silence(),
            afresh: self.rewinding.is_some(),
        }
    }
}

/// The earliest time at which the server may end this watch because of its timeout: after the requested whole seconds.
/// One second is subtracted because clocks differ.
fn over_at(now: Duration, request: &WatchRequest) -> Duration {
    let asked = Duration::from_secs(request.timeout.as_secs());
    now.saturating_add(asked).saturating_sub(Duration::from_secs(1))
}
