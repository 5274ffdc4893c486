//! Kinds that hold settings, rights or claims.

use serde_json::Value;

use super::fields::Top;
use super::pod;
use crate::object::check;
use crate::status::FieldError;

pub(super) fn config_map(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for name in ["data", "binaryData"] {
        let data = new.child(name);
        for (key, entry) in data.entries() {
            errors.extend(
                check::config_key(key)
                    .into_iter()
                    .map(|why| FieldError::invalid(entry.path(), &Value::from(key), why)),
            );
            if name == "data" && !new.child("binaryData").child(key).is_absent() {
                let why = "duplicate of key present in binaryData";
                errors.push(FieldError::invalid(data.path(), &Value::from(key), why));
            }
        }
    }
    errors.extend(frozen(new, old, &["data", "binaryData"]));
    errors
}

/// `core`: the event was sent to the older group.
pub(super) fn event(new: Top<'_>, old: Option<Top<'_>>, core: bool) -> Vec<FieldError> {
    let mut errors = Vec::new();
    if old.is_some() {
        return errors;
    }
    let (time, kind) = (new.child("eventTime"), new.child("type"));
    if core {
        let namespace = new.child("involvedObject").child("namespace");
        let own = new.child("metadata").child("namespace");
        if time.is_absent() && !namespace.is_empty() && namespace.text() != own.text() {
            errors.push(namespace.invalid("does not match event.namespace"));
        }
        return errors;
    }
    if time.is_absent() {
        errors.push(time.required(""));
    }
    if !matches!(kind.text(), "Normal" | "Warning") {
        let why = format!("has invalid value: {}", kind.text());
        errors.push(FieldError::invalid(kind.path(), &Value::from(kind.text()), why));
    }
    errors
}

pub(super) fn secret(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for (key, entry) in new.child("data").entries() {
        errors.extend(
            check::config_key(key)
                .into_iter()
                .map(|why| FieldError::invalid(entry.path(), &Value::from(key), why)),
        );
    }
    let needed: &[&str] = match new.child("type").text() {
        "kubernetes.io/tls" => &["tls.crt", "tls.key"],
        "kubernetes.io/dockerconfigjson" => &[".dockerconfigjson"],
        "kubernetes.io/ssh-auth" => &["ssh-privatekey"],
        _ => &[],
    };
    for key in needed {
        if new.child("data").child(key).is_absent() {
            errors.push(FieldError::required(format!("data[{key}]"), ""));
        }
    }
    if let Some(old) = old {
        new.child("type").immutable(&old.child("type"), &mut errors);
    }
    errors.extend(frozen(new, old, &["data"]));
    errors
}

/// Refuses changes of an object that is marked as immutable.
fn frozen(new: Top<'_>, old: Option<Top<'_>>, names: &[&str]) -> Vec<FieldError> {
    let Some(old) = old.filter(|old| old.child("immutable").value() == &Value::Bool(true)) else {
        return Vec::new();
    };
    let mut errors = Vec::new();
    let why = "field is immutable when `immutable` is set";
    if new.child("immutable").value() != &Value::Bool(true) {
        errors.push(new.child("immutable").forbidden(why));
    }
    for name in names {
        if new.child(name).value() != old.child(name).value() {
            errors.push(new.child(name).forbidden(why));
        }
    }
    errors
}

pub(super) fn claim(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    let modes = spec.child("accessModes");
    if modes.is_empty() {
        errors.push(modes.required("at least 1 access mode is required"));
    }
    for mode in modes.items() {
        mode.one_of(
            &[
                "ReadOnlyMany",
                "ReadWriteMany",
                "ReadWriteOnce",
                "ReadWriteOncePod",
            ],
            &mut errors,
        );
    }
    let storage = spec.child("resources").child("requests").child("storage");
    if storage.is_absent() {
        errors.push(FieldError::required("spec.resources[storage]", ""));
    }
    if let Some(old) = old {
        let kept = |spec: &Value| {
            let mut spec = spec.clone();
            for name in ["resources", "volumeName", "volumeAttributesClassName"] {
                spec.as_object_mut().map(|map| map.remove(name));
            }
            spec
        };
        if kept(spec.value()) != kept(old.child("spec").value()) {
            errors.push(spec.forbidden(
                "spec is immutable after creation except resources.requests and volumeAttributesClassName for bound claims\n",
            ));
        }
    }
    errors
}

