//! Waiting for a version: reading your own writes.

use std::time::Duration;

use tokio::sync::watch;

use super::Store;
use crate::object::ResourceVersion;

impl<K> Store<K> {
    /// Waits until the cache has seen this version or a newer one, bookmarks included (B56).
    ///
    /// After it, every query sees the write that was answered with this version. Fails if the cache stopped before;
    /// does not end if the version never comes, so have a look at [`Self::wait_for_within`].
    ///
    /// Cancel safe: it changes nothing.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::store::{Batch, StoreWriter}};
    /// # #[tokio::main(flavor = "current_thread")] async fn main() {
    /// let mut writer = StoreWriter::<()>::new();
    /// let store = writer.store();
    /// writer.apply(Batch::new().at(9.into()));
    /// assert_eq!(store.wait_for(&7.into()).await, Ok(()));
    /// drop(writer);
    /// assert_eq!(
    ///     store.wait_for(&11.into()).await.unwrap_err().to_string(),
    ///     "the cache stopped at version 9 and will not reach 11",
    /// );
    /// # }
    /// ```
    pub async fn wait_for(&self, version: &ResourceVersion) -> Result<(), WaitError> {
        let mut progress = self.0.progress.0.subscribe();
        // The channel lives in the store we borrow, so it cannot close under us; if it did, that is a stop too.
        let reached = progress.wait_for(|now| now.stopped || now.has(version)).await;
        match reached {
            Ok(now) if now.has(version) => Ok(()),
            _ => Err(WaitError::Stopped {
                wanted: version.clone(),
                at: self.version(),
            }),
        }
    }

    /// The same, no longer than so long.
    ///
    /// ```
    /// # use {std::time::Duration, kube_informer::store::{Batch, StoreWriter}};
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() {
    /// let mut writer = StoreWriter::<()>::new();
    /// writer.apply(Batch::new().at(9.into()));
    /// let error = writer.store().wait_for_within(&11.into(), Duration::from_secs(5)).await.unwrap_err();
    /// assert_eq!(error.to_string(), "the cache is at version 9 and did not reach 11 within 5s; ask again, or look at the informer's health");
    /// # }
    /// ```
    pub async fn wait_for_within(
        &self,
        version: &ResourceVersion,
        within: Duration,
    ) -> Result<(), WaitError> {
        match tokio::time::timeout(within, self.wait_for(version)).await {
            Ok(answer) => answer,
            Err(_) => Err(WaitError::Deadline {
                wanted: version.clone(),
                at: self.version(),
                within,
            }),
        }
    }
}

/// The cache did not get to a version.
///
/// ```
/// # use kube_informer::store::{StoreWriter, WaitError};
/// # #[tokio::main(flavor = "current_thread")] async fn main() {
/// let store = StoreWriter::<()>::new().store(); // its writer is gone already
/// assert!(matches!(store.wait_for(&7.into()).await, Err(WaitError::Stopped { at: None, .. })));
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WaitError {
    /// Nobody writes any more.
    #[error("the cache stopped {} and will not reach {wanted}", place(at))]
    Stopped {
        /// What was waited for.
        wanted: ResourceVersion,
        /// Where the cache is.
        at: Option<ResourceVersion>,
    },
    /// Time is up.
    #[error(
        "the cache is {} and did not reach {wanted} within {within:?}; ask again, or look at the informer's health",
        place(at)
    )]
    Deadline {
        /// What was waited for.
        wanted: ResourceVersion,
        /// Where the cache is.
        at: Option<ResourceVersion>,
        /// How long.
        within: Duration,
    },
}

fn place(at: &Option<ResourceVersion>) -> String {
    match at {
        Some(version) => format!("at version {version}"),
        None => "before its first version".to_owned(),
    }
}

/// How far the cache is, for those who wait.
pub(super) struct Progress(watch::Sender<Reached>);

struct Reached {
    version: Option<ResourceVersion>,
    stopped: bool,
}

impl Reached {
    fn has(&self, version: &ResourceVersion) -> bool {
        self.version.as_ref().is_some_and(|reached| reached >= version)
    }
}

impl Progress {
    pub(super) fn new() -> Self {
        Self(watch::Sender::new(Reached {
            version: None,
            stopped: false,
        }))
    }

    pub(super) fn reach(&self, version: Option<ResourceVersion>) {
        self.0.send_if_modified(|now| {
            let further = version > now.version;
            if further {
                now.version = version;
            }
            further
        });
    }

    pub(super) fn stop(&self) {
        self.0.send_modify(|now| now.stopped = true);
    }
}
