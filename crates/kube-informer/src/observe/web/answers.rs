//! The handlers of the inspector's HTTP routes.

use std::sync::Arc;

use axum::Json;
use axum::extract::{OriginalUri, Query as Params, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};
use serde_json::json;
use tokio::sync::Semaphore;

use super::super::{Inspector, Query, ServerError};
use crate::object::ObjectKey;

/// The page. Its links are relative to itself, wherever it is mounted.
pub(super) async fn page(OriginalUri(uri): OriginalUri) -> Response {
    let last = uri.path().rsplit('/').next().unwrap_or_default();
    let slash = if last.is_empty() { "" } else { "/" };
    let encoded: String = form_urlencoded::byte_serialize(last.as_bytes()).collect();
    let html = include_str!("page/index.html").replacen("{base}", &format!("./{encoded}{slash}"), 1);
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], html).into_response()
}

pub(super) async fn css() -> impl IntoResponse {
    let css = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (css, include_str!("page/page.css"))
}

pub(super) async fn js() -> impl IntoResponse {
    let js = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (js, include_str!("page/page.js"))
}

pub(super) async fn views_js() -> impl IntoResponse {
    let js = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (js, include_str!("page/views.js"))
}

/// The part of the page about shards, in files of its own.
pub(super) async fn shards_css() -> impl IntoResponse {
    let css = [(header::CONTENT_TYPE, "text/css; charset=utf-8")];
    (css, include_str!("page/shards.css"))
}

pub(super) async fn shards_js() -> impl IntoResponse {
    let js = [(header::CONTENT_TYPE, "text/javascript; charset=utf-8")];
    (js, include_str!("page/shards.js"))
}

pub(super) async fn icon() -> impl IntoResponse {
    (
        [(header::CONTENT_TYPE, "image/svg+xml")],
        include_str!("page/icon.svg"),
    )
}

pub(super) async fn report(State(inspector): State<Inspector>) -> Response {
    Json(inspector.report()).into_response()
}

pub(super) async fn history(State(inspector): State<Inspector>) -> Response {
    Json(inspector.history()).into_response()
}

pub(super) async fn changes(State(inspector): State<Inspector>) -> Response {
    Json(inspector.changes()).into_response()
}

/// The query of a request about one informer.
#[derive(Deserialize)]
pub(super) struct Of {
    informer: String,
}

/// Limits the number of searches that run at the same time; others wait.
#[derive(Clone)]
pub(super) struct Searches(Arc<Semaphore>);

impl Searches {
    pub(super) fn new() -> Self {
        Self(Arc::new(Semaphore::new(SEARCHES)))
    }

    /// Runs `work` on a thread that may block.
    async fn run<T: Send + 'static>(self, work: impl FnOnce() -> Option<T> + Send + 'static) -> Option<T> {
        let _turn = self.0.acquire().await.ok()?;
        tokio::task::spawn_blocking(work).await.ok().flatten()
    }
}

const SEARCHES: usize = 4;

pub(super) async fn objects(
    State(inspector): State<Inspector>,
    State(searches): State<Searches>,
    Params(of): Params<Of>,
    Params(query): Params<Query>,
) -> Response {
    // On a thread that may block: a search through a hundred thousand keys takes a while.
    let listing = searches.run(move || inspector.browse(&of.informer, &query)).await;
    match listing {
        Some(listing) => Json(listing).into_response(),
        None => missing("there is no such informer; /api/report has those there are"),
    }
}

#[derive(Deserialize)]
pub(super) struct ObjectParams {
    informer: String,
    key: String,
}

pub(super) async fn object(
    State(inspector): State<Inspector>,
    State(searches): State<Searches>,
    Params(params): Params<ObjectParams>,
) -> Response {
    let Ok(key) = params.key.parse::<ObjectKey>() else {
        return missing("that is no key; a key is `namespace/name`, or `name`");
    };
    let (cached, informer, named) = (inspector.clone(), params.informer.clone(), key.clone());
    if let Some(object) = searches.run(move || cached.object(&informer, &named)).await {
        return ([(ORIGIN, "cache")], Json(object)).into_response();
    }
    match inspector.object_on_server(&params.informer, &key).await {
        Ok(object) => ([(ORIGIN, "server")], Json(object)).into_response(),
        Err(why @ (ServerError::NoInformer | ServerError::NoObject)) => missing(&why.to_string()),
        Err(why) => missing(&format!(
            "the type of this object is not shown; the program can allow it with `Inspector::shows`. It was not requested from \
             the server either: {why}"
        )),
    }
}

