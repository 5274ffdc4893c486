//! `flat_map`: any number of keys from one.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::{Failing, Input, Operator, Output, Sources};
use crate::view::change::{HashMap, HashSet, Key, Value};

/// Computes keys and values from every value of the input.
///
/// Two values may give the same key. Then the value with the smaller input key wins, so that the result does not depend on the
/// order of changes.
pub(in crate::view) struct FlatMap<K, V, L, W, F> {
    input: Input<K, V>,
    function: F,
    /// The keys that a key of the input gives.
    given: HashMap<K, Vec<L>>,
    givers: HashMap<L, Givers<K, W>>,
    failing: Failing,
}

/// The keys of the input that give one key of the output. Almost always it is one.
enum Givers<K, W> {
    One(K, Arc<W>),
    Several(BTreeMap<K, Arc<W>>),
}

impl<K: Key, V, L: Key, W, F> FlatMap<K, V, L, W, F> {
    pub(in crate::view) fn new(input: Input<K, V>, function: F) -> Self {
        Self {
            input,
            function,
            given: HashMap::default(),
            givers: HashMap::default(),
            failing: Failing::new(),
        }
    }

    /// Replaces what a key of the input gives.
    fn give(&mut self, key: &K, new: Vec<(L, W)>, touched: &mut Touched<L>) {
        let mut keys: Vec<L> = Vec::with_capacity(new.len());
        let before = self.given.remove(key).unwrap_or_default();
        for given in before {
            if let Some(givers) = self.givers.get_mut(&given)
                && givers.remove(key)
            {
                self.givers.remove(&given);
            }
            touched.add(&given);
        }
        for (given, value) in new {
            if keys.contains(&given) {
                continue; // the first of two equal keys counts
            }
            let value = Arc::new(value);
            match self.givers.get_mut(&given) {
                Some(givers) => givers.add(key, value),
                None => {
                    self.givers.insert(given.clone(), Givers::One(key.clone(), value));
                }
            }
            touched.add(&given);
            keys.push(given);
        }
        if !keys.is_empty() {
            self.given.insert(key.clone(), keys);
        }
    }
}

impl<K, V, L, W, I, F> Operator<L, W> for FlatMap<K, V, L, W, F>
where
    K: Key,
    V: Value,
    L: Key,
    W: Value,
    I: IntoIterator<Item = (L, W)>,
    F: Fn(&K, &Arc<V>) -> I + Send,
{
    fn step(&mut self, output: &mut Output<L, W>) {
        let mut touched = Touched::new();
        for change in self.input.changes().iter() {
            let key = &change.key;
            let new = match &change.new {
                None => {
                    self.failing.well(output, key);
                    Some(Vec::new())
                }
                Some(value) => {
                    let function = &self.function;
                    let call = || function(key, value).into_iter().collect();
                    self.failing.call(output, key, call)
                }
            };
            if let Some(new) = new {
                self.give(key, new, &mut touched);
            }
        }
        for key in touched.order {
            let value = self.givers.get(&key).and_then(Givers::winner);
            output.set(key, value);
        }
    }

    /// The key that wins is the first.
    fn sources(&self, key: &L, found: &mut Sources) {
        match self.givers.get(key) {
            Some(Givers::One(giver, _)) => self.input.source(giver, found),
            Some(Givers::Several(all)) => all.keys().for_each(|giver| self.input.source(giver, found)),
            None => {}
        }
    }
}

impl<K: Key, W> Givers<K, W> {
    fn add(&mut self, key: &K, value: Arc<W>) {
        if let Self::One(other, before) = self {
            *self = Self::Several(BTreeMap::from([(other.clone(), Arc::clone(before))]));
        }
        if let Self::Several(all) = self {
            all.insert(key.clone(), value);
        }
    }

    /// Removes a giver, and returns true if it was the last one.
    fn remove(&mut self, key: &K) -> bool {
        match self {
            Self::One(only, _) => only == key,
            Self::Several(all) => {
                all.remove(key);
                all.is_empty()
            }
        }
    }

    fn winner(&self) -> Option<Arc<W>> {
        match self {
            Self::One(_, value) => Some(Arc::clone(value)),
            Self::Several(all) => all.first_key_value().map(|(_, value)| Arc::clone(value)),
        }
    }
}

/// Keys to compute anew, each once, in the order in which they were first touched.
pub(super) struct Touched<K> {
    known: HashSet<K>,
    pub(super) order: Vec<K>,
}

impl<K: Key> Touched<K> {
    pub(super) fn new() -> Self {
        Self {
            known: HashSet::default(),
            order: Vec::new(),
        }
    }

    pub(super) fn add(&mut self, key: &K) {
        if self.known.insert(key.clone()) {
            self.order.push(key.clone());
        }
    }
}
