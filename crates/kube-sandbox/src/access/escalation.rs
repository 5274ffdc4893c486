//! The rule against granting more than one has: roles and bindings are refused that allow what their author may not do.

use serde_json::Value;

use super::policy::{GROUP, covers_url, has};
use super::{ADMINS, Attributes, Policy, ResourceAttributes, Rule, User};
use crate::core::Core;
use crate::object::{self, Object};
use crate::schema::ResourceDef;
use crate::status::ApiError;

/// Refuses a role or binding that grants rights which `user` has not. `policy` is the one before the change.
pub(crate) fn check(
    core: &Core,
    policy: &Policy,
    user: &User,
    def: &ResourceDef,
    object: &Object,
    old: Option<&Object>,
) -> Result<(), ApiError> {
    if !core.config.rbac || def.group != GROUP || user.is_member_of(ADMINS) {
        return Ok(());
    }
    let (namespace, name) = (
        object::meta_str(object, "namespace"),
        object::meta_str(object, "name"),
    );
    let may = |verb: &str, resource: &str, name: &str| {
        let attributes = Attributes {
            verb: verb.to_owned(),
            resource: Some(ResourceAttributes {
                group: GROUP.to_owned(),
                resource: resource.to_owned(),
                subresource: String::new(),
                namespace: namespace.to_owned(),
                name: name.to_owned(),
            }),
            path: String::new(),
        };
        policy.decide(user, &attributes).allowed
    };
    let granted: Vec<Rule> = match def.plural.as_str() {
        "roles" | "clusterroles" => {
            if old.is_some_and(|old| old.get("rules") == object.get("rules"))
                || may("escalate", &def.plural, name)
            {
                return Ok(());
            }
            Rule::all(object)
        }
        "rolebindings" | "clusterrolebindings" => {
            let same = |key: &str| old.is_some_and(|old| old.get(key) == object.get(key));
            if same("roleRef") && same("subjects") {
                return Ok(());
            }
            let text = |key: &str| {
                object
                    .get("roleRef")
                    .and_then(|r| r[key].as_str())
                    .unwrap_or_default()
            };
            let (resource, of) = match text("kind") {
                "Role" => ("roles", namespace),
                _ => ("clusterroles", ""),
            };
            if may("bind", resource, text("name")) {
                return Ok(());
            }
            match policy.role(of, text("name")) {
                Some(rules) => rules.to_vec(),
                None => {
                    let gr = super::policy::group_resource(resource);
                    return Err(ApiError::not_found(&gr, text("name")));
                }
            }
        }
        _ => return Ok(()),
    };
    let held = policy.rules_of(user, namespace);
    let mut uncovered: Vec<String> = granted.iter().flat_map(|rule| missing(rule, &held)).collect();
    uncovered.sort();
    uncovered.dedup();
    if uncovered.is_empty() {
        return Ok(());
    }
    let why = format!(
        "user \"{}\" (groups={}) is attempting to grant RBAC permissions not currently held:\n{}",
        user.name,
        quoted(&user.groups),
        uncovered.join("\n")
    );
    Err(ApiError::forbidden(&def.group_resource(), name, &why))
}

/// The parts of a rule that no held rule covers, as text: a line for each group, resource and name, or URL.
fn missing(rule: &Rule, held: &[&Rule]) -> Vec<String> {
    let mut lines = Vec::new();
    let mut names: Vec<&str> = rule.names.iter().map(String::as_str).collect();
    if names.is_empty() {
        names.push("");
    }
    for group in &rule.groups {
        for resource in &rule.resources {
            for name in &names {
                let covers = |held: &Rule, verb: &str| {
                    has(&held.verbs, verb)
                        && has(&held.groups, group)
                        && covers_resource(&held.resources, resource)
                        && (held.names.is_empty() || held.names.iter().any(|n| n == name))
                };
                let verbs = uncovered_verbs(rule, held, covers);
                if verbs.is_empty() {
                    continue;
                }
                let names = match *name {
                    "" => String::new(),
                    name => format!(", ResourceNames:[\"{name}\"]"),
                };
                lines.push(format!(
                    "{{APIGroups:[\"{group}\"], Resources:[\"{resource}\"]{names}, Verbs:{}}}",
                    quoted(&verbs)
                ));
            }
        }
    }
    for url in &rule.urls {
        let covers = |held: &Rule, verb: &str| {
            has(&held.verbs, verb) && held.urls.iter().any(|h| h == url || covers_url(h, url))
        };
        let verbs = uncovered_verbs(rule, held, covers);
        if !verbs.is_empty() {
            lines.push(format!(
                "{{NonResourceURLs:[\"{url}\"], Verbs:{}}}",
                quoted(&verbs)
            ));
        }
    }
    lines
}

fn uncovered_verbs(rule: &Rule, held: &[&Rule], covers: impl Fn(&Rule, &str) -> bool) -> Vec<String> {
    let open = rule
        .verbs
        .iter()
        .filter(|verb| !held.iter().any(|held| covers(held, verb)));
    open.cloned().collect()
}

fn covers_resource(held: &[String], resource: &str) -> bool {
    let part = resource.split_once('/').map(|(_, part)| format!("*/{part}"));
    has(held, resource) || part.is_some_and(|part| held.contains(&part))
}

/// `["a" "b"]`, as Go prints a list.
fn quoted(list: &[String]) -> String {
    let items: Vec<String> = list
        .iter()
        .map(|item| Value::from(item.as_str()).to_string())
        .collect();
    format!("[{}]", items.join(" "))
}
