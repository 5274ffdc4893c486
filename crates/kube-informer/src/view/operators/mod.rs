//! Operators: what a node computes from the changes of its inputs.
//!
//! An operator is a state machine without tasks and clocks. In a round it reads the changes of its inputs, and their tables
//! as they are after these changes, and writes what becomes of its own keys. What did not change after all is found out by
//! the node, not by the operator.
//!
//! ```text
//! each.rs       map, filter, filter_map: one key in, the same key out; no state
//! flat_map.rs   one key in, any number of keys out
//! group.rs      group_by, with the aggregates of aggregate.rs
//! join.rs       join by key, and by a key that a function finds (n : 1)
//! matching.rs   label selectors against labels, over the index of selector.rs
//! union.rs      several collections as one, the first has precedence
//! fetch.rs      a function that fetches what it needs, and runs again when that changes
//! ```

pub(super) mod aggregate;
pub(super) mod each;
pub(super) mod fetch;
pub(super) mod flat_map;
pub(super) mod group;
pub(super) mod join;
pub(super) mod matching;
pub(super) mod selector;
pub(super) mod union;

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::cell::{AfterRound, Cell};
use super::change::{Change, ChangeBatch, HashSet, Key, Value};
use super::explain::{AnyTable, NodeKey, Sources};
use super::graph::AnyNode;
use super::snapshot::InputVersion;
use super::status::NodeStatus;
use crate::guard::guarded;

/// Computes the output of a node.
pub(super) trait Operator<K, V>: Send {
    /// Writes what becomes of the keys that the changes of this round concern.
    fn step(&mut self, output: &mut Output<K, V>);
    /// The keys of the inputs that a key is computed from.
    fn sources(&self, key: &K, found: &mut Sources);
}

/// The input of an operator: another node's output.
pub(super) struct Input<K, V>(pub(super) Arc<Cell<K, V>>);

impl<K: Key, V: Value> Input<K, V> {
    /// The changes of this round.
    fn changes(&self) -> InputChanges<K, V> {
        InputChanges(self.0.changes())
    }

    /// The value of a key after this round.
    fn get(&self, key: &K) -> Option<Arc<V>> {
        self.0.get(key)
    }

    /// A key of the output is computed from this key, if the input has it.
    fn source(&self, key: &K, found: &mut Sources) {
        if self.0.get(key).is_some() {
            found.add(self.0.id, key);
        }
    }
}

/// The changes of an input, which may be none.
struct InputChanges<K, V>(Option<Arc<ChangeBatch<K, V>>>);

impl<K, V> InputChanges<K, V> {
    fn iter(&self) -> impl Iterator<Item = &Change<K, V>> {
        self.0.iter().flat_map(|batch| &batch.changes)
    }
}

/// What becomes of the keys of a node in one round.
pub(super) struct Output<K, V> {
    /// Each key at most once.
    pub(super) values: Vec<(K, Option<Arc<V>>)>,
    /// The keys whose function panicked. They keep their values.
    pub(super) failures: Vec<(String, String)>,
    /// Keys that failed before, and do not any more.
    pub(super) recovered: Vec<String>,
}

impl<K: Key, V: Value> Output<K, V> {
    pub(super) fn new() -> Self {
        Self {
            values: Vec::new(),
            failures: Vec::new(),
            recovered: Vec::new(),
        }
    }

    pub(super) fn set(&mut self, key: K, value: Option<Arc<V>>) {
        self.values.push((key, value));
    }
}

/// The keys of an operator's functions that panicked last time.
pub(super) struct Failing(HashSet<String>);

impl Failing {
    fn new() -> Self {
        Self(HashSet::default())
    }

    /// Calls a user's function for a key. A panic is reported, and `None` returned: the key keeps what it has.
    fn call<K: Key, V: Value, T>(
        &mut self,
        output: &mut Output<K, V>,
        key: &impl Key,
        function: impl FnOnce() -> T,
    ) -> Option<T> {
        match guarded(function) {
            Ok(result) => {
                self.well(output, key);
                Some(result)
            }
            Err(panic) => {
                let key = self.failed(key);
                output.failures.push((key, panic));
                None
            }
        }
    }

    /// The key does not fail any more, or is gone.
    fn well<K: Key, V: Value>(&mut self, output: &mut Output<K, V>, key: &impl Key) {
        if !self.0.is_empty() {
            output.recovered.extend(self.recovered(key));
        }
    }

    /// Remembers a key that fails, and returns its text.
    fn failed(&mut self, key: &dyn fmt::Debug) -> String {
        let key = guarded(|| format!("{key:?}")).unwrap_or_else(|_| "(a key)".to_owned());
        self.0.insert(key.clone());
        key
    }

    /// Forgets a key, and returns its text if it failed.
    fn recovered(&mut self, key: &dyn fmt::Debug) -> Option<String> {
        let key = guarded(|| format!("{key:?}")).ok()?;
        self.0.remove(&key).then_some(key)
    }
}

/// A node: an operator and its output.
pub(super) struct TypedNode<K, V> {
    pub(super) cell: Arc<Cell<K, V>>,
    /// None for an input of the graph, which is written from outside.
    pub(super) operator: Option<Box<dyn Operator<K, V>>>,
}

impl<K: Key, V: Value> AnyNode for TypedNode<K, V> {
    fn step(&mut self, run: bool, input: Option<&InputVersion>, after: &mut AfterRound) -> bool {
        let mut output = Output::new();
        if run && let Some(operator) = &mut self.operator {
            // The functions are guarded one by one. What panics here is an aggregate's bookkeeping, or `Hash` or `Ord` of a key.
            if let Err(panic) = guarded(|| operator.step(&mut output)) {
                output.failures.push(("the whole view".to_owned(), panic));
            }
        }
        self.cell.commit(output, input, after)
    }

    fn begin_initial(&self) {
        self.cell.begin_initial();
    }

    fn end_round(&self, after: &mut AfterRound) {
        self.cell.end_round(after);
    }

    fn status(&self) -> NodeStatus {
        NodeStatus::of(&self.cell)
    }

    fn record(&self) {
        self.cell.latest.start();
    }

    fn table(&self) -> Box<dyn AnyTable> {
        Box::new(self.cell.snapshot())
    }

    fn describe(&self, key: &dyn Any) -> Option<NodeKey> {
        let mut known = self.cell.describe(key)?;
        if let (Some(operator), Some(key)) = (&self.operator, key.downcast_ref::<K>()) {
            // Comparing keys is the user's code.
            let sources = guarded(|| {
                let mut sources = Sources::default();
                operator.sources(key, &mut sources);
                sources
            });
            known.sources = sources.unwrap_or_default();
        }
        Some(known)
    }
}
