//! A collection whose changes are pushed by the bench itself, without a server.

use std::sync::Arc;

use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::object::ObjectKey;
use kube_informer::reflector::{Change, Failure, ListRequest, WatchRequest};
use kube_informer::source::{Fetched, Listed, ListerWatcher, WatchStream, Watched};
use parking_lot::Mutex;
use tokio::sync::mpsc;

/// Pods of a name, a namespace and nothing else, as client-go's benchmark has them.
pub(crate) struct Pods {
    all: Vec<(ObjectKey, Pod)>,
}

impl Pods {
    pub(crate) fn new(count: usize, namespace: &str) -> Self {
        let namespace: Arc<str> = namespace.into();
        let pod = |n| {
            let key = ObjectKey::namespaced(Arc::clone(&namespace), format!("web-7d4b9c6f5-{n:06}"));
            let mut pod = Pod::default();
            pod.metadata.name = Some(key.name().to_owned());
            pod.metadata.namespace = Some(namespace.to_string());
            (key, pod)
        };
        Self {
            all: (0..count).map(pod).collect(),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.all.len()
    }

    /// One of them at this version: a copy, as every event brings one.
    pub(crate) fn at(&self, place: usize, version: u64) -> Fetched<Pod> {
        let (key, pod) = &self.all[place % self.all.len()];
        Fetched::new(key.clone(), version, pod.clone())
    }
}

/// Lists the pods, and then tells of what comes through the channel.
pub(crate) struct Pushed {
    pods: Arc<Pods>,
    changes: Mutex<Option<mpsc::Receiver<Fetched<Pod>>>>,
}

impl Pushed {
    pub(crate) fn new(pods: Arc<Pods>, changes: mpsc::Receiver<Fetched<Pod>>) -> Self {
        Self {
            pods,
            changes: Mutex::new(Some(changes)),
        }
    }
}

impl ListerWatcher<Pod> for Pushed {
    fn list(&self, _: ListRequest) -> BoxStream<'static, Result<Listed<Pod>, Failure>> {
        let pods = Arc::clone(&self.pods);
        let end = Listed::End {
            version: 1.into(),
            next: None,
        };
        let items = (0..pods.len()).map(move |n| Ok(Listed::Item(pods.at(n, 1))));
        stream::iter(items.chain([Ok(end)])).boxed()
    }

    fn watch(&self, _: WatchRequest) -> BoxFuture<'static, Result<WatchStream<Pod>, Failure>> {
        let changes = self.changes.lock().take();
        let changes = stream::iter(changes).flat_map(|changes| {
            stream::unfold(changes, |mut changes| async {
                let fetched = changes.recv().await?;
                Some((Ok(Watched::Changed(Change::Modified, fetched)), changes))
            })
        });
        async move { Ok(changes.chain(stream::pending()).boxed()) }.boxed()
    }
}
