//! A deleted object: its key, its last state, and whether that state is final.

use std::fmt;
use std::sync::Arc;

use derive_where::derive_where;

use crate::object::ObjectKey;

/// An object that was deleted.
///
/// If the server reported the deletion, `last` is the object's final state. If the deletion was missed and a later list
/// did not contain the object, the final state is unknown and `last` is the last observed state, which may be old.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::{Deleted, ObjectKey};
///
/// let key = ObjectKey::namespaced("prod", "web-0");
/// let seen = Deleted::seen(key.clone(), Arc::new("its final state"));
/// assert!(!seen.final_state_unknown);
/// let missed = Deleted::missed(key, Some(Arc::new("what we had")));
/// assert!(missed.final_state_unknown);
/// ```
#[doc(alias = "DeletedFinalStateUnknown")]
#[doc(alias = "tombstone")]
#[derive_where(Clone)]
pub struct Deleted<K: ?Sized> {
    /// The object's key.
    pub key: ObjectKey,
    /// The last known state; none if no state was ever observed.
    pub last: Option<Arc<K>>,
    /// True if the deletion itself was missed. The object may have changed between `last` and its deletion.
    pub final_state_unknown: bool,
    /// True if the object was not deleted: its range moved to another replica, and this one does not cache it any more. Only
    /// [sharded informers](crate::shard) report this.
    pub moved: bool,
    /// The state that the cache held. `last` may be newer, so filters evaluate this one.
    pub(crate) cached: Option<Arc<K>>,
}

impl<K> Deleted<K> {
    /// A deletion that the server reported, with the object's final state.
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
            moved: false,
            cached: None,
        }
    }

    /// A deletion that was missed and found later, with the last observed state.
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
            moved: false,
            cached: None,
        }
    }

    /// The state that a handler received before the deletion.
    pub(crate) fn before(&self) -> Option<&Arc<K>> {
        self.cached.as_ref().or(self.last.as_ref())
    }
}

// Prints the object's key and never its content: a log must not contain a Secret.
impl<K: ?Sized> fmt::Debug for Deleted<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let how = match (self.moved, self.final_state_unknown) {
            (true, _) => "moved",
            (false, true) => "missed",
            (false, false) => "seen",
        };
        write!(f, "Deleted({}, {how})", self.key)
    }
}
