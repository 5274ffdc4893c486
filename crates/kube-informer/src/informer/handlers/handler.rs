//! Event handlers as users write them: a trait, or closures.

use std::panic::resume_unwind;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use derive_where::derive_where;

use super::backlog::Backlog;
use super::filter::Filtering;
use crate::guard::guarded;
use crate::object::{Deleted, ObjectKey};
use crate::store::Event;

/// Receives events, one at a time.
///
/// See [`SharedInformer::add_handler`](crate::informer::SharedInformer::add_handler) for what is
/// promised. See [`Handler`] for closures and for all options.
///
/// ```
/// use std::sync::Arc;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::{informer::EventHandler, object::Deleted};
///
/// #[derive(Default)]
/// struct Count {
///     pods: i64,
/// }
///
/// impl EventHandler<Pod> for Count {
///     fn on_add(&mut self, _pod: &Arc<Pod>, _initial: bool) {
///         self.pods += 1;
///     }
///     fn on_delete(&mut self, _deleted: &Deleted<Pod>) {
///         self.pods -= 1;
///     }
/// }
/// # let mut count = Count::default();
/// # count.on_add(&Arc::new(Pod::default()), true);
/// # assert_eq!(count.pods, 1);
/// ```
#[doc(alias = "ResourceEventHandler")]
pub trait EventHandler<K>: Send + 'static {
    /// An object was created or, with `initial`, existed when the handler joined.
    fn on_add(&mut self, object: &Arc<K>, initial: bool) {
        let _ = (object, initial);
    }

    /// An object changed. On a resync `old` and `new` are the same object.
    fn on_update(&mut self, old: &Arc<K>, new: &Arc<K>) {
        let _ = (old, new);
    }

    /// An object was deleted.
    fn on_delete(&mut self, deleted: &Deleted<K>) {
        let _ = deleted;
    }
}

/// One handler that is used in several places, for example registered twice, or read from outside.
impl<K, H: EventHandler<K>> EventHandler<K> for Arc<Mutex<H>> {
    fn on_add(&mut self, object: &Arc<K>, initial: bool) {
        self.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .on_add(object, initial);
    }

    fn on_update(&mut self, old: &Arc<K>, new: &Arc<K>) {
        self.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .on_update(old, new);
    }

    fn on_delete(&mut self, deleted: &Deleted<K>) {
        self.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .on_delete(deleted);
    }
}

/// A handler with its options.
///
/// ```
/// use std::sync::Arc;
/// use std::time::Duration;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::informer::{Backlog, Handler};
///
/// let handler = Handler::new()
///     .on_add(|pod: &Arc<Pod>, initial| println!("+ {:?} (initial: {initial})", pod.metadata.name))
///     .on_update(|_old, new| println!("~ {:?}", new.metadata.name))
///     .on_delete(|deleted| println!("- {}", deleted.key))
///     .name("printer")
///     .resync(Duration::from_secs(600))
///     .backlog(Backlog::Coalesce);
/// # let _ = handler;
/// ```
#[doc(alias = "ResourceEventHandlerFuncs")]
#[doc(alias = "ResourceEventHandlerDetailedFuncs")]
#[must_use = "a handler does nothing until it is added to an informer"]
pub struct Handler<K> {
    /// Called before the closures.
    other: Option<Box<dyn HandlerAdapter<K>>>,
    closures: Closures<K>,
    filter: Option<Predicate<K>>,
    options: HandlerOptions,
}

