//! The encoding that is requested, and the encoding of the answer.

use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue};

use crate::wire::proto::Schema;

/// The encoding in which objects are requested. The decoded objects are the same; protobuf is shorter, and
/// faster to write and to read.
///
/// A server that has no protobuf for a collection answers with JSON. From then on only JSON is requested.
/// Custom resources are always JSON.
///
/// Protobuf identifies fields by numbers, so fields that are newer than our tables
/// ([`kubernetes_version`](crate::wire::proto::kubernetes_version)) are left out. Request JSON if your types
/// know more fields.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use k8s_openapi::api::core::v1::Pod; use kube_informer::source::KubeSource;
/// use kube_informer::source::Encoding;
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let pods = KubeSource::<Pod>::all(sandbox.client()).encoding(Encoding::Json);
/// # let _ = pods;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub enum Encoding {
    /// Protobuf for built-in kinds if the type fixes the kind at compile time. Other types, such as
    /// `DynamicObject` or [`Dynamic`](crate::wire::Dynamic), keep the content that they receive, so they
    /// receive the JSON itself.
    #[default]
    WhenTyped,
    /// Protobuf for built-in kinds, whatever the type.
    WhenBuiltIn,
    /// Always JSON.
    Json,
}

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Json,
    /// Protobuf, for objects of this table.
    Protobuf(Schema),
    /// JSON of the metadata only. If a server cannot leave out the rest, it sends whole objects, and the
    /// reader skips the rest.
    Metadata(Shape),
}

/// Whether the answer is a list or a sequence of single objects. Metadata is requested under a different name
/// for each.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Object,
    List,
}

impl Form {
    /// The `Accept` header that requests this form. For whole objects it is the same for lists and watches,
    /// as in client-go.
    pub(super) fn accept(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Json => JSON,
            Self::Protobuf(_) => BOTH,
            Self::Metadata(Shape::Object) => METADATA,
            Self::Metadata(Shape::List) => METADATA_LIST,
        })
    }

    /// The form of the answer to a request for this form.
    pub(super) fn that_came(self, headers: &HeaderMap) -> Self {
        let came = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let media = came.and_then(|came| came.split(';').next()).unwrap_or_default();
        match self {
            Self::Protobuf(_) if media.trim().eq_ignore_ascii_case(PROTOBUF) => self,
            Self::Metadata(_) => self,
            // The JSON reader reports anything else as malformed.
            _ => Self::Json,
        }
    }
}

const JSON: &str = "application/json";
const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";
const BOTH: &str = "application/vnd.kubernetes.protobuf,application/json";
const METADATA: &str = "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,application/json";
const METADATA_LIST: &str =
    "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,application/json";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_form_of_the_answer_determines_the_reader() {
        let asked = Form::Protobuf(Schema::of("v1", "Pod").expect("a built-in kind"));
        let came = |form: Form, kind: &'static str| {
            let headers = [(CONTENT_TYPE, HeaderValue::from_static(kind))];
            form.that_came(&headers.into_iter().collect())
        };
        assert_eq!(came(asked, PROTOBUF), asked);
        assert_eq!(
            came(asked, "application/vnd.kubernetes.protobuf;stream=watch"),
            asked
        );
        assert_eq!(came(asked, JSON), Form::Json);
        assert_eq!(asked.that_came(&HeaderMap::new()), Form::Json);
        assert_eq!(came(Form::Json, PROTOBUF), Form::Json);
    }
}
