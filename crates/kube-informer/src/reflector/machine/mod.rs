//! Reflector machine: decides what to ask the API server next, and what to believe of its answers.
//!
//! Knows: list items and ends, watch events, bookmarks, failures by kind, its own timers, the time it is told.
//! Never learns: HTTP, tokio, the clock, the store, what is inside an object. If you need one of them here, an input or
//! an effect is missing.
//!
//! Read [`Phase`] (states), then [`Machine::on`] (rules), then the rules by subject: `list.rs`, `stream.rs` (streaming starts),
//! `rewind.rs` (which versions to believe), `probe.rs`, `spot_check.rs`, `pacing.rs`, `outage.rs`; then `tests.rs` (scripts). Contract: B01–B27, B65–B69.
//!
//! Objects pass through and are never kept: what belongs to a list or a streaming start is staged in the next room, which
//! commits or discards it as a whole when told to (I8).
//!
//! # A server that goes back
//!
//! etcd restored from a backup, another server at the same address, an aggregated server that counts anew: the versions are
//! lower than before, and a watch from the version seen last is answered with silence. A replica that is behind the others
//! says lower versions too, for a moment, while nothing is lost. The rule that tells them apart:
//!
//! - **A consistent read proves.** A list or a streaming start at [`AskVersion::Newest`], and a probe, is answered with what the
//!   server's storage has at that moment, whichever replica answers. Such versions never go back while the data does not. One
//!   below the version that was seen when the request was made proves that the server went back.
//! - **Anything else is a suspicion**: a list or streaming start that could be answered from a replica's cache, an event, a
//!   bookmark, "too large resource version", and a version that leaps. A suspicion is answered with a probe; a list that lies
//!   below what was seen is discarded and asked for again at [`AskVersion::Newest`]. Nothing is emptied, and probes are
//!   spaced, so that a replica that is behind costs a few small requests.
//!
//! After the proof the collection is fetched at the newest version, *afresh*: a server that went back gives out the same
//! versions again, so equal uid and version do not prove equal content ([`ListRequest::afresh`]). Its version counts,
//! although it is lower; [`Effect::Distrust`] says so to the next room, before the first object comes.
//!
//! ## A server that went back and came past our version
//!
//! No probe sees this server: its version is not below ours. A watch from our version is answered, and misses everything that the
//! new history did up to that version. Therefore a *spot check* follows every time without a watch: [`Effect::SpotCheck`] asks the
//! server what it had at exactly our version V, of the object that the cache saw change last, or of the whole collection if
//! it is small. The watch is opened only after the answer.
//!
//! | answer | it proves |
//! |---|---|
//! | at V, as cached | nothing against the cache: go on |
//! | at V, other: uid, version, missing, or there though deleted | another history: a rewind. V is in the past, so no later write or deletion can be the reason, and a replica that is behind gives the same answer or none |
//! | at V, the same uid and version, other content | nothing: the history gave out the version again, or the server writes the same object in another way (an upgrade, a new default). The collection is fetched afresh, in the same epoch ([`Rewind::Possible`]) |
//! | at another version than V | nothing: the server has no exact versions. It is not asked again until the next list |
//! | V has expired | nothing, and nothing can be proven any more: fetched afresh in the same way |
//! | V is too large | a suspicion: a probe is made, as above |
//! | no answer, 429, 5xx | nothing: asked again after the pause. If a watch works and only spot checks fail, as for an expired V |
//! | 401, 403, 404 | nothing: asked again, because a server that is starting answers so. If a watch works and only spot checks are refused, they are not made any more |
//! | 400 | nothing: not asked again until the next list |
//!
//! A restore cuts every connection and takes seconds. So a watch that ended in order when its time was over, and is opened again at
//! once, needs no spot check. Every other end does: failures, silence, an end in order before its time (a server that shuts down ends
//! watches so), and a restart of the reflector. The cost is one small request each time.
//!
//! A spot check cannot see three things. First, a collection that is too large to be compared whole, or that has selectors, may have had
//! no change after the backup was taken, and then changes of the new history up to V. Second, the new history may have made the
//! same change to the same object at the same version. Third, a server may be replaced while its watches stay open; that is seen
//! when they end. An audit finds what differs in uid or version (B72).
//!
//! # Pacing
//!
//! Fetching everything is expensive, so no answer of a server, however odd, makes us do it in a tight loop: after the first
//! time, which is free, fetching again waits for the backoff, and only [`Backoff::reset_after`](super::Backoff) of health in
//! one piece makes it free again (B68). See `pacing.rs`.
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
use self::spot_check::Doubt;
use self::stream::Cut;
use crate::object::ResourceVersion;
use crate::protocol::{AskVersion, EventType, Failure, FailureKind, Rewind, WatchRequest, WatchStart};

