//! [`Runner`]: the worker loop.

use std::fmt;
use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::{BoxFuture, join_all, select_all};
use tokio::sync::Notify;
use tokio::task::JoinSet;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;
use tracing::{Instrument, Span};

use super::action::{Action, NextRun};
use super::causes::{Cause, CauseKind, CauseLog, Causes, Run};
use super::context::Context;
use super::error::ControllerError;
use super::plan::{Parts, Timing};
use super::sharded::{PermittedRange, Route};
use super::stats::{ControllerStats, Counts};
use super::writes::WriteLog;
use crate::guard::{drop_guarded, guarded, message};
use crate::informer::Registration;
use crate::object::ObjectKey;
use crate::protocol::ShardKey;
use crate::shard::Permit;
use crate::shorten::shorten;
use crate::store::Store;
use crate::workqueue::{AddOptions, Durations, Work};

/// A controller that is ready to run.
///
/// A handle is cheap to clone. Clones can observe the controller while it runs.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Namespace, tokio_util::sync::CancellationToken};
/// # use kube_informer::{controller::{Action, Controller}, informer::SharedInformer};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// let controller = Controller::new(&namespaces).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
/// let shutdown = CancellationToken::new();
/// let running = tokio::spawn({
///     let (controller, shutdown) = (controller.clone(), shutdown.clone());
///     async move { controller.run(shutdown).await }
/// });
/// controller.quiet().await; // every namespace was looked at
/// assert_eq!(controller.stats().succeeded, 4);
/// shutdown.cancel();
/// running.await??;
/// # Ok(()) }
/// ```
#[must_use = "a controller does nothing until it runs"]
pub struct Runner<K>(Arc<RunState<K>>);

struct RunState<K> {
    parts: Parts<K>,
    counts: Counts,
    writes: Arc<WriteLog>,
    causes: Arc<CauseLog>,
    /// Notified after each reconcile.
    reconciled: Notify,
    /// The handlers that fill the queue, while the controller runs.
    listening: parking_lot::Mutex<Vec<Registration>>,
}

