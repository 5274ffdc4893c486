//! An API server of generated config maps or pods behind `kube::Client`, without a socket. The informer sends its usual requests and
//! decodes the usual bytes, so that a curve shows the library and not a network.
//!
//! A run has three stages: the collection as it was created, a burst of updates, and an expired watch, after which the same
//! collection is listed again at a higher version.

use std::convert::Infallible;
use std::io::Write as _;
use std::ops::Range;
use std::sync::Arc;
use std::time::Instant;

use bytes::Bytes;
use flate2::Compression;
use flate2::write::GzEncoder;
use futures::future::ready;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use http::header::{CONTENT_ENCODING, CONTENT_TYPE};
use http::{Request, Response};
use http_body::Frame;
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, StreamBody};
use kube::Client;
use kube::client::Body;
use parking_lot::Mutex;
use tokio::sync::watch;

use crate::template::Template;

/// The version of the collection after it has expired.
pub(crate) const RELISTED: u64 = 1_000_000_000_000;
/// Bodies are sent in pieces of about this size.
const PIECE: usize = 64 << 10;

/// What the server has.
#[derive(Debug, Clone)]
pub(crate) struct Collection {
    pub(crate) objects: usize,
    /// Object `n` is in namespace `n % namespaces`.
    pub(crate) namespaces: usize,
    /// What the objects are.
    pub(crate) kind: Kind,
    /// The number of updates in the second stage, over all namespaces.
    pub(crate) events: usize,
    /// Whether lists are compressed.
    pub(crate) gzip: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Config maps of about this many bytes in JSON.
    ConfigMap(usize),
    /// Pods of 11 KB in JSON, all but their metadata alike.
    Pod,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Stage {
    Created,
    Updated,
    Expired,
}

/// The server. Its clones are the same server.
#[derive(Debug, Clone)]
pub(crate) struct GeneratedServer(Arc<Shared>);

#[derive(Debug)]
struct Shared {
    collection: Collection,
    template: Template,
    stage: watch::Sender<Stage>,
    /// When the first list after the expiry was requested.
    relisted: Mutex<Option<Instant>>,
}

impl GeneratedServer {
    pub(crate) fn new(collection: Collection) -> Self {
        let template = match collection.kind {
            Kind::ConfigMap(bytes) => Template::config_map(bytes),
            Kind::Pod => Template::pod(),
        };
        Self(Arc::new(Shared {
            collection,
            template,
            stage: watch::Sender::new(Stage::Created),
            relisted: Mutex::new(None),
        }))
    }

    pub(crate) fn client(&self) -> Client {
        let server = self.clone();
        let service = tower::service_fn(move |request: Request<Body>| {
            ready(Ok::<_, Infallible>(server.answer(&request)))
        });
        Client::new(service, "default")
    }

    /// Sends the updates.
    pub(crate) fn update(&self) {
        self.0.stage.send_replace(Stage::Updated);
    }

    /// Ends all watches, because their versions have expired.
    pub(crate) fn expire(&self) {
        self.0.stage.send_replace(Stage::Expired);
    }

    /// When the first list after the expiry was requested.
    pub(crate) fn relisted(&self) -> Option<Instant> {
        *self.0.relisted.lock()
    }

    fn answer(&self, request: &Request<Body>) -> Response<AnswerBody> {
        let uri = request.uri();
        let namespace = uri.path().split("/namespaces/").nth(1);
        let namespace = namespace.and_then(|rest| rest.split('/').next()?.strip_prefix("ns-")?.parse().ok());
        let part = Part {
            shared: Arc::clone(&self.0),
            namespace,
        };
        let query = uri.query().unwrap_or_default();
        let body = match query.contains("watch=1") {
            true if query.contains(&format!("resourceVersion={RELISTED}")) => stream::pending().boxed(),
            true => part.watch(),
            // The question for the collection's version.
            false if query.split('&').any(|option| option == "limit=1") => return part.list(1),
            false => return part.list(part.len()),
        };
        respond(body, false)
    }
}

/// The body of an answer.
type AnswerBody = UnsyncBoxBody<Bytes, Infallible>;

fn respond(pieces: BoxStream<'static, Bytes>, gzip: bool) -> Response<AnswerBody> {
    let frames = pieces.map(|piece| Ok::<_, Infallible>(Frame::data(piece)));
    let mut response = Response::new(StreamBody::new(frames).boxed_unsync());
    let headers = response.headers_mut();
    headers.insert(CONTENT_TYPE, http::HeaderValue::from_static("application/json"));
    if gzip {
        headers.insert(CONTENT_ENCODING, http::HeaderValue::from_static("gzip"));
    }
    response
}

/// The objects of one namespace, or of all.
#[derive(Clone)]
struct Part {
    shared: Arc<Shared>,
    namespace: Option<usize>,
}

impl Part {
    fn len(&self) -> usize {
        let Collection {
            objects, namespaces, ..
        } = self.shared.collection;
        match self.namespace {
            Some(namespace) => (objects + namespaces - 1 - namespace) / namespaces,
            None => objects,
        }
    }

    fn events(&self) -> usize {
        let Collection {
            events, namespaces, ..
        } = self.shared.collection;
        match self.namespace {
            Some(_) => events / namespaces,
            None => events,
        }
    }

