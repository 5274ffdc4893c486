//! The queue people hold: the line behind a lock, and the waiting.

use std::fmt;
use std::pin::pin;
use std::sync::Arc;

use foldhash::HashSet;
use parking_lot::Mutex;
use tokio::sync::Notify;

use super::arrival::{Arrival, Closed, TryPopError, TryPushError};
use super::batch::{Batch, Work};
use super::line::{Line, Taken};
use super::options::{Bound, Builder};
use crate::object::ObjectKey;

/// A queue of what was said of objects, from one who hears it to one who applies it.
///
/// Promised:
/// 1. Deltas leave in the order in which they came, across keys (B29). With [`Order::PerKey`](super::Order::PerKey) keys
///    do, in the order of the first delta that waits; what is said of a key that waits does not move it (B30).
/// 2. A relist leaves as one unit: first what vanished, by key, as final-state-unknown with the last object the consumer
///    has, be it from before or from what was queued ahead of the list; then everything there is, in list order (B31). In
///    both orders, what came before leaves before.
/// 3. No key is deleted twice in a row, or if it was never seen (B33). A key that was deleted and made again while it
///    waited leaves as deleted, then made (B32). A deletion carries the last object, if there ever was one.
/// 4. A batch has no key twice, ends before a relist, ends with a relist, and is no longer than asked for; only a relist
///    is as long as it is (B36). An element that cannot be applied holds up no other (B37).
/// 5. A resync queues only what nothing is queued of, and what comes later leaves later; so it never overwrites
///    something newer (B38).
/// 6. The queue is synced when the first list has been applied, not when it has been popped; an empty list too (B39).
///    If a single change comes before any list, there is no initial list, and it is synced at once.
/// 7. Closing wakes everybody who waits: pushers get back what they hold, poppers what is queued and then `None`, those
///    who wait for the sync an error (B40).
/// 8. One batch is out at a time; the next pop waits until it is [`done`](Batch::done). So order holds for what is
///    *applied*, and a batch whose task died is not overtaken.
///
/// Not promised: that deltas are true to their name (an `Added` may be of an object you have; your store knows), or any
/// order between several producers but that each one's own stays and waiting ones take turns.
///
/// Versions and bookmarks take no place in the line: each batch says which version the collection has with it
/// ([`Batch::version`]), bookmarks that came before the next delta included. A bookmark alone is a batch with nothing
/// but a version, and several are one.
///
/// Cost: a push, a pop and a `done` are a look-up each, under one lock that is never held while anybody waits or
/// applies. A relist looks at every known object once, when it is popped. Memory: at most [`Bound`] deltas and one list, plus the batch
/// that is out.
///
/// Clones are the same queue. Dropping them does not close it.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::{Deleted, ObjectKey};
/// use kube_informer::queue::{Arrival, DeltaFifo};
///
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let queue = DeltaFifo::new();
/// let (a, b) = (ObjectKey::cluster("a"), ObjectKey::cluster("b"));
/// queue.push(Arrival::replace(vec![(a.clone(), Arc::new(1)), (b, Arc::new(2))])).await?;
/// queue.push(Arrival::deleted(Deleted::seen(a, Arc::new(1)))).await?;
/// queue.close();
///
/// let mut told = Vec::new();
/// while let Some(batch) = queue.pop_batch(100).await {
///     told.extend(batch.deltas().map(|(key, delta)| format!("{key} {delta:?}")));
///     batch.done();
/// }
/// assert_eq!(told, ["a Replaced", "b Replaced", "a Deleted"]);
/// assert!(queue.has_synced());
/// # Ok::<_, kube_informer::queue::Closed<Arrival<i32>>>(())
/// # }).unwrap();
/// ```
#[doc(alias = "RealFIFO")]
pub struct DeltaFifo<K> {
    shared: Arc<Shared<K>>,
}

/// Wake-ups: whoever waits enables its `Notified` first and looks at the line then, so a change between the two is not
/// missed. A waiter that is dropped hands an unused wake-up on; that is what makes every wait here cancel-safe.
pub(super) struct Shared<K> {
    line: Mutex<Line<K>>,
    /// Held by the pusher whose turn it is, waiting for room if need be. It is fair, so pushers take turns.
    turn: tokio::sync::Mutex<()>,
    /// There may be room. Only the one whose turn it is waits here.
    room: Notify,
    /// There may be a batch.
    work: Notify,
    /// There may be a sync.
    sync: Notify,
}

impl<K> DeltaFifo<K> {
    /// A queue in strict order, with room for 1024 deltas, that remembers by itself which objects were applied.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// assert_eq!(DeltaFifo::<()>::new().len(), 0);
    /// ```
    pub fn new() -> Self {
        Self::builder().build()
    }

