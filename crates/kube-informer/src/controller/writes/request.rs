//! Reads requests and answers of the API: which object a request writes, and what the server answered.

use http::{Method, Uri};
use serde::Deserialize;

/// The target of a write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Target {
    pub(super) group: String,
    pub(super) plural: String,
    pub(super) namespace: Option<String>,
    /// `None` for a collection: a create, or the deletion of several objects.
    pub(super) name: Option<String>,
    pub(super) subresource: Option<String>,
    pub(super) deletes: bool,
}

impl Target {
    /// `None` for a read, for a dry run, and for a path that names no resource.
    pub(super) fn of(method: &Method, uri: &Uri) -> Option<Self> {
        let writes = matches!(
            *method,
            Method::POST | Method::PUT | Method::PATCH | Method::DELETE
        );
        let mut query = form_urlencoded::parse(uri.query().unwrap_or_default().as_bytes());
        if !writes || query.any(|(name, _)| name == "dryRun") {
            return None;
        }
        let mut parts = uri.path().trim_matches('/').split('/');
        let group = match parts.next()? {
            "api" => "",
            "apis" => parts.next()?,
            _ => return None,
        };
        let _version = parts.next()?;
        let rest: Vec<&str> = parts.collect();
        let (namespace, rest) = match rest[..] {
            // The namespace itself, and its subresources.
            ["namespaces", _] | ["namespaces", _, "status" | "finalize"] => (None, &rest[..]),
            ["namespaces", namespace, ..] => (Some(namespace.to_owned()), &rest[2..]),
            _ => (None, &rest[..]),
        };
        let at = |n: usize| rest.get(n).map(|part| (*part).to_owned());
        Some(Self {
            group: group.to_owned(),
            plural: at(0)?,
            namespace,
            name: at(1),
            subresource: at(2),
            deletes: *method == Method::DELETE,
        })
    }
}

/// The parts of an answer that say what was written: an object, a list of deleted objects, or a `Status`.
#[derive(Debug, Default, Deserialize)]
pub(super) struct WriteAnswer {
    #[serde(default)]
    pub(super) kind: String,
    #[serde(default)]
    pub(super) metadata: WrittenMetadata,
    #[serde(default)]
    pub(super) details: StatusDetails,
    #[serde(default)]
    pub(super) items: Vec<Item>,
}

#[derive(Debug, Default, Deserialize)]
pub(super) struct Item {
    #[serde(default)]
    pub(super) metadata: WrittenMetadata,
}

#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct WrittenMetadata {
    pub(super) name: Option<String>,
    pub(super) namespace: Option<String>,
    pub(super) uid: Option<String>,
    pub(super) resource_version: Option<String>,
    pub(super) deletion_timestamp: Option<String>,
    pub(super) deletion_grace_period_seconds: Option<i64>,
    pub(super) finalizers: Vec<String>,
}

#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct StatusDetails {
    pub(super) uid: Option<String>,
}

impl WrittenMetadata {
    /// True if the server deletes the object at once: it is being deleted, and neither a finalizer nor a grace period
    /// holds it.
    pub(super) fn is_last_state(&self) -> bool {
        self.deletion_timestamp.is_some()
            && self.finalizers.is_empty()
            && self.deletion_grace_period_seconds.unwrap_or_default() == 0
    }

    /// True if the object stays after a delete request, until a finalizer or a grace period ends.
    pub(super) fn stays(&self) -> bool {
        self.deletion_timestamp.is_some() && !self.is_last_state()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn target(method: &str, path: &str) -> Option<Target> {
        let method = method.parse().expect("a method");
        Target::of(&method, &path.parse().expect("a path"))
    }

    fn short(method: &str, path: &str) -> Option<String> {
        let t = target(method, path)?;
        let or = |text: Option<String>| text.unwrap_or_else(|| "-".to_owned());
        let what = if t.deletes { "delete" } else { "write" };
        Some(format!(
            "{what} {}.{} {} {} {}",
            t.plural,
            t.group,
            or(t.namespace),
            or(t.name),
            or(t.subresource)
        ))
    }

    #[test]
    fn the_path_of_a_write_names_the_object() {
        for (method, path, expected) in [
            ("POST", "/api/v1/namespaces/prod/pods", "write pods. prod - -"),
            (
                "PATCH",
                "/api/v1/namespaces/prod/pods/web-0/status?fieldManager=x",
                "write pods. prod web-0 status",
            ),
            (
                "PUT",
                "/apis/apps/v1/namespaces/prod/deployments/web",
                "write deployments.apps prod web -",
            ),
            (
                "DELETE",
                "/api/v1/namespaces/prod/pods/web-0",
                "delete pods. prod web-0 -",
            ),
            (
                "DELETE",
                "/api/v1/namespaces/prod/pods?labelSelector=a",
                "delete pods. prod - -",
            ),
            ("DELETE", "/api/v1/namespaces/prod", "delete namespaces. - prod -"),
            (
                "PUT",
                "/api/v1/namespaces/prod/finalize",
                "write namespaces. - prod finalize",
            ),
            ("PATCH", "/api/v1/nodes/node-7", "write nodes. - node-7 -"),
        ] {
            assert_eq!(short(method, path).as_deref(), Some(expected));
        }
        for (method, path) in [
            ("GET", "/api/v1/namespaces/prod/pods/web-0"),
            ("POST", "/api/v1/namespaces/prod/pods?dryRun=All"),
            ("POST", "/version"),
            ("POST", "/api"),
        ] {
            assert_eq!(target(method, path), None, "{method} {path}");
        }
    }

    #[test]
    fn an_answer_says_whether_the_object_stays() {
        let answer = |metadata: &str| -> WriteAnswer {
            serde_json::from_str(&format!(r#"{{"metadata": {metadata}}}"#)).expect("an answer")
        };
        let plain = answer(r#"{"name": "a", "resourceVersion": "7"}"#).metadata;
        assert!(!plain.stays() && !plain.is_last_state());
        let held = answer(r#"{"deletionTimestamp": "2026-11-17T00:00:00Z", "finalizers": ["x/y"]}"#).metadata;
        assert!(held.stays() && !held.is_last_state());
        let graceful =
            answer(r#"{"deletionTimestamp": "2026-11-17T00:00:00Z", "deletionGracePeriodSeconds": 30}"#)
                .metadata;
        assert!(graceful.stays());
        let gone =
            answer(r#"{"deletionTimestamp": "2026-11-17T00:00:00Z", "deletionGracePeriodSeconds": 0}"#)
                .metadata;
        assert!(gone.is_last_state() && !gone.stays());
    }
}
