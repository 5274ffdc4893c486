//! One process of the group: a sharded informer and a sharded controller, whose every step goes into the journal.

use std::io::Read as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context, Poll};
use std::time::Duration;

use bytes::Bytes;
use clap::Args;
use futures::FutureExt as _;
use futures::future::BoxFuture;
use http::{Request, Response};
use http_body_util::BodyExt as _;
use http_body_util::combinators::UnsyncBoxBody;
use k8s_openapi::api::core::v1::{ConfigMap, Event};
use kube::api::{Api, Patch, PatchParams};
use kube::client::Body;
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, ResourceExt as _};
use kube_informer::controller::{Action, Controller};
use kube_informer::informer::SharedInformer;
use kube_informer::shard::{Config, Shards, TermEnded};
use serde_json::json;
use tokio_util::sync::CancellationToken;

use super::journal::Writer;
use super::{DONE, Kind, ROUND};

/// The arguments of a replica, which only `testbed shards` starts.
#[derive(Args, Debug, Clone)]
pub(crate) struct ReplicaOptions {
    #[arg(long)]
    kubeconfig: PathBuf,
    #[arg(long)]
    journal: PathBuf,
    #[arg(long)]
    name: String,
    #[arg(long)]
    lease: u64,
    #[arg(long)]
    deadline: u64,
    #[arg(long)]
    period: u64,
    #[arg(long)]
    events: bool,
}

/// Runs until standard input ends.
pub(crate) async fn replica(options: ReplicaOptions) -> anyhow::Result<ExitCode> {
    match options.events {
        true => run::<Event>(options).await,
        false => run::<ConfigMap>(options).await,
    }
}

async fn run<K: Kind>(options: ReplicaOptions) -> anyhow::Result<ExitCode> {
    let journal = Arc::new(Writer::create(&options.journal)?);
    let kubeconfig = Kubeconfig::read_from(&options.kubeconfig)?;
    let config = kube::Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await?;
    let client = kube_informer::source::client(config)?;
    let bytes = Arc::new(AtomicU64::new(0));
    let counted = Client::new(
        Counted {
            client: client.clone(),
            bytes: Arc::clone(&bytes),
        },
        "default",
    );
    let mut config = Config::new("default", "story", &options.name);
    config.lease_duration = Duration::from_millis(options.lease);
    config.renew_deadline = Duration::from_millis(options.deadline);
    config.retry_period = Duration::from_millis(options.period);
    config.margin = Duration::from_millis(options.lease / 8);
    let shards = Shards::new(client.clone(), config)?;
    let shutdown = CancellationToken::new();
    let sharing = tokio::spawn({
        let (shards, shutdown) = (shards.clone(), shutdown.clone());
        async move { shards.run(shutdown).await }
    });
    tokio::spawn(note_ranges(shards.clone(), Arc::clone(&journal)));
    tokio::spawn({
        let journal = Arc::clone(&journal);
        async move {
            loop {
                tokio::time::sleep(Duration::from_millis(500)).await;
                journal.note('B', &bytes.load(Ordering::Relaxed).to_string(), 0);
            }
        }
    });
    let informer = SharedInformer::<K>::builder(counted)
        .namespaces(["default"])
        .labels("story=shards");
    let informer = informer.sharded(&shards).build()?;
    informer.start()?;
    let notes = Arc::clone(&journal);
    let controller = Controller::new(&informer)
        .sharded(&shards)
        .workers(8)
        .reconcile(move |key, context| {
            let api: Api<K> = Api::namespaced(context.client(&client), "default");
            let notes = Arc::clone(&notes);
            async move {
                let term = context.term().map_or(0, |term| term.number());
                let Some(object) = context.get(&key) else {
                    return Ok(Action::done());
                };
                notes.note('S', key.name(), term);
                let round = object
                    .annotations()
                    .get(ROUND)
                    .cloned()
                    .unwrap_or_else(|| "0".to_owned());
                if object.annotations().get(DONE) != Some(&round) {
                    let patch = Patch::Merge(json!({"metadata": {"annotations": {DONE: round}}}));
                    // Some of the work takes its time, so that a replica is suspended or killed within it.
                    tokio::time::sleep(Duration::from_millis(5)).await;
                    if context.still_mine() {
                        notes.note('W', key.name(), term);
                    }
                    match api.patch(key.name(), &PatchParams::default(), &patch).await {
                        Ok(_) => notes.note('A', key.name(), term),
                        Err(kube::Error::Service(cause)) if cause.is::<TermEnded>() => {
                            notes.note('R', key.name(), term);
                            return Ok(Action::done());
                        }
                        Err(error) => return Err(error),
                    }
                }
                notes.note('E', key.name(), term);
                Ok(Action::done())
            }
        });
    let controlling = tokio::spawn({
        let shutdown = shutdown.clone();
        async move { controller.run(shutdown).await }
    });
    let ended = tokio::task::spawn_blocking(|| {
        let mut buffer = [0; 64];
        while std::io::stdin().read(&mut buffer).is_ok_and(|read| read > 0) {}
    });
    ended.await?;
    shutdown.cancel();
    sharing.await??;
    // The informer stops with the process; that it stops first is not an error here.
    let _ = controlling.await?;
    Ok(ExitCode::SUCCESS)
}

/// Notes the ranges that this replica gains and loses.
async fn note_ranges(shards: Shards, journal: Arc<Writer>) {
    let mut owned = shards.owned();
    let mut before = owned.borrow().terms.clone();
    while owned.changed().await.is_ok() {
        let now = owned.borrow_and_update().terms.clone();
        for (range, term) in &before {
            if now.get(range) != Some(term) {
                journal.note('L', &range.to_string(), term.number());
            }
        }
        for (range, term) in &now {
            if before.get(range) != Some(term) {
                journal.note('G', &range.to_string(), term.number());
            }
        }
        before = now;
    }
}

/// A client that counts the bytes of watches.
#[derive(Clone)]
struct Counted {
    client: Client,
    bytes: Arc<AtomicU64>,
}

type CountedBody = UnsyncBoxBody<Bytes, tower::BoxError>;

impl tower::Service<Request<Body>> for Counted {
    type Response = Response<CountedBody>;
    type Error = tower::BoxError;
    type Future = BoxFuture<'static, Result<Response<CountedBody>, tower::BoxError>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), tower::BoxError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let Self { client, bytes } = self.clone();
        async move {
            let query = request.uri().query();
            let watches = query.is_some_and(|query| query.contains("watch=1"));
            let response = client.send(request).await?;
            Ok(response.map(|body| {
                let counted = body.map_frame(move |frame| {
                    let length = frame.data_ref().map_or(0, |data| data.len() as u64);
                    bytes.fetch_add(if watches { length } else { 0 }, Ordering::Relaxed);
                    frame
                });
                counted.map_err(tower::BoxError::from).boxed_unsync()
            }))
        }
        .boxed()
    }
}
