//! [`Trial`]: runs a controller in a test and injects faults.

use std::fmt;
use std::future::Future;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use http::Request;
use kube::Client;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::super::{ControllerError, Runner};
use super::error::TrialError;
use super::interceptor::{self, Faults};

/// Runs a controller in a test and injects faults.
///
/// A trial takes a client and a function that creates the controller over a client, with its
/// informers started. The function is called again for each restart. Nothing else is carried over,
/// as between two processes. Write to the server with a client of your own: writes through the
/// client that the function receives count as the controller's.
///
/// ```
/// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use k8s_openapi::api::core::v1::ConfigMap;
/// use kube::{Api, Client, api::{Patch, PatchParams, PostParams}};
/// use kube_informer::controller::{Action, Controller, Runner, testing::Trial};
/// use kube_informer::informer::SharedInformer;
/// use serde_json::json;
///
/// /// Gives every config map two labels, in two writes.
/// async fn controller(client: Client) -> Result<Runner<ConfigMap>, Box<dyn std::error::Error + Send + Sync>> {
///     let maps = SharedInformer::<ConfigMap>::builder(client.clone()).build()?;
///     maps.start()?;
///     Ok(Controller::new(&maps).reconcile(move |key, context| {
///         let api: Api<ConfigMap> = Api::namespaced(client.clone(), key.namespace().unwrap_or_default());
///         async move {
///             let Some(map) = context.get(&key) else { return Ok(Action::done()) };
///             for label in ["one", "two"] {
///                 if !map.metadata.labels.as_ref().is_some_and(|labels| labels.contains_key(label)) {
///                     let patch = Patch::Merge(json!({"metadata": {"labels": {label: "yes"}}}));
///                     api.patch(key.name(), &PatchParams::default(), &patch).await?;
///                 }
///             }
///             Ok::<_, kube::Error>(Action::done())
///         }
///     }))
/// }
///
/// let sandbox = kube_sandbox::Sandbox::start().await?;
/// let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
/// let map: ConfigMap = serde_json::from_value(json!({"metadata": {"name": "a"}}))?;
///
/// let mut trial = Trial::start(sandbox.client(), controller).await?;
/// let crashed = trial.crash_after_writes(1, async { _ = maps.create(&PostParams::default(), &map).await.unwrap() }).await?;
/// assert!(crashed);
/// assert_eq!(maps.get("a").await?.metadata.labels.unwrap().len(), 2);
/// # Ok(()) }
/// ```
#[doc(alias = "envtest")]
#[doc(alias = "test")]
#[must_use = "a trial ends when it is dropped"]
pub struct Trial<K: Send + Sync + 'static> {
    client: Client,
    start: Start<K>,
    patience: Duration,
    life: Life<K>,
}

type Start<K> = Box<dyn Fn(Client) -> BoxFuture<'static, Result<Runner<K>, BoxError>> + Send + Sync>;
type BoxError = Box<dyn std::error::Error + Send + Sync>;

/// One run of the controller, from its start to its end.
struct Life<K> {
    runner: Runner<K>,
    faults: Arc<Faults>,
    running: Running,
}

