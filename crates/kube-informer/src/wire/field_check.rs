//! Finds the fields of a projection that no object fills: a misspelt name, such as `podIp` for `podIP`, or a field that the server
//! leaves out.
//!
//! serde's derive tells a deserializer the names of a struct's fields (`deserialize_struct`). So a sample of the objects is decoded a
//! second time, from JSON values, by a deserializer that notes which of these names the objects have. The objects that the cache
//! receives are not touched.
//!
//! What it cannot see: the fields of a struct with `#[serde(flatten)]`, of untagged and internally tagged enums, and of types whose
//! `Deserialize` is written by hand, because serde does not tell their names.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use parking_lot::Mutex;
use serde::de::{DeserializeOwned, DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_json::{Error, Map, Value};

use crate::guard::guarded;

/// The fields of a projection that no object has filled so far.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
/// #[derive(serde::Deserialize)]
/// struct Slim {
///     metadata: Meta,
/// }
///
/// #[derive(serde::Deserialize)]
/// #[serde(rename_all = "kebab-case")] // a mistake
/// struct Meta {
///     creation_timestamp: Option<String>,
/// }
///
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let slim = SharedInformer::<Slim>::projection_of::<Namespace>(sandbox.client()).build()?;
/// slim.start()?;
/// slim.wait_for_sync(Duration::from_secs(10)).await?;
/// let unfilled = slim.status().unfilled.expect("all objects were seen, and none has the field");
/// assert_eq!(unfilled.fields[0].to_string(), "metadata.creation-timestamp (objects have `creationTimestamp`)");
/// # let _ = |slim: Slim| slim.metadata.creation_timestamp;
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnfilledFields {
    /// The number of objects that were looked at.
    pub looked_at: u64,
    /// The fields, in the order of their paths.
    pub fields: Vec<UnfilledField>,
}

/// A field that no object has filled so far. See [`UnfilledFields`] for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct UnfilledField {
    /// Its path, with `[]` for the elements of lists and maps: `status.podIp`.
    pub path: String,
    /// The name that objects have there and that differs only in case and punctuation: `podIP`. With such a name the field is
    /// almost certainly misspelt; without it, it may just be rare.
    pub similar: Option<String>,
}

impl fmt::Display for UnfilledField {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.similar {
            Some(similar) => write!(f, "{} (objects have `{similar}`)", self.path),
            None => f.write_str(&self.path),
        }
    }
}

/// Notes which fields of one type the objects fill.
pub(crate) struct FieldCheck {
    /// Decodes an object into the type, and drops it.
    decode: fn(&Value, &mut Place),
    objects: AtomicU64,
    over: AtomicBool,
    found: Mutex<Found>,
}

#[derive(Default)]
struct Found {
    looked_at: u64,
    root: Place,
}

impl FieldCheck {
    pub(crate) fn of<K: DeserializeOwned>() -> Self {
        Self {
            decode: |object, place| {
                // The same object was decoded before, by the same code. What it does not accept as a JSON value is not looked into.
                let _ = guarded(|| K::deserialize(Tracked { value: object, place }).map(drop));
            },
            objects: AtomicU64::new(0),
            over: AtomicBool::new(false),
            found: Mutex::default(),
        }
    }

    /// Counts an object that was decoded. `json` is called if it should be looked at.
    pub(crate) fn decoded(&self, json: impl FnOnce() -> Option<Value>) {
        if self.over.load(Ordering::Relaxed) {
            return;
        }
        let before = self.objects.fetch_add(1, Ordering::Relaxed);
        if before >= EVERY_ONE && !before.is_multiple_of(ONE_OF) {
            return;
        }
        let Some(object) = json() else {
            return;
        };
        let mut found = self.found.lock();
        found.looked_at += 1;
        (self.decode)(&object, &mut found.root);
        let all_filled = found.looked_at >= EVERY_ONE && found.root.unfilled().is_empty();
        if all_filled || found.looked_at >= MOST {
            self.over.store(true, Ordering::Relaxed);
        }
    }

    /// The fields that no object filled, if enough objects were seen to say so.
    pub(crate) fn unfilled(&self, synced: bool) -> Option<UnfilledFields> {
        if !synced && self.objects.load(Ordering::Relaxed) < ENOUGH {
            return None;
        }
        let found = self.found.lock();
        let fields = found.root.unfilled();
        (!fields.is_empty()).then_some(UnfilledFields {
            looked_at: found.looked_at,
            fields,
        })
    }
}

impl fmt::Debug for FieldCheck {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("FieldCheck")
            .field("objects", &self.objects)
            .finish_non_exhaustive()
    }
}

