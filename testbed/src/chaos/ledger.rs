//! Records the events of one handler: the objects that the events add up to, and every event that breaks the contract.

use std::sync::{
    Arc,
    atomic::{AtomicBool, Ordering},
};

use futures::StreamExt as _;
use k8s_openapi::api::core::v1::ConfigMap;
use kube_informer::{
    informer::{Event, Handler, Subscription},
    object::Deleted,
};
use parking_lot::Mutex;

use super::objects::{Entry, Objects, key};

/// Set while the server's versions may go back.
pub(super) type Rewinding = Arc<AtomicBool>;

/// The events of one handler or subscription.
#[derive(Clone)]
pub(super) struct Ledger {
    book: Arc<Mutex<Book>>,
    rewinding: Rewinding,
    /// Whether the handler's backlog is coalesced from the first event on.
    coalesced: bool,
}

#[derive(Default)]
struct Book {
    live: Objects,
    events: u64,
    violations: Vec<String>,
}

impl Ledger {
    pub(super) fn new(rewinding: &Rewinding) -> Self {
        Self {
            book: Arc::default(),
            rewinding: Arc::clone(rewinding),
            coalesced: false,
        }
    }

    /// For a handler with `Backlog::Coalesce`. Its deletes may have the final state of an object with another uid: the update to
    /// that object and its deletion become one event.
    pub(super) fn coalesced(mut self) -> Self {
        self.coalesced = true;
        self
    }

    /// A handler that writes into this ledger.
    pub(super) fn handler(&self) -> Handler<ConfigMap> {
        let (adds, updates, deletes) = (self.clone(), self.clone(), self.clone());
        Handler::new()
            .on_add(move |map, _| adds.added(map))
            .on_update(move |old, new| updates.updated(old, new))
            .on_delete(move |deleted| deletes.deleted(deleted))
    }

    /// Writes the events of a subscription into this ledger until the informer stops.
    pub(super) async fn follow(self, mut events: Subscription<ConfigMap>) {
        while let Some(event) = events.next().await {
            match event {
                Event::Added { object, .. } => self.added(&object),
                Event::Updated { old, new, .. } => self.updated(&old, &new),
                Event::Deleted(deleted) => self.deleted(&deleted),
                _ => {}
            }
        }
    }

    /// The objects that the events so far add up to.
    pub(super) fn live(&self) -> Objects {
        self.book.lock().live.clone()
    }

    pub(super) fn events(&self) -> u64 {
        self.book.lock().events
    }

    /// The violations since the last call.
    pub(super) fn take_violations(&self) -> Vec<String> {
        std::mem::take(&mut self.book.lock().violations)
    }

    fn added(&self, map: &ConfigMap) {
        let (key, entry) = (key(&map.metadata), Entry::of(map));
        let mut book = self.book.lock();
        book.events += 1;
        if let Some(before) = book.live.insert(key.clone(), entry.clone()) {
            let line = format!("add of {key} {entry:?}, which was there as {before:?}");
            book.violations.push(line);
        }
    }

    fn updated(&self, old: &ConfigMap, new: &ConfigMap) {
        let key = key(&new.metadata);
        let (old, new) = (Entry::of(old), Entry::of(new));
        let mut book = self.book.lock();
        book.events += 1;
        let before = book.live.insert(key.clone(), new.clone());
        if before.as_ref() != Some(&old) {
            let line = format!("update of {key} from {old:?} to {new:?}, but before it was {before:?}");
            book.violations.push(line);
        }
        if new.version <= old.version && !self.rewinding.load(Ordering::SeqCst) {
            let line = format!("update of {key} from {old:?} to {new:?}: the version did not grow");
            book.violations.push(line);
        }
    }

