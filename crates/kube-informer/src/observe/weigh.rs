//! How big an object is in memory, about: what it is itself, and all that hangs on it.
//!
//! Serialisation shows every string, element and entry by reference, and a reference tells how big its value is in place. So
//! walking an object as if to write it down, and adding up what lies behind pointers, comes to its size without knowing its
//! type. Left out are spare capacity and the allocator's own; fields that are not serialised are not seen.

use std::fmt;
use std::mem::{size_of, size_of_val};

use serde::Serialize;
use serde::ser::{self, Impossible};

/// About how many bytes an object takes, those it points to included.
pub(super) fn weigh<K: Serialize>(object: &K) -> usize {
    let mut scales = Scales(0);
    // What cannot be serialised is weighed as far as it could.
    let _ = object.serialize(&mut scales);
    size_of::<K>() + scales.0
}

/// Adds up what lies behind pointers.
struct Scales(usize);

/// An object refused to be serialised.
#[derive(Debug)]
struct Refused;

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("it cannot be serialised")
    }
}

impl std::error::Error for Refused {}

impl ser::Error for Refused {
    fn custom<T: fmt::Display>(_: T) -> Self {
        Self
    }
}

type Weighed = Result<(), Refused>;

macro_rules! in_place {
    ($($method:ident($type:ty)),+ $(,)?) => {
        $(fn $method(self, _: $type) -> Weighed { Ok(()) })+
    };
}

impl ser::Serializer for &mut Scales {
    type Ok = ();
    type Error = Refused;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Impossible<(), Refused>;

    in_place! {
        serialize_bool(bool), serialize_i8(i8), serialize_i16(i16), serialize_i32(i32), serialize_i64(i64),
        serialize_u8(u8), serialize_u16(u16), serialize_u32(u32), serialize_u64(u64), serialize_f32(f32),
        serialize_f64(f64), serialize_char(char), serialize_unit_struct(&'static str),
    }

    fn serialize_str(self, text: &str) -> Weighed {
        self.0 += text.len();
        Ok(())
    }

    fn serialize_bytes(self, bytes: &[u8]) -> Weighed {
        self.0 += bytes.len();
        Ok(())
    }

    fn serialize_none(self) -> Weighed {
        Ok(())
    }

    fn serialize_unit(self) -> Weighed {
        Ok(())
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Weighed {
        value.serialize(self)
    }

    fn serialize_unit_variant(self, _: &'static str, _: u32, _: &'static str) -> Weighed {
        Ok(())
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Weighed {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        value: &T,
    ) -> Weighed {
        value.serialize(self)
    }

    fn serialize_seq(self, _: Option<usize>) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Refused> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        _: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self::SerializeStructVariant, Refused> {
        Err(Refused)
    }
}

impl ser::SerializeSeq for &mut Scales {
    type Ok = ();
    type Error = Refused;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, value: &T) -> Weighed {
        self.0 += size_of_val(value);
        value.serialize(&mut **self)
    }

    fn end(self) -> Weighed {
        Ok(())
    }
}

impl ser::SerializeMap for &mut Scales {
    type Ok = ();
    type Error = Refused;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Weighed {
        self.0 += size_of_val(key);
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Weighed {
        self.0 += size_of_val(value);
        value.serialize(&mut **self)
    }

    fn end(self) -> Weighed {
        Ok(())
    }
}

/// Their parts lie in place.
macro_rules! parts_in_place {
    ($($trait:ident: $method:ident),+ $(,)?) => {$(
        impl ser::$trait for &mut Scales {
            type Ok = ();
            type Error = Refused;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Weighed {
                value.serialize(&mut **self)
            }

            fn end(self) -> Weighed {
                Ok(())
            }
        }
    )+};
}

parts_in_place! {
    SerializeTuple: serialize_element,
    SerializeTupleStruct: serialize_field,
    SerializeTupleVariant: serialize_field,
}

impl ser::SerializeStruct for &mut Scales {
    type Ok = ();
    type Error = Refused;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, _: &'static str, value: &T) -> Weighed {
        value.serialize(&mut **self)
    }

    fn end(self) -> Weighed {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

    #[derive(Serialize)]
    struct Thing {
        name: String,
        sizes: Vec<u64>,
        parts: Vec<Part>,
        labels: BTreeMap<String, String>,
        nothing: Option<String>,
    }

    #[derive(Serialize)]
    struct Part {
        name: String,
        ready: bool,
    }

    #[test]
    fn what_hangs_on_an_object_is_weighed_with_it() {
        let part = |name: &str| Part {
            name: name.to_owned(),
            ready: true,
        };
        let thing = Thing {
            name: "12345".to_owned(),
            sizes: vec![1, 2, 3],
            parts: vec![part("a"), part("bc")],
            labels: BTreeMap::from([("app".to_owned(), "web".to_owned())]),
            nothing: None,
        };
        let expected = size_of::<Thing>()
            + 5
            + 3 * size_of::<u64>()
            + 2 * size_of::<Part>()
            + 3
            + 2 * size_of::<String>()
            + 6;
        assert_eq!(weigh(&thing), expected);
    }
}
