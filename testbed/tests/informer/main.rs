//! The shared informer over both servers. Cases are named after the points of the contract.
//!
//! Each case runs over its own sandbox. With `--features real` it also runs over kube-apiserver, where all cases share one
//! server and each has its own namespace. `faults.rs` causes missing rights, overload and outages by the means of each
//! server.
//!
//! A word after `--` selects cases by name: `cargo test -p testbed --test informer -- sandbox::outage`.

/// The type that the informers cache.
pub(crate) type CachedMap = k8s_openapi::api::core::v1::ConfigMap;

include!("cases.rs");
