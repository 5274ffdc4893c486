//! A handle for sending requests to a running reflector.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

/// Asks a running reflector to fetch the collection again, or to ask for the collection's version immediately.
///
/// A handle is cheap to clone. Equal requests are merged until the reflector handles them. A request to a reflector
/// that has ended does nothing.
///
/// ```
/// # use kube_informer::{reflector::{Config, Reflector}, source::ScriptedSource};
/// let reflector = Reflector::new(ScriptedSource::<String>::new(), Config::default());
/// let handle = reflector.handle();
/// handle.relist(); // once it watches
/// ```
#[derive(Debug, Clone, Default)]
pub struct ReflectorHandle(Arc<Requests>);

#[derive(Debug, Default)]
struct Requests {
    relist: AtomicBool,
    probe: AtomicBool,
    bell: Notify,
}

/// A pending request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    Relist,
    Probe,
}

impl ReflectorHandle {
    /// Fetches and decodes the whole collection again, whatever is cached. The epoch stays the same
    /// ([`Rewind::Possible`](crate::protocol::Rewind::Possible)). The call does nothing while the collection is being
    /// fetched. See [`ReflectorHandle`] for an example.
    pub fn relist(&self) {
        self.0.relist.store(true, Ordering::Release);
        self.0.bell.notify_one();
    }

    /// Asks the server for the collection's version immediately, regardless of
    /// [`Config::probe_interval`](super::Config::probe_interval). The sink receives the answer as
    /// [`Sink::proven`](super::Sink::proven).
    ///
    /// ```
    /// # use kube_informer::{reflector::{Config, Reflector}, source::ScriptedSource};
    /// # let reflector = Reflector::new(ScriptedSource::<String>::new(), Config::default());
    /// reflector.handle().probe();
    /// ```
    pub fn probe(&self) {
        self.0.probe.store(true, Ordering::Release);
        self.0.bell.notify_one();
    }

    /// Takes a pending request, without waiting.
    pub(super) fn due(&self) -> Option<Command> {
        let taken =
            |asked: &AtomicBool| asked.load(Ordering::Relaxed) && asked.swap(false, Ordering::Acquire);
        if taken(&self.0.relist) {
            Some(Command::Relist)
        } else if taken(&self.0.probe) {
            Some(Command::Probe)
        } else {
            None
        }
    }

    /// Waits for the next request. Cancel safe.
    pub(super) async fn asked(&self) -> Command {
        loop {
            if let Some(asked) = self.due() {
                return asked;
            }
            self.0.bell.notified().await;
        }
    }
}
