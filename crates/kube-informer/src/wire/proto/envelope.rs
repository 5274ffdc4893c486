//! The envelope of an object, and the identity of an object without decoding it.
//!
//! Knows: `runtime.Unknown`, and where the metadata is in every object. Never learns: any other field.

use super::cursor::{Cursor, Raw, text};
use super::error::{Error, ErrorKind};
use super::value::DecodeContext;
use crate::shorten::shorten;
use kube_proto_tables::Tables;

/// An object with its type, as a server sends it: `k8s\0`, followed by a `runtime.Unknown`.
///
/// ```
/// use kube_informer::wire::proto::Envelope;
///
/// let bytes = b"k8s\0\x0a\x0f\x0a\x02v1\x12\x09Namespace\x12\x05\x0a\x03\x0a\x01a";
/// let envelope = Envelope::parse(bytes)?;
/// assert_eq!((envelope.api_version, envelope.kind), ("v1", "Namespace"));
/// assert_eq!(envelope.raw, b"\x0a\x03\x0a\x01a");
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub struct Envelope<'a> {
    /// For example `apps/v1`.
    pub api_version: &'a str,
    /// For example `Deployment`.
    pub kind: &'a str,
    /// The encoded object.
    pub raw: &'a [u8],
    content_type: &'a str,
}

impl<'a> Envelope<'a> {
    /// Parses an envelope. The object in it is not parsed.
    ///
    /// ```
    /// # use kube_informer::wire::proto::Envelope;
    /// assert!(Envelope::parse(b"k8s\0").is_err(), "empty");
    /// ```
    pub fn parse(bytes: &'a [u8]) -> Result<Self, Error> {
        let envelope = Self::open(bytes).map_err(|e| e.at(Some(0)))?;
        if envelope.is_json() {
            return Err(Error::new(ErrorKind::NoEnvelope, "an envelope with JSON in it").at(Some(0)));
        }
        Ok(envelope)
    }

    pub(super) fn open(bytes: &'a [u8]) -> Result<Self, Error> {
        let Some(content) = bytes.strip_prefix(MAGIC) else {
            return Err(Error::new(
                ErrorKind::NoEnvelope,
                "not protobuf as Kubernetes writes it: `k8s\\0` is missing",
            ));
        };
        let context = DecodeContext::new(bytes, 0);
        let mut cursor = Cursor::new(content);
        let mut envelope = Self {
            api_version: "",
            kind: "",
            raw: &[],
            content_type: "",
        };
        envelope
            .fill(&mut cursor)
            .map_err(|e| e.at(context.offset(cursor.rest())))?;
        if envelope.kind.is_empty() {
            return Err(Error::new(
                ErrorKind::NoEnvelope,
                "an envelope that does not say what is in it",
            ));
        }
        Ok(envelope)
    }

    fn fill(&mut self, cursor: &mut Cursor<'a>) -> Result<(), Error> {
        while let Some(tag) = cursor.tag()? {
            match (tag.number, cursor.value(tag.wire)?) {
                (1, Raw::Bytes(bytes)) => (self.api_version, self.kind) = types(bytes)?,
                (2, Raw::Bytes(raw)) => self.raw = raw,
                (3, Raw::Bytes([])) => {}
                (3, _) => {
                    return Err(Error::new(
                        ErrorKind::NoEnvelope,
                        "an envelope with an encoding of its own",
                    ));
                }
                (4, Raw::Bytes(bytes)) => self.content_type = text(bytes)?,
                (1 | 2 | 4, _) => return Err(Error::new(ErrorKind::WireType, "an envelope that is none")),
                _ => {}
            }
        }
        Ok(())
    }

    pub(super) fn is_one(bytes: &[u8]) -> bool {
        bytes.starts_with(MAGIC)
    }

    pub(super) fn is_json(&self) -> bool {
        self.content_type == "application/json"
    }

    pub(super) fn message(&self) -> Result<u16, Error> {
        Tables::built_in()
            .kind(self.api_version, self.kind)
            .ok_or_else(|| {
                Error::new(
                    ErrorKind::UnknownKind,
                    shorten(format_args!(
                        "there is no table for {} of {}",
                        self.kind, self.api_version
                    )),
                )
            })
    }
}

