//! The columns of a table: those that kubectl shows, computed here from the cached object.
//!
//! Read [`Layout`], then the file for a family of kinds. Knows: the fields of objects.
//! Never learns: where objects come from, and where the table is shown.

mod age;
mod cluster;
mod config;
mod network;
mod pods;
mod printer;
mod workloads;

use jiff::Timestamp;
use serde_json::Value;

pub(crate) use age::{age, ago, human, instant};
pub(crate) use printer::Printer;

use crate::plain::visible;
use crate::resource::Kind;

/// The condition that a cell expresses. The screen maps it to a colour.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Tone {
    #[default]
    Plain,
    Good,
    /// In transition.
    Busy,
    Bad,
    /// Of little interest.
    Faint,
}

/// One cell of a table.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(crate) struct Cell {
    pub(crate) text: String,
    pub(crate) tone: Tone,
}

impl Cell {
    pub(crate) fn new(text: impl Into<String>) -> Self {
        Self::toned(text, Tone::Plain)
    }

    pub(crate) fn toned(text: impl Into<String>, tone: Tone) -> Self {
        let text = text.into();
        Self {
            text: if text.is_empty() {
                "<none>".to_owned()
            } else {
                visible(&text).into_owned()
            },
            tone,
        }
    }

    /// A cell with an age, which changes without an event.
    fn ticking(text: impl Into<String>) -> Self {
        Self::toned(text, Tone::Faint)
    }
}

/// The heading of a column, and whether only `-o wide` shows it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Column {
    pub(crate) head: String,
    pub(crate) wide: bool,
}

type Cells = fn(&Value, Timestamp) -> Vec<Cell>;

/// A kind with built-in columns. Columns in brackets are for `-o wide`.
struct Known {
    group: &'static str,
    plural: &'static str,
    heads: &'static str,
    cells: Cells,
}

const fn known(group: &'static str, plural: &'static str, heads: &'static str, cells: Cells) -> Known {
    Known {
        group,
        plural,
        heads,
        cells,
    }
}

/// All kinds with built-in columns. Every table has the name as its first column, so it is not listed here.
const KNOWN: &[Known] = &[
    known("", "pods", "READY STATUS RESTARTS AGE NODE [IP]", pods::pod),
    known(
        "",
        "services",
        "TYPE CLUSTER-IP EXTERNAL-IP PORT(S) AGE [SELECTOR]",
        network::service,
    ),
    known("", "endpoints", "ENDPOINTS AGE", network::endpoints),
    known(
        "",
        "nodes",
        "STATUS ROLES AGE VERSION [INTERNAL-IP] [OS-IMAGE] [CONTAINER-RUNTIME]",
        cluster::node,
    ),
    known("", "namespaces", "STATUS AGE", cluster::namespace),
    known(
        "",
        "events",
        "LAST-SEEN TYPE REASON OBJECT COUNT MESSAGE",
        cluster::event,
    ),
    known(
        "events.k8s.io",
        "events",
        "LAST-SEEN TYPE REASON OBJECT COUNT MESSAGE",
        cluster::event,
    ),
    known("", "configmaps", "DATA AGE", config::config_map),
    known("", "secrets", "TYPE DATA AGE", config::secret),
    known("", "serviceaccounts", "AGE", config::plain),
    known(
        "",
        "persistentvolumeclaims",
        "STATUS VOLUME CAPACITY STORAGECLASS AGE",
        cluster::claim,
    ),
    known(
        "",
        "persistentvolumes",
        "CAPACITY RECLAIM STATUS CLAIM STORAGECLASS AGE",
        cluster::volume,
    ),
    known(
        "",
        "replicationcontrollers",
        "DESIRED CURRENT READY AGE [IMAGES]",
        workloads::replica_set,
    ),
    known(
        "apps",
        "deployments",
        "READY UP-TO-DATE AVAILABLE AGE [IMAGES] [SELECTOR]",
        workloads::deployment,
    ),
    known(
        "apps",
        "replicasets",
        "DESIRED CURRENT READY AGE [IMAGES]",
        workloads::replica_set,
    ),
    known(
        "apps",
        "statefulsets",
        "READY AGE [IMAGES]",
        workloads::stateful_set,
    ),
    known(
        "apps",
        "daemonsets",
        "DESIRED CURRENT READY UP-TO-DATE AVAILABLE AGE [IMAGES]",
        workloads::daemon_set,
    ),
    known("batch", "jobs", "STATUS COMPLETIONS DURATION AGE", workloads::job),
    known(
        "batch",
        "cronjobs",
        "SCHEDULE SUSPEND ACTIVE LAST-SCHEDULE AGE",
        workloads::cron_job,
    ),
    known(
        "autoscaling",
        "horizontalpodautoscalers",
        "REFERENCE MINPODS MAXPODS REPLICAS AGE",
        workloads::autoscaler,
    ),
    known(
        "networking.k8s.io",
        "ingresses",
        "CLASS HOSTS ADDRESS AGE",
        network::ingress,
    ),
    known(
        "discovery.k8s.io",
        "endpointslices",
        "ADDRESSTYPE PORTS ENDPOINTS AGE",
        network::slice,
    ),
    known("coordination.k8s.io", "leases", "HOLDER AGE", cluster::lease),
    known(
        "storage.k8s.io",
        "storageclasses",
        "PROVISIONER AGE",
        cluster::storage_class,
    ),
    known(
        "apiextensions.k8s.io",
        "customresourcedefinitions",
        "KIND SCOPE VERSIONS AGE",
        cluster::crd,
    ),
];

