//! List: a collection in one version, whole or in pages.
//!
//! The items of a page are gathered under the read lock as shared pointers; the bytes are sent from there, so a list
//! of any size costs a pointer per item beside what is stored anyway.

use std::sync::Arc;

use bytes::Bytes;
use futures::{StreamExt, stream};
use http::{Response, StatusCode};
use jiff::Timestamp;
use serde_json::{Map, Value, json};

use super::answer::{self, protobuf, response, spoilt_protobuf};
use super::{Call, Twists};
use crate::body::{Chunks, Gather, SandboxBody};
use crate::gzip::Packing;
use crate::negotiate::{Form, Media, Shape, View, accepts_gzip};
use crate::object::{Key, head_of};
use crate::options::{ListOptions, VersionMatch};
use crate::proto;
use crate::schema::ResourceDef;
use crate::selector::ShardSelector;
use crate::status::ApiError;
use crate::store::{ContinueToken, Filter, Page, Range, Stored};
use crate::table::{self, Printer};

/// Answers below this size are not worth compressing.
const GZIP_FROM: usize = 128 * 1024;
/// A chunk is handed on when it has about this size.
const CHUNK: usize = 128 * 1024;

pub(super) async fn list(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let form = call.form(Shape::List)?;
    let options = ListOptions::parse(&call.query, &call.def, false, call.core.config.sharding)?;
    if call.twists.expire_version && options.version.is_some_and(|v| v > 0) {
        return Err(expired_version());
    }
    let (version, page) = read(call, &options).await?;
    let body = ListBody::new(call, form, version, page, &options);
    Ok(body.respond(call).await)
}

/// The filter of a list, watch or deletecollection.
pub(super) fn filter(call: &Call, options: &ListOptions) -> Filter {
    let exact = |label| options.selector.fields.exact(label).map(str::to_owned);
    let mut namespace = call.target.namespace.clone();
    if namespace.is_empty() && call.def.namespaced {
        namespace = exact("metadata.namespace").unwrap_or_default();
    }
    let name = match call.target.name.as_str() {
        "" => exact("metadata.name"),
        name => Some(name.to_owned()),
    };
    Filter {
        namespace,
        name,
        selector: options.selector.clone(),
    }
}

/// Which version is asked for, and the page of it.
async fn read(call: &Call, options: &ListOptions) -> Result<(u64, Page), ApiError> {
    // "Any version" is answered from the cache, whole, whatever the limit.
    let limit = if options.version == Some(0) && options.continue_token.is_none() {
        0
    } else {
        options.limit
    };
    let mut range = Range {
        filter: filter(call, options),
        limit,
        ..Range::default()
    };
    let exact = match (&options.continue_token, options.version, options.version_match) {
        (Some(token), version, _) => {
            let token = ContinueToken::decode(token)
                .map_err(|why| ApiError::bad_request(format!("invalid continue token: {why}")))?;
            if version.is_some_and(|v| v > 0) {
                return Err(ApiError::bad_request(
                    "specifying resource version is not allowed when using continue",
                ));
            }
            if call.twists.expire_continue && token.version.is_some() {
                return Err(expired_continue(&token.start));
            }
            range.start = Some(token.start);
            range.left = token.left;
            token.version
        }
        (None, Some(version), Some(VersionMatch::Exact)) => Some(version),
        // Before resourceVersionMatch there was this: a version with a limit means that version.
        (None, Some(version), None) if options.limit > 0 && version > 0 => Some(version),
        (None, Some(version), _) => {
            super::read::reach(call, version).await?;
            None
        }
        (None, None, _) => None,
    };
    if let Some(version) = exact {
        super::read::reach(call, version).await?;
    }
    let at = match (&call.twists.stale, exact) {
        (_, Some(version)) => Some(version),
        (Some((version, _)), None) => Some(*version),
        (None, None) => None,
    };
    let state = call.core.store.read();
    let gone = || match &range.start {
        Some(start) => expired_continue(start),
        None => expired_version(),
    };
    if let Some(version) = exact
        && version < state.compacted()
    {
        return Err(gone());
    }
    let version = at.unwrap_or_else(|| state.version());
    let Some(collection) = state.collection(&call.gr()) else {
        return Ok((
            version,
            Page {
                items: Vec::new(),
                last: None,
                remaining: 0,
            },
        ));
    };
    let page = collection.page(&range, at).map_err(|_| gone())?;
    Ok((version, page))
}

fn expired_version() -> ApiError {
    ApiError::expired("The resourceVersion for the provided list is too old.")
}

