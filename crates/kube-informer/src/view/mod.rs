//! Derived collections: `map`, `filter`, `join` and `aggregate`, kept up to date by changes.
//!
//! Knows: keys, values and changes of any type, who reads whom, input versions; informers only where one becomes an input.
//! Never learns: Kubernetes objects (except their labels), the server, when to retry.
//!
//! ```text
//! informer ─ task ─┐                                    ┌─ handlers, streams
//! writer ──────────┼─ round: input → node → node → … ───┼─ get, list, snapshot, index
//! file, channel ───┘  one lock, in topological order    └─ controller
//! ```
//!
//! ```text
//! collection.rs   the handle; derive.rs has the operators as its methods
//! sources/        inputs: what is written from outside; root.rs runs the round of a write
//! graph.rs        which node reads which, and the order of a round
//! operators/      what a node computes: state machines without tasks and clocks
//! cell.rs         the output of a node: trie.rs the table, index.rs its indexes, snapshot.rs what readers get
//! inbox.rs        what a handler has not received; handler.rs and subscription.rs take from it
//! explain.rs      which input keys a key comes from, and its last change
//! status.rs       sizes, changes, failing keys, and the drawing
//! ```
//!
//! Start at [`Collection`].

mod cell;
mod change;
mod collection;
mod derive;
mod error;
mod explain;
mod graph;
mod handler;
mod inbox;
mod index;
mod operators;
mod root;
mod snapshot;
mod sources;
mod status;
mod subscription;
mod trie;

pub use change::{Event, Key, Value};
pub use collection::{AnyCollection, Collection};
pub use derive::Grouped;
pub use error::{AddError, SyncError, WaitError};
pub(crate) use explain::AnyView;
pub use explain::{Explanation, KeyChange};
pub use handler::Handler;
pub use index::Index;
pub use operators::aggregate::{
    Aggregate, Collect, Count, End, Extreme, Greatest, Members, SetOf, Smallest, Sum, Top, count, max,
    members, min, set, sum, top,
};
pub use operators::fetch::Fetch;
pub use operators::selector::{Labelled, Selector};
pub use snapshot::{InputVersion, Snapshot};
pub use sources::writer::Writer;
pub use status::{NodeStatus, ViewGraph};
pub use subscription::Subscription;
