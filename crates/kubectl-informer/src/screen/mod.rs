//! The terminal: styled lines, repainting of lines that changed, and keys.
//!
//! Knows: crossterm. Never learns: which content is shown.

mod line;
mod terminal;

pub(crate) use line::{Color, Line, Style, colored};
pub(crate) use terminal::{Key, Size, Terminal};
