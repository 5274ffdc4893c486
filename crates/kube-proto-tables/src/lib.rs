//! Tables of the protobuf encoding of every built-in Kubernetes type.
//!
//! A [`Message`] contains the fields of one Go struct: their numbers and types, their names in JSON, and when JSON omits them.
//! With these tables a program can convert protobuf to the JSON that the API server would have sent, and JSON to protobuf,
//! without a type for each kind.
//!
//! ```
//! use kube_proto_tables::{Kind, Tables};
//!
//! let tables = Tables::built_in();
//! let pod = tables.message(tables.kind("v1", "Pod").expect("a built-in kind"));
//! let spec = pod.field(2).expect("the second field");
//! assert_eq!(spec.name, "spec");
//! assert!(matches!(spec.kind, Kind::Message(_)));
//! ```
//!
//! # The text form
//!
//! `testbed/wire/tables` writes `tables.txt` from the published `.proto` files and Go types of one version of Kubernetes. This
//! crate parses it at its first use, which takes about a millisecond. It is text, so that a diff shows what a new version of
//! Kubernetes changes. A package is a heading, a message is a line, a field is a word:
//!
//! ```text
//! package core/v1
//! PodSpec 1+[Volume:volumes 2~[Container:containers 4?i:terminationGracePeriodSeconds 10+s:nodeName …
//! Volume 1=s:name 2.VolumeSource
//! kinds
//! v1 Pod core/v1.Pod
//! others
//! v1 DeleteOptions meta/v1.DeleteOptions
//! ```
//!
//! A field consists of its number; its [`Presence`] (`?` `+` `=` `~` `.`); `[` for a list or `{` for a map with string keys; the
//! [`Kind`] of its elements (a letter, or the name of a message, with its package if that is another one); and its JSON name.
//! Kinds that have a list are under `kinds`; options, reviews and parts of other objects are under `others`.

use std::collections::HashMap;
use std::sync::LazyLock;

/// All messages and kinds.
#[derive(Debug)]
pub struct Tables {
    version: &'static str,
    messages: Vec<Message>,
    /// By apiVersion and kind.
    kinds: HashMap<(&'static str, &'static str), u16>,
    /// Kinds without a list, by apiVersion and kind.
    others: HashMap<(&'static str, &'static str), u16>,
}

/// The fields of one Go struct.
#[derive(Debug)]
pub struct Message {
    name: (&'static str, &'static str),
    /// In ascending order of their numbers.
    fields: Vec<Field>,
    /// The index in `fields` for each number, or [`NO_INDEX`].
    places: Vec<u8>,
    /// The numbers of the fields that JSON contains even if they are not on the wire.
    never_absent: Vec<u32>,
}

/// One field of a message.
#[derive(Debug, Clone, Copy)]
pub struct Field {
    /// The number on the wire.
    pub number: u32,
    /// When JSON contains the field.
    pub presence: Presence,
    /// A single element, a list or a map.
    pub shape: Shape,
    /// The kind of an element.
    pub kind: Kind,
    /// The first byte on the wire, if the number and the wire type fit into one byte and the field is a single value that is not
    /// inlined; otherwise 0, which starts no field.
    pub head: u8,
    /// The name in JSON; empty if the field is inlined.
    pub name: &'static str,
}

/// The wire type of a value. Kubernetes has never used groups.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Wire {
    /// A varint.
    Varint = 0,
    /// Eight bytes.
    Fixed64 = 1,
    /// A length and that number of bytes.
    Bytes = 2,
    /// Four bytes.
    Fixed32 = 5,
}

/// When JSON contains a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Presence {
    /// `?`: if the field is on the wire (a pointer with omitempty).
    IfSent,
    /// `+`: if the field is not empty (omitempty).
    IfNotEmpty,
    /// `=`: always, with the zero value if the field is not on the wire (a plain value).
    OrZero,
    /// `~`: always, with null if the field is not on the wire (pointers, lists, maps and bytes without omitempty).
    OrNull,
    /// `.`: the fields of the message take its place.
    Inlined,
}

/// The number of elements of a field.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// One.
    One,
    /// Any number, in order.
    List,
    /// Any number, each with a string key. On the wire an entry is a message: field 1 is the key, field 2 the element.
    Map,
}

/// The kind of an element.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A message with its own table; a JSON object.
    Message(u16),
    /// `s`
    Text,
    /// `i`, of 32 or 64 bits
    Int,
    /// `b`
    Bool,
    /// `y`: base64 as JSON
    Bytes,
    /// `d`
    Double,
    /// `T`: seconds, written as `2026-01-02T03:04:05Z`
    Time,
    /// `M`: with microseconds
    MicroTime,
    /// `D`: nanoseconds, written as `1h2m3.5s`
    Duration,
    /// `I`: a number or a string
    IntOrString,
    /// `Q`: a message that contains only a string
    Quantity,
    /// `R`: JSON, or another object in its envelope
    RawExtension,
    /// `J`: JSON
    Json,
    /// `W`: a list of strings in its own message
    Texts,
    /// `B`: a schema or a bool. The schema has this message, as in the next two.
    SchemaOrBool(u16),
    /// `A`: a schema or a list of them
    SchemaOrSchemas(u16),
    /// `S`: a schema or a list of strings
    SchemaOrTexts(u16),
}

