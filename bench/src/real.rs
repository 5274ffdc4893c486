//! A real API server that is filled with realistic pods.
//!
//! The pods are written once, through the server's API, so that the stored objects have what a server adds: managedFields of two writers,
//! times and defaults. They belong to 100 deployments, or have nothing in common (`hostile`). etcd's directory is kept beside the built servers (see testbed's README) and used again. A lock file keeps two
//! benchmarks from using it at once.
//!
//! Knows: the testbed, the samples. Never learns: the benchmarks that use the server.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use futures::{StreamExt, TryStreamExt, stream};
use http::Request;
use kube::Client;
use kube_sandbox::sample::{self, Sampler};
use serde_json::{Value, json};
use testbed::{Binaries, RealServer};

use crate::hostile::make_unique;
use crate::progress;

/// The number of namespaces of the benchmark `start`.
pub(crate) const START_NAMESPACES: usize = 50;

/// The number of concurrent writes.
const CONCURRENCY: usize = 48;
/// Part of the directory's name. Raise it when the filled-in data changes.
const DATA_VERSION: u32 = 2;
/// The number of deployments that the pods belong to.
const DEPLOYMENTS: usize = 100;

/// The pods that a server is filled with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pods {
    /// Pods of [`DEPLOYMENTS`] deployments. The pods of one differ in names, addresses and ids.
    OfDeployments,
    /// Pods that have nothing in common.
    Hostile,
}

/// A server with pods. Dropping it releases the lock.
pub(crate) struct FilledServer {
    pub(crate) server: RealServer,
    _lock: File,
}

impl FilledServer {
    /// Starts a server with this number of pods. The first start fills it.
    pub(crate) async fn with(pods: usize, kind: Pods) -> Result<Self> {
        let binaries = tokio::task::spawn_blocking(Binaries::find_or_build).await??;
        let cache = binaries
            .dir()
            .parent()
            .context("the directory of the servers has no parent")?;
        let key = binaries
            .dir()
            .file_name()
            .context("the directory of the servers has no name")?;
        let form = match kind {
            Pods::OfDeployments => "pods",
            Pods::Hostile => "hostile-pods",
        };
        let dir = cache
            .join("bench")
            .join(format!("{}-{DATA_VERSION}-{pods}-{form}", key.display()));
        fs::create_dir_all(&dir)?;
        let lock = File::create(dir.join("lock"))?;
        if lock.try_lock().is_err() {
            progress!("another benchmark uses {}; waiting for it", dir.display());
            lock.lock()?;
        }
        let (etcd, full) = (dir.join("etcd"), dir.join("filled"));
        if !full.exists() && etcd.exists() {
            fs::remove_dir_all(&etcd)?;
        }
        let server = start(&etcd).await?;
        if !full.exists() {
            fill(&server, pods, kind).await?;
            // Removes the versions of the pods before their status was written.
            server.compact().await?;
            fs::write(full, "")?;
            server.restart_apiserver().await?;
        }
        Ok(Self { server, _lock: lock })
    }

    pub(crate) fn kubeconfig(&self) -> String {
        format!("kubeconfig={}", self.server.kubeconfig().display())
    }
}

async fn start(etcd: &Path) -> Result<RealServer> {
    let data: PathBuf = etcd.to_owned();
    let server = RealServer::builder().etcd_arg(format!("--data-dir={}", data.display()));
    Ok(server.start().await?)
}

async fn fill(server: &RealServer, pods: usize, kind: Pods) -> Result<()> {
    let client = server.client();
    let started = Instant::now();
    let load = (0..sample::NAMESPACES).map(|n| format!("load-{n:02}"));
    let starts = (0..START_NAMESPACES).map(|n| format!("start-{n}"));
    for name in load.chain(starts) {
        create(
            &client,
            "/api/v1/namespaces",
            &json!({"metadata": {"name": name}}),
        )
        .await?;
    }
    for n in 0..START_NAMESPACES {
        let map = json!({"metadata": {"name": "settings"}, "data": {"mode": "quiet"}});
        create(&client, &format!("/api/v1/namespaces/start-{n}/configmaps"), &map).await?;
    }
    let sampler = Sampler::default().replicas(pods.div_ceil(DEPLOYMENTS));
    let written = (0..pods).map(|n| pod(&client, &sampler, n, kind));
    let written = stream::iter(written).buffer_unordered(CONCURRENCY);
    let mut done = 0;
    let mut written = std::pin::pin!(written);
    while written.try_next().await?.is_some() {
        done += 1;
        if done % 10_000 == 0 {
            progress!(
                "{done} of {pods} pods written, {:.0} s",
                started.elapsed().as_secs_f64()
            );
        }
    }
    Ok(())
}

/// Creates a pod as its ReplicaSet's controller does, and then writes its status as the kubelet does.
async fn pod(client: &Client, sampler: &Sampler, n: usize, kind: Pods) -> Result<()> {
    let mut pod = sampler.pod(n);
    let env = pod["spec"]["containers"][1]["env"].as_array_mut();
    let env = env.context("the second container of the sample has no environment")?;
    // A stored sample has 10.5 KB; pods in production are somewhat larger.
    env.extend(
        (0..10).map(|n| json!({"name": format!("FEATURE_FLAG_{n:02}"), "value": "enabled-for-everyone"})),
    );
    if kind == Pods::Hostile {
        make_unique(&mut pod, n);
    }
    let status = pod["status"].take();
    let (namespace, name) = (&pod["metadata"]["namespace"], &pod["metadata"]["name"]);
    let (namespace, name) = (
        namespace.as_str().unwrap_or_default(),
        name.as_str().unwrap_or_default(),
    );
    let path = format!("/api/v1/namespaces/{namespace}/pods");
    create(
        client,
        &format!("{path}?fieldManager=kube-controller-manager"),
        &pod,
    )
    .await?;
    let request = Request::patch(format!("{path}/{name}/status?fieldManager=kubelet"))
        .header("content-type", "application/merge-patch+json")
        .body(serde_json::to_vec(&json!({"status": status}))?)?;
    client
        .request::<Value>(request)
        .await
        .context("writing the status of a pod")?;
    Ok(())
}

async fn create(client: &Client, path: &str, object: &Value) -> Result<()> {
    let request = Request::post(path).header("content-type", "application/json");
    let request = request.body(serde_json::to_vec(object)?)?;
    client
        .request::<Value>(request)
        .await
        .with_context(|| format!("creating at {path}"))?;
    Ok(())
}

/// The average size of a pod as JSON, in bytes, over the first 100 pods.
pub(crate) async fn bytes_of_a_pod(client: &Client) -> Result<f64> {
    let request = Request::get("/api/v1/pods?limit=100").body(Vec::new())?;
    let text = client.request_text(request).await?;
    let list: Value = serde_json::from_str(&text)?;
    let items = list["items"].as_array().map_or(0, Vec::len);
    ensure!(items > 0, "the server has no pods");
    Ok(text.len() as f64 / items as f64)
}
