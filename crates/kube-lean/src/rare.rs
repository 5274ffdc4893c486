//! [`Rare`]: fields that are seldom set, out of line.

use std::fmt;

/// The fields of a type that are seldom set: one pointer while none of them is.
///
/// The type that contains it dereferences to them, so that `volume.nfs` reads and assigns a field wherever it is kept. Only a struct
/// literal has to know: it sets the fields in line and takes the rest from `..Default::default()`.
///
/// ```
/// # #[cfg(feature = "core")] {
/// use kube_lean::core::v1::{NFSVolumeSource, Volume};
/// use kube_lean::Shared;
///
/// let mut volume = Volume { name: "data".into(), ..Default::default() };
/// assert!(volume.nfs.is_none());
/// volume.nfs = Some(Shared::new(NFSVolumeSource { server: "files".into(), ..Default::default() }));
/// assert_eq!(volume.nfs.as_ref().map(|nfs| nfs.server.as_str()), Some("files"));
/// # }
/// ```
#[derive(Clone)]
pub struct Rare<T>(Option<Box<T>>);

/// What a type looks like while none of its fields is set.
pub trait Seldom: Default + 'static {
    /// That value, once for the whole program.
    fn none() -> &'static Self;
}

impl<T: Seldom> Rare<T> {
    /// The fields.
    #[inline]
    pub fn get(&self) -> &T {
        match &self.0 {
            Some(fields) => fields,
            None => T::none(),
        }
    }

    /// The fields, to be assigned; from here on they take memory.
    pub fn get_mut(&mut self) -> &mut T {
        self.0.get_or_insert_default()
    }

    /// The fields, taken out.
    pub fn into_inner(self) -> T {
        self.0.map(|fields| *fields).unwrap_or_default()
    }

    /// Assigns one field. Nothing takes memory if there is nothing to assign.
    pub(crate) fn put<V>(&mut self, value: Option<V>, field: impl FnOnce(&mut T) -> &mut Option<V>) {
        if value.is_some() || self.0.is_some() {
            *field(self.get_mut()) = value;
        }
    }
}

impl<T> Default for Rare<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Seldom + PartialEq> PartialEq for Rare<T> {
    fn eq(&self, other: &Self) -> bool {
        match (&self.0, &other.0) {
            (None, None) => true,
            _ => self.get() == other.get(),
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Rare<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Some(fields) => fields.fmt(f),
            None => f.write_str("unset"),
        }
    }
}

/// Makes a type dereference to its seldom set fields.
macro_rules! rare {
    ($type:ident, $rare:ident { $($field:ident),+ }) => {
        impl $crate::rare::Seldom for $rare {
            fn none() -> &'static Self {
                static NONE: $rare = $rare { $($field: None),+ };
                &NONE
            }
        }

        impl std::ops::Deref for $type {
            type Target = $rare;

            #[inline]
            fn deref(&self) -> &$rare {
                self.rare.get()
            }
        }

        impl std::ops::DerefMut for $type {
            fn deref_mut(&mut self) -> &mut $rare {
                self.rare.get_mut()
            }
        }
    };
}
pub(crate) use rare;
