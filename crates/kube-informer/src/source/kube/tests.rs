use std::collections::HashMap;
use std::convert::Infallible;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use ::kube::client::Body;
use ::kube::core::{ApiResource, GroupVersionKind, PartialObjectMeta};
use bytes::Bytes;
use futures::StreamExt;
use futures::stream;
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_ENCODING, RETRY_AFTER};
use http::{HeaderMap, HeaderValue, Request, Response, StatusCode};
use http_body::Frame;
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, Full, StreamBody};
use k8s_openapi::api::core::v1::Pod;
use kube_sandbox::{Cut, Sandbox, SandboxBuilder, sample};
use parking_lot::Mutex;
use serde::de::DeserializeOwned;
use tower::ServiceExt as _;

use super::super::ListerWatcher;
use super::super::compression::Compression;
use super::super::encoding::{Form, Shape};
use super::address::{list_query, watch_query};
use super::refusal::retry_after;
use super::*;
use crate::protocol::{
    AskVersion, Content, Failure, FailureKind, ListItem, ListRequest, Payload, WatchEvent, WatchRequest,
    WatchStart,
};
use crate::wire::Dynamic;

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
        afresh: false,
    };
    text(watch_query(&request))
}

#[test]
fn b01_the_query_of_a_streaming_start() {
    assert_eq!(
        watch(WatchStart::Initial(AskVersion::Newest)),
        "watch=1&allowWatchBookmarks=true&timeoutSeconds=321&sendInitialEvents=true&resourceVersionMatch=NotOlderThan"
    );
    assert!(watch(WatchStart::Initial(AskVersion::NotOlderThan(7.into()))).ends_with("&resourceVersion=7"));
}

