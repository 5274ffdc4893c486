//! A reader for JSON as the API server writes it.
//!
//! Reading takes two steps. [`scan`] frames a value as its bytes arrive and records its outline. [`read`] and
//! [`de`] walk along the outline and build the object.

mod blocks;
mod de;
mod list;
mod object;
mod read;
mod scan;
mod status;
mod watch;
mod whole;

pub(crate) use de::RAW;
pub use list::ListReader;
pub use object::decode;
pub(crate) use object::field;
pub(crate) use scan::Bounds;
pub(super) use status::status;
pub use watch::WatchReader;
