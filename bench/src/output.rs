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
use crate::report::Report;
use crate::results;

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
    let names: Vec<String> = names.into_iter().collect();
    let mut runs = Vec::new();
    for name in &names {
        let Ok(text) = fs::read_to_string(dir.join(format!("{name}.json"))) else {
            continue;
        };
        let run: Value =
            serde_json::from_str(&text).with_context(|| format!("{name}.json is not a saved run"))?;
        let chart = fs::read_to_string(dir.join(format!("{name}.svg"))).unwrap_or_default();
        runs.push((name.clone(), run, chart));
    }
    ensure!(
        !runs.is_empty(),
        "there are no saved runs; run `bench all` or a single benchmark first"
    );
    let page = dir.join("index.html");
    fs::write(&page, html(&runs))?;
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md");
    let before = fs::read_to_string(&path).unwrap_or_default();
    let saved = |name: &str| runs.iter().find(|run| run.0 == name).map(|run| &run.1);
    fs::write(&path, results::markdown(&names, saved, &before))?;
    Ok([page, path])
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
    for row in runs.iter().flat_map(|(name, run, _)| results::claims(name, run)) {
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

    #[test]
    fn the_page_escapes_what_it_shows() {
        let run = json!({"text": "a <text>", "claims": [], "machine": "a <machine>"});
        let page = html(&[("sync".to_owned(), run, String::new())]);
        assert!(
            page.contains("a &lt;machine&gt;") && page.contains("a &lt;text&gt;"),
            "{page}"
        );
    }
}
