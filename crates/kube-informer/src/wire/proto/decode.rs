//! Decodes protobuf bytes into any type.

use serde::de::DeserializeOwned;

use super::envelope::Envelope;
use super::error::{Error, ErrorKind};
use super::fields::{Object, Types};
use super::order;
use super::value::{Data, DecodeContext, Value};
use crate::protocol::{FreeList, UniqueArc};
use crate::wire::Decoding;
use crate::wire::omit::Omit;
use kube_proto_tables::{Kind, Tables};

/// Decodes objects into any type that implements serde's `Deserialize` for the object's JSON.
///
/// Promised: the result equals that of decoding the JSON of the same object, including the API server's rules
/// for which fields JSON omits. Fields that the type does not name are skipped, not decoded.
///
/// `metadata.managedFields` is left out by default. Fields newer than
/// [`kubernetes_version`](super::kubernetes_version) are left out too, because no table names them. Protobuf
/// itself does not carry the apiVersion and kind of the claims in a StatefulSet's `volumeClaimTemplates`.
///
/// The decoder is more lenient than JSON in one point: if a type has no representation for null, a list or
/// map that JSON would show as `null` is decoded as an empty one.
///
/// ```
/// use kube_informer::wire::proto::{Decoder, Envelope};
/// use serde::Deserialize;
///
/// #[derive(Deserialize)]
/// struct Slim {
///     kind: String,
///     metadata: Meta,
/// }
///
/// #[derive(Deserialize)]
/// struct Meta {
///     name: String,
/// }
///
/// let body = b"k8s\0\x0a\x0f\x0a\x02v1\x12\x09Namespace\x12\x05\x0a\x03\x0a\x01a";
/// let slim: Slim = Decoder::new().object(&Envelope::parse(body)?)?;
/// assert_eq!((slim.kind.as_str(), slim.metadata.name.as_str()), ("Namespace", "a"));
/// # Ok::<(), kube_informer::wire::proto::Error>(())
/// ```
#[derive(Debug, Clone)]
pub struct Decoder {
    omit: Omit,
    max_depth: u32,
}

impl Decoder {
    /// Creates a decoder that leaves out `managedFields`.
    ///
    /// ```
    /// let decoder = kube_informer::wire::proto::Decoder::new();
    /// # let _ = decoder;
    /// ```
    pub fn new() -> Self {
        Self {
            omit: Omit::managed_fields(),
            max_depth: MAX_DEPTH,
        }
    }

    /// Decodes `managedFields` too. It is often half of an object.
    ///
    /// ```
    /// let decoder = kube_informer::wire::proto::Decoder::new().keep_managed_fields();
    /// # let _ = decoder;
    /// ```
    #[must_use]
    pub fn keep_managed_fields(mut self) -> Self {
        self.omit.keep_managed_fields();
        self
    }

