//! What an audit needs of a cache and of a source, without the type of the objects.

use std::sync::Arc;

use futures::stream::BoxStream;
use tokio::sync::watch;

use super::super::applier::Applier;
use super::super::builder::SharedSource;
use super::super::state::State;
use super::super::trouble::Troubles;
use super::Audits;
use crate::object::{ObjectKey, ResourceVersion, Stamp};
use crate::protocol::{Failure, ListItem, ListRequest};
use crate::store::Snapshot;

/// The cache that is audited.
pub(in crate::informer) trait AuditedCache: Send + Sync {
    /// The informer's name.
    fn name(&self) -> &Arc<str>;
    fn troubles(&self) -> &Troubles;
    fn audits(&self) -> &Audits;
    fn watch_state(&self) -> watch::Receiver<State>;
    fn is_synced(&self) -> bool;

    /// True if the partition was removed.
    fn is_retired(&self, partition: usize) -> bool;

    /// Returns the current state of a partition, with its version.
    fn partition_at(&self, partition: usize) -> PartitionAt;

    /// Fetches a partition again, because it differs from the server.
    fn heal(&self, partition: usize);
}

/// One partition at one version.
pub(in crate::informer) struct PartitionAt {
    pub(super) scope: Arc<str>,
    pub(super) namespace: Option<Arc<str>>,
    /// `None` before the first collection was applied.
    pub(super) version: Option<ResourceVersion>,
    /// The whole store, including the objects of other partitions.
    pub(in crate::informer) keys: Box<dyn CachedKeys>,
}

/// The keys and stamps of a snapshot.
pub(in crate::informer) trait CachedKeys: Send + Sync {
    fn stamp(&self, key: &ObjectKey) -> Option<Stamp>;
    fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey));
}

/// A source that can list what objects there are.
pub(in crate::informer) trait ListMetadata: Send + Sync {
    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>>;
}

/// The metadata of any source.
pub(in crate::informer) struct MetadataOf<K>(pub(in crate::informer) SharedSource<K>);

impl<K: 'static> ListMetadata for MetadataOf<K> {
    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        self.0.metadata(request)
    }
}

impl<K: Send + Sync> CachedKeys for Snapshot<K> {
    fn stamp(&self, key: &ObjectKey) -> Option<Stamp> {
        self.stamped(key).map(|(_, stamp)| stamp)
    }

    fn for_each(&self, visit: &mut dyn FnMut(&ObjectKey)) {
        self.keys().for_each(visit);
    }
}

impl<K: Send + Sync + 'static> AuditedCache for Applier<K> {
    fn name(&self) -> &Arc<str> {
        &self.name
    }

    fn troubles(&self) -> &Troubles {
        &self.troubles
    }

    fn audits(&self) -> &Audits {
        &self.audits
    }

    fn watch_state(&self) -> watch::Receiver<State> {
        Self::watch_state(self)
    }

    fn is_synced(&self) -> bool {
        Self::is_synced(self)
    }

    fn is_retired(&self, partition: usize) -> bool {
        self.writing.lock().partitions[partition].retired
    }

    fn partition_at(&self, partition: usize) -> PartitionAt {
        let writing = self.writing.lock();
        let partition = &writing.partitions[partition];
        PartitionAt {
            scope: Arc::clone(&partition.scope),
            namespace: partition.namespace.clone(),
            version: partition.version.clone().filter(|_| partition.applied),
            keys: Box::new(self.store.snapshot()),
        }
    }

    fn heal(&self, partition: usize) {
        let partition = &mut self.writing.lock().partitions[partition];
        partition.healing = true;
        partition.handle.relist();
    }
}
