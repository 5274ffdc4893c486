//! Which objects of a resource.

use std::fmt;
use std::sync::Arc;

/// Which objects of a resource an informer is about. Two scopes that are equal share one informer.
///
/// ```
/// use kube_informer::factory::Scope;
///
/// let scope = Scope::new().namespaces(["stage", "prod"]).labels("app=web");
/// assert_eq!(scope, Scope::new().namespaces(["prod", "stage", "prod"]).labels("app=web"));
/// assert_eq!(scope.to_string(), "namespaces prod,stage; labels app=web");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct Scope {
    /// Sorted, each once; none is all.
    pub(super) namespaces: Vec<Arc<str>>,
    pub(super) labels: Arc<str>,
    pub(super) fields: Arc<str>,
}

impl Scope {
    /// All objects. For an example see [`Scope`].
    pub fn new() -> Self {
        Self::default()
    }

    /// Only those of this namespace, too.
    ///
    /// ```
    /// # use kube_informer::factory::Scope;
    /// assert_eq!(Scope::new().namespace("prod"), Scope::new().namespaces(["prod"]));
    /// ```
    #[must_use]
    pub fn namespace(self, namespace: impl Into<Arc<str>>) -> Self {
        self.namespaces([namespace])
    }

    /// Only those of these namespaces, too. For an example see [`Scope`].
    #[must_use]
    pub fn namespaces<N: Into<Arc<str>>>(mut self, namespaces: impl IntoIterator<Item = N>) -> Self {
        self.namespaces.extend(namespaces.into_iter().map(Into::into));
        self.namespaces.sort_unstable();
        self.namespaces.dedup();
        self
    }

    /// Only those that this label selector matches. For an example see [`Scope`].
    #[must_use]
    pub fn labels(mut self, selector: impl Into<Arc<str>>) -> Self {
        self.labels = selector.into();
        self
    }

    /// Only those that this field selector matches.
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

impl fmt::Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts = Vec::new();
        match self.namespaces.len() {
            0 => {}
            1 => parts.push(format!("namespace {}", self.namespaces[0])),
            _ => parts.push(format!("namespaces {}", self.namespaces.join(","))),
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
