//! Field selectors: `metadata.name=web-0,status.phase!=Running`.

/// A field selector. All requirements must hold.
#[derive(Debug, Clone, Default)]
pub(crate) struct FieldSelector(Vec<Requirement>);

#[derive(Debug, Clone)]
struct Requirement {
    label: String,
    value: String,
    equal: bool,
}

impl FieldSelector {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The labels of the fields, so that unknown ones can be rejected.
    pub(crate) fn labels(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|r| r.label.as_str())
    }

    /// The only value that `label` may have, if the selector requires one.
    pub(crate) fn exact(&self, label: &str) -> Option<&str> {
        self.0
            .iter()
            .find(|r| r.equal && r.label == label)
            .map(|r| r.value.as_str())
    }

    /// `field` returns the value of a selectable field.
    pub(crate) fn matches<'a>(&self, field: impl Fn(&str) -> &'a str) -> bool {
        self.0.iter().all(|r| (field(&r.label) == r.value) == r.equal)
    }

    /// Parses the query parameter. The error is the message for the client.
    pub(crate) fn parse(text: &str) -> Result<Self, String> {
        let mut requirements = Vec::new();
        for term in split_terms(text) {
            if term.is_empty() {
                continue;
            }
            let (label, value, equal) = split_operator(&term)
                .ok_or_else(|| format!("invalid selector: '{text}'; can't understand '{term}'"))?;
            let value = unescape(value)
                .ok_or_else(|| format!("invalid field selector: invalid escape sequence in '{term}'"))?;
            requirements.push(Requirement {
                label: label.to_owned(),
                value,
                equal,
            });
        }
        Ok(Self(requirements))
    }
}

/// Splits at commas that are not escaped.
fn split_terms(text: &str) -> Vec<String> {
    let mut terms = vec![String::new()];
    let mut escaped = false;
    for c in text.chars() {
        if c == ',' && !escaped {
            terms.push(String::new());
        } else if let Some(term) = terms.last_mut() {
            term.push(c);
        }
        escaped = c == '\\' && !escaped;
    }
    terms
}

fn split_operator(term: &str) -> Option<(&str, &str, bool)> {
    let at = term.find(['=', '!'])?;
    let (label, rest) = term.split_at(at);
    if let Some(value) = rest.strip_prefix("!=") {
        Some((label, value, false))
    } else if let Some(value) = rest.strip_prefix("==").or_else(|| rest.strip_prefix('=')) {
        Some((label, value, true))
    } else {
        None
    }
}

/// Resolves `\\`, `\,` and `\=`. Any other character after a backslash is an error.
fn unescape(value: &str) -> Option<String> {
    let mut out = String::with_capacity(value.len());
    let mut chars = value.chars();
    while let Some(c) = chars.next() {
        match c {
            '\\' => match chars.next()? {
                c @ ('\\' | ',' | '=') => out.push(c),
                _ => return None,
            },
            ',' | '=' => return None,
            c => out.push(c),
        }
    }
    Some(out)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(selector: &str, phase: &str, expected: bool) {
        let parsed = FieldSelector::parse(selector).expect(selector);
        assert_eq!(parsed.matches(|_| phase), expected, "{selector} on {phase}");
    }

    #[test]
    fn equal_and_not_equal() {
        check("status.phase=Running", "Running", true);
        check("status.phase==Running", "Pending", false);
        check("status.phase!=Running", "Pending", true);
        check("a=x\\,y", "x,y", true);
        check("", "anything", true);
        assert_eq!(
            FieldSelector::parse("metadata.name=a")
                .expect("valid")
                .exact("metadata.name"),
            Some("a")
        );
    }

    #[test]
    fn nonsense_is_refused() {
        for bad in ["a", "a!b", "a=b=c", "a=\\x"] {
            assert!(FieldSelector::parse(bad).is_err(), "{bad} was accepted");
        }
    }
}
