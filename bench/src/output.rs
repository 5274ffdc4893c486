//! Writes the results: a file of figures and a chart per benchmark, one page with all of them, and RESULTS.md.
//!
//! Knows: files and reports. Never learns: the content of a benchmark.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::chart::{self, escaped};
use crate::machine;
use crate::report::{Report, rounded};

/// Saves the figures and the chart of a benchmark, and returns the path of the chart.
pub(crate) fn save(report: &Report, run: &str) -> Result<PathBuf> {
    let dir = dir()?;
    fs::create_dir_all(&dir)?;
    let name = report.name();
    let text = json!({
        "text": report.to_string(), "machine": machine::description(), "occasion": run, "claims": report.claims(),
        "figures": report.to_json(),
    });
    fs::write(dir.join(format!("{name}.json")), format!("{text:#}\n"))?;
    let chart = dir.join(format!("{name}.svg"));
    fs::write(&chart, chart::svg(name, &report.panels()))?;
    Ok(chart)
}

/// Writes the page and RESULTS.md from the saved runs of these benchmarks, in this order, and returns their paths.
pub(crate) fn publish(names: impl IntoIterator<Item = String>) -> Result<[PathBuf; 2]> {
    let dir = dir()?;
    let mut runs = Vec::new();
    for name in names {
        let Ok(text) = fs::read_to_string(dir.join(format!("{name}.json"))) else {
            continue;
        };
        let run: Value =
            serde_json::from_str(&text).with_context(|| format!("{name}.json is not a saved run"))?;
        let chart = fs::read_to_string(dir.join(format!("{name}.svg"))).unwrap_or_default();
        runs.push((name, run, chart));
    }
    ensure!(
        !runs.is_empty(),
        "there are no saved runs; run `bench all` or a single benchmark first"
    );
    let page = dir.join("index.html");
    fs::write(&page, html(&runs))?;
    let results = Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md");
    fs::write(&results, markdown(&runs))?;
    Ok([page, results])
}

/// The directory `bench` inside the target directory.
fn dir() -> Result<PathBuf> {
    let program = std::env::current_exe().context("the path of this program is not known")?;
    let target = program.parent().and_then(Path::parent);
    Ok(target
        .context("this program is not in target/<profile>")?
        .join("bench"))
}

/// The name, the figures and the chart of a benchmark.
type SavedRun = (String, Value, String);

/// Every claim of every benchmark: benchmark, figure, measured value, bound, and whether the claim holds.
fn claims(runs: &[SavedRun]) -> impl Iterator<Item = [String; 5]> {
    runs.iter().flat_map(|(name, run, _)| {
        run["claims"].as_array().into_iter().flatten().map(|claim| {
            let text = |field: &str| claim[field].as_str().unwrap_or_default().to_owned();
            let value = claim["value"].as_f64().unwrap_or(f64::NAN);
            let value = format!("{} {}", rounded(value), text("unit"));
            let met = if claim["holds"] == true {
                "met"
            } else {
                "**not met**"
            };
            [name.clone(), text("what"), value, text("bound"), met.to_owned()]
        })
    })
}

fn markdown(runs: &[SavedRun]) -> String {
    let mut out = String::from(
        "# Results\n\n\
         `cargo run --release -p bench -- all`, or a single benchmark and then `… -- report`, writes this file; do not edit it. The\n\
         first lines of each file in `src/` describe its benchmark. A ratio is our median divided by theirs. `≤` and `≥` are the claims.\n\n",
    );
    let mut machines: Vec<&str> = runs
        .iter()
        .filter_map(|(_, run, _)| run["machine"].as_str())
        .collect();
    machines.dedup();
    for machine in machines {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "- {machine}");
    }
    out.push_str("\n## Which claims hold?\n\n| benchmark | figure | measured | claim | result |\n|---|---|---|---|---|\n");
    for row in claims(runs) {
        let _ = writeln!(out, "| {} |", row.join(" | "));
    }
    for (name, run, _) in runs {
        let text = run["text"].as_str().unwrap_or_default();
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let occasion = run["occasion"].as_str().unwrap_or_default();
        let _ = write!(
            out,
            "\n## {name}\n\n{occasion}\n\n```\n{}\n```\n",
            lines.join("\n")
        );
    }
    out
}

fn html(runs: &[SavedRun]) -> String {
    let mut out = String::from(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>kube-informer: bench</title>\n\
         <style>body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }\n\
         table { border-collapse: collapse } td, th { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: left }\n\
         pre { overflow-x: auto; font-size: 12px; background: #f6f6f6; padding: 1rem }\n\
         svg { max-width: 100%; height: auto }</style>\n<h1>kube-informer beside client-go and kube-rs</h1>\n",
    );
    let machine = runs.last().and_then(|(_, run, _)| run["machine"].as_str());
    let _ = writeln!(out, "<p>{}</p>", escaped(machine.unwrap_or_default()));
    out.push_str("<table><tr><th>benchmark<th>figure<th>measured<th>claim<th>result</tr>\n");
    for row in claims(runs) {
        let cells = row.map(|cell| escaped(&cell.replace("**", "")));
        let _ = writeln!(out, "<tr><td>{}</tr>", cells.join("<td>"));
    }
    out.push_str("</table>\n");
    for (name, run, chart) in runs {
        let text = escaped(run["text"].as_str().unwrap_or_default());
        let _ = writeln!(
            out,
            "<h2 id=\"{name}\">{name}</h2>\n{chart}\n<details><summary>all figures</summary><pre>{text}</pre></details>"
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Claim;

    #[test]
    fn claims_are_listed_with_their_result() {
        let mut report = Report::new("sync");
        report.ratio("client-go", "cpu", Some(0.5), Some(Claim::AtMost(0.6)));
        report.ratio("client-go", "wall", Some(1.5), Some(Claim::AtMost(1.0)));
        let run = json!({"text": report.to_string(), "claims": report.claims(), "machine": "a <machine>"});
        let runs: Vec<SavedRun> = vec![("sync".to_owned(), run, String::new())];
        let text = markdown(&runs);
        assert!(
            text.contains("| sync | cpu, ours / client-go | 0.50 × | ≤ 0.6 | met |"),
            "{text}"
        );
        assert!(
            text.contains("| sync | wall, ours / client-go | 1.50 × | ≤ 1 | **not met** |"),
            "{text}"
        );
        assert!(html(&runs).contains("a &lt;machine&gt;"));
    }
}
