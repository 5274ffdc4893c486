//! What we know of any object: its key, its version, and how it went.
//!
//! Knows: namespace and name, resource version as a decimal number of any length.
//! Never learns: where an object came from, what is inside it.
//!
//! Contract: B55, B56 (versions compare as numbers), decision 2 (a key is namespace and name, nothing that changes).

mod deleted;
mod key;
mod stamp;
mod version;

pub use deleted::Deleted;
pub use key::{ObjectKey, ParseKeyError};
pub(crate) use stamp::Stamp;
pub use version::{ParseVersionError, ResourceVersion};
