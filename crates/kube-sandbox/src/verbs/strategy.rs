//! Rules of particular kinds: fields that the server fills in, fields that it protects, and changes that it counts.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::Call;
use crate::object::{self, Object};
use crate::schema::{CrdSpec, ResourceDef, established_status};
use crate::status::{ApiError, FieldError};
use crate::validation::quality_of_service;

/// Prepares an object that is stored for the first time.
pub(super) fn prepare_create(call: &Call, object: &mut Object, now: &str) -> Result<(), ApiError> {
    let def = &call.def;
    if def.resets_status_on_create() {
        object.remove("status");
    }
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "pods") => {
            admit_pod(object, None);
            let class = quality_of_service(object.get("spec").unwrap_or(&Value::Null));
            object.insert(
                "status".to_owned(),
                json!({"phase": "Pending", "qosClass": class}),
            );
        }
        ("", "nodes") => {
            taint_new_node(object);
            object.entry("status").or_insert_with(|| json!({}));
        }
        ("", "services") => {
            object.insert("status".to_owned(), json!({"loadBalancer": {}}));
            allocate(call, object);
        }
        ("batch", "jobs") => {
            select_own_pods(object);
            object.entry("status").or_insert_with(|| json!({}));
        }
        ("", "namespaces") => {
            let name = json!(object::meta_str(object, "name"));
            let labels = object::meta_mut(object)
                .entry("labels")
                .or_insert_with(|| json!({}));
            labels["kubernetes.io/metadata.name"] = name;
            object.insert("spec".to_owned(), json!({"finalizers": ["kubernetes"]}));
            object.insert("status".to_owned(), json!({"phase": "Active"}));
        }
        ("", "persistentvolumes" | "persistentvolumeclaims") => {
            object.insert("status".to_owned(), json!({"phase": "Pending"}));
        }
        ("", "secrets") => {
            merge_string_data(object);
            object.entry("type").or_insert_with(|| json!("Opaque"));
        }
        ("apiextensions.k8s.io", "customresourcedefinitions") => establish(def, None, object, now)?,
        ("", "replicationcontrollers") | ("apps" | "batch" | "networking.k8s.io", _) if def.has_status => {
            // Typed objects always contain their status, even an empty one.
            object.entry("status").or_insert_with(|| json!({}));
        }
        _ => {}
    }
    Ok(())
}

/// Subresources besides `/status` whose requests contain the whole object. Only some of its fields are used.
pub(super) fn is_whole_object(def: &ResourceDef, part: &str) -> bool {
    match part {
        "ephemeralcontainers" | "resize" => def.is("", "pods"),
        "approval" => def.is("certificates.k8s.io", "certificatesigningrequests"),
        _ => false,
    }
}

/// Applies a change that was sent to a subresource of a pod.
fn part_of_pod(old: &Object, new: &Object, part: &str) -> Object {
    let mut pod = old.clone();
    for key in ["resourceVersion", "managedFields"] {
        let given = object::meta(new).and_then(|meta| meta.get(key)).cloned();
        object::set_meta(&mut pod, key, given);
    }
    let (Some(Value::Object(spec)), Some(Value::Object(sent))) = (pod.get_mut("spec"), new.get("spec"))
    else {
        return pod;
    };
    if part == "ephemeralcontainers" {
        set(spec, part_name(part), sent.get(part_name(part)).cloned());
        return pod;
    }
    let sent: Vec<&Value> = sent
        .get("containers")
        .and_then(Value::as_array)
        .into_iter()
        .flatten()
        .collect();
    let containers = spec.get_mut("containers").and_then(Value::as_array_mut);
    for container in containers.into_iter().flatten().filter_map(Value::as_object_mut) {
        let Some(given) = sent.iter().find(|c| Some(&c["name"]) == container.get("name")) else {
            continue;
        };
        for key in ["resources", "resizePolicy"] {
            set(container, key, given.get(key).cloned());
        }
    }
    pod
}

fn part_name(part: &str) -> &'static str {
    match part {
        "ephemeralcontainers" => "ephemeralContainers",
        _ => "containers",
    }
}

