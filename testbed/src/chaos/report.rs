//! The output: a line per fault, and a table at the end.

use std::{collections::BTreeMap, fmt, time::Duration};

use super::plan::{Fault, Step};

/// The results so far.
#[derive(Default)]
pub(super) struct Report {
    recoveries: BTreeMap<Fault, Vec<Duration>>,
    violations: BTreeMap<Fault, usize>,
    /// The reason why the run ended early.
    failure: Option<String>,
    /// The totals, for the last line.
    pub(super) totals: String,
}

impl Report {
    /// Adds a fault that everything recovered from.
    pub(super) fn recovered(&mut self, fault: Fault, after: Duration) {
        self.recoveries.entry(fault).or_default().push(after);
    }

    /// Adds violations and prints them.
    pub(super) fn violated(&mut self, fault: Fault, violations: &[String]) {
        *self.violations.entry(fault).or_default() += violations.len();
        for violation in violations.iter().take(SHOWN) {
            say(format_args!("  VIOLATION: {violation}"));
        }
        if let Some(more @ 1..) = violations.len().checked_sub(SHOWN) {
            say(format_args!("  and {more} more"));
        }
    }

    /// Ends the run: equality was not reached.
    pub(super) fn failed(&mut self, failure: String) {
        self.failure = Some(failure);
    }

    pub(super) fn is_clean(&self) -> bool {
        self.failure.is_none() && self.violations.values().all(|count| *count == 0)
    }

    pub(super) fn has_failed(&self) -> bool {
        self.failure.is_some()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\n| fault | times | median recovery | worst recovery | violations |"
        )?;
        writeln!(f, "|---|---|---|---|---|")?;
        for (fault, times) in &self.recoveries {
            let mut times = times.clone();
            times.sort();
            let median = seconds(times[times.len() / 2]);
            let worst = seconds(times[times.len() - 1]);
            let violations = self.violations.get(fault).unwrap_or(&0);
            writeln!(
                f,
                "| {fault} | {} | {median} | {worst} | {violations} |",
                times.len()
            )?;
        }
        write!(f, "\n{}", self.totals)?;
        if let Some(failure) = &self.failure {
            write!(f, "\n\n{failure}")?;
        }
        Ok(())
    }
}

/// Announces a fault before it happens, so that a run that hangs shows where.
pub(super) fn announce(at: Duration, step: &Step) {
    say(format_args!(
        "{:7.1} s  {:22}  for {}",
        at.as_secs_f64(),
        step.fault,
        seconds(step.lasts)
    ));
}

pub(super) fn seconds(time: Duration) -> String {
    format!("{:.2} s", time.as_secs_f64())
}

#[expect(clippy::print_stdout, reason = "this is what the command is for")]
pub(super) fn say(line: impl fmt::Display) {
    println!("{line}");
}

/// How many violations of one fault are printed.
const SHOWN: usize = 10;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_has_median_and_worst_per_fault() {
        let mut report = Report::default();
        for millis in [300, 100, 200] {
            report.recovered(Fault::Restart, Duration::from_millis(millis));
        }
        report.recovered(Fault::Rewind, Duration::from_secs(4));
        assert!(report.is_clean());
        report.violated(Fault::Rewind, &["something".into()]);
        let table = report.to_string();
        assert!(
            table.contains("| clean restart | 3 | 0.20 s | 0.30 s | 0 |"),
            "{table}"
        );
        assert!(
            table.contains("| rewind, then silence | 1 | 4.00 s | 4.00 s | 1 |"),
            "{table}"
        );
        assert!(!report.is_clean());
    }

    #[test]
    fn a_run_that_ended_early_is_not_clean() {
        let mut report = Report::default();
        report.failed("not equal".into());
        assert!(!report.is_clean());
        assert!(report.to_string().contains("not equal"));
    }
}
