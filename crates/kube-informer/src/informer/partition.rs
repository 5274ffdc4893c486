//! Keeps one partition of the collection in sync, on one task.
//!
//! The reflector fills the queue while bytes are there. When it is about to wait it flushes the sink, which applies what is
//! queued as one batch. So handlers are woken when the decoder would block, not for every event, and a batch is as large
//! as the load makes it.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use futures::stream::BoxStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::applier::Applier;
use super::builder::{PartitionSource, SharedSource, Turns};
use super::sink::{Applied, PartitionSink};
use super::trouble::panic_text;
use crate::object::ResourceVersion;
use crate::protocol::{Failure, FailureKind, ListItem, ListRequest, WatchRequest};
use crate::reflector::{Config, Health, Reflector};
use crate::saturate::times;
use crate::source::{ListerWatcher, WatchStream};

/// Runs until `stop` is cancelled. `applied` is called with the changes of every batch, after the cache
/// moved and before the next batch.
pub(super) async fn keep<K: Send + Sync + 'static>(
    applier: Arc<Applier<K>>,
    partition: usize,
    source: PartitionSource<K>,
    config: Config,
    stop: CancellationToken,
    applied: Applied<'_, K>,
) {
    let namespace = source.namespace.clone();
    let shard = source.shard.clone();
    let mut sink = PartitionSink::new(
        Arc::clone(&applier),
        partition,
        namespace,
        shard,
        applied,
        stop.clone(),
    );
    let mut wrong = None;
    let any = AnySource(Arc::clone(&source.source));
    let reflector = match source.seed {
        Some(seed) => Reflector::seeded(any, config, seed.wrapping_add(partition as u64)),
        None => Reflector::new(any, config),
    };
    // One reflector for all attempts: it remembers its version and its backoff.
    let mut reflector = reflector
        .rewound_by(applier.rewound(partition))
        .listen_to(applier.handle(partition));
    loop {
        let reflect = async {
            let turn = wait_for_turn(&source.turns, &stop).await;
            sink.start(turn, wrong);
            reflector.run(&mut sink, stop.clone()).await;
        };
        // Decoding runs the user's code. If that panics, the objects that were being read are lost,
        // so the collection is fetched again.
        let Err(panic) = AssertUnwindSafe(reflect).catch_unwind().await else {
            return;
        };
        let message = format!("a panic while objects were read: {}", panic_text(&*panic));
        let failure = Failure::new(FailureKind::Malformed, message);
        wrong = Some(failure.kind);
        applier.failed(partition, failure.clone());
        applier.health(
            partition,
            Health::Degraded {
                cause: failure,
                next_try: AFTER_A_PANIC,
            },
        );
        tokio::select! {
            () = stop.cancelled() => return,
            () = tokio::time::sleep(AFTER_A_PANIC) => {}
        }
    }
}

/// Spreads the first lists of informers that start at once.
async fn wait_for_turn(turns: &Turns, stop: &CancellationToken) -> Option<OwnedSemaphorePermit> {
    let waiting = async {
        if !turns.jitter.is_zero() {
            tokio::time::sleep(times(turns.jitter, fastrand::f64())).await;
        }
        Arc::clone(turns.lists.as_ref()?).acquire_owned().await.ok()
    };
    tokio::select! {
        () = stop.cancelled() => None,
        turn = waiting => turn,
    }
}

/// A source that is shared with the next attempt.
struct AnySource<K>(SharedSource<K>);

impl<K: 'static> ListerWatcher<K> for AnySource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> {
        self.0.list(request)
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        self.0.watch(request)
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        self.0.newest_version()
    }

    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        self.0.metadata(request)
    }

    fn pool(&self) -> Option<kube_lean::PoolStats> {
        self.0.pool()
    }

    fn sample(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        self.0.sample(request)
    }

    fn recovered(&self, since: Instant) -> BoxFuture<'static, ()> {
        self.0.recovered(since)
    }
}

const AFTER_A_PANIC: Duration = Duration::from_secs(30);
