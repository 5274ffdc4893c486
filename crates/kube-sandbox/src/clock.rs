//! The server's clock: wall time that moves with tokio's, so that a paused clock pauses it too.

use std::time::SystemTime;

use jiff::Timestamp;
use tokio::time::Instant;

/// Wall time, read off tokio's clock.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Clock {
    wall: Timestamp,
    instant: Instant,
}

impl Clock {
    /// Must be called inside a tokio runtime.
    pub(crate) fn start() -> Self {
        let wall = Timestamp::try_from(SystemTime::now()).unwrap_or(Timestamp::UNIX_EPOCH);
        Self {
            wall,
            instant: Instant::now(),
        }
    }

    /// The time, in whole seconds.
    pub(crate) fn now(&self) -> Timestamp {
        self.after(0)
    }

    /// `2026-11-15T20:00:00Z`, as object times are written, `plus_seconds` from now.
    pub(crate) fn text(&self, plus_seconds: i64) -> String {
        self.after(plus_seconds).to_string()
    }

    fn after(&self, plus_seconds: i64) -> Timestamp {
        let passed = self.wall.as_second() + self.instant.elapsed().as_secs() as i64;
        let passed = passed.saturating_add(plus_seconds);
        Timestamp::from_second(passed).unwrap_or(self.wall)
    }
}
