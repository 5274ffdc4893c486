//! Changes: what passes between the nodes of a graph, and the events that handlers receive.

use std::fmt;
use std::hash::Hash;
use std::sync::Arc;

use derive_where::derive_where;
use tokio::time::Instant;

/// Maps and sets with the hash function that stores use, too.
pub(super) type HashMap<K, V> = std::collections::HashMap<K, V, foldhash::fast::RandomState>;
pub(super) type HashSet<K> = std::collections::HashSet<K, foldhash::fast::RandomState>;

/// What a key of a collection has to be. Implemented for every type that qualifies.
///
/// ```
/// fn takes_a_key(_: impl kube_informer::view::Key) {}
/// takes_a_key("text".to_owned());
/// takes_a_key(kube_informer::object::ObjectKey::cluster("node-7"));
/// takes_a_key((7, true));
/// ```
pub trait Key: Clone + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static {}

impl<T: Clone + Eq + Ord + Hash + fmt::Debug + Send + Sync + 'static> Key for T {}

/// What a value of a collection has to be. Implemented for every type that qualifies.
///
/// ```
/// fn takes_a_value(_: impl kube_informer::view::Value) {}
/// takes_a_value(k8s_openapi::api::core::v1::Pod::default());
/// ```
pub trait Value: Send + Sync + 'static {}

impl<T: Send + Sync + 'static> Value for T {}

/// A change of one key: the state before and after it. At least one of them exists.
#[derive_where(Clone; K)]
#[derive(Debug)]
pub(super) struct Change<K, V> {
    pub(super) key: K,
    pub(super) old: Option<Arc<V>>,
    pub(super) new: Option<Arc<V>>,
}

/// The changes of one collection in one round. No key occurs twice.
pub(super) struct ChangeBatch<K, V> {
    pub(super) changes: Vec<Change<K, V>>,
    pub(super) at: Instant,
}

/// A change of a collection, as subscriptions yield it.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::view::Event;
///
/// let event = Event::Deleted { key: 7, last: Arc::new("seven") };
/// assert_eq!(event.key(), Some(&7));
/// assert_eq!(Event::<i32, &str>::Synced.key(), None);
/// ```
#[derive_where(Clone; K)]
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<K, V: ?Sized> {
    /// The collection has a new key.
    Added {
        /// The key.
        key: K,
        /// Its value.
        value: Arc<V>,
        /// True for a value of the state with which the handler starts.
        initial: bool,
    },
    /// The value of a key is another one.
    Updated {
        /// The key.
        key: K,
        /// The previous value.
        old: Arc<V>,
        /// The new value.
        new: Arc<V>,
    },
    /// The collection no longer has a key.
    Deleted {
        /// The key.
        key: K,
        /// The value that the receiver of the event knows.
        last: Arc<V>,
    },
    /// The whole initial state was yielded, and every input of the collection is synced.
    Synced,
}

impl<K, V: ?Sized> Event<K, V> {
    /// The key; none for [`Event::Synced`]. See [`Event`] for an example.
    pub fn key(&self) -> Option<&K> {
        match self {
            Self::Added { key, .. } | Self::Updated { key, .. } | Self::Deleted { key, .. } => Some(key),
            Self::Synced => None,
        }
    }
}

impl<K: Clone, V> Change<K, V> {
    /// The event of this change; `None` if both states are missing.
    pub(super) fn event(&self, initial: bool) -> Option<Event<K, V>> {
        let key = self.key.clone();
        match (self.old.clone(), self.new.clone()) {
            (None, Some(value)) => Some(Event::Added { key, value, initial }),
            (Some(old), Some(new)) => Some(Event::Updated { key, old, new }),
            (Some(last), None) => Some(Event::Deleted { key, last }),
            (None, None) => None,
        }
    }
}
