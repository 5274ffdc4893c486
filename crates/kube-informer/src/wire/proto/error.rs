//! What can be wrong with bytes.

use std::fmt;

use serde::de;

use crate::shorten::shorten;

/// Why bytes could not be decoded: what is wrong, in which field, and how far in.
///
/// Nothing that was decoded before it is kept. The object, not the stream, is at fault, unless the error came from
/// [`List`](super::List) or [`Frames`](super::Frames).
///
/// ```
/// use kube_informer::wire::proto::{Envelope, ErrorKind};
///
/// let error = Envelope::parse(b"{\"kind\":\"Pod\"}").unwrap_err();
/// assert_eq!(error.kind(), ErrorKind::NoEnvelope);
/// assert_eq!(error.offset(), Some(0));
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(Box<Details>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Details {
    kind: ErrorKind,
    offset: Option<usize>,
    /// Innermost first.
    path: Vec<&'static str>,
    what: String,
}

/// The kinds of [`Error`].
///
/// ```
/// use kube_informer::wire::proto::{ErrorKind, peek};
///
/// assert_eq!(peek(&[0x0a, 0x7f]).unwrap_err().kind(), ErrorKind::Truncated);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bytes end inside a field.
    Truncated,
    /// A number of more than 64 bits, or a field number that cannot be.
    Varint,
    /// A field is written in a form that its type does not have.
    WireType,
    /// Text that is not UTF-8.
    Utf8,
    /// Messages within messages, deeper than any Kubernetes object goes.
    Depth,
    /// Larger than the limit that was set.
    TooLarge,
    /// The bytes are not what `application/vnd.kubernetes.protobuf` promises.
    NoEnvelope,
    /// An object of a kind that is in no table; ask the server for JSON.
    UnknownKind,
    /// A value that no Kubernetes server writes.
    Malformed,
    /// The bytes are well, but the type to decode into does not accept what they say.
    Value,
}

impl Error {
    /// What kind of thing went wrong.
    ///
    /// ```
    /// # use kube_informer::wire::proto::{ErrorKind, peek};
    /// assert_eq!(peek(&[0x08]).unwrap_err().kind(), ErrorKind::Truncated);
    /// ```
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Where in the bytes that were given; none if the field had to be pieced together from several places.
    ///
    /// ```
    /// # use kube_informer::wire::proto::peek;
    /// assert_eq!(peek(&[0x12, 0x00, 0x0a, 0x7f]).unwrap_err().offset(), Some(4));
    /// ```
    pub fn offset(&self) -> Option<usize> {
        self.0.offset
    }

    #[cold]
    pub(super) fn new(kind: ErrorKind, what: impl Into<String>) -> Self {
        Self(Box::new(Details {
            kind,
            offset: None,
            path: Vec::new(),
            what: what.into(),
        }))
    }

    /// Says where, unless that is known more closely.
    #[cold]
    pub(super) fn at(mut self, offset: Option<usize>) -> Self {
        self.0.offset = self.0.offset.or(offset);
        self
    }

    /// Moves the place along, when the bytes were part of others.
    #[cold]
    pub(super) fn shifted(mut self, by: usize) -> Self {
        self.0.offset = self.0.offset.map(|offset| offset + by);
        self
    }

    /// Takes the place back, when it was one in a copy.
    #[cold]
    pub(super) fn nowhere(mut self) -> Self {
        self.0.offset = None;
        self
    }

    /// Says in which field; an entry of a map has no name.
    #[cold]
    pub(super) fn within(mut self, field: &'static str) -> Self {
        if !field.is_empty() {
            self.0.path.push(field);
        }
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Details {
            kind,
            offset,
            path,
            what,
        } = &*self.0;
        for (i, name) in path.iter().rev().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { "." })?;
        }
        if !path.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(what)?;
        if let Some(offset) = offset {
            write!(f, " at byte {offset}")?;
        }
        match kind {
            ErrorKind::UnknownKind => f.write_str("; ask the server for JSON instead"),
            ErrorKind::TooLarge => f.write_str("; raise the limit if such objects are meant to exist"),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Error {}

impl de::Error for Error {
    #[cold]
    fn custom<T: fmt::Display>(what: T) -> Self {
        // It quotes what was found, which may be long.
        Self::new(ErrorKind::Value, shorten(what))
    }
}
