//! Types for any object: its key, its resource version, its uid, and its deletion.
//!
//! This module may touch namespace and name, and resource versions as decimal numbers. It knows neither
//! the source of an object nor its content.
//!
//! Contract: B55, B56 (versions compare as numbers), decision 2 (a key is namespace and name, nothing that changes).

mod deleted;
mod key;
mod stamp;
mod uid;
mod version;

pub use deleted::Deleted;
pub use key::{ObjectKey, ParseKeyError};
pub(crate) use stamp::{Stamp, hash, hash_member, json_content, protobuf_content};
pub use uid::Uid;
pub use version::{ParseVersionError, ResourceVersion};
