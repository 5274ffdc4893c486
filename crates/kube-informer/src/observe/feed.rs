//! The latest changes: which objects, and which of their fields.

use std::borrow::Cow;
use std::collections::VecDeque;
use std::sync::Arc;

use serde::Serialize;
use serde_json::Value;

use super::clock::Clock;
use super::redact::{redact, redact_label, redact_text};
use super::show::Show;
use crate::informer::{AnyReadMetadata, AnyRecentChanges, Event};
use crate::object::Metadata;

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
    /// What was compared to find the fields of an update.
    pub compared: Compared,
    /// The paths of the fields that differ. The list is limited, and empty if nothing was [compared](Self::compared).
    pub fields: Vec<String>,
    /// The old and the new value of each of those fields, without credentials and values of Secrets. A value that is
    /// missing is `None`, and a long one is shortened.
    pub values: Vec<FieldValues>,
    /// The number of changes of this informer before this one that came too fast to be shown.
    pub missed: u64,
}

/// The old and the new value of a field, as JSON. See [`Inspector::changes`](super::Inspector::changes) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct FieldValues {
    /// The path of the field.
    pub field: String,
    /// Its value before.
    pub old: Option<String>,
    /// Its value now.
    pub new: Option<String>,
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

/// What was compared to find the [fields](Change::fields) of an update. See [`Inspector::changes`](super::Inspector::changes)
/// for an example.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub enum Compared {
    /// Both objects as a whole.
    Objects,
    /// Labels, annotations and the generation only, because the type is not
    /// [shown](super::Inspector::shows).
    Metadata,
    /// Nothing: the object was created or deleted, no client of the live stream was connected, too many updates came at
    /// once, or the type has no metadata that could be shown.
    Nothing,
}

/// Reads the changes of one informer.
pub(super) struct Feed {
    changes: Box<dyn AnyRecentChanges>,
    show: Option<Show>,
    /// Reads the metadata of objects that cannot be shown as a whole.
    read: Option<AnyReadMetadata>,
    /// True for an informer of Secrets.
    secret: bool,
    /// The number of changes that were read.
    taken: u64,
}

impl Feed {
    pub(super) fn new(
        changes: Box<dyn AnyRecentChanges>,
        show: Option<Show>,
        read: Option<AnyReadMetadata>,
        secret: bool,
    ) -> Self {
        let taken = changes.since(u64::MAX).1;
        Self {
            changes,
            show,
            read,
            secret,
            taken,
        }
    }

