//! [`Scope`]: which objects of a resource an informer covers.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

use crate::informer::namespaces;

/// The objects of a resource that an informer covers. Equal scopes share one informer.
///
/// ```
/// use kube_informer::factory::Scope;
///
/// let scope = Scope::new().namespaces(["stage", "prod"]).labels("app=web");
/// assert_eq!(scope, Scope::new().namespaces(["prod", "stage", "prod"]).labels("app=web"));
/// assert_eq!(scope.to_string(), "namespaces prod,stage; labels app=web");
/// ```
#[derive(Debug, Clone, Default)]
pub struct Scope {
    /// Sorted, without duplicates; empty for all namespaces.
    pub(super) namespaces: Vec<Arc<str>>,
    pub(super) labels: Arc<str>,
    pub(super) fields: Arc<str>,
}

impl Scope {
    /// All objects.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a namespace. `""` alone means all namespaces, as in client-go.
    ///
    /// ```
    /// # use kube_informer::factory::Scope;
    /// assert_eq!(Scope::new().namespace("prod"), Scope::new().namespaces(["prod"]));
    /// assert_eq!(Scope::new().namespace(""), Scope::new());
    /// ```
    #[must_use]
    pub fn namespace(self, namespace: impl Into<Arc<str>>) -> Self {
        self.namespaces([namespace])
    }

    /// Adds namespaces. `""` beside other names, or a text that is not a valid namespace name, is
    /// refused: by [`Builder::build`](super::Builder::build) or, if the scope is used later, by an
    /// informer that never syncs and reports why.
    #[must_use]
    pub fn namespaces<N: Into<Arc<str>>>(mut self, namespaces: impl IntoIterator<Item = N>) -> Self {
        self.namespaces.extend(namespaces.into_iter().map(Into::into));
        self.namespaces.sort_unstable();
        self.namespaces.dedup();
        self
    }

    /// Restricts the scope to objects that match this label selector.
    #[must_use]
    pub fn labels(mut self, selector: impl Into<Arc<str>>) -> Self {
        self.labels = selector.into();
        self
    }

    /// Restricts the scope to objects that match this field selector.
    ///
    /// ```
    /// # use kube_informer::factory::Scope;
    /// let mine = Scope::new().fields("spec.nodeName=node-7");
    /// assert_eq!(mine.to_string(), "fields spec.nodeName=node-7");
    /// ```
    #[must_use]
    pub fn fields(mut self, selector: impl Into<Arc<str>>) -> Self {
        self.fields = selector.into();
        self
    }
}

impl Scope {
    /// The values that two scopes are compared by.
    fn parts(&self) -> (&[Arc<str>], &str, &str) {
        (namespaces::meant(&self.namespaces), &self.labels, &self.fields)
    }
}

impl PartialEq for Scope {
    fn eq(&self, other: &Self) -> bool {
        self.parts() == other.parts()
    }
}

impl Eq for Scope {}

impl Hash for Scope {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.parts().hash(state);
    }
}

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        match namespaces::meant(&self.namespaces) {
            [] => {}
            [namespace] => parts.push(format!("namespace {namespace}")),
            several => parts.push(format!("namespaces {}", several.join(","))),
        }
        if !self.labels.is_empty() {
            parts.push(format!("labels {}", self.labels));
        }
        if !self.fields.is_empty() {
            parts.push(format!("fields {}", self.fields));
        }
        if parts.is_empty() {
            parts.push("everything".to_owned());
        }
        f.write_str(&parts.join("; "))
    }
}
