//! Impersonation: the `Impersonate-User`, `-Group`, `-Uid` and `-Extra-` headers.

use std::sync::Arc;

use http::HeaderMap;

use super::user::account;
use super::{ADMINS, Attributes, ResourceAttributes, User, decide, forbidden, values};
use crate::core::Core;
use crate::status::ApiError;

const EXTRA: &str = "impersonate-extra-";

/// The user that the headers name, or the one that sent the request.
pub(super) fn apply(
    core: &Core,
    user: Arc<User>,
    headers: &HeaderMap,
    attributes: &Attributes,
) -> Result<Arc<User>, ApiError> {
    let first = |name| {
        values(headers, name)
            .first()
            .copied()
            .unwrap_or_default()
            .to_owned()
    };
    let (name, uid) = (first("impersonate-user"), first("impersonate-uid"));
    let groups: Vec<String> = values(headers, "impersonate-group")
        .into_iter()
        .map(str::to_owned)
        .collect();
    let extra = headers.keys().filter_map(|key| {
        let field = key.as_str().strip_prefix(EXTRA)?;
        let all = values(headers, key.as_str()).into_iter().map(str::to_owned);
        Some((decoded(field), all.collect::<Vec<_>>()))
    });
    let extra: std::collections::BTreeMap<String, Vec<String>> = extra.collect();
    if name.is_empty() {
        if uid.is_empty() && groups.is_empty() && extra.is_empty() {
            return Ok(user);
        }
        return Err(without_name(&uid, &groups));
    }
    let mut wanted = User::impersonated(&name, groups.clone());
    (wanted.uid, wanted.extra) = (uid, extra);
    if core.config.rbac && !user.is_member_of(ADMINS) {
        check(core, &user, &wanted, &groups, attributes)?;
    }
    Ok(Arc::new(wanted))
}

/// The verb `impersonate` is needed on everything that the headers name.
fn check(
    core: &Core,
    user: &User,
    wanted: &User,
    groups: &[String],
    attributes: &Attributes,
) -> Result<(), ApiError> {
    let mut needed = Vec::new();
    let at = |group: &str, resource: &str, name: &str| ResourceAttributes {
        group: group.to_owned(),
        resource: resource.to_owned(),
        name: name.to_owned(),
        ..ResourceAttributes::default()
    };
    needed.push(match account(&wanted.name) {
        Some((namespace, name)) => ResourceAttributes {
            namespace: namespace.to_owned(),
            ..at("", "serviceaccounts", name)
        },
        None => at("", "users", &wanted.name),
    });
    needed.extend(groups.iter().map(|group| at("", "groups", group)));
    if !wanted.uid.is_empty() {
        needed.push(at("authentication.k8s.io", "uids", &wanted.uid));
    }
    for (field, values) in &wanted.extra {
        needed.extend(values.iter().map(|value| ResourceAttributes {
            subresource: field.clone(),
            ..at("authentication.k8s.io", "userextras", value)
        }));
    }
    for resource in needed {
        let needed = Attributes {
            verb: "impersonate".to_owned(),
            resource: Some(resource),
            path: String::new(),
        };
        if !decide(core, user, &needed).allowed {
            let mode = match account(&wanted.name) {
                Some(_) => "serviceaccount",
                None => "user-info",
            };
            let refused = Attributes {
                verb: format!("impersonate-on:{mode}:{}", attributes.verb),
                ..attributes.clone()
            };
            return Err(forbidden(user, &refused, ""));
        }
    }
    Ok(())
}

fn without_name(uid: &str, groups: &[String]) -> ApiError {
    let groups = match groups {
        [] => "(nil)".to_owned(),
        groups => format!(
            "{{{}}}",
            groups
                .iter()
                .map(|g| format!("{g:?}"))
                .collect::<Vec<_>>()
                .join(", ")
        ),
    };
    ApiError::bad_request(format!(
        "requested &user.DefaultInfo{{Name:\"\", UID:{uid:?}, Groups:[]string{groups}, \
         Extra:map[string][]string(nil)}} without impersonating a user name"
    ))
}

/// Keys of extra fields are percent-encoded, because header names have no slash.
fn decoded(field: &str) -> String {
    // A plus sign is itself here.
    let pairs = format!("k={}", field.replace('+', "%2B"));
    let mut pairs = form_urlencoded::parse(pairs.as_bytes());
    pairs
        .next()
        .map(|(_, value)| value.into_owned())
        .unwrap_or_default()
}
