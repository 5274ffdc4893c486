//! Pods and the templates of pods.

use std::collections::HashSet;

use serde_json::Value;

use super::fields::{Fields, Top};
use crate::object::check;
use crate::status::FieldError;

/// A pod. Updates can change its images, deadlines, tolerations and gates only.
pub(super) fn pod(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    spec(&new.child("spec"), &mut errors);
    if let Some(old) = old {
        errors.extend(changed_spec(&new.child("spec"), &old.child("spec")));
    }
    errors
}

/// The template of a workload.
pub(super) fn template(template: Fields<'_>) -> Vec<FieldError> {
    let mut errors = Vec::new();
    labels(&template.child("metadata").child("labels"), &mut errors);
    spec(&template.child("spec"), &mut errors);
    if !template.child("spec").child("ephemeralContainers").is_empty() {
        let at = template.child("spec").child("ephemeralContainers");
        errors.push(at.forbidden("ephemeral containers not allowed in pod template"));
    }
    errors
}

pub(super) fn labels(labels: &Fields<'_>, errors: &mut Vec<FieldError>) {
    for (key, value) in labels.entries() {
        if let Err(why) = check::label_key(key) {
            errors.push(FieldError::invalid(labels.path(), &Value::from(key), why));
        }
        if let Err(why) = check::label_value(value.text()) {
            errors.push(FieldError::invalid(labels.path(), value.value(), why));
        }
    }
}

/// A label selector.
pub(super) fn selector(selector: &Fields<'_>, errors: &mut Vec<FieldError>) {
    labels(&selector.child("matchLabels"), errors);
    for expression in selector.child("matchExpressions").items() {
        let (operator, values) = (expression.child("operator"), expression.child("values"));
        match operator.text() {
            "In" | "NotIn" if values.is_empty() => {
                errors.push(values.required("must be specified when `operator` is 'In' or 'NotIn'"));
            }
            "Exists" | "DoesNotExist" if !values.is_empty() => {
                errors.push(
                    values.forbidden("may not be specified when `operator` is 'Exists' or 'DoesNotExist'"),
                );
            }
            "In" | "NotIn" | "Exists" | "DoesNotExist" => {}
            _ => errors.push(operator.invalid("not a valid selector operator")),
        }
        if let Err(why) = check::label_key(expression.child("key").text()) {
            errors.push(expression.child("key").invalid(why));
        }
    }
}

fn spec(spec: &Fields<'_>, errors: &mut Vec<FieldError>) {
    let volumes = volumes(&spec.child("volumes"), errors);
    let mut names = HashSet::new();
    let containers = spec.child("containers");
    if containers.is_empty() {
        errors.push(containers.required(""));
    }
    for container in containers.items() {
        self::container(&container, &volumes, &mut names, errors);
    }
    for container in spec.child("initContainers").items() {
        self::container(&container, &volumes, &mut names, errors);
    }
    let restart = spec.child("restartPolicy");
    match restart.text() {
        "Always" | "OnFailure" | "Never" => {}
        "" => errors.push(restart.required("")),
        _ => errors.push(restart.not_supported(&["Always", "OnFailure", "Never"])),
    }
    let dns = spec.child("dnsPolicy");
    match dns.text() {
        "ClusterFirst" | "ClusterFirstWithHostNet" | "Default" | "None" => {}
        "" => errors.push(dns.required("")),
        _ => errors.push(dns.not_supported(&["ClusterFirstWithHostNet", "ClusterFirst", "Default", "None"])),
    }
    labels(&spec.child("nodeSelector"), errors);
    for name in ["serviceAccountName", "nodeName"] {
        let name = spec.child(name);
        if !name.is_empty() {
            errors.extend(
                check::subdomain(name.text())
                    .into_iter()
                    .map(|why| name.invalid(why)),
            );
        }
    }
    for name in ["hostname", "subdomain"] {
        let name = spec.child(name);
        if !name.is_empty() {
            errors.extend(
                check::label_1123(name.text())
                    .into_iter()
                    .map(|why| name.invalid(why)),
            );
        }
    }
    let deadline = spec.child("activeDeadlineSeconds");
    if deadline
        .number()
        .is_some_and(|n| !(1..=i64::from(i32::MAX)).contains(&n))
    {
        errors.push(deadline.invalid("must be between 1 and 2147483647, inclusive"));
    }
    spec.child("terminationGracePeriodSeconds").not_negative(errors);
    for toleration in spec.child("tolerations").items() {
        toleration
            .child("effect")
            .one_of(&["NoSchedule", "PreferNoSchedule", "NoExecute"], errors);
    }
}