/// One place in the type, for example `status`.
#[derive(Default)]
struct Place {
    /// The fields of the struct that is decoded here, if it is one.
    fields: &'static [&'static str],
    /// Those that were filled.
    filled: BTreeSet<&'static str>,
    /// Names that objects have here, and the struct does not.
    others: BTreeSet<String>,
    below: BTreeMap<&'static str, Place>,
    /// The elements of a list, or the values of a map.
    elements: Option<Box<Place>>,
}

impl Place {
    /// Notes the members that an object has here.
    fn note(&mut self, fields: &'static [&'static str], members: &Map<String, Value>) {
        self.fields = fields;
        for (name, value) in members {
            match fields.iter().find(|field| **field == name.as_str()) {
                Some(field) if !value.is_null() => {
                    self.filled.insert(field);
                }
                Some(_) => {}
                None if self.others.len() < OTHERS => {
                    self.others.insert(name.clone());
                }
                None => {}
            }
        }
    }

    /// The place of a member.
    fn member(&mut self, name: &str) -> &mut Self {
        match self.fields.iter().find(|field| **field == name) {
            Some(field) => self.below.entry(field).or_default(),
            None => self.element(),
        }
    }

    fn element(&mut self) -> &mut Self {
        self.elements.get_or_insert_default()
    }

    fn unfilled(&self) -> Vec<UnfilledField> {
        let mut found = Vec::new();
        self.collect("", &mut found);
        found.sort_by(|one, other| one.path.cmp(&other.path));
        found
    }

    fn collect(&self, path: &str, found: &mut Vec<UnfilledField>) {
        let join = |name: &str| match path.is_empty() {
            true => name.to_owned(),
            false => format!("{path}.{name}"),
        };
        for field in self.fields.iter().filter(|field| !self.filled.contains(*field)) {
            // Two names of one field, by `#[serde(alias)]`.
            if self.filled.iter().any(|filled| is_similar(filled, field)) {
                continue;
            }
            found.push(UnfilledField {
                path: join(field),
                similar: self.others.iter().find(|other| is_similar(other, field)).cloned(),
            });
        }
        for (name, place) in &self.below {
            place.collect(&join(name), found);
        }
        if let Some(elements) = &self.elements {
            elements.collect(&format!("{path}[]"), found);
        }
    }
}

/// True if two names differ in case and punctuation at most.
fn is_similar(one: &str, other: &str) -> bool {
    let letters = |text: &str| -> Vec<u8> {
        let letters = text.bytes().filter(u8::is_ascii_alphanumeric);
        letters.map(|letter| letter.to_ascii_lowercase()).collect()
    };
    letters(one) == letters(other)
}

/// A JSON value that notes which of its parts are decoded into which fields.
struct Tracked<'v, 'p> {
    value: &'v Value,
    place: &'p mut Place,
}

/// Leaves scalar values to serde_json.
macro_rules! forward {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Error> {
            self.value.$method(visitor)
        }
    )*};
}

/// Maps and sequences, whatever the type asks for.
macro_rules! structured {
    ($($method:ident)*) => {$(
        fn $method<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Error> {
            match self.value {
                Value::Object(members) => visitor.visit_map(Members {
                    members: members.iter(),
                    next: None,
                    place: self.place,
                }),
                Value::Array(elements) => visitor.visit_seq(Elements {
                    elements: elements.iter(),
                    place: self.place,
                }),
                other => other.$method(visitor),
            }
        }
    )*};
}

impl<'v> Deserializer<'v> for Tracked<'v, '_> {
    type Error = Error;

    structured! { deserialize_any deserialize_map deserialize_seq }

    forward! {
        deserialize_bool deserialize_i8 deserialize_i16 deserialize_i32 deserialize_i64 deserialize_i128
        deserialize_u8 deserialize_u16 deserialize_u32 deserialize_u64 deserialize_u128 deserialize_f32 deserialize_f64
        deserialize_char deserialize_str deserialize_string deserialize_bytes deserialize_byte_buf deserialize_unit
        deserialize_identifier deserialize_ignored_any
    }

    fn deserialize_option<V: Visitor<'v>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.value {
            Value::Null => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_struct<V: Visitor<'v>>(
        self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.value {
            Value::Object(members) if !name.starts_with(PRIVATE) => {
                self.place.note(fields, members);
                self.deserialize_map(visitor)
            }
            value => value.deserialize_struct(name, fields, visitor),
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'v>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        match name.starts_with(PRIVATE) {
            true => self.value.deserialize_newtype_struct(name, visitor),
            false => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_tuple<V: Visitor<'v>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_tuple_struct<V: Visitor<'v>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.deserialize_seq(visitor)
    }

    fn deserialize_unit_struct<V: Visitor<'v>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.value.deserialize_unit_struct(name, visitor)
    }

    fn deserialize_enum<V: Visitor<'v>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.value.deserialize_enum(name, variants, visitor)
    }
}

struct Members<'v, 'p> {
    members: serde_json::map::Iter<'v>,
    next: Option<(&'v str, &'v Value)>,
    place: &'p mut Place,
}

