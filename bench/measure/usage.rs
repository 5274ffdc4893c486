//! Processor time and memory of this process, as the kernel counts them.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};
use rustix::time::{ClockId, clock_gettime};

/// Processor time of all threads so far, in seconds: user and system time.
pub fn cpu() -> f64 {
    seconds(ClockId::ProcessCPUTime)
}

/// Processor time of the current thread so far, in seconds.
pub fn thread_cpu() -> f64 {
    seconds(ClockId::ThreadCPUTime)
}

fn seconds(clock: ClockId) -> f64 {
    let time = clock_gettime(clock);
    Duration::new(
        time.tv_sec.unsigned_abs(),
        u32::try_from(time.tv_nsec).unwrap_or(0),
    )
    .as_secs_f64()
}

/// The current resident set size, in bytes.
///
/// # Errors
/// The system is not Linux.
pub fn resident() -> Result<usize> {
    status_bytes("VmRSS:")
}

/// The peak resident set size, in bytes, since the start or since [`reset_peak`].
///
/// # Errors
/// The system is not Linux.
pub fn peak() -> Result<usize> {
    status_bytes("VmHWM:")
}

/// Resets [`peak`] to the current resident set size.
///
/// # Errors
/// The system is not Linux.
pub fn reset_peak() -> Result<()> {
    fs::write("/proc/self/clear_refs", "5").context("the peak is reset on Linux only")
}

fn status_bytes(name: &str) -> Result<usize> {
    let status = fs::read_to_string("/proc/self/status").context("memory is measured on Linux only")?;
    let line = status.lines().find_map(|l| l.strip_prefix(name));
    let kilobytes = line
        .and_then(|l| l.trim().trim_end_matches(" kB").parse::<usize>().ok())
        .with_context(|| format!("/proc/self/status has no {name}"))?;
    Ok(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_memory_and_processor_time_of_a_process_are_above_zero() {
        let now = resident().expect("on Linux");
        assert!(now > 100_000);
        assert!(peak().expect("on Linux") >= now);
        assert!(cpu() > 0.0);
    }
}
