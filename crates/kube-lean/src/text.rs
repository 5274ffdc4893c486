//! [`Str`]: text in sixteen bytes.

use std::borrow::{Borrow, Cow};
use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;

use lean_string::LeanStr;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

/// Text that does not change. It takes sixteen bytes, also as an `Option`; up to sixteen bytes of text are stored in place, and longer
/// text is allocated once and shared by its clones.
///
/// ```
/// use kube_lean::Str;
///
/// let name = Str::from("web-0");
/// assert_eq!(name, "web-0");
/// assert!(name.starts_with("web"));
/// assert_eq!(size_of::<Option<Str>>(), 16);
/// ```
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Str(LeanStr);

impl Str {
    /// Empty text.
    ///
    /// ```
    /// assert!(kube_lean::Str::new().is_empty());
    /// ```
    pub const fn new() -> Self {
        Self(LeanStr::new())
    }

    /// Text that the program contains; it is never allocated.
    ///
    /// ```
    /// const READY: kube_lean::Str = kube_lean::Str::from_static("Ready");
    /// assert_eq!(READY, "Ready");
    /// ```
    pub const fn from_static(text: &'static str) -> Self {
        Self(LeanStr::from_static_str(text))
    }

    /// The text.
    ///
    /// ```
    /// assert_eq!(kube_lean::Str::from("a").as_str(), "a");
    /// ```
    #[inline]
    pub fn as_str(&self) -> &str {
        self.0.as_str()
    }

    /// Whether the text needs memory beside the sixteen bytes.
    #[cfg(test)]
    pub(crate) fn is_allocated(&self) -> bool {
        self.0.is_heap_allocated()
    }
}

/// The longest text that is stored in place.
pub(crate) const INLINE: usize = 16;

impl Deref for Str {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Str {
    fn as_ref(&self) -> &str {
        self
    }
}

impl Borrow<str> for Str {
    fn borrow(&self) -> &str {
        self
    }
}

impl fmt::Debug for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self)
    }
}

impl Hash for Str {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl From<&str> for Str {
    fn from(text: &str) -> Self {
        Self(LeanStr::from(text))
    }
}

impl From<String> for Str {
    fn from(text: String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<&String> for Str {
    fn from(text: &String) -> Self {
        Self::from(text.as_str())
    }
}

impl From<Cow<'_, str>> for Str {
    fn from(text: Cow<'_, str>) -> Self {
        Self::from(&*text)
    }
}

impl From<Str> for String {
    fn from(text: Str) -> Self {
        text.as_str().to_owned()
    }
}

impl From<&Str> for String {
    fn from(text: &Str) -> Self {
        text.as_str().to_owned()
    }
}

impl PartialEq<str> for Str {
    fn eq(&self, other: &str) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<&str> for Str {
    fn eq(&self, other: &&str) -> bool {
        self.as_str() == *other
    }
}

impl PartialEq<String> for Str {
    fn eq(&self, other: &String) -> bool {
        self.as_str() == other
    }
}

impl PartialEq<Str> for str {
    fn eq(&self, other: &Str) -> bool {
        self == other.as_str()
    }
}

impl PartialEq<Str> for &str {
    fn eq(&self, other: &Str) -> bool {
        *self == other.as_str()
    }
}

impl PartialEq<Str> for String {
    fn eq(&self, other: &Str) -> bool {
        self == other.as_str()
    }
}

impl PartialOrd<str> for Str {
    fn partial_cmp(&self, other: &str) -> Option<Ordering> {
        self.as_str().partial_cmp(other)
    }
}

impl Serialize for Str {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for Str {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;

        impl Visitor<'_> for Text {
            type Value = Str;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Str, E> {
                Ok(Str::from(text))
            }
        }

        deserializer.deserialize_str(Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_takes_sixteen_bytes_and_short_text_takes_no_more() {
        assert_eq!((size_of::<Str>(), size_of::<Option<Str>>()), (16, 16));
        assert!(!Str::from("0123456789abcdef").is_allocated());
        assert!(Str::from("0123456789abcdefg").is_allocated());
        assert_eq!(Str::from("0123456789abcdef").len(), INLINE);
    }

    #[test]
    fn it_is_the_text_that_it_was_made_from() {
        for text in [
            "",
            "a",
            "0123456789abcdef",
            "0123456789abcdefg",
            "ünïcödé 🚀 and more",
        ] {
            let str = Str::from(text);
            assert_eq!(str, text);
            assert_eq!(String::from(&str), text);
            assert_eq!(format!("{str:?} {str}"), format!("{text:?} {text}"));
            let json = serde_json::to_string(&str).expect("JSON");
            assert_eq!(serde_json::from_str::<Str>(&json).expect("text"), str);
        }
    }
}
