//! Services and Ingresses.

use std::collections::HashSet;
use std::net::IpAddr;

use serde_json::Value;

use super::fields::Top;
use super::pod::{self, PORT_RANGE};
use crate::object::check;
use crate::status::FieldError;

pub(super) fn service(new: Top<'_>, old: Option<Top<'_>>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    let (kind, ports) = (spec.child("type"), spec.child("ports"));
    let headless = spec.child("clusterIP").text() == "None";
    if ports.is_empty() && !headless && kind.text() != "ExternalName" {
        errors.push(ports.required(""));
    }
    match kind.text() {
        "LoadBalancer" | "NodePort" if headless => {
            errors.push(
                spec.child("clusterIPs")
                    .child("0")
                    .clone()
                    .invalid("may not be set to 'None' for LoadBalancer services"),
            );
        }
        "ExternalName" => {
            let name = spec.child("externalName");
            if name.is_empty() {
                errors.push(name.required(""));
            } else {
                let whys = check::subdomain(name.text().trim_end_matches('.'));
                errors.extend(whys.into_iter().map(|why| name.invalid(why)));
            }
            if !spec.child("clusterIPs").is_empty() {
                errors.push(
                    spec.child("clusterIPs")
                        .forbidden("may not be set for ExternalName services"),
                );
            }
        }
        _ => {}
    }
    let several = ports.items().len() > 1;
    let (mut names, mut seen) = (HashSet::new(), HashSet::new());
    for port in ports.items() {
        let name = port.child("name");
        if name.is_empty() && several {
            errors.push(name.required(""));
        } else if !name.is_empty() {
            errors.extend(
                check::label_1123(name.text())
                    .into_iter()
                    .map(|why| name.invalid(why)),
            );
            if !names.insert(name.text()) {
                errors.push(name.duplicate());
            }
        }
        let number = port.child("port");
        if number.number().is_none_or(|n| !(1..=65535).contains(&n)) {
            errors.push(FieldError::invalid(
                number.path(),
                &Value::from(number.number().unwrap_or(0)),
                PORT_RANGE,
            ));
        }
        let protocol = port.child("protocol");
        if protocol.is_empty() {
            errors.push(protocol.required(""));
        } else {
            protocol.one_of(&["SCTP", "TCP", "UDP"], &mut errors);
        }
        let target = port.child("targetPort");
        match target.value() {
            Value::Number(n) if n.as_i64().is_none_or(|n| !(1..=65535).contains(&n)) => {
                errors.push(target.invalid(PORT_RANGE));
            }
            Value::String(name) => {
                errors.extend(check::port_name(name).into_iter().map(|why| target.invalid(why)));
            }
            _ => {}
        }
        if !seen.insert((number.number(), protocol.text())) && number.number().is_some() {
            let same = serde_json::json!({"port": number.value(), "protocol": protocol.value()});
            errors.push(FieldError::duplicate(port.path(), &same));
        }
    }
    pod::labels(&spec.child("selector"), &mut errors);
    let affinity = spec.child("sessionAffinity");
    if affinity.is_empty() {
        errors.push(affinity.required(""));
    } else {
        affinity.one_of(&["ClientIP", "None"], &mut errors);
    }
    if kind.is_empty() {
        errors.push(kind.required(""));
    } else {
        kind.one_of(
            &["ClusterIP", "ExternalName", "LoadBalancer", "NodePort"],
            &mut errors,
        );
    }
    let address = spec.child("clusterIP");
    if !address.is_empty() && !headless && address.text().parse::<IpAddr>().is_err() {
        let ips = spec.child("clusterIPs");
        let why = "must be a valid IP address, (e.g. 10.9.8.7 or 2001:db8::ffff)";
        errors.push(FieldError::invalid(
            format!("{}[0]", ips.path()),
            address.value(),
            why,
        ));
    }
    if let Some(old) = old {
        let before = old.child("spec");
        let kept = |kind: &str| kind != "ExternalName";
        let (was, is) = (before.child("clusterIP"), spec.child("clusterIP"));
        let both = kept(kind.text()) && kept(before.child("type").text());
        if both && !was.is_empty() && was.value() != is.value() {
            let ips = spec.child("clusterIPs");
            errors.push(FieldError::invalid(
                format!("{}[0]", ips.path()),
                ips.value(),
                "may not change once set",
            ));
        }
    }
    errors
}

pub(super) fn ingress(new: Top<'_>) -> Vec<FieldError> {
    let spec = new.child("spec");
    let mut errors = Vec::new();
    if spec.child("rules").is_empty() && spec.child("defaultBackend").is_absent() {
        errors.push(spec.invalid("either `defaultBackend` or `rules` must be specified"));
    }
    for rule in spec.child("rules").items() {
        let paths = rule.child("http").child("paths");
        if !rule.child("http").is_absent() && paths.is_empty() {
            errors.push(paths.required(""));
        }
        for path in paths.items() {
            let kind = path.child("pathType");
            if kind.is_absent() {
                errors.push(kind.required("pathType must be specified"));
                continue;
            }
            kind.one_of(&["Exact", "ImplementationSpecific", "Prefix"], &mut errors);
            if kind.text() != "ImplementationSpecific" && !path.child("path").text().starts_with('/') {
                errors.push(FieldError::invalid(
                    path.child("path").path(),
                    &Value::from(path.child("path").text()),
                    "must be an absolute path",
                ));
            }
        }
    }
    errors
}
