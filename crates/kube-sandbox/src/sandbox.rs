//! The public face: a server, its clients, and what a test can do to it.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use futures::future::BoxFuture;
use parking_lot::Mutex;

use crate::access::User;
use crate::core::{Config, Core};
use crate::fault::{FaultHandle, Rule};
use crate::log::RequestRecord;
use crate::sample::{self, LoadError};
use crate::service::SandboxService;
use crate::socket::{Port, Socket};
use crate::tls::Tls;

/// A Kubernetes API server in this process.
///
/// Promised: what the crate's page lists behaves as kube-apiserver does it, and a suite that runs over both shows it.
/// Not promised: anything that needs other programs of a cluster. No scheduler places pods and no controller makes them.
/// [`SandboxBuilder::cluster_deletion`] adds what a cluster does when something is deleted.
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
    tls: Option<Tls>,
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
        /// The error of the operating system.
        source: std::io::Error,
    },
    /// No certificate could be made for the port.
    #[error("no certificate could be made for the port; SandboxBuilder::plain_http needs none")]
    Certificate {
        /// The error of the cryptographic library.
        source: Box<dyn std::error::Error + Send + Sync>,
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

    /// A client in process that is another user: what it may do depends on roles and bindings, if
    /// [`SandboxBuilder::rbac`] is on.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube::api::{Api, ListParams};
    /// use kube_sandbox::{Sandbox, User};
    ///
    /// let sandbox = Sandbox::builder().rbac().start().await?;
    /// let pods: Api<Pod> = Api::default_namespaced(sandbox.client_for("alice"));
    /// let refused = pods.list(&ListParams::default()).await.unwrap_err();
    /// let words = "User \"alice\" cannot list resource \"pods\" in API group \"\" in the namespace \"default\"";
    /// assert!(matches!(refused, kube::Error::Api(status) if status.code == 403 && status.message.ends_with(words)));
    /// let admins = sandbox.client_for(User::new("bob").group("system:masters"));
    /// assert!(Api::<Pod>::all(admins).list(&ListParams::default()).await.is_ok());
    /// # Ok(()) }
    /// ```
    pub fn client_for(&self, user: impl Into<User>) -> kube::Client {
        let core = Arc::clone(&self.inner.core);
        kube::Client::new(SandboxService::new(core, Arc::new(user.into())), "default")
    }

    /// The server as a tower service, for clients with layers of their own.
    pub fn service(&self) -> SandboxService {
        let core = &self.inner.core;
        SandboxService::new(Arc::clone(core), core.tokens.admin_user())
    }

    /// Where other programs find the server: `https://127.0.0.1:<port>`. They also need the [`token`](Self::token) and the
    /// [certificate](Self::certificate_authority); the [`kubeconfig`](Self::kubeconfig) has everything.
    pub fn url(&self) -> String {
        let scheme = if self.inner.tls.is_some() { "https" } else { "http" };
        format!("{scheme}://{}", self.inner.address)
    }

    /// The bearer token that requests through the port must present: `Authorization: Bearer <token>`. It is random, new for
    /// every sandbox, and part of the [`kubeconfig`](Self::kubeconfig). Clients in process need none.
    pub fn token(&self) -> &str {
        self.inner.core.tokens.admin()
    }

    /// The certificate that the port's own certificate is signed by, as PEM text. None with
    /// [`SandboxBuilder::plain_http`].
    pub fn certificate_authority(&self) -> Option<&str> {
        let tls = self.inner.tls.as_ref()?;
        Some(&tls.authority().pem)
    }

    /// A configuration for clients in Rust that shall use the port: address, certificate and token.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let client = kube::Client::try_from(sandbox.config())?;
    /// assert!(client.list_core_api_versions().await.is_ok());
    /// # Ok(()) }
    /// ```
    pub fn config(&self) -> kube::Config {
        self.config_with(self.token())
    }

    /// [`config`](Self::config) for another user, with a token of its own.
    pub fn config_for(&self, user: impl Into<User>) -> kube::Config {
        self.config_with(&self.inner.core.tokens.issue(user.into()))
    }

    fn config_with(&self, token: &str) -> kube::Config {
        let url = self.url().parse().expect("an address and a port are a URL");
        let mut config = kube::Config::new(url);
        config.root_cert = self
            .inner
            .tls
            .as_ref()
            .map(|tls| vec![tls.authority().der.clone()]);
        config.auth_info.token = Some(token.to_owned().into());
        config
    }

    /// A kubeconfig for other programs, as YAML text. It contains the token and the certificate, so the text is all that
    /// they need.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let config = kube::config::Kubeconfig::from_yaml(&sandbox.kubeconfig())?;
    /// assert_eq!(config.current_context.as_deref(), Some("sandbox"));
    /// # Ok(()) }
    /// ```
    pub fn kubeconfig(&self) -> String {
        self.kubeconfig_with(crate::access::ADMIN, self.token())
    }

    /// A kubeconfig for programs that shall be another user, with a token of its own.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// let sandbox = kube_sandbox::Sandbox::builder().rbac().start().await?;
    /// let text = sandbox.kubeconfig_for("alice");
    /// assert!(text.contains("alice") && !text.contains(sandbox.token()));
    /// # Ok(()) }
    /// ```
    pub fn kubeconfig_for(&self, user: impl Into<User>) -> String {
        let user = user.into();
        let name = user.name().to_owned();
        self.kubeconfig_with(&name, &self.inner.core.tokens.issue(user))
    }

    fn kubeconfig_with(&self, user: &str, token: &str) -> String {
        let authority = self.certificate_authority().map_or(String::new(), |pem| {
            format!("\x20   certificate-authority-data: {}\n", STANDARD.encode(pem))
        });
        // A name may contain a colon; as JSON text it is also a YAML text.
        let user = serde_json::json!(user);
        format!(
            "apiVersion: v1\n\
             kind: Config\n\
             current-context: sandbox\n\
             clusters:\n\
             - name: sandbox\n\
             \x20 cluster:\n\
             \x20   server: {url}\n\
             {authority}\
             users:\n\
             - name: {user}\n\
             \x20 user:\n\
             \x20   token: {token}\n\
             contexts:\n\
             - name: sandbox\n\
             \x20 context:\n\
             \x20   cluster: sandbox\n\
             \x20   user: {user}\n\
             \x20   namespace: default\n",
            url = self.url(),
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
        let opened = Port::reserve(port).and_then(|port| {
            let core = Arc::clone(&self.inner.core);
            Socket::open(core, port, self.inner.tls.clone())
        });
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

    /// Counts the content of the store.
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

/// The content of a sandbox in numbers.
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

/// How the server checks the content of objects that clients send.
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
    /// let sandbox = kube_sandbox::Sandbox::builder().without_token().plain_http().start().await?;
    /// let client = kube::Client::try_from(kube::Config::new(sandbox.url().parse()?))?;
    /// assert!(client.list_core_api_versions().await.is_ok());
    /// # Ok(()) }
    /// ```
    pub fn without_token(mut self) -> Self {
        self.config.token = false;
        self
    }

    /// Serves `http` instead of `https`, for programs that cannot be given a certificate. The token is needed all the same.
    /// kubectl and other programs in Go send no token over `http`: serve them with
    /// [`without_token`](Self::without_token), too.
    pub fn plain_http(mut self) -> Self {
        self.config.tls = false;
        self
    }

    /// Lets roles and bindings decide what users may do. By default every user may do everything.
    ///
    /// The server then has the roles `cluster-admin`, `admin`, `edit` and `view` and the bindings that a cluster starts with.
    /// [`Sandbox::client`] and [`Sandbox::kubeconfig`] are an administrator's; [`Sandbox::client_for`] and
    /// [`Sandbox::kubeconfig_for`] are other users'.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::{core::v1::Pod, rbac::v1::RoleBinding}; use kube::api::{Api, ListParams, PostParams};
    /// let sandbox = kube_sandbox::Sandbox::builder().rbac().start().await?;
    /// let binding: RoleBinding = serde_json::from_value(serde_json::json!({
    ///     "metadata": {"name": "alice-views"},
    ///     "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole", "name": "view"},
    ///     "subjects": [{"kind": "User", "name": "alice"}],
    /// }))?;
    /// let bindings: Api<RoleBinding> = Api::default_namespaced(sandbox.client());
    /// bindings.create(&PostParams::default(), &binding).await?;
    ///
    /// let alice = sandbox.client_for("alice");
    /// assert!(Api::<Pod>::default_namespaced(alice.clone()).list(&ListParams::default()).await.is_ok());
    /// assert!(Api::<Pod>::all(alice).list(&ListParams::default()).await.is_err());
    /// # Ok(()) }
    /// ```
    pub fn rbac(mut self) -> Self {
        self.config.rbac = true;
        self
    }

    /// Deletes as a cluster does. By default only the object itself is deleted, as with a real API server that has no
    /// controllers beside it.
    ///
    /// - Objects whose owners are all deleted are deleted, in the background or the foreground, or are orphaned, as
    ///   `propagationPolicy` says. An object that is created with an owner that never existed is left alone.
    /// - A deleted namespace loses its content, and goes when it is empty.
    /// - A deleted pod with a node ends when its grace period is over, by tokio's clock.
    /// - Every namespace has a `default` service account, and there is the service `default/kubernetes`.
    ///
    /// All of this happens within the request that causes it, so a test needs no waiting; only pods with a node take
    /// their time.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::{ConfigMap, Namespace}; use kube::api::{Api, DeleteParams, PostParams};
    /// let sandbox = kube_sandbox::Sandbox::builder().cluster_deletion().start().await?;
    /// let namespaces: Api<Namespace> = Api::all(sandbox.client());
    /// let mut namespace = Namespace::default();
    /// namespace.metadata.name = Some("short-lived".into());
    /// namespaces.create(&PostParams::default(), &namespace).await?;
    /// namespaces.delete("short-lived", &DeleteParams::default()).await?;
    /// assert_eq!(namespaces.get_opt("short-lived").await?, None);
    /// # Ok(()) }
    /// ```
    pub fn cluster_deletion(mut self) -> Self {
        self.config.cluster_deletion = true;
        self
    }

    /// Switches the feature gate `ShardedListAndWatch` on: lists and watches heed `shardSelector` (KEP-5866). In 1.36 the gate
    /// is off, and the parameter is ignored.
    pub fn sharded_list_and_watch(mut self) -> Self {
        self.config.sharding = true;
        self
    }

    /// Starts the server.
    pub async fn start(self) -> Result<Sandbox, Error> {
        self.starting().await
    }

    /// Boxed, so that it is compiled with this crate and not in each program.
    fn starting(self) -> BoxFuture<'static, Result<Sandbox, Error>> {
        Box::pin(self.start_here())
    }

    async fn start_here(self) -> Result<Sandbox, Error> {
        let tls = match self.config.tls {
            true => Some(Tls::new().map_err(|error| Error::Certificate { source: error.0 })?),
            false => None,
        };
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
        let socket = Socket::open(Arc::clone(&core), reserved, tls.clone()).map_err(listen)?;
        Ok(Sandbox {
            inner: Arc::new(Inner {
                core,
                address,
                tls,
                socket: Mutex::new(Some(socket)),
            }),
        })
    }
}
