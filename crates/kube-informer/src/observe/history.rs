//! Samples of the last ten minutes, in steps of two seconds.

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;

/// An informer at one moment. See [`History`] for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Point {
    /// The number of changes that were published by then.
    pub events: u64,
    /// The number of objects.
    pub objects: u64,
    /// Their approximate size in bytes; `None` if the objects cannot be shown.
    pub bytes: Option<u64>,
    /// The number of events that its slowest handler had not received.
    pub waiting: u64,
    /// How long the oldest of them had been waiting, in milliseconds.
    pub behind: u64,
}

/// All figures at one moment.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct Sample {
    /// In milliseconds since 1970.
    pub(super) at: u64,
    pub(super) memory: Option<u64>,
    pub(super) informers: BTreeMap<Arc<str>, Point>,
    /// The number of ready keys, by queue.
    pub(super) queues: BTreeMap<Arc<str>, u64>,
}

/// The last ten minutes. Every series has one value, or none, for each entry of `times`.
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace};
/// # use kube_informer::{informer::SharedInformer, observe::Inspector};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
/// let inspector = Inspector::new().informer(&namespaces);
/// inspector.start()?; // samples from here on
/// tokio::time::sleep(Duration::from_secs(5)).await;
/// let history = inspector.history();
/// assert_eq!(history.informers["namespaces"].last().unwrap().unwrap().objects, 4);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct History {
    /// The times of the samples, in milliseconds since 1970.
    pub times: Vec<u64>,
    /// The resident memory of the process, in bytes.
    pub memory: Vec<Option<u64>>,
    /// The informers that still exist.
    pub informers: BTreeMap<Arc<str>, Vec<Option<Point>>>,
    /// The number of ready keys, for every queue that still exists.
    pub queues: BTreeMap<Arc<str>, Vec<Option<u64>>>,
}

/// The samples of the last ten minutes.
pub(super) struct Ring(VecDeque<Sample>);

impl Ring {
    pub(super) fn new() -> Self {
        Self(VecDeque::new())
    }

    pub(super) fn add(&mut self, sample: Sample) {
        if self.0.len() == KEPT {
            self.0.pop_front();
        }
        self.0.push_back(sample);
    }

    pub(super) fn read(&self) -> History {
        let (informers, queues) = match self.0.back() {
            Some(last) => (last.informers.keys(), last.queues.keys()),
            None => (Default::default(), Default::default()),
        };
        let informer = |name: &Arc<str>| {
            let points = self.0.iter().map(|sample| sample.informers.get(name).copied());
            (Arc::clone(name), points.collect())
        };
        let queue = |name: &Arc<str>| {
            let depths = self.0.iter().map(|sample| sample.queues.get(name).copied());
            (Arc::clone(name), depths.collect())
        };
        History {
            times: self.0.iter().map(|sample| sample.at).collect(),
            memory: self.0.iter().map(|sample| sample.memory).collect(),
            informers: informers.map(informer).collect(),
            queues: queues.map(queue).collect(),
        }
    }
}

/// The time between two samples.
pub(super) const STEP: Duration = Duration::from_secs(2);
/// Ten minutes of samples.
const KEPT: usize = 300;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_minutes_are_kept_of_informers_that_still_exist() {
        let mut ring = Ring::new();
        for n in 0..400u64 {
            let point = Point {
                events: n,
                objects: 1,
                bytes: None,
                waiting: 0,
                behind: 0,
            };
            let mut informers = BTreeMap::from([("pods".into(), point)]);
            if n < 390 {
                informers.insert("gone".into(), point);
            }
            if n >= 398 {
                informers.insert("new".into(), point);
            }
            ring.add(Sample {
                at: n * 2_000,
                memory: None,
                informers,
                queues: BTreeMap::from([("q".into(), n)]),
            });
        }
        let history = ring.read();
        assert_eq!(history.times.len(), 300);
        assert_eq!(history.times[0], 200_000);
        assert!(history.informers.keys().map(|name| &**name).eq(["new", "pods"]));
        assert_eq!(history.informers["new"].iter().flatten().count(), 2);
        assert_eq!(history.queues["q"][299], Some(399));
    }
}
