//! What goes out about one key.

use std::fmt;
use std::sync::Arc;

use crate::object::{Deleted, ObjectKey, ResourceVersion};

/// One thing that was said of one key.
///
/// It is what the producer said, not a judgement: whether an `Added` is new to the consumer, the consumer's own store
/// tells. Cloning copies pointers.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::queue::Delta;
///
/// let delta = Delta::Updated(Arc::new("new state"));
/// assert_eq!(delta.object().map(|o| **o), Some("new state"));
/// assert_eq!(format!("{delta:?}"), "Updated"); // never what is inside
/// ```
#[non_exhaustive]
pub enum Delta<K> {
    /// It came to be.
    Added(Arc<K>),
    /// It changed.
    Updated(Arc<K>),
    /// It is no more.
    Deleted(Deleted<K>),
    /// It was in a list of everything.
    Replaced(Arc<K>),
    /// Nothing happened; somebody wants to hear of it again.
    Sync(Arc<K>),
}

impl<K> Delta<K> {
    /// The object as it is afterwards, or as it was last.
    ///
    /// ```
    /// # use kube_informer::{object::{Deleted, ObjectKey}, queue::Delta};
    /// let delta = Delta::<()>::Deleted(Deleted::missed(ObjectKey::cluster("a"), None));
    /// assert!(delta.object().is_none());
    /// ```
    pub fn object(&self) -> Option<&Arc<K>> {
        match self {
            Self::Added(o) | Self::Updated(o) | Self::Replaced(o) | Self::Sync(o) => Some(o),
            Self::Deleted(deleted) => deleted.last.as_ref(),
        }
    }

    /// Is the object gone afterwards?
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::queue::Delta;
    /// assert!(!Delta::Sync(Arc::new(1)).is_deletion());
    /// ```
    pub fn is_deletion(&self) -> bool {
        matches!(self, Self::Deleted(_))
    }

    /// What the consumer has once this is applied.
    pub(super) fn after(&self) -> Option<Arc<K>> {
        match self {
            Self::Deleted(_) => None,
            other => other.object().cloned(),
        }
    }
}

impl<K> Clone for Delta<K> {
    fn clone(&self) -> Self {
        match self {
            Self::Added(o) => Self::Added(o.clone()),
            Self::Updated(o) => Self::Updated(o.clone()),
            Self::Deleted(d) => Self::Deleted(d.clone()),
            Self::Replaced(o) => Self::Replaced(o.clone()),
            Self::Sync(o) => Self::Sync(o.clone()),
        }
    }
}

impl<K> fmt::Debug for Delta<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Added(_) => "Added",
            Self::Updated(_) => "Updated",
            Self::Deleted(d) if d.final_state_unknown => "Deleted(missed)",
            Self::Deleted(_) => "Deleted",
            Self::Replaced(_) => "Replaced",
            Self::Sync(_) => "Sync",
        })
    }
}

/// A key and what was said of it, oldest first; never empty.
///
/// One delta with [`Order::Strict`](super::Order::Strict); with [`Order::PerKey`](super::Order::PerKey) all that came
/// while the key waited.
///
/// ```
/// # use std::sync::Arc;
/// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo, Order, Work}};
/// let queue = DeltaFifo::builder().order(Order::PerKey).build();
/// let key = ObjectKey::cluster("a");
/// queue.try_push(Arrival::added(key.clone(), Arc::new(1))).unwrap();
/// queue.try_push(Arrival::updated(key.clone(), Arc::new(2))).unwrap();
///
/// let batch = queue.try_pop().unwrap();
/// let Work::Changes(changes) = batch.work() else { unreachable!() };
/// assert_eq!(changes[0].key(), &key);
/// assert_eq!(format!("{:?} then {:?}", changes[0].oldest(), changes[0].newest()), "Added then Updated");
/// assert_eq!(changes[0].iter().count(), 2);
/// batch.done();
/// ```
pub struct Deltas<K> {
    key: ObjectKey,
    first: Delta<K>,
    rest: Vec<Delta<K>>,
    /// The version everything before this place in the line amounts to.
    pub(super) before: Option<ResourceVersion>,
}

impl<K> Deltas<K> {
    pub(super) fn new(key: ObjectKey, first: Delta<K>, before: Option<ResourceVersion>) -> Self {
        Self {
            key,
            first,
            rest: Vec::new(),
            before,
        }
    }

    /// Of which object. For an example see [`Deltas`].
    pub fn key(&self) -> &ObjectKey {
        &self.key
    }

    /// What was said first. For an example see [`Deltas`].
    pub fn oldest(&self) -> &Delta<K> {
        &self.first
    }

    /// What was said last; it alone decides what the object is now. For an example see [`Deltas`].
    pub fn newest(&self) -> &Delta<K> {
        self.rest.last().unwrap_or(&self.first)
    }

    /// Everything, oldest first. For an example see [`Deltas`].
    pub fn iter(&self) -> impl Iterator<Item = &Delta<K>> {
        std::iter::once(&self.first).chain(&self.rest)
    }

    pub(super) fn push(&mut self, delta: Delta<K>) {
        self.rest.push(delta);
    }

    pub(super) fn newest_mut(&mut self) -> &mut Delta<K> {
        self.rest.last_mut().unwrap_or(&mut self.first)
    }

    pub(super) fn weight(&self) -> usize {
        1 + self.rest.len()
    }
}

impl<K> fmt::Debug for Deltas<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.key)?;
        f.debug_list().entries(self.iter()).finish()
    }
}