impl Kind {
    /// The wire type of an element of this kind.
    #[inline]
    pub fn wire(self) -> Wire {
        match self {
            Self::Int | Self::Bool => Wire::Varint,
            Self::Double => Wire::Fixed64,
            _ => Wire::Bytes,
        }
    }
}

/// The deepest nesting of inlined messages, the outer message included.
pub const INLINE_DEPTH: usize = 3;

const NO_INDEX: u8 = u8::MAX;

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables::parse(include_str!("tables.txt")).expect("the tables of this crate are tested"));

impl Tables {
    /// The tables of this crate.
    pub fn built_in() -> &'static Self {
        &TABLES
    }

    /// The version of Kubernetes that the tables belong to, such as `v1.36.3`.
    pub fn version(&self) -> &'static str {
        self.version
    }

    /// The message of a kind that has a list, or of `Status`.
    pub fn kind(&self, api_version: &str, kind: &str) -> Option<u16> {
        self.kinds.get(&(api_version, kind)).copied()
    }

    /// The message of a kind without a list: options, reviews, and parts of other objects such as `Scale`.
    ///
    /// ```
    /// # use kube_proto_tables::Tables;
    /// assert!(Tables::built_in().other("v1", "DeleteOptions").is_some());
    /// ```
    pub fn other(&self, api_version: &str, kind: &str) -> Option<u16> {
        self.others.get(&(api_version, kind)).copied()
    }

    /// The apiVersion and kind of all kinds that [`kind`](Self::kind) finds.
    pub fn kinds(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.kinds.keys().copied()
    }

    /// A message by its number, as returned by [`kind`](Self::kind) and [`other`](Self::other), or found in [`Kind::Message`].
    ///
    /// # Panics
    ///
    /// If the number is from another source and there is no such message.
    #[inline]
    pub fn message(&self, id: u16) -> &Message {
        &self.messages[usize::from(id)]
    }

    fn parse(text: &'static str) -> Option<Self> {
        let (head, body) = text.split_once('\n')?;
        let version = head.strip_prefix("# Kubernetes ")?.split_once(". ")?.0;
        let (messages, kinds) = body.split_once("\nkinds\n")?;
        let (kinds, others) = kinds.split_once("\nothers\n")?;
        let ids = Names::of(messages)?;
        let mut tables = Self {
            version,
            messages: Vec::with_capacity(ids.0.len()),
            kinds: ids.kinds(kinds)?,
            others: ids.kinds(others)?,
        };
        let mut package = "";
        for line in messages.lines() {
            if let Some(name) = line.strip_prefix("package ") {
                package = name;
                continue;
            }
            let own = u16::try_from(tables.messages.len()).ok()?;
            let fields = line.split(' ').skip(1).map(|word| ids.field(word, package, own));
            let name = (package, line.split(' ').next()?);
            let message = Message::new(name, fields.collect::<Option<_>>()?)?;
            tables.messages.push(message);
        }
        Some(tables)
    }
}

impl Message {
    fn new(name: (&'static str, &'static str), fields: Vec<Field>) -> Option<Self> {
        let last = fields.last().map_or(0, |f| f.number);
        let mut places = vec![NO_INDEX; usize::try_from(last).ok()? + 1];
        let mut never_absent = Vec::new();
        for (place, field) in (0..NO_INDEX).zip(&fields) {
            *places.get_mut(usize::try_from(field.number).ok()?)? = place;
            if matches!(
                field.presence,
                Presence::OrZero | Presence::OrNull | Presence::Inlined
            ) {
                never_absent.push(field.number);
            }
        }
        Some(Self {
            name,
            fields,
            places,
            never_absent,
        })
    }

    /// The end of the Go package's path, and the name of the Go type: `core/v1` and `PodSpec`.
    ///
    /// ```
    /// # use kube_proto_tables::Tables;
    /// let tables = Tables::built_in();
    /// let pod = tables.message(tables.kind("v1", "Pod").expect("a built-in kind"));
    /// assert_eq!(pod.name(), ("core/v1", "Pod"));
    /// ```
    pub fn name(&self) -> (&'static str, &'static str) {
        self.name
    }

    /// All fields, in ascending order of their numbers.
    pub fn fields(&self) -> &[Field] {
        &self.fields
    }

    /// The number of the `place`th field that JSON contains even if it is not on the wire; `u32::MAX` after the last one.
    #[inline]
    pub fn due(&self, place: usize) -> u32 {
        self.never_absent.get(place).copied().unwrap_or(u32::MAX)
    }

    /// The field with this number.
    #[inline]
    pub fn field(&self, number: u32) -> Option<&Field> {
        let place = *self.places.get(usize::try_from(number).ok()?)?;
        self.fields.get(usize::from(place))
    }
}

/// The numbers of messages by package and name.
struct Names<'t>(HashMap<(&'t str, &'t str), u16>);

