//! What is known of one handler, whatever kind of objects it hears of.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, OnceLock, Weak};

use tokio::sync::watch;
use tokio::time::Instant;

use super::callback_timer::CallbackTimer;
use super::inbox::{Inbox, Lag};
use super::unnamed::Unnamed;
use crate::object::ObjectKey;

/// How far a handler has come.
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
    /// It has not heard yet of everything that was there from the start.
    Syncing,
    /// It has.
    Synced,
    /// It hears no more: it was removed, or the informer stopped.
    Stopped,
}

/// The handler as others see it.
pub(crate) struct ListenerStats {
    pub(crate) id: u64,
    pub(crate) name: Arc<str>,
    /// False if the user gave it no name.
    pub(crate) named: bool,
    /// Keeps its figures when it ends, if it has no name.
    unnamed: OnceLock<Weak<Unnamed>>,
    pub(crate) state: watch::Sender<ListenerProgress>,
    pub(crate) delivered: AtomicU64,
    pub(crate) panics: AtomicU64,
    pub(crate) timer: CallbackTimer,
}

/// What of a handler can be waited for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct ListenerProgress {
    /// Everything that was there from the start was heard. Stays true.
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

    /// The figures are kept here when it ends.
    pub(crate) fn counted_by(&self, unnamed: &Arc<Unnamed>) {
        // Once: a handler joins one informer.
        let _ = self.unnamed.set(Arc::downgrade(unnamed));
    }
}

/// A handler of some kind of object: what can be done with it without knowing which.
pub(crate) trait AnyListener: Send + Sync {
    fn stats(&self) -> &Arc<ListenerStats>;
    fn lag(&self) -> Lag;
    fn close(&self);
    fn is_closed(&self) -> bool;
}

/// A handler, to those who publish.
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

/// A handler as [`status`](crate::informer::SharedInformer::status) shows it. For an example see there.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub struct HandlerStatus {
    /// Its name.
    pub name: Arc<str>,
    /// False if it was given none, and the name is one that we made up.
    pub named: bool,
    /// How far it has come.
    pub state: HandlerState,
    /// How far behind it is.
    pub lag: Lag,
    /// For how long the oldest event it has not heard waits.
    pub behind: std::time::Duration,
    /// How many callbacks it was given.
    pub delivered: u64,
    /// How many of them panicked.
    pub panics: u64,
    /// How long its callbacks took, together. A stream has none.
    pub busy: std::time::Duration,
    /// The slowest callback so far. Of callbacks that take less than two microseconds only those are timed that come alone.
    pub slowest: std::time::Duration,
    /// The object it was about.
    pub slowest_of: Option<ObjectKey>,
    /// Since when a callback is running now; of short ones that come in rounds, since when the round is.
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
