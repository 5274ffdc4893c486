//! An object as it arrived.

use std::num::NonZeroU64;

use super::UniqueArc;
use crate::object::{ObjectKey, ResourceVersion, Uid, json_content};
use crate::shorten::shorten;

/// An object as it came, with what has to be known of it even if it cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Received<K> {
    /// Its key.
    pub key: ObjectKey,
    /// Its uid; none if the server gave none.
    pub uid: Option<Uid>,
    /// Its version; none if the server gave none that can be compared.
    pub version: Option<ResourceVersion>,
    /// A hash of what came, the same for the same content in every answer; none if the source cannot say. Compared only when the
    /// server went back and gives out the same versions again: what has none counts as changed then.
    pub content: Option<NonZeroU64>,
    /// The object itself, or why it is not here.
    pub object: Payload<K>,
}

impl<K> Received<K> {
    /// An object that was read.
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

    /// An object that is in the cache already, as it is.
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

    /// An object that cannot be read. Of a long text only the beginning and the end are kept.
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

    /// The same with a uid.
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

    /// The same with a hash of its content. 0 is none.
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

    /// The same without the object.
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

/// What came of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payload<K> {
    /// The object.
    Object(UniqueArc<K>),
    /// It is in the cache, with this uid and this version: the cache keeps what it has. Only a source that was told what is
    /// [`IsCached`](super::IsCached) says this, and never of a deletion.
    Unchanged,
    /// It cannot be decoded. It is kept out of the cache, and the last good copy stays.
    Undecodable(Undecodable),
}

impl<K> Payload<K> {
    /// The object, if it came.
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

    /// The same, to look at.
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

    /// Why it cannot be decoded, if that is so.
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
        decoded.map_or_else(Self::Undecodable, |object| Self::Object(object.into()))
    }
}

/// Why an object could not be decoded.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the object cannot be decoded: {why}; the last good copy, if there is one, stays in the cache")]
#[non_exhaustive]
pub struct Undecodable {
    /// What the decoder said. Long values that it quotes are cut.
    pub why: String,
}
