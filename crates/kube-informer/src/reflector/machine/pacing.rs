//! Pacing: no loop runs as fast as a server answers.
//!
//! Failures are followed by the pauses of the [`Backoff`]. Fetching everything again without a failure (the version is gone, the
//! server went back) is free once, and then paced by the same backoff; a time of health that was not interrupted makes it free
//! again. A watch that ends within a second is opened again at once, but not for ever.

use std::time::Duration;

use crate::protocol::{Failure, FailureKind};
use crate::reflector::Backoff;
use crate::reflector::backoff::Steps;

/// A watch that ends sooner than this, and without an event, did not work (B24).
const SHORT_WATCH: Duration = Duration::from_secs(1);

/// So many watches in a row may end so soon if they had events.
const SHORT_WATCHES: u32 = 5;

/// How fast things may be tried again.
#[derive(Debug, Default)]
pub(super) struct ListPacing {
    steps: Steps,
    /// Everything was fetched again without a pause, and health has not lasted since.
    used: bool,
    /// Watches that ended at once, in a row.
    short: u32,
}

impl ListPacing {
    /// Things work at `now`.
    pub(super) fn healthy(&mut self, now: Duration) {
        self.steps.healthy(now);
    }

    /// May everything be fetched again at once? If so, that was it until health has lasted.
    pub(super) fn relist_is_free(&mut self, backoff: &Backoff, now: Duration) -> bool {
        self.used &= !self.steps.rested(backoff, now);
        !std::mem::replace(&mut self.used, true)
    }

    /// How long to wait after a failure at `now`.
    pub(super) fn pause(&mut self, backoff: &Backoff, now: Duration, chance: f64) -> Duration {
        self.steps.next(backoff, now, chance)
    }

    /// The failures so far belonged to an outage that is over.
    pub(super) fn outage_ended(&mut self) {
        self.steps.outage_ended();
    }

    /// A watch ended as it should, but did it live?
    pub(super) fn watch_ended(&mut self, lived: Duration, events: u64) -> Result<(), Failure> {
        if lived >= SHORT_WATCH {
            self.short = 0;
            return Ok(());
        }
        self.short = self.short.saturating_add(1);
        let message = match (events, self.short) {
            (0, _) => "the watch ended at once, without any event",
            (_, ..=SHORT_WATCHES) => return Ok(()),
            _ => "the watch ends at once, again and again",
        };
        Err(Failure::new(FailureKind::VeryShortWatch, message))
    }
}

/// A multiple of a duration that never overflows.
pub(crate) fn scaled(duration: Duration, factor: f64) -> Duration {
    Duration::try_from_secs_f64(duration.as_secs_f64() * factor).unwrap_or(Duration::MAX)
}
