//! What tells one state of an object from another without looking inside.

use std::hash::{BuildHasher, Hash};

use foldhash::quality::FixedState;

use super::ResourceVersion;

/// Uid and version of an object, in as few bytes as a cache of many small objects can afford.
///
/// A version that fits into 64 bits, as all do that were ever seen, is kept as it is; a uid, and a longer version, as 64 bits
/// of hash. Taken before any transform, so that a transform may drop what it likes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Stamp {
    /// 0 if not known.
    uid: u64,
    /// 0 if not known: no server says 0.
    version: u64,
}

impl Stamp {
    pub(crate) fn new(uid: Option<&impl Hash>, version: Option<&ResourceVersion>) -> Self {
        Self {
            uid: uid.map_or(0, |uid| HASH.hash_one(uid)),
            version: version.map_or(0, |version| {
                version.short().unwrap_or_else(|| HASH.hash_one(version))
            }),
        }
    }

    /// Is it the same object in the same state? Not known counts as no.
    pub(crate) fn is_same_state(self, other: Self) -> bool {
        self.version != 0 && self == other
    }

    /// Is it another object that took over the name? Not known counts as no.
    pub(crate) fn is_other_object(self, other: Self) -> bool {
        self.uid != 0 && other.uid != 0 && self.uid != other.uid
    }
}

const HASH: FixedState = FixedState::with_seed(0);

#[cfg(test)]
mod tests {
    use super::*;

    fn stamp(uid: &str, version: &str) -> Stamp {
        let uid = (!uid.is_empty()).then_some(uid);
        Stamp::new(uid.as_ref(), version.parse().ok().as_ref())
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
    fn another_object_is_one_whose_uid_is_known_to_differ() {
        assert!(stamp("u", "7").is_other_object(stamp("v", "8")));
        assert!(!stamp("u", "7").is_other_object(stamp("u", "8")));
        assert!(!stamp("", "7").is_other_object(stamp("v", "8")));
    }
}
