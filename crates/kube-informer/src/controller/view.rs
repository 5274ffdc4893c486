//! A view as the main kind of a controller.

use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use parking_lot::Mutex;
use tokio::time::Instant;

use super::causes::{Cause, CauseKind, CauseLog};
use super::predicate::Predicate;
use super::watching::{INITIAL, Watching};
use super::writes::AnyCache;
use crate::guard::guarded;
use crate::informer::{AddError, Registration, SyncError};
use crate::object::ObjectKey;
use crate::protocol::ShardKey;
use crate::queue::DeltaBatch;
use crate::store::{Store, StoreWriter};
use crate::view::{Collection, Handler};
use crate::workqueue::{AddOptions, WorkQueue};

/// A view that fills the controller's queue.
///
/// The controller reads a store of its own, which follows the view: when a key is added to the queue, the store has the change.
pub(super) struct WatchedView<K: Send + Sync + 'static> {
    view: Collection<ObjectKey, K>,
    writer: Arc<Mutex<StoreWriter<K>>>,
    pub(super) predicate: Option<Arc<dyn Predicate<K>>>,
}

impl<K: Send + Sync + 'static> WatchedView<K> {
    pub(super) fn new(view: &Collection<ObjectKey, K>) -> Self {
        Self {
            view: view.clone(),
            writer: Arc::new(Mutex::new(StoreWriter::new())),
            predicate: None,
        }
    }

    pub(super) fn store(&self) -> Store<K> {
        self.writer.lock().store()
    }
}

impl<K: Send + Sync + 'static> Watching for WatchedView<K> {
    fn wait_for_sync(&self, within: Duration) -> BoxFuture<'static, Result<(), SyncError>> {
        let view = self.view.clone();
        async move {
            view.wait_for_sync(within).await.map_err(|error| SyncError::Late {
                informer: error.view,
                within,
                partitions: error.late.into_iter().map(|input| (input, None)).collect(),
            })
        }
        .boxed()
    }

    fn stopped(&self) -> BoxFuture<'static, Arc<str>> {
        let view = self.view.clone();
        async move {
            view.stopped().await;
            view.name()
        }
        .boxed()
    }

    fn shard_key(&self) -> Option<ShardKey> {
        None
    }

    fn informer(&self) -> Arc<str> {
        self.view.name()
    }

    fn cache(&self) -> Option<Arc<dyn AnyCache>> {
        None
    }

    fn listen(
        &self,
        name: &str,
        queue: &WorkQueue<ObjectKey>,
        causes: &Arc<CauseLog>,
    ) -> Result<Registration, AddError> {
        // A controller that runs again starts from an empty store.
        let old = self.store().keys();
        let emptied = old
            .into_iter()
            .fold(DeltaBatch::new(), |batch, key| batch.delete(key));
        apply(&self.writer, emptied);
        let view = self.view.name();
        let note = |causes: &CauseLog, view: &Arc<str>, key: &ObjectKey, kind: CauseKind| {
            let cause = Cause {
                kind,
                informer: Some(Arc::clone(view)),
                object: Some(key.clone()),
                version: None,
                own: false,
                at: Instant::now(),
            };
            causes.note(key, cause);
        };
        let [added, updated, deleted] = [(); 3].map(|()| {
            let why = (Arc::clone(causes), Arc::clone(&view));
            (Arc::clone(&self.writer), queue.clone(), why)
        });
        let predicate = self.predicate.clone();
        let handler = Handler::new()
            .name(name)
            .on_add(move |key: &ObjectKey, value: &Arc<K>, initial| {
                let (writer, queue, (causes, view)) = &added;
                apply(writer, DeltaBatch::new().update(key.clone(), Arc::clone(value)));
                note(
                    causes,
                    view,
                    key,
                    if initial {
                        CauseKind::Initial
                    } else {
                        CauseKind::Added
                    },
                );
                let options = AddOptions::new().priority(if initial { INITIAL } else { 0 });
                queue.add_with(key.clone(), options);
            })
            .on_update(move |key, old, new| {
                let (writer, queue, (causes, view)) = &updated;
                apply(writer, DeltaBatch::new().update(key.clone(), Arc::clone(new)));
                // A predicate that panics counts as passed: a needless reconcile is better than a missing one.
                let passes = |predicate: &Arc<dyn Predicate<K>>| {
                    guarded(|| predicate.passes(old, new)).unwrap_or(true)
                };
                if predicate.as_ref().is_none_or(passes) {
                    note(causes, view, key, CauseKind::Updated);
                    queue.add(key.clone());
                }
            })
            .on_delete(move |key, _| {
                let (writer, queue, (causes, view)) = &deleted;
                apply(writer, DeltaBatch::new().delete(key.clone()));
                note(causes, view, key, CauseKind::Deleted);
                queue.add(key.clone());
            });
        self.view.add_handler(handler).map_err(|_| AddError {
            handler: name.into(),
            informer: self.view.name(),
        })
    }
}

fn apply<K: Send + Sync + 'static>(writer: &Mutex<StoreWriter<K>>, batch: DeltaBatch<K>) {
    let applied = writer.lock().apply(batch);
    // Not while locked: this may free the user's values.
    drop(applied);
}
