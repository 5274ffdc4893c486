//! Reflector driver: performs the machine's effects, on tokio.
//!
//! Knows: streams, timers, a sink. Never learns: a rule. An `if` about Kubernetes in here belongs in the machine.
//!
//! The driver is one loop over a closed list of inputs: the stop signal, a timer, a request from a handle, or the next
//! element of the open stream. A slow sink blocks the loop and therefore the stream, which is the back-pressure.

use std::future::{Future, pending, poll_fn};
use std::pin::{Pin, pin};
use std::task::{Context, Poll};
use std::time::Duration;

use futures::future::BoxFuture;
use futures::stream::BoxStream;
use futures::{FutureExt, Stream, StreamExt};
use tokio::sync::watch;
use tokio::time::{Instant, Sleep};
use tokio_util::sync::CancellationToken;

use super::gathering::Gathering;
use super::handle::{Command, ReflectorHandle};
use super::machine::{Config, Effect, Health, Input, Machine, Timer};
use crate::object::ResourceVersion;
use crate::protocol::{
    EventType, Failure, FailureKind, ListItem, Received, Rewind, SpotCheck, WatchEvent, WatchRequest, Witness,
};
use crate::source::{ListerWatcher, WatchStream};
use crate::timers::Timers;

/// Receives what a reflector learns about its collection.
///
/// The reflector makes one call at a time, in order. A slow sink delays the stream from the server and nothing else.
pub trait Sink<K>: Send {
    /// Stages an object of the collection that is being fetched. Staged objects are folded by key: an addition or an
    /// update replaces the staged object, and a deletion removes it.
    fn stage(&mut self, change: EventType, object: Received<K>) -> impl Future<Output = ()> + Send;

    /// The server went back. Until the next [`commit`](Self::commit), no cached object counts as known, whatever its
    /// uid and version. The reflector calls this before it stages the first object.
    fn distrust(&mut self, rewind: Rewind) {
        let _ = rewind;
    }

    /// Returns a sample of the cache at its current version, for a spot check: the object that changed last, or all
    /// objects of a small collection. The sample has to include every change that was applied so far. Returns `None` if
    /// there is nothing to compare, for example because the sink keeps no objects.
    fn witness(&mut self) -> Option<Witness> {
        None
    }

    /// Replaces the collection with the staged objects, at this version. After [`distrust`](Self::distrust) the version
    /// may be lower than the last one.
    fn commit(&mut self, version: ResourceVersion) -> impl Future<Output = ()> + Send;

    /// Drops the staged objects.
    fn discard(&mut self) -> impl Future<Output = ()> + Send;

    /// Applies one change.
    fn apply(&mut self, change: EventType, object: Received<K>) -> impl Future<Output = ()> + Send;

    /// The collection has reached this version without a change to its objects.
    fn advance(&mut self, version: ResourceVersion) -> impl Future<Output = ()> + Send;

    /// The reflector is about to wait, so no more changes are available at the moment. A sink that batches changes
    /// applies them now.
    fn flush(&mut self) -> impl Future<Output = ()> + Send;

    /// False if the sink has something to [`tidy`](Self::tidy).
    fn is_tidy(&self) -> bool {
        true
    }

    /// Other tasks had a turn since the last [`flush`](Self::flush), and the reflector still waits. A sink releases here
    /// what it kept for them.
    fn tidy(&mut self) {}

    /// A failure occurred. The reflector handles it; the sink only reports it.
    fn report(&mut self, failure: Failure);

    /// The stream contained an element that is not an object of the collection.
    fn skipped(&mut self, what: String);

    /// The reflector's health changed.
    fn health(&mut self, health: Health);

    /// The collection at `version` contains everything that the server had at `asked_at`.
    ///
    /// `asked_at` is not later than the moment at which the request was sent, so an age that is counted from it is
    /// never below the true age. The reflector calls this after the commit of every consistent list or streaming start,
    /// and after every probe. The collection may not have reached the version of a probe yet.
    fn proven(&mut self, asked_at: Instant, version: ResourceVersion) {
        let _ = (asked_at, version);
    }

    /// A probe for the collection's version failed. The watch stays open, and probes continue.
    fn probe_failed(&mut self, failure: Failure) {
        let _ = failure;
    }
}

