//! [`Object`]: the little that a cache asks of a type.

use std::borrow::Cow;
use std::collections::BTreeMap;

use crate::{Map, Str, Time};

/// A Kubernetes object: the names of its resource, and the parts of its metadata that caches, selectors and controllers read.
///
/// Lean types implement it, and so does everything that implements `kube::Resource` (with the feature `kube`): types of k8s-openapi,
/// derived custom resources, `DynamicObject`, `PartialObjectMeta`.
///
/// Implement it for a struct of your own that holds a few fields of an object. Everything but the names has a default, which says
/// that the struct does not have it:
///
/// ```
/// use std::borrow::Cow;
/// use kube_lean::{Object, ObjectRef, Str, TextMap};
/// use kube_lean::meta::v1::ObjectMeta;
///
/// struct Slim {
///     metadata: ObjectMeta,
///     node: Option<Str>,
/// }
///
/// impl Object for Slim {
///     type DynamicType = ();
///
///     fn group(_: &()) -> Cow<'_, str> { "".into() }
///     fn version(_: &()) -> Cow<'_, str> { "v1".into() }
///     fn kind(_: &()) -> Cow<'_, str> { "Pod".into() }
///     fn plural(_: &()) -> Cow<'_, str> { "pods".into() }
///     fn labels(&self) -> TextMap<'_> { self.metadata.labels.as_ref().into() }
/// }
///
/// assert_eq!(Slim::api_version(&()), "v1");
/// # let slim = Slim { metadata: ObjectMeta::default(), node: None };
/// # assert!(slim.labels().is_empty() && slim.node.is_none());
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not the type of a Kubernetes object",
    label = "the trait `Object` is not implemented",
    note = "types of k8s-openapi, custom resources with `#[derive(CustomResource)]`, `DynamicObject` and lean types implement `Object`",
    note = "to cache a few fields of an object in a type of your own, use `projection_of::<Pod, {Self}>()`, which does not need `Object`",
    note = "or write `impl kube_informer::lean::Object for {Self}` with the group, version, kind and plural of its resource"
)]
pub trait Object {
    /// What names the resource if the type does not: `()` for types that do.
    type DynamicType: Send + Sync + 'static;

    /// The API group; empty for the core group.
    fn group(kind: &Self::DynamicType) -> Cow<'_, str>;

    /// The version of the API group.
    fn version(kind: &Self::DynamicType) -> Cow<'_, str>;

    /// The kind.
    fn kind(kind: &Self::DynamicType) -> Cow<'_, str>;

    /// The resource: the plural in the paths of the API.
    fn plural(kind: &Self::DynamicType) -> Cow<'_, str>;

    /// Group and version as objects name them.
    fn api_version(kind: &Self::DynamicType) -> Cow<'_, str> {
        let (group, version) = (Self::group(kind), Self::version(kind));
        match group.is_empty() {
            true => version,
            false => format!("{group}/{version}").into(),
        }
    }

    /// Whether objects of this type are known to have no namespace.
    fn is_cluster_scoped() -> bool {
        false
    }

    /// Whether the type holds metadata only, and the server should send no more.
    fn is_metadata() -> bool {
        false
    }

    /// `metadata.labels`
    fn labels(&self) -> TextMap<'_> {
        TextMap::None
    }

    /// `metadata.annotations`
    fn annotations(&self) -> TextMap<'_> {
        TextMap::None
    }

    /// `metadata.generation`
    fn generation(&self) -> Option<i64> {
        None
    }

    /// `metadata.creationTimestamp`
    fn creation_timestamp(&self) -> Option<Time> {
        None
    }

    /// `metadata.uid`
    fn uid(&self) -> Option<&str> {
        None
    }

    /// `metadata.resourceVersion`
    fn resource_version(&self) -> Option<&str> {
        None
    }

    /// The one of `metadata.ownerReferences` that is the controller.
    fn controller(&self) -> Option<ObjectRef<'_>> {
        None
    }

    /// `metadata.namespace` and `metadata.name`
    fn key(&self) -> (Option<&str>, Option<&str>) {
        (None, None)
    }
}

/// A reference to an owner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ObjectRef<'a> {
    /// Group and version of the owner.
    pub api_version: &'a str,
    /// Its kind.
    pub kind: &'a str,
    /// Its name.
    pub name: &'a str,
    /// Its uid.
    pub uid: &'a str,
}

/// Labels or annotations, however a type holds them.
///
/// ```
/// use kube_lean::{Map, Str, TextMap};
///
/// let labels: Map<Str> = [("app", "web")].into_iter().collect();
/// let labels = TextMap::from(Some(&labels));
/// assert_eq!(labels.get("app"), Some("web"));
/// assert_eq!(labels.iter().collect::<Vec<_>>(), [("app", "web")]);
/// ```
#[derive(Debug, Clone, Copy)]
#[non_exhaustive]
pub enum TextMap<'a> {
    /// There are none.
    None,
    /// As k8s-openapi holds them.
    Tree(&'a BTreeMap<String, String>),
    /// As lean types hold them.
    Lean(&'a Map<Str>),
}

impl<'a> TextMap<'a> {
    /// The value of a key.
    pub fn get(self, key: &str) -> Option<&'a str> {
        match self {
            Self::None => None,
            Self::Tree(map) => map.get(key).map(String::as_str),
            Self::Lean(map) => map.get(key).map(Str::as_str),
        }
    }

    /// The entries, by key in ascending order.
    pub fn iter(self) -> impl Iterator<Item = (&'a str, &'a str)> {
        let (tree, lean) = match self {
            Self::None => (None, None),
            Self::Tree(map) => (Some(map), None),
            Self::Lean(map) => (None, Some(map)),
        };
        let tree = tree
            .into_iter()
            .flatten()
            .map(|(key, value)| (key.as_str(), value.as_str()));
        let lean = lean
            .into_iter()
            .flat_map(Map::iter)
            .map(|(key, value)| (key.as_str(), value.as_str()));
        tree.chain(lean)
    }

    /// Whether there are none.
    pub fn is_empty(self) -> bool {
        self.iter().next().is_none()
    }
}

