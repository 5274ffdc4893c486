//! A source that lists and watches an API server through `kube::Client`. Only this file and `served.rs` know
//! kube-client.

use std::any::TypeId;
use std::io;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use ::kube::client::Body;
use ::kube::{Client, Error, Resource};
use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, Stream, StreamExt};
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_ENCODING, RETRY_AFTER};
use http::{HeaderMap, Request, Response, StatusCode};
use http_body_util::BodyExt;
use hyper_util::client::legacy::connect::HttpInfo;
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::Instant;

use super::answer::Answer;
use super::compression::{Compression, ServerSupport};
use super::encoding::{Encoding, Form, Shape};
use super::pump::{self, Calm};
use super::served::{self, GroupResource};
use super::sharding::{self, ShardSupport, Sharding};
use super::{ListerWatcher, Prober, WatchStream};
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::{
    AskVersion, Failure, FailureKind, IsCached, ListItem, ListRequest, ShardFilter, WatchEvent, WatchRequest,
    WatchStart,
};
use crate::wire::proto::{self, Schema};
use crate::wire::{self, Decoding, ListReader, WatchReader};

/// A collection of the API server: a resource, in all namespaces or in one, optionally with selectors.
///
/// If the type says so ([`Resource::metadata_api`], as `kube::core::PartialObjectMeta` does), only the
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
    shard: Option<ShardFilter>,
    shard_support: Arc<ShardSupport>,
    prober: Arc<Prober>,
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

