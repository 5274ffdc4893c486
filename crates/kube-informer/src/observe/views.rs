//! Derived collections in reports and metrics.

use std::collections::HashMap;
use std::sync::Arc;

use serde::Serialize;

use super::clock::Clock;
use super::redact::redact_text;
use crate::view::{NodeStatus, ViewGraph};

/// A derived collection, with everything that it is computed from. See [`Inspector::view`](super::Inspector::view) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ViewReport {
    /// Its name.
    pub name: Arc<str>,
    /// The collection itself and those above it. Each comes after those that it is computed from; the collection itself is the last.
    pub nodes: Vec<ViewNodeReport>,
    /// The graph as a mermaid flowchart.
    pub drawing: String,
}

/// One collection of a graph. See [`Inspector::view`](super::Inspector::view) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct ViewNodeReport {
    /// Its number, unique in this process.
    pub id: u64,
    /// Its name.
    pub name: Arc<str>,
    /// The operator, or the kind of input.
    pub kind: &'static str,
    /// The numbers of the collections that it is computed from.
    pub inputs: Vec<u64>,
    /// The number of keys.
    pub size: usize,
    /// The number of changes so far.
    pub changes: u64,
    /// When it last changed.
    pub last_change: Option<u64>,
    /// True once the initial state of every input is part of it.
    pub synced: bool,
    /// The versions of the inputs that it was computed from, as `name@version`.
    pub versions: Vec<String>,
    /// The number of changes that its slowest handler has not received.
    pub waiting: usize,
    /// The number of calls of its function that panicked.
    pub panics: u64,
    /// The number of keys whose function panicked the last time.
    pub failing: usize,
    /// The latest panic, with its key.
    pub last_error: Option<String>,
}

impl ViewReport {
    pub(super) fn of(graph: ViewGraph, clock: &Clock) -> Option<Self> {
        let drawing = graph.to_string();
        let nodes: Vec<_> = graph
            .nodes
            .into_iter()
            .map(|node| ViewNodeReport::of(node, clock))
            .collect();
        Some(Self {
            name: Arc::clone(&nodes.last()?.name),
            nodes,
            drawing,
        })
    }

    /// The collection itself.
    pub(super) fn own(&self) -> Option<&ViewNodeReport> {
        self.nodes.last()
    }
}

/// Gives views of the same name a number, because a series of metrics must not occur twice (B59).
pub(super) fn with_unique_names(mut views: Vec<ViewReport>) -> Vec<ViewReport> {
    let mut known = HashMap::<Arc<str>, usize>::new();
    for view in &mut views {
        let times = known.entry(Arc::clone(&view.name)).or_default();
        *times += 1;
        if *times > 1 {
            view.name = format!("{}-{times}", view.name).into();
        }
    }
    views
}

impl ViewNodeReport {
    fn of(node: NodeStatus, clock: &Clock) -> Self {
        let version = |input: &crate::view::InputVersion| match &input.version {
            Some(version) => format!("{}@{version}", input.name),
            None => format!("{}@{}", input.name, input.revision),
        };
        let waiting = node.handlers.iter().map(|handler| handler.lag.waiting).max();
        Self {
            id: node.id,
            name: node.name,
            kind: node.kind,
            inputs: node.inputs,
            size: node.size,
            changes: node.changes,
            last_change: node.last_change.map(|at| clock.millis(at)),
            synced: node.synced,
            versions: node.versions.iter().map(version).collect(),
            waiting: waiting.unwrap_or(0),
            panics: node.panics,
            failing: node.failing.len(),
            last_error: node.last_error.map(|error| redact_text(&error).into_owned()),
        }
    }
}
