//! What a server does for each verb.
//!
//! Knows: the target, the options, the store. Never learns: sockets, faults by rule (it sees only [`Twists`], the few
//! that change what an answer says), how bytes travel.

mod create;
mod delete;
mod list;
mod parts;
mod patch;
mod read;
mod review;
mod strategy;
mod update;
mod watch;

use std::sync::Arc;

use bytes::Bytes;
use http::{HeaderMap, Response, StatusCode};
use serde_json::Value;

use crate::body::SandboxBody;
use crate::core::Core;
use crate::fault::Hit;
use crate::negotiate::{self, Form, Shape};
use crate::object::{self, Encoded, Key, Manager, Object, head_of};
use crate::options::Query;
use crate::route::{Target, Verb};
use crate::schema::{GroupResource, ResourceDef};
use crate::status::{ApiError, FieldError};

/// One request for a resource, understood.
pub(crate) struct Call {
    pub(crate) core: Arc<Core>,
    pub(crate) target: Target,
    pub(crate) def: Arc<ResourceDef>,
    pub(crate) query: Query,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
    pub(crate) twists: Twists,
}

/// Faults that change what an answer says rather than how it travels.
#[derive(Debug, Clone, Default)]
pub(crate) struct Twists {
    pub(crate) no_end_bookmark: bool,
    pub(crate) refuse_streaming: bool,
    pub(crate) expire_version: bool,
    pub(crate) expire_continue: bool,
    /// Objects of these names are sent undecodable, as long as the rule is there.
    pub(crate) undecodable: Vec<(String, Hit)>,
    /// The rule that holds the server back, and the version it holds it at.
    pub(crate) stale: Option<(u64, Hit)>,
    /// Send every item and event as a chunk of its own, so that faults can count them.
    pub(crate) one_by_one: bool,
}

impl Twists {
    /// Is the object of that name to be sent undecodable?
    fn spoils(&self, name: &str) -> bool {
        self.undecodable
            .iter()
            .any(|(spoilt, hit)| spoilt == name && hit.is_on())
    }
}

/// Does the work of `verb`.
pub(crate) async fn dispatch(call: Call, verb: Verb) -> Result<Response<SandboxBody>, ApiError> {
    if !call.target.subresource.is_empty() {
        return subresource(call, verb).await;
    }
    if call.def.namespaced && call.target.namespace.is_empty() {
        // Across all namespaces one can only look.
        match verb {
            Verb::List | Verb::Watch => {}
            Verb::Create | Verb::DeleteCollection => return Err(ApiError::method_not_allowed()),
            _ => return Err(ApiError::no_such_resource()),
        }
    }
    if !call.def.namespaced && !call.target.namespace.is_empty() {
        return Err(ApiError::no_such_resource());
    }
    if review::is_review(&call.def) && verb == Verb::Create {
        return review::answer(&call);
    }
    if call.def.is("", "bindings") && verb == Verb::Create {
        return parts::bind(call);
    }
    if !call.def.allows(verb.as_str()) {
        return Err(ApiError::method_not_allowed());
    }
    match verb {
        Verb::Get => read::get(&call).await,
        Verb::List => list::list(&call).await,
        Verb::Watch => watch::watch(call).await,
        Verb::Create => create::create(&call),
        Verb::Update => update::update(&call, ""),
        Verb::Patch => patch::patch(&call, ""),
        Verb::Delete => delete::delete(&call),
        Verb::DeleteCollection => delete::delete_collection(&call),
        Verb::Other => Err(ApiError::method_not_allowed()),
    }
}

/// Parts of an object: `/status`, `/scale`, the `/finalize` of namespaces and the `/binding` of pods.
async fn subresource(call: Call, verb: Verb) -> Result<Response<SandboxBody>, ApiError> {
    if call.def.is("", "namespaces") && call.target.subresource == "finalize" && verb == Verb::Update {
        return update::update(&call, "finalize");
    }
    if call.def.is("", "pods") && call.target.subresource == "binding" && verb == Verb::Create {
        return parts::bind(call);
    }
    if call.target.subresource == "scale" && call.def.has_scale {
        return parts::scale(&call, verb);
    }
    if call.target.subresource != "status" || !call.def.has_status {
        return Err(match call.def.custom {
            true => ApiError::not_found(&call.gr(), &call.target.name),
            false => ApiError::no_such_resource(),
        });
    }
    match verb {
        Verb::Get => read::get(&call).await,
        Verb::Update => update::update(&call, "status"),
        Verb::Patch => patch::patch(&call, "status"),
        _ => Err(ApiError::method_not_allowed()),
    }
}

impl Call {
    pub(crate) fn gr(&self) -> GroupResource {
        self.def.group_resource()
    }

    pub(crate) fn key(&self) -> Key {
        Key::new(&self.target.namespace, &self.target.name)
    }

