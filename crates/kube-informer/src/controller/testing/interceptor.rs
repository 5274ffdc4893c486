//! Intercepts the requests of a controller under test: drops writes, disconnects watches, shows an
//! older state.
//!
//! Knows: HTTP methods, and the queries of lists and watches. Never learns: what is in an object,
//! why a fault is injected.
//!
//! An [`Interceptor`] is a service that forwards requests to a client, as its [`Faults`] say. Each
//! run of a controller has its own faults.

use std::collections::HashMap;
use std::future::pending;
use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures::future::BoxFuture;
use futures::{FutureExt, StreamExt, stream};
use http::header::CONTENT_TYPE;
use http::{Method, Request, Response, StatusCode, Uri};
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, BodyStream, Full, StreamBody};
use kube::Client;
use kube::client::Body;
use parking_lot::Mutex;
use tokio::sync::watch;

/// A client for one run of a controller, with the faults that apply to it.
pub(super) fn client(server: Client, faults: &Arc<Faults>) -> Client {
    let namespace = server.default_namespace().to_owned();
    let interceptor = Interceptor {
        server,
        faults: Arc::clone(faults),
    };
    Client::new(interceptor, namespace)
}

/// The faults that apply to a controller's requests.
pub(super) struct Faults {
    state: watch::Sender<FaultState>,
    /// The number of disconnected watches by what they watch. When such a watch reconnects, its
    /// version is expired.
    expired: Mutex<HashMap<String, usize>>,
}

#[derive(Debug, Clone, Default)]
struct FaultState {
    /// The number of writes that are forwarded before the controller is dead; `None` for all.
    writes: Option<usize>,
    dead: bool,
    /// True while watches deliver nothing.
    disconnected: bool,
    /// How many times watches were disconnected. A watch belongs to one such number.
    disconnects: u64,
    /// The number of open watches of the current number.
    open: usize,
    /// The version that the server appears to be at.
    past: Option<Arc<str>>,
}

impl Faults {
    /// `past` is the version that the server appears to be at, until it catches up.
    pub(super) fn new(past: Option<Arc<str>>) -> Arc<Self> {
        let state = FaultState {
            past,
            ..FaultState::default()
        };
        Arc::new(Self {
            state: watch::Sender::new(state),
            expired: Mutex::default(),
        })
    }

    /// Sets the number of writes after which the controller is dead; `None` for never.
    pub(super) fn die_after(&self, writes: Option<usize>) {
        self.state.send_modify(|state| state.writes = writes);
    }

    /// Waits until the controller is dead.
    pub(super) async fn died(&self) {
        let mut state = self.state.subscribe();
        // Cannot fail: `self` holds the sender.
        let _ = state.wait_for(|state| state.dead).await;
    }

    /// Disconnects all watches. Returns how many were open.
    pub(super) fn disconnect_watches(&self) -> usize {
        let mut open = 0;
        self.state.send_modify(|state| {
            open = std::mem::take(&mut state.open);
            state.disconnected = true;
            state.disconnects += 1;
        });
        open
    }

    /// Lets watches connect again. They do not deliver what happened meanwhile.
    pub(super) fn reconnect_watches(&self) {
        self.state.send_modify(|state| state.disconnected = false);
    }

    /// Shows the present state of the server from now on.
    pub(super) fn catch_up(&self) {
        self.state.send_modify(|state| state.past = None);
    }

    /// Waits until this many watches are open.
    pub(super) async fn watching(&self, count: usize) {
        let mut state = self.state.subscribe();
        let _ = state.wait_for(|state| state.open >= count).await;
    }

    /// The number of open watches.
    pub(super) fn open(&self) -> usize {
        self.state.borrow().open
    }

    /// Decides whether a write is forwarded, and whether it is the last one.
    fn write(&self) -> Write {
        let mut write = Write::Through;
        self.state.send_modify(|state| {
            write = match &mut state.writes {
                _ if state.dead => Write::Never,
                None => Write::Through,
                Some(0) => {
                    state.dead = true;
                    Write::Never
                }
                Some(left) => {
                    *left -= 1;
                    if *left == 0 { Write::Last } else { Write::Through }
                }
            };
        });
        write
    }

    fn die(&self) {
        self.state.send_modify(|state| state.dead = true);
    }
}

enum Write {
    Through,
    /// The server executes the write, but the controller does not receive the answer.
    Last,
    Never,
}

#[derive(Clone)]
struct Interceptor {
    server: Client,
    faults: Arc<Faults>,
}

type Error = tower::BoxError;
type Answer = Result<Response<UnsyncBoxBody<Bytes, Error>>, Error>;

impl tower::Service<Request<Body>> for Interceptor {
    type Response = Response<UnsyncBoxBody<Bytes, Error>>;
    type Error = Error;
    type Future = BoxFuture<'static, Answer>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let interceptor = self.clone();
        match Kind::of(&request) {
            Kind::Write => interceptor.write(request).boxed(),
            Kind::Watch(watch) => interceptor.watch(request, watch).boxed(),
            Kind::Read => interceptor.read(request).boxed(),
        }
    }
}

impl Interceptor {
    async fn write(self, request: Request<Body>) -> Answer {
        match self.faults.write() {
            Write::Through => self.forward(request).await,
            Write::Last => {
                let _answer = self.forward(request).await;
                self.faults.die();
                pending().await
            }
            Write::Never => pending().await,
        }
    }

    async fn read(self, mut request: Request<Body>) -> Answer {
        let (dead, past) = {
            let state = self.faults.state.borrow();
            (state.dead, state.past.clone())
        };
        if dead {
            return pending().await;
        }
        if let Some(past) = past
            && let Some(uri) = as_of(request.uri(), &past)
        {
            *request.uri_mut() = uri;
        }
        self.forward(request).await
    }

