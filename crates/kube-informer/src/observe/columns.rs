//! The columns that `kubectl get` prints, requested from the server for the objects that a person looks at.
//!
//! Nothing is kept: the page asks again for the rows whose version is another one.

use std::collections::BTreeMap;

use futures::StreamExt;
use futures::stream;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::redact::{redact_label, redact_text};
use crate::object::{ObjectKey, ResourceVersion};
use crate::protocol::Failure;
use crate::source::{JsonForm, OnDemand, PartOfCollection};

/// The columns that the server gives for some objects of an informer. See
/// [`Inspector::columns`](super::Inspector::columns) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Columns {
    /// The columns, in the order of the server. Name and age are left out, and so are those of `kubectl get -o wide`.
    pub columns: Vec<Column>,
    /// The cells of each object by its key, in the order of the columns; credentials are left out. An object that the server does
    /// not have any more is missing.
    pub rows: BTreeMap<String, Vec<String>>,
}

/// A column of a server's table. See [`Inspector::columns`](super::Inspector::columns) for an example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
#[non_exhaustive]
pub struct Column {
    /// Its title.
    pub name: String,
    /// What it shows, as the server describes it.
    pub description: String,
    /// True if its cells are numbers.
    pub numeric: bool,
}

/// The server did not give what was asked for. The cache, and what comes from it, can still be shown.
///
/// ```
/// # use kube_informer::{informer::SharedInformer, observe::Inspector, source::ScriptedSource};
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// let texts = SharedInformer::over(ScriptedSource::<String>::new()).name("texts").build()?;
/// let error = Inspector::new().opaque(&texts).columns("texts", &[]).await.unwrap_err();
/// assert_eq!(error.to_string(), "this informer is opaque: only the keys of its objects are shown");
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ServerError {
    /// There is no informer of this name.
    #[error("there is no such informer; /api/report has those there are")]
    NoInformer,
    /// The object is not in the cache.
    #[error("the cache has no such object")]
    NoObject,
    /// The program restricts the informer to keys.
    #[error("this informer is opaque: only the keys of its objects are shown")]
    Opaque,
    /// The program forbids requests.
    #[error("the program does not allow requests to the server (`Inspector::without_requests`)")]
    NotAllowed,
    /// The informer does not read from an API server.
    #[error("the objects come from a source of the program, which has no server to ask")]
    NoServer,
    /// The server has no table for the collection.
    #[error("the server gives no columns for this collection")]
    NoTable,
    /// The server did not answer in time.
    #[error("the server did not answer within five seconds")]
    Late,
    /// The server refused, or the connection failed.
    #[error("{0}")]
    Refused(String),
}

impl ServerError {
    pub(super) fn of(failure: &Failure) -> Self {
        Self::Refused(redact_text(&failure.to_string()).into_owned())
    }
}

/// How many objects the cache has, to decide what is asked for.
pub(super) struct CachedCounts {
    pub(super) all: usize,
    /// By namespace; the empty text for objects without one.
    pub(super) by_namespace: BTreeMap<String, usize>,
}

/// The requests that bring the rows of these objects.
///
/// One object costs the server a look-up, but each is a request of its own. A whole namespace is one request, which is the better
/// choice if most of its objects are wanted.
pub(super) fn requests(
    keys: &[ObjectKey],
    counts: &CachedCounts,
    all_allowed: bool,
) -> Vec<PartOfCollection> {
    let worth = |wanted: usize, there: usize| there <= wanted * 4 + 12;
    let mut by_namespace = BTreeMap::<&str, Vec<&ObjectKey>>::new();
    for key in keys {
        by_namespace
            .entry(key.namespace().unwrap_or(""))
            .or_default()
            .push(key);
    }
    if all_allowed && !keys.is_empty() && worth(keys.len(), counts.all) {
        return vec![PartOfCollection::All];
    }
    let mut parts = Vec::new();
    for (namespace, keys) in by_namespace {
        let there = counts.by_namespace.get(namespace).copied().unwrap_or(0);
        if !namespace.is_empty() && keys.len() > 1 && worth(keys.len(), there) {
            parts.push(PartOfCollection::Namespace(namespace.to_owned()));
        } else {
            parts.extend(keys.into_iter().cloned().map(PartOfCollection::Object));
        }
    }
    parts
}

/// Asks for the columns of these objects.
pub(super) async fn fetch(
    server: OnDemand,
    keys: Vec<ObjectKey>,
    parts: Vec<PartOfCollection>,
    version: Option<ResourceVersion>,
) -> Result<Columns, ServerError> {
    let ask = |part: PartOfCollection| {
        let (server, version) = (server.clone(), version.clone());
        async move { server.list(&part, version.as_ref(), JsonForm::Table).await }
    };
    let answers = stream::iter(parts.into_iter().map(ask)).buffer_unordered(AT_ONCE);
    let answers: Vec<Result<Value, Failure>> = answers.collect().await;
    let mut found = Columns {
        columns: Vec::new(),
        rows: BTreeMap::new(),
    };
    for answer in answers {
        let table = answer.map_err(|failure| ServerError::of(&failure))?;
        let table: Table = serde_json::from_value(table).map_err(|_| ServerError::NoTable)?;
        if table.kind != "Table" {
            return Err(ServerError::NoTable);
        }
        table.into_columns(&keys, &mut found);
    }
    Ok(found)
}

