//! Which fields of a value still have what an older object left there.

/// The fields of a value that is written over, by their numbers. A field is stale until it is read; what is stale at the end of the
/// message is reset.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Stale(u64);

impl Stale {
    /// For a value of which nothing was read before, or parts of the same message.
    pub(crate) fn nothing() -> Self {
        Self(0)
    }

    /// For a value of an older object.
    pub(crate) fn everything() -> Self {
        Self(u64::MAX)
    }

    pub(crate) fn all_if(is_stale: bool) -> Self {
        if is_stale {
            Self::everything()
        } else {
            Self::nothing()
        }
    }

    /// Whether the field of this tag is stale. It is about to be read, so it no longer is.
    #[inline]
    pub(crate) fn take(&mut self, tag: u32) -> bool {
        let field = 1_u64.checked_shl(tag >> 3).unwrap_or(0);
        let is_stale = self.0 & field != 0;
        self.0 &= !field;
        is_stale
    }

    #[inline]
    pub(crate) fn is_any(self) -> bool {
        self.0 != 0
    }

    /// Whether the field of this number is stale.
    #[inline]
    pub(crate) fn has(self, number: u32) -> bool {
        self.0 & (1 << number) != 0
    }

    /// Resets the field of this number if it is stale.
    #[inline]
    pub(crate) fn reset<T: Default>(self, number: u32, field: &mut T) {
        if self.has(number) {
            *field = T::default();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_is_stale_until_it_is_read() {
        let mut stale = Stale::everything();
        assert!(stale.take(7 << 3 | 2));
        assert!(!stale.take(7 << 3 | 2), "its second part adds to the first");
        let (mut read, mut other) = (1, 2);
        stale.reset(7, &mut read);
        stale.reset(8, &mut other);
        assert_eq!((read, other), (1, 0));
    }

    #[test]
    fn a_field_with_a_large_number_is_not_taken_for_another() {
        let mut stale = Stale::everything();
        assert!(!stale.take((64 + 7) << 3));
        assert!(stale.has(7));
    }

    #[test]
    fn nothing_of_a_new_value_is_stale() {
        let mut stale = Stale::all_if(false);
        assert!(!stale.is_any() && !stale.take(8));
    }
}
