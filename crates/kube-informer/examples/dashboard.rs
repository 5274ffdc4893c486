//! A dashboard: an axum server whose answers come from caches, and never from the API server. Runs for a moment on the embedded
//! API server, and until Ctrl-C with `-- --stay`.
//!
//! ```console
//! $ cargo run --release -p kube-informer --features inspect --example dashboard -- --stay
//! ```

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::routing::get;
use axum::{Json, Router};
use k8s_openapi::api::core::v1::Pod;
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::SharedInformer;
use kube_informer::observe::Inspector;
use kube_informer::store::Index;
use kube_sandbox::Sandbox;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;

#[derive(Clone)]
struct Caches {
    factory: SharedInformerFactory,
    pods: SharedInformer<Pod>,
    by_node: Index<Pod, String>,
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 500)?;

    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let pods = factory.core().v1().pods().informer().clone();
    let by_node = pods.add_index(|pod: &Pod| pod.spec.as_ref()?.node_name.clone())?;
    factory.start()?;
    let caches = Caches {
        factory: factory.clone(),
        pods,
        by_node,
    };
    let inspector = Inspector::new()
        .factory(&factory)
        .token("correct horse battery staple");
    let app = Router::new()
        .route("/", get(namespaces))
        .route("/nodes/{node}", get(pods_of_node))
        .route("/readyz", get(ready))
        .with_state(caches)
        .merge(inspector.router_at("/inspect")?);

    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    println!("http://{address}");
    let stop = CancellationToken::new();
    let signal = inspector.stop_after(stop.clone().cancelled_owned());
    let server = tokio::spawn(async move { axum::serve(listener, app).with_graceful_shutdown(signal).await });

    factory.wait_for_sync(Duration::from_secs(30)).await?;
    for path in ["/", "/nodes/no-such-node", "/readyz", "/inspect/"] {
        let mut stream = TcpStream::connect(address).await?;
        let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await?;
        let (status, body) = (answer.lines().next(), answer.lines().last());
        println!(
            "{path}: {}: {:.60}",
            status.unwrap_or_default(),
            body.unwrap_or_default()
        );
    }
    if std::env::args().any(|argument| argument == "--stay") {
        tokio::signal::ctrl_c().await?;
    }
    stop.cancel();
    server.await??;
    factory.shutdown().await;
    Ok(())
}

/// The number of pods in each namespace. A snapshot is one version of the cache, also while the cache changes.
async fn namespaces(State(caches): State<Caches>) -> Json<BTreeMap<String, usize>> {
    let mut counts = BTreeMap::new();
    for (key, _) in caches.pods.snapshot().iter() {
        let namespace = key.namespace().unwrap_or_default().to_owned();
        *counts.entry(namespace).or_default() += 1;
    }
    Json(counts)
}

/// The pods of a node, whole, by an index.
async fn pods_of_node(
    State(caches): State<Caches>,
    Path(node): Path<String>,
) -> Result<Json<Vec<Arc<Pod>>>, StatusCode> {
    let pods = caches.by_node.get(&node);
    if pods.is_empty() {
        return Err(StatusCode::NOT_FOUND);
    }
    Ok(Json(pods))
}

/// For a readiness probe.
async fn ready(State(caches): State<Caches>) -> (StatusCode, String) {
    match caches.factory.ready() {
        Ok(()) => (StatusCode::OK, "ready".to_owned()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, why.to_string()),
    }
}
