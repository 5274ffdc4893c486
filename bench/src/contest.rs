//! A contest: several programs run the same benchmark in turns, for several rounds, each in its own process.
//!
//! Knows: rounds, medians, spreads, ratios. Never learns: the content of a benchmark.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};

use crate::programs::{Implementation, Programs, Running};
use crate::progress;

/// One participant: a program and its form.
#[derive(Debug, Clone)]
pub(crate) struct Contender {
    /// A stable name: `ours`, `client-go`, `kube-rs`, and forms of them such as `client-go-json`.
    pub(crate) name: &'static str,
    pub(crate) implementation: Implementation,
    /// The arguments in addition to those that all contenders receive.
    pub(crate) arguments: Vec<String>,
    /// Environment variables.
    environment: Vec<(&'static str, String)>,
    /// The contender runs in the first round only.
    once: bool,
    /// The program, if it is not the one that was built.
    program: Option<PathBuf>,
}

impl Contender {
    pub(crate) fn new(name: &'static str, implementation: Implementation, arguments: &[&str]) -> Self {
        Self {
            name,
            implementation,
            arguments: arguments.iter().map(|argument| (*argument).to_owned()).collect(),
            environment: Vec::new(),
            once: false,
            program: None,
        }
    }

    /// The same contender with another build of its program.
    fn before(&self, program: &Path) -> Self {
        Self {
            // Leaking is harmless: there are a few contenders per run.
            name: format!("{}-before", self.name).leak(),
            program: Some(program.to_owned()),
            ..self.clone()
        }
    }

    /// Sets an environment variable of the process.
    pub(crate) fn env(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.environment.push((name, value.into()));
        self
    }

    /// Limits the contender to the first round. For slow contenders without a claim.
    pub(crate) fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// Prints the figures and checks that the contender has cached all objects.
    pub(crate) fn expect_objects(&self, count: usize, figures: Value) -> Result<Value> {
        progress!("{}: {figures}", self.name);
        ensure!(
            figures["objects"] == count,
            "{} has {} of {count} objects",
            self.name,
            figures["objects"]
        );
        Ok(figures)
    }

    /// Starts the contender on a benchmark, with the arguments that all contenders receive.
    pub(crate) fn start(&self, programs: &Programs, benchmark: &str, common: &[String]) -> Result<Running> {
        let built = || programs.path(self.implementation);
        let program = self.program.as_deref().or_else(built);
        let program = program.ok_or_else(|| anyhow::anyhow!("{}: the program was not built", self.name))?;
        let arguments: Vec<String> = common.iter().chain(&self.arguments).cloned().collect();
        Running::start(program, benchmark, &arguments, &self.environment)
    }
}

/// The figures of all contenders.
#[derive(Debug, Default, Clone)]
pub(crate) struct Scores {
    all: Vec<Score>,
}

#[derive(Debug, Clone)]
struct Score {
    contender: &'static str,
    figure: String,
    rounds: Vec<f64>,
}

/// Runs all contenders in turns. Contenders whose program was not built are left out.
pub(crate) async fn run(
    rounds: usize,
    contenders: &[Contender],
    programs: &Programs,
    measure: impl AsyncFn(&Contender) -> Result<Value>,
) -> Result<Scores> {
    let mut scores = Scores::default();
    let selection = SELECTION.get_or_init(Selection::default);
    let available: Vec<_> = contenders
        .iter()
        .filter(|c| programs.path(c.implementation).is_some() && selection.has(c.name))
        .flat_map(|contender| [Some(contender.clone()), selection.before(contender)])
        .flatten()
        .collect();
    for round in 0..rounds {
        // The order rotates, so that no contender is always the first.
        for index in 0..available.len() {
            let contender = &available[(index + round) % available.len()];
            if contender.once && round > 0 {
                continue;
            }
            let figures = measure(contender).await?;
            scores.add(contender.name, &figures);
        }
    }
    Ok(scores)
}

/// The contenders of this process, if they are not the usual ones.
#[derive(Debug, Default)]
pub(crate) struct Selection {
    /// The names of the contenders that take part. All do if it is empty.
    pub(crate) only: Vec<String>,
    /// An earlier build of our program, which takes part beside the current one.
    pub(crate) before: Option<PathBuf>,
}

static SELECTION: OnceLock<Selection> = OnceLock::new();

/// Selects the contenders of all contests of this process. Called once, with the arguments of the command.
pub(crate) fn select(selection: Selection) {
    let _ = SELECTION.set(selection);
}

impl Selection {
    /// True if these are the contenders whose figures are published.
    pub(crate) fn is_usual(&self) -> bool {
        self.only.is_empty() && self.before.is_none()
    }

    fn has(&self, name: &str) -> bool {
        self.only.is_empty() || self.only.iter().any(|listed| listed == name)
    }

