//! Content negotiation: the form of an answer that the client wants, and the form of the body that it sent.

use http::HeaderMap;
use http::header::{ACCEPT, ACCEPT_ENCODING, CONTENT_TYPE};

use crate::proto::Schema;
use crate::schema::ResourceDef;
use crate::status::ApiError;
use crate::table::{Include, TableForm};

pub(crate) const JSON: &str = "application/json";
pub(crate) const YAML: &str = "application/yaml";
pub(crate) const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";

/// How an answer is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Media {
    Json,
    Protobuf,
}

/// The part of an object that an answer contains.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum View {
    /// The whole object.
    Full,
    /// `PartialObjectMetadata`.
    Metadata,
    /// Cells for people to read: `Table`. JSON only.
    Table(TableForm),
}

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Form {
    pub(crate) media: Media,
    pub(crate) view: View,
}

/// The kind of answer that a form is negotiated for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Shape {
    Object,
    List,
    /// A stream of single objects.
    Watch,
}

/// The forms that one resource can be answered in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Offer {
    custom: bool,
    /// The server may answer with protobuf at all.
    protobuf: bool,
    /// Whole objects of this resource have a protobuf form.
    full_protobuf: bool,
}

impl Offer {
    pub(crate) fn of(def: &ResourceDef, protobuf: bool) -> Self {
        let schema = || Schema::of(&def.api_version(), &def.kind);
        Self {
            custom: def.custom,
            protobuf,
            full_protobuf: protobuf && !def.custom && schema().is_some(),
        }
    }

    /// The first form in `Accept` that can be given.
    pub(crate) fn wanted(self, headers: &HeaderMap, shape: Shape) -> Result<Form, ApiError> {
        let accept = accept(headers);
        let mut unknown_form = false;
        for range in ranges(accept) {
            let media = match range.media {
                "*/*" | "application/*" | JSON | "" => Media::Json,
                PROTOBUF if self.protobuf => Media::Protobuf,
                _ => continue,
            };
            match range.parameter("as") {
                None | Some("") if media == Media::Protobuf && !self.full_protobuf => unknown_form = true,
                None | Some("") => {
                    return Ok(Form {
                        media,
                        view: View::Full,
                    });
                }
                Some(kind @ ("PartialObjectMetadata" | "PartialObjectMetadataList"))
                    if range.parameter("g") == Some("meta.k8s.io") && range.parameter("v") == Some("v1") =>
                {
                    let view = View::Metadata;
                    return match (kind == "PartialObjectMetadataList", shape == Shape::List) {
                        (false, false) | (true, true) => Ok(Form { media, view }),
                        (false, true) => Err(mismatch(kind, "is a list")),
                        (true, false) => Err(mismatch(kind, "is not a list")),
                    };
                }
                Some("Table")
                    if media == Media::Json
                        && range.parameter("g") == Some("meta.k8s.io")
                        && matches!(range.parameter("v"), Some("v1" | "v1beta1")) =>
                {
                    let table = TableForm {
                        include: Include::Metadata,
                        beta: range.parameter("v") == Some("v1beta1"),
                    };
                    return Ok(Form {
                        media,
                        view: View::Table(table),
                    });
                }
                Some(_) => unknown_form = true,
            }
        }
        let streams = accept.contains("yaml") && shape == Shape::Watch;
        Err(match unknown_form || self.custom || streams {
            true => {
                let offered = if shape == Shape::Watch { STREAMS } else { OFFERED };
                let message = format!(
                    "only the following media types are accepted: {}",
                    offered.join(", ")
                );
                ApiError::new(406, "NotAcceptable", message)
            }
            false => ApiError::not_acceptable(&[OFFERED, STREAMS].concat()),
        })
    }
}

const OFFERED: &[&str] = &[JSON, YAML, PROTOBUF];
const STREAMS: &[&str] = &[
    "application/json;stream=watch",
    "application/vnd.kubernetes.protobuf;stream=watch",
];

/// True if the client accepts the aggregated discovery document. Its position in the header does not matter.
pub(crate) fn accepts_aggregated_discovery(headers: &HeaderMap) -> bool {
    ranges(accept(headers)).iter().any(|range| {
        matches!(range.media, "*/*" | "application/*" | JSON)
            && range.parameter("as") == Some("APIGroupDiscoveryList")
            && range.parameter("g") == Some("apidiscovery.k8s.io")
            && range.parameter("v") == Some("v2")
    })
}

/// The media type of a refusal: the first one that the client accepts, otherwise JSON.
pub(crate) fn media_of_refusal(headers: &HeaderMap, protobuf: bool) -> Media {
    let known = ranges(accept(headers)).into_iter().find_map(|range| {
        // A refusal has one form only, so a range that asks for another form does not count.
        if range.parameter("as").is_some_and(|kind| !kind.is_empty()) {
            return None;
        }
        match range.media {
            "*/*" | "application/*" | JSON | "" => Some(Media::Json),
            PROTOBUF if protobuf => Some(Media::Protobuf),
            _ => None,
        }
    });
    known.unwrap_or(Media::Json)
}

impl Media {
    /// The `Content-Type` of an answer.
    pub(crate) fn content_type(self, shape: Shape) -> &'static str {
        match (self, shape) {
            (Self::Json, _) => JSON,
            (Self::Protobuf, Shape::Watch) => STREAMS[1],
            (Self::Protobuf, _) => PROTOBUF,
        }
    }
}

fn accept(headers: &HeaderMap) -> &str {
    headers.get(ACCEPT).and_then(|v| v.to_str().ok()).unwrap_or("*/*")
}

