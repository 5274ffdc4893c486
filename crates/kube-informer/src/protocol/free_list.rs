//! Objects that were replaced in the cache, on their way back to the decoder.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use derive_where::derive_where;
use parking_lot::Mutex;

use super::UniqueArc;

/// Objects that were replaced and that no one uses any more. A decoder writes new objects over them, and uses their memory again.
///
/// A k8s-openapi `Pod` is some two hundred allocations. Making them for the new state of a pod, and freeing those of the old one, costs
/// more than decoding it.
///
/// The list is bounded, and stays empty until a source [asks](Self::take) for an object.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::protocol::FreeList;
///
/// let free = FreeList::new();
/// assert!(free.take().is_none()); // from now on objects are kept
/// let used = Arc::new("in use".to_owned());
/// free.put([Arc::new("replaced".to_owned()), Arc::clone(&used)]);
/// assert_eq!(free.take().as_deref().map(String::as_str), Some("replaced"));
/// assert!(free.take().is_none());
/// ```
#[derive_where(Clone)]
pub struct FreeList<K>(Arc<Shared<K>>);

struct Shared<K> {
    objects: Mutex<Vec<UniqueArc<K>>>,
    is_wanted: AtomicBool,
    touch: OnceLock<fn(&K)>,
}

impl<K> FreeList<K> {
    /// Creates an empty list.
    pub fn new() -> Self {
        Self(Arc::new(Shared {
            objects: Mutex::new(Vec::new()),
            is_wanted: AtomicBool::new(false),
            touch: OnceLock::new(),
        }))
    }

    /// Returns an object whose content no longer counts, if there is one.
    pub fn take(&self) -> Option<UniqueArc<K>> {
        self.0.is_wanted.store(true, Ordering::Relaxed);
        self.0.objects.lock().pop()
    }

    /// True if a source takes objects from here.
    pub(crate) fn is_wanted(&self) -> bool {
        self.0.is_wanted.load(Ordering::Relaxed)
    }

    /// Adds the objects that have no other owner, as long as there is room. The others are dropped.
    pub fn put(&self, objects: impl IntoIterator<Item = Arc<K>>) {
        if !self.is_wanted() {
            return;
        }
        let mut refused = Vec::new();
        let mut kept = self.0.objects.lock();
        for object in objects {
            match UniqueArc::try_from(object) {
                Ok(object) if kept.len() < MOST => kept.push(object),
                Ok(object) => refused.push(object.into_arc()),
                Err(object) => refused.push(object),
            }
        }
        // Dropping an object takes long, and may run code of its type.
        drop(kept);
    }

    /// Sets a function that reads an object whole.
    #[cfg(any(test, feature = "direct-k8s-openapi"))]
    pub(crate) fn touch_with(&self, touch: fn(&K)) {
        // The next source sets the same one.
        self.0.touch.set(touch).ok();
    }

    /// Brings the next object that is taken into the processor's cache. Objects are replaced long after they were written.
    pub(crate) fn touch(&self) {
        let Some(touch) = self.0.touch.get() else {
            return;
        };
        let next = self.0.objects.lock().pop();
        if let Some(next) = next {
            touch(&next);
            self.0.objects.lock().push(next);
        }
    }

    /// Drops all objects but a few.
    pub(crate) fn shrink(&self, few: usize) {
        let mut kept = self.0.objects.lock();
        let few = few.min(kept.len());
        let dropped = kept.split_off(few);
        drop(kept);
        drop(dropped);
    }

    /// The number of objects.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.0.objects.lock().len()
    }
}

impl<K> Default for FreeList<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K> fmt::Debug for FreeList<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FreeList").finish_non_exhaustive()
    }
}

/// More than are decoded before the handlers are done with earlier ones. With whole pods they are five megabytes.
const MOST: usize = 128;

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicU32;

    use super::*;

    #[test]
    fn nothing_is_kept_for_a_source_that_does_not_ask() {
        let free = FreeList::new();
        free.put([Arc::new(1)]);
        assert_eq!(free.len(), 0);
    }

    #[test]
    fn it_is_bounded_and_shrinks() {
        let free = FreeList::new();
        assert!(free.take().is_none());
        free.put((0..1_000).map(Arc::new));
        assert_eq!(free.len(), MOST);
        free.shrink(2);
        assert_eq!(free.len(), 2);
        free.shrink(5);
        assert_eq!(free.len(), 2);
    }

    #[test]
    fn the_next_object_is_touched() {
        static TOUCHED: AtomicU32 = AtomicU32::new(0);
        let free = FreeList::new();
        assert!(free.take().is_none());
        free.touch_with(|object| TOUCHED.store(*object, Ordering::Relaxed));
        free.touch();
        free.put([Arc::new(7), Arc::new(8)]);
        free.touch();
        let taken = free.take().expect("an object");
        assert_eq!((TOUCHED.load(Ordering::Relaxed), free.len()), (*taken, 1));
    }

    #[test]
    fn an_object_with_another_owner_stays_as_it_is() {
        let free = FreeList::new();
        assert!(free.take().is_none());
        let (strong, weakly) = (Arc::new(1), Arc::new(2));
        let weak = Arc::downgrade(&weakly);
        free.put([Arc::clone(&strong), weakly]);
        assert_eq!(free.len(), 0);
        assert_eq!((*strong, weak.upgrade()), (1, None));
    }
}