impl<K: Send + Sync + 'static> Runner<K> {
    pub(super) fn new(parts: Parts<K>) -> Self {
        Self(Arc::new(RunState {
            writes: Arc::new(WriteLog::new(parts.caches.clone())),
            causes: Arc::default(),
            parts,
            counts: Counts::default(),
            reconciled: Notify::new(),
            listening: parking_lot::Mutex::new(Vec::new()),
        }))
    }

    /// Runs until `shutdown` is cancelled: waits for every cache, then reconciles. At the end it
    /// finishes its queue, within [`drain_within`](super::Controller::drain_within).
    ///
    /// If one of its informers stops meanwhile, the controller ends in the same way, with an error
    /// that names the informer. There is no error if `shutdown` is cancelled, too, at most a second
    /// later. So a program may stop both in any order.
    ///
    /// # Errors
    /// A cache was not synced in time, an informer has stopped or was not started, or the
    /// controller did not finish in time. See [`Runner`] and [`ControllerError`] for examples.
    pub async fn run(&self, shutdown: CancellationToken) -> Result<(), ControllerError> {
        let Parts {
            name,
            watching,
            queue,
            timing,
            ..
        } = &self.0.parts;
        if self.0.parts.routing.is_some() {
            // The main informer comes first. Every other one has to have the objects of all ranges.
            let mut others = watching.iter().skip(1);
            if let Some(informer) = others.find(|w| w.shard_key() == Some(ShardKey::Uid)) {
                return Err(ControllerError::Unroutable {
                    controller: Arc::clone(name),
                    informer: informer.informer(),
                });
            }
        }
        tokio::select! {
            synced = self.synced() => synced?,
            () = shutdown.cancelled() => return Ok(()),
        }
        let listening = Listening(&self.0);
        for watching in watching {
            let registration =
                watching
                    .listen(name, queue, &self.0.causes)
                    .map_err(|cause| ControllerError::Stopped {
                        controller: Arc::clone(name),
                        cause,
                    })?;
            self.0.listening.lock().push(registration);
        }
        // A `JoinSet`, so that dropping this future aborts the workers.
        let mut workers = JoinSet::new();
        let stop = shutdown.child_token();
        for _ in 0..self.0.parts.workers {
            // Boxed, so that tokio's code for a task is compiled once.
            let work: BoxFuture<'static, ()> = Box::pin(Arc::clone(&self.0).work(stop.clone()));
            workers.spawn(work);
        }
        let granted = async {
            match &self.0.parts.routing {
                Some(routing) => routing.add_granted(&self.0.parts.store, queue).await,
                None => std::future::pending().await,
            }
        };
        let stopped = tokio::select! {
            () = granted => None,
            () = shutdown.cancelled() => None,
            (informer, ..) = select_all(watching.iter().map(|watching| watching.stopped())) => Some(informer),
        };
        stop.cancel();
        if let Some(informer) = &stopped {
            tracing::error!(controller = %name, %informer, "an informer was stopped; the controller ends");
        }
        join_all(listening.end().iter().map(Registration::shutdown)).await;
        if let Err(undrained) = queue.drain(timing.drain).await {
            let running = queue.running().iter().map(|(key, _)| key.to_string()).collect();
            queue.stop();
            workers.shutdown().await;
            tracing::warn!(controller = %name, "cut off: {undrained}");
            return Err(ControllerError::Undrained {
                controller: Arc::clone(name),
                running,
                waiting: queue.len(),
            });
        }
        while workers.join_next().await.is_some() {}
        let Some(informer) = stopped else {
            return Ok(());
        };
        match tokio::time::timeout(STOP_GRACE, shutdown.cancelled()).await {
            Ok(()) => Ok(()),
            Err(_) => Err(ControllerError::InformerStopped {
                controller: Arc::clone(name),
                informer,
            }),
        }
    }

    async fn synced(&self) -> Result<(), ControllerError> {
        let Parts {
            name,
            watching,
            timing,
            ..
        } = &self.0.parts;
        let answers = join_all(watching.iter().map(|w| w.wait_for_sync(timing.sync))).await;
        let late: Vec<_> = answers.into_iter().filter_map(Result::err).collect();
        if late.is_empty() {
            return Ok(());
        }
        Err(ControllerError::NotSynced {
            controller: Arc::clone(name),
            late,
        })
    }

    /// The controller's name.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{controller::{Action, Controller}, informer::SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let controller = Controller::new(&pods).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    /// assert_eq!(controller.name(), "pods");
    /// # Ok(()) }
    /// ```
    pub fn name(&self) -> &str {
        &self.0.parts.name
    }

    pub(crate) fn workers(&self) -> usize {
        self.0.parts.workers
    }

    pub(crate) fn queue_durations(&self) -> Option<Durations> {
        self.0.parts.queue.durations()
    }

    /// A weak handle for the inspector. It returns the controller while that is alive.
    pub(crate) fn observed(&self) -> impl Fn() -> Option<Self> + Send + Sync + 'static {
        let inside = Arc::downgrade(&self.0);
        move || inside.upgrade().map(Self)
    }

    /// The figures so far. See [`ControllerStats`] for an example.
    pub fn stats(&self) -> ControllerStats {
        let RunState { parts, counts, .. } = &*self.0;
        let running = parts.queue.running();
        ControllerStats {
            succeeded: Counts::read(&counts.succeeded),
            scheduled: Counts::read(&counts.scheduled),
            requeued: Counts::read(&counts.requeued),
            failed: Counts::read(&counts.failed),
            panicked: Counts::read(&counts.panicked),
            stuck: Counts::read(&counts.stuck),
            reconcile_time: counts.took.read(),
            running: running
                .into_iter()
                .map(|(key, since)| (key.to_string(), since))
                .collect(),
            queue: parts.queue.stats(),
        }
    }

    /// The latest runs of a key, oldest first: why the key was reconciled, and how each run ended. The last eight runs
    /// are kept, of the thousand keys that were reconciled last.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Namespace, tokio_util::sync::CancellationToken};
    /// # use kube_informer::{controller::{Action, CauseKind, Controller}, informer::SharedInformer, object::ObjectKey};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// # namespaces.start()?;
    /// # let controller = Controller::new(&namespaces).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    /// # let runner = controller.clone();
    /// # tokio::spawn(async move { runner.run(CancellationToken::new()).await });
    /// controller.quiet().await;
    /// let runs = controller.why(&ObjectKey::cluster("default"));
    /// assert!(runs[0].causes.any(CauseKind::Initial));
    /// println!("{}: {}", runs[0].causes, runs[0].outcome); // namespaces default initial at version 3: done
    /// # Ok(()) }
    /// ```
    pub fn why(&self, key: &ObjectKey) -> Vec<Run> {
        self.0.causes.runs(key)
    }

    /// The keys that were reconciled last, newest first, with their latest runs.
    pub(crate) fn recent_runs(&self, limit: usize) -> Vec<(ObjectKey, Vec<Run>)> {
        self.0.causes.recent(limit)
    }

    /// The keys whose latest run failed, each with the error: of the thousand keys that were reconciled last.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{controller::{Action, Controller}, informer::SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let controller = Controller::new(&pods).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    /// assert!(controller.failing().is_empty());
    /// # Ok(()) }
    /// ```
    pub fn failing(&self) -> Vec<(ObjectKey, String)> {
        self.0.causes.failing()
    }

    /// Waits until the controller runs, has received all events of its informers, and has nothing
    /// to do: for tests. A key that waits for a delay does not count as work. See [`Runner`] for an
    /// example.
    pub async fn quiet(&self) {
        let queue = &self.0.parts.queue;
        let mut calm = 0;
        loop {
            let listening: Vec<Registration> = self.0.listening.lock().clone();
            for registration in &listening {
                // An error means that the handler ended, so there is nothing to wait for.
                let _ = registration.synced().await;
            }
            let delivered = !listening.is_empty() && listening.iter().all(|r| r.lag().waiting == 0);
            let idle = delivered && queue.is_empty() && queue.running().is_empty();
            // An event that was just delivered may not be in the queue yet, so check several times.
            calm = if idle { calm + 1 } else { 0 };
            if calm == 3 {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    }

    /// The number of reconciles, whatever their result.
    #[cfg(feature = "testing")]
    pub(super) fn reconciles(&self) -> u64 {
        let Counts {
            succeeded,
            requeued,
            failed,
            panicked,
            ..
        } = &self.0.counts;
        [succeeded, requeued, failed, panicked]
            .map(Counts::read)
            .iter()
            .sum()
    }

    /// The number of objects of its main kind.
    #[cfg(feature = "testing")]
    pub(super) fn objects(&self) -> usize {
        self.0.parts.store.len()
    }

    /// Waits until there were this many reconciles. Uses no timer, so it also ends while the clock
    /// is paused.
    #[cfg(feature = "testing")]
    pub(super) async fn reconciled(&self, count: u64) {
        loop {
            let next = self.0.reconciled.notified();
            tokio::pin!(next);
            next.as_mut().enable();
            if self.reconciles() >= count {
                return;
            }
            next.await;
        }
    }
}

/// How much later than an informer the controller may be stopped without this being an error.
const STOP_GRACE: Duration = Duration::from_secs(1);

/// The handlers that fill the queue. Dropping this removes them, because without a run no worker
/// empties the queue.
struct Listening<'a, K>(&'a RunState<K>);

