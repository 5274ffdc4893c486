//! The worker loop over a work queue: takes a key, calls the user's reconcile, and decides what
//! happens to the key next.
//!
//! Knows: informers (their events fill the queue, and their caches have to be synced first), the
//! work queue, the user's reconcile.
//! Never learns: what a reconcile does. A reconcile decides by the key, not by the change. It
//! brings the world into the desired state for that key, and has to be idempotent. The causes that
//! its context carries are for logs.
//!
//! Read [`Controller`] (the options), [`Action`] (what happens next), then `run.rs` (the loop).
//! [`predicate`] has the usual filters for updates. The feature `testing` adds `testing`, for the
//! tests of your controllers. Contract: B61, B62, as far as the loop is concerned.
//!
//! | client-go, controller-runtime | here |
//! |---|---|
//! | `For` / `Owns` / `Watches` with a map function | [`Controller::new`] / [`Controller::owns`] / [`Controller::watches`] |
//! | a source that is not an informer | [`Controller::over`], for a derived collection |
//! | `WithEventFilter` | [`Controller::when`], for updates only |
//! | `MaxConcurrentReconciles` | [`Controller::workers`] |
//! | `Result{}` / `RequeueAfter` / `Requeue` | [`Action::done`] / [`Action::after`] / [`Action::again`] |
//! | `WaitForCacheSync`, `CacheSyncTimeout` | done by [`Runner::run`], within [`Controller::sync_within`] |
//! | a client in the reconciler's struct | a shared argument: [`Controller::reconcile_with`] |
//! | `ReadYourOwnWriteConsistency` | [`Context::recording_client`], or [`Context::wrote`] |
//! | `workqueue`, `leaderelection` | [`workqueue`](crate::workqueue), [`leader`](crate::leader) |

mod action;
mod causes;
mod context;
mod error;
mod owns_kind;
mod plan;
pub mod predicate;
mod run;
mod sharded;
mod stats;
#[cfg(feature = "testing")]
pub mod testing;
mod view;
mod watching;
mod writes;

pub use action::Action;
pub use causes::{Cause, CauseKind, Causes, Run};
pub use context::Context;
pub use error::ControllerError;
pub use plan::Controller;
pub use run::Runner;
pub use stats::ControllerStats;