impl<K: Resource> KubeSource<K> {
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
    pub fn projection_of<R: Resource>(
        client: Client,
        namespace: Option<&str>,
        kind: &R::DynamicType,
    ) -> Self {
        Self {
            prober: Arc::new(prober(client.clone())),
            client: ClientBox(client),
            path: R::url_path(kind, namespace.filter(|namespace| !namespace.is_empty())),
            resource: GroupResource {
                group: R::group(kind).into_owned(),
                plural: R::plural(kind).into_owned(),
            },
            api_version: R::api_version(kind).into_owned(),
            kind: R::kind(kind).into_owned(),
            typed: TypeId::of::<R::DynamicType>() == TypeId::of::<()>(),
            metadata: R::metadata_api(),
            labels: String::new(),
            fields: String::new(),
            decoding: Decoding::default(),
            encoding: Encoding::default(),
            compression: Compression::default(),
            server: Arc::default(),
            probed: Arc::default(),
            known: None,
            shard: None,
            shard_support: Arc::default(),
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

impl<K> KubeSource<K> {
    /// The objects that need not be decoded: those that are cached, and those of other shards.
    fn or_elsewhere(&self, known: Option<IsCached>) -> Option<IsCached> {
        match &self.shard {
            Some(filter) => Some(sharding::skip(filter, known)),
            None => known,
        }
    }

    /// The form to request now.
    fn form(&self, shape: Shape) -> Form {
        if !self.server.may_have_more_than_json() {
            return Form::Json;
        }
        if self.metadata {
            return Form::Metadata(shape);
        }
        let wanted = match self.encoding {
            Encoding::WhenTyped => self.typed,
            Encoding::WhenBuiltIn => true,
            Encoding::Json => false,
        };
        match wanted {
            true => Schema::of(&self.api_version, &self.kind).map_or(Form::Json, Form::Protobuf),
            false => Form::Json,
        }
    }

    /// Returns the source for probes of the newest version. It requests as little as possible of any object.
    ///
    /// Selectors are left out, because the server would have to search for a matching object. Only a name
    /// stays, because some accounts may read only that object.
    fn probe(&self) -> KubeSource<IgnoredAny> {
        let by_name = self
            .fields
            .split(',')
            .find(|term| term.starts_with("metadata.name="));
        KubeSource {
            client: self.client.clone(),
            path: self.path.clone(),
            resource: self.resource.clone(),
            api_version: self.api_version.clone(),
            kind: self.kind.clone(),
            typed: self.typed,
            metadata: true,
            labels: String::new(),
            fields: by_name.unwrap_or_default().to_owned(),
            decoding: Decoding::default(),
            encoding: Encoding::Json,
            compression: Compression::Never,
            server: Arc::clone(&self.probed),
            probed: Arc::clone(&self.probed),
            known: None,
            shard: None,
            shard_support: Arc::clone(&self.shard_support),
            prober: Arc::clone(&self.prober),
            of: PhantomData,
        }
    }

    /// The path of the collection in the namespace of an object. There the server reads one key of its storage for a name; in all
    /// namespaces it would read every object.
    fn path_of(&self, key: &ObjectKey) -> String {
        match (key.namespace(), self.path.rsplit_once('/')) {
            (Some(namespace), Some((group, plural)))
                if !group.ends_with(&format!("/namespaces/{namespace}")) =>
            {
                format!("{group}/namespaces/{namespace}/{plural}")
            }
            _ => self.path.clone(),
        }
    }

    /// The field selector, and the name of an object if only that is asked for.
    fn fields_with(&self, only: Option<&ObjectKey>) -> String {
        let Some(key) = only else {
            return self.fields.clone();
        };
        // These three mean something in a selector.
        let mut name = String::from("metadata.name=");
        for letter in key.name().chars() {
            if matches!(letter, '\\' | ',' | '=') {
                name.push('\\');
            }
            name.push(letter);
        }
        match self.fields.is_empty() || self.fields == name {
            true => name,
            false => format!("{},{name}", self.fields),
        }
    }

    fn address(&self, mut query: Vec<(&str, String)>) -> String {
        for (name, selector) in [("labelSelector", &self.labels), ("fieldSelector", &self.fields)] {
            if !selector.is_empty() {
                query.push((name, selector.clone()));
            }
        }
        let query = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(query)
            .finish();
        format!("{}?{query}", self.path)
    }

    /// Sends a request and returns the body of the answer once the server accepted it.
    fn ask(
        &self,
        query: Vec<(&str, String)>,
        shape: Shape,
        compressible: bool,
        calm: Calm,
    ) -> impl Future<Output = Result<Answer, Failure>> + Send + 'static {
        let (client, server) = (self.client.0.clone(), Arc::clone(&self.server));
        let (mut address, asked) = (self.address(query), self.form(shape));
        let compressed = compressible && server.compresses(self.compression);
        let sharding = self.shard.clone().map(|filter| Sharding {
            filter,
            support: Arc::clone(&self.shard_support),
        });
        let path = sharding.is_some().then(|| self.path.clone());
        async move {
            if let Some(Sharding { filter, support }) = sharding
                && support
                    .is_served(&client, path.as_deref().unwrap_or_default())
                    .await
            {
                let selector = filter.selector().to_string();
                let pair = form_urlencoded::Serializer::new(String::new())
                    .append_pair("shardSelector", &selector)
                    .finish();
                address = format!("{address}&{pair}");
            }
            let mut answer = client.send(request(&address, asked, compressed)?).await;
            if asked != Form::Json
                && let Ok(response) = &answer
                && response.status() == StatusCode::NOT_ACCEPTABLE
            {
                server.has_only_json();
                answer = client.send(request(&address, Form::Json, compressed)?).await;
            }
            let response = accepted(answer).await?;
            if server.is_unknown()
                && let Some(connection) = response.extensions().get::<HttpInfo>()
            {
                server.is_at(connection.remote_addr());
            }
            let form = asked.that_came(response.headers());
            if form != asked {
                server.has_only_json();
            }
            let compressed = response
                .headers()
                .get(CONTENT_ENCODING)
                .is_some_and(|coding| coding == "gzip");
            let body = response
                .into_body()
                .into_data_stream()
                .map(|bytes| bytes.map_err(|e| network(&e)));
            Ok(Answer::new(pump::ahead(body, calm), compressed, form, server))
        }
    }

    /// If a collection that existed is not found any more, checks whether the server still serves its kind in
    /// another version.
    fn looking_for_the_kind(
        &self,
        request: &ListRequest,
        asking: impl Future<Output = Result<Answer, Failure>> + Send + 'static,
    ) -> impl Future<Output = Result<Answer, Failure>> + Send + 'static {
        // A collection that was never observed need not be looked for.
        let had = matches!(request.version, Some(AskVersion::NotOlderThan(_)));
        let (client, resource) = (self.client.0.clone(), self.resource.clone());
        async move {
            match asking.await {
                Err(missing) if had && missing.kind == FailureKind::NotFound => {
                    Err(match served::nowhere(&client, &resource).await {
                        true => Failure::new(FailureKind::KindGone, missing.message),
                        false => missing,
                    })
                }
                answer => answer,
            }
        }
    }
}

fn request(address: &str, form: Form, compressed: bool) -> Result<Request<Body>, Failure> {
    Request::get(address)
        .header(ACCEPT, form.accept())
        // The header is always set: otherwise a client with decompression would add its own, and stop after
        // the first member.
        .header(ACCEPT_ENCODING, if compressed { "gzip" } else { "identity" })
        .body(Body::empty())
        .map_err(|e| {
            Failure::new(
                FailureKind::Rejected,
                format!("the request cannot be written: {e}"),
            )
        })
}

impl<K: DeserializeOwned + Send + Sync + 'static> ListerWatcher<K> for KubeSource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> {
        let (kind, decoding) = (self.kind.clone(), self.decoding.clone());
        let known = self.known.clone().filter(|_| !request.afresh);
        let known = self.or_elsewhere(known);
        let metadata = self.metadata;
        let asking = self.ask(list_query(&request), Shape::List, true, Calm::new(true));
        let asking = self.looking_for_the_kind(&request, asking);
        let page = asking.map(move |answer| match answer {
            Ok(answer) => match answer.form() {
                Form::Json | Form::Metadata(_) => {
                    let mut reader = ListReader::new(kind, decoding);
                    if metadata {
                        reader = reader.or_metadata();
                    }
                    if let Some(known) = known {
                        reader = reader.knowing(known);
                    }
                    answer.elements(reader).boxed()
                }
                Form::Protobuf(schema) => {
                    let reader = proto::ListReader::new(&kind, schema, &decoding, known);
                    answer.elements(reader).boxed()
                }
            },
            Err(failure) => stream::iter([Err(failure)]).boxed(),
        });
        let page = page.flatten_stream();
        match self.shard.clone() {
            Some(filter) => sharding::items(page, filter).boxed(),
            None => page.boxed(),
        }
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        let (kind, decoding, metadata) = (self.kind.clone(), self.decoding.clone(), self.metadata);
        let initial = matches!(request.start, WatchStart::Initial(_));
        // Changes after a version are always new. Only initial events can repeat cached objects.
        let known = self.known.clone().filter(|_| initial && !request.afresh);
        let known = self.or_elsewhere(known);
        let (shard, shard_support) = (self.shard.clone(), Arc::clone(&self.shard_support));
        let server = Arc::clone(&self.server);
        let compressed = initial && server.compresses(self.compression);
        let calm = Calm::new(initial);
        let asking = self.ask(watch_query(&request), Shape::Object, initial, calm.clone());
        async move {
            let answer = asking.await?;
            let events = match answer.form() {
                Form::Json | Form::Metadata(_) => {
                    let mut reader = WatchReader::new(kind, decoding);
                    if metadata {
                        reader = reader.or_metadata();
                    }
                    if let Some(known) = known {
                        reader = reader.knowing(known);
                    }
                    answer.elements(reader).boxed()
                }
                Form::Protobuf(schema) => {
                    let reader = proto::WatchReader::new(&kind, schema, &decoding, known);
                    answer.elements(reader).boxed()
                }
            };
            let events = match initial {
                true => calm_until_synced(events, calm).boxed(),
                false => events,
            };
            let events = match shard {
                // A watch ends when ranges were lost, so that the next one asks for fewer.
                Some(filter) if shard_support.known() == Some(true) => {
                    let narrowed = filter.narrowed();
                    sharding::events(events, filter, initial)
                        .take_until(narrowed)
                        .boxed()
                }
                Some(filter) => sharding::events(events, filter, initial).boxed(),
                None => events,
            };
            Ok(match compressed {
                true => watched_over(events, server).boxed(),
                false => events,
            })
        }
        .boxed()
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        let request = ListRequest::new(AskVersion::Newest, Some(1));
        super::version_of(self.probe().list(request)).boxed()
    }

    fn know(&mut self, known: IsCached) {
        self.known = Some(known);
    }

    fn shard(&mut self, filter: ShardFilter) {
        self.shard = Some(filter);
    }

    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let source = KubeSource {
            labels: self.labels.clone(),
            fields: self.fields.clone(),
            compression: self.compression,
            // No object is decoded, because only key, uid and version are needed.
            known: Some(IsCached::new(|_, _, _| true)),
            ..self.probe()
        };
        let page = source
            .list(request)
            .map(|element| element.map(ListItem::identity));
        Some(page.boxed())
    }

    fn sample(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let only = request.only.as_ref();
        let source = KubeSource {
            path: only.map_or_else(|| self.path.clone(), |key| self.path_of(key)),
            labels: self.labels.clone(),
            fields: self.fields_with(only),
            // In the form in which objects are cached, because only then their hashes can be compared.
            metadata: self.metadata,
            encoding: self.encoding,
            decoding: self.decoding.clone(),
            compression: self.compression,
            server: Arc::clone(&self.server),
            ..self.probe()
        };
        let page = source
            .list(request)
            .map(|element| element.map(ListItem::identity));
        Some(page.boxed())
    }

    fn recovered(&self, since: Instant) -> BoxFuture<'static, ()> {
        Arc::clone(&self.prober).recovered(since).boxed()
    }
}

