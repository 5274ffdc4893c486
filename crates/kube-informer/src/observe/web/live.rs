//! What is new, as it happens: server-sent events.
//!
//! Everything once (`report`, `history`, `changes`), then what is new: `report` when something differs, `sample` every two seconds,
//! `changes` as they come. One who cannot keep up is told everything again.

use std::convert::Infallible;
use std::sync::Arc;

use axum::extract::State;
use axum::response::sse::{Event, KeepAlive, Sse};
use futures::stream::{self, Stream, StreamExt};
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;
use tokio_util::sync::CancellationToken;

use super::super::Inspector;
use super::super::looking::News;
use super::answers::to_json;

pub(super) async fn live(
    State(inspector): State<Inspector>,
    State(stop): State<CancellationToken>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    // Another runtime may have been meant when the router was made.
    let _ = inspector.start();
    let news = inspector.0.news.subscribe();
    let events = stream::iter(everything(&inspector)).chain(following(inspector, news));
    let events = events.map(Ok).take_until(stop.cancelled_owned());
    Sse::new(events).keep_alive(KeepAlive::default())
}

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

fn following(inspector: Inspector, news: broadcast::Receiver<News>) -> impl Stream<Item = Event> {
    let parts = stream::unfold((inspector, news), async |(inspector, mut news)| {
        let events = match news.recv().await {
            Ok(News::Report(json)) => vec![event("report", &json)],
            Ok(News::Sample(json)) => vec![event("sample", &json)],
            Ok(News::Changes(json)) => vec![event("changes", &json)],
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
