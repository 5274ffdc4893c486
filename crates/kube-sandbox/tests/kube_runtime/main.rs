//! kube-runtime against the sandbox: its watcher, reflector and Controller come through every fault.

#[path = "../kit/mod.rs"]
mod kit;

mod controller;
mod mirror;
mod pages;
mod recovery;
mod streaming;