/// Creates a prober that asks whether the server behind a client answers (B70).
///
/// `/readyz` costs the server next to nothing, and fails while the server starts. Any answer of a working
/// server counts: an account that may not read `/readyz` gets 401 or 403.
pub(crate) fn prober(client: Client) -> Prober {
    Prober::new(move || {
        let client = client.clone();
        let answers = async move {
            let Ok(request) = Request::get("/readyz").body(Body::empty()) else {
                return false;
            };
            match client.send(request).await {
                Ok(response) => {
                    let status = response.status();
                    status != StatusCode::TOO_MANY_REQUESTS && !status.is_server_error()
                }
                Err(_) => false,
            }
        };
        answers.boxed()
    })
}

/// Ends the bulk phase with the initial events: later events are read as they arrive.
fn calm_until_synced<K>(
    events: impl Stream<Item = Result<WatchEvent<K>, Failure>>,
    calm: Calm,
) -> impl Stream<Item = Result<WatchEvent<K>, Failure>> {
    events.inspect(move |event| {
        if let Ok(WatchEvent::Bookmark {
            ends_initial: true, ..
        }) = event
        {
            calm.end();
        }
    })
}

/// Detects a client that breaks compression. If a compressed streaming start does not complete, a client may
/// have decompressed only its first member (kube's feature `gzip`). The next one is requested without
/// compression. If the guess is wrong, that costs little.
fn watched_over<K>(
    events: impl Stream<Item = Result<WatchEvent<K>, Failure>> + Send + 'static,
    server: Arc<ServerSupport>,
) -> impl Stream<Item = Result<WatchEvent<K>, Failure>> + Send
where
    K: Send + Sync + 'static,
{
    stream::unfold(
        (events.boxed(), Some(server)),
        |(mut events, mut server)| async move {
            let event = events.next().await;
            match (&event, server.take()) {
                (
                    Some(Ok(WatchEvent::Bookmark {
                        ends_initial: true, ..
                    })),
                    _,
                ) => {}
                (Some(Ok(_)), unsure) => server = unsure,
                (None | Some(Err(_)), Some(broken)) => broken.breaks_compression(),
                (None | Some(Err(_)), None) => {}
            }
            event.map(|event| (event, (events, server)))
        },
    )
}

