//! The latest changes: which objects, and which of their fields.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::clock::Clock;
use super::redact::redact_text;
use super::show::Show;
use crate::informer::{AnyRecentChanges, Event};

/// A change as it was applied. See [`Inspector::changes`](super::Inspector::changes) for an
/// example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Change {
    /// Increases with every change.
    pub number: u64,
    /// When it was applied, in milliseconds since 1970.
    pub at: u64,
    /// The informer.
    pub informer: Arc<str>,
    /// What happened.
    pub what: What,
    /// The object: `namespace/name`, or `name`.
    pub key: String,
    /// The paths of the fields that differ, never their values. The list is limited, and empty for
    /// changes that were made while no client was connected.
    pub fields: Vec<String>,
    /// The number of changes of this informer before this one that came too fast to be shown.
    pub missed: u64,
}

/// The kind of a change. See [`Inspector::changes`](super::Inspector::changes) for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum What {
    /// The object was created.
    Added,
    /// The object changed.
    Updated,
    /// The object was deleted.
    Deleted,
}

/// Reads the changes of one informer.
pub(super) struct Feed {
    changes: Box<dyn AnyRecentChanges>,
    show: Option<Show>,
    /// The number of changes that were read.
    read: u64,
}

impl Feed {
    pub(super) fn new(changes: Box<dyn AnyRecentChanges>, show: Option<Show>) -> Self {
        let read = changes.since(u64::MAX).1;
        Self { changes, show, read }
    }

    /// The changes since the last call. `compare` counts down the updates that may still be compared field by field.
    pub(super) fn news(&mut self, informer: &Arc<str>, clock: &Clock, compare: &mut usize) -> Vec<Change> {
        let before = self.read;
        let (events, total) = self.changes.since(before);
        self.read = total;
        let mut missed = (total - before).saturating_sub(events.len() as u64);
        let mut news = Vec::with_capacity(events.len());
        for (at, event) in &events {
            let (what, fields) = match event {
                Event::Added { .. } => (What::Added, Vec::new()),
                Event::Deleted(_) => (What::Deleted, Vec::new()),
                Event::Synced => continue,
                Event::Updated { old, new, .. } => {
                    let fields = match &self.show {
                        Some(show) if *compare > 0 => {
                            *compare -= 1;
                            different(&(show.json)(&**old), &(show.json)(&**new))
                        }
                        _ => Vec::new(),
                    };
                    (What::Updated, fields)
                }
            };
            news.push(Change {
                number: 0,
                at: clock.millis(*at),
                informer: Arc::clone(informer),
                what,
                key: event.key().map(ToString::to_string).unwrap_or_default(),
                fields,
                missed: std::mem::take(&mut missed),
            });
        }
        news
    }
}

/// The latest changes of all informers.
pub(super) struct Latest {
    number: u64,
    changes: VecDeque<Change>,
}

impl Latest {
    pub(super) fn new() -> Self {
        Self {
            number: 0,
            changes: VecDeque::new(),
        }
    }

    /// Numbers the changes and keeps the latest. Returns them as numbered.
    pub(super) fn add(&mut self, mut news: Vec<Change>) -> Vec<Change> {
        news.sort_by_key(|change| change.at);
        for change in &mut news {
            self.number += 1;
            change.number = self.number;
            self.changes.push_back(change.clone());
        }
        let too_many = self.changes.len().saturating_sub(KEPT);
        self.changes.drain(..too_many);
        news
    }

    pub(super) fn all(&self) -> Vec<Change> {
        self.changes.iter().cloned().collect()
    }
}

/// The paths at which two objects differ, up to some depth, in order.
fn different(old: &Value, new: &Value) -> Vec<String> {
    let mut fields = Vec::new();
    compare("", old, new, DEPTH, &mut fields);
    // Paths contain no values, but the name of a field can be made from one.
    for field in &mut fields {
        if let Cow::Owned(shown) = redact_text(field) {
            *field = shown;
        }
    }
    if fields.len() > FIELDS {
        let more = fields.len() - FIELDS;
        fields.truncate(FIELDS);
        fields.push(format!("and {more} more"));
    }
    fields
}

fn compare(path: &str, old: &Value, new: &Value, depth: usize, fields: &mut Vec<String>) {
    if old == new || BOOKKEEPING.contains(&path) {
        return;
    }
    let (Value::Object(before), Value::Object(after)) = (old, new) else {
        return fields.push(path.to_owned());
    };
    if depth == 0 {
        return fields.push(path.to_owned());
    }
    let gone = before.keys().filter(|name| !after.contains_key(*name));
    for name in after.keys().chain(gone) {
        let path = if path.is_empty() {
            name.clone()
        } else {
            format!("{path}.{name}")
        };
        let value =
            |fields: &serde_json::Map<String, Value>| fields.get(name).cloned().unwrap_or(Value::Null);
        compare(&path, &value(before), &value(after), depth - 1, fields);
    }
}

/// Fields that differ in every update.
const BOOKKEEPING: [&str; 2] = ["metadata.resourceVersion", "metadata.managedFields"];
const DEPTH: usize = 3;
const FIELDS: usize = 6;
/// The number of changes that are kept.
const KEPT: usize = 200;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn an_update_names_the_fields_that_differ() {
        let old = json!({"metadata": {"resourceVersion": "1", "labels": {"a": "1"}}, "status": {"phase": "Pending"}});
        let new = json!({"metadata": {"resourceVersion": "2", "labels": {"a": "2"}}, "status": {"phase": "Running"}, "spec": {"x": [1]}});
        assert_eq!(
            different(&old, &new),
            ["metadata.labels.a", "spec", "status.phase"]
        );
        let named = |n: i32| json!({"data": {"https://app:hunter2@registry": n}});
        assert_eq!(
            different(&named(0), &named(1)),
            ["data.https://app:(not shown)@registry"]
        );
        let wide = |n: i32| {
            let fields = (0..10).map(|i| (format!("f{i}"), json!(n + i)));
            Value::Object(fields.collect())
        };
        assert_eq!(
            different(&wide(0), &wide(1)).last().map(String::as_str),
            Some("and 4 more")
        );
    }
}
