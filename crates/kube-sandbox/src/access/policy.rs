//! Roles and bindings, and what they allow.

use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

use serde_json::{Map, Value, json};

use super::user::account;
use super::{Attributes, ResourceAttributes, User};
use crate::object::{self, Object};
use crate::schema::GroupResource;
use crate::store::State;

pub(super) const GROUP: &str = "rbac.authorization.k8s.io";

/// The content of all roles and bindings.
#[derive(Debug, Default)]
pub(crate) struct Policy {
    /// By name.
    cluster: Vec<Binding>,
    /// By namespace, each by name.
    namespaced: HashMap<String, Vec<Binding>>,
    roles: Roles,
}

/// The rules of roles; cluster roles are in the namespace without a name.
type Roles = BTreeMap<(String, String), Arc<[Rule]>>;

#[derive(Debug)]
struct Binding {
    name: String,
    namespace: String,
    role_kind: String,
    role: String,
    /// None if there is no such role.
    rules: Option<Arc<[Rule]>>,
    subjects: Vec<Subject>,
}

#[derive(Debug)]
struct Subject {
    kind: String,
    name: String,
    namespace: String,
}

/// The permissions of a role.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Rule {
    pub(super) verbs: Vec<String>,
    pub(super) groups: Vec<String>,
    pub(super) resources: Vec<String>,
    pub(super) names: Vec<String>,
    pub(super) urls: Vec<String>,
}

/// The answer to a question about rights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Decision {
    pub(crate) allowed: bool,
    pub(crate) reason: String,
}

impl Decision {
    pub(super) fn allowed(reason: impl Into<String>) -> Self {
        Self {
            allowed: true,
            reason: reason.into(),
        }
    }
}

impl Policy {
    pub(super) fn read(state: &State) -> Self {
        let mut policy = Self::default();
        for resource in ["clusterroles", "roles"] {
            for role in objects(state, resource) {
                let key = (
                    object::meta_str(&role, "namespace").to_owned(),
                    object::meta_str(&role, "name").to_owned(),
                );
                policy.roles.insert(key, Rule::all(&role).into());
            }
        }
        for binding in objects(state, "clusterrolebindings") {
            let binding = Binding::read(&binding, &policy.roles);
            policy.cluster.push(binding);
        }
        for binding in objects(state, "rolebindings") {
            let binding = Binding::read(&binding, &policy.roles);
            let of_namespace = policy.namespaced.entry(binding.namespace.clone());
            of_namespace.or_default().push(binding);
        }
        policy
    }

    /// The rules of a role, which may be missing.
    pub(super) fn role(&self, namespace: &str, name: &str) -> Option<&Arc<[Rule]>> {
        self.roles.get(&(namespace.to_owned(), name.to_owned()))
    }

    /// The bindings that count in a namespace: those of the cluster, then those of the namespace.
    fn bindings(&self, namespace: &str) -> impl Iterator<Item = &Binding> {
        let own = self.namespaced.get(namespace).map_or(&[][..], Vec::as_slice);
        self.cluster.iter().chain(own)
    }

    pub(super) fn decide(&self, user: &User, attributes: &Attributes) -> Decision {
        let namespace = attributes.resource.as_ref().map_or("", |r| r.namespace.as_str());
        let mut missing = Vec::new();
        for binding in self.bindings(namespace) {
            let Some(subject) = binding.subject_of(user) else {
                continue;
            };
            match &binding.rules {
                Some(rules) if rules.iter().any(|rule| rule.allows(attributes)) => {
                    return Decision::allowed(format!("RBAC: allowed by {}", binding.describe(subject)));
                }
                Some(_) => {}
                None => missing.push(binding.missing_role()),
            }
        }
        missing.dedup();
        let reason = match &missing[..] {
            [] => String::new(),
            [one] => format!("RBAC: {one}"),
            several => format!("RBAC: [{}]", several.join(", ")),
        };
        Decision {
            allowed: false,
            reason,
        }
    }

    /// Every rule that applies to the user in a namespace.
    pub(crate) fn rules_of(&self, user: &User, namespace: &str) -> Vec<&Rule> {
        self.bindings(namespace)
            .filter(|binding| binding.subject_of(user).is_some())
            .flat_map(|binding| binding.rules.iter().flat_map(|rules| rules.iter()))
            .collect()
    }
}

