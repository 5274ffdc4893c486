//! Objects whose kind is known only at run time.

use std::borrow::Cow;
use std::fmt;

use ::kube::Resource;
use ::kube::core::{ApiResource, DynamicObject, DynamicResourceScope, ObjectMeta, TypeMeta};
use serde::de::{Deserialize, DeserializeOwned, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use serde_json::{Map, Value};

use super::json::{RAW, field};
use super::{Decoding, WireError, decode};

/// An object of any kind, with typed metadata. All other fields are kept as the received text.
///
/// A [`DynamicObject`] is a tree of values, ten times the size of its text. A `Dynamic` keeps the text once,
/// and parses a field when it is requested. Use it where `DynamicObject` would be used:
/// `KubeSource::<Dynamic>::dynamic(client, None, &api_resource)`.
///
/// Not promised: that the text is well-formed JSON. Reading a field reports an error if it is not.
///
/// ```
/// use kube_informer::wire::{Decoding, Dynamic, decode};
///
/// let text = br#"{"kind":"Deployment","metadata":{"name":"web"},"spec":{"replicas":3,"paused":true}}"#;
/// let object: Dynamic = decode(text, &Decoding::default())?;
/// assert_eq!(object.metadata.name.as_deref(), Some("web"));
/// assert_eq!(object.field::<u32>("spec.replicas")?, Some(3));
/// assert_eq!(object.field::<u32>("status.replicas")?, None);
/// assert_eq!(object.body(), r#"{"spec":{"replicas":3,"paused":true}}"#);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Default)]
#[non_exhaustive]
pub struct Dynamic {
    /// The object's apiVersion and kind. The items of a list of a built-in kind have none.
    pub types: Option<TypeMeta>,
    /// The object's metadata.
    pub metadata: ObjectMeta,
    /// A JSON object with all other fields.
    body: Box<str>,
}

impl Dynamic {
    /// Returns all fields except apiVersion, kind and metadata, as the text of a JSON object.
    pub fn body(&self) -> &str {
        &self.body
    }

    /// Parses the field at this path. Names are separated by dots; a name that contains dots is written as
    /// `["…"]`. Returns `None` if the field is absent or null.
    ///
    /// Cost: one fast scan of the whole text, and the parsing of the field. To read many fields, parse their
    /// common parent into a type that names them.
    ///
    /// ```
    /// # use kube_informer::wire::{Decoding, Dynamic, decode};
    /// #[derive(serde::Deserialize)]
    /// struct Status { ready: u32 }
    ///
    /// # let text = br#"{"metadata":{"name":"web"},"status":{"ready":2}}"#;
    /// # let object: Dynamic = decode(text, &Decoding::default())?;
    /// let status: Option<Status> = object.field("status")?;
    /// assert_eq!(status.map(|status| status.ready), Some(2));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn field<T: DeserializeOwned>(&self, path: &str) -> Result<Option<T>, FieldError> {
        let names = super::omit::parse(path)?;
        Ok(field(&self.body, &names)?)
    }

    /// Converts the object into kube's `DynamicObject`.
    ///
    /// ```
    /// # use kube_informer::wire::{Decoding, Dynamic, decode};
    /// # let text = br#"{"kind":"Job","apiVersion":"batch/v1","metadata":{"name":"a"},"spec":{"parallelism":3}}"#;
    /// # let object: Dynamic = decode(text, &Decoding::default())?;
    /// let tree: kube::core::DynamicObject = object.to_object()?;
    /// assert_eq!(tree.data["spec"]["parallelism"], 3);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn to_object(&self) -> Result<DynamicObject, WireError> {
        Ok(DynamicObject {
            types: self.types.clone(),
            metadata: self.metadata.clone(),
            data: self.tree()?,
        })
    }

    fn tree(&self) -> Result<Value, WireError> {
        match &*self.body {
            "" => Ok(Value::Object(Map::new())),
            body => decode(
                body.as_bytes(),
                &Decoding::default().keep_managed_fields().max_object(usize::MAX),
            ),
        }
    }
}

impl TryFrom<Dynamic> for DynamicObject {
    type Error = WireError;

    fn try_from(object: Dynamic) -> Result<Self, WireError> {
        Ok(Self {
            data: object.tree()?,
            types: object.types,
            metadata: object.metadata,
        })
    }
}

