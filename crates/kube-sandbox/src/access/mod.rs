//! Who a client is and what it may do.
//!
//! 1. [`User`] is an identity. A client in process has the one it was made with; a request through the port has the one of its
//!    token ([`Tokens`]).
//! 2. `Impersonate-` headers replace the identity ([`impersonate`]), if the client may do that.
//! 3. [`Attributes`] say what a request does, in the vocabulary of RBAC.
//! 4. [`Policy`] is the content of all roles and bindings, and decides.
//!
//! Rights are off by default: every user may do everything. `bootstrap.rs` has the roles that a cluster starts with.

mod attributes;
mod bootstrap;
mod escalation;
mod impersonate;
mod policy;
mod tokens;
mod user;

use std::sync::Arc;

use http::HeaderMap;
use http::request::Parts;
use parking_lot::Mutex;

pub(crate) use attributes::{Attributes, ResourceAttributes};
pub(crate) use bootstrap::{aggregate, create_roles};
pub(crate) use escalation::check as check_escalation;
pub(crate) use policy::{Decision, Policy, Rule};
pub(crate) use tokens::Tokens;
pub use user::User;
pub(crate) use user::{ADMIN, ADMINS};

use crate::core::Core;
use crate::options::Query;
use crate::route::Route;
use crate::schema::GroupResource;
use crate::status::{ApiError, Details};
use crate::store::State;

/// The policy that was computed last, with the revision of the roles and bindings that it was computed from.
#[derive(Debug, Default)]
pub(crate) struct PolicyCache(Mutex<Option<(u64, Arc<Policy>)>>);

/// The identity behind a request that came in as `user`, if it may do what the request asks for.
pub(crate) fn admit(
    core: &Core,
    user: Arc<User>,
    parts: &Parts,
    route: &Route,
    query: &Query,
) -> Result<Arc<User>, ApiError> {
    let attributes = Attributes::of(route, &parts.method, parts.uri.path(), query);
    let user = impersonate::apply(core, user, &parts.headers, &attributes)?;
    authorize(core, &user, &attributes)?;
    Ok(user)
}

/// Refuses what the user may not do, in the real server's words.
fn authorize(core: &Core, user: &User, attributes: &Attributes) -> Result<(), ApiError> {
    let decision = decide(core, user, attributes);
    if decision.allowed {
        return Ok(());
    }
    Err(forbidden(user, attributes, &decision.reason))
}

/// May the user do this?
pub(crate) fn decide(core: &Core, user: &User, attributes: &Attributes) -> Decision {
    if !core.config.rbac {
        return Decision::allowed("kube-sandbox allows everything");
    }
    if user.is_member_of(ADMINS) {
        return Decision::allowed("");
    }
    policy(core).decide(user, attributes)
}

/// The roles and bindings as they are now.
pub(crate) fn policy(core: &Core) -> Arc<Policy> {
    policy_in(core, &core.store.read())
}

/// The same for a caller that has locked the store.
pub(crate) fn policy_in(core: &Core, state: &State) -> Arc<Policy> {
    let mut cache = core.policy.0.lock();
    let revision = state.access_revision();
    match &*cache {
        Some((at, policy)) if *at == revision => Arc::clone(policy),
        _ => {
            let policy = Arc::new(Policy::read(state));
            *cache = Some((revision, Arc::clone(&policy)));
            policy
        }
    }
}

fn forbidden(user: &User, attributes: &Attributes, reason: &str) -> ApiError {
    let mut why = format!("User \"{}\" cannot {}", user.name, attributes);
    if !reason.is_empty() {
        why += &format!(": {reason}");
    }
    match &attributes.resource {
        Some(at) => {
            let gr = GroupResource {
                group: at.group.clone(),
                resource: at.resource.clone(),
            };
            ApiError::forbidden(&gr, &at.name, &why)
        }
        None => {
            let mut error = ApiError::new(403, "Forbidden", format!("forbidden: {why}"));
            error.details = Some(Details::default());
            error
        }
    }
}

/// All values of a header, as text.
fn values<'a>(headers: &'a HeaderMap, name: &str) -> Vec<&'a str> {
    headers
        .get_all(name)
        .iter()
        .filter_map(|v| v.to_str().ok())
        .collect()
}
