//! Keeping in step with the server: a pure machine that decides, and a driver that does.
//!
//! Knows: list items and ends, events, bookmarks, failures by kind, timers by name.
//! Never learns: HTTP, the store, what is inside an object.
//!
//! [`Machine`] has every rule and touches nothing; [`Reflector`] runs it over a source, on tokio, and puts what it learns into
//! a [`Sink`]. Contract: B01–B27, B65–B69.

mod backoff;
mod driver;
mod handle;
mod machine;

pub use backoff::Backoff;
pub use driver::{Reflector, Sink};
pub use handle::ReflectorHandle;
pub use machine::{Config, Effect, Health, InitialSync, Input, Machine, Timer};