    fn deleted(&self, deleted: &Deleted<ConfigMap>) {
        let last = deleted.last.as_deref().map(Entry::of);
        let namespace = deleted.key.namespace().unwrap_or_default();
        let key = format!("{namespace}/{}", deleted.key.name());
        let mut book = self.book.lock();
        book.events += 1;
        let before = book.live.remove(&key);
        // A deletion that the server reported has the object's final state, which has a version of its own.
        let fits = match (&before, &last) {
            (Some(before), Some(last)) if deleted.final_state_unknown => before == last,
            (Some(before), Some(last)) => self.coalesced || before.uid == last.uid,
            _ => false,
        };
        if !fits {
            let unknown = deleted.final_state_unknown;
            let line =
                format!("delete of {key} with {last:?} (unknown: {unknown}), but before it was {before:?}");
            book.violations.push(line);
        }
    }
}

#[cfg(test)]
mod tests {
    use kube_informer::object::ObjectKey;
    use serde_json::json;

    use super::*;

    fn map(uid: &str, version: u64, value: &str) -> ConfigMap {
        let meta = json!({"namespace": "n", "name": "a", "uid": uid, "resourceVersion": version.to_string()});
        serde_json::from_value(json!({"metadata": meta, "data": {"v": value}})).unwrap()
    }

    fn deleted(last: Option<ConfigMap>, final_state_unknown: bool) -> Deleted<ConfigMap> {
        let mut deleted = Deleted::missed(ObjectKey::namespaced("n", "a"), last.map(Arc::new));
        deleted.final_state_unknown = final_state_unknown;
        deleted
    }

    #[test]
    fn a_correct_chain_has_no_violation_and_adds_up() {
        let ledger = Ledger::new(&Rewinding::default());
        ledger.added(&map("u", 1, "x"));
        ledger.updated(&map("u", 1, "x"), &map("u", 2, "y"));
        assert_eq!(ledger.live()["n/a"].value, "y");
        ledger.deleted(&deleted(Some(map("u", 3, "y")), false));
        ledger.added(&map("w", 4, "z"));
        ledger.deleted(&deleted(Some(map("w", 4, "z")), true));
        assert!(ledger.live().is_empty());
        assert_eq!(ledger.take_violations(), Vec::<String>::new());
    }

    #[test]
    fn every_break_of_a_chain_is_a_violation() {
        let ledger = Ledger::new(&Rewinding::default());
        let one = |what: &str| {
            let violations = ledger.take_violations();
            assert_eq!(violations.len(), 1, "{what}: {violations:?}");
        };
        ledger.deleted(&deleted(Some(map("u", 1, "x")), false));
        one("a delete of what was not there");
        ledger.updated(&map("u", 1, "x"), &map("u", 2, "x"));
        one("an update of what was not there");
        ledger.added(&map("u", 3, "x"));
        one("an add of what was there");
        ledger.updated(&map("u", 3, "other"), &map("u", 4, "x"));
        one("an update from what was not the state");
        ledger.updated(&map("u", 4, "x"), &map("u", 4, "y"));
        one("a version that did not grow");
        ledger.deleted(&deleted(Some(map("u", 4, "x")), true));
        one("an unknown final state that is not the last state");
        ledger.added(&map("u", 5, "x"));
        ledger.deleted(&deleted(None, true));
        one("a delete without an object");
    }

    #[test]
    fn only_a_coalesced_delete_may_have_another_uid() {
        for (ledger, count) in [
            (Ledger::new(&Rewinding::default()), 1),
            (Ledger::new(&Rewinding::default()).coalesced(), 0),
        ] {
            ledger.added(&map("u", 1, "x"));
            ledger.deleted(&deleted(Some(map("w", 3, "y")), false));
            assert_eq!(ledger.take_violations().len(), count);
        }
    }

    #[test]
    fn versions_may_go_back_during_a_rewind_only() {
        let rewinding = Rewinding::default();
        let ledger = Ledger::new(&rewinding);
        ledger.added(&map("u", 5, "x"));
        rewinding.store(true, Ordering::SeqCst);
        ledger.updated(&map("u", 5, "x"), &map("u", 3, "y"));
        assert!(ledger.take_violations().is_empty());
        rewinding.store(false, Ordering::SeqCst);
        ledger.updated(&map("u", 3, "y"), &map("u", 2, "z"));
        assert_eq!(ledger.take_violations().len(), 1);
    }
}
