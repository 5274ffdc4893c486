//! One of many replicas leads, by a Lease.
//!
//! Knows: leases, local time since the last observed change.
//! Never learns: what leading is good for.
//!
//! Contract: B64.
