//! Bodies of requests: what a client sends, read and checked against the kind it is sent for.

use serde_json::Value;

use super::Call;
use super::fields::parse_json;
use crate::negotiate::BodyForm;
use crate::object::{self, Object};
use crate::proto::{Envelope, Schema};
use crate::sandbox::Validation;
use crate::schema::ResourceDef;
use crate::status::{ApiError, FieldError};

impl Call {
    /// Reads the body as an object of this resource's kind. `options` is the kind of the query's options, for the refusal.
    pub(super) fn read_object(&self, options: &str) -> Result<Object, ApiError> {
        let form = BodyForm::of(&self.headers, self.def.custom)?;
        let unrecognized = |why: String| {
            let shown = match (self.body.len(), form) {
                (0, _) => "<empty>".to_owned(),
                (_, BodyForm::Protobuf) if !self.body.is_ascii() || self.body.contains(&0) => self
                    .body
                    .iter()
                    .take(32)
                    .map(|byte| format!("{byte:02x}"))
                    .collect(),
                _ => String::from_utf8_lossy(&self.body[..self.body.len().min(64)]).into_owned(),
            };
            let why = match form {
                BodyForm::Protobuf => why,
                _ => format!("couldn't get version/kind; json parse error: {why}"),
            };
            ApiError::bad_request(format!(
                "the object provided is unrecognized (must be of type {}): {why} ({shown})",
                self.def.kind
            ))
        };
        let mut duplicates = Vec::new();
        let value: Value = match form {
            BodyForm::Yaml => {
                serde_saphyr::from_slice(&self.body).map_err(|e| unrecognized(e.to_string()))?
            }
            BodyForm::Json => {
                let (value, twice) = parse_json(&self.body).map_err(|e| unrecognized(json_error(&e)))?;
                duplicates = twice;
                value
            }
            BodyForm::Protobuf => {
                let envelope = Envelope::open(&self.body).map_err(unrecognized)?;
                return self.read_message(&envelope);
            }
        };
        let mut object = match value {
            Value::Object(object) => self.check_kind(object)?,
            Value::Null => self.check_kind(Object::new())?,
            other => return Err(unrecognized(cannot_unmarshal(&other, "an object"))),
        };
        self.read_fields(&mut object, &duplicates, options)?;
        Ok(object)
    }

    /// The object in an envelope, which has to be of this resource's kind if it says what it is.
    fn read_message(&self, envelope: &Envelope<'_>) -> Result<Object, ApiError> {
        let def = &self.def;
        let mut named = Object::new();
        for (key, text) in [("apiVersion", &envelope.api_version), ("kind", &envelope.kind)] {
            if !text.is_empty() {
                named.insert(key.to_owned(), text.clone().into());
            }
        }
        self.check_kind(named)?;
        let unfit = |why: String| {
            ApiError::bad_request(format!(
                "{} in version \"{}\" cannot be handled as a {}: {why}",
                def.kind, def.version, def.kind
            ))
        };
        let schema = Schema::of(&def.api_version(), &def.kind);
        let schema = schema.ok_or_else(|| unfit("the kind has no protobuf form".to_owned()))?;
        let object = schema.decode(envelope.raw).map_err(|e| unfit(e.to_string()))?;
        self.check_kind(object)
    }

    /// Reads the body as an object of whatever kind it names: options, a binding, a scale.
    pub(super) fn read_value(&self, kind: &str) -> Result<Value, ApiError> {
        let unreadable = |why: String| {
            ApiError::bad_request(format!("couldn't get version/kind; json parse error: {why}"))
        };
        match BodyForm::of(&self.headers, false)? {
            BodyForm::Json => serde_json::from_slice(&self.body).map_err(|e| unreadable(e.to_string())),
            BodyForm::Yaml => serde_saphyr::from_slice(&self.body).map_err(|e| unreadable(e.to_string())),
            BodyForm::Protobuf => {
                let envelope = Envelope::open(&self.body).map_err(ApiError::bad_request)?;
                let schema = Schema::of(&envelope.api_version, &envelope.kind);
                let Some(schema) = schema.filter(|_| envelope.kind == kind) else {
                    return Err(ApiError::bad_request(format!(
                        "no kind \"{}\" is registered for version \"{}\"",
                        envelope.kind, envelope.api_version
                    )));
                };
                let object = schema.decode(envelope.raw);
                object
                    .map(Value::Object)
                    .map_err(|e| ApiError::bad_request(e.to_string()))
            }
        }
    }

    /// Fills in kind and apiVersion, or refuses those of another kind.
    pub(super) fn check_kind(&self, mut object: Object) -> Result<Object, ApiError> {
        let def = &self.def;
        if def.custom {
            self.check_custom_kind(&object)?;
        }
        let text = |key: &str| {
            object
                .get(key)
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned()
        };
        let (kind, api_version) = (text("kind"), text("apiVersion"));
        let other_kind = !kind.is_empty() && kind != def.kind;
        let other_version = !api_version.is_empty() && api_version != def.api_version();
        if other_kind || other_version {
            let version = api_version.rsplit('/').next().unwrap_or_default();
            let (group, plain) = api_version.split_once('/').unwrap_or(("", &api_version));
            let why = if !self.core.store.read().registry.has_kind(group, plain, &kind) {
                format!("no kind \"{kind}\" is registered for version \"{api_version}\"")
            } else if other_kind {
                format!("converting {kind} to {}: unknown conversion", def.kind)
            } else {
                return Err(ApiError::bad_request(format!(
                    "the API version in the data ({api_version}) does not match the expected API version ({})",
                    def.api_version()
                )));
            };
            return Err(ApiError::bad_request(format!(
                "{kind} in version \"{version}\" cannot be handled as a {}: {why}",
                def.kind
            )));
        }
        // With full validation, the types are checked when all fields are read.
        if self.core.config.validation != Validation::Full {
            object::check::metadata_types(&object).map_err(|why| {
                ApiError::bad_request(format!(
                    "{} in version \"{}\" cannot be handled as a {}: {why}",
                    def.kind, def.version, def.kind
                ))
            })?;
        }
        object.insert("kind".to_owned(), def.kind.clone().into());
        object.insert("apiVersion".to_owned(), def.api_version().into());
        Ok(object)
    }

    /// Custom resources must contain their kind.
    fn check_custom_kind(&self, object: &Object) -> Result<(), ApiError> {
        let (def, text) = (&self.def, String::from_utf8_lossy(&self.body));
        match object.get("kind").and_then(Value::as_str) {
            None | Some("") => Err(ApiError::bad_request(format!(
                "the object provided is unrecognized (must be of type {}): Object 'Kind' is missing in '{text}'",
                def.kind
            ))),
            Some(kind) if kind != def.kind => {
                let error = FieldError::invalid("kind", &kind.into(), format!("must be {}", def.kind));
                let other = ResourceDef {
                    kind: kind.to_owned(),
                    ..ResourceDef::clone(def)
                };
                Err(ApiError::invalid(
                    &other,
                    object::meta_str(object, "name"),
                    vec![error],
                ))
            }
            Some(_) => Ok(()),
        }
    }
}

/// The message of a JSON parser.
pub(super) fn json_error(error: &serde_json::Error) -> String {
    if error.is_eof() {
        "unexpected end of JSON input".to_owned()
    } else {
        error.to_string()
    }
}

/// JSON of one type where another was expected, in the real server's words.
pub(super) fn cannot_unmarshal(found: &Value, into: &str) -> String {
    format!(
        "json: cannot unmarshal {} into Go value of type {into}",
        object::check::type_name(found)
    )
}
