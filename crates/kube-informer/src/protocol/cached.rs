//! Lets a source ask whether an object is cached before it decodes the object.

use std::fmt;
use std::sync::Arc;

use crate::object::{ObjectKey, ResourceVersion, Uid};

/// A function that says whether the cache holds exactly this object: this key, this uid, this version.
///
/// A source that has one does not decode cached objects and reports
/// [`Payload::Unchanged`](super::Payload::Unchanged) instead. A relist in which nothing changed then costs
/// one lookup per object, and nothing else (decision 5).
///
/// ```
/// use kube_informer::object::{ObjectKey, Uid};
/// use kube_informer::protocol::IsCached;
///
/// let is_cached = IsCached::new(|key, _, version| key.name() == "a" && *version == 5.into());
/// assert!(is_cached.ask(&ObjectKey::cluster("a"), &Uid::from("u"), &5.into()));
/// assert!(!is_cached.ask(&ObjectKey::cluster("a"), &Uid::from("u"), &6.into()));
/// ```
#[derive(Clone)]
pub struct IsCached(Arc<Ask>);

type Ask = dyn Fn(&ObjectKey, &Uid, &ResourceVersion) -> bool + Send + Sync;

impl IsCached {
    /// Wraps a function. It is called for every object of a list, so it must be fast and must not block.
    pub fn new(ask: impl Fn(&ObjectKey, &Uid, &ResourceVersion) -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(ask))
    }

    /// Returns true if the cache holds this object in this state.
    pub fn ask(&self, key: &ObjectKey, uid: &Uid, version: &ResourceVersion) -> bool {
        (self.0)(key, uid, version)
    }
}

impl fmt::Debug for IsCached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("IsCached")
    }
}
