//! From protobuf straight into the types of k8s-openapi.
//!
//! These types are large: a volume has 3,280 bytes, most of them for sources that it does not have. A value is therefore made blank
//! where it stays, and its fields are written there; nothing is moved.
//!
//! Allocating and freeing them costs more than reading the wire. So an object can be decoded over an older one that is no longer used:
//! texts, lists, maps and boxes stay where they are as far as the new object has them too ([`Stale`](super::Stale)).

use std::any::{Any, TypeId};
use std::collections::{BTreeMap, HashMap};
use std::hint::black_box;
use std::sync::LazyLock;

use k8s_openapi::ByteString;
use k8s_openapi::apimachinery::pkg::api::resource::Quantity;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::Time as OpenTime;
use k8s_openapi::apimachinery::pkg::util::intstr::IntOrString;
use k8s_openapi::jiff::Timestamp;
use serde_json::Value;

use super::error::{Error, ErrorKind};
use super::reader::{Reader, raw_json};
use super::{Decode, Decoder};
use crate::Time;

/// The decoder of a type of k8s-openapi, for code that is generic over types and cannot ask for [`Decode`].
///
/// ```
/// # #[cfg(feature = "core")] {
/// use k8s_openapi::api::core::v1::Namespace;
/// use kube_lean::wire::{Decoder, DirectDecoder};
///
/// let direct = DirectDecoder::<Namespace>::find().expect("a built-in kind");
/// assert_eq!(direct.message(), "core/v1.Namespace");
/// let namespace = direct.decode(&mut Decoder::new(), b"\x0a\x03\x0a\x01a")?;
/// assert_eq!(namespace.metadata.name.as_deref(), Some("a"));
/// assert!(DirectDecoder::<String>::find().is_none());
/// # }
/// # Ok::<(), kube_lean::wire::Error>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct DirectDecoder<T> {
    message: &'static str,
    functions: Functions<T>,
}

#[derive(Debug, Clone, Copy)]
struct Functions<T> {
    decode: fn(&mut Decoder<'_>, &[u8]) -> Result<T, Error>,
    decode_over: fn(&mut Decoder<'_>, &mut T, &[u8]) -> Result<(), Error>,
    touch: fn(&T),
}

/// A message, and the `Functions` of its type.
type AnyDecoder = (&'static str, Box<dyn Any + Send + Sync>);

/// The decoders by the type that they return. A table and not a comparison for each type, because that would have to be compiled
/// in every crate that uses it, for each type that it uses.
static DECODERS: LazyLock<HashMap<TypeId, AnyDecoder>> = LazyLock::new(|| {
    let mut decoders = HashMap::new();
    macro_rules! insert {
        ($message:literal, $type:path) => {
            let functions = Functions::<$type> {
                decode: |decoder, bytes| decoder.object(bytes),
                decode_over: |decoder, object, bytes| decoder.object_over(object, bytes),
                touch: |object| {
                    // A comparison reads all of it.
                    black_box(black_box(object) == object);
                },
            };
            let decoder: AnyDecoder = ($message, Box::new(functions));
            decoders.insert(TypeId::of::<$type>(), decoder);
        };
    }
    crate::generated::openapi::for_each_type!(insert);
    decoders
});

impl<T: 'static> DirectDecoder<T> {
    /// Looks for the decoder of this type.
    ///
    /// None for every type that is not a kind of k8s-openapi, lean types among them, and for API groups whose feature is off.
    pub fn find() -> Option<Self> {
        let (message, functions) = DECODERS.get(&TypeId::of::<T>())?;
        let functions: &Functions<T> = functions.downcast_ref()?;
        let functions = Functions { ..*functions };
        Some(Self { message, functions })
    }

    /// The message that the type is of, such as `core/v1.Pod`.
    pub fn message(&self) -> &'static str {
        self.message
    }

    /// Decodes an object without its envelope.
    pub fn decode(&self, decoder: &mut Decoder<'_>, bytes: &[u8]) -> Result<T, Error> {
        (self.functions.decode)(decoder, bytes)
    }

    /// Decodes an object without its envelope over an older one, whose memory is used again ([`Decoder::object_over`]).
    ///
    /// ```
    /// # #[cfg(feature = "core")] {
    /// use k8s_openapi::api::core::v1::Namespace;
    /// use kube_lean::wire::{Decoder, DirectDecoder};
    ///
    /// let direct = DirectDecoder::<Namespace>::find().expect("a built-in kind");
    /// let mut namespace = direct.decode(&mut Decoder::new(), b"\x0a\x03\x0a\x01a")?;
    /// direct.decode_over(&mut Decoder::new(), &mut namespace, b"\x0a\x03\x0a\x01b")?;
    /// assert_eq!(namespace.metadata.name.as_deref(), Some("b"));
    /// # }
    /// # Ok::<(), kube_lean::wire::Error>(())
    /// ```
    pub fn decode_over(&self, decoder: &mut Decoder<'_>, object: &mut T, bytes: &[u8]) -> Result<(), Error> {
        (self.functions.decode_over)(decoder, object, bytes)
    }

    /// A function that reads an object whole, which brings its memory into the processor's cache. An object that is going to be written
    /// over is usually an old one: reading it when there is nothing else to do makes the next decoding shorter.
    ///
    /// ```
    /// # #[cfg(feature = "core")] {
    /// use k8s_openapi::api::core::v1::Namespace;
    /// use kube_lean::wire::DirectDecoder;
    ///
    /// let touch = DirectDecoder::<Namespace>::find().expect("a built-in kind").touch();
    /// touch(&Namespace::default());
    /// # }
    /// ```
    pub fn touch(&self) -> fn(&T) {
        self.functions.touch
    }
}

/// What a field, an element of a list or a value of a map is filled with, where it stays.
pub(crate) trait InPlace: Sized {
    /// Its wire type.
    const WIRE: u32 = 2;

