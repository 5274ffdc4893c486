//! Saturating arithmetic for durations that users configure: `Duration::MAX` means "never" and must not
//! panic.

use std::time::Duration;

use tokio::time::Instant;

/// The offset used for instants that the clock cannot represent. tokio uses the same limit.
const FAR: Duration = Duration::from_secs(30 * 365 * 24 * 3_600);

/// `now + by`, saturating.
pub(crate) fn later(now: Instant, by: Duration) -> Instant {
    now.checked_add(by).unwrap_or_else(|| now + FAR)
}

/// `duration * factor`, saturating. A factor that is not a positive number counts as zero.
pub(crate) fn times(duration: Duration, factor: f64) -> Duration {
    if factor > 0.0 {
        Duration::try_from_secs_f64(duration.as_secs_f64() * factor).unwrap_or(Duration::MAX)
    } else {
        Duration::ZERO
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b69_an_instant_beyond_the_clock_saturates_without_a_panic() {
        let now = Instant::now();
        assert_eq!(later(now, Duration::from_secs(7)), now + Duration::from_secs(7));
        for by in [Duration::MAX, Duration::MAX / 2, Duration::from_secs(u64::MAX)] {
            assert!(later(now, by) >= now + FAR);
        }
    }

    #[test]
    fn b69_a_product_beyond_the_longest_duration_saturates() {
        let second = Duration::from_secs(1);
        assert_eq!(times(second, 1.5), second * 3 / 2);
        assert_eq!(times(second, f64::INFINITY), Duration::MAX);
        for factor in [1.0, 2.0, 1e300] {
            assert_eq!(times(Duration::MAX, factor), Duration::MAX);
        }
        for factor in [0.0, -1.0, f64::NAN, f64::NEG_INFINITY] {
            assert_eq!(times(second, factor), Duration::ZERO);
        }
    }
}
