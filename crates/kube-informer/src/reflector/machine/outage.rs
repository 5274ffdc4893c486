//! The end of an outage: what ends a pause before its time (B70).

use std::time::Duration;

use super::{Effect, Machine, Phase, Timer};
use crate::protocol::FailureKind;

/// What is known of an outage since things last worked.
#[derive(Debug, Default)]
pub(super) struct Outage {
    /// A connectivity failure happened.
    failed: bool,
    /// Its end has ended a pause.
    woken: bool,
}

impl Outage {
    /// Would the end of an outage mend this failure?
    pub(super) fn may_explain(&mut self, kind: FailureKind) -> bool {
        match kind {
            // A server that shuts down in good order ends new watches at once.
            FailureKind::ConnectionRefused
            | FailureKind::Network
            | FailureKind::Server
            | FailureKind::VeryShortWatch => {
                self.failed = true;
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
        if !std::mem::replace(&mut self.outage.woken, true) {
            self.pace.outage_ended();
        }
        let timer = Timer::Retry;
        out.push(Effect::Wait { timer, pause });
    }
}
