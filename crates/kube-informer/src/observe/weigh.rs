//! Estimates the size of an object in memory, with everything that it points to.
//!
//! A type does not reveal how much it points to, but decoding does: decoding a vector asks for
//! elements of a known size, and decoding a string passes its bytes. So an object is serialised to
//! JSON and decoded again, and everything that is put behind pointers is added up. Spare capacity,
//! boxes and the overhead of the allocator are left out.

use std::cell::Cell;
use std::fmt;

use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, Visitor,
};
use serde_json::Value;

/// The approximate size in bytes of the object with this JSON, with everything that it points to.
pub(super) fn weigh<K: DeserializeOwned>(json: Value) -> usize {
    let total = Cell::new(size_of::<K>());
    // If the JSON cannot be decoded, the size up to the error counts.
    let _ = K::deserialize(Measured {
        inner: json,
        total: &total,
    });
    total.get()
}

/// A decoding step whose size is recorded.
struct Measured<'a, T> {
    inner: T,
    total: &'a Cell<usize>,
}

impl<'a, T> Measured<'a, T> {
    fn add(&self, bytes: usize) {
        self.total.set(self.total.get() + bytes);
    }

    fn same<U>(&self, inner: U) -> Measured<'a, U> {
        let total = self.total;
        Measured { inner, total }
    }
}

macro_rules! forward {
    ($($method:ident($($name:ident: $type:ty),*)),+ $(,)?) => {$(
        fn $method<V: Visitor<'de>>(self, $($name: $type,)* visitor: V) -> Result<V::Value, D::Error> {
            let visitor = self.same(Read { visitor, in_place: false });
            self.inner.$method($($name,)* visitor)
        }
    )+};
}

impl<'de, D: Deserializer<'de>> Deserializer<'de> for Measured<'_, D> {
    type Error = D::Error;

    forward! {
        deserialize_any(), deserialize_bool(), deserialize_i8(), deserialize_i16(), deserialize_i32(), deserialize_i64(),
        deserialize_u8(), deserialize_u16(), deserialize_u32(), deserialize_u64(), deserialize_f32(), deserialize_f64(),
        deserialize_char(), deserialize_str(), deserialize_string(), deserialize_bytes(), deserialize_byte_buf(),
        deserialize_option(), deserialize_unit(), deserialize_seq(), deserialize_map(),
        deserialize_unit_struct(name: &'static str), deserialize_newtype_struct(name: &'static str),
        deserialize_tuple(len: usize), deserialize_tuple_struct(name: &'static str, len: usize),
        deserialize_enum(name: &'static str, variants: &'static [&'static str]),
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, D::Error> {
        let visitor = self.same(Read {
            visitor,
            in_place: true,
        });
        self.inner.deserialize_struct(name, fields, visitor)
    }

    /// The name of a field, which is not stored. Ignored values have no size.
    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_identifier(visitor)
    }

    fn deserialize_ignored_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, D::Error> {
        self.inner.deserialize_ignored_any(visitor)
    }
}

/// The receiver of decoded values.
struct Read<V> {
    visitor: V,
    /// True if the entries are fields, which are part of the struct itself.
    in_place: bool,
}

macro_rules! plain {
    ($($method:ident($type:ty)),+ $(,)?) => {$(
        fn $method<E: Error>(self, value: $type) -> Result<V::Value, E> {
            self.inner.visitor.$method(value)
        }
    )+};
}

impl<'de, V: Visitor<'de>> Visitor<'de> for Measured<'_, Read<V>> {
    type Value = V::Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.inner.visitor.expecting(f)
    }

    plain! {
        visit_bool(bool), visit_i8(i8), visit_i16(i16), visit_i32(i32), visit_i64(i64), visit_u8(u8), visit_u16(u16),
        visit_u32(u32), visit_u64(u64), visit_f32(f32), visit_f64(f64), visit_char(char),
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<V::Value, E> {
        self.add(text.len());
        self.inner.visitor.visit_str(text)
    }

    fn visit_string<E: Error>(self, text: String) -> Result<V::Value, E> {
        self.add(text.len());
        self.inner.visitor.visit_string(text)
    }

    fn visit_none<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visitor.visit_none()
    }

    fn visit_unit<E: Error>(self) -> Result<V::Value, E> {
        self.inner.visitor.visit_unit()
    }

    fn visit_some<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let inner = self.same(inner);
        self.inner.visitor.visit_some(inner)
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, inner: D) -> Result<V::Value, D::Error> {
        let inner = self.same(inner);
        self.inner.visitor.visit_newtype_struct(inner)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, items: A) -> Result<V::Value, A::Error> {
        let items = self.same(items);
        self.inner.visitor.visit_seq(items)
    }

    fn visit_map<A: MapAccess<'de>>(self, entries: A) -> Result<V::Value, A::Error> {
        let entries = self.same(MapEntries {
            entries,
            in_place: self.inner.in_place,
        });
        self.inner.visitor.visit_map(entries)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, variant: A) -> Result<V::Value, A::Error> {
        self.inner.visitor.visit_enum(variant)
    }
}

