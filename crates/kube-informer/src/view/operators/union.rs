//! `union`: several collections as one.

use super::flat_map::Touched;
use super::{Input, Operator, Output, Sources};
use crate::view::change::{Key, Value};

/// The value of a key in the first input that has the key.
pub(in crate::view) struct Union<K, V>(pub(in crate::view) Vec<Input<K, V>>);

impl<K: Key, V: Value> Operator<K, V> for Union<K, V> {
    fn step(&mut self, output: &mut Output<K, V>) {
        let mut touched = Touched::new();
        for input in &self.0 {
            input.changes().iter().for_each(|change| touched.add(&change.key));
        }
        for key in touched.order {
            let value = self.0.iter().find_map(|input| input.get(&key));
            output.set(key, value);
        }
    }

    /// The input that has precedence is the first.
    fn sources(&self, key: &K, found: &mut Sources) {
        self.0.iter().for_each(|input| input.source(key, found));
    }
}
