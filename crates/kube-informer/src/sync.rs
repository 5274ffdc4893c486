//! The locks that are in use, in one place, so that tests can put a concurrency checker's in their stead.

pub(crate) use parking_lot::Mutex;