impl PartialEq for TextMap<'_> {
    fn eq(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Lean(one), Self::Lean(other)) => one == other,
            (one, other) => one.iter().eq(other.iter()),
        }
    }
}

impl<'a> From<Option<&'a Map<Str>>> for TextMap<'a> {
    fn from(map: Option<&'a Map<Str>>) -> Self {
        map.map_or(Self::None, Self::Lean)
    }
}

impl<'a> From<Option<&'a BTreeMap<String, String>>> for TextMap<'a> {
    fn from(map: Option<&'a BTreeMap<String, String>>) -> Self {
        map.map_or(Self::None, Self::Tree)
    }
}

#[cfg(feature = "kube")]
impl<K: kube::Resource + 'static> Object for K {
    type DynamicType = K::DynamicType;

    fn group(kind: &Self::DynamicType) -> Cow<'_, str> {
        K::group(kind)
    }

    fn version(kind: &Self::DynamicType) -> Cow<'_, str> {
        K::version(kind)
    }

    fn kind(kind: &Self::DynamicType) -> Cow<'_, str> {
        K::kind(kind)
    }

    fn plural(kind: &Self::DynamicType) -> Cow<'_, str> {
        K::plural(kind)
    }

    fn api_version(kind: &Self::DynamicType) -> Cow<'_, str> {
        K::api_version(kind)
    }

    fn is_cluster_scoped() -> bool {
        use std::any::TypeId;
        TypeId::of::<K::Scope>() == TypeId::of::<kube::core::ClusterResourceScope>()
    }

    fn is_metadata() -> bool {
        K::metadata_api()
    }

    fn labels(&self) -> TextMap<'_> {
        self.meta().labels.as_ref().into()
    }

    fn annotations(&self) -> TextMap<'_> {
        self.meta().annotations.as_ref().into()
    }

    fn generation(&self) -> Option<i64> {
        self.meta().generation
    }

    fn creation_timestamp(&self) -> Option<Time> {
        let created = self.meta().creation_timestamp.as_ref()?;
        Time::from_unix(created.0.as_second()).ok()
    }

    fn uid(&self) -> Option<&str> {
        self.meta().uid.as_deref()
    }

    fn resource_version(&self) -> Option<&str> {
        self.meta().resource_version.as_deref()
    }

    fn controller(&self) -> Option<ObjectRef<'_>> {
        let owner = self
            .meta()
            .owner_references
            .iter()
            .flatten()
            .find(|owner| owner.controller == Some(true))?;
        Some(ObjectRef {
            api_version: &owner.api_version,
            kind: &owner.kind,
            name: &owner.name,
            uid: &owner.uid,
        })
    }

    fn key(&self) -> (Option<&str>, Option<&str>) {
        (self.meta().namespace.as_deref(), self.meta().name.as_deref())
    }
}

impl crate::meta::v1::ObjectMeta {
    /// The owner that is the controller.
    pub(crate) fn controller(&self) -> Option<ObjectRef<'_>> {
        let owner = self
            .owner_references
            .iter()
            .flatten()
            .find(|owner| owner.controller == Some(true))?;
        Some(ObjectRef {
            api_version: &owner.api_version,
            kind: &owner.kind,
            name: &owner.name,
            uid: &owner.uid,
        })
    }
}

/// `Object` for a lean type with the field `metadata`.
macro_rules! object {
    ($type:ty, $group:literal, $version:literal, $api_version:literal, $kind:literal, $plural:literal, $namespaced:literal) => {
        impl $crate::Object for $type {
            type DynamicType = ();

            fn group(_: &()) -> std::borrow::Cow<'_, str> {
                $group.into()
            }

            fn version(_: &()) -> std::borrow::Cow<'_, str> {
                $version.into()
            }

            fn kind(_: &()) -> std::borrow::Cow<'_, str> {
                $kind.into()
            }

            fn plural(_: &()) -> std::borrow::Cow<'_, str> {
                $plural.into()
            }

            fn api_version(_: &()) -> std::borrow::Cow<'_, str> {
                $api_version.into()
            }

            fn is_cluster_scoped() -> bool {
                !$namespaced
            }

            fn labels(&self) -> $crate::TextMap<'_> {
                self.metadata.labels.as_ref().into()
            }

            fn annotations(&self) -> $crate::TextMap<'_> {
                self.metadata.annotations.as_ref().into()
            }

            fn generation(&self) -> Option<i64> {
                self.metadata.generation
            }

            fn creation_timestamp(&self) -> Option<$crate::Time> {
                self.metadata.creation_timestamp
            }

            fn uid(&self) -> Option<&str> {
                self.metadata.uid.as_deref()
            }

            fn resource_version(&self) -> Option<&str> {
                self.metadata.resource_version.as_deref()
            }

            fn controller(&self) -> Option<$crate::ObjectRef<'_>> {
                self.metadata.controller()
            }

            fn key(&self) -> (Option<&str>, Option<&str>) {
                (
                    self.metadata.namespace.as_deref(),
                    self.metadata.name.as_deref(),
                )
            }
        }
    };
}
pub(crate) use object;
