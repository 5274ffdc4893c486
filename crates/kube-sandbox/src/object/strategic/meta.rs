//! How strategic merge patches treat each field of the built-in types, as the published schemas say.

use super::MergeError;
use crate::schema::types;

pub(super) use crate::schema::types::Patch as Strategy;

/// The type of a value in an object.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Type {
    Struct(u16),
    /// A map of names to values, which has no fields.
    Map,
    /// Anything without fields.
    Plain,
}

impl Type {
    /// The type of an object in this field, and how the field is patched.
    pub(super) fn field(self, name: &str) -> Result<(Self, Strategy), MergeError> {
        let field = self.lookup(name)?;
        let of = match &field.of {
            types::Type::Map(_) => Self::Map,
            types::Type::Struct(id) => Self::Struct(*id),
            _ => Self::Plain,
        };
        Ok((of, field.patch))
    }

    /// The type of the items of the list in this field, and how the field is patched.
    pub(super) fn list(self, name: &str) -> Result<(Self, Strategy), MergeError> {
        let field = self.lookup(name)?;
        let of = match &field.of {
            types::Type::List(item) => match **item {
                types::Type::Struct(id) => Self::Struct(id),
                _ => Self::Plain,
            },
            _ => Self::Plain,
        };
        Ok((of, field.patch))
    }

    fn lookup(self, name: &str) -> Result<&'static types::Field, MergeError> {
        let Self::Struct(id) = self else {
            let kind = if self == Self::Map { "map" } else { "interface" };
            return Err(MergeError::Unfit(format!(
                "merging an object in json but data type is not struct, instead is: {kind}"
            )));
        };
        let of = types::Types::built_in().get(id);
        of.field(name).ok_or_else(|| {
            MergeError::Unfit(format!(
                "unable to find api field in struct {} for the json field {name:?}",
                of.name()
            ))
        })
    }
}