    /// Who writes, for managedFields. `options` is the kind of the query's options, for the refusal.
    fn manager(
        &self,
        options: &str,
        operation: &'static str,
        subresource: &str,
    ) -> Result<Manager, ApiError> {
        const LONGEST: usize = 128;
        if self
            .query
            .get("fieldManager")
            .is_some_and(|name| name.len() > LONGEST)
        {
            return Err(ApiError::invalid_options(
                options,
                vec![FieldError::too_long("fieldManager", LONGEST)],
            ));
        }
        let agent = self
            .headers
            .get(http::header::USER_AGENT)
            .and_then(|v| v.to_str().ok())
            .unwrap_or_default();
        let from_agent = agent
            .split('/')
            .next()
            .filter(|a| !a.is_empty())
            .unwrap_or("unknown");
        Ok(Manager {
            name: self.query.get("fieldManager").unwrap_or(from_agent).to_owned(),
            operation,
            api_version: self.def.api_version(),
            subresource: subresource.to_owned(),
        })
    }

    /// Reads the body as an object of this resource's kind.
    fn read_object(&self) -> Result<Object, ApiError> {
        negotiate::check_object_type(&self.headers)?;
        let unrecognized = |why: String| {
            let shown = match self.body.len() {
                0 => "<empty>".to_owned(),
                _ => String::from_utf8_lossy(&self.body[..self.body.len().min(64)]).into_owned(),
            };
            ApiError::bad_request(format!(
                "the object provided is unrecognized (must be of type {}): couldn't get version/kind; json parse \
                 error: {why} ({shown})",
                self.def.kind
            ))
        };
        let value: Value = if negotiate::content_type(&self.headers) == "application/yaml" {
            serde_saphyr::from_slice(&self.body).map_err(|e| unrecognized(e.to_string()))?
        } else {
            serde_json::from_slice(&self.body).map_err(|e| unrecognized(json_error(&e)))?
        };
        match value {
            Value::Object(object) => self.check_kind(object),
            Value::Null => self.check_kind(Object::new()),
            other => Err(unrecognized(cannot_unmarshal(&other, "an object"))),
        }
    }

    /// Fills in kind and apiVersion, or refuses those of something else.
    fn check_kind(&self, mut object: Object) -> Result<Object, ApiError> {
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
        object::check::metadata_types(&object).map_err(|why| {
            ApiError::bad_request(format!(
                "{} in version \"{}\" cannot be handled as a {}: {why}",
                def.kind, def.version, def.kind
            ))
        })?;
        object.insert("kind".to_owned(), def.kind.clone().into());
        object.insert("apiVersion".to_owned(), def.api_version().into());
        Ok(object)
    }

    /// Custom resources must say what they are.
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

    /// The namespace in the body, if there is one, must be the one in the path.
    fn check_namespace(&self, object: &mut Object) -> Result<(), ApiError> {
        let given = object::meta_str(object, "namespace").to_owned();
        if !given.is_empty() && given != self.target.namespace {
            return Err(ApiError::bad_request(
                "the namespace of the provided object does not match the namespace sent on the request",
            ));
        }
        let namespace = (!self.target.namespace.is_empty()).then(|| self.target.namespace.clone().into());
        object::set_meta(object, "namespace", namespace);
        Ok(())
    }

    /// One object as an answer.
    fn answer(&self, status: StatusCode, encoded: &Encoded) -> Result<Response<SandboxBody>, ApiError> {
        let form = Form::wanted(&self.headers, Shape::Object)?;
        Ok(json_response(status, one_object(&self.def, form, encoded)))
    }
}

/// What a JSON parser had to say.
fn json_error(error: &serde_json::Error) -> String {
    if error.is_eof() {
        "unexpected end of JSON input".to_owned()
    } else {
        error.to_string()
    }
}

/// JSON of one type where another was expected, in the real server's words.
fn cannot_unmarshal(found: &Value, into: &str) -> String {
    format!(
        "json: cannot unmarshal {} into Go value of type {into}",
        object::check::type_name(found)
    )
}

/// An object in the form asked for, under the version asked for.
pub(crate) fn one_object(def: &ResourceDef, form: Form, encoded: &Encoded) -> Bytes {
    match form {
        Form::Metadata => {
            let head = head_of("PartialObjectMetadata", "meta.k8s.io/v1", false);
            [head.as_bytes(), &encoded.metadata(), b"}"].concat().into()
        }
        Form::Full => {
            let head = head_of(&def.kind, &def.api_version(), def.custom);
            let whole = encoded.whole();
            // Stored under the version asked for, as all built-in objects are: nothing to copy.
            if whole.starts_with(head.as_bytes()) {
                whole
            } else {
                [head.as_bytes(), &encoded.rest()].concat().into()
            }
        }
    }
}

/// A finished JSON answer.
pub(crate) fn json_response(status: StatusCode, body: impl Into<Bytes>) -> Response<SandboxBody> {
    let mut response = Response::new(SandboxBody::whole(body));
    *response.status_mut() = status;
    response.headers_mut().insert(
        http::header::CONTENT_TYPE,
        http::HeaderValue::from_static("application/json"),
    );
    response
}
