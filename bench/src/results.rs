//! RESULTS.md: the last run of every benchmark, and which claims hold.
//!
//! A benchmark that has no saved run keeps the part that it has in the file, so that one benchmark can be run again alone.
//!
//! Knows: the text of the file. Never learns: the content of a benchmark.

use std::fmt::Write as _;

use serde_json::Value;

use crate::report::rounded;

const HEAD: &str = "# Results\n\n\
    `cargo run --release -p bench -- all`, or a single benchmark and then `… -- report`, writes this file; do not edit it. The\n\
    first lines of each file in `src/` describe its benchmark. A ratio is our median divided by theirs. `≤` and `≥` are the claims.\n\n";
const CLAIMS: &str = "Which claims hold?";

/// What the file says of one benchmark.
#[derive(Debug, PartialEq)]
struct Part {
    /// The rows of the table of claims.
    claims: Vec<String>,
    /// The text below the heading.
    text: String,
}

/// Returns the new text of the file. `saved` returns the saved run of a benchmark.
pub(crate) fn markdown<'a>(
    names: &[String],
    saved: impl Fn(&str) -> Option<&'a Value>,
    before: &str,
) -> String {
    let parts: Vec<(&String, Part)> = names
        .iter()
        .filter_map(|name| {
            let part = match saved(name) {
                Some(run) => Some(part_of_run(name, run)),
                None => part_of_file(name, before),
            };
            Some((name, part?))
        })
        .collect();
    let mut machines: Vec<&str> = names
        .iter()
        .filter_map(|name| saved(name)?["machine"].as_str())
        .chain(machines(before))
        .collect();
    machines.sort_unstable();
    machines.dedup();

    let mut out = HEAD.to_owned();
    for machine in machines {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "- {machine}");
    }
    let _ = write!(
        out,
        "\n## {CLAIMS}\n\n| benchmark | figure | measured | claim | result |\n|---|---|---|---|---|\n"
    );
    for row in parts.iter().flat_map(|(_, part)| &part.claims) {
        let _ = writeln!(out, "{row}");
    }
    for (name, part) in parts {
        let _ = write!(out, "\n## {name}\n\n{}\n", part.text);
    }
    out
}

/// Every claim of a run: benchmark, figure, measured value, bound, and whether the claim holds.
pub(crate) fn claims(name: &str, run: &Value) -> impl Iterator<Item = [String; 5]> {
    run["claims"].as_array().into_iter().flatten().map(|claim| {
        let text = |field: &str| claim[field].as_str().unwrap_or_default().to_owned();
        let value = claim["value"].as_f64().unwrap_or(f64::NAN);
        let value = format!("{} {}", rounded(value), text("unit"));
        let met = if claim["holds"] == true {
            "met"
        } else {
            "**not met**"
        };
        [
            name.to_owned(),
            text("what"),
            value,
            text("bound"),
            met.to_owned(),
        ]
    })
}

fn part_of_run(name: &str, run: &Value) -> Part {
    let figures = run["text"].as_str().unwrap_or_default();
    let lines: Vec<&str> = figures.lines().map(str::trim_end).collect();
    let occasion = run["occasion"].as_str().unwrap_or_default();
    Part {
        claims: claims(name, run)
            .map(|row| format!("| {} |", row.join(" | ")))
            .collect(),
        text: format!("{occasion}\n\n```\n{}\n```", lines.join("\n")),
    }
}

fn part_of_file(name: &str, file: &str) -> Option<Part> {
    let row = format!("| {name} |");
    let rows = section(CLAIMS, file).unwrap_or_default().lines();
    Some(Part {
        claims: rows
            .filter(|line| line.starts_with(&row))
            .map(str::to_owned)
            .collect(),
        text: section(name, file)?.to_owned(),
    })
}

/// The text below this heading.
fn section<'a>(heading: &str, file: &'a str) -> Option<&'a str> {
    let mut sections = file.split("\n## ").skip(1);
    let text = sections.find_map(|section| section.strip_prefix(heading)?.strip_prefix('\n'));
    text.map(str::trim)
}

/// The machines of earlier runs.
fn machines(file: &str) -> impl Iterator<Item = &str> {
    let head = file.split("\n## ").next().unwrap_or_default();
    head.lines().filter_map(|line| line.strip_prefix("- "))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::report::{Claim, Report};

    fn run(name: &'static str, cpu: f64) -> Value {
        let mut report = Report::new(name);
        report.ratio("client-go", "cpu", Some(cpu), Some(Claim::AtMost(0.6)));
        json!({
            "text": report.to_string(), "claims": report.claims(), "machine": "a machine", "occasion": format!("a run with {cpu}"),
        })
    }

    #[test]
    fn claims_are_listed_with_their_result() {
        let (good, bad) = (run("sync", 0.5), run("watch", 1.5));
        let names = ["sync".to_owned(), "watch".to_owned(), "list".to_owned()];
        let saved = |name: &str| match name {
            "sync" => Some(&good),
            "watch" => Some(&bad),
            _ => None,
        };
        let text = markdown(&names, saved, "");
        for row in [
            "| sync | cpu, ours / client-go | 0.50 × | ≤ 0.6 | met |",
            "| watch | cpu, ours / client-go | 1.50 × | ≤ 0.6 | **not met** |",
        ] {
            assert!(text.contains(row), "{text}");
        }
        assert!(!text.contains("## list"), "{text}");
    }

    #[test]
    fn a_benchmark_without_a_saved_run_keeps_its_part() {
        let (sync, watch, later) = (run("sync", 0.25), run("watch", 0.5), run("watch", 0.75));
        let names = ["sync".to_owned(), "watch".to_owned()];
        let both = |name: &str| Some(if name == "sync" { &sync } else { &watch });
        let first = markdown(&names, both, "");
        assert_eq!(
            markdown(&names, |_| None, &first),
            first,
            "nothing was run, so nothing changes"
        );
        let second = markdown(&names, |name| (name == "watch").then_some(&later), &first);
        assert!(
            second.contains("a run with 0.25") && second.contains("a run with 0.75"),
            "{second}"
        );
        assert!(!second.contains("a run with 0.5"), "{second}");
        assert_eq!(second.matches("| watch |").count(), 1, "{second}");
    }
}
