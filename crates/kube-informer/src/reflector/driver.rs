//! Reflector driver: does what the machine says, on tokio.
//!
//! Knows: streams, timers, a sink. Never learns: a rule. An `if` about Kubernetes in here belongs in the machine.
//!
//! One loop, a closed list of things that can happen: the stop, a timer, the next element of whatever is open. A slow sink
//! holds the loop, and with it the stream: that is the back-pressure.

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

use super::handle::{Command, ReflectorHandle};
use super::machine::{Config, Effect, Health, Input, Machine, Timer};
use crate::object::ResourceVersion;
use crate::protocol::{
    EventType, Failure, FailureKind, ListItem, Received, Rewind, SpotCheck, WatchEvent, WatchRequest, Witness,
};
use crate::source::{ListerWatcher, WatchStream};
use crate::timers::Timers;

/// Where a reflector puts what it learns: the next room.
///
/// Calls come one at a time, in order. A sink that takes its time holds the stream from the server, and nothing else.
pub trait Sink<K>: Send {
    /// Puts aside what belongs to the collection that is being fetched, folding it by key: an addition or a change replaces
    /// what was staged of the object, a deletion removes it.
    fn stage(&mut self, change: EventType, object: Received<K>) -> impl Future<Output = ()> + Send;

    /// The server went back: until the next [`commit`](Self::commit) nothing that is cached counts as known, whatever its uid and
    /// version. Comes before the first object is staged.
    fn distrust(&mut self, rewind: Rewind) {
        let _ = rewind;
    }

    /// A sample of the cache at the version that it is at, for a spot check: the object that changed last, or everything if that is
    /// not much. Everything that was applied so far has to count. None if there is nothing to compare, as for a sink that
    /// keeps no objects.
    fn witness(&mut self) -> Option<Witness> {
        None
    }

    /// What was staged is the whole collection at this version; after [`distrust`](Self::distrust) it may be a lower one.
    fn commit(&mut self, version: ResourceVersion) -> impl Future<Output = ()> + Send;

    /// Forgets what was staged.
    fn discard(&mut self) -> impl Future<Output = ()> + Send;

    /// Applies one change.
    fn apply(&mut self, change: EventType, object: Received<K>) -> impl Future<Output = ()> + Send;

    /// The collection is at this version, though nothing of it changed.
    fn advance(&mut self, version: ResourceVersion) -> impl Future<Output = ()> + Send;

    /// The reflector is about to wait: nothing more arrives for the moment. A sink that gathers changes applies them now.
    fn flush(&mut self) -> impl Future<Output = ()> + Send;

    /// Something went wrong; it is being dealt with.
    fn report(&mut self, failure: Failure);

    /// Something in the stream was no object of the collection.
    fn skipped(&mut self, what: String);

    /// How the reflector is.
    fn health(&mut self, health: Health);

    /// Everything the server had at `asked_at` is contained in the collection at `version`.
    ///
    /// `asked_at` is not later than the moment at which the request was sent that this is the answer to, so an age that is
    /// counted from it is never below the true age. It comes with every consistent list or streaming start, after its
    /// commit, and with every probe; a probe's version may be one that the collection has yet to reach.
    fn proven(&mut self, asked_at: Instant, version: ResourceVersion) {
        let _ = (asked_at, version);
    }

    /// The collection's version could not be asked for. The watch goes on, and so does the asking.
    fn probe_failed(&mut self, failure: Failure) {
        let _ = failure;
    }
}

/// Keeps a sink in step with a source, until it is told to stop.
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
    /// When it first ran: the machine's time counts from here.
    began: Option<Instant>,
    /// Says that another part of the same collection went back.
    rewound: Option<watch::Receiver<()>>,
    handle: ReflectorHandle,
}

impl<S> Reflector<S> {
    /// A reflector of this source that has not begun. Its jitter differs from that of every other.
    pub fn new(source: S, config: Config) -> Self {
        // The standard library's hash keys are chance enough to keep reflectors from moving in step.
        Self::seeded(source, config, fastrand::u64(..))
    }

    /// The same with jitter that can be repeated.
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

    /// A handle to ask this reflector for something while it runs. See [`ReflectorHandle`] for an example.
    pub fn handle(&self) -> ReflectorHandle {
        self.handle.clone()
    }

    /// Listens to a handle that was made before: one that outlives this reflector.
    pub(crate) fn listen_to(mut self, handle: ReflectorHandle) -> Self {
        self.handle = handle;
        self
    }

    /// Receives a signal when another partition of the same collection went back.
    pub(crate) fn rewound_by(mut self, signal: watch::Receiver<()>) -> Self {
        self.rewound = Some(signal);
        self
    }

