//! Handlers and subscriptions of a shared informer.

use std::sync::Arc;

use futures::future::BoxFuture;
use tokio::time::Instant;

use super::super::error::AddError;
use super::super::handlers::deliver::deliver;
use super::super::handlers::fanout::{Fanout, Leave};
use super::super::handlers::handler::{Handler, HandlerOptions};
use super::super::handlers::inbox::Inbox;
use super::super::handlers::listener::{Listener, ListenerStats};
use super::super::handlers::registration::Registration;
use super::super::handlers::subscription::Subscription;
use super::SharedInformer;
use super::lifecycle::Lifecycle;

impl<K: Send + Sync + 'static> SharedInformer<K> {
    /// Adds a handler: at any time, from any thread, from inside a handler.
    ///
    /// Promised:
    /// - The handler receives the current state, as additions with `initial = true`, then every
    ///   later change, each once. No other handler waits meanwhile (B41, I5).
    /// - When a callback runs, its change is in the cache and in every index. The cache may be
    ///   newer already.
    /// - One callback runs at a time. Events of one object arrive in order, `add (update)* delete`
    ///   (I3). Events of different objects arrive in the order in which they were applied, unless
    ///   the handler falls behind and its backlog is coalesced; see [`Backlog`](crate::informer::Backlog).
    /// - After a relist the handler receives exactly the difference: vanished objects first, as
    ///   deletions whose final state is unknown, then new and changed ones (B31, I4).
    /// - A slow or panicking handler delays neither the cache nor other handlers (I11, B50).
    ///
    /// Not promised: that every state of an object is seen (the server may skip some); any order
    /// between two handlers.
    ///
    /// Callbacks run on a task of the handler's own. If they block their thread, say so with
    /// [`Handler::blocking`].
    ///
    /// # Errors
    /// The informer has stopped (B48). See [`AddError`] for an example.
    #[doc(alias = "AddEventHandler")]
    pub fn add_handler(&self, handler: Handler<K>) -> Result<Registration, AddError> {
        let (adapter, options) = handler.into_parts();
        let blocking = options.blocking;
        let (listener, registration) = self.stats(options)?;
        let troubles = Arc::clone(&self.0.applier.troubles);
        // Tracked before it is spawned, so that a `shutdown` in between waits for it, too.
        let delivery = deliver(listener, adapter, blocking, troubles);
        let delivery: BoxFuture<'static, ()> = Box::pin(self.0.tasks.track_future(delivery));
        let ready = {
            let mut life = self.0.life.lock();
            match &mut *life {
                Lifecycle::New { deliveries, .. } => {
                    deliveries.push(delivery);
                    None
                }
                Lifecycle::Running(runtime) => Some((Some(runtime.clone()), delivery)),
                Lifecycle::Stopped => Some((None, delivery)),
            }
        };
        // Without the lock: on a runtime that is shutting down the handler is dropped at once, and
        // its `Drop` may call back into the informer.
        match ready {
            Some((Some(runtime), delivery)) => drop(runtime.spawn(delivery)),
            // The informer stopped in between. Dropping the delivery marks the handler as ended.
            Some((None, delivery)) => drop(delivery),
            None => {}
        }
        Ok(registration)
    }

    /// Removes a handler, as [`Registration::remove`] does. A handler of another informer is left
    /// alone (B46).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{Handler, HandlerState, SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let registration = pods.add_handler(Handler::new())?;
    /// pods.remove_handler(&registration);
    /// assert_eq!(registration.state(), HandlerState::Stopped);
    /// # Ok(()) }
    /// ```
    #[doc(alias = "RemoveEventHandler")]
    pub fn remove_handler(&self, registration: &Registration) {
        let listeners = self.0.applier.fanout.listeners();
        if listeners.iter().any(|m| m.stats.id == registration.id()) {
            registration.remove();
        }
    }

    /// Adds a handler in the form of a stream. See [`Subscription`] for an example.
    ///
    /// # Errors
    /// The informer has stopped.
    pub fn subscribe(&self) -> Result<Subscription<K>, AddError> {
        self.subscribe_with(HandlerOptions::new())
    }

    /// The same, with a name, a resync period or a backlog of its own.
    ///
    /// # Errors
    /// The informer has stopped.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::informer::{Backlog, HandlerOptions, SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let events = pods.subscribe_with(HandlerOptions::new().name("gateway").backlog(Backlog::Coalesce))?;
    /// assert_eq!(events.registration().name(), "gateway");
    /// # Ok(()) }
    /// ```
    pub fn subscribe_with(&self, options: HandlerOptions) -> Result<Subscription<K>, AddError> {
        let (listener, registration) = self.stats(options)?;
        Ok(Subscription::new(listener, registration, self.clone()))
    }

    fn stats(&self, options: HandlerOptions) -> Result<(Arc<Listener<K>>, Registration), AddError> {
        let applier = &self.0.applier;
        let listener = Arc::new(Listener {
            stats: Arc::new(ListenerStats::new(options.name)),
            inbox: Inbox::new(options.backlog.unwrap_or(self.0.backlog)),
        });
        let id = listener.stats.id;
        applier.schedule.lock().add(id, options.resync, Instant::now());
        let joined = applier.fanout.join(&listener, || {
            let snapshot = applier.store.snapshot();
            let revision = snapshot.revision();
            (snapshot, revision)
        });
        if joined.is_err() {
            applier.schedule.lock().remove(id);
            return Err(AddError {
                handler: Arc::clone(&listener.stats.name),
                informer: Arc::clone(&applier.name),
            });
        }
        let from: Arc<dyn Leave> = Arc::<Fanout<K>>::clone(&applier.fanout);
        let started = self.0.started.clone();
        let registration = Registration::new(
            Arc::<Listener<K>>::clone(&listener),
            Arc::downgrade(&from),
            started,
        );
        Ok((listener, registration))
    }
}
