//! Typed indexes: find objects by values that a function computes from them.

use std::borrow::Borrow;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use super::Store;
use super::event::IndexFault;
use super::inverted::{AnyInverted, IndexFn, Inverted, Label, call, inside_a_function};
use super::state::Root;
use crate::object::ObjectKey;

/// The index that every store has, under client-go's name.
pub(super) const NAMESPACE: &str = "namespace";

/// A typed index: finds objects by values that a function computes from them. An object may have any number
/// of values.
///
/// Promised: the index equals one that is computed anew from the store (I12), from the moment it is added
/// (B54); values without objects are not kept (B53). A query with a wrong type of value does not compile.
/// Not promised: any order. The index exists as long as the store, even after this handle is dropped.
/// Cost: about 20 bytes per object and value, and one call of the function per write of an object.
///
/// The function runs on the thread that writes, so it should be short. If it panics, or `Hash`, `Eq` or
/// `Drop` of a value does, the object has no value in the index (see [`IndexFault`]). The function may read
/// the store, but must not add an index. A panic in `Hash` or `Eq` during a query propagates to the caller.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::DeltaBatch;
/// use kube_informer::store::{Index, StoreWriter};
///
/// struct Pod { node: Option<String> }
///
/// let mut writer = StoreWriter::new();
/// let by_node: Index<Pod, String> = writer.store().add_index(|pod: &Pod| pod.node.clone())?;
/// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::new(Pod { node: Some("node-7".into()) })));
/// assert_eq!(by_node.get("node-7").len(), 1);
/// # Ok::<(), kube_informer::store::IndexError>(())
/// ```
#[doc(alias = "Indexer")]
pub struct Index<K, V> {
    store: Store<K>,
    id: u64,
    function: Arc<IndexFn<K, V>>,
    faults: Arc<[IndexFault]>,
}

impl<K, V> Index<K, V>
where
    K: Send + Sync + 'static,
    V: Hash + Eq + Send + Sync + 'static,
{
    /// Returns the objects that currently have a value. See [`Snapshot::by`] for several queries of one
    /// version.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// let by_digit = writer.store().add_index(|n: &u32| n.to_string().chars().collect::<Vec<_>>())?;
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new(717)));
    /// assert_eq!(by_digit.get(&'7'), [Arc::new(717)]);
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    ///
    /// [`Snapshot::by`]: super::Snapshot::by
    #[doc(alias = "ByIndex")]
    pub fn get<Q>(&self, value: &Q) -> Vec<Arc<K>>
    where
        V: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        self.store.snapshot().by(self, value).objects()
    }

    /// Returns the keys of the objects that currently have a value.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// let by_len = writer.store().add_index(|text: &&str| [text.len()])?;
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new("text")));
    /// assert_eq!(by_len.keys(&4), [ObjectKey::cluster("a")]);
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    #[doc(alias = "IndexKeys")]
    pub fn keys<Q>(&self, value: &Q) -> Vec<ObjectKey>
    where
        V: Borrow<Q>,
        Q: Hash + Eq + ?Sized,
    {
        let snapshot = self.store.snapshot();
        snapshot.by(self, value).map(|(key, _)| key.clone()).collect()
    }

    /// Returns the values that objects currently have, each once, in no order.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// let by_len = writer.store().add_index(|text: &&str| [text.len()])?;
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("a"), Arc::new("text")));
    /// assert_eq!(by_len.values(), [4]);
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    #[doc(alias = "ListIndexFuncValues")]
    pub fn values(&self) -> Vec<V>
    where
        V: Clone,
    {
        let version = self.store.current();
        let inverted = self
            .inverted(&version)
            .expect("an index is part of every version after it was added, and is never taken out");
        let mut values = Vec::with_capacity(inverted.values().len());
        values.extend(inverted.values().iter().map(|(value, _)| value.clone()));
        values
    }

    /// Returns the objects on which the function panicked while the index was being added. Later panics are
    /// reported to the writer.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::cluster("zero"), Arc::new(0)));
    /// let tenth = writer.store().add_index(|n: &i32| [10 / n])?;
    /// assert_eq!(tenth.faults()[0].key, ObjectKey::cluster("zero"));
    /// # Ok::<(), kube_informer::store::IndexError>(())
    /// ```
    pub fn faults(&self) -> &[IndexFault] {
        &self.faults
    }

    /// Adds an index to a store. Most of the work is done without the writer's lock.
    pub(super) fn add(
        store: &Store<K>,
        name: Option<Arc<str>>,
        function: Arc<IndexFn<K, V>>,
    ) -> Result<Self, IndexError> {
        if inside_a_function() {
            return Err(IndexError::InsideIndexFunction);
        }
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let label = Label {
            id: NEXT.fetch_add(1, Ordering::Relaxed),
            name,
        };
        refuse_taken(&label, &store.current())?;

        let id = label.id;
        let mut inverted = Inverted::new(label, Arc::clone(&function));
        let mut faults = Vec::new();
        let seen = store.current();
        inverted.catch_up(None, &seen, &mut faults);
        store.edit(|version| {
            refuse_taken(inverted.label(), version)?;
            let known = faults.len();
            inverted.catch_up(Some(&seen), version, &mut faults);
            // For an object that was written in the meantime, the newer fault counts.
            for newer in faults.split_off(known) {
                faults.retain(|older: &IndexFault| older.key != newer.key);
                faults.push(newer);
            }
            version.indexes.push(Arc::new(inverted));
            Ok(())
        })?;
        Ok(Self {
            store: store.clone(),
            id,
            function,
            faults: faults.into(),
        })
    }

    /// Returns this index in a version, if the version has it.
    pub(super) fn inverted<'a>(&self, version: &'a Root<K>) -> Option<&'a Inverted<K, V>> {
        let index = version.indexes.iter().find(|index| index.label().id == self.id)?;
        index.as_any().downcast_ref()
    }

    /// Computes the values of an object. Returns none if the function panics.
    pub(super) fn compute(&self, object: &K) -> Vec<V> {
        call(|| (self.function)(object)).unwrap_or_default()
    }
}

