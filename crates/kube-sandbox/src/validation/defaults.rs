//! Defaults of built-in kinds.

use serde_json::{Map, Value, json};

use super::pod_defaults;
use crate::object::Object;
use crate::schema::ResourceDef;
use crate::schema::types::{self, Type, Types};

/// Fills in an object of a built-in kind.
pub(crate) fn fill_in(def: &ResourceDef, object: &mut Object) {
    let types = Types::built_in();
    if let Some(id) = types.kind(&def.api_version(), &def.kind) {
        types
            .get(id)
            .fields()
            .iter()
            .for_each(|field| published_field(field, object));
    }
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "pods") => pod_defaults::pod(object),
        ("", "podtemplates") => in_template(object),
        ("", "replicationcontrollers") => replication_controller(object),
        ("", "services") => service(object),
        ("", "nodes") => node(object),
        ("", "persistentvolumeclaims") => claim(object),
        ("", "persistentvolumes") => {
            if let Some(spec) = inside(object, "spec") {
                default(spec, "persistentVolumeReclaimPolicy", json!("Retain"));
                default(spec, "volumeMode", json!("Filesystem"));
            }
        }
        ("apps", plural) if plural != "controllerrevisions" => {
            if plural == "daemonsets" {
                let meta = crate::object::meta_mut(object);
                let notes = meta.entry("annotations").or_insert_with(|| json!({}));
                if let Value::Object(notes) = notes {
                    default(notes, "deprecated.daemonset.template.generation", json!("1"));
                }
            }
            if let Some(spec) = section(object, "spec") {
                section(spec, "template");
                in_template(spec);
                workload(plural, spec);
            }
        }
        ("batch", "jobs") => {
            let labels = object
                .get("spec")
                .map(|spec| spec["template"]["metadata"]["labels"].clone());
            if let Some(labels @ Value::Object(_)) = labels {
                default(crate::object::meta_mut(object), "labels", labels);
            }
            if let Some(spec) = section(object, "spec") {
                section(spec, "template");
                in_template(spec);
                job(spec);
            }
        }
        ("batch", "cronjobs") => cron_job(object),
        ("autoscaling", "horizontalpodautoscalers") => {
            let version = def.version.clone();
            if let Some(spec) = inside(object, "spec") {
                autoscaler(&version, spec);
            }
        }
        ("networking.k8s.io", "networkpolicies") => network_policy(object),
        ("rbac.authorization.k8s.io", "rolebindings" | "clusterrolebindings") => binding(object),
        ("storage.k8s.io", "storageclasses") => {
            default(object, "reclaimPolicy", json!("Delete"));
            default(object, "volumeBindingMode", json!("Immediate"));
        }
        ("scheduling.k8s.io", "priorityclasses") => {
            default(object, "preemptionPolicy", json!("PreemptLowerPriority"));
        }
        (
            "admissionregistration.k8s.io",
            "validatingwebhookconfigurations" | "mutatingwebhookconfigurations",
        ) => {
            let mutating = def.plural.starts_with("mutating");
            items(object, "webhooks").for_each(|hook| webhook(hook, mutating));
        }
        _ => {}
    }
}

/// The defaults that the published schemas have.
fn published_value(of: &'static Type, value: &mut Value) {
    match (of, value) {
        (Type::Struct(id), Value::Object(object)) => {
            for field in Types::built_in().get(*id).fields() {
                published_field(field, object);
            }
        }
        (Type::List(item), Value::Array(list)) => {
            list.iter_mut().for_each(|value| published_value(item, value))
        }
        (Type::Map(item), Value::Object(map)) => {
            map.values_mut().for_each(|value| published_value(item, value))
        }
        _ => {}
    }
}

fn published_field(field: &'static types::Field, object: &mut Object) {
    match (object.get_mut(field.name), &field.default) {
        (Some(value), _) => published_value(&field.of, value),
        (None, Some(default)) => {
            object.insert(field.name.to_owned(), default.clone());
        }
        (None, None) => {}
    }
}

fn in_template(object: &mut Object) {
    if let Some(template) = inside(object, "template")
        && let Some(spec) = section(template, "spec")
    {
        pod_defaults::spec(spec);
    }
}

