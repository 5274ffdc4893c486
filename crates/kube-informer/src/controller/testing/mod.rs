//! Fault injection for the tests of a controller. With the feature `testing`.
//!
//! Most bugs of controllers show only when something happens between two of their steps: the
//! process dies halfway, a change is made and undone unobserved, or a restarted controller meets a
//! server that is behind. A [`Trial`] causes each of these in one line, over any [`kube::Client`];
//! on the sandbox, with tokio's paused clock, this takes no time.
//!
//! | line | what happens | which bugs it finds |
//! |---|---|---|
//! | [`trial.quiet()`](Trial::quiet) | the controller runs until there is nothing left to do | reconciles that cause the next one forever |
//! | [`trial.converged()`](Trial::converged) | the same, and no key may fail at the end | reconciles that never succeed |
//! | [`trial.crash_after_writes(n, change)`](Trial::crash_after_writes) | the controller is killed after its `n`th write, and restarts | steps that are not resumed |
//! | [`trial.unobserved(change)`](Trial::unobserved) | the controller observes the outcome, and nothing in between | decisions by events instead of by state |
//! | [`trial.stale(change)`](Trial::stale) | the controller restarts on a server that is behind, which then catches up | writes that do not check whether the state that was read is still current |
//!
//! Knows: enough HTTP to distinguish writes, lists and watches. Never learns: what a controller
//! does, or which state is right; the test asserts that when the controller is quiet.
//!
//! Read [`Trial`], then `interceptor.rs`.

mod error;
mod interceptor;
mod trial;

pub use error::TrialError;
pub use trial::Trial;
