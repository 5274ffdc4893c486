//! What to do next: keys, once each, with delays, limits and priorities.
//!
//! Knows: keys that can be hashed and compared.
//! Never learns: Kubernetes.
//!
//! Contract: B61–B63.