impl<K: Send + Sync + 'static> Handler<K> {
    /// A handler made of closures. Events without a closure are ignored.
    pub fn new() -> Self {
        Self {
            other: None,
            closures: Closures::new(),
            filter: None,
            options: HandlerOptions::new(),
        }
    }

    /// A handler that is a type of its own. Closures that are added to it are called after it, even
    /// if it panics.
    ///
    /// ```
    /// # use kube_informer::informer::{EventHandler, Handler};
    /// struct Silent;
    /// impl EventHandler<String> for Silent {}
    /// let handler = Handler::of(Silent).name("silent");
    /// # let _: Handler<String> = handler;
    /// ```
    pub fn of(handler: impl EventHandler<K>) -> Self {
        Self {
            other: Some(Box::new(CallbackAdapter(handler))),
            ..Self::new()
        }
    }

    /// A handler that receives only the key of the object, whatever happened to it. This is what
    /// feeds a work queue.
    ///
    /// ```
    /// use std::sync::mpsc;
    /// use kube_informer::informer::Handler;
    ///
    /// let (queue, _work) = mpsc::channel();
    /// let handler = Handler::<String>::keys(move |key| {
    ///     let _ = queue.send(key.clone());
    /// });
    /// # let _ = handler;
    /// ```
    #[doc(alias = "MetaNamespaceKeyFunc")]
    pub fn keys(enqueue: impl FnMut(&ObjectKey) + Send + 'static) -> Self {
        Self::adapter(KeyHandler(enqueue))
    }

    /// A handler of this crate, which receives the key with every event.
    pub(crate) fn adapter(adapter: impl HandlerAdapter<K> + 'static) -> Self {
        Self {
            other: Some(Box::new(adapter)),
            ..Self::new()
        }
    }

    /// Called when an object was created. The flag is true if the object belongs to the initial
    /// state. See [`Handler`] for an example.
    pub fn on_add(mut self, call: impl FnMut(&Arc<K>, bool) + Send + 'static) -> Self {
        self.closures.add = Some(Box::new(call));
        self
    }

    /// Called with the old and the new state when an object changed. See [`Handler`] for an
    /// example.
    pub fn on_update(mut self, call: impl FnMut(&Arc<K>, &Arc<K>) + Send + 'static) -> Self {
        self.closures.update = Some(Box::new(call));
        self
    }

    /// Called when an object was deleted. See [`Handler`] for an example.
    pub fn on_delete(mut self, call: impl FnMut(&Deleted<K>) + Send + 'static) -> Self {
        self.closures.delete = Some(Box::new(call));
        self
    }

    /// Restricts the handler to objects that match the predicate. An object that starts to match is
    /// an addition, one that ceases to match is a deletion, and other objects are ignored (B52). A
    /// deletion is delivered if the last state that the handler received matched, whatever the
    /// final state was.
    ///
    /// ```
    /// # use {std::sync::Arc, k8s_openapi::api::core::v1::Pod, kube_informer::informer::Handler};
    /// let on_node_7 = Handler::new()
    ///     .on_add(|pod: &Arc<Pod>, _| println!("{:?} came", pod.metadata.name))
    ///     .on_delete(|deleted| println!("{} left", deleted.key))
    ///     .filter(|pod| pod.spec.as_ref().is_some_and(|spec| spec.node_name.as_deref() == Some("node-7")));
    /// # let _ = on_node_7;
    /// ```
    #[doc(alias = "FilteringResourceEventHandler")]
    pub fn filter(mut self, predicate: impl FnMut(&K) -> bool + Send + 'static) -> Self {
        self.filter = Some(Box::new(predicate));
        self
    }

    /// The name in logs, metrics and errors. In metrics, all handlers of an informer that have no
    /// name share one series, `handler="unnamed"`, so that short-lived handlers add no series.
    ///
    /// ```
    /// # use kube_informer::informer::Handler;
    /// let handler = Handler::<String>::new().name("endpoints");
    /// # let _ = handler;
    /// ```
    pub fn name(mut self, name: impl Into<Arc<str>>) -> Self {
        self.options = self.options.name(name);
        self
    }

    /// Delivers all objects again at this interval, as updates that change nothing; see
    /// [`HandlerOptions::resync`].
    pub fn resync(mut self, period: Duration) -> Self {
        self.options = self.options.resync(period);
        self
    }

    /// Which events are kept when the handler is slower than the events. See [`Backlog`] for an
    /// example.
    pub fn backlog(mut self, backlog: Backlog) -> Self {
        self.options = self.options.backlog(backlog);
        self
    }

    /// Runs the callbacks on a thread of tokio's blocking pool. For callbacks that block their
    /// thread: because they wait for locks that are held long, for files, or for a synchronous
    /// client.
    ///
    /// Without this, callbacks run on the runtime's own threads, in a task of the handler's own,
    /// and must be as quick as any other code between two awaits: put a key into a queue, send to a
    /// channel, update a table.
    ///
    /// ```
    /// # use {std::sync::Arc, k8s_openapi::api::core::v1::Pod, kube_informer::informer::Handler};
    /// let to_disk = Handler::new()
    ///     .on_add(|pod: &Arc<Pod>, _| {
    ///         let _ = std::fs::write("/dev/null", format!("{pod:?}"));
    ///     })
    ///     .blocking();
    /// # let _ = to_disk;
    /// ```
    pub fn blocking(mut self) -> Self {
        self.options.blocking = true;
        self
    }

    pub(crate) fn into_parts(self) -> (Box<dyn HandlerAdapter<K>>, HandlerOptions) {
        let adapter: Box<dyn HandlerAdapter<K>> = match self.other {
            None => Box::new(CallbackAdapter(self.closures)),
            Some(other) if self.closures.is_empty() => other,
            Some(other) => Box::new(Both(other, CallbackAdapter(self.closures))),
        };
        let adapter = match self.filter {
            None => adapter,
            Some(predicate) => Box::new(Filtering::new(predicate, adapter)),
        };
        (adapter, self.options)
    }
}

