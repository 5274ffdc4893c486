//! kube's `watcher::Event` stream, out of a shared informer.

use std::collections::VecDeque;
use std::sync::Arc;

use futures::{Stream, StreamExt, stream};
use kube::runtime::watcher;

use super::super::{Event, Subscription};
use crate::object::ObjectKey;

/// The events of an informer in the form of kube's `watcher`: `Init`, `InitApply` for each object, `InitDone`, then
/// `Apply` and `Delete`. For code that was written over `watcher()`, such as kubert's `index`.
///
/// Objects are shared. [`watcher_events`] has them by value.
///
/// The stream never yields an error: the informer retries by itself, and its [state](super::super::State) and `on_error`
/// say what is wrong. After an interruption it yields the difference, not another `Init`. It ends when the informer stops.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use futures::TryStreamExt;
/// use kube::runtime::watcher::Event;
/// # use k8s_openapi::api::core::v1::Namespace;
/// use kube_informer::informer::{SharedInformer, kube_runtime};
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// namespaces.start()?;
/// let mut events = std::pin::pin!(kube_runtime::shared_watcher_events(namespaces.subscribe()?));
/// let mut names = Vec::new();
/// while let Some(event) = events.try_next().await? {
///     match event {
///         Event::Init => names.clear(),
///         Event::InitApply(namespace) | Event::Apply(namespace) => names.extend(namespace.metadata.name.clone()),
///         Event::InitDone => break, // an index goes on
///         Event::Delete(namespace) => names.retain(|name| namespace.metadata.name.as_ref() != Some(name)),
///     }
/// }
/// assert_eq!(names.len(), 4);
/// # Ok(()) }
/// ```
pub fn shared_watcher_events<K: Send + Sync + 'static>(
    events: Subscription<K>,
) -> impl Stream<Item = Result<watcher::Event<Arc<K>>, watcher::Error>> + Send + 'static {
    let begun = Bridge {
        events,
        ready: VecDeque::from([watcher::Event::Init]),
        synced: false,
        deleted: Vec::new(),
    };
    stream::unfold(begun, |mut bridge| async move {
        let event = bridge.next().await?;
        Some((Ok(event), bridge))
    })
}

/// The same with objects by value, as `watcher` yields them. Each object is cloned. See [`shared_watcher_events`] for an
/// example.
pub fn watcher_events<K: Clone + Send + Sync + 'static>(
    events: Subscription<K>,
) -> impl Stream<Item = Result<watcher::Event<K>, watcher::Error>> + Send + 'static {
    let by_value = |event| mapped(event, Arc::unwrap_or_clone);
    shared_watcher_events(events).map(move |event| event.map(by_value))
}

/// The same event with its object in another form.
pub(super) fn mapped<A, B>(event: watcher::Event<A>, with: impl FnOnce(A) -> B) -> watcher::Event<B> {
    match event {
        watcher::Event::Apply(object) => watcher::Event::Apply(with(object)),
        watcher::Event::Delete(object) => watcher::Event::Delete(with(object)),
        watcher::Event::Init => watcher::Event::Init,
        watcher::Event::InitApply(object) => watcher::Event::InitApply(with(object)),
        watcher::Event::InitDone => watcher::Event::InitDone,
    }
}

struct Bridge<K: Send + Sync + 'static> {
    events: Subscription<K>,
    ready: VecDeque<watcher::Event<Arc<K>>>,
    synced: bool,
    /// Objects that were deleted before `InitDone`. kube's form cannot take back an `InitApply`, so their deletion follows
    /// `InitDone`.
    deleted: Vec<(ObjectKey, Arc<K>)>,
}

impl<K: Send + Sync + 'static> Bridge<K> {
    async fn next(&mut self) -> Option<watcher::Event<Arc<K>>> {
        loop {
            if let Some(event) = self.ready.pop_front() {
                return Some(event);
            }
            match self.events.next().await? {
                Event::Added { object, .. } | Event::Updated { new: object, .. } if self.synced => {
                    return Some(watcher::Event::Apply(object));
                }
                Event::Added { key, object, .. } | Event::Updated { key, new: object, .. } => {
                    self.deleted.retain(|(deleted, _)| *deleted != key);
                    return Some(watcher::Event::InitApply(object));
                }
                Event::Deleted(deleted) => match deleted.last {
                    Some(last) if self.synced => return Some(watcher::Event::Delete(last)),
                    Some(last) => self.deleted.push((deleted.key, last)),
                    None => {}
                },
                Event::Synced => {
                    self.synced = true;
                    self.ready.push_back(watcher::Event::InitDone);
                    let deleted = self
                        .deleted
                        .drain(..)
                        .map(|(_, last)| watcher::Event::Delete(last));
                    self.ready.extend(deleted);
                }
            }
        }
    }
}
