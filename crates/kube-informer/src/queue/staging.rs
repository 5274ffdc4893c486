//! A list while it is being read: put aside, folded, and then handed over whole or not at all.

use std::fmt;
use std::sync::Arc;

use foldhash::{HashMap, HashMapExt};

use crate::object::{ObjectKey, ResourceVersion};
use crate::queue::Arrival;
use crate::reflector::Change;

/// Gathers a collection that is being fetched (the machine's `Stage`, `Commit` and `Discard`).
///
/// 1. Objects stay in the order in which they first came.
/// 2. What is said again of a key replaces what was said, at its place; a deletion takes it out; what comes back after
///    that stands last (B04).
/// 3. Nothing leaves but by [`commit`](Self::commit), and then everything, so half a list is never applied (I8).
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::{Arrival, Staging};
/// use kube_informer::reflector::Change;
///
/// let mut staging = Staging::new();
/// staging.stage(Change::Added, ObjectKey::cluster("a"), Arc::new(1));
/// staging.stage(Change::Added, ObjectKey::cluster("b"), Arc::new(2));
/// staging.stage(Change::Modified, ObjectKey::cluster("a"), Arc::new(3));
/// staging.stage(Change::Deleted, ObjectKey::cluster("b"), Arc::new(2));
/// let Arrival::Replace { items, .. } = staging.commit(9.into()) else { unreachable!() };
/// assert_eq!(items, [(ObjectKey::cluster("a"), Arc::new(3))]);
/// assert!(staging.is_empty());
/// ```
pub struct Staging<K> {
    /// In order of arrival; a hole where something was deleted.
    slots: Vec<Option<(ObjectKey, Arc<K>)>>,
    /// Where each key stands. As many as there are slots that are no holes.
    places: HashMap<ObjectKey, usize>,
}

impl<K> Staging<K> {
    /// Nothing yet.
    ///
    /// ```
    /// # use kube_informer::queue::Staging;
    /// assert_eq!(Staging::<()>::new().len(), 0);
    /// ```
    pub fn new() -> Self {
        Self {
            slots: Vec::new(),
            places: HashMap::new(),
        }
    }

    /// Puts aside what was said of an object. For an example see [`Staging`].
    pub fn stage(&mut self, change: Change, key: ObjectKey, object: Arc<K>) {
        match (change, self.places.get(&key)) {
            (Change::Added | Change::Modified, Some(&place)) => self.slots[place] = Some((key, object)),
            (Change::Added | Change::Modified, None) => {
                self.places.insert(key.clone(), self.slots.len());
                self.slots.push(Some((key, object)));
            }
            (Change::Deleted, Some(&place)) => {
                self.places.remove(&key);
                self.slots[place] = None;
                self.close_holes();
            }
            (Change::Deleted, None) => {}
        }
    }

    /// Is there something of this object?
    ///
    /// ```
    /// # use {std::sync::Arc, kube_informer::{object::ObjectKey, queue::Staging, reflector::Change}};
    /// let mut staging = Staging::new();
    /// staging.stage(Change::Added, ObjectKey::cluster("a"), Arc::new(1));
    /// assert!(staging.contains(&ObjectKey::cluster("a")));
    /// ```
    pub fn contains(&self, key: &ObjectKey) -> bool {
        self.places.contains_key(key)
    }

    /// Everything there is, at this version; ready to be pushed. Nothing is left behind. For an example see [`Staging`].
    #[must_use = "what was staged is in what this returns"]
    pub fn commit(&mut self, version: ResourceVersion) -> Arrival<K> {
        Arrival::replace(self.take()).at(version)
    }

    /// Forgets everything (I8).
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::Staging, reflector::Change};
    /// let mut staging = Staging::new();
    /// staging.stage(Change::Added, ObjectKey::cluster("a"), Arc::new(1));
    /// staging.discard();
    /// assert!(staging.is_empty());
    /// ```
    pub fn discard(&mut self) {
        *self = Self::new();
    }

    /// How many objects there are so far.
    ///
    /// ```
    /// # use kube_informer::queue::Staging;
    /// assert_eq!(Staging::<()>::new().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Is there none?
    ///
    /// ```
    /// # use kube_informer::queue::Staging;
    /// assert!(Staging::<()>::new().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    pub(super) fn take(&mut self) -> Vec<(ObjectKey, Arc<K>)> {
        let whole = std::mem::take(self);
        whole.slots.into_iter().flatten().collect()
    }

    // A stream that adds and deletes for long before it is whole must not grow with events, only with objects.
    fn close_holes(&mut self) {
        if self.slots.len() < 2 * self.places.len() + 64 {
            return;
        }
        self.slots.retain(Option::is_some);
        for (place, slot) in self.slots.iter().enumerate() {
            if let Some(at) = slot.as_ref().and_then(|(key, _)| self.places.get_mut(key)) {
                *at = place;
            }
        }
    }
}

impl<K> Default for Staging<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K> fmt::Debug for Staging<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Staging({} objects)", self.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn staged(script: &str) -> String {
        let mut staging = Staging::new();
        for word in script.split_whitespace() {
            let change = match &word[..1] {
                "+" => Change::Added,
                "~" => Change::Modified,
                _ => Change::Deleted,
            };
            let (name, value) = word[1..].split_once('@').unwrap_or((&word[1..], "0"));
            staging.stage(change, ObjectKey::cluster(name), Arc::new(value.to_owned()));
        }
        let items = staging.take();
        assert!(staging.is_empty());
        let words: Vec<_> = items
            .iter()
            .map(|(key, value)| format!("{key}@{value}"))
            .collect();
        words.join(" ")
    }

    #[test]
    fn b04_objects_stay_in_list_order() {
        assert_eq!(staged("+c@1 +a@2 +b@3"), "c@1 a@2 b@3");
    }

    #[test]
    fn b04_a_change_before_the_end_replaces_in_place() {
        assert_eq!(staged("+a@1 +b@2 ~a@3"), "a@3 b@2");
        assert_eq!(staged("+a@1 +b@2 +a@3"), "a@3 b@2");
        assert_eq!(staged("~a@1"), "a@1");
    }

    #[test]
    fn b04_a_deletion_before_the_end_takes_it_out() {
        assert_eq!(staged("+a@1 +b@2 -a"), "b@2");
        assert_eq!(staged("-a +b@2"), "b@2");
        assert_eq!(staged("+a@1 +b@2 -a +a@3"), "b@2 a@3");
    }

    #[test]
    fn i8_what_is_discarded_is_gone() {
        let mut staging = Staging::new();
        staging.stage(Change::Added, ObjectKey::cluster("half"), Arc::new(()));
        staging.discard();
        let Arrival::Replace { items, .. } = staging.commit(3.into()) else {
            panic!("a commit is a replace")
        };
        assert!(items.is_empty());
    }

    #[test]
    fn holes_do_not_add_up() {
        let mut staging = Staging::new();
        staging.stage(Change::Added, ObjectKey::cluster("stays"), Arc::new(0));
        for n in 0..10_000 {
            let key = ObjectKey::cluster(format!("comes-and-goes-{n}"));
            staging.stage(Change::Added, key.clone(), Arc::new(n));
            staging.stage(Change::Added, ObjectKey::cluster("last"), Arc::new(n));
            staging.stage(Change::Deleted, key, Arc::new(n));
        }
        assert!(staging.slots.len() < 100, "{} slots", staging.slots.len());
        let names: Vec<_> = staging
            .take()
            .iter()
            .map(|(key, n)| format!("{key}@{n}"))
            .collect();
        assert_eq!(names, ["stays@0", "last@9999"]);
    }
}
