//! `testbed shards`: a sharded controller in several processes, which come, go, are killed and are suspended, and a journal that
//! shows whether two of them ever worked on one object.
//!
//! Knows: the library under test, which the rest of this package may not know. Only the command contains this module.
//!
//! Read [`run`] (the story), then `replica` (one process) and `journal` (what is written down, and what must not be in it).

mod journal;
mod replica;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitCode, Stdio};
use std::time::{Duration, Instant};

use anyhow::Context as _;
use clap::{Args, ValueEnum};
use k8s_openapi::api::core::v1::{ConfigMap, Event};
use kube::api::{Api, ListParams, ObjectMeta, Patch, PatchParams, PostParams};
use kube::{Client, Resource};
use rand::rngs::StdRng;
use rand::{RngExt as _, SeedableRng as _};
use rustix::process::{Pid, Signal, kill_process};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::json;
use testbed::RealServer;

use journal::Journal;
pub(crate) use replica::{ReplicaOptions, replica};

/// The arguments of `testbed shards`.
#[derive(Args, Debug, Clone)]
pub(crate) struct Options {
    /// Few objects and short leases: one to two minutes
    #[arg(long)]
    short: bool,
    /// Which server: kube-apiserver with etcd, or the sandbox
    #[arg(long, value_enum, default_value_t = Target::Real)]
    server: Target,
    /// The number of objects; 20000, or 300 with --short
    #[arg(long)]
    objects: Option<usize>,
    /// Only this scenario
    #[arg(long, value_enum)]
    only: Option<Scenario>,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Target {
    Real,
    Sandbox,
}

/// What is sharded, and whether the server filters.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
enum Scenario {
    /// Config maps, with the server's shardSelector
    GateOn,
    /// Config maps, filtered by each replica
    GateOff,
    /// Events, whose watches 1.36 does not filter
    Events,
}

impl Scenario {
    fn name(self) -> &'static str {
        match self {
            Self::GateOn => "config maps, gate on",
            Self::GateOff => "config maps, gate off",
            Self::Events => "events, gate on",
        }
    }
}

/// The times of the leases, in milliseconds.
#[derive(Debug, Clone, Copy)]
struct Times {
    lease: u64,
    deadline: u64,
    period: u64,
}

/// A server, and the kubeconfig with which replicas reach it.
enum Server {
    Real(Box<RealServer>),
    Sandbox(kube_sandbox::Sandbox, PathBuf),
}

impl Server {
    async fn start(options: &Options, scenario: Scenario, dir: &Path) -> anyhow::Result<Self> {
        let on = scenario != Scenario::GateOff;
        Ok(match options.server {
            Target::Real => {
                let server = RealServer::builder().feature_gate("ShardedListAndWatch", on);
                Self::Real(Box::new(server.start().await?))
            }
            Target::Sandbox => {
                let builder = kube_sandbox::Sandbox::builder();
                let builder = if on {
                    builder.sharded_list_and_watch()
                } else {
                    builder
                };
                let sandbox = builder.start().await?;
                let path = dir.join("kubeconfig");
                std::fs::write(&path, sandbox.kubeconfig())?;
                Self::Sandbox(sandbox, path)
            }
        })
    }

    fn client(&self) -> Client {
        match self {
            Self::Real(server) => server.client(),
            Self::Sandbox(sandbox, _) => sandbox.client(),
        }
    }

    fn kubeconfig(&self) -> &Path {
        match self {
            Self::Real(server) => server.kubeconfig(),
            Self::Sandbox(_, path) => path,
        }
    }
}

/// The processes of the group.
struct Group<'a> {
    kubeconfig: &'a Path,
    dir: &'a Path,
    scenario: Scenario,
    times: Times,
    running: BTreeMap<String, Child>,
}

