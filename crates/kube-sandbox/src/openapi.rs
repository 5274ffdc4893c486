//! Answers of `/openapi/v2` and `/openapi/v3`.

use bytes::Bytes;
use http::header::{ACCEPT, CACHE_CONTROL, CONTENT_TYPE, ETAG, IF_NONE_MATCH, LOCATION, VARY};
use http::{HeaderMap, HeaderValue, Response, StatusCode};

use crate::body::SandboxBody;
use crate::discovery;
use crate::options::Query;
use crate::proto;
use crate::route::OpenApi;
use crate::schema::{Registry, openapi};
use crate::status::ApiError;
use crate::verbs::json_response;

/// The page that is asked for.
pub(crate) fn answer(
    page: &OpenApi,
    registry: &Registry,
    headers: &HeaderMap,
    query: &Query,
) -> Result<Response<SandboxBody>, ApiError> {
    let accept = headers.get(ACCEPT).and_then(|v| v.to_str().ok()).unwrap_or("*/*");
    let json = accept.contains("json") || accept.contains('*');
    // Version 2 has a protobuf form under two names. Go clients ask for it, and for nothing else.
    let protobuf = *page == OpenApi::Whole && !json && PROTOBUF.iter().any(|media| accept.contains(media));
    if !json && !protobuf {
        return Err(ApiError::not_acceptable(&["application/json"]));
    }
    let (document, hash) = match page {
        OpenApi::Index => {
            return Ok(json_response(
                StatusCode::OK,
                openapi::index(registry).to_string(),
            ));
        }
        OpenApi::Whole => {
            let hash = openapi::whole_hash(registry);
            if is_known(headers, &hash) {
                return Ok(unchanged(&hash));
            }
            (openapi::whole(registry), hash)
        }
        OpenApi::Page(page) => match openapi::document(registry, page) {
            Some((document, hash)) => {
                if let Some(asked) = query.get("hash").filter(|asked| *asked != hash) {
                    tracing::debug!(asked, hash, "the document has changed");
                    return Ok(moved(page, &hash));
                }
                if is_known(headers, &hash) {
                    return Ok(unchanged(&hash));
                }
                (document, hash)
            }
            None => return Ok(discovery::no_such_page()),
        },
    };
    let body = match protobuf {
        true => Bytes::from(proto::openapi::document(&document)),
        false => Bytes::from(document.to_string()),
    };
    let mut response = json_response(StatusCode::OK, body);
    let headers = response.headers_mut();
    let media = if protobuf { PROTOBUF[0] } else { "application/json" };
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(media));
    headers.insert(ETAG, tag(&hash));
    headers.insert(VARY, HeaderValue::from_static("Accept"));
    if query.get("hash").is_some() {
        headers.insert(CACHE_CONTROL, HeaderValue::from_static("public, immutable"));
    }
    Ok(response)
}

/// The second name is older. It is no valid media type, so answers have the first one.
const PROTOBUF: [&str; 2] = [
    "application/com.github.proto-openapi.spec.v2.v1.0+protobuf",
    "application/com.github.proto-openapi.spec.v2@v1.0+protobuf",
];

fn is_known(headers: &HeaderMap, hash: &str) -> bool {
    let known = headers.get(IF_NONE_MATCH).and_then(|v| v.to_str().ok());
    known.is_some_and(|known| known.contains(hash))
}

fn tag(hash: &str) -> HeaderValue {
    HeaderValue::try_from(format!("\"{hash}\"")).expect("hexadecimal digits")
}

fn unchanged(hash: &str) -> Response<SandboxBody> {
    let mut response = Response::new(SandboxBody::whole(Bytes::new()));
    *response.status_mut() = StatusCode::NOT_MODIFIED;
    response.headers_mut().insert(ETAG, tag(hash));
    response
}

/// A hash that is not the current one leads to the current document.
fn moved(page: &str, hash: &str) -> Response<SandboxBody> {
    let mut response = Response::new(SandboxBody::whole(Bytes::new()));
    *response.status_mut() = StatusCode::MOVED_PERMANENTLY;
    let location = HeaderValue::try_from(format!("/openapi/v3/{page}?hash={hash}"));
    response.headers_mut().insert(
        LOCATION,
        location.expect("a page that is served has a plain name"),
    );
    response
}
