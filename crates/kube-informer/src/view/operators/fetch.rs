//! The dynamic form: a function that fetches from other collections while it runs.
//!
//! The context notes what was read: a key, all keys, or a value of an index. The function runs again for a key when its own
//! value changes, or when something changes that its last run read.

use std::any::Any;
use std::borrow::Borrow;
use std::cell::RefCell;
use std::sync::Arc;

use super::flat_map::Touched;
use super::{Failing, Input, Operator, Output, Sources};
use crate::view::cell::Cell;
use crate::view::change::{HashMap, HashSet, Key, Value};
use crate::view::collection::Collection;
use crate::view::explain::text;
use crate::view::index::{Index, IndexFn};

/// Fetches from other collections on behalf of one key, and notes what was read.
///
/// Only collections that were declared can be fetched from. See [`Collection::fetching`] for an example.
pub struct Fetch<'a, K: Key> {
    /// The key whose function runs.
    key: &'a K,
    dependencies: RefCell<&'a mut Dependencies<K>>,
}

/// What was declared, and what was read from it.
struct Dependencies<K> {
    declared: Vec<u64>,
    read: Vec<Box<dyn AnyDependency<K>>>,
}

impl<K: Key> Fetch<'_, K> {
    /// The value of a key of another collection. The function runs again when it changes.
    ///
    /// # Panics
    /// If the collection was not declared.
    pub fn get<L: Key, W: Value>(&self, collection: &Collection<L, W>, key: &L) -> Option<Arc<W>> {
        self.read(collection, |dependency| {
            dependency.keys.record(self.key, key.clone())
        });
        collection.cell().get(key)
    }

    /// All keys and values of another collection. The function runs again when any of them changes, so prefer
    /// [`by`](Self::by).
    ///
    /// # Panics
    /// If the collection was not declared.
    pub fn list<L: Key, W: Value>(&self, collection: &Collection<L, W>) -> Vec<(L, Arc<W>)> {
        self.read(collection, |dependency| dependency.all.record(self.key, ()));
        let snapshot = collection.cell().snapshot();
        let all = snapshot.iter();
        all.map(|(key, value)| (key.clone(), Arc::clone(value))).collect()
    }

    /// What an index of another collection finds, ordered by key. The function runs again when that changes.
    ///
    /// # Panics
    /// If the collection was not declared.
    pub fn by<I, L, W, Q>(&self, index: &Index<I, L, W>, value: &Q) -> Vec<(L, Arc<W>)>
    where
        I: Key + Borrow<Q>,
        L: Key,
        W: Value,
        Q: std::hash::Hash + Eq + ToOwned<Owned = I> + ?Sized,
    {
        self.read(&index.collection, |dependency| {
            dependency.index(index).record(self.key, value.to_owned());
        });
        let snapshot = index.collection.cell().snapshot();
        let found = snapshot.by(index, value).into_iter();
        let mut found: Vec<_> = found
            .map(|(key, value)| (key.clone(), Arc::clone(value)))
            .collect();
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        found
    }

    fn read<L: Key, W: Value>(
        &self,
        collection: &Collection<L, W>,
        note: impl FnOnce(&mut Dependency<K, L, W>),
    ) {
        let cell = collection.cell();
        let mut dependencies = self.dependencies.borrow_mut();
        assert!(
            dependencies.declared.contains(&cell.id),
            "view {:?} is fetched from, but was not declared; name it in the call of `fetching`",
            cell.name(),
        );
        let known = dependencies.read.iter().position(|known| known.id() == cell.id);
        let known = known.unwrap_or_else(|| {
            dependencies.read.push(Box::new(Dependency::<K, L, W>::new(cell)));
            dependencies.read.len() - 1
        });
        let dependency = dependencies.read[known].as_any().downcast_mut();
        note(dependency.expect("the number of a collection determines its types"));
    }
}

impl<K: Key> std::fmt::Debug for Fetch<'_, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Fetch")
            .field("key", &self.key)
            .finish_non_exhaustive()
    }
}

/// Computes the value of a key with a function that fetches.
pub(in crate::view) struct Fetching<K, V, F> {
    input: Input<K, V>,
    dependencies: Dependencies<K>,
    function: F,
    failing: Failing,
}