impl Group<'_> {
    fn start(&mut self, name: &str) -> anyhow::Result<()> {
        let mut command = Command::new(std::env::current_exe()?);
        command
            .arg("shards-replica")
            .arg("--kubeconfig")
            .arg(self.kubeconfig)
            .arg("--journal")
            .arg(self.dir.join(format!("{name}.journal")))
            .args(["--name", name])
            .args(["--lease", &self.times.lease.to_string()])
            .args(["--deadline", &self.times.deadline.to_string()])
            .args(["--period", &self.times.period.to_string()])
            // It ends with its standard input, so nothing is left if this process is killed.
            .stdin(Stdio::piped());
        if self.scenario == Scenario::Events {
            command.arg("--events");
        }
        let child = command.spawn().context("starting a replica")?;
        self.running.insert(name.to_owned(), child);
        Ok(())
    }

    fn signal(&self, name: &str, signal: Signal) -> anyhow::Result<()> {
        let child = self.running.get(name).context("it runs")?;
        let pid = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        kill_process(pid.context("a process id")?, signal)?;
        Ok(())
    }

    /// Ends a replica in order, by closing its standard input.
    fn stop(&mut self, name: &str) -> anyhow::Result<()> {
        let mut child = self.running.remove(name).context("it runs")?;
        drop(child.stdin.take());
        child.wait()?;
        Ok(())
    }
}

impl Drop for Group<'_> {
    fn drop(&mut self) {
        for child in self.running.values_mut() {
            let _ = child.kill();
            let _ = child.wait();
        }
    }
}

/// Runs all scenarios. The last line of the output says how many overlaps there were.
pub(crate) async fn run(options: Options) -> anyhow::Result<ExitCode> {
    let scenarios = match options.only {
        Some(only) => vec![only],
        None => vec![Scenario::GateOn, Scenario::GateOff, Scenario::Events],
    };
    let mut overlaps = 0;
    let mut failed = false;
    for scenario in scenarios {
        say(format!("--- {}", scenario.name()));
        let result = match scenario {
            Scenario::Events => story::<Event>(&options, scenario).await,
            _ => story::<ConfigMap>(&options, scenario).await,
        };
        let (found, problems) = result?;
        overlaps += found;
        problems
            .iter()
            .for_each(|problem| say(format!("FAILED: {problem}")));
        failed |= !problems.is_empty();
    }
    say(format!("{overlaps} overlaps"));
    Ok(if overlaps > 0 || failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    })
}

/// A kind whose objects are created, changed and reconciled.
pub(crate) trait Kind:
    Resource<DynamicType = (), Scope = k8s_openapi::NamespaceResourceScope>
    + DeserializeOwned
    + Serialize
    + Clone
    + std::fmt::Debug
    + Send
    + Sync
    + 'static
{
    fn new(name: String) -> Self;
}

impl Kind for ConfigMap {
    fn new(name: String) -> Self {
        Self {
            metadata: metadata(name),
            ..Self::default()
        }
    }
}

impl Kind for Event {
    fn new(name: String) -> Self {
        let mut event = Self {
            metadata: metadata(name),
            ..Self::default()
        };
        event.involved_object.namespace = Some("default".to_owned());
        event
    }
}

fn metadata(name: String) -> ObjectMeta {
    ObjectMeta {
        name: Some(name),
        namespace: Some("default".to_owned()),
        labels: Some([("story".to_owned(), "shards".to_owned())].into()),
        ..ObjectMeta::default()
    }
}

/// The annotation that the churn writes, and the one that a reconcile copies it to.
pub(crate) const ROUND: &str = "testbed/round";
pub(crate) const DONE: &str = "testbed/done";