impl<'t> Names<'t> {
    fn of(messages: &'t str) -> Option<Self> {
        let mut ids = HashMap::new();
        let mut package = "";
        for line in messages.lines() {
            match line.strip_prefix("package ") {
                Some(name) => package = name,
                None => {
                    let name = line.split(' ').next()?;
                    ids.insert((package, name), u16::try_from(ids.len()).ok()?);
                }
            }
        }
        Some(Self(ids))
    }

    /// The number of the message that `name` refers to within a package.
    fn id(&self, name: &str, package: &str) -> Option<u16> {
        let full = name.split_once('.').unwrap_or((package, name));
        self.0.get(&full).copied()
    }

    /// The rows of `kinds` or `others`.
    fn kinds(&self, rows: &'static str) -> Option<HashMap<(&'static str, &'static str), u16>> {
        let row = |line: &'static str| {
            let mut words = line.split(' ');
            let (api_version, kind, message) = (words.next()?, words.next()?, words.next()?);
            Some(((api_version, kind), self.id(message, "")?))
        };
        rows.lines().map(row).collect()
    }

    fn field(&self, word: &'static str, package: &str, own: u16) -> Option<Field> {
        let digits = word.find(|c: char| !c.is_ascii_digit())?;
        let (number, rest) = word.split_at(digits);
        let (sign, rest) = rest.split_at_checked(1)?;
        let presence = match sign {
            "?" => Presence::IfSent,
            "+" => Presence::IfNotEmpty,
            "=" => Presence::OrZero,
            "~" => Presence::OrNull,
            "." => Presence::Inlined,
            _ => return None,
        };
        let (shape, rest) = match rest.split_at_checked(1)? {
            ("[", rest) => (Shape::List, rest),
            ("{", rest) => (Shape::Map, rest),
            _ => (Shape::One, rest),
        };
        let (kind, name) = match rest.split_once(':') {
            None if presence == Presence::Inlined => (rest, ""),
            None => return None,
            Some(split) => split,
        };
        let number = number.parse().ok()?;
        let kind = self.kind(kind, package, own)?;
        let head = match u8::try_from(number) {
            Ok(number @ 1..16) if shape == Shape::One && presence != Presence::Inlined => {
                number << 3 | kind.wire() as u8
            }
            _ => 0,
        };
        Some(Field {
            number,
            presence,
            shape,
            kind,
            head,
            name,
        })
    }

    fn kind(&self, word: &str, package: &str, own: u16) -> Option<Kind> {
        Some(match word {
            "s" => Kind::Text,
            "i" => Kind::Int,
            "b" => Kind::Bool,
            "y" => Kind::Bytes,
            "d" => Kind::Double,
            "T" => Kind::Time,
            "M" => Kind::MicroTime,
            "D" => Kind::Duration,
            "I" => Kind::IntOrString,
            "Q" => Kind::Quantity,
            "R" => Kind::RawExtension,
            "J" => Kind::Json,
            "W" => Kind::Texts,
            "B" => Kind::SchemaOrBool(own),
            "A" => Kind::SchemaOrSchemas(own),
            "S" => Kind::SchemaOrTexts(own),
            name => Kind::Message(self.id(name, package)?),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_tables_can_be_parsed_and_have_a_version() {
        let tables = Tables::built_in();
        assert!(tables.version().starts_with("v1."), "{}", tables.version());
        let pod = tables.message(tables.kind("v1", "Pod").expect("pods"));
        let names: Vec<_> = pod.fields.iter().map(|f| f.name).collect();
        assert_eq!(names, ["metadata", "spec", "status"]);
        assert!(tables.kind("v1", "Widget").is_none());
    }

    #[test]
    fn fields_are_sorted_and_within_the_decoders_bounds() {
        fn inlined(tables: &Tables, message: &Message) -> usize {
            let within = message.fields.iter().filter_map(|f| match (f.presence, f.kind) {
                (Presence::Inlined, Kind::Message(id)) => Some(inlined(tables, tables.message(id))),
                _ => None,
            });
            1 + within.max().unwrap_or(0)
        }
        let tables = Tables::built_in();
        for message in &tables.messages {
            assert!(
                message.fields.is_sorted_by(|a, b| a.number < b.number),
                "{message:?}"
            );
            assert!(message.fields.len() < usize::from(NO_INDEX), "{message:?}");
            assert!(inlined(tables, message) <= INLINE_DEPTH, "{message:?}");
        }
    }

    #[test]
    fn a_malformed_table_is_refused() {
        let read = |fields: &str| {
            let text = format!(
                "# Kubernetes v1.0.0. By hand.\npackage a/v1\nThing {fields}\nkinds\nv1 Thing a/v1.Thing\nothers\n"
            );
            Tables::parse(text.leak()).is_some()
        };
        assert!(read("1=s:name 2+[Thing:more 3~{Q:sizes"));
        for wrong in ["1s:name", "=s:name", "1=sname", "1=Other:name", "1!s:name", "x"] {
            assert!(!read(wrong), "{wrong}");
        }
    }
}
