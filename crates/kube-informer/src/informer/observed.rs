//! An informer as those see it who only look on: they do not keep it alive.

use std::sync::{Arc, Weak};

use super::core::Core;
use super::state::Status;
use super::tap::Tapped;
use crate::store::{Snapshot, Store};

/// What can be seen of an informer as long as it is there.
pub(crate) struct Observed<K>(Weak<Core<K>>);

impl<K: Send + Sync + 'static> Observed<K> {
    pub(super) fn new(core: &Arc<Core<K>>) -> Self {
        Self(Arc::downgrade(core))
    }

    /// Tells it from others.
    pub(crate) fn id(&self) -> usize {
        self.0.as_ptr() as usize
    }

    pub(crate) fn status(&self) -> Option<Status> {
        self.0.upgrade().map(|core| core.status())
    }

    pub(crate) fn snapshot(&self) -> Option<Snapshot<K>> {
        self.0.upgrade().map(|core| Store::snapshot(&core.store))
    }

    pub(crate) fn tap(&self) -> Option<Tapped<K>> {
        self.0.upgrade().map(|core| Tapped::new(&core.tap))
    }
}

impl<K> Clone for Observed<K> {
    fn clone(&self) -> Self {
        Self(Weak::clone(&self.0))
    }
}