async fn story<K: Kind>(options: &Options, scenario: Scenario) -> anyhow::Result<(usize, Vec<String>)> {
    let dir = tempfile::tempdir()?;
    let server = Server::start(options, scenario, dir.path()).await?;
    let api: Api<K> = Api::namespaced(server.client(), "default");
    let objects = options
        .objects
        .unwrap_or(if options.short { 300 } else { 20_000 });
    let times = match options.short {
        true => Times {
            lease: 4_000,
            deadline: 2_500,
            period: 500,
        },
        false => Times {
            lease: 15_000,
            deadline: 10_000,
            period: 2_000,
        },
    };
    let began = Instant::now();
    create::<K>(&api, objects).await?;
    say(format!(
        "{objects} objects created in {:.1} s",
        began.elapsed().as_secs_f64()
    ));
    let mut group = Group {
        kubeconfig: server.kubeconfig(),
        dir: dir.path(),
        scenario,
        times,
        running: BTreeMap::new(),
    };
    let mut problems = Vec::new();
    let stop_churn = std::sync::Arc::new(std::sync::atomic::AtomicBool::new(false));
    let churn = tokio::spawn(churn(api.clone(), objects, std::sync::Arc::clone(&stop_churn)));

    for name in ["r0", "r1", "r2"] {
        group.start(name)?;
    }
    let journal = || Journal::read(dir.path());
    let patience = Duration::from_secs(if options.short { 60 } else { 600 });
    let settled = |journal: &Journal, owners: &[&str]| journal.owns_all(owners, 128);
    wait(patience, "three replicas own everything", || {
        Ok(settled(&journal()?, &["r0", "r1", "r2"]))
    })
    .await?;
    say(format!("3 replicas after {:.1} s", began.elapsed().as_secs_f64()));
    for name in ["r3", "r4"] {
        group.start(name)?;
    }
    let five = ["r0", "r1", "r2", "r3", "r4"];
    wait(patience, "five replicas own everything", || {
        Ok(settled(&journal()?, &five))
    })
    .await?;
    say(format!("5 replicas after {:.1} s", began.elapsed().as_secs_f64()));

    // The bytes of watches while nothing moves.
    let window = Duration::from_secs(if options.short { 6 } else { 30 });
    tokio::time::sleep(window / 2).await;
    let before = journal()?.watch_bytes();
    tokio::time::sleep(window).await;
    let after = journal()?.watch_bytes();
    let bytes: Vec<u64> = five
        .iter()
        .map(|name| after.get(*name).unwrap_or(&0) - before.get(*name).unwrap_or(&0))
        .collect();
    let (most, sum) = (
        bytes.iter().max().copied().unwrap_or(0),
        bytes.iter().sum::<u64>(),
    );
    // Without the server's filter, the "sum" is five times the whole.
    let filtered = scenario == Scenario::GateOn;
    say(format!(
        "watch bytes in {} s: {bytes:?}; the largest share is {:.2}/N",
        window.as_secs(),
        most as f64 * 5.0 / sum.max(1) as f64
    ));
    // Few events are not spread evenly: with 300 objects a share varies by a fifth.
    let limit = if options.short { 1.6 } else { 1.3 };
    if filtered && most as f64 * 5.0 > limit * sum as f64 {
        problems.push(format!(
            "a replica received {most} of {sum} watch bytes, more than {limit}/5"
        ));
    }

    group.signal("r1", Signal::KILL)?;
    let killed = journal::now();
    let rest = ["r0", "r2", "r3", "r4"];
    wait(
        patience,
        "the ranges of the killed replica are taken over",
        || Ok(settled(&journal()?.ended("r1", killed), &rest)),
    )
    .await?;
    let took = Duration::from_micros(journal()?.last_start(killed).saturating_sub(killed));
    let limit = Duration::from_millis(times.lease) + Duration::from_secs(5);
    say(format!(
        "kill -9: orphans taken within {:.1} s (limit {:.1} s)",
        took.as_secs_f64(),
        limit.as_secs_f64()
    ));
    if took > limit {
        problems.push(format!("orphans were taken after {took:?}, later than {limit:?}"));
    }

    group.signal("r2", Signal::STOP)?;
    let stopped = journal::now();
    let rest = ["r0", "r3", "r4"];
    wait(
        patience,
        "the ranges of the suspended replica are taken over",
        || {
            let journal = journal()?.ended("r1", killed);
            Ok(settled(&journal.ended("r2", stopped), &rest))
        },
    )
    .await?;
    tokio::time::sleep(Duration::from_millis(times.lease)).await;
    group.signal("r2", Signal::CONT)?;
    let all = ["r0", "r2", "r3", "r4"];
    wait(patience, "the replica that woke has ranges again", || {
        Ok(settled(&journal()?.ended("r1", killed), &all))
    })
    .await?;
    say(format!(
        "SIGSTOP past the lease, then SIGCONT: {} writes were refused",
        journal()?.refused()
    ));

    group.stop("r4")?;
    group.stop("r3")?;
    group.stop("r2")?;
    // A replica that was killed is reaped here, and one more starts: two remain.
    group
        .running
        .remove("r1")
        .map(|mut child| child.wait())
        .transpose()?;
    group.start("r5")?;
    let two = ["r0", "r5"];
    wait(patience, "two replicas own everything", || {
        Ok(settled(&journal()?.ended("r1", killed), &two))
    })
    .await?;
    stop_churn.store(true, std::sync::atomic::Ordering::Relaxed);
    let changes = churn.await??;
    wait_async(
        patience,
        "every object is reconciled after its last change",
        || unfinished::<K>(&api),
    )
    .await?;
    group.stop("r5")?;
    group.stop("r0")?;
    let journal = journal()?;
    say(format!(
        "{} reconciles, {} writes, {changes} changes, {} terms of ranges, {:.0} s",
        journal.reconciles(),
        journal.writes(),
        journal.grants(),
        began.elapsed().as_secs_f64()
    ));
    let overlaps = journal.overlaps();
    overlaps
        .iter()
        .take(5)
        .for_each(|overlap| say(format!("OVERLAP: {overlap}")));
    say(format!("{}: {} overlaps", scenario.name(), overlaps.len()));
    drop(group);
    if let Server::Real(server) = server {
        server.shutdown().await?;
    }
    Ok((overlaps.len(), problems))
}

