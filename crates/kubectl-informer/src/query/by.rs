//! Parses `--by label=app=web`, and computes the index values of an object.

use std::str::FromStr;

use kube_informer::wire::Dynamic;

use crate::path::Path;

/// An index, and the value to look up. Without a value the query counts the values that occur.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct By {
    pub(super) what: What,
    pub(super) value: Option<String>,
}

/// The property that objects are indexed by.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum What {
    Label(String),
    Node,
    Owner,
    Namespace,
    /// The path, and its original text.
    Field(Path, String),
}

impl By {
    /// The property that few kinds have.
    pub(super) const NODE: What = What::Node;
}

impl FromStr for By {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = match text.split_once('=') {
            Some((word, rest)) => (word, Some(rest)),
            None => (text, None),
        };
        let value = || rest.filter(|rest| !rest.is_empty()).map(str::to_owned);
        let simple = |what| Ok(Self { what, value: value() });
        match word {
            "node" => simple(What::Node),
            "owner" => simple(What::Owner),
            "namespace" | "ns" => simple(What::Namespace),
            "label" => {
                let rest = value().ok_or("which label? Write label=app or label=app=web")?;
                let (label, value) = match rest.split_once('=') {
                    Some((label, value)) => (label.to_owned(), Some(value.to_owned())),
                    None => (rest, None),
                };
                Ok(Self {
                    what: What::Label(label),
                    value,
                })
            }
            "jsonpath" => {
                let rest = value().ok_or(
                    "which field? Write jsonpath={.status.phase} or jsonpath={.status.phase}=Running",
                )?;
                let (path, value) = split(&rest);
                let what = What::Field(path.parse()?, path.to_owned());
                Ok(Self {
                    what,
                    value: value.map(str::to_owned),
                })
            }
            _ => Err(format!(
                "\"{word}\" is nothing to look up by; there are label=KEY=VALUE, node=NAME, owner=KIND/NAME, namespace=NAME \
                 and jsonpath={{PATH}}=VALUE"
            )),
        }
    }
}

/// Splits into path and value. A path in braces may contain `=`; without braces it ends at the first `=`.
fn split(text: &str) -> (&str, Option<&str>) {
    if text.starts_with('{')
        && let Some(end) = text.rfind('}')
    {
        let (path, rest) = text.split_at(end + 1);
        return (path, rest.strip_prefix('='));
    }
    match text.split_once('=') {
        Some((path, value)) => (path, Some(value)),
        None => (text, None),
    }
}

impl What {
    /// The index values of an object.
    pub(super) fn values(&self, object: &Dynamic) -> Vec<String> {
        let mut values = self.shown(object);
        if *self == Self::Owner {
            // The owner is found with or without its kind.
            let owners = object.metadata.owner_references.iter().flatten();
            values.extend(owners.map(|owner| owner.name.clone()));
        }
        values
    }

    /// The values to display when values are counted.
    pub(super) fn shown(&self, object: &Dynamic) -> Vec<String> {
        let meta = &object.metadata;
        match self {
            Self::Label(label) => meta
                .labels
                .iter()
                .flatten()
                .filter(|(k, _)| *k == label)
                .map(|(_, v)| v.clone())
                .collect(),
            Self::Node => object.field("spec.nodeName").ok().flatten().into_iter().collect(),
            Self::Namespace => meta.namespace.iter().cloned().collect(),
            Self::Owner => {
                let owners = meta.owner_references.iter().flatten();
                owners
                    .map(|owner| format!("{}/{}", owner.kind, owner.name))
                    .collect()
            }
            Self::Field(path, _) => {
                let tree = serde_json::to_value(object).unwrap_or_default();
                path.find(&tree).into_iter().map(crate::path::text).collect()
            }
        }
    }

    /// The heading above the counted values.
    pub(super) fn head(&self) -> String {
        match self {
            Self::Label(label) => label.to_uppercase(),
            Self::Node => "NODE".to_owned(),
            Self::Owner => "OWNER".to_owned(),
            Self::Namespace => "NAMESPACE".to_owned(),
            Self::Field(_, written) => written.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn pod() -> Dynamic {
        serde_json::from_value(json!({
            "metadata": {
                "name": "web-0", "namespace": "shop", "labels": {"app": "web"},
                "ownerReferences": [{"apiVersion": "apps/v1", "kind": "ReplicaSet", "name": "web-5d", "uid": "1"}],
            },
            "spec": {"nodeName": "node-7"},
            "status": {"conditions": [{"type": "Ready", "status": "True"}]},
        }))
        .expect("an object")
    }

    #[track_caller]
    fn check(text: &str, value: Option<&str>, values: &[&str]) {
        let by: By = text.parse().expect("is understood");
        assert_eq!(by.value.as_deref(), value, "{text}");
        assert_eq!(by.what.values(&pod()), values, "{text}");
    }

    #[test]
    fn objects_are_found_by_label_node_owner_namespace_and_field() {
        check("label=app=web", Some("web"), &["web"]);
        check("label=app", None, &["web"]);
        check("label=other", None, &[]);
        check("node=node-7", Some("node-7"), &["node-7"]);
        check(
            "owner=ReplicaSet/web-5d",
            Some("ReplicaSet/web-5d"),
            &["ReplicaSet/web-5d", "web-5d"],
        );
        check("namespace", None, &["shop"]);
        check("jsonpath={.spec.nodeName}=node-7", Some("node-7"), &["node-7"]);
        check("jsonpath=.spec.nodeName=node-7", Some("node-7"), &["node-7"]);
        check(
            "jsonpath={.status.conditions[?(@.type==\"Ready\")].status}",
            None,
            &["True"],
        );
    }

    #[test]
    fn an_unknown_index_is_refused_with_the_known_ones() {
        let why = |text: &str| text.parse::<By>().expect_err("is wrong");
        assert!(why("colour=red").contains("label=KEY=VALUE"));
        assert!(why("label").contains("label=app=web"));
        assert!(why("jsonpath").contains("jsonpath={.status.phase}"));
        assert!(why("jsonpath={.a[}").contains("is no path"));
    }
}
