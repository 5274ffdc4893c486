//! List: a collection in one version, whole or in pages.
//!
//! The items of a page are gathered under the read lock as shared pointers; the bytes are sent from there, so a list
//! of any size costs a pointer per item beside what is stored anyway.

use std::sync::Arc;

use bytes::Bytes;
use futures::{StreamExt, stream};
use http::{Response, StatusCode};
use serde_json::{Map, Value, json};

use super::{Call, Twists, json_response};
use crate::body::{Chunks, Gather, SandboxBody};
use crate::gzip::Packing;
use crate::negotiate::{Form, Shape, accepts_gzip};
use crate::object::{Encoded, Key, head_of};
use crate::options::{ListOptions, VersionMatch};
use crate::schema::ResourceDef;
use crate::status::ApiError;
use crate::store::{ContinueToken, Filter, Page, Range, Stored};

/// Answers below this size are not worth compressing.
const GZIP_FROM: usize = 128 * 1024;
/// A chunk is handed on when it has about this size.
const CHUNK: usize = 128 * 1024;

pub(super) async fn list(call: &Call) -> Result<Response<SandboxBody>, ApiError> {
    let form = Form::wanted(&call.headers, Shape::List)?;
    let options = ListOptions::parse(&call.query, &call.def, false)?;
    if call.twists.expire_version && options.version.is_some_and(|v| v > 0) {
        return Err(expired_version());
    }
    let (version, page) = read(call, &options).await?;
    let body = ListBody::new(call, form, version, page, &options);
    Ok(body.respond(call))
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
struct ListBody {
    def: Arc<ResourceDef>,
    form: Form,
    open: String,
    close: String,
    items: Vec<Arc<Stored>>,
    twists: Twists,
}

impl ListBody {
    fn new(call: &Call, form: Form, version: u64, page: Page, options: &ListOptions) -> Self {
        let mut meta = Map::new();
        meta.insert("resourceVersion".to_owned(), json!(version.to_string()));
        if let Some(last) = &page.last {
            let token = ContinueToken::after(last, version, page.remaining);
            meta.insert("continue".to_owned(), json!(token.encode()));
            if options.selector.is_empty() {
                meta.insert("remainingItemCount".to_owned(), json!(page.remaining));
            }
        }
        let def = &call.def;
        if def.custom && form == Form::Full && page.last.is_none() {
            // Without the types of built-in lists nobody leaves the empty token out.
            meta.insert("continue".to_owned(), json!(""));
        }
        let meta = Value::Object(meta);
        let (open, close) = match form {
            Form::Metadata => (
                format!(
                    "{{\"kind\":\"PartialObjectMetadataList\",\"apiVersion\":\"meta.k8s.io/v1\",\"metadata\":{meta},\"items\":["
                ),
                "]}\n".to_owned(),
            ),
            // Keys of custom lists are sorted, so their metadata comes after the items.
            Form::Full if def.custom => (
                format!("{{\"apiVersion\":\"{}\",\"items\":[", def.api_version()),
                format!("],\"kind\":\"{}\",\"metadata\":{meta}}}\n", def.list_kind),
            ),
            Form::Full => (
                format!(
                    "{{\"kind\":\"{}\",\"apiVersion\":\"{}\",\"metadata\":{meta},\"items\":[",
                    def.list_kind,
                    def.api_version()
                ),
                "]}\n".to_owned(),
            ),
        };
        let twists = call.twists.clone();
        Self {
            def: Arc::clone(def),
            form,
            open,
            close,
            items: page.items,
            twists,
        }
    }

    fn size(&self) -> usize {
        self.items.iter().map(|s| s.encoded.len()).sum::<usize>() + self.open.len() + self.close.len()
    }

    fn respond(self, call: &Call) -> Response<SandboxBody> {
        let compress = accepts_gzip(&call.headers) && self.size() > GZIP_FROM;
        let one_by_one = call.twists.one_by_one;
        let mut response = json_response(StatusCode::OK, Bytes::new());
        if compress {
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
        *response.body_mut() = SandboxBody::streamed(self.chunks(one_by_one));
        response
    }

    /// The answer in chunks of a good size, or item by item; items above a few kilobytes are never copied.
    fn chunks(self, one_by_one: bool) -> Chunks {
        let head = match (self.form, self.def.custom) {
            (Form::Metadata, _) => head_of("PartialObjectMetadata", "meta.k8s.io/v1", false),
            (Form::Full, true) => head_of(&self.def.kind, &self.def.api_version(), true),
            // Items of built-in lists carry neither kind nor apiVersion.
            (Form::Full, false) => "{".to_owned(),
        };
        let mut next = 0;
        let mut done = false;
        stream::iter(std::iter::from_fn(move || {
            if done {
                return None;
            }
            let mut out = Gather::default();
            if next == 0 {
                out.push_slice(self.open.as_bytes());
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
                    spoilt = self::spoilt(&self.def, stored);
                    &spoilt
                } else {
                    &stored.encoded
                };
                match self.form {
                    Form::Full => out.push(encoded.rest()),
                    Form::Metadata => {
                        out.push(encoded.metadata());
                        out.push_slice(b"}");
                    }
                }
            }
            if next == self.items.len() && (!one_by_one || next == started_at) {
                out.push_slice(self.close.as_bytes());
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

/// The object with every part but its metadata of the wrong type.
pub(super) fn spoilt(def: &ResourceDef, stored: &Stored) -> Encoded {
    let mut object = stored.decode();
    for (key, value) in object.iter_mut() {
        if !matches!(key.as_str(), "kind" | "apiVersion" | "metadata") {
            *value = json!(["not", "what", "it", "was"]);
        }
    }
    for key in ["spec", "status", "data"] {
        object.insert(key.to_owned(), json!(["not", "what", "it", "was"]));
    }
    Encoded::new(&object, stored.version, def.custom)
}
