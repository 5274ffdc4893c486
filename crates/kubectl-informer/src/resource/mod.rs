//! Which resources are meant: from the words a person types to what the server calls them.
//!
//! Read [`catalogue`] (what the server has), then [`ask`] (what was asked for).
//! Knows: discovery. Never learns: what objects look like.

mod ask;
mod catalogue;
mod discover;

pub(crate) use ask::{Target, targets};
pub(crate) use catalogue::{Catalogue, Kind};
