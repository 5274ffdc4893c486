//! Chooses the sample of a partition for a spot check (B66).
//!
//! The reflector has the rule of the spot check. This file only chooses the sample, so that a server with another
//! history is likely to answer differently and the request stays small.

use super::applier::Applier;
use crate::object::{ObjectKey, Stamp};
use crate::protocol::Witness;
use crate::queue::DeltaBatch;

/// A partition with at most this many objects is compared as a whole.
const SMALL: usize = 16;

/// Returns the object that changed last in a batch. A restore loses the newest changes first, so this object is the
/// best sample.
pub(super) fn newest<K>(batch: &DeltaBatch<K>) -> Option<ObjectKey> {
    let newest = match batch.is_replace() {
        // Items that were not decoded have no stamp, and are older than the cached objects.
        true => {
            let changed = batch
                .deltas
                .iter()
                .filter(|delta| delta.stamp.short_version().is_some());
            changed.max_by_key(|delta| delta.stamp.short_version())
        }
        false => batch.deltas.last(),
    };
    newest.map(|delta| delta.key.clone())
}

impl<K: Send + Sync + 'static> Applier<K> {
    /// Returns a sample of the partition at its version, or `None` if there is nothing to compare.
    pub(super) fn witness(&self, partition: usize) -> Option<Witness> {
        let writing = self.writing.lock();
        let partition = &writing.partitions[partition];
        let version = partition.version.clone().filter(|_| partition.applied)?;
        let snapshot = self.store.snapshot();
        let keys: Vec<&ObjectKey> = match partition.namespace.as_deref() {
            None => snapshot.keys().take(SMALL + 1).collect(),
            Some(namespace) => snapshot
                .namespace(namespace)
                .take(SMALL + 1)
                .map(|(key, _)| key)
                .collect(),
        };
        let stamp = |key: &ObjectKey| snapshot.stamped(key).map(|(_, stamp)| stamp);
        if partition.unselected && keys.len() <= SMALL {
            // An object that is kept out exists on the server, but the cache has an older state or none.
            let elsewhere = |key: &ObjectKey| {
                partition.namespace.is_some() && key.namespace() != partition.namespace.as_deref()
            };
            let kept_out = self.troubles.kept_out_now().into_iter().map(|(key, _)| key);
            let kept_out: Vec<ObjectKey> = kept_out.filter(|key| !elsewhere(key)).collect();
            let cached = keys.into_iter().filter(|key| !kept_out.contains(key));
            let mut objects: Vec<_> = cached
                .map(|key| (key.clone(), stamp(key).unwrap_or_default()))
                .collect();
            objects.extend(kept_out.iter().map(|key| (key.clone(), Stamp::default())));
            if objects.len() <= SMALL {
                return Some(Witness::of_stamps(version, None, objects));
            }
        }
        let key = partition
            .newest
            .clone()
            .filter(|key| !self.troubles.may_be_kept_out(key))?;
        match stamp(&key) {
            // Under the same name there may be an object of another shard.
            None if partition.sharded => None,
            None => Some(Witness::of_deleted(version, key)),
            Some(stamp) if stamp.short_version().is_some() => {
                let objects = vec![(key.clone(), stamp)];
                Some(Witness::of_stamps(version, Some(key), objects))
            }
            // An object of unknown version proves nothing.
            Some(_) => None,
        }
    }
}
