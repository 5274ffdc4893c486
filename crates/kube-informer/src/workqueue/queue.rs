//! The public work queue: combines the queue's state with the clock, the limiter and the observer.

use std::fmt;
use std::future::Future;
use std::hash::Hash;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::task::coop;
use tokio::time::{Instant, Sleep};

use super::backoff::KeyBackoff;
use super::options::{AddOptions, Builder};
use super::state::{PollResult, QueueLifecycle, WorkQueueState};
use super::stats::{Durations, Observer, QueueHistograms, Stats};
use super::work::Work;

/// A queue of keys to process, each once at a time.
///
/// Promised:
/// 1. A key waits once, however often it is added. No two workers have the same key at the same time. If a key is added
///    while a worker processes it, it is processed again afterwards (B61).
/// 2. Of two adds of a key that is not taken yet, **the earlier time counts, and the higher priority**. This holds for
///    every kind of add: `add` ends a delay, and an `add_after` of a ready key changes nothing. So a key has one next
///    time, and one run answers every add before it. (In client-go a delayed add stays in addition to a direct one, and
///    the key is processed twice.)
/// 3. Keys leave by priority, and keys of one priority in the order in which they were added or became due (B63); but
///    every eighth take is by age alone ([`Builder::ageing`]). So a key with `n` older keys ahead of it is taken within
///    `8 * (n + 1)` takes, whatever is added later. A key whose priority is raised keeps its age; a key that is
///    processed again starts anew.
/// 4. Adding never waits, and no key is dropped before the queue is shut down.
/// 5. After a shutdown, adds have no effect, and delayed keys are forgotten. Ready keys, and keys that were added again
///    during their processing, are still given out (B62).
/// 6. The queue has no task and no thread. A caller that waits in [`get`](Self::get) runs the timer; without one there
///    is no timer.
///
/// Not promised: a fixed bound. The queue holds at most one entry per key.
///
/// Cost: one lock, held for a look-up and a few moves; a delayed add costs one heap operation. A take looks once at
/// each priority in use. The queue keeps about a hundred finished keys, because most keys come back and are then found
/// in the same slot.
///
/// Clones are handles of the same queue. Dropping them does not end it: shut it down, or its workers wait forever.
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::WorkQueue;
///
/// # tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap().block_on(async {
/// let queue = WorkQueue::new();
/// queue.add_after("later", Duration::from_secs(60));
/// queue.add("now");
/// queue.add("now"); // it waits already
/// assert_eq!(queue.len(), 1);
///
/// assert_eq!(*queue.get().await.unwrap(), "now");
/// assert_eq!(*queue.get().await.unwrap(), "later"); // a minute passed
/// queue.shutdown();
/// assert!(queue.get().await.is_none());
/// # });
/// ```
#[doc(alias = "RateLimitingInterface")]
#[doc(alias = "DelayingInterface")]
pub struct WorkQueue<T> {
    shared: Arc<SharedQueue<T>>,
}

/// State that all handles and the taken keys share.
pub(super) struct SharedQueue<T> {
    core: WorkQueueState<T>,
    pub(super) backoff: Mutex<KeyBackoff<T>>,
    observer: Option<Arc<dyn Observer>>,
    retries: AtomicU64,
    histograms: Option<Box<QueueHistograms>>,
    timed: bool,
    /// The origin of the queue's times.
    start: Instant,
}

/// Keys were left when the time for draining was over, or the queue was stopped meanwhile.
///
/// The queue stays shut down. Wait longer with another `drain`, or give up with [`WorkQueue::stop`].
///
/// ```
/// # use std::time::Duration;
/// # use kube_informer::workqueue::WorkQueue;
/// # tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap().block_on(async {
/// let queue = WorkQueue::new();
/// queue.add("nobody's");
/// let error = queue.drain(Duration::from_secs(5)).await.unwrap_err();
/// assert_eq!((error.queued, error.running), (1, 0));
/// # });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error(
    "the queue is not drained: {queued} in line, {running} worked on; drain again to wait longer, or stop it to give up"
)]
#[non_exhaustive]
pub struct Undrained {
    /// Ready keys.
    pub queued: usize,
    /// Keys in processing.
    pub running: usize,
}

