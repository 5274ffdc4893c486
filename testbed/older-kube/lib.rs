//! Programs that keep an older kube: `cargo test --workspace --features older-kube/run --test older_kube`.
//!
//! The test has kube 3 and kube 4 as dependencies, with the k8s-openapi that each of them needs. It connects the older client
//! to a sandbox through a port, gives it to `kube_informer::source::client_over` as the transport of informers, and reads
//! into the older types. This crate has no code of its own.
