//! The report of a benchmark: a table, a JSON object, and panels for the chart.

use std::fmt;

use serde_json::{Map, Value, json};

use crate::contest::{Scores, Spread};

/// All figures of one benchmark.
#[derive(Debug)]
pub(crate) struct Report {
    name: &'static str,
    rows: Vec<Row>,
    contests: Vec<Contest>,
    ratios: Map<String, Value>,
    panels: Vec<Panel>,
    skipped: Vec<String>,
}

#[derive(Debug)]
struct Row {
    /// A stable name, so that runs can be compared.
    key: String,
    label: String,
    value: f64,
    unit: &'static str,
    claim: Option<Claim>,
}

/// The figures of several contenders under one title.
#[derive(Debug)]
struct Contest {
    label: String,
    columns: Vec<Column>,
    scores: Scores,
}

/// A figure that the table shows for every contender.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Column {
    /// The name of the figure in the contenders' output.
    pub(crate) figure: &'static str,
    pub(crate) label: &'static str,
    /// The factor from the contender's unit to the unit of the table.
    pub(crate) scale: f64,
    pub(crate) unit: &'static str,
}

impl Column {
    pub(crate) const WALL: Self = Self::new("wall", "wall", 1.0, "s");
    pub(crate) const CPU: Self = Self::new("cpu", "CPU", 1.0, "s");
    pub(crate) const PEAK: Self = Self::new("peak_rss", "peak RSS", 1e-6, "MB");
    pub(crate) const STEADY: Self = Self::new("steady_rss", "steady RSS", 1e-6, "MB");

    pub(crate) const fn new(
        figure: &'static str,
        label: &'static str,
        scale: f64,
        unit: &'static str,
    ) -> Self {
        Self {
            figure,
            label,
            scale,
            unit,
        }
    }
}

/// A group of bars in one unit.
#[derive(Debug, Clone)]
pub(crate) struct Panel {
    pub(crate) title: String,
    pub(crate) bars: Vec<Bar>,
    /// Whether the scale is logarithmic.
    pub(crate) logarithmic: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) spread: Spread,
}

