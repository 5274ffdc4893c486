//! Waits for a version: lets a program read its own writes.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use super::Store;
use crate::object::ResourceVersion;

impl<K> Store<K> {
    /// Waits until the cache has reached this version or a newer one, bookmarks included (B56).
    ///
    /// Afterwards every query sees the write that returned this version. The wait fails if the cache stops
    /// first, or if a new epoch begins: the server went back, so the version may never be reached, or be
    /// assigned to another write (B66). The wait does not end if the version is never reached; see
    /// [`Self::wait_for_within`].
    ///
    /// Cancel safe: the wait changes nothing.
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// # #[tokio::main(flavor = "current_thread")] async fn main() {
    /// let mut writer = StoreWriter::<()>::new();
    /// let store = writer.store();
    /// writer.apply(DeltaBatch::new().at(9.into()));
    /// assert_eq!(store.wait_for(&7.into()).await, Ok(()));
    /// drop(writer);
    /// assert_eq!(
    ///     store.wait_for(&11.into()).await.unwrap_err().to_string(),
    ///     "the cache stopped at version 9 and will not reach 11",
    /// );
    /// # }
    /// ```
    pub async fn wait_for(&self, version: &ResourceVersion) -> Result<(), WaitError> {
        self.wait_for_in(self.epoch(), version).await
    }

    /// Like [`Self::wait_for`], for a version that was read in this epoch: fails at once if the server has
    /// gone back since.
    ///
    /// Read [`Self::epoch`] before you write, if you keep the returned version for longer than a moment.
    ///
    /// ```
    /// # use kube_informer::{queue::DeltaBatch, store::StoreWriter};
    /// # #[tokio::main(flavor = "current_thread")] async fn main() {
    /// let mut writer = StoreWriter::<()>::new();
    /// let store = writer.store();
    /// writer.apply(DeltaBatch::new().at(100.into()));
    /// let epoch = store.epoch();
    /// writer.apply(DeltaBatch::new().at(50.into()).new_epoch()); // the server was restored from a backup
    /// assert_eq!(
    ///     store.wait_for_in(epoch, &40.into()).await.unwrap_err().to_string(),
    ///     "the server went back since version 40 was given out (epoch 0, now 1 at version 50), so that write may be lost; \
    ///      read the object again, and decide anew",
    /// );
    /// # }
    /// ```
    pub async fn wait_for_in(&self, epoch: u64, version: &ResourceVersion) -> Result<(), WaitError> {
        let mut progress = self.0.progress.0.subscribe();
        // The borrowed store owns the channel, so the channel cannot close. If it did, that would count as a
        // stop too.
        let settled = |now: &Reached| now.stopped || now.epoch != epoch || now.has(version);
        let reached = progress.wait_for(settled).await;
        match reached {
            Ok(now) if now.epoch != epoch => Err(WaitError::Rewound {
                wanted: version.clone(),
                epoch,
                now: now.epoch,
                at: now.version.clone(),
            }),
            Ok(now) if now.has(version) => Ok(()),
            _ => Err(WaitError::Stopped {
                wanted: version.clone(),
                at: self.version(),
            }),
        }
    }

    /// Like [`Self::wait_for`], with a timeout.
    ///
    /// ```
    /// # use {std::time::Duration, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() {
    /// let mut writer = StoreWriter::<()>::new();
    /// writer.apply(DeltaBatch::new().at(9.into()));
    /// let error = writer.store().wait_for_within(&11.into(), Duration::from_secs(5)).await.unwrap_err();
    /// assert_eq!(error.to_string(), "the cache is at version 9 and did not reach 11 within 5s; ask again, or look at the informer's health");
    /// # }
    /// ```
    pub async fn wait_for_within(
        &self,
        version: &ResourceVersion,
        within: Duration,
    ) -> Result<(), WaitError> {
        self.wait_for_in_within(self.epoch(), version, within).await
    }

