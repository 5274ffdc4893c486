//! Backoff: how long to wait before the next attempt.

use std::time::Duration;

use super::machine::scaled;

/// The pause after the nth consecutive failure. It doubles up to a cap, with jitter on top, and resets only after a
/// period of health (B18).
///
/// The defaults are client-go's: 0.8 s, doubled up to 30 s, times a factor between 1 and 2, reset after two minutes.
/// Unlike client-go's, this backoff does not reset in the middle of an outage: only time without failures counts.
#[derive(Debug, Clone, PartialEq)]
#[non_exhaustive]
pub struct Backoff {
    /// The first pause.
    pub first: Duration,
    /// The longest pause, before jitter.
    pub cap: Duration,
    /// The largest fraction of the pause that is added at random: 1.0 for a factor between 1 and 2.
    pub jitter: f64,
    /// How long requests have to succeed before the next failure counts as the first.
    pub reset_after: Duration,
}

impl Backoff {
    /// A backoff between these two pauses, with the default jitter and reset.
    ///
    /// ```
    /// use std::time::Duration;
    /// use kube_informer::reflector::Backoff;
    ///
    /// let patient = Backoff::new(Duration::from_secs(5), Duration::from_secs(300));
    /// assert_eq!(patient.jitter, Backoff::default().jitter);
    /// ```
    pub fn new(first: Duration, cap: Duration) -> Self {
        Self {
            first,
            cap,
            ..Self::default()
        }
    }
}

impl Default for Backoff {
    fn default() -> Self {
        Self {
            first: Duration::from_millis(800),
            cap: Duration::from_secs(30),
            jitter: 1.0,
            reset_after: Duration::from_secs(120),
        }
    }
}

/// The current state of a [`Backoff`].
#[derive(Debug, Clone, Default)]
pub(super) struct Steps {
    taken: u32,
    healthy_since: Option<Duration>,
}

impl Steps {
    /// Records that requests succeed at `now`.
    pub(super) fn healthy(&mut self, now: Duration) {
        self.healthy_since.get_or_insert(now);
    }

    /// Records the end of an outage. The failures so far belong to it, so the next failure counts as the first.
    pub(super) fn outage_ended(&mut self) {
        self.taken = 0;
    }

    /// Returns true if requests have succeeded for long enough at `now`. The call also restarts the period of health.
    pub(super) fn rested(&mut self, backoff: &Backoff, now: Duration) -> bool {
        let healthy = self.healthy_since.take().map(|since| now.saturating_sub(since));
        let rested = healthy.is_some_and(|healthy| healthy >= backoff.reset_after);
        if rested {
            self.taken = 0;
        }
        rested
    }

    /// Records a failure at `now` and returns the pause. `chance` is between 0 and 1.
    pub(super) fn next(&mut self, backoff: &Backoff, now: Duration, chance: f64) -> Duration {
        self.rested(backoff, now);
        let doubled = backoff.first.saturating_mul(2u32.saturating_pow(self.taken));
        self.taken = self.taken.saturating_add(1);
        scaled(doubled.min(backoff.cap), 1.0 + backoff.jitter * chance)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pauses(chance: f64, failures: usize) -> Vec<f64> {
        let mut steps = Steps::default();
        (0..failures)
            .map(|_| {
                steps
                    .next(&Backoff::default(), Duration::ZERO, chance)
                    .as_secs_f64()
            })
            .collect()
    }

    #[test]
    fn b18_pauses_double_up_to_the_cap_and_jitter_comes_on_top() {
        assert_eq!(pauses(0.0, 8), [0.8, 1.6, 3.2, 6.4, 12.8, 25.6, 30.0, 30.0]);
        assert_eq!(pauses(1.0, 7)[5..], [51.2, 60.0]);
        assert_eq!(pauses(0.0, 200)[199], 30.0);
    }

    #[test]
    fn b18_only_two_healthy_minutes_reset_it() {
        let backoff = Backoff::default();
        let at = Duration::from_secs;
        let mut steps = Steps::default();
        assert_eq!(steps.next(&backoff, at(0), 0.0), Duration::from_millis(800));
        // Two minutes of outage do not count as health.
        assert_eq!(steps.next(&backoff, at(500), 0.0), Duration::from_millis(1600));
        steps.healthy(at(500));
        assert_eq!(steps.next(&backoff, at(619), 0.0), Duration::from_millis(3200));
        steps.healthy(at(620));
        steps.healthy(at(700));
        assert_eq!(steps.next(&backoff, at(740), 0.0), Duration::from_millis(800));
    }
}
