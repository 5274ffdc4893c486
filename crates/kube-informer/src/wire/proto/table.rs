//! The tables: what stands where in each message, and what it is called as JSON.
//!
//! Knows: the published types of one version of Kubernetes, written down in `tables.txt` by `testbed/wire/tables`, and
//! how the head of a field is written. Never learns: the bytes of an object.
//!
//! The text is read once, when it is first needed, which takes about a millisecond. It is text so that a change of
//! version shows in the diff. A package is a heading, a message a line, a field a word:
//!
//! ```text
//! package core/v1
//! PodSpec 1+[Volume:volumes 2~[Container:containers 4?i:terminationGracePeriodSeconds 10+s:nodeName …
//! Volume 1=s:name 2.VolumeSource
//! kinds
//! v1 Pod core/v1.Pod
//! ```
//!
//! A field is its number; when it is there as JSON ([`Presence`]: `?` `+` `=` `~`); `[` for a list or `{` for a map by string;
//! what its elements are ([`Kind`]: a letter, or a message, with its package unless that is the same); and its JSON name. A `.`
//! instead of the presence means that the message's fields appear as if they were fields of this one.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::cursor::Wire;

/// Every message and every kind.
#[derive(Debug)]
pub(super) struct Tables {
    version: &'static str,
    messages: Vec<Message>,
    /// By apiVersion and kind.
    kinds: HashMap<(&'static str, &'static str), u16>,
}

#[derive(Debug)]
pub(super) struct Message {
    /// By number, rising.
    pub(super) fields: Vec<Field>,
    /// Where in `fields` a number stands; [`NOWHERE`] if it does not.
    places: Vec<u8>,
    /// The numbers of those that have to be spoken of even if they are not on the wire.
    never_absent: Vec<u32>,
}

#[derive(Debug, Clone, Copy)]
pub(super) struct Field {
    pub(super) number: u32,
    pub(super) presence: Presence,
    pub(super) shape: Shape,
    pub(super) kind: Kind,
    /// Its head on the wire if that takes one byte and the field is one value and not inlined; else 0, which is no head.
    pub(super) head: u8,
    /// Empty if inlined.
    pub(super) name: &'static str,
}

/// When a field is there as JSON.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Presence {
    /// `?`: if it is on the wire (a pointer with omitempty).
    IfSent,
    /// `+`: if it is not empty (omitempty).
    IfNotEmpty,
    /// `=`: always; its zero if it is not on the wire (a plain value).
    OrZero,
    /// `~`: always; null if it is not on the wire (pointers, lists, maps and bytes without omitempty).
    OrNull,
    /// `.`: its fields are there in its place.
    Inlined,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    One,
    List,
    Map,
}

/// What an element is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Kind {
    /// A message of its own: an object as JSON.
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
    /// `I`: a number or text
    IntOrString,
    /// `Q`: a message with nothing but the text
    Quantity,
    /// `R`: JSON, or another object in its envelope
    RawExtension,
    /// `J`: JSON
    Json,
    /// `W`: a list of texts in a message of its own
    Texts,
    /// `B`: a schema or a bool. The schema is of this message, as in the next two.
    SchemaOrBool(u16),
    /// `A`: a schema or a list of them
    SchemaOrSchemas(u16),
    /// `S`: a schema or a list of texts
    SchemaOrTexts(u16),
}

impl Kind {
    /// How an element of this kind has to be written.
    #[inline]
    pub(super) fn wire(self) -> Wire {
        match self {
            Self::Int | Self::Bool => Wire::Varint,
            Self::Double => Wire::Fixed64,
            _ => Wire::Bytes,
        }
    }
}

/// Fields within fields that appear as if they were one message's: no message goes deeper.
pub(super) const INLINE_DEPTH: usize = 3;

const NOWHERE: u8 = u8::MAX;

static TABLES: LazyLock<Tables> =
    LazyLock::new(|| Tables::parse(include_str!("tables.txt")).expect("the tables of this crate are tested"));

