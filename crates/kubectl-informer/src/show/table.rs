//! Tables with aligned columns.

use jiff::Timestamp;
use serde_json::Value;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

use crate::columns::{Cell, Column, Layout, Tone};
use crate::plain::visible;
use crate::resource::Kind;

/// Spaces between two columns.
const GAP: usize = 3;

/// The widths of the columns. They grow and never shrink, so that a table does not move while it changes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Widths(Vec<usize>);

impl Widths {
    /// Widens the columns for a row.
    pub(crate) fn fit<'a>(&mut self, texts: impl Iterator<Item = &'a str>) {
        for (at, text) in texts.enumerate() {
            let wide = width(text);
            match self.0.get_mut(at) {
                Some(known) => *known = wide.max(*known),
                None => self.0.push(wide),
            }
        }
    }

    /// The text, padded up to the next column. The last column is not padded.
    pub(crate) fn pad(&self, at: usize, text: &str, last: bool) -> String {
        let room = self.0.get(at).copied().unwrap_or_default();
        let spaces = if last {
            0
        } else {
            room.saturating_sub(width(text)) + GAP
        };
        format!("{text}{}", " ".repeat(spaces))
    }

    /// A whole line.
    pub(crate) fn line(&self, texts: &[&str]) -> String {
        let last = texts.len().saturating_sub(1);
        let cells = texts
            .iter()
            .enumerate()
            .map(|(at, text)| self.pad(at, text, at == last));
        cells.collect::<String>().trim_end().to_owned()
    }
}

/// The cells of an object's row: namespace (if shown), name, and the columns.
pub(crate) fn row_of(
    layout: &Layout,
    shown: Shown,
    kind: &Kind,
    object: &Value,
    now: Timestamp,
) -> Vec<Cell> {
    let meta = &object["metadata"];
    let name = meta["name"].as_str().unwrap_or_default();
    let mut cells = Vec::new();
    if shown.namespaces {
        cells.push(Cell::toned(
            meta["namespace"].as_str().unwrap_or_default(),
            Tone::Faint,
        ));
    }
    cells.push(Cell::new(if shown.kinds {
        kind.named(name)
    } else {
        name.to_owned()
    }));
    let wanted = layout.columns().iter().zip(layout.cells(object, now));
    cells.extend(
        wanted
            .filter(|(column, _)| shown.wide || !column.wide)
            .map(|(_, cell)| cell),
    );
    cells
}

/// Which columns are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Shown {
    pub(crate) namespaces: bool,
    /// Prefix the name with the kind.
    pub(crate) kinds: bool,
    pub(crate) wide: bool,
}

impl Shown {
    /// The headings of a table.
    pub(crate) fn heads(self, layout: &Layout) -> Vec<String> {
        let mut heads = Vec::new();
        if self.namespaces {
            heads.push("NAMESPACE".to_owned());
        }
        heads.push("NAME".to_owned());
        let wanted = |column: &&Column| self.wide || !column.wide;
        heads.extend(
            layout
                .columns()
                .iter()
                .filter(wanted)
                .map(|column| visible(&column.head).into_owned()),
        );
        heads
    }
}

/// Headings and rows, aligned.
pub(crate) fn table(heads: &[String], rows: &[Vec<Cell>]) -> String {
    let mut widths = Widths::default();
    widths.fit(heads.iter().map(String::as_str));
    for row in rows {
        widths.fit(row.iter().map(|cell| cell.text.as_str()));
    }
    let heads: Vec<_> = heads.iter().map(String::as_str).collect();
    let mut text = widths.line(&heads) + "\n";
    for row in rows {
        let cells: Vec<_> = row.iter().map(|cell| cell.text.as_str()).collect();
        text += &(widths.line(&cells) + "\n");
    }
    text
}

/// The width of a text in columns of a terminal.
pub(crate) fn width(text: &str) -> usize {
    text.width()
}

/// The longest prefix of a text that fits.
pub(crate) fn cut(text: &str, room: usize) -> &str {
    let mut taken = 0;
    for (at, c) in text.char_indices() {
        taken += c.width().unwrap_or(0);
        if taken > room {
            return &text[..at];
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_line_up_and_never_shrink() {
        let mut widths = Widths::default();
        widths.fit(["NAME", "AGE"].into_iter());
        widths.fit(["long-name", "1"].into_iter());
        widths.fit(["é", "1"].into_iter());
        assert_eq!(widths.line(&["NAME", "AGE"]), "NAME        AGE");
        assert_eq!(widths.line(&["é", "1"]), "é           1");
    }

    #[test]
    fn a_text_is_cut_where_the_room_ends() {
        assert_eq!(cut("abc", 2), "ab");
        assert_eq!(cut("日本", 3), "日");
        assert_eq!(cut("abc", 9), "abc");
    }
}