    fn before(&self, contender: &Contender) -> Option<Contender> {
        let program = self.before.as_ref()?;
        (contender.implementation == Implementation::Ours).then(|| contender.before(program))
    }
}

/// Runs the first contender once without recording its figures. The first run pays for one-time costs: the server fills its caches, and
/// the machine touches memory for the first time.
pub(crate) async fn warm_up(
    contenders: &[Contender],
    measure: impl AsyncFn(&Contender) -> Result<Value>,
) -> Result<()> {
    if let Some(first) = contenders.first() {
        measure(first).await?;
    }
    Ok(())
}

impl Scores {
    /// Adds every number among the figures of a round.
    pub(crate) fn add(&mut self, contender: &'static str, figures: &Value) {
        for (figure, value) in figures.as_object().into_iter().flatten() {
            let Some(value) = value.as_f64() else { continue };
            let known = |score: &&mut Score| score.contender == contender && score.figure == *figure;
            match self.all.iter_mut().find(known) {
                Some(score) => score.rounds.push(value),
                None => self.all.push(Score {
                    contender,
                    figure: figure.clone(),
                    rounds: vec![value],
                }),
            }
        }
    }

    /// Median, minimum and maximum of a figure.
    pub(crate) fn spread(&self, contender: &str, figure: &str) -> Option<Spread> {
        let score = self
            .all
            .iter()
            .find(|s| s.contender == contender && s.figure == figure)?;
        Spread::of(&score.rounds)
    }

    pub(crate) fn median(&self, contender: &str, figure: &str) -> Option<f64> {
        self.spread(contender, figure).map(|spread| spread.median)
    }

    /// Our median divided by theirs.
    pub(crate) fn ratio(&self, ours: &str, theirs: &str, figure: &str) -> Option<f64> {
        Some(self.median(ours, figure)? / self.median(theirs, figure)?)
    }

    /// Our median divided by the lower one of theirs: the best of several forms of one library.
    pub(crate) fn ratio_to_lowest(&self, ours: &str, theirs: &[&str], figure: &str) -> Option<f64> {
        let medians = theirs.iter().filter_map(|name| self.median(name, figure));
        Some(self.median(ours, figure)? / medians.reduce(f64::min)?)
    }

    /// The contenders with figures, in the order of their first figure.
    pub(crate) fn contenders(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for score in &self.all {
            if !names.contains(&score.contender) {
                names.push(score.contender);
            }
        }
        names
    }

    /// `{"<contender>": {"<figure>": {"median": …, "min": …, "max": …}}}`.
    pub(crate) fn to_json(&self) -> Value {
        let mut object = Map::new();
        for score in &self.all {
            let Some(spread) = Spread::of(&score.rounds) else {
                continue;
            };
            let of = object.entry(score.contender).or_insert_with(|| json!({}));
            of[&score.figure] = json!({"median": spread.median, "min": spread.least, "max": spread.most});
        }
        object.into()
    }
}

/// Median, minimum and maximum of several measurements.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Spread {
    pub(crate) median: f64,
    pub(crate) least: f64,
    pub(crate) most: f64,
}

impl Spread {
    fn of(rounds: &[f64]) -> Option<Self> {
        let mut sorted = rounds.to_vec();
        sorted.sort_by(f64::total_cmp);
        let (least, most) = (*sorted.first()?, *sorted.last()?);
        let half = sorted.len() / 2;
        let median = match sorted.len() % 2 {
            0 => (sorted[half - 1] + sorted[half]) / 2.0,
            _ => sorted[half],
        };
        Some(Self { median, least, most })
    }

    /// Converts to another unit.
    pub(crate) fn times(self, scale: f64) -> Self {
        Self {
            median: self.median * scale,
            least: self.least * scale,
            most: self.most * scale,
        }
    }

    /// A figure that was measured once.
    pub(crate) fn once(value: f64) -> Self {
        Self {
            median: value,
            least: value,
            most: value,
        }
    }
}

impl fmt::Display for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [median, least, most] = [self.median, self.least, self.most].map(crate::report::rounded);
        match least == most {
            true => f.pad(&median),
            false => f.pad(&format!("{median} ({least}–{most})")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ratio_divides_medians() {
        let mut scores = Scores::default();
        for cpu in [3.0, 1.0, 2.0] {
            scores.add("ours", &json!({"cpu": cpu, "ready": true}));
        }
        for cpu in [4.0, 4.0, 40.0, 4.0] {
            scores.add("client-go", &json!({"cpu": cpu}));
        }
        assert_eq!(scores.ratio("ours", "client-go", "cpu"), Some(0.5));
        assert_eq!(scores.ratio("ours", "kube-rs", "cpu"), None);
        scores.add("client-go-list", &json!({"cpu": 8.0}));
        let best = scores.ratio_to_lowest("ours", &["client-go-list", "client-go", "kube-rs"], "cpu");
        assert_eq!(best, Some(0.5));
        assert_eq!(scores.spread("ours", "cpu").unwrap().to_string(), "2 (1–3)");
        assert_eq!(scores.contenders(), ["ours", "client-go", "client-go-list"]);
        assert_eq!(scores.to_json()["client-go"]["cpu"]["max"], 40.0);
    }
}
