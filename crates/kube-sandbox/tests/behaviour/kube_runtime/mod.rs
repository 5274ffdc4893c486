//! kube-runtime against the sandbox: its watcher, reflector and Controller come through every fault.

mod controller;
mod mirror;
mod pages;
mod recovery;
mod streaming;
