//! Applying what the queue says, and telling every handler that asked.
//!
//! Knows: the log and its cursors, sync and health as states with a reason.
//! Never learns: the wire, retries, what handlers do.
//!
//! Contract: B41–B52; I3–I7, I10, I11.