    /// Leaves out the value at this path of JSON names. Within a list the path applies to each element.
    ///
    /// ```
    /// use kube_informer::wire::proto::Decoder;
    ///
    /// let decoder = Decoder::new()
    ///     .leave_out(["status"])
    ///     .leave_out(["spec", "containers", "env"])
    ///     .leave_out(["metadata", "annotations", "kubectl.kubernetes.io/last-applied-configuration"]);
    /// # let _ = decoder;
    /// ```
    #[must_use]
    pub fn leave_out<'p>(mut self, path: impl IntoIterator<Item = &'p str>) -> Self {
        self.omit.add(path);
        self
    }

    /// Decodes an object with its type: from a watch, or requested by name.
    ///
    /// ```
    /// use kube_informer::wire::proto::{Decoder, Envelope};
    /// use serde_json::json;
    ///
    /// let body = b"k8s\0\x0a\x0f\x0a\x02v1\x12\x09Namespace\x12\x05\x0a\x03\x0a\x01a";
    /// let object: serde_json::Value = Decoder::new().object(&Envelope::parse(body)?)?;
    /// assert_eq!(object, json!({
    ///     "apiVersion": "v1", "kind": "Namespace", "metadata": {"name": "a"}, "spec": {}, "status": {},
    /// }));
    /// # Ok::<(), kube_informer::wire::proto::Error>(())
    /// ```
    pub fn object<T: DeserializeOwned + 'static>(&self, envelope: &Envelope<'_>) -> Result<T, Error> {
        self.decode(typed(envelope)?)
    }

    /// Like [`object`](Self::object). If the type has a decoder of its own, the object is written over one of the list.
    pub(super) fn object_over<T: DeserializeOwned + 'static>(
        &self,
        envelope: &Envelope<'_>,
        free: &FreeList<T>,
    ) -> Result<UniqueArc<T>, Error> {
        let object = typed(envelope)?;
        #[cfg(feature = "direct-k8s-openapi")]
        if let Some(decoded) = super::direct::decode_over(&object, &self.omit, self.max_depth, free) {
            return Ok(decoded);
        }
        let _ = free;
        self.by_serde(object).map(UniqueArc::new)
    }

    /// Decodes an item of a list. As in JSON, items carry no type.
    ///
    /// ```
    /// use kube_informer::wire::proto::{Decoder, Schema};
    /// use k8s_openapi::api::core::v1::Namespace;
    ///
    /// let schema = Schema::of("v1", "Namespace").expect("a built-in kind");
    /// let item: Namespace = Decoder::new().item(schema, b"\x0a\x03\x0a\x01a")?;
    /// assert_eq!(item.metadata.name.as_deref(), Some("a"));
    /// # Ok::<(), kube_informer::wire::proto::Error>(())
    /// ```
    pub fn item<T: DeserializeOwned + 'static>(&self, schema: Schema, bytes: &[u8]) -> Result<T, Error> {
        self.decode(Object {
            message: schema.0,
            bytes,
            types: None,
        })
    }

    fn decode<T: DeserializeOwned + 'static>(&self, object: Object<'_>) -> Result<T, Error> {
        #[cfg(feature = "direct-k8s-openapi")]
        if let Some(decoded) = super::direct::decode(&object, &self.omit, self.max_depth) {
            return Ok(decoded);
        }
        self.by_serde(object)
    }

    fn by_serde<T: DeserializeOwned>(&self, object: Object<'_>) -> Result<T, Error> {
        let context = DecodeContext::new(object.bytes, self.max_depth);
        let result = self.pass(&context, &object);
        if !context.is_disordered() {
            return result;
        }
        let bytes = order::ordered(context.tables, object.message, object.bytes, self.max_depth)?;
        let context = DecodeContext::new(&bytes, self.max_depth);
        let object = Object {
            bytes: &bytes,
            ..object
        };
        let result = self.pass(&context, &object);
        if context.is_disordered() {
            return Err(Error::new(
                ErrorKind::Malformed,
                "an object within the object has its fields out of order",
            ));
        }
        // The offset would be one in our reordered copy.
        result.map_err(Error::nowhere)
    }

    fn pass<'a, T: DeserializeOwned>(
        &'a self,
        context: &'a DecodeContext<'a>,
        object: &'a Object<'a>,
    ) -> Result<T, Error> {
        T::deserialize(Value {
            context,
            kind: Kind::Message(object.message),
            data: Data::Root(object),
            omit: Some(&self.omit),
            depth: 0,
        })
    }
}

/// The object in an envelope, with its type.
fn typed<'a>(envelope: &Envelope<'a>) -> Result<Object<'a>, Error> {
    Ok(Object {
        message: envelope.message()?,
        bytes: envelope.raw,
        types: Some(Types {
            api_version: envelope.api_version,
            kind: envelope.kind,
        }),
    })
}

/// Applies the options for JSON to protobuf: the same fields are left out, and the same depth is allowed.
///
/// ```
/// use kube_informer::wire::{Decoding, proto::Decoder};
///
/// let decoder = Decoder::from(&Decoding::default().leave_out("status")?);
/// # let _ = decoder;
/// # Ok::<(), kube_informer::wire::PathError>(())
/// ```
impl From<&Decoding> for Decoder {
    fn from(decoding: &Decoding) -> Self {
        Self {
            omit: decoding.omit().cloned().unwrap_or_default(),
            max_depth: u32::try_from(decoding.bounds().depth).unwrap_or(MAX_DEPTH),
        }
    }
}

impl Default for Decoder {
    fn default() -> Self {
        Self::new()
    }
}

/// A kind for which there is a table.
///
/// ```
/// use kube_informer::wire::proto::Schema;
///
/// assert!(Schema::of("apps/v1", "Deployment").is_some());
/// assert!(Schema::of("example.com/v1", "Widget").is_none(), "custom resources are JSON only");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Schema(u16);

impl Schema {
    /// Looks up a kind. Returns `None` if objects of this kind have to be requested as JSON.
    ///
    /// ```
    /// # use kube_informer::wire::proto::Schema;
    /// assert!(Schema::of("v1", "Pod").is_some());
    /// ```
    pub fn of(api_version: &str, kind: &str) -> Option<Self> {
        Tables::built_in().kind(api_version, kind).map(Self)
    }

    /// Returns all kinds, as apiVersion and kind, in no order.
    ///
    /// ```
    /// # use kube_informer::wire::proto::Schema;
    /// assert!(Schema::all().any(|all| all == ("v1", "Pod")));
    /// ```
    pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
        Tables::built_in().kinds()
    }
}

/// Returns the version of Kubernetes from which the tables were generated. Objects of older and newer servers
/// are decoded as far as their types agree.
///
/// ```
/// assert!(kube_informer::wire::proto::kubernetes_version().starts_with("v1."));
/// ```
pub fn kubernetes_version() -> &'static str {
    Tables::built_in().version()
}

/// As deep as serde_json goes.
const MAX_DEPTH: u32 = 128;
