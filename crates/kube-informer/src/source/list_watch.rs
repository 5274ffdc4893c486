//! A source made of two functions.

use std::fmt;

use futures::future::BoxFuture;
use futures::stream::BoxStream;

use super::{Listed, ListerWatcher, WatchStream};
use crate::reflector::{Failure, ListRequest, WatchRequest};

/// A [`ListerWatcher`] from a function that lists and one that watches.
///
/// ```
/// use futures::{FutureExt, StreamExt, stream};
/// use kube_informer::source::{ListWatch, Listed, ListerWatcher};
/// # use kube_informer::reflector::{AskVersion, ListRequest};
///
/// // A collection that is always empty and never changes.
/// let nothing = ListWatch::<String>::new(
///     |_| stream::iter([Ok(Listed::End { version: 1.into(), next: None })]).boxed(),
///     |_| async { Ok(stream::pending().boxed()) }.boxed(),
/// );
/// let page = nothing.list(ListRequest::new(AskVersion::Newest, None));
/// # futures::executor::block_on(async { assert_eq!(page.count().await, 1) });
/// ```
pub struct ListWatch<K> {
    list: Box<ListFn<K>>,
    watch: Box<WatchFn<K>>,
}

type ListFn<K> = dyn Fn(ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>> + Send + Sync;
type WatchFn<K> = dyn Fn(WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> + Send + Sync;

impl<K> ListWatch<K> {
    /// Lists with the first function, watches with the second.
    pub fn new(
        list: impl Fn(ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>> + Send + Sync + 'static,
        watch: impl Fn(WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>>
        + Send
        + Sync
        + 'static,
    ) -> Self {
        Self {
            list: Box::new(list),
            watch: Box::new(watch),
        }
    }
}

impl<K: 'static> ListerWatcher<K> for ListWatch<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>> {
        (self.list)(request)
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        (self.watch)(request)
    }
}

impl<K> fmt::Debug for ListWatch<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ListWatch")
    }
}