/// One of the media types that a client accepts.
struct MediaRange<'a> {
    media: &'a str,
    text: &'a str,
}

impl<'a> MediaRange<'a> {
    fn parameter(&self, name: &str) -> Option<&'a str> {
        self.text
            .split(';')
            .skip(1)
            .map(str::trim)
            .find_map(|p| p.strip_prefix(name)?.strip_prefix('='))
    }

    /// The sort key: by quality, the highest first; wildcards after names.
    fn rank(&self) -> (u32, bool) {
        let quality: f64 = self.parameter("q").and_then(|q| q.parse().ok()).unwrap_or(1.0);
        let unwanted = 1000 - (quality.clamp(0.0, 1.0) * 1000.0) as u32;
        (unwanted, self.media.contains('*'))
    }
}

/// The media types of an `Accept` header, best first.
fn ranges(accept: &str) -> Vec<MediaRange<'_>> {
    let mut ranges: Vec<MediaRange<'_>> = accept
        .split(',')
        .map(|text| MediaRange {
            media: text.split(';').next().unwrap_or_default().trim(),
            text,
        })
        .collect();
    ranges.sort_by_key(MediaRange::rank);
    ranges
}

fn mismatch(kind: &str, what: &str) -> ApiError {
    ApiError::new(
        406,
        "NotAcceptable",
        format!("you requested {kind}, but the requested object {what}"),
    )
}

/// True if the client accepts gzip.
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

/// How a body is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum BodyForm {
    Json,
    Yaml,
    Protobuf,
}

impl BodyForm {
    /// The form of the request's body. Custom resources have no protobuf form.
    pub(crate) fn of(headers: &HeaderMap, custom: bool) -> Result<Self, ApiError> {
        match content_type(headers) {
            "" | JSON | "*/*" => Ok(Self::Json),
            YAML => Ok(Self::Yaml),
            PROTOBUF if !custom => Ok(Self::Protobuf),
            _ => Err(ApiError::unsupported_media_type(format!(
                "the body of the request was in an unknown format - accepted media types include: {}",
                OFFERED[..if custom { 2 } else { 3 }].join(", ")
            ))),
        }
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderValue;

    use super::*;

    const BUILT_IN: Offer = Offer {
        custom: false,
        protobuf: true,
        full_protobuf: true,
    };
    const CUSTOM: Offer = Offer {
        custom: true,
        protobuf: true,
        full_protobuf: false,
    };

    fn wanted(offer: Offer, accept: &'static str) -> Option<(Media, View)> {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT, HeaderValue::from_static(accept));
        let form = offer.wanted(&headers, Shape::Object).ok()?;
        Some((form.media, form.view))
    }

    #[test]
    fn the_first_form_that_can_be_given_is_taken() {
        let json = Some((Media::Json, View::Full));
        let protobuf = Some((Media::Protobuf, View::Full));
        for (accept, built_in, custom) in [
            ("application/json", json, json),
            (
                "application/vnd.kubernetes.protobuf, application/json",
                protobuf,
                json,
            ),
            (
                "application/json, application/vnd.kubernetes.protobuf",
                json,
                json,
            ),
            ("application/vnd.kubernetes.protobuf, */*", protobuf, json),
            ("*/*, application/vnd.kubernetes.protobuf", protobuf, json),
            (
                "application/json;q=0.5, application/vnd.kubernetes.protobuf",
                protobuf,
                json,
            ),
            ("application/vnd.kubernetes.protobuf", protobuf, None),
            (
                "application/json;as=Table;v=v9;g=meta.k8s.io,application/json",
                json,
                json,
            ),
            ("application/json;as=Table;v=v9;g=meta.k8s.io", None, None),
            (
                "application/vnd.kubernetes.protobuf;as=Table;v=v1;g=meta.k8s.io",
                None,
                None,
            ),
            ("text/html", None, None),
        ] {
            assert_eq!(wanted(BUILT_IN, accept), built_in, "{accept}");
            assert_eq!(wanted(CUSTOM, accept), custom, "{accept}");
        }
    }

    #[test]
    fn metadata_has_both_media_for_every_resource() {
        for offer in [BUILT_IN, CUSTOM] {
            assert_eq!(
                wanted(
                    offer,
                    "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1"
                ),
                Some((Media::Json, View::Metadata))
            );
            assert_eq!(
                wanted(
                    offer,
                    "application/vnd.kubernetes.protobuf;as=PartialObjectMetadata;g=meta.k8s.io;v=v1"
                ),
                Some((Media::Protobuf, View::Metadata))
            );
        }
    }

    #[test]
    fn tables_are_json_in_two_versions() {
        let table = |beta| {
            let include = Include::Metadata;
            Some((Media::Json, View::Table(TableForm { include, beta })))
        };
        for offer in [BUILT_IN, CUSTOM] {
            for (accept, beta) in [
                (
                    "application/json;as=Table;v=v1;g=meta.k8s.io,application/json",
                    false,
                ),
                ("application/json;as=Table;g=meta.k8s.io;v=v1beta1", true),
                ("*/*;as=Table;g=meta.k8s.io;v=v1", false),
            ] {
                assert_eq!(wanted(offer, accept), table(beta), "{accept}");
            }
        }
    }

    #[test]
    fn a_server_without_protobuf_falls_back_to_json() {
        let offer = Offer {
            protobuf: false,
            full_protobuf: false,
            ..BUILT_IN
        };
        assert_eq!(
            wanted(offer, "application/vnd.kubernetes.protobuf, application/json"),
            Some((Media::Json, View::Full))
        );
    }
}
