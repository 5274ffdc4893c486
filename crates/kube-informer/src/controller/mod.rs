//! The worker loop over a queue: keys in, the user's reconcile, what to do next out.
//!
//! Knows: informers (to hear which keys to look at, and to wait for their caches), the work queue, the user's reconcile.
//! Never learns: what a reconcile does. It need not be told what changed: reconcile is asked to make things right for a key, and
//! has to be able to do so however often it is asked.
//!
//! Read [`Controller`] (what is chosen), [`Action`] (what happens next), then `run.rs` (the loop). [`predicate`] has the usual
//! reasons not to look. With the feature `testing` there is also `testing`, for the tests of your controllers. Contract: B61, B62, as far as the loop is concerned.
//!
//! | client-go, controller-runtime | here |
//! |---|---|
//! | `For` / `Owns` / `Watches` with a map function | [`Controller::new`] / [`Controller::owns`] / [`Controller::watches`] |
//! | `WithEventFilter` | [`Controller::when`], for updates only |
//! | `MaxConcurrentReconciles` | [`Controller::workers`] |
//! | `Result{}` / `RequeueAfter` / `Requeue` | [`Action::done`] / [`Action::after`] / [`Action::again`] |
//! | `WaitForCacheSync`, `CacheSyncTimeout` | done by [`Runner::run`], within [`Controller::sync_within`] |
//! | `workqueue`, `leaderelection` | [`workqueue`](crate::workqueue), [`leader`](crate::leader) |

mod action;
mod context;
mod error;
mod plan;
pub mod predicate;
mod run;
mod stats;
#[cfg(feature = "testing")]
pub mod testing;
mod watching;

pub use action::Action;
pub use context::Context;
pub use error::ControllerError;
pub use plan::Controller;
pub use run::Runner;
pub use stats::ControllerStats;
