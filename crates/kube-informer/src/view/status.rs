//! The state of views as plain values, and the drawing of a graph.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use tokio::time::Instant;

use super::cell::Cell;
use super::change::{Key, Value};
use super::snapshot::InputVersion;
use crate::informer::HandlerStatus;

/// The state of one collection.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let (numbers, writer) = Collection::writable("numbers");
/// let tenths = numbers.map(|_, n: &std::sync::Arc<i32>| 10 / **n).named("tenths");
/// writer.insert("a", 5);
/// writer.insert("b", 0); // the function panics
/// let status = tenths.status();
/// assert_eq!((status.size, status.panics), (1, 1));
/// assert_eq!(status.failing[0], (r#""b""#.to_owned(), "attempt to divide by zero".to_owned()));
/// writer.insert("b", 1);
/// assert!(tenths.status().failing.is_empty());
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct NodeStatus {
    /// The number of the collection, unique in this process.
    pub id: u64,
    /// Its name.
    pub name: Arc<str>,
    /// The operator or the kind of input.
    pub kind: &'static str,
    /// The numbers of the collections from which it is computed.
    pub inputs: Vec<u64>,
    /// The number of keys.
    pub size: usize,
    /// The number of changes so far. Its growth is the rate.
    pub changes: u64,
    /// When it last changed.
    pub last_change: Option<Instant>,
    /// True once the initial state of every input is part of it.
    pub synced: bool,
    /// The versions of the inputs that it was computed from.
    pub versions: Vec<InputVersion>,
    /// Its handlers and subscriptions. The [`lag`](HandlerStatus::lag) of each says how far behind it is.
    pub handlers: Vec<HandlerStatus>,
    /// The number of calls of its function that panicked.
    pub panics: u64,
    /// The keys whose function panicked the last time, and the panics; at most a hundred.
    pub failing: Vec<(String, String)>,
    /// The latest panic, with its key.
    pub last_error: Option<String>,
}

impl NodeStatus {
    pub(super) fn of<K: Key, V: Value>(cell: &Cell<K, V>) -> Self {
        let snapshot = cell.snapshot();
        let stats = &cell.stats;
        let listeners = cell.listeners();
        let handlers = listeners.iter().map(|listener| HandlerStatus::of(&**listener));
        let handlers = handlers.collect();
        let errors = stats.errors.lock();
        Self {
            id: cell.id,
            name: cell.name(),
            kind: stats.kind,
            inputs: Vec::new(),
            size: snapshot.len(),
            changes: stats.changes.load(Ordering::Relaxed),
            last_change: *stats.last_change.lock(),
            synced: snapshot.is_synced(),
            versions: snapshot.inputs().to_vec(),
            handlers,
            panics: stats.panics.load(Ordering::Relaxed),
            failing: errors.failing.clone().into_iter().collect(),
            last_error: errors.last.clone(),
        }
    }
}

/// A collection and everything that it is computed from. Its `Display` is a mermaid flowchart.
///
/// ```
/// use kube_informer::view::Collection;
///
/// let words = Collection::fixed("words", [(1, "one")]);
/// let lengths = words.map(|_, word| word.len()).named("lengths");
/// let drawing = lengths.graph().to_string();
/// assert!(drawing.starts_with("flowchart LR\n"), "{drawing}");
/// assert!(drawing.contains("\"words<br>written, 1 key\""), "{drawing}");
/// assert!(drawing.contains("\"lengths<br>map, 1 key\""), "{drawing}");
/// ```
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct ViewGraph {
    /// The collections. Each comes after those from which it is computed.
    pub nodes: Vec<NodeStatus>,
}

impl fmt::Display for ViewGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("flowchart LR\n")?;
        for node in &self.nodes {
            // Quotes would end the label.
            let name = node.name.replace('"', "#quot;");
            let keys = if node.size == 1 { "key" } else { "keys" };
            write!(
                f,
                "    n{}[\"{name}<br>{}, {} {keys}",
                node.id, node.kind, node.size
            )?;
            if !node.synced {
                f.write_str("<br>not synced")?;
            }
            if !node.failing.is_empty() {
                write!(f, "<br>{} failing", node.failing.len())?;
            }
            f.write_str("\"]\n")?;
        }
        for node in &self.nodes {
            for input in &node.inputs {
                writeln!(f, "    n{input} --> n{}", node.id)?;
            }
        }
        Ok(())
    }
}
