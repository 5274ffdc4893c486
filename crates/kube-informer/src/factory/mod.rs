//! One informer per resource for a whole program, however often it is asked for.
//!
//! Knows: resources, namespaces, selectors, forms; who waits for whom.
//! Never learns: how an informer works.
//!
//! Read [`SharedInformerFactory`], then [`Scope`] (what makes two informers different). Contract: B57–B60.

mod accessors;
mod builder;
mod discovery;
mod error;
mod metadata;
mod registry;
mod scope;
mod shared;
mod typed;

pub use accessors::*;
pub use builder::Builder;
pub use discovery::ResourceError;
pub use error::{FactorySyncError, NotReady, ReadError};
pub use scope::Scope;
pub use shared::SharedInformerFactory;
pub use typed::InformerOf;
