//! Latency of an event: the sender stores its send time in the object, and the receiver compares it with the same clock.

/// The annotation that holds the send time of an event.
pub const SENT: &str = "bench/sent";

/// Nanoseconds of the monotonic clock, which all processes of a machine share.
pub fn now() -> u64 {
    let now = rustix::time::clock_gettime(rustix::time::ClockId::Monotonic);
    now.tv_sec.unsigned_abs() * 1_000_000_000 + now.tv_nsec.unsigned_abs()
}

/// Sorts the latencies, which are in nanoseconds, and returns a quantile in microseconds.
pub fn quantile(latencies: &mut [u64], quantile: f64) -> f64 {
    latencies.sort_unstable();
    let index = (latencies.len() as f64 * quantile) as usize;
    let last = latencies.len().saturating_sub(1);
    latencies
        .get(index.min(last))
        .map_or(f64::NAN, |nanos| *nanos as f64 / 1e3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_quantiles_of_a_hundred_values_are_found() {
        let mut all: Vec<u64> = (1..=100).rev().map(|n| n * 1000).collect();
        assert_eq!(quantile(&mut all, 0.5), 51.0);
        assert_eq!(quantile(&mut all, 0.99), 100.0);
        assert_eq!(quantile(&mut all, 1.0), 100.0);
    }
}
