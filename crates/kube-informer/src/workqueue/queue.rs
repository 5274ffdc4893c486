//! The queue people hold: the core, the clock, the limiter, and who listens.

use std::fmt;
use std::future::Future;
use std::hash::Hash;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll, ready};
use std::time::Duration;

use parking_lot::Mutex;
use tokio::time::{Instant, Sleep};

use super::core::{Core, Life, Turn};
use super::limit::RateLimiter;
use super::options::{AddOptions, Builder};
use super::stats::{Observer, Stats};
use super::work::Work;

/// Keys that are to be worked on, once each.
///
/// Promised:
/// 1. A key waits once, however often it is added. It is never in two hands. If it is added while somebody works on it, it
///    is worked on again after that (B61).
/// 2. Of two adds of a key that is not taken yet, **the earlier time counts, and the higher priority**. That goes for every kind
///    of add: `add` ends a delay, and an `add_after` for a key that waits in line changes nothing. So a key has one next time,
///    and one run answers everything that was asked for before it began. (client-go lets a delayed add live on beside a
///    direct one, and works twice.)
/// 3. Keys leave by priority, and those of one priority in the order in which they came, or became due (B63); but every eighth
///    leaves by age alone ([`Builder::ageing`]). So a key with `n` older ones in line is taken within `8 * (n + 1)` takes,
///    whatever comes after it. A key that is raised keeps its age; one that is to be worked on again starts anew.
/// 4. Adding never waits, and nothing is dropped before the queue is shut down.
/// 5. After a shutdown, adds do nothing, and keys that are not due yet are forgotten. What is in line, or was added to what
///    is worked on, is still given out (B62).
/// 6. There is no task and no thread. Whoever waits in [`get`](Self::get) keeps the time; if nobody waits there is no timer.
///
/// Not promised: a bound. A queue holds at most one entry per key, and that is what bounds it.
///
/// Cost: one lock, held for a look-up and a few moves; an add that is delayed costs a step in a heap. A take looks once at
/// each priority that is in use. The last hundred or so keys that were done with are kept: most come back, and are found where they were.
///
/// Clones are the same queue. Dropping them does not end it: shut it down, or its workers wait for ever.
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
    shared: Arc<Shared<T>>,
}

/// What the handles and the keys that are out have in common.
pub(super) struct Shared<T> {
    core: Core<T>,
    pub(super) limiter: Mutex<Box<dyn RateLimiter<T>>>,
    observer: Option<Arc<dyn Observer>>,
    retries: AtomicU64,
    timed: bool,
    /// What the queue's times count from.
    start: Instant,
}

/// Something was left when the time for draining was over, or the queue was stopped meanwhile.
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
    /// Keys in line.
    pub queued: usize,
    /// Keys that are worked on.
    pub running: usize,
}