    /// One of which nothing was read.
    fn blank() -> Self;

    /// Reads it, or another part of it, after its tag.
    fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error>;

    /// Reads it after its tag, in place of the value of an older object.
    fn read_over(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        *self = Self::blank();
        self.read(r, d)
    }
}

impl<T: Decode> InPlace for T {
    #[inline]
    fn blank() -> Self {
        Self::default()
    }

    fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.message(self, r)
    }

    fn read_over(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        d.nested(T::NAME, r, |r, d| self.overwrite(r, d))
    }
}

macro_rules! single {
    ($($type:ty, $wire:literal: |$r:ident| $read:expr;)+) => {$(
        impl InPlace for $type {
            const WIRE: u32 = $wire;

            #[inline]
            fn blank() -> Self {
                Self::default()
            }

            #[inline]
            fn read(&mut self, $r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
                *self = $read;
                Ok(())
            }

            #[inline]
            fn read_over(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
                self.read(r, d)
            }
        }
    )+};
}
single! {
    i32, 0: |r| r.i32()?;
    i64, 0: |r| r.i64()?;
    bool, 0: |r| r.bool()?;
    ByteString, 2: |r| Self(r.bytes()?.to_vec());
}

impl InPlace for String {
    #[inline]
    fn blank() -> Self {
        Self::new()
    }

    #[inline]
    fn read(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        r.put(self)
    }

    #[inline]
    fn read_over(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        r.put(self)
    }
}

impl InPlace for Quantity {
    fn blank() -> Self {
        Self::default()
    }

    fn read_over(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        self.0.clear();
        self.read(r, d)
    }

    fn read(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let mut r = r.message()?;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => r.put(&mut self.0)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        if self.0.is_empty() {
            self.0.push('0');
        }
        Ok(())
    }
}

impl InPlace for IntOrString {
    fn blank() -> Self {
        Self::default()
    }

    fn read(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        let old = std::mem::take(self).into();
        *self = r.int_or_string(Some(old))?.into();
        Ok(())
    }
}