/// Checks volumes and gives their names.
fn volumes<'a>(volumes: &Fields<'a>, errors: &mut Vec<FieldError>) -> HashSet<&'a str> {
    let mut names = HashSet::new();
    for volume in volumes.items() {
        let name = volume.child("name");
        if name.is_empty() {
            errors.push(name.required(""));
        } else {
            errors.extend(
                check::label_1123(name.text())
                    .into_iter()
                    .map(|why| name.invalid(why)),
            );
            if !names.insert(name.text()) {
                errors.push(name.duplicate());
            }
        }
        let sources = volume
            .value()
            .as_object()
            .map_or(0, |v| v.keys().filter(|k| *k != "name").count());
        match sources {
            0 => errors.push(volume.required("must specify a volume type")),
            1 => {}
            _ => {
                let mut keys: Vec<&String> = volume
                    .value()
                    .as_object()
                    .into_iter()
                    .flat_map(|v| v.keys())
                    .collect();
                keys.retain(|k| *k != "name");
                if let Some(second) = keys.get(1) {
                    errors.push(
                        volume
                            .child(second)
                            .forbidden("may not specify more than 1 volume type"),
                    );
                }
            }
        }
        for (source, field) in [
            ("secret", "secretName"),
            ("configMap", "name"),
            ("persistentVolumeClaim", "claimName"),
            ("hostPath", "path"),
        ] {
            let source = volume.child(source);
            if !source.is_absent() && source.child(field).is_empty() {
                errors.push(source.child(field).required(""));
            }
        }
    }
    names
}

fn container<'a>(
    container: &Fields<'a>,
    volumes: &HashSet<&str>,
    names: &mut HashSet<&'a str>,
    errors: &mut Vec<FieldError>,
) {
    let name = container.child("name");
    if name.is_empty() {
        errors.push(name.required(""));
    } else {
        errors.extend(
            check::label_1123(name.text())
                .into_iter()
                .map(|why| name.invalid(why)),
        );
        if !names.insert(name.text()) {
            errors.push(name.duplicate());
        }
    }
    let image = container.child("image");
    if image.is_empty() {
        errors.push(image.required(""));
    } else if image.text() != image.text().trim() {
        errors.push(image.invalid("must not have leading or trailing whitespace"));
    }
    container
        .child("terminationMessagePolicy")
        .one_of(&["FallbackToLogsOnError", "File"], errors);
    for probe in ["livenessProbe", "readinessProbe", "startupProbe"] {
        self::probe(&container.child(probe), probe != "readinessProbe", errors);
    }
    ports(&container.child("ports"), errors);
    env(&container.child("env"), errors);
    let mut paths = HashSet::new();
    for mount in container.child("volumeMounts").items() {
        let (name, path) = (mount.child("name"), mount.child("mountPath"));
        if name.is_empty() {
            errors.push(name.required(""));
        } else if !volumes.contains(name.text()) {
            errors.push(FieldError::not_found(name.path(), name.value()));
        }
        if path.is_empty() {
            errors.push(path.required(""));
        } else if !paths.insert(path.text()) {
            errors.push(path.invalid("must be unique"));
        }
    }
    let pull = container.child("imagePullPolicy");
    match pull.text() {
        "Always" | "IfNotPresent" | "Never" => {}
        "" => errors.push(pull.required("")),
        _ => errors.push(pull.not_supported(&["Always", "IfNotPresent", "Never"])),
    }
    resources(&container.child("resources"), errors);
}

fn ports(ports: &Fields<'_>, errors: &mut Vec<FieldError>) {
    let mut names = HashSet::new();
    for port in ports.items() {
        let name = port.child("name");
        if !name.is_empty() {
            errors.extend(
                check::port_name(name.text())
                    .into_iter()
                    .map(|why| name.invalid(why)),
            );
            if !names.insert(name.text()) {
                errors.push(name.duplicate());
            }
        }
        let number = port.child("containerPort");
        match number.number() {
            None | Some(0) => errors.push(number.required("")),
            Some(n) if !(1..=65535).contains(&n) => errors.push(number.invalid(PORT_RANGE)),
            _ => {}
        }
        port.child("protocol").one_of(&["SCTP", "TCP", "UDP"], errors);
    }
}

pub(super) const PORT_RANGE: &str = "must be between 1 and 65535, inclusive";