    async fn watch(self, request: Request<Body>, watch: Watch) -> Answer {
        let mut state = self.faults.state.subscribe();
        let (missed, past) = {
            let state = state.borrow();
            (state.disconnected, state.past.is_some())
        };
        if past && watch.streams {
            return refusal(StatusCode::UNPROCESSABLE_ENTITY, "Invalid", NO_STREAMING);
        }
        let now = state
            .wait_for(|state| !state.dead && !state.disconnected && state.past.is_none())
            .await?
            .disconnects;
        let missed = self.faults.take_expired(&watch.what) || missed;
        if missed && !watch.streams {
            return refusal(StatusCode::GONE, "Expired", MISSED);
        }
        let (head, body) = self.forward(request).await?.into_parts();
        if !head.status.is_success() {
            return Ok(Response::from_parts(head, body));
        }
        let open = Open::new(&self.faults, now);
        let faults = self.faults;
        let mut changes = state.clone();
        let shut = async move {
            let _ = changes.wait_for(|state| state.disconnects > now).await;
        };
        let delivered = BodyStream::new(body).take_until(shut.boxed()).map(move |frame| {
            let _held = &open;
            frame
        });
        // Silence until watches may connect again, and then the end of the stream, because the
        // events of the meantime are lost.
        let silence = async move {
            if state.borrow().disconnects > now {
                let _ = state.wait_for(|state| !state.disconnected).await;
                *faults.expired.lock().entry(watch.what).or_default() += 1;
            }
        };
        let frames = delivered.chain(stream::once(silence).filter_map(|()| async { None }));
        Ok(Response::from_parts(
            head,
            BodyExt::boxed_unsync(StreamBody::new(frames)),
        ))
    }

    async fn forward(&self, request: Request<Body>) -> Answer {
        let answer = self.server.send(request).await?;
        Ok(answer.map(|body| body.map_err(Error::from).boxed_unsync()))
    }
}

impl Faults {
    fn take_expired(&self, what: &str) -> bool {
        let mut expired = self.expired.lock();
        let Some(times) = expired.get_mut(what) else {
            return false;
        };
        *times -= 1;
        if *times == 0 {
            expired.remove(what);
        }
        true
    }
}

/// Counts an open watch while it exists.
struct Open {
    faults: Arc<Faults>,
    disconnects: u64,
}

impl Open {
    fn new(faults: &Arc<Faults>, disconnects: u64) -> Self {
        let open = Self {
            faults: Arc::clone(faults),
            disconnects,
        };
        open.count(|open| open + 1);
        open
    }

    fn count(&self, change: impl Fn(usize) -> usize) {
        self.faults.state.send_modify(|state| {
            if state.disconnects == self.disconnects {
                state.open = change(state.open);
            }
        });
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.count(|open| open.saturating_sub(1));
    }
}

/// The kind of a request.
enum Kind {
    Read,
    Write,
    Watch(Watch),
}

struct Watch {
    /// The collection and its selectors.
    what: String,
    /// True if the watch begins with the current state, so that it misses nothing.
    streams: bool,
}

impl Kind {
    fn of(request: &Request<Body>) -> Self {
        if !matches!(*request.method(), Method::GET | Method::HEAD) {
            return Self::Write;
        }
        let uri = request.uri();
        let query = query(uri);
        let says =
            |key: &str, value: &[&str]| query.iter().any(|(k, v)| k == key && value.contains(&v.as_str()));
        if !says("watch", &["true", "1"]) {
            return Self::Read;
        }
        let selectors = query.iter().filter(|(key, _)| key.ends_with("Selector"));
        let what = selectors.fold(uri.path().to_owned(), |what, (key, value)| {
            format!("{what} {key}={value}")
        });
        let streams = says("sendInitialEvents", &["true", "1"]);
        Self::Watch(Watch { what, streams })
    }
}

fn query(uri: &Uri) -> Vec<(String, String)> {
    form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes())
        .into_owned()
        .collect()
}

/// A list at any version (`resourceVersion=0`), changed to a list at exactly this version; `None`
/// for other lists. The storage answers those, and it is never behind.
fn as_of(uri: &Uri, version: &str) -> Option<Uri> {
    let mut query = query(uri);
    let (_, asked) = query.iter_mut().find(|(key, _)| key == "resourceVersion")?;
    if asked != "0" {
        return None;
    }
    version.clone_into(asked);
    query.retain(|(key, _)| key != "resourceVersionMatch");
    query.push(("resourceVersionMatch".to_owned(), "Exact".to_owned()));
    let query = form_urlencoded::Serializer::new(String::new())
        .extend_pairs(query)
        .finish();
    format!("{}?{query}", uri.path()).parse().ok()
}

fn refusal(code: StatusCode, reason: &str, message: &str) -> Answer {
    let status = serde_json::json!({
        "kind": "Status", "apiVersion": "v1", "metadata": {}, "status": "Failure",
        "reason": reason, "message": message, "code": code.as_u16(),
    });
    let body = Full::new(Bytes::from(status.to_string()));
    let answer = Response::builder()
        .status(code)
        .header(CONTENT_TYPE, "application/json")
        .body(body.map_err(Error::from).boxed_unsync())?;
    Ok(answer)
}

const MISSED: &str = "too old resource version: a test kept from the controller what happened since";
const NO_STREAMING: &str =
    "sendInitialEvents is forbidden for watch: a test lets the server be one that is behind";
