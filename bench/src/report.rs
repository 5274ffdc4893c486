//! Figures with their names: a table for people, one JSON object for programs.

use std::fmt;

use serde_json::{Map, Value, json};

/// All figures of one work.
#[derive(Debug)]
pub(crate) struct Report {
    work: &'static str,
    rows: Vec<Row>,
    skipped: Vec<String>,
}

#[derive(Debug)]
struct Row {
    /// A stable name, for comparing runs.
    key: &'static str,
    what: String,
    value: f64,
    unit: &'static str,
    claim: Option<Claim>,
}

/// What we say a figure is, to be held against it.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Claim {
    AtLeast(f64),
    AtMost(f64),
}

impl Claim {
    fn holds(self, value: f64) -> bool {
        match self {
            Self::AtLeast(bound) => value >= bound,
            Self::AtMost(bound) => value <= bound,
        }
    }
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::AtLeast(bound) => write!(f, "≥ {bound}"),
            Self::AtMost(bound) => write!(f, "≤ {bound}"),
        }
    }
}

impl Report {
    pub(crate) fn new(work: &'static str) -> Self {
        Self {
            work,
            rows: Vec::new(),
            skipped: Vec::new(),
        }
    }

    /// A figure for information.
    pub(crate) fn figure(
        &mut self,
        key: &'static str,
        what: impl Into<String>,
        value: f64,
        unit: &'static str,
    ) {
        self.row(key, what.into(), value, unit, None);
    }

    /// A figure that something was promised about.
    pub(crate) fn claim(
        &mut self,
        key: &'static str,
        what: impl Into<String>,
        value: f64,
        unit: &'static str,
        claim: Claim,
    ) {
        self.row(key, what.into(), value, unit, Some(claim));
    }

    /// Something that could not be measured here, and why.
    pub(crate) fn skipped(&mut self, what: impl Into<String>) {
        self.skipped.push(what.into());
    }

    fn row(&mut self, key: &'static str, what: String, value: f64, unit: &'static str, claim: Option<Claim>) {
        self.rows.push(Row {
            key,
            what,
            value,
            unit,
            claim,
        });
    }

    /// `{"work": …, "<key>": …, "failed": ["<key>", …]}`.
    pub(crate) fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("work".to_owned(), json!(self.work));
        for row in &self.rows {
            object.insert(row.key.to_owned(), json!(row.value));
        }
        let failed: Vec<&str> = self
            .rows
            .iter()
            .filter(|r| r.claim.is_some_and(|c| !c.holds(r.value)))
            .map(|r| r.key)
            .collect();
        object.insert("failed".to_owned(), json!(failed));
        if !self.skipped.is_empty() {
            object.insert("skipped".to_owned(), json!(self.skipped));
        }
        Value::Object(object)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = self
            .rows
            .iter()
            .map(|r| r.what.chars().count())
            .max()
            .unwrap_or(0);
        for row in &self.rows {
            write!(
                f,
                "{:<width$}  {:>12} {:<8}",
                row.what,
                rounded(row.value),
                row.unit
            )?;
            match row.claim {
                Some(claim) if claim.holds(row.value) => writeln!(f, " {claim}: holds")?,
                Some(claim) => writeln!(f, " {claim}: FAILS")?,
                None => writeln!(f)?,
            }
        }
        self.skipped.iter().try_for_each(|what| writeln!(f, "{what}"))
    }
}

/// Three digits that mean something.
fn rounded(value: f64) -> String {
    match value.abs() {
        v if v >= 100.0 || v == v.trunc() => format!("{value:.0}"),
        v if v >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report() -> Report {
        let mut report = Report::new("nothing");
        report.figure("objects", "objects", 100_000.0, "");
        report.claim("rate", "rate of it", 1.234, "GB/s", Claim::AtLeast(1.0));
        report.claim("memory", "memory", 1.5, "×", Claim::AtMost(1.3));
        report
    }

    #[test]
    fn the_table_says_which_claims_hold() {
        let text = report().to_string();
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        assert_eq!(
            lines,
            [
                "objects           100000",
                "rate of it          1.23 GB/s     ≥ 1: holds",
                "memory              1.50 ×        ≤ 1.3: FAILS",
            ]
        );
    }

    #[test]
    fn the_json_names_figures_and_failures() {
        assert_eq!(
            report().to_json(),
            json!({"work": "nothing", "objects": 100_000.0, "rate": 1.234, "memory": 1.5, "failed": ["memory"]})
        );
    }
}
