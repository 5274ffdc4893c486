//! The terminal: text with style, lines that are painted only when they change, keys.
//!
//! Knows: crossterm. Never learns: what is shown.

mod line;
mod terminal;

pub(crate) use line::{Color, Line, Style, colored};
pub(crate) use terminal::{Key, Size, Terminal};
