//! The latest runs of controllers, as plain values: why keys were reconciled.

use std::sync::Arc;

use serde::Serialize;

use super::clock::Clock;
use super::redact::redact_text;
use crate::controller::{Run, Runner};
use crate::object::ObjectKey;

/// A run of a controller. See [`Inspector::runs`](super::Inspector::runs) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RunReport {
    /// The controller.
    pub controller: Arc<str>,
    /// The key: `namespace/name`, or `name`.
    pub key: String,
    /// When it began, in milliseconds since 1970.
    pub at: u64,
    /// How long it took, in microseconds.
    pub took: u64,
    /// How it ended: `done`, `after 5s`, `again`, or the error.
    pub outcome: String,
    /// True if it failed or panicked.
    pub failed: bool,
    /// Why the key was reconciled, oldest cause first.
    pub causes: Vec<RunCause>,
    /// The number of causes that are not kept.
    pub omitted: u64,
}

/// One reason for a run. See [`Inspector::runs`](super::Inspector::runs) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct RunCause {
    /// `initial`, `added`, `updated`, `deleted`, `resync`, `retry` or `requested`.
    pub kind: &'static str,
    /// The informer that reported it.
    pub informer: Option<Arc<str>>,
    /// The object that changed.
    pub object: Option<String>,
    /// Its version.
    pub version: Option<String>,
    /// True if the controller itself wrote that version.
    pub own: bool,
    /// When, in milliseconds since 1970.
    pub at: u64,
}

/// The runs of a key, or of the keys that were reconciled last.
pub(super) fn of<K: Send + Sync + 'static>(
    runner: &Runner<K>,
    key: Option<&ObjectKey>,
    clock: &Clock,
) -> Vec<RunReport> {
    let controller: Arc<str> = runner.name().into();
    let keys = match key {
        Some(key) => vec![(key.clone(), runner.why(key))],
        None => runner.recent_runs(KEYS),
    };
    let report = |key: &ObjectKey, run: &Run| RunReport {
        controller: Arc::clone(&controller),
        key: key.to_string(),
        at: clock.millis(run.at),
        took: u64::try_from(run.took.as_micros()).unwrap_or(u64::MAX),
        outcome: redact_text(&run.outcome).into_owned(),
        failed: run.failed,
        causes: run
            .causes
            .iter()
            .map(|cause| RunCause {
                kind: cause.kind.name(),
                informer: cause.informer.clone(),
                object: cause.object.as_ref().map(ToString::to_string),
                version: cause.version.as_ref().map(ToString::to_string),
                own: cause.own,
                at: clock.millis(cause.at),
            })
            .collect(),
        omitted: run.causes.omitted(),
    };
    keys.iter()
        .flat_map(|(key, runs)| runs.iter().map(|run| report(key, run)))
        .collect()
}

/// The number of keys whose runs are reported at once.
const KEYS: usize = 50;
