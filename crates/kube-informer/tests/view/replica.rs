//! What a subscriber knows of a collection, built from nothing but its events. Checks that the events form chains (I3).

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use futures::{FutureExt, StreamExt};
use kube_informer::informer::Backlog;
use kube_informer::view::{Collection, Event, Key, Subscription, Value};

/// A subscriber and its copy of the collection.
pub(crate) struct Replica<K: Key, V: Value> {
    events: Subscription<K, V>,
    pub(crate) known: BTreeMap<K, Arc<V>>,
    pub(crate) synced: bool,
    pub(crate) received: usize,
}

impl<K: Key, V: Value + PartialEq + Debug> Replica<K, V> {
    pub(crate) fn new(collection: &Collection<K, V>, backlog: Backlog) -> Self {
        Self {
            events: collection.subscribe_with(backlog).expect("a live collection"),
            known: BTreeMap::new(),
            synced: false,
            received: 0,
        }
    }

    /// Takes everything that is waiting.
    pub(crate) fn catch_up(&mut self) {
        while let Some(Some(event)) = self.events.next().now_or_never() {
            self.take(event);
        }
    }

    fn take(&mut self, event: Event<K, V>) {
        self.received += 1;
        match event {
            Event::Added { key, value, initial } => {
                assert!(!(initial && self.synced), "{key:?}: initial after the sync");
                let before = self.known.insert(key.clone(), value);
                assert_eq!(before, None, "{key:?} was added twice");
            }
            Event::Updated { key, old, new } => {
                let before = self.known.insert(key.clone(), new);
                assert_eq!(before, Some(old), "{key:?}: the update starts from another state");
            }
            Event::Deleted { key, last } => {
                let before = self.known.remove(&key);
                assert_eq!(before, Some(last), "{key:?}: the deletion is of another state");
            }
            Event::Synced => {
                assert!(!self.synced, "synced twice");
                self.synced = true;
            }
            other => panic!("an unknown event: {other:?}"),
        }
    }

    /// What the collection has.
    pub(crate) fn content(collection: &Collection<K, V>) -> BTreeMap<K, Arc<V>> {
        let snapshot = collection.snapshot();
        let all = snapshot.iter();
        all.map(|(key, value)| (key.clone(), Arc::clone(value))).collect()
    }
}
