//! Columns of ConfigMaps, Secrets and service accounts. A table shows how many entries there are, never their content.

use jiff::Timestamp;
use serde_json::Value;

use super::{Cell, age, text};

pub(super) fn plain(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![age(object, now)]
}

pub(super) fn config_map(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![entries(object), age(object, now)]
}

pub(super) fn secret(object: &Value, now: Timestamp) -> Vec<Cell> {
    vec![
        Cell::new(text(object, "/type")),
        entries(object),
        age(object, now),
    ]
}

fn entries(object: &Value) -> Cell {
    let len = |name: &str| {
        object
            .get(name)
            .and_then(Value::as_object)
            .map_or(0, serde_json::Map::len)
    };
    Cell::new((len("data") + len("binaryData")).to_string())
}
