//! kube's `Controller` over a shared informer: what the controller's own store costs per object, beside the cache of the informer.
//!
//! - **shared**: the store of [`kube_runtime::for_controller`], whose objects are those of the informer.
//! - **by value**: kube's `reflector` over the events of the informer, which clones each object. This is what a controller costs that has a
//!   cache of its own.
//!
//! Memory is what remains allocated when the initial list is in the store. Time is that of the thread which fills the store.

use std::pin::pin;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use futures::StreamExt;
use k8s_openapi::api::core::v1::Pod;
use kube::runtime::reflector;
use kube_informer::informer::{SharedInformer, kube_runtime};
use kube_sandbox::Sandbox;
use tokio::runtime::Handle;

use crate::report::Report;

pub(crate) async fn measure(count: usize, rounds: usize) -> Result<Report> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", count)?;
    let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    pods.start()?;
    pods.wait_for_sync(Duration::from_secs(300)).await?;
    ensure!(pods.len() == count, "{} of {count} pods are cached", pods.len());

    let mut report = Report::new("kube-controller");
    let (mut shared, mut by_value) = (Cost::WORST, Cost::WORST);
    for _ in 0..rounds {
        let (touched, store) = kube_runtime::for_controller(pods.subscribe()?);
        let mut touched = pin!(touched);
        shared = shared.min(Cost::of(|handle| {
            handle.block_on(async {
                for _ in 0..count {
                    touched.next().await;
                }
                // The store is filled by the event that ends the initial list, which touches no object.
                while store.is_empty() {
                    let _ = futures::poll!(touched.next());
                    tokio::task::yield_now().await;
                }
            });
        }));
        ensure!(store.len() == count, "kube's store has {} objects", store.len());

        let (store, writer) = reflector::store::<Pod>();
        let mut events = pin!(reflector(writer, kube_runtime::watcher_events(pods.subscribe()?)));
        by_value = by_value.min(Cost::of(|handle| {
            handle.block_on(async {
                // `Init`, each object, `InitDone`.
                for _ in 0..count + 2 {
                    events.next().await;
                }
            });
        }));
        ensure!(store.len() == count, "kube's store has {} objects", store.len());
    }
    for (name, label, cost) in [
        ("shared", "shared objects", shared),
        ("by_value", "a second cache", by_value),
    ] {
        let per_object = |total: f64| total / count as f64;
        let (bytes, nanos) = (per_object(cost.bytes), per_object(cost.nanos));
        let of = |what: &str| {
            (
                format!("{name}_{what}_per_object"),
                format!("{label}, {what} per pod"),
            )
        };
        let (key, label_of) = of("bytes");
        report.figure(key, label_of, bytes, "B");
        let (key, label_of) = of("ns");
        report.figure(key, label_of, nanos, "ns");
    }
    pods.shutdown().await;
    Ok(report)
}

#[derive(Clone, Copy)]
struct Cost {
    bytes: f64,
    nanos: f64,
}

impl Cost {
    const WORST: Self = Self {
        bytes: f64::INFINITY,
        nanos: f64::INFINITY,
    };

    fn of(run: impl FnOnce(&Handle)) -> Self {
        let handle = Handle::current();
        let mut nanos = 0.0;
        let counted = tokio::task::block_in_place(|| {
            allocation_counter::measure(|| {
                let began = Instant::now();
                run(&handle);
                nanos = began.elapsed().as_nanos() as f64;
            })
        });
        Self {
            bytes: counted.bytes_current as f64,
            nanos,
        }
    }

    fn min(self, other: Self) -> Self {
        Self {
            bytes: self.bytes.min(other.bytes),
            nanos: self.nanos.min(other.nanos),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn the_store_of_kubes_controller_is_no_second_cache() {
        let report = measure(500, 1).await.expect("measured");
        let bytes = |name: &str| {
            report
                .value(&format!("{name}_bytes_per_object"))
                .expect("a figure")
        };
        let (shared, by_value) = (bytes("shared"), bytes("by_value"));
        assert!(
            shared < 1_000.0 && shared * 5.0 < by_value,
            "{shared} B, {by_value} B"
        );
    }
}
