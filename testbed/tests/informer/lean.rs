//! The same suite as `informer`, with informers that cache lean types. It needs `--features real` and runs over both servers.

/// The type that the informers cache.
pub(crate) type CachedMap = kube_lean::core::v1::ConfigMap;

include!("cases.rs");
