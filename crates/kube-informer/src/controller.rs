//! Workers that take keys from a queue and reconcile them.
//!
//! Knows: queues, informers to wait for, results and what follows from each.
//! Never learns: where keys come from.
//!
//! Contract: B61–B62.
