//! What goes out: one batch at a time, and a receipt for it.

use std::fmt;
use std::sync::Arc;

use foldhash::{HashSet, HashSetExt};

use super::delta::{Delta, Deltas};
use super::fifo::Shared;
use super::known::Known;
use super::line::{Popped, Taken};
use crate::object::{Deleted, ObjectKey, ResourceVersion};

/// What a batch asks for.
///
/// ```
/// # use std::sync::Arc;
/// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo, Work}};
/// let queue = DeltaFifo::new();
/// queue.try_push(Arrival::replace(vec![(ObjectKey::cluster("a"), Arc::new(1))]).at(7.into())).unwrap();
/// let batch = queue.try_pop().unwrap();
/// match batch.work() {
///     Work::Changes(changes) => println!("{} keys changed", changes.len()),
///     Work::Relist(relist) => println!("everything anew at {:?}", relist.version()),
///     Work::Advance => println!("nothing but the version"),
///     _ => {}
/// }
/// batch.done();
/// ```
#[non_exhaustive]
pub enum Work<K> {
    /// These keys changed; no key is there twice.
    Changes(Vec<Deltas<K>>),
    /// This is everything there is.
    #[doc(alias = "ReplacedAll")]
    Relist(Relist<K>),
    /// Nothing changed but the version.
    #[doc(alias = "Bookmark")]
    Advance,
}

/// A relist: one unit, however long, so that the store can move to its version before anybody hears of it (B34).
///
/// ```
/// # use std::sync::Arc;
/// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo, Work}};
/// let queue = DeltaFifo::new();
/// queue.try_push(Arrival::added(ObjectKey::cluster("old"), Arc::new(1))).unwrap();
/// queue.try_pop().unwrap().done();
/// queue.try_push(Arrival::replace(vec![(ObjectKey::cluster("new"), Arc::new(2))]).at(7.into())).unwrap();
///
/// let batch = queue.try_pop().unwrap();
/// let Work::Relist(relist) = batch.work() else { unreachable!() };
/// assert_eq!(relist.vanished()[0].key, ObjectKey::cluster("old"));
/// assert_eq!(relist.items()[0].0, ObjectKey::cluster("new"));
/// assert_eq!(relist.version(), Some(&7.into()));
/// batch.done();
/// ```
pub struct Relist<K> {
    /// None as long as it waits for the first time.
    vanished: Option<Vec<Deleted<K>>>,
    items: Vec<(ObjectKey, Arc<K>)>,
    version: Option<ResourceVersion>,
    pub(super) before: Option<ResourceVersion>,
}

impl<K> Relist<K> {
    pub(super) fn new(
        items: Vec<(ObjectKey, Arc<K>)>,
        version: Option<ResourceVersion>,
        before: Option<ResourceVersion>,
    ) -> Self {
        Self {
            vanished: None,
            items,
            version,
            before,
        }
    }

    /// What the consumer has and the list has not, by key. For an example see [`Relist`].
    pub fn vanished(&self) -> &[Deleted<K>] {
        self.vanished.as_deref().unwrap_or_default()
    }

    /// Everything there is, in the list's order; no key is there twice. For an example see [`Relist`].
    pub fn items(&self) -> &[(ObjectKey, Arc<K>)] {
        &self.items
    }

    /// The same two by value, vanished first, for those who took the batch apart.
    ///
    /// ```
    /// # use kube_informer::queue::{Arrival, DeltaFifo, Work};
    /// # let queue = DeltaFifo::<()>::new();
    /// # queue.try_push(Arrival::replace(vec![])).unwrap();
    /// let (work, receipt) = queue.try_pop().unwrap().into_parts();
    /// let Work::Relist(relist) = work else { unreachable!() };
    /// let (vanished, items) = relist.into_parts();
    /// assert!(vanished.is_empty() && items.is_empty());
    /// receipt.done();
    /// ```
    #[allow(clippy::type_complexity)] // two lists, and each has its accessor with words
    pub fn into_parts(self) -> (Vec<Deleted<K>>, Vec<(ObjectKey, Arc<K>)>) {
        (self.vanished.unwrap_or_default(), self.items)
    }

    /// The list's version. For an example see [`Relist`].
    pub fn version(&self) -> Option<&ResourceVersion> {
        self.version.as_ref()
    }

    pub(super) fn find_vanished(&mut self, known: &Known<K>) {
        if self.vanished.is_some() {
            return;
        }
        let listed: HashSet<&ObjectKey> = self.items.iter().map(|(key, _)| key).collect();
        let mut vanished = Vec::new();
        known.for_each(&mut |key, last| {
            if !listed.contains(key) {
                vanished.push(Deleted::missed(key.clone(), Some(last.clone())));
            }
        });
        // By key, so that the same history is told the same way in every run.
        vanished.sort_by(|a, b| a.key.cmp(&b.key));
        self.vanished = Some(vanished);
    }

