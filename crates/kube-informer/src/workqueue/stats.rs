//! How a queue is doing, under the names that client-go's metrics have.

use std::time::Duration;

/// A queue's figures at one moment.
///
/// Each field's alias is the name of client-go's metric, so that a search and a dashboard find it. Durations are sums: take
/// two looks and divide the differences for a mean. They stay zero in a queue that is
/// [not timed](super::Builder::untimed).
///
/// ```
/// # use kube_informer::workqueue::WorkQueue;
/// let queue = WorkQueue::new();
/// queue.add("a");
/// queue.add("a");
/// let stats = queue.stats();
/// assert_eq!((stats.adds, stats.depth), (2, 1));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Stats {
    /// Keys that wait in line.
    #[doc(alias = "workqueue_depth")]
    pub depth: usize,
    /// Keys that are not due yet.
    pub delayed: usize,
    /// Keys that are worked on.
    pub running: usize,
    /// Adds of every kind so far, merged ones too.
    #[doc(alias = "workqueue_adds_total")]
    pub adds: u64,
    /// Rate-limited adds so far.
    #[doc(alias = "workqueue_retries_total")]
    pub retries: u64,
    /// How many keys were taken so far.
    pub taken: u64,
    /// How long they had waited in line, together. A delay does not count; time during which the key was worked on does.
    #[doc(alias = "workqueue_queue_duration_seconds")]
    pub queue_duration: Duration,
    /// How many were done so far.
    pub done: u64,
    /// How long the work on them took, together.
    #[doc(alias = "workqueue_work_duration_seconds")]
    pub work_duration: Duration,
    /// How long what is worked on now has been, together. If it grows and nothing gets done, something hangs.
    #[doc(alias = "workqueue_unfinished_work_seconds")]
    pub unfinished_work: Duration,
    /// How long the longest of them has been.
    #[doc(alias = "workqueue_longest_running_processor_seconds")]
    pub longest_running_processor: Duration,
}

/// Hears what happens in a queue as it happens: for histograms, which [`Stats`] cannot fill. Every method does nothing
/// unless you say otherwise.
///
/// Called without any lock held, by whoever adds, takes or is done; so be quick. Gauges are better read off
/// [`stats`](super::WorkQueue::stats) when somebody asks.
///
/// ```
/// use std::sync::{Arc, atomic::{AtomicU64, Ordering::Relaxed}};
/// use std::time::Duration;
/// use kube_informer::workqueue::{Observer, WorkQueue};
///
/// #[derive(Default)]
/// struct Count(AtomicU64);
/// impl Observer for Count {
///     fn done(&self, _work_duration: Duration) {
///         self.0.fetch_add(1, Relaxed);
///     }
/// }
///
/// let count = Arc::new(Count::default());
/// let queue = WorkQueue::builder().observer(count.clone()).build();
/// queue.add("a");
/// drop(queue.try_get());
/// assert_eq!(count.0.load(Relaxed), 1);
/// ```
pub trait Observer: Send + Sync {
    /// A key was asked for.
    fn added(&self) {}

    /// A key was asked for again, by way of the limiter, which said to wait so long.
    fn retried(&self, delay: Duration) {
        let _ = delay;
    }

    /// A key was taken, after it had waited so long.
    fn taken(&self, queue_duration: Duration) {
        let _ = queue_duration;
    }

    /// The work on a key ended, and took so long.
    fn done(&self, work_duration: Duration) {
        let _ = work_duration;
    }
}