/// However long a server asks us to stay away, we come back after this: no number on the wire may keep us away for longer (B69).
const LONGEST_RETRY_AFTER: Duration = Duration::from_secs(300);

/// The longest `timeoutSeconds` that is asked for: more than servers can count is an error to them.
const LONGEST_WATCH: Duration = Duration::from_secs(u32::MAX as u64);

/// A probe or a spot check without an answer for this long has failed.
const ANSWER_WITHIN: Duration = Duration::from_secs(10);

/// The shortest time that counts as silence, whatever the configuration says.
const SHORTEST_SILENCE: Duration = Duration::from_secs(1);

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
    reported: Reported,
    learned: Learned,
    pace: ListPacing,
    outage: Outage,
    probing: Probing,
    doubt: Doubt,
    /// A relist was asked for, and waits for its pause.
    relist_due: bool,
    /// The server went back, and what it has now was not committed yet.
    rewinding: Option<Rewind>,
    /// Decides the jitter.
    random: fastrand::Rng,
}

/// What the sink was notified of.
#[derive(Debug, Default)]
struct Reported {
    /// The sink has the collection.
    synced: bool,
    /// The last reported health was in sync.
    well: bool,
}

/// What the machine has learned about this server and this collection.
#[derive(Debug, Default)]
struct Learned {
    /// The server answers "any version" in pages, so it has no watch cache: go on paging (B14).
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

/// Where the machine stands. A phase holds only what is valid in it.
#[derive(Debug)]
enum Phase {
    /// Not started.
    Idle,
    /// A list is under way.
    Listing(ListProgress),
    /// A streaming start is under way: events are staged until the bookmark that ends them.
    Starting {
        asked: AskVersion,
        asked_at: Duration,
        /// As in `Watching`.
        over_at: Duration,
        staged: u64,
        staged_before: u64,
    },
    /// In step, following.
    Watching {
        since: Duration,
        /// From then on the server ends the watch because its time is over.
        over_at: Duration,
        events: u64,
        /// The server sends bookmarks on this stream, so silence means something.
        bookmarked: bool,
        /// A consistent read led here, so that nothing has to be asked once the watch is open.
        proven: bool,
    },
    /// A spot check is under way; then this.
    Checking { next: AfterPause },
    /// A pause; then this.
    Waiting {
        next: AfterPause,
        /// The end of the outage ends the pause too.
        for_server: bool,
        /// But not before this time: the server asked for it.
        not_before: Duration,
    },
    /// For good.
    Stopped,
}

/// What follows a pause.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum AfterPause {
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
            reported: Reported::default(),
            learned: Learned::default(),
            pace: ListPacing::default(),
            outage: Outage::default(),
            probing: Probing::default(),
            doubt: Doubt::default(),
            relist_due: false,
            rewinding: None,
            random: fastrand::Rng::with_seed(seed),
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