impl<T: Hash + Eq + Clone + Send + 'static> WorkQueue<T> {
    /// A queue with the [default limiter](super::default_limiter) and no observer.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// assert!(WorkQueue::<String>::new().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::builder().build()
    }

    /// A queue with other options. See [`Builder`] for an example.
    pub fn builder() -> Builder<T> {
        Builder::new()
    }

    pub(super) fn over(builder: Builder<T>) -> Self {
        Self {
            shared: Arc::new(SharedQueue {
                core: WorkQueueState::new(builder.turn),
                backoff: Mutex::new(KeyBackoff::new(builder.limiter)),
                observer: builder.observer,
                retries: AtomicU64::new(0),
                histograms: (builder.histograms && builder.timed).then(Box::default),
                timed: builder.timed,
                start: Instant::now(),
            }),
        }
    }

    /// Adds a key, due now. See [`WorkQueue`] for an example.
    pub fn add(&self, key: T) {
        self.shared.add(key, AddOptions::new());
    }

    /// Adds a key that becomes due after a delay; zero is now. Never waits. See [`WorkQueue`] for an example.
    pub fn add_after(&self, key: T, delay: Duration) {
        self.shared.add(key, AddOptions::new().after(delay));
    }

    /// Adds a key after a failure; it becomes due when the limiter allows it. Call [`forget`](Self::forget) when the
    /// key succeeds.
    ///
    /// Only failures of attempts that were due count. If the key is added during its wait, it is
    /// tried early. If it fails then, it waits for the rest of that wait, and its next wait does
    /// not become longer. (client-go counts every failure, so a key that is added often reaches the
    /// longest wait at once.)
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// # tokio::runtime::Builder::new_current_thread().enable_time().start_paused(true).build().unwrap().block_on(async {
    /// let queue = WorkQueue::new();
    /// queue.add_rate_limited("a"); // in 5 ms
    /// queue.add_rate_limited("a"); // in the same 5 ms
    /// assert_eq!(queue.retries(&"a"), 1);
    /// # });
    /// ```
    pub fn add_rate_limited(&self, key: T) {
        self.shared.add(key, AddOptions::new().rate_limited());
    }

    /// Adds a key with options. See [`AddOptions`] for an example.
    #[doc(alias = "AddWithOpts")]
    pub fn add_with(&self, key: T, options: AddOptions) {
        self.shared.add(key, options);
    }

    /// Resets the limiter's failures of a key that succeeded or was given up. The queue itself does not change.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add_rate_limited("a");
    /// queue.forget(&"a");
    /// assert_eq!(queue.retries(&"a"), 0);
    /// ```
    pub fn forget(&self, key: &T) {
        self.shared.backoff.lock().forget(key);
    }

    /// The number of consecutive failures that the limiter remembers. See [`forget`](Self::forget) for an example.
    #[doc(alias = "NumRequeues")]
    pub fn retries(&self, key: &T) -> u32 {
        let now = self.shared.since_start();
        self.shared.backoff.lock().retries(key, now)
    }

    /// The next key; waits until one is ready. None when the queue is shut down and empty. See [`WorkQueue`] for an
    /// example.
    ///
    /// # Cancel safety
    /// If the future is dropped before it is ready, nothing was taken.
    pub fn get(&self) -> impl Future<Output = Option<Work<T>>> + Send {
        Get {
            shared: &self.shared,
            waiter: None,
            sleep: None,
        }
    }

    /// The next key, if one is ready now. See [`Work`] for an example.
    pub fn try_get(&self) -> Option<Work<T>> {
        match self.shared.take(&mut None, None) {
            PollResult::Take(taken) => Some(Work::new(Arc::clone(&self.shared), taken)),
            PollResult::Wait(_) | PollResult::Over => None,
        }
    }

    /// The number of ready keys. Keys in processing and delayed keys do not count; see [`stats`](Self::stats). See
    /// [`WorkQueue`] for an example.
    pub fn len(&self) -> usize {
        self.stats().depth
    }

    /// True if no key is ready.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add_after("a", std::time::Duration::from_secs(60));
    /// assert!(queue.is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The keys in processing and for how long: names the workers that hang.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// let work = queue.try_get();
    /// assert_eq!(queue.running()[0].0, "a");
    /// ```
    pub fn running(&self) -> Vec<(T, Duration)> {
        let now = self.shared.now();
        let running = self.shared.core.at_work().into_iter();
        running
            .map(|(key, began)| (key, self.shared.measured(now.saturating_sub(began))))
            .collect()
    }

    /// A function that returns this queue while a handle exists, for observers that must not keep the queue alive.
    pub(crate) fn observed(&self) -> impl Fn() -> Option<Self> + Send + Sync + 'static {
        let shared = Arc::downgrade(&self.shared);
        move || shared.upgrade().map(|shared| Self { shared })
    }

    /// The queue's figures. See [`Stats`] for an example.
    pub fn stats(&self) -> Stats {
        let stats = self.shared.core.stats(self.shared.now());
        let (counters, measured) = (stats.counters, |nanos| self.shared.measured(nanos));
        Stats {
            depth: stats.waiting,
            delayed: stats.delayed,
            running: stats.running,
            adds: counters.adds,
            retries: self.shared.retries.load(Ordering::Relaxed),
            taken: counters.takes,
            queue_duration: measured(counters.waited),
            done: counters.dones,
            work_duration: measured(counters.worked),
            unfinished_work: measured(stats.unfinished),
            longest_running_processor: measured(stats.longest),
        }
    }

    /// Histograms of how long keys waited and how long they were processed; `None` unless the queue was built with
    /// [`Builder::histograms`], which has an example.
    pub fn durations(&self) -> Option<Durations> {
        self.shared
            .histograms
            .as_ref()
            .map(|histograms| histograms.read())
    }

    /// Shuts the queue down: it accepts no keys and forgets the delayed ones. Ready keys are still given out; then
    /// every [`get`](Self::get) returns `None`. See [`WorkQueue`] for an example.
    #[doc(alias = "ShutDown")]
    pub fn shutdown(&self) {
        self.shared.core.end(QueueLifecycle::Closed);
    }

    /// True once the queue was shut down or stopped.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::<u32>::new();
    /// queue.shutdown();
    /// assert!(queue.is_shutdown());
    /// ```
    pub fn is_shutdown(&self) -> bool {
        self.shared.core.life() != QueueLifecycle::Open
    }

    /// Stops the queue: it forgets the ready keys, and [`get`](Self::get) and [`drain`](Self::drain) return at once.
    /// Workers keep the keys that they have, because a queue cannot stop them.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// queue.stop();
    /// assert!(queue.try_get().is_none());
    /// ```
    pub fn stop(&self) {
        self.shared.core.end(QueueLifecycle::Stopped);
    }

    /// Shuts the queue down and waits until every ready key has been processed and every worker is done. Workers have
    /// to [`get`](Self::get) the keys: the queue processes none itself.
    ///
    /// # Cancel safety
    /// If the future is dropped, the queue stays shut down.
    ///
    /// # Errors
    /// Keys are left after `within`, or because the queue was [stopped](Self::stop). See [`Undrained`] and the
    /// [module](super) for examples.
    #[doc(alias = "ShutDownWithDrain")]
    pub async fn drain(&self, within: Duration) -> Result<(), Undrained> {
        self.shutdown();
        let drained = Drained {
            core: &self.shared.core,
            number: None,
        };
        // The remaining keys say enough, whether the time was over or the queue was stopped.
        let _late = tokio::time::timeout(within, drained).await;
        let stats = self.shared.core.stats(self.shared.now());
        if stats.waiting + stats.running == 0 {
            return Ok(());
        }
        Err(Undrained {
            queued: stats.waiting,
            running: stats.running,
        })
    }
}

