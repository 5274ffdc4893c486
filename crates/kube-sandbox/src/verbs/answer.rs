//! Answers of single objects, in the form that the client wants.

use bytes::Bytes;
use http::{HeaderValue, Response, StatusCode};
use serde_json::{Map, Value, json};

use super::Call;
use crate::body::SandboxBody;
use crate::negotiate::{Form, JSON, Media, Offer, Shape, View};
use crate::object::{Encoded, Object, head_of};
use crate::proto::{self, Schema};
use crate::schema::ResourceDef;
use crate::status::ApiError;
use crate::store::Stored;
use crate::table::{Include, Printer};

impl Call {
    /// The form that the client wants its answer in.
    pub(super) fn form(&self, shape: Shape) -> Result<Form, ApiError> {
        let mut form = Offer::of(&self.def, self.core.config.protobuf).wanted(&self.headers, shape)?;
        if let View::Table(table) = &mut form.view {
            table.include = Include::parse(self.query.get("includeObject")).map_err(ApiError::bad_request)?;
        }
        Ok(form)
    }

    /// One object of this resource as an answer.
    pub(super) fn answer(
        &self,
        status: StatusCode,
        encoded: &Encoded,
    ) -> Result<Response<SandboxBody>, ApiError> {
        let form = self.form(Shape::Object)?;
        let body = match form.view {
            View::Table(table) => {
                let printer = Printer::of(&self.def);
                let now = self.core.clock.now();
                let mut body = printer.table(&self.def, table, encoded, now, true);
                body.push(b'\n');
                body.into()
            }
            _ => one_object(&self.def, form, encoded),
        };
        Ok(response(status, form.media.content_type(Shape::Object), body))
    }

    /// An object of any other kind as an answer: a `Status`, a `Scale`, a review.
    pub(super) fn answer_value(
        &self,
        status: StatusCode,
        value: &Value,
    ) -> Result<Response<SandboxBody>, ApiError> {
        let form = self.form(Shape::Object)?;
        Ok(value_response(status, form.media, value))
    }
}

/// An object that names its kind and apiVersion, as an answer.
pub(crate) fn value_response(status: StatusCode, media: Media, value: &Value) -> Response<SandboxBody> {
    let text = |key: &str| value[key].as_str().unwrap_or_default();
    let (api_version, kind) = (text("apiVersion"), text("kind"));
    match (media, Schema::of(api_version, kind), value) {
        (Media::Protobuf, Some(schema), Value::Object(object)) => {
            let body = proto::envelope(api_version, kind, &schema.encode(object));
            response(status, media.content_type(Shape::Object), body)
        }
        _ => json_response(status, value.to_string()),
    }
}

/// An object in the form asked for, under the version asked for. Tables are made where their columns are known.
pub(super) fn one_object(def: &ResourceDef, form: Form, encoded: &Encoded) -> Bytes {
    match (form.media, form.view) {
        (Media::Json, View::Metadata) => {
            let head = head_of("PartialObjectMetadata", "meta.k8s.io/v1", false);
            [head.as_bytes(), &encoded.metadata(), b"}"].concat().into()
        }
        (Media::Json, View::Full | View::Table(_)) => {
            let head = head_of(&def.kind, &def.api_version(), def.custom);
            let whole = encoded.whole();
            // Stored under the version asked for, as all built-in objects are: nothing to copy.
            if whole.starts_with(head.as_bytes()) {
                whole
            } else {
                [head.as_bytes(), &encoded.rest()].concat().into()
            }
        }
        (Media::Protobuf, view) => in_envelope(def, view, &protobuf(def, view, encoded)),
    }
}

/// The protobuf message of a stored object, without its envelope.
pub(super) fn protobuf(def: &ResourceDef, view: View, encoded: &Encoded) -> Vec<u8> {
    let mut object = encoded.decode();
    match (view, Schema::of(&def.api_version(), &def.kind)) {
        (View::Full, Some(schema)) => schema.encode(&object),
        // Negotiation offers whole objects as protobuf only if they have a schema.
        _ => {
            object.retain(|key, _| key == "metadata");
            Schema::metadata().encode(&object)
        }
    }
}

/// Puts the type in front of a message.
pub(super) fn in_envelope(def: &ResourceDef, view: View, message: &[u8]) -> Bytes {
    match view {
        View::Full | View::Table(_) => proto::envelope(&def.api_version(), &def.kind, message),
        View::Metadata => proto::envelope("meta.k8s.io/v1", "PartialObjectMetadata", message),
    }
}

/// An object that has nothing but metadata: the object of a bookmark.
pub(super) fn bare_object(def: &ResourceDef, form: Form, metadata: Value) -> Bytes {
    let (kind, api_version) = match form.view {
        View::Full | View::Table(_) => (def.kind.clone(), def.api_version()),
        View::Metadata => ("PartialObjectMetadata".to_owned(), "meta.k8s.io/v1".to_owned()),
    };
    if form.media == Media::Json {
        let head = head_of(&kind, &api_version, def.custom);
        return format!("{head}\"metadata\":{metadata}}}").into();
    }
    let object = Map::from_iter([("metadata".to_owned(), metadata)]);
    let schema = match form.view {
        View::Full | View::Table(_) => Schema::of(&api_version, &kind),
        View::Metadata => None,
    };
    let message = schema.unwrap_or_else(Schema::metadata).encode(&object);
    proto::envelope(&api_version, &kind, &message)
}

/// The object with every part but its metadata of the wrong type.
pub(super) fn spoilt(def: &ResourceDef, stored: &Stored) -> Encoded {
    let mut object: Object = stored.decode();
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

/// The protobuf message of an object that no client can decode, but for its metadata.
pub(super) fn spoilt_protobuf(stored: &Stored) -> Vec<u8> {
    let mut object = stored.decode();
    object.retain(|key, _| key == "metadata");
    let mut message = Schema::metadata().encode(&object);
    // Field 2, whatever it is, would begin with a tag that never ends.
    message.extend_from_slice(&[0x12, 0x02, 0xff, 0xff]);
    message
}

/// A finished JSON answer.
pub(crate) fn json_response(status: StatusCode, body: impl Into<Bytes>) -> Response<SandboxBody> {
    response(status, JSON, body)
}

/// A finished answer.
pub(crate) fn response(
    status: StatusCode,
    content_type: &'static str,
    body: impl Into<Bytes>,
) -> Response<SandboxBody> {
    let mut response = Response::new(SandboxBody::whole(body));
    *response.status_mut() = status;
    response
        .headers_mut()
        .insert(http::header::CONTENT_TYPE, HeaderValue::from_static(content_type));
    response
}
