//! The inverted index of one version: which slots have a value, and which values a slot has.
//!
//! The index remembers the values of a slot instead of computing them again from the old object: a function that
//! returns different values the second time leaves no stale entry.
//!
//! Values are of the user's type, so `Hash`, `Eq` and `Drop` may panic. A change is therefore made in two steps:
//! [`Inverted::plan`] runs all user code and changes nothing, [`Inverted::set`] changes the index and runs no user
//! code.

use std::any::Any;
use std::cell::Cell;
use std::hash::Hash;
use std::sync::Arc;

use super::event::IndexFault;
use super::pages::Pages;
use super::posting::Posting;
use super::state::{Moved, Root};
use super::values::Values;
use crate::guard::guarded;
use crate::object::ObjectKey;

/// The function that computes the values of an object.
pub(super) type IndexFn<K, V> = dyn Fn(&K) -> Vec<V> + Send + Sync;

/// An index without its type of value, so that one version can hold indexes of many types.
pub(super) trait AnyInverted<K>: Send + Sync {
    fn label(&self) -> &Label;
    /// Returns this index after the slots changed, or `None` if the index stays the same.
    fn follow(&self, moved: &[Moved<K>], faults: &mut Vec<IndexFault>) -> Option<Arc<dyn AnyInverted<K>>>;
    /// Returns the slots under a text, for indexes of texts.
    fn slots_of_text(&self, text: &str) -> Option<&Posting>;
    fn as_any(&self) -> &dyn Any;
}

/// The identity of an index: a unique number, and a name if it has one.
#[derive(Clone)]
pub(super) struct Label {
    pub(super) id: u64,
    pub(super) name: Option<Arc<str>>,
}

/// See the documentation of the module.
pub(super) struct Inverted<K, V> {
    label: Label,
    function: Arc<IndexFn<K, V>>,
    values: Values<V>,
    of_slot: Pages<SlotValues, 16>,
}

/// The planned values of a slot.
struct Planned<V> {
    /// The numbers of values that some slot already has, in ascending order.
    known: Vec<u32>,
    /// The values that no slot has yet, each once, with their hashes.
    new: Vec<(u32, V)>,
}

/// The numbers of the values of a slot, in ascending order.
#[derive(Clone, Default, PartialEq)]
enum SlotValues {
    #[default]
    None,
    One(u32),
    /// Not `Arc<[u32]>`, which would make every slot of every index eight bytes larger.
    Many(Arc<Vec<u32>>),
}

impl<K: 'static, V: Hash + Eq + Send + Sync + 'static> Inverted<K, V> {
    pub(super) fn new(label: Label, function: Arc<IndexFn<K, V>>) -> Self {
        Self {
            label,
            function,
            values: Values::new(),
            of_slot: Pages::new(),
        }
    }

    pub(super) fn values(&self) -> &Values<V> {
        &self.values
    }

    /// Updates the index from one version (`None`: an empty store) to any later one.
    pub(super) fn catch_up(&mut self, from: Option<&Root<K>>, to: &Root<K>, faults: &mut Vec<IndexFault>) {
        for slot in 0..to.arena.bound() {
            let (old, new) = (from.and_then(|f| f.arena.entry(slot)), to.arena.entry(slot));
            let same = match (old, new) {
                (Some(old), Some(new)) => Arc::ptr_eq(old, new),
                (None, None) => true,
                _ => false,
            };
            if !same {
                let object = new.map(|e| (&e.key, &*e.object));
                if let Some(planned) = self.plan(slot, object, faults) {
                    self.set(slot, planned, object.map(|(key, _)| key), faults);
                }
            }
        }
    }

    /// Computes the new values of a slot; `None` if they stay the same. A panic of the function, or of
    /// `Hash`, `Eq` or `Drop` of a value, is reported as a fault, and the object has no value.
    fn plan(
        &self,
        slot: u32,
        object: Option<(&ObjectKey, &K)>,
        faults: &mut Vec<IndexFault>,
    ) -> Option<Planned<V>> {
        let Some((key, object)) = object else {
            return self.planned(slot, Vec::new());
        };
        call(|| self.planned(slot, (self.function)(object))).unwrap_or_else(|panic| {
            faults.push(self.fault(key, panic));
            self.planned(slot, Vec::new())
        })
    }

    fn fault(&self, key: &ObjectKey, panic: String) -> IndexFault {
        IndexFault {
            index: self.label.name.as_deref().map(str::to_owned),
            values: std::any::type_name::<V>(),
            key: key.clone(),
            panic,
        }
    }

