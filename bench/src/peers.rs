//! Programs of others that do the same work: built on first use, run, and asked for their figures.
//!
//! Knows: Go, where this repository is. Never learns: what is measured.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// What a peer measured, by name.
pub(crate) type Figures = HashMap<String, f64>;

/// Why there is nothing to compare with.
pub(crate) const NO_GO: &str = "skipped, because there is no `go` to build it with; install Go 1.26 or newer";

/// Lets client-go do this work. None: there is no Go here.
pub(crate) fn client_go(work: &str, arguments: &[String]) -> Result<Option<Figures>> {
    let Some(program) = build()? else {
        return Ok(None);
    };
    let output = Command::new(&program)
        .arg(work)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {}", program.display()))?;
    if !output.status.success() {
        bail!("client-go's bench of {work} ended with {}", output.status);
    }
    let figures = serde_json::from_slice(&output.stdout);
    Ok(Some(
        figures.context("client-go's bench did not answer with figures")?,
    ))
}

/// Go itself knows what is built already and does not build it twice.
fn build() -> Result<Option<PathBuf>> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers/client-go");
    let beside = std::env::current_exe().context("a program knows where it is")?;
    let program = beside.with_file_name("bench-client-go");
    let built = Command::new("go")
        .args(["build", "-trimpath", "-mod=readonly", "-buildvcs=false", "-o"])
        .arg(&program)
        .arg(".")
        .current_dir(&sources)
        .env("CGO_ENABLED", "0")
        .env("GOWORK", "off")
        .stdin(Stdio::null())
        .status();
    match built {
        Ok(status) if status.success() => Ok(Some(program)),
        Ok(status) => bail!("`go build` in {} ended with {status}", sources.display()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error).context("cannot run `go`"),
    }
}

#[cfg(test)]
mod tests {
    /// Both are measured against one Kubernetes.
    #[test]
    fn client_go_is_of_the_testbeds_minor() {
        let minor = |text: &str, module: &str| {
            let line = text
                .lines()
                .find_map(|line| line.trim().trim_start_matches("require ").strip_prefix(module));
            line.and_then(|version| version.trim().split('.').nth(1).map(str::to_owned))
                .expect(module)
        };
        let testbed = minor(include_str!("../../testbed/go/go.mod"), "k8s.io/kubernetes v1");
        let ours = minor(include_str!("../peers/client-go/go.mod"), "k8s.io/client-go v0");
        assert_eq!(testbed, ours);
    }
}
