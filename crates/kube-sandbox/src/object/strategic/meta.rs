//! How strategic merge patches treat each field of the built-in types.
//!
//! `testbed/wire/merge` generates `schema/merge.txt` from the tags of the published Go types. A
//! line is a type and its fields: `name=key` is a list that is merged by that key (`name=` is a
//! list of plain values), and `name!` is replaced as a whole. All other lists are replaced, and all
//! other objects are merged. kube-proto-tables has the types of the fields.

use std::collections::HashMap;
use std::sync::LazyLock;

use kube_proto_tables::{Field, Kind, Presence, Shape, Tables};

use super::MergeError;
use crate::proto::Schema;

/// How a field is patched.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Strategy {
    /// Objects are merged, lists are replaced.
    Default,
    /// A list is merged, by this key or, if that is empty, by value.
    Merge(&'static str),
    /// Objects are replaced, too.
    Replace,
}

/// The type of a value in an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Type {
    Message(u16),
    /// A map of names to values, which has no fields.
    Map,
    /// Anything without fields.
    Plain,
}

static STRATEGIES: LazyLock<HashMap<(&'static str, &'static str), Strategy>> =
    LazyLock::new(|| parse(include_str!("../../schema/merge.txt")));

fn parse(text: &'static str) -> HashMap<(&'static str, &'static str), Strategy> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .flat_map(|line| {
            let mut words = line.split(' ');
            let name = words.next().unwrap_or_default();
            words.map(move |word| match word.split_once('=') {
                Some((field, key)) => ((name, field), Strategy::Merge(key)),
                None => ((name, word.trim_end_matches('!')), Strategy::Replace),
            })
        })
        .collect()
}

impl Type {
    pub(super) fn of(schema: Schema) -> Self {
        Self::Message(schema.number())
    }

    /// The type of an object in this field, and how the field is patched.
    pub(super) fn field(self, name: &str) -> Result<(Self, Strategy), MergeError> {
        let (field, strategy) = self.lookup(name)?;
        let of = match (field.shape, field.kind) {
            (Shape::Map, _) => Self::Map,
            (_, Kind::Message(id)) => Self::Message(id),
            _ => Self::Plain,
        };
        Ok((of, strategy))
    }

    /// The type of the items of the list in this field, and how the field is patched.
    pub(super) fn list(self, name: &str) -> Result<(Self, Strategy), MergeError> {
        let (field, strategy) = self.lookup(name)?;
        let of = match (field.shape, field.kind) {
            (Shape::List, Kind::Message(id)) => Self::Message(id),
            _ => Self::Plain,
        };
        Ok((of, strategy))
    }

    fn lookup(self, name: &str) -> Result<(&'static Field, Strategy), MergeError> {
        let Self::Message(id) = self else {
            let kind = if self == Self::Map { "map" } else { "interface" };
            return Err(MergeError::Unfit(format!(
                "merging an object in json but data type is not struct, instead is: {kind}"
            )));
        };
        find(id, name).ok_or_else(|| {
            let (_, own) = Tables::built_in().message(id).name();
            MergeError::Unfit(format!(
                "unable to find api field in struct {own} for the json field {name:?}"
            ))
        })
    }
}

/// A field of a message or of one that is inlined in it.
fn find(id: u16, name: &str) -> Option<(&'static Field, Strategy)> {
    let message = Tables::built_in().message(id);
    message
        .fields()
        .iter()
        .find_map(|field| match (field.presence, field.kind) {
            (Presence::Inlined, Kind::Message(id)) => find(id, name),
            _ if field.name == name => {
                let (package, own) = message.name();
                let full = format!("{package}.{own}");
                let strategy = STRATEGIES.get(&(full.as_str(), name)).copied();
                Some((field, strategy.unwrap_or(Strategy::Default)))
            }
            _ => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_strategy_is_of_a_field_that_exists() {
        let tables = Tables::built_in();
        let mut ids = HashMap::new();
        let mut next = tables
            .kinds()
            .filter_map(|(v, k)| tables.kind(v, k))
            .collect::<Vec<_>>();
        while let Some(id) = next.pop() {
            let message = tables.message(id);
            let (package, own) = message.name();
            if ids.insert(format!("{package}.{own}"), id).is_none() {
                next.extend(message.fields().iter().filter_map(|field| match field.kind {
                    Kind::Message(id) => Some(id),
                    _ => None,
                }));
            }
        }
        assert!(STRATEGIES.len() > 50);
        for ((name, field), strategy) in STRATEGIES.iter() {
            let id = ids.get(*name).unwrap_or_else(|| panic!("{name}"));
            assert_eq!(
                find(*id, field).map(|(_, s)| s),
                Some(*strategy),
                "{name} {field}"
            );
        }
    }
}
