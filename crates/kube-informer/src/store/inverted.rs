//! An index of one version: which slots have a value, and which values a slot has.
//!
//! The values of a slot are remembered, not computed again from the old object: a function that answers differently
//! the second time cannot leave anything behind.

use std::any::Any;
use std::cell::Cell;
use std::hash::Hash;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use super::batch::IndexFault;
use super::pages::Pages;
use super::posting::Posting;
use super::state::{Moved, Version};
use super::values::Values;
use crate::object::ObjectKey;

/// What computes the values of an object.
pub(super) type IndexFn<K, V> = dyn Fn(&K) -> Vec<V> + Send + Sync;

/// An index without its type of value, so that one version can hold indexes of many types.
pub(super) trait AnyInverted<K>: Send + Sync {
    fn label(&self) -> &Label;
    /// This index after the slots moved, or `None` if that changes nothing.
    fn follow(&self, moved: &[Moved<K>], faults: &mut Vec<IndexFault>) -> Option<Arc<dyn AnyInverted<K>>>;
    /// The slots under a text, for indexes of texts.
    fn slots_of_text(&self, text: &str) -> Option<&Posting>;
    fn as_any(&self) -> &dyn Any;
}

/// What an index is called: a number that no other index has, and a name if it has one.
#[derive(Clone)]
pub(super) struct Label {
    pub(super) id: u64,
    pub(super) name: Option<Arc<str>>,
}

/// See the module.
pub(super) struct Inverted<K, V> {
    label: Label,
    function: Arc<IndexFn<K, V>>,
    values: Values<V>,
    of_slot: Pages<Numbers, 16>,
}

/// The numbers of the values of a slot, in rising order.
#[derive(Clone, Default, PartialEq)]
enum Numbers {
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

    /// Goes from one version (none: the empty one) to a later one, whatever lies between.
    pub(super) fn catch_up(
        &mut self,
        from: Option<&Version<K>>,
        to: &Version<K>,
        faults: &mut Vec<IndexFault>,
    ) {
        for slot in 0..to.arena.bound() {
            let (old, new) = (from.and_then(|f| f.arena.entry(slot)), to.arena.entry(slot));
            let same = match (old, new) {
                (Some(old), Some(new)) => Arc::ptr_eq(old, new),
                (None, None) => true,
                _ => false,
            };
            if !same {
                let values = self.compute(new.map(|e| (&e.key, &*e.object)), faults);
                self.set(slot, values);
            }
        }
    }

    /// The values of an object; none if the function panics, which is reported.
    fn compute(&self, object: Option<(&ObjectKey, &K)>, faults: &mut Vec<IndexFault>) -> Vec<V> {
        let Some((key, object)) = object else {
            return Vec::new();
        };
        call(&*self.function, object).unwrap_or_else(|panic| {
            faults.push(IndexFault {
                index: self.label.name.as_deref().map(str::to_owned),
                key: key.clone(),
                panic,
            });
            Vec::new()
        })
    }

    /// Are these the values the slot has already?
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

    /// Gives a slot exactly these values.
    fn set(&mut self, slot: u32, values: Vec<V>) {
        let old = self.numbers(slot).clone();
        let mut new = Vec::with_capacity(values.len());
        // New ones first: a value that stays must not go for a moment, and come back under another number.
        for value in values {
            let number = match self.values.number(&value) {
                Some(number) => {
                    if !old.as_slice().contains(&number) && !new.contains(&number) {
                        self.values.join(number, slot);
                    }
                    number
                }
                None => self.values.create(value, slot),
            };
            new.push(number);
        }
        new.sort_unstable();
        new.dedup();
        for number in old.as_slice().iter().filter(|n| !new.contains(n)) {
            self.values.remove(*number, slot);
        }
        let new = Numbers::from(new);
        if new != old {
            self.of_slot.set(slot as usize, new);
        }
    }

    fn numbers(&self, slot: u32) -> &Numbers {
        self.of_slot.get(slot as usize).unwrap_or(&Numbers::None)
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
        // Most updates change no indexed value; then the next version shares this index as it is.
        let mut next: Option<Self> = None;
        for Moved { slot, entry } in moved {
            let values = self.compute(entry.as_ref().map(|e| (&e.key, &*e.object)), faults);
            if !next.as_ref().unwrap_or(self).has(*slot, &values) {
                next.get_or_insert_with(|| self.clone()).set(*slot, values);
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

impl Numbers {
    fn as_slice(&self) -> &[u32] {
        match self {
            Self::None => &[],
            Self::One(number) => std::slice::from_ref(number),
            Self::Many(numbers) => numbers,
        }
    }
}

impl From<Vec<u32>> for Numbers {
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

/// Is this thread inside an index function? Then it may hold the lock that adding an index needs.
pub(super) fn inside_a_function() -> bool {
    INSIDE.get()
}

/// Calls an index function; a panic comes back as its text.
pub(super) fn call<K, V>(function: &IndexFn<K, V>, object: &K) -> Result<Vec<V>, String> {
    let outer = INSIDE.replace(true);
    // What the function may leave half done is its own; the store has changed nothing yet.
    let result = catch_unwind(AssertUnwindSafe(|| function(object)));
    INSIDE.set(outer);
    result.map_err(|panic| {
        let text = panic
            .downcast_ref::<&str>()
            .map(|s| (*s).to_owned())
            .or_else(|| panic.downcast_ref::<String>().cloned());
        text.unwrap_or_else(|| "a panic without a text".to_owned())
    })
}
