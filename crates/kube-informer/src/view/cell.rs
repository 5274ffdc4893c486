//! The output of one node: its table, its indexes, the input versions, and the handlers that receive its changes.
//!
//! Readers lock for as long as it takes to copy a pointer. Only the node's round writes, so it may compare and compute
//! indexes before it locks: no user code runs under the lock.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::Waker;

use tokio::sync::watch;
use tokio::time::Instant;

use super::change::{Change, ChangeBatch, Key, Value};
use super::explain::LatestChanges;
use super::inbox::{Inbox, Listener};
use super::index::AnyIndex;
use super::operators::Output;
use super::snapshot::{InputVersion, Snapshot};
use super::trie::Trie;
use crate::guard::{drop_guarded, guarded};
use crate::informer::{AnyListener, Backlog, Leave, ListenerStats};
use crate::sync::{Mutex, RwLock};

/// The output of a node.
pub(super) struct Cell<K, V> {
    pub(super) id: u64,
    state: RwLock<CellState<K, V>>,
    /// The changes of the round that runs, for the nodes below. Empty between rounds.
    round: Mutex<Option<Arc<ChangeBatch<K, V>>>>,
    /// Decides whether a new value equals the old one, and is not delivered.
    same: fn(&V, &V) -> bool,
    synced: watch::Sender<bool>,
    pub(super) stats: NodeStats,
    pub(super) latest: LatestChanges<K>,
}

struct CellState<K, V> {
    now: Snapshot<K, V>,
    listeners: Vec<Arc<Listener<K, V>>>,
    /// No handler may join any more, and no change follows.
    stopped: bool,
}

/// The name and the figures of a node.
pub(super) struct NodeStats {
    pub(super) name: Mutex<Arc<str>>,
    pub(super) kind: &'static str,
    pub(super) changes: AtomicU64,
    pub(super) panics: AtomicU64,
    pub(super) errors: Mutex<Errors>,
    pub(super) last_change: Mutex<Option<Instant>>,
}

/// The keys whose function panics, and the latest panic.
#[derive(Default)]
pub(super) struct Errors {
    pub(super) failing: BTreeMap<String, String>,
    pub(super) last: Option<String>,
}

/// What has to happen after all locks of a round are released, because it is foreign code.
#[derive(Default)]
pub(super) struct AfterRound {
    pub(super) wakers: Vec<Waker>,
    pub(super) garbage: Vec<Box<dyn Any + Send>>,
}

impl NodeStats {
    /// Records which keys failed, and which are well again.
    fn report(&self, failures: &[(String, String)], recovered: &[String]) {
        if failures.is_empty() && recovered.is_empty() {
            return;
        }
        let name = Arc::clone(&self.name.lock());
        let mut errors = self.errors.lock();
        for key in recovered {
            errors.failing.remove(key);
        }
        for (key, panic) in failures {
            self.panics.fetch_add(1, Ordering::Relaxed);
            tracing::error!(view = %name, key, "the function of a view panicked; the key keeps its last value: {panic}");
            if errors.failing.len() < FAILING || errors.failing.contains_key(key) {
                errors.failing.insert(key.clone(), panic.clone());
            }
            errors.last = Some(format!("{key}: {panic}"));
        }
    }
}

impl AfterRound {
    pub(super) fn run(self) {
        self.wakers.into_iter().for_each(Waker::wake);
        for garbage in self.garbage {
            if let Some(panic) = drop_guarded(garbage) {
                tracing::error!("a value of a view panicked when it was dropped: {panic}");
            }
        }
    }
}

impl<K: Key, V: Value> Cell<K, V> {
    pub(super) fn new(
        id: u64,
        name: Arc<str>,
        kind: &'static str,
        inputs: Vec<InputVersion>,
        same: fn(&V, &V) -> bool,
    ) -> Self {
        let now = Snapshot {
            table: Trie::new(),
            indexes: Vec::new(),
            inputs: Arc::new(inputs),
            revision: 0,
        };
        Self {
            id,
            synced: watch::Sender::new(now.is_synced()),
            state: RwLock::new(CellState {
                now,
                listeners: Vec::new(),
                stopped: false,
            }),
            round: Mutex::new(None),
            same,
            latest: LatestChanges::new(),
            stats: NodeStats {
                name: Mutex::new(name),
                kind,
                changes: AtomicU64::new(0),
                panics: AtomicU64::new(0),
                errors: Mutex::default(),
                last_change: Mutex::new(None),
            },
        }
    }