/// The task of the controller. It is aborted when it is dropped.
struct Running(JoinHandle<Result<(), ControllerError>>);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl<K: Send + Sync + 'static> Trial<K> {
    /// Starts the controller and waits until it is [quiet](Self::quiet). See [`Trial`] for an
    /// example.
    ///
    /// # Errors
    /// The controller did not start, or never came to rest.
    pub async fn start<F, R>(client: Client, start: F) -> Result<Self, TrialError>
    where
        F: Fn(Client) -> R + Send + Sync + 'static,
        R: Future<Output = Result<Runner<K>, BoxError>> + Send + 'static,
    {
        let start: Start<K> = Box::new(move |client| start(client).boxed());
        let life = Life::begin(&client, &start, None).await?;
        let mut trial = Self {
            client,
            start,
            patience: Duration::from_secs(30),
            life,
        };
        trial.quiet().await?;
        Ok(trial)
    }

    /// How long the controller may take to come to rest. Default: 30 seconds. See
    /// [`quiet`](Self::quiet) for an example.
    pub fn patience(&mut self, patience: Duration) -> &mut Self {
        self.patience = patience;
        self
    }

    /// The controller that runs now: for its figures.
    ///
    /// ```
    /// # use kube_informer::controller::testing::Trial;
    /// fn reconciles<K: Send + Sync>(trial: &Trial<K>) -> u64 {
    ///     trial.runner().stats().succeeded
    /// }
    /// ```
    pub fn runner(&self) -> &Runner<K> {
        &self.life.runner
    }

    /// Waits until there is nothing left to do: all events were received, no key waits or is
    /// reconciled, and nothing happened for a tenth of a second. Longer delays, such as after
    /// [`Action::after`](super::super::Action::after), are not waited for.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use std::time::Duration;
    /// # use k8s_openapi::api::core::v1::Namespace;
    /// # use kube_informer::controller::{Action, Controller, testing::{Trial, TrialError}};
    /// # use kube_informer::informer::SharedInformer;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let never_done = Trial::start(sandbox.client(), |client| async {
    ///     let namespaces = SharedInformer::<Namespace>::builder(client).build()?;
    ///     namespaces.start()?;
    ///     let again = Action::after(Duration::from_millis(1)); // at once, in other words
    ///     Ok(Controller::new(&namespaces).reconcile(move |_, _| async move { Ok::<_, std::io::Error>(again) }))
    /// });
    /// assert!(matches!(never_done.await, Err(TrialError::Restless { .. })));
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// The controller ended, or did not come to rest within [`patience`](Self::patience) or within
    /// a thousand reconciles plus a hundred per object.
    pub async fn quiet(&mut self) -> Result<(), TrialError> {
        let patience = self.patience;
        self.life.quiet(patience).await
    }

    /// Waits until there is nothing left to do, as [`quiet`](Self::quiet) does, and fails if a key's latest reconcile
    /// failed. `quiet` alone is `Ok` in that case, because a controller may rightly wait for something outside.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Namespace;
    /// # use kube_informer::controller::{Action, Controller, testing::{Trial, TrialError}};
    /// # use kube_informer::informer::SharedInformer;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let mut trial = Trial::start(sandbox.client(), |client| async {
    ///     let namespaces = SharedInformer::<Namespace>::builder(client).build()?;
    ///     namespaces.start()?;
    ///     Ok(Controller::new(&namespaces).reconcile(async |key, _| match key.name() {
    ///         "default" => Err("there is no such thing"),
    ///         _ => Ok(Action::done()),
    ///     }))
    /// })
    /// .await?;
    /// let error = trial.converged().await.unwrap_err().to_string();
    /// assert!(error.ends_with("of 1 keys still fail: default: there is no such thing"), "{error}");
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// As [`quiet`](Self::quiet), and [`TrialError::Failing`] with the last error of each key that still fails.
    pub async fn converged(&mut self) -> Result<(), TrialError> {
        self.quiet().await?;
        let keys = self.life.runner.failing();
        if keys.is_empty() {
            return Ok(());
        }
        Err(TrialError::Failing { keys })
    }

    /// Kills the controller in the middle of a reconcile: makes a change, lets the controller do
    /// this many writes, and kills it after the last one, before it receives the answer. (With
    /// zero, it is killed instead of the first write.) Then the controller is restarted, and this
    /// waits until it is [quiet](Self::quiet). See [`Trial`] for an example.
    ///
    /// Returns whether the controller was killed. If not, it was finished with fewer writes. So a
    /// loop over `1..` that ends at the first `false` tries every point at which the controller
    /// could die.
    ///
    /// # Errors
    /// The controller did not start again, or never came to rest.
    pub async fn crash_after_writes(
        &mut self,
        writes: usize,
        change: impl Future<Output = ()>,
    ) -> Result<bool, TrialError> {
        let faults = Arc::clone(&self.life.faults);
        faults.die_after(Some(writes));
        change.await;
        tokio::select! {
            () = faults.died() => {}
            quiet = self.quiet() => {
                faults.die_after(None);
                return quiet.map(|()| false);
            }
        }
        self.restart(None).await?;
        self.quiet().await?;
        Ok(true)
    }

    /// Makes a change while the watches are disconnected: the controller observes the state after
    /// it, and nothing in between. An object that was created and deleted never existed for it; ten
    /// updates are one.
    ///
    /// This happens whenever a watch breaks for longer than the server's history lasts, or a
    /// controller is not running.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::ConfigMap, kube::{Api, api::{DeleteParams, PostParams}}};
    /// # use kube_informer::controller::testing::{Trial, TrialError};
    /// async fn replaced_unseen(trial: &mut Trial<ConfigMap>, maps: &Api<ConfigMap>, other: &ConfigMap) -> Result<(), TrialError> {
    ///     trial
    ///         .unobserved(async {
    ///             maps.delete("a", &DeleteParams::default()).await.unwrap();
    ///             maps.create(&PostParams::default(), other).await.unwrap(); // another `a`, with another uid
    ///         })
    ///         .await
    /// }
    /// ```
    ///
    /// # Errors
    /// The watches did not come back, or the controller never came to rest.
    pub async fn unobserved(&mut self, change: impl Future<Output = ()>) -> Result<(), TrialError> {
        let watches = self.life.faults.disconnect_watches();
        change.await;
        self.life.faults.reconnect_watches();
        self.watching(watches).await?;
        self.quiet().await
    }

    /// Restarts the controller on a server that is behind: makes a change, which the controller
    /// observes and handles, then kills and restarts it on a server that does not have the change
    /// yet. When the controller is quiet there, the server catches up.
    ///
    /// Only answers from the server's cache are behind, such as those for informers. Writes, and
    /// reads of the newest state, are answered with the present state, as real servers do.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::ConfigMap, kube::{Api, api::DeleteParams}};
    /// # use kube_informer::controller::testing::{Trial, TrialError};
    /// async fn sees_what_is_gone(trial: &mut Trial<ConfigMap>, maps: &Api<ConfigMap>) -> Result<(), TrialError> {
    ///     trial.stale(async { _ = maps.delete("a", &DeleteParams::default()).await.unwrap() }).await
    /// }
    /// ```
    ///
    /// # Errors
    /// The server's version is not known, or the controller did not start again or never came to
    /// rest.
    pub async fn stale(&mut self, change: impl Future<Output = ()>) -> Result<(), TrialError> {
        let past = self.version().await?;
        change.await;
        self.quiet().await?;
        let watches = self.life.faults.open();
        self.restart(Some(past)).await?;
        self.quiet().await?;
        self.life.faults.catch_up();
        self.watching(watches).await?;
        self.quiet().await
    }

    /// Kills the controller, and starts it again.
    async fn restart(&mut self, past: Option<Arc<str>>) -> Result<(), TrialError> {
        self.life.end().await;
        self.life = Life::begin(&self.client, &self.start, past).await?;
        Ok(())
    }

    async fn watching(&self, count: usize) -> Result<(), TrialError> {
        let (faults, within) = (&self.life.faults, self.patience);
        timeout(within, faults.watching(count))
            .await
            .map_err(|_| TrialError::Blind {
                within,
                missing: count.saturating_sub(faults.open()),
            })
    }

    /// The version that the server is at, which is the same for all collections.
    async fn version(&self) -> Result<Arc<str>, TrialError> {
        let request = Request::get("/api/v1/namespaces?limit=1").body(Vec::new());
        let request = request.map_err(|_| TrialError::Version(None))?;
        let list: serde_json::Value = self
            .client
            .request(request)
            .await
            .map_err(|error| TrialError::Version(Some(error)))?;
        let version = list
            .pointer("/metadata/resourceVersion")
            .and_then(|version| version.as_str());
        version.map(Arc::from).ok_or(TrialError::Version(None))
    }
}

