//! Which keys a replica of a sharded controller reconciles.
//!
//! A key belongs to the range of its object's hash. A reconcile runs only with a permit of that range, which keeps the range here
//! until the reconcile has ended.

use std::sync::Arc;
use std::time::Duration;

use foldhash::{HashMap, HashMapExt};
use parking_lot::Mutex;

use crate::object::ObjectKey;
use crate::protocol::{ShardKey, shard_hash};
use crate::shard::{NotOwned, Permit, Shards};
use crate::store::Store;
use crate::workqueue::WorkQueue;

/// Computes the hash of an object.
pub(super) type HashOf<K> = Arc<dyn Fn(&ObjectKey, &K) -> u64 + Send + Sync>;

/// Decides which keys are reconciled here.
pub(super) struct ShardRouting<K> {
    shards: Shards,
    hash_of: HashOf<K>,
    /// The hashes of deleted objects whose keys have still to be reconciled.
    deleted: Mutex<HashMap<ObjectKey, u64>>,
}

/// The range whose permit a reconcile has.
pub(super) struct PermittedRange<K> {
    routing: Arc<ShardRouting<K>>,
    range: u32,
}

impl<K: Send + Sync + 'static> PermittedRange<K> {
    pub(super) fn new(routing: &Arc<ShardRouting<K>>, permit: &Permit) -> Self {
        Self {
            routing: Arc::clone(routing),
            range: permit.range(),
        }
    }

    /// True if the object belongs to the range. An object that was deleted and created again has another uid, and may belong
    /// to another one, which another replica may own.
    pub(super) fn contains(&self, key: &ObjectKey, object: &K) -> bool {
        let hash = (self.routing.hash_of)(key, object);
        self.routing.shards.range_of(hash) == self.range
    }
}

/// Whether a key is reconciled here.
pub(super) enum Route {
    Here(Permit),
    /// Another replica reconciles it.
    Elsewhere,
    /// It belongs here, but this replica's Lease was not renewed in time.
    Later(Duration),
}

impl<K: Send + Sync + 'static> ShardRouting<K> {
    pub(super) fn new(shards: Shards, hash_of: HashOf<K>) -> Self {
        Self {
            shards,
            hash_of,
            deleted: Mutex::new(HashMap::new()),
        }
    }

    /// Remembers the hash of an object that was deleted.
    pub(super) fn deleted(&self, key: &ObjectKey, last: &K) {
        self.deleted.lock().insert(key.clone(), (self.hash_of)(key, last));
    }

    /// Forgets an object that exists, or that moved to another replica.
    pub(super) fn forget(&self, key: &ObjectKey) {
        let mut deleted = self.deleted.lock();
        if !deleted.is_empty() {
            deleted.remove(key);
        }
    }

    pub(super) fn route(&self, key: &ObjectKey, store: &Store<K>) -> Route {
        let hash = match (self.shards.key(), store.get(key)) {
            (ShardKey::Namespace, _) => Some(shard_hash(key.namespace().unwrap_or_default())),
            (ShardKey::Uid, Some(object)) => Some((self.hash_of)(key, &object)),
            // A key whose object is not cached here belongs to another replica, unless the object was deleted just now.
            (ShardKey::Uid, None) => self.deleted.lock().get(key).copied(),
        };
        match hash.map(|hash| self.shards.permit(hash)) {
            Some(Ok(permit)) => Route::Here(permit),
            Some(Err(NotOwned::Expired { .. })) => Route::Later(self.shards.config().retry_period),
            Some(Err(_)) | None => Route::Elsewhere,
        }
    }

    /// Adds the keys of every range that is granted to this replica, also of one that it had given up and that its cache
    /// still has. Never ends.
    pub(super) async fn add_granted(&self, store: &Store<K>, queue: &WorkQueue<ObjectKey>) {
        let mut owned = self.shards.owned();
        let mut before = owned.borrow_and_update().terms.clone();
        while owned.changed().await.is_ok() {
            let now = owned.borrow_and_update().clone();
            let granted = |hash: u64| {
                let mut granted = now
                    .terms
                    .iter()
                    .filter(|(range, term)| before.get(range) != Some(term));
                granted.any(|(range, _)| now.range_of(hash) == *range)
            };
            if now
                .terms
                .iter()
                .any(|(range, term)| before.get(range) != Some(term))
            {
                for (key, object) in store.snapshot().iter() {
                    if granted((self.hash_of)(key, object)) {
                        queue.add(key.clone());
                    }
                }
            }
            before = now.terms;
        }
        std::future::pending::<()>().await;
    }
}