impl<K: Send + Sync + 'static> Default for Handler<K> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K> std::fmt::Debug for Handler<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Handler").field(&self.options).finish()
    }
}

/// The options of a handler or a subscription.
///
/// ```
/// use std::time::Duration;
/// use kube_informer::informer::{Backlog, HandlerOptions};
///
/// let options = HandlerOptions::new().name("gateway").resync(Duration::from_secs(600)).backlog(Backlog::Coalesce);
/// # let _ = options;
/// ```

#[derive(Debug, Clone, Default)]
pub struct HandlerOptions {
    pub(crate) name: Option<Arc<str>>,
    pub(crate) resync: Option<Duration>,
    pub(crate) backlog: Option<Backlog>,
    pub(crate) blocking: bool,
}

impl HandlerOptions {
    /// The informer's defaults. See [`HandlerOptions`] for an example.
    pub fn new() -> Self {
        Self::default()
    }

    /// The name in logs, metrics and errors. See [`HandlerOptions`] for an example.
    #[must_use]
    pub fn name(mut self, name: impl Into<Arc<str>>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// The resync period: how often the handler receives all objects again, as updates that change
    /// nothing. Zero means never. Default: the informer's period.
    ///
    /// Rules (B44): the period is at least a second. An informer that was built without resync
    /// never resyncs a handler. Before the informer starts, a period shorter than the informer's
    /// makes it check more often; afterwards the period is raised to the informer's. See
    /// [`HandlerOptions`] for an example.
    #[must_use]
    pub fn resync(mut self, period: Duration) -> Self {
        self.resync = Some(period);
        self
    }

    /// Which events are kept when the handler is slower than the events. See [`HandlerOptions`] for
    /// an example.
    #[must_use]
    pub fn backlog(mut self, backlog: Backlog) -> Self {
        self.backlog = Some(backlog);
        self
    }
}

/// An [`Event`] by reference: the argument of a handler, whether it comes from a batch or from a
/// snapshot.
#[derive_where(Clone, Copy)]
pub(crate) enum EventRef<'a, K> {
    Added {
        key: &'a ObjectKey,
        object: &'a Arc<K>,
        initial: bool,
    },
    Updated {
        key: &'a ObjectKey,
        old: &'a Arc<K>,
        new: &'a Arc<K>,
    },
    Deleted(&'a Deleted<K>),
}

impl<'a, K> EventRef<'a, K> {
    /// `None` for an event that no callback receives.
    pub(crate) fn of(event: &'a Event<K>) -> Option<Self> {
        Some(match event {
            Event::Added { key, object, initial } => Self::Added {
                key,
                object,
                initial: *initial,
            },
            Event::Updated { key, old, new } => Self::Updated { key, old, new },
            Event::Deleted(deleted) => Self::Deleted(deleted),
            Event::Synced => return None,
        })
    }

