//! The graph of the nodes that depend on each other, and the rounds in which a change passes through it.
//!
//! Knows: nodes by number, which node reads which, the order of a round.
//! Never learns: keys, values, tasks, clocks, informers.
//!
//! A round takes the changes of one input to every node below it, under one lock, in the order in which the nodes were
//! created. A node can only read nodes that existed before it, so that order is topological and there are no cycles. A node
//! runs once per round, after all of its inputs. So a join whose inputs have a common ancestor never shows the change of one
//! without that of the other.
//!
//! Graphs that a new node connects are merged. A merged graph forwards to the graph that took its nodes.

use std::any::Any;
use std::cell::Cell as Flag;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};

use super::cell::AfterRound;
use super::explain::{AnyKey, AnyTable, Explanation, MOST_EXPLAINED, NodeKey, Source};
use super::snapshot::InputVersion;
use super::status::NodeStatus;
use crate::sync::Mutex;

/// A node without the types of its keys and values.
pub(super) trait AnyNode: Send {
    /// Runs the operator if `run`, takes over the version of the input, and returns true if the output changed.
    fn step(&mut self, run: bool, input: Option<&InputVersion>, after: &mut AfterRound) -> bool;
    /// Shows the whole output as the changes of this round, to a node that is being created.
    fn begin_initial(&self);
    fn end_round(&self, after: &mut AfterRound);
    fn status(&self) -> NodeStatus;
    /// Remembers the latest changes from now on.
    fn record(&self);
    fn table(&self) -> Box<dyn AnyTable>;
    /// What the node knows of a key. `None` for a key of another type.
    fn describe(&self, key: &dyn Any) -> Option<NodeKey>;
}

/// A place in a graph, and the way to it after merges.
pub(super) struct GraphRef(Mutex<Arc<Graph>>);

struct Graph {
    state: Mutex<GraphState>,
    /// Nodes without handles. They are removed by the thread that next finds the graph unlocked.
    dead: Mutex<Vec<u64>>,
    /// The graph that took over the nodes. Set once, by a merge, under the lock of the state.
    forward: OnceLock<Arc<Graph>>,
}

#[derive(Default)]
struct GraphState {
    nodes: BTreeMap<u64, Node>,
}

struct Node {
    node: Box<dyn AnyNode>,
    inputs: Vec<u64>,
    dependents: BTreeSet<u64>,
}

/// The number of a new node. A later node has a higher number.
pub(super) fn next_id() -> u64 {
    static IDS: AtomicU64 = AtomicU64::new(1);
    IDS.fetch_add(1, Ordering::Relaxed)
}

impl GraphRef {
    /// A graph of its own, for an input.
    pub(super) fn new(id: u64, node: Box<dyn AnyNode>) -> Self {
        let nodes = BTreeMap::from([(
            id,
            Node {
                node,
                inputs: Vec::new(),
                dependents: BTreeSet::new(),
            },
        )]);
        Self(Mutex::new(Arc::new(Graph {
            state: Mutex::new(GraphState { nodes }),
            dead: Mutex::default(),
            forward: OnceLock::new(),
        })))
    }

    /// Adds a node below others, whose graphs become one. `build` creates the node while no round runs. The node computes
    /// its first output in here.
    pub(super) fn join(
        parents: &[(&Self, u64)],
        id: u64,
        build: &mut dyn FnMut() -> Box<dyn AnyNode>,
    ) -> Self {
        let ((first, _), others) = parents.split_first().expect("a node below others");
        for (other, _) in others {
            merge(first, other);
        }
        let mut after = AfterRound::default();
        first.with(|state| {
            let mut node = build();
            let inputs: BTreeSet<u64> = parents.iter().map(|(_, id)| *id).collect();
            for input in &inputs {
                if let Some(above) = state.nodes.get_mut(input) {
                    above.dependents.insert(id);
                    above.node.begin_initial();
                }
            }
            node.step(true, None, &mut after);
            node.end_round(&mut after);
            for input in &inputs {
                if let Some(above) = state.nodes.get(input) {
                    above.node.end_round(&mut after);
                }
            }
            let node = Node {
                node,
                inputs: inputs.into_iter().collect(),
                dependents: BTreeSet::new(),
            };
            state.nodes.insert(id, node);
        });
        after.run();
        Self(Mutex::new(first.current()))
    }

