//! Which writes a key waits for, and which versions are our own.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use futures::future::{BoxFuture, join_all};
use parking_lot::Mutex;

use super::cache::{AnyCache, Expected};
use crate::object::{ObjectKey, ResourceVersion};

/// A write that a cache may not have seen yet.
pub(in super::super) trait Pending: Send + Sync {
    /// Waits until the cache has seen the write. Returns false if that takes too long.
    fn seen(&self, within: Duration) -> BoxFuture<'_, bool>;
}

/// The writes of a controller.
#[derive(Default)]
pub(in super::super) struct WriteLog {
    /// The caches that the controller fills its queue from.
    pub(in super::super) caches: Vec<Arc<dyn AnyCache>>,
    /// The writes that a key waits for, by the number of the write.
    pending: Mutex<HashMap<ObjectKey, Writes>>,
    own: Mutex<OwnVersions>,
}

/// Writes, each with its number.
type Writes = Vec<(u64, Arc<dyn Pending>)>;

/// The versions that this controller wrote last.
#[derive(Default)]
struct OwnVersions {
    number: u64,
    latest: VecDeque<(ObjectKey, Option<ResourceVersion>)>,
}

impl WriteLog {
    pub(in super::super) fn new(caches: Vec<Arc<dyn AnyCache>>) -> Self {
        Self {
            caches,
            ..Self::default()
        }
    }

    /// Waits until the caches have seen every write that was made for this key. Returns false if that takes too long.
    pub(in super::super) async fn seen(&self, key: &ObjectKey, within: Duration) -> bool {
        let Some(writes) = self.pending.lock().remove(key) else {
            return true;
        };
        let seen = join_all(writes.iter().map(|(_, write)| write.seen(within))).await;
        seen.into_iter().all(|seen| seen)
    }

    /// Makes the next reconcile of a key wait for a write. Returns a number with which the write can be
    /// [taken back](Self::cancel).
    pub(in super::super) fn wait_for(&self, key: &ObjectKey, write: Arc<dyn Pending>) -> u64 {
        let mut own = self.own.lock();
        own.number += 1;
        let number = own.number;
        drop(own);
        let mut pending = self.pending.lock();
        pending.entry(key.clone()).or_default().push((number, write));
        number
    }

    /// The write did not happen.
    pub(in super::super) fn cancel(&self, key: &ObjectKey, number: u64) {
        let mut pending = self.pending.lock();
        if let Some(writes) = pending.get_mut(key) {
            writes.retain(|(known, _)| *known != number);
        }
    }

    /// Notes that this controller wrote an object, or deleted it if there is no version.
    pub(in super::super) fn own(&self, object: &ObjectKey, version: Option<ResourceVersion>) {
        let mut own = self.own.lock();
        if own.latest.len() == OWN {
            own.latest.pop_front();
        }
        own.latest.push_back((object.clone(), version));
    }

    /// True if this controller wrote this version of the object, or deleted it if there is no version.
    pub(in super::super) fn is_own(&self, object: &ObjectKey, version: Option<&ResourceVersion>) -> bool {
        let own = self.own.lock();
        own.latest
            .iter()
            .rev()
            .any(|(key, known)| key == object && known.as_ref() == version)
    }

    /// The cache of a resource, if the controller has one.
    pub(super) fn cache(&self, group: &str, plural: &str) -> Option<Arc<dyn AnyCache>> {
        self.caches
            .iter()
            .find(|cache| cache.is_of(group, plural))
            .cloned()
    }
}

/// A recorded write.
pub(super) struct Recorded {
    pub(super) cache: Arc<dyn AnyCache>,
    pub(super) epoch: u64,
    pub(super) object: ObjectKey,
    pub(super) expected: Expected,
}

impl Pending for Recorded {
    fn seen(&self, within: Duration) -> BoxFuture<'_, bool> {
        self.cache.seen(self.epoch, &self.object, &self.expected, within)
    }
}

/// The number of own writes that are remembered.
const OWN: usize = 1_024;