pub(super) fn role(new: Top<'_>, namespaced: bool) -> Vec<FieldError> {
    let mut errors = Vec::new();
    for rule in new.child("rules").items() {
        if rule.child("verbs").is_empty() {
            errors.push(
                rule.child("verbs")
                    .required("verbs must contain at least one value"),
            );
        }
        let urls = rule.child("nonResourceURLs");
        if !urls.is_empty() {
            if namespaced {
                errors.push(urls.invalid("namespaced rules cannot apply to non-resource URLs"));
            }
            if !rule.child("apiGroups").is_empty()
                || !rule.child("resources").is_empty()
                || !rule.child("resourceNames").is_empty()
            {
                errors
                    .push(urls.invalid("rules cannot apply to both regular resources and non-resource URLs"));
            }
            continue;
        }
        if rule.child("apiGroups").is_empty() {
            errors.push(
                rule.child("apiGroups")
                    .required("resource rules must supply at least one api group"),
            );
        }
        if rule.child("resources").is_empty() {
            errors.push(
                rule.child("resources")
                    .required("resource rules must supply at least one resource"),
            );
        }
    }
    errors
}

pub(super) fn binding(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let role = new.child("roleRef");
    let mut errors = Vec::new();
    if role.child("apiGroup").text() != "rbac.authorization.k8s.io" {
        errors.push(
            role.child("apiGroup")
                .not_supported(&["rbac.authorization.k8s.io"]),
        );
    }
    role.child("kind").one_of(&["Role", "ClusterRole"], &mut errors);
    if role.child("name").is_empty() {
        errors.push(role.child("name").required(""));
    }
    for subject in new.child("subjects").items() {
        if subject.child("name").is_empty() {
            errors.push(subject.child("name").required(""));
        }
        match subject.child("kind").text() {
            "ServiceAccount" if subject.child("namespace").is_empty() => {
                errors.push(subject.child("namespace").required(""));
            }
            "ServiceAccount" | "User" | "Group" => {}
            _ => errors.push(
                subject
                    .child("kind")
                    .not_supported(&["ServiceAccount", "User", "Group"]),
            ),
        }
    }
    if let Some(old) = old
        && old.child("roleRef").value() != role.value()
    {
        // The value is quoted by the names of the server's own type.
        let text = |name: &str| role.child(name).value().clone();
        let own =
            serde_json::json!({"APIGroup": text("apiGroup"), "Kind": text("kind"), "Name": text("name")});
        errors.push(FieldError::invalid(role.path(), &own, "cannot change roleRef"));
    }
    errors
}

pub(super) fn autoscaler(new: Top<'_>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    let (least, most) = (spec.child("minReplicas"), spec.child("maxReplicas"));
    if least.number().is_some_and(|n| n < 1) {
        errors.push(least.invalid("must be greater than or equal to 1"));
    }
    let max = most.number().unwrap_or(0);
    let refuse = |why: &str| FieldError::invalid(most.path(), &Value::from(max), why);
    if max == 0 {
        errors.push(most.required("must be set and greater than 0"));
    } else if max < 0 {
        errors.push(refuse("must be greater than 0"));
    }
    if least.number().is_some_and(|n| max < n) {
        errors.push(refuse("must be greater than or equal to `minReplicas`"));
    }
    let target = spec.child("scaleTargetRef");
    for name in ["kind", "name"] {
        if target.child(name).is_empty() {
            errors.push(target.child(name).required(""));
        }
    }
    errors
}

pub(super) fn lease(new: Top<'_>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    let duration = spec.child("leaseDurationSeconds");
    if duration.number().is_some_and(|n| n <= 0) {
        errors.push(duration.invalid("must be greater than 0"));
    }
    spec.child("leaseTransitions").not_negative(&mut errors);
    errors
}

pub(super) fn disruption_budget(new: Top<'_>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    if !spec.child("minAvailable").is_absent() && !spec.child("maxUnavailable").is_absent() {
        errors.push(FieldError::invalid(
            "spec",
            spec.value(),
            "minAvailable and maxUnavailable cannot be both set",
        ));
    }
    pod::selector(&spec.child("selector"), &mut errors);
    errors
}

pub(super) fn priority_class(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    if let Some(old) = old
        && new.child("value").value() != old.child("value").value()
    {
        errors.push(FieldError::forbidden("value", "may not be changed in an update."));
    }
    errors
}

pub(super) fn storage_class(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    if new.child("provisioner").is_empty() {
        errors.push(new.child("provisioner").required(""));
    }
    if let Some(old) = old {
        for name in ["parameters", "provisioner", "reclaimPolicy", "volumeBindingMode"] {
            if new.child(name).value() != old.child(name).value() {
                errors.push(new.child(name).forbidden("updates to this field are forbidden."));
            }
        }
    }
    errors
}
