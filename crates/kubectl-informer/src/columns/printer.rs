//! The columns that a CRD defines for its objects: `additionalPrinterColumns`.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, Column, Tone, ago, list, text};
use crate::path::Path;

/// A printer column.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Printer {
    name: String,
    path: Path,
    date: bool,
    wide: bool,
}

impl Printer {
    /// The columns of a version of a CRD, or the age if it defines none. Columns with a JSONPath that we cannot parse
    /// are left out.
    pub(crate) fn of(crd: &Value, version: &str) -> Vec<Self> {
        let served = list(crd, "/spec/versions")
            .iter()
            .find(|served| text(served, "/name") == version);
        let named = served.map_or(&[][..], |served| list(served, "/additionalPrinterColumns"));
        let mut printers: Vec<_> = named.iter().filter_map(Self::read).collect();
        let has_age = printers
            .iter()
            .any(|printer| printer.name.eq_ignore_ascii_case("age"));
        if !has_age && let Ok(path) = ".metadata.creationTimestamp".parse() {
            printers.push(Self {
                name: "AGE".to_owned(),
                path,
                date: true,
                wide: false,
            });
        }
        printers
    }

    fn read(column: &Value) -> Option<Self> {
        Some(Self {
            name: text(column, "/name").to_uppercase().replace(' ', "-"),
            path: text(column, "/jsonPath").parse().ok()?,
            date: text(column, "/type") == "date",
            wide: column["priority"].as_i64().unwrap_or(0) > 0,
        })
    }

    pub(super) fn column(&self) -> Column {
        Column {
            head: self.name.clone(),
            wide: self.wide,
        }
    }

    pub(super) fn cell(&self, object: &Value, now: Timestamp) -> Cell {
        let Some(value) = self.path.text(object) else {
            return Cell::toned("", Tone::Faint);
        };
        if self.date {
            return ago(&value, now);
        }
        // Most operators use these words with the same meaning.
        let tone = match value.as_str() {
            "True" | "Ready" | "Running" | "Healthy" | "Active" | "Bound" => Tone::Good,
            "False" | "Failed" | "Error" | "Degraded" | "Unhealthy" => Tone::Bad,
            "Unknown" | "Pending" | "Progressing" | "Creating" => Tone::Busy,
            _ => Tone::Plain,
        };
        Cell::toned(value, tone)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_crds_columns_are_read_and_filled() {
        let crd = json!({"spec": {"versions": [{"name": "v1", "additionalPrinterColumns": [
            {"name": "Ready", "type": "string", "jsonPath": ".status.conditions[?(@.type==\"Ready\")].status"},
            {"name": "Last Run", "type": "date", "jsonPath": ".status.last", "priority": 1},
            {"name": "Broken", "type": "string", "jsonPath": ".status["},
        ]}]}});
        let printers = Printer::of(&crd, "v1");
        let heads: Vec<_> = printers.iter().map(|p| (p.column().head, p.wide)).collect();
        assert_eq!(
            heads,
            [
                ("READY".to_owned(), false),
                ("LAST-RUN".to_owned(), true),
                ("AGE".to_owned(), false)
            ]
        );
        let object = json!({
            "metadata": {"creationTimestamp": "2026-01-01T00:00:00Z"},
            "status": {"conditions": [{"type": "Ready", "status": "False"}], "last": "2026-01-01T00:00:30Z"},
        });
        let now = "2026-01-01T00:01:00Z".parse().expect("a time");
        let cells: Vec<_> = printers.iter().map(|p| p.cell(&object, now).text).collect();
        assert_eq!(cells, ["False", "30s", "60s"]);
        assert_eq!(printers[0].cell(&json!({}), now).text, "<none>");
    }

    #[test]
    fn a_crd_without_columns_gets_the_age() {
        assert_eq!(Printer::of(&json!({}), "v1").len(), 1);
    }
}
