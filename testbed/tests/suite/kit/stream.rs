//! A watch as a client reads it: one JSON event after another.

use std::time::Duration;

use futures::{StreamExt, TryStreamExt, stream::BoxStream};
use http::{HeaderMap, Response};
use http_body_util::BodyExt;
use kube::client::Body;
use serde_json::Value;
use tokio::time::timeout;

/// An open watch.
pub(crate) struct Stream {
    what: String,
    headers: HeaderMap,
    body: BoxStream<'static, Result<Vec<u8>, kube::Error>>,
    unread: Vec<u8>,
}

/// One event of a watch.
#[derive(Debug)]
pub(crate) struct Event {
    pub(crate) kind: String,
    pub(crate) object: Value,
}

impl Stream {
    pub(crate) async fn open(what: &str, response: Response<Body>) -> Self {
        let (head, body) = response.into_parts();
        let mut stream = Self {
            what: what.to_owned(),
            headers: head.headers,
            body: body.into_data_stream().map_ok(|bytes| bytes.to_vec()).boxed(),
            unread: Vec::new(),
        };
        if head.status != 200 {
            while stream.fill().await {}
            panic!(
                "{what}: {}: {}",
                head.status,
                String::from_utf8_lossy(&stream.unread)
            );
        }
        stream
    }

    /// The next event, which has to come within the patience of a test.
    pub(crate) async fn next(&mut self) -> Event {
        match self.event_or_end().await {
            Some(event) => event,
            None => panic!("{}: the stream ended where an event was due", self.what),
        }
    }

    /// Names and kinds of the next events.
    pub(crate) async fn sees<const N: usize>(&mut self, expected: [(&str, &str); N]) {
        for (at, (kind, name)) in expected.into_iter().enumerate() {
            let event = self.next().await;
            assert_eq!(
                (event.kind.as_str(), event.name()),
                (kind, name),
                "{}: event {at}: {event:?}",
                self.what
            );
        }
    }

    /// The events up to a bookmark, and the bookmark.
    pub(crate) async fn until_bookmark(&mut self) -> (Vec<Event>, Event) {
        let mut before = Vec::new();
        loop {
            let event = self.next().await;
            if event.kind == "BOOKMARK" {
                return (before, event);
            }
            before.push(event);
        }
    }

    /// The server closes the stream cleanly, without a further event.
    pub(crate) async fn ends(&mut self) {
        if let Some(event) = self.event_or_end().await {
            panic!("{}: an event where the end was due: {event:?}", self.what);
        }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers
            .get(name)
            .map(|value| value.to_str().expect("a header of the API is text"))
    }

    async fn event_or_end(&mut self) -> Option<Event> {
        loop {
            if let Some(end) = self.unread.iter().position(|byte| *byte == b'\n') {
                let line: Vec<u8> = self.unread.drain(..=end).collect();
                return Some(Event::parse(&self.what, &line));
            }
            if !self.fill().await {
                assert!(
                    self.unread.is_empty(),
                    "{}: the stream ended within an event",
                    self.what
                );
                return None;
            }
        }
    }

    /// More bytes, or false at the end.
    async fn fill(&mut self) -> bool {
        let chunk = timeout(PATIENCE, self.body.next()).await;
        match chunk.unwrap_or_else(|_| panic!("{}: nothing for {} s", self.what, PATIENCE.as_secs())) {
            Some(Ok(bytes)) => self.unread.extend_from_slice(&bytes),
            Some(Err(e)) => panic!("{}: the stream broke: {e}", self.what),
            None => return false,
        }
        true
    }
}

impl Event {
    fn parse(what: &str, line: &[u8]) -> Self {
        let text = String::from_utf8_lossy(line);
        let mut value: Value =
            serde_json::from_slice(line).unwrap_or_else(|e| panic!("{what}: no event ({e}): {text}"));
        let kind = value["type"]
            .as_str()
            .unwrap_or_else(|| panic!("{what}: no type: {text}"))
            .to_owned();
        Self {
            kind,
            object: value["object"].take(),
        }
    }

    pub(crate) fn name(&self) -> &str {
        self.object["metadata"]["name"].as_str().unwrap_or("")
    }

    pub(crate) fn version(&self) -> u64 {
        super::version(&self.object)
    }
}

/// How long an event may take. Bookmarks that come with a watch's end are the slowest.
const PATIENCE: Duration = Duration::from_secs(20);
