//! What can be chosen when a queue is made.

use std::collections::BTreeMap;
use std::fmt;

use super::fifo::DeltaFifo;
use super::known::{Known, KnownObjects};
use super::line::Line;

/// In which order deltas leave.
///
/// ```
/// # use kube_informer::queue::Order;
/// assert_eq!(Order::default(), Order::Strict);
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Order {
    /// Every delta in the order of arrival, across all keys.
    #[default]
    #[doc(alias = "RealFIFO")]
    Strict,
    /// Deltas of a key gather at the place where the key stands in line. A relist is a line drawn: nothing gathers
    /// across it.
    #[doc(alias = "DeltaFIFO")]
    PerKey,
}

/// How much may wait.
///
/// ```
/// # use kube_informer::queue::Bound;
/// assert_eq!(Bound::default(), Bound::Deltas(1024));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bound {
    /// There is room as long as fewer deltas than this wait; 0 counts as 1. A relist weighs as many deltas as it has
    /// objects and is let in whole, so the most that waits is this many and one list.
    Deltas(usize),
    /// As much as comes, until memory ends.
    Unbounded,
}

impl Default for Bound {
    fn default() -> Self {
        Self::Deltas(1024)
    }
}

/// Makes a [`DeltaFifo`].
///
/// ```
/// use kube_informer::queue::{Bound, DeltaFifo, Order};
///
/// let queue = DeltaFifo::<String>::builder()
///     .order(Order::PerKey)
///     .bound(Bound::Deltas(100))
///     .build();
/// assert!(queue.is_empty());
/// ```
#[must_use = "a builder makes nothing until `build`"]
pub struct Builder<K> {
    order: Order,
    bound: Bound,
    known: Known<K>,
}

impl<K> Builder<K> {
    pub(super) fn new() -> Self {
        Self {
            order: Order::default(),
            bound: Bound::default(),
            known: Known::Own(BTreeMap::new()),
        }
    }

    /// In which order deltas leave; strict, if you do not say. For an example see [`Builder`].
    pub fn order(mut self, order: Order) -> Self {
        self.order = order;
        self
    }

    /// How much may wait; 1024 deltas, if you do not say. For an example see [`Builder`].
    pub fn bound(mut self, bound: Bound) -> Self {
        self.bound = bound;
        self
    }

    /// Where the consumer keeps what it applied. Without it the queue remembers by itself, at the cost of a key and a
    /// pointer per object. For an example see [`KnownObjects`].
    pub fn known(mut self, known: impl KnownObjects<K> + 'static) -> Self {
        self.known = Known::Given(Box::new(known));
        self
    }

    /// The queue. For an example see [`Builder`].
    pub fn build(self) -> DeltaFifo<K> {
        DeltaFifo::over(Line::new(self.order, self.bound, self.known))
    }
}

impl<K> fmt::Debug for Builder<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Builder")
            .field("order", &self.order)
            .field("bound", &self.bound)
            .finish_non_exhaustive()
    }
}
