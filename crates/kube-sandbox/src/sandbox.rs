//! The public face: a server, its clients, and what a test can do to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use parking_lot::Mutex;

use crate::core::{Config, Core, USER};
use crate::fault::{FaultHandle, Rule};
use crate::log::RequestRecord;
use crate::sample::{self, LoadError};
use crate::service::SandboxService;
use crate::socket::{Port, Socket};

/// A Kubernetes API server in this process.
///
/// Promised: what the crate's page lists behaves as kube-apiserver does it, and a suite that runs over both shows it.
/// Not promised: anything that needs other programs of a cluster. No scheduler places pods, no controller makes them,
/// nothing removes the content of a deleted namespace.
///
/// The server lives as long as this value and its clones. When the last one is dropped the socket is closed, streams
/// are cut, and clients find the connection refused.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use k8s_openapi::api::core::v1::ConfigMap;
/// use kube::api::{Api, ListParams, PostParams};
/// use kube_sandbox::Sandbox;
///
/// let sandbox = Sandbox::start().await?;
/// let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
/// let mut map = ConfigMap::default();
/// map.metadata.name = Some("settings".into());
/// maps.create(&PostParams::default(), &map).await?;
/// assert_eq!(maps.list(&ListParams::default()).await?.items.len(), 1);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
pub struct Sandbox {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    core: Arc<Core>,
    address: SocketAddr,
    socket: Mutex<Option<Socket>>,
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.core.stop();
    }
}

/// Why a sandbox could not start.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The loopback port could not be opened.
    #[error("cannot listen on 127.0.0.1:{port}; choose another port, or 0 for any free one")]
    Listen {
        /// The port asked for.
        port: u16,
        /// What the system said.
        source: std::io::Error,
    },
    /// What [`SandboxBuilder::load`] asked for cannot be loaded.
    #[error("the sandbox cannot be filled")]
    Load(#[from] LoadError),
}

impl Sandbox {
    /// Starts a server with default settings on a free loopback port.
    pub async fn start() -> Result<Self, Error> {
        Self::builder().start().await
    }

    /// Starts with settings of your own.
    pub fn builder() -> SandboxBuilder {
        SandboxBuilder::default()
    }

    /// A client that reaches the server in process, without a socket. Its namespace is `default`.
    ///
    /// Every call gives an independent client.
    pub fn client(&self) -> kube::Client {
        kube::Client::new(self.service(), "default")
    }

    /// The server as a tower service, for clients with layers of their own.
    pub fn service(&self) -> SandboxService {
        SandboxService::new(Arc::clone(&self.inner.core))
    }

    /// Where other programs find the server: `http://127.0.0.1:<port>`. They also need the [`token`](Self::token).
    pub fn url(&self) -> String {
        format!("http://{}", self.inner.address)
    }

    /// The bearer token that requests through the port must present: `Authorization: Bearer <token>`. It is random, new for
    /// every sandbox, and part of the [`kubeconfig`](Self::kubeconfig). Clients in process need none.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let mut config = kube::Config::new(sandbox.url().parse()?);
    /// config.auth_info.token = Some(sandbox.token().to_owned().into());
    /// assert!(kube::Client::try_from(config)?.list_core_api_versions().await.is_ok());
    /// # Ok(()) }
    /// ```
    pub fn token(&self) -> &str {
        self.inner.core.token()
    }

    /// A kubeconfig for other programs, as YAML text.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let config = kube::config::Kubeconfig::from_yaml(&sandbox.kubeconfig())?;
    /// assert_eq!(config.current_context.as_deref(), Some("sandbox"));
    /// # Ok(()) }
    /// ```
    pub fn kubeconfig(&self) -> String {
        format!(
            "apiVersion: v1\n\
             kind: Config\n\
             current-context: sandbox\n\
             clusters:\n\
             - name: sandbox\n\
             \x20 cluster:\n\
             \x20   server: {url}\n\
             users:\n\
             - name: {USER}\n\
             \x20 user:\n\
             \x20   token: {token}\n\
             contexts:\n\
             - name: sandbox\n\
             \x20 context:\n\
             \x20   cluster: sandbox\n\
             \x20   user: {USER}\n\
             \x20   namespace: default\n",
            url = self.url(),
            token = self.inner.core.token(),
        )
    }

    /// The version of the newest write. All collections share one counter.
    pub fn resource_version(&self) -> u64 {
        self.inner.core.store.read().version()
    }

    /// Forgets all versions below `version`: lists and watches that ask for them get 410. Streams that are open go on.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Namespace; use kube::api::{Api, ListParams};
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// sandbox.compact(sandbox.resource_version());
    /// let old = ListParams::default().at("2").matching(kube::api::VersionMatch::Exact);
    /// let error = Api::<Namespace>::all(sandbox.client()).list(&old).await.unwrap_err();
    /// assert!(matches!(error, kube::Error::Api(status) if status.code == 410));
    /// # Ok(()) }
    /// ```
    pub fn compact(&self, version: u64) {
        self.inner.core.store.write().compact(version);
    }

