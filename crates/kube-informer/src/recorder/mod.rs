//! Events for users: what a controller did to an object, as `kubectl describe` and `kubectl get events` show it.
//!
//! Knows: the API `events.k8s.io/v1`, and how many events an object may cause.
//! Never learns: why something happened, and whether the write succeeded (that is counted and logged, and no caller waits
//! for it).
//!
//! Read [`EventRecorder`], then `correlate.rs` (the rules, without clock and I/O), then `sink.rs` (the task that writes).
//!
//! | client-go | here |
//! |---|---|
//! | `EventBroadcaster`, `EventRecorder.Eventf` | [`EventRecorder::new`], [`EventRecorder::record`] |
//! | `EventSeries`: repeats of one event | the same; written at the second one, every 30 minutes, and 6 minutes after the last |
//! | `EventAggregator`: ten similar events in ten minutes | the same; the event is marked "(combined from similar events)" |
//! | `EventSourceObjectSpamFilter`: 25 events, then one in five minutes | the same, by object |
//! | 1,000 events in the queue, 12 attempts 10 s apart | the same |
//!
//! The program needs the right to `create` and `patch` events of the group `events.k8s.io`.

mod correlate;
mod event;
mod sink;

pub use event::NewEvent;
pub use sink::{EventRecorder, RecorderStats};
