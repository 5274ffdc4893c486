//! The verbs: one function per verb and subresource.
//!
//! Knows: the target, the options, the store. Never learns: sockets, faults by rule (it sees only [`Twists`], the few
//! that change what an answer says), how bytes travel.

mod answer;
mod create;
mod delete;
mod evict;
mod fields;
mod kubelet;
mod list;
mod parts;
mod patch;
mod read;
mod request;
mod review;
mod strategy;
mod update;
mod watch;

use std::sync::Arc;

pub(crate) use answer::{json_response, value_response};
pub(crate) use delete::{DeleteOptions, delete_object};
pub(crate) use fields::Warnings;
use request::{cannot_unmarshal, json_error};
pub(crate) use update::may_go;

use bytes::Bytes;
use http::{HeaderMap, Response};

use crate::access::User;
use crate::body::SandboxBody;
use crate::core::Core;
use crate::fault::Hit;
use crate::object::{self, Key, Manager, Object};
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
    pub(crate) user: Arc<User>,
    pub(crate) warnings: Warnings,
}

/// Faults that change the content of an answer, as opposed to its transfer.
#[derive(Debug, Clone, Default)]
pub(crate) struct Twists {
    pub(crate) no_end_bookmark: bool,
    pub(crate) refuse_streaming: bool,
    pub(crate) expire_version: bool,
    pub(crate) expire_continue: bool,
    /// Objects of these names are sent undecodable, as long as the rule is there.
    pub(crate) undecodable: Vec<(String, Hit)>,
    /// The rule that makes the server stale, and the version at which it stays.
    pub(crate) stale: Option<(u64, Hit)>,
    /// Send every item and event as a chunk of its own, so that faults can count them.
    pub(crate) one_by_one: bool,
}

impl Twists {
    /// True if the object of that name is sent undecodable.
    fn spoils(&self, name: &str) -> bool {
        self.undecodable
            .iter()
            .any(|(spoilt, hit)| spoilt == name && hit.is_on())
    }
}

/// Handles a request, and adds its warnings to the answer.
pub(crate) async fn dispatch(call: Call, verb: Verb) -> Result<Response<SandboxBody>, ApiError> {
    let warnings = call.warnings.clone();
    let mut response = work(call, verb).await?;
    warnings.write(response.headers_mut());
    Ok(response)
}

async fn work(call: Call, verb: Verb) -> Result<Response<SandboxBody>, ApiError> {
    if !call.target.subresource.is_empty() {
        return subresource(call, verb).await;
    }
    if call.def.namespaced && call.target.namespace.is_empty() {
        // Requests across all namespaces can only read.
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
        Verb::DeleteCollection => delete::delete_collection(&call).await,
        Verb::Other => Err(ApiError::method_not_allowed()),
    }
}

/// Parts of an object: `/status`, `/scale`, the `/finalize` of namespaces, the `/token` of service accounts, the `/approval` of
/// signing requests; of pods `/binding`, `/eviction`, `/ephemeralcontainers`, `/resize`, and those that need a kubelet.
async fn subresource(call: Call, verb: Verb) -> Result<Response<SandboxBody>, ApiError> {
    if call.def.is("", "namespaces") && call.target.subresource == "finalize" && verb == Verb::Update {
        return update::update(&call, "finalize");
    }
    if call.def.is("", "pods") && call.target.subresource == "binding" && verb == Verb::Create {
        return parts::bind(call);
    }
    if call.def.is("", "pods") && call.target.subresource == "eviction" {
        return match verb {
            Verb::Create => evict::evict(&call),
            _ => Err(ApiError::method_not_allowed()),
        };
    }
    if call.def.is("", "serviceaccounts") && call.target.subresource == "token" {
        return match verb {
            Verb::Create => review::request_token(&call),
            _ => Err(ApiError::method_not_allowed()),
        };
    }
    if let Some(answer) = kubelet::answer(&call, verb) {
        return answer;
    }
    let part = call.target.subresource.clone();
    if strategy::is_whole_object(&call.def, &part) {
        return match verb {
            Verb::Get => read::get(&call).await,
            Verb::Update => update::update(&call, &part),
            Verb::Patch => patch::patch(&call, &part),
            _ => Err(ApiError::method_not_allowed()),
        };
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

    /// The field manager of the request. `options` is the kind of the query's options, for the refusal.
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
}
