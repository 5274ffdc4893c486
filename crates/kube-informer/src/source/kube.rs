//! The API server as a source, over `kube::Client`. With `served.rs`, the only file that knows kube-client.

use std::any::TypeId;
use std::io;
use std::marker::PhantomData;
use std::sync::Arc;
use std::time::Duration;

use ::kube::client::Body;
use ::kube::{Client, Error};
use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, Stream, StreamExt};
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_ENCODING, RETRY_AFTER};
use http::{HeaderMap, Request, Response, StatusCode};
use http_body_util::BodyExt;
use hyper_util::client::legacy::connect::HttpInfo;
use kube_lean::{Object, Pool, PoolStats};
use parking_lot::Mutex;
use serde::de::{DeserializeOwned, IgnoredAny};
use tokio::time::Instant;

use super::answer::Answer;
use super::compression::{Compression, ServerSupport};
use super::encoding::{Encoding, Form, Shape};
use super::pump::{self, Calm};
use super::served::{self, GroupResource};
use super::{ListerWatcher, Prober, WatchStream};
use crate::object::ResourceVersion;
use crate::protocol::{
    AskVersion, Failure, FailureKind, IsCached, ListItem, ListRequest, WatchEvent, WatchRequest, WatchStart,
};
use crate::wire::proto::{self, Schema};
use crate::wire::{self, Decoding, ListReader, WatchReader};

/// A collection of the API server: a resource, in all namespaces or one, perhaps with selectors.
///
/// Of a type that says so ([`Object::is_metadata`], as `kube::core::PartialObjectMeta` does) only the metadata of the
/// objects is asked for.
///
/// Give it a client that does not retry by itself (`Config::default_retry = false`): the reflector decides when to try again,
/// and has to hear of every refusal for that.
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
    /// It was known at compile time which resource it is.
    typed: bool,
    /// Only the metadata of objects is wanted.
    metadata: bool,
    labels: String,
    fields: String,
    decoding: Decoding,
    encoding: Encoding,
    compression: Compression,
    server: Arc<ServerSupport>,
    /// The same server, as far as probes are concerned: that it has no metadata alone says nothing about protobuf.
    probed: Arc<ServerSupport>,
    known: Option<IsCached>,
    prober: Arc<Prober>,
    /// What lean types have in common, across lists and watches.
    pool: Arc<Mutex<Pool>>,
    of: PhantomData<fn() -> K>,
}

/// `kube::Client` says nothing about itself.
#[derive(Clone)]
struct ClientBox(Client);

impl std::fmt::Debug for ClientBox {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Client")
    }
}

/// A client that leaves retries to the informer.
///
/// kube's own client tries again by itself, for minutes, when the server says 429, 503 or 504, and tells nobody. Informers work
/// with it, but until it gives up they do not know that anything is wrong: the state says nothing, `Retry-After` is not
/// theirs to honour, and their own pauses come on top. This one says what happens at once.
///
/// ```no_run
/// # async fn example() -> Result<(), Box<dyn std::error::Error>> {
/// let client = kube_informer::source::client(kube::Config::infer().await?)?;
/// # Ok(()) }
/// ```
///
/// # Errors
/// The config makes no client: certificates, proxies and the like.
pub fn client(mut config: ::kube::Config) -> Result<Client, Error> {
    config.default_retry = false;
    Client::try_from(config)
}

impl<K: Object> KubeSource<K> {
    /// The objects of all namespaces, or of a kind without namespaces.
    pub fn all(client: Client) -> Self
    where
        K::DynamicType: Default,
    {
        Self::dynamic(client, None, &K::DynamicType::default())
    }

    /// The objects of one namespace; of all if it is empty, as in client-go.
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

