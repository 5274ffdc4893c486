//! Readers for protobuf lists and watches, with the same behaviour as the JSON readers: cached objects are
//! not decoded, an object that cannot be decoded does not affect the others, and objects of another kind are
//! reported as such.
//!
//! Knows: the expected kind. Never learns: the request.

use std::marker::PhantomData;
use std::sync::Arc;

use serde::de::DeserializeOwned;

use super::decode::{Decoder, Schema};
use super::envelope::{Peek, peek};
use super::error::{Error, ErrorKind};
use super::list::List;
use super::watch::{Event, Frames};
use crate::object::Uid;
use crate::object::{ObjectKey, ResourceVersion, hash_member, protobuf_content};
use crate::protocol::EventType;
use crate::protocol::{FreeList, IsCached, ListItem, Payload, Received, Undecodable, UniqueArc, WatchEvent};
use crate::shorten::shorten;
use crate::wire::status::refusal;
use crate::wire::{Decoding, FieldCheck, WireError};

/// The protobuf counterpart of [`wire::ListReader`](crate::wire::ListReader).
#[derive(Debug)]
pub(crate) struct ListReader<K> {
    came: Vec<u8>,
    list: List,
    objects: Objects<K>,
}

impl<K> ListReader<K> {
    pub(crate) fn new(kind: &str, schema: Schema, decoding: &Decoding, known: Option<IsCached>) -> Self {
        Self {
            came: Vec::new(),
            list: List::new(decoding.bounds().bytes),
            objects: Objects::new(kind, schema, decoding, known),
        }
    }

    /// Notes which fields of the type are filled.
    #[must_use]
    pub(crate) fn checking(mut self, check: Option<Arc<FieldCheck>>) -> Self {
        self.objects.check = check;
        self
    }

    /// Returns the vector to which received bytes are appended.
    pub(crate) fn room(&mut self) -> &mut Vec<u8> {
        &mut self.came
    }

    /// Appends received bytes.
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        // Usually nothing is in `came`, and the bytes are copied once.
        self.list.feed(&self.came);
        self.came.clear();
        self.list.feed(bytes);
    }

    /// Checks the kind of the list. The fields of another kind have other meanings, so they must not be
    /// decoded.
    fn is_expected(&self) -> Result<(), WireError> {
        match self.list.schema() == Some(self.objects.schema) {
            true => Ok(()),
            false => Err(malformed(0, format!("it is not a list of {}", self.objects.kind))),
        }
    }

    /// Reports the end of the answer; returns the end of the list, which is known only now.
    pub(crate) fn finish(&mut self) -> Result<ListItem<K>, WireError> {
        self.list.feed(&std::mem::take(&mut self.came));
        let list = std::mem::replace(&mut self.list, List::new(0));
        let schema = list.schema();
        let end = list.end().map_err(|error| self.objects.wrong(error))?;
        if schema != Some(self.objects.schema) {
            return Err(malformed(0, format!("it is not a list of {}", self.objects.kind)));
        }
        let version: Result<ResourceVersion, _> = end.version.parse();
        Ok(ListItem::End {
            version: version.map_err(|error| malformed(0, format!("the list's version: {error}")))?,
            next: Some(end.next).filter(|next| !next.is_empty()),
        })
    }
}

impl<K: DeserializeOwned + 'static> ListReader<K> {
    /// Returns the next item, or `None` until more bytes arrive.
    pub(crate) fn next(&mut self) -> Result<Option<ListItem<K>>, WireError> {
        self.list.feed(&self.came);
        self.came.clear();
        let item = self.list.next().map_err(|error| self.objects.wrong(error))?;
        let Some(item) = item else {
            return Ok(None);
        };
        self.is_expected()?;
        let decode = |objects: &Objects<K>| {
            objects.check(|| objects.decoder.item(objects.schema, &item));
            objects.decoder.item(objects.schema, &item).map(UniqueArc::new)
        };
        let fetched = self.objects.object(&item, true, decode);
        fetched.map(|item| Some(ListItem::Item(item))).map_err(|what| {
            malformed(
                0,
                format!("an item of the list is not of kind {}: {what}", self.objects.kind),
            )
        })
    }
}

