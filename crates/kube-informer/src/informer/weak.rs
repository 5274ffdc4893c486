//! An informer as those see it who only look on: they do not keep it alive.

use std::sync::{Arc, Weak};

use super::applier::Applier;
use super::recent::RecentChangesReader;
use super::state::Status;
use crate::store::{Snapshot, Store};

/// What can be seen of an informer as long as it is there.
pub(crate) struct WeakInformer<K>(Weak<Applier<K>>);

impl<K: Send + Sync + 'static> WeakInformer<K> {
    pub(super) fn new(applier: &Arc<Applier<K>>) -> Self {
        Self(Arc::downgrade(applier))
    }

    /// Tells it from others.
    pub(crate) fn id(&self) -> usize {
        self.0.as_ptr() as usize
    }

    pub(crate) fn status(&self) -> Option<Status> {
        self.0.upgrade().map(|applier| applier.status())
    }

    pub(crate) fn snapshot(&self) -> Option<Snapshot<K>> {
        self.0.upgrade().map(|applier| Store::snapshot(&applier.store))
    }

    pub(crate) fn recent(&self) -> Option<RecentChangesReader<K>> {
        self.0
            .upgrade()
            .map(|applier| RecentChangesReader::new(&applier.recent))
    }
}

impl<K> Clone for WeakInformer<K> {
    fn clone(&self) -> Self {
        Self(Weak::clone(&self.0))
    }
}
