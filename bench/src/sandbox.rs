//! The sandbox: the cost of a start, a list, a watcher, a write and an object.
//!
//! - **Starts** are those of the default sandbox, with TLS and nothing loaded.
//! - **Lists** are read whole and in pages of 500, in process through [`kube::Client::send`] and over the socket. The figure is the rate
//!   of body bytes, the median of [`ROUNDS`]. In process no byte is copied, so a second figure is for a reader that copies all bytes.
//! - **Watchers** share the same bytes: the benchmark compares addresses.
//! - **Memory** is the resident memory (RSS) minus the resident memory before.

use std::collections::HashSet;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use bytes::Bytes;
use http::Request;
use http_body_util::BodyExt;
use kube::Client;
use kube::client::Body;
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube_sandbox::Sandbox;
use kube_sandbox::sample::Sampler;
use serde_json::json;

use crate::report::{Claim, Report};
use measure::usage::resident;

/// The number of measurements of a list.
const ROUNDS: usize = 5;
/// The page size of client-go.
const PAGE: usize = 500;
/// The number of changes that watchers receive.
const CHANGES: usize = 500;
/// The number of pods that are created, and then changed, through the client. The history window holds as many events.
const WRITES: usize = 10_000;

const GB: f64 = 1e9;
const MB: f64 = 1e6;

/// Runs all parts with this number of pods.
pub(crate) async fn measure(pods: usize) -> Result<Report> {
    let mut report = Report::new("sandbox");
    start(&mut report).await?;
    let sandbox = Sandbox::builder().plain_http().start().await?;
    load(&sandbox, pods, &mut report)?;
    lists(&sandbox, &mut report).await?;
    watchers(&sandbox, &mut report).await?;
    writes(&sandbox, pods, &mut report).await?;
    Ok(report)
}

/// The first start of a process reads the tables of built-in kinds; certificates are made at every start.
async fn start(report: &mut Report) -> Result<()> {
    for (key, label) in [
        ("start_first_ms", "start, nothing loaded, first of the process"),
        ("start_again_ms", "start, nothing loaded, second of the process"),
    ] {
        let started = Instant::now();
        let sandbox = Sandbox::start().await?;
        let took = started.elapsed().as_secs_f64() * 1e3;
        report.claim(key, label, took, "ms", Claim::AtMost(50.0));
        drop(sandbox);
    }
    Ok(())
}

fn load(sandbox: &Sandbox, pods: usize, report: &mut Report) -> Result<()> {
    let before = resident()?;
    let started = Instant::now();
    sandbox.load("pods", pods)?;
    let took = started.elapsed();
    let stats = sandbox.stats();
    let grown = resident()?.saturating_sub(before) as f64;
    let encoded = stats.encoded_bytes as f64;
    report.figure("pods", "pods", pods as f64, "");
    report.figure(
        "bytes_per_pod",
        "JSON of a pod",
        encoded / stats.objects as f64,
        "bytes",
    );
    report.figure("encoded_mb", "JSON of all pods", encoded / MB, "MB");
    report.figure(
        "load_per_s",
        "loaded straight into the store",
        pods as f64 / took.as_secs_f64(),
        "pods/s",
    );
    report.figure("rss_mb", "memory for all pods (RSS)", grown / MB, "MB");
    report.figure(
        "history_events",
        "events in the history window, sharing the JSON",
        stats.history_events as f64,
        "",
    );
    report.claim(
        "memory_ratio",
        "memory / JSON",
        grown / encoded,
        "×",
        Claim::AtMost(1.3),
    );
    Ok(())
}

async fn lists(sandbox: &Sandbox, report: &mut Report) -> Result<()> {
    let inside = sandbox.client();
    let outside = socket_client(sandbox).await?;
    let claim = Claim::AtLeast(1.0);
    let whole = median(async || Ok(list(&inside, "", Reader::Count).await?.0)).await?;
    report.claim("list_whole_gb_s", "list whole, in process", whole, "GB/s", claim);
    let paged = median(async || pages(&inside, Reader::Count).await).await?;
    report.claim(
        "list_paged_gb_s",
        "list in pages of 500, in process",
        paged,
        "GB/s",
        claim,
    );
    let copied = median(async || Ok(list(&inside, "", Reader::Copy).await?.0)).await?;
    report.figure(
        "list_copied_gb_s",
        "list whole, in process, copied out",
        copied,
        "GB/s",
    );
    let whole = median(async || Ok(list(&outside, "", Reader::Count).await?.0)).await?;
    report.figure("socket_whole_gb_s", "list whole, over the socket", whole, "GB/s");
    let paged = median(async || pages(&outside, Reader::Count).await).await?;
    report.figure(
        "socket_paged_gb_s",
        "list in pages of 500, over the socket",
        paged,
        "GB/s",
    );
    Ok(())
}

