//! From protobuf straight into lean types.
//!
//! Every type has a generated loop over its fields ([`Decode`]). Fields may come in any order; parts of one message that come apart
//! are put together, and so are lists and maps; of a single value that comes twice the last counts. Unknown fields are stepped over.
//! Whatever the bytes are, the result is an object or an [`Error`].
//!
//! The feature `k8s-openapi` implements [`Decode`] for the types of k8s-openapi too.
//!
//! With a [`Pool`], sub-messages are looked up by their bytes before they are decoded, and equal ones are kept once.

mod element;
mod error;
#[cfg(feature = "k8s-openapi")]
pub(crate) mod openapi;
mod reader;
#[cfg(feature = "k8s-openapi")]
mod stale;

pub(crate) use element::{Element, nonempty};
pub use error::{Error, ErrorKind};
#[cfg(feature = "k8s-openapi")]
pub use openapi::DirectDecoder;
#[cfg(feature = "k8s-openapi")]
pub(crate) use openapi::InPlace;
pub use reader::Reader;
#[cfg(feature = "k8s-openapi")]
pub(crate) use stale::Stale;

use crate::pool::{Found, Pool, Pooled, Site};
use crate::text::INLINE;
use crate::{Map, Shared, Str};

/// A type that a protobuf message can be decoded into. The generator implements it, also for the types of k8s-openapi if the feature
/// of that name is on.
pub trait Decode: Default + Clone + PartialEq + Send + Sync + 'static {
    /// The name of the message.
    const NAME: &'static str;

    /// Adds what the message says.
    fn merge(&mut self, reader: &mut Reader<'_>, decoder: &mut Decoder<'_>) -> Result<(), Error>;

    /// Replaces the value by what the message says. The types of k8s-openapi use the value's memory again. After an error the value is
    /// of no use.
    fn overwrite(&mut self, reader: &mut Reader<'_>, decoder: &mut Decoder<'_>) -> Result<(), Error> {
        *self = Self::default();
        self.merge(reader, decoder)
    }
}

/// Decodes protobuf into lean types.
///
/// Left out unless asked for: `metadata.managedFields`.
///
/// ```
/// # #[cfg(feature = "core")] {
/// use kube_lean::core::v1::Namespace;
/// use kube_lean::wire::Decoder;
///
/// let namespace: Namespace = Decoder::new().object(b"\x0a\x03\x0a\x01a")?;
/// assert_eq!(namespace.metadata.name.as_deref(), Some("a"));
/// # }
/// # Ok::<(), kube_lean::wire::Error>(())
/// ```
#[derive(Debug)]
pub struct Decoder<'p> {
    pool: Option<&'p mut Pool>,
    depth: u32,
    max_depth: u32,
    keeps_managed_fields: bool,
}

impl Default for Decoder<'_> {
    fn default() -> Self {
        Self::new()
    }
}

/// As deep as serde_json goes.
const MAX_DEPTH: u32 = 128;

impl<'p> Decoder<'p> {
    /// One that shares nothing and leaves managedFields out.
    pub fn new() -> Self {
        Self {
            pool: None,
            depth: 0,
            max_depth: MAX_DEPTH,
            keeps_managed_fields: false,
        }
    }

