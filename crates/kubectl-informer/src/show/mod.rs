//! Objects as text: tables, JSON, YAML, names, and whatever a path leads to.
//!
//! Knows: columns and formats. Never learns: where objects come from, and whether somebody looks on.

mod format;
mod table;

pub(crate) use format::Format;
pub(crate) use table::{Shown, Widths, cut, row_of, table, width};
