//! Replicas over one sandbox, which can be cut off, suspended and killed.

use std::collections::BTreeMap;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Request, Response};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::Client;
use kube::api::{Api, PostParams};
use kube::client::Body;
use kube_informer::shard::{Config, Shards};
use kube_sandbox::Sandbox;
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

pub(crate) const SECOND: Duration = Duration::from_secs(1);
/// A range whose owner died is owned again after this time: the lease, its margin, two periods, and the requests in between.
pub(crate) const TAKEN_OVER: Duration = Duration::from_millis(15_000 + 1_500 + 4_000 + 500);

/// A switch that a test sets, and that tasks wait for.
#[derive(Debug, Clone)]
pub(crate) struct Switch(Arc<watch::Sender<bool>>);

impl Switch {
    pub(crate) fn off() -> Self {
        Self(Arc::new(watch::Sender::new(false)))
    }

    pub(crate) fn set(&self, on: bool) {
        self.0.send_replace(on);
    }

    async fn until_off(&self) {
        let mut state = self.0.subscribe();
        state.wait_for(|on| !on).await.expect("we hold the sender");
    }

    /// Runs a future, but not while the switch is on: like a suspended process, whose timers do not fire either.
    pub(crate) async fn suspending<F: Future>(self, run: F) -> F::Output {
        let mut run = pin!(run);
        let mut waiting: Option<BoxFuture<'static, ()>> = None;
        poll_fn(move |cx| {
            loop {
                if let Some(until_off) = &mut waiting {
                    ready!(until_off.as_mut().poll(cx));
                    waiting = None;
                }
                if !*self.0.borrow() {
                    return run.as_mut().poll(cx);
                }
                let switch = self.clone();
                waiting = Some(async move { switch.until_off().await }.boxed());
            }
        })
        .await
    }
}

/// A client that can be cut off: its requests wait until the connection is back.
#[derive(Clone)]
struct Gate {
    client: Client,
    cut: Switch,
}

impl tower::Service<Request<Body>> for Gate {
    type Response = Response<Body>;
    type Error = tower::BoxError;
    type Future = BoxFuture<'static, Result<Self::Response, Self::Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let (client, cut) = (self.client.clone(), self.cut.clone());
        async move {
            cut.until_off().await;
            Ok(client.send(request).await?)
        }
        .boxed()
    }
}

/// A process of the group.
pub(crate) struct Replica {
    pub(crate) shards: Shards,
    pub(crate) client: Client,
    pub(crate) cut: Switch,
    pub(crate) suspended: Switch,
    pub(crate) shutdown: CancellationToken,
    pub(crate) task: JoinHandle<()>,
}

pub(crate) struct World {
    pub(crate) sandbox: Sandbox,
    pub(crate) replicas: BTreeMap<String, Replica>,
}

impl World {
    pub(crate) async fn new() -> Self {
        Self::over(Sandbox::start().await.expect("a sandbox"))
    }

    pub(crate) fn over(sandbox: Sandbox) -> Self {
        Self {
            sandbox,
            replicas: BTreeMap::new(),
        }
    }

    pub(crate) fn start(&mut self, name: &str) -> Shards {
        self.start_with(name, |_| ())
    }

    pub(crate) fn start_with(&mut self, name: &str, change: impl FnOnce(&mut Config)) -> Shards {
        let (cut, suspended, shutdown) = (Switch::off(), Switch::off(), CancellationToken::new());
        let gate = Gate {
            client: self.sandbox.client(),
            cut: cut.clone(),
        };
        let client = Client::new(gate, "default");
        let mut config = Config::new("default", "group", name);
        change(&mut config);
        let shards = Shards::new(client.clone(), config).expect("a valid configuration");
        let task = tokio::spawn({
            let (shards, shutdown, suspended) = (shards.clone(), shutdown.clone(), suspended.clone());
            suspended.suspending(async move { shards.run(shutdown).await.expect("it runs once") })
        });
        let replica = Replica {
            shards: shards.clone(),
            client,
            cut,
            suspended,
            shutdown,
            task,
        };
        self.replicas.insert(name.to_owned(), replica);
        shards
    }

    /// Ends a process without any last word.
    pub(crate) fn kill(&mut self, name: &str) {
        let replica = self.replicas.remove(name).expect("it runs");
        replica.task.abort();
    }

    /// The number of ranges of each replica that may work on them now. Fails if a range has two owners.
    pub(crate) fn owned(&self) -> BTreeMap<String, usize> {
        let mut owners: BTreeMap<u32, &str> = BTreeMap::new();
        let mut counts = BTreeMap::new();
        for (name, replica) in &self.replicas {
            let owned = replica.shards.owned().borrow().clone();
            let ranges = if owned.is_valid() {
                owned.ranges.with(&owned.leaving)
            } else {
                owned.ranges.without(&owned.ranges)
            };
            for range in ranges.iter() {
                if let Some(other) = owners.insert(range, name) {
                    panic!("range {range} is owned by {other} and {name}");
                }
            }
            counts.insert(name.clone(), ranges.len());
        }
        counts
    }

    /// Waits until the ranges are divided as expected, and checks all the time that no range has two owners.
    #[track_caller]
    pub(crate) fn until<'a>(
        &'a self,
        within: Duration,
        expected: &'a [(&'a str, usize)],
    ) -> impl Future<Output = ()> + 'a {
        let expected: BTreeMap<String, usize> = expected
            .iter()
            .map(|(name, count)| ((*name).to_owned(), *count))
            .collect();
        async move {
            let reached = async {
                while self.owned() != expected {
                    sleep(SECOND / 20).await;
                }
            };
            let reached = timeout(within, reached).await.is_ok();
            assert!(reached, "expected {expected:?}, found {:?}", self.owned());
        }
    }

    /// Waits until these replicas own everything, each its share to within one range.
    pub(crate) async fn until_shared(&self, within: Duration, names: &[&str]) {
        let shared = || {
            let owned = self.owned();
            let counts = || names.iter().map(|name| owned.get(*name).copied().unwrap_or(0));
            let most = counts().max().unwrap_or(0);
            counts().sum::<usize>() == 128
                && owned.values().sum::<usize>() == 128
                && counts().all(|count| count + 1 >= most)
        };
        let reached = async {
            while !shared() {
                sleep(SECOND / 20).await;
            }
        };
        let reached = timeout(within, reached).await.is_ok();
        assert!(reached, "expected {names:?} to share, found {:?}", self.owned());
    }

    pub(crate) fn maps(&self) -> Api<ConfigMap> {
        Api::default_namespaced(self.sandbox.client())
    }

    pub(crate) async fn create_maps(&self, names: impl IntoIterator<Item = String>) {
        for name in names {
            create(&self.maps(), &name).await;
        }
    }
}

pub(crate) async fn create(maps: &Api<ConfigMap>, name: &str) -> ConfigMap {
    let map = serde_json::from_value(json!({"metadata": {"name": name}})).expect("a config map");
    maps.create(&PostParams::default(), &map).await.expect("created")
}
