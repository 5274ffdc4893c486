//! [`Subscription`]: a handler of a view in the form of a stream.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, ready};

use futures::Stream;

use super::change::{Event, Key, Value};
use super::collection::Collection;
use super::inbox::Listener;
use crate::informer::Registration;

/// A stream of events: the current state, as additions with `initial`, then [`Event::Synced`], then every change.
///
/// The stream ends when all inputs have stopped. It keeps the collection alive.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use futures::StreamExt;
/// use kube_informer::view::{Collection, Event};
///
/// let (words, writer) = Collection::<i32, &str>::writable("words");
/// writer.insert(1, "one");
/// let mut events = words.subscribe()?;
/// assert!(matches!(events.next().await, Some(Event::Added { key: 1, initial: true, .. })));
/// assert!(matches!(events.next().await, Some(Event::Synced)));
/// writer.remove(&1);
/// assert!(matches!(events.next().await, Some(Event::Deleted { key: 1, .. })));
/// # Ok(()) }
/// ```
#[must_use = "a stream does nothing unless it is polled"]
pub struct Subscription<K: Key, V: Value> {
    listener: Arc<Listener<K, V>>,
    registration: Registration,
    taken: std::vec::IntoIter<Event<K, V>>,
    /// Keeps the collection alive.
    collection: Collection<K, V>,
}

impl<K: Key, V: Value> Subscription<K, V> {
    pub(super) fn new(
        listener: Arc<Listener<K, V>>,
        registration: Registration,
        collection: Collection<K, V>,
    ) -> Self {
        Self {
            listener,
            registration,
            taken: Vec::new().into_iter(),
            collection,
        }
    }

    /// The registration: sync, lag, removal. See [`Collection::subscribe_with`] for an example.
    pub fn registration(&self) -> &Registration {
        &self.registration
    }

    /// The collection that the events come from.
    ///
    /// ```
    /// # use kube_informer::view::Collection;
    /// let words = Collection::fixed("words", [(1, "one")]);
    /// assert_eq!(&*words.subscribe()?.collection().name(), "words");
    /// # Ok::<(), kube_informer::view::AddError>(())
    /// ```
    pub fn collection(&self) -> &Collection<K, V> {
        &self.collection
    }
}

// Nothing in it is pinned.
impl<K: Key, V: Value> Unpin for Subscription<K, V> {}

impl<K: Key, V: Value> Stream for Subscription<K, V> {
    type Item = Event<K, V>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Event<K, V>>> {
        loop {
            if self.listener.inbox.is_closed() {
                return Poll::Ready(None);
            }
            if let Some(event) = self.taken.next() {
                match event {
                    Event::Synced => self.listener.stats.synced(),
                    _ => {
                        self.listener.stats.delivered.fetch_add(1, Ordering::Relaxed);
                    }
                }
                return Poll::Ready(Some(event));
            }
            match ready!(self.listener.inbox.poll_take(cx)) {
                Some(events) => self.taken = events.into_iter(),
                None => return Poll::Ready(None),
            }
        }
    }
}

impl<K: Key, V: Value> Drop for Subscription<K, V> {
    fn drop(&mut self) {
        self.registration.remove();
        self.listener.stats.ended();
    }
}

impl<K: Key, V: Value> fmt::Debug for Subscription<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Subscription").field(&self.registration).finish()
    }
}
