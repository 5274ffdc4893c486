//! Owners and dependents: background, foreground and orphaning deletion.

use std::sync::Arc;

use serde_json::{Value, json};

use super::{FOREGROUND, ORPHAN, Work};
use crate::core::Core;
use crate::object::{self, Key, Object};
use crate::schema::{GroupResource, ResourceDef};
use crate::store::State;
use crate::verbs::{DeleteOptions, delete_object, may_go};

/// An owner that an object names, as far as it can be found.
pub(super) struct Owner {
    pub(super) gr: GroupResource,
    pub(super) key: Key,
    uid: String,
    /// None if there is no object of that name and uid.
    object: Option<Object>,
}

impl Owner {
    /// Is it marked, and waits for its dependents to be deleted?
    pub(super) fn is_waiting(&self) -> bool {
        let object = self.object.as_ref();
        object.is_some_and(|o| object::is_deleting(o) && object::finalizers(o).contains(&FOREGROUND))
    }
}

/// The owners of an object. References to kinds that are not served, and from cluster-scoped objects to namespaced ones,
/// are left out: nothing follows from those.
pub(super) fn owners_of(state: &State, namespace: &str, object: &Object) -> Vec<Owner> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let find = |reference: &Value| {
        let def = state
            .registry
            .find_kind(&text(&reference["apiVersion"]), &text(&reference["kind"]))?;
        let namespace = match (def.namespaced, namespace) {
            (true, "") => return None,
            (true, namespace) => namespace,
            (false, _) => "",
        };
        let (gr, uid) = (def.group_resource(), text(&reference["uid"]));
        let key = Key::new(namespace, &text(&reference["name"]));
        let found = state.get(&gr, &key).map(|stored| stored.decode());
        Some(Owner {
            object: found.filter(|o| object::meta_str(o, "uid") == uid),
            gr,
            key,
            uid,
        })
    };
    object::owners(object).filter_map(find).collect()
}

/// Deletes a dependent that no owner keeps, or removes its references to owners that are gone or going.
pub(super) fn visit_dependent(core: &Core, state: &mut State, gr: &GroupResource, key: &Key) {
    let Some((def, object)) = load(state, gr, key) else {
        return;
    };
    if object::is_deleting(&object) {
        return;
    }
    let references = object::owners(&object).count();
    let owners = owners_of(state, key.namespace(), &object);
    let lost: Vec<&Owner> = owners
        .iter()
        .filter(|owner| owner.object.is_none() || owner.is_waiting())
        .collect();
    if lost.is_empty() {
        return;
    }
    if lost.len() < references {
        let uids: Vec<&str> = lost.iter().map(|owner| owner.uid.as_str()).collect();
        remove_references(core, state, &def, key, object, &uids);
        // Owners that waited for this dependent wait no longer.
        for owner in lost.iter().filter(|owner| owner.is_waiting()) {
            let key = owner.key.clone();
            state.garbage.work.push_back(Work::Owner(owner.gr.clone(), key));
        }
        return;
    }
    let dependents = state.dependents(object::meta_str(&object, "uid"));
    let propagation = if lost.iter().any(|owner| owner.is_waiting()) && !dependents.is_empty() {
        unblock_cycle(core, state, &object, &dependents);
        "Foreground"
    } else if object::finalizers(&object).contains(&ORPHAN) {
        "Orphan"
    } else if object::finalizers(&object).contains(&FOREGROUND) {
        "Foreground"
    } else {
        "Background"
    };
    let options = DeleteOptions::propagating(propagation);
    // The object was just read under the same lock, so there is nothing that could refuse.
    let _ = delete_object(core, state, &def, key, &options);
}

