//! The paths of printer columns: the part of kubectl's JSONPath that CRDs use.
//!
//! `.spec.replicas`, `.metadata.annotations.example\.com/x`, `.status.conditions[?(@.type=="Ready")].status`,
//! `.items[0].name`, `.items[*].name`, `['odd key']`.

use serde_json::Value;

/// A parsed path.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Path(Vec<Step>);

#[derive(Debug, Clone, PartialEq, Eq)]
enum Step {
    Key(String),
    /// From the end if negative.
    Index(i64),
    All,
    /// Elements whose value at the path compares to the text.
    Filter {
        path: Path,
        equal: bool,
        text: String,
    },
}

impl Path {
    /// None if the path is outside of the supported part.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        let text = text.trim();
        let text = text
            .strip_prefix('{')
            .and_then(|t| t.strip_suffix('}'))
            .unwrap_or(text);
        let mut rest = text.strip_prefix('$').unwrap_or(text);
        let mut steps = Vec::new();
        while !rest.is_empty() {
            rest = if let Some(after) = rest.strip_prefix('[') {
                let (inside, after) = bracket(after)?;
                steps.push(index(inside)?);
                after
            } else {
                let (key, after) = key(rest.strip_prefix('.')?);
                match key.as_str() {
                    "" if after.starts_with('[') || after.is_empty() => {}
                    "" => return None,
                    "*" => steps.push(Step::All),
                    _ => steps.push(Step::Key(key)),
                }
                after
            };
        }
        Some(Self(steps))
    }

    /// The values that the path leads to, in order.
    pub(crate) fn find<'a>(&self, root: &'a Value) -> Vec<&'a Value> {
        let mut found = vec![root];
        for step in &self.0 {
            found = found.into_iter().flat_map(|value| step.follow(value)).collect();
        }
        found
    }
}

impl Step {
    fn follow<'a>(&self, value: &'a Value) -> Vec<&'a Value> {
        match self {
            Self::Key(key) => value.get(key).into_iter().collect(),
            Self::Index(index) => {
                let list = value.as_array().map_or(&[][..], Vec::as_slice);
                let at = match usize::try_from(*index) {
                    Ok(at) => Some(at),
                    Err(_) => list.len().checked_sub(index.unsigned_abs() as usize),
                };
                at.and_then(|at| list.get(at)).into_iter().collect()
            }
            Self::All => match value {
                Value::Array(list) => list.iter().collect(),
                Value::Object(map) => map.values().collect(),
                _ => Vec::new(),
            },
            Self::Filter { path, equal, text } => {
                let list = value.as_array().map_or(&[][..], Vec::as_slice);
                let matches = |element: &&Value| {
                    path.find(element).iter().any(|found| {
                        let same = match found {
                            Value::String(found) => found == text,
                            found => found.to_string() == *text,
                        };
                        same == *equal
                    })
                };
                list.iter().filter(matches).collect()
            }
        }
    }
}

/// A key up to the next dot or bracket, in which a backslash protects the next character.
fn key(text: &str) -> (String, &str) {
    let mut key = String::new();
    let mut characters = text.char_indices();
    while let Some((at, character)) = characters.next() {
        match character {
            '.' | '[' => return (key, &text[at..]),
            '\\' => key.extend(characters.next().map(|(_, c)| c)),
            _ => key.push(character),
        }
    }
    (key, "")
}

/// Splits off the content of a bracket. Brackets in quotes do not count.
fn bracket(text: &str) -> Option<(&str, &str)> {
    let mut quote = None;
    for (at, character) in text.char_indices() {
        match (quote, character) {
            (None, ']') => return Some((&text[..at], &text[at + 1..])),
            (None, '\'' | '"') => quote = Some(character),
            (Some(open), close) if open == close => quote = None,
            _ => {}
        }
    }
    None
}

fn index(inside: &str) -> Option<Step> {
    let inside = inside.trim();
    if inside == "*" {
        return Some(Step::All);
    }
    if let Some(key) = unquoted(inside) {
        return Some(Step::Key(key.to_owned()));
    }
    if let Some(filter) = inside.strip_prefix("?(").and_then(|f| f.strip_suffix(')')) {
        let (path, equal, text) = match (filter.split_once("=="), filter.split_once("!=")) {
            (Some((path, text)), _) => (path, true, text),
            (None, Some((path, text))) => (path, false, text),
            (None, None) => return None,
        };
        let text = text.trim();
        return Some(Step::Filter {
            path: Path::parse(path.trim().strip_prefix('@')?)?,
            equal,
            text: unquoted(text).unwrap_or(text).to_owned(),
        });
    }
    inside.parse().ok().map(Step::Index)
}

fn unquoted(text: &str) -> Option<&str> {
    ['"', '\'']
        .into_iter()
        .find_map(|quote| text.strip_prefix(quote)?.strip_suffix(quote))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn paths_of_crds_lead_to_their_values() {
        let object = json!({
            "metadata": {"annotations": {"example.com/x": "y"}},
            "spec": {"replicas": 3, "list": [{"n": 1}, {"n": 2}]},
            "status": {"conditions": [{"type": "Old", "status": "True"}, {"type": "Ready", "status": "False"}]},
        });
        for (path, found) in [
            (".spec.replicas", json!([3])),
            ("{.spec.replicas}", json!([3])),
            (r".metadata.annotations.example\.com/x", json!(["y"])),
            (".metadata.annotations['example.com/x']", json!(["y"])),
            (
                r#".status.conditions[?(@.type=="Ready")].status"#,
                json!(["False"]),
            ),
            (".status.conditions[?(@.type != 'Ready')].status", json!(["True"])),
            (".spec.list[0].n", json!([1])),
            (".spec.list[-1].n", json!([2])),
            (".spec.list[*].n", json!([1, 2])),
            (".spec.nowhere.x", json!([])),
            (".spec.list[7]", json!([])),
        ] {
            let path = Path::parse(path).unwrap_or_else(|| panic!("{path}"));
            assert_eq!(json!(path.find(&object)), found, "{path:?}");
        }
        for bad in ["spec", ".a..b", ".a[", ".a[x]", ".a[?(@.x>3)]"] {
            assert_eq!(Path::parse(bad), None, "{bad}");
        }
    }
}