    /// Runs until `stop` is cancelled. Dropping the future stops it too, without a last word to the sink.
    ///
    /// It can run again, after a panic of the source or the sink for example: then it fetches the collection again, nothing older
    /// than it has seen.
    pub async fn run<K, T>(&mut self, sink: &mut T, stop: CancellationToken)
    where
        S: ListerWatcher<K>,
        K: Send + Sync + 'static,
        T: Sink<K>,
    {
        let began = *self.began.get_or_insert_with(Instant::now);
        self.machine.restart();
        let mut doing = Doing {
            began,
            io: Io::Nothing,
            probe: Probe::default(),
            timers: Timers::new(),
        };
        let mut input = Input::Started;
        let mut effects = Vec::new();
        // Made once: to begin to wait for it takes a lock, and events come by the hundred thousand.
        let mut cancelled = pin!(stop.cancelled());
        let mut asked_at = began;
        let mut recovery: Option<BoxFuture<'static, ()>> = None;
        loop {
            let stopped = matches!(input, Input::Stopped);
            let now = Instant::now();
            self.machine.on(now - began, input, &mut effects);
            for effect in effects.drain(..) {
                if let Effect::List(_) | Effect::Watch(_) | Effect::SpotCheck { .. } = &effect {
                    asked_at = now;
                }
                self.perform(effect, &mut doing, sink).await;
            }
            if stopped {
                return;
            }
            // Looked at without being waited for, so that neither has to wait for the end of a flood of events, and events do
            // not pay for them.
            if let Some(timer) = doing.timers.due(now) {
                input = Input::Fired(timer);
                continue;
            }
            if let Some(answer) = doing.probe.due() {
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
            let heard = {
                let Doing {
                    io, timers, probe, ..
                } = &mut doing;
                let next = async {
                    tokio::select! {
                        biased;
                        () = &mut cancelled => Heard::Input(Input::Stopped),
                        heard = io.next() => heard,
                        timer = timers.fired() => Heard::Input(Input::Fired(timer)),
                        answer = probe.answered() => Heard::Input(Input::Probed(answer)),
                        () = end_of(&mut recovery) => Heard::Input(Input::ServerAnswers),
                        () = changed(&mut self.rewound) => Heard::Input(Input::Rewound),
                        asked = self.handle.asked() => Heard::Input(asked.into()),
                    }
                };
                let mut next = pin!(next);
                match futures::poll!(next.as_mut()) {
                    Poll::Ready(heard) => heard,
                    Poll::Pending => {
                        sink.flush().await;
                        next.await
                    }
                }
            };
            input = match heard {
                Heard::Input(input) => input,
                Heard::Skipped(what) => {
                    sink.skipped(what);
                    Input::Skipped
                }
            };
        }
    }

    async fn perform<K, T>(&self, effect: Effect<Received<K>>, doing: &mut Doing<K>, sink: &mut T)
    where
        S: ListerWatcher<K>,
        K: Send + Sync + 'static,
        T: Sink<K>,
    {
        match effect {
            Effect::List(request) => {
                doing.io = Io::List {
                    items: self.source.list(request),
                    silence: Silence::of(self.machine.silence()),
                }
            }
            Effect::Watch(request) => doing.io = Io::opening(self.source.watch(request.clone()), &request),
            Effect::Close => doing.io = Io::Nothing,
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
            Effect::Wait { timer, pause } => doing.timers.set(timer, pause),
            Effect::Forget(timer) => doing.timers.forget(timer),
            Effect::Report(failure) => sink.report(failure),
            Effect::Health(health) => sink.health(health),
            Effect::ProbeFailed(failure) => sink.probe_failed(failure),
            Effect::Probe { timeout } => doing.probe.ask(self.source.newest_version(), timeout),
            Effect::SpotCheck { timeout } => {
                let answer = sink.witness().map(|witness| self.spot_check(witness));
                doing.io = Io::SpotCheck(within(timeout, answer.unwrap_or_else(skipped)));
            }
            Effect::Proven { asked_at, version } => sink.proven(doing.began + asked_at, version),
        }
    }
}

impl<S> Reflector<S> {
    /// Asks the server about a sample, and compares the answer.
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

/// The answer of a spot check for which there is nothing to ask.
fn skipped() -> BoxFuture<'static, Result<SpotCheck, Failure>> {
    std::future::ready(Ok(SpotCheck::Skipped)).boxed()
}

fn cut_short() -> Failure {
    Failure::new(FailureKind::Malformed, "the list ended before it was complete")
}

/// The answer, or a failure if it does not come within this time.
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

/// Resolves when this does; never if there is nothing to wait for.
async fn end_of(recovery: &mut Option<BoxFuture<'static, ()>>) {
    match recovery {
        Some(recovery) => recovery.await,
        None => pending().await,
    }
}

/// What a reflector is about.
struct Doing<K> {
    began: Instant,
    io: Io<K>,
    probe: Probe,
    timers: Timers<Timer>,
}

/// What is open to the server: one thing at a time, and perhaps a [`Probe`] beside it.
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

/// What was heard from the server.
enum Heard<K> {
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

