//! Label selectors as objects have them: `matchLabels` and `matchExpressions`.

use serde_json::Value;

/// Does the selector match these labels? An empty selector matches everything.
pub(crate) fn matches(selector: &Value, labels: &Value) -> bool {
    let label = |key: &str| labels.get(key).and_then(Value::as_str);
    let equal = |(key, value): (&String, &Value)| label(key).is_some() && label(key) == value.as_str();
    let mut wanted = selector["matchLabels"].as_object().into_iter().flatten();
    let mut expressions = selector["matchExpressions"].as_array().into_iter().flatten();
    wanted.all(equal)
        && expressions.all(|expression| {
            let found = label(expression["key"].as_str().unwrap_or_default());
            let values = expression["values"].as_array().map_or(&[][..], Vec::as_slice);
            let named = found.is_some_and(|found| values.iter().any(|v| v == found));
            match expression["operator"].as_str().unwrap_or_default() {
                "In" => named,
                "NotIn" => !named,
                "Exists" => found.is_some(),
                "DoesNotExist" => found.is_none(),
                _ => false,
            }
        })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_requirement_has_to_hold() {
        let labels = json!({"app": "web", "tier": "front"});
        for (selector, expected) in [
            (json!({}), true),
            (json!({"matchLabels": {"app": "web"}}), true),
            (json!({"matchLabels": {"app": "web", "x": "y"}}), false),
            (
                json!({"matchExpressions": [{"key": "app", "operator": "In", "values": ["a", "web"]}]}),
                true,
            ),
            (
                json!({"matchExpressions": [{"key": "app", "operator": "NotIn", "values": ["web"]}]}),
                false,
            ),
            (
                json!({"matchExpressions": [{"key": "x", "operator": "NotIn", "values": ["web"]}]}),
                true,
            ),
            (
                json!({"matchExpressions": [{"key": "tier", "operator": "Exists"}]}),
                true,
            ),
            (
                json!({"matchExpressions": [{"key": "tier", "operator": "DoesNotExist"}]}),
                false,
            ),
        ] {
            assert_eq!(matches(&selector, &labels), expected, "{selector}");
        }
        assert!(!matches(&json!({"matchLabels": {"a": "b"}}), &Value::Null));
    }
}