/// Keeps a sink in sync with a source, until the reflector is stopped.
///
/// ```
/// # use kube_informer::protocol::{EventType, Failure};
/// # use kube_informer::reflector::{Config, Health, InitialSync, Reflector, Sink};
/// # use kube_informer::object::{ObjectKey, ResourceVersion};
/// # use kube_informer::protocol::Received;
/// # use kube_informer::source::{Page, ScriptedSource};
/// # use tokio_util::sync::CancellationToken;
/// #[derive(Default)]
/// struct Count {
///     staged: usize,
///     committed: Option<ResourceVersion>,
///     stop: CancellationToken,
/// }
///
/// impl Sink<String> for Count {
///     async fn stage(&mut self, _: EventType, _: Received<String>) {
///         self.staged += 1;
///     }
///     async fn commit(&mut self, version: ResourceVersion) {
///         self.committed = Some(version);
///         self.stop.cancel(); // that is all this one wants to know
///     }
///     // …
/// #   async fn discard(&mut self) { self.staged = 0; }
/// #   async fn apply(&mut self, _: EventType, _: Received<String>) {}
/// #   async fn advance(&mut self, _: ResourceVersion) {}
/// #   async fn flush(&mut self) {}
/// #   fn report(&mut self, _: Failure) {}
/// #   fn skipped(&mut self, _: String) {}
/// #   fn health(&mut self, _: Health) {}
/// }
///
/// # #[tokio::main(flavor = "current_thread")] async fn main() {
/// let source = ScriptedSource::new();
/// source.on_list(Page::new(7).item(Received::new(ObjectKey::cluster("a"), 5, "object a".to_owned())));
/// let config = Config { initial: InitialSync::List, ..Config::default() };
/// let mut count = Count::default();
/// let stop = count.stop.clone();
/// Reflector::new(source, config).run(&mut count, stop).await;
/// assert_eq!((count.staged, count.committed), (1, Some(7.into())));
/// # }
/// ```
#[derive(Debug)]
pub struct Reflector<S> {
    source: S,
    machine: Machine,
    /// The time of the first run. The machine's time counts from here.
    began: Option<Instant>,
    /// Signals that another partition of the same collection went back.
    rewound: Option<watch::Receiver<()>>,
    handle: ReflectorHandle,
}

impl<S> Reflector<S> {
    /// Creates a reflector of this source. Each reflector has its own jitter.
    pub fn new(source: S, config: Config) -> Self {
        // fastrand seeds itself from the time and the thread, which is enough to keep reflectors from acting in lockstep.
        Self::seeded(source, config, fastrand::u64(..))
    }

    /// Creates a reflector with reproducible jitter.
    ///
    /// ```
    /// # use kube_informer::{reflector::{Config, Reflector}, source::ScriptedSource};
    /// let reflector = Reflector::seeded(ScriptedSource::<String>::new(), Config::default(), 7);
    /// # let _ = reflector;
    /// ```
    pub fn seeded(source: S, config: Config, seed: u64) -> Self {
        Self {
            source,
            machine: Machine::new(config, seed),
            began: None,
            rewound: None,
            handle: ReflectorHandle::default(),
        }
    }

    /// Returns a handle for sending requests to this reflector while it runs. See [`ReflectorHandle`] for an example.
    pub fn handle(&self) -> ReflectorHandle {
        self.handle.clone()
    }

    /// Uses an existing handle, which outlives this reflector.
    pub(crate) fn listen_to(mut self, handle: ReflectorHandle) -> Self {
        self.handle = handle;
        self
    }

    /// Receives a signal when another partition of the same collection goes back.
    pub(crate) fn rewound_by(mut self, signal: watch::Receiver<()>) -> Self {
        self.rewound = Some(signal);
        self
    }

