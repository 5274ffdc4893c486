//! Reads JSON lists: returns the items one by one, as their bytes arrive.

use std::sync::Arc;

use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::object::{self, ObjectReader, Spare};
use super::read::Reader;
use super::scan::Scan;
use super::whole::Whole;
use crate::object::ResourceVersion;
use crate::protocol::{IsCached, ListItem, Received};
use crate::wire::buffer::Buffer;
use crate::wire::{Decoding, FieldCheck, WireError};

/// Accepts a page of a list as its bytes arrive, and returns each item as soon as it is complete.
///
/// Promised: the fields of the list may be in any order; the reader never holds more than one item and the
/// bytes fed since; a truncated list has no [`ListItem::End`] and is an error (I8). An item that cannot be
/// decoded is returned as such, with its key, and does not affect the others. Not promised: that fields that
/// are left out of an item, or that `K` does not name, are well-formed.
///
/// ```
/// use k8s_openapi::api::core::v1::ConfigMap;
/// use kube_informer::protocol::ListItem;
/// use kube_informer::wire::{Decoding, ListReader};
///
/// let mut list = ListReader::<ConfigMap>::new("ConfigMap", Decoding::default());
/// list.feed(br#"{"items":[{"metadata":{"name":"a"}},{"metad"#);
/// assert!(matches!(list.next()?, Some(ListItem::Item(item)) if item.key.name() == "a"));
/// assert_eq!(list.next()?, None); // more has to come
/// list.feed(br#"ata":{"name":"b"}}],"metadata":{"resourceVersion":"7"}}"#);
/// assert!(matches!(list.next()?, Some(ListItem::Item(item)) if item.key.name() == "b"));
/// assert!(matches!(list.next()?, Some(ListItem::End { version, next: None }) if version == 7.into()));
/// list.finish()?;
/// # Ok::<(), kube_informer::wire::WireError>(())
/// ```
#[derive(Debug)]
pub struct ListReader<K> {
    buffer: Buffer,
    scan: Scan,
    objects: ObjectReader<K>,
    place: ListPosition,
    seen: ListHeader,
}

/// The position in the text of the list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ListPosition {
    Start,
    /// After `{` or a comma: expects a name, or the end if there was no member yet.
    Name {
        first: bool,
    },
    Colon(Field),
    Value(Field),
    AfterValue,
    /// After `[` or a comma: expects an item, or the end if there was no item yet.
    Item {
        first: bool,
    },
    AfterItem,
    /// After the last `}`.
    Over,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Items,
    Metadata,
    Kind,
    Other,
}

/// The fields of the list besides its items.
#[derive(Debug, Default)]
struct ListHeader {
    items: bool,
    kind: String,
    metadata: Option<Metadata>,
}

#[derive(Debug, Default, Deserialize)]
struct Metadata {
    #[serde(rename = "resourceVersion", default)]
    version: Option<String>,
    #[serde(rename = "continue", default)]
    next: Option<String>,
}

/// The result of one step.
enum Step<K> {
    Again,
    More,
    Out(ListItem<K>),
}

impl<K> ListReader<K> {
    /// Creates a reader for a list of objects of this kind.
    pub fn new(kind: impl Into<String>, decoding: Decoding) -> Self {
        Self {
            buffer: Buffer::default(),
            // Depth 1: `metadata` is a member of an item.
            scan: Scan::new(1, decoding.leaves_out_managed_fields()),
            objects: ObjectReader::new(kind, decoding),
            place: ListPosition::Start,
            seen: ListHeader::default(),
        }
    }

    /// Does not decode cached objects; the reader returns
    /// [`Payload::Unchanged`](crate::protocol::Payload::Unchanged) for them.
    ///
    /// ```
    /// # use kube_informer::{protocol::{IsCached, ListItem, Payload}, wire::{Decoding, ListReader}};
    /// let mut list = ListReader::<String>::new("Pod", Decoding::default()).knowing(IsCached::new(|_, _, _| true));
    /// list.feed(br#"{"items":[{"metadata":{"name":"a","uid":"u","resourceVersion":"5"}}"#);
    /// assert!(matches!(list.next()?, Some(ListItem::Item(a)) if a.object == Payload::Unchanged));
    /// # Ok::<(), kube_informer::wire::WireError>(())
    /// ```
    #[must_use]
    pub fn knowing(mut self, known: IsCached) -> Self {
        self.objects.known = Some(known);
        self
    }