impl<T: Hash + Eq + Clone + Send + 'static> WorkQueue<T> {
    /// A queue with the [default limiter](super::default_limiter) and nobody who listens.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// assert!(WorkQueue::<String>::new().is_empty());
    /// ```
    pub fn new() -> Self {
        Self::builder().build()
    }

    /// A queue of your choice. For an example see [`Builder`].
    pub fn builder() -> Builder<T> {
        Builder::new()
    }

    pub(super) fn over(builder: Builder<T>) -> Self {
        Self {
            shared: Arc::new(Shared {
                core: Core::new(builder.turn),
                limiter: Mutex::new(builder.limiter),
                observer: builder.observer,
                retries: AtomicU64::new(0),
                timed: builder.timed,
                start: Instant::now(),
            }),
        }
    }

    /// Asks for a key, now. For an example see [`WorkQueue`].
    pub fn add(&self, key: T) {
        self.shared.add(key, AddOptions::new());
    }

    /// Asks for a key, so much later; zero is now. Never waits. For an example see [`WorkQueue`].
    pub fn add_after(&self, key: T, delay: Duration) {
        self.shared.add(key, AddOptions::new().after(delay));
    }

    /// Asks for a key when the limiter allows it: after a failure. [`forget`](Self::forget) it when it succeeds.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add_rate_limited("a"); // in 5 ms
    /// queue.add_rate_limited("a"); // no later than that, but a third time would be 20 ms
    /// assert_eq!(queue.retries(&"a"), 2);
    /// ```
    pub fn add_rate_limited(&self, key: T) {
        self.shared.add(key, AddOptions::new().rate_limited());
    }

    /// Asks for a key in a way of your choice. For an example see [`AddOptions`].
    #[doc(alias = "AddWithOpts")]
    pub fn add_with(&self, key: T, options: AddOptions) {
        self.shared.add(key, options);
    }

    /// The limiter forgets the key's failures: it succeeded, or is given up. What is in the queue stays.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add_rate_limited("a");
    /// queue.forget(&"a");
    /// assert_eq!(queue.retries(&"a"), 0);
    /// ```
    pub fn forget(&self, key: &T) {
        self.shared.limiter.lock().forget(key);
    }

    /// How many failures in a row the limiter knows of. For an example see [`forget`](Self::forget).
    #[doc(alias = "NumRequeues")]
    pub fn retries(&self, key: &T) -> u32 {
        let now = self.shared.since_start();
        self.shared.limiter.lock().retries(key, now)
    }

    /// The next key; waits for one. None when the queue is shut down and nothing is left. For an example see
    /// [`WorkQueue`].
    ///
    /// # Cancel safety
    /// If the future is dropped before it is ready, nothing was taken.
    pub fn get(&self) -> impl Future<Output = Option<Work<T>>> + Send {
        Get {
            shared: &self.shared,
            seat: None,
            sleep: None,
        }
    }

    /// The next key, if there is one now. For an example see [`Work`].
    pub fn try_get(&self) -> Option<Work<T>> {
        match self.shared.take(&mut None, None) {
            Turn::Take(taken) => Some(Work::new(Arc::clone(&self.shared), taken)),
            Turn::Wait(_) | Turn::Over => None,
        }
    }

    /// How many keys wait in line, now. Neither those that are worked on nor those that are not due count; see
    /// [`stats`](Self::stats). For an example see [`WorkQueue`].
    pub fn len(&self) -> usize {
        self.stats().depth
    }

    /// Does none wait in line?
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

    /// What is worked on, and for how long: to name who hangs.
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

    /// The queue's figures. For an example see [`Stats`].
    pub fn stats(&self) -> Stats {
        let census = self.shared.core.census(self.shared.now());
        let (tally, measured) = (census.tally, |nanos| self.shared.measured(nanos));
        Stats {
            depth: census.waiting,
            delayed: census.delayed,
            running: census.running,
            adds: tally.adds,
            retries: self.shared.retries.load(Ordering::Relaxed),
            taken: tally.takes,
            queue_duration: measured(tally.waited),
            done: tally.dones,
            work_duration: measured(tally.worked),
            unfinished_work: measured(census.unfinished),
            longest_running_processor: measured(census.longest),
        }
    }

    /// Takes nothing more, and forgets what is not due. What waits is still given out, and then everybody who waits in
    /// [`get`](Self::get) gets `None`. For an example see [`WorkQueue`].
    #[doc(alias = "ShutDown")]
    pub fn shutdown(&self) {
        self.shared.core.end(Life::Closed);
    }

    /// Was it shut down, or stopped?
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::<u32>::new();
    /// queue.shutdown();
    /// assert!(queue.is_shutdown());
    /// ```
    pub fn is_shutdown(&self) -> bool {
        self.shared.core.life() != Life::Open
    }

    /// Gives nothing out any more: what waits is forgotten, [`get`](Self::get) and [`drain`](Self::drain) end at once. What is
    /// worked on goes on, for a queue cannot stop it.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// queue.stop();
    /// assert!(queue.try_get().is_none());
    /// ```
    pub fn stop(&self) {
        self.shared.core.end(Life::Stopped);
    }

    /// Shuts the queue down and waits until everything in line has been worked on and everybody is done. Somebody has to
    /// [`get`](Self::get) it: a queue does no work.
    ///
    /// # Cancel safety
    /// If the future is dropped, the queue stays shut down.
    ///
    /// # Errors
    /// Something is left after `within`, or because the queue was [stopped](Self::stop). For an example see [`Undrained`]
    /// and the [room](super).
    #[doc(alias = "ShutDownWithDrain")]
    pub async fn drain(&self, within: Duration) -> Result<(), Undrained> {
        self.shutdown();
        let drained = Drained {
            core: &self.shared.core,
            number: None,
        };
        // Whether it was late or stopped, what is left says it all.
        let _late = tokio::time::timeout(within, drained).await;
        let census = self.shared.core.census(self.shared.now());
        if census.waiting + census.running == 0 {
            return Ok(());
        }
        Err(Undrained {
            queued: census.waiting,
            running: census.running,
        })
    }
}