    /// Runs until `stop` is cancelled. Dropping the future also stops the reflector, without a final call to the sink.
    ///
    /// A reflector can run again, for example after a panic of the source or the sink. It then fetches the collection
    /// again and accepts no version older than the last one it has seen.
    pub async fn run<K, T>(&mut self, sink: &mut T, stop: CancellationToken)
    where
        S: ListerWatcher<K>,
        K: Send + Sync + 'static,
        T: Sink<K>,
    {
        let began = *self.began.get_or_insert_with(Instant::now);
        self.machine.restart();
        let mut open = OpenRequests {
            began,
            io: Io::Nothing,
            probe: Probe::default(),
            timers: Timers::new(),
        };
        let mut input = Input::Started;
        let mut effects = Vec::new();
        // Created once, because registering for the cancellation takes a lock, and a loop may handle hundreds of
        // thousands of events.
        let mut cancelled = pin!(stop.cancelled());
        let mut asked_at = began;
        let mut recovery: Option<BoxFuture<'static, ()>> = None;
        let mut gathering = Gathering::default();
        let mut looked = 0;
        loop {
            let stopped = matches!(input, Input::Stopped);
            let now = Instant::now();
            self.machine.on(now - began, input, &mut effects);
            for effect in effects.drain(..) {
                match &effect {
                    Effect::List(_) | Effect::Watch(_) | Effect::SpotCheck { .. } => asked_at = now,
                    Effect::Apply { .. } => gathering.applied(now),
                    _ => {}
                }
                self.perform(effect, &mut open, sink).await;
            }
            if stopped {
                return;
            }
            // Checked without waiting. A flood of events does not delay timers and requests, and the checks cost little
            // per event.
            if let Some(timer) = open.timers.due(now) {
                input = Input::Fired(timer);
                continue;
            }
            if let Some(answer) = open.probe.due() {
                input = Input::Probed(answer);
                continue;
            }
            if let Some(asked) = self.handle.due() {
                input = asked.into();
                continue;
            }
            match self.machine.awaits_server() {
                true if recovery.is_none() => recovery = Some(self.source.recovered(asked_at)),
                true => {}
                false => recovery = None,
            }
            if let Some(signal) = &mut self.rewound
                && signal.has_changed().unwrap_or(false)
            {
                signal.mark_unchanged();
                input = Input::Rewound;
                continue;
            }
            let OpenRequests {
                io, timers, probe, ..
            } = &mut open;
            // Looked at once in a while, because it takes a lock, and most elements are ready and need nothing but the stream.
            looked = (looked + 1) % LOOK_EVERY;
            if looked == 0 && stop.is_cancelled() {
                input = Input::Stopped;
                continue;
            }
            let polled = loop {
                let ready = futures::poll!(pin!(io.next(Wait::Briefly)));
                if ready.is_ready() || !gathering.wait_a_turn().await {
                    break ready;
                }
            };
            let polled = match polled {
                Poll::Ready(polled) => polled,
                Poll::Pending => {
                    sink.flush().await;
                    loop {
                        break tokio::select! {
                            biased;
                            () = &mut cancelled => Polled::Input(Input::Stopped),
                            polled = io.next(Wait::UntilSilent) => polled,
                            timer = timers.fired() => Polled::Input(Input::Fired(timer)),
                            answer = probe.answered() => Polled::Input(Input::Probed(answer)),
                            () = end_of(&mut recovery) => Polled::Input(Input::ServerAnswers),
                            () = changed(&mut self.rewound) => Polled::Input(Input::Rewound),
                            asked = self.handle.asked() => Polled::Input(asked.into()),
                            () = tokio::task::yield_now(), if !sink.is_tidy() => {
                                sink.tidy();
                                continue;
                            }
                        };
                    }
                }
            };
            input = match polled {
                Polled::Input(input) => input,
                Polled::Skipped(what) => {
                    sink.skipped(what);
                    Input::Skipped
                }
            };
        }
    }

    async fn perform<K, T>(&self, effect: Effect<Received<K>>, open: &mut OpenRequests<K>, sink: &mut T)
    where
        S: ListerWatcher<K>,
        K: Send + Sync + 'static,
        T: Sink<K>,
    {
        match effect {
            Effect::List(request) => {
                open.io = Io::List {
                    items: self.source.list(request),
                    silence: Silence::of(self.machine.silence()),
                }
            }
            Effect::Watch(request) => open.io = Io::opening(self.source.watch(request.clone()), &request),
            Effect::Close => open.io = Io::Nothing,
            Effect::Stage { change, object } => sink.stage(change, object).await,
            Effect::Distrust(rewind) => sink.distrust(rewind),
            Effect::Commit { version, .. } => sink.commit(version).await,
            Effect::Discard => sink.discard().await,
            Effect::Apply {
                change,
                mut object,
                version,
            } => {
                object.version = version;
                sink.apply(change, object).await;
            }
            Effect::Advance(version) => sink.advance(version).await,
            Effect::Wait { timer, pause } => open.timers.set(timer, pause),
            Effect::Forget(timer) => open.timers.forget(timer),
            Effect::Report(failure) => sink.report(failure),
            Effect::Health(health) => sink.health(health),
            Effect::ProbeFailed(failure) => sink.probe_failed(failure),
            Effect::Probe { timeout } => open.probe.ask(self.source.newest_version(), timeout),
            Effect::SpotCheck { timeout } => {
                let answer = sink.witness().map(|witness| self.spot_check(witness));
                open.io = Io::SpotCheck(within(timeout, answer.unwrap_or_else(skipped)));
            }
            Effect::Proven { asked_at, version } => sink.proven(open.began + asked_at, version),
        }
    }
}

