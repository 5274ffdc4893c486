//! What can be wrong with bytes.

use crate::object::ObjectKey;
use crate::protocol::{Failure, FailureKind};
use crate::shorten::shorten;

/// An answer of the server that cannot be read. Places are bytes from the beginning of the answer, after decompression.
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
    /// The answer ends before it is complete: the connection broke, or something between us and the server cut it.
    #[error("the answer ends at byte {at}, before it is complete")]
    CutShort {
        /// Where.
        at: u64,
    },
    /// It is not written as it has to be.
    #[error("byte {at} of the answer{}: {what}", of(.key))]
    Malformed {
        /// Where.
        at: u64,
        /// What is wrong.
        what: String,
        /// The object that it is in, where that is known.
        key: Option<ObjectKey>,
    },
    /// An object is longer than allowed.
    #[error("the object at byte {at} of the answer{} has more than {limit} bytes; allow more with `Decoding::max_object` if it is meant to", of(.key))]
    TooLarge {
        /// Where it begins.
        at: u64,
        /// What is allowed.
        limit: usize,
        /// The object, where it is known.
        key: Option<ObjectKey>,
    },
    /// An object is nested deeper than allowed.
    #[error("byte {at} of the answer{} is nested more than {limit} deep", of(.key))]
    TooDeep {
        /// Where.
        at: u64,
        /// What is allowed.
        limit: usize,
        /// The object, where it is known.
        key: Option<ObjectKey>,
    },
    /// The compression is broken. Here the place is in the compressed bytes.
    #[error(
        "byte {at} of the compressed answer: {what}; turn compression off if something on the way breaks it"
    )]
    Compression {
        /// Where.
        at: u64,
        /// What is wrong.
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