/// Why a field of a [`Dynamic`] cannot be read.
///
/// ```
/// # use kube_informer::wire::{Dynamic, FieldError};
/// assert!(matches!(Dynamic::default().field::<u32>("a..b"), Err(FieldError::Path(_))));
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FieldError {
    /// The argument is not a path.
    #[error(transparent)]
    Path(#[from] super::PathError),
    /// The field exists, but does not have the requested type.
    #[error("the field is not of the type that was asked for")]
    Value(#[from] WireError),
}

impl Resource for Dynamic {
    type DynamicType = ApiResource;
    type Scope = DynamicResourceScope;

    fn group(kind: &ApiResource) -> Cow<'_, str> {
        Cow::Borrowed(&kind.group)
    }

    fn version(kind: &ApiResource) -> Cow<'_, str> {
        Cow::Borrowed(&kind.version)
    }

    fn kind(kind: &ApiResource) -> Cow<'_, str> {
        Cow::Borrowed(&kind.kind)
    }

    fn api_version(kind: &ApiResource) -> Cow<'_, str> {
        Cow::Borrowed(&kind.api_version)
    }

    fn plural(kind: &ApiResource) -> Cow<'_, str> {
        Cow::Borrowed(&kind.plural)
    }

    fn meta(&self) -> &ObjectMeta {
        &self.metadata
    }

    fn meta_mut(&mut self) -> &mut ObjectMeta {
        &mut self.metadata
    }
}

impl Serialize for Dynamic {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let object = self.to_object().map_err(serde::ser::Error::custom)?;
        object.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Dynamic {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct ObjectFields;

        impl<'de> Visitor<'de> for ObjectFields {
            type Value = Dynamic;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Dynamic, A::Error> {
                let mut types = TypeMeta::default();
                let mut metadata = None;
                let mut body = String::from("{");
                while let Some(Name(name)) = fields.next_key()? {
                    match &*name {
                        "apiVersion" => types.api_version = fields.next_value()?,
                        "kind" => types.kind = fields.next_value()?,
                        "metadata" => metadata = fields.next_value()?,
                        _ => {
                            if body.len() > 1 {
                                body.push(',');
                            }
                            body.push_str(&Value::from(&*name).to_string());
                            body.push(':');
                            body.push_str(&fields.next_value::<Text<'de>>()?.0);
                        }
                    }
                }
                body.push('}');
                Ok(Dynamic {
                    types: (types != TypeMeta::default()).then_some(types),
                    metadata: metadata.unwrap_or_default(),
                    body: body.into(),
                })
            }
        }

        deserializer.deserialize_map(ObjectFields)
    }
}

/// A member name, borrowed if possible.
struct Name<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for Name<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TextVisitor).map(Self)
    }
}

struct TextVisitor;

impl<'de> Visitor<'de> for TextVisitor {
    type Value = Cow<'de, str>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text")
    }

    fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Self::Value, E> {
        Ok(Cow::Borrowed(text))
    }

    fn visit_str<E>(self, text: &str) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text.to_owned()))
    }

    fn visit_string<E>(self, text: String) -> Result<Self::Value, E> {
        Ok(Cow::Owned(text))
    }
}

/// A value as JSON text: as it was received if the deserializer supports that (ours and serde_json's do), or
/// else serialized again.
struct Text<'de>(Cow<'de, str>);

impl<'de> Deserialize<'de> for Text<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct RawVisitor;

        impl<'de> Visitor<'de> for RawVisitor {
            type Value = Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("any value")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Self::Value, A::Error> {
                let mut tree = Map::new();
                while let Some(Name(name)) = fields.next_key()? {
                    if name == RAW && tree.is_empty() {
                        return fields.next_value::<Name<'de>>().map(|text| text.0);
                    }
                    tree.insert(name.into_owned(), fields.next_value()?);
                }
                anew(Value::Object(tree))
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut elements: A) -> Result<Self::Value, A::Error> {
                let mut list = Vec::new();
                while let Some(element) = elements.next_element::<Value>()? {
                    list.push(element);
                }
                anew(Value::Array(list))
            }

            fn visit_unit<E>(self) -> Result<Self::Value, E> {
                anew(Value::Null)
            }

            fn visit_bool<E>(self, value: bool) -> Result<Self::Value, E> {
                anew(value)
            }

            fn visit_i64<E>(self, value: i64) -> Result<Self::Value, E> {
                anew(value)
            }

            fn visit_u64<E>(self, value: u64) -> Result<Self::Value, E> {
                anew(value)
            }

            fn visit_f64<E>(self, value: f64) -> Result<Self::Value, E> {
                anew(value)
            }

            fn visit_str<E>(self, value: &str) -> Result<Self::Value, E> {
                anew(value)
            }

            fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Self::Value, D::Error> {
                self.visit_newtype_struct(deserializer)
            }

            fn visit_none<E>(self) -> Result<Self::Value, E> {
                anew(Value::Null)
            }

            fn visit_newtype_struct<D: Deserializer<'de>>(
                self,
                deserializer: D,
            ) -> Result<Self::Value, D::Error> {
                anew(Value::deserialize(deserializer)?)
            }
        }

        fn anew<'de, E>(value: impl Into<Value>) -> Result<Cow<'de, str>, E> {
            Ok(Cow::Owned(value.into().to_string()))
        }

        deserializer.deserialize_newtype_struct(RAW, RawVisitor).map(Self)
    }
}