/// All objects of a resource of the RBAC group, in order of their keys.
pub(super) fn objects<'a>(state: &'a State, resource: &str) -> impl Iterator<Item = Object> + use<'a> {
    let collection = state.collection(&group_resource(resource));
    collection
        .into_iter()
        .flat_map(|c| c.objects().map(|stored| stored.decode()))
}

pub(super) fn group_resource(resource: &str) -> GroupResource {
    GroupResource {
        group: GROUP.to_owned(),
        resource: resource.to_owned(),
    }
}

impl Binding {
    fn read(object: &Object, roles: &Roles) -> Self {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let role_ref = object.get("roleRef").cloned().unwrap_or_default();
        let (role_kind, role) = (text(&role_ref["kind"]), text(&role_ref["name"]));
        let namespace = object::meta_str(object, "namespace").to_owned();
        let role_namespace = match role_kind.as_str() {
            "Role" => namespace.clone(),
            _ => String::new(),
        };
        let subjects = object.get("subjects").and_then(Value::as_array);
        Self {
            name: object::meta_str(object, "name").to_owned(),
            rules: roles.get(&(role_namespace, role.clone())).cloned(),
            subjects: subjects
                .into_iter()
                .flatten()
                .map(|subject| Subject {
                    kind: text(&subject["kind"]),
                    name: text(&subject["name"]),
                    namespace: text(&subject["namespace"]),
                })
                .collect(),
            namespace,
            role_kind,
            role,
        }
    }

    fn subject_of(&self, user: &User) -> Option<&Subject> {
        self.subjects.iter().find(|s| s.is(user, &self.namespace))
    }

    fn describe(&self, subject: &Subject) -> String {
        let (kind, name) = match self.namespace.as_str() {
            "" => ("ClusterRoleBinding", self.name.clone()),
            namespace => ("RoleBinding", format!("{}/{namespace}", self.name)),
        };
        format!(
            "{kind} \"{name}\" of {} \"{}\" to {}",
            self.role_kind,
            self.role,
            subject.describe(&self.namespace)
        )
    }

    fn missing_role(&self) -> String {
        let kind = self.role_kind.to_lowercase();
        format!("{kind}.{GROUP} \"{}\" not found", self.role)
    }
}

impl Subject {
    fn is(&self, user: &User, binding_namespace: &str) -> bool {
        match self.kind.as_str() {
            "User" => self.name == user.name,
            "Group" => user.is_member_of(&self.name),
            "ServiceAccount" => {
                account(&user.name) == Some((self.account_namespace(binding_namespace), &self.name))
            }
            _ => false,
        }
    }

    fn account_namespace<'a>(&'a self, binding_namespace: &'a str) -> &'a str {
        match self.namespace.as_str() {
            "" => binding_namespace,
            namespace => namespace,
        }
    }

    fn describe(&self, binding_namespace: &str) -> String {
        match self.kind.as_str() {
            "ServiceAccount" => {
                let namespace = self.account_namespace(binding_namespace);
                format!("{} \"{}/{namespace}\"", self.kind, self.name)
            }
            kind => format!("{kind} \"{}\"", self.name),
        }
    }
}

impl Rule {
    /// The rules of a role or a cluster role.
    pub(super) fn all(role: &Object) -> Vec<Self> {
        let rules = role.get("rules").and_then(Value::as_array);
        rules.into_iter().flatten().map(Self::read).collect()
    }

    fn read(rule: &Value) -> Self {
        let texts = |key: &str| -> Vec<String> {
            let list = rule[key].as_array().into_iter().flatten();
            list.filter_map(Value::as_str).map(str::to_owned).collect()
        };
        Self {
            verbs: texts("verbs"),
            groups: texts("apiGroups"),
            resources: texts("resources"),
            names: texts("resourceNames"),
            urls: texts("nonResourceURLs"),
        }
    }

