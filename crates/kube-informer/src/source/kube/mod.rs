//! A source that lists and watches an API server through `kube::Client`. Only this module and `served.rs` know kube-client.
//!
//! - this file: what to fetch and how, as options
//! - `address.rs`: the paths and queries of requests
//! - `request.rs`: sends a request, and agrees with the server on encoding and compression
//! - `refusal.rs`: sorts errors of the connection and answers that refuse
//! - `fetch.rs`: lists, watches and probes
//! - `on_demand.rs`: what a person asks for: one object, or the columns that kubectl prints

use std::any::TypeId;
use std::marker::PhantomData;
use std::sync::Arc;

use ::kube::{Client, Error};
use kube_lean::{Object, Pool};
use parking_lot::Mutex;

use super::Prober;
use super::compression::{Compression, ServerSupport};
use super::encoding::Encoding;
use super::served::GroupResource;
use super::sharding::ShardSupport;
use crate::protocol::{FreeList, IsCached, ShardFilter};
use crate::wire::{Decoding, FieldCheck};

mod address;
mod fetch;
mod on_demand;
mod refusal;
mod request;

pub(crate) use fetch::prober;
pub(crate) use on_demand::{JsonForm, OnDemand, PartOfCollection};

/// A collection of the API server: a resource, in all namespaces or in one, optionally with selectors.
///
/// If the type says so ([`Object::is_metadata`], as `kube::core::PartialObjectMeta` does), only the
/// metadata of the objects is requested.
///
/// Use a client that does not retry by itself (`Config::default_retry = false`): the reflector decides when
/// to try again, and needs to see every refusal for that.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use futures::StreamExt;
/// use k8s_openapi::api::core::v1::Namespace;
/// use kube_informer::protocol::{AskVersion, ListRequest};
/// use kube_informer::source::{KubeSource, ListerWatcher};
///
/// let sandbox = kube_sandbox::Sandbox::start().await?;
/// let source = KubeSource::<Namespace>::all(sandbox.client()).fields("metadata.name=default");
/// let page = source.list(ListRequest::new(AskVersion::Newest, None));
/// assert_eq!(page.count().await, 2); // one namespace, and the end of the list
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
pub struct KubeSource<K> {
    client: ClientBox,
    path: String,
    resource: GroupResource,
    api_version: String,
    kind: String,
    /// True if the type fixes the resource at compile time.
    typed: bool,
    /// True if only the metadata of objects is requested.
    metadata: bool,
    labels: String,
    fields: String,
    decoding: Decoding,
    encoding: Encoding,
    compression: Compression,
    server: Arc<ServerSupport>,
    /// The support record for probes. It is separate from `server`, because a server without bare metadata
    /// may still have protobuf.
    probed: Arc<ServerSupport>,
    known: Option<IsCached>,
    /// Replaced objects, whose memory the decoder of watches uses again.
    free: FreeList<K>,
    shard: Option<ShardFilter>,
    shard_support: Arc<ShardSupport>,
    prober: Arc<Prober>,
    /// What lean types have in common, across lists and watches.
    pool: Arc<Mutex<Pool>>,
    /// Notes which fields of the type are filled, for projections.
    check: Option<Arc<FieldCheck>>,
    of: PhantomData<fn() -> K>,
}

/// `kube::Client` does not implement `Debug`.
#[derive(Clone)]
struct ClientBox(Client);

impl std::fmt::Debug for ClientBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Client")
    }
}

/// Creates a client that leaves retries to the informer.
///
/// kube's default client retries by itself, for minutes, when the server answers 429, 503 or 504, and does
/// not report it. Informers work with it, but they do not notice a problem until it gives up: the state does
/// not show it, they cannot honour `Retry-After`, and their own backoff comes on top. The client from this
/// function reports every refusal at once.
///
/// ```no_run
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let client = kube_informer::source::client(kube::Config::infer().await?)?;
/// # Ok(()) }
/// ```
///
/// # Errors
/// Fails if the config does not yield a client, for example because of certificates or a proxy.
pub fn client(mut config: ::kube::Config) -> Result<Client, Error> {
    config.default_retry = false;
    Client::try_from(config)
}

impl<K: Object> KubeSource<K> {
    /// Creates a source for the objects of all namespaces, or of a kind without namespaces.
    pub fn all(client: Client) -> Self
    where
        K::DynamicType: Default,
    {
        Self::dynamic(client, None, &K::DynamicType::default())
    }

    /// Creates a source for the objects of one namespace. An empty namespace means all of them, as in
    /// client-go.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube_informer::source::KubeSource;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = KubeSource::<Pod>::namespaced(sandbox.client(), "prod");
    /// # let _ = pods;
    /// # Ok(()) }
    /// ```
    pub fn namespaced(client: Client, namespace: &str) -> Self
    where
        K::DynamicType: Default,
    {
        Self::dynamic(client, Some(namespace), &K::DynamicType::default())
    }

