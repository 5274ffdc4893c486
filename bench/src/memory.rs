//! Memory of an object in the cache, by kind: resident memory (RSS) after the sync minus resident memory before it.
//!
//! The server is the sandbox, so all contenders receive JSON. Custom resources are `Dynamic` in kube-informer, `Unstructured` in client-go and
//! `DynamicObject` in kube-rs. `ours` and the `cleared` contenders leave managedFields out. `ours-managed` keeps them, as client-go and
//! kube-rs do by default. client-go has a second figure, the reachable memory; the rest is garbage that is not yet collected.

use anyhow::{Context, Result, ensure};
use futures::{StreamExt, TryStreamExt, stream};
use http::Request;
use kube::Client;
use kube_sandbox::Sandbox;
use serde_json::{Value, json};
use tempfile::NamedTempFile;

use crate::contest::{self, Contender};
use crate::programs::{Implementation, NO_GO, Programs};
use crate::progress;
use crate::report::{Column, Report};

/// The kinds, and the number of objects of each.
const KINDS: [(&str, usize); 8] = [
    ("pods", 10_000),
    ("nodes", 5_000),
    ("services", 20_000),
    ("configmaps", 20_000),
    ("deployments", 10_000),
    ("endpointslices", 10_000),
    ("events", 20_000),
    ("widgets", 10_000),
];
const COLUMNS: [Column; 3] = [
    Column::new("bytes_per_object", "per object", 1.0, "B"),
    Column::new("live_bytes_per_object", "reachable", 1.0, "B"),
    Column::PEAK,
];

pub(crate) async fn measure(rounds: usize) -> Result<Report> {
    let mut report = Report::new("memory");
    let programs = Programs::build()?;
    if programs.path(Implementation::ClientGo).is_none() {
        report.skipped(format!("client-go: {NO_GO}"));
    }
    for (kind, count) in KINDS {
        // Every contender reads JSON, which the sandbox sends without converting it.
        // Go's clients send no token over plain http.
        let sandbox = Sandbox::builder().protobuf(false).plain_http().without_token();
        let sandbox = sandbox.start().await?;
        fill(&sandbox, kind, count).await?;
        let kubeconfig = NamedTempFile::new()?;
        std::fs::write(kubeconfig.path(), sandbox.kubeconfig())?;
        let (kind_argument, lean_argument) = (format!("kind={kind}"), format!("kind=lean-{kind}"));
        let mut contenders = vec![
            Contender::new("ours", Implementation::Ours, &[&kind_argument]),
            Contender::new(
                "client-go",
                Implementation::ClientGo,
                &[&kind_argument, "encoding=json"],
            ),
            Contender::new("kube-rs", Implementation::KubeRs, &[&kind_argument]),
        ];
        if kind != "widgets" {
            contenders.push(Contender::new(
                "ours-lean",
                Implementation::Ours,
                &[&lean_argument],
            ));
        }
        if kind == "pods" {
            contenders.extend([
                Contender::new("ours-slim", Implementation::Ours, &["kind=slim"]),
                Contender::new(
                    "ours-managed",
                    Implementation::Ours,
                    &["kind=pods", "managed=kept"],
                ),
                Contender::new(
                    "client-go-cleared",
                    Implementation::ClientGo,
                    &["kind=cleared-pods", "encoding=json"],
                ),
                Contender::new("kube-rs-cleared", Implementation::KubeRs, &["kind=cleared-pods"]),
            ]);
        }
        let arguments = [format!("kubeconfig={}", kubeconfig.path().display())];
        let scores = contest::run(rounds, &contenders, &programs, async |contender| {
            let figures = contender.start(&programs, "memory", &arguments)?.finish().await?;
            progress!("{kind}, {}: {figures}", contender.name);
            let objects = figures["objects"]
                .as_f64()
                .context("the contender did not report its number of objects")?;
            ensure!(
                objects as usize == count,
                "{} has {objects} of {count} {kind}",
                contender.name
            );
            Ok(figures)
        })
        .await?;
        // Compared with managedFields and without.
        let forms = [
            ("ours-managed", "client-go"),
            ("ours-managed", "kube-rs"),
            ("ours", "client-go-cleared"),
            ("ours", "kube-rs-cleared"),
            ("ours-slim", "client-go"),
            ("ours-slim", "kube-rs"),
            ("ours-lean", "client-go-cleared"),
        ];
        for (ours, theirs) in forms {
            if let Some(ratio) = scores.ratio(ours, theirs, "bytes_per_object") {
                let (key, label) = (format!("{ours}_of_{theirs}"), format!("a pod, {ours} / {theirs}"));
                report.figure(key, label, ratio, "×");
            }
        }
        for theirs in ["client-go", "kube-rs"] {
            let name = match kind {
                "pods" => "bytes_per_object".to_owned(),
                _ => format!("bytes_per_object_{kind}"),
            };
            report.ratio(
                theirs,
                &name,
                scores.ratio("ours", theirs, "bytes_per_object"),
                None,
            );
            let lean = scores.ratio("ours-lean", theirs, "bytes_per_object");
            report.ratio(theirs, &format!("lean_{name}"), lean, None);
        }
        report.contest(format!("{count} {kind}"), scores, &COLUMNS);
    }
    Ok(report)
}

