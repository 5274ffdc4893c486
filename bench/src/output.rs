//! What stays of a run: a file of figures and a chart for each work, one page with all of them, and RESULTS.md.
//!
//! Knows: files, and what a report says of itself. Never learns: what was measured.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

use crate::chart::{self, escaped};
use crate::machine;
use crate::report::{Report, rounded};

/// Keeps what a work came to on this occasion, and says where its chart is.
pub(crate) fn keep(report: &Report, occasion: &str) -> Result<PathBuf> {
    let dir = dir()?;
    fs::create_dir_all(&dir)?;
    let work = report.work();
    let text = json!({
        "text": report.to_string(), "machine": machine::description(), "occasion": occasion, "claims": report.claims(),
        "figures": report.to_json(),
    });
    fs::write(dir.join(format!("{work}.json")), format!("{text:#}\n"))?;
    let picture = dir.join(format!("{work}.svg"));
    fs::write(&picture, chart::svg(work, &report.panels()))?;
    Ok(picture)
}

/// Makes the page and RESULTS.md of what was kept of these works, in this order, and says where they are.
pub(crate) fn publish(works: impl IntoIterator<Item = String>) -> Result<[PathBuf; 2]> {
    let dir = dir()?;
    let mut kept = Vec::new();
    for work in works {
        let Ok(text) = fs::read_to_string(dir.join(format!("{work}.json"))) else {
            continue;
        };
        let run: Value =
            serde_json::from_str(&text).with_context(|| format!("{work}.json is no run of ours"))?;
        let picture = fs::read_to_string(dir.join(format!("{work}.svg"))).unwrap_or_default();
        kept.push((work, run, picture));
    }
    ensure!(
        !kept.is_empty(),
        "nothing was measured yet; begin with `bench all` or one of the works"
    );
    let page = dir.join("index.html");
    fs::write(&page, html(&kept))?;
    let results = Path::new(env!("CARGO_MANIFEST_DIR")).join("RESULTS.md");
    fs::write(&results, markdown(&kept))?;
    Ok([page, results])
}

/// `target/bench`, wherever `target` is.
fn dir() -> Result<PathBuf> {
    let program = std::env::current_exe().context("a program knows where it is")?;
    let target = program.parent().and_then(Path::parent);
    Ok(target.context("a program is in target/<profile>")?.join("bench"))
}

type Kept = (String, Value, String);

/// Every claim of every work: what, how much, what was promised, whether it holds.
fn claims(kept: &[Kept]) -> impl Iterator<Item = [String; 5]> {
    kept.iter().flat_map(|(work, run, _)| {
        run["claims"].as_array().into_iter().flatten().map(|claim| {
            let text = |name: &str| claim[name].as_str().unwrap_or_default().to_owned();
            let value = claim["value"].as_f64().unwrap_or(f64::NAN);
            let value = format!("{} {}", rounded(value), text("unit"));
            let met = if claim["holds"] == true {
                "met"
            } else {
                "**not met**"
            };
            [work.clone(), text("what"), value, text("bound"), met.to_owned()]
        })
    })
}

fn markdown(kept: &[Kept]) -> String {
    let mut out = String::from(
        "# Results\n\n\
         Written by `cargo run --release -p bench -- all` (or a single work) and `… -- report`; never by hand. What each work is, is said\n\
         at the top of its file in `src/`. Ratios are ours divided by theirs, of medians; `≤` and `≥` are what design.md holds us to.\n\n",
    );
    let mut machines: Vec<&str> = kept
        .iter()
        .filter_map(|(_, run, _)| run["machine"].as_str())
        .collect();
    machines.dedup();
    for machine in machines {
        // Writing to a string cannot fail.
        let _ = writeln!(out, "- {machine}");
    }
    out.push_str("\n## What was promised\n\n| work | what | is | promised | |\n|---|---|---|---|---|\n");
    for row in claims(kept) {
        let _ = writeln!(out, "| {} |", row.join(" | "));
    }
    for (work, run, _) in kept {
        let text = run["text"].as_str().unwrap_or_default();
        let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
        let occasion = run["occasion"].as_str().unwrap_or_default();
        let _ = write!(
            out,
            "\n## {work}\n\n{occasion}\n\n```\n{}\n```\n",
            lines.join("\n")
        );
    }
    out
}

fn html(kept: &[Kept]) -> String {
    let mut out = String::from(
        "<!doctype html>\n<meta charset=\"utf-8\">\n<title>kube-informer: bench</title>\n\
         <style>body { font: 15px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }\n\
         table { border-collapse: collapse } td, th { padding: .2rem .7rem; border-bottom: 1px solid #ddd; text-align: left }\n\
         pre { overflow-x: auto; font-size: 12px; background: #f6f6f6; padding: 1rem }\n\
         svg { max-width: 100%; height: auto }</style>\n<h1>kube-informer beside client-go and kube-rs</h1>\n",
    );
    let machine = kept.last().and_then(|(_, run, _)| run["machine"].as_str());
    let _ = writeln!(out, "<p>{}</p>", escaped(machine.unwrap_or_default()));
    out.push_str("<table><tr><th>work<th>what<th>is<th>promised<th></tr>\n");
    for row in claims(kept) {
        let cells = row.map(|cell| escaped(&cell.replace("**", "")));
        let _ = writeln!(out, "<tr><td>{}</tr>", cells.join("<td>"));
    }
    out.push_str("</table>\n");
    for (work, run, picture) in kept {
        let text = escaped(run["text"].as_str().unwrap_or_default());
        let _ = writeln!(
            out,
            "<h2 id=\"{work}\">{work}</h2>\n{picture}\n<details><summary>all figures</summary><pre>{text}</pre></details>"
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::report::Claim;

    #[test]
    fn promises_are_listed_with_whether_they_are_kept() {
        let mut report = Report::new("sync");
        report.ratio("client-go", "cpu", Some(0.5), Some(Claim::AtMost(0.6)));
        report.ratio("client-go", "wall", Some(1.5), Some(Claim::AtMost(1.0)));
        let run = json!({"text": report.to_string(), "claims": report.claims(), "machine": "a <machine>"});
        let kept: Vec<Kept> = vec![("sync".to_owned(), run, String::new())];
        let text = markdown(&kept);
        assert!(
            text.contains("| sync | cpu, ours / client-go | 0.50 × | ≤ 0.6 | met |"),
            "{text}"
        );
        assert!(
            text.contains("| sync | wall, ours / client-go | 1.50 × | ≤ 1 | **not met** |"),
            "{text}"
        );
        assert!(html(&kept).contains("a &lt;machine&gt;"));
    }
}
