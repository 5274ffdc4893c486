//! Checks the grammar of label and field selectors, so that a mistake is an error of `build` and not a refusal of the
//! server later.

/// The problems of the selectors of an informer, each with the method to change.
pub(crate) fn problems(labels: &str, fields: &str) -> Vec<String> {
    let labels = label_problem(labels).map(|problem| format!("`labels`: {problem}"));
    let fields = field_problem(fields).map(|problem| format!("`fields`: {problem}"));
    labels.into_iter().chain(fields).collect()
}

/// The grammar of the server's label selectors: `app=web,tier!=db,env in (a, b),!gone,n>3`.
fn label_problem(selector: &str) -> Option<String> {
    if selector.trim().is_empty() {
        return None;
    }
    let parts = match outside_parentheses(selector) {
        Ok(parts) => parts,
        Err(problem) => return Some(problem),
    };
    parts
        .into_iter()
        .find_map(|part| requirement_problem(part.trim()))
}

/// The parts between commas that are not in parentheses.
fn outside_parentheses(selector: &str) -> Result<Vec<&str>, String> {
    let (mut parts, mut start, mut open) = (Vec::new(), 0, false);
    for (at, c) in selector.char_indices() {
        match c {
            '(' if open => return Err(format!("{:?} has a ( inside of ( )", shown(selector))),
            '(' => open = true,
            ')' if !open => return Err(format!("{:?} has a ) without a (", shown(selector))),
            ')' => open = false,
            ',' if !open => {
                parts.push(&selector[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if open {
        return Err(format!("{:?} lacks a )", shown(selector)));
    }
    parts.push(&selector[start..]);
    Ok(parts)
}

fn requirement_problem(part: &str) -> Option<String> {
    if part.is_empty() {
        return Some("a requirement is empty; two commas, or one at an end".to_owned());
    }
    if let Some(key) = part.strip_prefix('!') {
        return key_problem(key.trim());
    }
    if let Some((key, values)) = part.strip_suffix(')').and_then(|part| part.split_once('(')) {
        let mut words = key.split_whitespace();
        let (key, operator) = (words.next().unwrap_or_default(), words.next());
        if !matches!(operator, Some("in" | "notin")) || words.next().is_some() {
            return Some(format!(
                "{:?}: values in ( ) follow `in` or `notin`, as in `env in (a, b)`",
                shown(part)
            ));
        }
        return key_problem(key).or_else(|| values.split(',').find_map(|value| value_problem(value.trim())));
    }
    if let Some(operator @ ("in" | "notin")) = part.split_whitespace().nth(1) {
        return Some(format!(
            "{:?}: the values of `{operator}` are in ( ), as in `env {operator} (a, b)`",
            shown(part)
        ));
    }
    for operator in ["!=", "==", "=", ">", "<"] {
        if let Some((key, value)) = part.split_once(operator) {
            let number = matches!(operator, ">" | "<");
            let value = value.trim();
            return key_problem(key.trim()).or_else(|| match number && value.parse::<i64>().is_err() {
                true => Some(format!("{:?}: {value:?} is no number", shown(part))),
                false => value_problem(value),
            });
        }
    }
    key_problem(part)
}

/// A label's key: a name, and before it the name of a domain with a slash.
fn key_problem(key: &str) -> Option<String> {
    let name = match key.split_once('/') {
        Some((domain, name)) => {
            let valid = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-' || c == '.';
            if domain.is_empty() || domain.len() > 253 || !domain.chars().all(valid) {
                return Some(format!(
                    "{:?} is no key of a label: {domain:?} is no domain",
                    shown(key)
                ));
            }
            name
        }
        None => key,
    };
    (name.is_empty() || !is_word(name)).then(|| {
        format!(
            "{:?} is no key of a label, which has letters, digits, '-', '_' and '.', and at most 63 of them",
            shown(key)
        )
    })
}

fn value_problem(value: &str) -> Option<String> {
    (!value.is_empty() && !is_word(value)).then(|| {
        format!(
            "{:?} is no value of a label, which has letters, digits, '-', '_' and '.', and at most 63 of them",
            shown(value)
        )
    })
}

fn is_word(text: &str) -> bool {
    let ends = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric());
    let inner = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
    text.len() <= 63 && text.chars().all(inner) && ends(text.chars().next()) && ends(text.chars().next_back())
}

/// The grammar of the server's field selectors: `spec.nodeName=node-7,status.phase!=Failed`.
fn field_problem(selector: &str) -> Option<String> {
    if selector.trim().is_empty() {
        return None;
    }
    // A backslash makes the next character a part of the value.
    let mut parts = vec![String::new()];
    let mut characters = selector.chars();
    while let Some(c) = characters.next() {
        let part = parts.last_mut().expect("there is always one");
        match c {
            '\\' => match characters.next() {
                Some('\\' | ',' | '=') => part.push('x'),
                _ => {
                    return Some(format!(
                        "{:?}: a backslash escapes a comma, an = or itself",
                        shown(selector)
                    ));
                }
            },
            ',' => parts.push(String::new()),
            c => part.push(c),
        }
    }
    parts.iter().find_map(|part| {
        let split = part
            .split_once("!=")
            .or_else(|| part.split_once("=="))
            .or_else(|| part.split_once('='));
        match split {
            Some((field, _)) if !field.trim().is_empty() => None,
            _ => Some(format!(
                "{:?} is no requirement; one looks like `spec.nodeName=node-7` or `status.phase!=Failed`",
                shown(part)
            )),
        }
    })
}

/// The beginning of a text, enough to recognise it.
fn shown(text: &str) -> &str {
    text.char_indices().nth(80).map_or(text, |(end, _)| &text[..end])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn selectors_that_the_server_accepts_are_no_problem() {
        for labels in [
            "",
            "app=web",
            "app==web,tier!=db",
            "app",
            "!app",
            "env in (a, b),x notin (c)",
            "example.com/app=web",
            "n>3,m<4",
            "a=",
            "a in ()",
            " app = web , b ",
        ] {
            assert_eq!(problems(labels, ""), [""; 0], "{labels:?}");
        }
        for fields in [
            "",
            "spec.nodeName=node-7",
            "a!=b,c==d",
            r"metadata.name=a\,b\=c",
            "a=",
        ] {
            assert_eq!(problems("", fields), [""; 0], "{fields:?}");
        }
    }

    #[test]
    fn a_selector_that_the_server_would_refuse_is_a_problem_with_its_method() {
        let huge = "x".repeat(100_000);
        for labels in [
            "app=web,",
            ",",
            "app in a",
            "app in (a",
            "app)",
            "app within (a)",
            "a b=c",
            "=web",
            "a=b c",
            "-a=b",
            "n>x",
            "a in ((b))",
            "Example.com/app=web",
            "/a",
            "a=b/c",
            &huge,
        ] {
            let found = problems(labels, "");
            assert!(
                found.len() == 1 && found[0].starts_with("`labels`: "),
                "{labels:?}: {found:?}"
            );
            assert!(found[0].len() < 400);
        }
        for fields in ["spec.nodeName", "=x", "a=b,", r"a=b\c"] {
            let found = problems("", fields);
            assert!(
                found.len() == 1 && found[0].starts_with("`fields`: "),
                "{fields:?}: {found:?}"
            );
        }
    }
}
