//! A source that generates its collection: a list of objects, then a stream of updates as fast as the informer reads them.

use std::sync::Arc;

use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::protocol::{EventType, Failure, FailureKind, ListRequest, WatchRequest};
use kube_informer::protocol::{ListItem, Received, WatchEvent};
use kube_informer::source::{ListerWatcher, WatchStream};

/// A small object, so that the benchmark measures the informer and not the object.
pub(crate) type Object = [u64; 32];

/// Lists `keys` objects, then sends `events` updates, one object after the other.
pub(crate) struct GeneratedSource {
    keys: Arc<[ObjectKey]>,
    events: usize,
}

impl GeneratedSource {
    pub(crate) fn new(keys: usize, events: usize) -> Self {
        let key =
            |n| ObjectKey::namespaced(format!("namespace-{}", n % 100), format!("web-7d4b9c6f5-{n:06}"));
        Self {
            keys: (0..keys).map(key).collect(),
            events,
        }
    }

    /// The resource version of the last event.
    pub(crate) fn last_version(&self) -> u64 {
        (self.keys.len() + self.events) as u64
    }

    fn object(keys: &[ObjectKey], n: usize) -> Received<Object> {
        let version = n as u64 + 1;
        Received::new(keys[n % keys.len()].clone(), version, [version; 32])
    }
}

impl ListerWatcher<Object> for GeneratedSource {
    fn list(&self, _: ListRequest) -> BoxStream<'static, Result<ListItem<Object>, Failure>> {
        let keys = Arc::clone(&self.keys);
        let end = ListItem::End {
            version: (keys.len() as u64).into(),
            next: None,
        };
        let items = (0..keys.len()).map(move |n| Ok(ListItem::Item(Self::object(&keys, n))));
        stream::iter(items.chain([Ok(end)])).boxed()
    }

    fn watch(&self, _: WatchRequest) -> BoxFuture<'static, Result<WatchStream<Object>, Failure>> {
        let keys = Arc::clone(&self.keys);
        let (from, to) = (keys.len(), keys.len() + self.events);
        let events =
            (from..to).map(move |n| Ok(WatchEvent::Changed(EventType::Modified, Self::object(&keys, n))));
        async move { Ok(stream::iter(events).chain(stream::pending()).boxed()) }.boxed()
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        // Its list is always of the same version, so it cannot say how far the events are.
        let refusal = Failure::new(FailureKind::Rejected, "the version is not known");
        async { Err(refusal) }.boxed()
    }
}