    /// The objects of a kind that is known only at run time.
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
    /// The objects of the resource `R`, read into another type: only what that names is decoded.
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
            path: path::<R>(kind, namespace.filter(|namespace| !namespace.is_empty())),
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
            pool: Arc::default(),
            of: PhantomData,
        }
    }

    /// Only objects that this label selector matches; it reaches both list and watch (B60).
    #[must_use]
    pub fn labels(mut self, selector: impl Into<String>) -> Self {
        self.labels = selector.into();
        self
    }

    /// Only objects that this field selector matches; it reaches both list and watch (B60).
    #[must_use]
    pub fn fields(mut self, selector: impl Into<String>) -> Self {
        self.fields = selector.into();
        self
    }

    /// What of the objects is left out, and how large one may be.
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

    /// In which form objects are asked for: protobuf where the type is a built-in one, if you do not say. For an
    /// example see [`Encoding`].
    #[must_use]
    pub fn encoding(mut self, encoding: Encoding) -> Self {
        self.encoding = encoding;
        self
    }

    /// Shares the probe of another source of the same server, or of a factory (B70).
    #[must_use]
    pub(crate) fn prober(mut self, prober: Arc<Prober>) -> Self {
        self.prober = prober;
        self
    }

    /// Whether lists and streaming starts are asked for in compressed form.
    #[must_use]
    pub fn compression(mut self, compression: Compression) -> Self {
        self.compression = compression;
        self
    }

    /// Where the server is: `kube::Config::cluster_url`. Only [`Compression::WhenRemote`] asks, and finds out by itself with
    /// the first answer; told before, it is right from the first request on.
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
    /// What to ask for now.
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

    /// The source that is asked for the newest version: of as little as possible, and whatever it is.
    ///
    /// Selectors are left out, because the server would look for an object that matches; only a name stays, since some may
    /// read nothing but one object.
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
            prober: Arc::clone(&self.prober),
            pool: Arc::default(),
            of: PhantomData,
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

    /// The body of the answer, once the server gave one.
    fn ask(
        &self,
        query: Vec<(&str, String)>,
        shape: Shape,
        compressible: bool,
        calm: Calm,
    ) -> impl Future<Output = Result<Answer, Failure>> + Send + 'static {
        let (client, server) = (self.client.0.clone(), Arc::clone(&self.server));
        let (address, asked) = (self.address(query), self.form(shape));
        let compressed = compressible && server.compresses(self.compression);
        async move {
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

    /// A collection that was there and is not found any more: is it only this version of it that is not served?
    fn looking_for_the_kind(
        &self,
        request: &ListRequest,
        asking: impl Future<Output = Result<Answer, Failure>> + Send + 'static,
    ) -> impl Future<Output = Result<Answer, Failure>> + Send + 'static {
        // Who never had it does not need to know.
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

/// The path of a collection.
fn path<R: Object>(kind: &R::DynamicType, namespace: Option<&str>) -> String {
    let (group, version, plural) = (R::group(kind), R::version(kind), R::plural(kind));
    let root = match group.is_empty() {
        true => format!("/api/{version}"),
        false => format!("/apis/{group}/{version}"),
    };
    match namespace {
        Some(namespace) => format!("{root}/namespaces/{namespace}/{plural}"),
        None => format!("{root}/{plural}"),
    }
}

fn request(address: &str, form: Form, compressed: bool) -> Result<Request<Body>, Failure> {
    Request::get(address)
        .header(ACCEPT, form.accept())
        // Said always: a client with decompression would ask for it otherwise, and stop after the first member.
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
        let pool = Arc::clone(&self.pool);
        let known = self.known.clone().filter(|_| !request.afresh);
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
                    answer.elements(reader, pool).boxed()
                }
                Form::Protobuf(schema) => {
                    let reader = proto::ListReader::new(&kind, schema, &decoding, known);
                    answer.elements(reader, pool).boxed()
                }
            },
            Err(failure) => stream::iter([Err(failure)]).boxed(),
        });
        page.flatten_stream().boxed()
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        let (kind, decoding, metadata) = (self.kind.clone(), self.decoding.clone(), self.metadata);
        let pool = Arc::clone(&self.pool);
        let initial = matches!(request.start, WatchStart::Initial(_));
        // What happens after a version is news; only what is told again can be known.
        let known = self.known.clone().filter(|_| initial && !request.afresh);
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
                    answer.elements(reader, pool).boxed()
                }
                Form::Protobuf(schema) => {
                    let reader = proto::WatchReader::new(&kind, schema, &decoding, known);
                    answer.elements(reader, pool).boxed()
                }
            };
            let events = match initial {
                true => calm_until_synced(events, calm).boxed(),
                false => events,
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

    fn metadata(&self, request: ListRequest) -> Option<BoxStream<'static, Result<ListItem<()>, Failure>>> {
        let source = KubeSource {
            labels: self.labels.clone(),
            fields: self.fields.clone(),
            compression: self.compression,
            // No object is decoded: its key, uid and version are all that is wanted.
            known: Some(IsCached::new(|_, _, _| true)),
            ..self.probe()
        };
        let page = source
            .list(request)
            .map(|element| element.map(ListItem::identity));
        Some(page.boxed())
    }

    fn pool(&self) -> Option<PoolStats> {
        let stats = self.pool.lock().stats();
        (stats != PoolStats::default()).then_some(stats)
    }

    fn recovered(&self, since: Instant) -> BoxFuture<'static, ()> {
        Arc::clone(&self.prober).recovered(since).boxed()
    }
}

/// Asks the server behind a client whether it answers (B70).
///
/// `/readyz` costs the server next to nothing, and fails as long as the server starts. Any answer that shows that the server
/// serves counts: an account without the right to read `/readyz` gets 401 or 403.
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

/// When the initial events are over, what comes is news.
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

/// A streaming start that was asked for in compressed form and does not come to its end was perhaps undone by a client that
/// knows only the first member (kube's feature `gzip`). The next one is asked for plainly; that costs little if it was not so.
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
        // Without this word a version with a limit would mean exactly that version, and one without a limit would not.
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

/// An answer that is no refusal.
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
    // However it ends, what came of it is what there is to say.
    let _ = tokio::time::timeout(REFUSAL_WITHIN, beginning(response.into_body(), &mut body)).await;
    Err(wire::status(&body, code, pause))
}

/// So many bytes of a refusal are read, and for so long. The code came before them, and decides most.
const REFUSAL: usize = 64 << 10;
const REFUSAL_WITHIN: Duration = Duration::from_secs(10);

/// The first bytes of a body, as far as it comes.
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

/// Seconds; a date, which is the other form, would have to be compared with another machine's clock.
fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let text = headers.get(RETRY_AFTER)?.to_str().ok()?.trim();
    let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
    digits.then(|| wire::pause(text.parse().unwrap_or(u64::MAX)))
}

/// Sorts what went wrong on the way.
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