    /// The same without a bound: it grows as long as the producer is faster. Nothing pushes back.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo}};
    /// let queue = DeltaFifo::unbounded();
    /// for n in 0..10_000 {
    ///     queue.try_push(Arrival::updated(ObjectKey::cluster("a"), Arc::new(n))).unwrap();
    /// }
    /// assert_eq!(queue.len(), 10_000);
    /// ```
    pub fn unbounded() -> Self {
        Self::builder().bound(Bound::Unbounded).build()
    }

    /// A queue of your choice. For an example see [`Builder`].
    pub fn builder() -> Builder<K> {
        Builder::new()
    }

    pub(super) fn over(line: Line<K>) -> Self {
        Self {
            shared: Arc::new(Shared {
                line: Mutex::new(line),
                turn: tokio::sync::Mutex::new(()),
                room: Notify::new(),
                work: Notify::new(),
                sync: Notify::new(),
            }),
        }
    }

    /// Pushes, and waits for room first if there is none. A bookmark needs no room.
    ///
    /// # Cancel safety
    /// If the future is dropped before it is ready, nothing was pushed, and what it held is gone with it.
    ///
    /// # Errors
    /// The queue is closed; what was to be pushed is handed back. For an example see [`DeltaFifo`].
    #[allow(clippy::result_large_err)] // the value comes back by value, that is the point
    pub async fn push(&self, arrival: Arrival<K>) -> Result<(), Closed<Arrival<K>>> {
        let _turn = self.shared.turn.lock().await;
        let mut arrival = arrival;
        loop {
            let mut room = pin!(self.shared.room.notified());
            room.as_mut().enable();
            match self.shared.offer(arrival) {
                Ok(()) => return Ok(()),
                Err(TryPushError::Closed(back)) => return Err(Closed(back)),
                Err(TryPushError::Full(back)) => arrival = back,
            }
            room.await;
        }
    }

    /// Pushes if there is room and nobody waits for it. For an example see [`TryPushError`].
    ///
    /// # Errors
    /// Full or closed; what was to be pushed is handed back.
    #[allow(clippy::result_large_err)] // the value comes back by value, that is the point
    pub fn try_push(&self, arrival: Arrival<K>) -> Result<(), TryPushError<Arrival<K>>> {
        match self.shared.turn.try_lock() {
            Ok(_turn) => self.shared.offer(arrival),
            Err(_) if self.is_closed() => Err(TryPushError::Closed(arrival)),
            Err(_) => Err(TryPushError::Full(arrival)),
        }
    }

    /// Queues a `Sync` of every known object that nothing is queued of, and says how many that were: none while a relist is
    /// on its way, for that speaks of every object. It does not wait for room: it adds at most one delta per known object,
    /// however often it is called.
    ///
    /// # Errors
    /// The queue is closed.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo}};
    /// let queue = DeltaFifo::new();
    /// queue.try_push(Arrival::added(ObjectKey::cluster("a"), Arc::new(1))).unwrap();
    /// assert_eq!(queue.resync(), Ok(0)); // what waits is newer
    /// queue.try_pop().unwrap().done();
    /// assert_eq!(queue.resync(), Ok(1));
    /// assert_eq!(queue.resync(), Ok(0)); // it waits already
    /// ```
    pub fn resync(&self) -> Result<usize, Closed<()>> {
        let mut line = self.shared.line.lock();
        if line.closed {
            return Err(Closed(()));
        }
        let count = line.resync();
        drop(line);
        if count > 0 {
            self.shared.work.notify_one();
        }
        Ok(count)
    }

    /// The next unit: one key, a relist, or a version; none if the queue is closed and drained. The same as
    /// [`pop_batch(1)`](Self::pop_batch), with its rules.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo}};
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::new();
    /// queue.push(Arrival::added(ObjectKey::cluster("a"), Arc::new(1))).await.unwrap();
    /// let batch = queue.pop().await.unwrap();
    /// assert_eq!(batch.deltas().count(), 1);
    /// batch.done();
    /// # });
    /// ```
    pub async fn pop(&self) -> Option<Batch<K>> {
        self.pop_batch(1).await
    }

    /// The next batch, of at most so many keys (0 counts as 1), or a whole relist; none if the queue is closed and
    /// drained.
    ///
    /// It waits as long as another batch is out: whoever holds one and pops again waits for itself. For an example see
    /// [`DeltaFifo`].
    ///
    /// # Cancel safety
    /// If the future is dropped before it is ready, nothing was popped.
    pub async fn pop_batch(&self, most: usize) -> Option<Batch<K>> {
        loop {
            let mut work = pin!(self.shared.work.notified());
            work.as_mut().enable();
            match self.try_pop_batch(most) {
                Ok(batch) => return Some(batch),
                Err(TryPopError::Closed) => return None,
                Err(TryPopError::Empty) => work.await,
            }
        }
    }

