//! Frees replaced objects on the task that decodes the new ones.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::guard::drop_guarded;
use crate::store::{Changes, EventBatch};

/// The latest batches, kept until the handlers are done with them.
///
/// The last owner of a batch frees the objects that the batch replaced. An object is several hundred allocations, and an
/// allocator with a heap per thread, such as glibc's, locks the heap of the decoder for each of them if another thread
/// frees it. So the decoder's task is the last owner, unless a handler takes long.
pub(super) struct Retired<K> {
    batches: VecDeque<Arc<EventBatch<K>>>,
    /// The number of events in all batches.
    events: usize,
}

impl<K> Retired<K> {
    pub(super) fn new() -> Self {
        Self {
            batches: VecDeque::new(),
            events: 0,
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.batches.is_empty()
    }

    /// Keeps a batch that was published. If there are too many, the oldest are left to the handlers.
    pub(super) fn push(&mut self, changes: Changes<K>) {
        let Changes::Events(batch) = changes else {
            return;
        };
        self.events += batch.events.len();
        self.batches.push_back(batch);
        while self.events > MAX_EVENTS {
            self.pop();
        }
    }

    /// Frees the oldest batches, up to the first one that a handler still has.
    pub(super) fn release(&mut self) {
        while self
            .batches
            .front()
            .is_some_and(|batch| Arc::strong_count(batch) == 1)
        {
            self.pop();
        }
    }

    /// Leaves all batches to the handlers.
    pub(super) fn clear(&mut self) {
        while !self.is_empty() {
            self.pop();
        }
    }

    fn pop(&mut self) {
        let Some(batch) = self.batches.pop_front() else {
            return;
        };
        self.events -= batch.events.len();
        if let Some(panic) = drop_guarded(batch) {
            tracing::error!("an object panicked when it was dropped: {panic}");
        }
    }
}

/// With whole pods, this many replaced objects are ten megabytes.
const MAX_EVENTS: usize = 256;

#[cfg(test)]
mod tests {
    use tokio::time::Instant;

    use super::*;
    use crate::object::ObjectKey;
    use crate::store::Event;

    /// A batch that replaced these objects.
    fn batch(replaced: &[Arc<u32>]) -> Arc<EventBatch<u32>> {
        let updated = |old: &Arc<u32>| Event::Updated {
            key: ObjectKey::cluster("a"),
            old: Arc::clone(old),
            new: Arc::new(0),
        };
        Arc::new(EventBatch {
            events: replaced.iter().map(updated).collect(),
            revision: 1,
            at: Instant::now(),
        })
    }

    #[test]
    fn a_batch_is_freed_here_once_the_handlers_are_done_with_it() {
        let objects = [Arc::new(1), Arc::new(2)];
        let batches = [batch(&objects[..1]), batch(&objects[1..])];
        let mut retired = Retired::new();
        retired.push(Changes::Events(Arc::clone(&batches[0])));
        retired.push(Changes::Events(Arc::clone(&batches[1])));
        let [first, second] = batches;
        drop(second);
        retired.release();
        assert_eq!(retired.batches.len(), 2, "a handler has the first one");
        drop(first);
        assert_eq!(Arc::strong_count(&objects[0]), 2);
        retired.release();
        assert!(retired.is_empty());
        assert_eq!(
            (Arc::strong_count(&objects[0]), Arc::strong_count(&objects[1])),
            (1, 1)
        );
    }

    #[test]
    fn a_stalled_handler_does_not_make_it_grow() {
        let object = Arc::new(1);
        let objects = vec![Arc::clone(&object); 100];
        let mut retired = Retired::new();
        let held: Vec<_> = (0..10).map(|_| batch(&objects)).collect();
        for batch in &held {
            retired.push(Changes::Events(Arc::clone(batch)));
            retired.release();
            assert!(retired.events <= MAX_EVENTS);
        }
        retired.push(Changes::Events(batch(&vec![object; MAX_EVENTS + 1])));
        assert!(
            retired.is_empty() && retired.events == 0,
            "a large one is left to the handlers"
        );
    }
}
