//! A source without a server: the benchmark sends the changes through a channel.

use std::sync::Arc;

use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::protocol::{EventType, Failure, FailureKind, ListRequest, WatchRequest};
use kube_informer::protocol::{ListItem, Received, WatchEvent};
use kube_informer::source::{ListerWatcher, WatchStream};
use parking_lot::Mutex;
use tokio::sync::mpsc;

/// Pods with only a name and a namespace, as in client-go's benchmark.
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

    /// Returns a copy of one pod at this version, as every event carries its own copy.
    pub(crate) fn at(&self, index: usize, version: u64) -> Received<Pod> {
        let (key, pod) = &self.all[index % self.all.len()];
        Received::new(key.clone(), version, pod.clone())
    }
}

/// Lists the pods, then sends every change that comes through the channel.
pub(crate) struct ChannelSource {
    pods: Arc<Pods>,
    changes: Mutex<Option<mpsc::Receiver<Received<Pod>>>>,
    feeder: Mutex<Option<BoxFuture<'static, ()>>>,
}

impl ChannelSource {
    pub(crate) fn new(pods: Arc<Pods>, changes: mpsc::Receiver<Received<Pod>>) -> Self {
        Self {
            pods,
            changes: Mutex::new(Some(changes)),
            feeder: Mutex::new(None),
        }
    }

    /// Runs `feeder` as a task of the informer's runtime once the watch is open, as the task of a connection would be.
    pub(crate) fn fed_by(self, feeder: impl Future<Output = ()> + Send + 'static) -> Self {
        *self.feeder.lock() = Some(feeder.boxed());
        self
    }
}

impl ListerWatcher<Pod> for ChannelSource {
    fn list(&self, _: ListRequest) -> BoxStream<'static, Result<ListItem<Pod>, Failure>> {
        let pods = Arc::clone(&self.pods);
        let end = ListItem::End {
            version: 1.into(),
            next: None,
        };
        let items = (0..pods.len()).map(move |n| Ok(ListItem::Item(pods.at(n, 1))));
        stream::iter(items.chain([Ok(end)])).boxed()
    }

    fn watch(&self, _: WatchRequest) -> BoxFuture<'static, Result<WatchStream<Pod>, Failure>> {
        if let Some(feeder) = self.feeder.lock().take() {
            tokio::spawn(feeder);
        }
        let changes = self.changes.lock().take();
        let changes = stream::iter(changes).flat_map(|changes| {
            stream::unfold(changes, |mut changes| async {
                let fetched = changes.recv().await?;
                Some((Ok(WatchEvent::Changed(EventType::Modified, fetched)), changes))
            })
        });
        async move { Ok(changes.chain(stream::pending()).boxed()) }.boxed()
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        // Its list is always of the same version, so it cannot say how far the events are.
        let refusal = Failure::new(FailureKind::Rejected, "the version is not known");
        async { Err(refusal) }.boxed()
    }
}
