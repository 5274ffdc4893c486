//! The latest changes, for those who look on. Costs one look at a flag per batch while nobody does.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use tokio::time::Instant;

use crate::store::{Event, EventBatch};
use crate::sync::Mutex;

/// The latest changes of an informer.
pub(crate) struct RecentChanges<K> {
    /// How many look on.
    open: AtomicUsize,
    latest: Mutex<Ring<K>>,
}

struct Ring<K> {
    /// How many changes there were since the recent was made.
    told: u64,
    notes: VecDeque<(Instant, Event<K>)>,
}

impl<K> RecentChanges<K> {
    pub(super) fn new() -> Self {
        Self {
            open: AtomicUsize::new(0),
            latest: Mutex::new(Ring {
                told: 0,
                notes: VecDeque::new(),
            }),
        }
    }

    pub(super) fn note(&self, batch: &EventBatch<K>) {
        if self.open.load(Ordering::Relaxed) == 0 {
            return;
        }
        let news = |event: &&Event<K>| !matches!(event, Event::Added { initial: true, .. });
        let count = batch.events.iter().filter(news).count();
        let last = batch.events.iter().filter(news).skip(count.saturating_sub(KEPT));
        let mut latest = self.latest.lock();
        latest.told += count as u64;
        latest.notes.extend(last.map(|event| (batch.at, event.clone())));
        let too_many = latest.notes.len().saturating_sub(KEPT);
        let gone: Vec<_> = latest.notes.drain(..too_many).collect();
        drop(latest);
        // Not while locked: this may free objects.
        drop(gone);
    }

    /// What came after the first `from` changes, as far as it is still known, and how many there were by now.
    pub(crate) fn since(&self, from: u64) -> (Vec<(Instant, Event<K>)>, u64) {
        let latest = self.latest.lock();
        let new = usize::try_from(latest.told.saturating_sub(from)).unwrap_or(usize::MAX);
        let skip = latest.notes.len().saturating_sub(new);
        (latest.notes.iter().skip(skip).cloned().collect(), latest.told)
    }
}

/// Looks on; changes are kept as long as somebody does.
pub(crate) struct RecentChangesReader<K>(Arc<RecentChanges<K>>);

impl<K> RecentChangesReader<K> {
    pub(crate) fn new(recent: &Arc<RecentChanges<K>>) -> Self {
        recent.open.fetch_add(1, Ordering::Relaxed);
        Self(Arc::clone(recent))
    }

    pub(crate) fn since(&self, from: u64) -> (Vec<(Instant, Event<K>)>, u64) {
        self.0.since(from)
    }
}

impl<K> Drop for RecentChangesReader<K> {
    fn drop(&mut self) {
        if self.0.open.fetch_sub(1, Ordering::Relaxed) == 1 {
            let kept = std::mem::take(&mut self.0.latest.lock().notes);
            drop(kept);
        }
    }
}

/// So many are kept: what they replaced is kept alive with them.
const KEPT: usize = 64;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::object::ObjectKey;

    fn batch(from: usize, count: usize) -> EventBatch<usize> {
        let note = |n: usize| Event::Added {
            key: ObjectKey::cluster(n.to_string()),
            object: Arc::new(n),
            initial: n == 0,
        };
        EventBatch {
            revision: 1,
            at: Instant::now(),
            events: (from..from + count).map(note).collect(),
        }
    }

    #[test]
    fn only_the_latest_are_kept_and_only_while_somebody_looks_on() {
        let recent = Arc::new(RecentChanges::new());
        recent.note(&batch(1, 5));
        assert_eq!(recent.since(0).1, 0, "nobody looks on");

        let reader = RecentChangesReader::new(&recent);
        recent.note(&batch(0, 3)); // one was there from the start: no news
        let (notes, told) = reader.since(0);
        assert_eq!((notes.len(), told), (2, 2));
        recent.note(&batch(1, 1_000));
        let (notes, told) = reader.since(told);
        assert_eq!((notes.len(), told), (KEPT, 1_002));
        assert_eq!(notes[KEPT - 1].1.key(), Some(&ObjectKey::cluster("1000")));
        assert!(reader.since(told).0.is_empty());

        drop(reader);
        assert!(recent.since(0).0.is_empty(), "nothing is held for nobody");
    }
}