impl<T: Hash + Eq + Clone + Send + 'static> SharedQueue<T> {
    pub(super) fn add(&self, key: T, options: AddOptions) {
        let (due, now) = self.due(&key, options);
        let accepted = self.core.add(key, options.priority, due, now);
        if let (true, Some(observer)) = (accepted, &self.observer) {
            observer.added();
        }
    }

    /// Ends the processing of a key and adds it again.
    pub(super) fn requeue(&self, key: &T, slot: u32, options: AddOptions) {
        let (due, now) = self.due(key, options);
        let (took, accepted) = self.core.requeue(slot, options.priority, due, now);
        if let (true, Some(observer)) = (accepted, &self.observer) {
            observer.added();
        }
        self.observe_done(took);
    }

    /// When an added key becomes due, `None` for at once, and the time now if it is needed.
    #[inline]
    fn due(&self, key: &T, options: AddOptions) -> (Option<u64>, u64) {
        let mut delay = options.after;
        if options.rate_limited {
            let limit = self.backoff.lock().failed(key, self.since_start());
            self.retries.fetch_add(1, Ordering::Relaxed);
            delay = delay.max(limit);
            if let Some(observer) = &self.observer {
                observer.retried(limit);
            }
        }
        let now = if self.timed || !delay.is_zero() {
            self.now()
        } else {
            0
        };
        let due = (!delay.is_zero()).then(|| now.saturating_add(nanos(delay)));
        (due, now)
    }

    #[inline]
    fn take(&self, waiter: &mut Option<u32>, waker: Option<&std::task::Waker>) -> PollResult<T> {
        let turn = self.core.take(waiter, waker, || self.now(), self.timed);
        if let PollResult::Take(taken) = &turn {
            if let Some(observer) = &self.observer {
                observer.taken(self.measured(taken.waited));
            }
            if let Some(histograms) = &self.histograms {
                histograms.queue.observe(self.measured(taken.waited));
            }
        }
        turn
    }
}

