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
mod kube;
mod list_watch;
mod prober;
mod pump;
mod scripted;
mod served;

use futures::future::BoxFuture;
use futures::stream::BoxStream;
use futures::{FutureExt, StreamExt};
use tokio::time::Instant;

pub use crate::protocol::MAX_RETRY_AFTER;
pub use compression::Compression;
pub use encoding::Encoding;
pub(crate) use kube::prober;
pub use kube::{KubeSource, client};
pub use list_watch::ListWatch;
pub(crate) use prober::Prober;
pub use scripted::{Asked, Page, ScriptedSource, Watch};

use crate::object::ResourceVersion;
use crate::protocol::{
    AskVersion, Failure, FailureKind, IsCached, ListItem, ListRequest, WatchEvent, WatchRequest,
};

/// Where a collection of `K` comes from.
///
/// Both verbs only say what the server said: no retries, no waiting, no interpretation. A stream that is dropped closes its
/// connection.
#[doc(alias = "ListerWatcherWithContext")]
pub trait ListerWatcher<K>: Send + Sync + 'static {
    /// One page of a list, item by item as they arrive. The last element is [`ListItem::End`], or a failure; a stream that ends
    /// without either was cut short and must not be taken for a shorter list (I8).
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>>;

    /// A watch, once the server accepted it.
    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>>;

    /// The version of the collection now: a small consistent read.
    ///
    /// The reflector asks for it beside an open watch, to learn whether the server went back and how old the cache can be at
    /// most, so the answer has to be as new as the server's data when the request was made; an older one is taken as proof
    /// that the server lost data. A source that cannot say answers with [`FailureKind::Rejected`], and is not asked again.
    ///
    /// If it is not overridden, one item of a list at [`AskVersion::Newest`] is asked for, and read to its end.
    ///
    /// ```
    /// use kube_informer::source::{ListerWatcher, Page, ScriptedSource};
    ///
    /// let source = ScriptedSource::<String>::new();
    /// source.on_probe(Ok(7.into()));
    /// # futures::executor::block_on(async {
    /// assert_eq!(source.newest_version().await, Ok(7.into()));
    /// # });
    /// ```
    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>>
    where
        K: 'static,
    {
        version_of(self.list(ListRequest::new(AskVersion::Newest, Some(1)))).boxed()
    }

    /// From now on, what is known need not be decoded: [`Payload::Unchanged`](crate::protocol::Payload::Unchanged) is enough, in lists and in streaming starts. A
    /// source may ignore this. Requests that say [`afresh`](ListRequest::afresh) want everything all the same.
    fn know(&mut self, known: IsCached) {
        let _ = known;
    }

    /// A page of a list that has of each object only its key, uid and version: what an audit compares (B72). A payload is not
    /// looked at.
    ///
    /// None if the source cannot do that; then its informer cannot be audited. A source that can has to honour
    /// [`AskVersion::Exactly`], or an audit finds differences that are none.
    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let _ = request;
        None
    }

    /// Size and hit rate of the pool in which lean types keep their common parts; none if nothing was looked up in it.
    fn pool(&self) -> Option<kube_lean::PoolStats> {
        None
    }

    /// Resolves when the server answers again after an outage; `since` is when the request was sent that failed in it.
    ///
    /// The reflector polls this while it waits after a connectivity failure, and sends its next request when it resolves,
    /// before the pause is over. It has to resolve at most once per outage (B70). By default it never does, and the reflector
    /// waits for its backoff.
    fn recovered(&self, since: Instant) -> BoxFuture<'static, ()> {
        let _ = since;
        std::future::pending().boxed()
    }
}

/// Reads a page to its end, for the sake of its version.
async fn version_of<K>(
    mut page: BoxStream<'static, Result<ListItem<K>, Failure>>,
) -> Result<ResourceVersion, Failure> {
    while let Some(element) = page.next().await {
        if let ListItem::End { version, .. } = element? {
            return Ok(version);
        }
    }
    Err(Failure::new(
        FailureKind::Malformed,
        "the list ended before it was complete",
    ))
}

/// What comes of a watch: events, until the server ends it (the stream ends) or it breaks (a failure comes).
pub type WatchStream<K> = BoxStream<'static, Result<WatchEvent<K>, Failure>>;