/// An element that is null is refused.
impl InPlace for OpenTime {
    fn blank() -> Self {
        Self(NO_TIME)
    }

    fn read(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
        self.0 = r.timestamp(Some(self.0))?.ok_or_else(|| no_time(r))?;
        Ok(())
    }
}

/// A list of texts in a message of its own.
impl InPlace for Vec<String> {
    fn blank() -> Self {
        Self::new()
    }

    fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
        let mut r = r.message()?;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => d.vec(false, self, &mut r, 10)?,
                _ => r.skip(tag, &[1])?,
            }
        }
        Ok(())
    }
}

impl Decoder<'_> {
    /// A field. If it is stale, its value is replaced.
    #[inline]
    pub(crate) fn over<T: InPlace>(
        &mut self,
        is_stale: bool,
        into: &mut T,
        r: &mut Reader<'_>,
    ) -> Result<(), Error> {
        if is_stale {
            into.read_over(r, self)
        } else {
            into.read(r, self)
        }
    }

    /// The elements of a list that follow each other here. If the list is stale, they replace its elements.
    pub(crate) fn vec<T: InPlace>(
        &mut self,
        is_stale: bool,
        into: &mut Vec<T>,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<(), Error> {
        let (run, count) = r.run(tag)?;
        let mut stale = 0;
        if is_stale {
            into.truncate(count);
            if into.capacity() > count + count / 4 {
                into.shrink_to(count);
            }
            stale = into.len();
        }
        into.reserve_exact(count - stale);
        let mut r = Reader::new(run);
        for element in into.iter_mut().take(stale) {
            element.read_over(&mut r, self)?;
            r.again(tag);
        }
        for _ in stale..count {
            into.push(T::blank());
            if let Some(last) = into.last_mut() {
                last.read(&mut r, self)?;
            }
            r.again(tag);
        }
        Ok(())
    }

    /// The entries of a map that follow each other here. If the map is stale, they replace its entries.
    pub(crate) fn tree<V: InPlace>(
        &mut self,
        is_stale: bool,
        into: &mut BTreeMap<String, V>,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<(), Error> {
        if is_stale {
            let begin = *r;
            if self.tree_of_equal_keys(into, r, tag)? {
                return Ok(());
            }
            *r = begin;
            into.clear();
        }
        loop {
            let (key, value) = self.tree_entry(r.message()?)?;
            into.insert(key, value);
            if !r.again(tag) {
                return Ok(());
            }
        }
    }

    /// Replaces the values of a map if its keys are those of the entries here, which Kubernetes writes in order. Returns false if they
    /// are not; the map is of no use then.
    fn tree_of_equal_keys<V: InPlace>(
        &mut self,
        into: &mut BTreeMap<String, V>,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<bool, Error> {
        let mut entries = into.iter_mut();
        loop {
            let mut entry = r.message()?;
            let Some((key, value)) = entries.next() else {
                return Ok(false);
            };
            let is_equal = entry.tag()? == Some(10)
                && entry.str()? == key.as_str()
                && entry.tag()? == Some(2 << 3 | V::WIRE);
            if !is_equal {
                return Ok(false);
            }
            value.read_over(&mut entry, self)?;
            if entry.tag()?.is_some() {
                return Ok(false);
            }
            if !r.again(tag) {
                return Ok(entries.next().is_none());
            }
        }
    }

    fn tree_entry<V: InPlace>(&mut self, mut r: Reader<'_>) -> Result<(String, V), Error> {
        let (mut key, mut value, mut is_read) = (String::new(), V::blank(), false);
        let value_tag = 2 << 3 | V::WIRE;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => key = r.string()?,
                tag if tag == value_tag => {
                    value.read(&mut r, self)?;
                    is_read = true;
                }
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        if !is_read {
            value.read(&mut Reader::new(&[0; 8]), self)?;
        }
        Ok((key, value))
    }
}

impl Reader<'_> {
    #[inline]
    pub(crate) fn string(&mut self) -> Result<String, Error> {
        self.str().map(String::from)
    }

    /// Text in place of another one.
    #[inline]
    pub(crate) fn put(&mut self, into: &mut String) -> Result<(), Error> {
        put(into, self.str()?);
        Ok(())
    }

    /// The same for a field that may be absent.
    pub(crate) fn put_some(&mut self, into: &mut Option<String>) -> Result<(), Error> {
        let text = self.str()?;
        match into {
            Some(into) => put(into, text),
            None => *into = Some(String::from(text)),
        }
        Ok(())
    }

    /// The same for a field that is absent if it is empty.
    pub(crate) fn put_nonempty(&mut self, into: &mut Option<String>) -> Result<(), Error> {
        let text = self.str()?;
        match into {
            _ if text.is_empty() => *into = None,
            Some(into) => put(into, text),
            None => *into = Some(String::from(text)),
        }
        Ok(())
    }

    /// A time; none if it is empty, as Go's zero time is.
    pub(crate) fn timestamp(&mut self, old: Option<Timestamp>) -> Result<Option<Timestamp>, Error> {
        Ok(self.seconds(old)?.map(|(time, _)| time))
    }

    /// The same to the microsecond.
    pub(crate) fn micro_timestamp(&mut self, old: Option<Timestamp>) -> Result<Option<Timestamp>, Error> {
        let Some((time, nanos)) = self.seconds(old)? else {
            return Ok(None);
        };
        let micros = time.as_microsecond() + nanos / 1000;
        let time = Timestamp::from_microsecond(micros);
        time.map(Some).map_err(|_| self.error(ErrorKind::Malformed))
    }

    /// A time without its fraction, and the fraction. A second message with parts of the same time adds to the first.
    fn seconds(&mut self, old: Option<Timestamp>) -> Result<Option<(Timestamp, i64)>, Error> {
        let old = old.filter(|old| *old != NO_TIME).map(|old| {
            let micros = old.as_microsecond();
            (micros.div_euclid(1_000_000), micros.rem_euclid(1_000_000) * 1000)
        });
        let Some((seconds, nanos)) = self.stamp(old)? else {
            return Ok(None);
        };
        // The years that Kubernetes has are those of a lean time.
        let time = Time::from_unix(seconds).map_err(|_| self.error(ErrorKind::Malformed))?;
        // Kubernetes writes nothing for Go's zero time. If its number is written, a later part of the same time would add to
        // it, which the field cannot hold.
        if time.is_zero() && nanos == 0 {
            return Err(self.error(ErrorKind::Malformed));
        }
        let time = Timestamp::from_second(seconds).map_err(|_| self.error(ErrorKind::Malformed))?;
        Ok(Some((time, nanos)))
    }

    /// JSON in the first field of a message; none if there is none, or null.
    pub(crate) fn value(&mut self) -> Result<Option<Value>, Error> {
        let mut r = self.message()?;
        let mut json = None;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => json = Some(r.bytes()?),
                _ => r.skip(tag, &[1])?,
            }
        }
        json.map_or(Ok(None), parsed)
    }

    /// JSON, or JSON in an envelope of its own. An object in protobuf is refused: its type is not known here.
    #[cfg_attr(
        not(feature = "all"),
        allow(dead_code, reason = "only some API groups have such fields")
    )]
    pub(crate) fn raw_value(&mut self) -> Result<Option<Value>, Error> {
        raw_json(self)?.map_or(Ok(None), parsed)
    }
}

