//! What a replica costs: bytes, processor time and memory of each replica, in groups of 1, 2, 4 and 8 processes.
//!
//! - Our replicas share the pods: each owns some ranges. The standbys of client-go have leader election, and each has all pods, as every
//!   controller with a warm standby does.
//! - The server is the sandbox, which sends protobuf and filters by shard. One more part has a server that does not filter
//!   (`ours-lean-unfiltered`), because the feature is alpha in Kubernetes 1.36.
//! - Every replica has a connection of its own through a forwarder in this process, which counts the bytes from the server: pods, Leases
//!   and headers.
//! - All figures are means over the replicas of a group. Our informers start when every replica has its share of the ranges.
//! - Changes are made as fast as the sandbox takes them, in batches of 2,000, each to another pod.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use futures::{StreamExt, TryStreamExt, stream};
use http::Request;
use kube_sandbox::Sandbox;
use kube_sandbox::sample::Sampler;
use serde_json::{Value, json};
use tempfile::NamedTempFile;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

use crate::contest::{self, Contender, Scores};
use crate::programs::{Implementation, NO_GO, Programs, Running};
use crate::progress;
use crate::report::{Claim, Column, Report};

/// The sizes of the groups. Each divides the number of ranges.
const GROUPS: [usize; 4] = [1, 2, 4, 8];

const COLUMNS: [Column; 6] = [
    Column::new("sync_bytes", "sync", 1e-6, "MB"),
    Column::new("change_bytes", "a change", 1.0, "B"),
    Column::new("sync_cpu", "sync, CPU", 1.0, "s"),
    Column::new("change_cpu", "a change, CPU", 1e6, "µs"),
    Column::STEADY,
    Column::PEAK,
];

pub(crate) async fn measure(pods: usize, changes: usize, rounds: usize) -> Result<Report> {
    let mut report = Report::new("shard");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    let changes = changes.min(pods);
    report.figure("pods", "pods", pods as f64, "");
    report.figure("changes", "changes", changes as f64, "");
    let mut server = Server::start(pods, true).await?;
    // What one standby of client-go needs at most, and its figures.
    let (mut standby, mut standbys): (Option<f64>, Option<Scores>) = (None, None);
    for replicas in GROUPS {
        let mut contenders = vec![
            Contender::new("ours", Implementation::Ours, &["type=full"]),
            Contender::new("ours-lean", Implementation::Ours, &["type=lean"]),
        ];
        let needed = standby.map(|peak| peak * 1.1 * replicas as f64);
        let fits = needed.is_none_or(|needed| available().is_none_or(|available| needed < available));
        if fits {
            contenders.push(Contender::new(
                "client-go",
                Implementation::ClientGo,
                &["encoding=protobuf"],
            ));
        } else {
            report.skipped(format!(
                "{replicas} standbys of client-go: they need {:.0} GB; the cost of each does not depend on their number",
                needed.unwrap_or(0.0) / 1e9
            ));
        }
        let server = &mut server;
        let server = tokio::sync::Mutex::new(server);
        let scores = contest::run(rounds, &contenders, &programs, async |contender| {
            let mut server = server.lock().await;
            let figures = group(&mut server, contender, &programs, replicas, changes).await?;
            progress!("{replicas} replicas, {}: {figures}", contender.name);
            Ok(figures)
        })
        .await?;
        standby = scores
            .spread("client-go", "peak_rss")
            .map(|peak| peak.most)
            .or(standby);
        let theirs = if fits { None } else { standbys.as_ref() };
        ratios(&mut report, replicas, &scores, theirs.unwrap_or(&scores));
        let label = format!("each of {replicas}, {pods} pods");
        if scores.median("client-go", "peak_rss").is_some() {
            standbys = Some(scores.clone());
        }
        report.contest(label, scores, &COLUMNS);
    }
    drop(server);
    unfiltered(&mut report, &programs, pods, changes, rounds).await?;
    Ok(report)
}

/// The figure of each ratio, and the most that a replica of eight may cost compared with a standby of client-go.
const RATIOS: [(&str, &str, f64); 5] = [
    ("shard_bytes", "sync_bytes", 0.2),
    ("shard_change_bytes", "change_bytes", 0.2),
    ("shard_cpu", "sync_cpu", 0.2),
    ("shard_change_cpu", "change_cpu", 0.3),
    ("shard_rss", "steady_rss", 0.3),
];