/// Says where an object comes from: `cache` or `server`.
const ORIGIN: &str = "x-object-origin";

#[derive(Deserialize)]
pub(super) struct ColumnsParams {
    informer: String,
    /// Keys, separated by commas.
    keys: String,
}

/// The columns that the server gives, or the reason why there are none: the page shows its own columns then.
pub(super) async fn columns(
    State(inspector): State<Inspector>,
    State(searches): State<Searches>,
    Params(params): Params<ColumnsParams>,
) -> Response {
    let keys: Vec<ObjectKey> = params
        .keys
        .split(',')
        .filter_map(|key| key.parse().ok())
        .collect();
    let Ok(_turn) = searches.0.acquire().await else {
        return missing("the inspector has stopped");
    };
    match inspector.columns(&params.informer, &keys).await {
        Ok(columns) => Json(columns).into_response(),
        // Not an error of the request: the page shows the columns of the cache, and the reason.
        Err(why) => Json(json!({"columns": [], "rows": {}, "refused": why.to_string()})).into_response(),
    }
}

#[derive(Deserialize)]
pub(super) struct ViewParams {
    node: u64,
    #[serde(default)]
    q: String,
    #[serde(default)]
    key: Option<String>,
}

/// The keys of a derived collection.
pub(super) async fn view_keys(
    State(inspector): State<Inspector>,
    State(searches): State<Searches>,
    Params(params): Params<ViewParams>,
) -> Response {
    match searches
        .run(move || inspector.view_keys(params.node, &params.q))
        .await
    {
        Some(keys) => Json(keys).into_response(),
        None => missing("there is no such view; /api/report has those there are"),
    }
}

/// One key of a derived collection, and why it has its value.
pub(super) async fn explain(
    State(inspector): State<Inspector>,
    State(searches): State<Searches>,
    Params(params): Params<ViewParams>,
) -> Response {
    let Some(key) = params.key else {
        return missing("there is no key in the query; /api/view-keys has the keys of a view");
    };
    match searches.run(move || inspector.explain(params.node, &key)).await {
        Some(report) => Json(report).into_response(),
        None => missing("there is no such view or key; /api/report has the views"),
    }
}

/// The query of a request about runs.
#[derive(Deserialize)]
pub(super) struct OfKey {
    key: Option<String>,
}

pub(super) async fn runs(State(inspector): State<Inspector>, Params(of): Params<OfKey>) -> Response {
    let key = match of
        .key
        .as_deref()
        .filter(|key| !key.is_empty())
        .map(str::parse::<ObjectKey>)
    {
        None => None,
        Some(Ok(key)) => Some(key),
        Some(Err(_)) => return missing("that is no key; a key is `namespace/name`, or `name`"),
    };
    Json(inspector.runs(key.as_ref())).into_response()
}

pub(super) async fn metrics(State(inspector): State<Inspector>) -> impl IntoResponse {
    let text = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    (text, inspector.metrics())
}

pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// Reports how many informers are late, but not which and why: this route needs no token.
pub(super) async fn readyz(State(inspector): State<Inspector>) -> Response {
    match inspector.ready() {
        Ok(()) => "ok\n".into_response(),
        Err(late) => {
            let text = format!("{} informers are not synced; /api/report says why\n", late.len());
            (StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

fn missing(why: &str) -> Response {
    (StatusCode::NOT_FOUND, Json(json!({"error": why}))).into_response()
}

/// The data of an event of the live stream.
pub(super) fn to_json(what: &impl Serialize) -> String {
    serde_json::to_string(what).unwrap_or_else(|_| "null".to_owned())
}
