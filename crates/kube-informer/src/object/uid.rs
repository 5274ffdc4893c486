//! The uid of an object.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

/// The uid of an object. It distinguishes the object from an earlier one under the same key. A uid in the
/// usual form takes sixteen bytes.
///
/// ```
/// use kube_informer::object::Uid;
///
/// let uid = Uid::from("bb2d9ca3-7835-4856-9778-272a2245f206");
/// assert_eq!(uid.to_string(), "bb2d9ca3-7835-4856-9778-272a2245f206");
/// assert_ne!(uid, Uid::from("anything else"));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Uid(UidForm);

#[derive(Clone, PartialEq, Eq, Hash)]
enum UidForm {
    /// 8-4-4-4-12 lowercase hexadecimal digits.
    Short(u128),
    /// Any other text.
    Long(Arc<str>),
}

impl From<&str> for Uid {
    fn from(text: &str) -> Self {
        Self(short(text).map_or_else(|| UidForm::Long(text.into()), UidForm::Short))
    }
}

impl FromStr for Uid {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.into())
    }
}

fn short(text: &str) -> Option<u128> {
    if text.len() != 36 {
        return None;
    }
    let mut number = 0;
    for (place, byte) in text.bytes().enumerate() {
        let digit = match byte {
            b'-' if matches!(place, 8 | 13 | 18 | 23) => continue,
            _ if matches!(place, 8 | 13 | 18 | 23) => return None,
            b'0'..=b'9' => byte - b'0',
            b'a'..=b'f' => byte - b'a' + 10,
            _ => return None,
        };
        number = number << 4 | u128::from(digit);
    }
    Some(number)
}

impl fmt::Display for Uid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            UidForm::Long(text) => f.write_str(text),
            UidForm::Short(number) => {
                let part = |from: u32, digits: u32| (number >> (4 * from)) & ((1 << (4 * digits)) - 1);
                let (a, b, c, d, e) = (part(24, 8), part(20, 4), part(16, 4), part(12, 4), part(0, 12));
                write!(f, "{a:08x}-{b:04x}-{c:04x}-{d:04x}-{e:012x}")
            }
        }
    }
}

impl fmt::Debug for Uid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Uid({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_uid_prints_as_it_was_written() {
        for text in [
            "bb2d9ca3-7835-4856-9778-272a2245f206",
            "00000000-0000-0000-0000-000000000000",
            "BB2D9CA3-7835-4856-9778-272A2245F206",
            "bb2d9ca37835485697780272a2245f206000",
            "bb2d9ca3-7835-4856-9778-272a2245f20-",
            "",
            "ü",
        ] {
            assert_eq!(Uid::from(text).to_string(), text);
        }
    }

    #[test]
    fn uids_of_different_texts_are_different() {
        let one = Uid::from("bb2d9ca3-7835-4856-9778-272a2245f206");
        assert_eq!(one, Uid::from("bb2d9ca3-7835-4856-9778-272a2245f206"));
        assert_ne!(one, Uid::from("bb2d9ca3-7835-4856-9778-272a2245f207"));
        assert_ne!(one, Uid::from("BB2D9CA3-7835-4856-9778-272A2245F206"));
    }
}
