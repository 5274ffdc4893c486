//! An object as a source received it.

use std::num::NonZeroU64;

use super::UniqueArc;
use crate::object::{ObjectKey, ResourceVersion, Uid, json_content};
use crate::shorten::shorten;

/// An object as a source received it, with the identity that is needed even if the object cannot be decoded.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Received<K> {
    /// The object's key.
    pub key: ObjectKey,
    /// The object's uid; `None` if the server sent none.
    pub uid: Option<Uid>,
    /// The object's version; `None` if the server sent none that can be compared.
    pub version: Option<ResourceVersion>,
    /// A hash of the received content, equal for equal content in every answer; `None` if the source cannot
    /// compute one. It is compared only after the server went back, when it may assign the same versions
    /// again. An object without a hash then counts as changed.
    pub content: Option<NonZeroU64>,
    /// The object itself, or the reason why it is absent.
    pub object: Payload<K>,
}

impl<K> Received<K> {
    /// Creates the value for a decoded object.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, protocol::{Payload, Received}};
    ///
    /// let fetched = Received::new(ObjectKey::cluster("a"), 7, "the object");
    /// assert_eq!(fetched.object, Payload::Object("the object".into()));
    /// ```
    pub fn new(key: ObjectKey, version: impl Into<ResourceVersion>, object: K) -> Self {
        Self::of(key, version, Payload::Object(UniqueArc::new(object)))
    }

    /// Creates the value for an object that the cache already holds in this state.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, protocol::{Payload, Received}};
    ///
    /// let fetched = Received::<String>::unchanged(ObjectKey::cluster("a"), 7);
    /// assert_eq!(fetched.object, Payload::Unchanged);
    /// ```
    pub fn unchanged(key: ObjectKey, version: impl Into<ResourceVersion>) -> Self {
        Self::of(key, version, Payload::Unchanged)
    }

    /// Creates the value for an object that cannot be decoded. A long reason is reduced to its beginning and
    /// its end.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, protocol::Received};
    ///
    /// let fetched = Received::<String>::undecodable(ObjectKey::cluster("a"), 7, "spec: expected a map");
    /// assert!(fetched.object.undecodable().is_some());
    /// ```
    pub fn undecodable(key: ObjectKey, version: impl Into<ResourceVersion>, why: impl Into<String>) -> Self {
        Self::of(
            key,
            version,
            Payload::Undecodable(Undecodable {
                why: shorten(why.into()),
            }),
        )
    }

    /// Sets the uid.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, object::Uid, protocol::Received};
    ///
    /// let fetched = Received::new(ObjectKey::cluster("a"), 7, "the object").uid("u");
    /// assert_eq!(fetched.uid, Some(Uid::from("u")));
    /// ```
    #[must_use]
    pub fn uid(mut self, uid: impl Into<Uid>) -> Self {
        self.uid = Some(uid.into());
        self
    }

    /// Sets the hash of the content. 0 means none.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, protocol::Received};
    ///
    /// let fetched = Received::new(ObjectKey::cluster("a"), 7, "the object").content(0x5eed);
    /// assert!(fetched.content.is_some());
    /// ```
    #[must_use]
    pub fn content(mut self, hash: u64) -> Self {
        let mixed = (hash != 0).then(|| crate::object::hash(&hash));
        self.content = mixed.and_then(json_content);
        self
    }

    /// Returns the same value without the object.
    pub(crate) fn identity(self) -> Received<()> {
        Received {
            key: self.key,
            uid: self.uid,
            version: self.version,
            content: self.content,
            object: Payload::Unchanged,
        }
    }

    fn of(key: ObjectKey, version: impl Into<ResourceVersion>, object: Payload<K>) -> Self {
        Self {
            key,
            uid: None,
            version: Some(version.into()),
            content: None,
            object,
        }
    }
}

/// The object, or the reason why it is absent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payload<K> {
    /// The decoded object.
    Object(UniqueArc<K>),
    /// The cache already holds the object with this uid and this version, and keeps it. Only a source that
    /// has an [`IsCached`](super::IsCached) reports this, and never for a deletion.
    Unchanged,
    /// The object cannot be decoded. It is kept out of the cache, and the last good copy stays.
    Undecodable(Undecodable),
}

impl<K> Payload<K> {
    /// Returns the object, if there is one.
    ///
    /// ```
    /// # use kube_informer::protocol::Payload;
    /// assert_eq!(Payload::Object(7.into()).object(), Some(7));
    /// assert_eq!(Payload::<u8>::Unchanged.object(), None);
    /// ```
    pub fn object(self) -> Option<K> {
        match self {
            Self::Object(object) => Some(object.into_inner()),
            Self::Unchanged | Self::Undecodable(_) => None,
        }
    }

    /// Returns a reference to the object, if there is one.
    ///
    /// ```
    /// # use kube_informer::protocol::Payload;
    /// let came = Payload::Object("text".to_owned().into());
    /// assert_eq!(came.get().map(String::len), Some(4));
    /// ```
    pub fn get(&self) -> Option<&K> {
        match self {
            Self::Object(object) => Some(object),
            Self::Unchanged | Self::Undecodable(_) => None,
        }
    }

    /// Returns the reason why the object cannot be decoded, if that is the case.
    ///
    /// ```
    /// # use kube_informer::protocol::Payload;
    /// assert_eq!(Payload::Object(7.into()).undecodable(), None);
    /// ```
    pub fn undecodable(&self) -> Option<&Undecodable> {
        match self {
            Self::Undecodable(why) => Some(why),
            Self::Object(_) | Self::Unchanged => None,
        }
    }
}

impl<K> From<Result<K, Undecodable>> for Payload<K> {
    fn from(decoded: Result<K, Undecodable>) -> Self {
        decoded.map(UniqueArc::new).into()
    }
}

impl<K> From<Result<UniqueArc<K>, Undecodable>> for Payload<K> {
    fn from(decoded: Result<UniqueArc<K>, Undecodable>) -> Self {
        decoded.map_or_else(Self::Undecodable, Self::Object)
    }
}

/// Why an object could not be decoded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the object cannot be decoded: {why}; the last good copy, if there is one, stays in the cache")]
#[non_exhaustive]
pub struct Undecodable {
    /// The message of the decoder. Long quoted values are shortened.
    pub why: String,
}
