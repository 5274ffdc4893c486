//! Frames watches: an event is a length, followed by that number of bytes.
//!
//! Knows: `WatchEvent`. Never learns: how an event is used.

use bytes::{Buf, Bytes, BytesMut};

use super::cursor::{Cursor, Raw, text};
use super::envelope::Envelope;
use super::error::{Error, ErrorKind};
use super::value::DecodeContext;

/// Accepts the body of a watch as it arrives and returns its frames. Each frame is an [`Event`].
///
/// ```
/// use kube_informer::wire::proto::Frames;
///
/// let mut frames = Frames::new(64 << 20);
/// frames.feed(b"\0\0\0\x03ab");
/// assert_eq!(frames.next()?, None);
/// frames.feed(b"c");
/// assert_eq!(frames.next()?.as_deref(), Some(&b"abc"[..]));
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
#[derive(Debug)]
pub struct Frames {
    buffer: BytesMut,
    taken: usize,
    limit: usize,
}

impl Frames {
    /// Creates a reader for frames of at most `limit` bytes each.
    ///
    /// ```
    /// # use kube_informer::wire::proto::Frames;
    /// let frames = Frames::new(64 << 20);
    /// # let _ = frames;
    /// ```
    pub fn new(limit: usize) -> Self {
        Self {
            buffer: BytesMut::new(),
            taken: 0,
            limit,
        }
    }

    /// Appends received bytes.
    ///
    /// ```
    /// # let mut frames = kube_informer::wire::proto::Frames::new(64);
    /// frames.feed(b"\0\0");
    /// assert!(frames.is_within_a_frame());
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// Returns the next frame, or `None` until more bytes arrive. After an error the reader cannot continue.
    ///
    /// ```
    /// # use kube_informer::wire::proto::{ErrorKind, Frames};
    /// let mut frames = Frames::new(64);
    /// frames.feed(b"{\"type\":\"ADDED\"");
    /// assert_eq!(frames.next().unwrap_err().kind(), ErrorKind::TooLarge);
    /// ```
    #[expect(
        clippy::should_implement_trait,
        reason = "none means not yet, and an iterator would be over"
    )]
    pub fn next(&mut self) -> Result<Option<Bytes>, Error> {
        let Some(head) = self.buffer.first_chunk::<HEAD>() else {
            return Ok(None);
        };
        let length = usize::try_from(u32::from_be_bytes(*head)).unwrap_or(usize::MAX);
        if length > self.limit {
            let what = format!("an event of {length} bytes, more than the {} allowed", self.limit);
            return Err(Error::new(ErrorKind::TooLarge, what).at(Some(self.taken)));
        }
        if self.buffer.len() - HEAD < length {
            return Ok(None);
        }
        self.buffer.advance(HEAD);
        self.taken += HEAD + length;
        Ok(Some(self.buffer.split_to(length).freeze()))
    }

    /// True if a frame has begun and is not complete.
    ///
    /// ```
    /// # let frames = kube_informer::wire::proto::Frames::new(64);
    /// assert!(!frames.is_within_a_frame());
    /// ```
    pub fn is_within_a_frame(&self) -> bool {
        !self.buffer.is_empty()
    }

    /// The offset of the end of the fed bytes, from the beginning of the watch.
    pub(super) fn end(&self) -> u64 {
        (self.taken + self.buffer.len()) as u64
    }
}

/// The content of a frame.
///
/// ```
/// use kube_informer::wire::proto::{Event, peek};
///
/// let frame = b"\x0a\x08BOOKMARK\x12\x20\x0a\x1ek8s\0\x0a\x0f\x0a\x02v1\x12\x09Namespace\x12\x07\x0a\x05\x32\x03420";
/// let event = Event::parse(frame)?;
/// assert_eq!((event.change, event.object.kind), ("BOOKMARK", "Namespace"));
/// assert_eq!(peek(event.object.raw)?.resource_version, "420");
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Event<'a> {
    /// `ADDED`, `MODIFIED`, `DELETED`, `BOOKMARK` or `ERROR`. The object of an error is a `Status`.
    pub change: &'a str,
    /// The object in its envelope.
    pub object: Envelope<'a>,
}

impl<'a> Event<'a> {
    /// Parses a frame. The object in it is not parsed.
    ///
    /// ```
    /// # use kube_informer::wire::proto::Event;
    /// assert!(Event::parse(b"").is_err());
    /// ```
    pub fn parse(frame: &'a [u8]) -> Result<Self, Error> {
        let context = DecodeContext::new(frame, 0);
        let mut cursor = Cursor::new(frame);
        let (mut change, mut object) = ("", None);
        let mut read = || -> Result<(), Error> {
            while let Some(tag) = cursor.tag()? {
                match (tag.number, cursor.value(tag.wire)?) {
                    (1, Raw::Bytes(bytes)) => change = text(bytes)?,
                    (2, Raw::Bytes(extension)) => object = raw(extension)?.or(object),
                    (1 | 2, _) => return Err(Error::new(ErrorKind::WireType, "an event that is none")),
                    _ => {}
                }
            }
            Ok(())
        };
        let result = read();
        result.map_err(|e| e.at(context.offset(cursor.rest())))?;
        let object = object.ok_or_else(|| Error::new(ErrorKind::NoEnvelope, "an event without an object"))?;
        let place = context.offset(object).unwrap_or(0);
        Ok(Self {
            change,
            object: Envelope::parse(object).map_err(|e| e.shifted(place))?,
        })
    }
}

/// Returns the content of a RawExtension.
fn raw(extension: &[u8]) -> Result<Option<&[u8]>, Error> {
    let mut cursor = Cursor::new(extension);
    let mut found = None;
    while let Some(tag) = cursor.tag()? {
        match (tag.number, cursor.value(tag.wire)?) {
            (1, Raw::Bytes(bytes)) => found = Some(bytes),
            (1, _) => return Err(Error::new(ErrorKind::WireType, "an object that is none")),
            _ => {}
        }
    }
    Ok(found)
}

/// The size of the length prefix, which is big-endian.
const HEAD: usize = 4;
