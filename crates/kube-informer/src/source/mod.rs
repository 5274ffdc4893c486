//! Asking the API server: lists and watches of one collection.
//!
//! Knows: requests with exact parameters, and answers as streams of objects with their keys and versions.
//! Never learns: when to ask; that is the reflector's decision. What becomes of an answer.
//!
//! [`ListerWatcher`] is the whole of it, two verbs. [`KubeSource`] asks a real server, [`ListWatch`] makes a source of two functions, [`ScriptedSource`] is one that
//! says what a test tells it to say and remembers what it was asked. Contract: B01, B02, B14, B60.

mod answer;
mod compression;
mod kube;
mod list_watch;
mod scripted;

use futures::future::BoxFuture;
use futures::stream::BoxStream;

pub use compression::Compression;
pub use kube::KubeSource;
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
}

/// What comes of a watch: events, until the server ends it (the stream ends) or it breaks (a failure comes).
pub type WatchStream<K> = BoxStream<'static, Result<Watched<K>, Failure>>;

/// An object as it came, with what has to be known of it even if it cannot be read.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct Fetched<K> {
    /// Its key.
    pub key: ObjectKey,
    /// Its version; none if the server gave none that can be compared.
    pub version: Option<ResourceVersion>,
    /// The object, or why it cannot be decoded. One that cannot is kept out of the cache, and the last good copy stays.
    pub object: Result<K, Undecodable>,
}

impl<K> Fetched<K> {
    /// An object that was read.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, source::Fetched};
    ///
    /// let fetched = Fetched::new(ObjectKey::cluster("a"), 7, "the object");
    /// assert_eq!(fetched.object, Ok("the object"));
    /// ```
    pub fn new(key: ObjectKey, version: impl Into<ResourceVersion>, object: K) -> Self {
        Self {
            key,
            version: Some(version.into()),
            object: Ok(object),
        }
    }

    /// An object that cannot be read.
    ///
    /// ```
    /// use kube_informer::{object::ObjectKey, source::Fetched};
    ///
    /// let fetched = Fetched::<String>::undecodable(ObjectKey::cluster("a"), 7, "spec: expected a map");
    /// assert!(fetched.object.is_err());
    /// ```
    pub fn undecodable(key: ObjectKey, version: impl Into<ResourceVersion>, why: impl Into<String>) -> Self {
        Self {
            key,
            version: Some(version.into()),
            object: Err(Undecodable { why: why.into() }),
        }
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
