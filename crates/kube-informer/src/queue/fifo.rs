//! The public queue of deltas: a [`TrackedQueue`] behind a lock, with waiting for room, for batches and for
//! the sync.

use std::fmt;
use std::ops::Deref;
use std::pin::pin;
use std::sync::Arc;

use derive_where::derive_where;
use foldhash::{HashSet, HashSetExt};
use parking_lot::Mutex;
use tokio::sync::Notify;

use super::delta::{Delta, DeltaBatch};
use super::error::{Closed, TryPopError, TryPushError};
use super::options::{Bound, Builder};
use super::tracked::TrackedQueue;
use crate::object::{ObjectKey, ResourceVersion};

/// A queue of deltas between a producer that receives them from a server and a consumer that applies them.
///
/// An informer contains one. On its own it is for programs that build a cache or a controller of their own, like
/// client-go's `DeltaFIFO`.
///
/// Promised:
/// 1. Deltas leave in the order in which they arrived, across keys (B29). With [`Order::PerKey`](super::Order::PerKey)
///    keys leave in the order of their first queued delta; a further delta of a queued key does not move the key (B30).
/// 2. A list leaves as one unit: first the deletions of vanished objects, by key, as final-state-unknown with the
///    consumer's last object, including objects that were queued ahead of the list; then all items, in list order
///    (B31). In both orders, deltas that arrived before the list leave before it.
/// 3. No key is deleted twice in a row, or without having been seen (B33). A key that was deleted and created again
///    while it was queued leaves as deleted, then created (B32). A deletion carries the last object, if there ever was
///    one.
/// 4. A batch contains no key twice, ends before a list or with a list, and is no longer than requested; only a list is
///    always whole (B36). An element that cannot be applied does not delay any other (B37).
/// 5. A resync queues only objects without a queued delta, and later deltas leave later; so it never overwrites a newer
///    state (B38).
/// 6. The queue is synced when the first list has been applied, not when it has been popped; an empty list counts (B39).
///    If a single change comes before any list, there is no initial list, and the queue is synced at once.
/// 7. Closing wakes every waiter: pushers get their value back, poppers get the queued deltas and then `None`, waits
///    for the sync fail (B40).
/// 8. One batch is out at a time; the next pop waits until it is [`done`](Batch::done). So the order holds for
///    *applied* deltas, and no batch overtakes one whose task died.
///
/// Not promised: that the kind of a delta matches the consumer's state (the object of an `Added` may exist already; the
/// store decides), or any order between several producers. Each producer's own order is kept.
///
/// Versions and bookmarks take no room in the queue: each batch has the version of the collection once it is applied
/// ([`DeltaBatch::version`]), including bookmarks that arrived before the next delta. A bookmark alone is a batch with
/// only a version, and several bookmarks are one batch.
///
/// Cost: a push, a pop and a `done` are one look-up each, under one lock that is never held during a wait or while a
/// batch is applied. A list looks at every known object once, when it is popped. Memory: at most [`Bound`] deltas and
/// one list, plus the batch that is out.
///
/// Clones are handles of the same queue. Dropping them does not close it.
///
/// ```
/// use std::sync::Arc;
/// use kube_informer::object::{Deleted, ObjectKey};
/// use kube_informer::queue::{Delta, DeltaFifo};
///
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let queue = DeltaFifo::new();
/// let (a, b) = (ObjectKey::cluster("a"), ObjectKey::cluster("b"));
/// queue.replace(vec![(a.clone(), Arc::new(1)), (b, Arc::new(2))], None).await.unwrap();
/// queue.push(Delta::deleted(Deleted::seen(a, Arc::new(1)))).await.unwrap();
/// queue.close();
///
/// let mut applied = Vec::new();
/// while let Some(batch) = queue.pop_batch(100).await {
///     applied.extend(batch.deltas().iter().map(|delta| format!("{delta:?}")));
///     batch.done();
/// }
/// assert_eq!(applied, ["Replaced(a)", "Replaced(b)", "Deleted(a)"]);
/// assert!(queue.has_synced());
/// # });
/// ```
#[doc(alias = "RealFIFO")]
#[derive_where(Clone)]
pub struct DeltaFifo<K> {
    shared: Arc<FifoState<K>>,
}

