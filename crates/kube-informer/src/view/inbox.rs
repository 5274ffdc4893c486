//! The inbox of one handler of a view: the changes that it has not received yet.
//!
//! The same shape as an informer's inbox, for keys of any type: batches are shared, and folded by key once more changes wait
//! than the backlog allows. So the memory of a slow handler is bounded by keys, not by changes (I7).

use std::collections::{BTreeMap, VecDeque};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Waker};

use slab::Slab;
use tokio::time::Instant;

use super::change::{Change, ChangeBatch, Event, HashMap, Key, Value};
use super::snapshot::Snapshot;
use crate::informer::{AnyListener, Backlog, FoldedPlace, Lag, ListenerStats};
use crate::sync::Mutex;

/// A registered handler, as its collection sees it.
pub(super) struct Listener<K, V> {
    pub(super) stats: Arc<ListenerStats>,
    pub(super) inbox: Inbox<K, V>,
}

impl<K: Key, V: Value> AnyListener for Listener<K, V> {
    fn stats(&self) -> &Arc<ListenerStats> {
        &self.stats
    }

    fn lag(&self) -> Lag {
        self.inbox.lag()
    }

    fn close(&self) {
        let waker = self.inbox.close();
        waker.into_iter().for_each(Waker::wake);
    }

    fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }
}

/// The changes that a handler has not received.
pub(super) struct Inbox<K, V> {
    state: Mutex<InboxState<K, V>>,
    /// A copy of the flag in the state, read before each callback without the lock.
    closed: AtomicBool,
}

struct InboxState<K, V> {
    pending: VecDeque<PendingItem<K, V>>,
    /// The number of changes in `pending`, without those of the initial state.
    changes: usize,
    folded: Folded<K, V>,
    backlog: Backlog,
    closed: bool,
    waker: Option<Waker>,
}

enum PendingItem<K, V> {
    Initial(Snapshot<K, V>),
    Changes(Arc<ChangeBatch<K, V>>),
    Synced,
}

/// Changes by key, in the order in which each key first changed.
struct Folded<K, V> {
    places: HashMap<K, FoldedPlace>,
    /// Where the change of each position is.
    order: BTreeMap<u64, usize>,
    /// Apart from the maps, which are compiled once for each type of keys, as they do not contain `V`.
    changes: Slab<FoldedChange<K, V>>,
    next: u64,
    since: Option<Instant>,
    /// The sync belongs before the changes from this position on.
    synced_at: Option<u64>,
}

/// All changes of one key since the handler last received it.
struct FoldedChange<K, V> {
    /// `old` is the state that the handler knows, `new` the one to deliver.
    change: Change<K, V>,
    /// The key was gone in between. That is delivered, too, as in an informer.
    gone: bool,
}

impl<K: Key, V: Value> Inbox<K, V> {
    /// An inbox that starts with a state.
    pub(super) fn new(backlog: Backlog, initial: Snapshot<K, V>, synced: bool) -> Self {
        let mut pending = VecDeque::new();
        if !initial.is_empty() {
            pending.push_back(PendingItem::Initial(initial));
        }
        if synced {
            pending.push_back(PendingItem::Synced);
        }
        Self {
            state: Mutex::new(InboxState {
                pending,
                changes: 0,
                folded: Folded {
                    places: HashMap::default(),
                    order: BTreeMap::new(),
                    changes: Slab::new(),
                    next: 0,
                    since: None,
                    synced_at: None,
                },
                backlog,
                closed: false,
                waker: None,
            }),
            closed: AtomicBool::new(false),
        }
    }

    /// Adds a batch. Returns the waker to call after all locks are released.
    pub(super) fn push(&self, batch: &Arc<ChangeBatch<K, V>>) -> Option<Waker> {
        let mut state = self.state.lock();
        if state.closed {
            return None;
        }
        if state.folded.is_empty() {
            state.changes += batch.changes.len();
            state.pending.push_back(PendingItem::Changes(Arc::clone(batch)));
            if !state.backlog.keeps_every(state.changes) {
                state.fold();
            }
        } else {
            state.folded.fold(batch);
        }
        state.waker.take()
    }

    pub(super) fn push_synced(&self) -> Option<Waker> {
        let mut state = self.state.lock();
        if state.closed {
            return None;
        }
        if state.folded.is_empty() {
            state.pending.push_back(PendingItem::Synced);
        } else {
            let next = state.folded.next;
            state.folded.synced_at.get_or_insert(next);
        }
        state.waker.take()
    }

    /// The next events; `None` once the inbox is closed, whatever is pending.
    pub(super) fn poll_take(&self, cx: &mut Context<'_>) -> Poll<Option<Vec<Event<K, V>>>> {
        let mut state = self.state.lock();
        if state.closed {
            return Poll::Ready(None);
        }
        if let Some(taken) = state.take() {
            drop(state);
            return Poll::Ready(Some(taken.into_events()));
        }
        // The previous waker is dropped after unlocking: a waker is foreign code.
        let previous = state.waker.replace(cx.waker().clone());
        drop(state);
        drop(previous);
        Poll::Pending
    }

    pub(super) fn lag(&self) -> Lag {
        let state = self.state.lock();
        let (mut listed, mut since) = (0, None);
        for item in &state.pending {
            match item {
                PendingItem::Initial(snapshot) => listed += snapshot.len(),
                PendingItem::Changes(batch) => since = since.or(Some(batch.at)),
                PendingItem::Synced => {}
            }
        }
        Lag {
            waiting: listed + state.changes + state.folded.changes.len(),
            since: since.or(state.folded.since),
            coalescing: !state.folded.changes.is_empty(),
        }
    }

