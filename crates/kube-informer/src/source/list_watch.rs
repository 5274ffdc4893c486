//! A source that is built from two functions.

use std::fmt;

use futures::FutureExt;
use futures::future::BoxFuture;
use futures::stream::BoxStream;

use super::{ListerWatcher, WatchStream, version_of};
use crate::object::ResourceVersion;
use crate::protocol::{AskVersion, Failure, ListItem, ListRequest, WatchRequest};

/// A [`ListerWatcher`] that is built from a list function and a watch function.
///
/// ```
/// use futures::{FutureExt, StreamExt, stream};
/// use kube_informer::protocol::ListItem;
/// use kube_informer::source::{ListerWatcher, ListWatch};
/// # use kube_informer::protocol::{AskVersion, ListRequest};
///
/// // A collection that is always empty and never changes.
/// let nothing = ListWatch::<String>::new(
///     |_| stream::iter([Ok(ListItem::End { version: 1.into(), next: None })]).boxed(),
///     |_| async { Ok(stream::pending().boxed()) }.boxed(),
/// );
/// let page = nothing.list(ListRequest::new(AskVersion::Newest, None));
/// # futures::executor::block_on(async { assert_eq!(page.count().await, 1) });
/// ```
pub struct ListWatch<K> {
    list: Box<ListFn<K>>,
    watch: Box<WatchFn<K>>,
    probe: Option<Box<ProbeFn>>,
    metadata: Option<Box<ListFn<()>>>,
}

type ListFn<K> = dyn Fn(ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> + Send + Sync;
type WatchFn<K> = dyn Fn(WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> + Send + Sync;
type ProbeFn = dyn Fn() -> BoxFuture<'static, Result<ResourceVersion, Failure>> + Send + Sync;

impl<K> ListWatch<K> {
    /// Creates a source that lists with the first function and watches with the second.
    pub fn new(
        list: impl Fn(ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> + Send + Sync + 'static,
        watch: impl Fn(WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self {
            list: Box::new(list),
            watch: Box::new(watch),
            probe: None,
            metadata: None,
        }
    }

    /// Sets a function for the newest version ([`ListerWatcher::newest_version`]). Without it, the list
    /// function is called for one item at [`AskVersion::Newest`](crate::protocol::AskVersion), every
    /// [`probe_interval`](crate::reflector::Config::probe_interval). Set this if the list function always
    /// lists everything.
    ///
    /// ```
    /// # use {futures::{FutureExt, StreamExt, stream}, kube_informer::{protocol::ListItem, source::ListWatch}};
    /// let nothing = ListWatch::<String>::new(
    ///     |_| stream::iter([Ok(ListItem::End { version: 1.into(), next: None })]).boxed(),
    ///     |_| async { Ok(stream::pending().boxed()) }.boxed(),
    /// )
    /// .newest_version_by(|| async { Ok(1.into()) }.boxed());
    /// # let _ = nothing;
    /// ```
    #[must_use]
    pub fn newest_version_by(
        mut self,
        probe: impl Fn() -> BoxFuture<'static, Result<ResourceVersion, Failure>> + Send + Sync + 'static,
    ) -> Self {
        self.probe = Some(Box::new(probe));
        self
    }

    /// Lists keys, uids and versions with this function ([`ListerWatcher::metadata`]), for audits and spot checks. It has to answer
    /// requests for [exactly a version](crate::protocol::AskVersion::Exactly).
    ///
    /// ```
    /// # use {futures::{FutureExt, StreamExt, stream}, kube_informer::{protocol::ListItem, source::ListWatch}};
    /// let nothing = ListWatch::<String>::new(
    ///     |_| stream::iter([Ok(ListItem::End { version: 1.into(), next: None })]).boxed(),
    ///     |_| async { Ok(stream::pending().boxed()) }.boxed(),
    /// )
    /// .metadata_by(|_| stream::iter([Ok(ListItem::End { version: 1.into(), next: None })]).boxed());
    /// # let _ = nothing;
    /// ```
    #[must_use]
    pub fn metadata_by(
        mut self,
        metadata: impl Fn(ListRequest) -> BoxStream<'static, Result<ListItem<()>, Failure>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        self.metadata = Some(Box::new(metadata));
        self
    }
}

impl<K: 'static> ListerWatcher<K> for ListWatch<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> {
        (self.list)(request)
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        (self.watch)(request)
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        match &self.probe {
            Some(probe) => probe(),
            None => version_of(self.list(ListRequest::new(AskVersion::Newest, Some(1)))).boxed(),
        }
    }

    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        self.metadata.as_ref().map(|metadata| metadata(request))
    }
}

impl<K> fmt::Debug for ListWatch<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ListWatch")
    }
}
