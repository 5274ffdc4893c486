//! A serde deserializer over a value whose outline is known.
//!
//! The outline gives the number of elements of a sequence before the first is read, so vectors are allocated
//! with their exact length. Fields that are left out, or that the type does not name, are skipped without
//! being parsed.

use std::borrow::Cow;

use serde::de::value::{BorrowedBytesDeserializer, BorrowedStrDeserializer, StringDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error as _, IntoDeserializer, MapAccess, SeqAccess,
    Unexpected, VariantAccess, Visitor,
};
use serde::forward_to_deserialize_any;

use super::read::{DecodeError, Number, Reader, ValueKind};
use crate::wire::omit::Omit;

/// The name under which serde_json passes a value as raw text.
pub(crate) const RAW: &str = "$serde_json::private::RawValue";

impl<'a> Reader<'a> {
    /// Builds the error for a value of the wrong kind.
    #[cold]
    fn unexpected<'de, V: Visitor<'de>>(&mut self, visitor: &V) -> DecodeError {
        let found = match self.next() {
            Err(error) => return error,
            Ok(ValueKind::Object) => return DecodeError::invalid_type(Unexpected::Map, visitor),
            Ok(ValueKind::Array) => return DecodeError::invalid_type(Unexpected::Seq, visitor),
            Ok(ValueKind::String) => match self.string() {
                Ok(text) => return DecodeError::invalid_type(Unexpected::Str(&text), visitor),
                Err(error) => return error,
            },
            Ok(ValueKind::Number) => match self.number() {
                Ok(Number::Unsigned(number)) => Unexpected::Unsigned(number),
                Ok(Number::Negative(number)) => Unexpected::Signed(number),
                Ok(Number::Float(number)) => Unexpected::Float(number),
                Err(error) => return error,
            },
            Ok(ValueKind::True) => Unexpected::Bool(true),
            Ok(ValueKind::False) => Unexpected::Bool(false),
            Ok(ValueKind::Null) => Unexpected::Unit,
        };
        DecodeError::invalid_type(found, visitor)
    }

    #[inline]
    fn map<V: Visitor<'a>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        let omit = self.omit.take();
        self.begin()?;
        let mut members = MemberReader {
            reader: self,
            omit,
            below: None,
            first: true,
            over: false,
        };
        let value = visitor.visit_map(&mut members)?;
        members.end()?;
        Ok(value)
    }

    #[inline]
    fn seq<V: Visitor<'a>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        let omit = self.omit.take();
        let count = self.count();
        self.begin()?;
        let mut elements = ElementReader {
            reader: self,
            omit,
            left: count,
            first: true,
            over: false,
        };
        let value = visitor.visit_seq(&mut elements)?;
        if !elements.over && elements.reader.element(elements.first, b']')? {
            return Err(DecodeError::new(
                "more elements than the type has room for".to_owned(),
            ));
        }
        Ok(value)
    }

    #[inline]
    fn str<V: Visitor<'a>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.string()? {
            Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
            Cow::Owned(text) => visitor.visit_string(text),
        }
    }

    fn num<V: Visitor<'a>>(&mut self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.number()? {
            Number::Unsigned(number) => visitor.visit_u64(number),
            Number::Negative(number) => visitor.visit_i64(number),
            Number::Float(number) => visitor.visit_f64(number),
        }
    }
}

/// Implements the methods for all number types.
macro_rules! numbers {
    ($($method:ident)*) => {$(
        #[inline]
        fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            match self.next()? {
                ValueKind::Number => self.num(visitor),
                _ => Err(self.unexpected(&visitor)),
            }
        }
    )*};
}