/// Wake-ups: a waiter enables its `Notified` before it looks at the queue, so that it does not miss a change in
/// between. A dropped waiter passes an unused wake-up on; that makes every wait here cancel-safe.
struct FifoState<K> {
    queue: Mutex<TrackedQueue<K>>,
    /// Held by the pusher that waits for room. The lock is fair, so pushers take turns.
    turn: tokio::sync::Mutex<()>,
    /// Notified when there may be room. Only the pusher that holds the lock waits here.
    room: Notify,
    /// Notified when there may be a batch.
    work: Notify,
    /// Notified when the queue may be synced.
    sync: Notify,
}

impl<K> DeltaFifo<K> {
    /// Creates a queue in strict order, with room for 1024 deltas, that keeps its own record of the applied
    /// objects.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// assert_eq!(DeltaFifo::<()>::new().len(), 0);
    /// ```
    pub fn new() -> Self {
        Self::builder().build()
    }

    /// Like [`new`](Self::new), without a bound: the queue grows while the producer is faster than the
    /// consumer.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo}};
    /// let queue = DeltaFifo::unbounded();
    /// for n in 0..10_000 {
    ///     queue.try_push(Delta::updated(ObjectKey::cluster("a"), Arc::new(n))).unwrap();
    /// }
    /// assert_eq!(queue.len(), 10_000);
    /// ```
    pub fn unbounded() -> Self {
        Self::builder().bound(Bound::Unbounded).build()
    }

    /// Returns a builder for a queue with other options; see [`Builder`].
    pub fn builder() -> Builder<K> {
        Builder::new()
    }

    pub(super) fn over(queue: TrackedQueue<K>) -> Self {
        Self {
            shared: Arc::new(FifoState {
                queue: Mutex::new(queue),
                turn: tokio::sync::Mutex::new(()),
                room: Notify::new(),
                work: Notify::new(),
                sync: Notify::new(),
            }),
        }
    }

    /// Pushes a delta. Waits if there is no room.
    ///
    /// # Cancel safety
    /// If the future is dropped before it is ready, nothing was pushed, and the delta is dropped with it.
    ///
    /// # Errors
    /// Returns the delta if the queue is closed.
    #[allow(clippy::result_large_err)] // the error returns the delta by value
    pub async fn push(&self, delta: Delta<K>) -> Result<(), Closed<Delta<K>>> {
        self.wait_to_push(delta, TrackedQueue::push).await
    }

    /// Pushes a delta if there is room and no other producer waits for room. See [`Closed`] for an example.
    ///
    /// # Errors
    /// Returns the delta if the queue is full or closed.
    #[allow(clippy::result_large_err)] // the error returns the delta by value
    pub fn try_push(&self, delta: Delta<K>) -> Result<(), TryPushError<Delta<K>>> {
        self.push_now(delta, TrackedQueue::push)
    }

    /// Pushes a list that replaces the whole collection, and the version at which it was taken. Waits if
    /// there is no room.
    ///
    /// # Errors
    /// Returns the items if the queue is closed.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::DeltaFifo};
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::new();
    /// queue.replace(vec![(ObjectKey::cluster("a"), Arc::new(1))], Some(7.into())).await.unwrap();
    /// assert_eq!(queue.pop().await.unwrap().version(), Some(&7.into()));
    /// # });
    /// ```
    pub async fn replace(
        &self,
        items: Vec<(ObjectKey, Arc<K>)>,
        version: Option<ResourceVersion>,
    ) -> Result<(), Closed<Vec<(ObjectKey, Arc<K>)>>> {
        let pushed = self.wait_to_push((items, version), replace_all);
        pushed.await.map_err(|Closed((items, _))| Closed(items))
    }

