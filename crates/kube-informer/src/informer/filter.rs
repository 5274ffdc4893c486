//! A handler that wants to hear of some objects only.

use super::handler::{Predicate, Tale, Tell};
use crate::object::Deleted;

/// Turns crossing the border into coming and going (B52, I6).
pub(super) struct Filtering<K> {
    passes: Predicate<K>,
    inner: Box<dyn Tell<K>>,
}

impl<K> Filtering<K> {
    pub(super) fn new(passes: Predicate<K>, inner: Box<dyn Tell<K>>) -> Self {
        Self { passes, inner }
    }
}

impl<K> Tell<K> for Filtering<K> {
    fn tell(&mut self, tale: Tale<'_, K>) {
        match tale {
            Tale::Added { key, new, initial } => {
                if (self.passes)(new) {
                    self.inner.tell(Tale::Added { key, new, initial });
                }
            }
            Tale::Updated { key, old, new } => match ((self.passes)(old), (self.passes)(new)) {
                (true, true) => self.inner.tell(Tale::Updated { key, old, new }),
                (false, true) => self.inner.tell(Tale::Added {
                    key,
                    new,
                    initial: false,
                }),
                (true, false) => self.inner.tell(Tale::Deleted {
                    deleted: &Deleted::seen(key.clone(), old.clone()),
                    known: old,
                }),
                (false, false) => {}
            },
            // Not by the object's last state: what the handler heard of it decides whether it has something to forget.
            Tale::Deleted { deleted, known } => {
                if (self.passes)(known) {
                    self.inner.tell(Tale::Deleted { deleted, known });
                }
            }
        }
    }
}