    pub(super) fn weight(&self) -> usize {
        // An empty list is something to do, too.
        self.items.len().max(1)
    }
}

/// What to apply next. The queue gives out one batch at a time.
///
/// Say [`done`](Self::done) when it is applied. A batch that is dropped instead, because its task was cancelled or
/// panicked, goes back to its place at the head of the line, and the next pop gets it again: apply it so that twice
/// does no harm.
///
/// ```
/// # use std::sync::Arc;
/// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo}};
/// let queue = DeltaFifo::new();
/// queue.try_push(Arrival::added(ObjectKey::cluster("a"), Arc::new(1)).at(5.into())).unwrap();
///
/// drop(queue.try_pop().unwrap()); // not done: it comes again
/// let batch = queue.try_pop().unwrap();
/// for (key, delta) in batch.deltas() {
///     println!("{key}: {delta:?}");
/// }
/// assert_eq!(batch.version(), Some(&5.into()));
/// batch.done();
/// assert!(queue.try_pop().is_err());
/// ```
#[must_use = "a batch that is dropped goes back into the queue; say `done` when it is applied"]
pub struct Batch<K> {
    /// Both are there until the batch is taken apart, dropped or done.
    work: Option<Work<K>>,
    receipt: Option<Receipt<K>>,
    version: Option<ResourceVersion>,
    initial: bool,
    remembers: bool,
}

impl<K> Batch<K> {
    pub(super) fn new(shared: Arc<Shared<K>>, popped: Popped<K>) -> Self {
        Self {
            work: Some(popped.work),
            receipt: Some(Receipt {
                shared: Some(shared),
                taken: Taken::Advance,
                upto: popped.upto,
                failed: HashSet::new(),
            }),
            version: popped.version,
            initial: popped.initial,
            remembers: popped.remembers,
        }
    }

    /// What it asks for. For an example see [`Work`].
    pub fn work(&self) -> &Work<K> {
        self.work
            .as_ref()
            .expect("only what consumes a batch takes its work")
    }

    /// The same as a sequence of deltas, in the order in which they are to be told: of a relist first what vanished, then
    /// everything there is as `Replaced`, in list order (B31). For an example see [`Batch`].
    pub fn deltas(&self) -> impl Iterator<Item = (&ObjectKey, Delta<K>)> {
        let (changes, relist) = match self.work() {
            Work::Changes(changes) => (Some(changes), None),
            Work::Relist(relist) => (None, Some(relist)),
            Work::Advance => (None, None),
        };
        let changed = changes
            .into_iter()
            .flatten()
            .flat_map(|deltas| deltas.iter().map(|delta| (deltas.key(), delta.clone())));
        let vanished = relist
            .into_iter()
            .flat_map(Relist::vanished)
            .map(|deleted| (&deleted.key, Delta::Deleted(deleted.clone())));
        let items = relist
            .into_iter()
            .flat_map(Relist::items)
            .map(|(key, object)| (key, Delta::Replaced(object.clone())));
        changed.chain(vanished).chain(items)
    }

    /// The collection's version once this batch is applied, bookmarks included; none if nobody ever named one. For an
    /// example see [`Batch`].
    pub fn version(&self) -> Option<&ResourceVersion> {
        self.version.as_ref()
    }

    /// Is it the initial population? When it is done, the queue is synced (B39).
    ///
    /// ```
    /// # use kube_informer::queue::{Arrival, DeltaFifo};
    /// let queue = DeltaFifo::<()>::new();
    /// queue.try_push(Arrival::replace(vec![])).unwrap();
    /// queue.try_push(Arrival::replace(vec![])).unwrap();
    /// let first = queue.try_pop().unwrap();
    /// assert!(first.is_initial() && !queue.has_synced());
    /// first.done();
    /// assert!(!queue.try_pop().unwrap().is_initial() && queue.has_synced());
    /// ```
    pub fn is_initial(&self) -> bool {
        self.initial
    }