fn ratios(report: &mut Report, replicas: usize, ours: &Scores, theirs: &Scores) {
    for (contender, prefix) in [("ours", ""), ("ours-lean", "lean_")] {
        for (name, figure, bound) in RATIOS {
            let ratio = ours
                .median(contender, figure)
                .zip(theirs.median("client-go", figure));
            let ratio = ratio.map(|(ours, theirs)| ours / theirs);
            if replicas == GROUPS[GROUPS.len() - 1] {
                let claim = Some(Claim::AtMost(bound));
                report.ratio("client-go", &format!("{prefix}{name}"), ratio, claim);
            } else {
                report.ratio("client-go", &format!("{prefix}{name}_{replicas}"), ratio, None);
            }
        }
    }
}

/// The same without the server's filter: every replica receives everything and skips most of it.
async fn unfiltered(
    report: &mut Report,
    programs: &Programs,
    pods: usize,
    changes: usize,
    rounds: usize,
) -> Result<()> {
    let mut server = Server::start(pods, false).await?;
    for replicas in GROUPS {
        let contenders = [Contender::new(
            "ours-lean-unfiltered",
            Implementation::Ours,
            &["type=lean"],
        )];
        let server = tokio::sync::Mutex::new(&mut server);
        let scores = contest::run(rounds, &contenders, programs, async |contender| {
            let mut server = server.lock().await;
            let figures = group(&mut server, contender, programs, replicas, changes).await?;
            progress!("{replicas} replicas, {}: {figures}", contender.name);
            Ok(figures)
        })
        .await?;
        report.contest(
            format!("each of {replicas}, without the server's filter"),
            scores,
            &COLUMNS,
        );
    }
    Ok(())
}

/// The memory that is left, in bytes.
fn available() -> Option<f64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kilobytes: f64 = line.trim().trim_end_matches(" kB").parse().ok()?;
    Some(kilobytes * 1024.0)
}

struct Server {
    sandbox: Sandbox,
    pods: usize,
    /// The number of groups and of changes so far.
    groups: usize,
    changes: usize,
}

impl Server {
    async fn start(pods: usize, filters: bool) -> Result<Self> {
        // client-go sends no token without TLS.
        let builder = Sandbox::builder().plain_http().without_token();
        let builder = match filters {
            true => builder.sharded_list_and_watch(),
            false => builder,
        };
        let sandbox = builder.start().await?;
        sandbox.load("pods", pods)?;
        Ok(Self {
            sandbox,
            pods,
            groups: 0,
            changes: 0,
        })
    }

    /// Changes the status of pods, each once.
    async fn change(&mut self, changes: usize) -> Result<()> {
        let (client, sampler) = (self.sandbox.client(), Sampler::default());
        let first = self.changes;
        self.changes += changes;
        let writes = (first..first + changes).map(async |change| {
            let (namespace, name) = sampler.pod_name(change % self.pods);
            let path = format!("/api/v1/namespaces/{namespace}/pods/{name}/status");
            let patch = json!({"status": {"message": format!("change {change}")}});
            let request = Request::patch(path)
                .header("content-type", "application/merge-patch+json")
                .body(patch.to_string().into_bytes())?;
            client.request_text(request).await?;
            anyhow::Ok(())
        });
        stream::iter(writes)
            .buffer_unordered(16)
            .try_collect::<()>()
            .await
    }
}

/// Runs the replicas of a group, and returns the mean of each figure.
async fn group(
    server: &mut Server,
    contender: &Contender,
    programs: &Programs,
    replicas: usize,
    changes: usize,
) -> Result<Value> {
    server.groups += 1;
    let shares = contender.implementation == Implementation::Ours;
    let mut running = Vec::new();
    for number in 0..replicas {
        let forwarder = Forwarder::start(&server.sandbox).await?;
        let arguments = [
            forwarder.kubeconfig(),
            format!("group=bench-{}", server.groups),
            format!("name=replica-{number}"),
            format!("replicas={replicas}"),
        ];
        running.push((contender.start(programs, "shard", &arguments)?, forwarder));
    }
    let mut objects = 0;
    for (replica, _) in &mut running {
        let ready = replica.receive().await?;
        let count = ready["objects"].as_u64().context("no number of objects")?;
        ensure!(
            shares || count as usize == server.pods,
            "a standby has {count} pods"
        );
        objects += count as usize;
    }
    ensure!(
        !shares || objects == server.pods,
        "the replicas have {objects} of {} pods",
        server.pods
    );
    tokio::time::sleep(SETTLE).await;
    let synced: Vec<u64> = running.iter().map(|(_, forwarder)| forwarder.bytes()).collect();
    for (replica, _) in &mut running {
        replica.send("begin").await?;
    }
    let mut made = 0;
    while made < changes {
        // Not more at once than the history of the server has.
        let more = BATCH.min(changes - made);
        server.change(more).await?;
        made += more;
        delivered(&mut running, if shares { made } else { made * replicas }).await?;
    }
    let mut sums = serde_json::Map::new();
    for ((mut replica, forwarder), synced) in running.into_iter().zip(synced) {
        let watched = forwarder.bytes() - synced;
        replica.send("end").await?;
        let figures = replica.finish().await?;
        let figure = |name: &str| figures[name].as_f64().with_context(|| format!("no {name}"));
        for (name, value) in [
            ("objects", figure("objects")?),
            ("sync_bytes", synced as f64),
            ("change_bytes", watched as f64 / changes as f64),
            ("sync_cpu", figure("sync_cpu")?),
            ("change_cpu", figure("watch_cpu")? / changes as f64),
            ("steady_rss", figure("steady_rss")?),
            ("peak_rss", figure("peak_rss")?),
        ] {
            let sum = sums.get(name).and_then(Value::as_f64).unwrap_or(0.0);
            sums.insert(name.to_owned(), json!(sum + value / replicas as f64));
        }
    }
    Ok(sums.into())
}

