//! A queue that tracks which objects its consumer has.
//!
//! ```text
//!  push ──► queue ──► peek (one batch is out) ──► settle
//!           pending:  per key that is queued or out: its final state, and its last entry
//!           known:    the consumer's objects, as of the last settled batch
//! ```
//! The future state of a key is in `pending`; if it is not there and a list is queued, the object will be
//! deleted; otherwise it is in `known`. B33 and B38 follow from that one rule.

use std::sync::Arc;

use foldhash::{HashMap, HashMapExt, HashSet, HashSetExt};

use super::delta::{Delta, DeltaBatch, DeltaKind, Replace};
use super::error::TryPopError;
use super::known::KnownSource;
use super::options::{Bound, Order};
use super::state::QueueState;
use crate::object::{Deleted, ObjectKey, ResourceVersion};

/// All rules of a [`DeltaFifo`](super::DeltaFifo), without a lock, a waker or a clock.
pub(super) struct TrackedQueue<K> {
    order: Order,
    bound: Bound,
    queue: QueueState<K>,
    known: KnownSource<K>,
    pending: HashMap<ObjectKey, Pending<K>>,
    /// The number of lists that are queued or out.
    lists: usize,
    out: Option<Out<K>>,
    pub(super) closed: bool,
}

/// The state of a key once all queued deltas are applied.
struct Pending<K> {
    becomes: Option<Arc<K>>,
    /// The number of the last entry that contains the key.
    entry: u64,
}

/// The batch that is being applied: the first entries of the queue.
struct Out<K> {
    entries: usize,
    weight: usize,
    /// The consumer's object under each key afterwards.
    after: Vec<(ObjectKey, Option<Arc<K>>)>,
    is_list: bool,
}

impl<K> TrackedQueue<K> {
    pub(super) fn new(order: Order, bound: Bound, known: KnownSource<K>) -> Self {
        Self {
            order,
            bound,
            queue: QueueState::new(),
            known,
            pending: HashMap::new(),
            lists: 0,
            out: None,
            closed: false,
        }
    }

    /// Returns the number of queued deltas, without those of the batch that is out.
    pub(super) fn len(&self) -> usize {
        self.queue.len() - self.out.as_ref().map_or(0, |out| out.weight)
    }

    pub(super) fn synced(&self) -> bool {
        self.queue.synced()
    }

    pub(super) fn has_room(&self) -> bool {
        match self.bound {
            Bound::Deltas(most) => self.len() < most.max(1),
            Bound::Unbounded => true,
        }
    }

    pub(super) fn push(&mut self, delta: Delta<K>) {
        match delta.kind {
            DeltaKind::Deleted { .. } | DeltaKind::Moved => self.delete(delta),
            _ => self.append(delta),
        }
    }

    pub(super) fn replace(&mut self, items: Vec<(ObjectKey, Arc<K>)>, version: Option<ResourceVersion>) {
        let items = DeltaBatch::replace(items).deltas;
        let entry = self.queue.next_number();
        // Whatever was queued before, objects that are not in the list will be gone.
        for pending in self.pending.values_mut() {
            pending.entry = entry;
            pending.becomes = None;
        }
        for item in &items {
            let becomes = item.after();
            self.pending.insert(item.key.clone(), Pending { becomes, entry });
        }
        self.lists += 1;
        self.queue.replace(items, version, Replace::default());
    }

    pub(super) fn advance(&mut self, version: ResourceVersion) {
        self.queue.advance(version);
    }

    /// Queues every object without a queued delta; returns their number.
    pub(super) fn resync(&mut self) -> usize {
        if self.lists > 0 {
            return 0; // the list covers every object
        }
        let mut quiet = Vec::new();
        let pending = &self.pending;
        self.known.for_each(&mut |key, object| {
            if !pending.contains_key(key) {
                quiet.push(Delta::new(DeltaKind::Sync, key.clone(), Some(object.clone())));
            }
        });
        let count = quiet.len();
        quiet.into_iter().for_each(|delta| self.append(delta));
        count
    }

