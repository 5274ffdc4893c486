//! What can be wrong with a message.

use std::fmt;

/// Why protobuf could not be decoded: what is wrong, in which message, and at which byte.
///
/// ```
/// # #[cfg(feature = "core")] {
/// use kube_lean::core::v1::Pod;
/// use kube_lean::wire::{Decoder, ErrorKind};
///
/// let error = Decoder::new().object::<Pod>(&[0x0a, 0x7f]).unwrap_err();
/// assert_eq!((error.kind(), error.offset()), (ErrorKind::Truncated, Some(2)));
/// assert_eq!(error.to_string(), "Pod: the message ends within a field, at byte 2");
/// # }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Error(Box<Inner>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Inner {
    kind: ErrorKind,
    /// How many bytes were left in the innermost message.
    place: Place,
    /// Innermost first.
    path: Vec<&'static str>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    /// The address of the byte; only compared, never followed.
    Address(usize),
    Offset(usize),
}

/// The kinds of [`Error`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// The bytes end inside a field.
    Truncated,
    /// A number of more bits than there are, or a field number that cannot be.
    Varint,
    /// A field is written in a form that its type does not have.
    WireType,
    /// Text that is not UTF-8.
    Utf8,
    /// Messages within messages, deeper than any Kubernetes object goes.
    Depth,
    /// A value that no Kubernetes server writes.
    Malformed,
}

impl ErrorKind {
    fn text(self) -> &'static str {
        match self {
            Self::Truncated => "the message ends within a field",
            Self::Varint => "a number that is too large",
            Self::WireType => "a field in a form that its type does not have",
            Self::Utf8 => "text that is not UTF-8",
            Self::Depth => "messages are nested too deeply",
            Self::Malformed => "a value that no Kubernetes server writes",
        }
    }
}

impl Error {
    /// What kind of thing went wrong.
    pub fn kind(&self) -> ErrorKind {
        self.0.kind
    }

    /// Where in the bytes that were given.
    pub fn offset(&self) -> Option<usize> {
        match self.0.place {
            Place::Offset(offset) => Some(offset),
            Place::Address(_) => None,
        }
    }

    #[cold]
    pub(super) fn new(kind: ErrorKind, rest: &[u8]) -> Self {
        Self(Box::new(Inner {
            kind,
            place: Place::Address(rest.as_ptr().addr()),
            path: Vec::new(),
        }))
    }

    /// Says in which message.
    #[cold]
    pub(super) fn within(mut self, message: &'static str) -> Self {
        self.0.path.push(message);
        self
    }

    /// Says where in the whole.
    #[cold]
    pub(super) fn located(mut self, whole: &[u8]) -> Self {
        if let Place::Address(address) = self.0.place
            && let Some(offset) = address.checked_sub(whole.as_ptr().addr())
            && offset <= whole.len()
        {
            self.0.place = Place::Offset(offset);
        }
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, name) in self.0.path.iter().rev().enumerate() {
            write!(f, "{}{name}", if i == 0 { "" } else { "." })?;
        }
        if !self.0.path.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(self.0.kind.text())?;
        match self.offset() {
            Some(offset) => write!(f, ", at byte {offset}"),
            None => Ok(()),
        }
    }
}

impl std::error::Error for Error {}