    /// This element could not be applied; the others stand (B37). If the queue remembers what is known by itself, it keeps
    /// what it knew of this key.
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo}};
    /// let queue = DeltaFifo::new();
    /// queue.try_push(Arrival::added(ObjectKey::cluster("bad"), Arc::new(1))).unwrap();
    /// queue.try_push(Arrival::added(ObjectKey::cluster("good"), Arc::new(2))).unwrap();
    /// let mut batch = queue.try_pop_batch(10).unwrap();
    /// batch.failed(ObjectKey::cluster("bad"));
    /// batch.done();
    /// assert_eq!(queue.resync(), Ok(1)); // good
    /// ```
    pub fn failed(&mut self, key: ObjectKey) {
        if let Some(receipt) = &mut self.receipt {
            receipt.failed(key);
        }
    }

    /// It is applied; the next one may be popped. For an example see [`Batch`].
    pub fn done(self) {
        self.into_parts().1.done();
    }

    /// The work by value, and the receipt to sign when it is applied. From here on it cannot go back into the queue by
    /// itself; see [`Receipt`].
    ///
    /// ```
    /// # use std::sync::Arc;
    /// # use kube_informer::{object::ObjectKey, queue::{Arrival, DeltaFifo, Work}};
    /// # let queue = DeltaFifo::new();
    /// # queue.try_push(Arrival::added(ObjectKey::cluster("a"), Arc::new(1))).unwrap();
    /// let (work, receipt) = queue.try_pop().unwrap().into_parts();
    /// if let Work::Changes(changes) = work {
    ///     assert_eq!(changes.len(), 1);
    /// }
    /// receipt.done();
    /// ```
    pub fn into_parts(mut self) -> (Work<K>, Receipt<K>) {
        let (Some(work), Some(mut receipt)) = (self.work.take(), self.receipt.take()) else {
            unreachable!("only what consumes a batch takes its parts")
        };
        receipt.taken = match &work {
            Work::Changes(changes) => {
                let now = |d: &Deltas<K>| (d.key().clone(), d.newest().after());
                Taken::Changes(changes.iter().map(now).collect())
            }
            Work::Relist(relist) if self.remembers => {
                let gone = relist.vanished().iter().map(|d| (d.key.clone(), None));
                let there = relist.items.iter().map(|(key, o)| (key.clone(), Some(o.clone())));
                Taken::Relist(gone.chain(there).collect())
            }
            Work::Relist(_) => Taken::Relist(Vec::new()),
            Work::Advance => Taken::Advance,
        };
        (work, receipt)
    }
}

impl<K> Drop for Batch<K> {
    fn drop(&mut self) {
        if let (Some(work), Some(mut receipt)) = (self.work.take(), self.receipt.take())
            && let Some(shared) = receipt.shared.take()
        {
            shared.put_back(work);
        }
    }
}

impl<K> fmt::Debug for Batch<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Batch")
            .field("deltas", &self.deltas().collect::<Vec<_>>())
            .field("version", &self.version)
            .field("initial", &self.initial)
            .finish()
    }
}

/// For work that was taken out of its batch: sign it with [`done`](Self::done) when the work is applied.
///
/// A receipt that is dropped unsigned says the work got lost. The queue goes on, but does not call itself synced for it;
/// the next relist makes good what is missing.
///
/// ```
/// # use kube_informer::queue::{Arrival, DeltaFifo};
/// let queue = DeltaFifo::<()>::new();
/// queue.try_push(Arrival::replace(vec![])).unwrap();
/// let (_work, receipt) = queue.try_pop().unwrap().into_parts();
/// drop(receipt);
/// assert!(!queue.has_synced());
///
/// queue.try_push(Arrival::replace(vec![])).unwrap();
/// let (_work, receipt) = queue.try_pop().unwrap().into_parts();
/// receipt.done();
/// assert!(queue.has_synced());
/// ```
#[must_use = "say `done` when the work is applied; dropped, it counts as lost"]
pub struct Receipt<K> {
    /// None once it is signed.
    shared: Option<Arc<Shared<K>>>,
    taken: Taken<K>,
    upto: u64,
    failed: HashSet<ObjectKey>,
}

impl<K> Receipt<K> {
    /// This element could not be applied; as [`Batch::failed`], with an example there.
    pub fn failed(&mut self, key: ObjectKey) {
        self.failed.insert(key);
    }

    /// The work is applied; the next batch may be popped. For an example see [`Receipt`].
    pub fn done(mut self) {
        self.settle(true);
    }

    fn settle(&mut self, applied: bool) {
        if let Some(shared) = self.shared.take() {
            let taken = std::mem::replace(&mut self.taken, Taken::Advance);
            shared.settle(taken, self.upto, &self.failed, applied);
        }
    }
}

impl<K> Drop for Receipt<K> {
    fn drop(&mut self) {
        self.settle(false);
    }
}

impl<K> fmt::Debug for Receipt<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Receipt")
            .field("failed", &self.failed)
            .finish_non_exhaustive()
    }
}
