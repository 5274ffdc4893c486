//! Which part of a collection is meant: ranges of the hash of a field, as the server's `shardSelector` has them (KEP-5866).

use std::fmt::{self, Write};
use std::sync::Arc;

use tokio::sync::watch;

use crate::object::{ObjectKey, Uid};

/// The field whose hash decides to which range an object belongs. Neither field ever changes, so an object stays in its
/// range.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum ShardKey {
    /// `metadata.uid`: objects spread evenly, whatever their namespaces are.
    #[default]
    Uid,
    /// `metadata.namespace`: all objects of a namespace, of every kind, belong to one range.
    Namespace,
}

impl ShardKey {
    /// The name in Leases: `uid` or `namespace`.
    ///
    /// ```
    /// # use kube_informer::protocol::ShardKey;
    /// assert_eq!(ShardKey::Namespace.name(), "namespace");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Self::Uid => "uid",
            Self::Namespace => "namespace",
        }
    }

    /// The hash of the object with this key and uid.
    ///
    /// ```
    /// # use kube_informer::{object::{ObjectKey, Uid}, protocol::{ShardKey, shard_hash}};
    /// let key = ObjectKey::namespaced("prod", "web-0");
    /// assert_eq!(ShardKey::Namespace.hash(&key, None), shard_hash("prod"));
    /// assert_eq!(ShardKey::Uid.hash(&key, Some(&Uid::from("u-1"))), shard_hash("u-1"));
    /// ```
    pub fn hash(self, key: &ObjectKey, uid: Option<&Uid>) -> u64 {
        match (self, uid) {
            (Self::Namespace, _) => shard_hash(key.namespace().unwrap_or_default()),
            (Self::Uid, None) => shard_hash(""),
            (Self::Uid, Some(uid)) => {
                let mut hash = Fnv(OFFSET);
                // Writing into a number cannot fail.
                let _ = write!(hash, "{uid}");
                hash.0
            }
        }
    }
}

/// The hash that the server uses: FNV-1a with 64 bits.
///
/// ```
/// # use kube_informer::protocol::shard_hash;
/// assert_eq!(shard_hash(""), 0xcbf2_9ce4_8422_2325);
/// ```
pub fn shard_hash(text: &str) -> u64 {
    let mut hash = Fnv(OFFSET);
    let _ = hash.write_str(text);
    hash.0
}

struct Fnv(u64);

impl fmt::Write for Fnv {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(PRIME);
        }
        Ok(())
    }
}

const OFFSET: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0000_0100_0000_01b3;

/// Ranges of hashes of one field.
///
/// ```
/// # use kube_informer::protocol::{ShardKey, ShardSelector};
/// let half = ShardSelector::new(ShardKey::Uid, [(0, (1 << 63) - 1)]);
/// assert_eq!(half.to_string(), "shardRange(object.metadata.uid, '0x0000000000000000', '0x8000000000000000')");
/// assert!(half.contains(7) && !half.contains(u64::MAX));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Default)]
pub struct ShardSelector {
    key: ShardKey,
    /// First and last hash of each range: sorted, neither overlapping nor adjacent.
    ranges: Vec<(u64, u64)>,
}

impl ShardSelector {
    /// The selector of these ranges, each with its first and its last hash. Adjacent ranges are joined.
    pub fn new(key: ShardKey, ranges: impl IntoIterator<Item = (u64, u64)>) -> Self {
        let mut ranges: Vec<_> = ranges.into_iter().filter(|(first, last)| first <= last).collect();
        ranges.sort_unstable();
        let mut joined: Vec<(u64, u64)> = Vec::with_capacity(ranges.len());
        for (first, last) in ranges {
            match joined.last_mut() {
                Some((_, end)) if first <= end.saturating_add(1) => *end = last.max(*end),
                _ => joined.push((first, last)),
            }
        }
        Self { key, ranges: joined }
    }

    /// The field that is hashed.
    pub fn key(&self) -> ShardKey {
        self.key
    }

    /// True if no object is selected.
    pub fn is_empty(&self) -> bool {
        self.ranges.is_empty()
    }

    /// True if every object is selected.
    pub fn is_everything(&self) -> bool {
        self.ranges == [(0, u64::MAX)]
    }

    /// True if objects with this hash are selected. See [`ShardSelector`] for an example.
    pub fn contains(&self, hash: u64) -> bool {
        let after = self.ranges.partition_point(|(first, _)| *first <= hash);
        after > 0 && hash <= self.ranges[after - 1].1
    }

