//! A Kubernetes API server inside your process, for tests and for playing with.
#![doc = ""]
mod body;
mod clock;
mod core;
mod discovery;
mod fault;
mod gzip;
mod log;
mod negotiate;
mod object;
mod options;
mod route;
pub mod sample;
mod sandbox;
mod schema;
mod selector;
mod service;
mod socket;
mod status;
mod store;
mod verbs;

pub use body::{Cut, SandboxBody};
pub use fault::{After, Fault, FaultHandle, Rule};
pub use log::RequestRecord;
pub use route::Verb;
pub use sandbox::{Error, Sandbox, SandboxBuilder, Stats};
pub use service::SandboxService;
