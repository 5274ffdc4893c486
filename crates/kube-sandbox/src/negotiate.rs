//! Which form of an object the client wants, and which form it sent.

use http::HeaderMap;
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE};

use crate::status::ApiError;

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// The whole object as JSON.
    Full,
    /// `PartialObjectMetadata` as JSON.
    Metadata,
}

const OFFERED: [&str; 1] = ["application/json"];

/// Whether an answer is one object or a list of them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Object,
    List,
}

impl Form {
    /// The first form in `Accept` that we have.
    pub(crate) fn wanted(headers: &HeaderMap, shape: Shape) -> Result<Self, ApiError> {
        let accept = headers.get(ACCEPT).and_then(|v| v.to_str().ok()).unwrap_or("*/*");
        let mut unknown_form = false;
        for range in accept.split(',') {
            let mut parts = range.split(';').map(str::trim);
            let media = parts.next().unwrap_or_default();
            if !matches!(media, "*/*" | "application/*" | "application/json" | "") {
                continue;
            }
            let parameter = |name: &str| {
                range
                    .split(';')
                    .map(str::trim)
                    .find_map(|p| p.strip_prefix(name)?.strip_prefix('='))
            };
            let group = parameter("g").unwrap_or_default();
            let version = parameter("v").unwrap_or_default();
            match parameter("as") {
                None | Some("") => return Ok(Self::Full),
                Some(kind @ ("PartialObjectMetadata" | "PartialObjectMetadataList"))
                    if group == "meta.k8s.io" && version == "v1" =>
                {
                    return match (kind == "PartialObjectMetadataList", shape) {
                        (false, Shape::Object) | (true, Shape::List) => Ok(Self::Metadata),
                        (false, Shape::List) => Err(mismatch(kind, "is a list")),
                        (true, Shape::Object) => Err(mismatch(kind, "is not a list")),
                    };
                }
                Some(_) => unknown_form = true,
            }
        }
        Err(match unknown_form {
            true => {
                let message = format!(
                    "only the following media types are accepted: {}",
                    OFFERED.join(", ")
                );
                ApiError::new(406, "NotAcceptable", message)
            }
            false => ApiError::not_acceptable(&OFFERED),
        })
    }
}

fn mismatch(kind: &str, what: &str) -> ApiError {
    ApiError::new(
        406,
        "NotAcceptable",
        format!("you requested {kind}, but the requested object {what}"),
    )
}

/// May the answer be compressed?
pub(crate) fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers
        .get(ACCEPT_ENCODING)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    accepted.split(',').any(|coding| {
        let mut parts = coding.split(';').map(str::trim);
        parts.next() == Some("gzip") && parts.next() != Some("q=0")
    })
}

/// The media type of the request's body, without parameters.
pub(crate) fn content_type(headers: &HeaderMap) -> &str {
    let value = headers
        .get(CONTENT_TYPE)
        .and_then(|v| v.to_str().ok())
        .unwrap_or_default();
    value.split(';').next().unwrap_or_default().trim()
}

/// Objects are taken as JSON or YAML.
pub(crate) fn check_object_type(headers: &HeaderMap) -> Result<(), ApiError> {
    match content_type(headers) {
        "" | "application/json" | "application/yaml" | "*/*" => Ok(()),
        _ => Err(ApiError::unsupported_media_type(
            "the body of the request was in an unknown format - accepted media types include: application/json, \
             application/yaml",
        )),
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    fn wanted(accept: &'static str) -> Option<Form> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static(accept));
        Form::wanted(&headers, Shape::Object).ok()
    }

    #[test]
    fn the_first_form_we_have_is_taken() {
        assert_eq!(wanted("application/json"), Some(Form::Full));
        assert_eq!(
            wanted("application/vnd.kubernetes.protobuf, application/json"),
            Some(Form::Full)
        );
        assert_eq!(
            wanted("application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1"),
            Some(Form::Metadata)
        );
        assert_eq!(
            wanted("application/json;as=Table;v=v1;g=meta.k8s.io,application/json"),
            Some(Form::Full)
        );
        assert_eq!(wanted("application/json;as=Table;v=v1;g=meta.k8s.io"), None);
        assert_eq!(wanted("application/vnd.kubernetes.protobuf"), None);
    }
}