impl<K> Listening<'_, K> {
    fn end(&self) -> Vec<Registration> {
        std::mem::take(&mut *self.0.listening.lock())
    }
}

impl<K> Drop for Listening<'_, K> {
    fn drop(&mut self) {
        self.end().iter().for_each(Registration::remove);
    }
}

impl<K: Send + Sync + 'static> RunState<K> {
    async fn work(self: Arc<Self>, shutdown: CancellationToken) {
        while let Some(work) = self.parts.queue.get().await {
            self.one(work, &shutdown).await;
            self.reconciled.notify_waiters();
        }
    }

    /// Reconciles one key, and decides what happens to it next.
    async fn one(&self, work: Work<ObjectKey>, shutdown: &CancellationToken) {
        let Parts {
            name, queue, timing, ..
        } = &self.parts;
        let key = work.key().clone();
        let permit = match self.route(&key) {
            None => None,
            Some(Route::Here(permit)) => Some(permit),
            Some(Route::Elsewhere) => return work.forget(),
            Some(Route::Later(pause)) => {
                work.forget();
                queue.add_with(key, AddOptions::new().after(pause));
                return;
            }
        };
        if !self.writes.seen(&key, timing.own_writes).await {
            tracing::warn!(controller = %name, %key, "the cache has not seen our last write; going on all the same");
        }
        let causes = self.causes.take(&key, |cause| self.is_own(cause));
        let at = Instant::now();
        let context = Context {
            key: key.clone(),
            store: Store::clone(&self.parts.store),
            attempt: queue.retries(&key),
            stop: shutdown.clone(),
            causes: causes.clone(),
            writes: Arc::clone(&self.writes),
            main: self.parts.main_cache.clone(),
            term: permit.as_ref().map(Permit::check),
            range: self.permitted_range(permit.as_ref()),
        };
        // Requests and logs of the reconcile belong to it, also in OpenTelemetry.
        let span = tracing::info_span!(
            "reconcile",
            controller = %name,
            %key,
            attempt = context.attempt,
            causes = %causes,
            outcome = tracing::field::Empty,
        );
        let Some(answer) = self.reconcile(&key, context, permit.as_ref(), &span).await else {
            tracing::warn!(controller = %name, %key, "the key moves to another replica; its reconcile was dropped");
            return work.forget();
        };
        self.note_run(&key, at, causes, &answer, &span);
        self.settle(work, answer);
    }

    fn route(&self, key: &ObjectKey) -> Option<Route> {
        let routing = self.parts.routing.as_ref()?;
        Some(routing.route(key, &self.parts.store))
    }

    fn permitted_range(&self, permit: Option<&Permit>) -> Option<PermittedRange<K>> {
        let routing = self.parts.routing.as_ref()?;
        Some(PermittedRange::new(routing, permit?))
    }

    /// True if this controller wrote what caused the run.
    fn is_own(&self, cause: &Cause) -> bool {
        match (&cause.object, cause.kind) {
            (Some(object), CauseKind::Deleted) => self.writes.is_own(object, None),
            (Some(object), _) if cause.version.is_some() => {
                self.writes.is_own(object, cause.version.as_ref())
            }
            _ => false,
        }
    }

    /// Calls the user's function. Returns `None` if the key moved to another replica meanwhile.
    async fn reconcile(
        &self,
        key: &ObjectKey,
        context: Context<K>,
        permit: Option<&Permit>,
        span: &Span,
    ) -> Option<ReconcileResult> {
        let mut future = match guarded(|| span.in_scope(|| (self.parts.reconcile)(key.clone(), context))) {
            Err(panic) => return Some(Err(panic)),
            Ok(future) => future,
        };
        let reconciling = AssertUnwindSafe(&mut future).catch_unwind();
        let reconciling = reconciling.instrument(span.clone());
        let reconciling = self.watched(key, &self.parts.timing, reconciling);
        let answer = match permit {
            None => Some(reconciling.await),
            Some(permit) => tokio::select! {
                answer = reconciling => Some(answer),
                () = permit.cancelled() => None,
            },
        };
        // The future owns the user's values, so its `Drop` is user code.
        let dropped = drop_guarded(future);
        Some(match (answer?, dropped) {
            (Err(panic), _) => Err(message(panic)),
            (Ok(_), Some(panic)) => Err(panic),
            (Ok(answer), None) => Ok(answer),
        })
    }

    /// Records the run and its result, for `why`.
    fn note_run(&self, key: &ObjectKey, at: Instant, causes: Causes, answer: &ReconcileResult, span: &Span) {
        let (outcome, again, failed) = match answer {
            Ok(Ok(action)) => match action.0 {
                NextRun::Done => ("done".to_owned(), None, false),
                NextRun::After(pause) => (format!("after {pause:?}"), Some(CauseKind::Requested), false),
                NextRun::Again => ("again".to_owned(), Some(CauseKind::Requested), false),
            },
            Ok(Err(error)) => (shorten(error), Some(CauseKind::Retry), true),
            Err(panic) => (
                shorten(format_args!("panic: {panic}")),
                Some(CauseKind::Retry),
                true,
            ),
        };
        let took = at.elapsed();
        span.record("outcome", &*outcome);
        self.counts.took.observe(took);
        let run = Run {
            at,
            took,
            causes,
            outcome,
            failed,
        };
        self.causes.ran(key, run);
        if let Some(kind) = again {
            self.causes.note(key, repeated(kind));
        }
    }

    /// Counts the result, and gives the key back to the queue.
    fn settle(&self, work: Work<ObjectKey>, answer: ReconcileResult) {
        let (name, key) = (&self.parts.name, work.key().clone());
        let counts = &self.counts;
        match answer {
            Ok(Ok(action)) => match action.0 {
                NextRun::Done => {
                    Counts::one(&counts.succeeded);
                    if let Some(routing) = &self.parts.routing
                        && self.parts.store.get(&key).is_none()
                    {
                        routing.forget(&key);
                    }
                    work.forget();
                }
                NextRun::After(pause) => {
                    Counts::one(&counts.succeeded);
                    Counts::one(&counts.scheduled);
                    self.parts.queue.forget(&key);
                    work.requeue_with(AddOptions::new().after(pause));
                }
                NextRun::Again => {
                    Counts::one(&counts.requeued);
                    work.retry();
                }
            },
            Ok(Err(error)) => {
                Counts::one(&counts.failed);
                tracing::warn!(controller = %name, %key, "reconcile failed, it is tried again: {error}");
                work.retry();
            }
            Err(panic) => {
                Counts::one(&counts.panicked);
                tracing::error!(controller = %name, %key, "reconcile panicked, it is tried again: {panic}");
                work.retry();
            }
        }
    }

    /// Reports, with the key, a future that takes too long.
    async fn watched<T>(&self, key: &ObjectKey, timing: &Timing, doing: impl Future<Output = T>) -> T {
        tokio::pin!(doing);
        let mut passed = Duration::ZERO;
        loop {
            match tokio::time::timeout(timing.stuck, &mut doing).await {
                Ok(answer) => return answer,
                Err(_) => {
                    passed = passed.saturating_add(timing.stuck);
                    Counts::one(&self.counts.stuck);
                    tracing::warn!(controller = %self.parts.name, %key, "reconcile has been running for {passed:?}");
                }
            }
        }
    }
}

/// The result of a reconcile; the outer error is a panic.
type ReconcileResult = Result<Result<Action, String>, String>;

fn repeated(kind: CauseKind) -> Cause {
    Cause {
        kind,
        informer: None,
        object: None,
        version: None,
        own: false,
        at: Instant::now(),
    }
}

impl<K> Clone for Runner<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> fmt::Debug for Runner<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Runner")
            .field("name", &self.0.parts.name)
            .finish_non_exhaustive()
    }
}
