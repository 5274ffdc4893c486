//! Faults on purpose: each kind does to a client what it says, and only to the requests of its rule.

mod answers;
mod past;
mod rewind;
mod rules;
mod streams;