    /// The number of the object at this place.
    fn object(&self, place: usize) -> usize {
        match self.namespace {
            Some(namespace) => namespace + place * self.shared.collection.namespaces,
            None => place,
        }
    }

    /// The version of an object after all updates. Update `i` changes the object at place `i % len`.
    fn last_version(&self, place: usize) -> u64 {
        let (events, len) = (self.events(), self.len());
        match events > place {
            true => 2 + (events - 1 - (events - 1 - place) % len) as u64,
            false => 1,
        }
    }

    fn write(&self, out: &mut String, place: usize, version: u64) {
        let n = self.object(place);
        let namespace = n % self.shared.collection.namespaces;
        self.shared.template.write(out, n, namespace, version);
    }

    /// A list of the first `count` objects.
    fn list(&self, count: usize) -> Response<AnswerBody> {
        let stage = *self.shared.stage.borrow();
        let version = match stage {
            Stage::Expired => RELISTED,
            Stage::Created | Stage::Updated => 1,
        };
        if stage == Stage::Expired {
            self.shared.relisted.lock().get_or_insert_with(Instant::now);
        }
        let head = format!(
            r#"{{"kind":"{}List","apiVersion":"v1","metadata":{{"resourceVersion":"{version}"{}}},"items":["#,
            match self.shared.collection.kind {
                Kind::ConfigMap(_) => "ConfigMap",
                Kind::Pod => "Pod",
            },
            if count < self.len() {
                r#","continue":"rest""#
            } else {
                ""
            },
        );
        let part = self.clone();
        let items = pieces(0..count.min(self.len()), move |out, place| {
            if place > 0 {
                out.push(',');
            }
            let version = match stage {
                Stage::Created => 1,
                Stage::Updated | Stage::Expired => part.last_version(place),
            };
            part.write(out, place, version);
        });
        let body = stream::iter([Bytes::from(head)])
            .chain(items)
            .chain(stream::iter([Bytes::from_static(b"]}")]));
        let gzip = self.shared.collection.gzip;
        match gzip {
            true => respond(compressed(body.boxed()), true),
            false => respond(body.boxed(), false),
        }
    }

    fn watch(&self) -> BoxStream<'static, Bytes> {
        let (part, len) = (self.clone(), self.len());
        let events = pieces(0..self.events(), move |out, event| {
            out.push_str(r#"{"type":"MODIFIED","object":"#);
            part.write(out, event % len, 2 + event as u64);
            out.push_str("}\n");
        });
        let expired = concat!(
            r#"{"type":"ERROR","object":{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","#,
            r#""message":"too old resource version","reason":"Expired","code":410}}"#,
            "\n"
        );
        let reached = |stage: Stage| {
            let mut stages = self.shared.stage.subscribe();
            // The server outlives its watches.
            async move { drop(stages.wait_for(|reached| *reached >= stage).await) }
        };
        let events = reached(Stage::Updated).map(|()| events).flatten_stream();
        let expiry = reached(Stage::Expired).map(move |()| Bytes::from_static(expired.as_bytes()));
        events.chain(stream::once(expiry)).boxed()
    }
}

/// Writes the elements of a range into pieces.
fn pieces(
    range: Range<usize>,
    write: impl Fn(&mut String, usize) + Send + 'static,
) -> BoxStream<'static, Bytes> {
    let mut rest = range;
    let next = std::iter::from_fn(move || {
        let mut piece = String::with_capacity(PIECE + (PIECE >> 2));
        while piece.len() < PIECE
            && let Some(place) = rest.next()
        {
            write(&mut piece, place);
        }
        (!piece.is_empty()).then(|| Bytes::from(piece))
    });
    stream::iter(next).boxed()
}

fn compressed(pieces: BoxStream<'static, Bytes>) -> BoxStream<'static, Bytes> {
    let encoder = GzEncoder::new(Vec::new(), Compression::fast());
    stream::unfold((pieces, Some(encoder)), |(mut pieces, encoder)| async move {
        let mut encoder = encoder?;
        // Writing to a vector cannot fail.
        let (out, rest) = match pieces.next().await {
            Some(piece) => {
                let _ = encoder.write_all(&piece);
                (std::mem::take(encoder.get_mut()), Some(encoder))
            }
            None => (encoder.finish().unwrap_or_default(), None),
        };
        Some((Bytes::from(out), (pieces, rest)))
    })
    .boxed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_version_is_that_of_the_last_update_of_the_object() {
        for (objects, namespaces, events) in [(10, 1, 3), (10, 1, 25), (7, 3, 30)] {
            let server = GeneratedServer::new(Collection {
                objects,
                namespaces,
                kind: Kind::ConfigMap(300),
                events,
                gzip: false,
            });
            for namespace in [None, Some(0), Some(namespaces - 1)] {
                let part = Part {
                    shared: Arc::clone(&server.0),
                    namespace,
                };
                let mut versions = vec![1; part.len()];
                for event in 0..part.events() {
                    versions[event % part.len()] = 2 + event as u64;
                }
                let last: Vec<u64> = (0..part.len()).map(|place| part.last_version(place)).collect();
                assert_eq!(
                    last, versions,
                    "{objects} objects, {events} events, {namespace:?}"
                );
            }
        }
    }
}
