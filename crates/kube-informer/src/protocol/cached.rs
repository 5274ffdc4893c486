//! Lets a source ask whether an object is cached before it decodes the object.

use std::fmt;
use std::num::NonZeroU64;
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
pub struct IsCached {
    ask: Arc<Ask>,
    /// An equal version is not enough: the content has to be equal, too.
    by_content: bool,
}

type Ask = dyn Fn(&ObjectKey, &Uid, &ResourceVersion, Content) -> bool + Send + Sync;

/// What the content of an object must be for the object to count as cached.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Content {
    /// An equal version proves equal content.
    Any,
    /// It must have this hash; `None` if the hash is not known, which proves nothing.
    Hash(Option<NonZeroU64>),
}

impl IsCached {
    /// Wraps a function. It is called for every object of a list, so it must be fast and must not block.
    pub fn new(ask: impl Fn(&ObjectKey, &Uid, &ResourceVersion) -> bool + Send + Sync + 'static) -> Self {
        Self::with_content(move |key, uid, version, content| {
            matches!(content, Content::Any) && ask(key, uid, version)
        })
    }

    /// Wraps a function that can compare content.
    pub(crate) fn with_content(
        ask: impl Fn(&ObjectKey, &Uid, &ResourceVersion, Content) -> bool + Send + Sync + 'static,
    ) -> Self {
        Self {
            ask: Arc::new(ask),
            by_content: false,
        }
    }

    /// From now on compares the content, because the server may have assigned a version twice.
    pub(crate) fn comparing_content(self, by_content: bool) -> Self {
        Self { by_content, ..self }
    }

    pub(crate) fn compares_content(&self) -> bool {
        self.by_content
    }

    /// Returns true if the cache holds this object in this state.
    pub fn ask(&self, key: &ObjectKey, uid: &Uid, version: &ResourceVersion) -> bool {
        self.ask_with(key, uid, version, None)
    }

    /// Like [`ask`](Self::ask), with the hash of the content. The hash is needed only if [`Self::compares_content`].
    pub(crate) fn ask_with(
        &self,
        key: &ObjectKey,
        uid: &Uid,
        version: &ResourceVersion,
        hash: Option<NonZeroU64>,
    ) -> bool {
        let content = match self.by_content {
            true => Content::Hash(hash),
            false => Content::Any,
        };
        self.ask_for(key, uid, version, content)
    }

    /// Like [`ask`](Self::ask), for a function that asks another one.
    pub(crate) fn ask_for(
        &self,
        key: &ObjectKey,
        uid: &Uid,
        version: &ResourceVersion,
        content: Content,
    ) -> bool {
        (self.ask)(key, uid, version, content)
    }
}

impl fmt::Debug for IsCached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("IsCached")
    }
}
