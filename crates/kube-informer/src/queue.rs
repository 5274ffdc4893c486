//! Order: what has to be applied next.
//!
//! Knows: deltas by key, batches and where they are cut.
//! Never learns: the server, the handlers.
//!
//! Contract: B29–B40.