impl<'a> Deserializer<'a> for &mut Reader<'a> {
    type Error = DecodeError;

    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.next()? {
            ValueKind::Object => self.map(visitor),
            ValueKind::Array => self.seq(visitor),
            ValueKind::String => self.str(visitor),
            ValueKind::Number => self.num(visitor),
            ValueKind::True => {
                self.word("true")?;
                visitor.visit_bool(true)
            }
            ValueKind::False => {
                self.word("false")?;
                visitor.visit_bool(false)
            }
            ValueKind::Null => {
                self.word("null")?;
                visitor.visit_unit()
            }
        }
    }

    numbers! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128
        deserialize_f32 deserialize_f64
    }

    #[inline]
    fn deserialize_bool<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.next()? {
            ValueKind::True | ValueKind::False => self.deserialize_any(visitor),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_char<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }

    #[inline]
    fn deserialize_str<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.comes(b'"') {
            true => self.str(visitor),
            false => Err(self.unexpected(&visitor)),
        }
    }

    #[inline]
    fn deserialize_string<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }

    fn deserialize_bytes<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.next()? {
            ValueKind::String => match self.string()? {
                Cow::Borrowed(text) => visitor.visit_borrowed_bytes(text.as_bytes()),
                Cow::Owned(text) => visitor.visit_byte_buf(text.into_bytes()),
            },
            ValueKind::Array => self.seq(visitor),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_byte_buf<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_bytes(visitor)
    }

    #[inline]
    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        if !self.comes(b'n') {
            return visitor.visit_some(self);
        }
        self.word("null")?;
        visitor.visit_none()
    }

    fn deserialize_unit<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.next()? {
            ValueKind::Null => self.deserialize_any(visitor),
            _ => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_unit_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_unit(visitor)
    }

    #[inline]
    fn deserialize_newtype_struct<V: Visitor<'a>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        if name == RAW {
            return visitor.visit_map(RawText(Some(self.raw()?)));
        }
        // With something left out of it, equal text does not make equal values.
        if name == kube_lean::SHARED && self.omit.is_none() {
            let mut content = self.clone();
            if let Cow::Borrowed(text) = self.raw()? {
                return visitor.visit_enum(SharedValue {
                    text: text.as_bytes(),
                    content: &mut content,
                });
            }
            return visitor.visit_newtype_struct(&mut content);
        }
        visitor.visit_newtype_struct(self)
    }

    #[inline]
    fn deserialize_seq<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.comes(b'[') {
            true => self.seq(visitor),
            false => Err(self.unexpected(&visitor)),
        }
    }

    fn deserialize_tuple<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.deserialize_seq(visitor)
    }

    #[inline]
    fn deserialize_map<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.comes(b'{') {
            true => self.map(visitor),
            false => Err(self.unexpected(&visitor)),
        }
    }

    #[inline]
    fn deserialize_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        if self.comes(b'{') {
            return self.map(visitor);
        }
        self.deserialize_seq(visitor)
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match self.next()? {
            ValueKind::String => match self.string()? {
                Cow::Borrowed(name) => visitor.visit_enum(name.into_deserializer()),
                Cow::Owned(name) => visitor.visit_enum(name.into_deserializer()),
            },
            ValueKind::Object => {
                self.omit = None;
                self.begin()?;
                if !self.element(true, b'}')? {
                    return Err(DecodeError::new("expected the name of a variant".to_owned()));
                }
                let value = visitor.visit_enum(Variant(self))?;
                match self.element(false, b'}')? {
                    false => Ok(value),
                    true => Err(DecodeError::new("more than one variant".to_owned())),
                }
            }
            _ => Err(self.unexpected(&visitor)),
        }
    }

    #[inline]
    fn deserialize_identifier<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.deserialize_str(visitor)
    }

    #[inline]
    fn deserialize_ignored_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        self.skip()?;
        visitor.visit_unit()
    }
}

/// Reads the elements of an array.
struct ElementReader<'r, 'a> {
    reader: &'r mut Reader<'a>,
    omit: Option<&'a Omit>,
    left: usize,
    first: bool,
    over: bool,
}

impl<'a> SeqAccess<'a> for &mut ElementReader<'_, 'a> {
    type Error = DecodeError;

    #[inline]
    fn next_element_seed<T: DeserializeSeed<'a>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, DecodeError> {
        if self.over || !self.reader.element(self.first, b']')? {
            self.over = true;
            return Ok(None);
        }
        self.first = false;
        self.left = self.left.saturating_sub(1);
        self.reader.omit = self.omit;
        let value = seed.deserialize(&mut *self.reader)?;
        self.reader.omit = None;
        Ok(Some(value))
    }

    #[inline]
    fn size_hint(&self) -> Option<usize> {
        Some(self.left)
    }
}

/// Reads the members of an object, except those that are left out.
struct MemberReader<'r, 'a> {
    reader: &'r mut Reader<'a>,
    omit: Option<&'a Omit>,
    /// The paths to leave out of the next value.
    below: Option<&'a Omit>,
    first: bool,
    over: bool,
}

impl<'a> MemberReader<'_, 'a> {
    /// Returns the name of the next member that is not left out, and moves to its value.
    #[inline]
    fn name(&mut self) -> Result<Option<Cow<'a, str>>, DecodeError> {
        loop {
            if self.over {
                return Ok(None);
            }
            let name = match self.reader.compact_name(self.first) {
                Some(name) => Cow::Borrowed(name),
                None if self.reader.element(self.first, b'}')? => self.reader.name()?,
                None => {
                    self.over = true;
                    return Ok(None);
                }
            };
            self.first = false;
            let Some(omit) = self.omit else {
                return Ok(Some(name));
            };
            self.below = omit.field(&name);
            match self.below {
                Some(below) if below.is_whole() => self.reader.skip()?,
                _ => return Ok(Some(name)),
            }
        }
    }

    fn end(&mut self) -> Result<(), DecodeError> {
        match self.name()? {
            None => Ok(()),
            Some(_) => Err(DecodeError::new(
                "more fields than the type has room for".to_owned(),
            )),
        }
    }
}

impl<'a> MapAccess<'a> for &mut MemberReader<'_, 'a> {
    type Error = DecodeError;

