//! Staging area for a list that is being read: items are folded by key, and taken whole or not at all (I8).

use std::fmt;

use foldhash::{HashMap, HashMapExt};

use super::delta::Delta;
use crate::object::ObjectKey;

/// The items of a list, or of a streaming start, in list order and each key once.
///
/// Additions, updates and deletions of a streaming start before its end are folded in (B04).
pub(crate) struct Staging<K> {
    slots: Vec<Option<Delta<K>>>,
    places: HashMap<ObjectKey, usize>,
}

impl<K> Staging<K> {
    pub(crate) fn new() -> Self {
        Self {
            slots: Vec::new(),
            places: HashMap::new(),
        }
    }

    /// Adds an object. It replaces an object that is staged under the same key.
    pub(crate) fn put(&mut self, delta: Delta<K>) {
        if let Some(&place) = self.places.get(&delta.key) {
            self.slots[place] = Some(delta);
        } else {
            self.places.insert(delta.key.clone(), self.slots.len());
            self.slots.push(Some(delta));
        }
    }

    /// Removes an object.
    pub(crate) fn remove(&mut self, key: &ObjectKey) {
        if let Some(place) = self.places.remove(key) {
            self.slots[place] = None;
            self.close_holes();
        }
    }

    pub(crate) fn contains(&self, key: &ObjectKey) -> bool {
        self.places.contains_key(key)
    }

    /// Takes all staged items and leaves the staging area empty.
    pub(crate) fn take(&mut self) -> Vec<Delta<K>> {
        let Self { slots, places } = std::mem::replace(self, Self::new());
        drop(places);
        // In place, which `flatten` would not do: a second list would double the memory of the staging area.
        #[expect(clippy::filter_map_identity)]
        slots.into_iter().filter_map(|slot| slot).collect()
    }

    // The memory of a stream that adds and deletes for a long time before its end must grow with objects, not
    // with events.
    fn close_holes(&mut self) {
        if self.slots.len() < 2 * self.places.len() + 64 {
            return;
        }
        self.slots.retain(Option::is_some);
        for (place, slot) in self.slots.iter().enumerate() {
            if let Some(at) = slot.as_ref().and_then(|delta| self.places.get_mut(&delta.key)) {
                *at = place;
            }
        }
    }
}

impl<K> fmt::Debug for Staging<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Staging({} objects)", self.places.len())
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;

    fn staged(script: &str) -> String {
        let mut staging = Staging::new();
        for word in script.split_whitespace() {
            let (name, value) = word[1..].split_once('@').unwrap_or((&word[1..], "0"));
            let key = ObjectKey::cluster(name);
            match &word[..1] {
                "-" => staging.remove(&key),
                _ => staging.put(Delta::replaced(key, Arc::new(value.to_owned()))),
            }
        }
        let items = staging.take();
        assert!(staging.take().is_empty());
        let words: Vec<_> = items.iter().map(render).collect();
        words.join(" ")
    }

    fn render<V: fmt::Display>(delta: &Delta<V>) -> String {
        let object = delta.object.as_ref().expect("what is staged has an object");
        format!("{}@{object}", delta.key)
    }

    #[test]
    fn b04_objects_stay_in_list_order() {
        assert_eq!(staged("+c@1 +a@2 +b@3"), "c@1 a@2 b@3");
    }

    #[test]
    fn b04_a_change_before_the_end_replaces_in_place() {
        assert_eq!(staged("+a@1 +b@2 +a@3"), "a@3 b@2");
        assert_eq!(staged("+a@1"), "a@1");
    }

    #[test]
    fn b04_a_deletion_before_the_end_removes_the_object() {
        assert_eq!(staged("+a@1 +b@2 -a"), "b@2");
        assert_eq!(staged("-a +b@2"), "b@2");
        assert_eq!(staged("+a@1 +b@2 -a +a@3"), "b@2 a@3");
    }

    #[test]
    fn holes_do_not_accumulate() {
        let mut staging = Staging::new();
        let put = |staging: &mut Staging<usize>, name: &str, n| {
            staging.put(Delta::replaced(ObjectKey::cluster(name), Arc::new(n)));
        };
        put(&mut staging, "stays", 0);
        for n in 0..10_000 {
            let name = format!("comes-and-goes-{n}");
            put(&mut staging, &name, n);
            put(&mut staging, "last", n);
            staging.remove(&ObjectKey::cluster(name));
        }
        assert!(staging.slots.len() < 100, "{} slots", staging.slots.len());
        let names: Vec<_> = staging.take().iter().map(render).collect();
        assert_eq!(names, ["stays@0", "last@9999"]);
    }
}
