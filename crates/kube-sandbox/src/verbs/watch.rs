//! Watch: what is, what was since a version, and then what happens.
//!
//! A watcher is a cursor into its collection's log. The reader of the answer advances it: there is no task and no buffer. Events are
//! bytes that exist already; only an event with a past state and a new version is copied for one watcher.

use std::cell::Cell;
use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use futures::{StreamExt, stream};
use http::{Response, StatusCode};
use serde_json::{Map, Value, json};
use tokio::sync::watch;
use tokio::time::Instant;

use super::answer::{self, bare_object, in_envelope, one_object, response, spoilt_protobuf};
use super::{Call, Twists};
use crate::body::{Chunks, Cut, Gather, SandboxBody};
use crate::core::Core;
use crate::gzip::Packing;
use crate::negotiate::{Form, Media, Shape, View, accepts_gzip};
use crate::object::{Encoded, head_of};
use crate::options::ListOptions;
use crate::proto::{self, Schema};
use crate::schema::{ResourceDef, SelectableField};
use crate::status::ApiError;
use crate::store::{Event, EventKind, Filter, Log, Pulse, Range, Stored};
use crate::table::{Include, Printer};

/// A flush ends at about this size.
const FLUSH: usize = 128 * 1024;
/// The time between the last bookmark and the end of a watch with a timeout.
const BOOKMARK_BEFORE_END: Duration = Duration::from_secs(2);

pub(super) async fn watch(call: Call) -> Result<Response<SandboxBody>, ApiError> {
    let form = call.form(Shape::Watch)?;
    let options = watch_options(&call)?;
    if call.twists.refuse_streaming && options.send_initial_events.is_some() {
        return Err(ApiError::invalid_options(
            "ListOptions",
            vec![crate::status::FieldError::forbidden(
                "sendInitialEvents",
                "sendInitialEvents is forbidden for watch unless the WatchList feature gate is enabled",
            )],
        ));
    }
    let compress = accepts_gzip(&call.headers)
        && options.send_initial_events == Some(true)
        && call.core.config.watch_list_gzip;
    // From here on the answer is a stream, and refusals are events in it, as the real server does it.
    let one_by_one = call.twists.one_by_one;
    let flushes = match Watcher::start(&call, form, &options).await {
        Ok(watcher) => watcher.flushes().boxed(),
        Err(error) => stream::iter([vec![error_event(form.media, &error)]]).boxed(),
    };
    let mut response = response(
        StatusCode::OK,
        form.media.content_type(Shape::Watch),
        Bytes::new(),
    );
    if compress {
        response.extensions_mut().insert(Packing::MemberPerChunk);
        let headers = response.headers_mut();
        headers.insert(
            http::header::CONTENT_ENCODING,
            http::HeaderValue::from_static("gzip"),
        );
    }
    let chunks: Chunks = if compress || one_by_one {
        flushes.map(|pieces| Ok(Bytes::from(pieces.concat()))).boxed()
    } else {
        flushes
            .flat_map(|pieces| stream::iter(pieces.into_iter().map(Ok::<_, Cut>)))
            .boxed()
    };
    *response.body_mut() = SandboxBody::streamed(chunks);
    Ok(response)
}

/// A refusal as an event of the stream.
fn error_event(media: Media, error: &ApiError) -> Bytes {
    let status = error.to_json();
    match (media, &status) {
        (Media::Protobuf, Value::Object(object)) => {
            let message = Schema::status().encode(object);
            proto::watch_frame("ERROR", &proto::envelope("v1", "Status", &message)).into()
        }
        _ => format!("{{\"type\":\"ERROR\",\"object\":{status}}}\n").into(),
    }
}

fn watch_options(call: &Call) -> Result<ListOptions, ApiError> {
    if let Some(text) = call.query.get("resourceVersion")
        && text.parse::<u64>().is_err()
    {
        let why = format!("strconv.ParseUint: parsing \"{text}\": invalid syntax");
        return Err(ApiError::new(
            500,
            "",
            format!("resourceVersion: Invalid value: \"{text}\": {why}"),
        ));
    }
    ListOptions::parse(&call.query, &call.def, true, call.core.config.sharding)
}