impl<K: Send + Sync + 'static> Life<K> {
    async fn begin(server: &Client, start: &Start<K>, past: Option<Arc<str>>) -> Result<Self, TrialError> {
        let faults = Faults::new(past);
        let client = interceptor::client(server.clone(), &faults);
        let runner = start(client).await.map_err(TrialError::Start)?;
        let running = tokio::spawn({
            let runner = runner.clone();
            // Never cancelled: a run ends in a crash.
            async move { runner.run(CancellationToken::new()).await }
        });
        Ok(Self {
            runner,
            faults,
            running: Running(running),
        })
    }

    async fn end(&mut self) {
        self.running.0.abort();
        // Aborted, or over before: the task has ended either way.
        let _ = (&mut self.running.0).await;
    }

    async fn quiet(&mut self, within: Duration) -> Result<(), TrialError> {
        let Self { runner, running, .. } = self;
        let before = runner.reconciles();
        let too_many = before + ENOUGH + ENOUGH_EACH * runner.objects() as u64;
        let calm = async {
            loop {
                runner.quiet().await;
                let seen = activity(runner);
                tokio::time::sleep(CALM).await;
                if activity(runner) == seen {
                    return;
                }
            }
        };
        let restless = |runner: &Runner<K>| TrialError::Restless {
            within,
            reconciles: runner.reconciles() - before,
        };
        tokio::select! {
            calm = timeout(within, calm) => calm.map_err(|_| restless(runner)),
            () = runner.reconciled(too_many) => Err(restless(runner)),
            ended = &mut running.0 => Err(TrialError::Ended(ended.ok().and_then(Result::err))),
        }
    }
}

/// A value that changes with all activity.
fn activity<K: Send + Sync + 'static>(runner: &Runner<K>) -> (u64, u64) {
    (runner.reconciles(), runner.stats().queue.adds)
}

impl<K: Send + Sync + 'static> fmt::Debug for Trial<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Trial")
            .field("runner", &self.life.runner)
            .finish_non_exhaustive()
    }
}

/// The period without activity after which the controller counts as quiet. The first five retries
/// after a failure are closer together.
const CALM: Duration = Duration::from_millis(100);
/// The number of reconciles, plus [`ENOUGH_EACH`] for each object, after which the controller
/// counts as never resting. A controller that is always busy keeps a paused clock from advancing,
/// so a time limit would not end the wait.
const ENOUGH: u64 = 1_000;
const ENOUGH_EACH: u64 = 100;