    pub(super) fn get<Q>(&self, key: &Q) -> Option<Arc<V>>
    where
        K: std::borrow::Borrow<Q>,
        Q: std::hash::Hash + Eq + ?Sized,
    {
        self.state.read().now.get(key).cloned()
    }

    pub(super) fn snapshot(&self) -> Snapshot<K, V> {
        self.state.read().now.clone()
    }

    pub(super) fn name(&self) -> Arc<str> {
        Arc::clone(&self.stats.name.lock())
    }

    pub(super) fn len(&self) -> usize {
        self.state.read().now.len()
    }

    pub(super) fn inputs(&self) -> Arc<Vec<InputVersion>> {
        Arc::clone(&self.state.read().now.inputs)
    }

    pub(super) fn watch_synced(&self) -> watch::Receiver<bool> {
        self.synced.subscribe()
    }

    /// The changes of the round that runs.
    pub(super) fn changes(&self) -> Option<Arc<ChangeBatch<K, V>>> {
        self.round.lock().clone()
    }

    /// Makes the whole table look like the changes of a round, for a node that is being created.
    pub(super) fn begin_initial(&self) {
        let now = self.snapshot();
        let changes = now.table.iter().map(|(key, value)| Change {
            key: key.clone(),
            old: None,
            new: Some(Arc::clone(value)),
        });
        *self.round.lock() = Some(Arc::new(ChangeBatch {
            changes: changes.collect(),
            at: Instant::now(),
        }));
    }

    /// Ends the part of a round that concerns this node.
    pub(super) fn end_round(&self, after: &mut AfterRound) {
        if let Some(batch) = self.round.lock().take() {
            after.garbage.push(Box::new(batch));
        }
    }

    /// Takes over the output of an operator, or of a writer, and the version of the input that caused the round. Returns
    /// true if something changed. Equal values do not count as a change.
    pub(super) fn commit(
        &self,
        output: Output<K, V>,
        input: Option<&InputVersion>,
        after: &mut AfterRound,
    ) -> bool {
        self.stats.report(&output.failures, &output.recovered);
        // Comparing and indexing is the user's code, so it works on a snapshot, which is dropped before the table is written.
        let (changes, prepared) = if output.values.is_empty() {
            (Vec::new(), Vec::new())
        } else {
            let now = self.snapshot();
            let changes = self.differences(output, &now.table);
            let indexes = now.indexes.iter();
            let prepared: Vec<_> = indexes.map(|index| index.prepare(&changes)).collect();
            (changes, prepared)
        };
        let at = Instant::now();
        let changed = !changes.is_empty();
        let mut replaced = None;
        if changes.len() > IN_PLACE {
            // Many changes are applied to a copy, so that readers do not wait for them.
            let mut table = self.snapshot().table;
            apply(&mut table, &changes);
            replaced = Some(table);
        }
        let mut state = self.state.write();
        let CellState {
            now,
            listeners,
            stopped,
        } = &mut *state;
        let was_synced = now.is_synced();
        if let Some(input) = input
            && let Some(known) = Arc::make_mut(&mut now.inputs)
                .iter_mut()
                .find(|known| known.id == input.id)
        {
            known.clone_from(input);
        }
        let mut batch = None;
        if changed {
            now.revision += 1;
            match replaced {
                Some(table) => after
                    .garbage
                    .push(Box::new(std::mem::replace(&mut now.table, table))),
                None => apply(&mut now.table, &changes),
            }
            for (index, prepared) in now.indexes.iter_mut().zip(prepared) {
                if Arc::get_mut(index).is_none() {
                    *index = index.clone_arc();
                }
                let index = Arc::get_mut(index).expect("it is a copy, or was not shared");
                index.apply(&changes, prepared);
            }
            self.latest.record(&changes, at, input, after);
            let new = Arc::new(ChangeBatch { changes, at });
            after
                .wakers
                .extend(listeners.iter().filter_map(|listener| listener.inbox.push(&new)));
            batch = Some(new);
        }
        let synced = now.is_synced() && !was_synced;
        if synced {
            let wakers = listeners
                .iter()
                .filter_map(|listener| listener.inbox.push_synced());
            after.wakers.extend(wakers);
        }
        let ended = !*stopped && !now.inputs.is_empty() && now.inputs.iter().all(|input| input.stopped);
        let mut closing = Vec::new();
        if ended {
            *stopped = true;
            closing = std::mem::take(listeners);
        }
        drop(state);
        for listener in closing {
            after.wakers.extend(listener.inbox.close());
        }
        if synced {
            self.synced.send_replace(true);
        }
        if let Some(batch) = batch {
            self.stats
                .changes
                .fetch_add(batch.changes.len() as u64, Ordering::Relaxed);
            *self.stats.last_change.lock() = Some(at);
            *self.round.lock() = Some(batch);
        }
        changed
    }