#[test]
fn b02_the_queries_of_lists_and_watches() {
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

#[test]
fn b72_the_query_for_an_exact_version() {
    let first = ListRequest::new(AskVersion::Exactly(7.into()), Some(500));
    assert_eq!(
        text(list_query(&first)),
        "resourceVersion=7&resourceVersionMatch=Exact&limit=500"
    );
    assert_eq!(text(list_query(&first.next_page("t"))), "limit=500&continue=t");
}

#[tokio::test]
async fn b72_an_audit_asks_for_the_metadata_of_the_selected_objects_at_one_version() {
    let sandbox = sandbox().await;
    let source = KubeSource::<Pod>::all(sandbox.client())
        .labels("a=b")
        .fields("spec.nodeName=n");
    let version = sandbox.resource_version();
    let request = ListRequest::new(AskVersion::Exactly(version.into()), Some(500));
    let page = source.metadata(request.clone()).expect("it can");
    assert_eq!(page.count().await, 1, "nothing is selected");
    let asked = sandbox.requests().pop().expect("a request");
    assert_eq!(asked.path, "/api/v1/pods");
    assert!(
        asked.accept.contains("as=PartialObjectMetadataList"),
        "{}",
        asked.accept
    );
    let expected = [
        ("resourceVersion", &*version.to_string()),
        ("resourceVersionMatch", "Exact"),
        ("limit", "500"),
        ("labelSelector", "a=b"),
        ("fieldSelector", "spec.nodeName=n"),
    ];
    for (name, value) in expected {
        assert_eq!(asked.param(name), Some(value), "{name}");
    }

    let all = KubeSource::<Pod>::all(sandbox.client())
        .metadata(request)
        .expect("it can");
    let elements: Vec<_> = all.collect().await;
    assert_eq!(elements.len(), PODS + 1);
    for element in &elements[..PODS] {
        let Ok(ListItem::Item(item)) = element else {
            panic!("{element:?}")
        };
        assert!(item.uid.is_some() && item.version.is_some());
    }
}

/// Enough objects for a server to compress the answer.
const PODS: usize = 40;

async fn sandbox() -> Sandbox {
    filled(Sandbox::builder()).await
}

async fn filled(builder: SandboxBuilder) -> Sandbox {
    let sandbox = builder.watch_list_gzip(true).start().await.expect("a sandbox");
    sandbox.load("pods", PODS).expect("pods");
    sandbox
}

fn initial() -> WatchRequest {
    WatchRequest {
        start: WatchStart::Initial(AskVersion::Newest),
        timeout: Duration::from_secs(300),
        silence: Duration::from_secs(200),
        afresh: false,
    }
}

/// The names in a list. The list must be complete.
async fn listed<K>(source: &KubeSource<K>) -> Vec<String>
where
    K: DeserializeOwned + Send + Sync + 'static,
{
    let page = source.list(ListRequest::new(AskVersion::Newest, None));
    let mut elements: Vec<Result<ListItem<K>, Failure>> = page.collect().await;
    assert!(matches!(
        elements.pop(),
        Some(Ok(ListItem::End { next: None, .. }))
    ));
    let name = |element| match element {
        Ok(ListItem::Item(item)) => item.key.name().to_owned(),
        _ => panic!("an item that is none"),
    };
    elements.into_iter().map(name).collect()
}

/// The names in a streaming start, up to the bookmark that ends it.
async fn started<K>(source: &KubeSource<K>) -> Vec<String>
where
    K: DeserializeOwned + Send + Sync + 'static,
{
    let mut events = source.watch(initial()).await.expect("a watch");
    let mut names = Vec::new();
    loop {
        match events
            .next()
            .await
            .expect("it stays open")
            .expect("it is not broken")
        {
            WatchEvent::Changed(_, object) => names.push(object.key.name().to_owned()),
            WatchEvent::Bookmark {
                ends_initial: true, ..
            } => return names,
            _ => {}
        }
    }
}

#[cfg(feature = "direct-k8s-openapi")]
#[tokio::test]
async fn typed_objects_from_protobuf_are_decoded_without_serde() {
    use crate::wire::proto::direct_count;

    let sandbox = sandbox().await;
    let source = KubeSource::<Pod>::all(sandbox.client());
    direct_count::take();
    assert_eq!(listed(&source).await.len(), PODS);
    assert_eq!(direct_count::take(), PODS, "by a list");
    assert_eq!(started(&source).await.len(), PODS);
    assert_eq!(direct_count::take(), PODS, "by a watch");
    assert_eq!(listed(&source.encoding(Encoding::Json)).await.len(), PODS);
    assert_eq!(direct_count::take(), 0, "JSON has no other decoder");
}

/// A client that records the codings of requests and answers, and can alter the answer.
fn recording(
    sandbox: &Sandbox,
    change: impl Fn(Response<AnyBody>) -> Response<AnyBody> + Clone + Send + 'static,
) -> (Client, Arc<Mutex<Vec<Codings>>>) {
    let log = Arc::new(Mutex::new(Vec::new()));
    let (service, kept) = (sandbox.service(), Arc::clone(&log));
    let service = tower::service_fn(move |request: Request<Body>| {
        let (service, kept, change) = (service.clone(), Arc::clone(&kept), change.clone());
        async move {
            let coding = |headers: &HeaderMap, name| {
                let value = headers.get(name).and_then(|value| value.to_str().ok());
                value.unwrap_or_default().to_owned()
            };
            let asked = coding(request.headers(), ACCEPT_ENCODING);
            let response = service.oneshot(request).await?;
            kept.lock()
                .push((asked, coding(response.headers(), CONTENT_ENCODING)));
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(change(response.map(BodyExt::boxed_unsync)))
        }
    });
    (Client::new(service, "default"), log)
}

type AnyBody = UnsyncBoxBody<Bytes, Cut>;

/// The requested coding and the coding of the answer.
type Codings = (String, String);

fn codings(log: &Mutex<Vec<Codings>>) -> Vec<(String, String)> {
    std::mem::take(&mut log.lock())
}

fn pair(asked: &str, given: &str) -> Codings {
    (asked.to_owned(), given.to_owned())
}

#[tokio::test]
async fn compressed_lists_and_streaming_starts_are_read_to_their_end() {
    let sandbox = sandbox().await;
    let (client, log) = recording(&sandbox, |response| response);
    let plain = KubeSource::<Pod>::all(client).compression(Compression::Never);
    let packed = plain.clone().compression(Compression::Always);
    let names = listed(&plain).await;
    assert_eq!(names.len(), PODS);
    assert_eq!(started(&plain).await, names);
    assert_eq!(codings(&log), [pair("identity", ""), pair("identity", "")]);
    assert_eq!(listed(&packed).await, names);
    assert_eq!(started(&packed).await, names);
    assert_eq!(codings(&log), [pair("gzip", "gzip"), pair("gzip", "gzip")]);
}

#[tokio::test]
async fn a_plain_watch_is_never_requested_in_compressed_form() {
    let sandbox = sandbox().await;
    let (client, log) = recording(&sandbox, |response| response);
    let source = KubeSource::<Pod>::all(client).compression(Compression::Always);
    let request = WatchRequest {
        start: WatchStart::After(sandbox.resource_version().into()),
        ..initial()
    };
    assert!(source.watch(request).await.is_ok());
    assert_eq!(codings(&log), [pair("identity", "")]);
}

#[tokio::test]
async fn a_client_that_decodes_only_the_first_member_is_detected() {
    let sandbox = sandbox().await;
    // This is what kube's feature `gzip` does: it removes the header, and everything after the first member.
    let (client, log) = recording(&sandbox, |mut response| {
        if response.headers_mut().remove(CONTENT_ENCODING).is_some() {
            *response.body_mut() = Full::from(&b"{\"type\":\"ADDED\",\"object\":{}}\n"[..])
                .map_err(|never| match never {})
                .boxed_unsync();
        }
        response
    });
    let source = KubeSource::<Pod>::all(client).compression(Compression::Always);
    let cut = source.watch(initial()).await.expect("a watch");
    assert_eq!(cut.count().await, 1);
    assert_eq!(started(&source).await.len(), PODS);
    assert_eq!(codings(&log), [pair("gzip", "gzip"), pair("identity", "")]);
}

#[tokio::test]
async fn the_server_address_is_taken_from_the_first_answer() {
    let sandbox = sandbox().await;
    let client = Client::try_from(sandbox.config()).expect("a client");
    let source = KubeSource::<Pod>::all(client);
    assert!(source.server.is_unknown());
    assert_eq!(listed(&source).await.len(), PODS);
    assert!(!source.server.is_unknown());
    assert!(
        !source.server.compresses(Compression::WhenRemote),
        "it is on this machine"
    );
    let far = source.server(&"https://api.example.com:6443".parse().expect("a URL"));
    assert!(far.server.compresses(Compression::WhenRemote));
}

#[tokio::test]
async fn fields_are_left_out_per_source() {
    let sandbox = sandbox().await;
    let source = KubeSource::<Pod>::all(sandbox.client()).fields(format!("metadata.name={}", first_pod()));
    let lean = source
        .clone()
        .decoding(Decoding::default().leave_out("status").expect("a path"));
    let full = source.clone().decoding(Decoding::default().keep_managed_fields());
    let mut parts = Vec::new();
    for source in [source, lean, full] {
        let page = source.list(ListRequest::new(AskVersion::Newest, None));
        let items: Vec<Result<ListItem<Pod>, Failure>> = page.collect().await;
        let Some(Ok(ListItem::Item(item))) = items.into_iter().next() else {
            panic!("no item")
        };
        let pod = item.object.object().expect("a pod");
        parts.push((pod.status.is_some(), pod.metadata.managed_fields.is_some()));
    }
    assert_eq!(parts, [(true, false), (false, false), (true, true)]);
}

fn first_pod() -> String {
    sample::pod(0)["metadata"]["name"]
        .as_str()
        .unwrap_or_default()
        .to_owned()
}

#[tokio::test]
async fn objects_of_any_kind_keep_their_text() {
    let sandbox = sandbox().await;
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("", "v1", "Pod"));
    let source = KubeSource::<Dynamic>::dynamic(sandbox.client(), None, &kind);
    let page = source.list(ListRequest::new(AskVersion::Newest, None));
    let items: Vec<Result<ListItem<Dynamic>, Failure>> = page.collect().await;
    let Some(Ok(ListItem::Item(item))) = items.into_iter().next() else {
        panic!("no item")
    };
    let pod = item.object.object().expect("a pod");
    assert_eq!(pod.metadata.name.as_deref(), Some(item.key.name()));
    assert_eq!(
        pod.field::<String>("status.phase"),
        Ok(Some("Running".to_owned()))
    );
    assert!(
        pod.to_object()
            .is_ok_and(|tree| tree.data["spec"]["containers"].is_array())
    );
}

