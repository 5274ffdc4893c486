//! What can happen to a controller, on purpose, in its tests. With the feature `testing`.
//!
//! Most bugs of controllers show only when something happens between two of their steps: the process dies halfway, a change
//! comes and goes unseen, or the server a restarted controller finds is behind the one it left. A [`Trial`] makes each of these
//! happen in one line, over any [`kube::Client`]; on the sandbox, and with tokio's paused clock, in no time.
//!
//! | line | what happens | what it finds |
//! |---|---|---|
//! | [`trial.quiet()`](Trial::quiet) | it runs until there is nothing left to do | reconciles that lead to the next for ever |
//! | [`trial.crash_after_writes(n, change)`](Trial::crash_after_writes) | after its `n`th write it is dead, and starts anew | steps that are not taken up again |
//! | [`trial.unobserved(change)`](Trial::unobserved) | it sees the outcome, and nothing between | decisions by what happened, instead of by what is |
//! | [`trial.stale(change)`](Trial::stale) | it starts anew on a server that is behind, which then catches up | writes that do not ask whether things are still as they were read |
//!
//! Knows: HTTP as far as it tells writes, lists and watches apart. Never learns: what a controller does, or what is right;
//! that the test asserts when all is quiet.
//!
//! Read [`Trial`], then `between.rs`.

mod between;
mod error;
mod trial;

pub use error::TrialError;
pub use trial::Trial;