    /// The changes that an output makes to the table.
    fn differences(&self, output: Output<K, V>, table: &Trie<K, Arc<V>>) -> Vec<Change<K, V>> {
        let mut changes = Vec::with_capacity(output.values.len());
        for (key, new) in output.values {
            let old = table.get(&key).cloned();
            let same = match (&old, &new) {
                (None, None) => true,
                (Some(old), Some(new)) => Arc::ptr_eq(old, new) || self.is_same(old, new),
                _ => false,
            };
            if !same {
                changes.push(Change { key, old, new });
            }
        }
        changes
    }

    /// A comparison that panics counts as different: a needless update is better than a missing one.
    fn is_same(&self, old: &V, new: &V) -> bool {
        guarded(|| (self.same)(old, new)).unwrap_or(false)
    }

    /// Adds an index, which is computed from the table. Called while no round runs.
    pub(super) fn add_index(&self, mut index: Arc<dyn AnyIndex<K, V>>) {
        let now = self.snapshot();
        let entries = now.table.iter().map(|(key, value)| Change {
            key: key.clone(),
            old: None,
            new: Some(Arc::clone(value)),
        });
        let entries: Vec<_> = entries.collect();
        let prepared = index.prepare(&entries);
        if let Some(index) = Arc::get_mut(&mut index) {
            index.apply(&entries, prepared);
        }
        self.state.write().now.indexes.push(index);
    }

    /// Registers a handler: it starts with the current state and receives every later change (I5). `None` if the collection
    /// has ended.
    pub(super) fn join(&self, stats: ListenerStats, backlog: Backlog) -> Option<Arc<Listener<K, V>>> {
        let mut state = self.state.write();
        if state.stopped {
            return None;
        }
        let now = state.now.clone();
        let synced = now.is_synced();
        let listener = Arc::new(Listener {
            stats: Arc::new(stats),
            inbox: Inbox::new(backlog, now, synced),
        });
        state.listeners.push(Arc::clone(&listener));
        Some(listener)
    }

    pub(super) fn listeners(&self) -> Vec<Arc<Listener<K, V>>> {
        self.state.read().listeners.clone()
    }

    /// The last handle is gone: the handlers end, and the table is freed.
    pub(super) fn stop(&self) {
        let mut state = self.state.write();
        state.stopped = true;
        let listeners = std::mem::take(&mut state.listeners);
        let table = std::mem::replace(&mut state.now.table, Trie::new());
        let indexes = std::mem::take(&mut state.now.indexes);
        drop(state);
        listeners.iter().for_each(|listener| listener.close());
        AfterRound {
            wakers: Vec::new(),
            garbage: vec![Box::new(table), Box::new(indexes)],
        }
        .run();
    }
}

impl<K: Key, V: Value> Leave for Cell<K, V> {
    fn leave(&self, id: u64) {
        let mut state = self.state.write();
        let listeners = &mut state.listeners;
        let position = listeners.iter().position(|listener| listener.stats.id == id);
        let left = position.map(|position| listeners.remove(position));
        drop(state);
        drop(left);
    }
}

fn apply<K: Key, V>(table: &mut Trie<K, Arc<V>>, changes: &[Change<K, V>]) {
    for change in changes {
        // The batch still holds the previous value, so nothing of the user's is dropped here.
        match &change.new {
            Some(new) => table.insert(change.key.clone(), Arc::clone(new)),
            None => table.remove(&change.key),
        };
    }
}

/// Batches up to this size are applied in place.
const IN_PLACE: usize = 256;
/// The number of failing keys that are remembered with their panics.
const FAILING: usize = 100;
