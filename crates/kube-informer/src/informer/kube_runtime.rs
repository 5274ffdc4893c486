//! Migration from kube-rs in small steps: feeds kube's `Controller` from a shared informer, and gives code that was written
//! over kube's `watcher` and `Store` what it expects.
//!
//! | code that has | gets |
//! |---|---|
//! | a stream of `watcher::Event` | [`watcher_events`], [`shared_watcher_events`] |
//! | a `reflector::Store` | [`kube_store`]; in tests [`kube_store_writer`] |
//! | kube's `Controller` | [`for_controller`], [`touched`] |
//!
//! kube's constructors that take a stream are behind its feature `unstable-runtime`; turn that on in your own crate.
//!
//! ```no_run
//! # use std::{sync::Arc, time::Duration, future::ready};
//! # use futures::StreamExt;
//! # use k8s_openapi::api::{apps::v1::Deployment, core::v1::Pod};
//! use kube::runtime::controller::{Action, Controller};
//! use kube_informer::informer::{SharedInformer, kube_runtime};
//!
//! # async fn example(client: kube::Client) -> Result<(), Box<dyn std::error::Error>> {
//! let deployments = SharedInformer::<Deployment>::builder(client.clone()).build()?;
//! let pods = SharedInformer::<Pod>::builder(client).build()?;
//! let (trigger, store) = kube_runtime::for_controller(deployments.subscribe()?);
//! let controller = Controller::for_shared_stream(trigger, store)
//!     .owns_shared_stream(kube_runtime::touched(pods.subscribe()?));
//! deployments.start()?;
//! pods.start()?;
//! # async fn reconcile(_: Arc<Deployment>, _: Arc<()>) -> Result<Action, std::io::Error> { Ok(Action::await_change()) }
//! # fn error_policy(_: Arc<Deployment>, _: &std::io::Error, _: Arc<()>) -> Action { Action::requeue(Duration::from_secs(5)) }
//! // `reconcile` and `error_policy` take an `Arc<Deployment>`, as they did before.
//! controller
//!     .run(
//!         |deployment, context| reconcile(deployment.object(), context),
//!         |deployment, error, context| error_policy(deployment.object(), error, context),
//!         Arc::new(()),
//!     )
//!     .for_each(|_| ready(()))
//!     .await;
//! # Ok(()) }
//! ```

mod events;
mod shared;
mod store;

pub use events::{shared_watcher_events, watcher_events};
pub use shared::Shared;
pub use store::{KubeStore, KubeStoreWriter, NeverReady, kube_store, kube_store_writer};

use std::hash::Hash;
use std::sync::Arc;

use futures::{Stream, StreamExt, future};
use kube::Resource;
use kube::runtime::reflector::{Lookup, ObjectRef, Store, store::Writer};
use kube::runtime::watcher;

use super::{Event, Subscription};
use crate::object::ObjectKey;

/// A stream of every object that changed, deleted objects in their last state: for
/// `owns_shared_stream` and `watches_shared_stream`. See [the module](self) for an example.
pub fn touched<K: Send + Sync + 'static>(
    events: Subscription<K>,
) -> impl Stream<Item = Arc<K>> + Send + 'static {
    events.filter_map(|event| future::ready(object(event)))
}

/// The same stream for the main resource of a controller, with the store that kube's `Controller`
/// requires: for `for_shared_stream`.
///
/// kube's store is a map of its own, but no second cache: its values are [`Shared`] objects of the informer. What remains is
/// the entry of the map, with name, namespace, uid and version as texts, which is less than a kilobyte per object. The store is
/// filled while the stream is polled. See [the module](self) for an example.
pub fn for_controller<K>(
    events: Subscription<K>,
) -> (
    impl Stream<Item = Arc<Shared<K>>> + Send + 'static,
    Store<Shared<K>>,
)
where
    K: Resource + Clone + Send + Sync + 'static,
    K::DynamicType: Default + Eq + Hash + Clone + Send + Sync,
{
    let mut writer = Writer::<Shared<K>>::new(Default::default());
    let store = writer.as_reader();
    let touched = shared_watcher_events(events).filter_map(move |event| {
        let event = event.ok().map(|event| events::mapped(event, Shared::from));
        let touched = event.and_then(|event| {
            writer.apply_watcher_event(&event);
            match event {
                watcher::Event::Apply(object)
                | watcher::Event::InitApply(object)
                | watcher::Event::Delete(object) => Some(Arc::new(object)),
                watcher::Event::Init | watcher::Event::InitDone => None,
            }
        });
        future::ready(touched)
    });
    (touched, store)
}

fn object<K>(event: Event<K>) -> Option<Arc<K>> {
    match event {
        Event::Added { object, .. } | Event::Updated { new: object, .. } => Some(object),
        Event::Deleted(deleted) => deleted.last,
        Event::Synced => None,
    }
}

/// ```
/// use k8s_openapi::api::core::v1::Pod;
/// use kube::runtime::reflector::ObjectRef;
/// use kube_informer::object::ObjectKey;
///
/// let key = ObjectKey::from(&ObjectRef::<Pod>::new("web-0").within("prod"));
/// assert_eq!(key, ObjectKey::namespaced("prod", "web-0"));
/// ```
impl<K: Lookup + ?Sized> From<&ObjectRef<K>> for ObjectKey {
    fn from(object: &ObjectRef<K>) -> Self {
        match &object.namespace {
            Some(namespace) => Self::namespaced(namespace.as_str(), object.name.as_str()),
            None => Self::cluster(object.name.as_str()),
        }
    }
}

/// ```
/// use k8s_openapi::api::core::v1::Pod;
/// use kube::runtime::reflector::ObjectRef;
/// use kube_informer::object::ObjectKey;
///
/// let object: ObjectRef<Pod> = (&ObjectKey::namespaced("prod", "web-0")).into();
/// assert_eq!(object, ObjectRef::new("web-0").within("prod"));
/// ```
impl<K: Lookup> From<&ObjectKey> for ObjectRef<K>
where
    K::DynamicType: Default,
{
    fn from(key: &ObjectKey) -> Self {
        let object = Self::new(key.name());
        match key.namespace() {
            Some(namespace) => object.within(namespace),
            None => object,
        }
    }
}
