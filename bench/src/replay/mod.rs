//! A server that replays recorded bytes: it lists some pods and then sends changes, at full speed or at a fixed rate.
//!
//! Every event is a recorded pod of 10 KB with a new version and its send time. An event costs the server one copy, so the benchmark measures
//! the client. The server answers in JSON or protobuf, as requested. It refuses streaming starts as an old server does.
//!
//! Knows: HTTP, one collection. Never learns: the contenders.

mod protobuf;
mod template;

use std::convert::Infallible;
use std::io::Write;
use std::sync::Arc;
use std::time::Duration;

use anyhow::Result;
use bytes::Bytes;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use http::{HeaderMap, Request, Response, StatusCode, header};
use http_body_util::StreamBody;
use hyper::body::{Frame, Incoming};
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use tempfile::NamedTempFile;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::Instant;

pub(crate) use template::Templates;

/// A running replay server. Dropping it stops the server.
pub(crate) struct ReplayServer {
    kubeconfig: NamedTempFile,
    started: watch::Sender<bool>,
    accepting: JoinHandle<()>,
}

/// The events to replay.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Script {
    pub(crate) events: usize,
    /// Events per second. `None` means full speed.
    pub(crate) rate: Option<f64>,
}

impl ReplayServer {
    pub(crate) async fn start(templates: Arc<Templates>, script: Script) -> Result<Self> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let mut kubeconfig = NamedTempFile::new()?;
        write!(
            kubeconfig,
            "{}",
            kubeconfig_of(&format!("http://{}", listener.local_addr()?))
        )?;
        let (started, on_start) = watch::channel(false);
        let accepting = tokio::spawn(async move {
            while let Ok((socket, _)) = listener.accept().await {
                // As an API server does.
                let _ = socket.set_nodelay(true);
                let (templates, on_start) = (Arc::clone(&templates), on_start.clone());
                let answer = move |request: Request<Incoming>| {
                    let response = respond(&request, &templates, script, &on_start);
                    async move { Ok::<_, Infallible>(response) }
                };
                let serving = hyper::server::conn::http1::Builder::new();
                tokio::spawn(serving.serve_connection(TokioIo::new(socket), service_fn(answer)));
            }
        });
        Ok(Self {
            kubeconfig,
            started,
            accepting,
        })
    }

    pub(crate) fn kubeconfig(&self) -> String {
        format!("kubeconfig={}", self.kubeconfig.path().display())
    }

    /// Starts the events.
    pub(crate) fn start_events(&self) {
        self.started.send_replace(true);
    }
}

impl Drop for ReplayServer {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

type Body = StreamBody<BoxStream<'static, Result<Frame<Bytes>, Infallible>>>;

fn respond(
    request: &Request<Incoming>,
    templates: &Arc<Templates>,
    script: Script,
    on_start: &watch::Receiver<bool>,
) -> Response<Body> {
    let query = request.uri().query().unwrap_or_default();
    let protobuf = asks_for_protobuf(request.headers());
    if query.contains("sendInitialEvents=true") {
        let refusal = r#"{"kind":"Status","apiVersion":"v1","metadata":{},"status":"Failure","reason":"Invalid","code":422,
            "message":"sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled"}"#;
        return response(
            StatusCode::UNPROCESSABLE_ENTITY,
            "application/json",
            once(refusal.into()),
        );
    }
    let (list, stream) = match protobuf {
        true => (PROTOBUF, PROTOBUF_STREAM),
        false => ("application/json", "application/json"),
    };
    if query.contains("watch=true") || query.contains("watch=1") {
        let events = events(Arc::clone(templates), script, protobuf, on_start.clone());
        return response(StatusCode::OK, stream, events);
    }
    response(StatusCode::OK, list, once(templates.list(protobuf)))
}

const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";
const PROTOBUF_STREAM: &str = "application/vnd.kubernetes.protobuf;stream=watch";

fn asks_for_protobuf(headers: &HeaderMap) -> bool {
    let accept = headers
        .get(header::ACCEPT)
        .and_then(|accept| accept.to_str().ok());
    accept.is_some_and(|accept| accept.contains(PROTOBUF))
}

fn response(
    status: StatusCode,
    kind: &'static str,
    body: BoxStream<'static, Result<Frame<Bytes>, Infallible>>,
) -> Response<Body> {
    let mut response = Response::new(StreamBody::new(body));
    *response.status_mut() = status;
    let kind = header::HeaderValue::from_static(kind);
    response.headers_mut().insert(header::CONTENT_TYPE, kind);
    response
}

fn once(bytes: Bytes) -> BoxStream<'static, Result<Frame<Bytes>, Infallible>> {
    stream::iter([Ok(Frame::data(bytes))]).boxed()
}

/// Sends all events after the start, and then stays silent.
fn events(
    templates: Arc<Templates>,
    script: Script,
    protobuf: bool,
    mut on_start: watch::Receiver<bool>,
) -> BoxStream<'static, Result<Frame<Bytes>, Infallible>> {
    let begin = async move {
        // The sender lives as long as the server, so this cannot fail.
        let _ = on_start.wait_for(|started| *started).await;
        Instant::now()
    };
    let events = begin.into_stream().flat_map(move |begun| {
        let templates = Arc::clone(&templates);
        stream::iter(0..script.events).then(move |n| {
            let templates = Arc::clone(&templates);
            async move {
                if let Some(rate) = script.rate {
                    tokio::time::sleep_until(begun + Duration::from_secs_f64(n as f64 / rate)).await;
                }
                Ok(Frame::data(templates.event(n, protobuf)))
            }
        })
    });
    events.chain(stream::pending()).boxed()
}

fn kubeconfig_of(url: &str) -> String {
    format!(
        "apiVersion: v1\nkind: Config\ncurrent-context: replay\n\
         clusters:\n- name: replay\n  cluster:\n    server: {url}\n\
         users:\n- name: replay\n  user: {{}}\n\
         contexts:\n- name: replay\n  context:\n    cluster: replay\n    user: replay\n"
    )
}

#[cfg(test)]
mod tests {
    use k8s_openapi::api::core::v1::Pod;
    use kube_informer::informer::SharedInformer;
    use kube_informer::source::Encoding;

    use super::*;

    #[tokio::test(flavor = "multi_thread")]
    async fn an_informer_receives_every_event_in_both_encodings() {
        for encoding in [Encoding::Json, Encoding::WhenTyped] {
            let templates = Arc::new(Templates::new(10));
            let script = Script {
                events: 100,
                rate: None,
            };
            let replay = ReplayServer::start(Arc::clone(&templates), script).await.unwrap();
            let file = kube::config::Kubeconfig::read_from(replay.kubeconfig.path()).unwrap();
            let config = kube::Config::from_custom_kubeconfig(file, &Default::default())
                .await
                .unwrap();
            let client = kube_informer::source::client(config).unwrap();
            let pods = SharedInformer::<Pod>::builder(client)
                .encoding(encoding)
                .build()
                .unwrap();
            pods.start().unwrap();
            pods.wait_for_sync(Duration::from_secs(60)).await.unwrap();
            assert_eq!(pods.len(), 10);
            replay.start_events();
            pods.wait_for(&templates.version(99).into()).await.unwrap();
            let last = pods
                .list()
                .into_iter()
                .map(|pod| pod.metadata.resource_version.clone().unwrap())
                .max();
            assert_eq!(last, Some(templates.version(99).to_string()));
            pods.shutdown().await;
        }
    }
}
