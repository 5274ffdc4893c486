//! `kubectl informer doctor`: checks what an informer needs of a cluster and prints a remedy for each problem.
//!
//! Parses ([`Options`]), runs the checks ([`examine`]), prints the results ([`Finding`]).

mod examine;
mod groups;

use std::io::{IsTerminal, Write};

use anyhow::Result;
use clap::Args;

use crate::connect;
use crate::screen::{Color, Line, Style, colored};
use crate::signal;

/// Check what informers need: the way to the cluster, its version and abilities, our rights, groups of replicas whose ranges do not
/// move; and say what to fix.
///
/// Ends with 0 if informers for these resources will work, with 1 if they will not.
#[derive(Debug, Args)]
#[command(before_help = EXAMPLES)]
pub(crate) struct Options {
    /// The resources to check.
    #[arg(value_name = "RESOURCE", default_value = "pods")]
    resources: Vec<String>,

    #[command(flatten)]
    cluster: connect::Options,
}

const EXAMPLES: &str = "\
Examples:
  # Would an informer for pods work here?
  kubectl informer doctor

  # Has the service account all that its controller needs?
  kubectl informer doctor deploy pods crontabs.example.com -A --as system:serviceaccount:prod:operator";

/// The result of a check.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Health {
    Good,
    /// Works, but could be better.
    Fair,
    Bad,
}

/// The result of a check, with a remedy.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Finding {
    health: Health,
    what: String,
    remedy: Option<String>,
}

impl Finding {
    fn good(what: impl Into<String>) -> Self {
        Self {
            health: Health::Good,
            what: what.into(),
            remedy: None,
        }
    }

    fn fair(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            health: Health::Fair,
            what: what.into(),
            remedy: Some(remedy.into()),
        }
    }

    fn bad(what: impl Into<String>, remedy: impl Into<String>) -> Self {
        Self {
            health: Health::Bad,
            ..Self::fair(what, remedy)
        }
    }

    fn lines(&self) -> Vec<Line> {
        let (sign, color) = match self.health {
            Health::Good => ("✓", Color::Green),
            Health::Fair => ("!", Color::Yellow),
            Health::Bad => ("✗", Color::Red),
        };
        let sign = Line::of(
            format!("{sign} "),
            Style {
                bold: true,
                ..Style::of(color)
            },
        );
        let mut lines = vec![sign.with(self.what.clone(), Style::PLAIN)];
        for line in self.remedy.iter().flat_map(|remedy| remedy.lines()) {
            lines.push(Line::of(format!("  {line}"), Style::of(Color::Cyan)));
        }
        lines
    }
}

/// Runs the checks. True if none of them failed.
pub(crate) async fn run(options: Options) -> Result<bool> {
    let stop = signal::stop()?;
    let mut out = std::io::stdout();
    let color = out.is_terminal();
    let mut worst = Health::Good;
    let mut report = |finding: Finding| -> Result<()> {
        worst = worst.max(finding.health);
        for line in finding.lines() {
            writeln!(out, "{}", colored(&line, color))?;
        }
        Ok(())
    };
    tokio::select! {
        outcome = examine::all(&options, &mut report) => outcome?,
        () = stop => return Ok(false),
    }
    let last = match worst {
        Health::Good => "All is well.",
        Health::Fair => "Informers will work; the points marked with ! could be better.",
        Health::Bad => "Informers will not work here until the points marked with ✗ are fixed.",
    };
    writeln!(out, "\n{last}")?;
    Ok(worst < Health::Bad)
}
