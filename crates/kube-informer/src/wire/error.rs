//! Errors in the bytes of an answer.

use crate::object::ObjectKey;
use crate::protocol::{Failure, FailureKind};
use crate::shorten::shorten;

/// An answer of the server that cannot be read. Offsets count bytes from the beginning of the answer, after
/// decompression.
///
/// ```
/// use kube_informer::wire::{Decoding, ListReader, WireError};
///
/// let mut list = ListReader::<serde_json::Value>::new("Pod", Decoding::default());
/// list.feed(br#"{"items":["#);
/// assert_eq!(list.next(), Ok(None)); // more has to come
/// assert_eq!(list.finish(), Err(WireError::CutShort { at: 10 }));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WireError {
    /// The answer ends before it is complete: the connection broke, or something between us and the server
    /// truncated it.
    #[error("the answer ends at byte {at}, before it is complete")]
    CutShort {
        /// The offset of the end.
        at: u64,
    },
    /// The answer is not well-formed.
    #[error("byte {at} of the answer{}: {what}", of(.key))]
    Malformed {
        /// The offset of the error.
        at: u64,
        /// A description of the error.
        what: String,
        /// The object that contains the error, if it is known.
        key: Option<ObjectKey>,
    },
    /// An object is longer than allowed.
    #[error("the object at byte {at} of the answer{} has more than {limit} bytes; allow more with `Decoding::max_object` if it is meant to", of(.key))]
    TooLarge {
        /// The offset of the object.
        at: u64,
        /// The maximum size.
        limit: usize,
        /// The object, if it is known.
        key: Option<ObjectKey>,
    },
    /// An object is nested deeper than allowed.
    #[error("byte {at} of the answer{} is nested more than {limit} deep", of(.key))]
    TooDeep {
        /// The offset at which the limit is exceeded.
        at: u64,
        /// The maximum depth.
        limit: usize,
        /// The object, if it is known.
        key: Option<ObjectKey>,
    },
    /// The compressed data is broken. The offset is in the compressed bytes.
    #[error(
        "byte {at} of the compressed answer: {what}; turn compression off if something on the way breaks it"
    )]
    Compression {
        /// The offset of the error.
        at: u64,
        /// A description of the error.
        what: String,
    },
}

fn of(key: &Option<ObjectKey>) -> String {
    key.as_ref().map(|key| format!(", in {key}")).unwrap_or_default()
}

impl From<WireError> for Failure {
    fn from(error: WireError) -> Self {
        let kind = match error {
            WireError::CutShort { .. } => FailureKind::Network,
            WireError::Malformed { .. }
            | WireError::TooLarge { .. }
            | WireError::TooDeep { .. }
            | WireError::Compression { .. } => FailureKind::Malformed,
        };
        Failure::new(kind, shorten(error))
    }
}
