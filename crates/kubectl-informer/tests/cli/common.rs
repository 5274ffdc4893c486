//! Test kit: a sandbox, and the built command run against it.

use std::path::PathBuf;
use std::process::{Output, Stdio};
use std::time::Duration;

use kube_sandbox::Sandbox;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// Fails a test that hangs. Passing tests take far less.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(60);

/// A sandbox with a kubeconfig for other programs.
pub(crate) struct Server {
    pub(crate) sandbox: Sandbox,
    home: TempDir,
}

impl Server {
    pub(crate) async fn start() -> Self {
        let sandbox = Sandbox::start().await.expect("a free port");
        let home = tempfile::tempdir().expect("a place");
        std::fs::write(home.path().join("config"), sandbox.kubeconfig()).expect("is writable");
        Self { sandbox, home }
    }

    fn kubeconfig(&self) -> PathBuf {
        self.home.path().join("config")
    }

    pub(crate) fn command(&self, line: &str) -> Command {
        let mut command = bare(line);
        command.env("KUBECONFIG", self.kubeconfig());
        command
    }

    /// Runs the command to its end.
    pub(crate) async fn run(&self, line: &str) -> Ended {
        Ended::of(self.command(line)).await
    }

    /// Runs the command, which has to succeed, and returns its output.
    pub(crate) async fn printed(&self, line: &str) -> String {
        let ended = self.run(line).await;
        assert_eq!(ended.code, Some(0), "{line}: {}", ended.err);
        ended.out
    }

    /// Starts the command and reads its output line by line.
    pub(crate) fn follow(&self, line: &str) -> Following {
        let mut command = self.command(line);
        let child = command.stdout(Stdio::piped()).kill_on_drop(true).spawn();
        let mut child = child.expect("the command was built for this test");
        let lines = BufReader::new(child.stdout.take().expect("is piped")).lines();
        Following { child, lines }
    }
}

/// The command in an environment without any cluster configuration.
pub(crate) fn bare(line: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kubectl-informer"));
    command
        .args(line.split(' ').filter(|word| !word.is_empty()))
        .stdin(Stdio::null());
    for name in ["KUBECONFIG", "KUBERNETES_SERVICE_HOST", "KUBERNETES_SERVICE_PORT"] {
        command.env_remove(name);
    }
    command.env("HOME", "/nonexistent");
    command
}

/// The result of a run.
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl Ended {
    pub(crate) async fn of(mut command: Command) -> Self {
        let run = command.kill_on_drop(true).output();
        let output = tokio::time::timeout(TIMEOUT, run).await.expect("ends by itself");
        let Output {
            status,
            stdout,
            stderr,
        } = output.expect("the command was built for this test");
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("text");
        Self {
            code: status.code(),
            out: text(stdout),
            err: text(stderr),
        }
    }
}

/// A run that has not ended.
pub(crate) struct Following {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
}

impl Following {
    /// Reads up to the first line that contains `what`.
    pub(crate) async fn until(&mut self, what: &str) -> String {
        let mut seen = Vec::new();
        loop {
            let line = tokio::time::timeout(TIMEOUT, self.lines.next_line()).await;
            let Ok(Ok(Some(line))) = line else {
                panic!("no line had {what:?}; these came: {seen:#?}");
            };
            if line.contains(what) {
                return line;
            }
            seen.push(line);
        }
    }

    /// Sends SIGINT, waits for the end, and returns the exit code.
    pub(crate) async fn interrupt(mut self) -> Option<i32> {
        let id = self.child.id().expect("is running").to_string();
        let sent = Command::new("kill").args(["-INT", &id]).status().await;
        assert!(sent.expect("kill is there").success());
        let ended = tokio::time::timeout(TIMEOUT, self.child.wait()).await;
        ended.expect("ends soon").expect("can be waited for").code()
    }
}