#[tokio::test]
async fn decision_5_cached_objects_are_not_decoded() {
    /// A type that cannot be decoded from anything.
    #[derive(Debug)]
    struct Never;
    impl<'de> serde::Deserialize<'de> for Never {
        fn deserialize<D: serde::Deserializer<'de>>(_: D) -> Result<Self, D::Error> {
            Err(serde::de::Error::custom("somebody wants to decode it"))
        }
    }
    let sandbox = sandbox().await;
    let mut source = KubeSource::<Never>::projection_of::<Pod>(sandbox.client(), None, &());
    let unknown = first_pod();
    source.know(IsCached::new(move |key, uid, version| {
        assert!(!uid.to_string().is_empty() && !version.is_any());
        key.name() != unknown
    }));
    let mut payloads = Vec::new();
    let mut page = source.list(ListRequest::new(AskVersion::Newest, None));
    while let Some(Ok(ListItem::Item(item))) = page.next().await {
        payloads.push(item.object);
    }
    let mut events = source.watch(initial()).await.expect("a watch");
    while let Some(Ok(WatchEvent::Changed(_, object))) = events.next().await {
        payloads.push(object.object);
    }
    let decoded = payloads
        .iter()
        .filter(|payload| payload.undecodable().is_some())
        .count();
    assert_eq!(
        (payloads.len(), decoded),
        (2 * PODS, 2),
        "one of the list, one of the watch"
    );
}

