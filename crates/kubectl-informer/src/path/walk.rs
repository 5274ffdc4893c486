//! Evaluates a path on an object.

use std::cmp::Ordering;

use serde_json::Value;

use super::{Operand, Part, Path, Relation, Test};

impl Path {
    /// The values at the path. A path that matches nothing is not an error.
    pub(crate) fn find<'a>(&self, root: &'a Value) -> Vec<&'a Value> {
        let mut here = vec![root];
        for part in &self.0 {
            here = here.into_iter().flat_map(|value| part.step(value)).collect();
        }
        here
    }

    /// The values as text, separated by spaces; `None` if the path matches nothing.
    pub(crate) fn text(&self, root: &Value) -> Option<String> {
        let found = self.find(root);
        let text: Vec<_> = found
            .into_iter()
            .filter(|value| !value.is_null())
            .map(text)
            .collect();
        (!text.is_empty()).then(|| text.join(" "))
    }
}

impl Part {
    fn step<'a>(&self, value: &'a Value) -> Vec<&'a Value> {
        match self {
            Self::Field(name) => value.get(name).into_iter().collect(),
            Self::All => children(value).collect(),
            Self::Below => {
                let mut all = vec![value];
                all.extend(children(value).flat_map(|child| self.step(child)));
                all
            }
            Self::At(index) => {
                let list = value.as_array().map_or(&[][..], Vec::as_slice);
                place(*index, list.len())
                    .and_then(|at| list.get(at))
                    .into_iter()
                    .collect()
            }
            Self::Slice(from, to) => {
                let list = value.as_array().map_or(&[][..], Vec::as_slice);
                let bound = |at: i64| place(at, list.len()).unwrap_or(0).min(list.len());
                let (from, to) = (from.map_or(0, bound), to.map_or(list.len(), bound));
                list.get(from..to).unwrap_or_default().iter().collect()
            }
            Self::Several(parts) => parts.iter().flat_map(|part| part.step(value)).collect(),
            Self::Where(test) => children(value).filter(|child| test.holds(child)).collect(),
        }
    }
}

fn children(value: &Value) -> Box<dyn Iterator<Item = &Value> + '_> {
    match value {
        Value::Array(list) => Box::new(list.iter()),
        Value::Object(map) => Box::new(map.values()),
        _ => Box::new(std::iter::empty()),
    }
}

/// Resolves an index, which counts from the end if it is negative.
fn place(index: i64, length: usize) -> Option<usize> {
    match index {
        0.. => usize::try_from(index).ok(),
        _ => length.checked_sub(usize::try_from(-index).ok()?),
    }
}

impl Test {
    fn holds(&self, value: &Value) -> bool {
        match self {
            Self::Has(path) => !path.find(value).is_empty(),
            Self::Compare(left, relation, right) => {
                let (left, right) = (left.value(value), right.value(value));
                match (left, right) {
                    (Some(left), Some(right)) => relation.holds(order(left, right)),
                    _ => *relation == Relation::Different,
                }
            }
        }
    }
}

impl Operand {
    fn value<'a>(&'a self, here: &'a Value) -> Option<&'a Value> {
        match self {
            Self::Path(path) => path.find(here).first().copied(),
            Self::Value(value) => Some(value),
        }
    }
}

/// `None` if the two cannot be compared, for example a string with a number.
fn order(left: &Value, right: &Value) -> Option<Ordering> {
    match (left, right) {
        (Value::Number(left), Value::Number(right)) => left.as_f64()?.partial_cmp(&right.as_f64()?),
        (Value::String(left), Value::String(right)) => Some(left.cmp(right)),
        _ => (left == right).then_some(Ordering::Equal),
    }
}

impl Relation {
    fn holds(self, order: Option<Ordering>) -> bool {
        match self {
            Self::Equal => order == Some(Ordering::Equal),
            Self::Different => order != Some(Ordering::Equal),
            Self::Less => order == Some(Ordering::Less),
            Self::LessOrEqual => matches!(order, Some(Ordering::Less | Ordering::Equal)),
            Self::More => order == Some(Ordering::Greater),
            Self::MoreOrEqual => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
        }
    }
}

/// A value as text: strings without quotes, everything else as JSON.
pub(crate) fn text(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn pod() -> Value {
        json!({
            "metadata": {"name": "web-0", "annotations": {"a.b/c": "dotted"}},
            "spec": {"containers": [{"name": "web", "ports": [1, 2]}, {"name": "proxy", "ports": [3]}]},
            "status": {"conditions": [
                {"type": "Ready", "status": "True", "n": 3}, {"type": "Initialized", "status": "False", "n": 5},
            ]},
        })
    }

    #[track_caller]
    fn check(path: &str, found: &str) {
        let path: Path = path.parse().expect("is a path");
        assert_eq!(path.text(&pod()).unwrap_or_default(), found);
    }

    #[test]
    fn paths_match_as_in_kubectl() {
        check(".metadata.name", "web-0");
        check("{.metadata.name}", "web-0");
        check("$.metadata['name']", "web-0");
        check("metadata.name", "web-0");
        check(r".metadata.annotations.a\.b/c", "dotted");
        check(".metadata.annotations['a.b/c']", "dotted");
        check(".spec.containers[*].name", "web proxy");
        check(".spec.containers[0].name", "web");
        check(".spec.containers[-1].name", "proxy");
        check(".spec.containers[0,1].name", "web proxy");
        check(".spec.containers[0:1].name", "web");
        check(".spec.containers[-1:].name", "proxy");
        check(".spec..ports[0]", "1 3");
        check("..type", "Ready Initialized");
        check(".status.conditions[?(@.type==\"Ready\")].status", "True");
        check(".status.conditions[?(@.type=='Ready')].status", "True");
        check(".status.conditions[?(@.n>4)].type", "Initialized");
        check(".status.conditions[?(@.n<=3)].type", "Ready");
        check(".status.conditions[?(@.type!=\"Ready\")].type", "Initialized");
        check(".status.conditions[?(@.missing)].type", "");
        check(".nothing.at.all", "");
        check(".spec.containers[7].name", "");
        check(".spec.containers[-7].name", "");
    }

    #[test]
    fn an_invalid_path_is_explained() {
        for text in [
            ".a[",
            ".a[x]",
            ".a[?(1==1)",
            ".a[?(\"x\")]",
            "{.a}{.b}",
            ".a b",
            ".a['b]",
        ] {
            let why = text.parse::<Path>().expect_err(text);
            assert!(why.contains("is no path"), "{why}");
        }
    }
}
