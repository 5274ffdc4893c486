//! The one who writes, and the moment of publication.

use std::sync::Arc;

use super::Store;
use super::batch::{Applied, Batch};
use super::state::Version;
use super::wait::Progress;
use crate::sync::{Mutex, RwLock};

/// The writing end of a store. There is one; it hands out readers.
///
/// Promised: a batch becomes visible whole, in one step (decision 6); readers neither wait for a batch nor make it
/// wait; the version never goes back (I2). When the writer is dropped, the objects stay readable and
/// everyone who waits for a version is told (B56).
/// Cost: a batch copies what it touches and what leads there, a few kilobytes per object that lies alone.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::store::{Batch, StoreWriter};
///
/// let mut writer = StoreWriter::new();
/// let store = writer.store();
/// writer.apply(Batch::new().put(ObjectKey::namespaced("prod", "web-0"), Arc::new("a pod")).at(7.into()));
/// assert_eq!(store.len(), 1);
/// assert_eq!(store.version(), Some(7.into()));
/// ```
#[doc(alias = "ThreadSafeStore")]
pub struct StoreWriter<K> {
    store: Store<K>,
}

impl<K> StoreWriter<K> {
    /// An empty store.
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
            store: Store(Arc::new(Shared {
                current: RwLock::new(Arc::new(Version::new())),
                editing: Mutex::new(()),
                progress: Progress::new(),
            })),
        }
    }

    /// A reader. They are cheap, and as many as you like.
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

    /// Applies a batch and publishes it, once.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::{Batch, Outcome, StoreWriter}};
    /// let mut writer = StoreWriter::new();
    /// let applied = writer.apply(Batch::new().put(ObjectKey::cluster("node-7"), Arc::new("a node")));
    /// assert!(matches!(applied.outcomes[..], [Outcome::Added { .. }]));
    /// ```
    #[doc(alias = "Transaction")]
    pub fn apply(&mut self, batch: Batch<K>) -> Applied<K> {
        let Batch { changes, version } = batch;
        self.store
            .edit(|next| {
                let (outcomes, faults) = next.apply(changes);
                next.advance(version);
                next.edition += 1;
                let edition = next.edition;
                Ok::<_, std::convert::Infallible>(Applied {
                    outcomes,
                    faults,
                    edition,
                })
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

/// What readers and the writer share.
///
/// Locks: `editing`, then `current`; nobody holds `current` longer than it takes to copy or swap a pointer, and nobody
/// runs foreign code or frees anything while holding it.
pub(super) struct Shared<K> {
    pub(super) current: RwLock<Arc<Version<K>>>,
    /// Held from reading the current version to publishing the next: by the writer, and by those who add an index.
    editing: Mutex<()>,
    pub(super) progress: Progress,
}

impl<K> Store<K> {
    /// The version that is published now.
    pub(super) fn current(&self) -> Arc<Version<K>> {
        Arc::clone(&self.0.current.read())
    }

    /// Makes the next version out of the current one and publishes it, unless `change` refuses or panics.
    pub(super) fn edit<T, E>(&self, change: impl FnOnce(&mut Version<K>) -> Result<T, E>) -> Result<T, E> {
        let editing = self.0.editing.lock();
        let mut next = Version::clone(&self.current());
        let answer = change(&mut next)?;
        let reached = next.version.clone();
        let old = std::mem::replace(&mut *self.0.current.write(), Arc::new(next));
        // After the swap: who is woken finds what it waited for. Before the next edit: so they cannot overtake.
        self.0.progress.reach(reached);
        drop(editing);
        // Only now: this may free the pages of a version and every object it alone held.
        drop(old);
        Ok(answer)
    }
}
