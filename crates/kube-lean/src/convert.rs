//! What conversions from and to k8s-openapi are made of: single values, and a function for each shape of a field.

use k8s_openapi::ByteString;
use k8s_openapi::apimachinery::pkg::api::resource as theirs_resource;
use k8s_openapi::apimachinery::pkg::apis::meta::v1 as theirs_meta;
use k8s_openapi::apimachinery::pkg::runtime as theirs_runtime;
use k8s_openapi::apimachinery::pkg::util::intstr as theirs_intstr;
use k8s_openapi::jiff::Timestamp;

use crate::{Bytes, IntOrString, MicroTime, Quantity, RawJson, Time};

impl From<theirs_resource::Quantity> for Quantity {
    fn from(from: theirs_resource::Quantity) -> Self {
        Self(from.0.into())
    }
}

impl From<Quantity> for theirs_resource::Quantity {
    fn from(from: Quantity) -> Self {
        Self(from.0.into())
    }
}

impl From<theirs_intstr::IntOrString> for IntOrString {
    fn from(from: theirs_intstr::IntOrString) -> Self {
        match from {
            theirs_intstr::IntOrString::Int(number) => Self::Int(number),
            theirs_intstr::IntOrString::String(text) => Self::String(text.into()),
        }
    }
}

impl From<IntOrString> for theirs_intstr::IntOrString {
    fn from(from: IntOrString) -> Self {
        match from {
            IntOrString::Int(number) => Self::Int(number),
            IntOrString::String(text) => Self::String(text.into()),
        }
    }
}

impl From<ByteString> for Bytes {
    fn from(from: ByteString) -> Self {
        Self(from.0.into())
    }
}

impl From<Bytes> for ByteString {
    fn from(from: Bytes) -> Self {
        Self(from.0.into())
    }
}

/// Before the year 1 or after 9999 there is no lean time; such a time becomes the zero time.
impl From<theirs_meta::Time> for Time {
    fn from(from: theirs_meta::Time) -> Self {
        Self::from_unix(from.0.as_second()).unwrap_or_default()
    }
}

impl From<Time> for theirs_meta::Time {
    fn from(from: Time) -> Self {
        Self(Timestamp::from_second(from.unix()).unwrap_or_default())
    }
}

/// Before the year 1 or after 9999 there is no lean time; such a time becomes the zero time.
impl From<theirs_meta::MicroTime> for MicroTime {
    fn from(from: theirs_meta::MicroTime) -> Self {
        Self::from_unix_micros(from.0.as_microsecond()).unwrap_or_default()
    }
}

impl From<MicroTime> for theirs_meta::MicroTime {
    fn from(from: MicroTime) -> Self {
        Self(Timestamp::from_microsecond(from.unix_micros()).unwrap_or_default())
    }
}

macro_rules! json {
    ($($type:path),+) => {$(
        impl From<$type> for RawJson {
            fn from(from: $type) -> Self {
                Self::from(&from.0)
            }
        }

        /// Text that is not well-formed becomes null.
        impl From<RawJson> for $type {
            fn from(from: RawJson) -> Self {
                Self(from.parse().unwrap_or_default())
            }
        }
    )+};
}
json!(theirs_runtime::RawExtension, theirs_meta::FieldsV1);

#[cfg(feature = "apiextensions")]
mod schema {
    use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1 as theirs;

    use crate::RawJson;
    use crate::schema::{JSONSchemaPropsOrArray, JSONSchemaPropsOrBool, JSONSchemaPropsOrStringArray};

    json!(theirs::JSON);

    impl From<theirs::JSONSchemaPropsOrBool> for JSONSchemaPropsOrBool {
        fn from(from: theirs::JSONSchemaPropsOrBool) -> Self {
            match from {
                theirs::JSONSchemaPropsOrBool::Schema(schema) => Self::Schema(Box::new((*schema).into())),
                theirs::JSONSchemaPropsOrBool::Bool(allows) => Self::Bool(allows),
            }
        }
    }

    impl From<JSONSchemaPropsOrBool> for theirs::JSONSchemaPropsOrBool {
        fn from(from: JSONSchemaPropsOrBool) -> Self {
            match from {
                JSONSchemaPropsOrBool::Schema(schema) => Self::Schema(Box::new((*schema).into())),
                JSONSchemaPropsOrBool::Bool(allows) => Self::Bool(allows),
            }
        }
    }

    impl From<theirs::JSONSchemaPropsOrArray> for JSONSchemaPropsOrArray {
        fn from(from: theirs::JSONSchemaPropsOrArray) -> Self {
            match from {
                theirs::JSONSchemaPropsOrArray::Schema(schema) => Self::Schema(Box::new((*schema).into())),
                theirs::JSONSchemaPropsOrArray::Schemas(schemas) => Self::Schemas(super::from::list(schemas)),
            }
        }
    }

    impl From<JSONSchemaPropsOrArray> for theirs::JSONSchemaPropsOrArray {
        fn from(from: JSONSchemaPropsOrArray) -> Self {
            match from {
                JSONSchemaPropsOrArray::Schema(schema) => Self::Schema(Box::new((*schema).into())),
                JSONSchemaPropsOrArray::Schemas(schemas) => Self::Schemas(super::to::list(schemas)),
            }
        }
    }

    impl From<theirs::JSONSchemaPropsOrStringArray> for JSONSchemaPropsOrStringArray {
        fn from(from: theirs::JSONSchemaPropsOrStringArray) -> Self {
            match from {
                theirs::JSONSchemaPropsOrStringArray::Schema(schema) => {
                    Self::Schema(Box::new((*schema).into()))
                }
                theirs::JSONSchemaPropsOrStringArray::Strings(names) => {
                    Self::Strings(super::from::list(names))
                }
            }
        }
    }

