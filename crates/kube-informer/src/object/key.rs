//! Where an object is found: its namespace and its name.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The identity of an object within its collection: a namespace, if the kind has one, and a name.
///
/// Written and read as `namespace/name` or `name`. A uid is no part of it: an object that was deleted and made again under
/// the same name has the same key. Cloning copies two pointers; keys of one namespace can share its text.
///
/// Keys are ordered by namespace, then by name; cluster-scoped ones come first.
///
/// ```
/// use kube_informer::object::ObjectKey;
///
/// let key = ObjectKey::namespaced("prod", "web-0");
/// assert_eq!(key.to_string(), "prod/web-0");
/// assert_eq!("prod/web-0".parse::<ObjectKey>()?, key);
/// assert_eq!("node-7".parse::<ObjectKey>()?, ObjectKey::cluster("node-7"));
/// # Ok::<(), kube_informer::object::ParseKeyError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[doc(alias = "ObjectName")]
#[doc(alias = "ObjectRef")]
#[doc(alias = "MetaNamespaceKeyFunc")]
pub struct ObjectKey {
    namespace: Option<Arc<str>>,
    name: Arc<str>,
}

impl ObjectKey {
    /// The key of an object in a namespace. An empty namespace is the same as none.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use kube_informer::object::ObjectKey;
    ///
    /// let namespace: Arc<str> = "prod".into(); // one text for all keys of the namespace
    /// let (a, b) = (ObjectKey::namespaced(namespace.clone(), "a"), ObjectKey::namespaced(namespace, "b"));
    /// assert_eq!(a.namespace(), b.namespace());
    /// ```
    pub fn namespaced(namespace: impl Into<Arc<str>>, name: impl Into<Arc<str>>) -> Self {
        let namespace = namespace.into();
        Self {
            namespace: (!namespace.is_empty()).then_some(namespace),
            name: name.into(),
        }
    }

    /// The key of an object of a kind without namespaces.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// assert_eq!(ObjectKey::cluster("node-7").namespace(), None);
    /// ```
    pub fn cluster(name: impl Into<Arc<str>>) -> Self {
        Self {
            namespace: None,
            name: name.into(),
        }
    }

    /// The namespace, if the kind has one.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// assert_eq!(ObjectKey::namespaced("prod", "web-0").namespace(), Some("prod"));
    /// ```
    pub fn namespace(&self) -> Option<&str> {
        self.namespace.as_deref()
    }

    /// The name.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// assert_eq!(ObjectKey::namespaced("prod", "web-0").name(), "web-0");
    /// ```
    pub fn name(&self) -> &str {
        &self.name
    }
}

impl fmt::Display for ObjectKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.namespace {
            Some(namespace) => write!(f, "{namespace}/{}", self.name),
            None => f.write_str(&self.name),
        }
    }
}

impl fmt::Debug for ObjectKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ObjectKey({self})")
    }
}

impl FromStr for ObjectKey {
    type Err = ParseKeyError;

    fn from_str(text: &str) -> Result<Self, ParseKeyError> {
        let wrong = || ParseKeyError {
            text: text.to_owned(),
        };
        match text.split_once('/') {
            None if text.is_empty() => Err(wrong()),
            None => Ok(Self::cluster(text)),
            Some((namespace, name)) if namespace.is_empty() || name.is_empty() || name.contains('/') => {
                Err(wrong())
            }
            Some((namespace, name)) => Ok(Self::namespaced(namespace, name)),
        }
    }
}

/// A text that is no key.
///
/// ```
/// # use kube_informer::object::ObjectKey;
/// let error = "a/b/c".parse::<ObjectKey>().unwrap_err();
/// assert_eq!(error.to_string(), "\"a/b/c\" is no key of an object; write `namespace/name`, or `name` for kinds without namespaces");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no key of an object; write `namespace/name`, or `name` for kinds without namespaces")]
#[non_exhaustive]
pub struct ParseKeyError {
    /// What was given.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_printed_is_what_is_read() {
        for text in ["web-0", "prod/web-0", "a.b/c.d", "ns/system:node:x"] {
            assert_eq!(text.parse::<ObjectKey>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn texts_that_are_no_keys_are_refused() {
        for text in ["", "/", "a/", "/b", "a/b/c", "a//b"] {
            assert!(text.parse::<ObjectKey>().is_err(), "{text} was accepted");
        }
    }

    #[test]
    fn an_empty_namespace_is_none() {
        assert_eq!(ObjectKey::namespaced("", "a"), ObjectKey::cluster("a"));
    }
}
