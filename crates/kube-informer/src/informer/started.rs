//! Whether an informer was started. Every wait for an informer checks this first.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

/// How long a wait gives an informer that is not started yet.
///
/// A wait for an informer that is never started would use up its whole deadline, or never end. But
/// the start may be under way on another task: `tokio::spawn(async move { informer.run(stop).await
/// })`, followed by `wait_for_sync`, is the usual form of client-go programs. A second is long
/// enough for a task to begin, and short enough for a person who forgot the call.
pub(crate) const START_GRACE: Duration = Duration::from_secs(1);

/// Wakes waiting tasks when the informer was started, or stopped before that.
#[derive(Clone)]
pub(crate) struct Started {
    informer: Arc<str>,
    begun: Arc<watch::Sender<bool>>,
}

impl Started {
    pub(super) fn new(informer: Arc<str>) -> Self {
        Self {
            informer,
            begun: Arc::new(watch::Sender::new(false)),
        }
    }

    /// For views, which need no start.
    pub(crate) fn begun(name: Arc<str>) -> Self {
        let started = Self::new(name);
        started.begin();
        started
    }

    pub(super) fn informer(&self) -> &Arc<str> {
        &self.informer
    }

    /// The informer was started, or never will be.
    pub(super) fn begin(&self) {
        self.begun.send_replace(true);
    }

    /// Waits for the start, up to [`START_GRACE`]. Returns false if the informer was not started.
    pub(super) async fn soon(&self) -> bool {
        let mut begun = self.begun.subscribe();
        let start = begun.wait_for(|begun| *begun);
        matches!(tokio::time::timeout(START_GRACE, start).await, Ok(Ok(_)))
    }
}
