//! Tables: objects as rows of cells, for `kubectl get` and other programs that show lists to people.
//!
//! [`Printer`] knows the columns of one resource and computes the cells of an object. The columns of built-in kinds are those
//! of kube-apiserver 1.36 (`builtin/`), those of custom kinds come from their CRD (`custom.rs`).
//! Knows: objects and the time. Never learns: requests, lists, watches.

mod age;
mod builtin;
mod custom;
mod path;

use jiff::Timestamp;
use serde_json::{Map, Value, json};

pub(crate) use custom::PrinterColumn;

use crate::object::{Encoded, Object, head_of};
use crate::schema::ResourceDef;

/// One column of a table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Column {
    name: String,
    kind: String,
    format: String,
    description: String,
    /// Columns above zero are shown by `-o wide` only.
    priority: i64,
}

/// The object in a row: `includeObject` of the request.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Include {
    None,
    Metadata,
    Object,
}

/// How a table is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct TableForm {
    pub(crate) include: Include,
    /// `meta.k8s.io/v1beta1` instead of `v1`.
    pub(crate) beta: bool,
}

impl TableForm {
    pub(crate) fn api_version(self) -> &'static str {
        match self.beta {
            true => "meta.k8s.io/v1beta1",
            false => "meta.k8s.io/v1",
        }
    }
}

impl Include {
    /// The value of the query; the error is the message for the client.
    pub(crate) fn parse(text: Option<&str>) -> Result<Self, String> {
        match text {
            None | Some("Metadata") => Ok(Self::Metadata),
            Some("None") => Ok(Self::None),
            Some("Object") => Ok(Self::Object),
            Some(other) => Err(format!(
                "Unable to convert to Table as requested: includeObject: Invalid value: \"{other}\": must be \
                 'Metadata', 'Object', 'None', or empty"
            )),
        }
    }
}

/// The columns of one resource, and how their cells are computed.
pub(crate) struct Printer {
    columns: Vec<Column>,
    cells: Cells,
}

enum Cells {
    BuiltIn(fn(&Row<'_>) -> Vec<Value>),
    Custom(Vec<PrinterColumn>),
}

/// The object of a row.
struct Row<'a> {
    object: &'a Object,
    now: Timestamp,
}

impl Printer {
    pub(crate) fn of(def: &ResourceDef) -> Self {
        if def.custom {
            return Self {
                columns: custom::columns(&def.printer_columns),
                cells: Cells::Custom(def.printer_columns.clone()),
            };
        }
        let (columns, cells) = builtin::printer(&def.group, &def.plural);
        Self {
            columns,
            cells: Cells::BuiltIn(cells),
        }
    }

    /// The `columnDefinitions`.
    pub(crate) fn columns(&self) -> Value {
        self.columns.iter().map(Column::to_json).collect()
    }

    fn cells(&self, row: &Row<'_>) -> Vec<Value> {
        match &self.cells {
            Cells::BuiltIn(cells) => cells(row),
            Cells::Custom(columns) => custom::cells(columns, row),
        }
    }

    /// One row, as JSON text.
    pub(crate) fn row(
        &self,
        def: &ResourceDef,
        form: TableForm,
        encoded: &Encoded,
        now: Timestamp,
    ) -> Vec<u8> {
        let object = encoded.decode();
        let row = Row { object: &object, now };
        let mut out = Vec::with_capacity(512);
        out.extend_from_slice(b"{\"cells\":");
        out.extend_from_slice(Value::Array(self.cells(&row)).to_string().as_bytes());
        if !def.custom
            && def.is("", "pods")
            && let Some(condition) = builtin::pod_condition(&row)
        {
            out.extend_from_slice(b",\"conditions\":");
            out.extend_from_slice(json!([condition]).to_string().as_bytes());
        }
        out.extend_from_slice(b",\"object\":");
        match form.include {
            Include::None => out.extend_from_slice(b"null"),
            Include::Metadata => {
                out.extend_from_slice(head_of("PartialObjectMetadata", form.api_version(), false).as_bytes());
                out.extend_from_slice(&encoded.metadata());
                out.push(b'}');
            }
            Include::Object => {
                out.extend_from_slice(head_of(&def.kind, &def.api_version(), def.custom).as_bytes());
                out.extend_from_slice(&encoded.rest());
            }
        }
        out.push(b'}');
        out
    }

    /// A table of one object, with its columns or, in later events of a watch, without.
    pub(crate) fn table(
        &self,
        def: &ResourceDef,
        form: TableForm,
        encoded: &Encoded,
        now: Timestamp,
        headers: bool,
    ) -> Vec<u8> {
        let object = encoded.decode();
        let meta = json!({"resourceVersion": crate::object::meta_str(&object, "resourceVersion")});
        let mut out = open(form, &meta, &if headers { self.columns() } else { Value::Null }).into_bytes();
        out.extend_from_slice(&self.row(def, form, encoded, now));
        out.extend_from_slice(b"]}");
        out
    }
}

/// The text before the rows of a table.
pub(crate) fn open(form: TableForm, meta: &Value, columns: &Value) -> String {
    format!(
        "{{\"kind\":\"Table\",\"apiVersion\":\"{}\",\"metadata\":{meta},\"columnDefinitions\":{columns},\"rows\":[",
        form.api_version()
    )
}

impl Column {
    fn new(name: &str, kind: &str, format: &str, priority: i64) -> Self {
        Self {
            name: name.to_owned(),
            kind: kind.to_owned(),
            format: format.to_owned(),
            description: match name {
                "Name" => "The name of the object, unique in its namespace.".to_owned(),
                "Age" | "Created At" => "The time since the object was created.".to_owned(),
                _ => String::new(),
            },
            priority,
        }
    }

    fn to_json(&self) -> Value {
        let mut column = Map::new();
        for (key, text) in [
            ("name", &self.name),
            ("type", &self.kind),
            ("format", &self.format),
            ("description", &self.description),
        ] {
            column.insert(key.to_owned(), json!(text));
        }
        column.insert("priority".to_owned(), json!(self.priority));
        Value::Object(column)
    }
}

impl Row<'_> {
    fn at(&self, pointer: &str) -> &Value {
        at(self.object, pointer)
    }

    fn text(&self, pointer: &str) -> &str {
        self.at(pointer).as_str().unwrap_or_default()
    }

    /// The text, or `none` if there is none.
    fn text_or<'b>(&'b self, pointer: &str, none: &'b str) -> &'b str {
        match self.text(pointer) {
            "" => none,
            text => text,
        }
    }

    fn number(&self, pointer: &str) -> i64 {
        self.at(pointer).as_i64().unwrap_or(0)
    }

    fn list(&self, pointer: &str) -> &[Value] {
        self.at(pointer).as_array().map_or(&[], Vec::as_slice)
    }

    fn name(&self) -> Value {
        json!(self.text("/metadata/name"))
    }

    /// How long ago the time at `pointer` was.
    fn since(&self, pointer: &str) -> String {
        age::since(self.text(pointer), self.now)
    }

    fn age(&self) -> Value {
        json!(self.since("/metadata/creationTimestamp"))
    }
}

/// The value at a JSON pointer, null when there is none.
fn at<'a>(object: &'a Object, pointer: &str) -> &'a Value {
    let mut steps = pointer.split('/').skip(1);
    let first = steps.next().and_then(|key| object.get(key));
    steps
        .fold(first, |value, key| value?.get(key))
        .unwrap_or(&Value::Null)
}
