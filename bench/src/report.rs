//! Figures with their names: a table for people, one JSON object for programs, panels for a chart.

use std::fmt;

use serde_json::{Map, Value, json};

use crate::contest::{Scores, Spread};

/// All that one work came to.
#[derive(Debug)]
pub(crate) struct Report {
    work: &'static str,
    rows: Vec<Row>,
    contests: Vec<Contest>,
    ratios: Map<String, Value>,
    panels: Vec<Panel>,
    skipped: Vec<String>,
}

#[derive(Debug)]
struct Row {
    /// A stable name, for comparing runs.
    key: String,
    what: String,
    value: f64,
    unit: &'static str,
    claim: Option<Claim>,
}

/// What several programs came to at one thing.
#[derive(Debug)]
struct Contest {
    what: String,
    columns: Vec<Column>,
    scores: Scores,
}

/// A figure that is shown of every contender.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Column {
    /// What contenders call it.
    pub(crate) figure: &'static str,
    pub(crate) what: &'static str,
    /// What is shown is what was said times this.
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
        what: &'static str,
        scale: f64,
        unit: &'static str,
    ) -> Self {
        Self {
            figure,
            what,
            scale,
            unit,
        }
    }
}

/// Some bars beside each other, in one unit.
#[derive(Debug, Clone)]
pub(crate) struct Panel {
    pub(crate) title: String,
    pub(crate) bars: Vec<Bar>,
    /// Each step is ten times the one before.
    pub(crate) logarithmic: bool,
}

#[derive(Debug, Clone)]
pub(crate) struct Bar {
    pub(crate) name: String,
    pub(crate) spread: Spread,
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
            contests: Vec::new(),
            ratios: Map::new(),
            panels: Vec::new(),
            skipped: Vec::new(),
        }
    }

    pub(crate) fn work(&self) -> &'static str {
        self.work
    }

    /// Those of its contests; where there were none, its figures by unit.
    pub(crate) fn panels(&self) -> Vec<Panel> {
        if !self.panels.is_empty() {
            return self.panels.clone();
        }
        let mut panels: Vec<Panel> = Vec::new();
        for row in self.rows.iter().filter(|row| !row.unit.is_empty()) {
            let bar = Bar {
                name: row.what.clone(),
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

    /// A figure for information.
    pub(crate) fn figure(
        &mut self,
        key: impl Into<String>,
        what: impl Into<String>,
        value: f64,
        unit: &'static str,
    ) {
        self.row(key.into(), what.into(), value, unit, None);
    }

    /// A figure that something was promised about.
    pub(crate) fn claim(
        &mut self,
        key: impl Into<String>,
        what: impl Into<String>,
        value: f64,
        unit: &'static str,
        claim: Claim,
    ) {
        self.row(key.into(), what.into(), value, unit, Some(claim));
    }

    /// Something that could not be measured here, and why.
    pub(crate) fn skipped(&mut self, what: impl Into<String>) {
        self.skipped.push(what.into());
    }

    /// The figure of this name, if there is one.
    pub(crate) fn value(&self, key: &str) -> Option<f64> {
        self.rows.iter().find(|row| row.key == key).map(|row| row.value)
    }

    /// What everybody came to: a table of these columns, and a panel for each of them.
    pub(crate) fn contest(&mut self, what: impl Into<String>, scores: Scores, columns: &[Column]) {
        let what = what.into();
        for column in columns {
            let bars = scores.contenders().into_iter().filter_map(|name| {
                let spread = scores.spread(name, column.figure)?.times(column.scale);
                Some(Bar {
                    name: name.to_owned(),
                    spread,
                })
            });
            self.panels.push(Panel {
                title: format!("{what}: {} ({})", column.what, column.unit),
                bars: bars.collect(),
                logarithmic: false,
            });
        }
        self.table(what, scores, columns);
    }

    /// The same without panels.
    pub(crate) fn table(&mut self, what: impl Into<String>, scores: Scores, columns: &[Column]) {
        self.contests.push(Contest {
            what: what.into(),
            columns: columns.to_vec(),
            scores,
        });
    }

    pub(crate) fn panel(&mut self, panel: Panel) {
        self.panels.push(panel);
    }

    /// Ours divided by theirs, under a name that stays; with what was promised about it, if anything was. Nothing happens
    /// where one of them did not take part.
    pub(crate) fn ratio(&mut self, theirs: &str, name: &str, ratio: Option<f64>, claim: Option<Claim>) {
        let Some(ratio) = ratio.filter(|ratio| ratio.is_finite()) else {
            return;
        };
        let of = self.ratios.entry(theirs).or_insert_with(|| json!({}));
        of[name] = json!(ratio);
        let (key, what) = (format!("{name}_of_{theirs}"), format!("{name}, ours / {theirs}"));
        self.row(key, what, ratio, "×", claim);
    }

    fn row(&mut self, key: String, what: String, value: f64, unit: &'static str, claim: Option<Claim>) {
        self.rows.push(Row {
            key,
            what,
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
                "key": row.key, "what": row.what, "value": row.value, "unit": row.unit,
                "bound": claim.to_string(), "holds": claim.holds(row.value),
            }))
        });
        claims.collect()
    }

    /// `{"work": …, "ratios": {"<peer>": {"<name>": …}}, "<key>": …, "contests": {…}, "failed": ["<key>", …]}`.
    pub(crate) fn to_json(&self) -> Value {
        let mut object = Map::new();
        object.insert("work".to_owned(), json!(self.work));
        object.insert("ratios".to_owned(), self.ratios.clone().into());
        for row in &self.rows {
            object.insert(row.key.clone(), json!(row.value));
        }
        let contests = self.contests.iter().map(|c| (c.what.clone(), c.scores.to_json()));
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
        let width = self.rows.iter().map(|r| r.what.chars().count()).max();
        let width = width.unwrap_or(0);
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

impl fmt::Display for Contest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = self.scores.contenders();
        let first = names
            .iter()
            .map(|name| name.len())
            .chain([self.what.chars().count()])
            .max();
        let first = first.unwrap_or(0);
        write!(f, "{:<first$}", self.what)?;
        for column in &self.columns {
            let head = match column.unit {
                "" => column.what.to_owned(),
                unit => format!("{}, {unit}", column.what),
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

/// Three digits that mean something.
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
            json!({
                "work": "nothing", "ratios": {}, "objects": 100_000.0, "rate": 1.234, "memory": 1.5,
                "failed": ["memory"],
            })
        );
    }

    #[test]
    fn a_ratio_is_named_by_the_peer_and_what_it_is_of() {
        let mut report = Report::new("nothing");
        report.ratio("client-go", "cpu", Some(0.5), Some(Claim::AtMost(0.6)));
        report.ratio("client-go", "wall", Some(1.5), Some(Claim::AtMost(1.0)));
        report.ratio("kube-rs", "cpu", None, Some(Claim::AtMost(0.3)));
        let json = report.to_json();
        assert_eq!(json["ratios"], json!({"client-go": {"cpu": 0.5, "wall": 1.5}}));
        assert_eq!(json["failed"], json!(["wall_of_client-go"]));
    }
}