impl<S> Reflector<S> {
    /// Asks the server about a sample and compares the answer.
    fn spot_check<K>(&self, witness: Witness) -> BoxFuture<'static, Result<SpotCheck, Failure>>
    where
        S: ListerWatcher<K>,
    {
        let Some(mut page) = self.source.sample(witness.request()) else {
            return skipped();
        };
        let mut examination = witness.examine();
        let asking = async move {
            while let Some(element) = page.next().await {
                if let Some(answer) = examination.on(element?)? {
                    return Ok(answer);
                }
            }
            Err(cut_short())
        };
        asking.boxed()
    }
}

/// The result of a spot check that sends no request.
fn skipped() -> BoxFuture<'static, Result<SpotCheck, Failure>> {
    std::future::ready(Ok(SpotCheck::Skipped)).boxed()
}

fn cut_short() -> Failure {
    Failure::new(FailureKind::Malformed, "the list ended before it was complete")
}

/// Resolves to the answer, or to a failure after this timeout.
fn within<T: Send + 'static>(
    limit: Duration,
    answer: BoxFuture<'static, Result<T, Failure>>,
) -> BoxFuture<'static, Result<T, Failure>> {
    let asking = async move {
        let answer = tokio::time::timeout(limit, answer).await;
        answer.unwrap_or_else(|_| Err(Failure::silent(limit)))
    };
    asking.boxed()
}

impl<T> From<Command> for Input<T> {
    fn from(asked: Command) -> Self {
        match asked {
            Command::Relist => Self::RelistAsked,
            Command::Probe => Self::ProbeAsked,
        }
    }
}

/// Resolves when the recovery does, or never if there is none.
async fn end_of(recovery: &mut Option<BoxFuture<'static, ()>>) {
    match recovery {
        Some(recovery) => recovery.await,
        None => pending().await,
    }
}

/// The reflector's open requests and timers.
struct OpenRequests<K> {
    began: Instant,
    io: Io<K>,
    probe: Probe,
    timers: Timers<Timer>,
}

/// The open request or stream. There is at most one, apart from a [`Probe`].
enum Io<K> {
    Nothing,
    List {
        items: BoxStream<'static, Result<ListItem<K>, Failure>>,
        silence: Silence,
    },
    SpotCheck(BoxFuture<'static, Result<SpotCheck, Failure>>),
    Opening {
        watch: BoxFuture<'static, Result<WatchStream<K>, Failure>>,
        silence: Duration,
    },
    Watch {
        events: WatchStream<K>,
        silence: Silence,
    },
}

/// How long to wait for the next element.
#[derive(Clone, Copy, PartialEq)]
enum Wait {
    /// For a turn of the other tasks at most. No clock is read.
    Briefly,
    /// Until the stream counts as silent.
    UntilSilent,
}

/// An element received from the server.
enum Polled<K> {
    Input(Input<Received<K>>),
    Skipped(String),
}

impl<K> Io<K> {
    fn opening(watch: BoxFuture<'static, Result<WatchStream<K>, Failure>>, request: &WatchRequest) -> Self {
        Self::Opening {
            watch,
            silence: request.silence,
        }
    }

    /// Returns the next element. Cancel safe: dropping the future loses no element.
    async fn next(&mut self, wait: Wait) -> Polled<K> {
        match self {
            Self::Nothing => pending().await,
            Self::List { items, silence } => {
                Polled::Input(match poll_fn(|cx| silence.poll_next(items, wait, cx)).await {
                    Ok(Some(Ok(ListItem::Item(item)))) => Input::Item(item),
                    Ok(Some(Ok(ListItem::End { version, next }))) => Input::PageEnded { version, next },
                    Ok(Some(Err(failure))) => self.over(Input::ListFailed(failure)),
                    Ok(None) => self.over(Input::ListFailed(cut_short())),
                    Err(limit) => self.over(Input::ListFailed(Failure::silent(limit))),
                })
            }
            Self::SpotCheck(answer) => {
                let answer = answer.await;
                Polled::Input(self.over(Input::SpotChecked(answer)))
            }
            Self::Opening { watch, silence } => {
                let silence = *silence;
                match tokio::time::timeout(silence, watch).await {
                    Ok(Ok(events)) => {
                        let silence = Silence::of(silence);
                        *self = Self::Watch { events, silence };
                        Polled::Input(Input::WatchOpened)
                    }
                    Ok(Err(failure)) => Polled::Input(self.over(Input::WatchRefused(failure))),
                    Err(_) => Polled::Input(self.over(Input::WatchRefused(Failure::silent(silence)))),
                }
            }
            Self::Watch { events, silence } => {
                Polled::Input(match poll_fn(|cx| silence.poll_next(events, wait, cx)).await {
                    Ok(Some(Ok(WatchEvent::Changed(change, object)))) => Input::Changed {
                        change,
                        version: object.version.clone(),
                        object,
                    },
                    Ok(Some(Ok(WatchEvent::Bookmark {
                        version,
                        ends_initial,
                    }))) => Input::Bookmark {
                        version,
                        ends_initial,
                    },
                    Ok(Some(Ok(WatchEvent::Skipped { what }))) => return Polled::Skipped(what),
                    Ok(Some(Ok(WatchEvent::Error(failure)))) => Input::ErrorEvent(failure),
                    Ok(Some(Err(failure))) => self.over(Input::StreamBroken(failure)),
                    Ok(None) => self.over(Input::StreamClosed),
                    Err(limit) => self.over(Input::StreamSilent(limit)),
                })
            }
        }
    }

