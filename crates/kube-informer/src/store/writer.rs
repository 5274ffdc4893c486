//! The writing end of a store: applies a batch to a copy and publishes it in one step, or applies it in place.

use std::sync::Arc;

use tokio::time::Instant;

use super::Store;
use super::event::{Applied, Changes, IndexFault, UidChange};
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
/// Cost: a batch copies the pages it touches and the branches above them, a few kilobytes for a single object. A small
/// batch is applied in place while no snapshot is out.
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
    pub fn apply(&mut self, batch: DeltaBatch<K>) -> Applied<K> {
        let uid_change = self.uid_change;
        let batch = match self.store.apply_in_place(batch, uid_change) {
            Ok(applied) => return applied,
            Err(batch) => batch,
        };
        let (applied, unused) = self
            .store
            .edit(|next| Ok::<_, std::convert::Infallible>(next.apply(batch, uid_change)))
            .unwrap_or_else(|never| match never {});
        drop_objects(unused);
        applied
    }

    /// Applies the first collection, if the store never had an object, and returns the result as a snapshot. Each
    /// of its objects is an addition. A list of these additions would take memory just when the collection is at its
    /// largest. Returns the batch if it is another one.
    fn fill(&mut self, batch: DeltaBatch<K>) -> Result<(Changes<K>, Vec<IndexFault>), DeltaBatch<K>> {
        if !batch.initial || !batch.is_replace() || !self.store.current().never_had_objects() {
            return Err(batch);
        }
        let (applied, unused) = self
            .store
            .edit(|next| Ok::<_, std::convert::Infallible>(next.fill(batch)))
            .unwrap_or_else(|never| match never {});
        drop_objects(unused);
        let (snapshot, at) = (self.store.snapshot(), applied.batch.at);
        Ok((Changes::Initial { snapshot, at }, applied.faults))
    }

    /// Applies a batch, as [`apply`](Self::apply) does. The changes of the first collection are a snapshot instead of a list of
    /// events.
    pub(crate) fn apply_or_fill(&mut self, batch: DeltaBatch<K>) -> (Changes<K>, Vec<IndexFault>) {
        self.fill(batch).unwrap_or_else(|batch| {
            let applied = self.apply(batch);
            (Changes::Events(Arc::new(applied.batch)), applied.faults)
        })
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
/// Lock order: `editing`, then `current`. `current` is held only to copy or swap a pointer, or to apply a small batch in
/// place; no user code runs and no object is dropped under it.
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
        drop_objects(old);
        Ok(answer)
    }

    /// Applies a small batch to the published version itself, if no snapshot of it is out. Copying the pages and
    /// freeing the old ones would cost several times what the change costs. Readers wait for it, for
    /// about a microsecond per object. Otherwise returns the batch.
    ///
    /// No user code runs under the lock: index functions would, so stores with indexes are copied, and objects that
    /// are not stored are dropped after unlocking. A panic would therefore be ours.
    fn apply_in_place(
        &self,
        batch: DeltaBatch<K>,
        uid_change: UidChange,
    ) -> Result<Applied<K>, DeltaBatch<K>> {
        let is_small = batch.deltas.len() <= IN_PLACE && !batch.is_replace();
        // Looked at first without the exclusive lock, which readers would notice.
        if !is_small || Arc::strong_count(&self.0.current.read()) > 1 {
            return Err(batch);
        }
        let editing = self.0.editing.lock();
        let mut current = self.0.current.write();
        let Some(root) = Arc::get_mut(&mut current).filter(|root| root.indexes.is_empty()) else {
            return Err(batch);
        };
        let (applied, unused) = root.apply(batch, uid_change);
        let (epoch, reached) = (root.epoch, root.version.clone());
        drop(current);
        self.0.progress.reach(epoch, reached);
        drop(editing);
        drop_objects(unused);
        Ok(applied)
    }
}

/// The largest batch that is applied in place. Larger ones would make readers wait, and copy little per object.
const IN_PLACE: usize = 16;

/// Drops objects. `Drop` of objects and of index values is user code; the version is already published, so a panic must
/// not lose the events.
fn drop_objects<T>(objects: T) {
    if let Some(panic) = drop_guarded(objects) {
        tracing::error!("an object or an index value panicked when it was dropped: {panic}");
    }
}

#[cfg(test)]
mod tests {
    use std::sync::OnceLock;

    use super::*;
    use crate::object::{Deleted, ObjectKey, Stamp};
    use crate::queue::{Delta, Replace};

    fn key(name: &str) -> ObjectKey {
        ObjectKey::namespaced("n", name)
    }

    /// The address of the published version: an edit in place keeps it.
    fn address<K>(store: &Store<K>) -> *const Root<K> {
        Arc::as_ptr(&store.0.current.read())
    }