async fn fill(sandbox: &Sandbox, kind: &str, count: usize) -> Result<()> {
    match kind {
        "endpointslices" => {
            create(
                sandbox,
                "/apis/discovery.k8s.io/v1/namespaces/default/endpointslices",
                count,
                endpoint_slice,
            )
            .await
        }
        "events" => create(sandbox, "/api/v1/namespaces/default/events", count, event).await,
        "widgets" => {
            let definitions = "/apis/apiextensions.k8s.io/v1/customresourcedefinitions";
            post(&sandbox.client(), definitions, &definition()).await?;
            create(
                sandbox,
                "/apis/bench.example.com/v1/namespaces/default/widgets",
                count,
                widget,
            )
            .await
        }
        _ => Ok(sandbox.load(kind, count)?),
    }
}

async fn create(sandbox: &Sandbox, path: &str, count: usize, object: fn(usize) -> Value) -> Result<()> {
    let client = sandbox.client();
    let writes = (0..count).map(async |n| post(&client, path, &object(n)).await);
    stream::iter(writes)
        .buffer_unordered(16)
        .try_collect::<()>()
        .await
}

async fn post(client: &Client, path: &str, object: &Value) -> Result<()> {
    let request = Request::post(path).header("content-type", "application/json");
    let request = request.body(serde_json::to_vec(object)?)?;
    client
        .request::<Value>(request)
        .await
        .with_context(|| format!("creating at {path}"))?;
    Ok(())
}

/// Ten pods behind a service.
fn endpoint_slice(n: usize) -> Value {
    let endpoint = |m: usize| {
        json!({
            "addresses": [format!("10.{}.{}.{}", n / 250 % 250, n % 250, m)],
            "conditions": {"ready": true, "serving": true, "terminating": false},
            "nodeName": format!("node-{:04}", (n + m) % 400), "zone": "zone-b",
            "targetRef": {
                "kind": "Pod", "namespace": "default", "name": format!("web-7d4b9c6f5-{:06}", n * 10 + m),
                "uid": format!("7c9e6679-7425-40de-944b-{:012x}", n * 10 + m),
            },
        })
    };
    json!({
        "apiVersion": "discovery.k8s.io/v1", "kind": "EndpointSlice",
        "metadata": {
            "name": format!("web-{n:05}-x7k2p"),
            "labels": {
                "kubernetes.io/service-name": format!("web-{n:05}"),
                "endpointslice.kubernetes.io/managed-by": "endpointslice-controller.k8s.io",
            },
            "annotations": {"endpoints.kubernetes.io/last-change-trigger-time": "2026-01-01T00:00:00Z"},
        },
        "addressType": "IPv4",
        "endpoints": (0..10).map(endpoint).collect::<Vec<_>>(),
        "ports": [{"name": "http", "port": 8080, "protocol": "TCP"}],
    })
}

/// What the kubelet reports of a pod.
fn event(n: usize) -> Value {
    let (name, uid) = (
        format!("web-7d4b9c6f5-{:06}", n / 4),
        format!("7c9e6679-7425-40de-944b-{:012x}", n / 4),
    );
    let (reason, message) = [
        (
            "Scheduled",
            format!("Successfully assigned default/{name} to node-{:04}", n / 4 % 400),
        ),
        (
            "Pulled",
            "Container image \"registry.example.com/shop/web:2.14.3\" already present on machine".to_owned(),
        ),
        ("Created", "Created container: web".to_owned()),
        ("Started", "Started container web".to_owned()),
    ][n % 4]
        .clone();
    json!({
        "apiVersion": "v1", "kind": "Event",
        "metadata": {"name": format!("{name}.{:016x}", 0x17d0_0000_0000_0000_u64 + n as u64)},
        "involvedObject": {
            "kind": "Pod", "namespace": "default", "name": name, "uid": uid, "apiVersion": "v1",
            "resourceVersion": (1_000_000 + n).to_string(), "fieldPath": "spec.containers{web}",
        },
        "reason": reason, "message": message, "type": "Normal", "count": 1,
        "source": {"component": "kubelet", "host": format!("node-{:04}", n / 4 % 400)},
        "reportingComponent": "kubelet", "reportingInstance": format!("node-{:04}", n / 4 % 400),
        "firstTimestamp": "2026-01-01T00:00:00Z", "lastTimestamp": "2026-01-01T00:00:00Z",
    })
}

fn definition() -> Value {
    json!({
        "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
        "metadata": {"name": "widgets.bench.example.com"},
        "spec": {
            "group": "bench.example.com", "scope": "Namespaced",
            "names": {"plural": "widgets", "singular": "widget", "kind": "Widget", "listKind": "WidgetList"},
            "versions": [{
                "name": "v1", "served": true, "storage": true, "subresources": {"status": {}},
                "schema": {"openAPIV3Schema": {
                    "type": "object", "x-kubernetes-preserve-unknown-fields": true,
                }},
            }],
        },
    })
}

/// A typical custom resource: settings, an image and resource limits.
fn widget(n: usize) -> Value {
    let setting = |m: usize| json!({"name": format!("SETTING_{m:02}"), "value": format!("value-{n}-{m}")});
    json!({
        "apiVersion": "bench.example.com/v1", "kind": "Widget",
        "metadata": {
            "name": format!("widget-{n:06}"),
            "labels": {"app.kubernetes.io/name": "widget", "team": format!("team-{}", n % 20)},
        },
        "spec": {
            "replicas": 3, "image": "registry.example.com/widget:2.14.3", "paused": false,
            "settings": (0..20).map(setting).collect::<Vec<_>>(),
            "resources": {"requests": {"cpu": "250m", "memory": "512Mi"}, "limits": {"memory": "1Gi"}},
        },
    })
}
