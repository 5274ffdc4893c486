//! Keeps a sink in sync with the server: a pure state machine decides, and a driver performs the I/O.
//!
//! Knows: list items and ends, events, bookmarks, failures by kind, timers by name.
//! Never learns: HTTP, the store, the content of objects.
//!
//! [`Machine`] holds every rule and does no I/O. [`Reflector`] runs the machine over a source, on tokio, and passes the
//! results to a [`Sink`]. Contract: B01–B27, B65–B69.

mod backoff;
mod driver;
mod gathering;
mod handle;
mod machine;

pub use backoff::Backoff;
pub use driver::{Reflector, Sink};
pub use handle::ReflectorHandle;
pub use machine::{Config, Effect, Health, InitialSync, Input, Machine, Timer};