    #[test]
    fn a_small_batch_is_applied_in_place_unless_a_snapshot_is_out() {
        let mut writer = StoreWriter::new();
        let store = writer.store();
        let at = address(&store);
        writer.apply(DeltaBatch::new().update(key("a"), Arc::new(1)).at(1.into()));
        assert_eq!(address(&store), at);
        let snapshot = store.snapshot();
        writer.apply(
            DeltaBatch::new()
                .update(key("a"), Arc::new(2))
                .delete(key("b"))
                .at(2.into()),
        );
        assert_ne!(address(&store), at);
        assert_eq!(
            (snapshot.get(&key("a")), snapshot.version()),
            (Some(&Arc::new(1)), Some(&1.into()))
        );
        assert_eq!(
            (store.get(&key("a")), store.version()),
            (Some(Arc::new(2)), Some(2.into()))
        );
    }

    #[test]
    fn a_large_batch_and_a_store_with_an_index_are_copied() {
        let mut writer = StoreWriter::new();
        let store = writer.store();
        let at = address(&store);
        let large = (0..=IN_PLACE).fold(DeltaBatch::new(), |batch, n| {
            batch.update(key(&n.to_string()), Arc::new(n))
        });
        writer.apply(large);
        assert_ne!(address(&store), at);
        let index = store.add_index(|n: &usize| [*n]).expect("it has no name");
        let at = address(&store);
        writer.apply(DeltaBatch::new().update(key("0"), Arc::new(99)));
        assert_ne!(address(&store), at);
        assert_eq!(index.keys(&99), [key("0")]);
    }

    /// A batch that replaces everything, as a list does.
    fn list(names: &[&str]) -> DeltaBatch<usize> {
        let mut batch = DeltaBatch::new();
        for (n, name) in names.iter().enumerate() {
            batch.push(Delta::replaced(key(name), Arc::new(n)));
        }
        batch.initial = true;
        batch.replace = Some(Replace {
            namespace: None,
            keys: None,
            rewind: None,
        });
        batch.at(7.into())
    }

    #[test]
    fn b31_the_first_collection_is_a_snapshot_in_the_order_of_the_list() {
        let mut writer = StoreWriter::new();
        let names = ["c", "a", "b"];
        let Ok((Changes::Initial { snapshot, .. }, _)) = writer.fill(list(&names)) else {
            panic!("the store never had an object");
        };
        let places = (0..snapshot.places()).filter_map(|place| snapshot.place(place));
        assert!(places.map(|(key, _)| key.name().to_owned()).eq(names));
        assert_eq!(snapshot.version(), Some(&7.into()));
        assert_eq!(snapshot.revision(), 1);
        assert_eq!(writer.store().namespace("n").len(), 3);
    }

    #[test]
    fn only_the_first_collection_of_a_store_that_never_had_an_object_fills_it() {
        let mut writer = StoreWriter::new();
        assert!(
            writer
                .fill(DeltaBatch::new().update(key("a"), Arc::new(1)))
                .is_err()
        );
        let mut later = list(&["a"]);
        later.initial = false;
        assert!(
            writer.fill(later).is_err(),
            "handlers receive its objects as new ones"
        );
        // Places of removed objects are used again, in another order than the list's.
        writer.apply(list(&["a", "b"]));
        writer.apply(list(&[]));
        assert!(writer.store().is_empty());
        assert!(writer.fill(list(&["a", "b"])).is_err());
    }

    #[test]
    fn a_store_that_is_filled_has_its_indexes() {
        let mut writer = StoreWriter::new();
        let by_value = writer
            .store()
            .add_index(|n: &usize| [*n])
            .expect("it has no name");
        let Ok((_, faults)) = writer.fill(list(&["a", "b"])) else {
            panic!("the store never had an object");
        };
        assert!(faults.is_empty());
        assert_eq!(by_value.keys(&1), [key("b")]);
    }

    /// Reads the store when it is dropped, as an object of a user may.
    struct ReadsWhenDropped {
        store: Arc<OnceLock<Store<ReadsWhenDropped>>>,
        found: Arc<Mutex<Vec<usize>>>,
    }

    impl Drop for ReadsWhenDropped {
        fn drop(&mut self) {
            if let Some(store) = self.store.get() {
                self.found.lock().push(store.len());
            }
        }
    }

    #[test]
    fn i12_objects_that_are_not_stored_are_dropped_without_a_lock() {
        let mut writer = StoreWriter::new();
        let (store, found) = (Arc::new(OnceLock::new()), Arc::default());
        let _ = store.set(writer.store());
        let object = || {
            Arc::new(ReadsWhenDropped {
                store: Arc::clone(&store),
                found: Arc::clone(&found),
            })
        };
        let stamp = |version: u64| Stamp::new(None::<&u64>, Some(&version.into()), None);
        let mut apply = |delta: Delta<_>| {
            let mut batch = DeltaBatch::new();
            batch.push(delta);
            writer.apply(batch).batch.events.len()
        };
        // the first is stored; a late one, one that was deleted before it was known, and a repeated one are not
        assert_eq!(apply(Delta::added(key("a"), object()).stamped(stamp(7))), 1);
        assert_eq!(apply(Delta::updated(key("a"), object()).stamped(stamp(5))), 0);
        assert_eq!(apply(Delta::deleted(Deleted::seen(key("b"), object()))), 0);
        assert_eq!(apply(Delta::updated(key("a"), object()).stamped(stamp(7))), 0);
        assert_eq!(*found.lock(), [1, 1, 1]);
    }
}
