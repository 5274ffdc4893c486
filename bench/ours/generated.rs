//! A collection that makes itself: so many objects, then so many changes, as fast as they are taken.

use std::sync::Arc;

use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use kube_informer::object::ObjectKey;
use kube_informer::reflector::{Change, Failure, ListRequest, WatchRequest};
use kube_informer::source::{Fetched, Listed, ListerWatcher, WatchStream, Watched};

/// What the objects are: small, so that it is not they that are measured, but not nothing.
pub(crate) type Object = [u64; 32];

/// Lists `keys` objects, then tells of `events` updates, one object after the other.
pub(crate) struct Generated {
    keys: Arc<[ObjectKey]>,
    events: usize,
}

impl Generated {
    pub(crate) fn new(keys: usize, events: usize) -> Self {
        let key =
            |n| ObjectKey::namespaced(format!("namespace-{}", n % 100), format!("web-7d4b9c6f5-{n:06}"));
        Self {
            keys: (0..keys).map(key).collect(),
            events,
        }
    }

    /// The version of the last event.
    pub(crate) fn last_version(&self) -> u64 {
        (self.keys.len() + self.events) as u64
    }

    fn object(keys: &[ObjectKey], n: usize) -> Fetched<Object> {
        let version = n as u64 + 1;
        Fetched::new(keys[n % keys.len()].clone(), version, [version; 32])
    }
}

impl ListerWatcher<Object> for Generated {
    fn list(&self, _: ListRequest) -> BoxStream<'static, Result<Listed<Object>, Failure>> {
        let keys = Arc::clone(&self.keys);
        let end = Listed::End {
            version: (keys.len() as u64).into(),
            next: None,
        };
        let items = (0..keys.len()).map(move |n| Ok(Listed::Item(Self::object(&keys, n))));
        stream::iter(items.chain([Ok(end)])).boxed()
    }

    fn watch(&self, _: WatchRequest) -> BoxFuture<'static, Result<WatchStream<Object>, Failure>> {
        let keys = Arc::clone(&self.keys);
        let (from, to) = (keys.len(), keys.len() + self.events);
        let events = (from..to).map(move |n| Ok(Watched::Changed(Change::Modified, Self::object(&keys, n))));
        async move { Ok(stream::iter(events).chain(stream::pending()).boxed()) }.boxed()
    }
}
