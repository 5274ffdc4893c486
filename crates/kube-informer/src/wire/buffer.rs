//! A buffer for received bytes that are not consumed yet.

/// A window on an answer: received bytes are appended at the end, consumed bytes are removed from the
/// beginning.
#[derive(Debug, Default)]
pub(crate) struct Buffer {
    bytes: Vec<u8>,
    /// The number of consumed bytes at the start of `bytes`. At most `bytes.len()`.
    used: usize,
    /// The offset of `bytes` in the answer.
    offset: u64,
}

impl Buffer {
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        self.room().extend_from_slice(bytes);
    }

    /// Returns the vector to which received bytes are appended.
    pub(crate) fn room(&mut self) -> &mut Vec<u8> {
        // One huge object must not keep its memory allocated forever.
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

    /// The bytes that are not consumed yet.
    pub(crate) fn rest(&self) -> &[u8] {
        &self.bytes[self.used..]
    }

    pub(crate) fn advance(&mut self, count: usize) {
        self.used = (self.used + count).min(self.bytes.len());
    }

    /// Consumes white space and returns the byte after it, which is not consumed.
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

    /// The offset of [`rest`](Self::rest) in the answer.
    pub(crate) fn at(&self) -> u64 {
        self.offset + self.used as u64
    }

    /// The offset in the answer of the end of the received bytes.
    pub(crate) fn end(&self) -> u64 {
        self.offset + self.bytes.len() as u64
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn consumed_bytes_are_removed_and_offsets_stay_correct() {
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
    fn the_memory_of_a_huge_object_is_released() {
        let mut buffer = Buffer::default();
        buffer.feed(&vec![b'x'; 8 << 20]);
        buffer.advance(8 << 20);
        buffer.feed(b"y");
        assert!(buffer.bytes.capacity() <= 1 << 20);
    }
}
