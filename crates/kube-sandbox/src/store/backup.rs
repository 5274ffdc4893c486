//! Backups: the contents of the store at one moment, to be restored later.

use std::collections::HashMap;

use super::{Collection, HistoryLimit, OwnerIndex, State};
use crate::gc::Garbage;
use crate::schema::{GroupResource, Registry};

/// Objects, served resources and counters; no events.
#[derive(Debug)]
pub(crate) struct Backup {
    version: u64,
    compacted: u64,
    registry: Registry,
    collections: HashMap<GroupResource, Collection>,
}

impl Backup {
    pub(crate) fn version(&self) -> u64 {
        self.version
    }

    pub(crate) fn objects(&self) -> usize {
        self.collections.values().map(Collection::len).sum()
    }
}

impl State {
    /// Copies the contents of an etcd backup.
    pub(crate) fn backup(&self) -> Backup {
        Backup {
            version: self.version,
            compacted: self.compacted,
            registry: self.registry.clone(),
            collections: without_history(&self.collections, self.version, self.history_limit),
        }
    }

    /// Replaces all contents by a backup. Watches of the old collections end.
    pub(crate) fn restore(&mut self, backup: &Backup) {
        let collections = without_history(&backup.collections, backup.version, self.history_limit);
        let old = std::mem::replace(&mut self.collections, collections);
        for collection in old.into_values() {
            collection.close();
        }
        self.access_revision += 1;
        self.garbage = Garbage::default();
        if self.owners.is_some() {
            self.owners = Some(OwnerIndex::of(&self.collections));
        }
        self.registry = backup.registry.clone();
        self.version = backup.version;
        self.started = backup.version;
        self.compacted = backup.compacted;
        self.announce.send_replace(backup.version);
    }
}

/// The same objects, with histories that begin at `version`.
fn without_history(
    collections: &HashMap<GroupResource, Collection>,
    version: u64,
    limit: HistoryLimit,
) -> HashMap<GroupResource, Collection> {
    let copy = |(gr, collection): (&GroupResource, &Collection)| {
        (gr.clone(), collection.without_history(version, limit))
    };
    collections.iter().map(copy).collect()
}