    /// Creates a source for objects whose kind is known only at run time.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
    /// # use kube_informer::source::KubeSource;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("apps", "v1", "Deployment"));
    /// let deployments = KubeSource::<DynamicObject>::dynamic(sandbox.client(), None, &kind);
    /// # let _ = deployments;
    /// # Ok(()) }
    /// ```
    pub fn dynamic(client: Client, namespace: Option<&str>, kind: &K::DynamicType) -> Self {
        Self::projection_of::<K>(client, namespace, kind)
    }
}

impl<K> KubeSource<K> {
    /// Creates a source for the objects of the resource `R`, decoded into another type: only the fields that
    /// the type names are decoded.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::source::KubeSource};
    /// #[derive(serde::Deserialize)]
    /// struct Phase {
    ///     status: Status,
    /// }
    ///
    /// #[derive(serde::Deserialize)]
    /// struct Status {
    ///     phase: Option<String>,
    /// }
    ///
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let phases = KubeSource::<Phase>::projection_of::<Pod>(sandbox.client(), None, &());
    /// # let _ = (phases, |p: Phase| p.status.phase);
    /// # Ok(()) }
    /// ```
    pub fn projection_of<R: Object>(client: Client, namespace: Option<&str>, kind: &R::DynamicType) -> Self {
        Self {
            prober: Arc::new(prober(client.clone())),
            client: ClientBox(client),
            path: address::path::<R>(kind, namespace.filter(|namespace| !namespace.is_empty())),
            resource: GroupResource {
                group: R::group(kind).into_owned(),
                plural: R::plural(kind).into_owned(),
            },
            api_version: R::api_version(kind).into_owned(),
            kind: R::kind(kind).into_owned(),
            typed: TypeId::of::<R::DynamicType>() == TypeId::of::<()>(),
            metadata: R::is_metadata(),
            labels: String::new(),
            fields: String::new(),
            decoding: Decoding::default(),
            encoding: Encoding::default(),
            compression: Compression::default(),
            server: Arc::default(),
            probed: Arc::default(),
            known: None,
            free: FreeList::new(),
            shard: None,
            shard_support: Arc::default(),
            pool: Arc::default(),
            check: None,
            of: PhantomData,
        }
    }

    /// Restricts the collection to objects that match this label selector. It applies to both list and watch
    /// (B60).
    #[must_use]
    pub fn labels(mut self, selector: impl Into<String>) -> Self {
        self.labels = selector.into();
        self
    }

    /// Restricts the collection to objects that match this field selector. It applies to both list and watch
    /// (B60).
    #[must_use]
    pub fn fields(mut self, selector: impl Into<String>) -> Self {
        self.fields = selector.into();
        self
    }

    /// Sets which fields of the objects are left out, and how large an object may be.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube_informer::source::KubeSource;
    /// use kube_informer::wire::Decoding;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = KubeSource::<Pod>::all(sandbox.client()).decoding(Decoding::default().leave_out("status")?);
    /// # let _ = pods;
    /// # Ok(()) }
    /// ```
    #[must_use]
    pub fn decoding(mut self, decoding: Decoding) -> Self {
        self.decoding = decoding;
        self
    }

    /// Sets the encoding in which objects are requested. The default is protobuf for built-in types. See
    /// [`Encoding`] for an example.
    #[must_use]
    pub fn encoding(mut self, encoding: Encoding) -> Self {
        self.encoding = encoding;
        self
    }

    /// Shares the prober of another source of the same server, or of a factory (B70).
    #[must_use]
    pub(crate) fn prober(mut self, prober: Arc<Prober>) -> Self {
        self.prober = prober;
        self
    }

    /// Shares the knowledge whether the server filters by shard with other sources of the same server.
    #[must_use]
    pub(crate) fn shard_support(mut self, support: Arc<ShardSupport>) -> Self {
        self.shard_support = support;
        self
    }

    /// Notes which fields of the type are filled.
    #[must_use]
    pub(crate) fn checking(mut self, check: Option<Arc<FieldCheck>>) -> Self {
        self.check = check;
        self
    }

    /// Sets whether lists and streaming starts are requested in compressed form.
    #[must_use]
    pub fn compression(mut self, compression: Compression) -> Self {
        self.compression = compression;
        self
    }

    /// Sets the address of the server: `kube::Config::cluster_url`. Only [`Compression::WhenRemote`] uses it,
    /// and otherwise takes the address from the first answer. With the address set, the first request is
    /// already compressed if it should be.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use k8s_openapi::api::core::v1::Pod; use kube_informer::source::KubeSource;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let config = kube::Config::new("https://api.example.com:6443".parse()?);
    /// let pods = KubeSource::<Pod>::all(sandbox.client()).server(&config.cluster_url);
    /// # let _ = pods;
    /// # Ok(()) }
    /// ```
    #[must_use]
    pub fn server(mut self, url: &http::Uri) -> Self {
        self.server = Arc::default();
        if let Some(host) = url.host() {
            self.server.is_called(host);
        }
        self
    }
}

#[cfg(test)]
mod tests;
