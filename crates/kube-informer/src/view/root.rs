//! An input of a graph: how far it is, and the round that each write to it runs.

use tokio::sync::watch;

use super::cell::AfterRound;
use super::change::{Key, Value};
use super::collection::Inner;
use super::operators::Output;
use super::snapshot::InputVersion;

/// How far an input is.
pub(super) struct GraphRoot {
    /// The informer that it follows.
    pub(super) informer: Option<usize>,
    /// Written at the end of a round, when every collection below has the version.
    reached: watch::Sender<InputVersion>,
}

impl GraphRoot {
    pub(super) fn new(version: InputVersion, informer: Option<usize>) -> Self {
        Self {
            informer,
            reached: watch::Sender::new(version),
        }
    }

    pub(super) fn version(&self) -> InputVersion {
        self.reached.borrow().clone()
    }

    pub(super) fn watch(&self) -> watch::Receiver<InputVersion> {
        self.reached.subscribe()
    }
}

impl<K: Key, V: Value> Inner<K, V> {
    /// Writes to an input, and takes the changes through the graph.
    pub(super) fn write(&self, output: Output<K, V>, advance: impl FnOnce(&mut InputVersion)) {
        let root = self.roots.first().expect("an input is its own root");
        let begin = |after: &mut AfterRound| {
            let mut version = root.version();
            version.revision += u64::from(!output.values.is_empty());
            advance(&mut version);
            let changed = self.cell.commit(output, Some(&version), after);
            (changed, version)
        };
        self.graph.round(self.cell.id, begin, |version| {
            root.reached.send_replace(version);
        });
    }
}
