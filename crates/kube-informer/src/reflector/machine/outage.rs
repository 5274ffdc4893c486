//! Detects the end of an outage, which ends a pause early (B70).

use std::time::Duration;

use super::{Effect, Machine, Phase, Timer};
use crate::protocol::FailureKind;

/// The state of an outage since the last healthy time.
#[derive(Debug, Default)]
pub(super) struct Outage {
    /// A connectivity failure happened.
    failed: bool,
    /// The server refused a connection, so this is an outage and not just a broken connection. Stays set through the
    /// health that follows, until the collection is fetched again or another failure occurs.
    refused: bool,
    /// The reflector has been healthy since then.
    well: bool,
    /// The end of the outage was noticed, by the prober or otherwise.
    over: bool,
}

impl Outage {
    /// Records health: if there was an outage, it is over.
    pub(super) fn health(&mut self) {
        *self = Self {
            refused: self.refused,
            well: true,
            ..Self::default()
        };
    }

    /// Returns true if the end of an outage could fix this failure.
    pub(super) fn may_explain(&mut self, kind: FailureKind) -> bool {
        if std::mem::take(&mut self.well) {
            self.refused = false;
        }
        match kind {
            // A server that shuts down cleanly ends new watches at once.
            FailureKind::ConnectionRefused
            | FailureKind::Network
            | FailureKind::Server
            | FailureKind::VeryShortWatch => {
                self.failed = true;
                self.refused |= kind == FailureKind::ConnectionRefused;
                true
            }
            // A starting server gives these answers before it has loaded its own rules and resources.
            FailureKind::TooManyRequests
            | FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::NotFound => self.failed,
            _ => false,
        }
    }
}

impl Machine {
    /// True while [`Input::ServerAnswers`](super::Input::ServerAnswers) would end the pause (B70): after connectivity
    /// failures, and after the answers of a starting server to early requests.
    ///
    /// ```
    /// # use kube_informer::reflector::{Config, Machine};
    /// assert!(!Machine::new(Config::default(), 0).awaits_server());
    /// ```
    pub fn awaits_server(&self) -> bool {
        matches!(self.phase, Phase::Waiting { for_server: true, .. })
    }

    /// Ends the pause, `pause` from now. The first call of an outage also resets the backoff, because the failures so
    /// far belong to the outage. After that, only health resets it.
    pub(super) fn server_answers<T>(&mut self, pause: Duration, out: &mut Vec<Effect<T>>) {
        self.outage_ended();
        let timer = Timer::Retry;
        out.push(Effect::Wait { timer, pause });
    }

    /// Prepares a relist after the server restarted without its history or went back. If the server refused connections
    /// before, there was an outage, and its failures do not count for the pause.
    ///
    /// The prober does not detect the end of every outage: a starting server answers requests a second or two before it
    /// reports that it is ready, and a pause may end in between.
    pub(super) fn relist_after_outage(&mut self) {
        if std::mem::take(&mut self.outage.refused) {
            self.outage_ended();
        }
    }

    fn outage_ended(&mut self) {
        if !std::mem::replace(&mut self.outage.over, true) {
            self.pace.outage_ended();
        }
    }
}
