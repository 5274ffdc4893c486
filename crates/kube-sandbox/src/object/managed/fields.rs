//! The fields of an object, in the notation of FieldsV1.
//!
//! The schema decides ([`Place`]) which lists are merged by keys, which maps are one value, and which fields are declared.

use std::collections::BTreeMap;

use serde_json::{Map, Value};

use crate::object::Object;
use crate::schema::Place;

/// A path into an object, in the notation of FieldsV1: `f:spec`, `k:{"name":"a"}`, `v:"x"`, `.`.
pub(super) type Path = Vec<String>;

/// The change of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Change {
    /// The field was added, or has another value.
    Set,
    /// The field was removed.
    Gone,
}

/// Every field with its value that a manager owns by applying the object.
pub(super) fn fields_of<'a>(object: &'a Object, place: Place<'a>) -> BTreeMap<Path, Value> {
    let mut walk = Walk::new();
    walk.top(place, None, Some(object));
    let found = walk.found.into_iter().filter(|found| !found.implied);
    found
        .map(|found| (found.path, found.value.cloned().unwrap_or_default()))
        .collect()
}

/// The fields in which two states of an object differ. Walks both side by side, and builds paths
/// only for differences.
pub(super) fn diff<'a>(old: &'a Object, new: &'a Object, place: Place<'a>) -> Vec<(Path, Change)> {
    let mut walk = Walk::new();
    walk.top(place, Some(old), Some(new));
    walk.found
        .into_iter()
        .map(|found| (found.path, found.change))
        .collect()
}

struct Walk<'a> {
    parts: Vec<Part<'a>>,
    found: Vec<Found<'a>>,
}

struct Found<'a> {
    path: Path,
    change: Change,
    value: Option<&'a Value>,
    /// A declared object or list is owned through its fields, so that applying it does not own its existence.
    implied: bool,
}

/// A step of a path, formatted only when it is needed.
#[derive(Clone, Copy)]
enum Part<'a> {
    Field(&'a str),
    /// An item of the list at a place.
    Item(Place<'a>, &'a Value),
    Member(&'a Value),
    Exists,
}

impl Part<'_> {
    fn written(self) -> String {
        match self {
            Self::Field(name) => format!("f:{name}"),
            Self::Item(list, item) => {
                let keys = list.keys().unwrap_or_default().into_iter();
                let key =
                    keys.filter_map(|key| Some((key.to_owned(), list.key_value(item, key)?.into_owned())));
                format!("k:{}", Value::Object(key.collect()))
            }
            Self::Member(value) => format!("v:{value}"),
            Self::Exists => ".".to_owned(),
        }
    }
}

