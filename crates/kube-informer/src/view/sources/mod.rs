//! The inputs of graphs: what is written from outside.
//!
//! ```text
//! writer.rs     written by hand
//! informer.rs   follows a shared informer, on a task
//! external.rs   follows a watch channel or a file, on a task
//! debounce.rs   follows another collection, once each key has been quiet
//! ```

pub(super) mod debounce;
pub(super) mod external;
pub(super) mod informer;
pub(super) mod writer;

use std::sync::Weak;

use super::change::{Key, Value};
use super::collection::Inner;
use super::operators::Output;

/// Marks an input as ended when its task ends, whatever ends it.
struct CloseOnDrop<K: Key, V: Value>(Weak<Inner<K, V>>);

impl<K: Key, V: Value> Drop for CloseOnDrop<K, V> {
    fn drop(&mut self) {
        if let Some(inner) = self.0.upgrade() {
            inner.write(Output::new(), |version| version.stopped = true);
        }
    }
}
