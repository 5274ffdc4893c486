//! Reads one object: its identity, and the object itself.

use std::borrow::Cow;
use std::marker::PhantomData;
use std::num::NonZeroU64;
use std::sync::Arc;

use serde::Deserialize as _;
use serde::de::DeserializeOwned;

use super::read::{DecodeError, Reader};
use super::scan::{Bounds, Outline, Scan, ScanError};
use crate::object::Uid;
use crate::object::{ObjectKey, hash_member, json_content};
use crate::protocol::{IsCached, Payload, Received, Undecodable};
use crate::shorten::shorten;
use crate::wire::{Decoding, FieldCheck, WireError};

/// The identity of an object, found without decoding the object.
#[derive(Debug, Default)]
pub(super) struct ObjectPeek<'a> {
    pub(super) kind: Cow<'a, str>,
    pub(super) name: Cow<'a, str>,
    pub(super) namespace: Cow<'a, str>,
    pub(super) uid: Cow<'a, str>,
    pub(super) version: Cow<'a, str>,
    /// True if the object carries `k8s.io/initial-events-end: "true"`.
    pub(super) ends_initial: bool,
}

impl<'a> ObjectPeek<'a> {
    /// Reads `kind` and `metadata`, and skips everything else.
    pub(super) fn at(reader: Reader<'a>) -> Result<Self, DecodeError> {
        let mut peek = Self::default();
        peek.look(reader)?;
        Ok(peek)
    }

    fn look(&mut self, mut reader: Reader<'a>) -> Result<(), DecodeError> {
        reader.members(|name, reader| match name {
            "kind" => {
                self.kind = reader.text()?.unwrap_or_default();
                Ok(())
            }
            "metadata" => self.metadata(reader),
            _ => reader.skip(),
        })
    }

    fn metadata(&mut self, reader: &mut Reader<'a>) -> Result<(), DecodeError> {
        reader.members(|name, reader| {
            let place = match name {
                "name" => &mut self.name,
                "namespace" => &mut self.namespace,
                "uid" => &mut self.uid,
                "resourceVersion" => &mut self.version,
                "annotations" => {
                    return reader.members(|name, reader| {
                        if name != "k8s.io/initial-events-end" {
                            return reader.skip();
                        }
                        self.ends_initial = reader.text()?.is_some_and(|value| value == "true");
                        Ok(())
                    });
                }
                _ => return reader.skip(),
            };
            *place = reader.text()?.unwrap_or_default();
            Ok(())
        })
    }
}

/// Decodes objects of one kind.
#[derive(Debug)]
pub(super) struct ObjectReader<K> {
    kind: String,
    decoding: Decoding,
    /// If set, cached objects are not decoded.
    pub(super) known: Option<IsCached>,
    /// True if objects may consist of their metadata only.
    pub(super) or_metadata: bool,
    /// Notes which fields of the type are filled.
    pub(super) check: Option<Arc<FieldCheck>>,
    of: PhantomData<fn() -> K>,
}

impl<K> ObjectReader<K> {
    pub(super) fn new(kind: impl Into<String>, decoding: Decoding) -> Self {
        Self {
            kind: kind.into(),
            decoding,
            known: None,
            or_metadata: false,
            check: None,
            of: PhantomData,
        }
    }

    pub(super) fn kind(&self) -> &str {
        &self.kind
    }

    pub(super) fn decoding(&self) -> &Decoding {
        &self.decoding
    }

    /// Items of a list of a built-in kind do not name their kind.
    fn is_of_kind(&self, kind: &str) -> bool {
        kind.is_empty() || kind == self.kind || self.or_metadata && kind == "PartialObjectMetadata"
    }

    #[cold]
    pub(super) fn crowded(&self) -> String {
        crowded(self.decoding.bounds())
    }

    /// Returns the key of an incomplete value, if the key has arrived already.
    #[cold]
    pub(super) fn key_in(&mut self, begun: &[u8], outline: &Outline) -> Option<ObjectKey> {
        let text = match std::str::from_utf8(begun) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&begun[..error.valid_up_to()]).ok()?,
        };
        let mut peek = ObjectPeek::default();
        // Reading fails at the missing part. The fields before it count.
        let _ = peek.look(Reader::new(text, outline, None));
        (!peek.name.is_empty()).then(|| ObjectKey::namespaced(&peek.namespace, &peek.name))
    }
}

