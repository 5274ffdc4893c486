//! [`DeletedReader`]: reads objects for a while after their deletion.

use std::collections::{HashMap, VecDeque};
use std::fmt;
use std::sync::{Arc, Weak};
use std::time::Duration;

use tokio::time::Instant;

use super::SharedInformer;
use super::applier::Applier;
use crate::object::ObjectKey;
use crate::store::{Event, EventBatch};
use crate::sync::Mutex;

/// The readers that keep deleted objects. Without a reader, a batch costs one lock.
pub(super) struct Keepers<K>(Mutex<Vec<Weak<Kept<K>>>>);

impl<K> Keepers<K> {
    pub(super) fn new() -> Self {
        Self(Mutex::new(Vec::new()))
    }

    /// Called with every batch, before the next one is applied.
    pub(super) fn record(&self, batch: &EventBatch<K>) {
        let keepers: Vec<_> = {
            let mut keepers = self.0.lock();
            keepers.retain(|keeper| keeper.strong_count() > 0);
            keepers.iter().filter_map(Weak::upgrade).collect()
        };
        for keeper in keepers {
            keeper.record(batch);
        }
    }
}

/// The deleted objects that a reader keeps.
struct Kept<K> {
    keep: Duration,
    objects: Mutex<KeptObjects<K>>,
}

struct KeptObjects<K> {
    by_key: HashMap<ObjectKey, Vec<(Instant, Arc<K>)>>,
    /// In the order of the deletions.
    order: VecDeque<(Instant, ObjectKey)>,
}

impl<K> Kept<K> {
    fn record(&self, batch: &EventBatch<K>) {
        let gone = {
            let mut objects = self.objects.lock();
            for event in &batch.events {
                if let Event::Deleted(deleted) = event
                    && let Some(last) = &deleted.last
                {
                    let kept = objects.by_key.entry(deleted.key.clone()).or_default();
                    kept.push((batch.at, Arc::clone(last)));
                    objects.order.push_back((batch.at, deleted.key.clone()));
                }
            }
            objects.expire(self.keep)
        };
        // Not while locked: this may free objects.
        drop(gone);
    }
}

impl<K> KeptObjects<K> {
    /// Removes and returns the objects whose time is over.
    fn expire(&mut self, keep: Duration) -> Vec<Arc<K>> {
        let mut gone = Vec::new();
        while self.order.front().is_some_and(|(at, _)| at.elapsed() >= keep)
            && let Some((at, key)) = self.order.pop_front()
        {
            if let Some(kept) = self.by_key.get_mut(&key) {
                gone.extend(
                    kept.extract_if(.., |(since, _)| *since == at)
                        .map(|(_, object)| object),
                );
                if kept.is_empty() {
                    self.by_key.remove(&key);
                }
            }
        }
        gone
    }
}

/// Reads the cache of an informer, and objects for a while after their deletion: for programs that receive something
/// about an object late, as the last log lines of a pod.
///
/// There is no gap: an object is found in the cache, or among the deleted ones, at every moment from its addition until
/// the time after its deletion is over. Objects that were deleted before the reader was created are not kept.
///
/// Cost: a deleted object stays in memory for that long. The time is checked at reads and when objects change; in a
/// collection in which nothing happens any more, the last deleted objects stay until the next read.
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::ConfigMap, kube::api::{Api, DeleteParams, PostParams}};
/// # use kube_informer::{informer::SharedInformer, object::ObjectKey};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
/// # let map = serde_json::from_value(serde_json::json!({"metadata": {"name": "a"}}))?;
/// # api.create(&PostParams::default(), &map).await?;
/// let maps = SharedInformer::<ConfigMap>::builder(sandbox.client()).build()?;
/// let reader = maps.keep_deleted_for(Duration::from_secs(60));
/// # maps.start()?;
/// # maps.wait_for_sync(Duration::from_secs(10)).await?;
/// # let events = maps.subscribe()?;
/// api.delete("a", &DeleteParams::default()).await?;
/// # while !maps.is_empty() { tokio::time::sleep(Duration::from_millis(10)).await; }
/// let key = ObjectKey::namespaced("default", "a");
/// assert!(maps.get(&key).is_none() && reader.get(&key).is_some());
/// tokio::time::sleep(Duration::from_secs(61)).await;
/// assert!(reader.get(&key).is_none());
/// # Ok(()) }
/// ```
pub struct DeletedReader<K: Send + Sync + 'static> {
    informer: SharedInformer<K>,
    kept: Arc<Kept<K>>,
}

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// A reader that also returns objects which were deleted a short while ago. See [`DeletedReader`] for an example.
    ///
    /// The reader keeps the informer alive.
    pub fn keep_deleted_for(&self, keep: Duration) -> DeletedReader<K> {
        let kept = Arc::new(Kept {
            keep,
            objects: Mutex::new(KeptObjects {
                by_key: HashMap::new(),
                order: VecDeque::new(),
            }),
        });
        self.applier().deleted.0.lock().push(Arc::downgrade(&kept));
        DeletedReader {
            informer: self.clone(),
            kept,
        }
    }
}

impl<K: Send + Sync + 'static> DeletedReader<K> {
    /// The object with this key: from the cache, or else in its last state before its deletion. See [`DeletedReader`]
    /// for an example.
    pub fn get(&self, key: &ObjectKey) -> Option<Arc<K>> {
        let now = || self.informer.get(key).or_else(|| self.deleted(key).pop());
        now().or_else(|| {
            // A batch may just be between the two: it has left the cache and is not recorded yet.
            self.applier().between_batches();
            now()
        })
    }

    /// The states in which objects of this name were deleted, the latest last. There are several if an object was
    /// deleted, created again and deleted again.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::DeletedReader, object::ObjectKey}};
    /// fn of_uid(reader: &DeletedReader<Pod>, key: &ObjectKey, uid: &str) -> bool {
    ///     reader.deleted(key).iter().any(|pod| pod.metadata.uid.as_deref() == Some(uid))
    /// }
    /// ```
    pub fn deleted(&self, key: &ObjectKey) -> Vec<Arc<K>> {
        let mut objects = self.kept.objects.lock();
        let gone = objects.expire(self.kept.keep);
        let kept = objects.by_key.get(key);
        let found = kept
            .into_iter()
            .flatten()
            .map(|(_, object)| Arc::clone(object))
            .collect();
        drop(objects);
        drop(gone);
        found
    }

    /// The number of deleted objects that are kept now.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::DeletedReader};
    /// fn print(reader: &DeletedReader<Pod>) {
    ///     println!("{} deleted pods are still readable", reader.kept());
    /// }
    /// ```
    pub fn kept(&self) -> usize {
        let mut objects = self.kept.objects.lock();
        let gone = objects.expire(self.kept.keep);
        let count = objects.order.len();
        drop(objects);
        drop(gone);
        count
    }

    fn applier(&self) -> &Applier<K> {
        self.informer.applier()
    }
}

impl<K: Send + Sync + 'static> Applier<K> {
    /// Waits until no batch is being applied.
    fn between_batches(&self) {
        drop(self.writing.lock());
    }
}

impl<K: Send + Sync + 'static> fmt::Debug for DeletedReader<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("DeletedReader")
            .field("informer", &self.informer.name())
            .field("keep", &self.kept.keep)
            .finish_non_exhaustive()
    }
}