/// A list that does not trust versions still does not decode objects of equal content (B66): the relist of a large collection
/// would otherwise cost as much as the first list, and twice the memory.
#[tokio::test]
async fn decision_5_an_object_of_equal_content_is_not_decoded_even_if_versions_prove_nothing() {
    for encoding in [Encoding::Json, Encoding::WhenBuiltIn] {
        let sandbox = sandbox().await;
        let source = || KubeSource::<Pod>::all(sandbox.client()).encoding(encoding);
        let request = ListRequest::new(AskVersion::Newest, None);
        let mut cached = HashMap::new();
        let mut page = source().list(request.clone());
        while let Some(Ok(ListItem::Item(item))) = page.next().await {
            let content = item.content.expect("the source has the bytes");
            cached.insert(item.key, content);
        }
        let changed = first_pod();
        let mut again = source();
        again.know(IsCached::with_content(move |key, _, _, content| match content {
            Content::Any => true,
            Content::Hash(hash) => key.name() != changed && hash == Some(cached[key]),
        }));
        let mut trusting = again.list(request.clone());
        while let Some(Ok(ListItem::Item(item))) = trusting.next().await {
            assert!(matches!(item.object, Payload::Unchanged));
        }
        let afresh = ListRequest {
            afresh: true,
            ..request
        };
        let mut page = again.list(afresh);
        let mut decoded = Vec::new();
        while let Some(Ok(ListItem::Item(item))) = page.next().await {
            assert!(item.content.is_some(), "it was compared");
            if item.object.object().is_some() {
                decoded.push(item.key.name().to_owned());
            }
        }
        assert_eq!(decoded, [first_pod()]);
    }
}

