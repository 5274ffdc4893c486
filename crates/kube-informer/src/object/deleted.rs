//! The end of an object: which one, what it was last, and how sure we are of that.

use std::fmt;
use std::sync::Arc;

use crate::object::ObjectKey;

/// An object that is no more.
///
/// Either the server told us so, and `last` is its final state; or we missed the deletion and a later list did not
/// have the object: then the final state is unknown, and `last` is what we had seen of it, which may be old.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::{Deleted, ObjectKey};
///
/// let key = ObjectKey::namespaced("prod", "web-0");
/// let told = Deleted::seen(key.clone(), Arc::new("its final state"));
/// assert!(!told.final_state_unknown);
/// let missed = Deleted::missed(key, Some(Arc::new("what we had")));
/// assert!(missed.final_state_unknown);
/// ```
#[doc(alias = "DeletedFinalStateUnknown")]
#[doc(alias = "tombstone")]
pub struct Deleted<K> {
    /// Which object.
    pub key: ObjectKey,
    /// The last state we know of; none if we never had one.
    pub last: Option<Arc<K>>,
    /// The deletion itself was missed, so the object may have changed between `last` and its end.
    pub final_state_unknown: bool,
}

impl<K> Deleted<K> {
    /// A deletion the server told us of, with the object's final state.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::object::{Deleted, ObjectKey};
    /// let deleted = Deleted::seen(ObjectKey::cluster("node-7"), Arc::new(7));
    /// assert_eq!(deleted.last.as_deref(), Some(&7));
    /// ```
    pub fn seen(key: ObjectKey, last: Arc<K>) -> Self {
        Self {
            key,
            last: Some(last),
            final_state_unknown: false,
        }
    }

    /// A deletion we missed and found out about later, with what we had of the object.
    ///
    /// ```
    /// # use kube_informer::object::{Deleted, ObjectKey};
    /// let deleted = Deleted::<()>::missed(ObjectKey::cluster("node-7"), None);
    /// assert!(deleted.final_state_unknown && deleted.last.is_none());
    /// ```
    pub fn missed(key: ObjectKey, last: Option<Arc<K>>) -> Self {
        Self {
            key,
            last,
            final_state_unknown: true,
        }
    }
}

impl<K> Clone for Deleted<K> {
    fn clone(&self) -> Self {
        Self {
            key: self.key.clone(),
            last: self.last.clone(),
            final_state_unknown: self.final_state_unknown,
        }
    }
}

// Names the object and never prints it: a log is no place for a Secret.
impl<K> fmt::Debug for Deleted<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = if self.final_state_unknown {
            "missed"
        } else {
            "seen"
        };
        write!(f, "Deleted({}, {how})", self.key)
    }
}
