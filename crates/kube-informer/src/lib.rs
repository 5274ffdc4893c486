//! Shared informers for Kubernetes. An informer lists a collection once, watches it, keeps an indexed local
//! copy that every part of a program can read, and notifies any number of handlers of changes.
//!
//! Start with [`factory::SharedInformerFactory`], or with [`informer::SharedInformer`] for a single resource.
//! Every module can also be used on its own. [`view::Collection`] joins and aggregates what informers have, and keeps the
//! result up to date. [`observe::Inspector`] shows the state of all of them.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use std::{sync::Arc, time::Duration};
//! use k8s_openapi::api::core::v1::Pod;
//! use kube_informer::{factory::SharedInformerFactory, informer::Handler};
//!
//! # let sandbox = kube_sandbox::Sandbox::start().await?;
//! # let client = sandbox.client(); // yours is kube_informer::source::client(kube::Config::infer().await?)?
//! let factory = SharedInformerFactory::builder(client).build()?;
//! let pods = factory.core().v1().pods();
//! let added = pods.informer().add_handler(Handler::new().on_add(|pod: &Arc<Pod>, _| println!("{:?}", pod.metadata.name)))?;
//! factory.start()?;
//! factory.wait_for_sync(Duration::from_secs(30)).await?;
//! added.synced().await?;
//! println!("{} pods", pods.lister().list_all().len());
//! factory.shutdown().await;
//! # Ok(()) }
//! ```
//!
//! # Coming from client-go
//!
//! | client-go | here |
//! |---|---|
//! | `SharedInformerFactory`, `ForResource`, `InformerFor` | [`factory::SharedInformerFactory`], `for_resource`, `of` |
//! | `dynamicinformer`, `metadatainformer` | `for_resource` or `of_kind`, `metadata_of` or `metadata_for_resource` of the same factory |
//! | `factory.Core().V1().Pods()` with `.Informer()`, `.Lister()` | `factory.core().v1().pods()` with `.informer()`, `.lister()` |
//! | `SharedIndexInformer`, `AddEventHandler`, `AddIndexers` | [`informer::SharedInformer`], `add_handler`, `add_index` |
//! | `ResourceEventHandlerFuncs`, `FilteringResourceEventHandler` | [`informer::Handler`], `Handler::filter` |
//! | `DeletedFinalStateUnknown` | [`object::Deleted`], typed |
//! | `WaitForCacheSync` | `wait_for_sync`, whose error names the informers that are not synced and the reason |
//! | `Reflector`, `ListWatch` | [`reflector::Reflector`], [`source::ListWatch`] |
//! | `DeltaFIFO` | [`queue::DeltaFifo`] |
//! | `Indexer`, `Lister`, `LastStoreSyncResourceVersion` | [`store::Store`], [`store::Lister`], `Store::version` |
//! | `workqueue.TypedRateLimitingInterface` | [`workqueue::WorkQueue`] |
//! | `leaderelection` | [`leader::LeaderElector`] |
//! | `record.EventRecorder` | [`recorder::EventRecorder`] |
//! | mutation detector | not needed: objects are `Arc<K>`, and changing one does not compile |
//!
//! # Coming from kube-rs
//!
//! | kube-rs | here |
//! |---|---|
//! | `watcher`, `Config::streaming_lists` | [`reflector::Reflector`], [`reflector::InitialSync`] |
//! | `reflector`, `Store` | [`informer::SharedInformer`], [`store::Store`] with indexes, snapshots and versions |
//! | `reflector::store_shared`, `subscribe` | `SharedInformer::subscribe`, which a slow subscriber does not block |
//! | `ObjectRef` | [`object::ObjectKey`], converted both ways with the feature `kube-runtime` |
//! | `Controller` | [`controller::Controller`], or kube's own, fed by `informer::kube_runtime` |
//! | `Controller::run(reconcile, error_policy, Arc<Ctx>)` | [`Controller::reconcile_with`](controller::Controller::reconcile_with) |
//! | `watcher::Event`, `Store`, `Writer` | streams and stores of the same form in `informer::kube_runtime` |
//! | `events::Recorder` | [`recorder::EventRecorder`] |
//! | `Store::wait_until_ready` | `wait_for_sync` |
//! | `metadata_watcher`, `PartialObjectMeta<K>` | [`metadata_of`](factory::SharedInformerFactory::metadata_of), or any informer of that type |
//! | `modify(|o| o.managed_fields_mut().clear())` | not needed: `managedFields` is not decoded by default; see [`wire::Decoding`] |
//! | `predicate_filter` | [`controller::predicate`] |
//!
//! # The path of an object
//!
//! An object passes through one module after the other, in one direction. A module knows only the module
//! before it, through one small type. Only back-pressure and the resource version flow back.
//!
//! ```text
//! kube::Client ─ source ─ wire ─ reflector ─ queue ─ store ─ informer ─ handlers ─ workqueue ─ controller
//!                request  decode  keep in    order   index   notify     user      schedule    user's
//!                                 sync               + read  handlers   code      keys        reconcile
//! ```
//!
//! The documentation of each module says what the module knows, what it must never learn, and which points of
//! the contract it keeps.

pub mod controller;
pub mod factory;
mod guard;
mod histogram;
pub mod informer;
// The unit tests do not use them, and would compile them a second time.
#[cfg(all(feature = "__instances", not(test)))]
#[doc(hidden)]
pub mod instances;
pub mod leader;
pub mod object;
pub mod observe;
pub mod protocol;
pub mod queue;
pub mod recorder;
pub mod reflector;
mod saturate;
pub mod shard;
mod shorten;
pub mod source;
mod spawn;
pub mod store;
mod sync;
mod timers;
pub mod view;
pub mod wire;
pub mod workqueue;

pub use kube_lean as lean;
