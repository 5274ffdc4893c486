//! Leader election: one of several replicas leads, by means of a Lease.
//!
//! This module may touch leases and the local time since the last observed change. It knows nothing of the work that
//! the leader does.
//!
//! Read [`LeaderElector`] (what is promised, and what is not), then `machine.rs` (all rules, without clock or network),
//! then its test scripts. `record.rs` is the only file that knows the format of a Lease; `driver.rs` runs the machine
//! on tokio.
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
