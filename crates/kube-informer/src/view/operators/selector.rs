//! Label selectors as `join_matching` needs them: requirements that an index can be built over.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector;
use kube::Resource;

/// What a label selector is matched against. Implemented for every Kubernetes object; implement it for a type of your own.
///
/// ```
/// use kube_informer::view::{Labelled, Selector};
///
/// struct Endpoint { app: String }
///
/// impl Labelled for Endpoint {
///     fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
///         visit("app", &self.app);
///     }
/// }
/// assert!(Selector::all().label("app", "web").matches(&Endpoint { app: "web".into() }));
/// ```
pub trait Labelled {
    /// The namespace; none for objects without one.
    fn namespace(&self) -> Option<&str> {
        None
    }

    /// Calls `visit` with every label.
    fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str));
}

impl<R: Resource> Labelled for R {
    fn namespace(&self) -> Option<&str> {
        self.meta().namespace.as_deref()
    }

    fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
        for (key, value) in self.meta().labels.iter().flatten() {
            visit(key, value);
        }
    }
}

/// A label selector, optionally of one namespace.
///
/// ```
/// use std::collections::BTreeMap;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::view::Selector;
///
/// let mut pod = Pod::default();
/// pod.metadata.namespace = Some("prod".into());
/// pod.metadata.labels = Some(BTreeMap::from([("app".into(), "web".into())]));
/// assert!(Selector::all().matches(&pod));
/// assert!(Selector::all().label("app", "web").in_namespace("prod").matches(&pod));
/// assert!(!Selector::all().label("app", "web").in_namespace("test").matches(&pod));
/// assert!(!Selector::none().matches(&pod));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Selector {
    pub(super) namespace: Option<Arc<str>>,
    pub(super) requirements: Vec<Requirement>,
    /// Matches nothing, whatever the requirements are.
    pub(super) none: bool,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Requirement {
    In(String, BTreeSet<String>),
    NotIn(String, BTreeSet<String>),
    Exists(String),
    Missing(String),
}

impl Selector {
    /// Matches every object. See [`Selector`] for an example.
    pub fn all() -> Self {
        Self {
            namespace: None,
            requirements: Vec::new(),
            none: false,
        }
    }

    /// Matches no object: what a service without a selector means. See [`Selector`] for an example.
    pub fn none() -> Self {
        Self {
            none: true,
            ..Self::all()
        }
    }

    /// Restricts the selector to objects with this label. See [`Selector`] for an example.
    pub fn label(mut self, key: impl Into<String>, value: impl Into<String>) -> Self {
        let values = BTreeSet::from([value.into()]);
        self.requirements.push(Requirement::In(key.into(), values));
        self
    }

    /// Restricts the selector to a namespace. See [`Selector`] for an example.
    pub fn in_namespace(mut self, namespace: impl Into<Arc<str>>) -> Self {
        self.namespace = Some(namespace.into());
        self
    }

    /// True if an object matches. See [`Selector`] for an example.
    pub fn matches(&self, object: &(impl Labelled + ?Sized)) -> bool {
        self.matches_labels(&Labels::of(object))
    }

    pub(super) fn matches_labels(&self, labels: &Labels<'_>) -> bool {
        let namespace = self.namespace.as_deref();
        !self.none
            && namespace.is_none_or(|namespace| labels.namespace == Some(namespace))
            && self.requirements.iter().all(|requirement| match requirement {
                Requirement::In(key, values) => labels.get(key).is_some_and(|value| values.contains(value)),
                Requirement::NotIn(key, values) => {
                    labels.get(key).is_none_or(|value| !values.contains(value))
                }
                Requirement::Exists(key) => labels.get(key).is_some(),
                Requirement::Missing(key) => labels.get(key).is_none(),
            })
    }
}

/// The labels that all have to be there, as in a service. Without any, it matches everything.
impl From<&BTreeMap<String, String>> for Selector {
    fn from(labels: &BTreeMap<String, String>) -> Self {
        let labels = labels.iter();
        labels.fold(Self::all(), |selector, (key, value)| {
            selector.label(key.as_str(), value.as_str())
        })
    }
}

/// An empty selector matches everything. An operator that Kubernetes does not have matches nothing.
///
/// ```
/// use k8s_openapi::api::core::v1::Pod;
/// use k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelector;
/// use kube_informer::view::Selector;
///
/// assert!(Selector::from(&LabelSelector::default()).matches(&Pod::default()));
/// ```
impl From<&LabelSelector> for Selector {
    fn from(from: &LabelSelector) -> Self {
        let mut selector = from.match_labels.as_ref().map_or_else(Self::all, Self::from);
        for expression in from.match_expressions.iter().flatten() {
            let key = expression.key.clone();
            let values = || expression.values.iter().flatten().cloned().collect();
            selector.requirements.push(match expression.operator.as_str() {
                "In" => Requirement::In(key, values()),
                "NotIn" => Requirement::NotIn(key, values()),
                "Exists" => Requirement::Exists(key),
                "DoesNotExist" => Requirement::Missing(key),
                _ => return Self::none(),
            });
        }
        selector
    }
}

/// The labels of one object, borrowed.
pub(super) struct Labels<'a> {
    pub(super) namespace: Option<&'a str>,
    pub(super) pairs: Vec<(&'a str, &'a str)>,
}

impl<'a> Labels<'a> {
    pub(super) fn of(object: &'a (impl Labelled + ?Sized)) -> Self {
        let mut pairs = Vec::with_capacity(8);
        object.labels(&mut |key, value| pairs.push((key, value)));
        Self {
            namespace: object.namespace(),
            pairs,
        }
    }

    fn get(&self, key: &str) -> Option<&'a str> {
        // Objects have few labels: scanning is faster than hashing.
        let pair = self.pairs.iter().find(|(there, _)| *there == key);
        pair.map(|(_, value)| *value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use k8s_openapi::apimachinery::pkg::apis::meta::v1::LabelSelectorRequirement;

    struct Labelling(&'static [(&'static str, &'static str)]);

    impl Labelled for Labelling {
        fn labels<'a>(&'a self, visit: &mut dyn FnMut(&'a str, &'a str)) {
            self.0.iter().for_each(|(key, value)| visit(key, value));
        }
    }

    #[test]
    fn expressions_mean_what_they_mean_in_kubernetes() {
        let expression = |operator: &str, values: &[&str]| LabelSelector {
            match_expressions: Some(vec![LabelSelectorRequirement {
                key: "app".into(),
                operator: operator.into(),
                values: Some(values.iter().map(|value| (*value).to_owned()).collect()),
            }]),
            match_labels: None,
        };
        let (web, db, bare) = (
            Labelling(&[("app", "web"), ("tier", "front")]),
            Labelling(&[("app", "db")]),
            Labelling(&[]),
        );
        for (operator, values, expected) in [
            ("In", vec!["web", "api"], [true, false, false]),
            ("NotIn", vec!["web"], [false, true, true]),
            ("Exists", vec![], [true, true, false]),
            ("DoesNotExist", vec![], [false, false, true]),
            ("Like", vec!["w"], [false, false, false]),
        ] {
            let selector = Selector::from(&expression(operator, &values));
            let matched = [&web, &db, &bare].map(|object| selector.matches(object));
            assert_eq!(matched, expected, "{operator} {values:?}");
        }
    }
}