async fn socket_client(sandbox: &Sandbox) -> Result<Client> {
    let kubeconfig = Kubeconfig::from_yaml(&sandbox.kubeconfig())?;
    let config = kube::Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await?;
    Ok(Client::try_from(config)?)
}

/// The median rate in GB/s. `read` returns the number of bytes that it has read.
async fn median(mut read: impl AsyncFnMut() -> Result<usize>) -> Result<f64> {
    let mut rates = Vec::with_capacity(ROUNDS);
    for _ in 0..ROUNDS {
        let started = Instant::now();
        let bytes = read().await?;
        rates.push(bytes as f64 / GB / started.elapsed().as_secs_f64());
    }
    rates.sort_by(f64::total_cmp);
    Ok(rates[ROUNDS / 2])
}

/// What a reader does with the bytes.
#[derive(Debug, Clone, Copy)]
enum Reader {
    Count,
    Copy,
}

/// Reads one response; returns its size and its first chunk.
async fn list(client: &Client, query: &str, reader: Reader) -> Result<(usize, Bytes)> {
    let response = client.send(get(&format!("/api/v1/pods?{query}"))?).await?;
    ensure!(
        response.status().is_success(),
        "the list was refused: {}",
        response.status()
    );
    let mut body = response.into_body();
    let (mut size, mut first, mut buffer) = (0, Bytes::new(), Vec::with_capacity(1 << 20));
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame?.into_data() else { continue };
        if matches!(reader, Reader::Copy) {
            if buffer.len() + data.len() > buffer.capacity() {
                buffer.clear();
            }
            buffer.extend_from_slice(&data);
            std::hint::black_box(buffer.as_slice());
        }
        size += data.len();
        if first.is_empty() {
            first = data;
        }
    }
    Ok((size, first))
}

/// Reads the collection page by page; returns the size of all pages.
async fn pages(client: &Client, reader: Reader) -> Result<usize> {
    let mut query = format!("limit={PAGE}");
    let mut all = 0;
    loop {
        let (size, first) = list(client, &query, reader).await?;
        all += size;
        match continue_token(&first) {
            Some(token) => query = format!("limit={PAGE}&continue={token}"),
            None => return Ok(all),
        }
    }
}

/// Lists of built-in kinds begin with their metadata, so the token is in the first chunk.
fn continue_token(first: &[u8]) -> Option<String> {
    let head = &first[..first.len().min(1024)];
    let text = String::from_utf8_lossy(head);
    let (metadata, _) = text.split_once("\"items\"")?;
    let (_, after) = metadata.split_once("\"continue\":\"")?;
    after.split_once('"').map(|(token, _)| token.to_owned())
}

fn get(path: &str) -> Result<Request<Body>> {
    Ok(Request::get(path).body(Body::empty())?)
}

async fn watchers(sandbox: &Sandbox, report: &mut Report) -> Result<()> {
    let one = deliver(sandbox, 1).await?;
    let many = deliver(sandbox, 100).await?;
    let each = (many.delivering.as_secs_f64() - one.delivering.as_secs_f64()) / 99.0;
    let micro = |time: f64| time * 1e6 / CHANGES as f64;
    report.figure(
        "change_us",
        "one change of a pod",
        micro(one.changing.as_secs_f64()),
        "µs",
    );
    report.figure(
        "told_1_us",
        "delivering it to 1 watcher",
        micro(one.delivering.as_secs_f64()),
        "µs",
    );
    report.figure(
        "told_100_us",
        "delivering it to 100 watchers",
        micro(many.delivering.as_secs_f64()),
        "µs",
    );
    report.figure("told_each_us", "each additional watcher", micro(each), "µs");
    report.figure(
        "event_bytes",
        "bytes of the event per watcher",
        many.bytes as f64 / (100 * CHANGES) as f64,
        "bytes",
    );
    report.claim(
        "copies_per_change",
        "copies of the object among 100 watchers",
        many.copies as f64 / CHANGES as f64,
        "",
        Claim::AtMost(1.0),
    );
    Ok(())
}

/// The cost of delivering [`CHANGES`] changes to some watchers.
#[derive(Debug, Default)]
struct Delivery {
    changing: Duration,
    delivering: Duration,
    bytes: usize,
    /// The number of different addresses that the objects were read from.
    copies: usize,
}

