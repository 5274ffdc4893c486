//! Lines of styled text.

use std::fmt::Write as _;

use crossterm::style::{self, Attribute, Attributes, ContentStyle};

use crate::plain::visible;
use crate::show::{cut, width};

/// The colours: the basic ones, which fit every theme of a terminal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Color {
    Green,
    Yellow,
    Red,
    Cyan,
    Black,
}

/// The style of a piece of text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Style {
    pub(crate) color: Option<Color>,
    pub(crate) back: Option<Color>,
    pub(crate) bold: bool,
    pub(crate) dim: bool,
    pub(crate) reverse: bool,
    pub(crate) struck: bool,
}

impl Style {
    pub(crate) const PLAIN: Self = Self {
        color: None,
        back: None,
        bold: false,
        dim: false,
        reverse: false,
        struck: false,
    };
    pub(crate) const BOLD: Self = Self {
        bold: true,
        ..Self::PLAIN
    };
    pub(crate) const DIM: Self = Self {
        dim: true,
        ..Self::PLAIN
    };
    pub(crate) const BAR: Self = Self {
        reverse: true,
        ..Self::PLAIN
    };

    pub(crate) const fn of(color: Color) -> Self {
        Self {
            color: Some(color),
            ..Self::PLAIN
        }
    }

    fn content(self) -> ContentStyle {
        let shade = |color| match color {
            Color::Green => style::Color::DarkGreen,
            Color::Yellow => style::Color::DarkYellow,
            Color::Red => style::Color::DarkRed,
            Color::Cyan => style::Color::DarkCyan,
            Color::Black => style::Color::Black,
        };
        let mut attributes = Attributes::default();
        for (is, attribute) in [
            (self.bold, Attribute::Bold),
            (self.dim, Attribute::Dim),
            (self.reverse, Attribute::Reverse),
            (self.struck, Attribute::CrossedOut),
        ] {
            if is {
                attributes.set(attribute);
            }
        }
        ContentStyle {
            foreground_color: self.color.map(shade),
            background_color: self.back.map(shade),
            underline_color: None,
            attributes,
        }
    }
}

/// One line of a screen.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Line(Vec<(String, Style)>);

impl Line {
    pub(crate) fn new() -> Self {
        Self::default()
    }

    pub(crate) fn of(text: impl Into<String>, style: Style) -> Self {
        Self::new().with(text, style)
    }

    /// Adds text, escaped by [`plain`](crate::plain) so that an object cannot control the terminal.
    pub(crate) fn push(&mut self, text: impl Into<String>, style: Style) {
        let text = text.into();
        self.0.push((visible(&text).into_owned(), style));
    }

    pub(crate) fn with(mut self, text: impl Into<String>, style: Style) -> Self {
        self.push(text, style);
        self
    }

    pub(crate) fn width(&self) -> usize {
        self.0.iter().map(|(text, _)| width(text)).sum()
    }

    /// Pads with spaces to this width, in this style.
    pub(crate) fn fill(&mut self, to: usize, style: Style) {
        let missing = to.saturating_sub(self.width());
        if missing > 0 {
            self.push(" ".repeat(missing), style);
        }
    }

    /// The text without style.
    pub(crate) fn plain(&self) -> String {
        self.0.iter().map(|(text, _)| text.as_str()).collect()
    }

    /// The line with escape sequences, cut to the width `room`.
    pub(crate) fn painted(&self, room: usize) -> String {
        let mut out = String::new();
        let mut left = room;
        for (text, style) in &self.0 {
            let shown = cut(text, left);
            if shown.is_empty() {
                continue;
            }
            left -= width(shown).min(left);
            // Writing to a String cannot fail.
            let _ = match *style == Style::PLAIN {
                true => write!(out, "{shown}"),
                false => write!(out, "{}", style.content().apply(shown)),
            };
        }
        out
    }
}

/// The line with or without colour, for output that scrolls or for a file.
pub(crate) fn colored(line: &Line, color: bool) -> String {
    if color {
        line.painted(usize::MAX)
    } else {
        line.plain()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_cut_and_control_characters_do_no_harm() {
        let line = Line::of("ab\x1b[2J\u{202e}cd", Style::PLAIN).with("ef", Style::BOLD);
        assert_eq!(line.plain(), "ab\\u{1b}[2J\\u{202e}cdef");
        assert_eq!(line.painted(4), "ab\\u");
        let mut line = Line::of("ab", Style::PLAIN);
        line.fill(5, Style::BAR);
        assert_eq!((line.width(), line.plain().as_str()), (5, "ab   "));
    }
}