fn env(env: &Fields<'_>, errors: &mut Vec<FieldError>) {
    for variable in env.items() {
        let (name, from) = (variable.child("name"), variable.child("valueFrom"));
        if name.is_empty() {
            errors.push(name.required(""));
        } else if name.text().contains('=') || !name.text().bytes().all(|b| (0x20..0x7f).contains(&b)) {
            errors.push(name.invalid("a valid environment variable name must consist only of printable ASCII characters other than '='"));
        }
        if !from.is_absent() {
            match from.value().as_object().map_or(0, |from| from.len()) {
                0 => errors.push(from.invalid("must specify one of: `fieldRef`, `resourceFieldRef`, `configMapKeyRef` or `secretKeyRef`")),
                1 => {}
                _ => errors.push(from.invalid("may not have more than one field specified at a time")),
            }
            if !variable.child("value").is_empty() {
                errors.push(from.invalid("may not be specified when `value` is not empty"));
            }
        }
    }
}

fn probe(probe: &Fields<'_>, one_success: bool, errors: &mut Vec<FieldError>) {
    if probe.is_absent() {
        return;
    }
    let handlers = ["exec", "httpGet", "tcpSocket", "grpc"].map(|kind| probe.child(kind));
    match handlers.iter().filter(|handler| !handler.is_absent()).count() {
        0 => errors.push(probe.required("must specify a handler type")),
        1 => {}
        _ => {
            if let Some(second) = handlers.iter().filter(|handler| !handler.is_absent()).nth(1) {
                errors.push(second.forbidden("may not specify more than 1 handler type"));
            }
        }
    }
    for name in [
        "initialDelaySeconds",
        "timeoutSeconds",
        "periodSeconds",
        "successThreshold",
        "failureThreshold",
    ] {
        probe.child(name).not_negative(errors);
    }
    let success = probe.child("successThreshold");
    if one_success && success.number().is_some_and(|n| n != 1) {
        errors.push(success.invalid("must be 1"));
    }
}

/// Requests may not be above limits.
fn resources(resources: &Fields<'_>, errors: &mut Vec<FieldError>) {
    let limits = resources.child("limits");
    for (name, request) in resources.child("requests").entries() {
        let limit = limits.child(name);
        if let (Some(wanted), Some(most)) = (amount(request.text()), amount(limit.text()))
            && wanted > most
        {
            let why = format!("must be less than or equal to {name} limit of {}", limit.text());
            errors.push(FieldError::invalid(
                resources.child("requests").path(),
                request.value(),
                why,
            ));
        }
    }
}

/// The number that a quantity stands for.
fn amount(text: &str) -> Option<f64> {
    let end = text.find(|c: char| c.is_ascii_alphabetic()).unwrap_or(text.len());
    let (number, suffix) = text.split_at(end);
    let number: f64 = number.parse().ok()?;
    let factor = match suffix {
        "" => 1.0,
        "n" => 1e-9,
        "u" => 1e-6,
        "m" => 1e-3,
        "k" => 1e3,
        "M" => 1e6,
        "G" => 1e9,
        "T" => 1e12,
        "P" => 1e15,
        "E" => 1e18,
        "Ki" => 1024.0,
        "Mi" => 1024.0 * 1024.0,
        "Gi" => 1024.0 * 1024.0 * 1024.0,
        "Ti" => 1024.0 * 1024.0 * 1024.0 * 1024.0,
        _ => return text.parse().ok(),
    };
    Some(number * factor)
}

/// A running pod's spec is fixed but for a few fields.
fn changed_spec(new: &Fields<'_>, old: &Fields<'_>) -> Option<FieldError> {
    let fixed = |spec: &Fields<'_>| {
        let mut spec = spec.value().clone();
        if let Some(map) = spec.as_object_mut() {
            for name in [
                "activeDeadlineSeconds",
                "tolerations",
                "schedulingGates",
                "nodeName",
                "nodeSelector",
                "affinity",
                "ephemeralContainers",
            ] {
                map.remove(name);
            }
            // A negative grace period may become 1; anything else stays.
            for list in ["containers", "initContainers"] {
                for container in map
                    .get_mut(list)
                    .and_then(Value::as_array_mut)
                    .into_iter()
                    .flatten()
                {
                    container.as_object_mut().map(|c| c.remove("image"));
                }
            }
        }
        spec
    };
    let changed = fixed(new) != fixed(old)
        || (new.child("nodeName").value() != old.child("nodeName").value()
            && !old.child("nodeName").is_empty());
    changed.then(|| new.forbidden(&format!(
        "pod updates may not change fields other than `spec.containers[*].image`,`spec.initContainers[*].image`,\
         `spec.activeDeadlineSeconds`,`spec.tolerations` (only additions to existing tolerations),\
         `spec.terminationGracePeriodSeconds` (allow it to be set to 1 if it was previously negative)\n{}",
        ""
    )))
}