    /// Runs a round. `begin` commits the changes of the input, and returns true if there are any, with its version. `end` is
    /// called when every node below has that version.
    pub(super) fn round(
        &self,
        id: u64,
        begin: impl FnOnce(&mut AfterRound) -> (bool, InputVersion),
        end: impl FnOnce(InputVersion),
    ) {
        let mut after = AfterRound::default();
        self.with(|state| {
            let (changed, version) = begin(&mut after);
            state.round(id, changed, &version, &mut after);
            end(version);
        });
        after.run();
    }

    /// Runs code while no round runs.
    pub(super) fn quiet<T>(&self, code: impl FnOnce() -> T) -> T {
        self.with(|_| code())
    }

    /// The states of a node and of all nodes above it, in the order in which they were created.
    pub(super) fn status(&self, id: u64) -> Vec<NodeStatus> {
        self.with(|state| {
            let (mut open, mut found) = (vec![id], BTreeMap::new());
            while let Some(id) = open.pop() {
                if let Some(node) = state.nodes.get(&id) {
                    let mut status = node.node.status();
                    status.inputs.clone_from(&node.inputs);
                    if found.insert(id, status).is_none() {
                        open.extend(&node.inputs);
                    }
                }
            }
            found.into_values().collect()
        })
    }

    /// Lets a node and all nodes above it remember their latest changes.
    pub(super) fn record(&self, id: u64) {
        self.with(|state| {
            for id in state.above(id) {
                if let Some(node) = state.nodes.get(&id) {
                    node.node.record();
                }
            }
        });
    }

    /// The table of a node, if it is this one or above it.
    pub(super) fn table(&self, id: u64, wanted: u64) -> Option<Box<dyn AnyTable>> {
        self.with(|state| {
            let known = state.above(id).contains(&wanted);
            known
                .then(|| state.nodes.get(&wanted).map(|node| node.node.table()))
                .flatten()
        })
    }

    /// Explains a key of a node.
    pub(super) fn explain(&self, id: u64, key: Box<dyn AnyKey>) -> Option<Explanation> {
        self.with(|state| state.explain(id, Source::Key(key), &mut 0))
    }

    /// Removes a node whose last handle is gone. Never waits for a round.
    pub(super) fn remove(&self, id: u64) {
        let graph = self.current();
        graph.dead.lock().push(id);
        graph.sweep();
    }

    fn current(&self) -> Arc<Graph> {
        Arc::clone(&self.0.lock())
    }

    /// The graph that has the nodes now. It stays so while no merge runs.
    fn resolve(&self) -> Arc<Graph> {
        loop {
            let graph = self.current();
            match graph.forward.get() {
                Some(next) => *self.0.lock() = Arc::clone(next),
                None => return graph,
            }
        }
    }

    /// Locks the graph that has the nodes now.
    fn with<T>(&self, code: impl FnOnce(&mut GraphState) -> T) -> T {
        let inside = Inside::enter();
        loop {
            let graph = self.resolve();
            let mut state = graph.state.lock();
            if graph.forward.get().is_some() {
                continue; // merged before it was locked
            }
            let result = code(&mut state);
            drop(state);
            drop(inside);
            graph.sweep();
            return result;
        }
    }
}

impl Graph {
    /// Removes the nodes without handles, unless the graph is locked: then the thread that has the lock does it afterwards.
    fn sweep(&self) {
        while !self.dead.lock().is_empty() {
            let Some(mut state) = self.state.try_lock() else {
                return;
            };
            let dead = std::mem::take(&mut *self.dead.lock());
            if let Some(next) = self.forward.get() {
                drop(state);
                next.dead.lock().extend(dead);
                next.sweep();
                continue;
            }
            let removed: Vec<_> = dead.into_iter().filter_map(|id| state.remove(id)).collect();
            drop(state);
            // Drops the user's closures, and with them perhaps handles of other nodes.
            let mut after = AfterRound::default();
            after.garbage.extend(removed.into_iter().map(|node| {
                let garbage: Box<dyn std::any::Any + Send> = Box::new(node.node);
                garbage
            }));
            after.run();
        }
    }
}

