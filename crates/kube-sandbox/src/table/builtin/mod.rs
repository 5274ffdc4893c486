//! The columns of built-in kinds.
//!
//! A printer is a line of columns and a function from an object to its cells. Kinds without a printer of their own have their
//! name and the time of their creation.

mod cluster;
mod network;
mod pod;
mod policy;
mod workload;

use serde_json::{Value, json};

use super::{Column, Row};

pub(super) use pod::condition as pod_condition;

/// The columns and the cells of a resource.
type Print = fn(&Row<'_>) -> Vec<Value>;

/// The printer of a resource.
pub(super) fn printer(group: &str, plural: &str) -> (Vec<Column>, Print) {
    let (columns, print) = find(group, plural);
    (columns.split(", ").map(column).collect(), print)
}

/// Names with their types: `!` is an integer, `?` a boolean, `*` a date; `+` is for columns of `-o wide`.
fn find(group: &str, plural: &str) -> (&'static str, Print) {
    match (group, plural) {
        ("", "pods") => (
            "Name, Ready, Status, Restarts, Age, +IP, +Node, +Nominated Node, +Readiness Gates",
            pod::pod,
        ),
        ("apps", "deployments") => (
            "Name, Ready, Up-to-date, Available, Age, +Containers, +Images, +Selector",
            workload::deployment,
        ),
        ("apps", "replicasets") | ("", "replicationcontrollers") => (
            "Name, !Desired, !Current, !Ready, Age, +Containers, +Images, +Selector",
            workload::replica_set,
        ),
        ("apps", "statefulsets") => ("Name, Ready, Age, +Containers, +Images", workload::stateful_set),
        ("apps", "daemonsets") => (
            "Name, !Desired, !Current, !Ready, !Up-to-date, !Available, Node Selector, Age, +Containers, +Images, \
             +Selector",
            workload::daemon_set,
        ),
        ("batch", "jobs") => (
            "Name, Status, Completions, Duration, Age, +Containers, +Images, +Selector",
            workload::job,
        ),
        ("batch", "cronjobs") => (
            "Name, Schedule, Timezone, ?Suspend, !Active, Last Schedule, Age, +Containers, +Images, +Selector",
            workload::cron_job,
        ),
        ("", "services") => (
            "Name, Type, Cluster-IP, External-IP, Port(s), Age, +Selector",
            network::service,
        ),
        ("networking.k8s.io", "ingresses") => ("Name, Class, Hosts, Address, Ports, Age", network::ingress),
        ("", "endpoints") => ("Name, Endpoints, Age", network::endpoints),
        ("", "nodes") => (
            "Name, Status, Roles, Age, Version, +Internal-IP, +External-IP, +OS-Image, +Kernel-Version, \
             +Container-Runtime",
            cluster::node,
        ),
        ("" | "events.k8s.io", "events") => (
            "Last Seen, Type, Reason, Object, +Subobject, +Source, Message, +First Seen, +Count, +Name",
            cluster::event,
        ),
        ("", "namespaces") => ("Name, Status, Age", cluster::namespace),
        ("", "secrets") => ("Name, Type, Data, Age", cluster::secret),
        ("", "configmaps") => ("Name, Data, Age", cluster::config_map),
        ("", "persistentvolumes") => (
            "Name, Capacity, Access Modes, Reclaim Policy, Status, Claim, StorageClass, VolumeAttributesClass, \
             Reason, Age, +VolumeMode",
            cluster::volume,
        ),
        ("", "persistentvolumeclaims") => (
            "Name, Status, Volume, Capacity, Access Modes, StorageClass, VolumeAttributesClass, Age, +VolumeMode",
            cluster::claim,
        ),
        ("coordination.k8s.io", "leases") => ("Name, Holder, Age", cluster::lease),
        ("policy", "poddisruptionbudgets") => (
            "Name, Min Available, Max Unavailable, !Allowed Disruptions, Age",
            workload::disruption_budget,
        ),
        ("rbac.authorization.k8s.io", "rolebindings" | "clusterrolebindings") => (
            "Name, Role, Age, +Users, +Groups, +ServiceAccounts",
            cluster::role_binding,
        ),
        ("", "podtemplates") => ("Name, Containers, Images, Pod Labels", policy::pod_template),
        ("", "resourcequotas") => ("Name, Request, Limit, Age", policy::quota),
        ("apps", "controllerrevisions") => ("Name, Controller, Revision, Age", policy::controller_revision),
        ("autoscaling", "horizontalpodautoscalers") => (
            "Name, Reference, Targets, MinPods, MaxPods, Replicas, Age",
            policy::autoscaler,
        ),
        ("scheduling.k8s.io", "priorityclasses") => (
            "Name, !Value, ?Global-Default, Age, PreemptionPolicy",
            policy::priority_class,
        ),
        ("storage.k8s.io", plural) => storage(plural),
        ("node.k8s.io", "runtimeclasses") => ("Name, Handler, Age", policy::runtime_class),
        ("networking.k8s.io", "ingressclasses") => {
            ("Name, Controller, Parameters, Age", policy::ingress_class)
        }
        ("networking.k8s.io", "networkpolicies") => ("Name, Pod-Selector, Age", policy::network_policy),
        ("networking.k8s.io", "servicecidrs") => ("Name, CIDRs, Age", policy::service_range),
        ("discovery.k8s.io", "endpointslices") => {
            ("Name, AddressType, Ports, Endpoints, Age", policy::endpoint_slice)
        }
        ("certificates.k8s.io", "certificatesigningrequests") => (
            "Name, Age, SignerName, Requestor, RequestedDuration, Condition",
            policy::signing_request,
        ),
        ("admissionregistration.k8s.io", plural) => admission(plural),
        ("flowcontrol.apiserver.k8s.io", "flowschemas") => (
            "Name, PriorityLevel, MatchingPrecedence, DistinguisherMethod, Age, MissingPL",
            policy::flow_schema,
        ),
        ("flowcontrol.apiserver.k8s.io", "prioritylevelconfigurations") => (
            "Name, Type, NominalConcurrencyShares, Queues, HandSize, QueueLengthLimit, Age",
            policy::priority_level,
        ),
        ("coordination.k8s.io", "leasecandidates") => (
            "Name, LeaseName, BinaryVersion, EmulationVersion, Age",
            policy::lease_candidate,
        ),
        ("apiregistration.k8s.io", "apiservices") => ("Name, Service, Available, Age", policy::api_service),
        ("resource.k8s.io", "resourceclaims") => ("Name, State, Age", policy::resource_claim),
        ("resource.k8s.io", "resourceslices") => ("Name, Node, Driver, Pool, Age", policy::resource_slice),
        ("", "serviceaccounts" | "componentstatuses")
        | ("autoscaling" | "certificates.k8s.io" | "flowcontrol.apiserver.k8s.io" | "node.k8s.io", _)
        | ("scheduling.k8s.io" | "discovery.k8s.io" | "resource.k8s.io", _)
        | ("networking.k8s.io" | "apps" | "batch", _) => ("Name, Age", name_and_age),
        _ => ("Name, *Created At", name_and_date),
    }
}

fn storage(plural: &str) -> (&'static str, Print) {
    match plural {
        "storageclasses" => (
            "Name, Provisioner, ReclaimPolicy, VolumeBindingMode, AllowVolumeExpansion, Age",
            policy::storage_class,
        ),
        "csidrivers" => (
            "Name, ?AttachRequired, ?PodInfoOnMount, ?StorageCapacity, TokenRequests, ?RequiresRepublish, Modes, Age",
            policy::csi_driver,
        ),
        "csinodes" => ("Name, !Drivers, Age", policy::csi_node),
        "volumeattachments" => (
            "Name, Attacher, PV, Node, ?Attached, Age",
            policy::volume_attachment,
        ),
        "volumeattributesclasses" => ("Name, DriverName, Age", policy::attributes_class),
        _ => ("Name, *Created At", name_and_date),
    }
}

fn admission(plural: &str) -> (&'static str, Print) {
    match plural {
        "mutatingadmissionpolicies" => ("Name, !Mutations, ParamKind, Age", policy::mutating_policy),
        "validatingadmissionpolicies" => ("Name, !Validations, ParamKind, Age", policy::validating_policy),
        "mutatingadmissionpolicybindings" | "validatingadmissionpolicybindings" => {
            ("Name, PolicyName, ParamRef, Age", policy::policy_binding)
        }
        _ => ("Name, !Webhooks, Age", policy::webhooks),
    }
}

fn column(text: &str) -> Column {
    let (priority, text) = match text.strip_prefix('+') {
        Some(text) => (1, text),
        None => (0, text),
    };
    let (kind, name) = match text.as_bytes().first() {
        Some(b'!') => ("integer", &text[1..]),
        Some(b'?') => ("boolean", &text[1..]),
        Some(b'*') => ("date", &text[1..]),
        _ => ("string", text),
    };
    // The attacher of a volume is a name, too.
    let format = if matches!(name, "Name" | "Attacher") {
        "name"
    } else {
        ""
    };
    Column::new(name, kind, format, priority)
}

fn name_and_age(row: &Row<'_>) -> Vec<Value> {
    vec![row.name(), row.age()]
}

fn name_and_date(row: &Row<'_>) -> Vec<Value> {
    vec![
        row.name(),
        json!(row.text_or("/metadata/creationTimestamp", "0001-01-01T00:00:00Z")),
    ]
}

/// `a=b,c=d`, or `<none>`.
fn labels(map: &Value) -> Value {
    let pairs: Vec<String> = map
        .as_object()
        .into_iter()
        .flatten()
        .map(|(key, value)| format!("{key}={}", value.as_str().unwrap_or_default()))
        .collect();
    match pairs.is_empty() {
        true => json!("<none>"),
        false => json!(pairs.join(",")),
    }
}

/// A label selector as text, the requirements sorted by key; `none` is the text of an empty one.
fn selector(selector: &Value, none: &str) -> Value {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let labels = selector["matchLabels"].as_object().into_iter().flatten();
    let mut parts: Vec<(String, String)> = labels
        .map(|(key, value)| (key.clone(), format!("{key}={}", text(value))))
        .collect();
    for expression in selector["matchExpressions"].as_array().into_iter().flatten() {
        let key = text(&expression["key"]);
        let mut values: Vec<String> = expression["values"]
            .as_array()
            .into_iter()
            .flatten()
            .map(text)
            .collect();
        values.sort();
        let values = values.join(",");
        let part = match text(&expression["operator"]).as_str() {
            "Exists" => key.clone(),
            "DoesNotExist" => format!("!{key}"),
            "NotIn" => format!("{key} notin ({values})"),
            _ => format!("{key} in ({values})"),
        };
        parts.push((key, part));
    }
    parts.sort();
    let parts: Vec<String> = parts.into_iter().map(|(_, part)| part).collect();
    match parts.is_empty() {
        true => json!(none),
        false => json!(parts.join(",")),
    }
}

/// One text of each element, joined by commas.
fn joined(list: &[Value], key: &str) -> String {
    let texts: Vec<&str> = list.iter().map(|c| c[key].as_str().unwrap_or_default()).collect();
    texts.join(",")
}