/// Parses the apiVersion and kind of a `runtime.TypeMeta`.
pub(super) fn types(bytes: &[u8]) -> Result<(&str, &str), Error> {
    let mut types = ("", "");
    let mut cursor = Cursor::new(bytes);
    while let Some(tag) = cursor.tag()? {
        match (tag.number, cursor.value(tag.wire)?) {
            (1, Raw::Bytes(bytes)) => types.0 = text(bytes)?,
            (2, Raw::Bytes(bytes)) => types.1 = text(bytes)?,
            (1 | 2, _) => return Err(Error::new(ErrorKind::WireType, "a type that is not text")),
            _ => {}
        }
    }
    Ok(types)
}

/// The identity of an object. A field that the object does not have is empty.
///
/// ```
/// let peek = kube_informer::wire::proto::peek(b"\x0a\x08\x0a\x01a\x32\x03700")?;
/// assert_eq!((peek.name, peek.namespace), ("a", ""));
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Peek<'a> {
    /// `metadata.name`
    pub name: &'a str,
    /// `metadata.namespace`
    pub namespace: &'a str,
    /// `metadata.uid`
    pub uid: &'a str,
    /// `metadata.resourceVersion`
    pub resource_version: &'a str,
    object: &'a [u8],
}

/// Reads the metadata of an object without decoding it. `object` is an item of a list, or the
/// [`raw`](Envelope::raw) of an envelope.
///
/// Cost: one step per field of the metadata, independent of the size of the object.
///
/// ```
/// use kube_informer::wire::proto::{Envelope, peek};
///
/// let object = b"\x0a\x0b\x0a\x01a\x1a\x01n\x32\x03420";
/// let peek = peek(object)?;
/// assert_eq!((peek.namespace, peek.name, peek.resource_version), ("n", "a", "420"));
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
pub fn peek(object: &[u8]) -> Result<Peek<'_>, Error> {
    let mut peek = Peek {
        object,
        ..Peek::default()
    };
    each_of_metadata(object, |number, bytes| {
        let place = match number {
            1 => &mut peek.name,
            3 => &mut peek.namespace,
            5 => &mut peek.uid,
            6 => &mut peek.resource_version,
            _ => return Ok(()),
        };
        *place = text(bytes)?;
        Ok(())
    })?;
    Ok(peek)
}

impl<'a> Peek<'a> {
    /// Returns the value of an annotation. A bookmark marks the end of the initial events with one.
    ///
    /// ```
    /// use kube_informer::wire::proto::peek;
    ///
    /// let object = b"\x0a\x08\x62\x06\x0a\x01k\x12\x01v";
    /// assert_eq!(peek(object)?.annotation("k")?, Some("v"));
    /// assert_eq!(peek(object)?.annotation("l")?, None);
    /// # Ok::<(), kube_informer::wire::proto::Error>(())
    /// ```
    pub fn annotation(&self, name: &str) -> Result<Option<&'a str>, Error> {
        let mut found = None;
        each_of_metadata(self.object, |number, bytes| {
            // A map entry is encoded like apiVersion and kind: fields 1 and 2, both text.
            if number == 12
                && let (key, value) = types(bytes)?
                && key == name
            {
                found = Some(value);
            }
            Ok(())
        })?;
        Ok(found)
    }
}

/// Calls `each` for each field of an object's metadata that is text, a message or bytes.
fn each_of_metadata<'a>(
    object: &'a [u8],
    mut call: impl FnMut(u32, &'a [u8]) -> Result<(), Error>,
) -> Result<(), Error> {
    let context = DecodeContext::new(object, 0);
    let mut cursor = Cursor::new(object);
    let mut walk = || -> Result<(), Error> {
        while let Some(tag) = cursor.tag()? {
            if let (1, Raw::Bytes(metadata)) = (tag.number, cursor.value(tag.wire)?) {
                let mut cursor = Cursor::new(metadata);
                while let Some(tag) = cursor.tag().map_err(|e| e.at(context.offset(cursor.rest())))? {
                    let raw = cursor
                        .value(tag.wire)
                        .map_err(|e| e.at(context.offset(cursor.rest())))?;
                    if let Raw::Bytes(bytes) = raw {
                        call(tag.number, bytes).map_err(|e| e.at(context.offset(bytes)))?;
                    }
                }
            }
        }
        Ok(())
    };
    let result = walk();
    result.map_err(|e| e.at(context.offset(cursor.rest())))
}

pub(super) const MAGIC: &[u8] = b"k8s\0";