fn version_query(version: &AskVersion) -> Option<String> {
    match version {
        AskVersion::Newest => None,
        AskVersion::Any => Some("0".to_owned()),
        AskVersion::NotOlderThan(version) | AskVersion::Exactly(version) => Some(version.to_string()),
    }
}

fn list_query(request: &ListRequest) -> Vec<(&'static str, String)> {
    let mut query = Vec::new();
    if let Some(asked) = &request.version {
        query.extend(version_query(asked).map(|version| ("resourceVersion", version)));
        // Without this parameter, a version with a limit would mean exactly that version, and a version
        // without a limit would not.
        match asked {
            AskVersion::NotOlderThan(_) => query.push(("resourceVersionMatch", "NotOlderThan".to_owned())),
            AskVersion::Exactly(_) => query.push(("resourceVersionMatch", "Exact".to_owned())),
            AskVersion::Newest | AskVersion::Any => {}
        }
    }
    query.extend(request.limit.map(|limit| ("limit", limit.to_string())));
    query.extend(request.continue_token.clone().map(|token| ("continue", token)));
    query
}

fn watch_query(request: &WatchRequest) -> Vec<(&'static str, String)> {
    let mut query = vec![
        ("watch", "1".to_owned()),
        ("allowWatchBookmarks", "true".to_owned()),
        ("timeoutSeconds", request.timeout.as_secs().to_string()),
    ];
    match &request.start {
        WatchStart::After(version) => query.push(("resourceVersion", version.to_string())),
        WatchStart::Initial(asked) => {
            query.push(("sendInitialEvents", "true".to_owned()));
            query.push(("resourceVersionMatch", "NotOlderThan".to_owned()));
            query.extend(version_query(asked).map(|version| ("resourceVersion", version)));
        }
    }
    query
}

