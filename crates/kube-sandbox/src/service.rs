//! One request from its arrival to its answer: log, faults, credentials, routing, and the verbs behind it.

use std::io;
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures::future::BoxFuture;
use futures::{FutureExt, StreamExt, stream};
use http::header::{ACCEPT, RETRY_AFTER, USER_AGENT};
use http::{HeaderValue, Request, Response, StatusCode};
use http_body::Body;
use http_body_util::{BodyExt, LengthLimitError, Limited};
use tokio::sync::watch;

use crate::access::{self, User};
use crate::body::{Chunks, Cut, SandboxBody};
use crate::core::Core;
use crate::discovery;
use crate::door::Door;
use crate::fault::{After, Fault, Hit};
use crate::gzip::Packing;
use crate::log::RequestRecord;
use crate::negotiate::{self, Media};
use crate::openapi;
use crate::options::Query;
use crate::route::{Route, Verb};
use crate::status::ApiError;
use crate::verbs::{self, Call, Twists, Warnings, value_response};

/// Bodies above this size are refused, as the real server refuses them.
const BODY_LIMIT: usize = 3 * 1024 * 1024;

/// The sandbox as a [`tower::Service`]: what [`crate::Sandbox::client`] talks to, without a socket.
///
/// Useful on its own where a program wants to put layers between client and server.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use kube_sandbox::Sandbox;
///
/// let sandbox = Sandbox::start().await?;
/// let client = kube::Client::new(sandbox.service(), "default");
/// assert_eq!(client.apiserver_version().await?.major, "1");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone)]
pub struct SandboxService {
    core: Arc<Core>,
    user: Arc<User>,
}

impl SandboxService {
    /// A service for this user.
    pub(crate) fn new(core: Arc<Core>, user: Arc<User>) -> Self {
        Self { core, user }
    }
}

impl<B> tower::Service<Request<B>> for SandboxService
where
    B: Body + Send + 'static,
    B::Data: Send,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    type Response = Response<SandboxBody>;
    type Error = io::Error;
    type Future = BoxFuture<'static, Result<Self::Response, io::Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), io::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<B>) -> Self::Future {
        let door = Door::Process(Arc::clone(&self.user));
        handle(Arc::clone(&self.core), request, door).boxed()
    }
}

/// Handles a request. An error means that there is no answer at all.
pub(crate) async fn handle<B>(
    core: Arc<Core>,
    request: Request<B>,
    door: Door,
) -> Result<Response<SandboxBody>, io::Error>
where
    B: Body + Send,
    B::Data: Send,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    // Subscribe first: a stop after the check is then noticed.
    let mut cut = core.cut_bell.subscribe();
    if !core.is_accepting() {
        return Err(refused());
    }
    let (parts, body) = request.into_parts();
    let query = Query::parse(parts.uri.query().unwrap_or_default());
    let route = Route::parse(parts.uri.path());
    let verb = verb_of(&route, &parts.method, &query);
    let record = record(&parts, &route, verb.unwrap_or(Verb::Other), &query);
    let hits = core.rules.on_request(&record);
    let number = core.log.note(record);

    let work = async {
        let answer = match before(&hits).await? {
            Some(error) => Err(error),
            None => {
                let known = door.check(&core, &parts, &route, !body.is_end_stream());
                let admitted = known.and_then(|user| access::admit(&core, user, &parts, &route, &query));
                match admitted {
                    Ok(user) => serve(&core, &parts, route, verb, query, body, twists(&hits), user).await,
                    Err(error) => Err(error),
                }
            }
        };
        let media = negotiate::media_of_refusal(&parts.headers, core.config.protobuf);
        Ok::<_, io::Error>(answer.unwrap_or_else(|error| refuse(&error, media)))
    };
    // A server that stops leaves requests in progress without an answer.
    let response = tokio::select! {
        response = work => response?,
        _ = cut.changed() => return Err(refused()),
    };
    core.log.answered(number, response.status().as_u16());
    Ok(shape(response, verb, hits, cut))
}

