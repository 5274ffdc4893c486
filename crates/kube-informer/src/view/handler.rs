//! Handlers of a view: closures, and the task that calls them.

use std::fmt;
use std::future::poll_fn;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use super::change::{Event, Key, Value};
use super::inbox::Listener;
use crate::guard::{drop_guarded, guarded};
use crate::informer::Backlog;

/// Closures that receive the changes of a view. Events without a closure are ignored. See
/// [`Collection::add_handler`](super::Collection::add_handler) for an example.
///
/// ```
/// use kube_informer::{informer::Backlog, view::Handler};
///
/// let handler = Handler::<u32, String>::new()
///     .on_add(|key, value, initial| println!("+ {key} {value} (initial: {initial})"))
///     .on_update(|key, old, new| println!("~ {key} {old} {new}"))
///     .on_delete(|key, last| println!("- {key} {last}"))
///     .name("printer")
///     .backlog(Backlog::Coalesce);
/// # let _ = handler;
/// ```
#[must_use = "a handler does nothing until it is added to a view"]
pub struct Handler<K, V> {
    pub(super) name: Option<Arc<str>>,
    pub(super) backlog: Backlog,
    on_add: Option<OnAdd<K, V>>,
    on_update: Option<OnUpdate<K, V>>,
    on_delete: Option<OnDelete<K, V>>,
}

type OnAdd<K, V> = Box<dyn FnMut(&K, &Arc<V>, bool) + Send>;
type OnUpdate<K, V> = Box<dyn FnMut(&K, &Arc<V>, &Arc<V>) + Send>;
type OnDelete<K, V> = Box<dyn FnMut(&K, &Arc<V>) + Send>;

impl<K: Key, V: Value> Handler<K, V> {
    /// A handler without closures.
    pub fn new() -> Self {
        Self {
            name: None,
            backlog: Backlog::default(),
            on_add: None,
            on_update: None,
            on_delete: None,
        }
    }

    /// Called with the key and the value of an addition, and whether it belongs to the initial state.
    pub fn on_add(mut self, function: impl FnMut(&K, &Arc<V>, bool) + Send + 'static) -> Self {
        self.on_add = Some(Box::new(function));
        self
    }

    /// Called with the key, the old and the new value.
    pub fn on_update(mut self, function: impl FnMut(&K, &Arc<V>, &Arc<V>) + Send + 'static) -> Self {
        self.on_update = Some(Box::new(function));
        self
    }

    /// Called with the key and the last value that the handler knows.
    pub fn on_delete(mut self, function: impl FnMut(&K, &Arc<V>) + Send + 'static) -> Self {
        self.on_delete = Some(Box::new(function));
        self
    }

    /// The name in logs and in the status.
    pub fn name(mut self, name: impl Into<Arc<str>>) -> Self {
        self.name = Some(name.into());
        self
    }

    /// What happens when the handler is slower than the changes.
    pub fn backlog(mut self, backlog: Backlog) -> Self {
        self.backlog = backlog;
        self
    }

    fn call(&mut self, event: &Event<K, V>) {
        match event {
            Event::Added { key, value, initial } => {
                if let Some(on_add) = &mut self.on_add {
                    on_add(key, value, *initial);
                }
            }
            Event::Updated { key, old, new } => {
                if let Some(on_update) = &mut self.on_update {
                    on_update(key, old, new);
                }
            }
            Event::Deleted { key, last } => {
                if let Some(on_delete) = &mut self.on_delete {
                    on_delete(key, last);
                }
            }
            Event::Synced => {}
        }
    }
}

impl<K: Key, V: Value> Default for Handler<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, V> fmt::Debug for Handler<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Handler")
            .field("name", &self.name)
            .finish_non_exhaustive()
    }
}

/// Delivers events until the inbox is closed. A panic ends one callback (B50).
pub(super) fn deliver<K: Key, V: Value>(
    listener: Arc<Listener<K, V>>,
    handler: Handler<K, V>,
) -> impl Future<Output = ()> + Send {
    // Created outside of the future, so that its `Drop` runs even if the task is never polled.
    let ended = Ended(Arc::clone(&listener));
    let mut handler = UserHandler(Some(handler));
    async move {
        while let Some(events) = poll_fn(|cx| listener.inbox.poll_take(cx)).await {
            let mut waiting = events.into_iter();
            while waiting.len() > 0 {
                call_some(&listener, &mut handler, waiting.by_ref().take(AT_A_TIME));
                if waiting.len() > 0 {
                    // Other tasks get their turn, however long the backlog is.
                    tokio::task::yield_now().await;
                }
            }
        }
        // The user's handler is dropped first: `Registration::shutdown` promises that it is gone.
        drop(handler);
        drop(ended);
    }
}

fn call_some<K: Key, V: Value>(
    listener: &Listener<K, V>,
    handler: &mut UserHandler<K, V>,
    events: impl Iterator<Item = Event<K, V>>,
) {
    let stats = &listener.stats;
    let mut round = stats.timer.begin();
    for event in events {
        if listener.inbox.is_closed() {
            break;
        }
        if matches!(event, Event::Synced) {
            stats.synced();
            continue;
        }
        stats.delivered.fetch_add(1, Ordering::Relaxed);
        if let Some(handler) = &mut handler.0
            && let Err(panic) = guarded(|| handler.call(&event))
        {
            stats.panics.fetch_add(1, Ordering::Relaxed);
            tracing::error!(handler = %stats.name, "a handler of a view panicked: {panic}");
        }
        stats.timer.called(&mut round, || None);
        if let Some(panic) = drop_guarded(event) {
            tracing::error!(handler = %stats.name, "a value of a view panicked when it was dropped: {panic}");
        }
    }
    stats.timer.end(round, || None);
}

/// The user's handler. A panic in its `Drop` is caught and logged.
struct UserHandler<K, V>(Option<Handler<K, V>>);

impl<K, V> Drop for UserHandler<K, V> {
    fn drop(&mut self) {
        if let Some(panic) = drop_guarded(self.0.take()) {
            tracing::error!("a handler of a view panicked when it was dropped: {panic}");
        }
    }
}

/// Marks the handler as ended, even if the task is dropped half-way.
struct Ended<K: Key, V: Value>(Arc<Listener<K, V>>);

impl<K: Key, V: Value> Drop for Ended<K, V> {
    fn drop(&mut self) {
        self.0.inbox.close();
        self.0.stats.ended();
    }
}

/// The number of callbacks that run before other tasks get their turn.
const AT_A_TIME: usize = 64;
