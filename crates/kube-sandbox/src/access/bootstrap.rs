//! The roles and bindings that a cluster starts with, and the aggregation of cluster roles.
//!
//! The table has what people use and what every user needs: `cluster-admin`, `admin`, `edit`, `view`, discovery and the
//! reviews of one's own rights. The roles of Kubernetes' own programs are left out, because none of them runs here.

use serde_json::{Map, Value, json};

use super::policy::{GROUP, objects};
use crate::core::Core;
use crate::object::{self, Key, Object};
use crate::store::State;

const READ: &str = "get,list,watch";
const WRITE: &str = "create,delete,deletecollection,patch,update";
const ALL: &str = "create,delete,deletecollection,get,list,patch,update,watch";

/// Verbs, API groups, resources.
type Rows = &'static [(&'static str, &'static str, &'static str)];

const VIEW: Rows = &[
    (
        READ,
        "",
        "configmaps,endpoints,persistentvolumeclaims,persistentvolumeclaims/status,pods,replicationcontrollers,\
         replicationcontrollers/scale,serviceaccounts,services,services/status",
    ),
    (
        READ,
        "",
        "bindings,limitranges,namespaces/status,pods/log,pods/status,replicationcontrollers/status,resourcequotas,\
         resourcequotas/status",
    ),
    (READ, "", "namespaces"),
    (READ, ",events.k8s.io", "events"),
    (READ, "discovery.k8s.io", "endpointslices"),
    (
        READ,
        "apps",
        "controllerrevisions,daemonsets,daemonsets/status,deployments,deployments/scale,deployments/status,replicasets,\
         replicasets/scale,replicasets/status,statefulsets,statefulsets/scale,statefulsets/status",
    ),
    (
        READ,
        "autoscaling",
        "horizontalpodautoscalers,horizontalpodautoscalers/status",
    ),
    (READ, "batch", "cronjobs,cronjobs/status,jobs,jobs/status"),
    (READ, "policy", "poddisruptionbudgets,poddisruptionbudgets/status"),
    (
        READ,
        "networking.k8s.io",
        "ingresses,ingresses/status,networkpolicies",
    ),
    (
        READ,
        "resource.k8s.io",
        "resourceclaims,resourceclaims/status,resourceclaimtemplates",
    ),
];

const EDIT: Rows = &[
    (
        READ,
        "",
        "pods/attach,pods/exec,pods/portforward,pods/proxy,secrets,services/proxy",
    ),
    ("impersonate", "", "serviceaccounts"),
    (
        WRITE,
        "",
        "pods,pods/attach,pods/exec,pods/portforward,pods/proxy",
    ),
    ("create", "", "pods/eviction"),
    (
        WRITE,
        "",
        "configmaps,persistentvolumeclaims,replicationcontrollers,replicationcontrollers/scale,secrets,serviceaccounts,\
         services,services/proxy",
    ),
    ("create", "", "serviceaccounts/token"),
    (WRITE, ",events.k8s.io", "events"),
    (
        WRITE,
        "apps",
        "daemonsets,deployments,deployments/rollback,deployments/scale,replicasets,replicasets/scale,statefulsets,\
         statefulsets/scale",
    ),
    (WRITE, "autoscaling", "horizontalpodautoscalers"),
    (WRITE, "batch", "cronjobs,jobs"),
    (WRITE, "policy", "poddisruptionbudgets"),
    (WRITE, "networking.k8s.io", "ingresses,networkpolicies"),
    (ALL, "coordination.k8s.io", "leases"),
    (WRITE, "resource.k8s.io", "resourceclaims,resourceclaimtemplates"),
];

const ADMIN: Rows = &[
    ("create", "authorization.k8s.io", "localsubjectaccessreviews"),
    (ALL, GROUP, "rolebindings,roles"),
];

const BASIC: Rows = &[
    (
        "create",
        "authorization.k8s.io",
        "selfsubjectaccessreviews,selfsubjectrulesreviews",
    ),
    ("create", "authentication.k8s.io", "selfsubjectreviews"),
];

const PUBLIC: &str = "/healthz,/livez,/readyz,/version,/version/";
const DISCOVERY: &str =
    "/api,/api/*,/apis,/apis/*,/healthz,/livez,/openapi,/openapi/*,/readyz,/version,/version/";