/// Overwrites text. Its memory is used again if the text fits and little of it would be unused, because objects stay in caches for long.
#[inline]
fn put(into: &mut String, text: &str) {
    if (text.len()..=text.len() + text.len() / 4 + SLACK).contains(&into.capacity()) {
        into.clear();
        into.push_str(text);
    } else {
        *into = String::from(text);
    }
}

/// An allocator rounds up to about this many bytes.
const SLACK: usize = 8;

/// The old value of a field, to which another part of the message adds, unless it is stale.
pub(crate) fn unless<T>(is_stale: bool, old: Option<T>) -> Option<T> {
    old.filter(|_| !is_stale)
}

fn parsed(json: &[u8]) -> Result<Option<Value>, Error> {
    match json.trim_ascii() {
        b"" | b"null" => Ok(None),
        json => serde_json::from_slice(json)
            .map(Some)
            .map_err(|_| Error::new(ErrorKind::Malformed, json)),
    }
}

/// Stands for a required time that was not read: before any time that Kubernetes has.
pub(crate) const NO_TIME: Timestamp = Timestamp::MIN;

#[cold]
pub(crate) fn no_time(r: &Reader<'_>) -> Error {
    r.error(ErrorKind::Malformed)
}

#[cfg(feature = "apiextensions")]
mod schema {
    use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::{
        JSON, JSONSchemaProps, JSONSchemaPropsOrArray, JSONSchemaPropsOrBool, JSONSchemaPropsOrStringArray,
    };