#[cfg(test)]
mod tests {
    use serde::de::value::MapDeserializer;
    use serde_json::json;

    use super::*;

    fn sample() -> Value {
        json!({
            "apiVersion": "apps/v1", "kind": "Deployment",
            "metadata": {"name": "web", "labels": {"a": "b"}},
            "spec": {"replicas": 3, "template": {"spec": {"x": [1, {"y": "é\n\"z"}]}}},
            "status": null, "odd \"name\"": [],
        })
    }

    fn read(value: &Value) -> Dynamic {
        decode(value.to_string().as_bytes(), &Decoding::default()).expect("an object")
    }

    #[test]
    fn it_converts_to_the_same_dynamic_object_as_kube_reads() {
        let theirs: DynamicObject = serde_json::from_value(sample()).expect("an object");
        assert_eq!(read(&sample()).to_object(), Ok(theirs.clone()));
        assert_eq!(DynamicObject::try_from(read(&sample())), Ok(theirs.clone()));
        assert_eq!(
            serde_json::to_value(read(&sample())).expect("JSON"),
            serde_json::to_value(theirs).expect("JSON")
        );
    }

    #[test]
    fn it_deserializes_from_any_format() {
        let ours = read(&sample());
        let text = sample().to_string();
        assert_eq!(serde_json::from_str::<Dynamic>(&text).expect("JSON"), ours);
        assert_eq!(
            serde_json::from_slice::<Dynamic>(text.as_bytes()).expect("JSON"),
            ours
        );
        assert_eq!(
            serde_json::from_reader::<_, Dynamic>(text.as_bytes()).expect("JSON"),
            ours
        );
        assert_eq!(
            serde_json::from_value::<Dynamic>(sample())
                .expect("JSON")
                .to_object(),
            ours.to_object()
        );
        // A deserializer without support for raw text.
        let fields = [("kind", "Deployment"), ("spec", "text")].into_iter();
        let plain = MapDeserializer::<_, serde::de::value::Error>::new(fields);
        assert_eq!(
            Dynamic::deserialize(plain).expect("a map").body(),
            r#"{"spec":"text"}"#
        );
        // A deserializer that buffers what it read.
        #[derive(serde::Deserialize)]
        #[serde(tag = "type")]
        enum Event {
            Added { object: Dynamic },
        }
        let event = format!(r#"{{"object":{text},"type":"Added"}}"#);
        let Event::Added { object } = serde_json::from_str(&event).expect("JSON");
        assert_eq!(object.to_object(), ours.to_object());
    }

    #[test]
    fn fields_that_are_left_out_are_not_in_the_text() {
        let decoding = Decoding::default()
            .leave_out("status")
            .and_then(|d| d.leave_out("spec.template"))
            .expect("paths");
        let object: Dynamic = decode(sample().to_string().as_bytes(), &decoding).expect("an object");
        let kept: Value = serde_json::from_str(object.body()).expect("JSON");
        assert_eq!(kept, json!({"spec": {"replicas": 3}, "odd \"name\"": []}));
    }

    #[test]
    fn fields_are_found_by_their_paths() {
        let object = read(&sample());
        assert_eq!(object.field("spec.replicas"), Ok(Some(3)));
        assert_eq!(
            object.field::<Value>("spec.template.spec"),
            Ok(Some(json!({"x": [1, {"y": "é\n\"z"}]})))
        );
        assert_eq!(object.field::<Vec<u8>>("[\"odd \\\"name\\\"\"]"), Ok(None));
        assert_eq!(object.field::<u8>("status.phase"), Ok(None));
        assert_eq!(object.field::<u8>("spec.replicas.more"), Ok(None));
        assert_eq!(object.field::<u8>("none"), Ok(None));
        assert!(matches!(
            object.field::<String>("spec.replicas"),
            Err(FieldError::Value(_))
        ));
        assert_eq!(Dynamic::default().field::<u8>("a"), Ok(None));
    }
}
