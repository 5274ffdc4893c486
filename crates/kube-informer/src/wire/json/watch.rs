//! Reads JSON watches: returns the events one by one, as their bytes arrive.

use std::borrow::Cow;
use std::sync::Arc;

use serde::Deserialize as _;
use serde::de::DeserializeOwned;

use super::object::{Defect, ObjectPeek, ObjectReader, ObjectStart, Spare};
use super::read::{DecodeError, Reader};
use super::scan::Scan;
use super::status::status_at;
use super::whole::Whole;
use crate::protocol::EventType;
use crate::protocol::{IsCached, WatchEvent};
use crate::shorten::shorten;
use crate::wire::buffer::Buffer;
use crate::wire::status::refused;
use crate::wire::{Decoding, FieldCheck, WireError};

/// Accepts a watch as its bytes arrive, and returns each event as soon as it is complete.
///
/// An event ends with its closing bracket; the line feed after it is white space. Bookmarks and errors are
/// returned without building an object. An event whose object is not of the kind is returned as
/// [`WatchEvent::Skipped`] (B23). An object that cannot be decoded is returned as such, with its key.
///
/// ```
/// use k8s_openapi::api::core::v1::ConfigMap;
/// use kube_informer::protocol::EventType;
/// use kube_informer::protocol::WatchEvent;
/// use kube_informer::wire::{Decoding, WatchReader};
///
/// let mut watch = WatchReader::<ConfigMap>::new("ConfigMap", Decoding::default());
/// watch.feed(br#"{"type":"ADDED","object":{"kind":"ConfigMap","metadata":{"name":"a"}}}"#);
/// assert!(matches!(watch.next()?, Some(WatchEvent::Changed(EventType::Added, object)) if object.key.name() == "a"));
/// assert_eq!(watch.next()?, None); // more has to come
/// watch.finish()?;
/// # Ok::<(), kube_informer::wire::WireError>(())
/// ```
#[derive(Debug)]
pub struct WatchReader<K> {
    buffer: Buffer,
    scan: Scan,
    /// The number of bytes that were searched for the beginning of another event.
    searched: usize,
    objects: ObjectReader<K>,
}

impl<K> WatchReader<K> {
    /// Creates a reader for a watch of objects of this kind.
    pub fn new(kind: impl Into<String>, decoding: Decoding) -> Self {
        Self {
            buffer: Buffer::default(),
            // Depth 2: `metadata` is a member of the object of an event.
            scan: Scan::new(2, decoding.leaves_out_managed_fields()),
            searched: 0,
            objects: ObjectReader::new(kind, decoding),
        }
    }

    /// Does not decode cached objects; the reader returns
    /// [`Payload::Unchanged`](crate::protocol::Payload::Unchanged) for them. Deleted objects are always
    /// decoded, because handlers receive the last state.
    ///
    /// ```
    /// # use kube_informer::{protocol::{IsCached, Payload, WatchEvent}, wire::{Decoding, WatchReader}};
    /// let mut watch = WatchReader::<String>::new("Pod", Decoding::default()).knowing(IsCached::new(|_, _, _| true));
    /// watch.feed(br#"{"type":"ADDED","object":{"metadata":{"name":"a","uid":"u","resourceVersion":"5"}}}"#);
    /// assert!(matches!(watch.next()?, Some(WatchEvent::Changed(_, a)) if a.object == Payload::Unchanged));
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
    /// # use {kube_informer::{protocol::WatchEvent, wire::{Decoding, WatchReader}}, serde_json::Value};
    /// let mut watch = WatchReader::<Value>::new("Pod", Decoding::default()).or_metadata();
    /// watch.feed(br#"{"type":"ADDED","object":{"kind":"PartialObjectMetadata","metadata":{"name":"a"}}}"#);
    /// assert!(matches!(watch.next()?, Some(WatchEvent::Changed(_, a)) if a.key.name() == "a"));
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

