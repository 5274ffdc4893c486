//! Deletion as a cluster does it: dependents go with their owners, namespaces empty themselves, pods on nodes end.
//!
//! In a cluster other programs do this, some time after the write that causes it. Here the write does it, before it is answered
//! and under the same lock: [`note_write`] and [`note_removal`] put what follows into [`Garbage`], and [`settle`] works that off.
//! So a test that deletes an owner sees the dependents gone, without waiting. Only pods on nodes take time, because their
//! grace period has to pass; `endings.rs` keeps that time by tokio's clock, which a test may pause.
//!
//! All of it is off unless [`crate::SandboxBuilder::cluster_deletion`] switches it on.

mod dependents;
mod endings;
mod namespace;
mod standing;

use std::collections::{BTreeSet, VecDeque};

pub(crate) use endings::{Endings, end_pods, reschedule};
pub(crate) use standing::create as create_standing;

use crate::core::Core;
use crate::object::{self, Key, Object};
use crate::schema::{GroupResource, ResourceDef};
use crate::store::State;

/// The finalizer of an owner that waits until its dependents are deleted.
pub(crate) const FOREGROUND: &str = "foregroundDeletion";
/// The finalizer of an owner whose dependents shall stay.
pub(crate) const ORPHAN: &str = "orphan";

/// The work that is left after a write.
#[derive(Debug, Default)]
pub(crate) struct Garbage {
    work: VecDeque<Work>,
    /// Namespaces that may be empty. They are looked at when everything else is done.
    namespaces: BTreeSet<String>,
}

/// One step of the collector.
#[derive(Debug)]
enum Work {
    /// An owner of this object is gone or going.
    Dependent(GroupResource, Key),
    /// This owner is marked for deletion, and a finalizer says what becomes of its dependents.
    Owner(GroupResource, Key),
    /// Everything in this namespace goes.
    Empty(String),
}

/// Notes what follows from an object that was created or changed.
pub(crate) fn note_write(core: &Core, state: &mut State, def: &ResourceDef, object: &Object) {
    if !core.config.cluster_deletion {
        return;
    }
    let name = object::meta_str(object, "name");
    if def.is("", "namespaces") && !object::is_deleting(object) {
        standing::create_account(core, state, name);
    }
    if !object::is_deleting(object) {
        return;
    }
    if def.is("", "namespaces") {
        state.garbage.work.push_back(Work::Empty(name.to_owned()));
    }
    if object::finalizers(object)
        .iter()
        .any(|f| [FOREGROUND, ORPHAN].contains(f))
    {
        let key = Key::new(object::meta_str(object, "namespace"), name);
        state
            .garbage
            .work
            .push_back(Work::Owner(def.group_resource(), key));
    }
}

/// Notes what follows from an object that was marked for deletion.
pub(crate) fn note_mark(core: &Core, state: &mut State, def: &ResourceDef, object: &Object) {
    if core.config.cluster_deletion && def.is("", "pods") {
        core.endings.schedule(core, object);
    }
    note_write(core, state, def, object);
}

/// Notes what follows from an object that is gone.
pub(crate) fn note_removal(core: &Core, state: &mut State, def: &ResourceDef, object: &Object) {
    if !core.config.cluster_deletion {
        return;
    }
    for (gr, key) in state.dependents(object::meta_str(object, "uid")) {
        state.garbage.work.push_back(Work::Dependent(gr, key));
    }
    let namespace = object::meta_str(object, "namespace").to_owned();
    for owner in dependents::owners_of(state, &namespace, object) {
        if owner.is_waiting() {
            let key = owner.key.clone();
            state.garbage.work.push_back(Work::Owner(owner.gr.clone(), key));
        }
    }
    if namespace.is_empty() {
        return;
    }
    if namespace::is_ending(state, &namespace) {
        state.garbage.namespaces.insert(namespace);
    } else {
        standing::replace(core, state, def, object);
    }
}

/// Does what was noted, and what follows from that, until nothing is left. Every step removes an object, a finalizer or a
/// reference, so it ends.
pub(crate) fn settle(core: &Core, state: &mut State) {
    loop {
        if let Some(work) = state.garbage.work.pop_front() {
            match work {
                Work::Dependent(gr, key) => dependents::visit_dependent(core, state, &gr, &key),
                Work::Owner(gr, key) => dependents::visit_owner(core, state, &gr, &key),
                Work::Empty(namespace) => namespace::empty(core, state, &namespace),
            }
        } else if let Some(namespace) = state.garbage.namespaces.pop_first() {
            namespace::finish(core, state, &namespace);
        } else {
            return;
        }
    }
}