/// The time between a sync and the changes.
const SETTLE: Duration = Duration::from_secs(2);
/// The number of changes that are made before their delivery is awaited.
const BATCH: usize = 2_000;
/// How long the delivery of a batch may take.
const DELIVERY: Duration = Duration::from_secs(600);

/// Waits until the handlers of all replicas together have received this number of changes.
async fn delivered(running: &mut [(Running, Forwarder)], changes: usize) -> Result<()> {
    let deadline = tokio::time::Instant::now() + DELIVERY;
    loop {
        let mut updates = 0;
        for (replica, _) in running.iter_mut() {
            replica.send("count").await?;
            let counted = replica.receive().await?;
            updates += counted["updates"].as_u64().context("no number of updates")? as usize;
        }
        if updates >= changes {
            ensure!(updates == changes, "{updates} updates for {changes} changes");
            return Ok(());
        }
        ensure!(
            tokio::time::Instant::now() < deadline,
            "{updates} of {changes} changes were delivered"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Forwards connections to the server, and counts the bytes that come back.
struct Forwarder {
    kubeconfig: NamedTempFile,
    bytes: Arc<AtomicU64>,
    accepting: JoinHandle<()>,
}

impl Forwarder {
    async fn start(sandbox: &Sandbox) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let (url, own) = (sandbox.url(), format!("http://{}", listener.local_addr()?));
        let kubeconfig = NamedTempFile::new()?;
        std::fs::write(kubeconfig.path(), sandbox.kubeconfig().replace(&url, &own))?;
        let server = url.strip_prefix("http://").context("a server without TLS")?;
        let (server, bytes) = (
            server.trim_end_matches('/').to_owned(),
            Arc::new(AtomicU64::new(0)),
        );
        let counted = Arc::clone(&bytes);
        let accepting = tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let (server, counted) = (server.clone(), Arc::clone(&counted));
                tokio::spawn(async move {
                    // A connection that breaks ends, as without this.
                    let _ = forward(client, &server, &counted).await;
                });
            }
        });
        Ok(Self {
            kubeconfig,
            bytes,
            accepting,
        })
    }

    fn kubeconfig(&self) -> String {
        format!("kubeconfig={}", self.kubeconfig.path().display())
    }

    fn bytes(&self) -> u64 {
        self.bytes.load(Ordering::Relaxed)
    }
}

impl Drop for Forwarder {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn forward(client: TcpStream, server: &str, bytes: &AtomicU64) -> Result<()> {
    let server = TcpStream::connect(server).await?;
    client.set_nodelay(true)?;
    server.set_nodelay(true)?;
    let ((mut from_client, mut to_client), (mut from_server, mut to_server)) =
        (client.into_split(), server.into_split());
    let requests = async {
        tokio::io::copy(&mut from_client, &mut to_server).await?;
        to_server.shutdown().await
    };
    let answers = async {
        let mut buffer = vec![0; 256 * 1024];
        loop {
            let read = from_server.read(&mut buffer).await?;
            if read == 0 {
                return to_client.shutdown().await;
            }
            bytes.fetch_add(read as u64, Ordering::Relaxed);
            to_client.write_all(&buffer[..read]).await?;
        }
    };
    tokio::try_join!(requests, answers)?;
    Ok(())
}