impl<K: DeserializeOwned> ObjectReader<K> {
    /// Reads the object at this position. The error describes what is there instead.
    pub(super) fn object(&mut self, place: ObjectStart<'_>) -> Result<Received<K>, String> {
        let root = place.reader;
        let mut peek = ObjectPeek::default();
        let looked = peek.look(root.clone());
        if place.defect != Some(Defect::Crowded) {
            looked.map_err(|why| format!("something without readable metadata: {why}"))?;
        }
        if !self.is_of_kind(&peek.kind) {
            return Err(shorten(format_args!("an object of kind {:?}", peek.kind)));
        }
        if peek.name.is_empty() {
            return Err(match place.defect {
                Some(Defect::Crowded) => format!("an object of which no name was found: {}", self.crowded()),
                _ => "an object without a name".to_owned(),
            });
        }
        let key = ObjectKey::namespaced(&peek.namespace, &peek.name);
        let uid = (!peek.uid.is_empty()).then(|| Uid::from(&*peek.uid));
        let version = peek.version.parse().ok();
        let known = self
            .known
            .as_ref()
            .filter(|_| place.may_be_known && place.defect.is_none());
        let mut content = known
            .filter(|known| known.compares_content())
            .and_then(|_| self::content(root.clone()));
        let object = match (place.defect, &uid, &version, known) {
            (None, Some(uid), Some(version), Some(known)) if known.ask_with(&key, uid, version, content) => {
                Payload::Unchanged
            }
            (None, ..) => {
                content = content.or_else(|| self::content(root.clone()));
                self.decode(root).into()
            }
            (Some(Defect::Crowded), ..) => Payload::Undecodable(Undecodable { why: self.crowded() }),
            (Some(Defect::NotText { .. }), ..)
                if [&peek.name, &peek.namespace]
                    .iter()
                    .any(|text| text.contains('\u{fffd}')) =>
            {
                return Err("an object whose name is not UTF-8".to_owned());
            }
            (Some(Defect::NotText { at }), ..) => Payload::Undecodable(Undecodable {
                why: format!("it is not UTF-8, at byte {at}"),
            }),
        };
        Ok(Received {
            key,
            uid,
            version,
            content,
            object,
        })
    }

    fn decode(&self, root: Reader<'_>) -> Result<K, Undecodable> {
        let mut reader = root.clone();
        reader.omit = self.decoding.omit();
        if let Some(check) = &self.check {
            let again = reader.clone();
            check.decoded(|| json(again));
        }
        K::deserialize(&mut reader).map_err(|why| Undecodable {
            why: reader.explain(root, &why),
        })
    }
}

/// The object as a JSON value.
#[cold]
fn json(mut reader: Reader<'_>) -> Option<serde_json::Value> {
    serde_json::Value::deserialize(&mut reader).ok()
}

/// Computes a hash of the object's content, equal for lists and watches. It excludes the kind, because items
/// of lists of built-in kinds do not name theirs.
fn content(mut root: Reader<'_>) -> Option<NonZeroU64> {
    let mut sum = 0u64;
    let walked = root.members(|name, reader| {
        let value = reader.bytes()?;
        if name != "kind" && name != "apiVersion" {
            sum = sum.wrapping_add(hash_member(name, value));
        }
        Ok(())
    });
    walked.ok().and(json_content(sum))
}

/// Describes a value with more elements than can be noted.
#[cold]
fn crowded(bounds: Bounds) -> String {
    format!(
        "it has more than {} strings, objects and arrays; allow more with `Decoding::max_object` if it is meant to",
        bounds.notes()
    )
}

/// The beginning of an object.
#[derive(Debug)]
pub(super) struct ObjectStart<'a> {
    pub(super) reader: Reader<'a>,
    /// The reason why the object cannot be decoded, if that is known already.
    pub(super) defect: Option<Defect>,
    /// True if the cache may hold the object.
    pub(super) may_be_known: bool,
}

/// A defect of an object that is known before decoding.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Defect {
    /// The object is not UTF-8, from this byte on.
    NotText {
        /// The offset of the byte.
        at: usize,
    },
    /// The object has more elements than can be noted. Only its beginning can be read.
    Crowded,
}

impl<'a> ObjectStart<'a> {
    /// The beginning of a framed value. If it is not UTF-8, a readable copy is made, so that at least the key
    /// can be read.
    pub(super) fn new(bytes: &'a [u8], scan: &'a Scan, spare: &'a mut Spare) -> Self {
        match std::str::from_utf8(bytes) {
            Ok(text) => Self {
                reader: Reader::new(text, scan.outline(), None),
                defect: scan.is_crowded().then_some(Defect::Crowded),
                may_be_known: true,
            },
            Err(error) => {
                spare.take(bytes);
                let at = error.valid_up_to();
                let crowded = spare.scan.is_crowded().then_some(Defect::Crowded);
                Self {
                    reader: Reader::new(&spare.text, spare.scan.outline(), None),
                    defect: crowded.or(Some(Defect::NotText { at })),
                    may_be_known: true,
                }
            }
        }
    }
}