/// Returns the answer, or the refusal in it as a failure.
async fn accepted(answer: Result<Response<Body>, Error>) -> Result<Response<Body>, Failure> {
    let response = answer.map_err(|error| match error {
        Error::Api(status) => wire::status(
            &serde_json::to_vec(&*status).unwrap_or_default(),
            status.code,
            None,
        ),
        other => network(&other),
    })?;
    if response.status().is_success() {
        return Ok(response);
    }
    let (code, pause) = (response.status().as_u16(), retry_after(response.headers()));
    let mut body = Vec::new();
    // A timeout is ignored: the bytes that arrived are used.
    let _ = tokio::time::timeout(REFUSAL_WITHIN, beginning(response.into_body(), &mut body)).await;
    Err(wire::status(&body, code, pause))
}

/// Limits on the size of a refusal's body and on the time to read it. The status code came before the body,
/// and is usually sufficient.
const REFUSAL: usize = 64 << 10;
const REFUSAL_WITHIN: Duration = Duration::from_secs(10);

/// Reads the first bytes of a body, up to the limit, the end or an error.
async fn beginning(body: Body, out: &mut Vec<u8>) {
    let mut pieces = body.into_data_stream();
    while let Some(Ok(piece)) = pieces.next().await {
        let room = REFUSAL - out.len();
        out.extend_from_slice(&piece[..piece.len().min(room)]);
        if out.len() >= REFUSAL {
            return;
        }
    }
}

/// Parses `Retry-After` in seconds. The other form, a date, would have to be compared with another machine's
/// clock.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| wire::pause(text.parse().unwrap_or(u64::MAX)))
}

/// Classifies an error of the connection.
fn network(error: &(dyn std::error::Error + 'static)) -> Failure {
    let mut message = error.to_string();
    let mut kind = FailureKind::Network;
    let mut cause = Some(error);
    while let Some(error) = cause {
        if let Some(io) = error.downcast_ref::<io::Error>()
            && io.kind() == io::ErrorKind::ConnectionRefused
        {
            kind = FailureKind::ConnectionRefused;
        }
        let text = error.to_string();
        if !message.contains(&text) {
            message = format!("{message}: {text}");
        }
        cause = error.source();
    }
    Failure::new(kind, message)
}

#[cfg(test)]
#[path = "kube_tests.rs"]
mod tests;