    /// Pushes a list that replaces the whole collection, if there is room and no other producer waits for
    /// room.
    ///
    /// # Errors
    /// Returns the items if the queue is full or closed.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// let queue = DeltaFifo::<()>::new();
    /// queue.try_replace(vec![], None).unwrap();
    /// queue.try_pop().unwrap().done();
    /// assert!(queue.has_synced());
    /// ```
    #[allow(clippy::type_complexity)] // the error returns the arguments
    pub fn try_replace(
        &self,
        items: Vec<(ObjectKey, Arc<K>)>,
        version: Option<ResourceVersion>,
    ) -> Result<(), TryPushError<Vec<(ObjectKey, Arc<K>)>>> {
        let pushed = self.push_now((items, version), replace_all);
        pushed.map_err(|error| match error {
            TryPushError::Full((items, _)) => TryPushError::Full(items),
            TryPushError::Closed((items, _)) => TryPushError::Closed(items),
        })
    }

    /// Pushes a bookmark: the collection is at this version although none of its objects changed. It needs no
    /// room.
    ///
    /// # Errors
    /// Fails if the queue is closed.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// let queue = DeltaFifo::<()>::new();
    /// queue.advance(9.into()).unwrap();
    /// assert_eq!(queue.try_pop().unwrap().version(), Some(&9.into()));
    /// ```
    #[doc(alias = "Bookmark")]
    pub fn advance(&self, version: ResourceVersion) -> Result<(), Closed<()>> {
        let mut queue = self.shared.queue.lock();
        if queue.closed {
            return Err(Closed(()));
        }
        queue.advance(version);
        drop(queue);
        self.shared.work.notify_one();
        Ok(())
    }

    /// Queues a `Sync` of every known object without a queued delta, and returns their number. The number is
    /// 0 while a list is queued or out, because the list covers every object. The call does not wait for
    /// room: it adds at most one delta per known object, however often it is called.
    ///
    /// # Errors
    /// Fails if the queue is closed.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo}};
    /// let queue = DeltaFifo::new();
    /// queue.try_push(Delta::added(ObjectKey::cluster("a"), Arc::new(1))).unwrap();
    /// assert_eq!(queue.resync(), Ok(0)); // the queued delta is newer
    /// queue.try_pop().unwrap().done();
    /// assert_eq!(queue.resync(), Ok(1));
    /// assert_eq!(queue.resync(), Ok(0)); // it is queued already
    /// ```
    pub fn resync(&self) -> Result<usize, Closed<()>> {
        let mut queue = self.shared.queue.lock();
        if queue.closed {
            return Err(Closed(()));
        }
        let count = queue.resync();
        drop(queue);
        if count > 0 {
            self.shared.work.notify_one();
        }
        Ok(count)
    }

