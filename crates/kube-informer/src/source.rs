//! Asking the API server: list, watch, watch-list, over `kube::Client` or a script.
//!
//! Knows: requests with exact parameters, streams of bytes. One file knows kube-client.
//! Never learns: when to ask; that is the reflector's decision.
//!
//! Contract: B01, B02, B14, B60.