    /// Notes which fields of the type are filled.
    #[must_use]
    pub(crate) fn checking(mut self, check: Option<Arc<FieldCheck>>) -> Self {
        self.objects.check = check;
        self
    }

    /// Accepts objects that consist of their metadata only, as `PartialObjectMetadata`.
    ///
    /// ```
    /// # use {kube_informer::{protocol::ListItem, wire::{Decoding, ListReader}}, serde_json::Value};
    /// let mut list = ListReader::<Value>::new("Pod", Decoding::default()).or_metadata();
    /// list.feed(br#"{"items":[{"kind":"PartialObjectMetadata","metadata":{"name":"a","resourceVersion":"5"}}"#);
    /// assert!(matches!(list.next()?, Some(ListItem::Item(a)) if a.key.name() == "a"));
    /// # Ok::<(), kube_informer::wire::WireError>(())
    /// ```
    #[must_use]
    pub fn or_metadata(mut self) -> Self {
        self.objects.or_metadata = true;
        self
    }

    /// Appends received bytes.
    pub fn feed(&mut self, bytes: &[u8]) {
        self.buffer.feed(bytes);
    }

    /// Reports the end of the answer. Returns an error unless the list is complete and only white space
    /// followed it.
    pub fn finish(&mut self) -> Result<(), WireError> {
        let rest = self.buffer.peek();
        match self.place {
            ListPosition::Over if rest.is_none() => Ok(()),
            ListPosition::Over => Err(self.malformed("something follows the list")),
            _ => Err(WireError::CutShort {
                at: self.buffer.end(),
            }),
        }
    }

    pub(crate) fn buffer(&mut self) -> &mut Buffer {
        &mut self.buffer
    }

    #[cold]
    fn malformed(&self, what: impl Into<String>) -> WireError {
        WireError::Malformed {
            at: self.buffer.at(),
            what: what.into(),
            key: None,
        }
    }

    /// Returns the length of the value that begins here, once it is complete.
    fn value(&mut self) -> Result<Option<usize>, WireError> {
        let bytes = self.buffer.rest();
        let bounds = self.objects.decoding().bounds();
        let framed = self.scan.advance(bytes, bounds);
        framed.map_err(|error| {
            let key = match self.place {
                ListPosition::Item { .. } => {
                    // Bytes after the error are not trusted, even if they arrived together with the bytes
                    // before it.
                    let good = bytes.len().min(error.place(bounds));
                    self.objects.key_in(&bytes[..good], self.scan.outline())
                }
                _ => None,
            };
            error.at(self.buffer.at(), self.objects.decoding(), key)
        })
    }

    /// Consumes a framed value.
    fn used(&mut self, length: usize, place: ListPosition) {
        self.buffer.advance(length);
        self.scan.restart();
        self.place = place;
    }

    /// Consumes a punctuation byte that must be next.
    fn mark(&mut self, marks: &[(u8, ListPosition)], what: &str) -> Result<Step<K>, WireError> {
        let Some(byte) = self.buffer.peek() else {
            return Ok(Step::More);
        };
        let Some((_, place)) = marks.iter().find(|(mark, _)| *mark == byte) else {
            return Err(self.malformed(format!("expected {what}")));
        };
        self.buffer.advance(1);
        self.place = *place;
        Ok(Step::Again)
    }

    fn name(&mut self) -> Result<Step<K>, WireError> {
        if self.buffer.peek().is_some_and(|byte| byte != b'"') {
            return Err(self.malformed("expected the name of a field of the list"));
        }
        let Some(length) = self.value()? else {
            return Ok(Step::More);
        };
        let name: String = self.framed(length)?;
        let field = match &*name {
            "items" => Field::Items,
            "metadata" => Field::Metadata,
            "kind" => Field::Kind,
            _ => Field::Other,
        };
        self.used(length, ListPosition::Colon(field));
        Ok(Step::Again)
    }

    fn field(&mut self, field: Field) -> Result<Step<K>, WireError> {
        let Some(byte) = self.buffer.peek() else {
            return Ok(Step::More);
        };
        if field == Field::Items {
            if std::mem::replace(&mut self.seen.items, true) {
                return Err(self.malformed("the list has two `items` fields"));
            }
            if byte == b'[' {
                self.buffer.advance(1);
                self.place = ListPosition::Item { first: true };
                return Ok(Step::Again);
            }
            // Only the word `null` is allowed here. It is framed like any other value.
            self.place = ListPosition::Value(Field::Other);
            if byte != b'n' {
                return Err(self.malformed("the items of the list are not an array"));
            }
        }
        let Some(length) = self.value()? else {
            return Ok(Step::More);
        };
        self.framed::<Whole>(length)?;
        match field {
            Field::Metadata => {
                self.seen.metadata = Some(self.framed::<Option<Metadata>>(length)?.unwrap_or_default())
            }
            Field::Kind => self.seen.kind = self.framed(length)?,
            Field::Items | Field::Other => {}
        }
        if self.seen.kind == "Table" {
            return Err(self.malformed("the server answered with a table instead of a list"));
        }
        self.used(length, ListPosition::AfterValue);
        Ok(Step::Again)
    }

