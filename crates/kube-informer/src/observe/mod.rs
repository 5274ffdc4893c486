//! What goes on inside: the state of every informer, handler and queue, over the last ten minutes, for people and for machines.
//!
//! Knows: what every room says of itself, as plain values taken in one look; the clock; how to show an object without its secrets.
//! Never learns: how any of it comes about. Nothing here is in the way of an object, and looking on keeps nothing alive.
//!
//! Start at [`Inspector`]. With the feature `inspect` it is a page too: `Inspector::router` to mount it in a server you have, and
//! `Inspector::serve` for one of its own.
//!
//! ```text
//! informers, factories, controllers, queues ── subject.rs (whatever their types) ── looking.rs ── report.rs  (JSON)
//!                                                                                     │           ── metrics.rs (Prometheus)
//!   redact.rs: what is never shown       history.rs: the last ten minutes  ───────────┤           ── web/       (the page)
//!   weigh.rs: how big objects are        feed.rs: the latest changes       ───────────┘
//! ```
//!
//! Contract: B58, B59.

mod browse;
mod clock;
mod feed;
mod history;
mod inspector;
mod looking;
mod metrics;
mod process;
mod redact;
mod report;
mod show;
mod subject;
#[cfg(feature = "inspect")]
mod web;
mod weigh;

pub use browse::{Listing, Query, Row};
pub use feed::{Change, What};
pub use history::{History, Point};
pub use inspector::Inspector;
pub use report::{
    AuditCounts, CauseReport, ControllerReport, ErrorReport, Fetch, HandlerHealth, HandlerReport,
    InformerReport, KeptOut, PartReport, ProcessReport, QueueReport, RelistReport, Report, Resource,
    RunningReport, Timed, UnnamedReport,
};
#[cfg(feature = "inspect")]
pub use web::{ServeError, Server};