/// Checks a change that was made through a subresource of a pod.
pub(super) fn problems_of_part(old: &Object, new: &Object, part: &str) -> Vec<FieldError> {
    let spec = |object: &Object| object.get("spec").cloned().unwrap_or_default();
    let (old, new) = (spec(old), spec(new));
    if part == "resize" {
        let (was, is) = (quality_of_service(&old), quality_of_service(&new));
        if was != is {
            let why = "Pod QOS Class may not change as a result of resizing";
            return vec![FieldError::invalid("spec", &json!(was), why)];
        }
        return Vec::new();
    }
    let list = |spec: &Value| -> Vec<Value> {
        spec["ephemeralContainers"]
            .as_array()
            .cloned()
            .unwrap_or_default()
    };
    let (old, new) = (list(&old), list(&new));
    let mut errors = Vec::new();
    for before in &old {
        let name = before["name"].as_str().unwrap_or_default();
        match new.iter().find(|c| c["name"] == before["name"]) {
            None => {
                let why = format!("existing ephemeral containers \"{name}\" may not be removed\n");
                errors.push(FieldError::forbidden("spec.ephemeralContainers", why));
            }
            Some(now) if now != before => {
                let why = format!("existing ephemeral containers \"{name}\" may not be changed\n");
                errors.push(FieldError::forbidden("spec.ephemeralContainers", why));
            }
            Some(_) => {}
        }
    }
    for (i, container) in new.iter().enumerate() {
        for field in ["name", "image"] {
            if container[field].as_str().unwrap_or_default().is_empty() {
                let path = format!("spec.ephemeralContainers[{i}].{field}");
                errors.push(FieldError::required(path, ""));
            }
        }
    }
    errors
}

/// Prepares an object that replaces another one: fields that this request may not change keep their old values.
pub(super) fn prepare_update(
    def: &ResourceDef,
    old: &Object,
    new: &mut Object,
    subresource: &str,
    now: &str,
) -> Result<(), ApiError> {
    if matches!(subresource, "ephemeralcontainers" | "resize") {
        *new = part_of_pod(old, new, subresource);
    } else if matches!(subresource, "status" | "approval") {
        let status = new.remove("status");
        let meta = new.remove("metadata");
        *new = old.clone();
        set(new, "status", status);
        // Custom resources take nothing but the status here; built-in ones also take labels and annotations.
        if !def.custom {
            set(new, "metadata", meta);
        } else if let Some(meta) = meta {
            let version = meta.get("resourceVersion").cloned();
            object::set_meta(new, "resourceVersion", version);
        }
    } else if def.has_status {
        set(new, "status", old.get("status").cloned());
    }
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "namespaces") => {
            // The finalizers of a namespace's spec are changed through `/finalize` only.
            if subresource != "finalize" {
                set(new, "spec", old.get("spec").cloned());
            }
            let name = json!(object::meta_str(new, "name"));
            let labels = object::meta_mut(new).entry("labels").or_insert_with(|| json!({}));
            labels["kubernetes.io/metadata.name"] = name;
        }
        ("", "secrets") => {
            merge_string_data(new);
            new.entry("type").or_insert_with(|| json!("Opaque"));
        }
        ("", "services") => keep_allocated(old, new),
        ("", "pods") => admit_pod(new, Some(old)),
        ("apps", "daemonsets") => count_templates(old, new),
        ("apiextensions.k8s.io", "customresourcedefinitions") => establish(def, Some(old), new, now)?,
        _ => {}
    }
    Ok(())
}

/// Kinds to which the server adds values that have no field manager.
pub(super) fn allocates(def: &ResourceDef) -> bool {
    def.is("", "nodes") || def.is("", "pods") || def.is("", "services") || def.is("batch", "jobs")
}

/// Gives a service its addresses and node ports.
fn allocate(call: &Call, service: &mut Object) {
    let Some(Value::Object(spec)) = service.get_mut("spec") else {
        return;
    };
    let kind = spec
        .get("type")
        .and_then(Value::as_str)
        .unwrap_or_default()
        .to_owned();
    if kind == "ExternalName" {
        return;
    }
    let given = spec
        .get("clusterIP")
        .and_then(Value::as_str)
        .filter(|ip| !ip.is_empty());
    let address = given.map_or_else(|| call.core.next_address(), str::to_owned);
    spec.insert("clusterIP".to_owned(), json!(address));
    spec.entry("clusterIPs").or_insert_with(|| json!([address]));
    spec.entry("ipFamilies").or_insert_with(|| json!(["IPv4"]));
    spec.entry("ipFamilyPolicy")
        .or_insert_with(|| json!("SingleStack"));
    if matches!(kind.as_str(), "NodePort" | "LoadBalancer") {
        let ports = spec.get_mut("ports").and_then(Value::as_array_mut);
        for port in ports.into_iter().flatten().filter_map(Value::as_object_mut) {
            port.entry("nodePort")
                .or_insert_with(|| json!(call.core.next_node_port()));
        }
    }
}

