//! The memory and the name of this process.

/// Resident memory in bytes; `None` on systems without `/proc`.
pub(super) fn memory() -> Option<u64> {
    resident(&std::fs::read_to_string("/proc/self/status").ok()?)
}

/// The name of the program.
pub(super) fn name() -> String {
    let program = std::env::args_os().next().unwrap_or_default();
    let name = std::path::Path::new(&program).file_name();
    name.map_or_else(|| "?".to_owned(), |name| name.to_string_lossy().into_owned())
}

fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn resident_memory_is_read_off_the_status() {
        assert_eq!(resident("Name:\tx\nVmRSS:\t    1234 kB\n"), Some(1234 * 1024));
        assert_eq!(resident("Name:\tx\n"), None);
        assert_eq!(resident("VmRSS: many kB"), None);
    }
}
