//! The module `informer`, as far as threads meet in it.

#[path = "handlers.rs"]
pub(crate) mod handlers;
