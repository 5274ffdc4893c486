//! Runs the built `kubectl-informer sandbox` as a user does.

use std::path::{Path, PathBuf};
use std::process::{Output, Stdio};
use std::time::Duration;

use futures::{StreamExt, TryStreamExt};
use k8s_openapi::api::core::v1::{Node, Pod};
use kube::api::{Api, ListParams, WatchEvent, WatchParams};
use kube::config::{KubeConfigOptions, Kubeconfig};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};

/// Fails a test that hangs. Passing tests take far less.
const TIMEOUT: Duration = Duration::from_secs(60);

/// A running `kubectl-informer sandbox`.
struct Running {
    child: Child,
    lines: Lines<BufReader<ChildStdout>>,
    kubeconfig: PathBuf,
}

impl Running {
    /// Starts the command and reads its output until it is ready.
    async fn start(flags: &[&str]) -> Self {
        let mut child = command(flags)
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .expect("the command was built for this test");
        let mut lines = BufReader::new(child.stdout.take().expect("is piped")).lines();
        let kubeconfig = wait_for(&mut lines, "export KUBECONFIG=").await;
        wait_for(&mut lines, "Ctrl-C stops it").await;
        Self {
            child,
            lines,
            kubeconfig: kubeconfig.into(),
        }
    }

    async fn client(&self) -> kube::Client {
        let kubeconfig = Kubeconfig::read_from(&self.kubeconfig).expect("was written");
        let config = kube::Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await;
        kube::Client::try_from(config.expect("is complete")).expect("a client")
    }

    /// Sends a signal, waits for the end, and returns the exit code.
    async fn end_with(mut self, signal: &str) -> Option<i32> {
        let id = self.child.id().expect("is running").to_string();
        let sent = Command::new("kill").args([signal, &id]).status().await;
        assert!(sent.expect("kill is there").success());
        let ended = tokio::time::timeout(TIMEOUT, self.child.wait()).await;
        ended.expect("ends soon").expect("can be waited for").code()
    }
}

fn command(flags: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_kubectl-informer"));
    command.arg("sandbox").args(flags);
    command
}

/// Reads up to the line with this beginning, and returns the rest of that line.
async fn wait_for(lines: &mut Lines<BufReader<ChildStdout>>, beginning: &str) -> String {
    let mut seen = Vec::new();
    loop {
        let line = tokio::time::timeout(TIMEOUT, lines.next_line()).await;
        let Ok(Ok(Some(line))) = line else {
            panic!("no line began with {beginning:?}; these came: {seen:#?}");
        };
        if let Some(rest) = line.trim().strip_prefix(beginning) {
            return rest.to_owned();
        }
        seen.push(line);
    }
}

async fn refused(flags: &[&str]) -> (Option<i32>, String) {
    let Output { status, stderr, .. } = command(flags).output().await.expect("was built");
    (status.code(), String::from_utf8_lossy(&stderr).into_owned())
}

#[tokio::test]
async fn pods_are_loaded_and_change_until_a_signal_ends_the_command() {
    let running = Running::start(&["--load", "pods=100", "--load", "nodes=2", "--churn", "200/s"]).await;
    let client = running.client().await;

    let pods: Api<Pod> = Api::all(client.clone());
    let list = pods.list(&ListParams::default()).await.expect("is served");
    // One pod may be in the middle of a replacement.
    assert!((99..=101).contains(&list.items.len()), "{}", list.items.len());
    let nodes = Api::<Node>::all(client).list(&ListParams::default()).await;
    assert_eq!(nodes.expect("is served").items.len(), 2);

    let version = list.metadata.resource_version.expect("lists have one");
    let mut events = pods
        .watch(&WatchParams::default(), &version)
        .await
        .expect("is served")
        .boxed();
    let event = tokio::time::timeout(TIMEOUT, events.try_next()).await;
    let event = event
        .expect("changes come")
        .expect("well-formed")
        .expect("no end");
    assert!(
        matches!(
            event,
            WatchEvent::Modified(_) | WatchEvent::Added(_) | WatchEvent::Deleted(_)
        ),
        "{event:?}"
    );

    let kubeconfig = running.kubeconfig.clone();
    assert_eq!(running.end_with("-TERM").await, Some(0));
    assert!(!kubeconfig.exists());
}

#[tokio::test]
async fn a_status_line_comes_every_few_seconds() {
    let mut running = Running::start(&["--load", "pods=20", "--churn", "50/s"]).await;
    let rate = wait_for(&mut running.lines, "").await;
    assert!(rate.contains("changes/s") && rate.contains("objects"), "{rate}");
    // A killed process would leave its kubeconfig behind.
    assert_eq!(running.end_with("-TERM").await, Some(0));
}

#[tokio::test]
async fn ctrl_c_ends_the_command_and_removes_the_kubeconfig() {
    let path = std::env::temp_dir().join(format!("kubectl-informer-it-{}", std::process::id()));
    let running = Running::start(&["--kubeconfig", path.to_str().expect("text")]).await;
    assert_eq!(running.kubeconfig, path);
    let pods = Api::<Pod>::all(running.client().await)
        .list(&ListParams::default())
        .await;
    assert!(pods.expect("is served").items.is_empty());
    assert_eq!(running.end_with("-INT").await, Some(0));
    assert!(!path.exists());
}

#[tokio::test]
async fn bad_flags_are_refused_with_a_correction() {
    for (flags, help) in [
        (
            &["--load", "pods=abc"][..],
            "give a whole number, for example pods=1000",
        ),
        (
            &["--load", "cats=3"],
            "there are of configmaps, deployments, nodes, pods, services",
        ),
        (&["--churn", "fast"], "give for example 100/s"),
        (&["--port", "99999"], "99999"),
        (&["--churn", "10"], "add for example --load pods=1000"),
        (&["--kubeconfig", "/"], "--kubeconfig"),
    ] {
        let (code, error) = refused(flags).await;
        assert!(code.is_some_and(|c| c != 0), "{flags:?}");
        assert!(error.contains(help), "{flags:?}: {error}");
    }
}

#[tokio::test]
async fn a_port_in_use_is_reported() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    let port = taken.local_addr().expect("is bound").port().to_string();
    let (code, error) = refused(&["--port", &port]).await;
    assert_eq!(code, Some(1));
    assert!(
        error.contains(&port) && error.contains("choose another port"),
        "{error}"
    );
}

#[tokio::test]
async fn a_foreign_kubeconfig_is_left_alone() {
    let path: &Path = &std::env::temp_dir().join(format!("kubectl-informer-it-own-{}", std::process::id()));
    std::fs::write(path, "precious").expect("is writable");
    let (code, error) = refused(&["--kubeconfig", path.to_str().expect("text")]).await;
    assert_eq!(
        (code, std::fs::read_to_string(path).ok().as_deref()),
        (Some(1), Some("precious"))
    );
    assert!(error.contains("give another --kubeconfig"), "{error}");
    std::fs::remove_file(path).expect("is there");
}
