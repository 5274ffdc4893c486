//! A uniquely owned object on its way from the decoder to the cache, where it becomes shared.

use std::fmt;
use std::ops::{Deref, DerefMut};
use std::sync::Arc;

/// An object with a single owner. It can still be changed, and becomes an `Arc` without being moved.
///
/// A k8s-openapi `Pod` is 3 KB before anything that it points to, and is passed on a dozen times between the
/// decoder and the cache. This type is one pointer.
///
/// ```
/// use kube_informer::protocol::UniqueArc;
///
/// let mut pod = UniqueArc::new("web-0".to_owned());
/// pod.push_str("-changed");
/// let shared = pod.into_arc();
/// assert_eq!(*shared, "web-0-changed");
/// ```
#[derive(PartialEq, Eq)]
pub struct UniqueArc<K>(Arc<K>);

impl<K> UniqueArc<K> {
    /// Allocates a new object.
    ///
    /// ```
    /// # use kube_informer::protocol::UniqueArc;
    /// assert_eq!(*UniqueArc::new(7), 7);
    /// ```
    pub fn new(object: K) -> Self {
        Self(Arc::new(object))
    }

    /// Converts the object into a shared `Arc`. From here on it is immutable.
    ///
    /// ```
    /// # use kube_informer::protocol::UniqueArc;
    /// assert_eq!(*UniqueArc::new(7).into_arc(), 7);
    /// ```
    pub fn into_arc(self) -> Arc<K> {
        self.0
    }

    /// Returns the object itself.
    ///
    /// ```
    /// # use kube_informer::protocol::UniqueArc;
    /// assert_eq!(UniqueArc::new(7).into_inner(), 7);
    /// ```
    pub fn into_inner(self) -> K {
        Arc::into_inner(self.0).expect(NOBODY_ELSE)
    }
}

/// The inner `Arc` is never cloned while it is in here.
const NOBODY_ELSE: &str = "nobody else has it";

impl<K> Deref for UniqueArc<K> {
    type Target = K;

    fn deref(&self) -> &K {
        &self.0
    }
}

impl<K> DerefMut for UniqueArc<K> {
    fn deref_mut(&mut self) -> &mut K {
        Arc::get_mut(&mut self.0).expect(NOBODY_ELSE)
    }
}

impl<K> From<K> for UniqueArc<K> {
    fn from(object: K) -> Self {
        Self::new(object)
    }
}

/// Takes an object that has no other owner. Otherwise it is given back.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::protocol::UniqueArc;
///
/// let one = Arc::new(7);
/// let other = Arc::clone(&one);
/// assert!(UniqueArc::<i32>::try_from(one).is_err());
/// assert!(UniqueArc::<i32>::try_from(other).is_ok());
/// ```
impl<K> TryFrom<Arc<K>> for UniqueArc<K> {
    type Error = Arc<K>;

    fn try_from(mut object: Arc<K>) -> Result<Self, Arc<K>> {
        match Arc::get_mut(&mut object) {
            Some(_) => Ok(Self(object)),
            None => Err(object),
        }
    }
}

/// Clones the object, not the pointer.
impl<K: Clone> Clone for UniqueArc<K> {
    fn clone(&self) -> Self {
        Self::new(K::clone(self))
    }
}

impl<K: fmt::Debug> fmt::Debug for UniqueArc<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        K::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changing_a_clone_does_not_change_the_original() {
        let one = UniqueArc::new(vec![1]);
        let mut other = one.clone();
        other.push(2);
        assert_eq!((one.into_inner(), other.into_inner()), (vec![1], vec![1, 2]));
    }

    #[test]
    fn sharing_does_not_move_the_object() {
        let fresh = UniqueArc::new([0u8; 64]);
        let here: *const u8 = fresh.as_ptr();
        assert_eq!(fresh.into_arc().as_ptr(), here);
    }
}