    /// Makes every open watch that takes bookmarks send one now.
    pub fn send_bookmarks(&self) {
        self.inner.core.bookmark_bell.send_modify(|n| *n += 1);
    }

    /// Stops serving: requests are refused, open streams are cut, the port is closed. Objects stay.
    pub async fn stop(&self) {
        self.inner.core.stop();
        let socket = self.inner.socket.lock().take();
        if let Some(socket) = socket {
            socket.close().await;
        }
    }

    /// Serves again after [`stop`](Self::stop), on the same port, with the same objects. As with a real server its
    /// history starts anew: a watch from a version before now gets 410.
    pub async fn resume(&self) -> Result<(), Error> {
        let port = self.inner.address.port();
        let opened = Port::reserve(port).and_then(|port| Socket::open(Arc::clone(&self.inner.core), port));
        let socket = opened.map_err(|source| Error::Listen { port, source })?;
        self.inner.core.resume();
        *self.inner.socket.lock() = Some(socket);
        Ok(())
    }

    /// [`stop`](Self::stop) and [`resume`](Self::resume).
    pub async fn restart(&self) -> Result<(), Error> {
        self.stop().await;
        self.resume().await
    }

    /// Lets requests go wrong from now on; see [`Rule`].
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube::api::{Api, ListParams};
    /// use kube_sandbox::{Fault, Rule, Sandbox, Verb};
    ///
    /// let sandbox = Sandbox::start().await?;
    /// let pods: Api<Pod> = Api::all(sandbox.client());
    /// let forbidden = sandbox.fault(Rule::new(Fault::Status(403)).verb(Verb::List).resource("pods"));
    /// assert!(pods.list(&ListParams::default()).await.is_err());
    /// forbidden.remove();
    /// assert!(pods.list(&ListParams::default()).await.is_ok());
    /// assert_eq!(forbidden.hits(), 1);
    /// # Ok(()) }
    /// ```
    pub fn fault(&self, rule: Rule) -> FaultHandle {
        self.inner.core.rules.add(rule)
    }

    /// Removes every rule.
    pub fn clear_faults(&self) {
        self.inner.core.rules.clear();
    }

    /// What clients asked for, oldest first: the newest hundred thousand requests.
    pub fn requests(&self) -> Vec<RequestRecord> {
        self.inner.core.log.all()
    }

    /// Empties the request log; numbers go on.
    pub fn clear_requests(&self) {
        self.inner.core.log.clear();
    }

    /// What the store holds.
    pub fn stats(&self) -> Stats {
        let state = self.inner.core.store.read();
        let mut stats = Stats {
            objects: 0,
            encoded_bytes: 0,
            stored_bytes: 0,
            history_events: 0,
            history_bytes: 0,
        };
        for (_, collection) in state.collections() {
            stats.objects += collection.len();
            for stored in collection.objects() {
                stats.encoded_bytes += stored.encoded.len();
                stats.stored_bytes += stored.heap_size();
            }
            let history = collection.log().history();
            stats.history_events += history.len();
            stats.history_bytes += history.bytes();
        }
        stats
    }

    pub(crate) fn core(&self) -> &Arc<Core> {
        &self.inner.core
    }
}

/// What a sandbox holds, in one look.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Stats {
    /// Objects of all collections.
    pub objects: usize,
    /// Their size as JSON.
    pub encoded_bytes: usize,
    /// What they take in memory, about: the JSON and what stands beside it for selectors.
    pub stored_bytes: usize,
    /// Events that watches and lists of the past can still be answered from.
    pub history_events: usize,
    /// The size of the objects of those events. Objects that are current are counted again.
    pub history_bytes: usize,
}

/// Settings of a sandbox.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use std::time::Duration;
/// use kube_sandbox::Sandbox;
///
/// let sandbox = Sandbox::builder().seed(7).bookmark_interval(Duration::from_secs(5)).start().await?;
/// # let _ = sandbox;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Default)]
#[must_use = "settings start nothing by themselves"]
pub struct SandboxBuilder {
    config: Config,
    port: u16,
    loads: Vec<(String, usize)>,
}

/// What the server does about the content of objects that clients send.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Validation {
    /// As a real server: values of the wrong type and incomplete objects are refused, unknown fields are dropped, defaults are
    /// filled in.
    #[default]
    Full,
    /// Objects are stored as they are sent, if their metadata is in order. For tests with objects that are cut down to the fields
    /// that they are about.
    Off,
}

