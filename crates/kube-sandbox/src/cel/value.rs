//! Values of CEL.

use std::cmp::Ordering;
use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::Arc;

use jiff::{SignedDuration, Timestamp};
use serde_json::Value;

use super::quantity::Quantity;

/// A value. Cloning one is cheap.
#[derive(Debug, Clone)]
pub(crate) enum Val {
    Null,
    Bool(bool),
    Int(i64),
    Uint(u64),
    Double(f64),
    Text(Arc<str>),
    Bytes(Arc<[u8]>),
    List(Arc<Vec<Val>>),
    Map(Arc<BTreeMap<Key, Val>>),
    Timestamp(Timestamp),
    Duration(SignedDuration),
    /// The result of `type(x)`.
    Type(&'static str),
    Optional(Option<Arc<Val>>),
    Quantity(Quantity),
    Ip(IpAddr),
    Cidr(Cidr),
    Url(Arc<str>),
    /// Major, minor, patch and the rest of a semantic version.
    Version(Arc<(u64, u64, u64, String)>),
}

/// An address range.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Cidr {
    pub(super) ip: IpAddr,
    pub(super) length: u8,
}

/// A key of a map.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Key {
    Bool(bool),
    Int(i64),
    Text(Arc<str>),
}

impl Key {
    pub(super) fn of(value: &Val) -> Option<Self> {
        match value {
            Val::Bool(value) => Some(Self::Bool(*value)),
            Val::Int(value) => Some(Self::Int(*value)),
            Val::Uint(value) => i64::try_from(*value).ok().map(Self::Int),
            Val::Double(value) if value.fract() == 0.0 => Some(Self::Int(*value as i64)),
            Val::Text(value) => Some(Self::Text(Arc::clone(value))),
            _ => None,
        }
    }

    pub(super) fn value(&self) -> Val {
        match self {
            Self::Bool(value) => Val::Bool(*value),
            Self::Int(value) => Val::Int(*value),
            Self::Text(value) => Val::Text(Arc::clone(value)),
        }
    }
}

impl Val {
    pub(crate) fn text(text: impl AsRef<str>) -> Self {
        Self::Text(text.as_ref().into())
    }

    pub(crate) fn list(items: Vec<Self>) -> Self {
        Self::List(Arc::new(items))
    }

    pub(crate) fn map(entries: impl IntoIterator<Item = (String, Self)>) -> Self {
        let entries = entries
            .into_iter()
            .map(|(key, value)| (Key::Text(key.into()), value));
        Self::Map(Arc::new(entries.collect()))
    }

    /// JSON without a schema: whole numbers are integers.
    pub(crate) fn of_json(value: &Value) -> Self {
        match value {
            Value::Null => Self::Null,
            Value::Bool(value) => Self::Bool(*value),
            Value::Number(number) => match number.as_i64() {
                Some(number) => Self::Int(number),
                None => Self::Double(number.as_f64().unwrap_or(f64::NAN)),
            },
            Value::String(text) => Self::text(text),
            Value::Array(list) => Self::list(list.iter().map(Self::of_json).collect()),
            Value::Object(map) => {
                Self::map(map.iter().map(|(key, value)| (key.clone(), Self::of_json(value))))
            }
        }
    }

    pub(super) fn type_name(&self) -> &'static str {
        match self {
            Self::Null => "null_type",
            Self::Bool(_) => "bool",
            Self::Int(_) => "int",
            Self::Uint(_) => "uint",
            Self::Double(_) => "double",
            Self::Text(_) => "string",
            Self::Bytes(_) => "bytes",
            Self::List(_) => "list",
            Self::Map(_) => "map",
            Self::Timestamp(_) => "google.protobuf.Timestamp",
            Self::Duration(_) => "google.protobuf.Duration",
            Self::Type(_) => "type",
            Self::Optional(_) => "optional_type",
            Self::Quantity(_) => "kubernetes.Quantity",
            Self::Ip(_) => "net.IP",
            Self::Cidr(_) => "net.CIDR",
            Self::Url(_) => "kubernetes.URL",
            Self::Version(_) => "kubernetes.Semver",
        }
    }

    pub(crate) fn none() -> Self {
        Self::Optional(None)
    }

    pub(crate) fn some(value: Self) -> Self {
        Self::Optional(Some(Arc::new(value)))
    }
}

/// Numbers of different types are equal if their values are; other values of different types are not.
impl PartialEq for Val {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Null, Self::Null) => true,
            (Self::List(a), Self::List(b)) => a == b,
            (Self::Map(a), Self::Map(b)) => a == b,
            (Self::Type(a), Self::Type(b)) => a == b,
            (Self::Optional(a), Self::Optional(b)) => a == b,
            (Self::Ip(a), Self::Ip(b)) => a == b,
            (Self::Cidr(a), Self::Cidr(b)) => a == b,
            (Self::Url(a), Self::Url(b)) => a == b,
            (Self::Version(a), Self::Version(b)) => a == b,
            _ => self.order(other) == Some(Ordering::Equal),
        }
    }
}

impl Val {
    /// The order of two values, if they have one.
    pub(super) fn order(&self, other: &Self) -> Option<Ordering> {
        match (self, other) {
            (Self::Bool(a), Self::Bool(b)) => Some(a.cmp(b)),
            (Self::Int(a), Self::Int(b)) => Some(a.cmp(b)),
            (Self::Uint(a), Self::Uint(b)) => Some(a.cmp(b)),
            (Self::Int(a), Self::Uint(b)) => Some(i128::from(*a).cmp(&i128::from(*b))),
            (Self::Uint(a), Self::Int(b)) => Some(i128::from(*a).cmp(&i128::from(*b))),
            (Self::Double(a), Self::Double(b)) => a.partial_cmp(b),
            (Self::Double(a), Self::Int(b)) => a.partial_cmp(&(*b as f64)),
            (Self::Double(a), Self::Uint(b)) => a.partial_cmp(&(*b as f64)),
            (Self::Int(a), Self::Double(b)) => (*a as f64).partial_cmp(b),
            (Self::Uint(a), Self::Double(b)) => (*a as f64).partial_cmp(b),
            (Self::Text(a), Self::Text(b)) => Some(a.cmp(b)),
            (Self::Bytes(a), Self::Bytes(b)) => Some(a.cmp(b)),
            (Self::Timestamp(a), Self::Timestamp(b)) => Some(a.cmp(b)),
            (Self::Duration(a), Self::Duration(b)) => Some(a.cmp(b)),
            (Self::Quantity(a), Self::Quantity(b)) => Some(a.cmp(b)),
            _ => None,
        }
    }
}
