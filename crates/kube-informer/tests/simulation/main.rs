//! The reflector and the informer over the sandbox, under random faults.

mod informer;
mod reflector;
