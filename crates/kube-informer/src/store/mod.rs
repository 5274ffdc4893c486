//! The store: an indexed local copy of a collection, read in snapshots that carry their version.
//!
//! Knows: keys, shared objects, indexes, and one version for all of them.
//! Never learns: the source of the changes, the handlers. Only [`Lister`] knows that objects have labels.
//!
//! Read [`StoreWriter`] (one batch, one publication), [`Store`] and [`Snapshot`] (the readers' view), then
//! `state.rs` (the parts of a version and the steps of a write). `apply` is the only place that compares what
//! the server reported with what the store has; it returns the changes as [`Event`]s.
//!
//! Contract: B53–B56; I1, I2, I12; decisions 1, 5, 6, 10, 11.
//!
//! ```text
//! StoreWriter ── apply(batch) ──▶ current: Arc<Root> ◀── snapshot() ── Store, Index, Lister
//!                                    │
//!                          arena ────┼──── namespaces ──── indexes
//!               slots in pages of 8, │  value → slots, sorted u32 in blocks of 512
//!               hash → slot, flat    │
//! ```
//!
//! Everything is stored on pages that versions share (copy on write, three levels deep). The next version
//! copies the pages that it changes and points to the others. A snapshot is therefore one pointer, a reader
//! never waits for a batch, and unreferenced pages are freed after the swap, outside of any lock.

mod apply;
mod arena;
mod event;
mod freshness;
mod index;
mod inverted;
mod lister;
mod matching;
mod pages;
mod posting;
mod reader;
mod snapshot;
mod state;
mod table;
mod values;
mod wait;
mod writer;

pub(crate) use event::Changes;
pub use event::{Applied, Event, EventBatch, IndexFault, UidChange};
pub use freshness::Stale;
pub(crate) use freshness::old;
pub use index::{Index, IndexError, UnknownIndex};
pub use lister::{Lister, NamespaceLister, NotFound};
pub use reader::Store;
pub use snapshot::{Found, Snapshot};
pub(crate) use wait::Reached;
pub use wait::WaitError;
pub use writer::StoreWriter;
