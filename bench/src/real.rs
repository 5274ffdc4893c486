//! A real API server that is full of pods, as clusters have them.
//!
//! It is filled once, through its own API, so that what it stores is what it makes of it: managedFields of two writers, times,
//! defaults. etcd's directory is kept beside the built servers (see testbed's README) and used again. Whoever uses it holds a
//! lock, so two benches do not meet.
//!
//! Knows: the testbed, the samples. Never learns: who measures what on it.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use futures::{StreamExt, TryStreamExt, stream};
use http::Request;
use kube::Client;
use kube_sandbox::sample;
use serde_json::{Value, json};
use testbed::{Binaries, RealServer};

use crate::progress;

/// How many namespaces `start` looks at.
pub(crate) const START_NAMESPACES: usize = 50;

/// How many writes are under way at once.
const AT_ONCE: usize = 48;
/// Part of the directory's name: to be raised when what is filled in changes.
const EDITION: u32 = 1;

/// A server with pods in it, for as long as this lives.
pub(crate) struct Filled {
    pub(crate) server: RealServer,
    _lock: File,
}

impl Filled {
    /// Starts one with so many pods; fills it first if that was never done.
    pub(crate) async fn with(pods: usize) -> Result<Self> {
        let binaries = tokio::task::spawn_blocking(Binaries::find_or_build).await??;
        let cache = binaries.dir().parent().context("a directory in the cache")?;
        let key = binaries.dir().file_name().context("a directory with a name")?;
        let dir = cache
            .join("bench")
            .join(format!("{}-{EDITION}-{pods}-pods", key.display()));
        fs::create_dir_all(&dir)?;
        let lock = File::create(dir.join("lock"))?;
        if lock.try_lock().is_err() {
            progress!("another bench uses {}; waiting for it", dir.display());
            lock.lock()?;
        }
        let (etcd, full) = (dir.join("etcd"), dir.join("filled"));
        if !full.exists() && etcd.exists() {
            fs::remove_dir_all(&etcd)?;
        }
        let server = start(&etcd).await?;
        if !full.exists() {
            fill(&server, pods).await?;
            // Without what the pods were before their status came.
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

async fn fill(server: &RealServer, pods: usize) -> Result<()> {
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
    let written = stream::iter((0..pods).map(|n| pod(&client, n))).buffer_unordered(AT_ONCE);
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

/// A pod as its ReplicaSet's controller creates it, and then its status as the kubelet writes it.
async fn pod(client: &Client, n: usize) -> Result<()> {
    let mut pod = sample::pod(n);
    let status = pod["status"].take();
    let env = pod["spec"]["containers"][1]["env"].as_array_mut();
    let env = env.context("the second container has an environment")?;
    // The samples are 10.5 KB as a server stores them; production's are somewhat larger.
    env.extend(
        (0..10).map(|n| json!({"name": format!("FEATURE_FLAG_{n:02}"), "value": "enabled-for-everyone"})),
    );
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
    client.request::<Value>(request).await.context("its status")?;
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

/// How many bytes of JSON a pod is, by the first few.
pub(crate) async fn bytes_of_a_pod(client: &Client) -> Result<f64> {
    let request = Request::get("/api/v1/pods?limit=100").body(Vec::new())?;
    let text = client.request_text(request).await?;
    let list: Value = serde_json::from_str(&text)?;
    let items = list["items"].as_array().map_or(0, Vec::len);
    ensure!(items > 0, "there are no pods");
    Ok(text.len() as f64 / items as f64)
}
