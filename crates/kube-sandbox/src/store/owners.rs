//! Dependents by owner: which objects name a uid in their owner references.

use std::collections::{BTreeSet, HashMap};

use super::{Collection, Stored};
use crate::object::Key;
use crate::schema::GroupResource;

/// Uids of owners, with the objects that they own.
#[derive(Debug, Default)]
pub(super) struct OwnerIndex(HashMap<Box<str>, BTreeSet<(GroupResource, Key)>>);

impl OwnerIndex {
    /// The index of everything that is stored.
    pub(super) fn of(collections: &HashMap<GroupResource, Collection>) -> Self {
        let mut index = Self::default();
        for (gr, collection) in collections {
            for stored in collection.objects() {
                index.replace(gr, None, Some(stored));
            }
        }
        index
    }

    /// An object changed from one state to another, or came, or went.
    pub(super) fn replace(&mut self, gr: &GroupResource, before: Option<&Stored>, now: Option<&Stored>) {
        let kept = |uid: &str| now.is_some_and(|now| now.owners().any(|owner| owner == uid));
        if let Some(stored) = before {
            for uid in stored.owners().filter(|uid| !kept(uid)) {
                let Some(dependents) = self.0.get_mut(uid) else {
                    continue;
                };
                dependents.remove(&(gr.clone(), stored.key.clone()));
                if dependents.is_empty() {
                    self.0.remove(uid);
                }
            }
        }
        if let Some(stored) = now {
            for uid in stored.owners() {
                let dependents = self.0.entry(uid.into()).or_default();
                dependents.insert((gr.clone(), stored.key.clone()));
            }
        }
    }

    pub(super) fn dependents(&self, uid: &str) -> Vec<(GroupResource, Key)> {
        let found = self.0.get(uid).into_iter().flatten();
        found.cloned().collect()
    }
}
