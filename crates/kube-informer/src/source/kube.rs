//! The API server as a source, over `kube::Client`. With `served.rs`, the only file that knows kube-client.

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
use http::{HeaderMap, Request, Response};
use http_body_util::BodyExt;
use hyper_util::client::legacy::connect::HttpInfo;
use serde::de::DeserializeOwned;

use super::answer::Answer;
use super::compression::{Compression, Server};
use super::served::{self, GroupResource};
use super::{Known, Listed, ListerWatcher, WatchStream, Watched};
use crate::reflector::{AskVersion, Failure, FailureKind, ListRequest, WatchRequest, WatchStart};
use crate::wire::{self, Decoding, ListReader, WatchReader};

/// A collection of the API server: a resource, in all namespaces or one, perhaps with selectors.
///
/// Of a type that says so ([`Resource::metadata_api`], as `kube::core::PartialObjectMeta` does) only the metadata of the
/// objects is asked for.
///
/// Give it a client that does not retry by itself (`Config::default_retry = false`): the reflector decides when to try again,
/// and has to hear of every refusal for that.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use futures::StreamExt;
/// use k8s_openapi::api::core::v1::Namespace;
/// use kube_informer::reflector::{AskVersion, ListRequest};
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
    kind: String,
    /// Only the metadata of objects is asked for.
    metadata: bool,
    labels: String,
    fields: String,
    decoding: Decoding,
    compression: Compression,
    server: Arc<Server>,
    known: Option<Known>,
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

impl<K: Resource> KubeSource<K> {
    /// The objects of all namespaces, or of a kind without namespaces.
    pub fn all(client: Client) -> Self
    where
        K::DynamicType: Default,
    {
        Self::dynamic(client, None, &K::DynamicType::default())
    }

    /// The objects of one namespace.
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
        Self {
            client: ClientBox(client),
            path: K::url_path(kind, namespace),
            resource: GroupResource {
                group: K::group(kind).into_owned(),
                plural: K::plural(kind).into_owned(),
            },
            kind: K::kind(kind).into_owned(),
            metadata: K::metadata_api(),
            labels: String::new(),
            fields: String::new(),
            decoding: Decoding::default(),
            compression: Compression::default(),
            server: Arc::default(),
            known: None,
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
    fn request(
        &self,
        mut query: Vec<(&str, String)>,
        accept: &'static str,
        compressed: bool,
    ) -> Result<Request<Body>, Failure> {
        for (name, selector) in [("labelSelector", &self.labels), ("fieldSelector", &self.fields)] {
            if !selector.is_empty() {
                query.push((name, selector.clone()));
            }
        }
        let query = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(query)
            .finish();
        Request::get(format!("{}?{query}", self.path))
            .header(ACCEPT, accept)
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

    /// The body of the answer, once the server gave one.
    fn ask(
        &self,
        query: Vec<(&str, String)>,
        accept: &'static str,
        compressible: bool,
    ) -> impl Future<Output = Result<Answer, Failure>> + Send + 'static {
        let (client, server) = (self.client.0.clone(), Arc::clone(&self.server));
        let request = self.request(query, accept, compressible && server.compresses(self.compression));
        async move {
            let response = accepted(client.send(request?).await).await?;
            if server.is_unknown()
                && let Some(connection) = response.extensions().get::<HttpInfo>()
            {
                server.is_at(connection.remote_addr());
            }
            let compressed = response
                .headers()
                .get(CONTENT_ENCODING)
                .is_some_and(|coding| coding == "gzip");
            let body = response
                .into_body()
                .into_data_stream()
                .map(|bytes| bytes.map_err(|e| network(&e)));
            Ok(Answer::new(body.boxed(), compressed, server))
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
            let answer = asking.await;
            match answer {
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

const JSON: &str = "application/json";
// A server that cannot leave the rest out sends whole objects, of which the rest is stepped over here.
const METADATA: &str = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json";
const METADATA_LIST: &str =
    "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json";

impl<K: DeserializeOwned + Send + 'static> ListerWatcher<K> for KubeSource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>> {
        let mut reader = ListReader::new(&self.kind, self.decoding.clone());
        if self.metadata {
            reader = reader.or_metadata();
        }
        if let Some(known) = &self.known {
            reader = reader.knowing(known.clone());
        }
        let accept = if self.metadata { METADATA_LIST } else { JSON };
        let asking = self.ask(list_query(&request), accept, true);
        let asking = self.looking_for_the_kind(&request, asking);
        let page = asking.map(|answer| match answer {
            Ok(answer) => answer.elements(reader).left_stream(),
            Err(failure) => stream::iter([Err(failure)]).right_stream(),
        });
        page.flatten_stream().boxed()
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        let mut reader = WatchReader::new(&self.kind, self.decoding.clone());
        if self.metadata {
            reader = reader.or_metadata();
        }
        let initial = matches!(request.start, WatchStart::Initial(_));
        // What happens after a version is news; only what is told again can be known.
        if let Some(known) = self.known.as_ref().filter(|_| initial) {
            reader = reader.knowing(known.clone());
        }
        let server = Arc::clone(&self.server);
        let compressed = initial && server.compresses(self.compression);
        let accept = if self.metadata { METADATA } else { JSON };
        let asking = self.ask(watch_query(&request), accept, initial);
        async move {
            let events = asking.await?.elements(reader);
            Ok(match compressed {
                true => watched_over(events, server).boxed(),
                false => events.boxed(),
            })
        }
        .boxed()
    }

    fn know(&mut self, known: Known) {
        self.known = Some(known);
    }
}

/// A streaming start that was asked for in compressed form and does not come to its end was perhaps undone by a client that
/// knows only the first member (kube's feature `gzip`). The next one is asked for plainly; that costs little if it was not so.
fn watched_over<K>(
    events: impl Stream<Item = Result<Watched<K>, Failure>> + Send + 'static,
    server: Arc<Server>,
) -> impl Stream<Item = Result<Watched<K>, Failure>> + Send
where
    K: Send + 'static,
{
    stream::unfold(
        (events.boxed(), Some(server)),
        |(mut events, mut server)| async move {
            let event = events.next().await;
            match (&event, server.take()) {
                (
                    Some(Ok(Watched::Bookmark {
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
        AskVersion::NotOlderThan(version) => Some(version.to_string()),
    }
}

fn list_query(request: &ListRequest) -> Vec<(&'static str, String)> {
    let mut query = Vec::new();
    if let Some(asked) = &request.version {
        query.extend(version_query(asked).map(|version| ("resourceVersion", version)));
        if matches!(asked, AskVersion::NotOlderThan(_)) {
            // Without this word a version with a limit would mean exactly that version.
            query.push(("resourceVersionMatch", "NotOlderThan".to_owned()));
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
    let body = response.into_body().collect().await.map_err(|e| network(&e))?;
    Err(wire::status(&body.to_bytes(), code, pause))
}

fn retry_after(headers: &HeaderMap) -> Option<Duration> {
    let seconds = headers.get(RETRY_AFTER)?.to_str().ok()?.parse().ok()?;
    Some(Duration::from_secs(seconds))
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
