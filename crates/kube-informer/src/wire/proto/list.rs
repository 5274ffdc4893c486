//! Frames lists: returns the items of a list as their bytes arrive.
//!
//! Knows: where the items and the metadata of a list are. Never learns: the content of an item.

use bytes::{Buf, Bytes, BytesMut};

use super::cursor::{Cursor, Raw, Tag, Wire, text};
use super::decode::Schema;
use super::envelope::{MAGIC, types};
use super::error::{Error, ErrorKind};
use crate::shorten::shorten;

/// Accepts the body of a list as it arrives and returns its items.
///
/// Promised: the reader never holds more than the largest item and the bytes that were fed last. A truncated
/// body is an error of [`end`](Self::end), never a shorter list (I8).
///
/// ```
/// use kube_informer::wire::proto::List;
///
/// let body = b"k8s\0\x0a\x13\x0a\x02v1\x12\x0dNamespaceList\x12\x0d\x0a\x04\x12\x027\x30\x12\x05\x0a\x03\x0a\x01a";
/// let mut list = List::new(64 << 20);
/// let mut items = Vec::new();
/// for chunk in body.chunks(10) {
///     list.feed(chunk);
///     while let Some(item) = list.next()? {
///         items.push(item);
///     }
/// }
/// let end = list.end()?;
/// assert_eq!(items, [&b"\x0a\x03\x0a\x01a"[..]]);
/// assert_eq!((end.kind.as_str(), end.version.as_str()), ("NamespaceList", "70"));
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
#[derive(Debug)]
pub struct List {
    buffer: BytesMut,
    /// The number of bytes taken from the buffer, for the offset in errors.
    taken: usize,
    limit: usize,
    stage: Stage,
    has_content: bool,
    end: ListEnd,
}

/// The fields of a list besides its items.
///
/// ```
/// # use kube_informer::wire::proto::List;
/// assert!(List::new(1024).end().is_err(), "a body that never came");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct ListEnd {
    /// For example `v1`.
    pub api_version: String,
    /// For example `PodList`.
    pub kind: String,
    /// `metadata.resourceVersion`
    pub version: String,
    /// `metadata.continue`; empty if this was the last page.
    pub next: String,
    /// `metadata.remainingItemCount`
    pub remaining: Option<i64>,
}

#[derive(Debug, Clone, Copy)]
enum Stage {
    Magic,
    /// Between the fields of the envelope.
    Envelope,
    /// Between the fields of the list; `left` is the number of bytes left of it.
    Content {
        left: usize,
    },
    /// Inside a field of the list that is skipped.
    Skip {
        skip: usize,
        left: usize,
    },
}

impl List {
    /// Creates a reader for a list whose items have at most `limit` bytes each.
    ///
    /// ```
    /// # use kube_informer::wire::proto::List;
    /// let list = List::new(64 << 20);
    /// # let _ = list;
    /// ```
    pub fn new(limit: usize) -> Self {
        Self {
            buffer: BytesMut::new(),
            taken: 0,
            limit,
            stage: Stage::Magic,
            has_content: false,
            end: ListEnd::default(),
        }
    }

    /// Appends received bytes. Call [`next`](Self::next) until it returns `None` before feeding more.
    ///
    /// ```
    /// # use kube_informer::wire::proto::List;
    /// let mut list = List::new(64 << 20);
    /// list.feed(b"k8s");
    /// assert_eq!(list.next(), Ok(None));
    /// ```
    pub fn feed(&mut self, bytes: &[u8]) {
        self.buffer.extend_from_slice(bytes);
    }

