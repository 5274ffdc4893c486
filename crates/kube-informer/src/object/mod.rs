//! Types that apply to any object: its key, its resource version, its uid, and its deletion.
//!
//! Knows: namespace and name, and resource versions as decimal numbers.
//! Never learns: where an object came from, or its content.
//!
//! Contract: B55, B56 (versions compare as numbers), decision 2 (a key consists of namespace and name, and of
//! nothing that changes).

mod deleted;
mod key;
mod metadata;
mod stamp;
mod uid;
mod version;

pub use deleted::Deleted;
pub use key::{ObjectKey, ParseKeyError};
pub(crate) use metadata::Metadata;
pub(crate) use stamp::{Stamp, hash, hash_member, json_content, protobuf_content};
pub use uid::Uid;
pub use version::{ParseVersionError, ResourceVersion};
