//! Resource versions: decimal numbers of any length.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

/// A resource version: a decimal number of up to 64 digits that the server increases with its writes.
///
/// Versions of one resource compare as numbers, whatever their length. A text that is not a decimal number (an
/// aggregated API may write anything) cannot be compared, and parsing it is an error instead of a guess.
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
    /// Every number that fits, so that equal numbers have one representation.
    Short(u64),
    /// A number that does not fit into a u64; no leading zero.
    Long(Box<str>),
}

impl ResourceVersion {
    /// Returns the number if it fits into a `u64`.
    pub(crate) fn short(&self) -> Option<u64> {
        match &self.0 {
            Digits::Short(number) => Some(*number),
            Digits::Long(_) => None,
        }
    }

    /// True if the version is longer than any version of etcd, which counts with 63 bits.
    pub(crate) fn is_long(&self) -> bool {
        self.short().is_none_or(|number| i64::try_from(number).is_err())
    }

    /// True if this version is greater than `other` by more than `by`.
    pub(crate) fn is_beyond(&self, other: &Self, by: u64) -> bool {
        match (self.short(), other.short()) {
            (Some(this), Some(other)) => this.saturating_sub(other) > by,
            // Longer versions do not come from a counter, so the distance between them is meaningless.
            _ => false,
        }
    }

    /// True for 0, which means "any version" in a request; no server sends it.
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
        let digits = text.trim_start_matches('0');
        if text.is_empty() || digits.len() > MOST_DIGITS || !digits.bytes().all(|b| b.is_ascii_digit()) {
            return Err(ParseVersionError::new(text));
        }
        Ok(Self(match (digits, digits.parse()) {
            ("", _) => Digits::Short(0),
            (_, Ok(number)) => Digits::Short(number),
            (_, Err(_)) => Digits::Long(digits.into()),
        }))
    }
}

/// More than three times the digits of the largest counter in use. A longer text is not a counter value, and
/// every event and every request would carry it.
const MOST_DIGITS: usize = 64;

/// The error returned when a text is not a resource version.
///
/// ```
/// # use kube_informer::object::ResourceVersion;
/// let error = "12a".parse::<ResourceVersion>().unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "\"12a\" is no resource version that can be compared: versions are decimal numbers of up to 64 digits",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{text:?} is no resource version that can be compared: versions are decimal numbers of up to 64 digits"
)]
#[non_exhaustive]
pub struct ParseVersionError {
    /// The text that was rejected; a long one is shortened.
    pub text: String,
}

impl ParseVersionError {
    #[cold]
    fn new(text: &str) -> Self {
        let mut shown: String = text.chars().take(2 * MOST_DIGITS).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        Self { text: shown }
    }
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
    fn b69_a_version_of_more_than_64_digits_cannot_be_compared() {
        assert_eq!(version(&"9".repeat(64)).to_string(), "9".repeat(64));
        let error = "9".repeat(65).parse::<ResourceVersion>().unwrap_err();
        assert_eq!(error.text, "9".repeat(65));
        let error = "9".repeat(1_000_000).parse::<ResourceVersion>().unwrap_err();
        assert!(error.to_string().len() < 300, "{error}");
        let zeros = format!("{}7", "0".repeat(1_000));
        assert_eq!(version(&zeros), 7.into());
    }

    #[test]
    fn leading_zeros_are_ignored() {
        assert_eq!(version("007"), version("7"));
        assert_eq!(
            version("000018446744073709551616"),
            version("18446744073709551616")
        );
        assert_eq!(version("000").to_string(), "0");
    }

    #[test]
    fn a_text_that_is_not_a_number_is_rejected() {
        for text in ["", "-1", "1.5", "0x1", "٣", " 1"] {
            assert!(text.parse::<ResourceVersion>().is_err(), "{text:?} was accepted");
        }
    }
}
