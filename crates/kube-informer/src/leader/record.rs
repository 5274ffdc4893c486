//! The format of a Lease.
//!
//! This file may touch the fields of a `coordination.k8s.io/v1` Lease, as JSON. It makes no decisions.
//!
//! A lease is kept as received and only five fields are changed, so labels, annotations and unknown fields survive. The
//! field names and formats are those that client-go writes.

use std::sync::Arc;

use serde_json::{Value, json};

use crate::object::ResourceVersion;

/// A lease as the server sent it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Lease {
    pub(super) uid: String,
    pub(super) version: ResourceVersion,
    pub(super) record: Record,
    object: Arc<Value>,
}

/// The record in a lease. Times are text, because no decision depends on another replica's clock.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Record {
    /// The holder's identity; empty for no holder.
    pub(super) holder: String,
    pub(super) duration_seconds: i64,
    pub(super) acquired: String,
    pub(super) renewed: String,
    pub(super) transitions: i64,
}

/// The values to write into a lease.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Write {
    /// The holder's identity; empty for no holder.
    pub(super) holder: String,
    pub(super) duration_seconds: i64,
    pub(super) transitions: i64,
    /// True if a term begins: the acquire time is set to now, otherwise it stays.
    pub(super) begins: bool,
}

impl Lease {
    /// `None` if the object lacks the metadata that every object has.
    pub(super) fn read(object: Value) -> Option<Self> {
        let text = |at: &str| {
            object
                .pointer(at)
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned()
        };
        let number = |at: &str| object.pointer(at).and_then(Value::as_i64).unwrap_or_default();
        let version = text("/metadata/resourceVersion").parse().ok()?;
        Some(Self {
            uid: text("/metadata/uid"),
            version,
            record: Record {
                holder: text("/spec/holderIdentity"),
                duration_seconds: number("/spec/leaseDurationSeconds"),
                acquired: text("/spec/acquireTime"),
                renewed: text("/spec/renewTime"),
                transitions: number("/spec/leaseTransitions"),
            },
            object: Arc::new(object),
        })
    }

    /// The lease as JSON, with these values written at `now`.
    pub(super) fn with(&self, write: &Write, now: &str) -> Value {
        let mut object = Value::clone(&self.object);
        fill(&mut object, write, now);
        object
    }
}

/// A new lease as JSON.
pub(super) fn fresh(namespace: &str, name: &str, write: &Write, now: &str) -> Value {
    let mut object = json!({
        "apiVersion": "coordination.k8s.io/v1",
        "kind": "Lease",
        "metadata": {"namespace": namespace, "name": name},
    });
    fill(&mut object, write, now);
    object
}

fn fill(object: &mut Value, write: &Write, now: &str) {
    if !object["spec"].is_object() {
        object["spec"] = json!({});
    }
    let spec = &mut object["spec"];
    spec["leaseDurationSeconds"] = json!(write.duration_seconds);
    spec["leaseTransitions"] = json!(write.transitions);
    spec["renewTime"] = json!(now);
    if write.begins || spec["acquireTime"].is_null() {
        spec["acquireTime"] = json!(now);
    }
    if write.holder.is_empty() {
        // The server rejects an empty name, and client-go omits the field too.
        spec.as_object_mut()
            .and_then(|spec| spec.remove("holderIdentity"));
    } else {
        spec["holderIdentity"] = json!(write.holder);
    }
}

/// A `MicroTime` has microseconds, always six digits.
pub(super) fn micro_time(time: jiff::Timestamp) -> String {
    format!("{time:.6}")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A lease as client-go 0.36 writes it.
    fn of_client_go() -> Value {
        json!({
            "apiVersion": "coordination.k8s.io/v1",
            "kind": "Lease",
            "metadata": {
                "name": "demo", "namespace": "default", "uid": "u-1", "resourceVersion": "812",
                "labels": {"keep": "me"}
            },
            "spec": {
                "acquireTime": "2026-11-15T20:00:00.000001Z", "holderIdentity": "go", "leaseDurationSeconds": 15,
                "leaseTransitions": 3, "renewTime": "2026-11-15T20:00:02.500000Z", "strategy": "OldestEmulationVersion"
            }
        })
    }

    #[test]
    fn b64_a_record_of_client_gos_is_read() {
        let lease = Lease::read(of_client_go()).unwrap();
        assert_eq!((lease.uid.as_str(), lease.version), ("u-1", 812.into()));
        assert_eq!(lease.record.holder, "go");
        assert_eq!((lease.record.duration_seconds, lease.record.transitions), (15, 3));
    }

    #[test]
    fn b64_only_our_fields_are_written() {
        let write = Write {
            holder: "rust".into(),
            duration_seconds: 20,
            transitions: 4,
            begins: true,
        };
        let now = "2026-11-15T20:01:00.000000Z";
        let mut expected = of_client_go();
        expected["spec"] = json!({
            "acquireTime": now, "holderIdentity": "rust", "leaseDurationSeconds": 20, "leaseTransitions": 4,
            "renewTime": now, "strategy": "OldestEmulationVersion"
        });
        let lease = Lease::read(of_client_go()).unwrap();
        assert_eq!(lease.with(&write, now), expected);
        let renewed = lease.with(
            &Write {
                begins: false,
                ..write
            },
            now,
        );
        assert_eq!(renewed["spec"]["acquireTime"], "2026-11-15T20:00:00.000001Z");
    }

    #[test]
    fn b64_a_lease_without_a_holder_omits_the_field() {
        let write = Write {
            holder: String::new(),
            duration_seconds: 1,
            transitions: 3,
            begins: true,
        };
        let released = Lease::read(of_client_go()).unwrap().with(&write, "now");
        assert_eq!(released["spec"].get("holderIdentity"), None);
        assert_eq!(released["spec"]["leaseDurationSeconds"], 1);
    }

    #[test]
    fn b64_times_have_microseconds() {
        let whole = jiff::Timestamp::from_second(1_800_000_000).unwrap();
        assert_eq!(micro_time(whole), "2027-01-15T08:00:00.000000Z");
        let part = jiff::Timestamp::from_nanosecond(1_800_000_000_123_456_789).unwrap();
        assert_eq!(micro_time(part), "2027-01-15T08:00:00.123456Z");
    }

    #[test]
    fn a_lease_without_a_version_is_none() {
        assert_eq!(Lease::read(json!({"metadata": {"name": "demo"}})), None);
    }
}