/// How a value is owned.
#[derive(Clone, Copy)]
enum Shape<'a> {
    /// Field by field.
    Fields(&'a Map<String, Value>),
    /// Item by item, each named by its keys.
    Items(&'a [Value]),
    /// Member by member.
    Set(&'a [Value]),
    /// As one value.
    Leaf(&'a Value),
}

impl<'a> Walk<'a> {
    fn new() -> Self {
        Self {
            parts: Vec::new(),
            found: Vec::new(),
        }
    }

    fn top(&mut self, place: Place<'a>, old: Option<&'a Object>, new: Option<&'a Object>) {
        for key in union(old, new) {
            let (a, b) = (old.and_then(|o| o.get(key)), new.and_then(|n| n.get(key)));
            match key {
                "apiVersion" | "kind" => {}
                "metadata" => {
                    let (a, b) = (a.and_then(Value::as_object), b.and_then(Value::as_object));
                    let place = place.field("metadata");
                    self.within(Part::Field("metadata"), |walk| walk.metadata(place, a, b));
                }
                key => self.field(place, key, a, b),
            }
        }
    }

    /// Covers only the metadata that clients write. The server owns the rest: names, versions,
    /// times.
    fn metadata(&mut self, place: Place<'a>, old: Option<&'a Object>, new: Option<&'a Object>) {
        for key in [
            "annotations",
            "finalizers",
            "generateName",
            "labels",
            "ownerReferences",
        ] {
            let (a, b) = (old.and_then(|o| o.get(key)), new.and_then(|n| n.get(key)));
            self.field(place, key, a, b);
        }
    }

    /// A field of the object at a place.
    fn field(&mut self, of: Place<'a>, name: &'a str, old: Option<&'a Value>, new: Option<&'a Value>) {
        let (place, declared) = (of.field(name), of.declares(name));
        self.within(Part::Field(name), |walk| walk.pair(place, declared, old, new));
    }

    fn within(&mut self, part: Part<'a>, inside: impl FnOnce(&mut Self)) {
        self.parts.push(part);
        inside(self);
        self.parts.pop();
    }

    /// Compares two values at the same path.
    fn pair(&mut self, place: Place<'a>, declared: bool, old: Option<&'a Value>, new: Option<&'a Value>) {
        const NOTHING: &[Value] = &[];
        match (old.map(|v| shape(place, v)), new.map(|v| shape(place, v))) {
            (Some(Shape::Fields(a)), Some(Shape::Fields(b))) => self.fields(place, Some(a), Some(b)),
            (Some(Shape::Items(a)), Some(Shape::Items(b))) => self.items(place, a, b),
            (Some(Shape::Set(a)), Some(Shape::Set(b))) => self.members(a, b),
            // A type that always writes a list writes null for an empty one.
            (Some(Shape::Leaf(Value::Null)), Some(Shape::Items(b))) => self.items(place, NOTHING, b),
            (Some(Shape::Leaf(Value::Null)), Some(Shape::Set(b))) => self.members(NOTHING, b),
            (Some(Shape::Leaf(a)), Some(Shape::Leaf(b))) => {
                if a != b {
                    self.note(Change::Set, Some(b));
                }
            }
            (old, new) => {
                for (shape, change) in [(old, Change::Gone), (new, Change::Set)] {
                    if let Some(shape) = shape {
                        self.all(place, declared, shape, change);
                    }
                }
            }
        }
    }

    /// Records all fields of a value that exists on one side only.
    fn all(&mut self, place: Place<'a>, declared: bool, shape: Shape<'a>, change: Change) {
        let empty = match shape {
            Shape::Fields(map) => map.is_empty(),
            Shape::Items(list) | Shape::Set(list) => list.is_empty(),
            Shape::Leaf(_) => false,
        };
        if empty {
            return self.note(change, None);
        }
        if !matches!(shape, Shape::Leaf(_)) {
            self.within(Part::Exists, |walk| walk.note_existence(change, declared));
        }
        let sides = |present| {
            if change == Change::Set {
                (None, present)
            } else {
                (present, None)
            }
        };
        match shape {
            Shape::Leaf(value) => self.note(change, Some(value)),
            Shape::Fields(map) => {
                let (old, new) = sides(Some(map));
                self.fields(place, old, new);
            }
            Shape::Items(list) if change == Change::Set => self.items(place, &[], list),
            Shape::Items(list) => self.items(place, list, &[]),
            Shape::Set(list) if change == Change::Set => self.members(&[], list),
            Shape::Set(list) => self.members(list, &[]),
        }
    }

    fn fields(&mut self, place: Place<'a>, old: Option<&'a Object>, new: Option<&'a Object>) {
        for key in union(old, new) {
            let (a, b) = (old.and_then(|o| o.get(key)), new.and_then(|n| n.get(key)));
            self.field(place, key, a, b);
        }
    }

    fn items(&mut self, list: Place<'a>, old: &'a [Value], new: &'a [Value]) {
        let same = |a: &Value, b: &Value| same_item(list, a, b);
        for item in old.iter().filter(|a| !new.iter().any(|b| same(a, b))) {
            self.item(list, Some(item), None);
        }
        for item in new {
            self.item(list, old.iter().find(|a| same(a, item)), Some(item));
        }
    }

    fn item(&mut self, list: Place<'a>, old: Option<&'a Value>, new: Option<&'a Value>) {
        let Some(named) = new.or(old) else { return };
        let place = list.item();
        let change = if new.is_some() { Change::Set } else { Change::Gone };
        self.within(Part::Item(list, named), |walk| match (old, new) {
            // An owner reference is identified by its uid, and set or removed as a whole.
            (Some(a), Some(b)) if place.is_atomic() => {
                if a != b {
                    walk.note(Change::Set, new);
                }
            }
            _ if place.is_atomic() => walk.note(change, Some(named)),
            _ => {
                if old.is_none() != new.is_none() {
                    walk.within(Part::Exists, |walk| walk.note(change, None));
                }
                walk.fields(
                    place,
                    old.and_then(Value::as_object),
                    new.and_then(Value::as_object),
                );
            }
        });
    }

    fn members(&mut self, old: &'a [Value], new: &'a [Value]) {
        for value in old.iter().filter(|v| !new.contains(v)) {
            self.within(Part::Member(value), |walk| walk.note(Change::Gone, Some(value)));
        }
        for value in new.iter().filter(|v| !old.contains(v)) {
            self.within(Part::Member(value), |walk| walk.note(Change::Set, Some(value)));
        }
    }

    fn note(&mut self, change: Change, value: Option<&'a Value>) {
        let path = self.parts.iter().map(|part| part.written()).collect();
        self.found.push(Found {
            path,
            change,
            value,
            implied: false,
        });
    }

    fn note_existence(&mut self, change: Change, declared: bool) {
        self.note(change, None);
        if let Some(found) = self.found.last_mut() {
            found.implied = declared;
        }
    }
}

fn shape<'a>(place: Place<'a>, value: &'a Value) -> Shape<'a> {
    match value {
        Value::Object(map) if !place.is_atomic() => Shape::Fields(map),
        Value::Array(list) if place.is_set() => Shape::Set(list),
        Value::Array(list) if has_keys(place, list) => Shape::Items(list),
        value => Shape::Leaf(value),
    }
}

/// True if the list at a place is merged by keys, and every item has one of them.
pub(super) fn has_keys(place: Place<'_>, list: &[Value]) -> bool {
    place.keys().is_some_and(|keys| {
        let keyed = |item: &Value| keys.iter().any(|key| item.get(key).is_some());
        list.iter().all(keyed)
    })
}

/// True if two items of the list at a place have the same keys.
pub(super) fn same_item(list: Place<'_>, a: &Value, b: &Value) -> bool {
    let keys = list.keys().unwrap_or_default();
    keys.iter()
        .all(|key| list.key_value(a, key) == list.key_value(b, key))
}

/// The keys of both maps, without duplicates.
fn union<'a>(old: Option<&'a Object>, new: Option<&'a Object>) -> impl Iterator<Item = &'a str> {
    let known = move |key: &str| old.is_some_and(|o| o.contains_key(key));
    let before = old.into_iter().flat_map(|o| o.keys());
    before
        .chain(
            new.into_iter()
                .flat_map(|n| n.keys())
                .filter(move |key| !known(key)),
        )
        .map(String::as_str)
}
