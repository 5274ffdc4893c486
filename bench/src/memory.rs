//! What the system says this process holds.

use std::fs;

use anyhow::{Context, Result};

/// Resident bytes now.
pub(crate) fn resident() -> Result<usize> {
    let status = fs::read_to_string("/proc/self/status").context("memory is measured on Linux only")?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmRSS:"));
    let kilobytes = line
        .and_then(|l| l.trim().trim_end_matches(" kB").parse::<usize>().ok())
        .context("/proc/self/status has no VmRSS")?;
    Ok(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_process_holds_something() {
        assert!(resident().expect("on Linux") > 100_000);
    }
}
