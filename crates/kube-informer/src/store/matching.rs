//! Label selectors over the labels of any type.

use kube::core::{Expression, Selector, SelectorExt};
use kube_lean::TextMap;

/// A selector, prepared for many objects.
pub(super) struct Matching<'s> {
    selector: &'s Selector,
    /// kube evaluates selectors over trees only, so these are evaluated here for the labels of lean types.
    terms: Vec<Expression>,
}

impl<'s> Matching<'s> {
    pub(super) fn new(selector: &'s Selector) -> Self {
        Self {
            selector,
            terms: selector.clone().into_iter().collect(),
        }
    }

    pub(super) fn matches(&self, labels: TextMap<'_>) -> bool {
        match labels {
            TextMap::Tree(labels) => self.selector.matches(labels),
            labels => self.terms.iter().all(|term| holds(term, labels)),
        }
    }
}

fn holds(term: &Expression, labels: TextMap<'_>) -> bool {
    match term {
        Expression::In(key, values) => labels.get(key).is_some_and(|value| values.contains(value)),
        Expression::NotIn(key, values) => labels.get(key).is_none_or(|value| !values.contains(value)),
        Expression::Equal(key, wanted) => labels.get(key) == Some(wanted),
        Expression::NotEqual(key, unwanted) => labels.get(key) != Some(unwanted),
        Expression::Exists(key) => labels.get(key).is_some(),
        Expression::DoesNotExist(key) => labels.get(key).is_none(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use kube_lean::{Map, Str};

    use super::*;

    #[test]
    fn lean_labels_match_as_trees_do() {
        let sets = [
            vec![],
            vec![("app", "web")],
            vec![("app", "db"), ("tier", "back")],
            vec![("tier", "")],
        ];
        let texts = ["app", "web", "db", "tier", "back", ""];
        let terms = texts.iter().flat_map(|key| {
            let key = (*key).to_owned();
            let mut terms = vec![
                Expression::Exists(key.clone()),
                Expression::DoesNotExist(key.clone()),
            ];
            for value in texts {
                terms.push(Expression::Equal(key.clone(), value.to_owned()));
                terms.push(Expression::NotEqual(key.clone(), value.to_owned()));
                terms.push(Expression::In(
                    key.clone(),
                    [value.to_owned(), "web".to_owned()].into(),
                ));
                terms.push(Expression::NotIn(
                    key.clone(),
                    [value.to_owned(), "web".to_owned()].into(),
                ));
            }
            terms
        });
        for term in terms {
            let selector = Selector::from(term.clone());
            let matching = Matching::new(&selector);
            for labels in &sets {
                let tree: BTreeMap<String, String> = labels
                    .iter()
                    .map(|(k, v)| ((*k).to_owned(), (*v).to_owned()))
                    .collect();
                let lean: Map<Str> = labels.iter().copied().collect();
                let expected = selector.matches(&tree);
                assert_eq!(
                    matching.matches(Some(&tree).into()),
                    expected,
                    "{term:?} {labels:?}"
                );
                assert_eq!(
                    matching.matches(Some(&lean).into()),
                    expected,
                    "{term:?} {labels:?}"
                );
            }
            assert_eq!(
                matching.matches(TextMap::None),
                selector.matches(&BTreeMap::new()),
                "{term:?}"
            );
        }
        assert!(Matching::new(&Selector::default()).matches(TextMap::None));
    }
}
