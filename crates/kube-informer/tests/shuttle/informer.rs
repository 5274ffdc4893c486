//! The files of the module `informer` that threads use concurrently.

#[path = "handlers.rs"]
pub(crate) mod handlers;
