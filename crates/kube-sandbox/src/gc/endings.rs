//! Pods on nodes that end when their grace period is over, as if a kubelet had stopped them.
//!
//! The times are kept here; the task of the port waits for the next one. So nothing ends while the server is stopped, and no
//! task is left when it is gone.

use std::collections::BTreeSet;
use std::time::Duration;

use parking_lot::Mutex;
use serde_json::Value;
use tokio::sync::Notify;
use tokio::time::Instant;

use crate::core::Core;
use crate::object::{self, Key, Object};
use crate::schema::GroupResource;
use crate::store::State;
use crate::verbs::{DeleteOptions, delete_object};

/// Which pod ends when.
#[derive(Debug, Default)]
pub(crate) struct Endings {
    due: Mutex<BTreeSet<(Instant, Key, String)>>,
    changed: Notify,
}

impl Endings {
    /// Notes when a marked pod ends. A pod whose grace period was shortened is noted again; the earlier time counts.
    pub(super) fn schedule(&self, core: &Core, pod: &Object) {
        let Ok(end) = object::meta_str(pod, "deletionTimestamp").parse::<jiff::Timestamp>() else {
            return;
        };
        let left = end.as_second() - core.clock.now().as_second();
        let at = Instant::now() + Duration::from_secs(u64::try_from(left).unwrap_or(0));
        let key = Key::new(object::meta_str(pod, "namespace"), object::meta_str(pod, "name"));
        let entry = (at, key, object::meta_str(pod, "uid").to_owned());
        self.due.lock().insert(entry);
        self.changed.notify_one();
    }

    /// Resolves when a pod is due. Nothing is lost if it is cancelled.
    pub(crate) async fn next(&self) {
        loop {
            let first = self.due.lock().first().map(|(at, _, _)| *at);
            match first {
                Some(at) => tokio::select! {
                    () = tokio::time::sleep_until(at) => return,
                    () = self.changed.notified() => {}
                },
                None => self.changed.notified().await,
            }
        }
    }

    fn take_due(&self) -> Vec<(Key, String)> {
        let now = Instant::now();
        let mut due = self.due.lock();
        let mut taken = Vec::new();
        while due.first().is_some_and(|(at, _, _)| *at <= now) {
            taken.extend(due.pop_first().map(|(_, key, uid)| (key, uid)));
        }
        taken
    }
}

fn pods() -> GroupResource {
    GroupResource {
        group: String::new(),
        resource: "pods".to_owned(),
    }
}

/// Removes the pods whose time has come.
pub(crate) fn end_pods(core: &Core) {
    let mut state = core.store.write();
    let Some(def) = state.registry.find_resource(&pods()).cloned() else {
        return;
    };
    for (key, uid) in core.endings.take_due() {
        // A pod that is gone, or another one of its name, is left alone.
        let _ = delete_object(core, &mut state, &def, &key, &DeleteOptions::at_once(&uid));
    }
    super::settle(core, &mut state);
}

/// Notes the ends of all marked pods anew, after other objects were put in place of all.
pub(crate) fn reschedule(core: &Core, state: &State) {
    if !core.config.cluster_deletion {
        return;
    }
    core.endings.due.lock().clear();
    let collection = state.collection(&pods());
    for stored in collection.into_iter().flat_map(|c| c.objects()) {
        let pod = stored.decode();
        let placed = pod
            .get("spec")
            .and_then(|s| s.get("nodeName"))
            .and_then(Value::as_str);
        if object::is_deleting(&pod) && placed.is_some() {
            core.endings.schedule(core, &pod);
        }
    }
}
