//! Watch framing: an event is a line.

use bytes::{Buf, Bytes, BytesMut};

/// Takes in bytes as they come and gives out whole lines.
#[derive(Debug, Default)]
pub(crate) struct Lines {
    buffer: BytesMut,
    /// No line ends before this place.
    searched: usize,
}

impl Lines {
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// The next line without its end; none until more comes. Empty lines are passed over.
    pub(crate) fn next(&mut self) -> Option<Bytes> {
        loop {
            let Some(found) = memchr::memchr(b'\n', &self.buffer[self.searched..]) else {
                self.searched = self.buffer.len();
                return None;
            };
            let line = self.buffer.split_to(self.searched + found).freeze();
            self.buffer.advance(1);
            self.searched = 0;
            if !line.iter().all(u8::is_ascii_whitespace) {
                return Some(line);
            }
        }
    }

    /// Is a line begun and not ended?
    pub(crate) fn is_within_a_line(&self) -> bool {
        !self.buffer.iter().all(u8::is_ascii_whitespace)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(chunks: &[&str]) -> (Vec<String>, bool) {
        let mut lines = Lines::default();
        let mut out = Vec::new();
        for chunk in chunks {
            lines.feed(chunk.as_bytes());
            while let Some(line) = lines.next() {
                out.push(String::from_utf8(line.to_vec()).expect("UTF-8"));
            }
        }
        (out, lines.is_within_a_line())
    }

    #[test]
    fn lines_are_whole_wherever_the_bytes_are_cut() {
        let text = "{\"a\":1}\n{\"b\":2}\n";
        let whole = vec!["{\"a\":1}".to_owned(), "{\"b\":2}".to_owned()];
        for cut in 0..text.len() {
            assert_eq!(
                lines(&[&text[..cut], &text[cut..]]),
                (whole.clone(), false),
                "cut at {cut}"
            );
        }
    }

    #[test]
    fn a_line_that_never_ends_is_not_given_out() {
        assert_eq!(
            lines(&["{\"a\":1}\n{\"b\""]),
            (vec!["{\"a\":1}".to_owned()], true)
        );
        assert_eq!(lines(&["\n\n{}\n \n"]), (vec!["{}".to_owned()], false));
    }
}
