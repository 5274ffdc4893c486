//! kubectl's JSONPath: paths into an object, and templates that contain paths.
//!
//! Read `parse` (text to path), `walk` (evaluation), `template`.
//! An extension to kubectl's syntax: `.metadata.name` without braces means `{.metadata.name}`.

mod parse;
mod template;
mod walk;

pub(crate) use template::Template;
pub(crate) use walk::text;

use serde_json::Value;

/// A path into an object.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Path(Vec<Part>);

impl Path {
    /// True if the first step is this field.
    fn begins_with(&self, field: &str) -> bool {
        matches!(self.0.first(), Some(Part::Field(first)) if first == field)
    }
}

/// One step of a path.
#[derive(Debug, Clone, PartialEq)]
enum Part {
    /// `.name`, `['name']`
    Field(String),
    /// `.*`, `[*]`
    All,
    /// `..`: the value itself and all its descendants.
    Below,
    /// `[0]`, `[-1]`
    At(i64),
    /// `[1:3]`
    Slice(Option<i64>, Option<i64>),
    /// `[0,2]`
    Several(Vec<Part>),
    /// `[?(@.type=="Ready")]`
    Where(Test),
}

/// A filter expression.
#[derive(Debug, Clone, PartialEq)]
enum Test {
    /// `@.name`
    Has(Path),
    Compare(Operand, Relation, Operand),
}

#[derive(Debug, Clone, PartialEq)]
enum Operand {
    Path(Path),
    Value(Value),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Relation {
    Equal,
    Different,
    Less,
    LessOrEqual,
    More,
    MoreOrEqual,
}
