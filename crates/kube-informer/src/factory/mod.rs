//! One informer per resource for a whole program, however often it is requested.
//!
//! Knows: resources, namespaces, selectors; which informers exist, and in which order they start.
//! Never learns: how an informer works.
//!
//! Read [`SharedInformerFactory`], then [`Scope`] (what makes two informers different). Contract:
//! B57–B60.
//!
//! | you need | call |
//! |---|---|
//! | a resource of k8s-openapi | `factory.core().v1().pods()` |
//! | a built-in resource as a [lean type](crate::lean), which needs a fraction of the memory (feature `lean`) | `factory.lean().core().v1().pods()` |
//! | any Rust type, such as one derived from a CRD, or one with few fields | [`of`](SharedInformerFactory::of), [`of_selected`](SharedInformerFactory::of_selected) |
//! | a kind that is known at run time | [`of_kind`](SharedInformerFactory::of_kind) |
//! | a resource by its name, which may not exist yet | [`for_resource`](SharedInformerFactory::for_resource), [`for_resource_within`](SharedInformerFactory::for_resource_within) |
//! | objects decoded into a type of yours | [`projection_of`](SharedInformerFactory::projection_of) |
//! | the metadata alone of any of these | [`metadata_of`](SharedInformerFactory::metadata_of), [`metadata_of_kind`](SharedInformerFactory::metadata_of_kind), [`metadata_for_resource`](SharedInformerFactory::metadata_for_resource) |
//!
//! [`kinds`](SharedInformerFactory::kinds) is a stream of every kind that the server serves, for programs that watch all of
//! them. Namespaces can be added and removed while the factory runs: [`add_namespace`](SharedInformerFactory::add_namespace).
//!
//! A CRD may be created after the start, deleted, and created again: the informer waits, notifies
//! its handlers of the deletions, and continues. See
//! [`FailureKind::KindGone`](crate::protocol::FailureKind::KindGone) for when a kind counts as
//! gone.

mod accessors;
mod builder;
mod discovery;
mod error;
mod kinds;
mod metadata;
mod namespaces;
mod refused;
mod registry;
mod scope;
mod shared;
mod typed;

pub use accessors::*;
pub use builder::Builder;
pub use discovery::ResourceError;
pub use error::{FactorySyncError, NotReady, ReadError};
pub use kinds::{KindEvent, ServedKind};
pub use scope::Scope;
pub use shared::SharedInformerFactory;
pub(crate) use shared::WeakFactory;
pub use typed::InformerOf;
