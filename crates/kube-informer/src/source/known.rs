//! What is in the cache already, asked before an object is decoded.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

use crate::object::{ObjectKey, ResourceVersion};

/// Says whether the cache holds exactly this object: this key, this uid, this version.
///
/// A source that was given one does not decode what is known, and says [`Payload::Unchanged`](super::Payload::Unchanged)
/// instead: a relist in which nothing changed then costs a look at every object, and no more (decision 5).
///
/// ```
/// use kube_informer::object::ObjectKey;
/// use kube_informer::source::{Known, Uid};
///
/// let known = Known::new(|key, _, version| key.name() == "a" && *version == 5.into());
/// assert!(known.is(&ObjectKey::cluster("a"), &Uid::from("u"), &5.into()));
/// assert!(!known.is(&ObjectKey::cluster("a"), &Uid::from("u"), &6.into()));
/// ```
#[derive(Clone)]
pub struct Known(Arc<Ask>);

type Ask = dyn Fn(&ObjectKey, &Uid, &ResourceVersion) -> bool + Send + Sync;

impl Known {
    /// Asks this function. It is called for every object of a list, so it has to be quick, and must not wait.
    pub fn new(ask: impl Fn(&ObjectKey, &Uid, &ResourceVersion) -> bool + Send + Sync + 'static) -> Self {
        Self(Arc::new(ask))
    }

    /// Is this object in the cache as it is?
    pub fn is(&self, key: &ObjectKey, uid: &Uid, version: &ResourceVersion) -> bool {
        (self.0)(key, uid, version)
    }
}

impl fmt::Debug for Known {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Known")
    }
}

/// What tells an object from another that had the same key before. Sixteen bytes, if it is written as servers write it.
///
/// ```
/// use kube_informer::source::Uid;
///
/// let uid = Uid::from("bb2d9ca3-7835-4856-9778-272a2245f206");
/// assert_eq!(uid.to_string(), "bb2d9ca3-7835-4856-9778-272a2245f206");
/// assert_ne!(uid, Uid::from("anything else"));
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Uid(Form);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Form {
    /// 8-4-4-4-12 small hexadecimal digits.
    Short(u128),
    /// Everything else.
    Long(Arc<str>),
}

impl From<&str> for Uid {
    fn from(text: &str) -> Self {
        Self(short(text).map_or_else(|| Form::Long(text.into()), Form::Short))
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
            Form::Long(text) => f.write_str(text),
            Form::Short(number) => {
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
    fn uids_are_what_was_written() {
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
    fn uids_that_differ_are_different() {
        let one = Uid::from("bb2d9ca3-7835-4856-9778-272a2245f206");
        assert_eq!(one, Uid::from("bb2d9ca3-7835-4856-9778-272a2245f206"));
        assert_ne!(one, Uid::from("bb2d9ca3-7835-4856-9778-272a2245f207"));
        assert_ne!(one, Uid::from("BB2D9CA3-7835-4856-9778-272A2245F206"));
    }
}