    /// Like [`Self::wait_for_in`], with a timeout.
    ///
    /// ```
    /// # use {std::time::Duration, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() {
    /// let mut writer = StoreWriter::<()>::new();
    /// let (store, patience) = (writer.store(), Duration::from_secs(5));
    /// writer.apply(DeltaBatch::new().at(9.into()));
    /// assert_eq!(store.wait_for_in_within(0, &9.into(), patience).await, Ok(()));
    /// # }
    /// ```
    pub async fn wait_for_in_within(
        &self,
        epoch: u64,
        version: &ResourceVersion,
        within: Duration,
    ) -> Result<(), WaitError> {
        match tokio::time::timeout(within, self.wait_for_in(epoch, version)).await {
            Ok(answer) => answer,
            Err(_) => Err(WaitError::Deadline {
                wanted: version.clone(),
                at: self.version(),
                within,
            }),
        }
    }
}

impl<K> Store<K> {
    /// Notifies when the version moves.
    pub(crate) fn watch_progress(&self) -> watch::Receiver<Reached> {
        self.0.progress.0.subscribe()
    }

    /// Waits until a condition on the content holds, in this epoch. Returns false if the server went back, the cache
    /// stopped, or the time is over.
    ///
    /// The condition is checked whenever the version moves. Over several namespaces a change of one of them does not
    /// move the version if another one is behind, so the condition is also checked at an interval.
    pub(crate) async fn wait_until(
        &self,
        epoch: u64,
        within: Duration,
        holds: impl Fn(&super::Snapshot<K>) -> bool,
    ) -> bool {
        let mut progress = self.0.progress.0.subscribe();
        let waiting = async {
            loop {
                let over = {
                    let now = progress.borrow_and_update();
                    now.stopped || now.epoch != epoch
                };
                if holds(&self.snapshot()) {
                    return true;
                }
                if over {
                    return false;
                }
                // The borrowed store owns the channel, so the channel cannot close.
                let _ = tokio::time::timeout(RECHECK, progress.changed()).await;
            }
        };
        tokio::time::timeout(within, waiting).await.unwrap_or(false)
    }
}

/// How often a condition is checked that no notification covers.
const RECHECK: Duration = Duration::from_millis(50);

/// The error returned when the cache did not reach a version.
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
    /// The informer was not started, neither before the wait began nor within a second.
    #[error(
        "informer {informer:?} was not started, so it will not reach version {wanted}; call `start` before you wait"
    )]
    NotStarted {
        /// The version that was waited for.
        wanted: ResourceVersion,
        /// The informer's name.
        informer: Arc<str>,
    },
    /// The store's writer was dropped.
    #[error("the cache stopped {} and will not reach {wanted}", place(at))]
    Stopped {
        /// The version that was waited for.
        wanted: ResourceVersion,
        /// The version of the cache.
        at: Option<ResourceVersion>,
    },
    /// The server went back, so the version is meaningless now (B66).
    #[error(
        "the server went back since version {wanted} was given out (epoch {epoch}, now {now} {}), so that write may be lost; \
         read the object again, and decide anew",
        place(at)
    )]
    Rewound {
        /// The version that was waited for.
        wanted: ResourceVersion,
        /// The epoch of that version.
        epoch: u64,
        /// The current epoch.
        now: u64,
        /// The version of the cache in the current epoch.
        at: Option<ResourceVersion>,
    },
    /// The timeout elapsed.
    #[error(
        "the cache is {} and did not reach {wanted} within {within:?}; ask again, or look at the informer's health",
        place(at)
    )]
    Deadline {
        /// The version that was waited for.
        wanted: ResourceVersion,
        /// The version of the cache.
        at: Option<ResourceVersion>,
        /// The timeout.
        within: Duration,
    },
}

fn place(at: &Option<ResourceVersion>) -> String {
    match at {
        Some(version) => format!("at version {version}"),
        None => "before its first version".to_owned(),
    }
}

/// The progress of the cache, for the waits.
pub(super) struct Progress(watch::Sender<Reached>);

/// How far the cache is.
pub(crate) struct Reached {
    epoch: u64,
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
            epoch: 0,
            version: None,
            stopped: false,
        }))
    }

    pub(super) fn reach(&self, epoch: u64, version: Option<ResourceVersion>) {
        self.0.send_if_modified(|now| {
            let further = epoch != now.epoch || version > now.version;
            if further {
                now.epoch = epoch;
                now.version = version;
            }
            further
        });
    }

    pub(super) fn stop(&self) {
        self.0.send_modify(|now| now.stopped = true);
    }
}
