//! [`Map`]: labels, annotations and other maps, as a sorted list.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Shared, Str};

/// A map with text as keys: a sorted list that equal objects can share. Kubernetes' maps are small, and objects in a cache do not
/// change, so finding an entry is a binary search and there is nothing to insert into.
///
/// ```
/// use kube_lean::{Map, Str};
///
/// let labels: Map<Str> = [("app", "web"), ("tier", "front")].into_iter().collect();
/// assert_eq!(labels.get("app").map(Str::as_str), Some("web"));
/// assert_eq!(labels.iter().map(|(key, _)| key.as_str()).collect::<Vec<_>>(), ["app", "tier"]);
/// ```
pub struct Map<V>(Shared<[(Str, V)]>);

impl<V> Map<V> {
    /// The value of a key.
    ///
    /// ```
    /// # use kube_lean::{Map, Str};
    /// assert_eq!(Map::<Str>::default().get("app"), None);
    /// ```
    pub fn get(&self, key: &str) -> Option<&V> {
        let place = self.0.binary_search_by(|(own, _)| own.as_str().cmp(key)).ok()?;
        self.0.get(place).map(|(_, value)| value)
    }

    /// Whether there is an entry with this key.
    ///
    /// ```
    /// # use kube_lean::{Map, Str};
    /// assert!(!Map::<Str>::default().contains_key("app"));
    /// ```
    pub fn contains_key(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    /// The entries, by key in ascending order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = (&Str, &V)> + DoubleEndedIterator {
        self.0.iter().map(|(key, value)| (key, value))
    }

    /// The keys, in ascending order.
    pub fn keys(&self) -> impl ExactSizeIterator<Item = &Str> + DoubleEndedIterator {
        self.0.iter().map(|(key, _)| key)
    }

    /// The values, in the order of their keys.
    pub fn values(&self) -> impl ExactSizeIterator<Item = &V> + DoubleEndedIterator {
        self.0.iter().map(|(_, value)| value)
    }

    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no entries.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether two are one in memory.
    pub fn ptr_eq(one: &Self, other: &Self) -> bool {
        Shared::ptr_eq(&one.0, &other.0)
    }

    /// Of several entries with one key the last counts.
    pub(crate) fn from_entries(mut entries: Vec<(Str, V)>) -> Self {
        if !entries.is_sorted_by(|(a, _), (b, _)| a < b) {
            entries.reverse();
            entries.sort_by(|(a, _), (b, _)| a.cmp(b));
            entries.dedup_by(|(later, _), (earlier, _)| later == earlier);
        }
        Self(entries.into())
    }

    pub(crate) fn holders(&self) -> usize {
        self.0.holders()
    }
}

impl<V: Clone> Map<V> {
    /// The entries, taken out.
    pub(crate) fn into_entries(self) -> Vec<(Str, V)> {
        self.0.to_vec()
    }
}

impl<V> Clone for Map<V> {
    fn clone(&self) -> Self {
        Self(self.0.clone())
    }
}

impl<V> Default for Map<V> {
    fn default() -> Self {
        Self(Shared::default())
    }
}

impl<V: PartialEq> PartialEq for Map<V> {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0
    }
}

impl<V: fmt::Debug> fmt::Debug for Map<V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Into<Str>, V, W: Into<V>> FromIterator<(K, W)> for Map<V> {
    fn from_iter<I: IntoIterator<Item = (K, W)>>(entries: I) -> Self {
        Self::from_entries(entries.into_iter().map(|(k, v)| (k.into(), v.into())).collect())
    }
}

impl<V: Serialize> Serialize for Map<V> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

/// A value that is null is the default: Go writes null for an empty list.
impl<'de, V: Deserialize<'de> + Default> Deserialize<'de> for Map<V> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Entries<V>(std::marker::PhantomData<V>);

        impl<'de, V: Deserialize<'de> + Default> Visitor<'de> for Entries<V> {
            type Value = Map<V>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a map")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Map<V>, A::Error> {
                let mut entries = Vec::with_capacity(map.size_hint().unwrap_or(0).min(1024));
                while let Some((key, value)) = map.next_entry::<Str, Option<V>>()? {
                    entries.push((key, value.unwrap_or_default()));
                }
                Ok(Map::from_entries(entries))
            }
        }

        deserializer.deserialize_map(Entries(std::marker::PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn it_is_a_map(entries in prop::collection::vec(("[a-d]{0,2}", 0_i32..9), 0..12)) {
            let expected: BTreeMap<String, i32> = entries.iter().cloned().collect();
            let actual: Map<i32> = entries.iter().map(|(k, v)| (k.as_str(), *v)).collect();
            prop_assert!(actual.iter().map(|(k, v)| (k.as_str(), v)).eq(expected.iter().map(|(k, v)| (k.as_str(), v))));
            for key in ["", "a", "ab", "dd", "e"] {
                prop_assert_eq!(actual.get(key), expected.get(key));
            }
            let json = serde_json::to_string(&actual).expect("JSON");
            prop_assert_eq!(&json, &serde_json::to_string(&expected).expect("JSON"));
            prop_assert_eq!(serde_json::from_str::<Map<i32>>(&json).expect("a map"), actual);
        }
    }
}
