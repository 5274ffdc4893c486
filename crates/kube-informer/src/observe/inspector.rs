//! [`Inspector`]: the handle that users hold.

use std::any::Any;
use std::fmt;
use std::hash::Hash;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use kube_lean::Object;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tokio::runtime;

use super::browse::{Listing, Query};
use super::clock::Clock;
use super::columns::{Columns, ServerError};
use super::explain::{ViewKeyReport, ViewKeys, show_value};
use super::feed::Change;
use super::history::History;
use super::redact::redact_text;
use super::report::{ControllerReport, ElectionReport, QueueReport, Report};
use super::rest_client::RestClientMetrics;
use super::runs::{self, RunReport};
use super::sampling::{InspectorState, sample};
use super::shards::ShardReport;
use super::show::Show;
use super::subject::Subject;
use super::views::ViewReport;
use super::{metrics, process};
use crate::controller::Runner;
use crate::factory::SharedInformerFactory;
use crate::informer::{SharedInformer, StartError};
use crate::leader::LeaderElector;
use crate::object::ObjectKey;
use crate::shard::Shards;
use crate::view::{self, Collection, Key};
use crate::workqueue::WorkQueue;

/// Observes factories, informers, controllers and queues, for people and for machines.
///
/// Clones are handles of the same inspector. It keeps nothing alive: an informer or a queue that is
/// dropped disappears from its reports. Samples are taken every two seconds from
/// [`start`](Self::start) on (a router or a server starts it, too), until the last clone is
/// dropped.
///
/// Objects come from the cache, if [`shows`](Self::shows) names their type; those of a factory's other informers are
/// requested from the server when a person opens them, unless the program [forbids it](Self::without_requests). Of an
/// [`opaque`](Self::opaque) informer only keys are shown. Values of Secrets, and whatever looks like a credential, are never
/// shown.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::{factory::SharedInformerFactory, observe::Inspector};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let client = sandbox.client();
/// let factory = SharedInformerFactory::builder(client).build()?;
/// factory.of::<Pod>();
/// factory.start()?;
///
/// let inspector = Inspector::new().factory(&factory).shows::<Pod>();
/// println!("{}", inspector.metrics()); // for Prometheus
/// assert_eq!(&*inspector.report().informers[0].name, "pods");
/// # Ok(()) }
/// ```
///
/// With the feature `inspect`, this serves the page on a server of its own:
///
/// ```
/// # #[cfg(feature = "inspect")]
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use kube_informer::{factory::SharedInformerFactory, observe::Inspector};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
/// let page = Inspector::new().factory(&factory).serve("127.0.0.1:0").await?;
/// println!("{}", page.url());
/// # Ok(()) }
/// # #[cfg(not(feature = "inspect"))] fn main() {}
/// ```
#[derive(Clone)]
pub struct Inspector(pub(super) Arc<InspectorState>);

impl Inspector {
    /// An inspector that observes nothing yet. See [`Inspector`] for an example.
    #[must_use]
    pub fn new() -> Self {
        Self(Arc::new(InspectorState::new()))
    }

    /// Observes every informer of this factory, also those that are requested later, with the labels, the
    /// age and the version of their objects. Objects of types that can hold any kind are shown from the cache. Call
    /// [`shows`](Self::shows) for other types; their objects are otherwise requested from the server when a
    /// person opens them. See [`Inspector`] for an example.
    #[must_use]
    pub fn factory(self, factory: &SharedInformerFactory) -> Self {
        self.0.targets.lock().factories.push(factory.weak());
        self
    }

    /// Observes this informer, and shows its objects.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::SharedInformer, observe::Inspector}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let inspector = Inspector::new().informer(&pods);
    /// assert!(inspector.report().informers[0].shown);
    /// # Ok(()) }
    /// ```
    #[must_use]
    pub fn informer<K>(self, informer: &SharedInformer<K>) -> Self
    where
        K: Object + Serialize + DeserializeOwned + Send + Sync + 'static,
    {
        self.shows::<K>().opaque(informer)
    }

