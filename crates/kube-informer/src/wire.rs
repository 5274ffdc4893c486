//! Bytes to objects, as they arrive.
//!
//! Knows: list and watch framing, gzip, JSON, protobuf; how to leave managedFields out before they are built.
//! Never learns: the store, the handlers, retries.
//!
//! Contract: B23, B25, B28; I8.
