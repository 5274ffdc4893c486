//! What to do next: keys, once each, with delays, limits and priorities.
//!
//! Knows: keys that can be hashed and compared, tokio's clock.
//! Never learns: Kubernetes.
//!
//! Read the promises on [`WorkQueue`], then [`RateLimiter`]. Inside, an add travels `queue.rs` (the face, the clock) →
//! `core.rs` (the lock, who waits) → `keys.rs` (every rule) → `line.rs` (who is next).
//!
//! ```
//! use std::time::Duration;
//! use kube_informer::workqueue::WorkQueue;
//!
//! # #[tokio::main(flavor = "current_thread")] async fn main() {
//! let queue = WorkQueue::<&str>::new();
//! let workers: Vec<_> = (0..4)
//!     .map(|_| {
//!         let queue = queue.clone();
//!         tokio::spawn(async move {
//!             while let Some(work) = queue.get().await {
//!                 match reconcile(&work).await {
//!                     Ok(()) => work.forget(),
//!                     Err(()) => work.retry(),
//!                 }
//!             }
//!         })
//!     })
//!     .collect();
//! # async fn reconcile(_: &str) -> Result<(), ()> { Ok(()) }
//!
//! queue.add("prod/web-0");
//! queue.add("prod/web-1");
//!
//! queue.drain(Duration::from_secs(30)).await.expect("nothing hangs");
//! for worker in workers {
//!     worker.await.expect("workers end with the queue");
//! }
//! # }
//! ```
//!
//! Contract: B61–B63.

mod core;
mod keys;
mod limit;
mod line;
mod options;
mod queue;
mod stats;
mod work;

pub use limit::{Exponential, FastSlow, MaxOf, MaxWait, RateLimiter, TokenBucket, default_limiter};
pub use options::{AddOptions, Builder};
pub use queue::{Undrained, WorkQueue};
pub use stats::{Observer, Stats};
pub use work::Work;
