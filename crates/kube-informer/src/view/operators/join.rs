//! Joins of two collections: by the same key, and by a key that a function finds.

use std::sync::Arc;

use super::flat_map::Touched;
use super::{Failing, Input, Operator, Output, Sources};
use crate::view::change::{HashMap, HashSet, Key, Value};

/// Joins values of the same key. A change costs one call of the function.
pub(in crate::view) struct JoinByKey<K, V, W, F> {
    left: Input<K, V>,
    right: Input<K, W>,
    /// True if a key without a right value is kept.
    left_join: bool,
    function: F,
    failing: Failing,
}

impl<K, V, W, F> JoinByKey<K, V, W, F> {
    pub(in crate::view) fn new(left: Input<K, V>, right: Input<K, W>, left_join: bool, function: F) -> Self {
        Self {
            left,
            right,
            left_join,
            function,
            failing: Failing::new(),
        }
    }
}

impl<K, V, W, O, F> Operator<K, O> for JoinByKey<K, V, W, F>
where
    K: Key,
    V: Value,
    W: Value,
    O: Value,
    F: Fn(&K, &Arc<V>, Option<&Arc<W>>) -> O + Send,
{
    fn step(&mut self, output: &mut Output<K, O>) {
        let mut touched = Touched::new();
        self.left
            .changes()
            .iter()
            .for_each(|change| touched.add(&change.key));
        self.right
            .changes()
            .iter()
            .for_each(|change| touched.add(&change.key));
        for key in touched.order {
            let (left, right) = (self.left.get(&key), self.right.get(&key));
            let Some(left) = left.filter(|_| self.left_join || right.is_some()) else {
                self.failing.well(output, &key);
                output.set(key, None);
                continue;
            };
            let function = &self.function;
            let call = || function(&key, &left, right.as_ref());
            if let Some(result) = self.failing.call(output, &key, call) {
                output.set(key, Some(Arc::new(result)));
            }
        }
    }

    fn sources(&self, key: &K, found: &mut Sources) {
        self.left.source(key, found);
        self.right.source(key, found);
    }
}

/// Joins each left value with the right value whose key a function finds (n : 1). A change on the left costs one call, a
/// change on the right one call for each left value that refers to it.
pub(in crate::view) struct JoinBy<K, V, L, W, R, F> {
    left: Input<K, V>,
    right: Input<L, W>,
    left_join: bool,
    refer: R,
    function: F,
    refers: HashMap<K, L>,
    referred: HashMap<L, HashSet<K>>,
    /// The keys whose reference could not be computed. They keep their last value.
    unknown: HashSet<K>,
    failing: Failing,
}

impl<K: Key, V, L: Key, W, R, F> JoinBy<K, V, L, W, R, F> {
    pub(in crate::view) fn new(
        left: Input<K, V>,
        right: Input<L, W>,
        left_join: bool,
        refer: R,
        function: F,
    ) -> Self {
        Self {
            left,
            right,
            left_join,
            refer,
            function,
            refers: HashMap::default(),
            referred: HashMap::default(),
            unknown: HashSet::default(),
            failing: Failing::new(),
        }
    }

    fn set_reference(&mut self, key: &K, new: Option<L>) {
        if self.refers.get(key) == new.as_ref() {
            return;
        }
        if let Some(old) = self.refers.remove(key)
            && let Some(keys) = self.referred.get_mut(&old)
        {
            keys.remove(key);
            if keys.is_empty() {
                self.referred.remove(&old);
            }
        }
        if let Some(new) = new {
            self.referred.entry(new.clone()).or_default().insert(key.clone());
            self.refers.insert(key.clone(), new);
        }
    }
}

impl<K, V, L, W, O, R, F> Operator<K, O> for JoinBy<K, V, L, W, R, F>
where
    K: Key,
    V: Value,
    L: Key,
    W: Value,
    O: Value,
    R: Fn(&K, &Arc<V>) -> Option<L> + Send,
    F: Fn(&K, &Arc<V>, Option<&Arc<W>>) -> O + Send,
{
    fn step(&mut self, output: &mut Output<K, O>) {
        let mut touched = Touched::new();
        for change in self.left.changes().iter() {
            let key = &change.key;
            let reference = match &change.new {
                None => Some(None),
                Some(value) => {
                    let refer = &self.refer;
                    self.failing.call(output, key, || refer(key, value))
                }
            };
            match reference {
                Some(reference) => {
                    self.unknown.remove(key);
                    self.set_reference(key, reference);
                    touched.add(key);
                }
                None => {
                    self.unknown.insert(key.clone());
                }
            }
        }
        for change in self.right.changes().iter() {
            let referring = self.referred.get(&change.key);
            referring.into_iter().flatten().for_each(|key| touched.add(key));
        }
        for key in touched.order {
            if self.unknown.contains(&key) {
                continue;
            }
            let right = self.refers.get(&key).and_then(|at| self.right.get(at));
            let left = self.left.get(&key).filter(|_| self.left_join || right.is_some());
            let Some(left) = left else {
                self.failing.well(output, &key);
                output.set(key, None);
                continue;
            };
            let function = &self.function;
            let call = || function(&key, &left, right.as_ref());
            if let Some(result) = self.failing.call(output, &key, call) {
                output.set(key, Some(Arc::new(result)));
            }
        }
    }

    fn sources(&self, key: &K, found: &mut Sources) {
        self.left.source(key, found);
        if let Some(right) = self.refers.get(key) {
            self.right.source(right, found);
        }
    }
}
