//! Reasons not to look at an object that changed.
//!
//! A predicate judges updates only. Additions and deletions always pass, so that nothing is ever missed for good; and so does a
//! resync, which is asked for in order to look again.
//!
//! ```
//! use k8s_openapi::api::core::v1::Pod;
//! use kube_informer::controller::predicate::{self, Predicate};
//!
//! let spec_or_labels = predicate::generation_changed::<Pod>().or(predicate::labels_changed());
//! let (mut old, mut new) = (Pod::default(), Pod::default());
//! assert!(!spec_or_labels.passes(&old, &new));
//! old.metadata.generation = Some(1);
//! new.metadata.generation = Some(2);
//! assert!(spec_or_labels.passes(&old, &new));
//! ```

use kube_lean::Object;

/// Is this update worth a look?
pub trait Predicate<K>: Send + Sync + 'static {
    /// Is it? For an example see [the module](self).
    fn passes(&self, old: &K, new: &K) -> bool;

    /// Passes if either does. For an example see [the module](self).
    fn or<P: Predicate<K>>(self, other: P) -> impl Predicate<K>
    where
        Self: Sized,
        K: 'static,
    {
        move |old: &K, new: &K| self.passes(old, new) || other.passes(old, new)
    }

    /// Passes if both do.
    ///
    /// ```
    /// # use kube_informer::controller::predicate::Predicate;
    /// let both = (|old: &i32, new: &i32| new > old).and(|_: &i32, new: &i32| *new > 10);
    /// assert!(both.passes(&1, &11) && !both.passes(&1, &9));
    /// ```
    fn and<P: Predicate<K>>(self, other: P) -> impl Predicate<K>
    where
        Self: Sized,
        K: 'static,
    {
        move |old: &K, new: &K| self.passes(old, new) && other.passes(old, new)
    }
}

impl<K, F: Fn(&K, &K) -> bool + Send + Sync + 'static> Predicate<K> for F {
    fn passes(&self, old: &K, new: &K) -> bool {
        self(old, new)
    }
}

/// Something of the object changed that this function shows.
///
/// ```
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::predicate::{changed, Predicate}};
/// let status_changed = changed(|pod: &Pod| pod.status.clone());
/// assert!(!status_changed.passes(&Pod::default(), &Pod::default()));
/// ```
pub fn changed<K: 'static, T: PartialEq>(
    show: impl Fn(&K) -> T + Send + Sync + 'static,
) -> impl Predicate<K> {
    move |old: &K, new: &K| show(old) != show(new)
}

/// The spec changed, for kinds that count generations. For an example see [the module](self).
#[doc(alias = "GenerationChangedPredicate")]
pub fn generation_changed<K: Object + 'static>() -> impl Predicate<K> {
    |old: &K, new: &K| old.generation() != new.generation()
}

/// The labels changed. For an example see [the module](self).
#[doc(alias = "LabelChangedPredicate")]
pub fn labels_changed<K: Object + 'static>() -> impl Predicate<K> {
    |old: &K, new: &K| old.labels() != new.labels()
}

/// The annotations changed.
///
/// ```
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::predicate::{annotations_changed, Predicate}};
/// assert!(!annotations_changed().passes(&Pod::default(), &Pod::default()));
/// ```
#[doc(alias = "AnnotationChangedPredicate")]
pub fn annotations_changed<K: Object + 'static>() -> impl Predicate<K> {
    |old: &K, new: &K| old.annotations() != new.annotations()
}