    /// Reports the end of the answer. Returns an error if it is in the middle of an event.
    pub fn finish(&mut self) -> Result<(), WireError> {
        match self.buffer.peek() {
            None => Ok(()),
            Some(_) => Err(WireError::CutShort {
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
}

impl<K: DeserializeOwned> WatchReader<K> {
    /// Returns the next event, or `None` until more bytes arrive.
    ///
    /// After an error the rest of the answer cannot be trusted: drop the reader.
    #[expect(clippy::should_implement_trait, reason = "more may come after none")]
    pub fn next(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        match self.buffer.peek() {
            None => return Ok(None),
            Some(b'{') => {}
            Some(_) => return Err(self.malformed("expected an event")),
        }
        let bounds = self.objects.decoding().bounds();
        let next = self.next_event();
        let rest = self.buffer.rest();
        let framed = self.scan.advance(&rest[..next.unwrap_or(rest.len())], bounds);
        let length = framed.map_err(|error| error.at(self.buffer.at(), self.objects.decoding(), None))?;
        let Some(length) = length else {
            return match next {
                None => Ok(None),
                Some(_) => Err(self.malformed("an event that is not finished when the next one begins")),
            };
        };
        let event = self.event(length)?;
        self.buffer.advance(length);
        self.scan.restart();
        self.searched = 0;
        Ok(Some(event))
    }

    /// Returns the offset of the next event, if it has arrived. Every event begins on a new line, and no line
    /// inside an event begins with a brace. Without this check, a truncated line would swallow the following
    /// events.
    fn next_event(&mut self) -> Option<usize> {
        let rest = self.buffer.rest();
        // The last searched byte may be the beginning of the pattern.
        let from = self.searched.saturating_sub(1);
        match memchr::memmem::find(&rest[from..], b"\n{") {
            Some(found) => Some(from + found + 1),
            None => {
                self.searched = rest.len();
                None
            }
        }
    }

    fn event(&mut self, length: usize) -> Result<WatchEvent<K>, WireError> {
        let mut spare = Spare::default();
        let place = ObjectStart::new(&self.buffer.rest()[..length], &self.scan, &mut spare);
        let (change, object) = match parts(place.reader, place.defect) {
            Ok(parts) => parts,
            Err(_) if place.defect == Some(Defect::Crowded) => {
                let what = format!("an event: {}", self.objects.crowded());
                return Ok(WatchEvent::Skipped { what });
            }
            Err(why) => return Err(self.malformed(format!("an event of the watch: {why}"))),
        };
        let change = match &*change {
            "ADDED" => EventType::Added,
            "MODIFIED" => EventType::Modified,
            "DELETED" => EventType::Deleted,
            "BOOKMARK" => return Ok(bookmark(object)),
            "ERROR" => return Ok(error(object)),
            other => {
                let what = shorten(format_args!("an event of type {other:?}"));
                return Ok(WatchEvent::Skipped { what });
            }
        };
        let place = ObjectStart {
            reader: object,
            defect: place.defect,
            may_be_known: change != EventType::Deleted,
        };
        Ok(match self.objects.object(place) {
            Ok(fetched) => WatchEvent::Changed(change, fetched),
            Err(what) => WatchEvent::Skipped { what },
        })
    }
}

/// Returns the type of an event, and the beginning of its object.
fn parts(mut event: Reader<'_>, defect: Option<Defect>) -> Result<(Cow<'_, str>, Reader<'_>), DecodeError> {
    let (mut change, mut object) = (None, None);
    let walked = event.members(|name, reader| {
        match name {
            "type" => change = reader.text()?,
            "object" => {
                if let Some(mut earlier) = object.replace(reader.mark()?) {
                    Whole::deserialize(&mut earlier)?;
                }
            }
            _ => {
                Whole::deserialize(&mut *reader)?;
            }
        }
        Ok(())
    });
    // Nothing can be found after the end of the notes. The fields before it count.
    if defect != Some(Defect::Crowded) {
        walked?;
    }
    match (change, object) {
        (Some(change), Some(object)) => Ok((change, object)),
        (None, _) => Err(DecodeError::new("it has no type".to_owned())),
        (_, None) => Err(DecodeError::new("it has no object".to_owned())),
    }
}

fn bookmark<K>(object: Reader<'_>) -> WatchEvent<K> {
    let skipped = |what: String| WatchEvent::Skipped {
        what: format!("a bookmark: {what}"),
    };
    let peek = match ObjectPeek::at(object) {
        Ok(peek) => peek,
        Err(why) => return skipped(why.to_string()),
    };
    match peek.version.parse() {
        Ok(version) => WatchEvent::Bookmark {
            version,
            ends_initial: peek.ends_initial,
        },
        Err(why) => skipped(why.to_string()),
    }
}

fn error<K>(mut object: Reader<'_>) -> WatchEvent<K> {
    match object.next() {
        Ok(_) => WatchEvent::Error(refused(status_at(object))),
        Err(why) => WatchEvent::Skipped {
            what: format!("an error: {why}"),
        },
    }
}

#[cfg(test)]
#[path = "watch_tests.rs"]
mod tests;