/// Creates the roles and bindings of a new cluster.
pub(crate) fn create_roles(core: &Core, state: &mut State) {
    let aggregated =
        |name: &str| json!({"clusterRoleSelectors": [{"matchLabels": {aggregate_to(name): "true"}}]});
    let urls = |list: &str| json!([{"verbs": ["get"], "nonResourceURLs": words(list)}]);
    let everything = json!([
        {"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"]},
        {"verbs": ["*"], "nonResourceURLs": ["*"]},
    ]);
    for (name, rules, part_of) in [
        ("cluster-admin", everything, ""),
        ("system:aggregate-to-view", rules(VIEW), "view"),
        ("system:aggregate-to-edit", rules(EDIT), "edit"),
        ("system:aggregate-to-admin", rules(ADMIN), "admin"),
        ("system:basic-user", rules(BASIC), ""),
        ("system:discovery", urls(DISCOVERY), ""),
        ("system:public-info-viewer", urls(PUBLIC), ""),
    ] {
        put(
            core,
            state,
            "clusterroles",
            name,
            part_of,
            json!({"rules": rules}),
        );
    }
    for (name, part_of) in [("view", "edit"), ("edit", "admin"), ("admin", "")] {
        let body = json!({"aggregationRule": aggregated(name), "rules": []});
        put(core, state, "clusterroles", name, part_of, body);
    }
    for (name, groups) in [
        ("cluster-admin", "system:masters"),
        ("system:basic-user", "system:authenticated"),
        ("system:discovery", "system:authenticated"),
        (
            "system:public-info-viewer",
            "system:authenticated,system:unauthenticated",
        ),
    ] {
        let subjects: Vec<Value> = words(groups)
            .iter()
            .map(|group| json!({"kind": "Group", "apiGroup": GROUP, "name": group}))
            .collect();
        let role = json!({"apiGroup": GROUP, "kind": "ClusterRole", "name": name});
        let body = json!({"roleRef": role, "subjects": subjects});
        put(core, state, "clusterrolebindings", name, "", body);
    }
    aggregate(state);
}

/// Fills in the rules of cluster roles that gather those of others by label.
pub(crate) fn aggregate(state: &mut State) {
    // A gathered role may be gathered itself, so this repeats until nothing changes. Roles that gather each other settle,
    // too: rules are only added.
    const ROUNDS: usize = 10;
    for _ in 0..ROUNDS {
        let roles: Vec<Object> = objects(state, "clusterroles").collect();
        let mut changed = false;
        for role in roles.iter().filter(|role| role.contains_key("aggregationRule")) {
            let gathered = gathered(role, &roles);
            if role.get("rules") == Some(&gathered) || role.get("rules").is_none() && gathered == json!([]) {
                continue;
            }
            let mut new = role.clone();
            new.insert("rules".to_owned(), gathered);
            store(state, "clusterroles", &new);
            changed = true;
        }
        if !changed {
            return;
        }
    }
}

/// The rules of all cluster roles that the selectors of `role` match, each once.
fn gathered(role: &Object, roles: &[Object]) -> Value {
    let selectors = role["aggregationRule"]["clusterRoleSelectors"].as_array();
    let name = object::meta_str(role, "name");
    let mut rules: Vec<Value> = Vec::new();
    for other in roles
        .iter()
        .filter(|other| object::meta_str(other, "name") != name)
    {
        let labels = object::meta(other).and_then(|m| m.get("labels"));
        let mut selectors = selectors.into_iter().flatten();
        if !selectors.any(|selector| crate::selector::matches(selector, labels.unwrap_or(&Value::Null))) {
            continue;
        }
        for rule in other.get("rules").and_then(Value::as_array).into_iter().flatten() {
            if !rules.contains(rule) {
                rules.push(rule.clone());
            }
        }
    }
    Value::Array(rules)
}

fn rules(rows: Rows) -> Value {
    rows.iter()
        .map(|(verbs, groups, resources)| {
            json!({"verbs": words(verbs), "apiGroups": words(groups), "resources": words(resources)})
        })
        .collect()
}

fn words(list: &str) -> Vec<&str> {
    list.split(',').collect()
}

fn aggregate_to(name: &str) -> String {
    format!("{GROUP}/aggregate-to-{name}")
}

fn put(core: &Core, state: &mut State, resource: &str, name: &str, part_of: &str, body: Value) {
    let mut labels = Map::new();
    labels.insert("kubernetes.io/bootstrapping".to_owned(), json!("rbac-defaults"));
    if !part_of.is_empty() {
        labels.insert(aggregate_to(part_of), json!("true"));
    }
    let kind = match resource {
        "clusterroles" => "ClusterRole",
        _ => "ClusterRoleBinding",
    };
    let Value::Object(mut object) = body else { return };
    object.insert("kind".to_owned(), json!(kind));
    object.insert("apiVersion".to_owned(), json!(format!("{GROUP}/v1")));
    let metadata = json!({
        "name": name, "uid": core.new_uid(), "creationTimestamp": core.now(), "labels": labels,
        "annotations": {"rbac.authorization.kubernetes.io/autoupdate": "true"},
    });
    object.insert("metadata".to_owned(), metadata);
    store(state, resource, &object);
}

fn store(state: &mut State, resource: &str, object: &Object) {
    if let Some(def) = state.registry.find(GROUP, "v1", resource).cloned() {
        state.put(&def, Key::new("", object::meta_str(object, "name")), object);
    }
}
