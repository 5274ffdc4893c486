//! Filters for updates that do not need a reconcile.
//!
//! A predicate judges updates only. Additions and deletions always pass, so that no object is
//! missed for good. A resync passes, too, because its purpose is to reconcile again.
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

/// Decides whether an update needs a reconcile.
pub trait Predicate<K>: Send + Sync + 'static {
    /// True if the update needs a reconcile. See [the module](self) for an example.
    fn passes(&self, old: &K, new: &K) -> bool;

    /// Passes if either predicate passes. See [the module](self) for an example.
    fn or<P: Predicate<K>>(self, other: P) -> impl Predicate<K>
    where
        Self: Sized,
        K: 'static,
    {
        move |old: &K, new: &K| self.passes(old, new) || other.passes(old, new)
    }

    /// Passes if both predicates pass.
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

/// Passes if the value that this function returns changed.
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

/// Passes if the spec changed, for kinds that count generations. See [the module](self) for an
/// example.
#[doc(alias = "GenerationChangedPredicate")]
pub fn generation_changed<K: Object + 'static>() -> impl Predicate<K> {
    |old: &K, new: &K| old.generation() != new.generation()
}

/// Passes if the labels changed. See [the module](self) for an example.
#[doc(alias = "LabelChangedPredicate")]
pub fn labels_changed<K: Object + 'static>() -> impl Predicate<K> {
    |old: &K, new: &K| old.labels() != new.labels()
}

/// Passes if the annotations changed.
///
/// ```
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::controller::predicate::{annotations_changed, Predicate}};
/// assert!(!annotations_changed().passes(&Pod::default(), &Pod::default()));
/// ```
#[doc(alias = "AnnotationChangedPredicate")]
pub fn annotations_changed<K: Object + 'static>() -> impl Predicate<K> {
    |old: &K, new: &K| old.annotations() != new.annotations()
}