    /// The changes since the last call. `compare` counts down the updates that may still be compared field by field.
    pub(super) fn news(&mut self, informer: &Arc<str>, clock: &Clock, compare: &mut usize) -> Vec<Change> {
        let before = self.taken;
        let (events, total) = self.changes.since(before);
        self.taken = total;
        let mut missed = (total - before).saturating_sub(events.len() as u64);
        let mut news = Vec::with_capacity(events.len());
        for (at, event) in &events {
            let (mut compared, mut differences) = (Compared::Nothing, Default::default());
            let what = match event {
                Event::Added { .. } => What::Added,
                Event::Deleted(_) => What::Deleted,
                Event::Synced => continue,
                Event::Updated { old, new, .. } => {
                    match (&self.show, &self.read) {
                        (Some(show), _) if *compare > 0 => {
                            *compare -= 1;
                            let (old, new) = ((show.json)(&**old), (show.json)(&**new));
                            compared = Compared::Objects;
                            differences = (different(&old, &new), values(old, new, self.secret));
                        }
                        (None, Some(read)) if *compare > 0 && !self.secret => {
                            *compare -= 1;
                            if let Some((old, new)) = read(&**old).zip(read(&**new)) {
                                compared = Compared::Metadata;
                                differences = of_metadata(old, new);
                            }
                        }
                        _ => {}
                    }
                    What::Updated
                }
            };
            let (fields, values) = differences;
            news.push(Change {
                number: 0,
                at: clock.millis(*at),
                informer: Arc::clone(informer),
                what,
                key: event.key().map(ToString::to_string).unwrap_or_default(),
                compared,
                fields,
                values,
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

/// The labels, annotations and the generation that differ, with their values. For objects that cannot be shown as a whole.
fn of_metadata(old: Metadata<'_>, new: Metadata<'_>) -> (Vec<String>, Vec<FieldValues>) {
    let mut values = Vec::new();
    let maps = [
        ("labels", old.labels, new.labels),
        ("annotations", old.annotations, new.annotations),
    ];
    for (map, old, new) in maps {
        let gone = old.iter().filter(|(name, _)| new.get(name).is_none());
        for (name, _) in new.iter().chain(gone) {
            let (old, new) = (old.get(name), new.get(name));
            if old != new {
                let shown = |value: &str| short(redact_label(name, value).into_owned());
                values.push(FieldValues {
                    field: redact_text(&format!("metadata.{map}.{name}")).into_owned(),
                    old: old.map(shown),
                    new: new.map(shown),
                });
            }
        }
    }
    if old.generation != new.generation {
        values.push(FieldValues {
            field: "metadata.generation".to_owned(),
            old: old.generation.map(|generation| generation.to_string()),
            new: new.generation.map(|generation| generation.to_string()),
        });
    }
    values.truncate(FIELDS);
    (values.iter().map(|value| value.field.clone()).collect(), values)
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

/// The old and the new value at each path at which two objects differ. The paths come from the objects as they are, and the
/// values from objects without their secrets.
fn values(mut old: Value, mut new: Value, secret: bool) -> Vec<FieldValues> {
    let mut fields = Vec::new();
    compare("", &old, &new, DEPTH, &mut fields);
    fields.truncate(FIELDS);
    redact(&mut old, secret);
    redact(&mut new, secret);
    fields
        .into_iter()
        .map(|field| FieldValues {
            old: value_at(&old, &field),
            new: value_at(&new, &field),
            field: redact_text(&field).into_owned(),
        })
        .collect()
}

/// The value at a path, as a short text.
fn value_at(object: &Value, path: &str) -> Option<String> {
    let found = find(object, path)?;
    let text = match found {
        Value::Null => return None,
        Value::String(text) => text.clone(),
        other => other.to_string(),
    };
    Some(short(text))
}

fn short(text: String) -> String {
    match text.char_indices().nth(VALUE) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text,
    }
}

/// Names of fields may contain dots, so every way to split the path is tried.
fn find<'a>(object: &'a Value, path: &str) -> Option<&'a Value> {
    if let Some(found) = object.get(path) {
        return Some(found);
    }
    path.match_indices('.')
        .find_map(|(dot, _)| find(object.get(&path[..dot])?, &path[dot + 1..]))
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
/// The number of characters of a value that are shown.
const VALUE: usize = 80;
/// The number of changes that are kept.
const KEPT: usize = 200;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_changed_field_has_its_old_and_its_new_value_but_no_credential() {
        let old = json!({"metadata": {"annotations": {"a.b/c": "x"}}, "status": {"phase": "Pending"}, "data": {"password": "hunter2"}});
        let new = json!({"metadata": {"annotations": {"a.b/c": "y"}}, "status": {"phase": "Running", "n": 3}, "data": {"password": "hunter3"}});
        let found = values(old.clone(), new.clone(), false);
        let of = |field: &str| {
            let found = found
                .iter()
                .find(|found| found.field == field)
                .expect("it differs");
            (found.old.clone(), found.new.clone())
        };
        let some = |text: &str| Some(text.to_owned());
        assert_eq!(of("status.phase"), (some("Pending"), some("Running")));
        assert_eq!(of("status.n"), (None, some("3")));
        assert_eq!(of("metadata.annotations.a.b/c"), (some("x"), some("y")));
        assert!(!format!("{found:?}").contains("hunter"), "{found:?}");
        let secret = values(
            json!({"data": {"k": "b2xk"}}),
            json!({"data": {"k": "bmV3"}}),
            true,
        );
        assert!(
            !format!("{secret:?}").contains("bmV3") && secret[0].field == "data.k",
            "{secret:?}"
        );
    }

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