fn refused() -> io::Error {
    io::Error::new(
        io::ErrorKind::ConnectionRefused,
        "kube-sandbox: connection refused",
    )
}

fn verb_of(route: &Route, method: &http::Method, query: &Query) -> Option<Verb> {
    match route {
        Route::Resource(target) => target.verb(method, query.flag("watch").unwrap_or(false)),
        _ if *method == http::Method::GET => Some(Verb::Other),
        _ => None,
    }
}

fn record(parts: &http::request::Parts, route: &Route, verb: Verb, query: &Query) -> RequestRecord {
    let header = |name| {
        parts
            .headers
            .get(name)
            .and_then(|v| v.to_str().ok())
            .unwrap_or_default()
            .to_owned()
    };
    let mut record = RequestRecord {
        verb,
        path: parts.uri.path().to_owned(),
        query: query.pairs().to_vec(),
        accept: header(ACCEPT),
        user_agent: header(USER_AGENT),
        ..RequestRecord::default()
    };
    if let Route::Resource(target) = route {
        record.group.clone_from(&target.group);
        record.version.clone_from(&target.version);
        record.resource.clone_from(&target.resource);
        record.namespace.clone_from(&target.namespace);
        record.name.clone_from(&target.name);
        record.subresource.clone_from(&target.subresource);
    }
    record
}

/// Applies the faults that act before the request is handled.
async fn before(hits: &[Hit]) -> Result<Option<ApiError>, io::Error> {
    for hit in hits {
        match hit.fault() {
            Fault::Refuse => return Err(refused()),
            Fault::Latency(pause) => tokio::time::sleep(*pause).await,
            Fault::TooManyRequests { retry_after } => {
                return Ok(Some(ApiError::too_many_requests(*retry_after)));
            }
            Fault::Status(code) => return Ok(Some(status_fault(*code))),
            _ => {}
        }
    }
    Ok(None)
}

fn status_fault(code: u16) -> ApiError {
    match code {
        401 => ApiError::unauthorized(),
        403 => ApiError::new(
            403,
            "Forbidden",
            "forbidden: kube-sandbox was told to refuse this request",
        ),
        404 => ApiError::no_such_resource(),
        410 => ApiError::expired("The resourceVersion for the provided list is too old."),
        500 => ApiError::internal("kube-sandbox was told to fail this request"),
        503 => ApiError::unavailable(),
        504 => ApiError::new(
            504,
            "Timeout",
            "the server was unable to return a response in the time allotted",
        ),
        code => ApiError::new(code, "", "kube-sandbox was told to refuse this request"),
    }
}

fn twists(hits: &[Hit]) -> Twists {
    let mut twists = Twists::default();
    for hit in hits {
        match hit.fault() {
            Fault::NoEndBookmark => twists.no_end_bookmark = true,
            Fault::RefuseStreaming => twists.refuse_streaming = true,
            Fault::ExpireVersion => twists.expire_version = true,
            Fault::ExpireContinue => twists.expire_continue = true,
            Fault::Undecodable { name } => twists.undecodable.push((name.clone(), hit.clone())),
            Fault::Stale { version } => twists.stale = Some((*version, hit.clone())),
            Fault::Cut { .. }
            | Fault::End { .. }
            | Fault::Stall { .. }
            | Fault::Duplicate
            | Fault::Malformed { .. } => twists.one_by_one = true,
            Fault::Refuse | Fault::Latency(_) | Fault::TooManyRequests { .. } | Fault::Status(_) => {}
        }
    }
    twists
}

