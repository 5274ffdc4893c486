//! Namespaces that are added and removed while the informer runs.

use std::sync::Arc;

use super::SharedInformer;
use super::builder::{Ask, Asking, PartitionSource, Turns};
use super::namespaces;
use crate::sync::Mutex;

/// The namespaces of an informer that covers several, and how to fetch another one.
pub(super) struct Members<K> {
    ask: Ask<K>,
    asking: Asking,
    seed: Option<u64>,
    turns: Turns,
    /// Each namespace with the place of its partition. Held while one is added or removed.
    current: Mutex<Vec<(Arc<str>, usize)>>,
}

impl<K> Members<K> {
    pub(super) fn new(
        ask: Ask<K>,
        asking: Asking,
        seed: Option<u64>,
        turns: Turns,
        namespaces: &[Arc<str>],
    ) -> Self {
        let current = namespaces.iter().cloned().zip(0..).collect();
        Self {
            ask,
            asking,
            seed,
            turns,
            current: Mutex::new(current),
        }
    }
}

/// A namespace cannot be added or removed. See [`SharedInformer::add_namespace`] for an example.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NamespaceError {
    /// The informer covers all namespaces, or has a source of the user's own.
    #[error(
        "informer {informer:?} does not select namespaces; build it with `namespaces` to change them later"
    )]
    NotSelected {
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The text is not a valid name.
    #[error("{problem}")]
    Invalid {
        /// What is wrong with it.
        problem: String,
    },
    /// The informer has stopped.
    #[error("informer {informer:?} has stopped; build another")]
    Stopped {
        /// The informer's name.
        informer: Arc<str>,
    },
}

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// The namespaces that the informer covers; empty for all of them. See [`add_namespace`](Self::add_namespace) for an
    /// example.
    pub fn namespaces(&self) -> Vec<Arc<str>> {
        let members = self.members().map(|members| members.current.lock());
        let names = members.iter().flat_map(|members| members.iter());
        names.map(|(name, _)| Arc::clone(name)).collect()
    }

    /// Adds a namespace to an informer that was built with [`namespaces`](super::Builder::namespaces), before or after
    /// the start. Its objects are fetched, and handlers receive them as additions. Returns false if the informer
    /// covers it already.
    ///
    /// The version of the informer does not move until the first list of the new namespace is complete, so a
    /// [`wait_for`](Self::wait_for) covers it, too.
    ///
    /// # Errors
    /// The informer covers all namespaces, the name is not valid, or the informer has stopped.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Pod, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).namespaces(["prod"]).build()?;
    /// pods.start()?;
    /// pods.add_namespace("stage")?;
    /// assert_eq!(pods.namespaces(), ["prod".into(), "stage".into()]);
    /// pods.remove_namespace("prod")?; // handlers receive its objects as deleted
    /// assert_eq!(pods.namespaces(), ["stage".into()]);
    /// # Ok(()) }
    /// ```
    pub fn add_namespace(&self, namespace: impl Into<Arc<str>>) -> Result<bool, NamespaceError> {
        let namespace = namespace.into();
        let members = self.selected()?;
        if namespace.is_empty() {
            let problem =
                "an empty name means all namespaces, which an informer of some of them cannot add".to_owned();
            return Err(NamespaceError::Invalid { problem });
        }
        if let Some(problem) = namespaces::problems(std::slice::from_ref(&namespace)).pop() {
            return Err(NamespaceError::Invalid { problem });
        }
        let mut current = members.current.lock();
        if current.iter().any(|(name, _)| *name == namespace) {
            return Ok(false);
        }
        let mut source = (members.ask)(Some(&namespace), &members.asking);
        self.applier().feedback().give(&mut *source);
        let source = PartitionSource {
            namespace: Some(Arc::clone(&namespace)),
            source: source.into(),
            seed: members.seed,
            turns: members.turns.clone(),
            shard: None,
        };
        let place = self.add_partition(members.asking.partition(&namespace), source);
        let place = place.ok_or_else(|| NamespaceError::Stopped {
            informer: self.name().into(),
        })?;
        current.push((namespace, place));
        Ok(true)
    }

    /// Removes a namespace: its watch ends, its objects leave the cache, and handlers receive them as deleted, final
    /// state unknown. Returns false if the informer does not cover it. See [`add_namespace`](Self::add_namespace) for
    /// an example.
    ///
    /// Without any namespace the informer is empty and synced, until another one is added.
    ///
    /// # Errors
    /// The informer covers all namespaces.
    pub fn remove_namespace(&self, namespace: &str) -> Result<bool, NamespaceError> {
        let members = self.selected()?;
        let mut current = members.current.lock();
        let Some(at) = current.iter().position(|(name, _)| **name == *namespace) else {
            return Ok(false);
        };
        let (_, place) = current.remove(at);
        Ok(self.applier().remove_partition(place))
    }

    fn selected(&self) -> Result<&super::members::Members<K>, NamespaceError> {
        self.members().ok_or_else(|| NamespaceError::NotSelected {
            informer: self.name().into(),
        })
    }
}
