//! A case in a process of its own, so that none finds the memory or the warmth of another.

use std::process::Command;

use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// Runs this program again with these arguments; its last line is an object.
pub(crate) fn run(arguments: &[String]) -> Result<Value> {
    let program = std::env::current_exe().context("this program has no path")?;
    let output = Command::new(program)
        .args(arguments)
        .output()
        .context("this program does not start again")?;
    ensure!(
        output.status.success(),
        "{arguments:?} failed: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    let text = String::from_utf8(output.stdout)?;
    let line = text.lines().last().context("a child said nothing")?;
    Ok(serde_json::from_str(line)?)
}

/// A figure of what a child said.
pub(crate) fn figure(said: &Value, name: &str) -> Result<f64> {
    let figure = said[name].as_f64();
    figure.with_context(|| format!("a child did not say {name:?}: {said}"))
}