fn workload(plural: &str, spec: &mut Object) {
    if plural != "daemonsets" {
        default(spec, "replicas", json!(1));
    }
    if plural != "replicasets" {
        default(spec, "revisionHistoryLimit", json!(10));
    }
    match plural {
        "deployments" => {
            default(spec, "progressDeadlineSeconds", json!(600));
            rolling(
                spec,
                "strategy",
                json!({"maxSurge": "25%", "maxUnavailable": "25%"}),
            );
        }
        "daemonsets" => rolling(
            spec,
            "updateStrategy",
            json!({"maxSurge": 0, "maxUnavailable": 1}),
        ),
        "statefulsets" => {
            default(spec, "podManagementPolicy", json!("OrderedReady"));
            rolling(spec, "updateStrategy", json!({"partition": 0}));
            let retain = spec
                .entry("persistentVolumeClaimRetentionPolicy")
                .or_insert_with(|| json!({}));
            if let Value::Object(policy) = retain {
                default(policy, "whenDeleted", json!("Retain"));
                default(policy, "whenScaled", json!("Retain"));
            }
            for template in items(spec, "volumeClaimTemplates") {
                default(template, "kind", json!("PersistentVolumeClaim"));
                default(template, "apiVersion", json!("v1"));
                claim(template);
            }
        }
        _ => {}
    }
}

/// A strategy that rolls unless it says otherwise, and the numbers of a rolling one.
fn rolling(spec: &mut Object, name: &str, numbers: Value) {
    let strategy = spec.entry(name).or_insert_with(|| json!({}));
    let Value::Object(strategy) = strategy else { return };
    default(strategy, "type", json!("RollingUpdate"));
    if strategy.get("type") != Some(&json!("RollingUpdate")) {
        return;
    }
    let update = strategy.entry("rollingUpdate").or_insert_with(|| json!({}));
    if let (Value::Object(update), Value::Object(numbers)) = (update, numbers) {
        for (key, value) in numbers {
            default(update, &key, value);
        }
    }
}

fn replication_controller(object: &mut Object) {
    let Some(spec) = inside(object, "spec") else {
        return;
    };
    in_template(spec);
    default(spec, "replicas", json!(1));
    let labels = spec
        .get("template")
        .map(|t| t["metadata"]["labels"].clone())
        .unwrap_or_default();
    if !labels.is_null() {
        default(spec, "selector", labels.clone());
        let meta = crate::object::meta_mut(object);
        default(meta, "labels", labels);
    }
}

fn job(spec: &mut Object) {
    if !spec.contains_key("completions") && !spec.contains_key("parallelism") {
        default(spec, "completions", json!(1));
    }
    default(spec, "parallelism", json!(1));
    default(
        spec,
        "backoffLimit",
        json!(if spec.contains_key("backoffLimitPerIndex") {
            i32::MAX
        } else {
            6
        }),
    );
    default(spec, "completionMode", json!("NonIndexed"));
    default(spec, "suspend", json!(false));
    default(spec, "manualSelector", json!(false));
    let policy = if spec.contains_key("podFailurePolicy") {
        "Failed"
    } else {
        "TerminatingOrFailed"
    };
    default(spec, "podReplacementPolicy", json!(policy));
}

fn cron_job(object: &mut Object) {
    let Some(spec) = inside(object, "spec") else {
        return;
    };
    default(spec, "concurrencyPolicy", json!("Allow"));
    default(spec, "suspend", json!(false));
    default(spec, "successfulJobsHistoryLimit", json!(3));
    default(spec, "failedJobsHistoryLimit", json!(1));
    if let Some(template) = inside(spec, "jobTemplate")
        && let Some(spec) = inside(template, "spec")
    {
        in_template(spec);
    }
}

fn claim(object: &mut Object) {
    if let Some(spec) = inside(object, "spec") {
        default(spec, "volumeMode", json!("Filesystem"));
    }
    let status = object.entry("status").or_insert_with(|| json!({}));
    if let Value::Object(status) = status {
        default(status, "phase", json!("Pending"));
    }
}

fn service(object: &mut Object) {
    let Some(spec) = inside(object, "spec") else {
        return;
    };
    default(spec, "sessionAffinity", json!("None"));
    default(spec, "type", json!("ClusterIP"));
    let kind = spec["type"].as_str().unwrap_or_default().to_owned();
    if kind != "ExternalName" {
        default(spec, "internalTrafficPolicy", json!("Cluster"));
    }
    if matches!(kind.as_str(), "NodePort" | "LoadBalancer") {
        default(spec, "externalTrafficPolicy", json!("Cluster"));
    }
    if kind == "LoadBalancer" {
        default(spec, "allocateLoadBalancerNodePorts", json!(true));
    }
    if spec["sessionAffinity"] == "ClientIP" {
        default(
            spec,
            "sessionAffinityConfig",
            json!({"clientIP": {"timeoutSeconds": 10800}}),
        );
    }
    for port in items(spec, "ports") {
        default(port, "protocol", json!("TCP"));
        if let Some(number) = port.get("port").cloned() {
            // Typed clients send 0 for a port that is not set.
            if port.get("targetPort") == Some(&json!(0)) {
                port.remove("targetPort");
            }
            default(port, "targetPort", number);
        }
    }
}

