//! The key of an object: its namespace and its name.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::str::FromStr;
use std::sync::Arc;

/// The identity of an object within its collection: a name, and a namespace if the kind has one.
///
/// A key is written and parsed as `namespace/name` or `name`. The uid is not part of the key: an object that
/// was deleted and created again under the same name has the same key. A key is one shared string, so cloning
/// it copies a pointer.
///
/// Keys are ordered by namespace, then by name; cluster-scoped keys come first.
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
#[derive(Clone, PartialEq, Eq)]
#[doc(alias = "ObjectName")]
#[doc(alias = "ObjectRef")]
#[doc(alias = "MetaNamespaceKeyFunc")]
pub struct ObjectKey {
    /// The key as it is written. It is one string instead of two because every queue and every handler clones
    /// keys, far more often than keys are created, and each reference count that threads share costs more
    /// than a repeated namespace.
    text: Arc<str>,
    /// The offset of the name in `text`; 0 without a namespace.
    name: u32,
}

impl ObjectKey {
    /// Creates the key of a namespaced object. An empty namespace is the same as none.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// let (a, b) = (ObjectKey::namespaced("prod", "a"), ObjectKey::namespaced(String::from("prod"), "b"));
    /// assert_eq!(a.namespace(), b.namespace());
    /// ```
    ///
    /// # Panics
    /// Panics if the namespace is longer than 4 GiB.
    pub fn namespaced(namespace: impl AsRef<str>, name: impl AsRef<str>) -> Self {
        let (namespace, name) = (namespace.as_ref(), name.as_ref());
        if namespace.is_empty() {
            return Self::cluster(name);
        }
        let start = namespace.len() + 1;
        let mut text = String::with_capacity(start + name.len());
        text.push_str(namespace);
        text.push('/');
        text.push_str(name);
        Self {
            text: text.into(),
            name: u32::try_from(start).expect("no namespace is so long"),
        }
    }

    /// Creates the key of an object whose kind has no namespaces.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// assert_eq!(ObjectKey::cluster("node-7").namespace(), None);
    /// ```
    pub fn cluster(name: impl AsRef<str>) -> Self {
        Self {
            text: name.as_ref().into(),
            name: 0,
        }
    }

    /// Returns the namespace, if the kind has one.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// assert_eq!(ObjectKey::namespaced("prod", "web-0").namespace(), Some("prod"));
    /// ```
    #[inline]
    pub fn namespace(&self) -> Option<&str> {
        let end = self.start().checked_sub(1)?;
        Some(&self.text[..end])
    }

    /// Returns the name.
    ///
    /// ```
    /// # use kube_informer::object::ObjectKey;
    /// assert_eq!(ObjectKey::namespaced("prod", "web-0").name(), "web-0");
    /// ```
    #[inline]
    pub fn name(&self) -> &str {
        &self.text[self.start()..]
    }

    #[inline]
    fn start(&self) -> usize {
        self.name as usize
    }
}

/// Hashes the text only: equal keys have equal texts.
impl Hash for ObjectKey {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.text.hash(state);
    }
}

impl Ord for ObjectKey {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.namespace(), self.name()).cmp(&(other.namespace(), other.name()))
    }
}

impl PartialOrd for ObjectKey {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for ObjectKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
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

/// The error returned when a text is not an object key.
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
    /// The text that was rejected.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_printed_key_parses_to_the_same_key() {
        for text in ["web-0", "prod/web-0", "a.b/c.d", "ns/system:node:x"] {
            assert_eq!(text.parse::<ObjectKey>().expect(text).to_string(), text);
        }
    }

    #[test]
    fn texts_that_are_not_keys_are_rejected() {
        for text in ["", "/", "a/", "/b", "a/b/c", "a//b"] {
            assert!(text.parse::<ObjectKey>().is_err(), "{text} was accepted");
        }
    }

    #[test]
    fn keys_are_ordered_by_namespace_then_by_name() {
        let keys =
            ["b", "z", "a/z", "a-b/a", "b/a", "b/b"].map(|text| text.parse::<ObjectKey>().expect(text));
        assert!(keys.is_sorted(), "`a` comes before `a-b`, whatever follows it");
    }

    #[test]
    fn a_namespace_is_not_part_of_a_name() {
        assert_ne!(ObjectKey::cluster("a/b"), ObjectKey::namespaced("a", "b"));
    }

    #[test]
    fn an_empty_namespace_is_none() {
        assert_eq!(ObjectKey::namespaced("", "a"), ObjectKey::cluster("a"));
    }
}
