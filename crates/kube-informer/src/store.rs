//! The indexed local copy, read in snapshots that carry their version.
//!
//! Knows: keys, shared objects, indexes, one version for all of it.
//! Never learns: how changes arrive, who is told.
//!
//! Contract: B53–B56; I1, I2, I12.
