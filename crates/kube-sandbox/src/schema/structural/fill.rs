//! Drops the fields that a schema does not have, and fills in the defaults of those that are missing.

use serde_json::{Map, Value};

use super::{Kind, Object, Structural, child, is_type_meta};

impl Structural {
    /// Drops unknown fields of an object of this kind, and gives their paths.
    pub(crate) fn prune(&self, object: &mut Object) -> Vec<String> {
        let mut dropped = Vec::new();
        self.prune_object(object, true, "", &mut dropped);
        dropped
    }

    fn prune_object(&self, object: &mut Object, resource: bool, path: &str, dropped: &mut Vec<String>) {
        object.retain(|name, value| {
            if resource && is_type_meta(name) {
                return true;
            }
            let path = child(path, name);
            match self.field(name) {
                Some(schema) => schema.prune_value(value, &path, dropped),
                None if self.preserves_unknown => {}
                None => {
                    dropped.push(path);
                    return false;
                }
            }
            true
        });
    }

    fn prune_value(&self, value: &mut Value, path: &str, dropped: &mut Vec<String>) {
        match value {
            Value::Object(object) => self.prune_object(object, self.embedded, path, dropped),
            Value::Array(list) => {
                if let Some(items) = &self.items {
                    for (i, item) in list.iter_mut().enumerate() {
                        items.prune_value(item, &format!("{path}[{i}]"), dropped);
                    }
                }
            }
            _ => {}
        }
    }

    /// Fills in defaults.
    pub(crate) fn fill_in(&self, object: &mut Object) {
        for (name, schema) in &self.properties {
            if schema.default.is_some() && !object.contains_key(name) {
                object.insert(name.clone(), schema.default.clone().unwrap_or_default());
            }
        }
        for (name, value) in object.iter_mut() {
            let Some(schema) = self.field(name) else { continue };
            // Null is a value only where the schema says so; elsewhere it stands for a missing field.
            if value.is_null() && !schema.nullable && schema.default.is_some() {
                *value = schema.default.clone().unwrap_or_default();
            }
            schema.fill_in_value(value);
        }
    }

    fn fill_in_value(&self, value: &mut Value) {
        match value {
            Value::Object(object) => self.fill_in(object),
            Value::Array(list) => {
                if let Some(items) = &self.items {
                    list.iter_mut().for_each(|item| items.fill_in_value(item));
                }
            }
            _ => {}
        }
    }

    /// Drops nulls of fields that cannot be null.
    pub(crate) fn drop_nulls(&self, object: &mut Map<String, Value>) {
        object.retain(|name, value| {
            let Some(schema) = self.field(name) else {
                return true;
            };
            match value {
                Value::Null => schema.nullable || schema.kind == Kind::Any,
                Value::Object(object) => {
                    schema.drop_nulls(object);
                    true
                }
                _ => true,
            }
        });
    }
}
