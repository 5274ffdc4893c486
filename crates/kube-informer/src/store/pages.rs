//! A vector that is cheap to copy: copies share their pages (copy on write).
//!
//! ```text
//! tops ─┬─ top ─┬─ row ─┬─ leaf [T; LEAF]
//!       │       │  ×32  │  ×32
//! ```
//!
//! A write copies the leaf, the row and the top on its path if another copy still shares them, and otherwise changes
//! them in place. So only the first write to a leaf after a publication pays for a copy.
//!
//! Leaves are small where `T` contains an `Arc`: copying one touches the counter of each element, which is elsewhere in
//! memory. They are larger where `T` is plain numbers.

use std::sync::Arc;

/// A vector of fixed-size leaves under two levels of branches. Elements that were never written are `T::default()`.
pub(super) struct Pages<T, const LEAF: usize> {
    tops: Vec<Arc<Top<T, LEAF>>>,
}

type Leaf<T, const LEAF: usize> = [T; LEAF];
type ValueRow<T, const LEAF: usize> = [Arc<Leaf<T, LEAF>>; FAN];
type Top<T, const LEAF: usize> = [Arc<ValueRow<T, LEAF>>; FAN];

/// The number of branches of a row and of a top.
const FAN: usize = 32;

impl<T: Clone + Default, const LEAF: usize> Pages<T, LEAF> {
    /// The number of elements that a top covers.
    const SPAN: usize = LEAF * FAN * FAN;

    pub(super) fn new() -> Self {
        Self { tops: Vec::new() }
    }

    /// Makes room for `len` elements, so that [`Self::get_mut`] reaches them.
    pub(super) fn reserve(&mut self, len: usize) {
        while self.tops.len() * Self::SPAN < len {
            // All branches point to one empty leaf until they are written to.
            let leaf: Arc<Leaf<T, LEAF>> = Arc::new(std::array::from_fn(|_| T::default()));
            let row: Arc<ValueRow<T, LEAF>> = Arc::new(std::array::from_fn(|_| Arc::clone(&leaf)));
            self.tops
                .push(Arc::new(std::array::from_fn(|_| Arc::clone(&row))));
        }
    }

    #[inline]
    pub(super) fn get(&self, at: usize) -> Option<&T> {
        let top = self.tops.get(at / Self::SPAN)?;
        Some(&top[at / (LEAF * FAN) % FAN][at / LEAF % FAN][at % LEAF])
    }

    #[inline]
    pub(super) fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        let top = Arc::make_mut(self.tops.get_mut(at / Self::SPAN)?);
        let row = Arc::make_mut(&mut top[at / (LEAF * FAN) % FAN]);
        let leaf = Arc::make_mut(&mut row[at / LEAF % FAN]);
        Some(&mut leaf[at % LEAF])
    }

    /// Writes an element, and makes room for it.
    pub(super) fn set(&mut self, at: usize, value: T) {
        self.reserve(at + 1);
        *self.get_mut(at).expect("room was made for it") = value;
    }

    /// All elements, including those that were never written.
    pub(super) fn iter(&self) -> PagesIter<'_, T, LEAF> {
        PagesIter {
            pages: self,
            next: 0,
            leaf: [].iter(),
        }
    }

    fn leaf(&self, number: usize) -> Option<&Leaf<T, LEAF>> {
        let top = self.tops.get(number / (FAN * FAN))?;
        Some(&top[number / FAN % FAN][number % FAN])
    }
}

/// Iterates over the elements, a leaf at a time. Adapters of the standard library are a multiple of this to compile, for each
/// type of objects.
pub(super) struct PagesIter<'a, T, const LEAF: usize> {
    pages: &'a Pages<T, LEAF>,
    /// The number of the next leaf.
    next: usize,
    leaf: std::slice::Iter<'a, T>,
}

impl<'a, T: Clone + Default, const LEAF: usize> Iterator for PagesIter<'a, T, LEAF> {
    type Item = &'a T;

    #[inline]
    fn next(&mut self) -> Option<&'a T> {
        loop {
            if let Some(element) = self.leaf.next() {
                return Some(element);
            }
            self.leaf = self.pages.leaf(self.next)?.iter();
            self.next += 1;
        }
    }
}

impl<T, const LEAF: usize> Clone for Pages<T, LEAF> {
    fn clone(&self) -> Self {
        Self {
            tops: self.tops.clone(),
        }
    }
}

/// Allocates numbers: returned ones first, then new ones.
#[derive(Clone)]
pub(super) struct NumberAllocator {
    returned: Pages<u32, 64>,
    /// How many entries of `returned` are valid.
    waiting: usize,
    next: u32,
}

impl NumberAllocator {
    pub(super) fn new() -> Self {
        Self {
            returned: Pages::new(),
            waiting: 0,
            next: 0,
        }
    }

    pub(super) fn take(&mut self) -> u32 {
        if let Some(last) = self.waiting.checked_sub(1) {
            self.waiting = last;
            return *self.returned.get(last).expect("it was put there");
        }
        let number = self.next;
        // `u32::MAX` itself is never allocated: tables store a number plus one.
        self.next = number
            .checked_add(1)
            .expect("memory ends before four thousand million objects");
        number
    }

    pub(super) fn give_back(&mut self, number: u32) {
        self.returned.set(self.waiting, number);
        self.waiting += 1;
    }

    /// One more than the largest number ever allocated.
    pub(super) fn bound(&self) -> u32 {
        self.next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_stays_as_it_was() {
        let mut now: Pages<u32, 8> = Pages::new();
        for at in 0..20_000 {
            now.set(at, at as u32);
        }
        let before = now.clone();
        now.set(777, 0);
        now.set(19_999, 0);
        assert_eq!((before.get(777), before.get(19_999)), (Some(&777), Some(&19_999)));
        assert_eq!((now.get(777), now.get(19_999)), (Some(&0), Some(&0)));
        assert_eq!(now.get(778), Some(&778));
    }

    #[test]
    fn unwritten_elements_are_default_and_unreserved_ones_are_none() {
        let mut pages: Pages<u32, 8> = Pages::new();
        assert_eq!(pages.get(0), None);
        pages.set(3, 1);
        assert_eq!(pages.get(4), Some(&0));
        assert_eq!(pages.get(1 << 20), None);
        assert_eq!(pages.iter().sum::<u32>(), 1);
    }

    #[test]
    fn returned_numbers_are_reused_before_new_ones() {
        let mut numbers = NumberAllocator::new();
        assert_eq!((numbers.take(), numbers.take(), numbers.take()), (0, 1, 2));
        numbers.give_back(1);
        assert_eq!((numbers.take(), numbers.take(), numbers.bound()), (1, 3, 4));
    }
}
