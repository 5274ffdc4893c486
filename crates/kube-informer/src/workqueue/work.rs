//! A key that a worker has taken.

use std::fmt;
use std::ops::Deref;
use std::sync::Arc;

use super::keys::Taken;
use super::options::AddOptions;
use super::queue::SharedQueue;

/// A key that you process. While this guard exists, no other worker receives the key; dropping the guard means done,
/// also in a panic.
///
/// Dropping the guard does not report success. Call [`forget`](Self::forget) when the work succeeded,
/// [`retry`](Self::retry) when it failed.
///
/// ```
/// # use kube_informer::workqueue::WorkQueue;
/// let queue = WorkQueue::new();
/// queue.add("a");
/// let work = queue.try_get().unwrap();
/// assert_eq!(*work, "a");
/// queue.add("a"); // while it is worked on
/// assert!(queue.try_get().is_none(), "no other worker gets it");
/// drop(work);
/// assert_eq!(*queue.try_get().unwrap(), "a");
/// ```
#[must_use = "dropping it means that the work is done"]
pub struct Work<T> {
    key: T,
    priority: i32,
    hold: Hold<T>,
}

/// While this exists, no other worker receives the key.
struct Hold<T> {
    shared: Arc<SharedQueue<T>>,
    slot: u32,
    /// The processing has ended.
    ended: bool,
}

impl<T> Work<T> {
    #[inline]
    pub(super) fn new(shared: Arc<SharedQueue<T>>, taken: Taken<T>) -> Self {
        let slot = taken.slot;
        Self {
            key: taken.key,
            priority: taken.priority,
            hold: Hold {
                shared,
                slot,
                ended: false,
            },
        }
    }

    /// The key. The guard derefs to it too.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add(7);
    /// assert_eq!(queue.try_get().unwrap().key(), &7);
    /// ```
    pub fn key(&self) -> &T {
        &self.key
    }

    /// The priority with which the key was taken: the highest of its adds.
    ///
    /// ```
    /// # use kube_informer::workqueue::{AddOptions, WorkQueue};
    /// let queue = WorkQueue::new();
    /// queue.add_with("a", AddOptions::new().priority(-100));
    /// assert_eq!(queue.try_get().unwrap().priority(), -100);
    /// ```
    pub fn priority(&self) -> i32 {
        self.priority
    }

    /// Marks the key as done, as dropping does, and returns it.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add("a".to_owned());
    /// let key: String = queue.try_get().unwrap().done();
    /// queue.add(key);
    /// ```
    pub fn done(self) -> T {
        self.key
    }
}

impl<T: std::hash::Hash + Eq + Clone + Send + 'static> Work<T> {
    /// Marks the key as done and successful: its failures are forgotten. See
    /// [`WorkQueue::forget`](super::WorkQueue::forget).
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add_rate_limited("a");
    /// queue.add("a");
    /// queue.try_get().unwrap().forget();
    /// assert_eq!(queue.retries(&"a"), 0);
    /// ```
    pub fn forget(self) {
        self.hold.shared.backoff.lock().forget(&self.key);
    }

    /// Marks the key as done and adds it again through the limiter, with the same priority.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// queue.try_get().unwrap().retry();
    /// assert_eq!(queue.retries(&"a"), 1);
    /// ```
    pub fn retry(self) {
        let options = AddOptions::new().priority(self.priority).rate_limited();
        self.requeue_with(options);
    }

    /// Marks the key as done and adds it again, due now, with the same priority.
    ///
    /// ```
    /// # use kube_informer::workqueue::WorkQueue;
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// queue.try_get().unwrap().requeue();
    /// assert_eq!(queue.len(), 1);
    /// ```
    #[inline]
    pub fn requeue(self) {
        let options = AddOptions::new().priority(self.priority);
        self.requeue_with(options);
    }

    /// Marks the key as done and adds it again with options. This is one step, and costs less than
    /// [`done`](Self::done) and an add. A queue that is shut down does not accept the key, which is done then.
    ///
    /// ```
    /// # use std::time::Duration;
    /// # use kube_informer::workqueue::{AddOptions, WorkQueue};
    /// let queue = WorkQueue::new();
    /// queue.add("a");
    /// let work = queue.try_get().unwrap();
    /// work.requeue_with(AddOptions::new().after(Duration::from_secs(60)));
    /// assert_eq!(queue.stats().delayed, 1);
    /// ```
    #[inline]
    pub fn requeue_with(mut self, options: AddOptions) {
        self.hold.ended = true;
        let Hold { shared, slot, .. } = &self.hold;
        shared.requeue(&self.key, *slot, options);
    }
}

impl<T> Deref for Work<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.key
    }
}

impl<T> Drop for Hold<T> {
    fn drop(&mut self) {
        if !self.ended {
            self.shared.done(self.slot);
        }
    }
}

impl<T: fmt::Debug> fmt::Debug for Work<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Work").field(&self.key).finish()
    }
}
