//! [`Registration`]: the handle to a handler that was added.

use std::pin::pin;
use std::sync::{Arc, Weak};

use super::fanout::Leave;
use super::inbox::Lag;
use super::listener::{self, AnyListener, HandlerState};
use crate::informer::error::HandlerEnded;
use crate::informer::started::Started;

/// A handler that was added to an informer.
///
/// Dropping it changes nothing: the handler stays until it is removed or the informer stops.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Handler, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// let registration = namespaces.add_handler(Handler::new().on_add(|_, _| ()))?;
/// namespaces.start()?;
/// registration.synced().await?; // it has received every namespace there is
/// registration.shutdown().await; // and receives no more events
/// # Ok(()) }
/// ```
#[doc(alias = "ResourceEventHandlerRegistration")]
#[derive(Clone)]
pub struct Registration {
    listener: Arc<dyn AnyListener>,
    from: Weak<dyn Leave>,
    started: Started,
}

impl Registration {
    pub(crate) fn new(listener: Arc<dyn AnyListener>, from: Weak<dyn Leave>, started: Started) -> Self {
        Self {
            listener,
            from,
            started,
        }
    }

    pub(crate) fn id(&self) -> u64 {
        self.listener.stats().id
    }

    /// The handler's name.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Handler, SharedInformer}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
    /// assert_eq!(namespaces.add_handler(Handler::new().name("printer"))?.name(), "printer");
    /// # Ok(()) }
    /// ```
    pub fn name(&self) -> &str {
        &self.listener.stats().name
    }

    /// The state of the handler. See [`HandlerState`] for an example.
    pub fn state(&self) -> HandlerState {
        listener::state(&*self.listener)
    }

    /// True once the handler has received the whole initial state. Never becomes false again (B42).
    pub fn has_synced(&self) -> bool {
        self.listener.stats().state.borrow().synced
    }

    /// Waits until the handler has received the whole initial state (B42).
    ///
    /// Cancel safe: it changes nothing.
    ///
    /// # Errors
    /// The handler ended before, or the informer was not started before the wait began or within a
    /// second after it. See [`Registration`] and [`HandlerEnded`] for examples.
    pub async fn synced(&self) -> Result<(), HandlerEnded> {
        let mut state = self.listener.stats().state.subscribe();
        let error = |started| HandlerEnded {
            handler: Arc::clone(&self.listener.stats().name),
            informer: Arc::clone(self.started.informer()),
            started,
        };
        let answer = async {
            let end = state.wait_for(|state| state.synced || state.ended).await;
            // Reduced to a flag: the borrowed value must not live across the next await.
            end.is_ok_and(|state| state.synced)
        };
        let mut answer = pin!(answer);
        let synced = tokio::select! {
            biased;
            synced = &mut answer => synced,
            begun = self.started.soon() => {
                if !begun {
                    return Err(error(false));
                }
                answer.await
            }
        };
        if synced { Ok(()) } else { Err(error(true)) }
    }

    /// How far behind the handler is. See [`Lag`] for an example.
    pub fn lag(&self) -> Lag {
        self.listener.lag()
    }

    /// Removes the handler. A running callback finishes; pending events are dropped. May be called
    /// from inside the handler, twice, and after the informer has stopped (B46).
    #[doc(alias = "RemoveEventHandler")]
    pub fn remove(&self) {
        self.listener.close();
        if let Some(informer) = self.from.upgrade() {
            informer.leave(self.id());
        }
    }

    /// Removes the handler and waits until its running callback, if there is one, has ended and the
    /// handler is dropped (B47).
    ///
    /// Do not await this inside the handler's own callback: it would wait for itself. See
    /// [`Registration`] for an example.
    #[doc(alias = "ShutDownEventHandler")]
    pub async fn shutdown(&self) {
        self.remove();
        let mut state = self.listener.stats().state.subscribe();
        // Cannot fail: `self` holds the sender.
        let _ = state.wait_for(|state| state.ended).await;
    }
}

impl std::fmt::Debug for Registration {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Registration")
            .field("name", &self.name())
            .field("state", &self.state())
            .finish_non_exhaustive()
    }
}
