//! What clients can see of the sandbox beyond the conformance suite. They are one program, because linking takes longer than
//! running them.

#[path = "../kit/mod.rs"]
mod kit;

mod catalogue;
mod deletion;
mod faults;
mod forms;
mod kube_runtime;
mod sharing;
mod socket;
mod time;
mod tls;
