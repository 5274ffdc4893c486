//! The terminal: styled lines, repainting of lines that changed, and keys.
//!
//! Knows: crossterm. Never learns: which content is shown.
//!
//! # Why not ratatui?
//!
//! It was looked at (0.30, without its default features, with its crossterm backend) and not taken, because little of our code
//! would go:
//!
//! - It would replace the repainting, the opening and closing of the screen, the scrolling and the text pane: about 150 of the
//!   1,360 lines of code of the live views, and a good part of these would return as calls of widgets.
//! - The lines with styles stay in any case: `doctor`, the event log and tables that are not live print them to a pipe or to the
//!   scrollback, where ratatui draws nothing. So do the widths of columns, which fit their contents and are those of the plain output,
//!   the escaping of what objects contain, and the marks of what changed.
//! - It brings 19 more crates into a first build, and as much processor time as everything else of a small terminal program: 31 s, where
//!   crossterm, serde and their dependencies took 29 s on the same machine. A program with a table, a paragraph and a sparkline grew by 380 KB
//!   (release, stripped).
//!
//! What it is praised for is here: a selection, a pane with the object, scrolling, a list of keys, sparklines in `top`. Take it
//! when a view needs a layout of several panes, a mouse, or charts.

mod line;
mod terminal;

pub(crate) use line::{Color, Line, Style, colored};
pub(crate) use terminal::{Key, Size, Terminal};
