//! The three values in a schema of a custom resource that are a schema or something simpler.

use std::fmt;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::Str;
use crate::apiextensions::v1::JSONSchemaProps;
use crate::wire::{Decoder, Element, Error, Reader};

/// A schema, or whether anything is allowed.
#[derive(Clone, Debug, PartialEq)]
pub enum JSONSchemaPropsOrBool {
    /// What is allowed.
    Schema(Box<JSONSchemaProps>),
    /// Whether anything is.
    Bool(bool),
}

/// A schema, or one for each place.
#[derive(Clone, Debug, PartialEq)]
pub enum JSONSchemaPropsOrArray {
    /// For every element.
    Schema(Box<JSONSchemaProps>),
    /// By place.
    Schemas(Box<[JSONSchemaProps]>),
}

/// A schema, or names of properties.
#[derive(Clone, Debug, PartialEq)]
pub enum JSONSchemaPropsOrStringArray {
    /// A schema.
    Schema(Box<JSONSchemaProps>),
    /// Names.
    Strings(Box<[Str]>),
}

impl Default for JSONSchemaPropsOrStringArray {
    fn default() -> Self {
        Self::Strings(Box::default())
    }
}

impl JSONSchemaPropsOrBool {
    pub(crate) fn read(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Option<Self>, Error> {
        let mut r = r.message()?;
        let (mut schema, mut allows) = (None::<Box<JSONSchemaProps>>, false);
        while let Some(tag) = r.tag()? {
            match tag {
                8 => allows = r.bool()?,
                18 => d.message(&mut **schema.get_or_insert_default(), &mut r)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(Some(schema.map_or(Self::Bool(allows), Self::Schema)))
    }
}

/// A schema, and a list of something else.
type Parts<T> = (Option<Box<JSONSchemaProps>>, Box<[T]>);

/// Field 2 is a list; if it is empty, field 1 may be a schema.
fn schema_or<T: Element>(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Parts<T>, Error> {
    let mut r = r.message()?;
    let (mut schema, mut list) = (None::<Box<JSONSchemaProps>>, Box::default());
    while let Some(tag) = r.tag()? {
        match tag {
            10 => d.message(&mut **schema.get_or_insert_default(), &mut r)?,
            18 => d.list(&mut list, &mut r, 18)?,
            _ => r.skip(tag, &[1, 2])?,
        }
    }
    Ok((schema, list))
}

impl JSONSchemaPropsOrArray {
    pub(crate) fn read(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Option<Self>, Error> {
        let (schema, list) = schema_or(r, d)?;
        Ok(match list.is_empty() {
            true => schema.map(Self::Schema),
            false => Some(Self::Schemas(list)),
        })
    }
}

impl Element for JSONSchemaPropsOrStringArray {
    fn read(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Self, Error> {
        let (schema, list) = schema_or(r, d)?;
        Ok(match schema {
            Some(schema) if list.is_empty() => Self::Schema(schema),
            _ => Self::Strings(list),
        })
    }
}

impl Serialize for JSONSchemaPropsOrBool {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Schema(schema) => schema.serialize(serializer),
            Self::Bool(allows) => serializer.serialize_bool(*allows),
        }
    }
}

impl Serialize for JSONSchemaPropsOrArray {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Schema(schema) => schema.serialize(serializer),
            Self::Schemas(schemas) => schemas.serialize(serializer),
        }
    }
}

impl Serialize for JSONSchemaPropsOrStringArray {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Schema(schema) => schema.serialize(serializer),
            Self::Strings(names) => names.serialize(serializer),
        }
    }
}

macro_rules! read {
    ($type:ident, $expected:literal, $($other:item)*) => {
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                struct Either;

                impl<'de> Visitor<'de> for Either {
                    type Value = $type;

                    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                        f.write_str($expected)
                    }

                    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<$type, A::Error> {
                        Deserialize::deserialize(MapAccessDeserializer::new(map)).map($type::Schema)
                    }

                    $($other)*
                }

                deserializer.deserialize_any(Either)
            }
        }
    };
}

read! { JSONSchemaPropsOrBool, "a schema or a bool",
    fn visit_bool<E: serde::de::Error>(self, allows: bool) -> Result<JSONSchemaPropsOrBool, E> {
        Ok(JSONSchemaPropsOrBool::Bool(allows))
    }
}

read! { JSONSchemaPropsOrArray, "a schema or a list of schemas",
    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<JSONSchemaPropsOrArray, A::Error> {
        Deserialize::deserialize(SeqAccessDeserializer::new(seq)).map(JSONSchemaPropsOrArray::Schemas)
    }
}

read! { JSONSchemaPropsOrStringArray, "a schema or a list of strings",
    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<JSONSchemaPropsOrStringArray, A::Error> {
        Deserialize::deserialize(SeqAccessDeserializer::new(seq)).map(JSONSchemaPropsOrStringArray::Strings)
    }
}
