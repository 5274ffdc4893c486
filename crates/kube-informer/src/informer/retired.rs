//! Frees replaced objects on the task that decodes the new ones, or gives them to the decoder.

use std::collections::VecDeque;
use std::sync::Arc;

use crate::guard::drop_guarded;
use crate::protocol::FreeList;
use crate::store::{Changes, Event, EventBatch};

/// The latest batches, kept until the handlers are done with them.
///
/// The last owner of a batch frees the objects that the batch replaced. An object is several hundred allocations, and an
/// allocator with a heap per thread, such as glibc's, locks the heap of the decoder for each of them if another thread
/// frees it. So the decoder's task is the last owner, however far behind a handler is. A decoder that can write new objects over
/// old ones gets them instead.
pub(super) struct Retired<K> {
    batches: VecDeque<Arc<EventBatch<K>>>,
    /// The number of events in all batches.
    events: usize,
    /// With more events, the batches that no handler has are looked for among all.
    limit: usize,
    /// Nothing was added since it was tidied.
    is_tidy: bool,
    /// Where the decoder takes objects from.
    free: FreeList<K>,
}

impl<K> Retired<K> {
    pub(super) fn new(free: FreeList<K>) -> Self {
        Self {
            batches: VecDeque::new(),
            events: 0,
            limit: FEW_EVENTS,
            is_tidy: true,
            free,
        }
    }

    /// True if an idle informer may keep what is here.
    pub(super) fn is_tidy(&self) -> bool {
        self.is_tidy
    }

    /// Keeps a batch that was published.
    pub(super) fn push(&mut self, changes: Changes<K>) {
        let Changes::Events(batch) = changes else {
            return;
        };
        self.is_tidy = false;
        self.events += batch.events.len();
        self.batches.push_back(batch);
        if self.events > self.limit {
            self.release_all();
        }
    }

    /// Frees every batch that no handler has. A handler that stands still may have one batch for long, and none of the later ones,
    /// which its inbox has folded.
    fn release_all(&mut self) {
        for _ in 0..self.batches.len() {
            if let Some(batch) = self.batches.pop_front() {
                if Arc::strong_count(&batch) == 1 {
                    self.free(batch);
                } else {
                    self.batches.push_back(batch);
                }
            }
        }
        self.limit = FEW_EVENTS.max(2 * self.events);
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

    /// Leaves all batches to the handlers, but for a few objects if the decoder can use them.
    pub(super) fn tidy(&mut self) {
        self.release();
        let kept = if self.free.is_wanted() { IDLE } else { 0 };
        while self.events > kept {
            self.pop();
        }
        self.free.shrink(IDLE);
        self.free.touch();
        self.is_tidy = true;
    }

    fn pop(&mut self) {
        if let Some(batch) = self.batches.pop_front() {
            self.free(batch);
        }
    }

    fn free(&mut self, mut batch: Arc<EventBatch<K>>) {
        self.events -= batch.events.len();
        if self.free.is_wanted()
            && let Some(batch) = Arc::get_mut(&mut batch)
        {
            self.free.put(batch.events.drain(..).filter_map(replaced));
        }
        if let Some(panic) = drop_guarded(batch) {
            tracing::error!("an object panicked when it was dropped: {panic}");
        }
    }
}

/// The object that is no longer in the store.
fn replaced<K>(event: Event<K>) -> Option<Arc<K>> {
    match event {
        Event::Updated { old, .. } => Some(old),
        Event::Deleted(deleted) => deleted.last,
        Event::Added { .. } | Event::Synced => None,
    }
}

/// With whole pods, this many replaced objects are ten megabytes.
const FEW_EVENTS: usize = 256;
/// How many replaced objects an idle informer keeps for its decoder, and how many more until handlers are done with them.
const IDLE: usize = 2;

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
        let mut retired = Retired::new(FreeList::new());
        retired.push(Changes::Events(Arc::clone(&batches[0])));
        retired.push(Changes::Events(Arc::clone(&batches[1])));
        let [first, second] = batches;
        drop(second);
        retired.release();
        assert_eq!(retired.batches.len(), 2, "a handler has the first one");
        drop(first);
        assert_eq!(Arc::strong_count(&objects[0]), 2);
        retired.release();
        assert!(retired.batches.is_empty() && retired.events == 0);
        assert_eq!(
            (Arc::strong_count(&objects[0]), Arc::strong_count(&objects[1])),
            (1, 1)
        );
    }

    #[test]
    fn a_stalled_handler_does_not_make_it_grow() {
        let mut retired = Retired::new(FreeList::new());
        let object = Arc::new(1);
        let stalled = batch(&[Arc::clone(&object)]);
        retired.push(Changes::Events(Arc::clone(&stalled)));
        for _ in 0..100 {
            // The handler's inbox was folded: it does not have this one.
            retired.push(Changes::Events(batch(&vec![Arc::clone(&object); 100])));
            retired.release();
            assert!(retired.events <= FEW_EVENTS, "{}", retired.events);
        }
        assert!(Arc::ptr_eq(&retired.batches[0], &stalled));
    }

    #[test]
    fn a_handler_that_is_behind_does_not_free_what_was_replaced() {
        let mut retired = Retired::new(FreeList::new());
        let batches: Vec<_> = (0..1_000).map(|n| batch(&[Arc::new(n)])).collect();
        for batch in &batches {
            retired.push(Changes::Events(Arc::clone(batch)));
            retired.release();
        }
        assert!(batches.iter().all(|batch| Arc::strong_count(batch) == 2));
        drop(batches);
        retired.release();
        assert_eq!(retired.events, 0);
    }

    #[test]
    fn a_decoder_that_wants_replaced_objects_gets_them() {
        let free = FreeList::new();
        assert!(free.take().is_none());
        let mut retired = Retired::new(free.clone());
        let used = Arc::new(0);
        retired.push(Changes::Events(batch(&[
            Arc::new(1),
            Arc::clone(&used),
            Arc::new(3),
        ])));
        retired.release();
        let taken: Vec<u32> = std::iter::from_fn(|| free.take()).map(|object| *object).collect();
        assert_eq!(taken, [3, 1], "someone has the second one");

        // When nothing comes, it keeps a few, which handlers may still have.
        let held: Vec<_> = (0..4).map(|n| batch(&[Arc::new(n)])).collect();
        for batch in &held {
            retired.push(Changes::Events(Arc::clone(batch)));
        }
        assert!(!retired.is_tidy());
        retired.tidy();
        assert_eq!((retired.is_tidy(), retired.events, free.len()), (true, IDLE, 0));
        drop(held);
        retired.push(Changes::Events(batch(&[Arc::new(7)])));
        retired.tidy();
        assert_eq!((retired.is_tidy(), retired.events, free.len()), (true, 0, IDLE));
    }
}
