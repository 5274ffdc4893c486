//! A shared informer as a collection.

use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Weak};

use futures::{FutureExt, StreamExt};
use tokio_util::sync::CancellationToken;

use super::CloseOnDrop;
use super::writer::last_of_each;
use crate::informer::{AnyWeakInformer, Event, HandlerOptions, SharedInformer, Subscription};
use crate::object::ObjectKey;
use crate::spawn;
use crate::sync::Mutex;
use crate::view::collection::{Collection, Inner};
use crate::view::derive::passed_on;
use crate::view::error::AddError;
use crate::view::operators::Output;

/// The collections that follow informers, by the number of the informer. So all views of an informer see the same changes in
/// the same round, and a join of two of them is consistent.
static FOLLOWING: Mutex<Option<HashMap<usize, Weak<dyn Any + Send + Sync>>>> = Mutex::new(None);

impl<V: Send + Sync + 'static> Collection<ObjectKey, V> {
    /// The objects of an informer. All collections of one informer are the same one. It keeps the informer alive, and has one
    /// task on the current runtime, which takes over what the informer published, in batches.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use std::time::Duration;
    /// use k8s_openapi::api::core::v1::Pod;
    /// use kube_informer::{informer::SharedInformer, view::Collection};
    ///
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # sandbox.load("pods", 3)?;
    /// let pods = SharedInformer::<Pod>::builder(sandbox.client()).build()?;
    /// let per_node = Collection::of(&pods)?
    ///     .group_by(|_, pod| pod.spec.as_ref().and_then(|spec| spec.node_name.clone()))
    ///     .count();
    /// pods.start()?;
    /// per_node.wait_for_sync(Duration::from_secs(10)).await?;
    /// assert_eq!(per_node.list().iter().map(|count| **count).sum::<usize>(), 3);
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// The informer has stopped, or there is no tokio runtime.
    pub fn of(informer: &SharedInformer<V>) -> Result<Self, AddError> {
        let id = informer.weak().id();
        let mut following = FOLLOWING.lock();
        let following = following.get_or_insert_default();
        following.retain(|_, collection| collection.strong_count() > 0);
        let known = following.get(&id).and_then(Weak::upgrade);
        if let Some(known) = known.and_then(|known| known.downcast::<Inner<ObjectKey, V>>().ok()) {
            return Ok(Self::from_inner(known));
        }
        let collection = follow(informer, id)?;
        let weak: Weak<Inner<ObjectKey, V>> = collection.downgrade();
        following.insert(id, weak);
        Ok(collection)
    }
}

fn follow<V: Send + Sync + 'static>(
    informer: &SharedInformer<V>,
    id: usize,
) -> Result<Collection<ObjectKey, V>, AddError> {
    let view: Arc<str> = informer.name().into();
    let runtime = tokio::runtime::Handle::try_current().map_err(|_| AddError::NoRuntime {
        view: Arc::clone(&view),
    })?;
    let options = HandlerOptions::new().name(format!("view of {view}"));
    let events = informer.subscribe_with(options).map_err(|_| AddError::Stopped {
        view: Arc::clone(&view),
    })?;
    let stop = CancellationToken::new();
    let guard = stop.clone().drop_guard();
    let collection = Collection::root(view, "informer", Some(id), false, passed_on, Some(guard));
    let inner = collection.downgrade();
    let stopped = CloseOnDrop(inner.clone());
    let following = async move {
        stop.run_until_cancelled(take_over(events, inner)).await;
        drop(stopped);
    };
    spawn::on(&runtime, Box::pin(following));
    Ok(collection)
}

/// Takes over everything that the informer publishes, until it stops.
async fn take_over<V: Send + Sync + 'static>(mut events: Subscription<V>, inner: Weak<Inner<ObjectKey, V>>) {
    let informer = events.informer().clone();
    let mut progress = informer.watch_progress();
    loop {
        let mut changes = Vec::new();
        let mut synced = false;
        tokio::select! {
            biased;
            event = events.next() => match event {
                Some(event) => note(event, &mut changes, &mut synced),
                None => return,
            },
            // A bookmark moves the version without an event.
            moved = progress.changed() => if moved.is_err() { return },
        }
        // Everything up to this version is in the inbox already. So if the inbox is emptied now, the state has this version.
        let published = informer.published();
        let mut emptied = false;
        while changes.len() < AT_A_TIME {
            match events.next().now_or_never() {
                Some(Some(event)) => note(event, &mut changes, &mut synced),
                Some(None) => return,
                None => {
                    emptied = true;
                    break;
                }
            }
        }
        let Some(inner) = inner.upgrade() else {
            return;
        };
        let mut output = Output::new();
        output.values = last_of_each(changes);
        inner.write(output, |version| {
            version.synced |= synced;
            if emptied {
                (version.epoch, version.version) = published;
            }
        });
        drop(inner);
        tokio::task::yield_now().await;
    }
}

type KeyChanges<V> = Vec<(ObjectKey, Option<Arc<V>>)>;

fn note<V>(event: Event<V>, changes: &mut KeyChanges<V>, synced: &mut bool) {
    match event {
        Event::Added { key, object, .. } => changes.push((key, Some(object))),
        Event::Updated { key, new, .. } => changes.push((key, Some(new))),
        Event::Deleted(deleted) => changes.push((deleted.key, None)),
        Event::Synced => *synced = true,
    }
}

/// The number of events that are taken over in one round.
const AT_A_TIME: usize = 8_192;
