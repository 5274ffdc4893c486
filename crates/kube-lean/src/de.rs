//! Fields that are read in a way of their own: required ones, and those that objects share.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, SeqAccessDeserializer};
use serde::de::{
    Deserialize, DeserializeSeed, Deserializer, EnumAccess, Error, MapAccess, SeqAccess, VariantAccess,
    Visitor,
};

use crate::pool::{Found, OWN, Pooled, Site, with_current};

/// A field that is always there. Null and nothing are its default, as in k8s-openapi.
pub(crate) fn required<'de, A: MapAccess<'de>, T: Deserialize<'de> + Default>(
    map: &mut A,
) -> Result<T, A::Error> {
    Ok(map.next_value::<Option<T>>()?.unwrap_or_default())
}

/// A field that other objects may have too.
pub(crate) fn shared<'de, A: MapAccess<'de>, P: Pooled + Deserialize<'de>>(
    map: &mut A,
    site: Site,
) -> Result<Option<P>, A::Error> {
    map.next_value_seed(Optional(site, PhantomData))
}

/// Reads a field of a type of your own, a [`Shared`](crate::Shared) or a [`Map`](crate::Map), so that equal values are kept once.
///
/// It has an effect only in an informer, from JSON: anywhere else each object has its own value.
///
/// ```
/// use kube_lean::{Shared, Str};
/// use serde::Deserialize;
///
/// #[derive(Deserialize)]
/// struct Spec {
///     #[serde(default, deserialize_with = "kube_lean::shared")]
///     hosts: Option<Shared<[Str]>>,
/// }
///
/// let spec: Spec = serde_json::from_str(r#"{"hosts": ["a.example.com"]}"#)?;
/// assert_eq!(spec.hosts.as_deref(), Some([Str::from("a.example.com")].as_slice()));
/// # Ok::<(), serde_json::Error>(())
/// ```
///
/// # Errors
/// The value is not of this type.
pub fn shared_of_own<'de, P, D>(deserializer: D) -> Result<Option<P>, D::Error>
where
    P: Pooled + Deserialize<'de>,
    D: Deserializer<'de>,
{
    Optional(OWN, PhantomData).deserialize(deserializer)
}

/// The newtype that a deserializer of kube-informer answers with the encoded bytes first.
///
/// Such a deserializer calls `visit_enum`: the variant is the encoded value, as bytes, and its content is the value. If the content is
/// not asked for, the deserializer steps over it.
pub const SHARED: &str = "kube-lean:shared";

struct Optional<P>(Site, PhantomData<P>);

impl<'de, P: Pooled + Deserialize<'de>> DeserializeSeed<'de> for Optional<P> {
    type Value = Option<P>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer.deserialize_option(self)
    }
}

impl<'de, P: Pooled + Deserialize<'de>> Visitor<'de> for Optional<P> {
    type Value = Option<P>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value or null")
    }

    fn visit_none<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_unit<E: Error>(self) -> Result<Self::Value, E> {
        Ok(None)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
        deserializer
            .deserialize_newtype_struct(SHARED, One(self.0, PhantomData))
            .map(Some)
    }
}

struct One<P>(Site, PhantomData<P>);

impl<'de, P: Pooled + Deserialize<'de>> Visitor<'de> for One<P> {
    type Value = P;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value")
    }

    fn visit_newtype_struct<D: Deserializer<'de>>(self, deserializer: D) -> Result<P, D::Error> {
        P::deserialize(deserializer)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, access: A) -> Result<P, A::Error> {
        let (Encoded(bytes), content) = access.variant()?;
        let found = with_current(|pool| pool.map_or(Found::NotKept, |pool| pool.find(self.0, bytes)));
        match found {
            Found::Value(value) => Ok(value),
            Found::NotKept => content.newtype_variant(),
            Found::Nothing(hash) => {
                let value = content.newtype_variant()?;
                with_current(|pool| {
                    if let Some(pool) = pool {
                        pool.keep(self.0, hash, bytes, &value);
                    }
                });
                Ok(value)
            }
        }
    }

    // From a deserializer that makes nothing of newtypes:

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<P, A::Error> {
        P::deserialize(MapAccessDeserializer::new(map))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, seq: A) -> Result<P, A::Error> {
        P::deserialize(SeqAccessDeserializer::new(seq))
    }
}

/// The bytes that a value was encoded as.
struct Encoded<'de>(&'de [u8]);

impl<'de> Deserialize<'de> for Encoded<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        <&[u8]>::deserialize(deserializer).map(Self)
    }
}