    /// Keeps equal parts once, as far as this pool has seen them.
    ///
    /// ```
    /// # #[cfg(feature = "core")] {
    /// use kube_lean::core::v1::Namespace;
    /// use kube_lean::{Map, Pool, wire::Decoder};
    ///
    /// // {"metadata": {"labels": {"team": "a"}}}
    /// let bytes = b"\x0a\x0d\x5a\x0b\x0a\x04team\x12\x03red";
    /// let mut pool = Pool::new();
    /// let one: Namespace = Decoder::new().pool(&mut pool).object(bytes)?;
    /// let other: Namespace = Decoder::new().pool(&mut pool).object(bytes)?;
    /// let (one, other) = (one.metadata.labels.unwrap(), other.metadata.labels.unwrap());
    /// assert!(Map::ptr_eq(&one, &other));
    /// # }
    /// # Ok::<(), kube_lean::wire::Error>(())
    /// ```
    #[must_use]
    pub fn pool<'q>(self, pool: &'q mut Pool) -> Decoder<'q> {
        Decoder {
            pool: Some(pool),
            depth: self.depth,
            max_depth: self.max_depth,
            keeps_managed_fields: self.keeps_managed_fields,
        }
    }

    /// Builds managedFields too. They are often half of an object.
    #[must_use]
    pub fn keep_managed_fields(mut self) -> Self {
        self.keeps_managed_fields = true;
        self
    }

    /// Sets how deep messages may be within the object. The default is 128.
    ///
    /// ```
    /// # #[cfg(feature = "core")] {
    /// use kube_lean::core::v1::Pod;
    /// use kube_lean::wire::{Decoder, ErrorKind};
    ///
    /// let error = Decoder::new().max_depth(0).object::<Pod>(b"\x0a\x00").unwrap_err();
    /// assert_eq!(error.kind(), ErrorKind::Depth);
    /// # }
    /// ```
    #[must_use]
    pub fn max_depth(mut self, depth: u32) -> Self {
        self.max_depth = depth;
        self
    }

    /// Decodes an object without its envelope.
    pub fn object<T: Decode>(&mut self, bytes: &[u8]) -> Result<T, Error> {
        let mut object = T::default();
        object
            .merge(&mut Reader::new(bytes), self)
            .map_err(|e| e.within(T::NAME).located(bytes))?;
        Ok(object)
    }

    /// Decodes an object without its envelope over an older one, whose memory is used again as far as its [type](Decode::overwrite)
    /// can. The result equals that of [`object`](Self::object). After an error, the old object is of no use.
    ///
    /// ```
    /// # #[cfg(feature = "core")] {
    /// use kube_lean::core::v1::Namespace;
    /// use kube_lean::wire::Decoder;
    ///
    /// let mut namespace: Namespace = Decoder::new().object(b"\x0a\x03\x0a\x01a")?;
    /// Decoder::new().object_over(&mut namespace, b"\x0a\x03\x0a\x01b")?;
    /// assert_eq!(namespace.metadata.name.as_deref(), Some("b"));
    /// # }
    /// # Ok::<(), kube_lean::wire::Error>(())
    /// ```
    pub fn object_over<T: Decode>(&mut self, object: &mut T, bytes: &[u8]) -> Result<(), Error> {
        object
            .overwrite(&mut Reader::new(bytes), self)
            .map_err(|e| e.within(T::NAME).located(bytes))
    }

    /// Whether the managedFields of the metadata that is read now are kept. Those of a template within the object are a part of it.
    pub(crate) fn keeps_managed_fields(&self) -> bool {
        self.keeps_managed_fields || self.depth > 1
    }

    /// A message within another.
    pub(crate) fn message<T: Decode>(&mut self, into: &mut T, r: &mut Reader<'_>) -> Result<(), Error> {
        self.part(into, r.bytes()?)
    }

    /// The same for a field that may be absent.
    pub(crate) fn boxed<T: Decode>(
        &mut self,
        into: &mut Option<Box<T>>,
        r: &mut Reader<'_>,
    ) -> Result<(), Error> {
        self.part(&mut **into.get_or_insert_default(), r.bytes()?)
    }

    fn part<T: Decode>(&mut self, into: &mut T, bytes: &[u8]) -> Result<(), Error> {
        self.within(T::NAME, bytes, |r, d| into.merge(r, d))
    }

    /// A message within another, read by a function.
    #[cfg(feature = "k8s-openapi")]
    pub(crate) fn nested(
        &mut self,
        name: &'static str,
        r: &mut Reader<'_>,
        read: impl FnOnce(&mut Reader<'_>, &mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        self.within(name, r.bytes()?, read)
    }

    fn within(
        &mut self,
        name: &'static str,
        bytes: &[u8],
        read: impl FnOnce(&mut Reader<'_>, &mut Self) -> Result<(), Error>,
    ) -> Result<(), Error> {
        if self.depth == self.max_depth {
            return Err(Error::new(ErrorKind::Depth, bytes));
        }
        self.depth += 1;
        let result = read(&mut Reader::new(bytes), self);
        self.depth -= 1;
        result.map_err(|e| e.within(name))
    }

    /// A message that other objects may have too.
    pub(crate) fn shared<T: Decode>(
        &mut self,
        old: Option<Shared<T>>,
        site: Site,
        r: &mut Reader<'_>,
    ) -> Result<Shared<T>, Error> {
        let bytes = r.bytes()?;
        if let Some(mut old) = old {
            self.part(old.make_mut(), bytes)?;
            return Ok(old);
        }
        self.pooled(site, bytes, |decoder| {
            let mut value = T::default();
            decoder.part(&mut value, bytes)?;
            Ok(Shared::new(value))
        })
    }

    /// The elements of a list that follow each other here.
    pub(crate) fn list<T: Element>(
        &mut self,
        into: &mut Box<[T]>,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<(), Error> {
        let (run, count) = r.run(tag)?;
        let mut list = std::mem::take(into).into_vec();
        list.reserve_exact(count);
        self.elements(&mut list, run, tag)?;
        *into = list.into_boxed_slice();
        Ok(())
    }

    /// The same of a list that other objects may have too.
    pub(crate) fn shared_list<T: Element>(
        &mut self,
        old: Option<Shared<[T]>>,
        site: Site,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<Shared<[T]>, Error> {
        let (run, count) = r.run(tag)?;
        if let Some(old) = old.filter(|old| !old.is_empty()) {
            let mut list = old.to_vec();
            self.elements(&mut list, run, tag)?;
            return Ok(list.into());
        }
        self.pooled(site, run, |decoder| {
            let mut list = Vec::with_capacity(count);
            decoder.elements(&mut list, run, tag)?;
            Ok(list.into())
        })
    }

    fn elements<T: Element>(&mut self, list: &mut Vec<T>, run: &[u8], tag: u32) -> Result<(), Error> {
        let mut r = Reader::new(run);
        loop {
            list.push(T::read(&mut r, self)?);
            if !r.again(tag) {
                return Ok(());
            }
        }
    }

    /// The entries of a map that follow each other here.
    pub(crate) fn map<V: Element>(
        &mut self,
        old: Option<Map<V>>,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<Map<V>, Error> {
        let (run, count) = r.run(tag)?;
        self.entries(old, run, count, tag)
    }

    /// The same of a map that other objects may have too.
    pub(crate) fn shared_map<V: Element>(
        &mut self,
        old: Option<Map<V>>,
        site: Site,
        r: &mut Reader<'_>,
        tag: u32,
    ) -> Result<Map<V>, Error> {
        let (run, count) = r.run(tag)?;
        if old.as_ref().is_some_and(|old| !old.is_empty()) {
            return self.entries(old, run, count, tag);
        }
        self.pooled(site, run, |decoder| decoder.entries(None, run, count, tag))
    }

    fn entries<V: Element>(
        &mut self,
        old: Option<Map<V>>,
        run: &[u8],
        count: usize,
        tag: u32,
    ) -> Result<Map<V>, Error> {
        let mut entries = old.map(Map::into_entries).unwrap_or_default();
        entries.reserve_exact(count);
        let mut r = Reader::new(run);
        loop {
            entries.push(self.entry(r.message()?)?);
            if !r.again(tag) {
                return Ok(Map::from_entries(entries));
            }
        }
    }

    fn entry<V: Element>(&mut self, mut r: Reader<'_>) -> Result<(Str, V), Error> {
        let (mut key, mut value) = (Str::new(), None);
        let value_tag = 2 << 3 | V::WIRE;
        while let Some(tag) = r.tag()? {
            match tag {
                10 => key = self.intern(&mut r)?,
                tag if tag == value_tag => value = Some(V::read_again(value, &mut r, self)?),
                _ => r.skip(tag, &[1, 2])?,
            }
        }
        let value = match value {
            Some(value) => value,
            None => V::read(&mut Reader::new(&[0; 8]), self)?,
        };
        Ok((key, value))
    }

    /// Text that many objects have.
    pub(crate) fn intern(&mut self, r: &mut Reader<'_>) -> Result<Str, Error> {
        let text = r.str()?;
        match &mut self.pool {
            Some(pool) if text.len() > INLINE => Ok(pool.intern(text)),
            _ => Ok(Str::from(text)),
        }
    }

    /// Looks for the value of these bytes, or makes it.
    fn pooled<P: Pooled>(
        &mut self,
        site: Site,
        bytes: &[u8],
        make: impl FnOnce(&mut Self) -> Result<P, Error>,
    ) -> Result<P, Error> {
        let found = match &mut self.pool {
            Some(pool) => pool.find::<P>(site, bytes),
            None => Found::NotKept,
        };
        match found {
            Found::Value(value) => Ok(value),
            Found::NotKept => make(self),
            Found::Nothing(hash) => {
                let value = make(self)?;
                if let Some(pool) = &mut self.pool {
                    pool.keep(site, hash, bytes, &value);
                }
                Ok(value)
            }
        }
    }
}