#[expect(clippy::too_many_arguments, reason = "the parts of one request, used once")]
async fn serve<B>(
    core: &Arc<Core>,
    parts: &http::request::Parts,
    route: Route,
    verb: Option<Verb>,
    query: Query,
    body: B,
    twists: Twists,
    user: Arc<User>,
) -> Result<Response<SandboxBody>, ApiError>
where
    B: Body + Send,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    let target = match route {
        Route::Resource(target) => target,
        Route::Unknown => return Ok(discovery::no_such_page()),
        Route::OpenApi(page) => {
            verb.ok_or_else(ApiError::method_not_allowed)?;
            return openapi::answer(&page, &core.store.read().registry, &parts.headers, &query);
        }
        route => {
            verb.ok_or_else(ApiError::method_not_allowed)?;
            return discovery::answer(&route, &core.store.read().registry, &parts.headers);
        }
    };
    let def = {
        let state = core.store.read();
        match state
            .registry
            .find(&target.group, &target.version, &target.resource)
        {
            Some(def) => Arc::clone(def),
            None => return discovery::not_found(&state.registry, &target.group),
        }
    };
    let misplaced = match def.namespaced {
        true => target.namespace.is_empty() && !matches!(verb, Some(Verb::List | Verb::Watch)),
        false => !target.namespace.is_empty(),
    };
    if def.custom && misplaced {
        // In the real server, another component serves custom resources and answers with this page.
        return Ok(discovery::no_such_page());
    }
    let verb = verb.ok_or_else(ApiError::method_not_allowed)?;
    let body = match verb {
        Verb::Get | Verb::List | Verb::Watch => Bytes::new(),
        _ => collect(body).await?,
    };
    let call = Call {
        core: Arc::clone(core),
        target,
        def,
        query,
        headers: parts.headers.clone(),
        body,
        twists,
        user,
        warnings: Warnings::default(),
    };
    verbs::dispatch(call, verb).await
}

async fn collect<B>(body: B) -> Result<Bytes, ApiError>
where
    B: Body + Send,
    B::Error: Into<Box<dyn std::error::Error + Send + Sync>>,
{
    match Limited::new(body, BODY_LIMIT).collect().await {
        Ok(collected) => Ok(collected.to_bytes()),
        Err(error) if error.downcast_ref::<LengthLimitError>().is_some() => {
            Err(ApiError::too_large(BODY_LIMIT))
        }
        Err(error) => Err(ApiError::bad_request(format!(
            "unable to read the body of the request: {error}"
        ))),
    }
}

fn refuse(error: &ApiError, media: Media) -> Response<SandboxBody> {
    let status = StatusCode::from_u16(error.code).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let mut response = value_response(status, media, &error.to_json());
    if let Some(seconds) = error.retry_after() {
        response
            .headers_mut()
            .insert(RETRY_AFTER, HeaderValue::from(seconds));
    }
    response
}

/// Applies the faults of the transfer, compresses the answer, and cuts it when the server stops.
fn shape(
    mut response: Response<SandboxBody>,
    verb: Option<Verb>,
    hits: Vec<Hit>,
    cut: watch::Receiver<u64>,
) -> Response<SandboxBody> {
    let on_the_way = |hit: &Hit| match hit.fault() {
        Fault::Cut { .. } | Fault::End { .. } | Fault::Stall { .. } | Fault::Malformed { .. } => true,
        Fault::Duplicate => verb == Some(Verb::Watch),
        _ => false,
    };
    let packing = response.extensions_mut().remove::<Packing>();
    let content_type = response.headers().get(http::header::CONTENT_TYPE);
    let protobuf = content_type.is_some_and(|v| v.as_bytes().starts_with(negotiate::PROTOBUF.as_bytes()));
    let hits: Vec<Hit> = hits.into_iter().filter(on_the_way).collect();
    if hits.is_empty() && !response.body().is_streamed() {
        return response;
    }
    response.map(|body| {
        let faulty = |chunks, hit| faulty(chunks, hit, protobuf);
        let mut chunks = hits.into_iter().fold(body.into_chunks(), faulty);
        if let Some(packing) = packing {
            chunks = packing.pack(chunks);
        }
        SandboxBody::streamed(until_cut(chunks, cut))
    })
}

