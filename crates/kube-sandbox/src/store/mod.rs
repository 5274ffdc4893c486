//! The versioned store: every collection, one counter for all versions, and a window of history per collection.
//!
//! Knows: keys, encoded objects, versions. Never learns: HTTP, verbs, what is inside an object.
//!
//! 1. A write takes the next version of the one counter, encodes the object once, replaces the old
//!    one, appends an event with both states, and wakes the collection's watchers.
//! 2. A read of the present iterates over the map. A read of the past (`at`) undoes later changes,
//!    from the newest event back, as far as the history reaches.
//! 3. The history is bounded by a number of events and by their bytes. A watcher reads it through a
//!    cursor (a version), so nothing is buffered per watcher; a watcher that falls out of the
//!    window is disconnected.
//! 4. Compaction only marks versions as gone for new requests; open streams keep the events that
//!    they are about to read.
//! 5. A backup holds the objects and the counter. Restoring it replaces every collection by one
//!    with an empty history.

mod backup;
mod collection;
mod history;
mod owners;
mod stored;
mod token;

use std::collections::HashMap;
use std::sync::Arc;

use parking_lot::{RwLock, RwLockReadGuard, RwLockWriteGuard};
use tokio::sync::watch;

pub(crate) use backup::Backup;
pub(crate) use collection::{Collection, Page, Range};
pub(crate) use history::{Event, EventKind, HistoryLimit, Log, Pulse};
use owners::OwnerIndex;
pub(crate) use stored::{Filter, Stored};
pub(crate) use token::ContinueToken;

use crate::gc::Garbage;
use crate::object::{Encoded, Key, Object};
use crate::schema::{self, GroupResource, Registry, ResourceDef, SelectableField};

/// The state behind its lock.
#[derive(Debug)]
pub(crate) struct Store {
    state: RwLock<State>,
    version: watch::Receiver<u64>,
}

/// Everything that the server stores.
#[derive(Debug)]
pub(crate) struct State {
    version: u64,
    compacted: u64,
    /// The version at the last start of the server: the history goes back no further.
    started: u64,
    pub(crate) registry: Registry,
    collections: HashMap<GroupResource, Collection>,
    history_limit: HistoryLimit,
    announce: watch::Sender<u64>,
    /// Grows with every change of a role or binding.
    access_revision: u64,
    /// Dependents by owner, kept for the garbage collector; none if there is no collector.
    owners: Option<OwnerIndex>,
    /// The objects that the garbage collector has to check.
    pub(crate) garbage: Garbage,
}

impl Store {
    /// `collects`: dependents of objects are looked up when those are deleted.
    pub(crate) fn new(history_limit: HistoryLimit, collects: bool) -> Self {
        // etcd's first revision is 1, so the first object gets version 2.
        let (announce, version) = watch::channel(1);
        let state = State {
            version: 1,
            compacted: 0,
            started: 1,
            registry: Registry::with_builtin(),
            collections: HashMap::new(),
            history_limit,
            announce,
            access_revision: 0,
            owners: collects.then(OwnerIndex::default),
            garbage: Garbage::default(),
        };
        Self {
            state: RwLock::new(state),
            version,
        }
    }

    pub(crate) fn read(&self) -> RwLockReadGuard<'_, State> {
        self.state.read()
    }

    pub(crate) fn write(&self) -> RwLockWriteGuard<'_, State> {
        self.state.write()
    }

    /// Creates the collection of a served resource, if it is missing. Existing ones need only the
    /// read lock.
    pub(crate) fn make_collection(&self, def: &ResourceDef) {
        if self.read().collection(&def.group_resource()).is_some() {
            return;
        }
        let mut state = self.write();
        if state.serves(def) {
            state.collection_of(def);
        }
    }

    /// Resolves once the store has reached `version`.
    pub(crate) async fn reached(&self, version: u64) {
        let mut seen = self.version.clone();
        // An error means that the store is gone, and so is its server.
        let _ = seen.wait_for(|v| *v >= version).await;
    }
}

impl State {
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn compacted(&self) -> u64 {
        self.compacted
    }

    /// True if the resource is still served. Its CRD may have been deleted since the request was
    /// routed.
    pub(crate) fn serves(&self, def: &ResourceDef) -> bool {
        self.registry
            .find(&def.group, &def.version, &def.plural)
            .is_some()
    }

    /// Makes all versions below `version` unavailable for new requests.
    pub(crate) fn compact(&mut self, version: u64) {
        self.compacted = self.compacted.max(version.min(self.version));
    }

    /// Clears every history, as a restarted server begins with an empty watch cache.
    pub(crate) fn forget_history(&mut self) {
        self.started = self.version;
        for collection in self.collections.values_mut() {
            collection.forget_history(self.version);
        }
    }

