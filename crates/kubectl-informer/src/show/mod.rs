//! Objects as text: tables, JSON, YAML, names and JSONPath templates.
//!
//! Knows: columns and formats. Never learns: where objects come from, and where the text goes.

mod format;
mod table;

pub(crate) use format::Format;
pub(crate) use table::{Shown, Widths, cut, row_of, table, width};