impl<T> SharedQueue<T> {
    pub(super) fn done(&self, slot: u32) {
        let now = if self.timed { self.now() } else { 0 };
        self.observe_done(self.core.done(slot, now));
    }

    fn observe_done(&self, took: u64) {
        if let Some(observer) = &self.observer {
            observer.done(self.measured(took));
        }
        if let Some(histograms) = &self.histograms {
            histograms.work.observe(self.measured(took));
        }
    }

    fn since_start(&self) -> Duration {
        self.start.elapsed()
    }

    fn now(&self) -> u64 {
        nanos(self.since_start())
    }

    /// A duration for people; none if the queue is not timed.
    fn measured(&self, nanos: u64) -> Duration {
        Duration::from_nanos(if self.timed { nanos } else { 0 })
    }
}

/// A `u64` of nanoseconds holds more than five hundred years.
fn nanos(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

/// The future of `get`.
struct Get<'a, T> {
    shared: &'a Arc<SharedQueue<T>>,
    waiter: Option<u32>,
    /// Only the timekeeper's timer counts, and only if a key is delayed.
    sleep: Option<Pin<Box<Sleep>>>,
}

impl<T: Hash + Eq + Clone + Send + 'static> Future for Get<'_, T> {
    type Output = Option<Work<T>>;

    #[inline]
    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        // A worker that always finds a key would never yield to other tasks.
        if !coop::has_budget_remaining() {
            drop(ready!(coop::poll_proceed(cx)));
        }
        let this = &mut *self;
        loop {
            match this.shared.take(&mut this.waiter, Some(cx.waker())) {
                PollResult::Take(taken) => {
                    if taken.number % LOOK_UP == 0
                        && let Poll::Ready(budget) = coop::poll_proceed(cx)
                    {
                        budget.made_progress();
                    }
                    return Poll::Ready(Some(Work::new(Arc::clone(this.shared), taken)));
                }
                PollResult::Over => return Poll::Ready(None),
                PollResult::Wait(None) => {
                    this.sleep = None;
                    return Poll::Pending;
                }
                PollResult::Wait(Some(due)) => {
                    // A timer runs for a year at most; then the future polls again.
                    let nap = Duration::from_nanos(due.saturating_sub(this.shared.now())).min(YEAR);
                    let until = Instant::now() + nap;
                    let sleep = match &mut this.sleep {
                        Some(sleep) => {
                            sleep.as_mut().reset(until);
                            sleep
                        }
                        None => this.sleep.insert(Box::pin(tokio::time::sleep_until(until))),
                    };
                    ready!(sleep.as_mut().poll(cx));
                }
            }
        }
    }
}

impl<T> Drop for Get<'_, T> {
    fn drop(&mut self) {
        if self.waiter.is_some() {
            self.shared.core.leave(&mut self.waiter);
        }
    }
}

/// Only one take out of this many counts for tokio's cooperative budget: a take is much shorter than the operations
/// that the budget is meant for, and a move to another core costs more than a hundred takes.
const LOOK_UP: u64 = 32;
const YEAR: Duration = Duration::from_secs(365 * 24 * 3_600);

/// The future of `drain`.
struct Drained<'a, T> {
    core: &'a WorkQueueState<T>,
    number: Option<u64>,
}

impl<T> Future for Drained<'_, T> {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let this = &mut *self;
        if this.core.drained(&mut this.number, cx.waker()) {
            return Poll::Ready(());
        }
        Poll::Pending
    }
}

impl<T> Drop for Drained<'_, T> {
    fn drop(&mut self) {
        if let Some(number) = self.number {
            self.core.abandon(number);
        }
    }
}

impl<T> Clone for WorkQueue<T> {
    fn clone(&self) -> Self {
        Self {
            shared: Arc::clone(&self.shared),
        }
    }
}

impl<T: Hash + Eq + Clone + Send + 'static> Default for WorkQueue<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> fmt::Debug for WorkQueue<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("WorkQueue").finish_non_exhaustive()
    }
}
