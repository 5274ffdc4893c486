//! Converts times of tokio's clock into wall time.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::time::Instant;

/// Converts times of tokio's clock into milliseconds since 1970. The same time always has the same
/// result.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clock {
    instant: Instant,
    /// The wall time of `instant`, since 1970.
    wall: Duration,
}

impl Clock {
    pub(super) fn new() -> Self {
        Self {
            instant: Instant::now(),
            wall: SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default(),
        }
    }

    /// When the clock was created.
    pub(super) fn started(&self) -> u64 {
        self.millis(self.instant)
    }

    pub(super) fn millis(&self, at: Instant) -> u64 {
        let wall = match at.checked_duration_since(self.instant) {
            Some(later) => self.wall + later,
            None => self.wall.saturating_sub(self.instant - at),
        };
        u64::try_from(wall.as_millis()).unwrap_or(u64::MAX)
    }

    pub(super) fn now(&self) -> u64 {
        self.millis(Instant::now())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_moment_is_the_same_whenever_it_is_asked_for() {
        let before = Instant::now();
        tokio::time::advance(Duration::from_millis(30)).await;
        let clock = Clock::new();
        tokio::time::advance(Duration::from_millis(70)).await;
        assert_eq!(clock.now() - clock.millis(before), 100);
        assert_eq!(clock.started() - clock.millis(before), 30);
    }
}
