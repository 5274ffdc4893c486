//! [`ControllerStats`]: the figures of a controller.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use crate::histogram::{AtomicHistogram, Histogram, RECONCILE_BUCKETS};
use crate::workqueue;

/// The figures of a controller so far.
///
/// Where controller-runtime has a metric for it, the field's alias is the metric's name.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{controller::{Action, Controller}, informer::SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// let controller = Controller::new(&pods).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
/// assert_eq!(controller.stats().succeeded, 0);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct ControllerStats {
    /// Reconciles that ended in [`Action::done`](super::Action::done) or [`Action::after`](super::Action::after).
    #[doc(alias = "controller_runtime_reconcile_total")]
    pub succeeded: u64,
    /// How many of them ended in [`Action::after`](super::Action::after).
    pub scheduled: u64,
    /// Reconciles that were not finished: [`Action::again`](super::Action::again).
    pub requeued: u64,
    /// Reconciles that failed.
    #[doc(alias = "controller_runtime_reconcile_errors_total")]
    pub failed: u64,
    /// Reconciles that panicked.
    #[doc(alias = "controller_runtime_reconcile_panics_total")]
    pub panicked: u64,
    /// How often a reconcile exceeded [`stuck_after`](super::Controller::stuck_after); counted each
    /// time that period has passed.
    pub stuck: u64,
    /// How long reconciles took, in seconds.
    #[doc(alias = "controller_runtime_reconcile_time_seconds")]
    pub reconcile_time: Histogram,
    /// The keys that are being reconciled, and for how long.
    #[doc(alias = "controller_runtime_active_workers")]
    pub running: Vec<(String, Duration)>,
    /// The figures of the queue.
    pub queue: workqueue::Stats,
}

pub(super) struct Counts {
    pub(super) succeeded: AtomicU64,
    pub(super) scheduled: AtomicU64,
    pub(super) requeued: AtomicU64,
    pub(super) failed: AtomicU64,
    pub(super) panicked: AtomicU64,
    pub(super) stuck: AtomicU64,
    pub(super) took: AtomicHistogram,
}

impl Default for Counts {
    fn default() -> Self {
        Self {
            succeeded: AtomicU64::new(0),
            scheduled: AtomicU64::new(0),
            requeued: AtomicU64::new(0),
            failed: AtomicU64::new(0),
            panicked: AtomicU64::new(0),
            stuck: AtomicU64::new(0),
            took: AtomicHistogram::new(RECONCILE_BUCKETS),
        }
    }
}

impl Counts {
    pub(super) fn one(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    pub(super) fn read(counter: &AtomicU64) -> u64 {
        counter.load(Ordering::Relaxed)
    }
}
