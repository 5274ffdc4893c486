//! JSON as the type would write it again: without the empty values that it leaves out, with the zeros that it does not.

use kube_proto_tables::{Field, Kind, Presence, Shape, Tables};
use serde_json::{Map, Value};

use super::decode::{DEEPEST, is_empty, zero};

/// Tidies an object that is a message of this number. Fields that the type does not have are kept.
pub(super) fn message(id: u16, object: &mut Map<String, Value>) {
    for field in Tables::built_in().message(id).fields() {
        match (field.presence, field.kind) {
            (Presence::Inlined, Kind::Message(id)) => message(id, object),
            _ => tidy(field, object),
        }
    }
}

fn tidy(field: &Field, object: &mut Map<String, Value>) {
    let Some(value) = object.get_mut(field.name) else {
        let missing = match field.presence {
            // Nothing that is always written nests without a bound.
            Presence::OrZero => zero(field.kind, DEEPEST).unwrap_or_default(),
            Presence::OrNull => Value::Null,
            _ => return,
        };
        object.insert(field.name.to_owned(), missing);
        return;
    };
    if let Kind::Message(id) = field.kind {
        let items = match (field.shape, &mut *value) {
            (Shape::List, Value::Array(list)) => list.iter_mut().collect(),
            (Shape::Map, Value::Object(map)) => map.values_mut().collect(),
            (_, value) => vec![value],
        };
        for item in items.into_iter().filter_map(Value::as_object_mut) {
            message(id, item);
        }
    }
    let left_out = match field.presence {
        Presence::IfNotEmpty => is_empty(value),
        Presence::IfSent => value.is_null(),
        _ => false,
    };
    if left_out {
        object.remove(field.name);
    }
}
