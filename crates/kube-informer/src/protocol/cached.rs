//! Asks the cache about an object before the object is decoded.

use std::fmt;
use std::sync::Arc;

use crate::object::{ObjectKey, ResourceVersion, Uid};

/// Says whether the cache holds exactly this object: this key, this uid, this version.
///
/// A source that was given one does not decode what is known, and says [`Payload::Unchanged`](super::Payload::Unchanged)
/// instead: a relist in which nothing changed then costs a look at every object, and no more (decision 5).
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
    /// Asks this function. It is called for every object of a list, so it has to be quick, and must not wait.
    pub fn new(ask: impl Fn(&ObjectKey, &Uid, &ResourceVersion) -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(ask))
    }

    /// Is this object in the cache as it is?
    pub fn ask(&self, key: &ObjectKey, uid: &Uid, version: &ResourceVersion) -> bool {
        (self.0)(key, uid, version)
    }
}

impl fmt::Debug for IsCached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("IsCached")
    }
}