/// Owners that own each other would wait for each other: their references no longer block.
fn unblock_cycle(core: &Core, state: &mut State, object: &Object, dependents: &[(GroupResource, Key)]) {
    let uid = object::meta_str(object, "uid");
    for (gr, key) in dependents {
        let Some((def, mut dependent)) = load(state, gr, key) else {
            continue;
        };
        let waits = object::is_deleting(&dependent) && object::finalizers(&dependent).contains(&FOREGROUND);
        if !waits {
            continue;
        }
        for reference in references(&mut dependent) {
            if reference["uid"] == uid {
                reference["blockOwnerDeletion"] = json!(false);
            }
        }
        write(core, state, &def, key, &dependent);
    }
}

/// Does what the finalizer of a marked owner asks for, and removes the finalizer when that is done.
pub(super) fn visit_owner(core: &Core, state: &mut State, gr: &GroupResource, key: &Key) {
    let Some((def, object)) = load(state, gr, key) else {
        return;
    };
    if !object::is_deleting(&object) {
        return;
    }
    let uid = object::meta_str(&object, "uid").to_owned();
    let dependents = state.dependents(&uid);
    if object::finalizers(&object).contains(&ORPHAN) {
        for (gr, key) in &dependents {
            if let Some((def, dependent)) = load(state, gr, key) {
                remove_references(core, state, &def, key, dependent, &[&uid]);
            }
        }
        remove_finalizer(core, state, &def, key, ORPHAN);
    } else if object::finalizers(&object).contains(&FOREGROUND) {
        let blocks = |(gr, key): &(GroupResource, Key)| {
            let dependent = state.get(gr, key).map(|stored| stored.decode());
            dependent.is_some_and(|d| {
                object::owners(&d).any(|o| o["uid"] == uid.as_str() && o["blockOwnerDeletion"] == true)
            })
        };
        let blocked = dependents.iter().any(blocks);
        for (gr, key) in dependents {
            state.garbage.work.push_back(Work::Dependent(gr, key));
        }
        if !blocked {
            remove_finalizer(core, state, &def, key, FOREGROUND);
        }
    }
}

fn load(state: &State, gr: &GroupResource, key: &Key) -> Option<(Arc<ResourceDef>, Object)> {
    let def = Arc::clone(state.registry.find_resource(gr)?);
    Some((def, state.get(gr, key)?.decode()))
}

fn references(object: &mut Object) -> impl Iterator<Item = &mut Value> {
    let list = object::meta_mut(object)
        .get_mut("ownerReferences")
        .and_then(Value::as_array_mut);
    list.into_iter().flatten()
}

/// Removes the references to these uids.
fn remove_references(
    core: &Core,
    state: &mut State,
    def: &ResourceDef,
    key: &Key,
    mut object: Object,
    uids: &[&str],
) {
    let kept: Vec<Value> = object::owners(&object)
        .filter(|owner| !uids.iter().any(|uid| owner["uid"] == *uid))
        .cloned()
        .collect();
    object::set_meta(
        &mut object,
        "ownerReferences",
        (!kept.is_empty()).then(|| json!(kept)),
    );
    write(core, state, def, key, &object);
}

/// Removes a finalizer of a marked object, and the object if nothing else holds it.
pub(super) fn remove_finalizer(
    core: &Core,
    state: &mut State,
    def: &ResourceDef,
    key: &Key,
    finalizer: &str,
) {
    let gr = def.group_resource();
    let Some(stored) = state.get(&gr, key) else { return };
    let mut object = stored.decode();
    let kept: Vec<String> = object::finalizers(&object)
        .into_iter()
        .filter(|f| *f != finalizer)
        .map(str::to_owned)
        .collect();
    object::set_meta(&mut object, "finalizers", (!kept.is_empty()).then(|| json!(kept)));
    write(core, state, def, key, &object);
}

/// Stores a change of the collector, or removes the object if it is marked and nothing holds it.
fn write(core: &Core, state: &mut State, def: &ResourceDef, key: &Key, object: &Object) {
    if object::is_deleting(object) && may_go(object) {
        state.remove(&def.group_resource(), key);
        core.after_remove(state, def, object);
    } else {
        state.put(def, key.clone(), object);
    }
}