async fn deliver(sandbox: &Sandbox, count: usize) -> Result<Delivery> {
    let client = sandbox.client();
    let mut bodies = Vec::new();
    for _ in 0..count {
        let path = format!(
            "/api/v1/pods?watch=1&resourceVersion={}",
            sandbox.resource_version()
        );
        bodies.push(client.send(get(&path)?).await?.into_body());
    }
    let sampler = Sampler::default();
    let mut delivery = Delivery::default();
    for change in 0..CHANGES {
        let started = Instant::now();
        patch_status(&client, &sampler, 0, change).await?;
        delivery.changing += started.elapsed();
        let started = Instant::now();
        let mut addresses = HashSet::new();
        for body in &mut bodies {
            let (object, size) = next_event(body).await?;
            delivery.bytes += size;
            addresses.insert(object.as_ptr().addr());
        }
        delivery.delivering += started.elapsed();
        delivery.copies += addresses.len();
    }
    Ok(delivery)
}

/// Reads one event: a small chunk, the stored object, and a small chunk that ends the line.
async fn next_event(body: &mut Body) -> Result<(Bytes, usize)> {
    let (mut object, mut size) = (Bytes::new(), 0);
    loop {
        let frame = body.frame().await.context("the watch ended")??;
        let Ok(data) = frame.into_data() else { continue };
        size += data.len();
        let ends = data.ends_with(b"}\n");
        if data.len() > object.len() {
            object = data;
        }
        if ends {
            return Ok((object, size));
        }
    }
}

async fn writes(sandbox: &Sandbox, pods: usize, report: &mut Report) -> Result<()> {
    let client = sandbox.client();
    let sampler = Sampler::default();
    let bodies: Vec<_> = (pods..pods + WRITES)
        .map(|index| {
            (
                sampler.pod_name(index).0,
                sampler.pod(index).to_string().into_bytes(),
            )
        })
        .collect();
    let started = Instant::now();
    for (namespace, body) in bodies {
        let path = format!("/api/v1/namespaces/{namespace}/pods");
        let request = Request::post(path)
            .header("content-type", "application/json")
            .body(body)?;
        client.request_text(request).await?;
    }
    let took = started.elapsed();
    report.figure(
        "creates_per_s",
        "creates through the client",
        WRITES as f64 / took.as_secs_f64(),
        "/s",
    );

    // Each change leaves the previous state in the history window, so this fills the window.
    let before = resident()?;
    let started = Instant::now();
    let changed = pods.min(WRITES);
    for change in 0..WRITES {
        patch_status(&client, &sampler, change % changed, change / changed + CHANGES).await?;
    }
    let took = started.elapsed();
    report.figure(
        "patches_per_s",
        "status patches through the client",
        WRITES as f64 / took.as_secs_f64(),
        "/s",
    );
    let grown = resident()?.saturating_sub(before) as f64;
    report.figure(
        "history_mb",
        "a history window full of changes (RSS)",
        grown / MB,
        "MB",
    );
    Ok(())
}

/// Changes the status of a loaded pod. Each `change` is a different status.
async fn patch_status(client: &Client, sampler: &Sampler, index: usize, change: usize) -> Result<()> {
    let (namespace, name) = sampler.pod_name(index);
    let path = format!("/api/v1/namespaces/{namespace}/pods/{name}/status");
    let patch = json!({"status": {"message": format!("change {change}")}});
    let request = Request::patch(path)
        .header("content-type", "application/merge-patch+json")
        .body(patch.to_string().into_bytes())?;
    client.request_text(request).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_pages_contain_the_whole_collection() {
        let sandbox = Sandbox::start().await.expect("the sandbox starts");
        sandbox.load("pods", PAGE + 7).expect("pods are a known resource");
        let client = sandbox.client();
        let (whole, first) = list(&client, "", Reader::Copy)
            .await
            .expect("the request succeeds");
        assert!(continue_token(&first).is_none());
        let paged = pages(&client, Reader::Count).await.expect("the request succeeds");
        assert!(paged > whole && paged < whole + 2000, "{paged} and {whole}");
    }

    #[tokio::test]
    async fn watchers_share_one_copy_of_an_object() {
        let sandbox = Sandbox::start().await.expect("the sandbox starts");
        sandbox.load("pods", 1).expect("pods are a known resource");
        let client = sandbox.client();
        let path = format!(
            "/api/v1/pods?watch=1&resourceVersion={}",
            sandbox.resource_version()
        );
        let mut one = client
            .send(get(&path).expect("the path is valid"))
            .await
            .expect("the request succeeds")
            .into_body();
        let mut two = client
            .send(get(&path).expect("the path is valid"))
            .await
            .expect("the request succeeds")
            .into_body();
        patch_status(&client, &Sampler::default(), 0, 1)
            .await
            .expect("the pod exists");
        let (first, size) = next_event(&mut one).await.expect("the watcher receives an event");
        let (second, _) = next_event(&mut two).await.expect("the watcher receives an event");
        assert_eq!(first.as_ptr(), second.as_ptr());
        assert!(size > first.len());
    }
}
