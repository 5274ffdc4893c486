//! A handler that receives the events of some objects only.

use super::handler::{EventRef, HandlerAdapter, Predicate};
use crate::object::Deleted;

/// Turns an update that starts or stops to match into an addition or a deletion (B52, I6).
pub(crate) struct Filtering<K> {
    matches: Predicate<K>,
    inner: Box<dyn HandlerAdapter<K>>,
}

impl<K> Filtering<K> {
    pub(crate) fn new(matches: Predicate<K>, inner: Box<dyn HandlerAdapter<K>>) -> Self {
        Self { matches, inner }
    }
}

impl<K> HandlerAdapter<K> for Filtering<K> {
    fn deliver(&mut self, event: EventRef<'_, K>) {
        match event {
            EventRef::Added { object, .. } => {
                if (self.matches)(object) {
                    self.inner.deliver(event);
                }
            }
            EventRef::Updated { key, old, new } => match ((self.matches)(old), (self.matches)(new)) {
                (true, true) => self.inner.deliver(event),
                (false, true) => self.inner.deliver(EventRef::Added {
                    key,
                    object: new,
                    initial: false,
                }),
                (true, false) => {
                    let deleted = Deleted::seen(key.clone(), old.clone());
                    self.inner.deliver(EventRef::Deleted(&deleted));
                }
                (false, false) => {}
            },
            // Decided by the state that the handler received last, not by the final state: only the
            // former says whether the handler knows the object.
            EventRef::Deleted(deleted) => {
                if deleted.before().is_some_and(|object| (self.matches)(object)) {
                    self.inner.deliver(event);
                }
            }
        }
    }
}
