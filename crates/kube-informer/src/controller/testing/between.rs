//! Between a controller and its server: what a test makes happen there.
//!
//! Knows: methods, and the queries of lists and watches. Never learns: what is in an object, why something is to happen.
//!
//! A [`Between`] is a service that hands requests on to a client, as its [`Stage`] says. One stage is one life of a controller.

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

/// A client for one life of a controller, and what happens to it.
pub(super) fn client(server: Client, stage: &Arc<Stage>) -> Client {
    let namespace = server.default_namespace().to_owned();
    let between = Between {
        server,
        stage: Arc::clone(stage),
    };
    Client::new(between, namespace)
}

/// What happens to a controller's requests.
pub(super) struct Stage {
    scene: watch::Sender<Scene>,
    /// Watches that were cut off, by what they watch: when they come back, their version is gone.
    expired: Mutex<HashMap<String, usize>>,
}

#[derive(Debug, Clone, Default)]
struct Scene {
    /// So many writes are let through, and then it is dead; none: all.
    writes: Option<usize>,
    dead: bool,
    /// Nothing is seen.
    blind: bool,
    /// How often that began. A watch is of one such number.
    blinks: u64,
    /// Watches that are open, and neither of an earlier number.
    open: usize,
    /// The version that the server seems to be at.
    past: Option<Arc<str>>,
}

impl Stage {
    /// `past`: the server seems to be at that version, until it catches up.
    pub(super) fn new(past: Option<Arc<str>>) -> Arc<Self> {
        let scene = Scene {
            past,
            ..Scene::default()
        };
        Arc::new(Self {
            scene: watch::Sender::new(scene),
            expired: Mutex::default(),
        })
    }

    /// Dies after so many writes, or never.
    pub(super) fn die_after(&self, writes: Option<usize>) {
        self.scene.send_modify(|scene| scene.writes = writes);
    }

    /// Waits until it is dead.
    pub(super) async fn died(&self) {
        let mut scene = self.scene.subscribe();
        // Never an error: we hold the sender.
        let _ = scene.wait_for(|scene| scene.dead).await;
    }

    /// From now on nothing is seen. Says how many watches are open.
    pub(super) fn shut_eyes(&self) -> usize {
        let mut open = 0;
        self.scene.send_modify(|scene| {
            open = std::mem::take(&mut scene.open);
            scene.blind = true;
            scene.blinks += 1;
        });
        open
    }

    /// Things are seen again; what happened meanwhile is not told.
    pub(super) fn open_eyes(&self) {
        self.scene.send_modify(|scene| scene.blind = false);
    }

    /// The server is what it is from now on.
    pub(super) fn catch_up(&self) {
        self.scene.send_modify(|scene| scene.past = None);
    }

    /// Waits until so many watches are open.
    pub(super) async fn watching(&self, so_many: usize) {
        let mut scene = self.scene.subscribe();
        let _ = scene.wait_for(|scene| scene.open >= so_many).await;
    }

    /// How many watches are open.
    pub(super) fn open(&self) -> usize {
        self.scene.borrow().open
    }