/// A bound that a figure is checked against.
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
    pub(crate) fn new(name: &'static str) -> Self {
        Self {
            name,
            rows: Vec::new(),
            contests: Vec::new(),
            ratios: Map::new(),
            panels: Vec::new(),
            skipped: Vec::new(),
        }
    }

    pub(crate) fn name(&self) -> &'static str {
        self.name
    }

    /// The panels of the contests. A report without contests has one panel per unit.
    pub(crate) fn panels(&self) -> Vec<Panel> {
        if !self.panels.is_empty() {
            return self.panels.clone();
        }
        let mut panels: Vec<Panel> = Vec::new();
        for row in self.rows.iter().filter(|row| !row.unit.is_empty()) {
            let bar = Bar {
                name: row.label.clone(),
                spread: Spread::once(row.value),
            };
            match panels.iter_mut().find(|panel| panel.title == row.unit) {
                Some(panel) => panel.bars.push(bar),
                None => panels.push(Panel {
                    title: row.unit.to_owned(),
                    bars: vec![bar],
                    logarithmic: false,
                }),
            }
        }
        panels
    }

    /// Adds a figure without a claim.
    pub(crate) fn figure(
        &mut self,
        key: impl Into<String>,
        label: impl Into<String>,
        value: f64,
        unit: &'static str,
    ) {
        self.row(key.into(), label.into(), value, unit, None);
    }

    /// Adds a figure with a claim.
    pub(crate) fn claim(
        &mut self,
        key: impl Into<String>,
        label: impl Into<String>,
        value: f64,
        unit: &'static str,
        claim: Claim,
    ) {
        self.row(key.into(), label.into(), value, unit, Some(claim));
    }

    /// Notes a measurement that was skipped, and the reason.
    pub(crate) fn skipped(&mut self, label: impl Into<String>) {
        self.skipped.push(label.into());
    }

    /// Returns the figure with this key.
    pub(crate) fn value(&self, key: &str) -> Option<f64> {
        self.rows.iter().find(|row| row.key == key).map(|row| row.value)
    }

    /// Adds the figures of all contenders: a table with these columns, and a panel per column.
    pub(crate) fn contest(&mut self, label: impl Into<String>, scores: Scores, columns: &[Column]) {
        let label = label.into();
        for column in columns {
            let bars = scores.contenders().into_iter().filter_map(|name| {
                let spread = scores.spread(name, column.figure)?.times(column.scale);
                Some(Bar {
                    name: name.to_owned(),
                    spread,
                })
            });
            self.panels.push(Panel {
                title: format!("{label}: {} ({})", column.label, column.unit),
                bars: bars.collect(),
                logarithmic: false,
            });
        }
        self.table(label, scores, columns);
    }

    /// Adds a table without panels.
    pub(crate) fn table(&mut self, label: impl Into<String>, scores: Scores, columns: &[Column]) {
        self.contests.push(Contest {
            label: label.into(),
            columns: columns.to_vec(),
            scores,
        });
    }

    pub(crate) fn panel(&mut self, panel: Panel) {
        self.panels.push(panel);
    }

    /// Adds the ratio of our figure and theirs under a stable name. Does nothing if one of the two is missing.
    pub(crate) fn ratio(&mut self, theirs: &str, name: &str, ratio: Option<f64>, claim: Option<Claim>) {
        let Some(ratio) = ratio.filter(|ratio| ratio.is_finite()) else {
            return;
        };
        let of = self.ratios.entry(theirs).or_insert_with(|| json!({}));
        of[name] = json!(ratio);
        let (key, label) = (format!("{name}_of_{theirs}"), format!("{name}, ours / {theirs}"));
        self.row(key, label, ratio, "×", claim);
    }

    fn row(&mut self, key: String, label: String, value: f64, unit: &'static str, claim: Option<Claim>) {
        self.rows.push(Row {
            key,
            label,
            value,
            unit,
            claim,
        });
    }

    /// `[{"key": …, "what": …, "value": …, "unit": …, "bound": …, "holds": …}]`.
    pub(crate) fn claims(&self) -> Value {
        let claims = self.rows.iter().filter_map(|row| {
            let claim = row.claim?;
            Some(json!({
                "key": row.key, "what": row.label, "value": row.value, "unit": row.unit,
                "bound": claim.to_string(), "holds": claim.holds(row.value),
            }))
        });
        claims.collect()
    }

    /// `{"work": …, "ratios": {"<peer>": {"<name>": …}}, "<key>": …, "contests": {…}, "failed": ["<key>", …]}`.
    pub(crate) fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("work".to_owned(), json!(self.name));
        object.insert("ratios".to_owned(), self.ratios.clone().into());
        for row in &self.rows {
            object.insert(row.key.clone(), json!(row.value));
        }
        let contests = self
            .contests
            .iter()
            .map(|c| (c.label.clone(), c.scores.to_json()));
        let contests: Map<String, Value> = contests.collect();
        if !contests.is_empty() {
            object.insert("contests".to_owned(), contests.into());
        }
        let failed = |row: &&Row| row.claim.is_some_and(|claim| !claim.holds(row.value));
        let failed: Vec<&str> = self
            .rows
            .iter()
            .filter(failed)
            .map(|row| row.key.as_str())
            .collect();
        object.insert("failed".to_owned(), json!(failed));
        if !self.skipped.is_empty() {
            object.insert("skipped".to_owned(), json!(self.skipped));
        }
        object.into()
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.contests
            .iter()
            .try_for_each(|contest| writeln!(f, "{contest}"))?;
        let width = self.rows.iter().map(|r| r.label.chars().count()).max();
        let width = width.unwrap_or(0);
        for row in &self.rows {
            write!(
                f,
                "{:<width$}  {:>12} {:<8}",
                row.label,
                rounded(row.value),
                row.unit
            )?;
            match row.claim {
                Some(claim) if claim.holds(row.value) => writeln!(f, " {claim}: holds")?,
                Some(claim) => writeln!(f, " {claim}: FAILS")?,
                None => writeln!(f)?,
            }
        }
        self.skipped.iter().try_for_each(|label| writeln!(f, "{label}"))
    }
}

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.scores.contenders();
        let first = names
            .iter()
            .map(|name| name.len())
            .chain([self.label.chars().count()])
            .max();
        let first = first.unwrap_or(0);
        write!(f, "{:<first$}", self.label)?;
        for column in &self.columns {
            let head = match column.unit {
                "" => column.label.to_owned(),
                unit => format!("{}, {unit}", column.label),
            };
            write!(f, "  {head:>20}")?;
        }
        writeln!(f)?;
        for name in names {
            write!(f, "{name:<first$}")?;
            for column in &self.columns {
                match self.scores.spread(name, column.figure) {
                    Some(spread) => write!(f, "  {:>20}", spread.times(column.scale).to_string())?,
                    None => write!(f, "  {:>20}", "")?,
                }
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// Rounds to about three significant digits.
pub(crate) fn rounded(value: f64) -> String {
    match value.abs() {
        v if v >= 100.0 || v == v.trunc() => format!("{value:.0}"),
        v if v >= 10.0 => format!("{value:.1}"),
        v if v >= 0.1 => format!("{value:.2}"),
        _ => format!("{value:.3}"),
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
    fn the_table_shows_which_claims_hold() {
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
            json!({
                "work": "nothing", "ratios": {}, "objects": 100_000.0, "rate": 1.234, "memory": 1.5,
                "failed": ["memory"],
            })
        );
    }

    #[test]
    fn a_ratio_is_keyed_by_the_other_contender_and_its_name() {
        let mut report = Report::new("nothing");
        report.ratio("client-go", "cpu", Some(0.5), Some(Claim::AtMost(0.6)));
        report.ratio("client-go", "wall", Some(1.5), Some(Claim::AtMost(1.0)));
        report.ratio("kube-rs", "cpu", None, Some(Claim::AtMost(0.3)));
        let json = report.to_json();
        assert_eq!(json["ratios"], json!({"client-go": {"cpu": 0.5, "wall": 1.5}}));
        assert_eq!(json["failed"], json!(["wall_of_client-go"]));
    }
}