    pub(crate) fn to_event(self) -> Event<K> {
        match self {
            Self::Added { key, object, initial } => Event::Added {
                key: key.clone(),
                object: Arc::clone(object),
                initial,
            },
            Self::Updated { key, old, new } => Event::Updated {
                key: key.clone(),
                old: Arc::clone(old),
                new: Arc::clone(new),
            },
            Self::Deleted(deleted) => Event::Deleted(deleted.clone()),
        }
    }

    pub(crate) fn key(self) -> &'a ObjectKey {
        match self {
            Self::Added { key, .. } | Self::Updated { key, .. } => key,
            Self::Deleted(deleted) => &deleted.key,
        }
    }
}

/// A handler of any form: the user's trait, closures, or a function of keys.
pub(crate) trait HandlerAdapter<K>: Send {
    fn deliver(&mut self, event: EventRef<'_, K>);
}

/// Adapts the user's [`EventHandler`].
struct CallbackAdapter<H>(H);

impl<K, H: EventHandler<K>> HandlerAdapter<K> for CallbackAdapter<H> {
    fn deliver(&mut self, event: EventRef<'_, K>) {
        match event {
            EventRef::Added { object, initial, .. } => self.0.on_add(object, initial),
            EventRef::Updated { old, new, .. } => self.0.on_update(old, new),
            EventRef::Deleted(deleted) => self.0.on_delete(deleted),
        }
    }
}

struct KeyHandler<F>(F);

impl<K, F: FnMut(&ObjectKey) + Send> HandlerAdapter<K> for KeyHandler<F> {
    fn deliver(&mut self, event: EventRef<'_, K>) {
        match event {
            EventRef::Added { key, .. } | EventRef::Updated { key, .. } => (self.0)(key),
            EventRef::Deleted(deleted) => (self.0)(&deleted.key),
        }
    }
}

struct Both<K>(Box<dyn HandlerAdapter<K>>, CallbackAdapter<Closures<K>>);

impl<K: Send + Sync + 'static> HandlerAdapter<K> for Both<K> {
    /// A panic in the first half does not keep the event from the second. The panic continues
    /// afterwards, so that it is reported like any other panic of the handler.
    fn deliver(&mut self, event: EventRef<'_, K>) {
        let first = guarded(|| self.0.deliver(event));
        let second = guarded(|| self.1.deliver(event));
        let panic = match (first, second) {
            (Ok(()), Ok(())) => return,
            (Err(panic), Ok(())) | (Ok(()), Err(panic)) => panic,
            (Err(first), Err(second)) => format!("{first}; its closures panicked too: {second}"),
        };
        resume_unwind(Box::new(panic));
    }
}

pub(crate) type Predicate<K> = Box<dyn FnMut(&K) -> bool + Send>;
type OnAdd<K> = Box<dyn FnMut(&Arc<K>, bool) + Send>;
type OnUpdate<K> = Box<dyn FnMut(&Arc<K>, &Arc<K>) + Send>;
type OnDelete<K> = Box<dyn FnMut(&Deleted<K>) + Send>;

struct Closures<K> {
    add: Option<OnAdd<K>>,
    update: Option<OnUpdate<K>>,
    delete: Option<OnDelete<K>>,
}

impl<K> Closures<K> {
    fn new() -> Self {
        Self {
            add: None,
            update: None,
            delete: None,
        }
    }

    fn is_empty(&self) -> bool {
        self.add.is_none() && self.update.is_none() && self.delete.is_none()
    }
}

impl<K: Send + Sync + 'static> EventHandler<K> for Closures<K> {
    fn on_add(&mut self, object: &Arc<K>, initial: bool) {
        if let Some(call) = &mut self.add {
            call(object, initial);
        }
    }

    fn on_update(&mut self, old: &Arc<K>, new: &Arc<K>) {
        if let Some(call) = &mut self.update {
            call(old, new);
        }
    }

    fn on_delete(&mut self, deleted: &Deleted<K>) {
        if let Some(call) = &mut self.delete {
            call(deleted);
        }
    }
}