    /// Pops the next unit: one key, a list, or a version. Returns `None` if the queue is closed and drained.
    /// Equivalent to [`pop_batch(1)`](Self::pop_batch).
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo}};
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::new();
    /// queue.push(Delta::added(ObjectKey::cluster("a"), Arc::new(1))).await.unwrap();
    /// let batch = queue.pop().await.unwrap();
    /// assert_eq!(batch.len(), 1);
    /// batch.done();
    /// # });
    /// ```
    pub async fn pop(&self) -> Option<Batch<K>> {
        self.pop_batch(1).await
    }

    /// Pops the next batch: at most `most` keys (0 counts as 1), or a whole list. Returns `None` if the queue
    /// is closed and drained.
    ///
    /// The call waits while another batch is out. A task that holds a batch and pops again therefore waits
    /// forever.
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

    /// Pops the next unit without waiting. See [`TryPopError`] for an example.
    ///
    /// # Errors
    /// Fails if nothing is queued now, or if the queue is closed and drained.
    pub fn try_pop(&self) -> Result<Batch<K>, TryPopError> {
        self.try_pop_batch(1)
    }

    /// Pops the next batch without waiting. See [`Batch::failed`] for an example.
    ///
    /// # Errors
    /// Fails if nothing is queued now, or if the queue is closed and drained.
    pub fn try_pop_batch(&self, most: usize) -> Result<Batch<K>, TryPopError> {
        let mut queue = self.shared.queue.lock();
        let batch = queue.pop(most)?;
        let room = queue.has_room();
        drop(queue);
        if room {
            self.shared.room.notify_one();
        }
        Ok(Batch {
            batch,
            shared: Some(Arc::clone(&self.shared)),
            failed: HashSet::new(),
        })
    }

    /// True once the initial list has been applied. See [`try_replace`](Self::try_replace) for an example.
    pub fn has_synced(&self) -> bool {
        self.shared.queue.lock().synced()
    }

    /// Waits until the initial list has been applied.
    ///
    /// # Errors
    /// Fails if the queue is closed before that. Queued deltas may still be popped and applied; check
    /// [`has_synced`](Self::has_synced) afterwards.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::<()>::new();
    /// queue.replace(vec![], None).await.unwrap();
    /// queue.pop().await.unwrap().done();
    /// assert!(queue.synced().await.is_ok());
    /// # });
    /// ```
    pub async fn synced(&self) -> Result<(), Closed<()>> {
        loop {
            let mut sync = pin!(self.shared.sync.notified());
            sync.as_mut().enable();
            {
                let queue = self.shared.queue.lock();
                if queue.synced() {
                    return Ok(());
                }
                if queue.closed {
                    return Err(Closed(()));
                }
            }
            sync.await;
        }
    }

    /// Closes the queue to producers. Queued deltas can still be popped. Closing twice has no further effect.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo}};
    /// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
    /// let queue = DeltaFifo::new();
    /// let delta = || Delta::added(ObjectKey::cluster("a"), Arc::new(1));
    /// queue.push(delta()).await.unwrap();
    /// queue.close();
    /// assert!(queue.push(delta()).await.is_err());
    /// queue.pop().await.expect("the delta that was queued").done();
    /// assert!(queue.pop().await.is_none());
    /// # });
    /// ```
    pub fn close(&self) {
        self.shared.queue.lock().closed = true;
        self.shared.room.notify_waiters();
        self.shared.work.notify_waiters();
        self.shared.sync.notify_waiters();
    }

    /// True once the queue has been closed.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// let queue = DeltaFifo::<()>::new();
    /// queue.close();
    /// assert!(queue.is_closed());
    /// ```
    pub fn is_closed(&self) -> bool {
        self.shared.queue.lock().closed
    }

    /// Returns the number of queued deltas; a list counts its items.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// assert_eq!(DeltaFifo::<()>::new().len(), 0);
    /// ```
    pub fn len(&self) -> usize {
        self.shared.queue.lock().len()
    }

    /// True if no delta is queued. A version may still be queued.
    ///
    /// ```
    /// # use kube_informer::queue::DeltaFifo;
    /// assert!(DeltaFifo::<()>::new().is_empty());
    /// ```
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    async fn wait_to_push<T>(&self, value: T, push: Push<K, T>) -> Result<(), Closed<T>> {
        let _turn = self.shared.turn.lock().await;
        let mut value = value;
        loop {
            let mut room = pin!(self.shared.room.notified());
            room.as_mut().enable();
            match self.shared.offer(value, push) {
                Ok(()) => return Ok(()),
                Err(TryPushError::Closed(back)) => return Err(Closed(back)),
                Err(TryPushError::Full(back)) => value = back,
            }
            room.await;
        }
    }

    fn push_now<T>(&self, value: T, push: Push<K, T>) -> Result<(), TryPushError<T>> {
        match self.shared.turn.try_lock() {
            Ok(_turn) => self.shared.offer(value, push),
            Err(_) if self.is_closed() => Err(TryPushError::Closed(value)),
            Err(_) => Err(TryPushError::Full(value)),
        }
    }
}

/// Inserts a value into a queue that has room.
type Push<K, T> = fn(&mut TrackedQueue<K>, T);

type Items<K> = (Vec<(ObjectKey, Arc<K>)>, Option<ResourceVersion>);