/// The columns of a kind.
#[derive(Clone)]
pub(crate) struct Layout {
    columns: Vec<Column>,
    source: Source,
}

#[derive(Clone)]
enum Source {
    Known(Cells),
    Printer(Vec<Printer>),
}

impl Layout {
    /// Built-in columns, else those of the CRD, else only the age.
    pub(crate) fn of(kind: &Kind, printers: Option<Vec<Printer>>) -> Self {
        let known = KNOWN.iter().find(|known| kind.is(known.group, known.plural));
        match (known, printers) {
            (Some(known), _) => Self {
                columns: columns(known.heads),
                source: Source::Known(known.cells),
            },
            (None, Some(printers)) if !printers.is_empty() => Self {
                columns: printers.iter().map(Printer::column).collect(),
                source: Source::Printer(printers),
            },
            (None, _) => Self {
                columns: columns("AGE"),
                source: Source::Known(config::plain),
            },
        }
    }

    /// True if the kind has built-in columns, so that its CRD is not needed.
    pub(crate) fn is_known(kind: &Kind) -> bool {
        KNOWN.iter().any(|known| kind.is(known.group, known.plural))
    }

    pub(crate) fn columns(&self) -> &[Column] {
        &self.columns
    }

    /// One cell for each column.
    pub(crate) fn cells(&self, object: &Value, now: Timestamp) -> Vec<Cell> {
        match &self.source {
            Source::Known(cells) => cells(object, now),
            Source::Printer(printers) => printers.iter().map(|printer| printer.cell(object, now)).collect(),
        }
    }
}

fn columns(heads: &str) -> Vec<Column> {
    let column = |head: &str| {
        let inner = head.strip_prefix('[').and_then(|head| head.strip_suffix(']'));
        Column {
            head: inner.unwrap_or(head).to_owned(),
            wide: inner.is_some(),
        }
    };
    heads.split(' ').map(column).collect()
}

/// The string at a JSON pointer, or an empty one.
fn text<'a>(object: &'a Value, pointer: &str) -> &'a str {
    object
        .pointer(pointer)
        .and_then(Value::as_str)
        .unwrap_or_default()
}

fn number(object: &Value, pointer: &str) -> i64 {
    object
        .pointer(pointer)
        .and_then(Value::as_i64)
        .unwrap_or_default()
}

fn list<'a>(object: &'a Value, pointer: &str) -> &'a [Value] {
    object
        .pointer(pointer)
        .and_then(Value::as_array)
        .map_or(&[], Vec::as_slice)
}

/// `3/4`: good when all are ready.
fn share(ready: i64, wanted: i64) -> Cell {
    let tone = match ready {
        _ if ready >= wanted => Tone::Good,
        0 => Tone::Bad,
        _ => Tone::Busy,
    };
    Cell::toned(format!("{ready}/{wanted}"), tone)
}

/// A label selector as `app=web,tier=front`.
fn selector(object: &Value, pointer: &str) -> Cell {
    let map = object.pointer(pointer).and_then(Value::as_object);
    let pairs = map
        .into_iter()
        .flatten()
        .map(|(k, v)| format!("{k}={}", v.as_str().unwrap_or_default()));
    Cell::toned(pairs.collect::<Vec<_>>().join(","), Tone::Faint)
}

fn images(object: &Value, pointer: &str) -> Cell {
    let containers = list(object, pointer);
    let images = containers.iter().map(|container| text(container, "/image"));
    Cell::toned(images.collect::<Vec<_>>().join(","), Tone::Faint)
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn every_known_kind_has_a_cell_for_each_column_whatever_the_object_lacks() {
        let now = Timestamp::UNIX_EPOCH;
        for known in KNOWN {
            for object in [
                json!({}),
                json!({"spec": null, "status": [], "metadata": {"name": 3}}),
            ] {
                let cells = (known.cells)(&object, now);
                assert_eq!(cells.len(), columns(known.heads).len(), "{}", known.plural);
                assert!(
                    cells.iter().all(|cell| !cell.text.is_empty()),
                    "{}: {cells:?}",
                    known.plural
                );
            }
        }
    }
}
