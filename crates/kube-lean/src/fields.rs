//! How lean types go through serde: a table of names and two functions for each type, and everything else once.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{DeserializeSeed, Deserializer, Error, IgnoredAny, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::pool::with_current;
use crate::wire::{Decode, Decoder};

/// The fields of a type, as JSON names them. The generator implements it.
pub(crate) trait Fields: Default {
    const NAME: &'static str;
    /// In ascending order.
    const NAMES: &'static [&'static str];

    /// Reads the value of the field with this index.
    fn read<'de, A: MapAccess<'de>>(&mut self, field: usize, map: &mut A) -> Result<(), A::Error>;

    /// Writes all fields that are set.
    fn write<M: SerializeMap>(&self, map: &mut M) -> Result<(), M::Error>;
}

/// Writes a field if it is set.
pub(crate) fn optional<M: SerializeMap, T: Serialize>(
    map: &mut M,
    name: &'static str,
    value: &Option<T>,
) -> Result<(), M::Error> {
    match value {
        Some(value) => map.serialize_entry(name, value),
        None => Ok(()),
    }
}

pub(crate) fn write<T: Fields, S: Serializer>(value: &T, serializer: S) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    value.write(&mut map)?;
    map.end()
}

pub(crate) fn write_kind<T: Fields, S: Serializer>(
    value: &T,
    api_version: &str,
    kind: &str,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    let mut map = serializer.serialize_map(None)?;
    map.serialize_entry("apiVersion", api_version)?;
    map.serialize_entry("kind", kind)?;
    value.write(&mut map)?;
    map.end()
}

pub(crate) fn read<'de, T: Fields, D: Deserializer<'de>>(deserializer: D) -> Result<T, D::Error> {
    deserializer.deserialize_struct(T::NAME, T::NAMES, Message(PhantomData))
}

struct Message<T>(PhantomData<T>);

impl<'de, T: Fields> Visitor<'de> for Message<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(T::NAME)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<T, A::Error> {
        let mut value = T::default();
        while let Some(field) = map.next_key_seed(Name(T::NAMES))? {
            match field {
                Some(field) => value.read(field, &mut map)?,
                None => drop(map.next_value::<IgnoredAny>()?),
            }
        }
        Ok(value)
    }
}

/// The index of a name, if it is one of the type's.
struct Name(&'static [&'static str]);

impl<'de> DeserializeSeed<'de> for Name {
    type Value = Option<usize>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for Name {
    type Value = Option<usize>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Self::Value, E> {
        Ok(self.0.binary_search(&name).ok())
    }
}

/// Reads an object. A deserializer that knows the name of the newtype may answer with the protobuf of the object instead.
pub(crate) fn read_kind<'de, T: Fields + Decode, D: Deserializer<'de>>(
    name: &'static str,
    deserializer: D,
) -> Result<T, D::Error> {
    deserializer.deserialize_newtype_struct(name, Whole(PhantomData))
}

struct Whole<T>(PhantomData<T>);

impl<'de, T: Fields + Decode> Visitor<'de> for Whole<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(<T as Fields>::NAME)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<T, D::Error> {
        read(deserializer)
    }

    /// From a deserializer that makes nothing of newtypes.
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        Message(PhantomData).visit_map(map)
    }

    fn visit_bytes<E: Error>(self, bytes: &[u8]) -> Result<T, E> {
        with_current(|pool| match pool {
            Some(pool) => Decoder::new().pool(pool).object(bytes),
            None => Decoder::new().object(bytes),
        })
        .map_err(E::custom)
    }
}

/// Serialize and Deserialize for a type that is part of others.
macro_rules! message {
    ($type:ident) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::fields::write(self, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::fields::read(deserializer)
            }
        }
    };
}
pub(crate) use message;

/// The same for a kind: its type is written too.
macro_rules! kind {
    ($type:ident, $api_version:literal, $kind:literal, $name:literal) => {
        impl ::serde::Serialize for $type {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::fields::write_kind(self, $api_version, $kind, serializer)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $type {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::fields::read_kind($name, deserializer)
            }
        }
    };
}
pub(crate) use kind;
