//! The namespaces that a collection is fetched from, and their validation.

use std::sync::Arc;

/// The namespaces to fetch; an empty slice means all of them. `""` alone means all, as
/// `metav1.NamespaceAll` does in client-go.
pub(crate) fn meant(namespaces: &[Arc<str>]) -> &[Arc<str>] {
    match namespaces {
        [only] if only.is_empty() => &[],
        _ => namespaces,
    }
}

/// The problems of a choice of namespaces, each with the method to change.
pub(crate) fn problems(namespaces: &[Arc<str>]) -> Vec<String> {
    let mut problems = Vec::new();
    let meant = meant(namespaces);
    if meant.iter().any(|namespace| namespace.is_empty()) {
        problems.push(
            "`namespaces`: one of several is empty, which alone would mean all of them; leave it out, or name no others".to_owned(),
        );
    }
    for namespace in meant
        .iter()
        .filter(|namespace| !namespace.is_empty() && !is_name(namespace))
    {
        problems.push(format!(
            "`namespaces`: {:?} is no name of a namespace, which has lower-case letters, digits and '-', and at most 63 of them",
            start(namespace)
        ));
    }
    problems
}

/// True for a DNS label of RFC 1123.
fn is_name(text: &str) -> bool {
    let inner = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    text.len() <= 63 && text.chars().all(inner) && !text.starts_with('-') && !text.ends_with('-')
}

/// The beginning of a text, enough to recognise it.
fn start(text: &str) -> String {
    match text.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names<const N: usize>(names: [&str; N]) -> Vec<Arc<str>> {
        names.map(Arc::from).to_vec()
    }

    #[test]
    fn an_empty_name_alone_means_all_and_among_others_is_a_mistake() {
        assert!(meant(&names([""])).is_empty() && problems(&names([""])).is_empty());
        assert_eq!(meant(&names(["prod", "stage"])).len(), 2);
        let problems = problems(&names(["", "prod"]));
        assert!(
            problems.len() == 1 && problems[0].contains("one of several is empty"),
            "{problems:?}"
        );
    }

    #[test]
    fn an_invalid_namespace_name_is_a_problem() {
        let long = "a".repeat(63);
        for good in ["a", "kube-system", "0", "a-1", long.as_str()] {
            assert!(problems(&names([good])).is_empty(), "{good}");
        }
        let (too_long, huge) = ("a".repeat(64), "ä".repeat(1_000_000));
        for bad in [
            "Prod", "a b", "a/b", "../x", "-a", "a-", "a.b", "a?x=y", "ä", &too_long, &huge,
        ] {
            let problems = problems(&names([bad]));
            assert!(
                problems.len() == 1 && problems[0].len() < 400,
                "{} problems",
                problems.len()
            );
        }
    }
}