/// One open watch.
struct Watcher {
    core: Arc<Core>,
    def: Arc<ResourceDef>,
    form: Form,
    filter: Filter,
    fields: Arc<[SelectableField]>,
    log: Arc<Log>,
    pulse: watch::Receiver<Pulse>,
    bookmark_bell: watch::Receiver<u64>,
    twists: Twists,
    printer: Printer,
    /// Of a watch for tables, only the first one has its columns.
    columns_due: Cell<bool>,
    /// What existed at the start and was not sent yet.
    initial: VecDeque<Arc<Stored>>,
    /// The version that the end of the initial events is announced with.
    end_of_initial: Option<u64>,
    /// All events up to this version were sent.
    cursor: u64,
    bookmarks: bool,
    next_bookmark: Instant,
    deadline: Instant,
}

impl Watcher {
    async fn start(call: &Call, form: Form, options: &ListOptions) -> Result<Self, ApiError> {
        let wants_state = match options.send_initial_events {
            Some(wants) => wants,
            None => options.version.is_none_or(|v| v == 0),
        };
        if wants_state && let Some(version) = options.version {
            super::read::reach(call, version).await?;
        }
        let filter = super::list::filter(call, options);
        call.core.store.make_collection(&call.def);
        let state = call.core.store.read();
        let oldest = state.compacted();
        let now = match &call.twists.stale {
            Some((version, _)) => *version,
            None => state.version(),
        };
        let Some(collection) = state.collection(&call.gr()) else {
            return Err(ApiError::no_such_resource());
        };
        let log = Arc::clone(collection.log());
        let (mut initial, mut cursor) = (VecDeque::new(), now);
        if wants_state {
            let range = Range {
                filter: filter.clone(),
                ..Range::default()
            };
            let at = call.twists.stale.is_some().then_some(now);
            let page = collection
                .page(&range, at)
                .map_err(|_| ApiError::too_old(now, oldest))?;
            initial = page.items.into();
        } else if let Some(version) = options.version.filter(|v| *v > 0) {
            let oldest = oldest.max(log.history().floor());
            if version < oldest || call.twists.expire_version {
                return Err(ApiError::too_old(version, oldest));
            }
            cursor = version;
        }
        let started = Instant::now();
        let announce = wants_state && options.bookmarks;
        Ok(Self {
            core: Arc::clone(&call.core),
            def: Arc::clone(&call.def),
            form,
            filter,
            fields: collection.shared_fields(),
            pulse: log.subscribe(),
            log,
            bookmark_bell: call.core.bookmark_bell.subscribe(),
            twists: call.twists.clone(),
            printer: Printer::of(&call.def),
            columns_due: Cell::new(true),
            initial,
            end_of_initial: (announce && !call.twists.no_end_bookmark).then_some(cursor),
            cursor,
            bookmarks: options.bookmarks,
            next_bookmark: started,
            deadline: after(
                started,
                options
                    .timeout
                    .unwrap_or_else(|| call.core.default_watch_timeout()),
            ),
        }
        .with_next_bookmark())
    }

    fn with_next_bookmark(mut self) -> Self {
        self.schedule_bookmark();
        self
    }

    /// The stream, flush by flush; it ends when the watch does.
    fn flushes(self) -> impl futures::Stream<Item = Vec<Bytes>> + Send {
        stream::unfold(self, |mut watcher| async move {
            let flush = watcher.next().await?;
            Some((flush, watcher))
        })
    }

