//! [`MetricsPublisher`]: the figures of an inspector for the recorder of the `metrics` crate.

use std::collections::{HashMap, HashSet};
use std::convert::Infallible;
use std::fmt;
use std::time::Duration;

use ::metrics::{Key, Label, Level, Metadata, Recorder};

use super::metrics::{COUNTER, Exposition, GAUGE, HISTOGRAM};
use super::{Histogram, Inspector, metrics, process};

/// Publishes the figures of an [`Inspector`] to the recorder of the `metrics` crate, under the names of
/// [`Inspector::metrics`]: for programs that export their own metrics that way, to Prometheus or by OpenTelemetry.
///
/// Without a recorder nothing happens. These differ from [`Inspector::metrics`], because of the forms that the crate has:
///
/// - Counters of seconds are gauges. The crate's counters are whole numbers.
/// - A histogram is published as observations, each in the middle of its bucket. If the exporter has the same buckets, their
///   counts are exact; the sum is an estimate.
/// - The last values of an informer that was dropped remain, unless the exporter lets them expire.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::{informer::SharedInformer, observe::{Inspector, MetricsPublisher}};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
/// let inspector = Inspector::new().informer(&pods);
/// // In `main`, after an exporter was installed:
/// tokio::spawn(MetricsPublisher::new(&inspector).run(Duration::from_secs(15)));
/// # Ok(()) }
/// ```
pub struct MetricsPublisher {
    inspector: Inspector,
    published: Published,
}

/// The values that the recorder has.
#[derive(Default)]
struct Published {
    described: HashSet<String>,
    counters: HashMap<Key, u64>,
    histograms: HashMap<Key, Histogram>,
}

impl MetricsPublisher {
    /// Publishes nothing yet. See [`MetricsPublisher`] for an example.
    #[must_use]
    pub fn new(inspector: &Inspector) -> Self {
        Self {
            inspector: inspector.clone(),
            published: Published::default(),
        }
    }

    /// Publishes again and again, with this pause. See [`MetricsPublisher`] for an example.
    pub async fn run(mut self, every: Duration) -> Infallible {
        loop {
            self.publish();
            tokio::time::sleep(every).await;
        }
    }

    /// Publishes the current figures to the recorder of this thread or of the process.
    ///
    /// ```
    /// # use kube_informer::observe::{Inspector, MetricsPublisher};
    /// MetricsPublisher::new(&Inspector::new()).publish();
    /// ```
    pub fn publish(&mut self) {
        ::metrics::with_recorder(|recorder| self.publish_to(recorder));
    }

    /// Publishes the current figures to this recorder. A publisher publishes differences, so use one for each recorder.
    ///
    /// ```
    /// # use kube_informer::observe::{Inspector, MetricsPublisher};
    /// MetricsPublisher::new(&Inspector::new()).publish_to(&metrics::NoopRecorder);
    /// ```
    pub fn publish_to(&mut self, recorder: &dyn Recorder) {
        let state = &self.inspector.0;
        let (report, now) = (self.inspector.report(), state.clock.now());
        let clients = state.targets.lock().clients.clone();
        let mut into = IntoRecorder {
            recorder,
            published: &mut self.published,
            kind: Kind::Gauge,
        };
        metrics::write(&mut into, &report, process::usage(), now);
        metrics::write_clients(&mut into, &clients);
    }
}

impl fmt::Debug for MetricsPublisher {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MetricsPublisher")
            .field("inspector", &self.inspector)
            .finish_non_exhaustive()
    }
}

struct IntoRecorder<'a> {
    recorder: &'a dyn Recorder,
    published: &'a mut Published,
    /// Of the current family.
    kind: Kind,
}

#[derive(Clone, Copy)]
enum Kind {
    Counter,
    Gauge,
}

