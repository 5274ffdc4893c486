//! One process of the group: a sharded informer and a sharded controller, whose every step goes into the journal.

use std::io::Read as _;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::task::{Context as TaskContext, Poll};
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
use kube_informer::controller::{Action, Context, Controller};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::protocol::shard_hash;
use kube_informer::shard::{Config, Shards, TermEnded};
use serde_json::json;
use tokio_util::sync::CancellationToken;

use super::journal::Writer;
use super::objects::{DONE, Kind, ROUND};

/// The arguments of a replica, which only `testbed shards` starts.
#[derive(Args, Debug, Clone)]
pub(crate) struct ReplicaOptions {
    #[arg(long)]
    kubeconfig: PathBuf,
    /// Where the journal is written
    #[arg(long)]
    dir: PathBuf,
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
    /// Only watch, and watch everything: the measure for the bytes of the replicas
    #[arg(long)]
    whole: bool,
}

/// Runs until standard input ends.
pub(crate) async fn replica(options: ReplicaOptions) -> anyhow::Result<ExitCode> {
    match options.events {
        true => run::<Event>(options).await,
        false => run::<ConfigMap>(options).await,
    }
}

async fn run<K: Kind>(options: ReplicaOptions) -> anyhow::Result<ExitCode> {
    let journal = Arc::new(Writer::create(&options.dir, &options.name)?);
    let kubeconfig = Kubeconfig::read_from(&options.kubeconfig)?;
    let config = kube::Config::from_custom_kubeconfig(kubeconfig, &KubeConfigOptions::default()).await?;
    let client = kube_informer::source::client(config)?;
    let bytes = Arc::new(AtomicU64::new(0));
    let counted = Counted {
        client: client.clone(),
        bytes: Arc::clone(&bytes),
    };
    let counted = Client::new(counted, "default");
    tokio::spawn(note_bytes(bytes, Arc::clone(&journal)));
    let informer = SharedInformer::<K>::builder(counted)
        .namespaces(["default"])
        .labels("story=shards");
    if options.whole {
        let informer = informer.build()?;
        informer.start()?;
        standard_input_ends().await?;
        return Ok(ExitCode::SUCCESS);
    }

    let mut config = Config::new("default", "story", &options.name);
    config.lease_duration = Duration::from_millis(options.lease);
    config.renew_deadline = Duration::from_millis(options.deadline);
    config.retry_period = Duration::from_millis(options.period);
    config.margin = Duration::from_millis(options.lease / 10);
    let shards = Shards::new(client.clone(), config)?;
    tokio::spawn(note_ranges(shards.clone(), Arc::clone(&journal)));
    let informer = informer.sharded(&shards).build()?;
    informer.start()?;
    let controller = Controller::new(&informer).sharded(&shards).workers(8);
    let controller = controller.reconcile(move |key, context| {
        let api = Api::<K>::namespaced(context.client(&client), "default");
        reconcile(key, context, api, Arc::clone(&journal))
    });

    let shutdown = CancellationToken::new();
    let sharing = tokio::spawn({
        let (shards, shutdown) = (shards.clone(), shutdown.clone());
        async move { shards.run(shutdown).await }
    });
    let controlling = tokio::spawn({
        let shutdown = shutdown.clone();
        async move { controller.run(shutdown).await }
    });
    standard_input_ends().await?;
    shutdown.cancel();
    sharing.await??;
    controlling.await??;
    Ok(ExitCode::SUCCESS)
}

/// Copies the number of the last change into another annotation, if that is not there yet.
async fn reconcile<K: Kind>(
    key: ObjectKey,
    context: Context<K>,
    api: Api<K>,
    journal: Arc<Writer>,
) -> Result<Action, kube::Error> {
    let term = context.term().map_or(0, |term| term.number());
    let Some(object) = context.get(&key) else {
        return Ok(Action::done());
    };
    let uid = object.uid().unwrap_or_default();
    let id = format!("{}/{uid}", key.name());
    let note = |letter: char, version: u64| journal.object(letter, &id, term, version);
    note('S', 0);
    let round = object.annotations().get(ROUND).map_or("0", String::as_str);
    if object.annotations().get(DONE).map(String::as_str) != Some(round) {
        // Some of the work takes its time, so that a replica is suspended or killed within it.
        let slow = shard_hash(&uid).is_multiple_of(8);
        tokio::time::sleep(Duration::from_millis(if slow { 300 } else { 5 })).await;
        // The version is what closes the last gap: a request that is on its way when its term ends is refused by the server if
        // another term has written meanwhile.
        let metadata = json!({
            "resourceVersion": object.resource_version(),
            "annotations": {DONE: round},
        });
        let patch = Patch::Merge(json!({"metadata": metadata}));
        note('W', 0);
        match api.patch(key.name(), &PatchParams::default(), &patch).await {
            Ok(object) => {
                let version = object.resource_version().and_then(|version| version.parse().ok());
                note('A', version.unwrap_or(0));
            }
            Err(error) => {
                note(letter_of(&error), 0);
                return Err(error);
            }
        }
    }
    note('E', 0);
    Ok(Action::done())
}

/// The letter for a write that failed.
fn letter_of(error: &kube::Error) -> char {
    match error {
        kube::Error::Service(cause) if cause.is::<TermEnded>() => 'R',
        kube::Error::Api(status) if matches!(status.code, 404 | 409) => 'C',
        _ => 'A',
    }
}

async fn standard_input_ends() -> anyhow::Result<()> {
    let ended = tokio::task::spawn_blocking(|| {
        let mut buffer = [0; 64];
        while std::io::stdin().read(&mut buffer).is_ok_and(|read| read > 0) {}
    });
    Ok(ended.await?)
}

async fn note_bytes(bytes: Arc<AtomicU64>, journal: Arc<Writer>) {
    loop {
        tokio::time::sleep(Duration::from_millis(200)).await;
        journal.range('B', bytes.load(Ordering::Relaxed), 0);
    }
}

/// Notes the ranges that this replica gains and loses.
async fn note_ranges(shards: Shards, journal: Arc<Writer>) {
    let mut owned = shards.owned();
    let mut before = owned.borrow_and_update().terms.clone();
    while owned.changed().await.is_ok() {
        let now = owned.borrow_and_update().terms.clone();
        for (range, term) in &before {
            if now.get(range) != Some(term) {
                journal.range('L', range, term.number());
            }
        }
        for (range, term) in &now {
            if before.get(range) != Some(term) {
                journal.range('G', range, term.number());
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

    fn poll_ready(&mut self, _: &mut TaskContext<'_>) -> Poll<Result<(), tower::BoxError>> {
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
