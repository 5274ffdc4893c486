//! Stamps distinguish two states of an object without looking at its content.

use std::hash::{BuildHasher, Hash, Hasher};
use std::num::NonZeroU64;

use foldhash::quality::FixedState;

use super::ResourceVersion;

/// The uid, version and content hash of an object, small enough for a cache of many small objects.
///
/// A version that fits into 63 bits, as all known ones do, is stored as it is. A uid, a longer version, and
/// the received content (if the source has it as bytes) are stored as hashes. The stamp is taken before any
/// transform, so a transform may drop any field.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Stamp {
    /// The uid's hash; 0 if unknown.
    uid: u64,
    /// The version; 0 if unknown, because no server sends 0. The bit [`HASHED`] is set if this is a hash.
    version: u64,
    /// The content's hash; 0 if unknown.
    content: u64,
}

/// Marks a hashed version: two of them can be compared for equality, but not ordered.
const HASHED: u64 = 1 << 63;

/// This bit of a content's hash says which encoding was hashed. Hashes of different encodings cannot be compared.
const ENCODING: u64 = 1;

/// The hash of an object that came as JSON.
pub(crate) fn json_content(hash: u64) -> Option<NonZeroU64> {
    NonZeroU64::new(hash & !ENCODING)
}

/// The hash of an object that came as protobuf.
pub(crate) fn protobuf_content(hash: u64) -> Option<NonZeroU64> {
    NonZeroU64::new(hash | ENCODING)
}

impl Stamp {
    pub(crate) fn new(
        uid: Option<&impl Hash>,
        version: Option<&ResourceVersion>,
        content: Option<NonZeroU64>,
    ) -> Self {
        let number = |version: &ResourceVersion| match version.short() {
            Some(number) if number < HASHED => number,
            _ => hash(version) | HASHED,
        };
        Self {
            uid: uid.map_or(0, hash),
            version: version.map_or(0, number),
            content: content.map_or(0, NonZeroU64::get),
        }
    }

    /// Returns the version if it is known. For a version that does not fit into 63 bits this is a hash.
    pub(crate) fn short_version(self) -> Option<u64> {
        Some(self.version).filter(|version| *version != 0)
    }

    /// True if both stamps are of the same object in the same state. Assumes that the server did not go back.
    /// False if unknown.
    pub(crate) fn is_same_state(self, other: Self) -> bool {
        self.version != 0 && (self.uid, self.version) == (other.uid, other.version)
    }

    /// Like `is_same_state`, but also correct if the server went back in between and assigned the version a
    /// second time.
    pub(crate) fn is_same_content(self, other: Self) -> bool {
        self.is_same_state(other) && self.content != 0 && self.content == other.content
    }

    /// True if both contents are known, can be compared, and differ.
    pub(crate) fn is_other_content(self, other: Self) -> bool {
        let comparable =
            self.content != 0 && other.content != 0 && (self.content ^ other.content) & ENCODING == 0;
        comparable && self.content != other.content
    }

    /// True if this is a later state than `other`. False if unknown.
    pub(crate) fn is_later(self, other: Self) -> bool {
        let comparable = |stamp: Self| stamp.version != 0 && stamp.version < HASHED;
        comparable(self) && comparable(other) && self.version > other.version
    }

    /// True if `other` is a different object under the same name. False if unknown.
    pub(crate) fn is_other_object(self, other: Self) -> bool {
        self.uid != 0 && other.uid != 0 && self.uid != other.uid
    }
}

/// Computes a hash that is the same in every run and every process.
pub(crate) fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    const HASH: FixedState = FixedState::with_seed(0);
    HASH.hash_one(value)
}

/// Computes the same kind of hash for a named member of an object, optimized for large members.
pub(crate) fn hash_member(name: &str, value: &[u8]) -> u64 {
    const HASH: foldhash::fast::FixedState = foldhash::fast::FixedState::with_seed(0);
    let mut hasher = HASH.build_hasher();
    hasher.write(name.as_bytes());
    hasher.write(value);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamp(uid: &str, version: &str) -> Stamp {
        with_content(uid, version, 0)
    }

    fn with_content(uid: &str, version: &str, content: u64) -> Stamp {
        let uid = (!uid.is_empty()).then_some(uid);
        Stamp::new(
            uid.as_ref(),
            version.parse().ok().as_ref(),
            NonZeroU64::new(content),
        )
    }

    #[test]
    fn b65_content_is_the_same_only_if_uid_version_and_bytes_are() {
        let one = with_content("u", "7", 1);
        assert!(one.is_same_content(one));
        assert!(!one.is_same_content(with_content("u", "7", 2)));
        assert!(!one.is_same_content(with_content("u", "8", 1)));
        assert!(one.is_same_state(with_content("u", "7", 2)));
        let unknown = stamp("u", "7");
        assert!(!unknown.is_same_content(unknown), "not known is not the same");
    }

    #[test]
    fn b66_content_is_another_only_if_both_are_known_and_of_one_encoding() {
        let one = |content| with_content("u", "7", content);
        assert!(one(2).is_other_content(one(4)));
        assert!(!one(2).is_other_content(one(2)));
        assert!(!one(2).is_other_content(one(0)) && !one(0).is_other_content(one(2)));
        let (json, protobuf) = (json_content(7), protobuf_content(6));
        let [json, protobuf] = [json, protobuf].map(|hash| one(hash.expect("not 0").get()));
        assert!(!json.is_other_content(protobuf) && !json.is_same_content(protobuf));
    }

    #[test]
    fn a_state_is_later_only_if_both_versions_are_numbers_and_one_is_greater() {
        let long = "123456789012345678901234567890";
        assert!(stamp("u", "8").is_later(stamp("u", "7")));
        assert!(!stamp("u", "7").is_later(stamp("u", "7")));
        assert!(!stamp("u", "7").is_later(stamp("u", "")));
        for (this, other) in [(long, "7"), ("7", long), (long, long)] {
            assert!(!stamp("u", this).is_later(stamp("u", other)), "{this}, {other}");
        }
        let largest = u64::MAX.to_string();
        assert!(!stamp("u", &largest).is_later(stamp("u", "7")));
        assert!(stamp("u", &largest).is_same_state(stamp("u", &largest)));
    }

    #[test]
    fn a_state_is_the_same_only_if_uid_and_version_are() {
        let long = "123456789012345678901234567890";
        assert!(stamp("u", "7").is_same_state(stamp("u", "7")));
        assert!(stamp("u", long).is_same_state(stamp("u", long)));
        assert!(!stamp("u", "7").is_same_state(stamp("u", "8")));
        assert!(!stamp("u", "7").is_same_state(stamp("v", "7")));
        assert!(
            !stamp("u", "").is_same_state(stamp("u", "")),
            "no version says nothing"
        );
    }

    #[test]
    fn an_object_with_a_different_known_uid_is_another_object() {
        assert!(stamp("u", "7").is_other_object(stamp("v", "8")));
        assert!(!stamp("u", "7").is_other_object(stamp("u", "8")));
        assert!(!stamp("", "7").is_other_object(stamp("v", "8")));
    }
}
