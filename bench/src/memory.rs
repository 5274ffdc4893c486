//! What the system says this process holds.

use std::fs;

use anyhow::{Context, Result};

/// Resident bytes now.
pub(crate) fn resident() -> Result<usize> {
    counted("VmRSS:")
}

/// The most resident bytes so far.
pub(crate) fn peak() -> Result<usize> {
    counted("VmHWM:")
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
    }
}
