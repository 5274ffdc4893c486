//! Why a key of a collection has its value: the input keys that it comes from, and the last change of each.
//!
//! Operators know what a key was computed from, and every node remembers its latest changes with the input that caused them. So
//! nothing is kept per key, and an answer is put together when it is asked for.

use std::any::Any;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::time::Instant;

use super::cell::{AfterRound, Cell};
use super::change::{Change, Key, Value};
use super::snapshot::{InputVersion, Snapshot};
use crate::guard::guarded;
use crate::object::ObjectKey;
use crate::sync::Mutex;

/// One key of a collection: where its value comes from, and why it last changed. See
/// [`Collection::explain`](super::Collection::explain) for an example.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct Explanation {
    /// The number of the collection, unique in this process.
    pub collection: u64,
    /// The name of the collection.
    pub name: Arc<str>,
    /// The operator, or the kind of input.
    pub kind: &'static str,
    /// The key as text: `namespace/name` for an [`ObjectKey`], the `Debug` form for others. For a whole collection or a value of
    /// an index that a function fetched, a description of it.
    pub key: String,
    /// True if the collection has the key now.
    pub exists: bool,
    /// The last change of the key, if it is among the latest changes of the collection.
    pub last_change: Option<KeyChange>,
    /// The keys of other collections that the value was computed from, explained in the same way; none for an input.
    pub inputs: Vec<Explanation>,
    /// The number of further keys that it was computed from.
    pub omitted: usize,
}

/// A change of one key. See [`Collection::explain`](super::Collection::explain) for an example.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct KeyChange {
    /// When it happened.
    pub at: Instant,
    /// What happened: `added`, `updated` or `deleted`.
    pub what: &'static str,
    /// The input whose change caused it, with its version; `None` if the collection was created then.
    pub cause: Option<InputVersion>,
}

impl KeyChange {
    /// True if both changes were caused by the same change of an input.
    pub fn is_of_same_round(&self, other: &Self) -> bool {
        match (&self.cause, &other.cause) {
            (Some(one), Some(other)) => (one.id, one.revision) == (other.id, other.revision),
            _ => false,
        }
    }
}

/// A key of any type.
pub(crate) trait AnyKey: Send {
    fn text(&self) -> String;
    fn as_any(&self) -> &dyn Any;
}

impl<K: Key> AnyKey for K {
    fn text(&self) -> String {
        text(self)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

/// A key as text. `Debug` is the user's code.
pub(super) fn text<K: Key>(key: &K) -> String {
    let any: &dyn Any = key;
    if let Some(key) = any.downcast_ref::<ObjectKey>() {
        return key.to_string();
    }
    if let Some(key) = any.downcast_ref::<String>() {
        return key.clone();
    }
    if let Some(key) = any.downcast_ref::<&'static str>() {
        return (*key).to_owned();
    }
    guarded(|| format!("{key:?}")).unwrap_or_else(|_| "(a key)".to_owned())
}

/// What a key was computed from.
#[derive(Default)]
pub(super) struct Sources {
    pub(super) found: Vec<(u64, Source)>,
    pub(super) omitted: usize,
}

/// One thing that a key was computed from.
pub(super) enum Source {
    Key(Box<dyn AnyKey>),
    /// A description: all keys, or those that an index finds.
    Other(String),
}

impl Sources {
    /// Adds a key of another node.
    pub(super) fn add<K: Key>(&mut self, node: u64, key: &K) {
        match self.found.len() < MOST_SOURCES {
            true => self.found.push((node, Source::Key(Box::new(key.clone())))),
            false => self.omitted += 1,
        }
    }

    /// Adds something of another node that is not one key.
    pub(super) fn describe(&mut self, node: u64, description: impl FnOnce() -> String) {
        match self.found.len() < MOST_SOURCES {
            true => self.found.push((node, Source::Other(description()))),
            false => self.omitted += 1,
        }
    }
}

/// What one node knows of a key.
pub(super) struct NodeKey {
    pub(super) name: Arc<str>,
    pub(super) kind: &'static str,
    pub(super) exists: bool,
    pub(super) last_change: Option<KeyChange>,
    pub(super) sources: Sources,
}

/// The latest changes of a node. They are recorded from the first time that they are asked for.
pub(super) struct LatestChanges<K> {
    on: AtomicBool,
    changes: Mutex<VecDeque<(K, KeyChange)>>,
}

impl<K: Key> LatestChanges<K> {
    pub(super) fn new() -> Self {
        Self {
            on: AtomicBool::new(false),
            changes: Mutex::default(),
        }
    }

