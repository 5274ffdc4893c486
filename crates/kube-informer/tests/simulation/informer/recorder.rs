//! Records the events of one handler and checks each event as it arrives.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::informer::{Event, EventHandler, Registration};
use kube_informer::object::{Deleted, ObjectKey, ResourceVersion};
use kube_informer::store::Store;

/// The collection as this handler has received it, and every event that violates the contract.
pub(crate) struct Recorder {
    store: Store<ConfigMap>,
    /// True if the store covers one partition. Only then can its version be compared with that of an object.
    one_partition: bool,
    pub(crate) view: BTreeMap<ObjectKey, Arc<ConfigMap>>,
    /// The last version of each object that the handler has ever received.
    seen: BTreeMap<ObjectKey, ResourceVersion>,
    last: Option<ResourceVersion>,
    epoch: u64,
    /// The server was restored: it may assign a version twice, and older events may arrive while the store is in a new
    /// epoch.
    restored: Arc<AtomicBool>,
    pub(crate) synced: bool,
    pub(crate) closed: bool,
    pub(crate) received: usize,
    pub(crate) wrong: Vec<String>,
    /// Panics on every event after this number of events.
    pub(crate) panics_after: Option<usize>,
    /// Removes itself after this number of events.
    pub(crate) leaves_after: Option<usize>,
    pub(crate) registration: Arc<OnceLock<Registration>>,
}

impl Recorder {
    pub(crate) fn new(store: Store<ConfigMap>, one_partition: bool, restored: Arc<AtomicBool>) -> Self {
        Self {
            store,
            one_partition,
            view: BTreeMap::new(),
            seen: BTreeMap::new(),
            last: None,
            epoch: 0,
            restored,
            synced: false,
            closed: false,
            received: 0,
            wrong: Vec::new(),
            panics_after: None,
            leaves_after: None,
            registration: Arc::default(),
        }
    }

    /// Records an event of a subscription.
    pub(crate) fn record_event(&mut self, event: Event<ConfigMap>) {
        match event {
            Event::Added { object, initial, .. } => self.on_add(&object, initial),
            Event::Updated { old, new, .. } => self.on_update(&old, &new),
            Event::Deleted(deleted) => self.on_delete(&deleted),
            Event::Synced if self.synced => self.wrong.push("B42: synced twice".to_owned()),
            Event::Synced => self.synced = true,
            other => self.wrong.push(format!("an event we do not know: {other:?}")),
        }
    }

    fn record(&mut self, what: &str, key: &ObjectKey) {
        self.received += 1;
        if self.closed {
            self.wrong
                .push(format!("B46: {what} of {key} after it was removed"));
        }
        let snapshot = self.store.snapshot();
        let (epoch, now) = (snapshot.epoch(), snapshot.version().cloned());
        if epoch < self.epoch {
            self.wrong
                .push(format!("I2: epoch {} and then {epoch}", self.epoch));
        }
        if epoch == self.epoch && now < self.last {
            self.wrong
                .push(format!("I2: the store went from {:?} back to {now:?}", self.last));
        }
        (self.epoch, self.last) = (epoch, now);
    }

    /// Checks that the store has the event's object already, and that no version of an object is repeated or out of
    /// order. After a restore, versions repeat.
    fn check_version(&mut self, key: &ObjectKey, object: &ConfigMap) {
        if self.restored.load(Ordering::Relaxed) {
            return;
        }
        let version = version(object);
        if let Some(before) = self.seen.get(key)
            && *before >= version
        {
            self.wrong
                .push(format!("I5: {key} at {version} after it was at {before}"));
        }
        if self.one_partition && self.last.as_ref().is_none_or(|last| *last < version) {
            self.wrong.push(format!(
                "B34: {key} at {version} while the store is at {:?}",
                self.last
            ));
        }
        if let Some(stored) = self.store.get(key)
            && self::version(&stored) < version
        {
            self.wrong
                .push(format!("B34: {key} at {version} before the store has it"));
        }
        self.seen.insert(key.clone(), version);
    }

    fn after(&mut self) {
        if self.leaves_after.is_some_and(|after| self.received >= after)
            && let Some(registration) = self.registration.get()
        {
            registration.remove();
            self.closed = true;
        }
        if self.panics_after.is_some_and(|after| self.received >= after) {
            // Unlike `panic!`, this prints nothing.
            std::panic::resume_unwind(Box::new("on purpose"));
        }
    }
}

impl EventHandler<ConfigMap> for Recorder {
    fn on_add(&mut self, object: &Arc<ConfigMap>, initial: bool) {
        let key = key(object);
        self.record("addition", &key);
        self.check_version(&key, object);
        if initial && self.synced {
            self.wrong
                .push(format!("B42: {key} was there from the start, after the sync"));
        }
        if self.view.insert(key.clone(), Arc::clone(object)).is_some() {
            self.wrong
                .push(format!("I3: addition of {key}, which it knows already"));
        }
        self.after();
    }

    fn on_update(&mut self, old: &Arc<ConfigMap>, new: &Arc<ConfigMap>) {
        let key = key(new);
        self.record("update", &key);
        // A resync has the same object twice.
        if !Arc::ptr_eq(old, new) {
            self.check_version(&key, new);
        }
        match self.view.insert(key.clone(), Arc::clone(new)) {
            None => self
                .wrong
                .push(format!("I3: update of {key}, which it does not know")),
            Some(known) if !Arc::ptr_eq(&known, old) => self.wrong.push(format!(
                "I3: update of {key} from {} and the handler knows {}",
                version(old),
                version(&known)
            )),
            Some(_) => {}
        }
        self.after();
    }

    fn on_delete(&mut self, deleted: &Deleted<ConfigMap>) {
        let key = &deleted.key;
        self.record("deletion", key);
        match (self.view.remove(key), &deleted.last) {
            (None, _) => self
                .wrong
                .push(format!("I3: deletion of {key}, which it does not know")),
            (_, None) => self
                .wrong
                .push(format!("I3: deletion of {key} without its last state")),
            (Some(known), Some(last)) => {
                let older = !self.restored.load(Ordering::Relaxed) && version(last) < version(&known);
                if self::key(last) != *key || older {
                    self.wrong.push(format!(
                        "I3: deletion of {key} at {}, and the handler knows {}",
                        version(last),
                        version(&known)
                    ));
                }
            }
        }
        self.after();
    }
}

pub(crate) fn key(object: &ConfigMap) -> ObjectKey {
    let name = object.metadata.name.clone().expect("objects have names");
    let namespace = object.metadata.namespace.clone().expect("and namespaces");
    ObjectKey::namespaced(namespace, name)
}

pub(crate) fn version(object: &ConfigMap) -> ResourceVersion {
    let text = object.metadata.resource_version.as_deref();
    text.and_then(|text| text.parse().ok())
        .expect("objects have versions")
}
