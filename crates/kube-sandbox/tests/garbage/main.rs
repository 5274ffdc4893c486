//! Requests that make no sense: each gets an answer that does.

#[path = "../kit/mod.rs"]
mod kit;

mod any;
mod bytes_on_the_wire;
mod known;
mod send;
mod words;