/// A new node is tainted until a node controller finds it ready.
fn taint_new_node(node: &mut Object) {
    let taint = json!({"key": "node.kubernetes.io/not-ready", "effect": "NoSchedule"});
    let spec = node.entry("spec").or_insert_with(|| json!({}));
    match spec["taints"].as_array_mut() {
        Some(taints) => {
            let same = |t: &Value| t["key"] == taint["key"] && t["effect"] == taint["effect"];
            if !taints.iter().any(same) {
                taints.push(taint);
            }
        }
        None => spec["taints"] = json!([taint]),
    }
}

/// Adds the fields that the default admission plugins add to a pod: tolerations of failing nodes, and a priority.
fn admit_pod(pod: &mut Object, old: Option<&Object>) {
    let Some(Value::Object(spec)) = pod.get_mut("spec") else {
        return;
    };
    let before = |name: &str| old.and_then(|old| old.get("spec")?.get(name).cloned());
    let priority = before("priority").or_else(|| old.is_none().then(|| json!(0)));
    let preemption =
        before("preemptionPolicy").or_else(|| old.is_none().then(|| json!("PreemptLowerPriority")));
    for (name, value) in [("priority", priority), ("preemptionPolicy", preemption)] {
        if let Some(value) = value {
            spec.entry(name).or_insert(value);
        }
    }
    if old.is_some() && before("tolerations").is_none() {
        return;
    }
    let tolerations = spec.entry("tolerations").or_insert_with(|| json!([]));
    let Value::Array(tolerations) = tolerations else {
        return;
    };
    for key in ["node.kubernetes.io/not-ready", "node.kubernetes.io/unreachable"] {
        let covers = |t: &Value| {
            let key_fits = t["key"] == key || t["key"].as_str().unwrap_or_default().is_empty();
            key_fits && (t["effect"] == "NoExecute" || t["effect"].as_str().unwrap_or_default().is_empty())
        };
        if !tolerations.iter().any(covers) {
            tolerations.push(json!({
                "key": key, "operator": "Exists", "effect": "NoExecute", "tolerationSeconds": 300,
            }));
        }
    }
}

/// A DaemonSet counts the changes of its template in an annotation.
fn count_templates(old: &Object, new: &mut Object) {
    const COUNT: &str = "deprecated.daemonset.template.generation";
    let count = old
        .get("metadata")
        .and_then(|m| m["annotations"][COUNT].as_str()?.parse::<u64>().ok());
    let Some(mut count) = count else { return };
    let template = |object: &Object| object.get("spec").map(|spec| spec["template"].clone());
    if template(old) != template(new) {
        count += 1;
    }
    let notes = object::meta_mut(new)
        .entry("annotations")
        .or_insert_with(|| json!({}));
    notes[COUNT] = json!(count.to_string());
}

/// Keeps allocated values that an update leaves out.
fn keep_allocated(old: &Object, new: &mut Object) {
    let (Some(Value::Object(old)), Some(Value::Object(new))) = (old.get("spec"), new.get_mut("spec")) else {
        return;
    };
    if new.get("type") == Some(&json!("ExternalName")) {
        return;
    }
    let given = new
        .get("clusterIP")
        .and_then(Value::as_str)
        .is_some_and(|ip| !ip.is_empty());
    if !given {
        for name in ["clusterIP", "clusterIPs"] {
            set(new, name, old.get(name).cloned());
        }
    }
    for name in ["ipFamilies", "ipFamilyPolicy"] {
        if let Some(value) = old.get(name) {
            new.entry(name).or_insert_with(|| value.clone());
        }
    }
}

