//! The API server as a source, over `kube::Client`. The only file that knows kube-client.

use std::io;
use std::marker::PhantomData;
use std::time::Duration;

use ::kube::client::Body;
use ::kube::{Client, Error, Resource};
use futures::future::BoxFuture;
use futures::stream::{self, BoxStream};
use futures::{FutureExt, StreamExt};
use http::header::{ACCEPT, ACCEPT_ENCODING, RETRY_AFTER};
use http::{HeaderMap, Request, Response};
use http_body_util::BodyExt;
use serde::de::DeserializeOwned;

use super::{Listed, ListerWatcher, WatchStream, Watched};
use crate::reflector::{AskVersion, Failure, FailureKind, ListRequest, WatchRequest, WatchStart};
use crate::wire::{self, Lines};

/// A collection of the API server: a resource, in all namespaces or one, perhaps with selectors.
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
    kind: String,
    labels: String,
    fields: String,
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
            kind: K::kind(kind).into_owned(),
            labels: String::new(),
            fields: String::new(),
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
}

impl<K> KubeSource<K> {
    fn request(&self, mut query: Vec<(&str, String)>) -> Result<Request<Body>, Failure> {
        for (name, selector) in [("labelSelector", &self.labels), ("fieldSelector", &self.fields)] {
            if !selector.is_empty() {
                query.push((name, selector.clone()));
            }
        }
        let query = form_urlencoded::Serializer::new(String::new())
            .extend_pairs(query)
            .finish();
        Request::get(format!("{}?{query}", self.path))
            .header(ACCEPT, "application/json")
            // A client with decompression would stop after the first member of a compressed watch.
            .header(ACCEPT_ENCODING, "identity")
            .body(Body::empty())
            .map_err(|e| {
                Failure::new(
                    FailureKind::Rejected,
                    format!("the request cannot be written: {e}"),
                )
            })
    }
}

impl<K: DeserializeOwned + Send + 'static> ListerWatcher<K> for KubeSource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<Listed<K>, Failure>> {
        let (client, kind) = (self.client.0.clone(), self.kind.clone());
        let request = self.request(list_query(&request));
        let page = async move {
            let response = accepted(client.send(request?).await).await?;
            let body = response.into_body().collect().await.map_err(|e| network(&e))?;
            wire::list(&body.to_bytes(), &kind)
        };
        let elements = page.map(|page| match page {
            Ok(elements) => stream::iter(elements).map(Ok).left_stream(),
            Err(failure) => stream::iter([Err(failure)]).right_stream(),
        });
        elements.flatten_stream().boxed()
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        let (client, kind) = (self.client.0.clone(), self.kind.clone());
        let request = self.request(watch_query(&request));
        async move {
            let response = accepted(client.send(request?).await).await?;
            Ok(events(response.into_body(), kind).boxed())
        }
        .boxed()
    }
}

/// The lines of a watch as events; ends with the body, or with the failure that broke it.
fn events<K: DeserializeOwned + Send + 'static>(
    body: Body,
    kind: String,
) -> impl futures::Stream<Item = Result<Watched<K>, Failure>> + Send {
    let state = Some((body.into_data_stream(), Lines::default(), kind));
    stream::unfold(state, |state| async move {
        let (mut body, mut lines, kind) = state?;
        loop {
            if let Some(line) = lines.next() {
                let event = wire::event(&line, &kind);
                let go_on = event.is_ok();
                return Some((event, go_on.then_some((body, lines, kind))));
            }
            match body.next().await {
                Some(Ok(bytes)) => lines.feed(&bytes),
                Some(Err(error)) => return Some((Err(network(&error)), None)),
                None if lines.is_within_a_line() => {
                    let cut = Failure::new(FailureKind::Network, "the watch ended in the middle of an event");
                    return Some((Err(cut), None));
                }
                None => return None,
            }
        }
    })
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
mod tests {
    use super::*;

    fn text(query: Vec<(&'static str, String)>) -> String {
        let pairs: Vec<String> = query
            .into_iter()
            .map(|(name, value)| format!("{name}={value}"))
            .collect();
        pairs.join("&")
    }

    fn watch(start: WatchStart) -> String {
        let request = WatchRequest {
            start,
            timeout: Duration::from_secs(321),
            silence: Duration::from_secs(200),
        };
        text(watch_query(&request))
    }

    #[test]
    fn b01_a_streaming_start_is_asked_for_in_these_words() {
        assert_eq!(
            watch(WatchStart::Initial(AskVersion::Newest)),
            "watch=1&allowWatchBookmarks=true&timeoutSeconds=321&sendInitialEvents=true&resourceVersionMatch=NotOlderThan"
        );
        assert!(
            watch(WatchStart::Initial(AskVersion::NotOlderThan(7.into()))).ends_with("&resourceVersion=7")
        );
    }

    #[test]
    fn b02_lists_and_watches_are_asked_for_in_these_words() {
        let first = ListRequest::new(AskVersion::Any, Some(500));
        assert_eq!(text(list_query(&first)), "resourceVersion=0&limit=500");
        assert_eq!(text(list_query(&first.next_page("t"))), "limit=500&continue=t");
        let again = ListRequest::new(AskVersion::NotOlderThan(7.into()), None);
        assert_eq!(
            text(list_query(&again)),
            "resourceVersion=7&resourceVersionMatch=NotOlderThan"
        );
        assert_eq!(text(list_query(&ListRequest::new(AskVersion::Newest, None))), "");
        assert_eq!(
            watch(WatchStart::After(7.into())),
            "watch=1&allowWatchBookmarks=true&timeoutSeconds=321&resourceVersion=7"
        );
    }
}