impl<T: Hash + Eq + Clone + Send + 'static> Shared<T> {
    pub(super) fn add(&self, key: T, options: AddOptions) {
        let mut delay = options.after;
        if options.rate_limited {
            let limit = self.limiter.lock().when(&key, self.since_start());
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
        let taken = self.core.add(key, options.priority, due, now);
        if let (true, Some(observer)) = (taken, &self.observer) {
            observer.added();
        }
    }

    #[inline]
    fn take(&self, seat: &mut Option<u32>, waker: Option<&std::task::Waker>) -> Turn<T> {
        let turn = self.core.take(seat, waker, || self.now(), self.timed);
        if let Some(observer) = &self.observer
            && let Turn::Take(taken) = &turn
        {
            observer.taken(self.measured(taken.waited));
        }
        turn
    }
}

impl<T> Shared<T> {
    pub(super) fn done(&self, slot: u32) {
        let now = if self.timed { self.now() } else { 0 };
        let took = self.core.done(slot, now);
        if let Some(observer) = &self.observer {
            observer.done(self.measured(took));
        }
    }

    fn since_start(&self) -> Duration {
        self.start.elapsed()
    }

    fn now(&self) -> u64 {
        nanos(self.since_start())
    }

    /// A duration for people: none if the queue does not look at the clock.
    fn measured(&self, nanos: u64) -> Duration {
        Duration::from_nanos(if self.timed { nanos } else { 0 })
    }
}

/// Five hundred years fit.
fn nanos(duration: Duration) -> u64 {
    u64::try_from(duration.as_nanos()).unwrap_or(u64::MAX)
}

/// Waits for a key.
struct Get<'a, T> {
    shared: &'a Arc<Shared<T>>,
    seat: Option<u32>,
    /// Only one of all who wait has one that counts, and only if something is delayed.
    sleep: Option<Pin<Box<Sleep>>>,
}

impl<T: Hash + Eq + Clone + Send + 'static> Future for Get<'_, T> {
    type Output = Option<Work<T>>;

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Self::Output> {
        // A worker that always finds something would never let others run.
        let coop = ready!(tokio::task::coop::poll_proceed(cx));
        let this = &mut *self;
        loop {
            match this.shared.take(&mut this.seat, Some(cx.waker())) {
                Turn::Take(taken) => {
                    if taken.number % LOOK_UP == 0 {
                        coop.made_progress();
                    }
                    return Poll::Ready(Some(Work::new(Arc::clone(this.shared), taken)));
                }
                Turn::Over => return Poll::Ready(None),
                Turn::Wait(None) => {
                    this.sleep = None;
                    return Poll::Pending;
                }
                Turn::Wait(Some(due)) => {
                    // Nobody sleeps a year at a stretch; after that we look again.
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
        if self.seat.is_some() {
            self.shared.core.leave(&mut self.seat);
        }
    }
}

/// Every so many takes count for tokio's budget of a task: a take is much shorter than what the budget is meant for, and being
/// put off to another core costs more than a hundred.
const LOOK_UP: u64 = 8;
const YEAR: Duration = Duration::from_secs(365 * 24 * 3_600);

/// Waits until all is done.
struct Drained<'a, T> {
    core: &'a Core<T>,
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