/// A readable copy of a value that is not UTF-8.
#[derive(Debug, Default)]
pub(super) struct Spare {
    text: String,
    scan: Scan,
}

impl Spare {
    #[cold]
    fn take(&mut self, bytes: &[u8]) {
        self.text = String::from_utf8_lossy(bytes).into_owned();
        let bounds = Bounds {
            bytes: self.text.len(),
            depth: usize::MAX,
        };
        // The value was framed before, and replaced characters are not part of its structure, so this cannot
        // fail. If it did, the outline would be incomplete and the copy unreadable.
        let _ = self.scan.advance(self.text.as_bytes(), bounds);
    }
}

/// Decodes one object from its JSON, as a [`KubeSource`](crate::source::KubeSource) does: without the fields
/// to leave out, and with vectors of exactly the needed length.
///
/// ```
/// use k8s_openapi::api::core::v1::ConfigMap;
/// use kube_informer::wire::{Decoding, decode};
///
/// let text = br#"{"metadata":{"name":"a"},"data":{"k":"v"}}"#;
/// let object: ConfigMap = decode(text, &Decoding::default())?;
/// assert_eq!(object.data.unwrap()["k"], "v");
/// # Ok::<(), kube_informer::wire::WireError>(())
/// ```
pub fn decode<K: DeserializeOwned>(bytes: &[u8], decoding: &Decoding) -> Result<K, WireError> {
    let malformed = |at: usize, what: String| WireError::Malformed {
        at: at as u64,
        what,
        key: None,
    };
    let text =
        std::str::from_utf8(bytes).map_err(|e| malformed(e.valid_up_to(), "is not UTF-8".to_owned()))?;
    let skipped = text.len() - text.trim_ascii_start().len();
    let text = text.trim_ascii();
    let mut scan = Scan::default();
    let end = scan
        .advance(text.as_bytes(), decoding.bounds())
        .map_err(|error| error.at(skipped as u64, decoding, None))?;
    let plain = !text.starts_with(['{', '[', '"']) && !text.is_empty();
    if end.is_none() && !plain {
        return Err(WireError::CutShort {
            at: bytes.len() as u64,
        });
    }
    if scan.is_crowded() {
        return Err(malformed(skipped, crowded(decoding.bounds())));
    }
    let root = Reader::new(text, scan.outline(), decoding.omit());
    let mut reader = root.clone();
    let object = K::deserialize(&mut reader).and_then(|object| reader.done().map(|()| object));
    object.map_err(|why| malformed(skipped + reader.at(), reader.explain(root, &why)))
}

impl ScanError {
    /// Converts the error into one of an answer in which the value begins at `from`.
    #[cold]
    pub(super) fn at(&self, from: u64, decoding: &Decoding, key: Option<ObjectKey>) -> WireError {
        let malformed = |at: &usize, what: &str, key| WireError::Malformed {
            at: from + *at as u64,
            what: what.to_owned(),
            key,
        };
        match self {
            Self::Bracket { at } => malformed(at, "a bracket that closes nothing", key),
            Self::Control { at } => malformed(at, "a control character in a string", key),
            Self::Deep { at } => WireError::TooDeep {
                at: from + *at as u64,
                limit: decoding.bounds().depth,
                key,
            },
            Self::Long => WireError::TooLarge {
                at: from,
                limit: decoding.bounds().bytes,
                key,
            },
        }
    }
}

/// Decodes the field at this path from the text of a value, if the field exists.
pub(crate) fn field<T: DeserializeOwned>(text: &str, path: &[String]) -> Result<Option<T>, WireError> {
    let mut scan = Scan::default();
    let decoding = Decoding::default().max_object(usize::MAX);
    let framed = scan.advance(text.as_bytes(), decoding.bounds());
    if framed.map_err(|error| error.at(0, &decoding, None))?.is_none() {
        return Ok(None);
    }
    if scan.is_crowded() {
        let (at, key) = (0, None);
        let what = crowded(decoding.bounds());
        return Err(WireError::Malformed { at, what, key });
    }
    let root = Reader::new(text, scan.outline(), None);
    let malformed = |reader: &Reader<'_>, why: &DecodeError| WireError::Malformed {
        at: reader.at() as u64,
        what: reader.explain(root.clone(), why),
        key: None,
    };
    let mut place = root.clone();
    for name in path {
        let mut found = None;
        let walked = place.members(|member, reader| {
            match member == name {
                true => found = Some(reader.mark()?),
                false => reader.skip()?,
            }
            Ok(())
        });
        walked.map_err(|why| malformed(&place, &why))?;
        match found {
            Some(below) => place = below,
            None => return Ok(None),
        }
    }
    Option::<T>::deserialize(&mut place).map_err(|why| malformed(&place, &why))
}
