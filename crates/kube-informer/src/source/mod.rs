//! Sources: list and watch one collection of an API server.
//!
//! Knows: requests with exact parameters, and answers as streams of objects with their keys and versions.
//! Never learns: when to send a request (the reflector decides that), and how an answer is used.
//!
//! [`ListerWatcher`] is the interface, with two main methods. [`KubeSource`] talks to a real server.
//! [`ListWatch`] builds a source from two functions. [`ScriptedSource`] plays the answers of a test and
//! records the requests. Contract: B01, B02, B14, B60.

mod answer;
mod bridge;
mod compression;
mod encoding;
mod heap_growth;
mod kube;
mod list_watch;
mod prober;
mod pump;
mod scripted;
mod served;
mod sharding;

use futures::future::BoxFuture;
use futures::stream::BoxStream;
use futures::{FutureExt, StreamExt};
use tokio::time::Instant;

pub use crate::protocol::MAX_RETRY_AFTER;
pub use bridge::client_over;
pub use compression::Compression;
pub use encoding::Encoding;
pub(crate) use kube::{JsonForm, OnDemand, PartOfCollection, prober};
pub use kube::{KubeSource, client};
pub use list_watch::ListWatch;
pub(crate) use prober::Prober;
pub use scripted::{Asked, Page, ScriptedSource, Watch};
pub(crate) use sharding::ShardSupport;

use crate::object::ResourceVersion;
use crate::protocol::{
    AskVersion, Failure, FailureKind, FreeList, IsCached, ListItem, ListRequest, ShardFilter, WatchEvent,
    WatchRequest,
};

/// The source of a collection of `K`.
///
/// Both `list` and `watch` report only what the server answered. They do not retry, wait or interpret.
/// Dropping a stream closes its connection.
#[doc(alias = "ListerWatcherWithContext")]
pub trait ListerWatcher<K>: Send + Sync + 'static {
    /// Requests one page of a list and returns its items as they arrive. The last element is
    /// [`ListItem::End`] or a failure. A stream that ends without either was truncated and must not be taken
    /// for a shorter list (I8).
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>>;

    /// Starts a watch. Resolves when the server has accepted or refused it.
    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>>;

    /// Returns the current version of the collection, with a small consistent read.
    ///
    /// The reflector calls this while a watch is open, to detect that the server went back and to bound the
    /// age of the cache. The answer must therefore be as new as the server's data at the time of the request;
    /// an older one is taken as proof that the server lost data. A source that cannot answer returns
    /// [`FailureKind::Rejected`], and is not asked again.
    ///
    /// The default implementation requests one item of a list at [`AskVersion::Newest`], and reads it to its
    /// end.
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

    /// Sets the function that says which objects are cached. The source may then report
    /// [`Payload::Unchanged`](crate::protocol::Payload::Unchanged) for them in lists and in streaming starts
    /// instead of decoding them. A source may ignore this. For requests with [`afresh`](ListRequest::afresh) an equal
    /// version is not enough.
    fn know(&mut self, known: IsCached) {
        let _ = known;
    }

    /// Sets the list of objects that were replaced in the cache. The source may [take](FreeList::take) one and write the next object over
    /// it. A source may ignore this.
    fn reuse(&mut self, free: FreeList<K>) {
        let _ = free;
    }

    /// Restricts the collection to the objects that the filter selects, from the next request on. A source may ignore this: a
    /// sharded informer checks every object again. A source that honours it saves bandwidth and decoding.
    fn shard(&mut self, filter: ShardFilter) {
        let _ = filter;
    }

    /// Requests a page of a list that contains only the key, uid and version of each object, which an audit
    /// compares (B72). Payloads are ignored.
    ///
    /// Returns `None` if the source does not support this; its informer then cannot be audited. A source that
    /// supports it must honour [`AskVersion::Exactly`], or an audit reports false differences. It should honour
    /// [`ListRequest::only`] too; an answer with other objects is not used.
    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let _ = request;
        None
    }

    /// Size and hit rate of the pool in which lean types keep the parts that objects have in common. `None` if nothing was looked up
    /// in it, which is so for all other types.
    fn pool(&self) -> Option<kube_lean::PoolStats> {
        None
    }

    /// Like [`metadata`](Self::metadata), with the hash of each object's [content](crate::protocol::Received::content) if the
    /// source has it. A spot check compares the answer with the cache (B66). The answer has few objects, often one.
    fn sample(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        self.metadata(request)
    }

    /// Resolves when the server answers again after an outage. `since` is the time at which the failed
    /// request was sent.
    ///
    /// The reflector polls this while it backs off after a connectivity failure. When it resolves, the
    /// reflector sends its next request before the backoff is over. It must resolve at most once per outage
    /// (B70). The default implementation never resolves, and the reflector waits for its backoff.
    fn recovered(&self, since: Instant) -> BoxFuture<'static, ()> {
        let _ = since;
        std::future::pending().boxed()
    }
}

/// Reads a page to its end and returns its version.
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

/// The events of a watch. The stream ends when the server ends the watch; its last element is a failure if
/// the watch broke.
pub type WatchStream<K> = BoxStream<'static, Result<WatchEvent<K>, Failure>>;
