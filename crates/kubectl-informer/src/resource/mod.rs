//! Resolves the resource names that a user types to the server's resources.
//!
//! Read [`catalogue`] (the resources of a server), then [`ask`] (the arguments).
//! Knows: discovery. Never learns: the content of objects.

mod ask;
mod catalogue;
mod discover;

pub(crate) use ask::{Target, targets};
pub(crate) use catalogue::{Catalogue, Kind};
