//! Keeping one part of the collection in step, on one task: the reflector fills the queue, the applier empties it.
//!
//! Both on one task: while bytes come faster than they are decoded, the reflector runs on and the queue fills; when it would
//! have to wait, or the queue is full, the applier takes all there is as one batch. So handlers are woken when the decoder
//! would block, not for every event, and a batch is as large as the load makes it.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use futures::stream::BoxStream;
use tokio::sync::OwnedSemaphorePermit;
use tokio_util::sync::CancellationToken;

use super::builder::{Shared, Source, Turns};
use super::core::Core;
use super::held::PartOfStore;
use super::note::Notes;
use super::sink::PartSink;
use super::trouble::panic_text;
use crate::queue::DeltaFifo;
use crate::reflector::{Config, Failure, FailureKind, Health, ListRequest, Reflector, WatchRequest};
use crate::source::{Listed, ListerWatcher, WatchStream};

/// Runs until told to stop. `applied` hears of every batch, after the cache moved and before the next one.
pub(super) async fn keep<K: Send + Sync + 'static>(
    core: Arc<Core<K>>,
    part: usize,
    source: Source<K>,
    config: Config,
    stop: CancellationToken,
    mut applied: impl FnMut(&Notes<K>) + Send,
) {
    let known = PartOfStore {
        store: core.store.clone(),
        namespace: source.namespace.clone(),
    };
    let queue = DeltaFifo::builder().known(known).build();
    let mut wrong = None;
    loop {
        let reflect = async {
            let turn = wait_for_turn(&source.turns, &stop).await;
            let namespace = source.namespace.clone();
            let mut sink = PartSink::new(Arc::clone(&core), part, namespace, queue.clone(), turn, wrong);
            let any = AnySource(Arc::clone(&source.source));
            let reflector = match source.seed {
                Some(seed) => Reflector::seeded(any, config.clone(), seed.wrapping_add(part as u64)),
                None => Reflector::new(any, config.clone()),
            };
            reflector.run(&mut sink, stop.clone()).await;
            queue.close();
        };
        let apply = async {
            while let Some(batch) = queue.pop_batch(AT_MOST).await {
                if stop.is_cancelled() {
                    break;
                }
                if let Some(notes) = core.apply(part, batch) {
                    applied(&notes);
                }
                tokio::task::consume_budget().await;
            }
        };
        // What is decoded into is the user's code. If it panics, what was on its way is lost, so everything is fetched again.
        let both = async { tokio::join!(reflect, apply) };
        let Err(panic) = AssertUnwindSafe(both).catch_unwind().await else {
            return;
        };
        let message = format!("a panic while objects were read: {}", panic_text(&*panic));
        let failure = Failure::new(FailureKind::Malformed, message);
        wrong = Some(failure.kind);
        core.failed(part, failure.clone());
        core.health(
            part,
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

/// So that many informers that start at once do not fall upon the server.
async fn wait_for_turn(turns: &Turns, stop: &CancellationToken) -> Option<OwnedSemaphorePermit> {
    let waiting = async {
        if !turns.jitter.is_zero() {
            // The standard library's hash keys are chance enough.
            let chance = std::hash::BuildHasher::hash_one(&std::hash::RandomState::new(), 0u64);
            tokio::time::sleep(turns.jitter.mul_f64(chance as f64 / u64::MAX as f64)).await;
        }
        Arc::clone(turns.lists.as_ref()?).acquire_owned().await.ok()
    };
    tokio::select! {
        () = stop.cancelled() => None,
        turn = waiting => turn,
    }
}

/// A source that is shared with the next attempt.
struct AnySource<K>(Shared<K>);

impl<K: 'static> ListerWatcher<K> for AnySource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>> {
        self.0.list(request)
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        self.0.watch(request)
    }
}

/// So many keys are applied at a time: enough to make a publication cheap, few enough that readers soon see something.
const AT_MOST: usize = 1_000;
const AFTER_A_PANIC: Duration = Duration::from_secs(30);
