//! Pacing: no loop runs as fast as the server answers.
//!
//! A failure is followed by the pause of the [`Backoff`]. Fetching everything again without a failure (the version has
//! expired, the server went back) is free once. After that, the same backoff applies, until an uninterrupted period of
//! health makes it free again. A watch that ends within a second is opened again at once, but only a limited number of
//! times.

use std::time::Duration;

use crate::protocol::{Failure, FailureKind};
use crate::reflector::Backoff;
use crate::reflector::backoff::Steps;

/// A watch that ends sooner than this without an event counts as failed (B24).
const SHORT_WATCH: Duration = Duration::from_secs(1);

/// The number of consecutive short watches that are allowed if they had events.
const SHORT_WATCHES: u32 = 5;

/// Limits how often requests are repeated.
#[derive(Debug, Default)]
pub(super) struct ListPacing {
    steps: Steps,
    /// When the last list began, or was committed.
    last_list: Option<Duration>,
    /// The free relist was used, and the reflector has not been healthy for long enough since.
    used: bool,
    /// The number of consecutive short watches.
    short: u32,
}

impl ListPacing {
    /// Records that requests succeed at `now`.
    pub(super) fn healthy(&mut self, now: Duration) {
        self.steps.healthy(now);
    }

    /// Returns true if everything may be fetched again at once, and uses up the free relist.
    pub(super) fn relist_is_free(&mut self, backoff: &Backoff, now: Duration) -> bool {
        self.used &= !self.steps.rested(backoff, now);
        !std::mem::replace(&mut self.used, true)
    }

    /// Records a failure at `now` and returns the pause.
    pub(super) fn pause(&mut self, backoff: &Backoff, now: Duration, chance: f64) -> Duration {
        self.steps.next(backoff, now, chance)
    }

    /// A list began or was committed at `now`.
    pub(super) fn listed(&mut self, now: Duration) {
        self.last_list = Some(now);
    }

    /// The pause before a list that follows another one: the backoff spaces the lists, so the time since the last one counts (B68).
    pub(super) fn pause_between_lists(&mut self, backoff: &Backoff, now: Duration, chance: f64) -> Duration {
        let since_last = self.last_list.map_or(Duration::ZERO, |at| now.saturating_sub(at));
        self.pause(backoff, now, chance).saturating_sub(since_last)
    }

    /// Records that the failures so far belonged to an outage that is over.
    pub(super) fn outage_ended(&mut self) {
        self.steps.outage_ended();
    }

    /// Records a normal end of a watch. Fails if the watch was too short.
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

/// Multiplies a duration, without overflow.
pub(crate) fn scaled(duration: Duration, factor: f64) -> Duration {
    Duration::try_from_secs_f64(duration.as_secs_f64() * factor).unwrap_or(Duration::MAX)
}