    pub(super) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }

    /// Drops what is pending. Nothing is taken or pushed any more.
    pub(super) fn close(&self) -> Option<Waker> {
        let mut state = self.state.lock();
        state.closed = true;
        self.closed.store(true, Ordering::Release);
        state.changes = 0;
        let folded = (
            std::mem::take(&mut state.folded.places),
            std::mem::take(&mut state.folded.order),
            std::mem::take(&mut state.folded.changes),
        );
        let pending = std::mem::take(&mut state.pending);
        let waker = state.waker.take();
        drop(state);
        // Not while locked: this may free the user's values.
        drop((folded, pending));
        waker
    }
}

/// What one step takes from an inbox.
enum TakenItem<K, V> {
    Pending(PendingItem<K, V>),
    Folded(Vec<FoldedChange<K, V>>),
}

impl<K: Key, V: Value> TakenItem<K, V> {
    fn into_events(self) -> Vec<Event<K, V>> {
        match self {
            Self::Pending(PendingItem::Initial(snapshot)) => {
                let initial = snapshot.iter().map(|(key, value)| Event::Added {
                    key: key.clone(),
                    value: Arc::clone(value),
                    initial: true,
                });
                initial.collect()
            }
            Self::Pending(PendingItem::Changes(batch)) => {
                let events = batch.changes.iter();
                events.filter_map(|change| change.event(false)).collect()
            }
            Self::Pending(PendingItem::Synced) => vec![Event::Synced],
            Self::Folded(changes) => changes.into_iter().flat_map(FoldedChange::into_events).collect(),
        }
    }
}

impl<K: Key, V: Value> FoldedChange<K, V> {
    fn into_events(self) -> Vec<Event<K, V>> {
        let Change { key, old, new } = self.change;
        let new_alone = |new| Change {
            key: key.clone(),
            old: None,
            new,
        };
        let changes = match old {
            Some(old) if self.gone && new.is_some() => {
                let deleted = Change {
                    key: key.clone(),
                    old: Some(old),
                    new: None,
                };
                vec![deleted, new_alone(new)]
            }
            old => vec![Change {
                old,
                ..new_alone(new)
            }],
        };
        changes.iter().filter_map(|change| change.event(false)).collect()
    }
}

impl<K: Key, V: Value> InboxState<K, V> {
    fn take(&mut self) -> Option<TakenItem<K, V>> {
        if let Some(item) = self.pending.pop_front() {
            if let PendingItem::Changes(batch) = &item {
                self.changes -= batch.changes.len();
            }
            return Some(TakenItem::Pending(item));
        }
        self.folded.take()
    }

    fn fold(&mut self) {
        for item in std::mem::take(&mut self.pending) {
            match item {
                PendingItem::Changes(batch) => self.folded.fold(&batch),
                PendingItem::Synced if !self.folded.is_empty() => {
                    self.folded.synced_at.get_or_insert(self.folded.next);
                }
                item => self.pending.push_back(item),
            }
        }
        self.changes = 0;
    }
}

impl<K: Key, V: Value> Folded<K, V> {
    fn is_empty(&self) -> bool {
        self.changes.is_empty() && self.synced_at.is_none()
    }

    fn fold(&mut self, batch: &ChangeBatch<K, V>) {
        self.since.get_or_insert(batch.at);
        for change in &batch.changes {
            match self.places.get(&change.key) {
                None => {
                    let position = self.next;
                    let folded = FoldedChange {
                        change: change.clone(),
                        gone: change.new.is_none(),
                    };
                    let place = FoldedPlace {
                        position,
                        change: self.changes.insert(folded),
                    };
                    self.order.insert(position, place.change);
                    self.places.insert(change.key.clone(), place);
                    self.next += 1;
                }
                Some(&place) => {
                    let folded = &mut self.changes[place.change];
                    folded.change.new.clone_from(&change.new);
                    folded.gone |= change.new.is_none();
                    if folded.change.old.is_none() && folded.change.new.is_none() {
                        // Created and deleted while the handler was busy.
                        self.changes.remove(place.change);
                        self.order.remove(&place.position);
                        self.places.remove(&change.key);
                    }
                }
            }
        }
        self.release_if_empty();
    }

    /// Takes the oldest keys, or the sync.
    fn take(&mut self) -> Option<TakenItem<K, V>> {
        let mut taken = Vec::new();
        while taken.len() < FOLDED_AT_A_TIME {
            let Some(first) = self.order.first_entry() else {
                break;
            };
            if self.synced_at.is_some_and(|at| *first.key() >= at) {
                break;
            }
            let folded = self.changes.remove(first.remove());
            self.places.remove(&folded.change.key);
            taken.push(folded);
        }
        self.release_if_empty();
        if taken.is_empty() {
            let synced = self.synced_at.take();
            return synced.map(|_| TakenItem::Pending(PendingItem::Synced));
        }
        Some(TakenItem::Folded(taken))
    }

    /// Frees the memory of a backlog that was delivered.
    fn release_if_empty(&mut self) {
        if self.changes.is_empty() {
            self.since = None;
            self.changes = Slab::new();
        }
    }
}

/// While a handler is behind, changes that it has not taken can still be folded. So it takes only a few at a time.
const FOLDED_AT_A_TIME: usize = 32;