/// A job selects its pods by its own uid unless it brings a selector.
fn select_own_pods(job: &mut Object) {
    let (uid, name) = (
        object::meta_str(job, "uid").to_owned(),
        object::meta_str(job, "name").to_owned(),
    );
    let Some(Value::Object(spec)) = job.get_mut("spec") else {
        return;
    };
    if spec.get("manualSelector") == Some(&json!(true)) {
        return;
    }
    let Some(Value::Object(template)) = spec.get_mut("template") else {
        return;
    };
    let labels = object::meta_mut(template)
        .entry("labels")
        .or_insert_with(|| json!({}));
    for (key, value) in [
        ("batch.kubernetes.io/controller-uid", &uid),
        ("batch.kubernetes.io/job-name", &name),
        ("controller-uid", &uid),
        ("job-name", &name),
    ] {
        labels[key] = json!(value);
    }
    let labels = labels.clone();
    let selector = spec.entry("selector").or_insert_with(|| json!({}));
    selector["matchLabels"]["batch.kubernetes.io/controller-uid"] = json!(uid);
    // Labels that the job took over from its template are those of the completed template.
    let own = object::meta_mut(job).entry("labels").or_insert_with(|| json!({}));
    let generated =
        |key: &str| matches!(key, "controller-uid" | "job-name") || key.starts_with("batch.kubernetes.io/");
    let taken = |(key, value): (&String, &Value)| generated(key) || own.get(key) == Some(value);
    let template_is_bare = labels
        .as_object()
        .into_iter()
        .flatten()
        .all(|(key, _)| generated(key));
    let has_own = own
        .as_object()
        .is_some_and(|own| own.keys().any(|key| !generated(key)));
    if !(template_is_bare && has_own) && labels.as_object().into_iter().flatten().all(taken) {
        *own = labels;
    }
}

/// True if the change from `old` to `new` is a new generation.
pub(super) fn counts_as_change(def: &ResourceDef, old: &Object, new: &Object) -> bool {
    let outside = |key: &&String| {
        !(matches!(key.as_str(), "metadata" | "kind" | "apiVersion") || (def.has_status && *key == "status"))
    };
    let notes = |object: &Object| object::meta(object).and_then(|meta| meta.get("annotations").cloned());
    if def.is("apps", "deployments") && notes(old) != notes(new) {
        return true;
    }
    let keys: std::collections::BTreeSet<&String> = old.keys().chain(new.keys()).filter(outside).collect();
    keys.into_iter().any(|key| old.get(key) != new.get(key))
}

/// Kinds that a PUT to a missing name creates.
pub(super) fn creates_on_update(def: &ResourceDef) -> bool {
    matches!(
        (def.group.as_str(), def.plural.as_str()),
        ("", "endpoints" | "events" | "limitranges" | "services")
            | ("coordination.k8s.io", _)
            | ("node.k8s.io", "runtimeclasses")
            | ("rbac.authorization.k8s.io", _)
    )
}

/// Kinds whose updates must contain a resource version.
pub(super) fn needs_version(def: &ResourceDef) -> bool {
    def.custom
        || matches!(
            (def.group.as_str(), def.plural.as_str()),
            (
                "admissionregistration.k8s.io"
                    | "apiregistration.k8s.io"
                    | "apiextensions.k8s.io"
                    | "coordination.k8s.io"
                    | "internal.apiserver.k8s.io"
                    | "node.k8s.io"
                    | "policy"
                    | "storagemigration.k8s.io",
                _
            ) | (
                "certificates.k8s.io",
                "clustertrustbundles" | "podcertificaterequests"
            ) | (
                "storage.k8s.io",
                "csidrivers" | "csinodes" | "csistoragecapacities" | "volumeattachments"
            )
        )
}

/// Checks a CRD, and sets its status and its default names.
fn establish(def: &ResourceDef, old: Option<&Object>, new: &mut Object, now: &str) -> Result<(), ApiError> {
    let name = object::meta_str(new, "name").to_owned();
    let spec = CrdSpec::read(new).map_err(|errors| ApiError::invalid(def, &name, errors))?;
    if let Some(old) = old.and_then(|old| CrdSpec::read(old).ok())
        && old.group_resource() != spec.group_resource()
    {
        let error = FieldError::invalid(
            "spec.names.plural",
            &new["spec"]["names"]["plural"],
            "field is immutable",
        );
        return Err(ApiError::invalid(def, &name, vec![error]));
    }
    spec.default_names(new);
    let status = established_status(&spec, old.and_then(|o| o.get("status")), now);
    new.insert("status".to_owned(), status);
    Ok(())
}

/// `stringData` is a write-only convenience for `data`.
fn merge_string_data(secret: &mut Object) {
    let Some(Value::Object(plain)) = secret.remove("stringData") else {
        return;
    };
    let data = secret.entry("data").or_insert_with(|| json!({}));
    for (key, value) in plain {
        if let Value::String(text) = value {
            data[key] = json!(STANDARD.encode(text));
        }
    }
}

fn set(object: &mut Object, key: &str, value: Option<Value>) {
    match value {
        Some(value) => object.insert(key.to_owned(), value),
        None => object.remove(key),
    };
}
