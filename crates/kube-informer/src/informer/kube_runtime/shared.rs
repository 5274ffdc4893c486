//! An object of an informer's cache in the form that kube's `Controller` accepts.

use std::borrow::Cow;
use std::ops::Deref;
use std::sync::Arc;

use k8s_openapi::apimachinery::pkg::apis::meta::v1::ObjectMeta;
use kube::Resource;
use serde::{Deserialize, Serialize};

/// An object that is shared with the cache of an informer, as a resource of its own: a clone costs a reference count.
///
/// kube's `Controller` keeps a clone of each main object in a store of its own. With this type, that store holds the
/// objects of the informer. See [`for_controller`](super::for_controller) for an example.
///
/// ```
/// use std::sync::Arc;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube::ResourceExt;
/// use kube_informer::informer::kube_runtime::Shared;
///
/// let mut pod = Pod::default();
/// pod.metadata.name = Some("web-0".to_owned());
/// let shared = Shared::from(Arc::new(pod));
/// assert!(shared.spec.is_none()); // it dereferences to the object
/// assert_eq!(shared.name_any(), "web-0"); // and it is a resource of the same kind
/// assert!(Arc::ptr_eq(&shared.object(), &shared.clone().object()));
/// ```
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Shared<K>(Arc<K>);

impl<K> Shared<K> {
    /// The object itself, for functions that take an `Arc<K>`. See [`Shared`] for an example.
    pub fn object(&self) -> Arc<K> {
        Arc::clone(&self.0)
    }
}

impl<K> Clone for Shared<K> {
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<K> Deref for Shared<K> {
    type Target = K;

    fn deref(&self) -> &K {
        &self.0
    }
}

impl<K> From<Arc<K>> for Shared<K> {
    fn from(object: Arc<K>) -> Self {
        Self(object)
    }
}

/// The kind is that of the object.
impl<K: Resource + Clone> Resource for Shared<K> {
    type DynamicType = K::DynamicType;
    type Scope = K::Scope;

    fn kind(dt: &Self::DynamicType) -> Cow<'_, str> {
        K::kind(dt)
    }

    fn group(dt: &Self::DynamicType) -> Cow<'_, str> {
        K::group(dt)
    }

    fn version(dt: &Self::DynamicType) -> Cow<'_, str> {
        K::version(dt)
    }

    fn api_version(dt: &Self::DynamicType) -> Cow<'_, str> {
        K::api_version(dt)
    }

    fn plural(dt: &Self::DynamicType) -> Cow<'_, str> {
        K::plural(dt)
    }

    fn metadata_api() -> bool {
        K::metadata_api()
    }

    fn url_path(dt: &Self::DynamicType, namespace: Option<&str>) -> String {
        K::url_path(dt, namespace)
    }

    fn meta(&self) -> &ObjectMeta {
        self.0.meta()
    }

    /// The cache never changes: an object that others hold is cloned first.
    fn meta_mut(&mut self) -> &mut ObjectMeta {
        Arc::make_mut(&mut self.0).meta_mut()
    }
}