impl GraphState {
    /// A node and all nodes above it.
    fn above(&self, id: u64) -> BTreeSet<u64> {
        let (mut open, mut found) = (vec![id], BTreeSet::new());
        while let Some(id) = open.pop() {
            if let Some(node) = self.nodes.get(&id)
                && found.insert(id)
            {
                open.extend(&node.inputs);
            }
        }
        found
    }

    fn explain(&self, id: u64, source: Source, explained: &mut usize) -> Option<Explanation> {
        *explained += 1;
        let node = &self.nodes.get(&id)?.node;
        let key = match source {
            Source::Key(key) => key,
            Source::Other(key) => {
                let status = node.status();
                return Some(Explanation {
                    collection: id,
                    name: status.name,
                    kind: status.kind,
                    key,
                    exists: true,
                    last_change: None,
                    inputs: Vec::new(),
                    omitted: 0,
                });
            }
        };
        let known = node.describe(key.as_any())?;
        let mut explanation = Explanation {
            collection: id,
            name: known.name,
            kind: known.kind,
            key: key.text(),
            exists: known.exists,
            last_change: known.last_change,
            inputs: Vec::new(),
            omitted: known.sources.omitted,
        };
        for (input, source) in known.sources.found {
            // A node only reads nodes that are older, so this ends.
            if *explained < MOST_EXPLAINED {
                explanation.inputs.extend(self.explain(input, source, explained));
            } else {
                explanation.omitted += 1;
            }
        }
        Some(explanation)
    }

    fn round(&mut self, root: u64, changed: bool, version: &InputVersion, after: &mut AfterRound) {
        let mut changed_nodes = HashSet::new();
        if changed {
            changed_nodes.insert(root);
        }
        let Some(node) = self.nodes.get(&root) else {
            return;
        };
        let mut open = node.dependents.clone();
        let mut visited = vec![root];
        while let Some(id) = open.pop_first() {
            let Some(node) = self.nodes.get_mut(&id) else {
                continue;
            };
            let run = node.inputs.iter().any(|input| changed_nodes.contains(input));
            if node.node.step(run, Some(version), after) {
                changed_nodes.insert(id);
            }
            open.extend(&node.dependents);
            visited.push(id);
        }
        for id in visited {
            if let Some(node) = self.nodes.get(&id) {
                node.node.end_round(after);
            }
        }
    }

    fn remove(&mut self, id: u64) -> Option<Node> {
        let node = self.nodes.remove(&id)?;
        for input in &node.inputs {
            if let Some(above) = self.nodes.get_mut(input) {
                above.dependents.remove(&id);
            }
        }
        Some(node)
    }
}

/// Makes two graphs one.
fn merge(one: &GraphRef, other: &GraphRef) {
    // Only merges hold the locks of two graphs, and only one merge runs at a time, so there is no deadlock.
    static MERGES: Mutex<()> = Mutex::new(());
    let inside = Inside::enter();
    let alone = MERGES.lock();
    let (one, other) = (one.resolve(), other.resolve());
    if Arc::ptr_eq(&one, &other) {
        return;
    }
    let mut into = one.state.lock();
    let mut from = other.state.lock();
    into.nodes.append(&mut from.nodes);
    // Cannot be set already: `resolve` followed it to its end, and only one merge runs at a time.
    let _ = other.forward.set(Arc::clone(&one));
    drop((from, into, alone, inside));
    // Without any lock: this drops the user's closures.
    other.sweep();
    one.sweep();
}

/// Marks a thread that works on a graph, because a function of a view must not change a graph.
struct Inside;

thread_local! {
    static INSIDE: Flag<bool> = const { Flag::new(false) };
}

impl Inside {
    fn enter() -> Self {
        assert!(
            !INSIDE.replace(true),
            "a function of a view must not create, write or describe a view; do it before, or from a handler"
        );
        Self
    }
}

impl Drop for Inside {
    fn drop(&mut self) {
        INSIDE.set(false);
    }
}