    /// Whether a write goes through, and whether it is the last.
    fn write(&self) -> Write {
        let mut write = Write::Through;
        self.scene.send_modify(|scene| {
            write = match &mut scene.writes {
                _ if scene.dead => Write::Never,
                None => Write::Through,
                Some(0) => {
                    scene.dead = true;
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
        self.scene.send_modify(|scene| scene.dead = true);
    }
}

enum Write {
    Through,
    /// The server does it, but nobody hears the answer.
    Last,
    Never,
}

#[derive(Clone)]
struct Between {
    server: Client,
    stage: Arc<Stage>,
}

type Error = tower::BoxError;
type Answer = Result<Response<UnsyncBoxBody<Bytes, Error>>, Error>;

impl tower::Service<Request<Body>> for Between {
    type Response = Response<UnsyncBoxBody<Bytes, Error>>;
    type Error = Error;
    type Future = BoxFuture<'static, Answer>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let between = self.clone();
        match Kind::of(&request) {
            Kind::Write => between.write(request).boxed(),
            Kind::Watch(watch) => between.watch(request, watch).boxed(),
            Kind::Read => between.read(request).boxed(),
        }
    }
}

impl Between {
    async fn write(self, request: Request<Body>) -> Answer {
        match self.stage.write() {
            Write::Through => self.hand_on(request).await,
            Write::Last => {
                let _answer = self.hand_on(request).await;
                self.stage.die();
                pending().await
            }
            Write::Never => pending().await,
        }
    }

    async fn read(self, mut request: Request<Body>) -> Answer {
        let (dead, past) = {
            let scene = self.stage.scene.borrow();
            (scene.dead, scene.past.clone())
        };
        if dead {
            return pending().await;
        }
        if let Some(past) = past
            && let Some(uri) = as_of(request.uri(), &past)
        {
            *request.uri_mut() = uri;
        }
        self.hand_on(request).await
    }

    async fn watch(self, request: Request<Body>, watch: Watch) -> Answer {
        let mut scene = self.stage.scene.subscribe();
        let (missed, past) = {
            let scene = scene.borrow();
            (scene.blind, scene.past.is_some())
        };
        if past && watch.streams {
            return refusal(StatusCode::UNPROCESSABLE_ENTITY, "Invalid", NO_STREAMING);
        }
        let now = scene
            .wait_for(|scene| !scene.dead && !scene.blind && scene.past.is_none())
            .await?
            .blinks;
        let missed = self.stage.take_expired(&watch.what) || missed;
        if missed && !watch.streams {
            return refusal(StatusCode::GONE, "Expired", MISSED);
        }
        let (head, body) = self.hand_on(request).await?.into_parts();
        if !head.status.is_success() {
            return Ok(Response::from_parts(head, body));
        }
        let open = Open::new(&self.stage, now);
        let stage = self.stage;
        let mut eyes = scene.clone();
        let shut = async move {
            let _ = eyes.wait_for(|scene| scene.blinks > now).await;
        };
        let told = BodyStream::new(body).take_until(shut.boxed()).map(move |frame| {
            let _held = &open;
            frame
        });
        // Silence, until there is something to see; and then the end, since what came meanwhile is not told.
        let silence = async move {
            if scene.borrow().blinks > now {
                let _ = scene.wait_for(|scene| !scene.blind).await;
                *stage.expired.lock().entry(watch.what).or_default() += 1;
            }
        };
        let frames = told.chain(stream::once(silence).filter_map(|()| async { None }));
        Ok(Response::from_parts(
            head,
            BodyExt::boxed_unsync(StreamBody::new(frames)),
        ))
    }

    async fn hand_on(&self, request: Request<Body>) -> Answer {
        let answer = self.server.send(request).await?;
        Ok(answer.map(|body| body.map_err(Error::from).boxed_unsync()))
    }
}

impl Stage {
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

/// A watch that is open.
struct Open {
    stage: Arc<Stage>,
    blinks: u64,
}

impl Open {
    fn new(stage: &Arc<Stage>, blinks: u64) -> Self {
        let open = Self {
            stage: Arc::clone(stage),
            blinks,
        };
        open.count(|open| open + 1);
        open
    }

    fn count(&self, change: impl Fn(usize) -> usize) {
        self.stage.scene.send_modify(|scene| {
            if scene.blinks == self.blinks {
                scene.open = change(scene.open);
            }
        });
    }
}

impl Drop for Open {
    fn drop(&mut self) {
        self.count(|open| open.saturating_sub(1));
    }
}

/// What a request is about.
enum Kind {
    Read,
    Write,
    Watch(Watch),
}

struct Watch {
    /// The collection and its selectors.
    what: String,
    /// It begins with everything there is, and misses nothing by it.
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

/// A list from whatever the server has at hand, as of this version; none if it is no such list. Others are answered by the
/// storage, which is never behind.
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
