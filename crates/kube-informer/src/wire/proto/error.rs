//! Errors in protobuf bytes.

use std::fmt;

use serde::de;

use crate::shorten::shorten;

/// Why bytes could not be decoded: what is wrong, in which field, and at which offset.
///
/// Everything that was decoded before the error is discarded. The error concerns the object, not the stream,
/// unless it came from [`List`](super::List) or [`Frames`](super::Frames).
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
    /// The path of the field, innermost name first.
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
    /// A number has more than 64 bits, or a field number is invalid.
    Varint,
    /// A field has a wire type that does not fit its type.
    WireType,
    /// A text is not UTF-8.
    Utf8,
    /// Messages are nested deeper than in any Kubernetes object.
    Depth,
    /// The configured limit is exceeded.
    TooLarge,
    /// The bytes are not `application/vnd.kubernetes.protobuf`.
    NoEnvelope,
    /// No table has this kind; ask the server for JSON.
    UnknownKind,
    /// The value is one that no Kubernetes server writes.
    Malformed,
    /// The bytes are valid, but the target type does not accept the value.
    Value,
}

impl Error {
    /// Returns the kind of the error.
    ///
    /// ```
    /// # use kube_informer::wire::proto::{ErrorKind, peek};
    /// assert_eq!(peek(&[0x08]).unwrap_err().kind(), ErrorKind::Truncated);
    /// ```
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Returns the offset in the input. `None` if the field had to be assembled from several parts.
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

    /// Sets the offset, unless a more precise one is set already.
    #[cold]
    pub(super) fn at(mut self, offset: Option<usize>) -> Self {
        self.0.offset = self.0.offset.or(offset);
        self
    }

    /// Shifts the offset, for bytes that were part of others.
    #[cold]
    pub(super) fn shifted(mut self, by: usize) -> Self {
        self.0.offset = self.0.offset.map(|offset| offset + by);
        self
    }

    /// Removes the offset, for bytes of a copy.
    #[cold]
    pub(super) fn nowhere(mut self) -> Self {
        self.0.offset = None;
        self
    }

    /// Prepends the name of the enclosing field; an entry of a map has no name.
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
        // The message may quote a long value.
        Self::new(ErrorKind::Value, shorten(what))
    }
}