/// The protobuf counterpart of [`wire::WatchReader`](crate::wire::WatchReader).
#[derive(Debug)]
pub(crate) struct WatchReader<K> {
    came: Vec<u8>,
    frames: Frames,
    objects: Objects<K>,
    /// Replaced objects, whose memory is used again.
    free: FreeList<K>,
}

impl<K> WatchReader<K> {
    pub(crate) fn new(kind: &str, schema: Schema, decoding: &Decoding, known: Option<IsCached>) -> Self {
        Self {
            came: Vec::new(),
            frames: Frames::new(decoding.bounds().bytes),
            objects: Objects::new(kind, schema, decoding, known),
            free: FreeList::new(),
        }
    }

    /// Writes objects over those of this list.
    #[must_use]
    pub(crate) fn reusing(mut self, free: FreeList<K>) -> Self
    where
        K: 'static,
    {
        #[cfg(feature = "direct-k8s-openapi")]
        if let Some(touch) = super::direct::touch() {
            free.touch_with(touch);
        }
        self.free = free;
        self
    }

    /// Notes which fields of the type are filled.
    #[must_use]
    pub(crate) fn checking(mut self, check: Option<Arc<FieldCheck>>) -> Self {
        self.objects.check = check;
        self
    }

    /// Returns the vector to which received bytes are appended.
    pub(crate) fn room(&mut self) -> &mut Vec<u8> {
        &mut self.came
    }

    /// Appends received bytes.
    pub(crate) fn feed(&mut self, bytes: &[u8]) {
        // Usually nothing is in `came`, and the bytes are copied once.
        self.frames.feed(&self.came);
        self.came.clear();
        self.frames.feed(bytes);
    }

    /// Reports the end of the answer. Returns an error if it is in the middle of an event.
    pub(crate) fn finish(&mut self) -> Result<(), WireError> {
        match self.came.is_empty() && !self.frames.is_within_a_frame() {
            true => Ok(()),
            false => Err(WireError::CutShort {
                at: self.frames.end(),
            }),
        }
    }
}

impl<K: DeserializeOwned + 'static> WatchReader<K> {
    /// Returns the next event, or `None` until more bytes arrive.
    pub(crate) fn next(&mut self) -> Result<Option<WatchEvent<K>>, WireError> {
        self.frames.feed(&self.came);
        self.came.clear();
        let frame = self.frames.next().map_err(|error| self.objects.wrong(error))?;
        let Some(frame) = frame else {
            return Ok(None);
        };
        let event = Event::parse(&frame).map_err(|error| {
            let at = self.frames.end();
            malformed(at, format!("the event before this place: {error}"))
        })?;
        Ok(Some(self.event(&event)))
    }

    fn event(&mut self, event: &Event<'_>) -> WatchEvent<K> {
        let change = match event.change {
            "ADDED" => EventType::Added,
            "MODIFIED" => EventType::Modified,
            "DELETED" => EventType::Deleted,
            "BOOKMARK" => return bookmark(event.object.raw),
            "ERROR" => return WatchEvent::Error(refusal(&event.object)),
            other => {
                let what = shorten(format_args!("an event of type {other:?}"));
                return WatchEvent::Skipped { what };
            }
        };
        if event.object.kind != self.objects.kind {
            let what = shorten(format_args!("an object of kind {:?}", event.object.kind));
            return WatchEvent::Skipped { what };
        }
        let decode = |objects: &Objects<K>| {
            objects.check(|| objects.decoder.object(&event.object));
            objects.decoder.object_over(&event.object, &self.free)
        };
        // Handlers receive the last state of a deleted object, so it is always decoded.
        let may_be_known = change != EventType::Deleted;
        match self.objects.object(event.object.raw, may_be_known, decode) {
            Ok(fetched) => WatchEvent::Changed(change, fetched),
            Err(what) => WatchEvent::Skipped { what },
        }
    }
}

