//! Whether an informer was started. Everything that waits for it asks this first.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

/// How long a wait gives an informer that is not started yet.
///
/// Waiting for an informer that nobody starts would use up the whole deadline, or never end. But the start may be under way on
/// another task: `tokio::spawn(async move { informer.run(stop).await })`, then `wait_for_sync`, is how client-go's programs look. A second is
/// plenty for a task to begin, and soon enough for a person who forgot the call.
pub(crate) const START_GRACE: Duration = Duration::from_secs(1);

/// Tells everyone who waits that the informer was started, or stopped before that.
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

    pub(super) fn informer(&self) -> &Arc<str> {
        &self.informer
    }

    /// The informer was started, or will never be.
    pub(super) fn begin(&self) {
        self.begun.send_replace(true);
    }

    /// Waits for the start, up to [`START_GRACE`]. False if it did not come.
    pub(super) async fn soon(&self) -> bool {
        let mut begun = self.begun.subscribe();
        let start = begun.wait_for(|begun| *begun);
        matches!(tokio::time::timeout(START_GRACE, start).await, Ok(Ok(_)))
    }
}
