//! What we know of any object: its key, its version, and what is left of it when it is deleted.
//!
//! Knows: namespace and name, uid, resource version as a decimal number of any length.
//! Never learns: where an object came from, what is inside it.
//!
//! Contract: B55, B56; decision 2 of the design.