fn refuse_taken<K>(label: &Label, version: &Root<K>) -> Result<(), IndexError> {
    let Some(name) = label.name.as_deref() else {
        return Ok(());
    };
    let mut others = version.indexes.iter().map(|index| index.label().name.as_deref());
    if name == NAMESPACE || others.any(|other| other == Some(name)) {
        return Err(IndexError::NameTaken {
            name: name.to_owned(),
        });
    }
    Ok(())
}

impl<K, V> Clone for Index<K, V> {
    fn clone(&self) -> Self {
        Self {
            store: self.store.clone(),
            id: self.id,
            function: Arc::clone(&self.function),
            faults: Arc::clone(&self.faults),
        }
    }
}

impl<K, V> std::fmt::Debug for Index<K, V> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Index")
            .field("id", &self.id)
            .finish_non_exhaustive()
    }
}

/// The error returned when an index cannot be added. The store is unchanged (B54).
///
/// ```
/// # use kube_informer::store::StoreWriter;
/// let writer = StoreWriter::<()>::new();
/// let error = writer.store().add_named_index("namespace", |()| vec![]).unwrap_err();
/// assert_eq!(error.to_string(), "an index named \"namespace\" is there already; choose another name");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum IndexError {
    /// Another index already has this name.
    #[error("an index named {name:?} is there already; choose another name")]
    NameTaken {
        /// The name.
        name: String,
    },
    /// An index function tried to add an index, which would deadlock.
    #[error("an index function cannot add an index; add it before or after")]
    InsideIndexFunction,
}

/// The error returned by a query of an index that does not exist.
///
/// ```
/// # use kube_informer::store::StoreWriter;
/// let error = StoreWriter::<()>::new().store().by_index("node", "node-7").unwrap_err();
/// assert_eq!(error.to_string(), "no index is named \"node\"; there are: namespace");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no index is named {name:?}; there are: {}", known.join(", "))]
#[non_exhaustive]
pub struct UnknownIndex {
    /// The name in the query.
    pub name: String,
    /// The names of the existing indexes.
    pub known: Vec<String>,
}