impl<'v> MapAccess<'v> for Members<'v, '_> {
    type Error = Error;

    fn next_key_seed<S: DeserializeSeed<'v>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        self.next = self.members.next().map(|(name, value)| (name.as_str(), value));
        let name =
            |(name, _): (&'v str, _)| seed.deserialize(serde::de::value::BorrowedStrDeserializer::new(name));
        self.next.map(name).transpose()
    }

    fn next_value_seed<S: DeserializeSeed<'v>>(&mut self, seed: S) -> Result<S::Value, Error> {
        let (name, value) = self.next.take().unwrap_or(("", &Value::Null));
        seed.deserialize(Tracked {
            value,
            place: self.place.member(name),
        })
    }
}

struct Elements<'v, 'p> {
    elements: std::slice::Iter<'v, Value>,
    place: &'p mut Place,
}

impl<'v> SeqAccess<'v> for Elements<'v, '_> {
    type Error = Error;

    fn next_element_seed<S: DeserializeSeed<'v>>(&mut self, seed: S) -> Result<Option<S::Value>, Error> {
        let Some(value) = self.elements.next() else {
            return Ok(None);
        };
        let place = self.place.element();
        seed.deserialize(Tracked { value, place }).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.elements.len())
    }
}

/// The beginning of the names under which serde_json passes values of its own.
const PRIVATE: &str = "$serde_json::private::";
/// The number of first objects that are all looked at. Of later objects it is one of [`ONE_OF`], up to [`MOST`] in all.
const EVERY_ONE: u64 = 128;
const ONE_OF: u64 = 16;
const MOST: u64 = 512;
/// The number of objects after which a field is reported, although the collection is not synced.
const ENOUGH: u64 = 1_000;
/// The number of names that are remembered of each place.
const OTHERS: usize = 100;

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use serde::Deserialize;
    use serde_json::json;

    use super::*;

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only decoded")]
    struct Pod {
        status: Option<Status>,
        spec: Spec,
        #[serde(default)]
        extra: HashMap<String, Port>,
        phase_of_moon: Option<String>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only decoded")]
    struct Status {
        pod_ip: Option<String>,
        #[serde(alias = "hostIP")]
        host_ip: Option<String>,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only decoded")]
    struct Spec {
        containers: Vec<Container>,
    }

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only decoded")]
    struct Container {
        name: String,
        ports: Option<Vec<Port>>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only decoded")]
    struct Port {
        container_port: Option<u16>,
        host_port: Option<u16>,
    }

    fn pod() -> Value {
        json!({"status": {"podIP": "10.0.0.1", "hostIP": "10.1.0.1"},
            "spec": {"containers": [{"name": "a", "ports": [{"containerPort": 80, "hostPort": null}]}]}})
    }

    fn fields(check: &FieldCheck) -> Vec<String> {
        let unfilled = check.unfilled(true);
        unfilled
            .into_iter()
            .flat_map(|found| found.fields)
            .map(|field| field.to_string())
            .collect()
    }

    #[test]
    fn a_misspelt_name_is_found_with_the_name_that_objects_have() {
        let check = FieldCheck::of::<Pod>();
        assert_eq!(fields(&check), [""; 0], "no object was seen");
        check.decoded(|| Some(pod()));
        assert_eq!(
            check.unfilled(false),
            None,
            "one object is not enough before the sync"
        );
        assert_eq!(
            fields(&check),
            [
                "extra",
                "phaseOfMoon",
                "spec.containers[].ports[].hostPort",
                "status.podIp (objects have `podIP`)"
            ]
        );
        check.decoded(|| {
            Some(json!({"extra": {"x": {"hostPort": 1}}, "phaseOfMoon": "full", "spec": {"containers": []}}))
        });
        assert_eq!(
            fields(&check),
            [
                "extra[].containerPort",
                "spec.containers[].ports[].hostPort",
                "status.podIp (objects have `podIP`)"
            ]
        );
    }

    #[test]
    fn a_sample_of_the_objects_is_looked_at_and_then_no_more() {
        let check = FieldCheck::of::<Pod>();
        let mut looked = 0;
        for _ in 0..20_000 {
            check.decoded(|| {
                looked += 1;
                Some(pod())
            });
        }
        assert_eq!(looked, MOST);
        assert_eq!(check.unfilled(false).map(|found| found.looked_at), Some(MOST));
    }

    #[test]
    fn once_every_field_was_filled_nothing_is_looked_at() {
        let check = FieldCheck::of::<Spec>();
        let mut looked = 0;
        for _ in 0..1_000 {
            check.decoded(|| {
                looked += 1;
                Some(json!({"containers": [{"name": "a", "ports": [{"containerPort": 1, "hostPort": 1}]}]}))
            });
        }
        assert_eq!((looked, fields(&check).len()), (EVERY_ONE, 0));
    }
}
