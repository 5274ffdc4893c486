//! Builds the contenders on first use, starts them and exchanges messages with them.
//!
//! Knows: cargo, Go, the layout of this repository, the protocol of a contender (see `measure`). Never learns: the content of a benchmark.

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

/// Why a figure of client-go is missing.
pub(crate) const NO_GO: &str = "skipped, because `go` is not installed; install Go 1.26 or newer";

/// Longer than any contender takes.
const TIMEOUT: Duration = Duration::from_secs(900);

/// The library that a contender runs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Implementation {
    Ours,
    ClientGo,
    KubeRs,
    /// Istio's derived collections.
    Krt,
}

/// The paths of the programs.
#[derive(Debug, Clone)]
pub(crate) struct Programs {
    ours: PathBuf,
    kube_rs: PathBuf,
    /// `None` if Go is not installed.
    client_go: Option<PathBuf>,
    /// Built only for the benchmark that needs it, because Istio is big.
    krt: Option<PathBuf>,
}

impl Programs {
    /// Builds the programs that are missing or out of date. cargo and Go detect that.
    pub(crate) fn build() -> Result<Self> {
        let bench = std::env::current_exe().context("the path of this program is not known")?;
        cargo(&bench)?;
        Ok(Self {
            ours: bench.with_file_name("bench-ours"),
            kube_rs: bench.with_file_name("bench-kube-rs"),
            client_go: go("client-go")?,
            krt: None,
        })
    }

    /// The same with krt.
    pub(crate) fn build_with_krt() -> Result<Self> {
        Ok(Self {
            krt: go("krt")?,
            ..Self::build()?
        })
    }

    pub(crate) fn path(&self, implementation: Implementation) -> Option<&Path> {
        match implementation {
            Implementation::Ours => Some(&self.ours),
            Implementation::KubeRs => Some(&self.kube_rs),
            Implementation::ClientGo => self.client_go.as_deref(),
            Implementation::Krt => self.krt.as_deref(),
        }
    }
}

/// Builds with the profile of this program: release, or debug in its own tests.
fn cargo(bench: &Path) -> Result<()> {
    let mut build = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    build.args(["build", "--quiet", "--package", "bench"]);
    build.args(["--bin", "bench-ours", "--bin", "bench-kube-rs"]);
    if !cfg!(debug_assertions) {
        build.arg("--release");
    }
    // `cargo run` sets variables that describe this package. Build scripts that read them would run again, and most crates would be
    // rebuilt.
    for (name, _) in std::env::vars_os() {
        let prefixes = ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_", "CARGO_CRATE_"];
        if name
            .to_str()
            .is_some_and(|name| prefixes.iter().any(|prefix| name.starts_with(prefix)))
        {
            build.env_remove(name);
        }
    }
    if let Some(target) = bench.parent().and_then(Path::parent) {
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

/// Builds the Go program in a folder of `peers`.
fn go(peer: &str) -> Result<Option<PathBuf>> {
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("peers").join(peer);
    let bench = std::env::current_exe().context("the path of this program is not known")?;
    let program = bench.with_file_name(format!("bench-{peer}"));
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

/// The figures of a contender, by name.
pub(crate) type Figures = HashMap<String, f64>;

/// Runs a benchmark of client-go that has a single phase. Returns `None` if Go is not installed.
pub(crate) fn client_go(benchmark: &str, arguments: &[String]) -> Result<Option<Figures>> {
    let Some(program) = go("client-go")? else {
        return Ok(None);
    };
    let output = Command::new(&program)
        .arg(benchmark)
        .args(arguments)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot run {}", program.display()))?;
    ensure!(
        output.status.success(),
        "client-go's benchmark {benchmark} ended with {}",
        output.status
    );
    let figures = serde_json::from_slice(&output.stdout);
    Ok(Some(
        figures.context("client-go's output is not a JSON object of figures")?,
    ))
}

/// A running contender. Dropping it kills the process.
pub(crate) struct Running {
    name: String,
    child: Child,
    stdin: ChildStdin,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Running {
    pub(crate) fn start(
        program: &Path,
        benchmark: &str,
        arguments: &[String],
        environment: &[(&str, String)],
    ) -> Result<Self> {
        let mut child = tokio::process::Command::new(program)
            .arg(benchmark)
            .args(arguments)
            .envs(environment.iter().map(|(name, value)| (name, value)))
            // client-go takes this choice from its environment. Without a server it would wait for ever for the bookmark that ends
            // the initial events.
            .envs(
                (arguments.iter().any(|argument| argument == "initial=list")
                    || arguments
                        .iter()
                        .all(|argument| !argument.starts_with("kubeconfig=")))
                .then_some(("KUBE_FEATURE_WatchListClient", "false")),
            )
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .kill_on_drop(true)
            .spawn()
            .with_context(|| format!("cannot start {}", program.display()))?;
        let stdin = child.stdin.take().context("the contender has no pipe")?;
        let stdout = child.stdout.take().context("the contender has no pipe")?;
        Ok(Self {
            name: format!("{} {benchmark} {}", program.display(), arguments.join(" ")),
            child,
            stdin,
            lines: BufReader::new(stdout).lines(),
        })
    }

    /// Waits for the next message of the contender.
    pub(crate) async fn receive(&mut self) -> Result<Value> {
        let line = timeout(TIMEOUT, self.lines.next_line()).await;
        let line = line.with_context(|| format!("{} sent nothing for {TIMEOUT:?}", self.name))??;
        let line = line.with_context(|| format!("{} ended without its figures", self.name))?;
        serde_json::from_str(&line).with_context(|| format!("{} sent {line:?}, which is not JSON", self.name))
    }

    /// Sends a line to the contender.
    pub(crate) async fn send(&mut self, line: &str) -> Result<()> {
        self.stdin.write_all(format!("{line}\n").as_bytes()).await?;
        Ok(())
    }

    /// Waits for the figures and for the end of the process.
    pub(crate) async fn finish(mut self) -> Result<Value> {
        let figures = self.receive().await?;
        let status = timeout(TIMEOUT, self.child.wait()).await;
        let status = status.with_context(|| format!("{} did not exit", self.name))??;
        ensure!(status.success(), "{} ended with {status}", self.name);
        Ok(figures)
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn client_go_has_the_kubernetes_minor_of_the_testbed() {
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
