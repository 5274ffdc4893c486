//! Figures of a queue, under the names of client-go's metrics, and the observer of a queue.

use std::time::Duration;

use crate::histogram::{AtomicHistogram, Histogram, QUEUE_BUCKETS};

/// A queue's figures at one moment.
///
/// Each field's alias is the name of client-go's metric, so that a search and a dashboard find it. Durations are sums:
/// divide the differences of two readings for a mean. They stay zero in a queue that is [not
/// timed](super::Builder::untimed).
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
    /// Ready keys.
    #[doc(alias = "workqueue_depth")]
    pub depth: usize,
    /// Delayed keys.
    pub delayed: usize,
    /// Keys in processing.
    pub running: usize,
    /// Adds of every kind so far, merged ones too.
    #[doc(alias = "workqueue_adds_total")]
    pub adds: u64,
    /// Rate-limited adds so far.
    #[doc(alias = "workqueue_retries_total")]
    pub retries: u64,
    /// The number of keys taken so far.
    pub taken: u64,
    /// The sum of the times that the taken keys were ready. A delay does not count; time during which the key was
    /// processed does.
    #[doc(alias = "workqueue_queue_duration_seconds")]
    pub queue_duration: Duration,
    /// The number of keys finished so far.
    pub done: u64,
    /// The sum of their processing times.
    #[doc(alias = "workqueue_work_duration_seconds")]
    pub work_duration: Duration,
    /// The sum of the processing times of the keys in processing now. If it grows and no key is finished, a worker
    /// hangs.
    #[doc(alias = "workqueue_unfinished_work_seconds")]
    pub unfinished_work: Duration,
    /// The longest processing time among them.
    #[doc(alias = "workqueue_longest_running_processor_seconds")]
    pub longest_running_processor: Duration,
}

/// How long keys waited and how long they were processed, in seconds. See
/// [`Builder::histograms`](super::Builder::histograms) for an example.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Durations {
    /// How long the taken keys were ready.
    #[doc(alias = "workqueue_queue_duration_seconds")]
    pub queue: Histogram,
    /// How long the processing of keys took.
    #[doc(alias = "workqueue_work_duration_seconds")]
    pub work: Histogram,
}

pub(super) struct QueueHistograms {
    pub(super) queue: AtomicHistogram,
    pub(super) work: AtomicHistogram,
}

impl Default for QueueHistograms {
    fn default() -> Self {
        Self {
            queue: AtomicHistogram::new(QUEUE_BUCKETS),
            work: AtomicHistogram::new(QUEUE_BUCKETS),
        }
    }
}

impl QueueHistograms {
    pub(super) fn read(&self) -> Durations {
        Durations {
            queue: self.queue.read(),
            work: self.work.read(),
        }
    }
}

/// Receives what happens in a queue as it happens: for histograms, which [`Stats`] cannot fill. By default every method
/// does nothing.
///
/// The calls come without any lock held, on the thread that adds, takes or finishes a key, so they should be quick. For
/// gauges, read [`stats`](super::WorkQueue::stats) on demand.
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
    /// A key was added.
    fn added(&self) {}

    /// A key was added through the limiter, which returned this delay.
    fn retried(&self, delay: Duration) {
        let _ = delay;
    }

    /// A key was taken after it had waited for this time.
    fn taken(&self, queue_duration: Duration) {
        let _ = queue_duration;
    }

    /// The processing of a key ended, and took this time.
    fn done(&self, work_duration: Duration) {
        let _ = work_duration;
    }
}