    /// Decodes a field of the list itself.
    fn framed<T: DeserializeOwned>(&self, length: usize) -> Result<T, WireError> {
        if self.scan.is_crowded() {
            return Err(self.malformed(format!("a field of the list: {}", self.objects.crowded())));
        }
        let bytes = &self.buffer.rest()[..length];
        let text =
            std::str::from_utf8(bytes).map_err(|_| self.malformed("a field of the list is not UTF-8"))?;
        let root = Reader::new(text, self.scan.outline(), None);
        let mut reader = root.clone();
        T::deserialize(&mut reader).map_err(|why| self.malformed(reader.explain(root, &why)))
    }

    fn end(&mut self) -> Result<ListItem<K>, WireError> {
        let seen = std::mem::take(&mut self.seen);
        if !seen.items && !seen.kind.ends_with("List") {
            return Err(self.malformed("the answer to a list is not a list"));
        }
        let metadata = seen
            .metadata
            .ok_or_else(|| self.malformed("the list has no metadata"))?;
        let version: Result<ResourceVersion, _> = metadata.version.unwrap_or_default().parse();
        Ok(ListItem::End {
            version: version.map_err(|error| self.malformed(format!("the list's version: {error}")))?,
            next: metadata.next.filter(|next| !next.is_empty()),
        })
    }
}

impl<K: DeserializeOwned> ListReader<K> {
    /// Returns the next item or the end of the list, or `None` until more bytes arrive.
    ///
    /// After an error the rest of the answer cannot be trusted: drop the reader.
    #[expect(clippy::should_implement_trait, reason = "more may come after none")]
    pub fn next(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        loop {
            match self.step()? {
                Step::Again => {}
                Step::More => return Ok(None),
                Step::Out(out) => return Ok(Some(out)),
            }
        }
    }

    fn step(&mut self) -> Result<Step<K>, WireError> {
        use ListPosition::{AfterItem, AfterValue, Colon, Item, Name, Over, Start, Value};
        match self.place {
            Start => self.mark(&[(b'{', Name { first: true })], "a list"),
            Name { first: true } if self.buffer.peek() == Some(b'}') => self.mark(&[(b'}', Over)], "the end"),
            Name { .. } => self.name(),
            Colon(field) => self.mark(&[(b':', Value(field))], "a colon"),
            Value(field) => self.field(field),
            AfterValue => {
                let step = self.mark(
                    &[(b',', Name { first: false }), (b'}', Over)],
                    "a comma or the end of the list",
                )?;
                match self.place {
                    Over => self.end().map(Step::Out),
                    _ => Ok(step),
                }
            }
            Item { first: true } if self.buffer.peek() == Some(b']') => {
                self.mark(&[(b']', AfterValue)], "the end")
            }
            Item { .. } => self.item(),
            AfterItem => self.mark(
                &[(b',', Item { first: false }), (b']', AfterValue)],
                "a comma or the end of the items",
            ),
            Over => Ok(Step::More),
        }
    }

    fn item(&mut self) -> Result<Step<K>, WireError> {
        if self.buffer.peek().is_none() {
            return Ok(Step::More);
        }
        let Some(length) = self.value()? else {
            return Ok(Step::More);
        };
        let fetched = self.fetched(length)?;
        self.used(length, ListPosition::AfterItem);
        Ok(Step::Out(ListItem::Item(fetched)))
    }

    fn fetched(&mut self, length: usize) -> Result<Received<K>, WireError> {
        let mut spare = Spare::default();
        let place = object::ObjectStart::new(&self.buffer.rest()[..length], &self.scan, &mut spare);
        self.objects.object(place).map_err(|what| {
            self.malformed(format!(
                "an item of the list is not of kind {}: {what}",
                self.objects.kind()
            ))
        })
    }
}

#[cfg(test)]
#[path = "list_tests.rs"]
mod tests;
