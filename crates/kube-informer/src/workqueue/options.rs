//! Options of a queue and of an add.

use std::fmt;
use std::hash::Hash;
use std::sync::Arc;
use std::time::Duration;

use super::guarded::Guarded;
use super::limit::{RateLimiter, default_limiter};
use super::queue::WorkQueue;
use super::stats::Observer;

/// How a key is added. The default: at once, with priority 0.
///
/// ```
/// # use std::time::Duration;
/// # use kube_informer::workqueue::{AddOptions, WorkQueue};
/// let queue = WorkQueue::new();
/// queue.add_with("a", AddOptions::new().priority(-100)); // the initial list, say
/// queue.add_with("b", AddOptions::new().after(Duration::from_secs(1)));
/// queue.add("c");
/// assert_eq!(*queue.try_get().unwrap(), "c");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[must_use = "it says how to add, `add_with` adds"]
pub struct AddOptions {
    pub(super) priority: i32,
    pub(super) after: Duration,
    pub(super) rate_limited: bool,
}

impl AddOptions {
    /// At once, with priority 0. See [`AddOptions`] for an example.
    pub fn new() -> Self {
        Self::default()
    }

    /// Keys of a higher priority are taken earlier. controller-runtime gives −100 to the keys of its initial lists. See
    /// [`AddOptions`] for an example.
    pub fn priority(mut self, priority: i32) -> Self {
        self.priority = priority;
        self
    }

    /// Delays the key by this duration. See [`AddOptions`] for an example.
    pub fn after(mut self, delay: Duration) -> Self {
        self.after = delay;
        self
    }

    /// Delays the key until the limiter allows it. Together with [`after`](Self::after), the longer delay counts.
    ///
    /// ```
    /// # use kube_informer::workqueue::{AddOptions, WorkQueue};
    /// let queue = WorkQueue::new();
    /// queue.add_with("a", AddOptions::new().rate_limited().priority(-100));
    /// assert_eq!(queue.retries(&"a"), 1);
    /// ```
    pub fn rate_limited(mut self) -> Self {
        self.rate_limited = true;
        self
    }
}

/// Makes a [`WorkQueue`].
///
/// ```
/// # use std::time::Duration;
/// use kube_informer::workqueue::{Exponential, WorkQueue};
///
/// let queue = WorkQueue::builder()
///     .rate_limiter(Exponential::new(Duration::from_secs(1), Duration::from_secs(60)).jitter(0.2))
///     .ageing(4)
///     .build();
/// # queue.add("a");
/// ```
#[must_use = "a builder makes nothing until `build`"]
pub struct Builder<T> {
    pub(super) limiter: Box<dyn RateLimiter<T>>,
    pub(super) observer: Option<Arc<dyn Observer>>,
    pub(super) turn: u32,
    pub(super) timed: bool,
    pub(super) histograms: bool,
}

impl<T: Hash + Eq + Clone + Send + 'static> Builder<T> {
    pub(super) fn new() -> Self {
        Self {
            limiter: Box::new(default_limiter()),
            observer: None,
            turn: TURN,
            timed: true,
            histograms: false,
        }
    }

    /// The limiter of rate-limited adds; default: [`default_limiter`]. See [`Builder`] for an example.
    pub fn rate_limiter(mut self, limiter: impl RateLimiter<T> + 'static) -> Self {
        self.limiter = Box::new(Guarded(limiter));
        self
    }

    /// The observer of the queue; default: none. See [`Observer`] for an example.
    pub fn observer(mut self, observer: Arc<dyn Observer>) -> Self {
        self.observer = Some(Arc::new(Guarded(observer)));
        self
    }

    /// Every `every`-th take gives out the key that has waited longest, whatever its priority; default: 8. So keys of
    /// low priority make progress under any load, and high priorities lose an eighth of the takes at most. 1 is
    /// strictly by age; 0 counts as 1.
    ///
    /// ```
    /// # use kube_informer::workqueue::{AddOptions, WorkQueue};
    /// let queue = WorkQueue::builder().ageing(2).build();
    /// queue.add_with("low", AddOptions::new().priority(-100));
    /// (0..10).for_each(|_| ["a", "b", "c"].into_iter().for_each(|key| queue.add(key)));
    /// assert_eq!(*queue.try_get().unwrap(), "a");
    /// assert_eq!(*queue.try_get().unwrap(), "low");
    /// ```
    pub fn ageing(mut self, every: u32) -> Self {
        self.turn = every.max(1);
        self
    }

    /// Turns off the clock reads that only serve figures. It saves three reads of the clock per key, and the durations
    /// in [`Stats`](super::Stats) and for the [`Observer`] stay zero. It pays off only at hundreds of thousands of keys
    /// per second.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::builder().untimed().build();
    /// # queue.add("a");
    /// ```
    pub fn untimed(mut self) -> Self {
        self.timed = false;
        self
    }

    /// Keeps histograms of how long keys wait and how long they are processed; see
    /// [`WorkQueue::durations`]. A controller's queue has them.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::builder().histograms().build();
    /// queue.add("a");
    /// drop(queue.try_get());
    /// assert_eq!(queue.durations().unwrap().work.count, 1);
    /// ```
    pub fn histograms(mut self) -> Self {
        self.histograms = true;
        self
    }

    /// Builds the queue.
    pub fn build(self) -> WorkQueue<T> {
        WorkQueue::over(self)
    }
}

impl<T> fmt::Debug for Builder<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("ageing", &self.turn)
            .field("timed", &self.timed)
            .finish_non_exhaustive()
    }
}

/// Seven takes by priority, one by age.
const TURN: u32 = 8;
