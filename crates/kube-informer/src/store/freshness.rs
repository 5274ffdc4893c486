//! Bounds the age of the cache: the time as of which it is known to be current (B71).

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use tokio::time::Instant;

use super::{Snapshot, Store};
use crate::sync::Mutex;

/// The error returned when the cache is older than a reader allows, or its age is unknown.
///
/// ```
/// # use std::time::Duration;
/// # use kube_informer::store::StoreWriter;
/// let store = StoreWriter::<()>::new().store();
/// let error = store.fresh_within(Duration::from_secs(10)).unwrap_err();
/// assert_eq!(error.age, None);
/// assert_eq!(
///     error.to_string(),
///     "the cache is of unknown age, and at most 10s are allowed: no informer keeps it up to date",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the cache is {}, and at most {within:?} are allowed: {cause}", old(*age))]
#[non_exhaustive]
pub struct Stale {
    /// An upper bound on the age; `None` if there is no bound.
    pub age: Option<Duration>,
    /// The age that was allowed.
    pub within: Duration,
    /// The reason why the cache is not fresher, and what can be done about it.
    pub cause: Arc<str>,
}

pub(crate) fn old(age: Option<Duration>) -> String {
    match age {
        Some(age) => format!("up to {:.1} s old", age.as_secs_f64()),
        None => "of unknown age".to_owned(),
    }
}

impl<K> Store<K> {
    /// Returns the current snapshot, if it is at most `within` behind the server (B71).
    ///
    /// The age is an upper bound, and never below the true age; see
    /// [`SharedInformer::freshness`](crate::informer::SharedInformer::freshness) for how it is determined.
    /// See [`Stale`] for an example.
    ///
    /// # Errors
    /// Fails if the cache is older, or if its age is unknown. The error contains the age and the cause.
    pub fn fresh_within(&self, within: Duration) -> Result<Snapshot<K>, Stale> {
        let snapshot = self.snapshot();
        snapshot.fresh_within(within)?;
        Ok(snapshot)
    }
}

impl<K> Snapshot<K> {
    /// Returns this snapshot, if it is at most `within` behind the server now (B71).
    ///
    /// A snapshot ages: one that was fresh enough when it was taken may be too old later. See [`Stale`] for
    /// an example.
    ///
    /// # Errors
    /// Fails if the snapshot is older, or if its age is unknown. The error contains the age and the cause.
    pub fn fresh_within(&self, within: Duration) -> Result<&Self, Stale> {
        let age = self.age();
        match age {
            Some(age) if age <= within => Ok(self),
            _ => Err(Stale {
                age,
                within,
                cause: self.0.as_of.cause(),
            }),
        }
    }

    /// Returns an upper bound on how far this snapshot is behind the server now; `None` if there is no bound.
    ///
    /// ```
    /// # use kube_informer::store::StoreWriter;
    /// assert_eq!(StoreWriter::<()>::new().store().snapshot().age(), None);
    /// ```
    pub fn age(&self) -> Option<Duration> {
        self.0.as_of.get().map(|as_of| as_of.elapsed())
    }
}

/// The time as of which a version of the store is current, and the reason why it is not later.
///
/// Each version has its own time, so that a snapshot never counts as fresh as a version that was published
/// after it. The cause is that of the store, and the same for all versions.
pub(super) struct AsOf {
    /// Nanoseconds after `base`, plus one; 0 for none.
    nanos: AtomicU64,
    shared: Arc<StaleCause>,
}

struct StaleCause {
    base: Instant,
    text: Mutex<Arc<str>>,
}

impl AsOf {
    pub(super) fn new() -> Self {
        Self {
            nanos: AtomicU64::new(0),
            shared: Arc::new(StaleCause {
                base: Instant::now(),
                text: Mutex::new("no informer keeps it up to date".into()),
            }),
        }
    }

    pub(super) fn get(&self) -> Option<Instant> {
        let nanos = self.nanos.load(Ordering::Acquire).checked_sub(1)?;
        Some(self.shared.base + Duration::from_nanos(nanos))
    }

    pub(super) fn set(&self, as_of: Option<Instant>) {
        // The store was created before any request for its objects, so this does not saturate.
        let since = as_of.map(|as_of| as_of.saturating_duration_since(self.shared.base).as_nanos());
        let nanos = since.map_or(0, |nanos| {
            u64::try_from(nanos).map_or(u64::MAX, |n| n.saturating_add(1))
        });
        self.nanos.store(nanos, Ordering::Release);
    }

    pub(super) fn set_cause(&self, cause: Arc<str>) {
        *self.shared.text.lock() = cause;
    }

    fn cause(&self) -> Arc<str> {
        Arc::clone(&self.shared.text.lock())
    }
}

impl Clone for AsOf {
    fn clone(&self) -> Self {
        Self {
            nanos: AtomicU64::new(self.nanos.load(Ordering::Acquire)),
            shared: Arc::clone(&self.shared),
        }
    }
}
