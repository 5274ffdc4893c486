//! The types of the built-in kinds, as the published OpenAPI documents describe them.
//!
//! Knows: field names, types, and how fields are merged. Never learns: requests, stored objects, what a field means.

mod check;
mod table;

pub(crate) use check::{Findings, read};
pub(crate) use table::{Field, Merge, Patch, Type, Types};