/// 410, with a token that goes on from the same place in whatever version is current.
fn expired_continue(start: &Key) -> ApiError {
    let mut error = ApiError::expired(
        "The provided continue parameter is too old to display a consistent list result. You can start a new list \
         without the continue parameter, or use the continue token in this response to retrieve the remainder of the \
         results. Continuing with the provided token results in an inconsistent list - objects that were created, \
         modified, or deleted between the time the first chunk was returned and now may show up in the list.",
    );
    error.continue_token = Some(ContinueToken::inconsistent(start.clone()).encode());
    error
}

/// A list on its way out.
pub(super) struct ListBody {
    def: Arc<ResourceDef>,
    form: Form,
    version: u64,
    /// The token of the next page, and the number of keys that follow if the answer includes it.
    next: Option<(String, Option<usize>)>,
    /// The shard selector that is echoed.
    shard: Option<String>,
    items: Vec<Arc<Stored>>,
    twists: Twists,
    /// The time that ages in a table are counted to.
    now: Timestamp,
}

impl ListBody {
    pub(super) fn new(call: &Call, form: Form, version: u64, page: Page, options: &ListOptions) -> Self {
        let next = page.last.as_ref().map(|last| {
            let token = ContinueToken::after(last, version, page.remaining).encode();
            (token, options.selector.is_empty().then_some(page.remaining))
        });
        Self {
            def: Arc::clone(&call.def),
            form,
            version,
            next,
            // Only lists of whole objects have it in 1.36.
            shard: match form.view {
                View::Full => options.selector.shard.as_ref().map(ShardSelector::canonical),
                View::Metadata | View::Table(_) => None,
            },
            items: page.items,
            twists: call.twists.clone(),
            now: call.core.clock.now(),
        }
    }

    pub(super) async fn respond(self, call: &Call) -> Response<SandboxBody> {
        let one_by_one = call.twists.one_by_one;
        let media = self.form.media;
        let (size, chunks) = match media {
            Media::Json => {
                let (open, close) = self.json_ends();
                let items = self.items.iter().map(|s| s.encoded.len()).sum::<usize>();
                let size = items + open.len() + close.len();
                (size, self.json(open, close, one_by_one))
            }
            Media::Protobuf => {
                let pieces = self.protobuf().await;
                let size = pieces.iter().map(Bytes::len).sum();
                (size, in_chunks(pieces, one_by_one))
            }
        };
        let mut response = response(StatusCode::OK, media.content_type(Shape::List), Bytes::new());
        if accepts_gzip(&call.headers) && size > GZIP_FROM {
            response.extensions_mut().insert(Packing::OneMember);
            let headers = response.headers_mut();
            headers.insert(
                http::header::CONTENT_ENCODING,
                http::HeaderValue::from_static("gzip"),
            );
            headers.insert(
                http::header::VARY,
                http::HeaderValue::from_static("Accept-Encoding"),
            );
        }
        *response.body_mut() = SandboxBody::streamed(chunks);
        response
    }

    /// Kind and apiVersion of the list itself.
    fn list_type(&self) -> (String, String) {
        match self.form.view {
            View::Full | View::Table(_) => (self.def.list_kind.clone(), self.def.api_version()),
            View::Metadata => (
                "PartialObjectMetadataList".to_owned(),
                "meta.k8s.io/v1".to_owned(),
            ),
        }
    }

    /// What stands before the items and what after them.
    fn json_ends(&self) -> (String, String) {
        let mut meta = Map::new();
        meta.insert("resourceVersion".to_owned(), json!(self.version.to_string()));
        if let Some((token, remaining)) = &self.next {
            meta.insert("continue".to_owned(), json!(token));
            if let Some(remaining) = remaining {
                meta.insert("remainingItemCount".to_owned(), json!(remaining));
            }
        }
        if let Some(selector) = &self.shard {
            meta.insert("shardInfo".to_owned(), json!({"selector": selector}));
        }
        let custom = self.def.custom && self.form.view == View::Full;
        if custom && self.next.is_none() {
            // Without the types of built-in lists nothing leaves the empty token out.
            meta.insert("continue".to_owned(), json!(""));
        }
        let meta = Value::Object(meta);
        if let View::Table(form) = self.form.view {
            let columns = Printer::of(&self.def).columns();
            return (table::open(form, &meta, &columns), "]}\n".to_owned());
        }
        let (kind, api_version) = self.list_type();
        match custom {
            // Keys of custom lists are sorted, so their metadata comes after the items.
            true => (
                format!("{{\"apiVersion\":\"{api_version}\",\"items\":["),
                format!("],\"kind\":\"{kind}\",\"metadata\":{meta}}}\n"),
            ),
            false => (
                format!(
                    "{{\"kind\":\"{kind}\",\"apiVersion\":\"{api_version}\",\"metadata\":{meta},\"items\":["
                ),
                "]}\n".to_owned(),
            ),
        }
    }