    /// Observes this informer, but shows only the keys of its objects, unless their type is shown
    /// anyway.
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, observe::Inspector, source::ScriptedSource};
    /// let texts = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
    /// let inspector = Inspector::new().opaque(&texts);
    /// assert!(!inspector.report().informers[0].shown);
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    #[must_use]
    pub fn opaque<K: Send + Sync + 'static>(self, informer: &SharedInformer<K>) -> Self {
        self.0.targets.lock().informers.push(Arc::new(informer.weak()));
        self
    }

    /// Shows objects of this type, whichever informer has them, also informers of a factory. See
    /// [`Inspector`] for an example.
    #[must_use]
    pub fn shows<K: Object + Serialize + DeserializeOwned + 'static>(self) -> Self {
        self.0.shows.write().add::<K>(Show::new::<K>());
        self
    }

    /// Observes this controller and its queue.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::{informer::SharedInformer, observe::Inspector}};
    /// # use kube_informer::controller::{Action, Controller};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let controller = Controller::new(&pods).name("cleaner").reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    /// let inspector = Inspector::new().controller(&controller);
    /// assert_eq!(&*inspector.report().controllers[0].name, "cleaner");
    /// # Ok(()) }
    /// ```
    #[must_use]
    pub fn controller<K: Send + Sync + 'static>(self, controller: &Runner<K>) -> Self {
        let observed = controller.observed();
        let report = move |clock: &Clock| {
            let runner = observed()?;
            let name: Arc<str> = runner.name().into();
            let durations = runner.queue_durations();
            let report = ControllerReport::of(name, runner.workers(), runner.stats(), durations, clock);
            Some(report)
        };
        let observed = controller.observed();
        let runs = move |key: Option<&ObjectKey>, clock: &Clock| Some(runs::of(&observed()?, key, clock));
        let mut targets = self.0.targets.lock();
        targets.controllers.push(Box::new(report));
        targets.runs.push(Box::new(runs));
        drop(targets);
        self
    }

    /// Observes the group of replicas that this one shares work with. See [`ShardReport`] for an example.
    #[must_use]
    pub fn shards(self, shards: &Shards) -> Self {
        let observed = shards.observed();
        let report = move || Some(ShardReport::of(&observed()?.state().borrow()));
        self.0.targets.lock().shards.push(Box::new(report));
        self
    }

    /// Observes this queue, under this name.
    ///
    /// ```
    /// use kube_informer::{observe::Inspector, workqueue::WorkQueue};
    ///
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// let inspector = Inspector::new().queue("letters", &queue);
    /// assert_eq!(inspector.report().queues[0].depth, 1);
    /// ```
    #[must_use]
    pub fn queue<T>(self, name: impl Into<Arc<str>>, queue: &WorkQueue<T>) -> Self
    where
        T: Hash + Eq + Clone + Send + 'static,
    {
        let (name, observed) = (name.into(), queue.observed());
        let report = move || {
            let queue = observed()?;
            Some(QueueReport::of(
                Arc::clone(&name),
                &queue.stats(),
                queue.durations(),
            ))
        };
        self.0.targets.lock().queues.push(Box::new(report));
        self
    }

    /// Observes this election, under this name.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{leader::{Config, LeaderElector}, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let elector = LeaderElector::new(sandbox.client(), Config::new("default", "site-operator", "replica-1"))?;
    /// let inspector = Inspector::new().election("site-operator", &elector);
    /// assert!(inspector.metrics().contains("leader_election_master_status{name=\"site-operator\"} 0"));
    /// # Ok(()) }
    /// ```
    #[must_use]
    pub fn election(self, name: impl Into<Arc<str>>, elector: &LeaderElector) -> Self {
        let (name, state) = (name.into(), elector.state());
        let report = move || ElectionReport::of(Arc::clone(&name), &state.borrow());
        self.0.targets.lock().elections.push(Box::new(report));
        self
    }

    /// Adds the metrics of a client to [`metrics`](Self::metrics). See [`RestClientMetrics`] for an example.
    #[must_use]
    pub fn rest_client(self, metrics: &RestClientMetrics) -> Self {
        self.0.targets.lock().clients.push(metrics.clone());
        self
    }

    /// The latest runs of every controller: why keys were reconciled, and how each run ended, newest first. With a key,
    /// the runs of that key; without, of the fifty keys of each controller that were reconciled last.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Namespace, tokio_util::sync::CancellationToken};
    /// # use kube_informer::{controller::{Action, Controller}, informer::SharedInformer, object::ObjectKey, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// # namespaces.start()?;
    /// # let controller = Controller::new(&namespaces).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    /// let inspector = Inspector::new().controller(&controller);
    /// # let runner = controller.clone();
    /// # tokio::spawn(async move { runner.run(CancellationToken::new()).await });
    /// # controller.quiet().await;
    /// let runs = inspector.runs(Some(&ObjectKey::cluster("default")));
    /// assert_eq!((runs[0].causes[0].kind, &*runs[0].outcome), ("initial", "done"));
    /// # Ok(()) }
    /// ```
    pub fn runs(&self, key: Option<&ObjectKey>) -> Vec<RunReport> {
        let targets = self.0.targets.lock();
        let runs = targets.runs.iter().filter_map(|runs| runs(key, &self.0.clock));
        let mut runs: Vec<_> = runs.flatten().collect();
        runs.sort_by_key(|run| std::cmp::Reverse(run.at));
        runs
    }

    /// Observes this view, and everything that it is computed from.
    ///
    /// ```
    /// use kube_informer::{observe::Inspector, view::Collection};
    ///
    /// let words = Collection::fixed("words", [(1, "one")]);
    /// let lengths = words.map(|_, word| word.len()).named("lengths");
    /// let inspector = Inspector::new().view(&lengths);
    /// let report = inspector.report();
    /// let nodes: Vec<&str> = report.views[0].nodes.iter().map(|node| &*node.name).collect();
    /// assert_eq!(nodes, ["words", "lengths"]);
    /// assert!(inspector.metrics().contains("view_keys{name=\"lengths\"} 1"));
    /// ```
    #[must_use]
    pub fn view<K: Key, V: view::Value>(self, view: &Collection<K, V>) -> Self {
        let observed = view.observed();
        let report = move |clock: &Clock| ViewReport::of(observed()?, clock);
        view.record_changes();
        let mut targets = self.0.targets.lock();
        targets.views.push(Box::new(report));
        targets.explained.push(Arc::new(view.explained()));
        drop(targets);
        self
    }

    /// Observes this view as [`view`](Self::view) does, and shows its values. See [`explain`](Self::explain) for an example.
    #[must_use]
    pub fn view_values<K: Key, V: view::Value + Serialize>(self, view: &Collection<K, V>) -> Self {
        let id = view.status().id;
        self.0.targets.lock().values.insert(id, show_value::<V>());
        self.view(view)
    }

    /// The keys of a collection that an observed view is computed from, or of the view itself, by its number in the
    /// [report](super::ViewNodeReport): those that contain all words, at most a hundred. `None` if there is no such collection.
    ///
    /// ```
    /// use kube_informer::{observe::Inspector, view::Collection};
    ///
    /// let words = Collection::fixed("words", [("a", "one"), ("b", "two")]);
    /// let inspector = Inspector::new().view(&words);
    /// let found = inspector.view_keys(words.status().id, "b").unwrap();
    /// assert_eq!((found.found, found.keys), (1, vec!["b".to_owned()]));
    /// ```
    pub fn view_keys(&self, node: u64, words: &str) -> Option<ViewKeys> {
        let table = self.explained().into_iter().find_map(|view| view.table(node))?;
        let (keys, found) = table.keys(words, VIEW_KEYS);
        let keys = keys
            .into_iter()
            .map(|key| redact_text(&key).into_owned())
            .collect();
        Some(ViewKeys { found, keys })
    }

    /// Explains a key of such a collection: its value, the keys of other collections that it comes from, and why it last changed.
    /// `None` if there is no such collection or key.
    ///
    /// Values are shown for views that were observed with [`view_values`](Self::view_values), and for objects of types that
    /// are [shown](Self::shows).
    ///
    /// ```
    /// use kube_informer::{observe::Inspector, view::Collection};
    ///
    /// let (words, writer) = Collection::writable("words");
    /// let lengths = words.map(|_, word: &std::sync::Arc<&str>| word.len()).named("lengths");
    /// let inspector = Inspector::new().view_values(&lengths);
    /// writer.insert("a", "one");
    /// let found = inspector.explain(lengths.status().id, "a").unwrap();
    /// let change = found.last_change.unwrap();
    /// assert_eq!((found.value, change.what, change.cause.as_deref()), (Some(3.into()), "added", Some("words")));
    /// assert_eq!((&*found.inputs[0].name, &*found.inputs[0].key), ("words", "a"));
    /// assert!(found.inputs[0].changed_with_it);
    /// ```
    pub fn explain(&self, node: u64, key: &str) -> Option<ViewKeyReport> {
        for view in self.explained() {
            let Some(table) = view.table(node) else {
                continue;
            };
            let key = table.find(key)?;
            let value = table.value(&*key);
            let value = value.and_then(|value| self.value(node, &*value));
            let report = ViewKeyReport::of(view.explain(node, key)?, None, &self.0.clock);
            // The values of Secrets are hidden by their kind, or by the name of the informer that they come from.
            let secret = report.kind == "informer" && report.name.starts_with("secrets");
            return Some(report.with_value(value, secret));
        }
        None
    }

    /// A value of a derived collection as JSON, if it can be shown.
    fn value(&self, node: u64, value: &(dyn Any + Send + Sync)) -> Option<Value> {
        let show = self.0.targets.lock().values.get(&node).copied();
        match show {
            Some(show) => show(value),
            None => self
                .0
                .shows
                .read()
                .of(value.type_id())
                .map(|show| (show.json)(value)),
        }
    }

    /// The observed views that still exist.
    fn explained(&self) -> Vec<Box<dyn view::AnyView>> {
        let explained = self.0.targets.lock().explained.clone();
        explained.iter().filter_map(|view| view()).collect()
    }

    /// Starts to take samples. Further calls have no effect. A router or a server calls it. See
    /// [`History`] for an example.
    ///
    /// # Errors
    /// There is no tokio runtime here.
    pub fn start(&self) -> Result<(), StartError> {
        let runtime = runtime::Handle::try_current().map_err(|_| StartError::NoRuntime {
            informer: "the inspector".into(),
        })?;
        if !self.0.started.swap(true, Ordering::Relaxed) {
            let sampling = sample(Arc::downgrade(&self.0), self.0.stop.clone());
            runtime.spawn(sampling);
        }
        Ok(())
    }

    /// Stops sampling, and ends the live streams, so that a server that waits for its connections
    /// can shut down.
    ///
    /// ```
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new();
    /// inspector.stop();
    /// ```
    pub fn stop(&self) {
        self.0.stop.cancel();
    }

    /// A report on everything that is observed. See [`Report`] for an example.
    pub fn report(&self) -> Report {
        self.0.report(&mut |_, _| ())
    }

    /// The samples of the last ten minutes. See [`History`] for an example.
    pub fn history(&self) -> History {
        self.0.history.lock().read()
    }

    /// The latest changes of all informers since the start of the inspector, oldest first.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube::api::{Api, PostParams}};
    /// # use kube_informer::{informer::SharedInformer, observe::{Inspector, What}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// # namespaces.start()?;
    /// # namespaces.wait_for_sync(Duration::from_secs(10)).await?;
    /// let inspector = Inspector::new().informer(&namespaces);
    /// inspector.start()?;
    /// # tokio::time::sleep(Duration::from_secs(3)).await;
    /// # let prod: Namespace = serde_json::from_value(serde_json::json!({"metadata": {"name": "prod"}}))?;
    /// Api::all(sandbox.client()).create(&PostParams::default(), &prod).await?;
    /// tokio::time::sleep(Duration::from_secs(3)).await;
    /// let changes = inspector.changes();
    /// assert_eq!((&*changes[0].informer, changes[0].what, &*changes[0].key), ("namespaces", What::Added, "prod"));
    /// # Ok(()) }
    /// ```
    pub fn changes(&self) -> Vec<Change> {
        self.0.latest.lock().all()
    }

    /// Searches the cache of an informer; `None` if there is no such informer.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace};
    /// # use kube_informer::{informer::SharedInformer, observe::{Inspector, Query}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// # namespaces.start()?;
    /// # namespaces.wait_for_sync(Duration::from_secs(10)).await?;
    /// let inspector = Inspector::new().informer(&namespaces);
    /// let listing = inspector.browse("namespaces", &Query::new().search("kube-s")).unwrap();
    /// assert_eq!((listing.found, &*listing.rows[0].key), (1, "kube-system"));
    /// # Ok(()) }
    /// ```
    pub fn browse(&self, informer: &str, query: &Query) -> Option<Listing> {
        self.0.find(informer)?.browse(query)
    }

    /// An object of an informer as JSON, without credentials and values of Secrets. `None` if there
    /// is no such object, or its type is not [shown](Self::shows).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace};
    /// # use kube_informer::{informer::SharedInformer, object::ObjectKey, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// # namespaces.start()?;
    /// # namespaces.wait_for_sync(Duration::from_secs(10)).await?;
    /// let inspector = Inspector::new().informer(&namespaces);
    /// let object = inspector.object("namespaces", &ObjectKey::cluster("default")).unwrap();
    /// assert_eq!(object["metadata"]["name"], "default");
    /// # Ok(()) }
    /// ```
    pub fn object(&self, informer: &str, key: &ObjectKey) -> Option<Value> {
        self.0.find(informer)?.object(key)
    }

    /// An object that is in the cache, as the server has it, without credentials, values of Secrets and `managedFields`. For
    /// types that are not [shown](Self::shows), so that the cache cannot write them as JSON.
    ///
    /// It is one list request for the object's name, with the informer's client, so it needs no right that the informer does not
    /// have.
    ///
    /// # Errors
    /// There is no such object in the cache, the informer is [opaque](Self::opaque) or has no server, requests are
    /// [forbidden](Self::without_requests), or the server did not answer.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace};
    /// # use kube_informer::{factory::SharedInformerFactory, object::ObjectKey, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// factory.of::<Namespace>();
    /// # factory.start()?;
    /// # factory.wait_for_sync(Duration::from_secs(10)).await?;
    /// let inspector = Inspector::new().factory(&factory);
    /// let object = inspector.object_on_server("namespaces", &ObjectKey::cluster("default")).await?;
    /// assert_eq!((&object["kind"], &object["metadata"]["name"]), (&"Namespace".into(), &"default".into()));
    /// # Ok(()) }
    /// ```
    pub async fn object_on_server(&self, informer: &str, key: &ObjectKey) -> Result<Value, ServerError> {
        let request = self.askable(informer)?.object_request(key)?;
        in_time(request.send()).await
    }

    /// The columns that `kubectl get` prints for these objects, as the server gives them; at most a hundred objects, and only
    /// those that the cache has. See [`object_on_server`](Self::object_on_server) for the rights that it needs.
    ///
    /// Nothing is kept. Objects that are most of a namespace cost one request, others one each.
    ///
    /// # Errors
    /// As [`object_on_server`](Self::object_on_server), or the server gives no columns.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace};
    /// # use kube_informer::{factory::SharedInformerFactory, object::ObjectKey, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// # factory.of::<Namespace>();
    /// # factory.start()?;
    /// # factory.wait_for_sync(Duration::from_secs(10)).await?;
    /// let inspector = Inspector::new().factory(&factory);
    /// let found = inspector.columns("namespaces", &[ObjectKey::cluster("default")]).await?;
    /// assert_eq!((&*found.columns[0].name, &*found.rows["default"][0]), ("Status", "Active"));
    /// # Ok(()) }
    /// ```
    pub async fn columns(&self, informer: &str, keys: &[ObjectKey]) -> Result<Columns, ServerError> {
        let request = self.askable(informer)?.columns_request(keys)?;
        in_time(request.send()).await
    }

    /// Forbids requests to the server on behalf of people: no columns of the server, and no objects of types that are not
    /// [shown](Self::shows).
    ///
    /// ```
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().without_requests();
    /// ```
    #[must_use]
    pub fn without_requests(self) -> Self {
        self.0.requests.store(false, Ordering::Relaxed);
        self
    }

    /// An informer whose server may be asked.
    fn askable(&self, informer: &str) -> Result<Subject, ServerError> {
        if !self.0.requests.load(Ordering::Relaxed) {
            return Err(ServerError::NotAllowed);
        }
        self.0.find(informer).ok_or(ServerError::NoInformer)
    }

    /// All figures in the text format of Prometheus.
    ///
    /// Where client-go or controller-runtime have a metric of the same meaning, it has their name,
    /// labels and buckets, so that dashboards find it. A queue that is not a controller's has
    /// buckets only if it was built with [`histograms`](crate::workqueue::Builder::histograms).
    ///
    /// | metric | labels | |
    /// |---|---|---|
    /// | `informer_store_resource_version` | `name`, `group`, `version`, `resource` | the version that the cache has reached, its last 15 digits; client-go |
    /// | `informer_queued_items` | the same | changes that wait to be applied; client-go |
    /// | `informer_processing_latency_seconds` | the same | a histogram of how long batches took to be applied; client-go |
    /// | `informer_objects`, `informer_bytes` | the same | the size of the cache; bytes are an estimate |
    /// | `informer_synced` | the same | 1 once the initial collection is in the cache |
    /// | `informer_state` | and `state` | 1 for the current state: `pending`, `syncing`, `synced`, `degraded`, `stopped` |
    /// | `informer_events_total` | the first four | changes published to handlers |
    /// | `informer_last_event_timestamp_seconds` | | when the last change was published |
    /// | `informer_freshness_seconds` | | the upper bound of how far the cache is behind the server; missing if that is not known |
    /// | `informer_audits_total`, `informer_audit_failures_total` | | comparisons of the cache with the server, and how many of them failed |
    /// | `informer_audit_differences_total` | | objects that differed between cache and server |
    /// | `informer_pool_values`, `informer_pool_bytes` | | the size of the pool of lean types; missing for other types |
    /// | `informer_pool_lookups_total`, `informer_pool_hits_total` | | parts that were looked up in the pool, and found |
    /// | `informer_relists_total` | and `cause` | fetches of the whole collection |
    /// | `informer_rewinds_total` | the first four | how many times the server went back to a lower version |
    /// | `informer_failed_probes_total` | | how many probes of the server's version failed |
    /// | `informer_failures_total` | and `kind` | lists and watches that failed |
    /// | `informer_kept_out_objects` | the first four | objects that are kept out of the cache now |
    /// | `informer_skipped_total`, `informer_index_panics_total` | | items of a stream that are no objects; panics of index functions |
    /// | `informer_handler_waiting_events`, `informer_handler_behind_seconds` | `name`, `handler` | how far behind a handler is; those without a name are one series, `unnamed` |
    /// | `informer_handler_coalescing` | | 1 while the handler receives at most one change per object |
    /// | `informer_handler_callbacks_total`, `informer_handler_panics_total` | | callbacks so far, and those that panicked |
    /// | `informer_handler_busy_seconds_total`, `informer_handler_slowest_callback_seconds` | | the total time of callbacks, and the slowest one |
    /// | `informer_handler_running_callback_seconds` | | how long the current callback has been running |
    /// | `workqueue_depth`, `workqueue_adds_total`, `workqueue_retries_total` | `name` | client-go |
    /// | `workqueue_queue_duration_seconds`, `workqueue_work_duration_seconds` | | client-go |
    /// | `workqueue_unfinished_work_seconds`, `workqueue_longest_running_processor_seconds` | | client-go |
    /// | `workqueue_delayed` | | keys that are not due yet |
    /// | `controller_runtime_reconcile_total` | `controller`, `result` | `success`, `error`, `requeue`, `requeue_after`; controller-runtime |
    /// | `controller_runtime_reconcile_errors_total`, `controller_runtime_reconcile_panics_total` | `controller` | controller-runtime |
    /// | `controller_runtime_reconcile_time_seconds` | | a histogram; controller-runtime |
    /// | `controller_runtime_active_workers` | | controller-runtime |
    /// | `controller_runtime_max_concurrent_reconciles` | | controller-runtime |
    /// | `view_keys`, `view_changes_total`, `view_synced` | `name` | the size of a view, its changes, and whether all of its inputs are synced |
    /// | `view_panics_total`, `view_failing_keys` | | panics of its functions, in all views above it, too, and the keys that fail now |
    /// | `view_waiting_changes` | | changes that its slowest handler has not received |
    /// | `leader_election_master_status`, `leader_election_slowpath_total` | `name` | client-go |
    /// | `rest_client_requests_total` | `code`, `method`, `host` | client-go; see [`RestClientMetrics`] |
    /// | `rest_client_request_duration_seconds`, `rest_client_request_size_bytes`, `rest_client_response_size_bytes` | `verb`, `host` | histograms; client-go |
    /// | `informer_shard_ranges`, `informer_shard_moves`, `informer_shard_free_ranges`, `informer_shard_valid` | `group`, `identity` | ranges of the observed replica, moves of the group |
    /// | `informer_shard_imbalance`, `informer_shard_gained_total`, `informer_shard_lost_total`, `informer_shard_failures_total` | `group`, `identity` | |
    /// | `informer_shard_lease_age_seconds` | `group`, `replica` | since when the Lease of each replica is unchanged |
    /// | `process_resident_memory_bytes`, `process_cpu_seconds_total` | | on systems with `/proc` |
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, observe::Inspector, source::ScriptedSource};
    /// let texts = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
    /// let metrics = Inspector::new().opaque(&texts).metrics();
    /// assert!(metrics.contains("informer_objects{name=\"texts\",group=\"\",version=\"\",resource=\"\"} 0"));
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn metrics(&self) -> String {
        let (report, now) = (self.report(), self.0.clock.now());
        let clients = self.0.targets.lock().clients.clone();
        metrics::text(&report, process::usage(), now, &clients)
    }

    /// Returns `Ok` if every informer is synced: for a readiness probe. A later outage does not
    /// make it unready, because the caches can still be read.
    ///
    /// # Errors
    /// A line for each informer that is late, with its cause and what to do (B58).
    ///
    /// ```
    /// # use kube_informer::{informer::SharedInformer, observe::Inspector, source::ScriptedSource};
    /// let texts = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
    /// assert_eq!(Inspector::new().opaque(&texts).ready(), Err(vec!["texts: pending".to_owned()]));
    /// # Ok::<(), kube_informer::informer::BuildError>(())
    /// ```
    pub fn ready(&self) -> Result<(), Vec<String>> {
        let report = self.report();
        let late = report.informers.iter().filter(|informer| !informer.synced);
        let late: Vec<_> = late
            .map(|informer| match &informer.cause {
                Some(cause) => format!(
                    "{}: {}: {}: {}; {}",
                    informer.name, cause.scope, cause.kind, cause.message, cause.advice
                ),
                None => format!("{}: {}", informer.name, informer.state),
            })
            .collect();
        if late.is_empty() { Ok(()) } else { Err(late) }
    }
}

/// The maximum number of keys of a view per answer.
const VIEW_KEYS: usize = 100;

/// Waits for the server, but not for long: a person waits, too.
async fn in_time<T>(request: impl Future<Output = Result<T, ServerError>>) -> Result<T, ServerError> {
    let answer = tokio::time::timeout(Duration::from_secs(5), request).await;
    answer.unwrap_or(Err(ServerError::Late))
}

impl Default for Inspector {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Debug for Inspector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inspector")
            .field("informers", &self.0.subjects().len())
            .finish_non_exhaustive()
    }
}