fn bookmark<K>(object: &[u8]) -> WatchEvent<K> {
    let skipped = |what: String| WatchEvent::Skipped {
        what: format!("a bookmark: {what}"),
    };
    let read = || -> Result<(Peek<'_>, Option<&str>), Error> {
        let peek = peek(object)?;
        let mark = peek.annotation("k8s.io/initial-events-end")?;
        Ok((peek, mark))
    };
    let (peek, mark) = match read() {
        Ok(read) => read,
        Err(why) => return skipped(why.to_string()),
    };
    match peek.resource_version.parse() {
        Ok(version) => WatchEvent::Bookmark {
            version,
            ends_initial: mark == Some("true"),
        },
        Err(why) => skipped(why.to_string()),
    }
}

/// Decodes objects of one kind.
#[derive(Debug)]
struct Objects<K> {
    kind: String,
    schema: Schema,
    decoder: Decoder,
    limit: usize,
    known: Option<IsCached>,
    /// Notes which fields of the type are filled.
    check: Option<Arc<FieldCheck>>,
    of: PhantomData<fn() -> K>,
}

impl<K> Objects<K> {
    fn new(kind: &str, schema: Schema, decoding: &Decoding, known: Option<IsCached>) -> Self {
        Self {
            kind: kind.to_owned(),
            schema,
            decoder: Decoder::from(decoding),
            limit: decoding.bounds().bytes,
            known,
            check: None,
            of: PhantomData,
        }
    }

    /// Notes which fields of the type the object fills.
    fn check(&self, json: impl FnOnce() -> Result<serde_json::Value, Error>) {
        if let Some(check) = &self.check {
            check.decoded(|| json().ok());
        }
    }

    /// Decodes the object in these bytes. The error describes what is there instead.
    fn object(
        &mut self,
        bytes: &[u8],
        may_be_known: bool,
        decode: impl FnOnce(&Self) -> Result<UniqueArc<K>, Error>,
    ) -> Result<Received<K>, String> {
        let peek = peek(bytes).map_err(|why| format!("something without readable metadata: {why}"))?;
        if peek.name.is_empty() {
            return Err("an object without a name".to_owned());
        }
        let key = ObjectKey::namespaced(peek.namespace, peek.name);
        let uid = (!peek.uid.is_empty()).then(|| Uid::from(peek.uid));
        let version = peek.resource_version.parse().ok();
        // Lists and watches encode the object as the same message.
        let hash = || protobuf_content(hash_member("", bytes));
        let known = self.known.as_ref().filter(|_| may_be_known);
        let mut content = known
            .filter(|known| known.compares_content())
            .and_then(|_| hash());
        let object = match (&uid, &version, known) {
            (Some(uid), Some(version), Some(known)) if known.ask_with(&key, uid, version, content) => {
                Payload::Unchanged
            }
            _ => {
                content = content.or_else(hash);
                decode(self)
                    .map_err(|why| Undecodable { why: why.to_string() })
                    .into()
            }
        };
        Ok(Received {
            key,
            uid,
            version,
            content,
            object,
        })
    }

    /// Converts an error that concerns the answer as a whole.
    fn wrong(&self, error: Error) -> WireError {
        let at = error.offset().unwrap_or_default() as u64;
        match error.kind() {
            ErrorKind::TooLarge => WireError::TooLarge {
                at,
                limit: self.limit,
                key: None,
            },
            ErrorKind::Truncated => WireError::CutShort { at },
            _ => malformed(at, error.nowhere().to_string()),
        }
    }
}

#[cold]
fn malformed(at: u64, what: String) -> WireError {
    WireError::Malformed { at, what, key: None }
}

#[cfg(test)]
#[path = "readers_tests.rs"]
mod tests;
