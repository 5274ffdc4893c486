//! Describes the machine and the run, so that figures of two runs can be compared.

use std::fs;
use std::process::Command;

/// Processors, memory, operating system and compilers.
pub(crate) fn description() -> String {
    let cpus = std::thread::available_parallelism().map_or(0, usize::from);
    let info = |path: &str, name: &str| {
        let text = fs::read_to_string(path).unwrap_or_default();
        let line = text.lines().find(|line| line.starts_with(name));
        let value = line.and_then(|line| line.split_once(':'));
        value.map_or_else(String::new, |(_, value)| value.trim().to_owned())
    };
    let memory: f64 = info("/proc/meminfo", "MemTotal")
        .trim_end_matches(" kB")
        .parse()
        .unwrap_or(0.0);
    let kernel = fs::read_to_string("/proc/sys/kernel/osrelease").unwrap_or_default();
    let kubernetes = testbed::kubernetes_version();
    [
        format!("{cpus} × {}", info("/proc/cpuinfo", "model name")),
        format!("{:.0} GB", memory / 1e6),
        format!("Linux {}", kernel.trim()),
        output_of("rustc", &["--version"]),
        output_of("go", &["version"]).replace("go version ", ""),
        format!("Kubernetes {kubernetes}"),
    ]
    .join("; ")
}

/// Day, commit, and the load of the machine. Call it before the benchmark, so that the load is not the benchmark's own.
pub(crate) fn run_description() -> String {
    let day = output_of("date", &["-u", "+%Y-%m-%d"]);
    let commit = output_of(
        "git",
        &["-C", env!("CARGO_MANIFEST_DIR"), "rev-parse", "--short", "HEAD"],
    );
    format!("{day}, commit {commit}, load before {}", load())
}

/// The load average of the last minute.
pub(crate) fn load() -> String {
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    load.split(' ').next().unwrap_or_default().to_owned()
}

/// Whether the load is so high that wall times are not reliable.
pub(crate) fn is_busy() -> bool {
    let cpus = std::thread::available_parallelism().map_or(1, usize::from);
    load().parse::<f64>().is_ok_and(|load| load > 0.5 * cpus as f64)
}

/// The time that the processors had since the machine started, and the part of it in which the host ran something else.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ProcessorTime {
    all: u64,
    stolen: u64,
}

impl ProcessorTime {
    /// Reads the time so far. A system without `/proc` has none.
    pub(crate) fn now() -> Option<Self> {
        Self::of(&fs::read_to_string("/proc/stat").ok()?)
    }

    fn of(stat: &str) -> Option<Self> {
        let line = stat.lines().next()?.strip_prefix("cpu ")?;
        let times: Vec<u64> = line.split_whitespace().map_while(|n| n.parse().ok()).collect();
        // user, nice, system, idle, iowait, irq, softirq, steal; what follows is counted in these already.
        Some(Self {
            all: times.iter().take(8).sum(),
            stolen: *times.get(7)?,
        })
    }

    /// The share that the host took since then, in per cent.
    pub(crate) fn stolen_since(self, earlier: Self) -> f64 {
        let all = self.all.saturating_sub(earlier.all).max(1);
        100.0 * self.stolen.saturating_sub(earlier.stolen) as f64 / all as f64
    }
}

fn output_of(program: &str, arguments: &[&str]) -> String {
    let output = Command::new(program).args(arguments).output();
    let text = output.ok().filter(|output| output.status.success());
    let text = text.and_then(|output| String::from_utf8(output.stdout).ok());
    text.map_or_else(|| format!("no {program}"), |text| text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stolen_time_is_the_eighth_figure() {
        let before = ProcessorTime::of("cpu  10 0 10 70 0 0 0 10 5 5\ncpu0 1 1").expect("figures");
        let after = ProcessorTime::of("cpu  20 0 20 130 0 0 0 30 9 9\n").expect("figures");
        assert_eq!(after.stolen_since(before), 20.0);
        assert!(ProcessorTime::of("").is_none());
        assert!(ProcessorTime::of("cpu  1 2 3").is_none());
    }
}