    /// The next flush; none when the watch is over.
    async fn next(&mut self) -> Option<Vec<Bytes>> {
        loop {
            let mut out = Gather::default();
            self.send_initial(&mut out);
            if out.size() > 0 {
                return Some(out.take());
            }
            if let Some(version) = self.end_of_initial.take() {
                self.bookmark(&mut out, version, true);
                return Some(out.take());
            }
            // All of this before the events are read: what changes meanwhile is found in the next round.
            let ceiling = self.ceiling();
            let seen = self.core.store.read().version();
            let closed = self.pulse.borrow_and_update().closed;
            let Some(read) = self.send_events(&mut out, ceiling) else {
                // It read so slowly that what comes next is forgotten. The real server closes the watch, too.
                tracing::debug!(resource = %self.def.plural, "a slow watcher is cut off");
                return None;
            };
            if out.size() > 0 {
                return Some(out.take());
            }
            if read == Read::Part {
                continue;
            }
            if ceiling.is_none() {
                self.cursor = self.cursor.max(seen);
            }
            if closed || Instant::now() >= self.deadline {
                return None;
            }
            if self.bookmarks && self.bookmark_due() {
                // A bookmark confirms a version, so a watch from one that the server has not reached gets none.
                if ceiling.unwrap_or(seen) >= self.cursor {
                    self.bookmark(&mut out, self.cursor, false);
                    return Some(out.take());
                }
                self.schedule_bookmark();
            }
            self.wait(ceiling.is_some()).await;
        }
    }

    fn send_initial(&mut self, out: &mut Gather) {
        while let Some(stored) = self.initial.pop_front() {
            self.event(out, "ADDED", &stored);
            if self.flush_ends(out) {
                break;
            }
        }
    }

    /// Sends what happened since the cursor, up to the ceiling; none when that is no longer known.
    fn send_events(&mut self, out: &mut Gather, ceiling: Option<u64>) -> Option<Read> {
        let ceiling = ceiling.unwrap_or(u64::MAX);
        let mut batch: Vec<Event> = Vec::new();
        let mut read = Read::All;
        {
            let history = self.log.history();
            let events = history.since(self.cursor)?;
            let mut size = 0;
            for event in events.take_while(|e| e.version <= ceiling) {
                self.cursor = event.version;
                if self.filter.covers(&event.object.key) {
                    size += event.object.encoded.len();
                    batch.push(event.clone());
                    if self.twists.one_by_one || size >= FLUSH {
                        read = Read::Part;
                        break;
                    }
                }
            }
        }
        for event in &batch {
            self.change(out, event);
        }
        Some(read)
    }

    fn change(&self, out: &mut Gather, event: &Event) {
        let matches = |stored: &Arc<Stored>| self.filter.matches(stored, &self.fields);
        let now = event.kind != EventKind::Deleted && matches(&event.object);
        let before = event.before.as_ref().filter(|b| matches(b));
        match (now, before) {
            (true, Some(_)) => self.event(out, "MODIFIED", &event.object),
            (true, None) => self.event(out, "ADDED", &event.object),
            (false, Some(_)) if event.kind == EventKind::Deleted => self.event(out, "DELETED", &event.object),
            (false, Some(before)) => self.event(out, "DELETED", &before.at_version(event.version)),
            (false, None) => {}
        }
    }

    fn event(&self, out: &mut Gather, kind: &str, stored: &Stored) {
        let spoils = self.twists.spoils(stored.key.name());
        if self.form.media == Media::Protobuf {
            let object = match spoils {
                true => in_envelope(&self.def, self.form.view, &spoilt_protobuf(stored)),
                false => one_object(&self.def, self.form, &stored.encoded),
            };
            return out.push(proto::watch_frame(kind, &object).into());
        }
        let spoilt;
        let encoded = if spoils {
            spoilt = answer::spoilt(&self.def, stored);
            &spoilt
        } else {
            &stored.encoded
        };
        out.push_slice(b"{\"type\":\"");
        out.push_slice(kind.as_bytes());
        out.push_slice(b"\",\"object\":");
        match self.form.view {
            View::Table(form) => {
                let (now, columns) = (self.core.clock.now(), self.columns_due.replace(false));
                out.push(self.printer.table(&self.def, form, encoded, now, columns).into());
            }
            View::Metadata => {
                out.push_slice(head_of("PartialObjectMetadata", "meta.k8s.io/v1", false).as_bytes());
                out.push(encoded.metadata());
                out.push_slice(b"}");
            }
            View::Full => out.push(one_object(&self.def, self.form, encoded)),
        }
        out.push_slice(b"}\n");
    }

