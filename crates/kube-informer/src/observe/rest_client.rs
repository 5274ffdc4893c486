//! [`RestClientMetrics`]: counts and times the requests of a client, under client-go's names.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Method, Request, Response, Uri};
use http_body_util::BodyExt;
use http_body_util::combinators::UnsyncBoxBody;
use kube::Client;
use kube::client::Body;
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::histogram::{AtomicHistogram, REQUEST_BUCKETS, SIZE_BUCKETS};

/// Counts and times requests: client-go's `rest_client_*` metrics.
///
/// It is a [`tower::Layer`] for [`kube::client::ClientBuilder::with_layer`], and [`client`](Self::client) puts it around a
/// client that exists. Clones count together. The number of series is bounded: those beyond a thousand are not counted.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use kube_informer::observe::{Inspector, RestClientMetrics};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let requests = RestClientMetrics::new();
/// let client = requests.client(sandbox.client()); // use this one for informers and writes
/// let inspector = Inspector::new().rest_client(&requests);
/// client.apiserver_version().await?;
/// assert!(inspector.metrics().contains("rest_client_requests_total{code=\"200\",method=\"GET\""));
/// # Ok(()) }
/// ```
#[derive(Clone, Default)]
pub struct RestClientMetrics(Arc<Mutex<Counted>>);

/// The counts of a client.
#[derive(Clone, Default)]
pub(super) struct Counted {
    /// By code, method and host.
    pub(super) requests: BTreeMap<(String, String, String), u64>,
    /// By verb and host.
    pub(super) verbs: BTreeMap<(String, String), Arc<VerbMetrics>>,
}

pub(super) struct VerbMetrics {
    pub(super) duration: AtomicHistogram,
    pub(super) request_size: AtomicHistogram,
    pub(super) response_size: AtomicHistogram,
}

impl VerbMetrics {
    fn new() -> Self {
        Self {
            duration: AtomicHistogram::new(REQUEST_BUCKETS),
            request_size: AtomicHistogram::new(SIZE_BUCKETS),
            response_size: AtomicHistogram::new(SIZE_BUCKETS),
        }
    }
}

impl RestClientMetrics {
    /// Metrics without any request yet. See [`RestClientMetrics`] for an example.
    pub fn new() -> Self {
        Self::default()
    }

    /// A client whose requests are counted. See [`RestClientMetrics`] for an example.
    pub fn client(&self, client: Client) -> Client {
        let namespace = client.default_namespace().to_owned();
        let layered = tower::Layer::layer(self, Through(client));
        Client::new(layered, namespace)
    }

    pub(super) fn read(&self) -> Counted {
        self.0.lock().clone()
    }

    fn verb(&self, verb: &str, host: &str) -> Option<Arc<VerbMetrics>> {
        let mut counted = self.0.lock();
        let key = (verb.to_owned(), host.to_owned());
        if let Some(known) = counted.verbs.get(&key) {
            return Some(Arc::clone(known));
        }
        if counted.verbs.len() >= SERIES {
            return None;
        }
        let new = Arc::new(VerbMetrics::new());
        counted.verbs.insert(key, Arc::clone(&new));
        Some(new)
    }

    fn count(&self, code: String, method: &Method, host: &str) {
        let mut counted = self.0.lock();
        let key = (code, method.to_string(), host.to_owned());
        let full = counted.requests.len() >= SERIES;
        if let Some(count) = counted.requests.get_mut(&key) {
            *count += 1;
        } else if !full {
            counted.requests.insert(key, 1);
        }
    }
}

impl fmt::Debug for RestClientMetrics {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let requests: u64 = self.0.lock().requests.values().sum();
        f.debug_struct("RestClientMetrics")
            .field("requests", &requests)
            .finish_non_exhaustive()
    }
}

impl<S> tower::Layer<S> for RestClientMetrics {
    type Service = MeasuredClient<S>;