    impl From<JSONSchemaPropsOrStringArray> for theirs::JSONSchemaPropsOrStringArray {
        fn from(from: JSONSchemaPropsOrStringArray) -> Self {
            match from {
                JSONSchemaPropsOrStringArray::Schema(schema) => Self::Schema(Box::new((*schema).into())),
                JSONSchemaPropsOrStringArray::Strings(names) => Self::Strings(super::to::list(names)),
            }
        }
    }
}

/// From k8s-openapi, by shape.
#[allow(dead_code, reason = "some API groups need fewer")]
pub(crate) mod from {
    use std::collections::BTreeMap;

    use crate::{Map, Shared, Str};

    pub(crate) fn one<A, B: From<A>>(from: A) -> B {
        from.into()
    }

    pub(crate) fn list<A, B: From<A>>(from: Vec<A>) -> Box<[B]> {
        from.into_iter().map(B::from).collect()
    }

    pub(crate) fn shared_list<A, B: From<A>>(from: Vec<A>) -> Shared<[B]> {
        from.into_iter().map(B::from).collect()
    }

    pub(crate) fn map<A, B: From<A>>(from: BTreeMap<String, A>) -> Map<B> {
        from.into_iter()
            .map(|(key, value)| (key, B::from(value)))
            .collect()
    }

    pub(crate) fn map_of_texts(from: BTreeMap<String, Vec<String>>) -> Map<Box<[Str]>> {
        from.into_iter()
            .map(|(key, texts)| (key, list::<_, Str>(texts)))
            .collect()
    }

    pub(crate) fn optional_one<A, B: From<A>>(from: Option<A>) -> Option<B> {
        from.map(B::from)
    }

    pub(crate) fn optional_boxed<A, B: From<A>>(from: Option<A>) -> Option<Box<B>> {
        from.map(|from| Box::new(B::from(from)))
    }

    pub(crate) fn optional_box<A, B: From<A>>(from: Option<Box<A>>) -> Option<Box<B>> {
        from.map(|from| Box::new(B::from(*from)))
    }

    pub(crate) fn optional_shared<A, B: From<A>>(from: Option<A>) -> Option<Shared<B>> {
        from.map(|from| Shared::new(B::from(from)))
    }

    pub(crate) fn optional_list<A, B: From<A>>(from: Option<Vec<A>>) -> Option<Box<[B]>> {
        from.map(list)
    }

    pub(crate) fn optional_shared_list<A, B: From<A>>(from: Option<Vec<A>>) -> Option<Shared<[B]>> {
        from.map(shared_list)
    }

    pub(crate) fn optional_map<A, B: From<A>>(from: Option<BTreeMap<String, A>>) -> Option<Map<B>> {
        from.map(map)
    }

    pub(crate) fn optional_map_of_texts(
        from: Option<BTreeMap<String, Vec<String>>>,
    ) -> Option<Map<Box<[Str]>>> {
        from.map(map_of_texts)
    }
}

/// To k8s-openapi, by shape.
#[allow(dead_code, reason = "some API groups need fewer")]
pub(crate) mod to {
    use std::collections::BTreeMap;

    use crate::{Map, Shared, Str};

    pub(crate) fn one<A, B: From<A>>(from: A) -> B {
        from.into()
    }

    pub(crate) fn list<A, B: From<A>>(from: Box<[A]>) -> Vec<B> {
        from.into_iter().map(B::from).collect()
    }

    pub(crate) fn shared_list<A: Clone, B: From<A>>(from: Shared<[A]>) -> Vec<B> {
        from.iter().cloned().map(B::from).collect()
    }

    pub(crate) fn map<A: Clone, B: From<A>>(from: Map<A>) -> BTreeMap<String, B> {
        from.iter()
            .map(|(key, value)| (key.into(), B::from(value.clone())))
            .collect()
    }

    pub(crate) fn map_of_texts(from: Map<Box<[Str]>>) -> BTreeMap<String, Vec<String>> {
        from.iter()
            .map(|(key, texts)| (key.into(), texts.iter().map(String::from).collect()))
            .collect()
    }

    pub(crate) fn optional_one<A, B: From<A>>(from: Option<A>) -> Option<B> {
        from.map(B::from)
    }

    pub(crate) fn optional_boxed<A, B: From<A>>(from: Option<Box<A>>) -> Option<B> {
        from.map(|from| B::from(*from))
    }

    pub(crate) fn optional_box<A, B: From<A>>(from: Option<Box<A>>) -> Option<Box<B>> {
        from.map(|from| Box::new(B::from(*from)))
    }

    pub(crate) fn optional_shared<A: Clone, B: From<A>>(from: Option<Shared<A>>) -> Option<B> {
        from.map(|from| B::from(from.into_inner()))
    }

    pub(crate) fn optional_list<A, B: From<A>>(from: Option<Box<[A]>>) -> Option<Vec<B>> {
        from.map(list)
    }

    pub(crate) fn optional_shared_list<A: Clone, B: From<A>>(from: Option<Shared<[A]>>) -> Option<Vec<B>> {
        from.map(shared_list)
    }

    pub(crate) fn optional_map<A: Clone, B: From<A>>(from: Option<Map<A>>) -> Option<BTreeMap<String, B>> {
        from.map(map)
    }

    pub(crate) fn optional_map_of_texts(
        from: Option<Map<Box<[Str]>>>,
    ) -> Option<BTreeMap<String, Vec<String>>> {
        from.map(map_of_texts)
    }
}
