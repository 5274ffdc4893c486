//! The latest changes of an informer, for the inspector. Without a reader, a batch costs one load of an atomic.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::time::Instant;

use crate::store::{Event, EventBatch};
use crate::sync::Mutex;

/// The latest changes of an informer.
pub(crate) struct RecentChanges<K> {
    /// The number of readers.
    readers: AtomicUsize,
    latest: Mutex<Changes<K>>,
}

struct Changes<K> {
    /// The number of all changes since the informer was made.
    total: u64,
    events: VecDeque<(Instant, Event<K>)>,
}

impl<K> RecentChanges<K> {
    pub(super) fn new() -> Self {
        Self {
            readers: AtomicUsize::new(0),
            latest: Mutex::new(Changes {
                total: 0,
                events: VecDeque::new(),
            }),
        }
    }

    pub(super) fn record(&self, batch: &EventBatch<K>) {
        if self.readers.load(Ordering::Relaxed) == 0 {
            return;
        }
        let news = |event: &&Event<K>| !matches!(event, Event::Added { initial: true, .. });
        let count = batch.events.iter().filter(news).count();
        let last = batch.events.iter().filter(news).skip(count.saturating_sub(KEPT));
        let mut latest = self.latest.lock();
        latest.total += count as u64;
        let mut gone = Vec::new();
        for event in last {
            if latest.events.len() >= KEPT {
                gone.extend(latest.events.pop_front());
            }
            latest.events.push_back((batch.at, event.clone()));
        }
        drop(latest);
        // Not while locked: this may free objects.
        drop(gone);
    }

    /// The changes after the first `from`, as far as they are kept, and the number of all changes so far.
    pub(crate) fn since(&self, from: u64) -> (Vec<(Instant, Event<K>)>, u64) {
        let latest = self.latest.lock();
        let new = usize::try_from(latest.total.saturating_sub(from)).unwrap_or(usize::MAX);
        let skip = latest.events.len().saturating_sub(new);
        (latest.events.iter().skip(skip).cloned().collect(), latest.total)
    }
}

/// Reads the changes. They are recorded while a reader exists.
pub(crate) struct RecentChangesReader<K>(Arc<RecentChanges<K>>);

impl<K> RecentChangesReader<K> {
    pub(super) fn new(recent: &Arc<RecentChanges<K>>) -> Self {
        recent.readers.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(recent))
    }

    pub(crate) fn since(&self, from: u64) -> (Vec<(Instant, Event<K>)>, u64) {
        self.0.since(from)
    }
}

impl<K> Drop for RecentChangesReader<K> {
    fn drop(&mut self) {
        if self.0.readers.fetch_sub(1, Ordering::Relaxed) == 1 {
            let kept = std::mem::take(&mut self.0.latest.lock().events);
            drop(kept);
        }
    }
}

/// The number of changes that are kept. An event keeps the replaced object alive, too.
const KEPT: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::ObjectKey;

    fn batch(from: usize, count: usize) -> EventBatch<usize> {
        let event = |n: usize| Event::Added {
            key: ObjectKey::cluster(n.to_string()),
            object: Arc::new(n),
            initial: n == 0,
        };
        EventBatch {
            revision: 1,
            at: Instant::now(),
            events: (from..from + count).map(event).collect(),
        }
    }

    #[test]
    fn only_the_latest_changes_are_kept_and_only_while_a_reader_exists() {
        let recent = Arc::new(RecentChanges::new());
        recent.record(&batch(1, 5));
        assert_eq!(recent.since(0).1, 0, "there is no reader");

        let reader = RecentChangesReader::new(&recent);
        recent.record(&batch(0, 3)); // one belongs to the initial state, which is not recorded
        let (events, total) = reader.since(0);
        assert_eq!((events.len(), total), (2, 2));
        recent.record(&batch(1, 1_000));
        let (events, total) = reader.since(total);
        assert_eq!((events.len(), total), (KEPT, 1_002));
        assert_eq!(events[KEPT - 1].1.key(), Some(&ObjectKey::cluster("1000")));
        assert!(reader.since(total).0.is_empty());

        drop(reader);
        assert!(recent.since(0).0.is_empty(), "nothing is kept without a reader");
    }
}
