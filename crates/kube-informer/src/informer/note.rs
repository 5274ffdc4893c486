//! What handlers are told, written once for all of them.

use std::sync::Arc;

use tokio::time::Instant;

use crate::object::{Deleted, ObjectKey};

/// One thing that happened to one object.
pub(crate) enum Note<K> {
    Added {
        key: ObjectKey,
        new: Arc<K>,
        /// It is part of what was there when the informer, or the handler, began.
        initial: bool,
    },
    Updated {
        key: ObjectKey,
        old: Arc<K>,
        new: Arc<K>,
    },
    Deleted {
        deleted: Deleted<K>,
        /// What the cache had, which is what handlers heard of last; the server's last word may differ from it.
        known: Arc<K>,
    },
}

impl<K> Note<K> {
    pub(crate) fn key(&self) -> &ObjectKey {
        match self {
            Self::Added { key, .. } | Self::Updated { key, .. } => key,
            Self::Deleted { deleted, .. } => &deleted.key,
        }
    }
}

impl<K> Clone for Note<K> {
    fn clone(&self) -> Self {
        match self {
            Self::Added { key, new, initial } => Self::Added {
                key: key.clone(),
                new: Arc::clone(new),
                initial: *initial,
            },
            Self::Updated { key, old, new } => Self::Updated {
                key: key.clone(),
                old: Arc::clone(old),
                new: Arc::clone(new),
            },
            Self::Deleted { deleted, known } => Self::Deleted {
                deleted: deleted.clone(),
                known: Arc::clone(known),
            },
        }
    }
}

/// What one batch of the store came to. Shared by all handlers, never copied.
pub(crate) struct Notes<K> {
    /// The batch. A snapshot of this edition or a later one has it in it.
    pub(crate) edition: u64,
    /// When it was applied.
    pub(crate) at: Instant,
    pub(crate) notes: Vec<Note<K>>,
}

/// What a [`Subscription`](super::Subscription) yields.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {futures::StreamExt, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Event, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// let mut events = namespaces.subscribe()?;
/// while let Some(event) = events.next().await {
///     match event {
///         Event::Added { key, initial, .. } => println!("{key} (there from the start: {initial})"),
///         Event::Synced => break, // that was all there was
///         _ => {}
///     }
/// }
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<K> {
    /// An object came to be, or was there when the subscription began.
    Added {
        /// Which.
        key: ObjectKey,
        /// The object.
        object: Arc<K>,
        /// It is part of what was there from the start.
        initial: bool,
    },
    /// An object changed. On a resync nothing did: old and new are the same.
    Updated {
        /// Which.
        key: ObjectKey,
        /// As it was.
        old: Arc<K>,
        /// As it is.
        new: Arc<K>,
    },
    /// An object is no more.
    Deleted(Deleted<K>),
    /// Everything that was there from the start has been yielded. Comes once.
    Synced,
}

impl<K> Event<K> {
    /// Of which object, unless it is [`Event::Synced`].
    ///
    /// ```
    /// # use std::sync::Arc;
    /// use kube_informer::{informer::Event, object::{Deleted, ObjectKey}};
    ///
    /// let event = Event::Deleted(Deleted::seen(ObjectKey::cluster("node-7"), Arc::new("a node")));
    /// assert_eq!(event.key(), Some(&ObjectKey::cluster("node-7")));
    /// ```
    pub fn key(&self) -> Option<&ObjectKey> {
        match self {
            Self::Added { key, .. } | Self::Updated { key, .. } => Some(key),
            Self::Deleted(deleted) => Some(&deleted.key),
            Self::Synced => None,
        }
    }
}
