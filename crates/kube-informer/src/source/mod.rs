//! Asking the API server: lists and watches of one collection.
//!
//! Knows: requests with exact parameters, and answers as streams of objects with their keys and versions.
//! Never learns: when to ask; that is the reflector's decision. What becomes of an answer.
//!
//! [`ListerWatcher`] is the whole of it, two verbs. [`KubeSource`] asks a real server, [`ListWatch`] makes a source of two functions, [`ScriptedSource`] is one that
//! says what a test tells it to say and remembers what it was asked. Contract: B01, B02, B14, B60.

mod answer;
mod compression;
mod encoding;
mod fresh;
mod known;
mod kube;
mod list_watch;
mod pump;
mod scripted;
mod served;

use futures::future::BoxFuture;
use futures::stream::BoxStream;

pub use compression::Compression;
pub use encoding::Encoding;
pub use fresh::Fresh;
pub use known::{Known, Uid};
pub use kube::{KubeSource, client};
pub use list_watch::ListWatch;
pub use scripted::{Asked, Page, ScriptedSource, Watch};

use crate::object::{ObjectKey, ResourceVersion};
use crate::reflector::{Change, Failure, ListRequest, WatchRequest};

/// Where a collection of `K` comes from.
///
/// Both verbs only say what the server said: no retries, no waiting, no interpretation. A stream that is dropped closes its
/// connection.
#[doc(alias = "ListerWatcherWithContext")]
pub trait ListerWatcher<K>: Send + Sync + 'static {
    /// One page of a list, item by item as they arrive. The last element is [`Listed::End`], or a failure; a stream that ends
    /// without either was cut short and must not be taken for a shorter list (I8).
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>>;

    /// A watch, once the server accepted it.
    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>>;

    /// From now on, what is known need not be decoded: [`Payload::Unchanged`] is enough, in lists and in streaming starts. A
    /// source may ignore this.
    fn know(&mut self, known: Known) {
        let _ = known;
    }
}

/// What comes of a watch: events, until the server ends it (the stream ends) or it breaks (a failure comes).
pub type WatchStream<K> = BoxStream<'static, Result<Watched<K>, Failure>>;

/// An object as it came, with what has to be known of it even if it cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fetched<K> {
    /// Its key.
    pub key: ObjectKey,
    /// Its uid; none if the server gave none.
    pub uid: Option<Uid>,
    /// Its version; none if the server gave none that can be compared.
    pub version: Option<ResourceVersion>,
    /// The object itself, or why it is not here.
    pub object: Payload<K>,
}

impl<K> Fetched<K> {
    /// An object that was read.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, source::{Fetched, Payload}};
    ///
    /// let fetched = Fetched::new(ObjectKey::cluster("a"), 7, "the object");
    /// assert_eq!(fetched.object, Payload::Object("the object".into()));
    /// ```
    pub fn new(key: ObjectKey, version: impl Into<ResourceVersion>, object: K) -> Self {
        Self::of(key, version, Payload::Object(Fresh::new(object)))
    }

    /// An object that is in the cache already, as it is.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, source::{Fetched, Payload}};
    ///
    /// let fetched = Fetched::<String>::unchanged(ObjectKey::cluster("a"), 7);
    /// assert_eq!(fetched.object, Payload::Unchanged);
    /// ```
    pub fn unchanged(key: ObjectKey, version: impl Into<ResourceVersion>) -> Self {
        Self::of(key, version, Payload::Unchanged)
    }

    /// An object that cannot be read.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, source::Fetched};
    ///
    /// let fetched = Fetched::<String>::undecodable(ObjectKey::cluster("a"), 7, "spec: expected a map");
    /// assert!(fetched.object.undecodable().is_some());
    /// ```
    pub fn undecodable(key: ObjectKey, version: impl Into<ResourceVersion>, why: impl Into<String>) -> Self {
        Self::of(
            key,
            version,
            Payload::Undecodable(Undecodable { why: why.into() }),
        )
    }

    /// The same with a uid.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, source::{Fetched, Uid}};
    ///
    /// let fetched = Fetched::new(ObjectKey::cluster("a"), 7, "the object").uid("u");
    /// assert_eq!(fetched.uid, Some(Uid::from("u")));
    /// ```
    #[must_use]
    pub fn uid(mut self, uid: impl Into<Uid>) -> Self {
        self.uid = Some(uid.into());
        self
    }

    fn of(key: ObjectKey, version: impl Into<ResourceVersion>, object: Payload<K>) -> Self {
        Self {
            key,
            uid: None,
            version: Some(version.into()),
            object,
        }
    }
}

/// What came of an object.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Payload<K> {
    /// The object.
    Object(Fresh<K>),
    /// It is in the cache, with this uid and this version: the cache keeps what it has. Only a source that was told what is
    /// [`Known`] says this, and never of a deletion.
    Unchanged,
    /// It cannot be decoded. It is kept out of the cache, and the last good copy stays.
    Undecodable(Undecodable),
}

impl<K> Payload<K> {
    /// The object, if it came.
    ///
    /// ```
    /// # use kube_informer::source::Payload;
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
    /// # use kube_informer::source::Payload;
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
    /// # use kube_informer::source::Payload;
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
    /// What the decoder said.
    pub why: String,
}

/// An element of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Listed<K> {
    /// One of its items.
    Item(Fetched<K>),
    /// The page is complete.
    End {
        /// The list's version.
        version: ResourceVersion,
        /// Where the next page starts, if there is one.
        next: Option<String>,
    },
}

/// An element of a watch.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Watched<K> {
    /// Something happened to an object.
    Changed(Change, Fetched<K>),
    /// Everything up to this version was sent.
    Bookmark {
        /// The version.
        version: ResourceVersion,
        /// It carries `k8s.io/initial-events-end: "true"`.
        ends_initial: bool,
    },
    /// Something that is no object of this collection: another kind, a table, no metadata (B23).
    Skipped {
        /// What it was, for people.
        what: String,
    },
    /// An ERROR event.
    Error(Failure),
}
