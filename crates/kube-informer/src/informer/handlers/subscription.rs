//! [`Subscription`]: a handler in the form of a stream.

use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::task::{Context, Poll, ready};

use futures::Stream;

use super::inbox::Delivery;
use super::listener::Listener;
use super::registration::Registration;
use crate::informer::SharedInformer;
use crate::store::Event;

/// A stream of events: first the current state, as additions with `initial`, then
/// [`Event::Synced`], then every change.
///
/// The promises and the backlog are those of handlers (see [`SharedInformer::add_handler`]). The
/// stream ends when the informer stops. Dropping it ends the subscription. It keeps the informer
/// alive.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use futures::{StreamExt, future::ready};
/// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Event, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// let there = namespaces.subscribe()?.take_while(|event| ready(!matches!(event, Event::Synced)));
/// assert_eq!(there.count().await, 4); // default, kube-system and their like
/// # Ok(()) }
/// ```
#[must_use = "a stream does nothing unless it is polled"]
pub struct Subscription<K: Send + Sync + 'static> {
    listener: Arc<Listener<K>>,
    registration: Registration,
    delivery: Option<Delivery<K>>,
    next: usize,
    /// Keeps the informer alive until the subscription is dropped.
    informer: SharedInformer<K>,
}

impl<K: Send + Sync + 'static> Subscription<K> {
    pub(crate) fn new(
        listener: Arc<Listener<K>>,
        registration: Registration,
        informer: SharedInformer<K>,
    ) -> Self {
        Self {
            listener,
            registration,
            delivery: None,
            next: 0,
            informer,
        }
    }

    /// The registration of this subscription: sync, lag, removal.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// let events = namespaces.subscribe()?;
    /// assert_eq!(events.registration().lag().waiting, 0);
    /// # Ok(()) }
    /// ```
    pub fn registration(&self) -> &Registration {
        &self.registration
    }

    /// The informer that the events come from.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// assert_eq!(namespaces.subscribe()?.informer().name(), "namespaces");
    /// # Ok(()) }
    /// ```
    pub fn informer(&self) -> &SharedInformer<K> {
        &self.informer
    }

    /// The next event of the current delivery.
    fn next_event(&mut self) -> Option<Event<K>> {
        let delivery = self.delivery.as_ref()?;
        let positions = delivery.positions();
        while self.next < positions {
            let event = delivery.event(self.next);
            self.next += 1;
            if let Some(event) = event {
                self.listener.inbox.set_undelivered(positions - self.next);
                self.listener.stats.delivered.fetch_add(1, Ordering::Relaxed);
                return Some(event.to_event());
            }
        }
        self.delivery = None;
        None
    }
}

impl<K: Send + Sync + 'static> Stream for Subscription<K> {
    type Item = Event<K>;

    fn poll_next(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Event<K>>> {
        loop {
            if self.listener.inbox.is_closed() {
                self.delivery = None;
                return Poll::Ready(None);
            }
            if let Some(event) = self.next_event() {
                return Poll::Ready(Some(event));
            }
            match ready!(self.listener.inbox.poll_take(cx)) {
                Some(Delivery::Synced) => {
                    self.listener.stats.synced();
                    return Poll::Ready(Some(Event::Synced));
                }
                delivery => {
                    self.delivery = delivery;
                    self.next = 0;
                }
            }
        }
    }
}

impl<K: Send + Sync + 'static> Drop for Subscription<K> {
    fn drop(&mut self) {
        self.registration.remove();
        self.listener.stats.ended();
    }
}

impl<K: Send + Sync + 'static> std::fmt::Debug for Subscription<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Subscription").field(&self.registration).finish()
    }
}