    pub(super) fn start(&self) {
        self.on.store(true, Ordering::Relaxed);
    }

    /// Without a reader, this costs one load of an atomic.
    pub(super) fn record<V>(
        &self,
        changes: &[Change<K, V>],
        at: Instant,
        cause: Option<&InputVersion>,
        after: &mut AfterRound,
    ) {
        if !self.on.load(Ordering::Relaxed) {
            return;
        }
        let skipped = changes.len().saturating_sub(KEPT);
        let news = changes.iter().skip(skipped).map(|change| {
            let what = match (&change.old, &change.new) {
                (None, _) => "added",
                (_, None) => "deleted",
                _ => "updated",
            };
            let cause = cause.cloned();
            (change.key.clone(), KeyChange { at, what, cause })
        });
        let mut latest = self.changes.lock();
        latest.extend(news);
        let too_many = latest.len().saturating_sub(KEPT);
        let gone: Vec<_> = latest.drain(..too_many).collect();
        drop(latest);
        // Dropping a key is foreign code.
        after.garbage.push(Box::new(gone));
    }

    pub(super) fn last(&self, key: &K) -> Option<KeyChange> {
        let latest = self.changes.lock();
        let found = latest.iter().rev().find(|(changed, _)| changed == key);
        found.map(|(_, change)| change.clone())
    }
}

/// The table of a node of any types, to search in it while rounds run.
pub(crate) trait AnyTable: Send {
    /// The keys whose text contains these words, in order and limited, and the number of all that do.
    fn keys(&self, words: &str, limit: usize) -> (Vec<String>, usize);
    fn find(&self, text: &str) -> Option<Box<dyn AnyKey>>;
    fn value(&self, key: &dyn AnyKey) -> Option<Arc<dyn Any + Send + Sync>>;
}

impl<K: Key, V: Value> AnyTable for Snapshot<K, V> {
    fn keys(&self, words: &str, limit: usize) -> (Vec<String>, usize) {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let mut found: Vec<String> = self.iter().map(|(key, _)| text(key)).collect();
        if !words.is_empty() {
            found.retain(|key| {
                let key = key.to_lowercase();
                words.iter().all(|word| key.contains(word))
            });
        }
        found.sort();
        let all = found.len();
        found.truncate(limit);
        (found, all)
    }

    fn find(&self, wanted: &str) -> Option<Box<dyn AnyKey>> {
        let (key, _) = self.iter().find(|(key, _)| text(*key) == wanted)?;
        Some(Box::new(key.clone()))
    }

    fn value(&self, key: &dyn AnyKey) -> Option<Arc<dyn Any + Send + Sync>> {
        let value: Arc<V> = Arc::clone(self.get(key.as_any().downcast_ref::<K>()?)?);
        Some(value)
    }
}

/// A collection of any types, and everything that it is computed from.
pub(crate) trait AnyView: Send + Sync {
    /// The table of a node of the graph, if the collection is computed from it.
    fn table(&self, node: u64) -> Option<Box<dyn AnyTable>>;
    fn explain(&self, node: u64, key: Box<dyn AnyKey>) -> Option<Explanation>;
}

impl<K: Key, V: Value> Cell<K, V> {
    /// What the node itself knows of a key. `None` for a key of another type.
    pub(super) fn describe(&self, key: &dyn Any) -> Option<NodeKey> {
        let key = key.downcast_ref::<K>()?;
        Some(NodeKey {
            name: self.name(),
            kind: self.stats.kind,
            exists: self.get(key).is_some(),
            last_change: self.latest.last(key),
            sources: Sources::default(),
        })
    }
}

/// The number of changes that are kept for each node.
const KEPT: usize = 256;
/// The number of keys that are named for one key.
const MOST_SOURCES: usize = 20;
/// The number of explanations below one.
pub(super) const MOST_EXPLAINED: usize = 200;