    /// True if this object is selected.
    ///
    /// ```
    /// # use kube_informer::{object::ObjectKey, protocol::{ShardKey, ShardSelector}};
    /// let all = ShardSelector::new(ShardKey::Namespace, [(0, u64::MAX)]);
    /// assert!(all.selects(&ObjectKey::namespaced("prod", "web-0"), None));
    /// ```
    pub fn selects(&self, key: &ObjectKey, uid: Option<&Uid>) -> bool {
        self.contains(self.key.hash(key, uid))
    }
}

/// The text of the request parameter `shardSelector`, in the server's canonical form. It is empty if nothing is selected.
impl fmt::Display for ShardSelector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, (first, last)) in self.ranges.iter().enumerate() {
            if number > 0 {
                f.write_str(" || ")?;
            }
            let end = u128::from(*last) + 1;
            let field = self.key.name();
            write!(
                f,
                "shardRange(object.metadata.{field}, '0x{first:016x}', '0x{end:016x}')"
            )?;
        }
        Ok(())
    }
}

/// A selector that can become narrower while requests use it.
///
/// Clones share the selector. Ranges are only ever removed, never added.
///
/// ```
/// # use kube_informer::{object::ObjectKey, protocol::{ShardFilter, ShardKey, ShardSelector}};
/// let filter = ShardFilter::new(ShardSelector::new(ShardKey::Namespace, [(0, u64::MAX)]));
/// let key = ObjectKey::namespaced("prod", "web-0");
/// assert!(filter.selects(&key, None));
/// filter.narrow(ShardSelector::new(ShardKey::Namespace, []));
/// assert!(!filter.selects(&key, None));
/// ```
#[derive(Debug, Clone)]
pub struct ShardFilter(Arc<watch::Sender<Arc<ShardSelector>>>);

impl ShardFilter {
    /// A filter that selects these objects at first.
    pub fn new(selector: ShardSelector) -> Self {
        Self(Arc::new(watch::Sender::new(Arc::new(selector))))
    }

    /// The present selector.
    pub fn selector(&self) -> Arc<ShardSelector> {
        Arc::clone(&self.0.borrow())
    }

    /// True if this object is selected now.
    pub fn selects(&self, key: &ObjectKey, uid: Option<&Uid>) -> bool {
        self.0.borrow().selects(key, uid)
    }

    /// Replaces the selector by one that selects less.
    pub fn narrow(&self, selector: ShardSelector) {
        self.0.send_replace(Arc::new(selector));
    }

    /// Resolves when the selector becomes narrower than it is now.
    pub(crate) fn narrowed(&self) -> impl Future<Output = ()> + Send + 'static {
        let mut changes = self.0.subscribe();
        async move {
            if changes.changed().await.is_err() {
                std::future::pending::<()>().await;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a_of_the_uids_text() {
        assert_eq!(shard_hash("a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(shard_hash("foobar"), 0x8594_4171_f739_67e8);
        for uid in ["bb2d9ca3-7835-4856-9778-272a2245f206", "u-1"] {
            let key = ObjectKey::cluster("a");
            assert_eq!(ShardKey::Uid.hash(&key, Some(&Uid::from(uid))), shard_hash(uid));
        }
    }

    #[test]
    fn adjacent_ranges_are_joined_and_the_last_end_has_seventeen_digits() {
        let quarter = 1 << 62;
        let ranges = [
            (3 * quarter, u64::MAX),
            (0, quarter - 1),
            (quarter, 2 * quarter - 1),
        ];
        let selector = ShardSelector::new(ShardKey::Namespace, ranges);
        assert_eq!(
            selector.to_string(),
            "shardRange(object.metadata.namespace, '0x0000000000000000', '0x8000000000000000') || \
             shardRange(object.metadata.namespace, '0xc000000000000000', '0x10000000000000000')"
        );
        for (hash, inside) in [(0, true), (1 << 63, false), (3 * quarter, true), (u64::MAX, true)] {
            assert_eq!(selector.contains(hash), inside, "{hash:x}");
        }
        assert!(ShardSelector::new(ShardKey::Uid, [(0, u64::MAX)]).is_everything());
        assert!(ShardSelector::new(ShardKey::Uid, [(7, 6)]).is_empty());
    }
}
