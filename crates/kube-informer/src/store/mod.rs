//! The indexed local copy, read in snapshots that carry their version.
//!
//! Knows: keys, shared objects, indexes, one version for all of it.
//! Never learns: how changes arrive, who is told. Only [`Lister`] knows that objects have labels.
//!
//! Read [`StoreWriter`] (one batch, one publication), [`Store`] and [`Snapshot`] (what a reader gets), then `state.rs`
//! (what a version is made of and the steps of a write). `diff.rs` is how a relist becomes a batch.
//!
//! Contract: B53–B56; I1, I2, I12; decisions 1, 5, 6, 10, 11.
//!
//! ```text
//! StoreWriter ── apply(batch) ──▶ current: Arc<Version> ◀── snapshot() ── Store, Index, Lister
//!                                    │
//!                          arena ────┼──── namespaces ──── indexes
//!               slots in pages of 8, │  value → slots, sorted u32 in blocks of 512
//!               hash → slot, flat    │
//! ```
//!
//! All of it lies on pages that versions share (copy on write, three levels deep): the next version
//! copies the pages it changes and points to the rest. So a snapshot is one pointer, a reader never waits for a batch,
//! and what nobody sees any more is freed after the swap, outside of any lock.

mod arena;
mod batch;
mod diff;
mod index;
mod inverted;
mod lister;
mod pages;
mod posting;
mod reader;
mod snapshot;
mod state;
mod table;
mod values;
mod wait;
mod writer;

pub use batch::{Applied, Batch, IndexFault, Outcome};
pub use diff::{Diff, Difference};
pub use index::{Index, IndexError, UnknownIndex};
pub use lister::{Lister, NamespaceLister, NotFound};
pub use reader::Store;
pub use snapshot::{Found, Snapshot};
pub use wait::WaitError;
pub use writer::StoreWriter;