/// Ends the stream with an error when the server stops.
fn until_cut(chunks: Chunks, cut: watch::Receiver<u64>) -> Chunks {
    stream::unfold(Some((chunks, cut)), |state| async move {
        let (mut chunks, mut cut) = state?;
        tokio::select! {
            biased;
            _ = cut.changed() => Some((Err(Cut), None)),
            chunk = chunks.next() => Some((chunk?, Some((chunks, cut)))),
        }
    })
    .boxed()
}

/// Applies one fault of the transfer. Chunks are single events or items here (`Twists::one_by_one`).
fn faulty(chunks: Chunks, hit: Hit, protobuf: bool) -> Chunks {
    match hit.fault().clone() {
        Fault::Duplicate => chunks
            .flat_map(|chunk| {
                let again = chunk.clone();
                stream::iter([chunk, again])
            })
            .boxed(),
        Fault::Malformed { after_events } => {
            let bad = Bytes::from_static(match protobuf {
                // A frame of three bytes that are no message.
                true => b"\0\0\0\x03\xff\xff\xff",
                false => b"{\"type\":\"ADDED\",\"object\":{\"kind\": this is no JSON\n",
            });
            let mut seen = 0;
            let mut done = false;
            // Inserted as soon as enough events were sent, because no other event may follow.
            let first = (after_events == 0).then(|| Ok(bad.clone()));
            let rest = chunks.flat_map(move |chunk| {
                seen += 1;
                let now = seen == after_events && !std::mem::replace(&mut done, true);
                stream::iter(std::iter::once(chunk).chain(now.then(|| Ok(bad.clone()))))
            });
            stream::iter(first).chain(rest).boxed()
        }
        Fault::Cut { after } => {
            // Yield before the break: a connection that fails at once drops unwritten data.
            let cut = stream::once(async {
                tokio::task::yield_now().await;
                Err(Cut)
            });
            limited(chunks, after).chain(cut).boxed()
        }
        Fault::End { after } => limited(chunks, after),
        Fault::Stall { after } => {
            let mut hit = hit;
            let (sent, rest) = split(chunks, after);
            let wait = stream::once(async move { hit.removed().await }).filter_map(|()| async { None });
            sent.chain(wait).chain(rest).boxed()
        }
        _ => chunks,
    }
}

/// The part of a stream before a point.
fn limited(chunks: Chunks, after: After) -> Chunks {
    split(chunks, after).0
}

/// Splits a stream at a point. The second part is read after the first one.
fn split(chunks: Chunks, after: After) -> (Chunks, Chunks) {
    let rest = Arc::new(tokio::sync::Mutex::new((chunks.fuse(), None::<Bytes>)));
    let source = Arc::clone(&rest);
    let sent = stream::unfold((source, after), |(source, left)| async move {
        let mut guard = source.lock().await;
        let left_over = match left {
            After::Events(0) | After::Bytes(0) => return None,
            After::Events(n) => {
                let chunk = guard.0.next().await?;
                drop(guard);
                return Some((chunk, (source, After::Events(n - 1))));
            }
            After::Bytes(n) => n,
        };
        match guard.0.next().await? {
            Ok(mut chunk) => {
                if chunk.len() > left_over {
                    guard.1 = Some(chunk.split_off(left_over));
                }
                let left = After::Bytes(left_over - chunk.len().min(left_over));
                drop(guard);
                Some((Ok(chunk), (source, left)))
            }
            Err(cut) => {
                drop(guard);
                Some((Err(cut), (source, After::Bytes(0))))
            }
        }
    });
    let following = stream::unfold(rest, |rest| async move {
        let mut guard = rest.lock().await;
        let chunk = match guard.1.take() {
            Some(bytes) => Ok(bytes),
            None => guard.0.next().await?,
        };
        drop(guard);
        Some((chunk, rest))
    });
    (sent.boxed(), following.boxed())
}
