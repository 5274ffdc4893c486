//! The live stream: server-sent events.
//!
//! A stream begins with everything (`report`, `history`, `changes`). Then it sends `report` when
//! something differs, `sample` every two seconds, and `changes` as they happen. A client that
//! cannot keep up receives everything again. A stream with a time limit ends with `end`, and the
//! page opens a new one.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures::stream::{self, Stream, StreamExt};
use tokio::sync::Semaphore;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use super::super::Inspector;
use super::super::sampling::LiveItem;
use super::answers::to_json;

pub(super) async fn live(
    State(inspector): State<Inspector>,
    State(stop): State<CancellationToken>,
    State(limits): State<Limits>,
) -> Response {
    let Ok(slot) = Arc::clone(&limits.streams).try_acquire_owned() else {
        let text = "There are as many live streams as there may be; /api/report needs none.\n";
        let later = [(header::RETRY_AFTER, "10")];
        return (StatusCode::SERVICE_UNAVAILABLE, later, text).into_response();
    };
    // The router may have been created outside of a runtime, where the start failed.
    let _ = inspector.start();
    let news = inspector.0.news.subscribe();
    let events = stream::iter(everything(&inspector)).chain(following(inspector, news));
    let over = async move {
        match limits.live_for {
            Some(time) => tokio::time::sleep(time).await,
            None => std::future::pending().await,
        }
    };
    let events = events
        .take_until(over)
        .chain(stream::once(async { Event::default().event("end").data("null") }))
        .take_until(stop.cancelled_owned())
        .map(move |event| {
            // Moved into the stream, so that the slot is held as long as the stream exists.
            let _ = &slot;
            Ok::<_, Infallible>(event)
        });
    Sse::new(events).keep_alive(KeepAlive::default()).into_response()
}

/// The maximum number and duration of streams.
#[derive(Clone)]
pub(super) struct Limits {
    streams: Arc<Semaphore>,
    live_for: Option<Duration>,
}

impl Limits {
    pub(super) fn new(live_for: Option<Duration>) -> Self {
        Self {
            streams: Arc::new(Semaphore::new(STREAMS)),
            live_for,
        }
    }
}

/// How long streams of a router in another server last: shorter than the time that Kubernetes gives
/// a process to terminate.
pub(super) const NESTED: Duration = Duration::from_secs(20);

/// The maximum number of streams.
const STREAMS: usize = 32;

fn everything(inspector: &Inspector) -> [Event; 3] {
    [
        Event::default()
            .event("report")
            .data(to_json(&inspector.report())),
        Event::default()
            .event("history")
            .data(to_json(&inspector.history())),
        Event::default()
            .event("changes")
            .data(to_json(&inspector.changes())),
    ]
}

fn following(inspector: Inspector, news: broadcast::Receiver<LiveItem>) -> impl Stream<Item = Event> {
    let parts = stream::unfold((inspector, news), async |(inspector, mut news)| {
        let events = match news.recv().await {
            Ok(LiveItem::Report(json)) => vec![event("report", &json)],
            Ok(LiveItem::Sample(json)) => vec![event("sample", &json)],
            Ok(LiveItem::Changes(json)) => vec![event("changes", &json)],
            Err(RecvError::Lagged(_)) => everything(&inspector).to_vec(),
            Err(RecvError::Closed) => return None,
        };
        Some((stream::iter(events), (inspector, news)))
    });
    parts.flatten()
}

fn event(name: &str, json: &Arc<str>) -> Event {
    Event::default().event(name).data(&**json)
}
