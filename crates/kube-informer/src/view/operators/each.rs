//! `map`, `filter` and `filter_map`: every key on its own.

use std::sync::Arc;

use super::{Failing, Input, Operator, Output, Sources};
use crate::view::change::{Key, Value};

/// Computes the value of a key from the value of the same key.
pub(in crate::view) struct Each<K, V, F> {
    input: Input<K, V>,
    function: F,
    failing: Failing,
}

impl<K, V, F> Each<K, V, F> {
    pub(in crate::view) fn new(input: Input<K, V>, function: F) -> Self {
        Self {
            input,
            function,
            failing: Failing::new(),
        }
    }
}

impl<K, V, W, F> Operator<K, W> for Each<K, V, F>
where
    K: Key,
    V: Value,
    W: Value,
    F: Fn(&K, &Arc<V>) -> Option<Arc<W>> + Send,
{
    fn step(&mut self, output: &mut Output<K, W>) {
        for change in self.input.changes().iter() {
            let key = &change.key;
            match &change.new {
                None => {
                    self.failing.well(output, key);
                    output.set(key.clone(), None);
                }
                Some(value) => {
                    let function = &self.function;
                    if let Some(result) = self.failing.call(output, key, || function(key, value)) {
                        output.set(key.clone(), result);
                    }
                }
            }
        }
    }

    fn sources(&self, key: &K, found: &mut Sources) {
        self.input.source(key, found);
    }
}