    pub(super) fn pop(&mut self, most: usize) -> Result<DeltaBatch<K>, TryPopError> {
        let taken = self.out.as_ref().map_or(0, |out| out.entries);
        if self.closed && self.queue.is_drained_but(taken) {
            return Err(TryPopError::Closed);
        }
        if self.out.is_some() {
            return Err(TryPopError::Empty);
        }
        self.find_vanished();
        let (batch, entries) = self.queue.peek(most).ok_or(TryPopError::Empty)?;
        let after = batch
            .deltas
            .iter()
            .map(|delta| (delta.key.clone(), delta.after()));
        self.out = Some(Out {
            entries,
            weight: self.queue.weight_of(entries),
            after: after.collect(),
            is_list: batch.is_replace(),
        });
        Ok(batch)
    }

    /// Ends the current batch as applied, except for these keys.
    pub(super) fn settle(&mut self, failed: &HashSet<ObjectKey>) {
        let Some(out) = self.out.take() else { return };
        let upto = self.queue.head() + out.entries as u64;
        self.queue.remove(out.entries);
        for (key, now) in out.after {
            // Recorded even if a newer delta is queued, because that one may fail.
            if !failed.contains(&key) {
                self.known.remember(&key, now);
            }
            if !out.is_list && self.pending.get(&key).is_some_and(|p| p.entry < upto) {
                self.pending.remove(&key);
            }
        }
        if out.is_list {
            self.pending.retain(|_, pending| pending.entry >= upto);
            self.lists -= 1;
            self.queue.populated();
        }
    }

    /// Returns the current batch to the queue.
    pub(super) fn put_back(&mut self) {
        self.out = None;
        self.queue.report_again();
    }

    fn append(&mut self, delta: Delta<K>) {
        let becomes = delta.after();
        let free = self.queue.head() + self.out.as_ref().map_or(0, |out| out.entries as u64);
        let delta = match self.pending.get_mut(&delta.key) {
            // The consumer has seen the batch that is out: no delta is added to it.
            Some(pending) if self.order == Order::PerKey && pending.entry >= free => {
                match self.queue.gather(pending.entry, delta) {
                    Ok(()) => {
                        pending.becomes = becomes;
                        return;
                    }
                    Err(delta) => delta,
                }
            }
            _ => delta,
        };
        let entry = self.queue.next_number();
        self.pending.insert(delta.key.clone(), Pending { becomes, entry });
        self.queue.push(delta);
    }

    /// Queues a deletion, unless the object is deleted already or was never seen (B33).
    fn delete(&mut self, mut delta: Delta<K>) {
        let now = match self.pending.get(&delta.key) {
            Some(pending) => pending.becomes.clone(),
            None if self.lists > 0 => None,
            None => self.known.get(&delta.key),
        };
        if now.is_some() {
            delta.object = delta.object.or(now);
            self.append(delta);
            return;
        }
        self.queue.no_list_expected();
        self.queue.saw(delta.version.clone());
        // Of two queued deletions, the one with more information is kept.
        let free = self.queue.head() + self.out.as_ref().map_or(0, |out| out.entries as u64);
        if let Some(pending) = self.pending.get(&delta.key)
            && pending.entry >= free
            && let Some(queued) = self.queue.last_delta_of(pending.entry)
            && let DeltaKind::Deleted {
                final_state_unknown: true,
            } = queued.kind
            && let DeltaKind::Deleted {
                final_state_unknown: false,
            } = delta.kind
        {
            queued.kind = delta.kind;
            queued.object = delta.object.or_else(|| queued.object.take());
        }
    }

    /// Puts deletions in front of a list for the objects that it does not name.
    ///
    /// The deletions are computed when the list leaves and not when it arrives: all earlier batches are done, so the
    /// known objects are exactly the consumer's, even if an earlier delta failed. A list that was returned has its
    /// deletions already.
    fn find_vanished(&mut self) {
        let Some(list) = self.queue.front_list() else {
            return;
        };
        if list.deletions_found {
            return;
        }
        let mut listed = HashSet::with_capacity(list.deltas.len());
        listed.extend(list.deltas.iter().map(|delta| &delta.key));
        let mut vanished = Vec::new();
        self.known.for_each(&mut |key, last| {
            if !listed.contains(key) {
                vanished.push(Delta::deleted(Deleted::missed(key.clone(), Some(last.clone()))));
            }
        });
        // Sorted by key, so that the same history leads to the same order in every run.
        vanished.sort_by(|a, b| a.key.cmp(&b.key));
        list.delete_first(vanished);
    }
}