async fn create<K: Kind>(api: &Api<K>, objects: usize) -> anyhow::Result<()> {
    let names: Vec<String> = (0..objects).map(|number| format!("object-{number:05}")).collect();
    let post = PostParams::default();
    for some in names.chunks(32) {
        let creating = some.iter().map(|name| {
            let object = K::new(name.clone());
            let post = &post;
            async move { api.create(post, &object).await }
        });
        futures::future::try_join_all(creating).await?;
    }
    Ok(())
}

/// Changes random objects, about a hundred a second, until it is stopped. Returns the number of changes.
async fn churn<K: Kind>(
    api: Api<K>,
    objects: usize,
    stop: std::sync::Arc<std::sync::atomic::AtomicBool>,
) -> anyhow::Result<u64> {
    let mut random = StdRng::seed_from_u64(7);
    let mut round = 0_u64;
    while !stop.load(std::sync::atomic::Ordering::Relaxed) {
        round += 1;
        let name = format!("object-{:05}", random.random_range(0..objects));
        let change = json!({"metadata": {"annotations": {ROUND: round.to_string()}}});
        api.patch(&name, &PatchParams::default(), &Patch::Merge(change))
            .await?;
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    Ok(round)
}

/// The number of objects whose last change was not reconciled.
async fn unfinished<K: Kind>(api: &Api<K>) -> anyhow::Result<usize> {
    let list = api
        .list_metadata(&ListParams::default().labels("story=shards"))
        .await?;
    let open = list.items.iter().filter(|object| {
        let annotation = |name: &str| object.metadata.annotations.as_ref().and_then(|all| all.get(name));
        annotation(DONE).map(String::as_str) != Some(annotation(ROUND).map_or("0", String::as_str))
    });
    Ok(open.count())
}

async fn wait(
    within: Duration,
    what: &str,
    mut reached: impl FnMut() -> anyhow::Result<bool>,
) -> anyhow::Result<()> {
    let deadline = Instant::now() + within;
    while !reached()? {
        anyhow::ensure!(Instant::now() < deadline, "not within {within:?}: {what}");
        tokio::time::sleep(Duration::from_millis(250)).await;
    }
    Ok(())
}

async fn wait_async<F: Future<Output = anyhow::Result<usize>>>(
    within: Duration,
    what: &str,
    open: impl Fn() -> F,
) -> anyhow::Result<()> {
    let deadline = Instant::now() + within;
    loop {
        let left = open().await?;
        if left == 0 {
            return Ok(());
        }
        anyhow::ensure!(
            Instant::now() < deadline,
            "not within {within:?}: {what}; {left} are left"
        );
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

#[expect(clippy::print_stdout, reason = "this is what the command is for")]
fn say(line: impl std::fmt::Display) {
    println!("{line}");
}