    /// Closes the request and passes on its last input.
    fn over(&mut self, last: Input<Received<K>>) -> Input<Received<K>> {
        *self = Self::Nothing;
        last
    }
}

/// Detects a stream that is silent for too long.
///
/// A timer for every event would cost more than the event, because setting one wakes the runtime's driver. Therefore
/// there is a single alarm, which is reset when it fires although the stream was active meanwhile.
struct Silence {
    limit: Duration,
    /// The start of the current wait, or `None` while elements are ready. The time that the sink takes does not count.
    since: Option<Instant>,
    alarm: Pin<Box<Sleep>>,
}

/// Ten years: longer than any process runs, and short enough to be added to any time.
const FAR_FUTURE: Duration = Duration::from_secs(10 * 365 * 24 * 3600);

impl Silence {
    fn of(limit: Duration) -> Self {
        Self {
            limit,
            since: None,
            alarm: Box::pin(tokio::time::sleep(limit)),
        }
    }

    /// Polls the stream for its next item. Returns the limit as an error when the silence has lasted that long.
    fn poll_next<S: Stream + Unpin>(
        &mut self,
        stream: &mut S,
        wait: Wait,
        cx: &mut Context<'_>,
    ) -> Poll<Result<Option<S::Item>, Duration>> {
        if let Poll::Ready(said) = stream.poll_next_unpin(cx) {
            self.since = None;
            return Poll::Ready(Ok(said));
        }
        if wait == Wait::Briefly {
            return Poll::Pending;
        }
        let since = *self.since.get_or_insert_with(Instant::now);
        while self.alarm.as_mut().poll(cx).is_ready() {
            // A limit that the clock cannot represent is no limit.
            let due = since
                .checked_add(self.limit)
                .unwrap_or_else(|| since + FAR_FUTURE);
            if due <= Instant::now() {
                return Poll::Ready(Err(self.limit));
            }
            self.alarm.as_mut().reset(due);
        }
        Poll::Pending
    }
}

/// Resolves when the signal is sent, or never if there is no signal.
async fn changed(signal: &mut Option<watch::Receiver<()>>) {
    if let Some(signal) = signal
        && signal.changed().await.is_ok()
    {
        return;
    }
    pending().await
}

/// A pending request for the collection's version.
#[derive(Default)]
struct Probe {
    asked: Option<BoxFuture<'static, Result<ResourceVersion, Failure>>>,
    /// Iterations of the loop since the answer was last polled.
    turns: u32,
}

impl Probe {
    fn ask(&mut self, answer: BoxFuture<'static, Result<ResourceVersion, Failure>>, limit: Duration) {
        self.asked = Some(within(limit, answer));
    }

    /// Returns the answer if it is available. Polls only in some iterations, because polling in every iteration would
    /// slow down events.
    fn due(&mut self) -> Option<Result<ResourceVersion, Failure>> {
        let asked = self.asked.as_mut()?;
        self.turns = (self.turns + 1) % LOOK_EVERY;
        if self.turns != 0 {
            return None;
        }
        let answer = asked.now_or_never()?;
        self.asked = None;
        Some(answer)
    }

    /// Waits for the answer. Cancel safe, like [`Io::next`].
    async fn answered(&mut self) -> Result<ResourceVersion, Failure> {
        match &mut self.asked {
            None => pending().await,
            Some(asked) => {
                let answer = asked.await;
                self.asked = None;
                answer
            }
        }
    }
}

/// The number of loop iterations after which the stop signal and a probe are polled even if events arrive without a pause.
const LOOK_EVERY: u32 = 64;

#[cfg(test)]
#[path = "driver_tests.rs"]
mod tests;