    /// The next unit, if there is one now. For an example see [`TryPopError`].
    ///
    /// # Errors
    /// Nothing to do now, or never more.
    pub fn try_pop(&self) -> Result<Batch<K>, TryPopError> {
        self.try_pop_batch(1)
    }

    /// The next batch, if there is one now. For an example see [`Batch::failed`].
    ///
    /// # Errors
    /// Nothing to do now, or never more.
    pub fn try_pop_batch(&self, most: usize) -> Result<Batch<K>, TryPopError> {
        let mut line = self.shared.line.lock();
        let popped = line.pop(most)?;
        let room = line.has_room();
        drop(line);
        if room {
            self.shared.room.notify_one();
        }
        Ok(Batch::new(self.shared.clone(), popped))
    }

    /// Has the initial list been applied? For an example see [`Batch::is_initial`].
    pub fn has_synced(&self) -> bool {
        self.shared.line.lock().synced()
    }

    /// Waits until the initial list has been applied.
    ///
    /// # Errors
    /// The queue was closed before. What is queued may still be popped and applied; ask
    /// [`has_synced`](Self::has_synced) afterwards.
    ///
    /// ```
    /// # use kube_informer::queue::{Arrival, DeltaFifo};
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::<()>::new();
    /// queue.push(Arrival::replace(vec![])).await.unwrap();
    /// queue.pop().await.unwrap().done();
    /// assert!(queue.synced().await.is_ok());
    /// # });
    /// ```
    pub async fn synced(&self) -> Result<(), Closed<()>> {
        loop {
            let mut sync = pin!(self.shared.sync.notified());
            sync.as_mut().enable();
            {
                let line = self.shared.line.lock();
                if line.synced() {
                    return Ok(());
                }
                if line.closed {
                    return Err(Closed(()));
                }
            }
            sync.await;
        }
    }

    /// Takes nothing more. What is queued can still be popped. Closing twice does no harm.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo}};
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::new();
    /// let arrival = || Arrival::added(ObjectKey::cluster("a"), Arc::new(1));
    /// queue.push(arrival()).await.unwrap();
    /// queue.close();
    /// assert!(queue.push(arrival()).await.is_err());
    /// queue.pop().await.expect("what was queued").done();
    /// assert!(queue.pop().await.is_none());
    /// # });
    /// ```
    pub fn close(&self) {
        self.shared.line.lock().closed = true;
        self.shared.room.notify_waiters();
        self.shared.work.notify_waiters();
        self.shared.sync.notify_waiters();
    }

    /// Was it closed?
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// let queue = DeltaFifo::<()>::new();
    /// queue.close();
    /// assert!(queue.is_closed());
    /// ```
    pub fn is_closed(&self) -> bool {
        self.shared.line.lock().closed
    }

    /// How many deltas wait; a relist counts for as many as it has objects, and for one if it has none. What is out does
    /// not count. For an example see [`DeltaFifo::unbounded`].
    pub fn len(&self) -> usize {
        self.shared.line.lock().len()
    }

    /// Does none wait?
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// assert!(DeltaFifo::<()>::new().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

impl<K> Shared<K> {
    #[allow(clippy::result_large_err)] // as `try_push`
    fn offer(&self, arrival: Arrival<K>) -> Result<(), TryPushError<Arrival<K>>> {
        let mut line = self.line.lock();
        if line.closed {
            return Err(TryPushError::Closed(arrival));
        }
        if !line.has_room_for(&arrival) {
            return Err(TryPushError::Full(arrival));
        }
        let was_synced = line.synced();
        line.push(arrival);
        let newly_synced = line.synced() && !was_synced;
        drop(line);
        self.work.notify_one();
        if newly_synced {
            self.sync.notify_waiters();
        }
        Ok(())
    }

    pub(super) fn settle(&self, taken: Taken<K>, upto: u64, failed: &HashSet<ObjectKey>, applied: bool) {
        let mut line = self.line.lock();
        line.settle(taken, upto, failed, applied);
        let synced = line.synced();
        drop(line);
        if synced {
            self.sync.notify_waiters();
        }
        self.batch_is_back();
    }

    pub(super) fn put_back(&self, work: Work<K>) {
        self.line.lock().put_back(work);
        self.batch_is_back();
    }

    fn batch_is_back(&self) {
        if self.line.lock().closed {
            // Everybody: after closing no push will come to wake those for whom nothing is left.
            self.work.notify_waiters();
        } else {
            self.work.notify_one();
        }
    }
}

impl<K> Clone for DeltaFifo<K> {
    fn clone(&self) -> Self {
        Self {
            shared: self.shared.clone(),
        }
    }
}

impl<K> Default for DeltaFifo<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K> fmt::Debug for DeltaFifo<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let line = self.shared.line.lock();
        f.debug_struct("DeltaFifo")
            .field("len", &line.len())
            .field("synced", &line.synced())
            .field("closed", &line.closed)
            .finish_non_exhaustive()
    }
}
