//! Work queue: keys to process, each once at a time, with delays, rate limits and priorities.
//!
//! This module may touch hashable keys and tokio's clock. It knows nothing of Kubernetes.
//!
//! Read the promises on [`WorkQueue`], then [`RateLimiter`]. Inside, an add goes through `queue.rs` (public type,
//! clock) → `core.rs` (lock, waiters) → `keys.rs` (all rules) → `line.rs` (order of the ready keys). `backoff.rs` decides
//! which failures count.
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

mod backoff;
mod guarded;
mod index;
mod keys;
mod limit;
mod options;
mod queue;
mod ready;
mod state;
mod stats;
mod work;

pub use limit::{Exponential, FastSlow, MaxOf, MaxWait, RateLimiter, TokenBucket, default_limiter};
pub use options::{AddOptions, Builder};
pub use queue::{Undrained, WorkQueue};
pub use stats::{Durations, Observer, Stats};
pub use work::Work;
