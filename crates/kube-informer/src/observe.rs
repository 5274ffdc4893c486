//! What goes on inside: metrics, and the state that the inspector shows.
//!
//! Knows: plain numbers and states, taken in one look.
//! Never learns: how they come about.
//!
//! Contract: B58, B59.