impl<'de, A: SeqAccess<'de>> SeqAccess<'de> for Measured<'_, A> {
    type Error = A::Error;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, A::Error> {
        let seed = self.same(seed);
        let element = self.inner.next_element_seed(seed)?;
        if element.is_some() {
            self.add(size_of::<T::Value>());
        }
        Ok(element)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.size_hint()
    }
}

struct MapEntries<A> {
    entries: A,
    in_place: bool,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Measured<'_, MapEntries<A>> {
    type Error = A::Error;

    fn next_key_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, A::Error> {
        let seed = self.same(seed);
        let key = self.inner.entries.next_key_seed(seed)?;
        if key.is_some() && !self.inner.in_place {
            self.add(size_of::<T::Value>());
        }
        Ok(key)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, A::Error> {
        if !self.inner.in_place {
            self.add(size_of::<T::Value>());
        }
        let seed = self.same(seed);
        self.inner.entries.next_value_seed(seed)
    }

    fn size_hint(&self) -> Option<usize> {
        self.inner.entries.size_hint()
    }
}

impl<'de, T: DeserializeSeed<'de>> DeserializeSeed<'de> for Measured<'_, T> {
    type Value = T::Value;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<T::Value, D::Error> {
        let deserializer = self.same(deserializer);
        self.inner.deserialize(deserializer)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use k8s_openapi::api::core::v1::{Container, Pod};
    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "it is read, not used")]
    struct Thing {
        name: String,
        sizes: Vec<u64>,
        parts: Vec<Piece>,
        labels: BTreeMap<String, String>,
        nothing: Option<String>,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "it is read, not used")]
    struct Piece {
        name: String,
        ready: bool,
    }

    #[test]
    fn the_size_includes_everything_that_an_object_points_to() {
        let thing = json!({
            "name": "12345",
            "sizes": [1, 2, 3],
            "parts": [{"name": "a", "ready": true}, {"name": "bc", "ready": false}],
            "labels": {"app": "web"},
            "nothing": null,
            "unknown": "this is not kept",
        });
        let in_vectors = 3 * size_of::<u64>() + 2 * size_of::<Piece>();
        let in_the_map = 2 * size_of::<String>() + 6;
        let expected = size_of::<Thing>() + 5 + in_vectors + 3 + in_the_map;
        assert_eq!(weigh::<Thing>(thing), expected);
    }

    #[test]
    fn a_container_with_one_field_counts_with_the_size_of_its_type() {
        let pod = |containers: Value| {
            let pod = json!({"apiVersion": "v1", "kind": "Pod", "metadata": {}, "spec": {"containers": containers}});
            weigh::<Pod>(pod)
        };
        let one = json!({"name": "a"});
        let grown = pod(json!([one, one])) - pod(json!([one]));
        assert_eq!(grown, size_of::<Container>() + 1);
    }
}
