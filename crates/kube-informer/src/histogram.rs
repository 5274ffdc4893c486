//! Histograms with the buckets of client-go and controller-runtime, so that dashboards made for those work here.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use serde::Serialize;

/// A histogram of durations or sizes: counts of the observations by upper bound.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{controller::{Action, Controller}, informer::SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// # let controller = Controller::new(&pods).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
/// let time = controller.stats().reconcile_time;
/// assert_eq!((time.count, time.sum), (0, 0.0));
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Histogram {
    /// Each upper bound, with the number of observations up to it. The last bound, infinity, is left out: its number is
    /// `count`.
    pub buckets: Vec<(f64, u64)>,
    /// The sum of all observations.
    pub sum: f64,
    /// The number of all observations.
    pub count: u64,
}

/// Counts observations without a lock.
pub(crate) struct AtomicHistogram {
    bounds: &'static [f64],
    counts: Box<[AtomicU64]>,
    /// The sum in millionths.
    sum: AtomicU64,
}

impl AtomicHistogram {
    pub(crate) fn new(bounds: &'static [f64]) -> Self {
        Self {
            bounds,
            counts: (0..=bounds.len()).map(|_| AtomicU64::new(0)).collect(),
            sum: AtomicU64::new(0),
        }
    }

    pub(crate) fn observe(&self, duration: Duration) {
        self.observe_value(duration.as_secs_f64());
    }

    pub(crate) fn observe_value(&self, value: f64) {
        let at = self.bounds.partition_point(|bound| *bound < value);
        self.counts[at].fetch_add(1, Ordering::Relaxed);
        // A float is cast to an integer with saturation.
        self.sum.fetch_add((value * 1e6) as u64, Ordering::Relaxed);
    }

    pub(crate) fn read(&self) -> Histogram {
        let mut count = 0;
        let mut buckets = Vec::with_capacity(self.bounds.len());
        for (bound, counted) in self.bounds.iter().zip(&self.counts) {
            count += counted.load(Ordering::Relaxed);
            buckets.push((*bound, count));
        }
        count += self.counts[self.bounds.len()].load(Ordering::Relaxed);
        Histogram {
            buckets,
            sum: self.sum.load(Ordering::Relaxed) as f64 / 1e6,
            count,
        }
    }
}

/// controller-runtime's `controller_runtime_reconcile_time_seconds`.
pub(crate) const RECONCILE_BUCKETS: &[f64] = &[
    0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.25,
    1.5, 1.75, 2.0, 2.5, 3.0, 3.5, 4.0, 4.5, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 15.0, 20.0, 25.0, 30.0, 40.0,
    50.0, 60.0,
];
/// client-go's `workqueue_queue_duration_seconds` and `workqueue_work_duration_seconds`: powers of ten.
pub(crate) const QUEUE_BUCKETS: &[f64] = &[
    1e-8, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3, 1e-2, 1e-1, 1.0, 10.0, 100.0, 1000.0,
];
/// client-go's `informer_processing_latency_seconds`: a millisecond to ten seconds.
pub(crate) const INFORMER_BUCKETS: &[f64] = &[0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1.0, 5.0, 10.0];
/// client-go's `rest_client_request_duration_seconds`.
pub(crate) const REQUEST_BUCKETS: &[f64] =
    &[0.005, 0.025, 0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0, 60.0];
/// client-go's `rest_client_request_size_bytes` and `rest_client_response_size_bytes`.
pub(crate) const SIZE_BUCKETS: &[f64] = &[
    64.0, 256.0, 512.0, 1024.0, 4096.0, 16384.0, 65536.0, 262144.0, 1048576.0, 4194304.0, 16777216.0,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_counts_everything_up_to_its_bound() {
        let histogram = AtomicHistogram::new(&[0.1, 1.0]);
        for millis in [50, 100, 101, 1_000, 5_000] {
            histogram.observe(Duration::from_millis(millis));
        }
        let read = histogram.read();
        assert_eq!(read.buckets, [(0.1, 2), (1.0, 4)]);
        assert_eq!(read.count, 5);
        assert!((read.sum - 6.251).abs() < 1e-9, "{}", read.sum);
    }

    #[test]
    fn bounds_grow() {
        for bounds in [
            RECONCILE_BUCKETS,
            QUEUE_BUCKETS,
            INFORMER_BUCKETS,
            REQUEST_BUCKETS,
            SIZE_BUCKETS,
        ] {
            assert!(bounds.windows(2).all(|pair| pair[0] < pair[1]));
        }
    }
}
