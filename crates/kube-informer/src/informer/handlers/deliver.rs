//! Delivers events to one handler, on a task of its own.

use std::future::{Future, poll_fn};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::handler::{EventRef, HandlerAdapter};
use super::inbox::Delivery;
use super::listener::{Listener, ListenerStats};
use crate::guard::{drop_guarded, guarded};
use crate::informer::trouble::Troubles;
use crate::object::ObjectKey;
use crate::store::Changes;

/// Delivers events from the handler's inbox until the inbox is closed.
pub(crate) fn deliver<K: Send + Sync + 'static>(
    listener: Arc<Listener<K>>,
    adapter: Box<dyn HandlerAdapter<K>>,
    blocking: bool,
    troubles: Arc<Troubles>,
) -> impl Future<Output = ()> + Send {
    // Created outside of the future, so that its `Drop` runs even if the task is never polled.
    let ended = Ended(Arc::clone(&listener));
    let handler = UserHandler {
        adapter: Some(adapter),
        name: Arc::clone(&listener.stats.name),
    };
    run(listener, handler, blocking, troubles, ended)
}

async fn run<K: Send + Sync + 'static>(
    listener: Arc<Listener<K>>,
    mut handler: UserHandler<K>,
    blocking: bool,
    troubles: Arc<Troubles>,
    ended: Ended<K>,
) {
    while let Some(delivery) = poll_fn(|cx| listener.inbox.poll_take(cx)).await {
        if matches!(delivery, Delivery::Synced) {
            listener.stats.synced();
        } else if blocking {
            let (listener, troubles) = (Arc::clone(&listener), Arc::clone(&troubles));
            let delivered = tokio::task::spawn_blocking(move || {
                let mut delivering = Delivering::new(&listener, &mut handler, &troubles);
                while delivering.some(&delivery) == DeliveryProgress::More {}
                drop_delivery(delivery, &listener.stats);
                handler
            });
            match delivered.await {
                Ok(back) => handler = back,
                Err(_) => return, // the runtime is shutting down
            }
        } else {
            let mut delivering = Delivering::new(&listener, &mut handler, &troubles);
            while delivering.some(&delivery) == DeliveryProgress::More {
                // Other tasks get their turn, however long the backlog is.
                tokio::task::yield_now().await;
            }
            drop_delivery(delivery, &listener.stats);
        }
    }
    // The user's handler is dropped first: `Registration::shutdown` promises that it is gone.
    drop(handler);
    drop(ended);
}

/// Drops a delivery. This may drop the last reference to an object, and `Drop` of an object is user
/// code.
fn drop_delivery<K>(delivery: Delivery<K>, stats: &ListenerStats) {
    if let Some(panic) = drop_guarded(delivery) {
        tracing::error!(handler = %stats.name, "an object panicked when it was dropped: {panic}");
    }
}

/// The user's handler. A panic in its `Drop` is caught and logged.
struct UserHandler<K> {
    adapter: Option<Box<dyn HandlerAdapter<K>>>,
    name: Arc<str>,
}

impl<K> Drop for UserHandler<K> {
    fn drop(&mut self) {
        if let Some(panic) = drop_guarded(self.adapter.take()) {
            tracing::error!(handler = %self.name, "handler {:?} panicked when it was dropped: {panic}", self.name);
        }
    }
}

/// Marks the handler as ended, even if the task is dropped half-way.
struct Ended<K: Send + Sync>(Arc<Listener<K>>);

impl<K: Send + Sync> Drop for Ended<K> {
    fn drop(&mut self) {
        self.0.inbox.close();
        self.0.stats.ended();
    }
}

#[derive(PartialEq)]
enum DeliveryProgress {
    More,
    All,
}

/// The progress of one delivery.
struct Delivering<'a, K> {
    listener: &'a Listener<K>,
    handler: &'a mut UserHandler<K>,
    troubles: &'a Troubles,
    next: usize,
}

impl<'a, K: Send + Sync + 'static> Delivering<'a, K> {
    fn new(listener: &'a Listener<K>, handler: &'a mut UserHandler<K>, troubles: &'a Troubles) -> Self {
        Self {
            listener,
            handler,
            troubles,
            next: 0,
        }
    }

    /// Delivers the next events, up to [`AT_A_TIME`], unless the handler was removed.
    fn some(&mut self, delivery: &Delivery<K>) -> DeliveryProgress {
        let positions = delivery.positions();
        let upto = positions.min(self.next + AT_A_TIME);
        let timer = &self.listener.stats.timer;
        let mut round = timer.begin();
        let mut last = self.next;
        while self.next < upto {
            let position = self.next;
            self.next += 1;
            if let Some(event) = delivery.event(position) {
                if self.listener.inbox.is_closed() {
                    timer.end(round, || delivery.key(last));
                    return DeliveryProgress::All;
                }
                if let Some(adapter) = &mut self.handler.adapter {
                    deliver_one(&mut **adapter, event, &self.listener.stats, self.troubles);
                }
                last = position;
                timer.called(&mut round, || delivery.key(position));
            }
        }
        timer.end(round, || delivery.key(last));
        self.listener.inbox.set_undelivered(positions - self.next);
        if self.next < positions {
            DeliveryProgress::More
        } else {
            DeliveryProgress::All
        }
    }
}

/// Calls a handler. A panic ends this callback and nothing else (B50).
pub(crate) fn deliver_one<K>(
    handler: &mut dyn HandlerAdapter<K>,
    event: EventRef<'_, K>,
    stats: &ListenerStats,
    troubles: &Troubles,
) {
    stats.delivered.fetch_add(1, Ordering::Relaxed);
    if let Err(panic) = guarded(|| handler.deliver(event)) {
        stats.panics.fetch_add(1, Ordering::Relaxed);
        troubles.handler_panicked(&stats.name, &panic);
    }
}

impl<K> Delivery<K> {
    /// The number of positions. A snapshot may have positions without an object.
    pub(crate) fn positions(&self) -> usize {
        match self {
            Self::Changes(changes) => changes.positions(),
            Self::Resync(snapshot) => snapshot.places() as usize,
            Self::Folded(events) => events.len(),
            Self::Synced => 0,
        }
    }

    /// The event at a position.
    pub(crate) fn event(&self, position: usize) -> Option<EventRef<'_, K>> {
        match self {
            Self::Changes(changes) => changes.event(position),
            Self::Resync(snapshot) => {
                let (key, new) = snapshot.place(u32::try_from(position).ok()?)?;
                Some(EventRef::Updated { key, old: new, new })
            }
            Self::Folded(events) => events.get(position).and_then(EventRef::of),
            Self::Synced => None,
        }
    }

    fn key(&self, position: usize) -> Option<ObjectKey> {
        self.event(position).map(|event| event.key().clone())
    }
}

impl<K> Changes<K> {
    /// The number of positions, as of a delivery.
    pub(crate) fn positions(&self) -> usize {
        match self {
            Self::Initial { snapshot, .. } => snapshot.places() as usize,
            Self::Events(batch) => batch.events.len(),
        }
    }

    /// The event at a position.
    pub(crate) fn event(&self, position: usize) -> Option<EventRef<'_, K>> {
        match self {
            Self::Initial { snapshot, .. } => {
                let (key, object) = snapshot.place(u32::try_from(position).ok()?)?;
                let initial = true;
                Some(EventRef::Added { key, object, initial })
            }
            Self::Events(batch) => batch.events.get(position).and_then(EventRef::of),
        }
    }
}

/// The number of callbacks that run before other tasks get their turn.
const AT_A_TIME: usize = 64;