impl Tables {
    pub(super) fn built_in() -> &'static Self {
        &TABLES
    }

    /// The version of Kubernetes they are of.
    pub(super) fn version(&self) -> &'static str {
        self.version
    }

    pub(super) fn kind(&self, api_version: &str, kind: &str) -> Option<u16> {
        self.kinds.get(&(api_version, kind)).copied()
    }

    pub(super) fn kinds(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.kinds.keys().copied()
    }

    #[inline]
    pub(super) fn message(&self, id: u16) -> &Message {
        &self.messages[usize::from(id)]
    }

    fn parse(text: &'static str) -> Option<Self> {
        let (head, body) = text.split_once('\n')?;
        let version = head.strip_prefix("# Kubernetes ")?.split_once(". ")?.0;
        let (messages, kinds) = body.split_once("\nkinds\n")?;
        let ids = Names::of(messages)?;
        let mut tables = Self {
            version,
            messages: Vec::with_capacity(ids.0.len()),
            kinds: HashMap::new(),
        };
        let mut package = "";
        for line in messages.lines() {
            if let Some(name) = line.strip_prefix("package ") {
                package = name;
                continue;
            }
            let own = u16::try_from(tables.messages.len()).ok()?;
            let fields = line.split(' ').skip(1).map(|word| ids.field(word, package, own));
            tables
                .messages
                .push(Message::new(fields.collect::<Option<_>>()?)?);
        }
        for line in kinds.lines() {
            let mut words = line.split(' ');
            let (api_version, kind, message) = (words.next()?, words.next()?, words.next()?);
            tables.kinds.insert((api_version, kind), ids.id(message, "")?);
        }
        Some(tables)
    }
}

impl Message {
    fn new(fields: Vec<Field>) -> Option<Self> {
        let last = fields.last().map_or(0, |f| f.number);
        let mut places = vec![NOWHERE; usize::try_from(last).ok()? + 1];
        let mut never_absent = Vec::new();
        for (place, field) in (0..NOWHERE).zip(&fields) {
            *places.get_mut(usize::try_from(field.number).ok()?)? = place;
            if matches!(
                field.presence,
                Presence::OrZero | Presence::OrNull | Presence::Inlined
            ) {
                never_absent.push(field.number);
            }
        }
        Some(Self {
            fields,
            places,
            never_absent,
        })
    }

    /// The number of one of those that are never absent; the largest of all numbers after the last.
    #[inline]
    pub(super) fn due(&self, place: usize) -> u32 {
        self.never_absent.get(place).copied().unwrap_or(u32::MAX)
    }

    #[inline]
    pub(super) fn field(&self, number: u32) -> Option<&Field> {
        let place = *self.places.get(usize::try_from(number).ok()?)?;
        self.fields.get(usize::from(place))
    }
}

/// Messages by package and name, and their places.
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

    /// `name` as it is called from within a package.
    fn id(&self, name: &str, package: &str) -> Option<u16> {
        let full = name.split_once('.').unwrap_or((package, name));
        self.0.get(&full).copied()
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
    fn the_tables_can_be_read_and_say_what_they_are_of() {
        let tables = Tables::built_in();
        assert!(tables.version().starts_with("v1."), "{}", tables.version());
        let pod = tables.message(tables.kind("v1", "Pod").expect("pods"));
        let names: Vec<_> = pod.fields.iter().map(|f| f.name).collect();
        assert_eq!(names, ["metadata", "spec", "status"]);
        assert!(tables.kind("v1", "Widget").is_none());
    }

    #[test]
    fn fields_rise_and_fit_the_decoders_bounds() {
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
            assert!(message.fields.len() < usize::from(NOWHERE), "{message:?}");
            assert!(inlined(tables, message) <= INLINE_DEPTH, "{message:?}");
        }
    }

    #[test]
    fn a_table_that_is_not_understood_is_refused() {
        let read = |fields: &str| {
            let text = format!(
                "# Kubernetes v1.0.0. By hand.\npackage a/v1\nThing {fields}\nkinds\nv1 Thing a/v1.Thing\n"
            );
            Tables::parse(text.leak()).is_some()
        };
        assert!(read("1=s:name 2+[Thing:more 3~{Q:sizes"));
        for wrong in ["1s:name", "=s:name", "1=sname", "1=Other:name", "1!s:name", "x"] {
            assert!(!read(wrong), "{wrong}");
        }
    }
}