impl<K, V, F> Fetching<K, V, F> {
    pub(in crate::view) fn new(input: Input<K, V>, declared: Vec<u64>, function: F) -> Self {
        Self {
            input,
            dependencies: Dependencies {
                declared,
                read: Vec::new(),
            },
            function,
            failing: Failing::new(),
        }
    }
}

impl<K, V, W, F> Operator<K, W> for Fetching<K, V, F>
where
    K: Key,
    V: Value,
    W: Value,
    F: Fn(&Fetch<'_, K>, &K, &Arc<V>) -> Option<W> + Send,
{
    fn step(&mut self, output: &mut Output<K, W>) {
        let mut touched = Touched::new();
        let changes = self.input.changes();
        changes.iter().for_each(|change| touched.add(&change.key));
        for dependency in &self.dependencies.read {
            dependency.affected(&mut touched);
        }
        for key in touched.order {
            self.dependencies
                .read
                .iter_mut()
                .for_each(|known| known.begin(&key));
            let Some(value) = self.input.get(&key) else {
                let read = self.dependencies.read.iter_mut();
                read.for_each(|known| known.end(&key, false));
                self.failing.well(output, &key);
                output.set(key, None);
                continue;
            };
            let (function, dependencies) = (&self.function, &mut self.dependencies);
            let call = || {
                let fetch = Fetch {
                    key: &key,
                    dependencies: RefCell::new(dependencies),
                };
                function(&fetch, &key, &value)
            };
            let result = self.failing.call(output, &key, call);
            // After a panic both the old and the new reads count, because any of them may end the panic.
            let read = self.dependencies.read.iter_mut();
            read.for_each(|known| known.end(&key, result.is_none()));
            if let Some(result) = result {
                output.set(key, result.map(Arc::new));
            }
        }
    }

    fn sources(&self, key: &K, found: &mut Sources) {
        self.input.source(key, found);
        let read = self.dependencies.read.iter();
        read.for_each(|dependency| dependency.sources(key, found));
    }
}

/// What the keys of an operator read from one collection.
struct Dependency<K, L, W> {
    cell: Arc<Cell<L, W>>,
    keys: Reads<K, L>,
    all: Reads<K, ()>,
    indexes: Vec<Box<dyn AnyIndexReads<K, L, W>>>,
}

/// A [`Dependency`] on a collection of any types.
trait AnyDependency<K>: Send {
    fn id(&self) -> u64;
    fn as_any(&mut self) -> &mut dyn Any;
    /// Adds the keys that read something that changed in this round.
    fn affected(&self, touched: &mut Touched<K>);
    /// Adds what a key read.
    fn sources(&self, key: &K, found: &mut Sources);
    /// A key is about to run.
    fn begin(&mut self, key: &K);
    /// A key has run. Its earlier reads are forgotten, unless `keep`.
    fn end(&mut self, key: &K, keep: bool);
}

impl<K: Key, L: Key, W: Value> Dependency<K, L, W> {
    fn new(cell: &Arc<Cell<L, W>>) -> Self {
        Self {
            cell: Arc::clone(cell),
            keys: Reads::new(),
            all: Reads::new(),
            indexes: Vec::new(),
        }
    }

    /// The reads of an index.
    fn index<I: Key>(&mut self, index: &Index<I, L, W>) -> &mut Reads<K, I> {
        let known = self.indexes.iter().position(|known| known.id() == index.id);
        let known = known.unwrap_or_else(|| {
            self.indexes.push(Box::new(IndexReads {
                id: index.id,
                function: Arc::clone(&index.function),
                reads: Reads::<K, I>::new(),
            }));
            self.indexes.len() - 1
        });
        let known: Option<&mut IndexReads<I, K, L, W>> = self.indexes[known].as_any().downcast_mut();
        &mut known.expect("the number of an index determines its types").reads
    }
}

impl<K: Key, L: Key, W: Value> AnyDependency<K> for Dependency<K, L, W> {
    fn id(&self) -> u64 {
        self.cell.id
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }

    fn affected(&self, touched: &mut Touched<K>) {
        let Some(batch) = self.cell.changes() else {
            return;
        };
        self.all.readers(&(), touched);
        for change in &batch.changes {
            self.keys.readers(&change.key, touched);
            for value in change.old.iter().chain(&change.new) {
                for index in &self.indexes {
                    index.affected(&change.key, value, touched);
                }
            }
        }
    }

    fn sources(&self, key: &K, found: &mut Sources) {
        let id = self.cell.id;
        let mut keys: Vec<&L> = self.keys.of.get(key).into_iter().flatten().collect();
        keys.sort();
        keys.into_iter().for_each(|read| found.add(id, read));
        if self.all.of.contains_key(key) {
            found.describe(id, || "all keys".to_owned());
        }
        self.indexes
            .iter()
            .for_each(|index| index.sources(id, key, found));
    }

    fn begin(&mut self, key: &K) {
        self.keys.begin(key);
        self.all.begin(key);
        self.indexes.iter_mut().for_each(|index| index.begin(key));
    }

    fn end(&mut self, key: &K, keep: bool) {
        self.keys.end(key, keep);
        self.all.end(key, keep);
        self.indexes.iter_mut().for_each(|index| index.end(key, keep));
    }
}

struct IndexReads<I, K, L, W> {
    id: u64,
    function: Arc<IndexFn<I, L, W>>,
    reads: Reads<K, I>,
}

/// [`IndexReads`] of an index with values of any type.
trait AnyIndexReads<K, L, W>: Send {
    fn id(&self) -> u64;
    fn as_any(&mut self) -> &mut dyn Any;
    fn affected(&self, key: &L, value: &Arc<W>, touched: &mut Touched<K>);
    fn sources(&self, node: u64, key: &K, found: &mut Sources);
    fn begin(&mut self, key: &K);
    fn end(&mut self, key: &K, keep: bool);
}

impl<I: Key, K: Key, L: Key, W: Value> AnyIndexReads<K, L, W> for IndexReads<I, K, L, W> {
    fn id(&self) -> u64 {
        self.id
    }

    fn as_any(&mut self) -> &mut dyn Any {
        self
    }

    fn affected(&self, key: &L, value: &Arc<W>, touched: &mut Touched<K>) {
        for value in crate::view::index::compute(&*self.function, key, value) {
            self.reads.readers(&value, touched);
        }
    }

    fn sources(&self, node: u64, key: &K, found: &mut Sources) {
        let mut read: Vec<&I> = self.reads.of.get(key).into_iter().flatten().collect();
        read.sort();
        for value in read {
            found.describe(node, || format!("keys with {} in an index", text(value)));
        }
    }

    fn begin(&mut self, key: &K) {
        self.reads.begin(key);
    }

    fn end(&mut self, key: &K, keep: bool) {
        self.reads.end(key, keep);
    }
}

/// Which key read what, in both directions.
struct Reads<K, R> {
    of: HashMap<K, HashSet<R>>,
    by: HashMap<R, HashSet<K>>,
    /// What the key that runs read last time.
    before: HashSet<R>,
}

impl<K: Key, R: Key> Reads<K, R> {
    fn new() -> Self {
        Self {
            of: HashMap::default(),
            by: HashMap::default(),
            before: HashSet::default(),
        }
    }

    fn begin(&mut self, key: &K) {
        self.before = self.of.remove(key).unwrap_or_default();
    }

    fn record(&mut self, key: &K, read: R) {
        self.by.entry(read.clone()).or_default().insert(key.clone());
        self.of.entry(key.clone()).or_default().insert(read);
    }

    fn end(&mut self, key: &K, keep: bool) {
        for read in std::mem::take(&mut self.before) {
            if self.of.get(key).is_some_and(|now| now.contains(&read)) {
                continue;
            }
            if keep {
                self.record(key, read);
            } else if let Some(readers) = self.by.get_mut(&read) {
                readers.remove(key);
                if readers.is_empty() {
                    self.by.remove(&read);
                }
            }
        }
    }

    fn readers(&self, read: &R, touched: &mut Touched<K>) {
        let readers = self.by.get(read).into_iter().flatten();
        readers.for_each(|key| touched.add(key));
    }
}