#[tokio::test]
async fn changes_after_a_version_are_always_decoded() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let begun = sandbox.resource_version();
    sandbox.load("pods", 1).expect("a pod");
    let mut source = KubeSource::<Pod>::all(sandbox.client());
    source.know(IsCached::new(|_, _, _| true));
    let request = WatchRequest {
        start: WatchStart::After(begun.into()),
        ..initial()
    };
    let mut events = source.watch(request).await.expect("a watch");
    loop {
        match events
            .next()
            .await
            .expect("it stays open")
            .expect("it is not broken")
        {
            WatchEvent::Changed(_, pod) => {
                assert!(pod.object.object().is_some());
                return;
            }
            other => assert!(matches!(other, WatchEvent::Bookmark { .. }), "{other:?}"),
        }
    }
}

#[tokio::test]
async fn protobuf_is_requested_if_there_is_a_table_and_a_type() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let client = sandbox.client();
    let protobuf = |form: Form| matches!(form, Form::Protobuf(_));
    let pods = KubeSource::<Pod>::all(client.clone());
    assert!(protobuf(pods.form(Shape::List)));
    assert!(!protobuf(pods.encoding(Encoding::Json).form(Shape::List)));
    let kind = |group, kind| ApiResource::from_gvk(&GroupVersionKind::gvk(group, "v1", kind));
    let anything = KubeSource::<Dynamic>::dynamic(client.clone(), None, &kind("", "Pod"));
    assert!(!protobuf(anything.form(Shape::List)), "it keeps its text");
    assert!(protobuf(
        anything.encoding(Encoding::WhenBuiltIn).form(Shape::List)
    ));
    let custom = KubeSource::<Dynamic>::dynamic(client, None, &kind("example.com", "Widget"));
    assert!(!protobuf(
        custom.encoding(Encoding::WhenBuiltIn).form(Shape::List)
    ));
}

/// Records the `Accept` headers in the order of the requests. If `refuses` is set, it refuses requests for
/// anything but JSON.
fn listening(sandbox: &Sandbox, refuses: bool) -> (Client, Arc<Mutex<Vec<String>>>) {
    let log = Arc::new(Mutex::new(Vec::new()));
    let (service, kept) = (sandbox.service(), Arc::clone(&log));
    let service = tower::service_fn(move |request: Request<Body>| {
        let accept = request.headers()[ACCEPT].to_str().unwrap_or_default().to_owned();
        let refused = refuses && accept != "application/json";
        kept.lock().push(accept);
        let service = service.clone();
        async move {
            let mut response = service.oneshot(request).await?;
            if refused {
                *response.status_mut() = StatusCode::NOT_ACCEPTABLE;
            }
            Ok::<_, Box<dyn std::error::Error + Send + Sync>>(response)
        }
    });
    (Client::new(service, "default"), log)
}

#[tokio::test]
async fn protobuf_is_requested_once_from_a_server_without_it() {
    const BOTH: &str = "application/vnd.kubernetes.protobuf,application/json";
    const JSON: &str = "application/json";
    let sandbox = filled(Sandbox::builder().protobuf(false)).await;
    for (refuses, asked) in [(false, vec![BOTH, JSON]), (true, vec![BOTH, JSON, JSON])] {
        let (client, log) = listening(&sandbox, refuses);
        let source = KubeSource::<Pod>::all(client).encoding(Encoding::WhenTyped);
        assert_eq!(listed(&source).await.len(), PODS);
        assert_eq!(started(&source.clone()).await.len(), PODS);
        assert_eq!(*log.lock(), asked, "refuses: {refuses}");
    }
}

#[tokio::test]
async fn a_refusal_in_json_does_not_rule_out_protobuf() {
    let sandbox = sandbox().await;
    let (client, _) = recording(&sandbox, |mut response| {
        *response.status_mut() = StatusCode::SERVICE_UNAVAILABLE;
        response
    });
    let source = KubeSource::<Pod>::all(client).encoding(Encoding::WhenTyped);
    let page = source.list(ListRequest::new(AskVersion::Newest, None));
    let refused: Vec<Result<ListItem<Pod>, Failure>> = page.collect().await;
    assert!(matches!(&refused[..], [Err(failure)] if failure.kind == FailureKind::Server));
    assert!(source.server.may_have_more_than_json());
}

