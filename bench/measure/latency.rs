//! How long an event is on its way: whoever sends it writes down when, whoever hears of it looks at the same clock.

/// The annotation that says when an event was sent.
pub const SENT: &str = "bench/sent";

/// Nanoseconds of a clock that all processes of this machine share and that never goes back.
pub fn now() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    now.tv_sec.unsigned_abs() * 1_000_000_000 + now.tv_nsec.unsigned_abs()
}

/// Sorts what was measured, in nanoseconds, and says below what this part of it was, in microseconds.
pub fn quantile(all: &mut [u64], part: f64) -> f64 {
    all.sort_unstable();
    let place = (all.len() as f64 * part) as usize;
    let last = all.len().saturating_sub(1);
    all.get(place.min(last))
        .map_or(f64::NAN, |nanos| *nanos as f64 / 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_of_a_hundred() {
        let mut all: Vec<u64> = (1..=100).rev().map(|n| n * 1000).collect();
        assert_eq!(quantile(&mut all, 0.5), 51.0);
        assert_eq!(quantile(&mut all, 0.99), 100.0);
        assert_eq!(quantile(&mut all, 1.0), 100.0);
    }
}