impl Exposition for IntoRecorder<'_> {
    fn family(&mut self, name: &str, kind: &str, help: &str) {
        let counts = kind == COUNTER && !name.ends_with("_seconds_total");
        self.kind = if counts { Kind::Counter } else { Kind::Gauge };
        if !self.published.described.insert(name.to_owned()) {
            return;
        }
        let (name, help) = (name.to_owned().into(), help.to_owned().into());
        match kind {
            HISTOGRAM => self.recorder.describe_histogram(name, None, help),
            COUNTER if counts => self.recorder.describe_counter(name, None, help),
            COUNTER | GAUGE => self.recorder.describe_gauge(name, None, help),
            _ => {}
        }
    }

    fn sample(&mut self, name: &str, labels: &[(&str, &str)], value: f64) {
        let key = key(name, labels);
        match self.kind {
            Kind::Gauge => self.recorder.register_gauge(&key, &METADATA).set(value),
            Kind::Counter => {
                let counter = self.recorder.register_counter(&key, &METADATA);
                // A float is cast to an integer with saturation.
                let total = value as u64;
                let before = self.published.counters.insert(key, total).unwrap_or_default();
                // A smaller total is that of a new informer with the name of an old one.
                counter.increment(total.checked_sub(before).unwrap_or(total));
            }
        }
    }

    fn histogram(&mut self, name: &str, labels: &[(&str, &str)], histogram: &Histogram) {
        let key = key(name, labels);
        let into = self.recorder.register_histogram(&key, &METADATA);
        let before = self.published.histograms.insert(key, histogram.clone());
        for (value, count) in observations(histogram, before.as_ref()) {
            // Not `record_many`: exporters to OpenTelemetry do not support it.
            (0..count).for_each(|_| into.record(value));
        }
    }
}

/// The observations since `before`: a value in the middle of each bucket, and the number of observations in it.
fn observations(now: &Histogram, before: Option<&Histogram>) -> Vec<(f64, u64)> {
    let before =
        before.filter(|before| before.count <= now.count && before.buckets.len() == now.buckets.len());
    let (sum, count) = before.map_or((0.0, 0), |before| (before.sum, before.count));
    let new = now.count - count;
    let (mut lower, mut counted, mut all) = (0.0, 0, Vec::new());
    for (at, (bound, up_to)) in now.buckets.iter().enumerate() {
        let up_to_before = before.map_or(0, |before| before.buckets[at].1);
        // Counts are read one after the other while others add to them.
        let up_to = up_to.saturating_sub(up_to_before).clamp(counted, new);
        all.push(((lower + bound) / 2.0, up_to - counted));
        (lower, counted) = (*bound, up_to);
    }
    // Those above the last bound. Without bounds, the mean.
    let above = match now.buckets.is_empty() {
        true => (now.sum - sum) / new.max(1) as f64,
        false => lower * 2.0,
    };
    all.push((above, new - counted));
    all.retain(|(_, count)| *count > 0);
    all
}

fn key(name: &str, labels: &[(&str, &str)]) -> Key {
    let label = |(name, value): &(&str, &str)| Label::new((*name).to_owned(), (*value).to_owned());
    Key::from_parts(name.to_owned(), labels.iter().map(label).collect::<Vec<_>>())
}

const METADATA: Metadata<'static> = Metadata::new("kube_informer", Level::INFO, Some("kube_informer"));

#[cfg(test)]
mod tests {
    use super::*;

    fn histogram(buckets: &[(f64, u64)], sum: f64, count: u64) -> Histogram {
        Histogram {
            buckets: buckets.to_vec(),
            sum,
            count,
        }
    }

    #[test]
    fn each_new_observation_is_in_the_middle_of_its_bucket() {
        let before = histogram(&[(1.0, 2), (4.0, 3)], 9.0, 3);
        let now = histogram(&[(1.0, 2), (4.0, 5)], 29.0, 6);
        assert_eq!(observations(&now, Some(&before)), [(2.5, 2), (8.0, 1)]);
        assert_eq!(observations(&before, None), [(0.5, 2), (2.5, 1)]);
        assert_eq!(observations(&now, Some(&now)), []);
        assert_eq!(
            observations(&before, Some(&now)),
            [(0.5, 2), (2.5, 1)],
            "it begins again"
        );
    }

    #[test]
    fn without_buckets_the_mean_is_published() {
        let (before, now) = (histogram(&[], 1.0, 1), histogram(&[], 7.0, 4));
        assert_eq!(observations(&now, Some(&before)), [(2.0, 3)]);
    }
}