    fn layer(&self, inner: S) -> Self::Service {
        MeasuredClient {
            inner,
            metrics: self.clone(),
        }
    }
}

/// A client as a service.
struct Through(Client);

impl tower::Service<Request<Body>> for Through {
    type Response = Response<Body>;
    type Error = kube::Error;
    type Future = BoxFuture<'static, Result<Response<Body>, kube::Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), kube::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let client = self.0.clone();
        async move { client.send(request).await }.boxed()
    }
}

/// A service whose requests are counted. See [`RestClientMetrics`] for an example.
#[derive(Debug, Clone)]
pub struct MeasuredClient<S> {
    inner: S,
    metrics: RestClientMetrics,
}

type Error = tower::BoxError;

impl<S, B> tower::Service<Request<Body>> for MeasuredClient<S>
where
    S: tower::Service<Request<Body>, Response = Response<B>>,
    S::Future: Send + 'static,
    S::Error: Into<Error> + Send,
    B: http_body::Body<Data = Bytes> + Send + 'static,
    B::Error: Into<Error>,
{
    type Response = Response<UnsyncBoxBody<Bytes, Error>>;
    type Error = Error;
    type Future = BoxFuture<'static, Result<Self::Response, Error>>;

    fn poll_ready(&mut self, cx: &mut Context<'_>) -> Poll<Result<(), Error>> {
        self.inner.poll_ready(cx).map_err(Into::into)
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let began = Instant::now();
        let (method, metrics) = (request.method().clone(), self.metrics.clone());
        let host = request.uri().host().unwrap_or("in-process").to_owned();
        let verb = verb(&method, request.uri());
        let of_verb = metrics.verb(verb, &host);
        if let (Some(of_verb), Some(size)) = (&of_verb, http_body::Body::size_hint(request.body()).exact()) {
            of_verb.request_size.observe_value(size as f64);
        }
        let answer = self.inner.call(request);
        async move {
            let answer = answer.await.map_err(Into::into);
            if let Some(of_verb) = &of_verb {
                of_verb.duration.observe(began.elapsed());
            }
            let code = match &answer {
                Ok(answer) => answer.status().as_u16().to_string(),
                Err(_) => "<error>".to_owned(),
            };
            metrics.count(code, &method, &host);
            let size = of_verb.filter(|_| verb != "WATCH").map(Size::new);
            Ok(answer?.map(|body| counted(body, size)))
        }
        .boxed()
    }
}

/// A body whose size is counted when it ends.
fn counted<B>(body: B, size: Option<Size>) -> UnsyncBoxBody<Bytes, Error>
where
    B: http_body::Body<Data = Bytes> + Send + 'static,
    B::Error: Into<Error>,
{
    let Some(mut size) = size else {
        return body.map_err(Into::into).boxed_unsync();
    };
    let counting = body.map_frame(move |frame| {
        size.add(frame.data_ref().map_or(0, Bytes::len));
        frame
    });
    counting.map_err(Into::into).boxed_unsync()
}

/// Counts the bytes of a body, and reports them when it is dropped.
struct Size {
    bytes: usize,
    metrics: Arc<VerbMetrics>,
}

impl Size {
    fn new(metrics: Arc<VerbMetrics>) -> Self {
        Self { bytes: 0, metrics }
    }

    fn add(&mut self, bytes: usize) {
        self.bytes += bytes;
    }
}

impl Drop for Size {
    fn drop(&mut self) {
        self.metrics.response_size.observe_value(self.bytes as f64);
    }
}

/// The verb of a request: its method, or `WATCH`. client-go tells lists and gets apart by the caller; here both are
/// `GET`.
fn verb(method: &Method, uri: &Uri) -> &'static str {
    let mut query = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes());
    match *method {
        Method::GET if query.any(|(name, value)| name == "watch" && (value == "1" || value == "true")) => {
            "WATCH"
        }
        Method::GET => "GET",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "OTHER",
    }
}

/// The number of series of each kind.
const SERIES: usize = 1_000;
