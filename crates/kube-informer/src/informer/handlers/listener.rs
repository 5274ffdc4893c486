//! A registered handler: its inbox and its statistics.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, Weak};

use tokio::sync::watch;
use tokio::time::Instant;

use super::callback_timer::CallbackTimer;
use super::inbox::{Inbox, Lag};
use super::unnamed::Unnamed;
use crate::object::ObjectKey;

/// The state of a handler.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Handler, HandlerState, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// let registration = namespaces.add_handler(Handler::new())?;
/// assert_eq!(registration.state(), HandlerState::Syncing);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum HandlerState {
    /// The handler has not received the whole initial state yet.
    Syncing,
    /// The handler has received the whole initial state.
    Synced,
    /// The handler receives no more events: it was removed, or the informer stopped.
    Stopped,
}

/// The name, the progress and the statistics of a handler, which do not depend on the type of its
/// objects.
pub(crate) struct ListenerStats {
    pub(crate) id: u64,
    pub(crate) name: Arc<str>,
    /// False if the user did not name it.
    pub(crate) named: bool,
    /// Keeps the figures of a handler without a name after it ended.
    unnamed: OnceLock<Weak<Unnamed>>,
    pub(crate) state: watch::Sender<ListenerProgress>,
    pub(crate) delivered: AtomicU64,
    pub(crate) panics: AtomicU64,
    pub(crate) timer: CallbackTimer,
}

/// The parts of a handler's state that can be awaited.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ListenerProgress {
    /// The whole initial state was delivered. Never becomes false again.
    pub(crate) synced: bool,
    /// No callback runs, and none will.
    pub(crate) ended: bool,
}

impl ListenerStats {
    pub(crate) fn new(name: Option<Arc<str>>) -> Self {
        static IDS: AtomicU64 = AtomicU64::new(1);
        let id = IDS.fetch_add(1, Ordering::Relaxed);
        let name = name.filter(|name| !name.is_empty());
        Self {
            id,
            named: name.is_some(),
            unnamed: OnceLock::new(),
            name: name.unwrap_or_else(|| format!("handler-{id}").into()),
            state: watch::Sender::new(ListenerProgress {
                synced: false,
                ended: false,
            }),
            delivered: AtomicU64::new(0),
            panics: AtomicU64::new(0),
            timer: CallbackTimer::new(),
        }
    }

    pub(crate) fn synced(&self) {
        self.state.send_modify(|progress| progress.synced = true);
    }

    pub(crate) fn ended(&self) {
        if let Some(unnamed) = self.unnamed.get().and_then(Weak::upgrade) {
            unnamed.ended(self.id);
        }
        self.state.send_modify(|progress| progress.ended = true);
    }

    /// Sets where the figures are kept after the handler ended.
    pub(crate) fn counted_by(&self, unnamed: &Arc<Unnamed>) {
        // Set once: a handler joins a single informer.
        let _ = self.unnamed.set(Arc::downgrade(unnamed));
    }
}

/// A listener without the type of its objects.
pub(crate) trait AnyListener: Send + Sync {
    fn stats(&self) -> &Arc<ListenerStats>;
    fn lag(&self) -> Lag;
    fn close(&self);
    fn is_closed(&self) -> bool;
}

/// A registered handler, as the fan-out sees it.
pub(crate) struct Listener<K> {
    pub(crate) stats: Arc<ListenerStats>,
    pub(crate) inbox: Inbox<K>,
}

impl<K: Send + Sync> AnyListener for Listener<K> {
    fn stats(&self) -> &Arc<ListenerStats> {
        &self.stats
    }

    fn lag(&self) -> Lag {
        self.inbox.lag()
    }

    fn close(&self) {
        self.inbox.close();
    }

    fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }
}

/// The status of a handler. See [`status`](crate::informer::SharedInformer::status) for an example.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct HandlerStatus {
    /// The handler's name.
    pub name: Arc<str>,
    /// False if the user gave it no name, and the name is generated.
    pub named: bool,
    /// The state of the handler.
    pub state: HandlerState,
    /// How far behind the handler is.
    pub lag: Lag,
    /// How long the oldest undelivered event has been waiting.
    pub behind: std::time::Duration,
    /// The number of callbacks so far.
    pub delivered: u64,
    /// The number of callbacks that panicked.
    pub panics: u64,
    /// The total time of its callbacks. A stream has none.
    pub busy: std::time::Duration,
    /// The slowest callback so far. Callbacks below two microseconds are timed only if they run
    /// alone.
    pub slowest: std::time::Duration,
    /// The object of the slowest callback.
    pub slowest_of: Option<ObjectKey>,
    /// Since when a callback has been running; for short callbacks, since when their round has.
    pub running_since: Option<Instant>,
}

impl HandlerStatus {
    pub(crate) fn of(listener: &dyn AnyListener) -> Self {
        let (stats, lag) = (listener.stats(), listener.lag());
        let times = stats.timer.read();
        Self {
            name: Arc::clone(&stats.name),
            named: stats.named,
            state: state(listener),
            lag,
            behind: lag
                .since
                .map_or_else(Default::default, |since| Instant::now() - since),
            delivered: stats.delivered.load(Ordering::Relaxed),
            panics: stats.panics.load(Ordering::Relaxed),
            busy: times.busy,
            slowest: times.slowest,
            slowest_of: times.slowest_of,
            running_since: times.running_since,
        }
    }
}

pub(crate) fn state(listener: &dyn AnyListener) -> HandlerState {
    let progress = *listener.stats().state.borrow();
    if progress.ended || listener.is_closed() {
        HandlerState::Stopped
    } else if progress.synced {
        HandlerState::Synced
    } else {
        HandlerState::Syncing
    }
}
