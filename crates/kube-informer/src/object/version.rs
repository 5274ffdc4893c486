//! Resource versions: how far the server has come.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A resource version: a decimal number of any length, as the server counts its writes.
///
/// Versions of one resource compare as numbers, whatever their length. What is no decimal number (an aggregated API may
/// write anything) is not a version that can be compared, and is refused with an error instead of a guess.
///
/// ```
/// use kube_informer::object::ResourceVersion;
///
/// let (old, new): (ResourceVersion, ResourceVersion) = ("999".parse()?, "1000".parse()?);
/// assert!(old < new); // as numbers; as text it would be the other way round
/// let long: ResourceVersion = "123456789012345678901234567890".parse()?;
/// assert!(new < long);
/// assert_eq!(long.to_string(), "123456789012345678901234567890");
/// # Ok::<(), kube_informer::object::ParseVersionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct ResourceVersion(Digits);

#[derive(Clone, PartialEq, Eq, Hash)]
enum Digits {
    /// Everything that fits, so that equal numbers are equal values.
    Short(u64),
    /// More than a u64 holds; no leading zero.
    Long(Box<str>),
}

impl ResourceVersion {
    /// The number, if it fits.
    pub(super) fn short(&self) -> Option<u64> {
        match &self.0 {
            Digits::Short(number) => Some(*number),
            Digits::Long(_) => None,
        }
    }

    /// Is it 0: "any version will do", said by a client and never by a server?
    ///
    /// ```
    /// # use kube_informer::object::ResourceVersion;
    /// assert!(ResourceVersion::from(0).is_any());
    /// ```
    pub fn is_any(&self) -> bool {
        self.0 == Digits::Short(0)
    }
}

impl From<u64> for ResourceVersion {
    fn from(number: u64) -> Self {
        Self(Digits::Short(number))
    }
}

impl PartialOrd for ResourceVersion {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for ResourceVersion {
    fn cmp(&self, other: &Self) -> Ordering {
        match (&self.0, &other.0) {
            (Digits::Short(a), Digits::Short(b)) => a.cmp(b),
            (Digits::Short(_), Digits::Long(_)) => Ordering::Less,
            (Digits::Long(_), Digits::Short(_)) => Ordering::Greater,
            (Digits::Long(a), Digits::Long(b)) => a.len().cmp(&b.len()).then_with(|| a.cmp(b)),
        }
    }
}

impl fmt::Display for ResourceVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.0 {
            Digits::Short(number) => number.fmt(f),
            Digits::Long(digits) => f.write_str(digits),
        }
    }
}

impl fmt::Debug for ResourceVersion {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ResourceVersion({self})")
    }
}

impl FromStr for ResourceVersion {
    type Err = ParseVersionError;

    fn from_str(text: &str) -> Result<Self, ParseVersionError> {
        if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParseVersionError {
                text: text.to_owned(),
            });
        }
        let digits = text.trim_start_matches('0');
        Ok(Self(match (digits, digits.parse()) {
            ("", _) => Digits::Short(0),
            (_, Ok(number)) => Digits::Short(number),
            (_, Err(_)) => Digits::Long(digits.into()),
        }))
    }
}

/// A text that is no resource version.
///
/// ```
/// # use kube_informer::object::ResourceVersion;
/// let error = "12a".parse::<ResourceVersion>().unwrap_err();
/// assert_eq!(error.to_string(), "\"12a\" is no resource version that can be compared: versions are decimal numbers");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{text:?} is no resource version that can be compared: versions are decimal numbers")]
#[non_exhaustive]
pub struct ParseVersionError {
    /// What was given.
    pub text: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn version(text: &str) -> ResourceVersion {
        text.parse().expect(text)
    }

    #[test]
    fn b55_versions_of_any_length_compare_as_numbers() {
        let rising = [
            "0",
            "9",
            "10",
            "18446744073709551615",
            "18446744073709551616",
            "99999999999999999999",
            "100000000000000000000",
        ];
        for (i, a) in rising.iter().enumerate() {
            for (j, b) in rising.iter().enumerate() {
                assert_eq!(version(a).cmp(&version(b)), i.cmp(&j), "{a} against {b}");
            }
        }
    }

    #[test]
    fn leading_zeros_do_not_count() {
        assert_eq!(version("007"), version("7"));
        assert_eq!(
            version("000018446744073709551616"),
            version("18446744073709551616")
        );
        assert_eq!(version("000").to_string(), "0");
    }

    #[test]
    fn what_is_no_number_is_refused() {
        for text in ["", "-1", "1.5", "0x1", "٣", " 1"] {
            assert!(text.parse::<ResourceVersion>().is_err(), "{text:?} was accepted");
        }
    }
}
