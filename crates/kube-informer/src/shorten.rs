//! Shortens text from outside to a length that fits into a log line.
//!
//! Messages quote values that the server sent, and such a value may be megabytes long. Messages are stored,
//! cloned and logged, so they are shortened where they are created (B69).

use std::fmt::{self, Write};

/// Number of bytes kept from the beginning of a message. A quarter of it is kept from the end, where decoders
/// say what they expected.
const HEAD: usize = 512;
const TAIL: usize = HEAD / 4;

/// Formats `what`. A long text is reduced to its beginning, its end, and the number of bytes left out between
/// them. Memory use is bounded by that, however much `what` writes.
pub(crate) fn shorten(what: impl fmt::Display) -> String {
    let mut short = Short::default();
    // Writing to `short` cannot fail. If `what` itself fails, the text written until then is used.
    let _ = write!(short, "{what}");
    short.finish()
}

#[derive(Default)]
struct Short {
    head: String,
    tail: String,
    left_out: usize,
}

impl Short {
    fn finish(mut self) -> String {
        self.trim_tail(TAIL);
        if self.left_out > 0 {
            let _ = write!(self.head, "… ({} bytes left out) …", self.left_out);
        }
        self.head.push_str(&self.tail);
        self.head
    }

    /// Drops all but the last `keep` bytes of the tail, rounded to a character boundary.
    fn trim_tail(&mut self, keep: usize) {
        let cut = ceil_boundary(&self.tail, self.tail.len().saturating_sub(keep));
        self.tail.drain(..cut);
        self.left_out += cut;
    }
}

impl Write for Short {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        let room = match self.tail.is_empty() && self.left_out == 0 {
            true => HEAD.saturating_sub(self.head.len()),
            false => 0,
        };
        let cut = floor_boundary(text, room);
        self.head.push_str(&text[..cut]);
        let rest = &text[cut..];
        let skip = ceil_boundary(rest, rest.len().saturating_sub(TAIL));
        if skip > 0 {
            self.left_out += std::mem::take(&mut self.tail).len() + skip;
        }
        self.tail.push_str(&rest[skip..]);
        // Trimming rarely keeps it cheap. The tail never grows beyond this.
        if self.tail.len() > 8 * TAIL {
            self.trim_tail(TAIL);
        }
        Ok(())
    }
}

/// The last character boundary at or before this offset.
fn floor_boundary(text: &str, place: usize) -> usize {
    let place = place.min(text.len());
    (0..=place)
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}

/// The first character boundary at or after this offset.
fn ceil_boundary(text: &str, place: usize) -> usize {
    (place..text.len())
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(text.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn b69_a_short_text_is_unchanged() {
        for text in [
            "",
            "a",
            "invalid type: string \"é\", expected i32",
            &"x".repeat(HEAD),
            &"x".repeat(HEAD + TAIL),
        ] {
            assert_eq!(shorten(text), text);
        }
    }

    #[test]
    fn b69_a_long_text_keeps_its_beginning_and_its_end() {
        for long in ["x".repeat(1 << 20), "é".repeat(1 << 19)] {
            // Written in one piece, and in many pieces as `Debug` does.
            for told in [
                shorten(format_args!("invalid type: string \"{long}\", expected i32")),
                shorten(format_args!("invalid type: string {long:?}, expected i32")),
            ] {
                assert!(told.len() < HEAD + TAIL + 64, "{} bytes", told.len());
                assert!(told.starts_with("invalid type: string \""), "{told}");
                assert!(told.ends_with("\", expected i32"), "{told}");
                assert!(told.contains("bytes left out"), "{told}");
            }
        }
    }

    #[test]
    fn b69_a_text_written_in_pieces_loses_nothing() {
        struct Pieces(usize);
        impl fmt::Display for Pieces {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                (0..self.0).try_for_each(|n| write!(f, "{n:04},"))
            }
        }
        for count in [1, 100, 128, 129, 1_000, 9_999] {
            let (whole, short) = (Pieces(count).to_string(), shorten(Pieces(count)));
            let Some((head, rest)) = short.split_once("… (") else {
                assert_eq!(short, whole);
                continue;
            };
            let (left_out, tail) = rest.split_once(" bytes left out) …").expect("it says how much");
            let left_out: usize = left_out.parse().expect("a number");
            assert_eq!(head.len() + left_out + tail.len(), whole.len());
            assert!(whole.starts_with(head) && whole.ends_with(tail));
        }
    }
}
