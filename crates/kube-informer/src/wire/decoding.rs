//! How objects are decoded: what is left out, and what is too much.

use super::json::Bounds;
use super::omit::{self, Omit, PathError};

/// What of an object is left out while it is decoded, and how large one may be.
///
/// `metadata.managedFields` is left out unless it is asked for: nobody reads it from a cache, and it is up to half of an
/// object. What is left out is never built, so it costs neither time nor memory. A type that insists on a field which is left
/// out cannot be decoded.
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
                // What serde_json allows; deeper values could exhaust the stack of the thread.
                depth: 128,
            },
        }
    }
}

impl Decoding {
    /// Leaves nothing out, not even managedFields; what is left out after this is.
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

    /// Leaves this field out: names with dots between, names that have dots themselves as `["…"]`. Within an array the path
    /// speaks of each element: `spec.containers.env` leaves out the environment of all containers.
    pub fn leave_out(mut self, path: &str) -> Result<Self, PathError> {
        self.omit.add(omit::parse(path)?);
        Ok(self)
    }

    /// An object of more bytes than this is an error; by default 64 MiB, at most just below 4 GiB. Compressed answers are held
    /// to it as well, so this is what bounds the memory that an answer can take.
    ///
    /// What is noted of an object while its JSON is read takes no more memory than this, or 16 MiB if that is more. An object with
    /// more strings, objects and arrays in it than can be noted (by default four million) is kept out of the cache as one that
    /// cannot be decoded.
    #[must_use]
    pub fn max_object(mut self, bytes: usize) -> Self {
        self.bounds.bytes = bytes.min(Bounds::MOST);
        self
    }

    /// More objects and arrays within each other than this are an error; by default, and at most, 128.
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

    /// None if nothing is left out.
    pub(crate) fn omit(&self) -> Option<&Omit> {
        (!self.omit.is_empty()).then_some(&self.omit)
    }

    /// Are managedFields left out, with all that is in them?
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
