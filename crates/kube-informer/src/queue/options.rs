//! Options of a queue.

use std::collections::BTreeMap;
use std::fmt;

use super::fifo::DeltaFifo;
use super::known::{KnownObjects, KnownSource};
use super::tracked::TrackedQueue;

/// The order in which deltas leave.
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
    /// Deltas of a key are collected at the position of the key's first queued delta. A relist is a barrier: no deltas
    /// are collected across it.
    #[doc(alias = "DeltaFIFO")]
    PerKey,
}

/// The maximum number of queued deltas.
///
/// ```
/// # use kube_informer::queue::Bound;
/// assert_eq!(Bound::default(), Bound::Deltas(1024));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Bound {
    /// There is room while fewer deltas than this are queued; 0 counts as 1. A relist counts as one delta per
    /// object and is accepted whole, so the queue holds at most this many deltas and one list.
    Deltas(usize),
    /// No bound.
    Unbounded,
}

impl Default for Bound {
    fn default() -> Self {
        Self::Deltas(1024)
    }
}

/// Builds a [`DeltaFifo`].
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
    known: KnownSource<K>,
}

impl<K> Builder<K> {
    pub(super) fn new() -> Self {
        Self {
            order: Order::default(),
            bound: Bound::default(),
            known: KnownSource::Own(BTreeMap::new()),
        }
    }

    /// Sets the order in which deltas leave; the default is strict. See [`Builder`] for an example.
    pub fn order(mut self, order: Order) -> Self {
        self.order = order;
        self
    }

    /// Sets the maximum number of queued deltas; the default is 1024. See [`Builder`] for an example.
    pub fn bound(mut self, bound: Bound) -> Self {
        self.bound = bound;
        self
    }

    /// Sets the consumer's own store of applied objects. Without it the queue keeps its own record, at the
    /// cost of a key and a pointer per object. See [`KnownObjects`] for an example.
    pub fn known(mut self, known: impl KnownObjects<K> + 'static) -> Self {
        self.known = KnownSource::Given(Box::new(known));
        self
    }

    /// Builds the queue. See [`Builder`] for an example.
    pub fn build(self) -> DeltaFifo<K> {
        DeltaFifo::over(TrackedQueue::new(self.order, self.bound, self.known))
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
