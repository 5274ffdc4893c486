//! Resync schedule: which handler is due, and when. Pure: time is an argument.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;

use crate::saturate::later;

/// When each handler is due for a resync (B44).
pub(super) struct Schedule {
    /// How often the schedule is checked; `None` if no handler is ever resynced.
    check: Option<Duration>,
    /// True once the informer runs. From then on `check` does not become shorter.
    began: bool,
    turns: HashMap<u64, ResyncTurn>,
}

struct ResyncTurn {
    /// The period that the handler asked for.
    wants: Duration,
    next: Instant,
}

impl Schedule {
    /// `period` is the informer's own; without it no handler is ever resynced.
    pub(super) fn new(period: Option<Duration>) -> Self {
        Self {
            check: period.filter(|period| !period.is_zero()).map(at_least),
            began: false,
            turns: HashMap::new(),
        }
    }

    /// Adds a handler with its own period: zero for never, `None` for the informer's.
    pub(super) fn add(&mut self, id: u64, wants: Option<Duration>, now: Instant) {
        let Some(check) = self.check else { return };
        let wants = wants.unwrap_or(check);
        if wants.is_zero() {
            return;
        }
        let wants = at_least(wants);
        if wants < check && !self.began {
            self.check = Some(wants);
        }
        let next = later(now, self.period(wants));
        self.turns.insert(id, ResyncTurn { wants, next });
    }

    pub(super) fn remove(&mut self, id: u64) {
        self.turns.remove(&id);
    }

    /// The informer starts. Returns how often to check the schedule.
    pub(super) fn begin(&mut self, now: Instant) -> Option<Duration> {
        self.began = true;
        let check = self.check;
        for turn in self.turns.values_mut() {
            turn.next = later(now, turn.wants.max(check.unwrap_or_default()));
        }
        check
    }

    /// The handlers that are due now. They share one pass over the store.
    pub(super) fn due(&mut self, now: Instant) -> Vec<u64> {
        let check = self.check.unwrap_or_default();
        let mut due = Vec::new();
        for (id, turn) in &mut self.turns {
            if now >= turn.next {
                turn.next = later(now, turn.wants.max(check));
                due.push(*id);
            }
        }
        due
    }

    /// The resync of this handler was not possible; it is due again at the next check.
    pub(super) fn again(&mut self, id: u64, now: Instant) {
        if let Some(turn) = self.turns.get_mut(&id) {
            turn.next = now;
        }
    }

    /// The period of a handler, which is at least the interval of the checks.
    fn period(&self, wants: Duration) -> Duration {
        wants.max(self.check.unwrap_or_default())
    }
}

fn at_least(period: Duration) -> Duration {
    period.max(SHORTEST)
}

const SHORTEST: Duration = Duration::from_secs(1);

#[cfg(test)]
mod tests {
    use super::*;

    const fn secs(secs: u64) -> Duration {
        Duration::from_secs(secs)
    }

    /// At which seconds after the start each handler is due, if the schedule is checked as often as
    /// it asks.
    fn due(schedule: &mut Schedule, start: Instant, upto: u64) -> Vec<(u64, Vec<u64>)> {
        let Some(check) = schedule.begin(start) else {
            return Vec::new();
        };
        let mut looks = Vec::new();
        let mut at = check;
        while at <= secs(upto) {
            let mut ids = schedule.due(start + at);
            ids.sort_unstable();
            if !ids.is_empty() {
                looks.push((at.as_secs(), ids));
            }
            at += check;
        }
        looks
    }

    #[test]
    fn b44_an_informer_made_without_resync_never_resyncs() {
        let now = Instant::now();
        for period in [None, Some(Duration::ZERO)] {
            let mut schedule = Schedule::new(period);
            schedule.add(1, Some(secs(5)), now);
            assert_eq!(due(&mut schedule, now, 100), []);
        }
    }

    #[test]
    fn b44_before_the_start_a_shorter_period_lowers_the_check_period() {
        let now = Instant::now();
        let mut schedule = Schedule::new(Some(secs(30)));
        schedule.add(1, None, now);
        schedule.add(2, Some(secs(10)), now);
        assert_eq!(
            due(&mut schedule, now, 60),
            [
                (10, vec![2]),
                (20, vec![2]),
                (30, vec![1, 2]),
                (40, vec![2]),
                (50, vec![2]),
                (60, vec![1, 2])
            ]
        );
    }

    #[test]
    fn b44_after_the_start_a_shorter_period_is_raised_to_the_check_period() {
        let now = Instant::now();
        let mut schedule = Schedule::new(Some(secs(30)));
        schedule.begin(now);
        schedule.add(1, Some(secs(10)), now);
        assert!(schedule.due(now + secs(10)).is_empty());
        assert_eq!(schedule.due(now + secs(30)), [1]);
    }

    #[test]
    fn b44_no_more_often_than_once_a_second() {
        let now = Instant::now();
        let mut schedule = Schedule::new(Some(Duration::from_millis(1)));
        schedule.add(1, Some(Duration::from_millis(1)), now);
        assert_eq!(schedule.begin(now), Some(secs(1)));
        assert!(schedule.due(now + Duration::from_millis(999)).is_empty());
        assert_eq!(schedule.due(now + secs(1)), [1]);
    }

    #[test]
    fn b44_a_period_too_long_for_the_clock_is_never_due() {
        let now = Instant::now();
        for (informers, handlers) in [
            (Duration::MAX, None),
            (Duration::MAX, Some(Duration::MAX)),
            (secs(10), Some(Duration::MAX)),
            (Duration::from_secs(u64::MAX), Some(Duration::MAX)),
        ] {
            let mut schedule = Schedule::new(Some(informers));
            schedule.add(1, handlers, now);
            schedule.begin(now);
            schedule.add(2, handlers, now);
            assert!(
                schedule.due(now + secs(1_000_000)).is_empty(),
                "{informers:?} {handlers:?}"
            );
        }
    }

    #[test]
    fn b45_only_handlers_that_are_due_resync_and_zero_is_never() {
        let now = Instant::now();
        let mut schedule = Schedule::new(Some(secs(10)));
        schedule.add(1, Some(Duration::ZERO), now);
        schedule.add(2, Some(secs(25)), now);
        assert_eq!(
            due(&mut schedule, now, 60),
            [(30, vec![2]), (60, vec![2])],
            "rounded up"
        );
        schedule.remove(2);
        assert!(schedule.due(now + secs(1_000)).is_empty());
    }

    #[test]
    fn a_resync_that_was_not_possible_is_due_at_the_next_check() {
        let now = Instant::now();
        let mut schedule = Schedule::new(Some(secs(10)));
        schedule.add(1, Some(secs(60)), now);
        schedule.begin(now);
        assert_eq!(schedule.due(now + secs(60)), [1]);
        schedule.again(1, now + secs(60));
        assert_eq!(schedule.due(now + secs(70)), [1]);
        assert!(schedule.due(now + secs(80)).is_empty());
    }
}