    /// Returns the next item, or `None` until more bytes arrive. After an error the reader cannot continue.
    ///
    /// ```
    /// # use kube_informer::wire::proto::{ErrorKind, List};
    /// let mut list = List::new(64 << 20);
    /// list.feed(b"{\"kind\":\"PodList\"");
    /// assert_eq!(list.next().unwrap_err().kind(), ErrorKind::NoEnvelope);
    /// ```
    #[expect(
        clippy::should_implement_trait,
        reason = "none means not yet, and an iterator would be over"
    )]
    pub fn next(&mut self) -> Result<Option<Bytes>, Error> {
        self.step()
            .map_err(|e| e.shifted(self.taken).at(Some(self.taken)))
    }

    /// Returns the kind of the items. `None` before it has arrived, or if there is no table for it.
    ///
    /// ```
    /// # use kube_informer::wire::proto::{List, Schema};
    /// let mut list = List::new(64 << 20);
    /// list.feed(b"k8s\0\x0a\x13\x0a\x02v1\x12\x0dNamespaceList");
    /// list.next()?;
    /// assert_eq!(list.schema(), Schema::of("v1", "Namespace"));
    /// # Ok::<(), kube_informer::wire::proto::Error>(())
    /// ```
    pub fn schema(&self) -> Option<Schema> {
        Schema::of(&self.end.api_version, self.end.kind.strip_suffix("List")?)
    }

    /// Reports the end of the body. Returns an error if the list is incomplete.
    ///
    /// ```
    /// # use kube_informer::wire::proto::{ErrorKind, List};
    /// let mut list = List::new(64 << 20);
    /// list.feed(b"k8s\0\x0a");
    /// list.next()?;
    /// assert_eq!(list.end().unwrap_err().kind(), ErrorKind::Truncated);
    /// # Ok::<(), kube_informer::wire::proto::Error>(())
    /// ```
    pub fn end(mut self) -> Result<ListEnd, Error> {
        let left_over = self.next()?.is_some();
        match self.stage {
            Stage::Envelope if self.has_content && self.buffer.is_empty() && !left_over => Ok(self.end),
            _ => Err(
                Error::new(ErrorKind::Truncated, "the list ends before it is complete")
                    .at(Some(self.taken + self.buffer.len())),
            ),
        }
    }

    fn step(&mut self) -> Result<Option<Bytes>, Error> {
        loop {
            match self.stage {
                Stage::Magic => {
                    let have = self.buffer.len().min(MAGIC.len());
                    if self.buffer[..have] != MAGIC[..have] {
                        return Err(Error::new(
                            ErrorKind::NoEnvelope,
                            "not protobuf as Kubernetes writes it: `k8s\\0` is missing",
                        ));
                    }
                    if have < MAGIC.len() {
                        return Ok(None);
                    }
                    self.take(have);
                    self.stage = Stage::Envelope;
                }
                Stage::Envelope => {
                    let Some((tag, head, length)) = self.head(usize::MAX)? else {
                        return Ok(None);
                    };
                    if tag.number == 2 && tag.wire == Wire::Bytes {
                        if self.has_content || !self.end.kind.ends_with("List") {
                            let what = shorten(format_args!("{:?} where a list should be", self.end.kind));
                            return Err(Error::new(ErrorKind::NoEnvelope, what));
                        }
                        self.has_content = true;
                        self.take(head);
                        self.stage = Stage::Content { left: length };
                        continue;
                    }
                    let Some(field) = self.whole(head, length)? else {
                        return Ok(None);
                    };
                    self.envelope_field(tag, &field)?;
                }
                Stage::Content { left: 0 } => self.stage = Stage::Envelope,
                Stage::Content { left } => {
                    let Some((tag, head, length)) = self.head(left)? else {
                        return Ok(None);
                    };
                    let Some(after) = left.checked_sub(head).and_then(|left| left.checked_sub(length)) else {
                        return Err(Error::new(
                            ErrorKind::Truncated,
                            "an item that is larger than its list",
                        ));
                    };
                    if !matches!(tag.number, 1 | 2) || tag.wire != Wire::Bytes {
                        self.take(head);
                        self.stage = Stage::Skip {
                            skip: length,
                            left: after,
                        };
                        continue;
                    }
                    let Some(field) = self.whole(head, length)? else {
                        return Ok(None);
                    };
                    self.stage = Stage::Content { left: after };
                    if tag.number == 2 {
                        return Ok(Some(field));
                    }
                    self.list_metadata(&field)?;
                }
                Stage::Skip { skip, left } => {
                    let now = skip.min(self.buffer.len());
                    self.take(now);
                    if now < skip {
                        self.stage = Stage::Skip {
                            skip: skip - now,
                            left,
                        };
                        return Ok(None);
                    }
                    self.stage = Stage::Content { left };
                }
            }
        }
    }

    /// Reads the next tag: the tag, its size, and the size of the value. Returns `None` until all of it has
    /// arrived.
    fn head(&self, left: usize) -> Result<Option<(Tag, usize, usize)>, Error> {
        let bytes = &self.buffer[..self.buffer.len().min(left)];
        let mut cursor = Cursor::new(bytes);
        let mut read = || -> Result<Option<(Tag, usize)>, Error> {
            let Some(tag) = cursor.tag()? else { return Ok(None) };
            let length = match tag.wire {
                Wire::Bytes => usize::try_from(cursor.varint()?).unwrap_or(usize::MAX),
                Wire::Fixed64 => 8,
                Wire::Fixed32 => 4,
                // The number is read together with the tag. It may not have arrived yet, and it is never
                // longer than a tag.
                Wire::Varint => {
                    let before = cursor.rest().len();
                    cursor.varint()?;
                    return Ok(Some((tag, before)));
                }
            };
            Ok(Some((tag, length)))
        };
        match read() {
            Ok(None) => Ok(None),
            Ok(Some((tag, length))) if tag.wire == Wire::Varint => {
                let number = length - cursor.rest().len();
                Ok(Some((tag, bytes.len() - cursor.rest().len() - number, number)))
            }
            Ok(Some((tag, length))) => Ok(Some((tag, bytes.len() - cursor.rest().len(), length))),
            Err(error) if error.kind() == ErrorKind::Truncated && bytes.len() < left => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Returns a whole field without its tag, or `None` until all of it has arrived.
    fn whole(&mut self, head: usize, length: usize) -> Result<Option<Bytes>, Error> {
        if length > self.limit {
            return Err(Error::new(
                ErrorKind::TooLarge,
                format!("an item of {length} bytes, more than the {} allowed", self.limit),
            ));
        }
        if self.buffer.len() < head.saturating_add(length) {
            return Ok(None);
        }
        self.take(head);
        self.taken += length;
        Ok(Some(self.buffer.split_to(length).freeze()))
    }

    fn take(&mut self, count: usize) {
        self.buffer.advance(count);
        self.taken += count;
    }

    fn envelope_field(&mut self, tag: Tag, field: &[u8]) -> Result<(), Error> {
        match tag.number {
            1 => {
                let (api_version, kind) = types(field)?;
                self.end.api_version = api_version.to_owned();
                self.end.kind = kind.to_owned();
            }
            3 if !field.is_empty() => {
                return Err(Error::new(
                    ErrorKind::NoEnvelope,
                    "an envelope with an encoding of its own",
                ));
            }
            4 if field == b"application/json" => {
                return Err(Error::new(ErrorKind::NoEnvelope, "an envelope with JSON in it"));
            }
            _ => {}
        }
        Ok(())
    }

    fn list_metadata(&mut self, bytes: &[u8]) -> Result<(), Error> {
        let mut cursor = Cursor::new(bytes);
        while let Some(tag) = cursor.tag()? {
            match (tag.number, cursor.value(tag.wire)?) {
                (2, Raw::Bytes(bytes)) => self.end.version = text(bytes)?.to_owned(),
                (3, Raw::Bytes(bytes)) => self.end.next = text(bytes)?.to_owned(),
                (4, Raw::Varint(count)) => self.end.remaining = Some(count.cast_signed()),
                (2..=4, _) => return Err(Error::new(ErrorKind::WireType, "a list's metadata that is none")),
                _ => {}
            }
        }
        Ok(())
    }
}
