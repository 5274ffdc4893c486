//! The memory and the name of this process.

/// Resident memory in bytes; `None` on systems without `/proc`.
pub(super) fn memory() -> Option<u64> {
    resident(&std::fs::read_to_string("/proc/self/status").ok()?)
}

/// The memory and the processor time of this process.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Usage {
    pub(super) memory: Option<u64>,
    /// In seconds.
    pub(super) cpu: Option<f64>,
}

pub(super) fn usage() -> Usage {
    let stat = std::fs::read_to_string("/proc/self/stat").ok();
    Usage {
        memory: memory(),
        cpu: stat.and_then(|stat| cpu(&stat)),
    }
}

/// User and system time. The name of the program, in parentheses, may contain anything, so fields are counted after it.
fn cpu(stat: &str) -> Option<f64> {
    let (_, rest) = stat.rsplit_once(')')?;
    let mut fields = rest.split_whitespace().skip(11);
    let user: u64 = fields.next()?.parse().ok()?;
    let system: u64 = fields.next()?.parse().ok()?;
    Some((user + system) as f64 / TICKS)
}

/// The kernel reports times in hundredths of a second on every architecture.
const TICKS: f64 = 100.0;

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
    fn processor_time_is_read_off_the_stat() {
        let stat = "17 (a ) b) S 1 2 3 4 5 6 7 8 9 10 250 50 0 0";
        assert_eq!(cpu(stat), Some(3.0));
        assert_eq!(cpu("17 (a)"), None);
    }

    #[test]
    fn resident_memory_is_read_off_the_status() {
        assert_eq!(resident("Name:\tx\nVmRSS:\t    1234 kB\n"), Some(1234 * 1024));
        assert_eq!(resident("Name:\tx\n"), None);
        assert_eq!(resident("VmRSS: many kB"), None);
    }
}
