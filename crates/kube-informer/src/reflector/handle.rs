//! Asking a running reflector for something.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use tokio::sync::Notify;

/// Asks a running reflector to fetch the collection again, or to ask for its version now.
///
/// A handle is cheap to clone. A request that is made twice before the reflector gets to it is one request; a request to a
/// reflector that has ended does nothing.
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

/// What was asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Command {
    Relist,
    Probe,
}

impl ReflectorHandle {
    /// Fetches the whole collection again, afresh: nothing that is cached counts as known, except that no epoch begins
    /// ([`Rewind::Possible`](crate::protocol::Rewind::Possible)). If it is being fetched already, nothing more is done. For an example see [`ReflectorHandle`].
    pub fn relist(&self) {
        self.0.relist.store(true, Ordering::Release);
        self.0.bell.notify_one();
    }

    /// Asks the server for the collection's version now, whatever [`Config::probe_interval`](super::Config::probe_interval)
    /// says. The sink receives the answer as [`Sink::proven`](super::Sink::proven).
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

    /// What was asked for, if anything was.
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