    fn planned(&self, slot: u32, values: Vec<V>) -> Option<Planned<V>> {
        if self.has(slot, &values) {
            return None;
        }
        let mut planned = Planned {
            known: Vec::with_capacity(values.len()),
            new: Vec::new(),
        };
        for value in values {
            let hash = self.values.hash(&value);
            match self.values.find(hash, &value) {
                Some(number) => planned.known.push(number),
                None if planned
                    .new
                    .iter()
                    .any(|(other, new)| *other == hash && *new == value) => {}
                None => planned.new.push((hash, value)),
            }
        }
        planned.known.sort_unstable();
        planned.known.dedup();
        Some(planned)
    }

    /// True if the slot already has exactly these values.
    fn has(&self, slot: u32, values: &[V]) -> bool {
        match (self.numbers(slot).as_slice(), values) {
            ([], []) => true,
            ([number], [value]) => self.values.number(value) == Some(*number),
            ([], _) | (_, []) => false,
            (numbers, values) => {
                let found: Option<Vec<u32>> = values.iter().map(|v| self.values.number(v)).collect();
                found.is_some_and(|mut found| {
                    found.sort_unstable();
                    found.dedup();
                    found == numbers
                })
            }
        }
    }

    /// Gives a slot exactly the values that were planned for it.
    fn set(&mut self, slot: u32, planned: Planned<V>, key: Option<&ObjectKey>, faults: &mut Vec<IndexFault>) {
        let old = self.numbers(slot).clone();
        let Planned {
            known: mut new,
            new: created,
        } = planned;
        // New values are added first: a value that stays must not be removed temporarily and return under
        // another number.
        for number in new.iter().filter(|number| !old.as_slice().contains(number)) {
            self.values.join(*number, slot);
        }
        for (hash, value) in created {
            new.push(self.values.create(hash, value, slot));
        }
        new.sort_unstable();
        let mut gone = Vec::new();
        for number in old.as_slice().iter().filter(|n| !new.contains(n)) {
            gone.extend(self.values.remove(*number, slot));
        }
        let new = SlotValues::from(new);
        if new != old {
            self.of_slot.set(slot as usize, new);
        }
        // Dropped last, because `Drop` may panic, and under the store's lock, like the index function.
        for value in gone {
            if let (Err(panic), Some(key)) = (call(|| drop(value)), key) {
                faults.push(self.fault(key, panic));
            }
        }
    }

    fn numbers(&self, slot: u32) -> &SlotValues {
        self.of_slot.get(slot as usize).unwrap_or(&SlotValues::None)
    }
}

impl<K, V> AnyInverted<K> for Inverted<K, V>
where
    K: 'static,
    V: Hash + Eq + Send + Sync + 'static,
{
    fn label(&self) -> &Label {
        &self.label
    }

    fn follow(&self, moved: &[Moved<K>], faults: &mut Vec<IndexFault>) -> Option<Arc<dyn AnyInverted<K>>> {
        // Most updates change no indexed value; then the next version shares this index unchanged.
        let mut next: Option<Self> = None;
        for Moved { slot, entry } in moved {
            let object = entry.as_ref().map(|e| (&e.key, &*e.object));
            if let Some(planned) = next.as_ref().unwrap_or(self).plan(*slot, object, faults) {
                let next = next.get_or_insert_with(|| self.clone());
                next.set(*slot, planned, object.map(|(key, _)| key), faults);
            }
        }
        next.map(|next| Arc::new(next) as Arc<dyn AnyInverted<K>>)
    }

    fn slots_of_text(&self, text: &str) -> Option<&Posting> {
        let texts: &Values<String> = (&self.values as &dyn Any).downcast_ref()?;
        texts.slots(text)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<K, V> Clone for Inverted<K, V> {
    fn clone(&self) -> Self {
        Self {
            label: self.label.clone(),
            function: Arc::clone(&self.function),
            values: self.values.clone(),
            of_slot: self.of_slot.clone(),
        }
    }
}

impl SlotValues {
    fn as_slice(&self) -> &[u32] {
        match self {
            Self::None => &[],
            Self::One(number) => std::slice::from_ref(number),
            Self::Many(numbers) => numbers,
        }
    }
}

impl From<Vec<u32>> for SlotValues {
    fn from(numbers: Vec<u32>) -> Self {
        match numbers[..] {
            [] => Self::None,
            [number] => Self::One(number),
            _ => Self::Many(Arc::new(numbers)),
        }
    }
}

thread_local! {
    static INSIDE: Cell<bool> = const { Cell::new(false) };
}

/// True if this thread is inside an index function. Then it may hold the lock that adding an index needs.
pub(super) fn inside_a_function() -> bool {
    INSIDE.get()
}

/// Runs user code of an index: its function, and `Hash`, `Eq` and `Drop` of its values. Returns the message of a panic.
pub(super) fn call<T>(code: impl FnOnce() -> T) -> Result<T, String> {
    let outer = INSIDE.replace(true);
    let result = guarded(code);
    INSIDE.set(outer);
    result
}
