//! Small values: quantities, numbers or text, bytes, JSON.

use std::fmt;
use std::ops::Deref;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::de::{Deserialize, DeserializeOwned, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::Str;

/// An amount such as `500m` or `1Gi`, as text.
///
/// ```
/// let memory = kube_lean::Quantity::from("1Gi");
/// assert_eq!(memory.as_str(), "1Gi");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Quantity(pub Str);

impl Quantity {
    /// What the server writes for nothing: `0`.
    pub fn zero() -> Self {
        Self(Str::from_static("0"))
    }
}

impl Deref for Quantity {
    type Target = Str;

    fn deref(&self) -> &Str {
        &self.0
    }
}

impl fmt::Display for Quantity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl From<&str> for Quantity {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl Serialize for Quantity {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Quantity {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Amount;

        impl Visitor<'_> for Amount {
            type Value = Quantity;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a quantity")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Quantity, E> {
                Ok(Quantity(text.into()))
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<Quantity, E> {
                Ok(Quantity(number.to_string().into()))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<Quantity, E> {
                Ok(Quantity(number.to_string().into()))
            }

            fn visit_f64<E: Error>(self, number: f64) -> Result<Quantity, E> {
                Ok(Quantity(number.to_string().into()))
            }
        }

        deserializer.deserialize_any(Amount)
    }
}

/// A number or text, such as a port by number or by name.
///
/// ```
/// use kube_lean::IntOrString;
///
/// assert_eq!(IntOrString::from(80), IntOrString::Int(80));
/// assert_eq!(size_of::<Option<IntOrString>>(), 16);
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub enum IntOrString {
    /// A number.
    Int(i32),
    /// Text.
    String(Str),
}

impl Default for IntOrString {
    fn default() -> Self {
        Self::Int(0)
    }
}

impl fmt::Debug for IntOrString {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Int(number) => number.fmt(f),
            Self::String(text) => text.fmt(f),
        }
    }
}

impl From<i32> for IntOrString {
    fn from(number: i32) -> Self {
        Self::Int(number)
    }
}

impl From<&str> for IntOrString {
    fn from(text: &str) -> Self {
        Self::String(text.into())
    }
}

impl Serialize for IntOrString {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Int(number) => serializer.serialize_i32(*number),
            Self::String(text) => text.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for IntOrString {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl Visitor<'_> for Either {
            type Value = IntOrString;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of 32 bits or a string")
            }

            fn visit_i64<E: Error>(self, number: i64) -> Result<IntOrString, E> {
                i32::try_from(number).map(IntOrString::Int).map_err(E::custom)
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<IntOrString, E> {
                i32::try_from(number).map(IntOrString::Int).map_err(E::custom)
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<IntOrString, E> {
                Ok(IntOrString::String(text.into()))
            }
        }

        deserializer.deserialize_any(Either)
    }
}

/// Bytes, which JSON shows as base64.
///
/// ```
/// let secret = kube_lean::Bytes::from(b"abc".as_slice());
/// assert_eq!(serde_json::to_string(&secret)?, r#""YWJj""#);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Default, PartialEq, Eq, Hash)]
pub struct Bytes(pub Box<[u8]>);

impl Deref for Bytes {
    type Target = [u8];

    fn deref(&self) -> &[u8] {
        &self.0
    }
}

impl From<&[u8]> for Bytes {
    fn from(bytes: &[u8]) -> Self {
        Self(bytes.into())
    }
}

/// Says how many there are: they are often secrets.
impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} bytes", self.len())
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&STANDARD.encode(&self.0))
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Base64;

        impl Visitor<'_> for Base64 {
            type Value = Bytes;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("base64")
            }

            fn visit_str<E: Error>(self, text: &str) -> Result<Bytes, E> {
                let bytes = STANDARD.decode(text).map_err(E::custom)?;
                Ok(Bytes(bytes.into()))
            }
        }

        deserializer.deserialize_str(Base64)
    }
}

/// JSON of any shape, as text: fields whose type Kubernetes leaves open.
///
/// ```
/// # use kube_lean::RawJson;
/// let data: RawJson = serde_json::from_str(r#"{"replicas":3}"#)?;
/// let value: serde_json::Value = data.parse()?;
/// assert_eq!(value["replicas"], 3);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct RawJson(Str);

impl RawJson {
    /// The text, which may not be well-formed if the server's was not.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The value as a type.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, serde_json::Error> {
        serde_json::from_str(self.as_str())
    }

    pub(crate) fn from_text(text: &str) -> Self {
        Self(text.into())
    }
}

impl Default for RawJson {
    fn default() -> Self {
        Self(Str::from_static("null"))
    }
}

impl fmt::Debug for RawJson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl From<&serde_json::Value> for RawJson {
    fn from(value: &serde_json::Value) -> Self {
        Self(value.to_string().into())
    }
}

impl Serialize for RawJson {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let value: serde_json::Value = self.parse().map_err(serde::ser::Error::custom)?;
        value.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RawJson {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        serde_json::Value::deserialize(deserializer).map(|value| Self::from(&value))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn values_read_what_they_write() {
        fn check<T: DeserializeOwned + Serialize + PartialEq + fmt::Debug>(
            json: serde_json::Value,
            expected: T,
        ) {
            let value: T = serde_json::from_value(json.clone()).expect("a value");
            assert_eq!(value, expected);
            assert_eq!(serde_json::to_value(&value).expect("JSON"), json);
        }
        check(json!("500m"), Quantity::from("500m"));
        check(json!(8080), IntOrString::Int(8080));
        check(json!("http"), IntOrString::from("http"));
        check(json!("AAEC"), Bytes::from([0, 1, 2].as_slice()));
        check(json!({"a": [1, null]}), RawJson::from_text(r#"{"a":[1,null]}"#));
        assert_eq!(
            serde_json::from_str::<Quantity>("5").expect("a number"),
            Quantity::from("5")
        );
        assert!(serde_json::from_str::<IntOrString>("3000000000").is_err());
        assert!(serde_json::from_str::<Bytes>("\"?\"").is_err());
        assert!(serde_json::to_string(&RawJson::from_text("{")).is_err());
    }
}
