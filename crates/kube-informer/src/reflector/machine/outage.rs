//! The end of an outage: what ends a pause before its time (B70).

use std::time::Duration;

use super::{Effect, Machine, Phase, Timer};
use crate::protocol::FailureKind;

/// What is known of an outage since things last worked.
#[derive(Debug, Default)]
pub(super) struct Outage {
    /// A connectivity failure happened.
    failed: bool,
    /// Nothing listened at the server's address: this was an outage, and not just a connection that broke. Kept through the health
    /// that follows, until the collection is fetched again or something else fails.
    refused: bool,
    /// Things work since then.
    well: bool,
    /// Its end has ended a pause, or was noticed otherwise.
    over: bool,
}

impl Outage {
    /// Things work: the outage, if it was one, is over.
    pub(super) fn health(&mut self) {
        *self = Self {
            refused: self.refused,
            well: true,
            ..Self::default()
        };
    }

    /// Would the end of an outage mend this failure?
    pub(super) fn may_explain(&mut self, kind: FailureKind) -> bool {
        if std::mem::take(&mut self.well) {
            self.refused = false;
        }
        match kind {
            // A server that shuts down in good order ends new watches at once.
            FailureKind::ConnectionRefused
            | FailureKind::Network
            | FailureKind::Server
            | FailureKind::VeryShortWatch => {
                self.failed = true;
                self.refused |= kind == FailureKind::ConnectionRefused;
                true
            }
            // A server that starts answers so before it has read its own rules and resources.
            FailureKind::TooManyRequests
            | FailureKind::Unauthorized
            | FailureKind::Forbidden
            | FailureKind::NotFound => self.failed,
            _ => false,
        }
    }
}

impl Machine {
    /// True while [`Input::ServerAnswers`](super::Input::ServerAnswers) would end the pause (B70): after connectivity failures, and
    /// after what a server that is starting says to requests that come too early.
    ///
    /// ```
    /// # use kube_informer::reflector::{Config, Machine};
    /// assert!(!Machine::new(Config::default(), 0).awaits_server());
    /// ```
    pub fn awaits_server(&self) -> bool {
        matches!(self.phase, Phase::Waiting { for_server: true, .. })
    }

    /// Ends the pause, `pause` from now. The first time the failures so far belong to the outage, and the backoff begins anew;
    /// after that only health resets it.
    pub(super) fn server_answers<T>(&mut self, pause: Duration, out: &mut Vec<Effect<T>>) {
        self.outage_ended();
        let timer = Timer::Retry;
        out.push(Effect::Wait { timer, pause });
    }

    /// The collection has to be fetched again, because the server restarted without its history or went back. If it refused
    /// connections before, that belongs to the outage, and the failures of the outage do not count for the pause.
    ///
    /// The prober does not always end an outage: a server that starts answers requests a second or two before it says that it is
    /// ready, and a pause may end in between.
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
