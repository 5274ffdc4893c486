//! One of many replicas leads, by a Lease.
//!
//! Knows: leases, local time since the last observed change.
//! Never learns: what leading is good for.
//!
//! Read [`LeaderElector`] (what is promised, and what is not), then `machine.rs` (every rule, without clock or network), then its
//! scripts. `record.rs` is the only file that knows how a Lease is written; `driver.rs` runs the machine on tokio.
//!
//! The records are client-go's, so Go and Rust replicas can share a lease.
//!
//! Contract: B64.

mod config;
mod driver;
mod machine;
mod record;
mod state;

pub use config::{Config, InvalidConfig};
pub use driver::{LeaderElector, Leading, Outcome};
pub use state::{Fence, LeaderState};
