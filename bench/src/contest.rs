//! A contest: the same work by several programs, each in a process of its own, in turns, several rounds.
//!
//! Knows: rounds, medians, spreads, ratios. Never learns: what the work is.

use std::fmt;

use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};

use crate::programs::{Programs, Running, Whose};
use crate::progress;

/// Who takes part, and in which form.
#[derive(Debug, Clone)]
pub(crate) struct Contender {
    /// A stable name: `ours`, `client-go`, `kube-rs`, and forms of them such as `client-go-json`.
    pub(crate) name: &'static str,
    pub(crate) whose: Whose,
    /// What it is told on top of what all are told.
    pub(crate) arguments: Vec<String>,
    /// It takes part in the first round only.
    once: bool,
}

impl Contender {
    pub(crate) fn new(name: &'static str, whose: Whose, arguments: &[&str]) -> Self {
        Self {
            name,
            whose,
            arguments: arguments.iter().map(|argument| (*argument).to_owned()).collect(),
            once: false,
        }
    }

    /// The same in the first round only: for those that nothing was promised about, and that take long.
    pub(crate) fn once(mut self) -> Self {
        self.once = true;
        self
    }

    /// What it said, shown to whoever waits; an error if it does not have as many objects as there are.
    pub(crate) fn having(&self, count: usize, said: Value) -> Result<Value> {
        progress!("{}: {said}", self.name);
        ensure!(
            said["objects"] == count,
            "{} has {} of {count} objects",
            self.name,
            said["objects"]
        );
        Ok(said)
    }

    /// Starts it on a work.
    pub(crate) fn start(&self, programs: &Programs, work: &str, told: &[String]) -> Result<Running> {
        let program = programs.path(self.whose);
        let program = program.ok_or_else(|| anyhow::anyhow!("{}: it was not built", self.name))?;
        let arguments: Vec<String> = told.iter().chain(&self.arguments).cloned().collect();
        Running::start(program, work, &arguments)
    }
}

/// What everybody came to.
#[derive(Debug, Default)]
pub(crate) struct Scores {
    all: Vec<Score>,
}

#[derive(Debug)]
struct Score {
    contender: &'static str,
    figure: String,
    rounds: Vec<f64>,
}

/// Lets all of them do it, in turns. Whoever was not built is left out.
pub(crate) async fn hold(
    rounds: usize,
    contenders: &[Contender],
    programs: &Programs,
    run: impl AsyncFn(&Contender) -> Result<Value>,
) -> Result<Scores> {
    let mut scores = Scores::default();
    let there: Vec<_> = contenders
        .iter()
        .filter(|c| programs.path(c.whose).is_some())
        .collect();
    for round in 0..rounds {
        // Nobody is always the first, or always after the same neighbour.
        for place in 0..there.len() {
            let contender = there[(place + round) % there.len()];
            if contender.once && round > 0 {
                continue;
            }
            let said = run(contender).await?;
            scores.add(contender.name, &said);
        }
    }
    Ok(scores)
}

/// Lets the first of them do it once, for nothing: whoever comes first pays for what happens once, a server that fills its caches,
/// memory that the machine never used before.
pub(crate) async fn warm(
    contenders: &[Contender],
    run: impl AsyncFn(&Contender) -> Result<Value>,
) -> Result<()> {
    if let Some(first) = contenders.first() {
        run(first).await?;
    }
    Ok(())
}

impl Scores {
    /// Notes every number that was said.
    pub(crate) fn add(&mut self, contender: &'static str, said: &Value) {
        for (figure, value) in said.as_object().into_iter().flatten() {
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

    /// Median, least and most.
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

    /// Ours divided by theirs.
    pub(crate) fn ratio(&self, ours: &str, theirs: &str, figure: &str) -> Option<f64> {
        Some(self.median(ours, figure)? / self.median(theirs, figure)?)
    }

    /// Who said something, in the order of their first word.
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

/// Where several measurements lie.
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

    /// In another unit.
    pub(crate) fn times(self, scale: f64) -> Self {
        Self {
            median: self.median * scale,
            least: self.least * scale,
            most: self.most * scale,
        }
    }

    /// A figure that was taken once.
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
    fn a_ratio_is_of_medians() {
        let mut scores = Scores::default();
        for cpu in [3.0, 1.0, 2.0] {
            scores.add("ours", &json!({"cpu": cpu, "ready": true}));
        }
        for cpu in [4.0, 4.0, 40.0, 4.0] {
            scores.add("client-go", &json!({"cpu": cpu}));
        }
        assert_eq!(scores.ratio("ours", "client-go", "cpu"), Some(0.5));
        assert_eq!(scores.ratio("ours", "kube-rs", "cpu"), None);
        assert_eq!(scores.spread("ours", "cpu").unwrap().to_string(), "2 (1–3)");
        assert_eq!(scores.contenders(), ["ours", "client-go"]);
        assert_eq!(scores.to_json()["client-go"]["cpu"]["max"], 40.0);
    }
}
