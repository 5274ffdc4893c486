//! What comes in, and why it may be turned away.

use std::fmt;
use std::sync::Arc;

use crate::object::{Deleted, ObjectKey, ResourceVersion};

/// What a producer tells the queue.
///
/// A version says: with this, the collection is at that version. Who has none leaves it out.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::Arrival;
///
/// let arrival = Arrival::added(ObjectKey::cluster("a"), Arc::new(1)).at(5.into());
/// assert_eq!(format!("{arrival:?}"), "Added(a) at 5");
/// ```
#[non_exhaustive]
pub enum Arrival<K> {
    /// An object came to be.
    Added {
        /// Which.
        key: ObjectKey,
        /// What it is.
        object: Arc<K>,
        /// The collection's version with it.
        version: Option<ResourceVersion>,
    },
    /// An object changed.
    Updated {
        /// Which.
        key: ObjectKey,
        /// What it is now.
        object: Arc<K>,
        /// The collection's version with it.
        version: Option<ResourceVersion>,
    },
    /// An object is no more. Without a last state, the queue fills in the last it knows of.
    Deleted {
        /// Which, and what it was.
        deleted: Deleted<K>,
        /// The collection's version with it.
        version: Option<ResourceVersion>,
    },
    /// This is everything there is; what is not in it has vanished.
    Replace {
        /// Everything, in the list's order. Of a key that is there twice, the later object counts, at the first place.
        items: Vec<(ObjectKey, Arc<K>)>,
        /// The list's version.
        version: Option<ResourceVersion>,
    },
    /// The collection is at this version, though nothing changed: a bookmark (I9).
    Advance(ResourceVersion),
}

impl<K> Arrival<K> {
    /// An object came to be.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::Arrival};
    /// let arrival = Arrival::added(ObjectKey::cluster("a"), Arc::new(1));
    /// assert_eq!(format!("{arrival:?}"), "Added(a)");
    /// ```
    pub fn added(key: ObjectKey, object: Arc<K>) -> Self {
        Self::Added {
            key,
            object,
            version: None,
        }
    }

    /// An object changed.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::Arrival};
    /// let arrival = Arrival::updated(ObjectKey::cluster("a"), Arc::new(1));
    /// assert_eq!(format!("{arrival:?}"), "Updated(a)");
    /// ```
    pub fn updated(key: ObjectKey, object: Arc<K>) -> Self {
        Self::Updated {
            key,
            object,
            version: None,
        }
    }

    /// An object is no more.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::{Deleted, ObjectKey}, queue::Arrival};
    /// let arrival = Arrival::deleted(Deleted::seen(ObjectKey::cluster("a"), Arc::new(1)));
    /// assert_eq!(format!("{arrival:?}"), "Deleted(a)");
    /// ```
    pub fn deleted(deleted: Deleted<K>) -> Self {
        Self::Deleted {
            deleted,
            version: None,
        }
    }

    /// This is everything there is.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::Arrival};
    /// let arrival = Arrival::replace(vec![(ObjectKey::cluster("a"), Arc::new(1))]).at(7.into());
    /// assert_eq!(format!("{arrival:?}"), "Replace(1 items) at 7");
    /// ```
    pub fn replace(items: Vec<(ObjectKey, Arc<K>)>) -> Self {
        Self::Replace { items, version: None }
    }

    /// The same, with the version the collection is at with it.
    ///
    /// ```
    /// # use kube_informer::queue::Arrival;
    /// let arrival = Arrival::<()>::replace(vec![]).at(7.into());
    /// assert_eq!(format!("{arrival:?}"), "Replace(0 items) at 7");
    /// ```
    #[must_use]
    pub fn at(mut self, at: ResourceVersion) -> Self {
        match &mut self {
            Self::Added { version, .. }
            | Self::Updated { version, .. }
            | Self::Deleted { version, .. }
            | Self::Replace { version, .. } => *version = Some(at),
            Self::Advance(version) => *version = at,
        }
        self
    }
}

impl<K> fmt::Debug for Arrival<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let version = match self {
            Self::Added { key, version, .. } => {
                write!(f, "Added({key})")?;
                version
            }
            Self::Updated { key, version, .. } => {
                write!(f, "Updated({key})")?;
                version
            }
            Self::Deleted { deleted, version } => {
                write!(f, "Deleted({})", deleted.key)?;
                version
            }
            Self::Replace { items, version } => {
                write!(f, "Replace({} items)", items.len())?;
                version
            }
            Self::Advance(version) => return write!(f, "Advance({version})"),
        };
        match version {
            Some(version) => write!(f, " at {version}"),
            None => Ok(()),
        }
    }
}

/// The queue is closed; here is what it did not take.
///
/// ```
/// # use kube_informer::queue::Closed;
/// assert_eq!(Closed(()).to_string(), "the queue is closed and takes nothing more; stop producing");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the queue is closed and takes nothing more; stop producing")]
pub struct Closed<T>(pub T);

/// Why something was not pushed at once; what was to be pushed is handed back.
///
/// ```
/// # use kube_informer::queue::{Arrival, Bound, DeltaFifo, TryPushError};
/// # use std::sync::Arc;
/// # use kube_informer::object::ObjectKey;
/// let queue = DeltaFifo::builder().bound(Bound::Deltas(1)).build();
/// let one = |name: &str| Arrival::added(ObjectKey::cluster(name), Arc::new(()));
/// queue.try_push(one("a")).unwrap();
/// let Err(TryPushError::Full(back)) = queue.try_push(one("b")) else { unreachable!() };
/// assert_eq!(format!("{back:?}"), "Added(b)");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TryPushError<T> {
    /// There is no room, or others wait for it already.
    #[error("the queue is full; wait for room with `push`")]
    Full(T),
    /// The queue takes nothing more.
    #[error("the queue is closed and takes nothing more; stop producing")]
    Closed(T),
}

/// Why nothing was popped at once.
///
/// ```
/// # use kube_informer::queue::{DeltaFifo, TryPopError};
/// let queue = DeltaFifo::<()>::builder().build();
/// assert_eq!(queue.try_pop().unwrap_err(), TryPopError::Empty);
/// queue.close();
/// assert_eq!(queue.try_pop().unwrap_err(), TryPopError::Closed);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum TryPopError {
    /// There is nothing to do now, or the batch before is not done yet.
    #[error("nothing to do now; wait with `pop`")]
    Empty,
    /// Everything was popped, and nothing more will come.
    #[error("the queue is closed and drained")]
    Closed,
}