#[tokio::test]
async fn only_the_metadata_is_requested_for_a_metadata_type() {
    let sandbox = sandbox().await;
    let whole = KubeSource::<Pod>::all(sandbox.client());
    let (client, accepted) = listening(&sandbox, false);
    let metadata = KubeSource::<PartialObjectMeta<Pod>>::all(client);
    let names = listed(&whole).await;
    assert_eq!(listed(&metadata).await, names);
    assert_eq!(started(&metadata).await, names);
    let asked = std::mem::take(&mut *accepted.lock());
    assert_eq!(
        asked,
        [
            "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json",
            "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json",
        ]
    );
    let page = metadata.list(ListRequest::new(AskVersion::Newest, None));
    let items: Vec<Result<ListItem<PartialObjectMeta<Pod>>, Failure>> = page.collect().await;
    let Some(Ok(ListItem::Item(item))) = items.into_iter().next() else {
        panic!("no item")
    };
    let pod = item.object.object().expect("the metadata of a pod");
    assert_eq!(pod.types.expect("its type").kind, "PartialObjectMetadata");
    assert!(pod.metadata.labels.is_some() && pod.metadata.managed_fields.is_none());
}

#[tokio::test]
async fn bare_metadata_is_requested_once_from_a_server_without_it() {
    let sandbox = sandbox().await;
    let (client, accepted) = listening(&sandbox, true);
    let source = KubeSource::<PartialObjectMeta<Pod>>::all(client);
    assert_eq!(listed(&source).await.len(), PODS);
    assert_eq!(started(&source).await.len(), PODS);
    let asked: Vec<bool> = accepted
        .lock()
        .iter()
        .map(|said| said.contains("as=Partial"))
        .collect();
    assert_eq!(asked, [true, false, false]);
}

#[tokio::test]
async fn whole_objects_instead_of_bare_metadata_are_accepted() {
    let sandbox = sandbox().await;
    let service = sandbox.service();
    let service = tower::service_fn(move |mut request: Request<Body>| {
        // Behaves like a server that knows only the last of the accepted types.
        request
            .headers_mut()
            .insert(ACCEPT, HeaderValue::from_static("application/json"));
        service.clone().oneshot(request)
    });
    let source = KubeSource::<PartialObjectMeta<Pod>>::all(Client::new(service, "default"));
    assert_eq!(listed(&source).await.len(), PODS);
    assert_eq!(started(&source).await.len(), PODS);
}

#[tokio::test]
async fn b66_the_newest_version_takes_one_small_consistent_request() {
    let sandbox = sandbox().await;
    let pods = KubeSource::<Pod>::namespaced(sandbox.client(), "default")
        .labels("app=nothing")
        .fields("metadata.name=one,spec.nodeName=node-1");
    let before = sandbox.requests().len();
    assert_eq!(pods.newest_version().await, Ok(sandbox.resource_version().into()));
    let asked = sandbox.requests().split_off(before);
    let [asked] = &asked[..] else {
        panic!("one request: {asked:?}")
    };
    let query: Vec<_> = asked
        .query
        .iter()
        .map(|(name, value)| format!("{name}={value}"))
        .collect();
    assert_eq!(query, ["limit=1", "fieldSelector=metadata.name=one"]);
    assert!(
        asked.accept.contains("as=PartialObjectMetadataList"),
        "{}",
        asked.accept
    );
}

