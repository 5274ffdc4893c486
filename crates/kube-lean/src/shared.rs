//! [`Shared`]: a part that several objects have in common.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use serde::de::{Deserialize, Deserializer};
use serde::ser::{Serialize, Serializer};

/// A value that equal objects share. It reads like the value itself.
///
/// Cloning one costs a count. Writing to one ([`make_mut`](Self::make_mut)) copies it first if another object has it too.
///
/// ```
/// use kube_lean::Shared;
///
/// let mut ports: Shared<[i32]> = vec![80, 443].into();
/// let same = ports.clone();
/// assert!(Shared::ptr_eq(&ports, &same));
/// ports.make_mut()[0] = 8080;
/// assert_eq!((&*ports, &*same), ([8080, 443].as_slice(), [80, 443].as_slice()));
/// ```
pub struct Shared<T: ?Sized>(Arc<T>);

impl<T> Shared<T> {
    /// A value that nothing else has yet.
    ///
    /// ```
    /// assert_eq!(*kube_lean::Shared::new(7), 7);
    /// ```
    pub fn new(value: T) -> Self {
        Self(Arc::new(value))
    }
}

impl<T: Clone> Shared<T> {
    /// The value itself; a copy if other objects have it too.
    ///
    /// ```
    /// assert_eq!(kube_lean::Shared::new(7).into_inner(), 7);
    /// ```
    pub fn into_inner(self) -> T {
        Arc::unwrap_or_clone(self.0)
    }

    /// The value, to be changed. If other objects have it too, it is copied first.
    pub fn make_mut(&mut self) -> &mut T {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: Clone> Shared<[T]> {
    /// The elements, to be changed. If other objects have them too, they are copied first.
    pub fn make_mut(&mut self) -> &mut [T] {
        Arc::make_mut(&mut self.0)
    }
}

impl<T: ?Sized> Shared<T> {
    /// Whether two are one in memory.
    ///
    /// ```
    /// use kube_lean::Shared;
    ///
    /// let (one, other) = (Shared::new(7), Shared::new(7));
    /// assert!(one == other && !Shared::ptr_eq(&one, &other));
    /// ```
    pub fn ptr_eq(one: &Self, other: &Self) -> bool {
        Arc::ptr_eq(&one.0, &other.0)
    }

    /// How many hold it.
    pub(crate) fn holders(&self) -> usize {
        Arc::strong_count(&self.0)
    }
}

impl<T: ?Sized> Clone for Shared<T> {
    #[inline]
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<T: ?Sized> Deref for Shared<T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T: ?Sized> AsRef<T> for Shared<T> {
    fn as_ref(&self) -> &T {
        self
    }
}

impl<T: ?Sized + PartialEq> PartialEq for Shared<T> {
    fn eq(&self, other: &Self) -> bool {
        Self::ptr_eq(self, other) || **self == **other
    }
}

impl<T: Default> Default for Shared<T> {
    fn default() -> Self {
        Self::new(T::default())
    }
}

impl<T> Default for Shared<[T]> {
    fn default() -> Self {
        Self(Arc::from([]))
    }
}

impl<T: ?Sized + fmt::Debug> fmt::Debug for Shared<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T> From<T> for Shared<T> {
    fn from(value: T) -> Self {
        Self::new(value)
    }
}

impl<T> From<Vec<T>> for Shared<[T]> {
    fn from(list: Vec<T>) -> Self {
        Self(Arc::from(list))
    }
}

impl<T> FromIterator<T> for Shared<[T]> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        Self(items.into_iter().collect())
    }
}

impl<'a, T> IntoIterator for &'a Shared<[T]> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<T: ?Sized + Serialize> Serialize for Shared<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        T::deserialize(deserializer).map(Self::new)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Shared<[T]> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Vec::deserialize(deserializer).map(Self::from)
    }
}
