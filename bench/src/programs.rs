//! The programs that take part: built on first use, started, spoken to.
//!
//! Knows: cargo, Go, where this repository is, how a contender is spoken to (see `measure`). Never learns: what is measured.

use std::collections::HashMap;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader, Lines};
use tokio::process::{Child, ChildStdin, ChildStdout};
use tokio::time::timeout;

/// Why there is nothing of client-go to compare with.
pub(crate) const NO_GO: &str = "skipped, because there is no `go` to build it with; install Go 1.26 or newer";

/// Longer than any contender takes.
const PATIENCE: Duration = Duration::from_secs(900);

/// Whose program it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Whose {
    Ours,
    ClientGo,
    KubeRs,
}

/// Where the programs are.
#[derive(Debug, Clone)]
pub(crate) struct Programs {
    ours: PathBuf,
    kube_rs: PathBuf,
    /// None: there is no Go here.
    client_go: Option<PathBuf>,
}

impl Programs {
    /// Builds what was never built, or has changed since. cargo and Go know that themselves.
    pub(crate) fn build() -> Result<Self> {
        let beside = std::env::current_exe().context("a program knows where it is")?;
        cargo(&beside)?;
        Ok(Self {
            ours: beside.with_file_name("bench-ours"),
            kube_rs: beside.with_file_name("bench-kube-rs"),
            client_go: go()?,
        })
    }

    pub(crate) fn path(&self, whose: Whose) -> Option<&Path> {
        match whose {
            Whose::Ours => Some(&self.ours),
            Whose::KubeRs => Some(&self.kube_rs),
            Whose::ClientGo => self.client_go.as_deref(),
        }
    }
}

/// As this program was built: optimised, or not in its own tests.
fn cargo(beside: &Path) -> Result<()> {
    let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.args(["build", "--quiet", "--package", "bench"]);
    build.args(["--bin", "bench-ours", "--bin", "bench-kube-rs"]);
    if !cfg!(debug_assertions) {
        build.arg("--release");
    }
    // Started by `cargo run` we have what it says of the package that it runs. Build scripts that look at it would run again, and
    // most of what is built already would be built once more.
    for (name, _) in std::env::vars_os() {
        let of_a_package = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];
        if name
            .to_str()
            .is_some_and(|name| of_a_package.iter().any(|prefix| name.starts_with(prefix)))
        {
            build.env_remove(name);
        }
    }
    if let Some(target) = beside.parent().and_then(Path::parent) {
        build.arg("--target-dir").arg(target);
    }
    let status = build.current_dir(env!("CARGO_MANIFEST_DIR")).status();
    let status = status.context("cannot run `cargo`, which builds the contenders")?;
    ensure!(
        status.success(),
        "`cargo build` of the contenders ended with {status}"
    );
    Ok(())
}

fn go() -> Result<Option<PathBuf>> {
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

/// What a peer measured, by name.
pub(crate) type Figures = HashMap<String, f64>;

/// Lets client-go do a work that asks nothing back. None: there is no Go here.
pub(crate) fn client_go(work: &str, arguments: &[String]) -> Result<Option<Figures>> {
    let Some(program) = go()? else {
        return Ok(None);
    };
    let output = Command::new(&program)
        .arg(work)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {}", program.display()))?;
    ensure!(
        output.status.success(),
        "client-go's bench of {work} ended with {}",
        output.status
    );
    let figures = serde_json::from_slice(&output.stdout);
    Ok(Some(
        figures.context("client-go's bench did not answer with figures")?,
    ))
}

/// A contender at work. It is killed if it is dropped.
pub(crate) struct Running {
    name: String,
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Running {
    pub(crate) fn start(program: &Path, work: &str, arguments: &[String]) -> Result<Self> {
        let mut child = tokio::process::Command::new(program)
            .arg(work)
            .args(arguments)
            // Nobody sends the bookmark that ends initial events where client-go is fed without a server.
            .envs(
                arguments
                    .iter()
                    .all(|argument| !argument.starts_with("kubeconfig="))
                    .then_some(("KUBE_FEATURE_WatchListClient", "false")),
            )
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let stdin = child.stdin.take().context("it was asked for a pipe")?;
        let stdout = child.stdout.take().context("it was asked for a pipe")?;
        Ok(Self {
            name: format!("{} {work} {}", program.display(), arguments.join(" ")),
            child,
            stdin,
            lines: BufReader::new(stdout).lines(),
        })
    }

    /// The next thing it says.
    pub(crate) async fn hear(&mut self) -> Result<Value> {
        let line = timeout(PATIENCE, self.lines.next_line()).await;
        let line = line.with_context(|| format!("{} said nothing in {PATIENCE:?}", self.name))??;
        let line = line.with_context(|| format!("{} ended without its figures", self.name))?;
        serde_json::from_str(&line).with_context(|| format!("{} said {line:?}", self.name))
    }

    /// Tells it to go on.
    pub(crate) async fn tell(&mut self, line: &str) -> Result<()> {
        self.stdin.write_all(format!("{line}\n").as_bytes()).await?;
        Ok(())
    }

    /// Its figures, and its end.
    pub(crate) async fn finish(mut self) -> Result<Value> {
        let said = self.hear().await?;
        let status = timeout(PATIENCE, self.child.wait()).await;
        let status = status.with_context(|| format!("{} does not end", self.name))??;
        ensure!(status.success(), "{} ended with {status}", self.name);
        Ok(said)
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
