//! Waiting for a shared informer: for its initial collection, or for a version.

use std::sync::Arc;
use std::time::Duration;

use super::super::error::SyncError;
use super::super::state::State;
use super::SharedInformer;
use super::lifecycle::Lifecycle;
use crate::object::ResourceVersion;
use crate::store::WaitError;

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// True once the initial collection is in the cache. Never becomes false again.
    ///
    /// ```
    /// # use {kube_informer::informer::SharedInformer, kube_informer::source::ScriptedSource};
    /// let informer = SharedInformer::over(ScriptedSource::<String>::new()).build()?;
    /// assert!(!informer.has_synced());
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn has_synced(&self) -> bool {
        self.0.applier.is_synced()
    }

    /// Waits until the initial collection is in the cache.
    ///
    /// Cancel safe: it changes nothing.
    ///
    /// # Errors
    /// The deadline passed, the informer stopped, or it was not started. The error says what
    /// prevents the sync, and what to do (B58). Another task may start the informer a moment later,
    /// so a missing start is reported after a second, not at once; but never later than the
    /// deadline. See [`SyncError`] for an example.
    #[doc(alias = "WaitForCacheSync")]
    pub async fn wait_for_sync(&self, within: Duration) -> Result<(), SyncError> {
        let applier = &self.0.applier;
        let mut synced = applier.watch_synced();
        let mut state = applier.watch_state();
        let stopped = || SyncError::Stopped {
            informer: Arc::clone(&applier.name),
        };
        let waiting = async {
            if !self.started_soon().await {
                return Err(SyncError::NotStarted {
                    informer: Arc::clone(&applier.name),
                });
            }
            tokio::select! {
                biased;
                synced = synced.wait_for(|synced| *synced) => synced.map(drop).map_err(|_| stopped()),
                _ = state.wait_for(|state| *state == State::Stopped) => Err(stopped()),
            }
        };
        match tokio::time::timeout(within, waiting).await {
            Ok(answer) => answer,
            Err(_) => self.sync_now(within),
        }
    }

    /// The result of a wait for the sync that has lasted this long.
    pub(crate) fn sync_now(&self, within: Duration) -> Result<(), SyncError> {
        let applier = &self.0.applier;
        let informer = Arc::clone(&applier.name);
        if applier.is_synced() {
            return Ok(());
        }
        let (new, stopped) = {
            let life = self.0.life.lock();
            (
                matches!(*life, Lifecycle::New { .. }),
                matches!(*life, Lifecycle::Stopped),
            )
        };
        Err(if new {
            SyncError::NotStarted { informer }
        } else if stopped {
            SyncError::Stopped { informer }
        } else {
            let partitions = applier.late();
            SyncError::Late {
                informer,
                within,
                partitions,
            }
        })
    }

    /// Waits for the start, up to [`START_GRACE`](crate::informer::START_GRACE). Returns false if the informer was not started.
    pub(crate) async fn started_soon(&self) -> bool {
        self.0.started.soon().await
    }

    /// Waits until the cache has reached this version or a newer one; see [`Store::wait_for`](crate::store::Store::wait_for), and
    /// [`Store::wait_for_within`](crate::store::Store::wait_for_within) for the same with a deadline.
    ///
    /// # Errors
    /// The informer stopped before, or it was not started before the wait began or within a second
    /// after it.
    pub async fn wait_for(&self, version: &ResourceVersion) -> Result<(), WaitError> {
        if !self.started_soon().await {
            return Err(WaitError::NotStarted {
                wanted: version.clone(),
                informer: Arc::clone(&self.0.applier.name),
            });
        }
        self.0.applier.store.wait_for(version).await
    }
}
