//! Which fields a field selector may name, and how their value is read from an object.

use serde_json::{Map, Value};

/// A field that selectors may use, under the label the client writes.
#[derive(Debug, Clone)]
pub(crate) struct SelectableField {
    pub(crate) label: String,
    path: FieldPath,
    /// The value of an absent field (`""`, or `false` and `0` for typed booleans and numbers).
    absent: &'static str,
}

impl SelectableField {
    pub(crate) fn new(label: &str) -> Self {
        Self {
            label: label.to_owned(),
            path: FieldPath::parse(label),
            absent: absent_value(label),
        }
    }

    /// The same field under another name in the object.
    fn at(label: &str, path: &str) -> Self {
        Self {
            path: FieldPath::parse(path),
            ..Self::new(label)
        }
    }

    pub(crate) fn value(&self, object: &Map<String, Value>) -> String {
        match self.path.find(object) {
            Some(Value::String(s)) => s.clone(),
            Some(Value::Null) | None => self.absent.to_owned(),
            Some(other) => other.to_string(),
        }
    }
}

/// A dotted path such as `spec.nodeName`; a leading dot (the JSONPath of a CRD) is allowed.
#[derive(Debug, Clone)]
pub(crate) struct FieldPath(Vec<String>);

impl FieldPath {
    pub(crate) fn parse(path: &str) -> Self {
        Self(
            path.split('.')
                .filter(|part| !part.is_empty())
                .map(str::to_owned)
                .collect(),
        )
    }

    /// `.spec.replicas`, as CRDs write it.
    pub(crate) fn json_path(&self) -> String {
        format!(".{}", self.0.join("."))
    }

    /// Writes a value; objects on the way are made.
    pub(crate) fn set(&self, object: &mut Map<String, Value>, value: Value) {
        let Some((last, way)) = self.0.split_last() else {
            return;
        };
        let mut at = object;
        for part in way {
            let next = at
                .entry(part.as_str())
                .or_insert_with(|| Value::Object(Map::new()));
            if !next.is_object() {
                *next = Value::Object(Map::new());
            }
            let Value::Object(map) = next else { return };
            at = map;
        }
        at.insert(last.clone(), value);
    }

    pub(crate) fn find<'a>(&self, object: &'a Map<String, Value>) -> Option<&'a Value> {
        let (first, rest) = self.0.split_first()?;
        rest.iter()
            .try_fold(object.get(first)?, |value, part| value.get(part))
    }
}

/// The selectable fields of a built-in resource besides its name and namespace.
pub(crate) fn builtin_fields(group: &str, plural: &str) -> Vec<SelectableField> {
    let labels: &[&str] = match (group, plural) {
        ("", "pods") => &[
            "spec.nodeName",
            "spec.restartPolicy",
            "spec.schedulerName",
            "spec.serviceAccountName",
            "spec.hostNetwork",
            "status.phase",
            "status.podIP",
            "status.podIPs",
            "status.nominatedNodeName",
        ],
        ("", "nodes") => &["spec.unschedulable"],
        ("", "namespaces") => &["status.phase"],
        ("", "secrets") => &["type"],
        ("", "services") => &["spec.clusterIP", "spec.type"],
        ("", "replicationcontrollers") => &["status.replicas"],
        ("", "events") => &[
            "involvedObject.kind",
            "involvedObject.namespace",
            "involvedObject.name",
            "involvedObject.uid",
            "involvedObject.apiVersion",
            "involvedObject.resourceVersion",
            "involvedObject.fieldPath",
            "reason",
            "reportingComponent",
            "type",
        ],
        ("events.k8s.io", "events") => &[
            "regarding.kind",
            "regarding.namespace",
            "regarding.name",
            "regarding.uid",
            "regarding.apiVersion",
            "regarding.resourceVersion",
            "regarding.fieldPath",
            "reason",
            "reportingController",
            "type",
        ],

        ("certificates.k8s.io", "certificatesigningrequests" | "clustertrustbundles") => &["spec.signerName"],
        ("certificates.k8s.io", "podcertificaterequests") => {
            &["spec.signerName", "spec.podName", "spec.nodeName"]
        }
        ("resource.k8s.io", "resourceslices") => &["spec.nodeName", "spec.driver"],
        _ => &[],
    };
    let mut fields: Vec<SelectableField> = labels.iter().map(|label| SelectableField::new(label)).collect();
    match (group, plural) {
        ("batch", "jobs") => fields.push(SelectableField::at("status.successful", "status.succeeded")),
        ("", "events") => fields.push(SelectableField::at("source", "source.component")),
        _ => {}
    }
    fields
}

fn absent_value(label: &str) -> &'static str {
    match label {
        "spec.unschedulable" | "spec.hostNetwork" => "false",
        "status.replicas" | "status.successful" => "0",
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_read_as_the_text_a_selector_compares_with() {
        let object = serde_json::json!({"spec": {"nodeName": "n1", "hostNetwork": true}});
        let object = object.as_object().expect("an object");
        let value = |label: &str| SelectableField::new(label).value(object);
        assert_eq!(value("spec.nodeName"), "n1");
        assert_eq!(value("spec.hostNetwork"), "true");
        assert_eq!(value("spec.unschedulable"), "false");
        assert_eq!(value("status.phase"), "");
        assert_eq!(value(".spec.nodeName"), "n1");
    }
}
