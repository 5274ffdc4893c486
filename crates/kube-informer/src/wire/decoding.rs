//! Decoding options: which fields are left out, and the limits on size and depth.

use super::json::Bounds;
use super::omit::{self, Omit, PathError};

/// Options for decoding objects: which fields are left out, and how large an object may be.
///
/// `metadata.managedFields` is left out by default: caches rarely need it, and it makes up as much as half of
/// an object. A field that is left out is never built, so it costs neither time nor memory. Decoding fails if
/// the type requires a field that is left out.
///
/// ```
/// use kube_informer::wire::Decoding;
///
/// let decoding = Decoding::default()
///     .leave_out("status")?
///     .leave_out(r#"metadata.annotations["kubectl.kubernetes.io/last-applied-configuration"]"#)?
///     .max_object(8 << 20);
/// # let _ = decoding;
/// # Ok::<(), kube_informer::wire::PathError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decoding {
    omit: Omit,
    bounds: Bounds,
}

impl Default for Decoding {
    fn default() -> Self {
        Self {
            omit: Omit::managed_fields(),
            bounds: Bounds {
                bytes: 64 << 20,
                // The limit of serde_json. Deeper values could exhaust the stack of the thread.
                depth: 128,
            },
        }
    }
}

impl Decoding {
    /// Leaves nothing out, not even `managedFields`. Later calls of [`leave_out`](Self::leave_out) still
    /// apply.
    ///
    /// ```
    /// # use kube_informer::wire::{Decoding, decode};
    /// # use k8s_openapi::api::core::v1::ConfigMap;
    /// let text = br#"{"metadata":{"name":"a","managedFields":[{"manager":"kubectl"}]}}"#;
    /// let managed = |decoding: &Decoding| {
    ///     decode::<ConfigMap>(text, decoding).map(|object| object.metadata.managed_fields.is_some())
    /// };
    /// assert_eq!(managed(&Decoding::default()), Ok(false));
    /// assert_eq!(managed(&Decoding::default().keep_managed_fields()), Ok(true));
    /// ```
    #[must_use]
    pub fn keep_managed_fields(mut self) -> Self {
        self.omit = Omit::default();
        self
    }

    /// Leaves out the field at this path. Names are separated by dots; a name that contains dots is written
    /// as `["…"]`. Within an array the path applies to each element: `spec.containers.env` leaves out the
    /// environment of all containers.
    pub fn leave_out(mut self, path: &str) -> Result<Self, PathError> {
        self.omit.add(omit::parse(path)?);
        Ok(self)
    }

    /// Sets the maximum size of an object in bytes. The default is 64 MiB, and the maximum is just below 4
    /// GiB. The limit applies to decompressed bytes, so it also bounds the memory that a compressed answer
    /// can take.
    ///
    /// The notes that are taken while an object's JSON is scanned take no more memory than this, or 16 MiB if
    /// that is more. An object with more strings, objects and arrays than can be noted (by default four
    /// million) counts as undecodable and is kept out of the cache.
    #[must_use]
    pub fn max_object(mut self, bytes: usize) -> Self {
        self.bounds.bytes = bytes.min(Bounds::MOST);
        self
    }

    /// Sets the maximum nesting depth of objects and arrays. The default, and the maximum, is 128.
    ///
    /// ```
    /// # use kube_informer::wire::{Decoding, decode};
    /// let shallow = Decoding::default().max_depth(2);
    /// assert!(decode::<serde_json::Value>(b"[[1]]", &shallow).is_ok());
    /// assert!(decode::<serde_json::Value>(b"[[[1]]]", &shallow).is_err());
    /// ```
    #[must_use]
    pub fn max_depth(mut self, depth: usize) -> Self {
        self.bounds.depth = depth.min(128);
        self
    }

    /// Returns the paths that are left out, or `None` if there are none.
    pub(crate) fn omit(&self) -> Option<&Omit> {
        (!self.omit.is_empty()).then_some(&self.omit)
    }

    /// True if `managedFields` is left out as a whole.
    pub(crate) fn leaves_out_managed_fields(&self) -> bool {
        let metadata = self.omit.field("metadata").filter(|below| !below.is_whole());
        metadata
            .and_then(|below| below.field("managedFields"))
            .is_some_and(Omit::is_whole)
    }

    pub(crate) fn bounds(&self) -> Bounds {
        self.bounds
    }
}
