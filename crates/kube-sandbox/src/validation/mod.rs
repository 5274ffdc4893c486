//! Defaults and validation of built-in kinds, beyond the types of their fields.
//!
//! Knows: the rules that the real server keeps in code, for the kinds and the mistakes that people meet. Never learns: requests, the
//! store, versions.
//!
//! - `defaults.rs`, `pod_defaults.rs` fill in; the defaults that the published schemas have come from those.
//! - `pod.rs`, `workload.rs`, `service.rs`, `config.rs` refuse, in the real server's words and order.

mod config;
mod defaults;
mod fields;
mod pod;
mod pod_defaults;
mod service;
mod workload;

pub(crate) use defaults::fill_in;
pub(crate) use pod_defaults::quality_of_service;

use fields::Fields;

use crate::object::Object;
use crate::schema::ResourceDef;
use crate::status::FieldError;

/// All problems of a new object, or of one that replaces `old`.
pub(crate) fn problems(def: &ResourceDef, object: &Object, old: Option<&Object>) -> Vec<FieldError> {
    let new = Fields::of(object);
    let old = old.map(Fields::of);
    match (def.group.as_str(), def.plural.as_str()) {
        ("", "pods") => pod::pod(new, old),
        ("", "podtemplates") => pod::template(new.child("template")),
        ("", "replicationcontrollers") => workload::replication_controller(new),
        ("apps", "deployments") => workload::deployment(new, old),
        ("apps", "replicasets") => workload::replica_set(new, old),
        ("apps", "statefulsets") => workload::stateful_set(new, old),
        ("apps", "daemonsets") => workload::daemon_set(new, old),
        ("batch", "jobs") => workload::job(new, old),
        ("batch", "cronjobs") => workload::cron_job(new),
        ("", "services") => service::service(new, old),
        ("networking.k8s.io", "ingresses") => service::ingress(new),
        ("", "configmaps") => config::config_map(new, old),
        ("", "secrets") => config::secret(new, old),
        ("", "persistentvolumeclaims") => config::claim(new, old),
        ("rbac.authorization.k8s.io", "roles" | "clusterroles") => config::role(new, def.namespaced),
        ("rbac.authorization.k8s.io", "rolebindings" | "clusterrolebindings") => config::binding(new, old),
        ("autoscaling", "horizontalpodautoscalers") => config::autoscaler(new),
        ("" | "events.k8s.io", "events") => config::event(new, old, def.group.is_empty()),
        ("coordination.k8s.io", "leases") => config::lease(new),
        ("policy", "poddisruptionbudgets") => config::disruption_budget(new),
        ("scheduling.k8s.io", "priorityclasses") => config::priority_class(new, old),
        ("storage.k8s.io", "storageclasses") => config::storage_class(new, old),
        _ => Vec::new(),
    }
}
