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
use futures::{Stream, StreamExt};
use tokio::time::{Instant, Sleep};
use tokio_util::sync::CancellationToken;

use super::failure::{Failure, FailureKind};
use super::machine::{Change, Config, Effect, Health, Input, Machine, Timer};
use super::request::WatchRequest;
use crate::object::ResourceVersion;
use crate::source::{Fetched, Listed, ListerWatcher, WatchStream, Watched};

/// Where a reflector puts what it learns: the next room.
///
/// Calls come one at a time, in order. A sink that takes its time holds the stream from the server, and nothing else.
pub trait Sink<K>: Send {
    /// Puts aside what belongs to the collection that is being fetched, folding it by key: an addition or a change replaces
    /// what was staged of the object, a deletion removes it.
    fn stage(&mut self, change: Change, object: Fetched<K>) -> impl Future<Output = ()> + Send;

    /// What was staged is the whole collection at this version.
    fn commit(&mut self, version: ResourceVersion) -> impl Future<Output = ()> + Send;

    /// Forgets what was staged.
    fn discard(&mut self) -> impl Future<Output = ()> + Send;

    /// Applies one change.
    fn apply(&mut self, change: Change, object: Fetched<K>) -> impl Future<Output = ()> + Send;

    /// The collection is at this version, though nothing of it changed.
    fn advance(&mut self, version: ResourceVersion) -> impl Future<Output = ()> + Send;

    /// Something went wrong; it is being dealt with.
    fn report(&mut self, failure: Failure);

    /// Something in the stream was no object of the collection.
    fn skipped(&mut self, what: String);

    /// How the reflector is.
    fn health(&mut self, health: Health);
}

/// Keeps a sink in step with a source, until it is told to stop.
///
/// ```
/// # use kube_informer::reflector::{Change, Config, Failure, Health, InitialSync, Reflector, Sink};
/// # use kube_informer::object::{ObjectKey, ResourceVersion};
/// # use kube_informer::source::{Fetched, Page, ScriptedSource};
/// # use tokio_util::sync::CancellationToken;
/// #[derive(Default)]
/// struct Count {
///     staged: usize,
///     committed: Option<ResourceVersion>,
///     stop: CancellationToken,
/// }
///
/// impl Sink<String> for Count {
///     async fn stage(&mut self, _: Change, _: Fetched<String>) {
///         self.staged += 1;
///     }
///     async fn commit(&mut self, version: ResourceVersion) {
///         self.committed = Some(version);
///         self.stop.cancel(); // that is all this one wants to know
///     }
///     // …
/// #   async fn discard(&mut self) { self.staged = 0; }
/// #   async fn apply(&mut self, _: Change, _: Fetched<String>) {}
/// #   async fn advance(&mut self, _: ResourceVersion) {}
/// #   fn report(&mut self, _: Failure) {}
/// #   fn skipped(&mut self, _: String) {}
/// #   fn health(&mut self, _: Health) {}
/// }
///
/// # #[tokio::main(flavor = "current_thread")] async fn main() {
/// let source = ScriptedSource::new();
/// source.on_list(Page::new(7).item(Fetched::new(ObjectKey::cluster("a"), 5, "object a".to_owned())));
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
}

impl<S> Reflector<S> {
    /// A reflector of this source that has not begun. Its jitter differs from that of every other.
    pub fn new(source: S, config: Config) -> Self {
        // The standard library's hash keys are chance enough to keep reflectors from moving in step.
        let seed = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0u64);
        Self::seeded(source, config, seed)
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
        }
    }

    /// Runs until `stop` is cancelled. Dropping the future stops it too, without a last word to the sink.
    pub async fn run<K, T>(mut self, sink: &mut T, stop: CancellationToken)
    where
        S: ListerWatcher<K>,
        K: Send + Sync + 'static,
        T: Sink<K>,
    {
        let began = Instant::now();
        let mut io = Io::Nothing;
        let mut timers = Timers::default();
        let mut input = Input::Started;
        let mut effects = Vec::new();
        // Made once: to begin to wait for it takes a lock, and events come by the hundred thousand.
        let mut cancelled = pin!(stop.cancelled());
        loop {
            let stopped = matches!(input, Input::Stopped);
            self.machine.on(began.elapsed(), input, &mut effects);
            for effect in effects.drain(..) {
                self.perform(effect, &mut io, &mut timers, sink).await;
            }
            if stopped {
                return;
            }
            input = tokio::select! {
                biased;
                () = &mut cancelled => Input::Stopped,
                timer = timers.fired() => Input::Fired(timer),
                heard = io.next() => match heard {
                    Heard::Input(input) => input,
                    Heard::Skipped(what) => {
                        sink.skipped(what);
                        Input::Skipped
                    }
                },
            };
        }
    }

    async fn perform<K, T>(
        &self,
        effect: Effect<Fetched<K>>,
        io: &mut Io<K>,
        timers: &mut Timers,
        sink: &mut T,
    ) where
        S: ListerWatcher<K>,
        K: Send + Sync + 'static,
        T: Sink<K>,
    {
        match effect {
            Effect::List(request) => *io = Io::List(self.source.list(request)),
            Effect::Watch(request) => *io = Io::opening(self.source.watch(request.clone()), &request),
            Effect::Close => *io = Io::Nothing,
            Effect::Stage { change, object } => sink.stage(change, object).await,
            Effect::Commit { version } => sink.commit(version).await,
            Effect::Discard => sink.discard().await,
            Effect::Apply { change, object, .. } => sink.apply(change, object).await,
            Effect::Advance(version) => sink.advance(version).await,
            Effect::Wait { timer, pause } => timers.set(timer, pause),
            Effect::Forget(timer) => timers.forget(timer),
            Effect::Report(failure) => sink.report(failure),
            Effect::Health(health) => sink.health(health),
        }
    }
}

