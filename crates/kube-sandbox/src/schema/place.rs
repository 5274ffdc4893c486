//! A place in an object and what its schema says of merging: the one answer for managedFields and server-side apply, of built-in
//! and of custom kinds.

use std::borrow::Cow;

use serde_json::Value;

use super::structural::{ListType, Structural};
use super::types::{Merge, Type, Types};

/// A place in an object, given by the schema of the value there.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Place<'a> {
    /// A value of a built-in type, and how the field that holds it is merged.
    BuiltIn(&'static Type, &'static Merge),
    /// A whole custom object: the schema, and metadata as every object has it.
    CustomRoot(&'a Structural),
    /// A value in a custom object.
    Custom(&'a Structural),
    /// Nothing is known: objects are merged by field, lists are one value.
    Unknown,
}

impl<'a> Place<'a> {
    /// A whole object of a built-in type.
    pub(crate) fn built_in(api_version: &str, kind: &str) -> Self {
        let types = Types::built_in();
        let id = types.kind(api_version, kind);
        id.map_or(Self::Unknown, |id| {
            Self::BuiltIn(types.as_type(id), &Merge::Default)
        })
    }

    /// The place of a field.
    pub(crate) fn field(self, name: &str) -> Self {
        match self {
            Self::BuiltIn(Type::Struct(id), _) => match Types::built_in().get(*id).field(name) {
                Some(field) => Self::BuiltIn(&field.of, &field.merge),
                None => Self::Unknown,
            },
            Self::BuiltIn(Type::Map(item), _) => Self::BuiltIn(item, &Merge::Default),
            Self::BuiltIn(..) | Self::Unknown => Self::Unknown,
            Self::CustomRoot(_) if name == "metadata" => Self::built_in("v1", "Pod").field("metadata"),
            Self::CustomRoot(schema) | Self::Custom(schema) => match schema.field(name) {
                Some(schema) => Self::Custom(schema),
                None => Self::Unknown,
            },
        }
    }

    /// The place of an item of the list here.
    pub(crate) fn item(self) -> Self {
        match self {
            Self::BuiltIn(Type::List(item), _) => Self::BuiltIn(item, &Merge::Default),
            Self::Custom(schema) => schema.items().map_or(Self::Unknown, Self::Custom),
            _ => Self::Unknown,
        }
    }

    /// Whether the object here is owned and replaced as one value.
    pub(crate) fn is_atomic(self) -> bool {
        match self {
            Self::BuiltIn(_, Merge::Atomic) => true,
            Self::BuiltIn(Type::Struct(id), _) => Types::built_in().get(*id).atomic,
            Self::BuiltIn(Type::Map(_), _) => false,
            // Raw values have no fields that anybody could own.
            Self::BuiltIn(..) => true,
            Self::Custom(schema) => schema.atomic_map,
            Self::CustomRoot(_) | Self::Unknown => false,
        }
    }

    /// Whether the list here is a set of plain values.
    pub(crate) fn is_set(self) -> bool {
        match self {
            Self::BuiltIn(_, Merge::Set) => true,
            Self::Custom(schema) => schema.list == ListType::Set,
            _ => false,
        }
    }

    /// The fields that tell the items of the list here apart, if there are any.
    pub(crate) fn keys(self) -> Option<Vec<&'a str>> {
        match self {
            Self::BuiltIn(_, Merge::Keys(keys)) => Some(keys.clone()),
            Self::Custom(schema) => match &schema.list {
                ListType::Keys(keys) => Some(keys.iter().map(String::as_str).collect()),
                _ => None,
            },
            _ => None,
        }
    }

    /// The value of a key of an item of the list here; one that is left out has its default.
    pub(crate) fn key_value<'v>(self, item: &'v Value, key: &str) -> Option<Cow<'v, Value>> {
        if let Some(value) = item.get(key) {
            return Some(Cow::Borrowed(value));
        }
        let default = match self {
            Self::BuiltIn(Type::List(of), _) => match &**of {
                Type::Struct(id) => Types::built_in().get(*id).field(key)?.default.as_ref(),
                _ => None,
            },
            Self::Custom(schema) => schema.items()?.default_of(key),
            _ => None,
        };
        default.cloned().map(Cow::Owned)
    }

    /// Whether the schema declares the field, as opposed to an entry of a map.
    pub(crate) fn declares(self, name: &str) -> bool {
        match self {
            Self::BuiltIn(Type::Struct(id), _) => Types::built_in().get(*id).field(name).is_some(),
            Self::BuiltIn(..) | Self::Unknown => false,
            Self::CustomRoot(schema) => schema.declares(name),
            Self::Custom(schema) => schema.declares(name),
        }
    }
}

/// The JSON type that a merge expects.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scalar {
    Number,
    Text,
    Bool,
    List,
    Map,
}

impl Place<'_> {
    /// The JSON type of the value here, if only one is allowed.
    pub(crate) fn scalar(self) -> Option<Scalar> {
        match self {
            Self::BuiltIn(of, _) => match of {
                Type::Text(_) | Type::Bytes | Type::Time | Type::MicroTime | Type::Duration => {
                    Some(Scalar::Text)
                }
                Type::Int32 | Type::Int64 | Type::Float => Some(Scalar::Number),
                Type::Bool => Some(Scalar::Bool),
                Type::List(_) => Some(Scalar::List),
                Type::Map(_) | Type::Struct(_) => Some(Scalar::Map),
                Type::Quantity | Type::IntOrString | Type::Any => None,
            },
            Self::Custom(schema) => schema.scalar(),
            Self::CustomRoot(_) | Self::Unknown => None,
        }
    }

    /// Whether the schema has no such field and allows no others.
    pub(crate) fn forbids(self, name: &str) -> bool {
        match self {
            Self::BuiltIn(Type::Struct(id), _) => Types::built_in().get(*id).field(name).is_none(),
            Self::CustomRoot(_) if name == "metadata" => false,
            Self::CustomRoot(schema) | Self::Custom(schema) => schema.forbids(name),
            Self::BuiltIn(..) | Self::Unknown => false,
        }
    }
}