    pub(crate) fn collection(&self, gr: &GroupResource) -> Option<&Collection> {
        self.collections.get(gr)
    }

    /// The collection of a served resource, created on first use.
    pub(crate) fn collection_of(&mut self, def: &ResourceDef) -> &mut Collection {
        let limit = self.history_limit;
        // A built-in collection exists from the start. A custom one begins with its CRD, and an
        // earlier one of the same name may have existed.
        let floor = if def.custom { self.version } else { self.started };
        self.collections
            .entry(def.group_resource())
            .or_insert_with(|| Collection::new(&def.fields, limit, floor))
    }

    /// Removes a collection with its objects: watchers receive a deletion for every object, then
    /// the end of the stream.
    pub(crate) fn drop_collection(&mut self, gr: &GroupResource) {
        let keys: Vec<Key> = self
            .collections
            .get(gr)
            .map(|c| c.keys().cloned().collect())
            .unwrap_or_default();
        for key in keys {
            self.remove(gr, &key);
        }
        if let Some(collection) = self.collections.remove(gr) {
            collection.close();
        }
    }

    pub(crate) fn get(&self, gr: &GroupResource, key: &Key) -> Option<&Arc<Stored>> {
        self.collections.get(gr)?.get(key)
    }

    /// Stores `object` under a new version.
    pub(crate) fn put(&mut self, def: &ResourceDef, key: Key, object: &Object) -> Arc<Stored> {
        let version = self.next_version();
        let encoded = Encoded::new(object, version, def.custom);
        let collection = self.collection_of(def);
        let stored = Arc::new(Stored::new(key, version, object, encoded, collection.fields()));
        let before = collection.put(Arc::clone(&stored));
        self.track(&def.group_resource(), before.as_deref(), Some(&stored));
        self.put_twin(def, &stored, object);
        self.announce.send_replace(version);
        stored
    }

    /// Stores the other form of an object that has two, under the same version.
    fn put_twin(&mut self, def: &ResourceDef, stored: &Stored, object: &Object) {
        let twin =
            schema::twin(def).and_then(|(group, version)| self.registry.find(group, version, &def.plural));
        let Some(twin) = twin.cloned() else {
            return;
        };
        let object = schema::convert(object, &twin);
        let encoded = Encoded::new(&object, stored.version, false);
        let collection = self.collection_of(&twin);
        let fields = collection.shared_fields();
        let other = Arc::new(Stored::new(
            stored.key.clone(),
            stored.version,
            &object,
            encoded,
            &fields,
        ));
        let before = collection.put(Arc::clone(&other));
        self.track(&twin.group_resource(), before.as_deref(), Some(&other));
    }

    /// Keeps what is derived from objects up to date.
    fn track(&mut self, gr: &GroupResource, before: Option<&Stored>, now: Option<&Stored>) {
        if gr.group == "rbac.authorization.k8s.io" {
            self.access_revision += 1;
        }
        if let Some(owners) = &mut self.owners {
            owners.replace(gr, before, now);
        }
    }

    /// Grows with every change of a role or binding.
    pub(crate) fn access_revision(&self) -> u64 {
        self.access_revision
    }

    /// The objects that name this uid as an owner.
    pub(crate) fn dependents(&self, uid: &str) -> Vec<(GroupResource, Key)> {
        self.owners
            .as_ref()
            .map(|o| o.dependents(uid))
            .unwrap_or_default()
    }

    /// Removes an object; the answer is its last state under the deletion's version.
    pub(crate) fn remove(&mut self, gr: &GroupResource, key: &Key) -> Option<Arc<Stored>> {
        self.collections.get(gr)?.get(key)?;
        let version = self.next_version();
        let removed = self.collections.get_mut(gr)?.remove(key, version);
        self.track(gr, removed.as_deref(), None);
        let twin = self.registry.find_resource(gr).and_then(|def| schema::twin(def));
        if let Some((group, _)) = twin {
            let twin = GroupResource {
                group: group.to_owned(),
                resource: gr.resource.clone(),
            };
            let other = self
                .collections
                .get_mut(&twin)
                .and_then(|c| c.remove(key, version));
            self.track(&twin, other.as_deref(), None);
        }
        self.announce.send_replace(version);
        removed
    }

    /// All collections, for statistics.
    pub(crate) fn collections(&self) -> impl Iterator<Item = (&GroupResource, &Collection)> {
        self.collections.iter()
    }

    pub(crate) fn reindex(&mut self, def: &ResourceDef, fields: &[SelectableField]) {
        let version = self.version;
        self.collection_of(def).reindex(fields, version);
    }

    fn next_version(&mut self) -> u64 {
        self.version += 1;
        self.version
    }
}
