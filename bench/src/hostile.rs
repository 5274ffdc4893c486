//! Pods that have nothing in common: every text and every number of the sample that may differ does.
//!
//! This is the worst case for lean types, which keep equal parts once. No cluster looks like this.

use serde_json::Value;

/// Changes the sample so that no part of it is equal to the same part of the sample of another `n`.
pub(crate) fn make_unique(pod: &mut Value, n: usize) {
    for part in ["labels", "annotations"] {
        change(&mut pod["metadata"][part], "", n);
    }
    for owner in pod["metadata"]["ownerReferences"]
        .as_array_mut()
        .into_iter()
        .flatten()
    {
        change(&mut owner["name"], "name", n);
        // A uid has a fixed form, so its last digits change.
        if let Some(uid) = owner["uid"].as_str() {
            owner["uid"] = format!("{}{n:012x}", &uid[..24]).into();
        }
    }
    change(&mut pod["spec"], "", n);
    change(&mut pod["status"], "", n);
}

/// Fields whose values are words of Kubernetes, references into the object, or addresses, which differ already.
const FIXED: [&str; 20] = [
    "apiVersion",
    "kind",
    "fieldPath",
    "operator",
    "effect",
    "protocol",
    "scheme",
    "restartPolicy",
    "dnsPolicy",
    "type",
    "status",
    "phase",
    "qosClass",
    "nodeName",
    "hostIP",
    "hostIPs",
    "podIP",
    "podIPs",
    "terminationMessagePolicy",
    "imagePullPolicy",
];

/// Numbers that may have any value that is larger than that of the sample.
const FREE: [&str; 7] = [
    "tolerationSeconds",
    "periodSeconds",
    "failureThreshold",
    "runAsUser",
    "fsGroup",
    "expirationSeconds",
    "terminationGracePeriodSeconds",
];

fn change(value: &mut Value, key: &str, n: usize) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields.iter_mut().filter(|(key, _)| !FIXED.contains(&&***key)) {
                change(value, key, n);
            }
        }
        Value::Array(items) => items.iter_mut().for_each(|item| change(item, key, n)),
        Value::Number(number) if FREE.contains(&key) => {
            *value = (number.as_u64().unwrap_or(0) + n as u64).into();
        }
        Value::String(text) => *text = changed(text, key, n),
        _ => {}
    }
}

fn changed(text: &str, key: &str, n: usize) -> String {
    match key {
        "cpu" => format!("{}m", 100 + n),
        "memory" => format!("{}Ki", 1 << 16 | n),
        // One second later for each.
        "startTime" | "startedAt" | "lastTransitionTime" => {
            let (day, rest) = (n / 86_400 + 1, n % 86_400);
            format!(
                "2026-01-{day:02}T{:02}:{:02}:{:02}Z",
                rest / 3600,
                rest / 60 % 60,
                rest % 60
            )
        }
        _ => format!("{text}-{n}"),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use kube_sandbox::sample;

    use super::*;

    /// The parts that lean types share: every list and every object below the object's own.
    fn parts(value: &Value, path: &str, found: &mut HashSet<String>) {
        if !path.is_empty() && (value.is_object() || value.is_array()) {
            found.insert(format!("{path}: {value}"));
        }
        match value {
            Value::Object(fields) => fields
                .iter()
                .for_each(|(key, value)| parts(value, &format!("{path}.{key}"), found)),
            Value::Array(items) => items.iter().for_each(|item| parts(item, path, found)),
            _ => {}
        }
    }

    #[test]
    fn two_pods_have_nothing_in_common_but_words_of_kubernetes() {
        let [one, other] = [3, 4].map(|n| {
            let mut pod = sample::pod(n);
            make_unique(&mut pod, n);
            let mut found = HashSet::new();
            parts(&pod, "", &mut found);
            found
        });
        let mut common: Vec<_> = one.intersection(&other).collect();
        // References into the object, empty values, and the addresses of one node.
        common.retain(|part| {
            !["fieldRef", "lastState", "hostIPs"]
                .iter()
                .any(|word| part.contains(word))
        });
        assert!(common.is_empty(), "{common:#?}");
    }
}
