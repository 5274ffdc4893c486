//! The columns of custom kinds: the name, and what the CRD lists as `additionalPrinterColumns`.

use jiff::Timestamp;
use serde_json::{Map, Value, json};

use super::path::Path;
use super::{Column, Row, age};

/// A column of a CRD.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct PrinterColumn {
    column: Column,
    path: Option<Path>,
}

impl PrinterColumn {
    /// The columns of one version of a CRD; the age if it names none.
    pub(crate) fn of(version: &Map<String, Value>) -> Vec<Self> {
        let named = version.get("additionalPrinterColumns").and_then(Value::as_array);
        match named.filter(|list| !list.is_empty()) {
            Some(list) => list.iter().map(Self::read).collect(),
            None => vec![Self {
                column: Column::new("Age", "date", "", 0),
                path: Path::parse(".metadata.creationTimestamp"),
            }],
        }
    }

    fn read(column: &Value) -> Self {
        let text = |key: &str| column[key].as_str().unwrap_or_default().to_owned();
        let path = text("jsonPath");
        let description = match text("description") {
            description if description.is_empty() => {
                format!("Custom resource definition column (in JSONPath format): {path}")
            }
            description => description,
        };
        Self {
            column: Column {
                name: text("name"),
                kind: text("type"),
                format: text("format"),
                description,
                priority: column["priority"].as_i64().unwrap_or(0),
            },
            path: Path::parse(&path),
        }
    }

    fn cell(&self, object: &Value, now: Timestamp) -> Value {
        let found = self.path.as_ref().map(|path| path.find(object));
        let Some(value) = found.as_ref().and_then(|found| found.first().copied()) else {
            return Value::Null;
        };
        match (self.column.kind.as_str(), value) {
            ("string", Value::String(text)) => json!(text),
            ("string", value) => json!(value.to_string()),
            ("integer", Value::Number(number)) => match (number.as_i64(), number.as_f64()) {
                (Some(whole), _) => json!(whole),
                (None, Some(number)) => json!(number as i64),
                (None, None) => Value::Null,
            },
            ("number", Value::Number(number)) => json!(number),
            ("boolean", Value::Bool(flag)) => json!(flag),
            ("date", Value::String(text)) => match text.parse::<Timestamp>() {
                Ok(_) => json!(age::since(text, now)),
                Err(_) => json!("<invalid>"),
            },
            _ => Value::Null,
        }
    }
}

pub(super) fn columns(columns: &[PrinterColumn]) -> Vec<Column> {
    let name = Column::new("Name", "string", "name", 0);
    std::iter::once(name)
        .chain(columns.iter().map(|c| c.column.clone()))
        .collect()
}

pub(super) fn cells(columns: &[PrinterColumn], row: &Row<'_>) -> Vec<Value> {
    let object = Value::Object(row.object.clone());
    let mut cells = vec![row.name()];
    cells.extend(columns.iter().map(|column| column.cell(&object, row.now)));
    cells
}
