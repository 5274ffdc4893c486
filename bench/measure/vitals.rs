//! What the system says this process has used.

use std::fs;
use std::time::Duration;

use anyhow::{Context, Result};
use rustix::time::{ClockId, clock_gettime};

/// Processor time so far, in seconds, of all threads, in user code and in the kernel.
pub fn cpu() -> f64 {
    spent(ClockId::ProcessCPUTime)
}

/// The same of this thread.
pub fn thread() -> f64 {
    spent(ClockId::ThreadCPUTime)
}

fn spent(by: ClockId) -> f64 {
    let spent = clock_gettime(by);
    Duration::new(
        spent.tv_sec.unsigned_abs(),
        u32::try_from(spent.tv_nsec).unwrap_or(0),
    )
    .as_secs_f64()
}

/// Resident bytes now.
///
/// # Errors
/// This is not Linux.
pub fn resident() -> Result<usize> {
    counted("VmRSS:")
}

/// The most resident bytes so far, or since [`forget_peak`].
///
/// # Errors
/// This is not Linux.
pub fn peak() -> Result<usize> {
    counted("VmHWM:")
}

/// Lets [`peak`] begin again from what is resident now.
///
/// # Errors
/// This is not Linux.
pub fn forget_peak() -> Result<()> {
    fs::write("/proc/self/clear_refs", "5").context("the peak is reset on Linux only")
}

fn counted(name: &str) -> Result<usize> {
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
    fn a_process_holds_something() {
        let now = resident().expect("on Linux");
        assert!(now > 100_000);
        assert!(peak().expect("on Linux") >= now);
        assert!(cpu() > 0.0);
    }
}