    /// Whatever was under way got lost, a panic for example. The machine can be started again, and then fetches the collection;
    /// it keeps what it learned: the version below which nothing may fall, the pauses, what the server cannot do.
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
        self.doubt.interrupted();
    }

    /// How long a stream, a list or an answer may be silent.
    pub(super) fn silence(&self) -> Duration {
        self.config.silence.max(SHORTEST_SILENCE)
    }

    /// Takes in what happened at `now` and appends what to do to `out`.
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
                let version = version.filter(|version| self.believes(now, version, out));
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
                if self.believes(now, &version, out) && self.seen != before {
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
            (Phase::Watching { .. }, Input::ErrorTold(failure)) => {
                out.push(Effect::Close);
                self.watch_failed(now, failure, out);
            }
            (Phase::Watching { bookmarked, .. }, Input::StreamSilent(limit)) => match *bookmarked {
                true => self.watch_failed(now, Failure::silent(limit), out),
                // A server that sends no bookmarks is silent as long as nothing happens. Whether it is still there is seen
                // when the watch is opened again.
                false => {
                    self.doubt.interrupted();
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
                            self.doubt.interrupted();
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

            // An answer to a request that was given up, or a timer that was forgotten: on its way already when the phase
            // changed. Named one by one, so that a new input needs a decision.
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
                | Input::ErrorTold(_)
                | Input::StreamClosed
                | Input::StreamBroken(_)
                | Input::StreamSilent(_)
                | Input::Probed(_)
                | Input::SpotChecked(_)
                | Input::Rewound
                | Input::ServerAnswers
                // A collection that is being fetched is what was asked for.
                | Input::RelistAsked
                | Input::ProbeAsked
                | Input::Fired(Timer::Retry | Timer::EndOfInitial | Timer::Probe | Timer::Relist),
            ) => {}
        }
    }

    /// Fetches the collection: as a stream if that may work, else as a list.
    fn sync<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if self.config.initial == InitialSync::Stream && !self.learned.streaming_off {
            let asked = self.asked().unwrap_or(AskVersion::Newest);
            self.stream(now, asked, out);
        } else {
            self.list_instead(now, out);
        }
    }

    /// Which version to ask for when the collection is fetched again: nothing older than what was told (B10, I2), unless the
    /// server went back. None the first time.
    fn asked(&self) -> Option<AskVersion> {
        match (self.rewinding, &self.seen) {
            (Some(_), _) => Some(AskVersion::Newest),
            (None, seen) => seen.clone().map(AskVersion::NotOlderThan),
        }
    }

    /// What was staged is the collection now; if it was a consistent read, as of when it was asked for.
    fn commit<T>(
        &mut self,
        now: Duration,
        version: ResourceVersion,
        proven: Option<Duration>,
        out: &mut Vec<Effect<T>>,
    ) {
        self.learned.long_versions |= version.is_long();
        self.seen = Some(version.clone());
        self.probing.start_over();
        self.doubt.start_over();
        self.relist_due = false;
        self.learned.cut_starts = 0;
        self.learned.found_gone = 0;
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

    /// Follows from the version seen last. `proven`: a consistent read just said that this is where the server is.
    fn resume<T>(&mut self, now: Duration, proven: bool, out: &mut Vec<Effect<T>>) {
        let Some(version) = self.seen.clone() else {
            // Nothing was ever seen, so there is nothing to go on from.
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

    /// Fetches the collection again: at once if that is free, else after a pause in which the watch goes on (B68, B72).
    fn relist_asked<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        if self.relist_due {
            return;
        }
        if self.pace.relist_is_free(&self.config.backoff, now) {
            return self.relist_afresh(now, out);
        }
        self.relist_due = true;
        let chance = self.random.f64();
        let pause = self.pace.pause(&self.config.backoff, now, chance);
        self.pace.healthy(now);
        let timer = Timer::Relist;
        out.push(Effect::Wait { timer, pause });
    }

    /// Gives up the watch, and fetches everything: a relist is asked for because the cache may be wrong.
    fn relist_afresh<T>(&mut self, now: Duration, out: &mut Vec<Effect<T>>) {
        out.push(Effect::Close);
        self.believe_nothing(out);
        self.sync(now, out);
    }

    fn watch_failed<T>(&mut self, now: Duration, failure: Failure, out: &mut Vec<Effect<T>>) {
        match failure.kind {
            // Nobody's fault: the difference is listed (B15). Again and again is one (B68).
            FailureKind::Expired => {
                self.relist_after_outage();
                if self.pace.relist_is_free(&self.config.backoff, now) {
                    self.sync(now, out);
                } else {
                    self.fail(now, failure, AfterPause::Sync, out);
                }
            }
            // A replica that is behind, or a server that went back: that is asked, and the watch tried again meanwhile.
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
            // Everything else is a bad moment of the connection or the server, not of the version (B16, B17, B19).
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

    /// Tells what went wrong and waits.
    fn fail<T>(&mut self, now: Duration, failure: Failure, next: AfterPause, out: &mut Vec<Effect<T>>) {
        out.push(Effect::Report(failure.clone()));
        self.wait(now, failure, next, out);
    }

    /// Waits for the backoff, and as long as the server asked for within reason.
    fn wait<T>(&mut self, now: Duration, cause: Failure, next: AfterPause, out: &mut Vec<Effect<T>>) {
        let chance = self.random.f64();
        let asked_for = cause.retry_after.unwrap_or_default().min(LONGEST_RETRY_AFTER);
        let pause = self.pace.pause(&self.config.backoff, now, chance).max(asked_for);
        let for_server = self.outage.may_explain(cause.kind);
        self.doubt.interrupted();
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

    /// Ends what is under way, whatever it is.
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
        // Between once and twice the time, so that not all watches of a server end together (B20).
        let timeout = scaled(shortest, 1.0 + self.random.f64() * 0.999);
        WatchRequest {
            start,
            timeout: timeout.min(LONGEST_WATCH),
            silence: self.silence(),
            afresh: self.rewinding.is_some(),
        }
    }
}

/// When the server ends this watch because its time is over: not before the whole seconds that were asked for have passed. The second
/// less is for clocks that do not run alike.
fn over_at(now: Duration, request: &WatchRequest) -> Duration {
    let asked = Duration::from_secs(request.timeout.as_secs());
    now.saturating_add(asked).saturating_sub(Duration::from_secs(1))
}
