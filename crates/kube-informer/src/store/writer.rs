//! The writing end of a store: applies a batch to a copy and publishes it in one step.

use std::sync::Arc;

use tokio::time::Instant;

use super::Store;
use super::event::{Applied, EventBatch, UidChange};
use super::state::Root;
use super::wait::Progress;
use crate::guard::drop_guarded;
use crate::queue::DeltaBatch;
use crate::sync::{Mutex, RwLock};

/// The writing end of a store. There is one per store; it creates the readers.
///
/// Promised: a batch becomes visible whole, in one step (decision 6); readers and batches do not wait for each other;
/// the version never goes back within an epoch (I2). When the writer is dropped, the objects stay readable and every
/// wait for a version ends with an error (B56).
/// Cost: a batch copies the pages it touches and the branches above them, a few kilobytes for a single object.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::DeltaBatch;
/// use kube_informer::store::StoreWriter;
///
/// let mut writer = StoreWriter::new();
/// let store = writer.store();
/// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")).at(7.into()));
/// assert_eq!(store.len(), 1);
/// assert_eq!(store.version(), Some(7.into()));
/// ```
#[doc(alias = "ThreadSafeStore")]
pub struct StoreWriter<K> {
    store: Store<K>,
    uid_change: UidChange,
}

impl<K> StoreWriter<K> {
    /// Creates an empty store.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert!(StoreWriter::<()>::new().store().is_empty());
    /// ```
    #[expect(
        clippy::new_without_default,
        reason = "there is one writer; none should appear by itself"
    )]
    pub fn new() -> Self {
        Self {
            store: Store(Arc::new(SharedStore {
                current: RwLock::new(Arc::new(Root::new())),
                editing: Mutex::new(()),
                progress: Progress::new(),
            })),
            uid_change: UidChange::default(),
        }
    }

    /// Sets which events report an object that was deleted and created again under the same name, if only the
    /// result was observed.
    ///
    /// ```
    /// # use kube_informer::store::{StoreWriter, UidChange};
    /// let writer = StoreWriter::<()>::new().uid_change(UidChange::DeleteAndAdd);
    /// # let _ = writer;
    /// ```
    #[must_use]
    pub fn uid_change(mut self, uid_change: UidChange) -> Self {
        self.uid_change = uid_change;
        self
    }

    /// Creates a reader. Readers are cheap, and there may be any number of them.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// let writer = StoreWriter::<()>::new();
    /// let (a, b) = (writer.store(), writer.store());
    /// # let _ = (a, b);
    /// ```
    pub fn store(&self) -> Store<K> {
        self.store.clone()
    }

    /// Applies a batch and publishes the result in one step.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::DeltaBatch, store::{Event, StoreWriter}};
    /// let mut writer = StoreWriter::new();
    /// let applied = writer.apply(DeltaBatch::new().update(ObjectKey::cluster("node-7"), Arc::new("a node")));
    /// assert!(matches!(applied.batch.events[..], [Event::Added { .. }]));
    /// ```
    #[doc(alias = "Transaction")]
    pub fn apply(&mut self, mut batch: DeltaBatch<K>) -> Applied<K> {
        let (version, new_epoch) = (batch.version.take(), batch.new_epoch);
        let uid_change = self.uid_change;
        self.store
            .edit(|next| {
                let (events, faults) = next.apply(batch, uid_change);
                match new_epoch {
                    true => next.begin_epoch(version),
                    false => next.advance(version),
                }
                next.revision += 1;
                let batch = EventBatch {
                    events,
                    revision: next.revision,
                    at: Instant::now(),
                };
                Ok::<_, std::convert::Infallible>(Applied { batch, faults })
            })
            .unwrap_or_else(|never| match never {})
    }
}

impl<K> Drop for StoreWriter<K> {
    fn drop(&mut self) {
        self.store.0.progress.stop();
    }
}

impl<K> std::fmt::Debug for StoreWriter<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("StoreWriter").field(&self.store).finish()
    }
}

/// State that the readers and the writer share.
///
/// Lock order: `editing`, then `current`. `current` is held only to copy or swap a pointer; no user code runs and no
/// memory is freed under it.
pub(super) struct SharedStore<K> {
    pub(super) current: RwLock<Arc<Root<K>>>,
    /// Held from reading the current version to publishing the next: by the writer, and by calls that add an index.
    editing: Mutex<()>,
    pub(super) progress: Progress,
}

impl<K> Store<K> {
    /// Returns the published version.
    pub(super) fn current(&self) -> Arc<Root<K>> {
        Arc::clone(&self.0.current.read())
    }

    /// Records the time as of which the published version is current, and the reason why it is not fresher
    /// (B71).
    pub(crate) fn set_fresh(&self, as_of: Option<Instant>, cause: Arc<str>) {
        // The lock keeps the version from being copied in the meantime, so that the next version has the new
        // time, too.
        let _editing = self.0.editing.lock();
        let current = self.current();
        current.as_of.set(as_of);
        current.as_of.set_cause(cause);
    }

    /// Creates the next version from the current one and publishes it, unless `change` fails or panics.
    pub(super) fn edit<T, E>(&self, change: impl FnOnce(&mut Root<K>) -> Result<T, E>) -> Result<T, E> {
        let editing = self.0.editing.lock();
        let mut next = Root::clone(&self.current());
        let answer = change(&mut next)?;
        let (epoch, reached) = (next.epoch, next.version.clone());
        let old = std::mem::replace(&mut *self.0.current.write(), Arc::new(next));
        // After the swap, so that a woken wait finds its version. Before the next edit, so that notifications
        // keep their order.
        self.0.progress.reach(epoch, reached);
        drop(editing);
        // Dropped last: this may free the pages of a version and all objects that only this version held.
        // `Drop` of objects and of index values is user code; the version is already published, so a panic
        // must not lose the events.
        if let Some(panic) = drop_guarded(old) {
            tracing::error!("an object or an index value panicked when it was dropped: {panic}");
        }
        Ok(answer)
    }
}
