//! Observability: the state of every informer, handler and queue, over the last ten minutes, for
//! people and for machines.
//!
//! Knows: what every module reports about itself, as plain values; the clock; how to show an object
//! without its secrets.
//! Never learns: how a module works. Nothing here is on the path of an object, and observing keeps
//! nothing alive.
//!
//! Start at [`Inspector`]. The feature `inspect` adds a page: `Inspector::router` mounts it in a
//! server that you have, and `Inspector::serve` serves it on its own. The feature `metrics` adds
//! `MetricsPublisher`, for programs whose metrics go through the `metrics` crate.
//!
//! ```text
//! informers, factories, controllers, queues ── subject.rs (without their types)  ── sampling.rs ── report.rs  (JSON)
//!                                                                                     │           ── metrics.rs (Prometheus)
//!   redact/: what is never shown         history.rs: the last ten minutes  ───────────┤           ── web/       (the page)
//!   weigh.rs: the size of objects        feed.rs: the latest changes       ───────────┘           ── publish.rs (`metrics`)
//! ```
//!
//! Contract: B58, B59.

mod browse;
mod clock;
mod columns;
mod explain;
mod feed;
mod history;
mod inspector;
mod metrics;
mod process;
#[cfg(feature = "metrics")]
mod publish;
mod redact;
mod report;
mod rest_client;
mod runs;
mod sampling;
mod shards;
mod show;
mod subject;
mod summary;
mod views;
#[cfg(feature = "inspect")]
mod web;
mod weigh;

pub use crate::histogram::Histogram;
pub use browse::{Listing, Query, Row};
pub use columns::{Column, Columns, ServerError};
pub use explain::{ViewKeyChange, ViewKeyReport, ViewKeys};
pub use feed::{Change, Compared, FieldValues, What};
pub use history::{History, Point};
pub use inspector::Inspector;
#[cfg(feature = "metrics")]
pub use publish::MetricsPublisher;
pub use report::{
    AuditCounts, CauseReport, ControllerReport, ElectionReport, ErrorReport, Fetch, HandlerHealth,
    HandlerReport, InformerReport, KeptOut, PartReport, PoolReport, ProcessReport, QueueReport, RelistReport,
    Report, Resource, RunningReport, Timed, UnfilledReport, UnnamedReport,
};
pub use rest_client::{MeasuredClient, RestClientMetrics};
pub use runs::{RunCause, RunReport};
pub use shards::{ShardMove, ShardReplica, ShardReport};
pub use views::{ViewNodeReport, ViewReport};
#[cfg(feature = "inspect")]
pub use web::{ServeError, Server};
