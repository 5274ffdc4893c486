//! In which form answers are asked for, and in which they come.

use http::header::CONTENT_TYPE;
use http::{HeaderMap, HeaderValue};

use crate::wire::proto::Schema;

/// In which form objects are asked for. What comes of them is the same; protobuf is shorter, and quicker to write and to read.
///
/// A server that has no protobuf for a collection answers with JSON, and is asked for nothing else from then on. Custom
/// resources are JSON always.
///
/// Protobuf names fields by numbers, so those that are newer than our tables
/// ([`kubernetes_version`](crate::wire::proto::kubernetes_version)) are left out. Ask for JSON if your types know more.
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
    /// Protobuf for built-in kinds in types that know at compile time what they are. Those of other types, such as
    /// `DynamicObject` or [`Dynamic`](crate::wire::Dynamic), keep what they are given, so they are given the JSON itself.
    #[default]
    WhenTyped,
    /// Protobuf for built-in kinds, whatever they are read into.
    WhenBuiltIn,
    /// JSON.
    Json,
}

/// The form of an answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Form {
    Json,
    /// Of objects that this is the table for.
    Protobuf(Schema),
    /// JSON, of the metadata alone. A server that cannot leave the rest out sends it along, to be stepped over here.
    Metadata(Shape),
}

/// Whether the answer is a list or tells of one object after the other: metadata is asked for in other words then.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Object,
    List,
}

impl Form {
    /// What `Accept` says to get it. Of whole objects the same for lists and watches, as client-go does it.
    pub(super) fn accept(self) -> HeaderValue {
        HeaderValue::from_static(match self {
            Self::Json => JSON,
            Self::Protobuf(_) => BOTH,
            Self::Metadata(Shape::Object) => METADATA,
            Self::Metadata(Shape::List) => METADATA_LIST,
        })
    }

    /// The form that came when this was asked for.
    pub(super) fn that_came(self, headers: &HeaderMap) -> Self {
        let came = headers.get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        let media = came.and_then(|came| came.split(';').next()).unwrap_or_default();
        match self {
            Self::Protobuf(_) if media.trim().eq_ignore_ascii_case(PROTOBUF) => self,
            Self::Metadata(_) => self,
            // What is neither is for the reader of JSON to complain of.
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
    fn what_came_decides_who_reads_it() {
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