/// A source whose server always answers with this code, these headers, and a body of these pieces; and the
/// number of pieces that were taken.
fn answering(
    code: u16,
    headers: &'static [(&'static str, &'static str)],
    pieces: impl Fn() -> stream::BoxStream<'static, Bytes> + Clone + Send + 'static,
) -> (KubeSource<Dynamic>, Arc<AtomicUsize>) {
    let taken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&taken);
    let service = tower::service_fn(move |_: Request<Body>| {
        let count = Arc::clone(&count);
        let frames = pieces().map(move |piece| {
            count.fetch_add(1, Ordering::Relaxed);
            Ok::<_, Infallible>(Frame::data(piece))
        });
        let mut response = Response::builder().status(code);
        for (name, value) in headers {
            response = response.header(*name, *value);
        }
        let response = response.body(StreamBody::new(frames));
        std::future::ready(Ok::<_, Infallible>(response.expect("a response")))
    });
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("example.com", "v1", "Widget"));
    (
        KubeSource::dynamic(Client::new(service, "default"), None, &kind),
        taken,
    )
}

/// The failure of a list of this source.
async fn failure(source: &KubeSource<Dynamic>) -> Failure {
    let page = source.list(ListRequest::new(AskVersion::Newest, None));
    let mut elements: Vec<Result<ListItem<Dynamic>, Failure>> = page.collect().await;
    elements.pop().expect("something").expect_err("a failure")
}

#[tokio::test]
async fn b69_only_the_beginning_of_an_endless_refusal_is_read() {
    let gone =
        Bytes::from_static(br#"{"kind":"Status","message":"too old","reason":"Expired","code":410,"x":""#);
    let more = Bytes::from(vec![b'x'; 16 << 10]);
    let (source, taken) = answering(500, &[], move || {
        let more = more.clone();
        let rest = stream::repeat_with(move || more.clone()).take(1 << 15);
        stream::iter([gone.clone()]).chain(rest).boxed()
    });
    let told = failure(&source).await;
    assert_eq!(
        (told.kind, told.message.as_ref()),
        (FailureKind::Expired, "too old (500)")
    );
    assert!(taken.load(Ordering::Relaxed) <= 8, "{taken:?} pieces of 16 KiB");
    let error = source.watch(initial()).await.map(drop).expect_err("a failure");
    assert_eq!(error.kind, FailureKind::Expired);
}

#[tokio::test(start_paused = true)]
async fn b67_a_refusal_without_a_body_is_classified_by_its_code() {
    let (source, _) = answering(410, &[], || stream::pending().boxed());
    assert_eq!(failure(&source).await.kind, FailureKind::Expired);
}

#[tokio::test]
async fn b69_retry_after_is_bounded_and_a_date_does_not_panic() {
    for (header, expected) in [
        ("3", Some(3)),
        (" 3 ", Some(3)),
        ("0", Some(0)),
        ("300", Some(300)),
        ("31536000000", Some(300)),
        ("18446744073709551615", Some(300)),
        ("99999999999999999999999999", Some(300)),
        ("-1", None),
        ("1.5", None),
        ("", None),
        ("Wed, 21 Oct 2026 07:28:00 GMT", None),
    ] {
        let mut headers = HeaderMap::new();
        headers.insert(RETRY_AFTER, HeaderValue::from_str(header).expect("a header"));
        assert_eq!(
            retry_after(&headers),
            expected.map(Duration::from_secs),
            "{header:?}"
        );
    }
    let (source, _) = answering(429, &[("retry-after", "18446744073709551615")], || {
        stream::empty().boxed()
    });
    assert_eq!(
        failure(&source).await.retry_after,
        Some(crate::source::MAX_RETRY_AFTER)
    );
}

#[tokio::test]
async fn b69_endless_bytes_after_a_list_do_not_accumulate() {
    let list = Bytes::from_static(br#"{"items":[],"metadata":{"resourceVersion":"7"}}"#);
    let more = Bytes::from(vec![b'x'; 16 << 10]);
    let (source, taken) = answering(200, &[], move || {
        let more = more.clone();
        let rest = stream::repeat_with(move || more.clone()).take(1 << 15);
        stream::iter([list.clone()]).chain(rest).boxed()
    });
    assert_eq!(failure(&source).await.kind, FailureKind::Malformed);
    // As many as are read ahead in the bulk phase, and a few that the decoder has taken.
    assert!(taken.load(Ordering::Relaxed) <= 72, "{taken:?} pieces of 16 KiB");
}