    pub(super) fn allows(&self, attributes: &Attributes) -> bool {
        if !has(&self.verbs, &attributes.verb) {
            return false;
        }
        match &attributes.resource {
            Some(at) => {
                has(&self.groups, &at.group)
                    && self.allows_resource(at)
                    && (self.names.is_empty() || self.names.contains(&at.name))
            }
            None => self.urls.iter().any(|url| covers_url(url, &attributes.path)),
        }
    }

    fn allows_resource(&self, at: &ResourceAttributes) -> bool {
        let combined = at.combined();
        self.resources.iter().any(|resource| {
            resource == "*"
                || *resource == combined
                || (!at.subresource.is_empty() && resource.strip_prefix("*/") == Some(&at.subresource))
        })
    }

    /// The rule as it stands in a review or a role. `for_resources` picks the half that a rules review wants.
    pub(crate) fn to_json(&self, for_resources: bool) -> Option<Value> {
        let fields: &[(&str, &Vec<String>)] = match for_resources {
            true if self.resources.is_empty() => return None,
            false if self.urls.is_empty() => return None,
            true => &[
                ("verbs", &self.verbs),
                ("apiGroups", &self.groups),
                ("resources", &self.resources),
                ("resourceNames", &self.names),
            ],
            false => &[("verbs", &self.verbs), ("nonResourceURLs", &self.urls)],
        };
        let mut out = Map::new();
        for (key, list) in fields {
            if !list.is_empty() {
                out.insert((*key).to_owned(), json!(list));
            }
        }
        Some(Value::Object(out))
    }
}

/// Does a list of a rule name this, or everything?
pub(super) fn has(list: &[String], one: &str) -> bool {
    list.iter().any(|item| item == "*" || item == one)
}

/// Does a URL of a rule, which may end in a star, cover a path?
pub(super) fn covers_url(url: &str, path: &str) -> bool {
    match url.strip_suffix('*') {
        Some(prefix) => path.starts_with(prefix),
        None => url == path,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(text: &str) -> Rule {
        Rule::read(&serde_json::from_str(text).expect("JSON"))
    }

    fn get(resource: &str, subresource: &str, name: &str) -> Attributes {
        Attributes {
            verb: "get".to_owned(),
            resource: Some(ResourceAttributes {
                group: "apps".to_owned(),
                resource: resource.to_owned(),
                subresource: subresource.to_owned(),
                namespace: "a".to_owned(),
                name: name.to_owned(),
            }),
            path: String::new(),
        }
    }

    #[test]
    fn a_rule_allows_what_it_names() {
        let plain = rule(r#"{"verbs":["get"],"apiGroups":["apps"],"resources":["deployments"]}"#);
        assert!(plain.allows(&get("deployments", "", "x")));
        assert!(!plain.allows(&get("deployments", "scale", "x")));
        assert!(!plain.allows(&get("daemonsets", "", "x")));
        let named = Rule {
            names: vec!["x".to_owned()],
            ..plain.clone()
        };
        assert!(named.allows(&get("deployments", "", "x")));
        assert!(!named.allows(&get("deployments", "", "y")));
        assert!(!named.allows(&get("deployments", "", "")));
        let scale = rule(r#"{"verbs":["*"],"apiGroups":["*"],"resources":["*/scale"]}"#);
        assert!(scale.allows(&get("deployments", "scale", "x")));
        assert!(!scale.allows(&get("deployments", "", "x")));
        assert!(!scale.allows(&get("deployments", "status", "x")));
        let all = rule(r#"{"verbs":["*"],"apiGroups":["*"],"resources":["*"]}"#);
        assert!(all.allows(&get("deployments", "status", "")));
        let other_group = rule(r#"{"verbs":["get"],"apiGroups":[""],"resources":["deployments"]}"#);
        assert!(!other_group.allows(&get("deployments", "", "x")));
    }

    #[test]
    fn paths_are_named_in_whole_or_by_their_beginning() {
        let urls = rule(r#"{"verbs":["get"],"nonResourceURLs":["/version","/apis/*"]}"#);
        let path = |path: &str| Attributes {
            verb: "get".to_owned(),
            resource: None,
            path: path.to_owned(),
        };
        assert!(urls.allows(&path("/version")));
        assert!(urls.allows(&path("/apis/apps")));
        assert!(!urls.allows(&path("/version/x")));
        assert!(!urls.allows(&path("/metrics")));
    }
}
