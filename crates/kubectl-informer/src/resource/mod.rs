//! Resolves the resource names that a user types to the server's resources.
//!
//! Read [`catalogue`] (the resources of a server), then [`mod@targets`] (the arguments).
//! Knows: discovery. Never learns: the content of objects.

mod catalogue;
mod discover;
mod targets;

pub(crate) use catalogue::{Catalogue, Kind};
pub(crate) use targets::{Target, resources, targets};