    /// The next thing that happens. Cancel safe: what is dropped while it waits has not taken anything.
    async fn next(&mut self) -> Heard<K> {
        match self {
            Self::Nothing => pending().await,
            Self::List { items, silence } => {
                Heard::Input(match poll_fn(|cx| silence.poll_next(items, cx)).await {
                    Ok(Some(Ok(ListItem::Item(item)))) => Input::Item(item),
                    Ok(Some(Ok(ListItem::End { version, next }))) => Input::PageEnded { version, next },
                    Ok(Some(Err(failure))) => self.over(Input::ListFailed(failure)),
                    Ok(None) => self.over(Input::ListFailed(cut_short())),
                    Err(limit) => self.over(Input::ListFailed(Failure::silent(limit))),
                })
            }
            Self::SpotCheck(answer) => {
                let answer = answer.await;
                Heard::Input(self.over(Input::SpotChecked(answer)))
            }
            Self::Opening { watch, silence } => {
                let silence = *silence;
                match tokio::time::timeout(silence, watch).await {
                    Ok(Ok(events)) => {
                        let silence = Silence::of(silence);
                        *self = Self::Watch { events, silence };
                        Heard::Input(Input::WatchOpened)
                    }
                    Ok(Err(failure)) => Heard::Input(self.over(Input::WatchRefused(failure))),
                    Err(_) => Heard::Input(self.over(Input::WatchRefused(Failure::silent(silence)))),
                }
            }
            Self::Watch { events, silence } => {
                Heard::Input(match poll_fn(|cx| silence.poll_next(events, cx)).await {
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
                    Ok(Some(Ok(WatchEvent::Skipped { what }))) => return Heard::Skipped(what),
                    Ok(Some(Ok(WatchEvent::Error(failure)))) => Input::ErrorTold(failure),
                    Ok(Some(Err(failure))) => self.over(Input::StreamBroken(failure)),
                    Ok(None) => self.over(Input::StreamClosed),
                    Err(limit) => self.over(Input::StreamSilent(limit)),
                })
            }
        }
    }

    /// Nothing more comes of what is open.
    fn over(&mut self, last: Input<Received<K>>) -> Input<Received<K>> {
        *self = Self::Nothing;
        last
    }
}

/// How long a stream may say nothing.
///
/// A timer for every event would cost more than the event: setting one wakes the runtime's driver. So there is one alarm, and
/// when it goes off while the stream was heard of meanwhile, it is set again.
struct Silence {
    limit: Duration,
    /// Since when we wait; none while there is something to hear. A sink that takes its time is not the stream's silence.
    since: Option<Instant>,
    alarm: Pin<Box<Sleep>>,
}

/// Ten years: longer than anything runs, and short enough to be added to any time.
const FOR_EVER: Duration = Duration::from_secs(10 * 365 * 24 * 3600);

impl Silence {
    fn of(limit: Duration) -> Self {
        Self {
            limit,
            since: None,
            alarm: Box::pin(tokio::time::sleep(limit)),
        }
    }

    /// What the stream says next, or how long it has said nothing.
    fn poll_next<S: Stream + Unpin>(
        &mut self,
        stream: &mut S,
        cx: &mut Context<'_>,
    ) -> Poll<Result<Option<S::Item>, Duration>> {
        if let Poll::Ready(said) = stream.poll_next_unpin(cx) {
            self.since = None;
            return Poll::Ready(Ok(said));
        }
        let since = *self.since.get_or_insert_with(Instant::now);
        while self.alarm.as_mut().poll(cx).is_ready() {
            // A limit beyond what the clock can count is none.
            let due = since.checked_add(self.limit).unwrap_or_else(|| since + FOR_EVER);
            if due <= Instant::now() {
                return Poll::Ready(Err(self.limit));
            }
            self.alarm.as_mut().reset(due);
        }
        Poll::Pending
    }
}

/// Comes back when the signal is given; never without one.
async fn changed(signal: &mut Option<watch::Receiver<()>>) {
    if let Some(signal) = signal
        && signal.changed().await.is_ok()
    {
        return;
    }
    pending().await
}

/// The question for the collection's version, while it has no answer.
#[derive(Default)]
struct Probe {
    asked: Option<BoxFuture<'static, Result<ResourceVersion, Failure>>>,
    /// Turns of the loop since it was looked at.
    turns: u32,
}

impl Probe {
    fn ask(&mut self, answer: BoxFuture<'static, Result<ResourceVersion, Failure>>, limit: Duration) {
        self.asked = Some(within(limit, answer));
    }

    /// The answer, if it has come. Looks now and then only: in between come events that are ready, and would pay for it.
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

    /// Cancel safe, as [`Io::next`].
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

/// After so many turns of the loop an answer is looked for even if events come without a pause.
const LOOK_EVERY: u32 = 64;

#[cfg(test)]
#[path = "driver_tests.rs"]
mod tests;