impl SandboxBuilder {
    /// Whether objects are checked against their schemas and completed. Default: [`Validation::Full`].
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use k8s_openapi::api::core::v1::Pod;
    /// use kube::api::{Api, PostParams};
    /// use kube_sandbox::{Sandbox, Validation};
    ///
    /// let mut pod = Pod::default();
    /// pod.metadata.name = Some("bare".into());
    ///
    /// let strict = Sandbox::start().await?;
    /// let refused = Api::default_namespaced(strict.client()).create(&PostParams::default(), &pod).await;
    /// assert!(refused.unwrap_err().to_string().contains("spec.containers: Required value"));
    ///
    /// let lenient = Sandbox::builder().validation(Validation::Off).start().await?;
    /// Api::default_namespaced(lenient.client()).create(&PostParams::default(), &pod).await?;
    /// # Ok(()) }
    /// ```
    pub fn validation(mut self, validation: Validation) -> Self {
        self.config.validation = validation;
        self
    }

    /// The loopback port; 0, the default, takes any free one.
    pub fn port(mut self, port: u16) -> Self {
        self.port = port;
        self
    }

    /// Seeds uids, generated names and default timeouts, so that a run can be repeated. Default: 0.
    pub fn seed(mut self, seed: u64) -> Self {
        self.config.seed = seed;
        self
    }

    /// How many events of each collection can be watched and listed again. Default: 10,000. A watcher that falls
    /// further behind is cut off. [`history_bytes`](Self::history_bytes) is a second bound.
    pub fn history(mut self, events: usize) -> Self {
        self.config.history.events = events.max(1);
        self
    }

    /// How many bytes the events of each collection may take, counted as the size of their objects. Default: 64 MiB. The
    /// newest event is always kept. Both bounds hold: whichever is reached first makes the oldest events go.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::builder().history_bytes(1 << 20).start().await?;
    /// sandbox.load("pods", 500)?;
    /// assert!(sandbox.stats().history_bytes < 2 << 20); // of pods, and of the namespaces they are in
    /// # Ok(()) }
    /// ```
    pub fn history_bytes(mut self, bytes: usize) -> Self {
        self.config.history.bytes = bytes;
        self
    }

    /// Fills the server with `count` [samples](crate::sample) of a resource before it opens its port, as
    /// [`Sandbox::load`] does. May be called several times.
    ///
    /// Until everything is loaded, connections to the port are refused, so a program that waits for the server finds it
    /// complete.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube::api::{Api, ListParams};
    /// let sandbox = kube_sandbox::Sandbox::builder().load("pods", 100).start().await?;
    /// let pods: Api<Pod> = Api::all(sandbox.client());
    /// assert_eq!(pods.list(&ListParams::default()).await?.items.len(), 100);
    /// # Ok(()) }
    /// ```
    pub fn load(mut self, resource: impl Into<String>, count: usize) -> Self {
        self.loads.push((resource.into(), count));
        self
    }

    /// How often watches get a bookmark. Default: a minute.
    pub fn bookmark_interval(mut self, interval: Duration) -> Self {
        self.config.bookmark_interval = interval;
        self
    }

    /// Whether watch-list streams are compressed for clients that accept it, one gzip member per flush. Servers do so from
    /// 1.37 on; the sandbox follows 1.36. Default: no.
    pub fn watch_list_gzip(mut self, on: bool) -> Self {
        self.config.watch_list_gzip = on;
        self
    }

    /// Whether clients that ask for protobuf get it. Real servers always do. Without it they get JSON, which the sandbox
    /// sends without converting it: for measurements. Bodies in protobuf are read in any case. Default: yes.
    pub fn protobuf(mut self, on: bool) -> Self {
        self.config.protobuf = on;
        self
    }

    /// Lets requests through the port in that present no token: every program on this machine can then read and change
    /// everything. Requests from web pages stay refused, and a request with a body must have a `Content-Type`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::builder().without_token().start().await?;
    /// let client = kube::Client::try_from(kube::Config::new(sandbox.url().parse()?))?;
    /// assert!(client.list_core_api_versions().await.is_ok());
    /// # Ok(()) }
    /// ```
    pub fn without_token(mut self) -> Self {
        self.config.token = false;
        self
    }

    /// Starts the server.
    pub async fn start(self) -> Result<Sandbox, Error> {
        let core = Arc::new(Core::new(self.config));
        let port = self.port;
        let listen = |source| Error::Listen { port, source };
        // The port is taken first, so that a taken one is noticed before a long load, and opened last.
        let reserved = Port::reserve(port).map_err(listen)?;
        let address = reserved.address();
        if !self.loads.is_empty() {
            let core = Arc::clone(&core);
            let loading = move || {
                let mut loads = self.loads.iter();
                loads.try_for_each(|(resource, count)| sample::load(&core, resource, *count))
            };
            match tokio::task::spawn_blocking(loading).await {
                Ok(loaded) => loaded?,
                Err(error) => match error.try_into_panic() {
                    Ok(panic) => std::panic::resume_unwind(panic),
                    // The runtime ends, and this future with it.
                    Err(_) => std::future::pending().await,
                },
            }
        }
        let socket = Socket::open(Arc::clone(&core), reserved).map_err(listen)?;
        Ok(Sandbox {
            inner: Arc::new(Inner {
                core,
                address,
                socket: Mutex::new(Some(socket)),
            }),
        })
    }
}
