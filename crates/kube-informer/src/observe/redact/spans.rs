//! The ranges of a text that are replaced.

use std::ops::Range;

use super::HIDDEN;

/// The ranges of a text to hide, in any order; they may overlap.
#[derive(Debug, Default)]
pub(super) struct Spans(Vec<Range<usize>>);

impl Spans {
    pub(super) fn add(&mut self, span: Range<usize>) {
        if !span.is_empty() {
            self.0.push(span);
        }
    }

    /// The text with these ranges replaced; `None` if there are no ranges.
    pub(super) fn replaced(mut self, text: &str) -> Option<String> {
        if self.0.is_empty() {
            return None;
        }
        self.0.sort_by_key(|span| span.start);
        let mut shown = String::with_capacity(text.len());
        let mut done = 0;
        for span in self.0 {
            if span.start >= done {
                shown.push_str(&text[done..span.start]);
                shown.push_str(HIDDEN);
            }
            done = done.max(span.end);
        }
        shown.push_str(&text[done..]);
        Some(shown)
    }
}