/// What is open to the server: one thing at a time.
enum Io<K> {
    Nothing,
    List(BoxStream<'static, Result<Listed<K>, Failure>>),
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
    Input(Input<Fetched<K>>),
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
            Self::List(items) => Heard::Input(match items.next().await {
                Some(Ok(Listed::Item(item))) => Input::Item(item),
                Some(Ok(Listed::End { version, next })) => Input::PageEnded { version, next },
                Some(Err(failure)) => self.over(Input::ListFailed(failure)),
                None => self.over(Input::ListFailed(Failure::new(
                    FailureKind::Malformed,
                    "the list ended before it was complete",
                ))),
            }),
            Self::Opening { watch, silence } => {
                let silence = *silence;
                match tokio::time::timeout(silence, watch).await {
                    Ok(Ok(events)) => {
                        let silence = Silence::of(silence);
                        *self = Self::Watch { events, silence };
                        Heard::Input(Input::WatchOpened)
                    }
                    Ok(Err(failure)) => Heard::Input(self.over(Input::WatchRefused(failure))),
                    Err(_) => Heard::Input(self.over(Input::WatchRefused(silent(silence)))),
                }
            }
            Self::Watch { events, silence } => {
                Heard::Input(match poll_fn(|cx| silence.poll_next(events, cx)).await {
                    Ok(Some(Ok(Watched::Changed(change, object)))) => Input::Changed {
                        change,
                        version: object.version.clone(),
                        object,
                    },
                    Ok(Some(Ok(Watched::Bookmark {
                        version,
                        ends_initial,
                    }))) => Input::Bookmark {
                        version,
                        ends_initial,
                    },
                    Ok(Some(Ok(Watched::Skipped { what }))) => return Heard::Skipped(what),
                    Ok(Some(Ok(Watched::Error(failure)))) => Input::ErrorTold(failure),
                    Ok(Some(Err(failure))) => self.over(Input::StreamBroken(failure)),
                    Ok(None) => self.over(Input::StreamClosed),
                    Err(limit) => self.over(Input::StreamBroken(silent(limit))),
                })
            }
        }
    }

    /// Nothing more comes of what is open.
    fn over(&mut self, last: Input<Fetched<K>>) -> Input<Fetched<K>> {
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
        let due = *self.since.get_or_insert_with(Instant::now) + self.limit;
        while self.alarm.as_mut().poll(cx).is_ready() {
            if due <= Instant::now() {
                return Poll::Ready(Err(self.limit));
            }
            self.alarm.as_mut().reset(due);
        }
        Poll::Pending
    }
}

fn silent(silence: Duration) -> Failure {
    let message = format!(
        "nothing came from the server for {} s; the connection counts as dead",
        silence.as_secs()
    );
    Failure::new(FailureKind::Network, message)
}

/// The machine's wake-ups.
#[derive(Default)]
struct Timers {
    set: Vec<(Timer, Pin<Box<Sleep>>)>,
}

impl Timers {
    fn set(&mut self, timer: Timer, pause: Duration) {
        self.forget(timer);
        self.set.push((timer, Box::pin(tokio::time::sleep(pause))));
    }

    fn forget(&mut self, timer: Timer) {
        self.set.retain(|(t, _)| *t != timer);
    }

    async fn fired(&mut self) -> Timer {
        if self.set.is_empty() {
            return pending().await;
        }
        let sleeps = self.set.iter_mut().map(|(_, sleep)| sleep.as_mut());
        let (_, at, _) = futures::future::select_all(sleeps).await;
        self.set.swap_remove(at).0
    }
}

#[cfg(test)]
#[path = "driver_tests.rs"]
mod tests;