    #[inline]
    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, DecodeError> {
        match self.name()? {
            Some(name) => seed.deserialize(FieldName(name)).map(Some),
            None => Ok(None),
        }
    }

    #[inline]
    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, DecodeError> {
        self.reader.omit = self.below.take();
        let value = seed.deserialize(&mut *self.reader)?;
        self.reader.omit = None;
        Ok(value)
    }
}

/// The name of a member. A type with numeric keys parses them from it.
struct FieldName<'a>(Cow<'a, str>);

macro_rules! keys {
    ($($method:ident $visit:ident)*) => {$(
        fn $method<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
            match self.0.parse() {
                Ok(key) => visitor.$visit(key),
                Err(_) => Err(DecodeError::invalid_type(Unexpected::Str(&self.0), &visitor)),
            }
        }
    )*};
}

impl<'a> Deserializer<'a> for FieldName<'a> {
    type Error = DecodeError;

    #[inline]
    fn deserialize_any<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        match self.0 {
            Cow::Borrowed(name) => visitor.visit_borrowed_str(name),
            Cow::Owned(name) => visitor.visit_string(name),
        }
    }

    keys! {
        deserialize_bool visit_bool
        deserialize_i8 visit_i8 deserialize_i16 visit_i16 deserialize_i32 visit_i32 deserialize_i64 visit_i64
        deserialize_u8 visit_u8 deserialize_u16 visit_u16 deserialize_u32 visit_u32 deserialize_u64 visit_u64
        deserialize_i128 visit_i128 deserialize_u128 visit_u128
        deserialize_f32 visit_f32 deserialize_f64 visit_f64
    }

    fn deserialize_option<V: Visitor<'a>>(self, visitor: V) -> Result<V::Value, DecodeError> {
        visitor.visit_some(self)
    }

    fn deserialize_newtype_struct<V: Visitor<'a>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_enum<V: Visitor<'a>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        match self.0 {
            Cow::Borrowed(text) => {
                BorrowedStrDeserializer::new(text).deserialize_enum(name, variants, visitor)
            }
            Cow::Owned(text) => StringDeserializer::new(text).deserialize_enum(name, variants, visitor),
        }
    }

    forward_to_deserialize_any! {
        <V: Visitor<'a>>
        char str string bytes byte_buf unit unit_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// An enum that is written as an object with one member. The reader is at that member.
struct Variant<'r, 'a>(&'r mut Reader<'a>);

impl<'r, 'a> EnumAccess<'a> for Variant<'r, 'a> {
    type Error = DecodeError;
    type Variant = ContentReader<'r, 'a>;

    fn variant_seed<V: DeserializeSeed<'a>>(self, seed: V) -> Result<(V::Value, Self::Variant), DecodeError> {
        let name = self.0.name()?;
        Ok((seed.deserialize(FieldName(name))?, ContentReader(self.0)))
    }
}

struct ContentReader<'r, 'a>(&'r mut Reader<'a>);

impl<'a> VariantAccess<'a> for ContentReader<'_, 'a> {
    type Error = DecodeError;

    fn unit_variant(self) -> Result<(), DecodeError> {
        serde::Deserialize::deserialize(self.0)
    }

    fn newtype_variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<T::Value, DecodeError> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'a>>(self, _: usize, visitor: V) -> Result<V::Value, DecodeError> {
        self.0.deserialize_seq(visitor)
    }

    fn struct_variant<V: Visitor<'a>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, DecodeError> {
        self.0.deserialize_struct("", &[], visitor)
    }
}

/// A value that equal objects share: its text first, and the value for those who do not have it yet.
struct SharedValue<'r, 'a> {
    text: &'a [u8],
    content: &'r mut Reader<'a>,
}

impl<'r, 'a> EnumAccess<'a> for SharedValue<'r, 'a> {
    type Error = DecodeError;
    type Variant = ContentReader<'r, 'a>;

    fn variant_seed<T: DeserializeSeed<'a>>(self, seed: T) -> Result<(T::Value, Self::Variant), DecodeError> {
        let text = seed.deserialize(BorrowedBytesDeserializer::new(self.text))?;
        Ok((text, ContentReader(self.content)))
    }
}

/// A value as text, in the form that `serde_json::value::RawValue` expects.
struct RawText<'a>(Option<Cow<'a, str>>);

impl<'a> MapAccess<'a> for RawText<'a> {
    type Error = DecodeError;

    fn next_key_seed<K: DeserializeSeed<'a>>(&mut self, seed: K) -> Result<Option<K::Value>, DecodeError> {
        match &self.0 {
            Some(_) => seed.deserialize(FieldName(Cow::Borrowed(RAW))).map(Some),
            None => Ok(None),
        }
    }

    fn next_value_seed<V: DeserializeSeed<'a>>(&mut self, seed: V) -> Result<V::Value, DecodeError> {
        seed.deserialize(FieldName(self.0.take().unwrap_or_default()))
    }
}

#[cfg(test)]
#[path = "de_tests.rs"]
mod tests;