/// A `Table` of `meta.k8s.io/v1`, as far as it is read.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Table {
    kind: String,
    #[serde(default)]
    column_definitions: Vec<Definition>,
    #[serde(default)]
    rows: Vec<TableRow>,
}

#[derive(Deserialize)]
struct Definition {
    name: String,
    #[serde(default)]
    description: String,
    #[serde(default, rename = "type")]
    kind: String,
    #[serde(default)]
    priority: i32,
}

#[derive(Deserialize)]
struct TableRow {
    #[serde(default)]
    cells: Vec<Value>,
    #[serde(default)]
    object: Value,
}

impl Table {
    /// Adds the rows of the wanted objects.
    fn into_columns(self, wanted: &[ObjectKey], found: &mut Columns) {
        let shown =
            |column: &Definition| column.priority == 0 && !KNOWN_ANYWAY.contains(&column.name.as_str());
        if found.columns.is_empty() {
            let columns = self.column_definitions.iter().filter(|column| shown(column));
            found.columns = columns
                .map(|column| Column {
                    name: column.name.clone(),
                    description: column.description.clone(),
                    numeric: matches!(column.kind.as_str(), "integer" | "number"),
                })
                .collect();
        }
        for row in self.rows {
            let text = |path: &str| row.object.pointer(path).and_then(Value::as_str);
            let Some(name) = text("/metadata/name") else {
                continue;
            };
            let key = match text("/metadata/namespace") {
                Some(namespace) => ObjectKey::namespaced(namespace, name),
                None => ObjectKey::cluster(name),
            };
            if !wanted.contains(&key) {
                continue;
            }
            let cells = self.column_definitions.iter().zip(&row.cells);
            let cells = cells.filter(|(column, _)| shown(column));
            let cells = cells.map(|(column, cell)| {
                let text = match cell {
                    Value::Null => String::new(),
                    Value::String(text) => text.clone(),
                    other => other.to_string(),
                };
                redact_label(&column.name, &text).into_owned()
            });
            found.rows.insert(key.to_string(), cells.collect());
        }
    }
}

/// The columns that are shown without the server.
const KNOWN_ANYWAY: [&str; 3] = ["Name", "Namespace", "Age"];
/// The number of requests that run at the same time.
const AT_ONCE: usize = 8;
/// The maximum number of objects per call.
pub(super) const MOST_KEYS: usize = 100;

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn key(text: &str) -> ObjectKey {
        text.parse().expect("a key")
    }

    fn counts(of: &[(&str, usize)]) -> CachedCounts {
        CachedCounts {
            all: of.iter().map(|(_, count)| count).sum(),
            by_namespace: of
                .iter()
                .map(|(name, count)| ((*name).to_owned(), *count))
                .collect(),
        }
    }

    #[test]
    fn few_of_many_objects_are_requested_one_by_one_and_most_of_a_namespace_at_once() {
        let keys = [key("big/a"), key("small/b"), key("small/c")];
        let there = counts(&[("big", 5_000), ("small", 3)]);
        let parts = requests(&keys, &there, true);
        assert_eq!(
            parts,
            [
                PartOfCollection::Object(key("big/a")),
                PartOfCollection::Namespace("small".to_owned())
            ]
        );
        let few = counts(&[("big", 10), ("small", 3)]);
        assert_eq!(requests(&keys, &few, true), [PartOfCollection::All]);
        assert_eq!(
            requests(&keys, &few, false).len(),
            2,
            "all namespaces may be forbidden"
        );
        assert!(requests(&[], &few, true).is_empty());
        let nodes = requests(&[key("node-1")], &counts(&[("", 900)]), true);
        assert_eq!(nodes, [PartOfCollection::Object(key("node-1"))]);
    }

    #[test]
    fn a_table_gives_the_cells_of_wanted_objects_without_credentials() {
        let table = json!({"kind": "Table", "columnDefinitions": [
                {"name": "Name", "type": "string"}, {"name": "Restarts", "type": "integer"}, {"name": "Token", "type": "string"},
                {"name": "Age", "type": "string"}, {"name": "Node", "type": "string", "priority": 1}],
            "rows": [
                {"cells": ["a", 3, "hunter2", "5d", "n1"], "object": {"metadata": {"name": "a", "namespace": "default"}}},
                {"cells": ["b", null, "", "5d", "n1"], "object": {"metadata": {"name": "b", "namespace": "default"}}},
                {"cells": ["c", 0, "", "5d", "n1"], "object": {"metadata": {"name": "c", "namespace": "default"}}}]});
        let table: Table = serde_json::from_value(table).expect("a table");
        let mut found = Columns {
            columns: Vec::new(),
            rows: BTreeMap::new(),
        };
        table.into_columns(&[key("default/a"), key("default/b")], &mut found);
        let names: Vec<_> = found
            .columns
            .iter()
            .map(|column| (&*column.name, column.numeric))
            .collect();
        assert_eq!(names, [("Restarts", true), ("Token", false)]);
        assert_eq!(found.rows["default/a"], ["3", "(not shown)"]);
        assert_eq!(found.rows["default/b"], ["", ""]);
        assert_eq!(found.rows.len(), 2);
    }
}