    use super::{Decoder, Error, ErrorKind, InPlace, Reader};

    impl InPlace for JSON {
        fn blank() -> Self {
            Self::default()
        }

        fn read(&mut self, r: &mut Reader<'_>, _: &mut Decoder<'_>) -> Result<(), Error> {
            self.0 = r.value()?.unwrap_or_default();
            Ok(())
        }
    }

    pub(crate) fn schema_or_bool(
        r: &mut Reader<'_>,
        d: &mut Decoder<'_>,
    ) -> Result<JSONSchemaPropsOrBool, Error> {
        let mut r = r.message()?;
        let (mut schema, mut allows) = (None::<Box<JSONSchemaProps>>, false);
        while let Some(tag) = r.tag()? {
            match tag {
                8 => allows = r.bool()?,
                18 => schema.get_or_insert_default().read(&mut r, d)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok(match schema {
            Some(schema) => JSONSchemaPropsOrBool::Schema(schema),
            None => JSONSchemaPropsOrBool::Bool(allows),
        })
    }

    /// A schema, and a list of something else.
    type Parts<T> = (Option<Box<JSONSchemaProps>>, Vec<T>);

    /// Field 2 is a list; if it is empty, field 1 may be a schema.
    fn schema_or<T: InPlace>(r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<Parts<T>, Error> {
        let mut r = r.message()?;
        let (mut schema, mut list) = (None::<Box<JSONSchemaProps>>, Vec::new());
        while let Some(tag) = r.tag()? {
            match tag {
                10 => schema.get_or_insert_default().read(&mut r, d)?,
                18 => d.vec(false, &mut list, &mut r, 18)?,
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        Ok((schema, list))
    }

    pub(crate) fn schema_or_array(
        r: &mut Reader<'_>,
        d: &mut Decoder<'_>,
    ) -> Result<Option<JSONSchemaPropsOrArray>, Error> {
        let (schema, list) = schema_or(r, d)?;
        Ok(match list.is_empty() {
            true => schema.map(JSONSchemaPropsOrArray::Schema),
            false => Some(JSONSchemaPropsOrArray::Schemas(list)),
        })
    }

    impl InPlace for JSONSchemaPropsOrStringArray {
        fn blank() -> Self {
            Self::Strings(Vec::new())
        }

        fn read(&mut self, r: &mut Reader<'_>, d: &mut Decoder<'_>) -> Result<(), Error> {
            let (schema, list) = schema_or(r, d)?;
            *self = match schema {
                Some(schema) if list.is_empty() => Self::Schema(schema),
                // Null in JSON, for which the type has no word.
                None if list.is_empty() => return Err(r.error(ErrorKind::Malformed)),
                _ => Self::Strings(list),
            };
            Ok(())
        }
    }
}
#[cfg(feature = "apiextensions")]
pub(crate) use schema::{schema_or_array, schema_or_bool};