fn replace_all<K>(queue: &mut TrackedQueue<K>, (items, version): Items<K>) {
    queue.replace(items, version);
}

impl<K> FifoState<K> {
    fn offer<T>(&self, value: T, push: Push<K, T>) -> Result<(), TryPushError<T>> {
        let mut queue = self.queue.lock();
        if queue.closed {
            return Err(TryPushError::Closed(value));
        }
        if !queue.has_room() {
            return Err(TryPushError::Full(value));
        }
        let was_synced = queue.synced();
        push(&mut queue, value);
        let newly_synced = queue.synced() && !was_synced;
        drop(queue);
        self.work.notify_one();
        if newly_synced {
            self.sync.notify_waiters();
        }
        Ok(())
    }

    /// Ends the current batch: either it was applied, or it returns to the queue.
    fn give_back(&self, applied: Option<&HashSet<ObjectKey>>) {
        let mut queue = self.queue.lock();
        match applied {
            Some(failed) => queue.settle(failed),
            None => queue.put_back(),
        }
        let (synced, closed) = (queue.synced(), queue.closed);
        drop(queue);
        if synced {
            self.sync.notify_waiters();
        }
        if closed {
            // Wakes all poppers: after closing there is no push that would wake those for which no batch is left.
            self.work.notify_waiters();
        } else {
            self.work.notify_one();
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
        let queue = self.shared.queue.lock();
        f.debug_struct("DeltaFifo")
            .field("len", &queue.len())
            .field("synced", &queue.synced())
            .field("closed", &queue.closed)
            .finish_non_exhaustive()
    }
}

/// A batch of a [`DeltaFifo`] that is being applied. It reads like a [`DeltaBatch`].
///
/// Call [`done`](Self::done) once the batch is applied. A batch that is dropped instead returns to the queue.
///
/// ```
/// # use std::sync::Arc;
/// # use kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo}};
/// let queue = DeltaFifo::new();
/// queue.try_push(Delta::added(ObjectKey::cluster("a"), Arc::new(1))).unwrap();
/// drop(queue.try_pop().unwrap());
/// let again = queue.try_pop().unwrap();
/// assert_eq!(again.deltas()[0].key.name(), "a");
/// again.done();
/// ```
#[must_use = "a batch that is dropped goes back into the queue; say `done` when it is applied"]
pub struct Batch<K> {
    batch: DeltaBatch<K>,
    /// `None` once the batch is done or returned.
    shared: Option<Arc<FifoState<K>>>,
    failed: HashSet<ObjectKey>,
}

impl<K> Batch<K> {
    /// Reports a key that could not be applied. The others are unaffected (B37), and the queue continues as if the
    /// consumer had kept its earlier object: the next list finds the difference.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Delta, DeltaFifo}};
    /// let queue = DeltaFifo::new();
    /// let (a, b) = (ObjectKey::cluster("a"), ObjectKey::cluster("b"));
    /// queue.try_push(Delta::added(a.clone(), Arc::new(1))).unwrap();
    /// queue.try_push(Delta::added(b, Arc::new(1))).unwrap();
    /// let mut batch = queue.try_pop_batch(10).unwrap();
    /// batch.failed(a);
    /// batch.done();
    /// assert_eq!(queue.resync(), Ok(1)); // only b is known to be there
    /// ```
    pub fn failed(&mut self, key: ObjectKey) {
        self.failed.insert(key);
    }

    /// Reports that the batch is applied. The next one may then leave.
    pub fn done(mut self) {
        if let Some(shared) = self.shared.take() {
            shared.give_back(Some(&self.failed));
        }
    }
}

impl<K> Deref for Batch<K> {
    type Target = DeltaBatch<K>;

    fn deref(&self) -> &DeltaBatch<K> {
        &self.batch
    }
}

impl<K> Drop for Batch<K> {
    fn drop(&mut self) {
        if let Some(shared) = self.shared.take() {
            shared.give_back(None);
        }
    }
}

impl<K> fmt::Debug for Batch<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.batch.fmt(f)
    }
}