    /// The pieces of a protobuf list: the head, a length and a message for each item, the tail.
    ///
    /// The lengths of all items stand before the first one, so all are encoded first.
    async fn protobuf(&self) -> Vec<Bytes> {
        const AT_ONCE: usize = 64;
        let mut items = Vec::with_capacity(self.items.len());
        for (number, stored) in self.items.iter().enumerate() {
            if number % AT_ONCE == AT_ONCE - 1 {
                // A long list must not keep the thread from other requests.
                tokio::task::yield_now().await;
            }
            let message = match self.twists.spoils(stored.key.name()) {
                true => spoilt_protobuf(stored),
                false => protobuf(&self.def, self.form.view, &stored.encoded),
            };
            let mut item = proto::item_head(message.len());
            item.extend_from_slice(&message);
            items.push(Bytes::from(item));
        }
        let (token, remaining) = match &self.next {
            Some((token, remaining)) => (token.as_str(), *remaining),
            None => ("", None),
        };
        let meta = proto::list_meta(self.version, token, remaining, self.shard.as_deref());
        let length = meta.len() + items.iter().map(Bytes::len).sum::<usize>();
        let (kind, api_version) = self.list_type();
        let (mut head, tail) = proto::envelope_around(&api_version, &kind, length);
        head.extend_from_slice(&meta);
        let mut pieces = Vec::with_capacity(items.len() + 2);
        pieces.push(Bytes::from(head));
        pieces.append(&mut items);
        pieces.push(Bytes::from(tail));
        pieces
    }

    /// The answer in chunks of a good size, or item by item; items above a few kilobytes are never copied.
    fn json(self, open: String, close: String, one_by_one: bool) -> Chunks {
        let head = match (self.form.view, self.def.custom) {
            (View::Metadata, _) => head_of("PartialObjectMetadata", "meta.k8s.io/v1", false),
            (View::Table(_), _) => String::new(),
            (View::Full, true) => head_of(&self.def.kind, &self.def.api_version(), true),
            // Items of built-in lists carry neither kind nor apiVersion.
            (View::Full, false) => "{".to_owned(),
        };
        let printer = Printer::of(&self.def);
        let mut next = 0;
        let mut done = false;
        stream::iter(std::iter::from_fn(move || {
            if done {
                return None;
            }
            let mut out = Gather::default();
            if next == 0 {
                out.push_slice(open.as_bytes());
            }
            let started_at = next;
            while next < self.items.len() {
                let full = if one_by_one {
                    next > started_at
                } else {
                    out.size() >= CHUNK
                };
                if full {
                    break;
                }
                let stored = &self.items[next];
                if next > 0 {
                    out.push_slice(b",");
                }
                next += 1;
                out.push_slice(head.as_bytes());
                let spoilt;
                let encoded = if self.twists.spoils(stored.key.name()) {
                    spoilt = answer::spoilt(&self.def, stored);
                    &spoilt
                } else {
                    &stored.encoded
                };
                match self.form.view {
                    View::Table(form) => {
                        out.push(printer.row(&self.def, form, encoded, self.now).into());
                    }
                    View::Full => out.push(encoded.rest()),
                    View::Metadata => {
                        out.push(encoded.metadata());
                        out.push_slice(b"}");
                    }
                }
            }
            if next == self.items.len() && (!one_by_one || next == started_at) {
                out.push_slice(close.as_bytes());
                done = true;
            }
            let pieces = out.take();
            Some(if one_by_one {
                vec![Bytes::from(pieces.concat())]
            } else {
                pieces
            })
        }))
        .flat_map(|pieces| stream::iter(pieces.into_iter().map(Ok)))
        .boxed()
    }
}

/// Pieces as chunks of a good size. Item by item, the head goes with the first item, as in JSON.
fn in_chunks(pieces: Vec<Bytes>, one_by_one: bool) -> Chunks {
    let mut out = Gather::default();
    let mut chunks = Vec::new();
    let last = pieces.len().saturating_sub(1);
    for (number, piece) in pieces.into_iter().enumerate() {
        // A chunk of its own for the tail, too; the head waits for the first item.
        if one_by_one && number == last && out.size() > 0 {
            chunks.push(Bytes::from(out.take().concat()));
        }
        out.push(piece);
        if one_by_one && number > 0 {
            chunks.push(Bytes::from(out.take().concat()));
        }
    }
    chunks.append(&mut out.take());
    stream::iter(chunks.into_iter().map(Ok)).boxed()
}