    /// Tells how far the stream has come; `ends_initial` marks the one after the initial events.
    fn bookmark(&mut self, out: &mut Gather, version: u64, ends_initial: bool) {
        let mut metadata = json!({"resourceVersion": version.to_string()});
        if ends_initial {
            metadata["annotations"] = json!({"k8s.io/initial-events-end": "true"});
        }
        let object = match self.form.view {
            View::Table(mut form) => {
                if ends_initial {
                    // The mark is in the metadata, so this row has metadata whatever was asked for.
                    form.include = form.include.max(Include::Metadata);
                }
                let bare = Map::from_iter([("metadata".to_owned(), metadata)]);
                let encoded = Encoded::new(&bare, version, self.def.custom);
                let (now, columns) = (self.core.clock.now(), self.columns_due.replace(false));
                self.printer.table(&self.def, form, &encoded, now, columns).into()
            }
            _ => bare_object(&self.def, self.form, metadata),
        };
        match self.form.media {
            Media::Protobuf => out.push(proto::watch_frame("BOOKMARK", &object).into()),
            Media::Json => {
                out.push_slice(b"{\"type\":\"BOOKMARK\",\"object\":");
                out.push_slice(&object);
                out.push_slice(b"}\n");
            }
        }
        self.schedule_bookmark();
    }

    /// About every minute, and shortly before the end.
    fn schedule_bookmark(&mut self) {
        let now = Instant::now();
        let last = self
            .deadline
            .checked_sub(BOOKMARK_BEFORE_END)
            .unwrap_or(self.deadline);
        let regular = after(now, self.core.config.bookmark_interval);
        self.next_bookmark = if now < last && last < regular {
            last
        } else {
            regular
        };
    }

    fn bookmark_due(&mut self) -> bool {
        let asked = self.bookmark_bell.has_changed().unwrap_or(false);
        if asked {
            self.bookmark_bell.mark_unchanged();
        }
        asked || Instant::now() >= self.next_bookmark
    }

    fn flush_ends(&self, out: &Gather) -> bool {
        self.twists.one_by_one || out.size() >= FLUSH
    }

    /// The version that a stale server is held at.
    fn ceiling(&self) -> Option<u64> {
        self.twists
            .stale
            .as_ref()
            .filter(|(_, hit)| hit.is_on())
            .map(|(version, _)| *version)
    }

    /// Until something may have to be sent. `held`: a stale server stays where it is until its rule goes.
    async fn wait(&mut self, held: bool) {
        let released = async {
            match &mut self.twists.stale {
                Some((_, hit)) if held => hit.removed().await,
                _ => std::future::pending().await,
            }
        };
        tokio::select! {
            // An error means that the store is gone; the stream is cut from outside then.
            _ = self.pulse.changed(), if !held => {}
            _ = self.bookmark_bell.changed(), if self.bookmarks => self.bookmark_bell.mark_changed(),
            () = tokio::time::sleep_until(self.next_bookmark), if self.bookmarks => {}
            () = tokio::time::sleep_until(self.deadline) => {}
            () = released => {}
        }
    }
}

/// How much of the history a look at it covered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Read {
    /// Nothing more was there.
    All,
    /// It stopped early; more may be there, whether or not this part had anything to send.
    Part,
}

/// `pause` from `start`; clients may ask for more time than a clock can hold.
fn after(start: Instant, pause: Duration) -> Instant {
    const AGES: Duration = Duration::from_secs(30 * 365 * 24 * 60 * 60);
    start + pause.min(AGES)
}