/// The older field for an address range is the first of the newer list.
fn node(object: &mut Object) {
    let Some(spec) = inside(object, "spec") else {
        return;
    };
    let first = spec.get("podCIDRs").and_then(|list| list.get(0)).cloned();
    match (spec.get("podCIDR").cloned(), first) {
        (Some(range), None) if range != "" => {
            spec.insert("podCIDRs".to_owned(), json!([range]));
        }
        (_, Some(first)) => default(spec, "podCIDR", first),
        _ => {}
    }
}

fn autoscaler(version: &str, spec: &mut Object) {
    default(spec, "minReplicas", json!(1));
    if version != "v2" {
        return;
    }
    default(
        spec,
        "metrics",
        json!([{"type": "Resource", "resource": {"name": "cpu", "target": {"type": "Utilization", "averageUtilization": 80}}}]),
    );
    if let Some(behavior) = inside(spec, "behavior") {
        let rules = |policies: Value| json!({"selectPolicy": "Max", "policies": policies});
        let up = json!([{"type": "Pods", "value": 4, "periodSeconds": 15}, {"type": "Percent", "value": 100, "periodSeconds": 15}]);
        let down = json!([{"type": "Percent", "value": 100, "periodSeconds": 15}]);
        for (name, default_rules) in [("scaleUp", rules(up)), ("scaleDown", rules(down))] {
            let given = behavior.entry(name).or_insert_with(|| json!({}));
            if let (Value::Object(given), Value::Object(rules)) = (given, default_rules) {
                if name == "scaleUp" {
                    default(given, "stabilizationWindowSeconds", json!(0));
                }
                for (key, value) in rules {
                    default(given, &key, value);
                }
            }
        }
    }
}

fn network_policy(object: &mut Object) {
    let Some(spec) = inside(object, "spec") else {
        return;
    };
    for (direction, _) in [("ingress", "from"), ("egress", "to")] {
        for rule in items(spec, direction) {
            for port in items(rule, "ports") {
                default(port, "protocol", json!("TCP"));
            }
        }
    }
    let egress = spec
        .get("egress")
        .and_then(Value::as_array)
        .is_some_and(|list| !list.is_empty());
    let kinds = if egress {
        json!(["Ingress", "Egress"])
    } else {
        json!(["Ingress"])
    };
    default(spec, "policyTypes", kinds);
}

fn binding(object: &mut Object) {
    const GROUP: &str = "rbac.authorization.k8s.io";
    if let Some(role) = inside(object, "roleRef") {
        default(role, "apiGroup", json!(GROUP));
    }
    for subject in items(object, "subjects") {
        if matches!(
            subject.get("kind").and_then(Value::as_str),
            Some("User" | "Group")
        ) {
            default(subject, "apiGroup", json!(GROUP));
        }
    }
}

fn webhook(hook: &mut Object, mutating: bool) {
    default(hook, "failurePolicy", json!("Fail"));
    default(hook, "matchPolicy", json!("Equivalent"));
    default(hook, "namespaceSelector", json!({}));
    default(hook, "objectSelector", json!({}));
    default(hook, "timeoutSeconds", json!(10));
    if mutating {
        default(hook, "reinvocationPolicy", json!("Never"));
    }
    if let Some(client) = inside(hook, "clientConfig")
        && let Some(service) = inside(client, "service")
    {
        default(service, "port", json!(443));
    }
    for rule in items(hook, "rules") {
        default(rule, "scope", json!("*"));
    }
}

/// Sets a field that is missing or an empty text.
pub(super) fn default(object: &mut Map<String, Value>, name: &str, value: Value) {
    let missing = object.get(name).is_none_or(|old| old.is_null() || *old == "");
    if missing {
        object.insert(name.to_owned(), value);
    }
}

/// The object in a field.
pub(super) fn inside<'a>(
    object: &'a mut Map<String, Value>,
    name: &str,
) -> Option<&'a mut Map<String, Value>> {
    object.get_mut(name).and_then(Value::as_object_mut)
}

/// The object in a field that every object of the kind has, created if it is missing.
pub(super) fn section<'a>(
    object: &'a mut Map<String, Value>,
    name: &str,
) -> Option<&'a mut Map<String, Value>> {
    default(object, name, json!({}));
    inside(object, name)
}

/// The objects of the list in a field.
pub(super) fn items<'a>(
    object: &'a mut Map<String, Value>,
    name: &str,
) -> impl Iterator<Item = &'a mut Map<String, Value>> {
    let list = object.get_mut(name).and_then(Value::as_array_mut);
    list.into_iter().flatten().filter_map(Value::as_object_mut)
}
