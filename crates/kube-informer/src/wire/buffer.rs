//! Bytes that have come and are not yet used.

/// A window on an answer: what came is added at its end, what was used goes away at its beginning.
#[derive(Debug, Default)]
pub(crate) struct Buffer {
    bytes: Vec<u8>,
    /// Everything before this was used. At most `bytes.len()`.
    used: usize,
    /// Where in the answer `bytes` begins.
    offset: u64,
}

impl Buffer {
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        self.room().extend_from_slice(bytes);
    }

    /// A vector to whose end bytes may be added.
    pub(crate) fn room(&mut self) -> &mut Vec<u8> {
        // One huge object must not hold its memory for ever.
        const KEPT: usize = 1 << 20;
        if self.used > 0 {
            self.bytes.drain(..self.used);
            self.offset += self.used as u64;
            self.used = 0;
            if self.bytes.capacity() > KEPT && self.bytes.len() < KEPT / 4 {
                self.bytes.shrink_to(KEPT);
            }
        }
        &mut self.bytes
    }

    /// What is not yet used.
    pub(crate) fn rest(&self) -> &[u8] {
        &self.bytes[self.used..]
    }

    pub(crate) fn advance(&mut self, count: usize) {
        self.used = (self.used + count).min(self.bytes.len());
    }

    /// The next byte that is no white space; that before it is used up.
    pub(crate) fn peek(&mut self) -> Option<u8> {
        let rest = self.rest();
        let blank = rest
            .iter()
            .take_while(|b| matches!(b, b' ' | b'\n' | b'\t' | b'\r'))
            .count();
        let found = rest.get(blank).copied();
        self.advance(blank);
        found
    }

    /// Where in the answer [`rest`](Self::rest) begins.
    pub(crate) fn at(&self) -> u64 {
        self.offset + self.used as u64
    }

    /// Where in the answer it ends.
    pub(crate) fn end(&self) -> u64 {
        self.offset + self.bytes.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_used_goes_and_places_stay_true() {
        let mut buffer = Buffer::default();
        buffer.feed(b"  ab");
        assert_eq!((buffer.peek(), buffer.at()), (Some(b'a'), 2));
        buffer.advance(1);
        buffer.feed(b"c ");
        assert_eq!((buffer.rest(), buffer.at(), buffer.end()), (&b"bc "[..], 3, 6));
        buffer.advance(99);
        assert_eq!((buffer.peek(), buffer.at()), (None, 6));
    }

    #[test]
    fn a_huge_object_does_not_hold_its_memory() {
        let mut buffer = Buffer::default();
        buffer.feed(&vec![b'x'; 8 << 20]);
        buffer.advance(8 << 20);
        buffer.feed(b"y");
        assert!(buffer.bytes.capacity() <= 1 << 20);
    }
}
