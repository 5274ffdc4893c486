//! Listers in the style of client-go.

use std::sync::Arc;
use std::time::Duration;

use kube::core::Selector;
use kube_lean::Object;

use super::matching::Matching;
use super::{Snapshot, Stale, Store};

/// Reads a store by name, namespace and labels; a missing object is an error that names resource, namespace and name.
///
/// Each call answers from one snapshot. Take [`Store::snapshot`] for several queries of one version.
///
/// ```
/// use std::sync::Arc;
/// use k8s_openapi::api::core::v1::Pod;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::queue::DeltaBatch;
/// use kube_informer::store::StoreWriter;
///
/// let mut writer = StoreWriter::<Pod>::new();
/// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::default()));
/// let pods = writer.store().lister();
/// assert!(pods.namespace("prod").get("web-0").is_ok());
/// assert_eq!(
///     pods.namespace("prod").get("web-1").unwrap_err().to_string(),
///     "pods \"web-1\" not found in namespace \"prod\"",
/// );
/// ```
#[doc(alias = "GenericLister")]
pub struct Lister<K> {
    store: Store<K>,
    resource: Arc<str>,
}

impl<K> Store<K> {
    /// Creates a lister over this store.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Node, kube_informer::store::StoreWriter};
    /// assert!(StoreWriter::<Node>::new().store().lister().list_all().is_empty());
    /// ```
    pub fn lister(&self) -> Lister<K>
    where
        K: Object<DynamicType: Default>,
    {
        Lister::of(self.clone(), &K::DynamicType::default())
    }

    /// Returns the objects whose labels match a selector.
    ///
    /// ```
    /// # use {std::sync::Arc, k8s_openapi::api::core::v1::Pod, kube::core::{Expression, Selector}};
    /// # use {kube_informer::object::ObjectKey, kube_informer::queue::DeltaBatch, kube_informer::store::StoreWriter};
    /// let mut writer = StoreWriter::<Pod>::new();
    /// writer.apply(DeltaBatch::new().update(ObjectKey::namespaced("prod", "web-0"), Arc::default()));
    /// let web: Selector = Expression::Equal("app".into(), "web".into()).into();
    /// assert_eq!(writer.store().select(&web).len(), 0);
    /// assert_eq!(writer.store().select(&Selector::default()).len(), 1);
    /// ```
    pub fn select(&self, selector: &Selector) -> Vec<Arc<K>>
    where
        K: Object,
    {
        self.snapshot().select(selector).cloned().collect()
    }
}

impl<K: Object> Snapshot<K> {
    /// Returns the objects whose labels match a selector, by reference.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube::core::Selector, kube_informer::store::StoreWriter};
    /// let snapshot = StoreWriter::<Pod>::new().store().snapshot();
    /// assert_eq!(snapshot.select(&Selector::default()).count(), 0);
    /// ```
    pub fn select<'a>(&'a self, selector: &'a Selector) -> impl Iterator<Item = &'a Arc<K>> {
        let selector = Matching::new(selector);
        self.iter()
            .map(|(_, object)| object)
            .filter(move |object| selector.matches(object.labels()))
    }
}

impl<K> Lister<K> {
    /// Returns this lister, if the cache is at most `within` behind the server (B71).
    ///
    /// ```
    /// # use {std::time::Duration, k8s_openapi::api::core::v1::Pod, kube_informer::store::StoreWriter};
    /// let pods = StoreWriter::<Pod>::new().store().lister();
    /// let web = pods.fresh_within(Duration::from_secs(60)).map(|pods| pods.namespace("prod").get("web-0"));
    /// assert!(web.is_err(), "no informer keeps this store up to date");
    /// ```
    ///
    /// # Errors
    /// Fails if the cache is older, or if its age is unknown; see [`Store::fresh_within`].
    pub fn fresh_within(&self, within: Duration) -> Result<&Self, Stale> {
        self.store.snapshot().fresh_within(within)?;
        Ok(self)
    }

    /// Creates a lister for kinds that are known only at run time.
    ///
    /// ```
    /// use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
    /// use kube_informer::store::{Lister, StoreWriter};
    ///
    /// let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("example.com", "v1", "Widget"));
    /// let widgets = Lister::of(StoreWriter::<DynamicObject>::new().store(), &kind);
    /// let error = widgets.namespace("prod").get("a").unwrap_err();
    /// assert!(error.to_string().starts_with("widgets.example.com \"a\" not found in namespace \"prod\""));
    /// ```
    pub fn of(store: Store<K>, kind: &K::DynamicType) -> Self
    where
        K: Object,
    {
        let (plural, group) = (K::plural(kind), K::group(kind));
        let resource = match &*group {
            "" => plural.into(),
            group => format!("{plural}.{group}").into(),
        };
        Self::named(store, resource)
    }

    /// Creates a lister whose errors name this resource.
    pub(crate) fn named(store: Store<K>, resource: Arc<str>) -> Self {
        Self { store, resource }
    }

    /// Returns the object with this name, for a kind without namespaces. `namespace/name` is accepted too.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Node, kube_informer::{queue::DeltaBatch, store::StoreWriter}};
    /// let mut writer = StoreWriter::<Node>::new();
    /// writer.apply(DeltaBatch::new().at(7.into())); // an empty collection at version 7
    /// let nodes = writer.store().lister();
    /// assert_eq!(nodes.get("node-7").unwrap_err().to_string(), "nodes \"node-7\" not found");
    /// ```
    pub fn get(&self, name: &str) -> Result<Arc<K>, NotFound> {
        match name.split_once('/') {
            Some((namespace, name)) => self.find(namespace, name),
            None => self.find("", name),
        }
    }

    /// Returns all objects.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Node, kube_informer::store::StoreWriter};
    /// assert!(StoreWriter::<Node>::new().store().lister().list_all().is_empty());
    /// ```
    pub fn list_all(&self) -> Vec<Arc<K>> {
        self.store.list()
    }

    /// Returns the objects whose labels match a selector.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Node, kube::core::Selector, kube_informer::store::StoreWriter};
    /// assert!(StoreWriter::<Node>::new().store().lister().list(&Selector::default()).is_empty());
    /// ```
    pub fn list(&self, selector: &Selector) -> Vec<Arc<K>>
    where
        K: Object,
    {
        self.store.select(selector)
    }

    /// Returns a lister for one namespace. The empty namespace means all of them when listing, as in
    /// client-go.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::store::StoreWriter};
    /// let pods = StoreWriter::<Pod>::new().store().lister();
    /// assert!(pods.namespace("prod").list_all().is_empty());
    /// ```
    #[doc(alias = "ByNamespace")]
    pub fn namespace<'a>(&'a self, namespace: &'a str) -> NamespaceLister<'a, K> {
        NamespaceLister {
            lister: self,
            namespace,
        }
    }

    fn find(&self, namespace: &str, name: &str) -> Result<Arc<K>, NotFound> {
        let namespace = Some(namespace).filter(|n| !n.is_empty());
        let snapshot = self.store.snapshot();
        snapshot.find(namespace, name).cloned().ok_or_else(|| NotFound {
            resource: self.resource.to_string(),
            namespace: namespace.map(str::to_owned),
            name: name.to_owned(),
            unsynced: snapshot.version().is_none() && snapshot.is_empty(),
        })
    }
}

/// A [`Lister`] within one namespace.
///
/// ```
/// # use {k8s_openapi::api::core::v1::Pod, kube_informer::store::StoreWriter};
/// let pods = StoreWriter::<Pod>::new().store().lister();
/// let prod = pods.namespace("prod");
/// assert!(prod.get("web-0").is_err());
/// ```
#[doc(alias = "GenericNamespaceLister")]
pub struct NamespaceLister<'a, K> {
    lister: &'a Lister<K>,
    namespace: &'a str,
}

impl<K> NamespaceLister<'_, K> {
    /// Returns the object with this name in the namespace.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::store::StoreWriter};
    /// let error = StoreWriter::<Pod>::new().store().lister().namespace("prod").get("web-0").unwrap_err();
    /// assert_eq!((&*error.resource, &*error.name), ("pods", "web-0"));
    /// ```
    pub fn get(&self, name: &str) -> Result<Arc<K>, NotFound> {
        self.lister.find(self.namespace, name)
    }

    /// Returns all objects of the namespace.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::store::StoreWriter};
    /// assert!(StoreWriter::<Pod>::new().store().lister().namespace("prod").list_all().is_empty());
    /// ```
    pub fn list_all(&self) -> Vec<Arc<K>> {
        match self.namespace {
            "" => self.lister.list_all(),
            namespace => self.lister.store.namespace(namespace),
        }
    }

    /// Returns the objects of the namespace whose labels match a selector.
    ///
    /// ```
    /// # use {k8s_openapi::api::core::v1::Pod, kube::core::Selector, kube_informer::store::StoreWriter};
    /// let pods = StoreWriter::<Pod>::new().store().lister();
    /// assert!(pods.namespace("prod").list(&Selector::default()).is_empty());
    /// ```
    pub fn list(&self, selector: &Selector) -> Vec<Arc<K>>
    where
        K: Object,
    {
        if self.namespace.is_empty() {
            return self.lister.list(selector);
        }
        let snapshot = self.lister.store.snapshot();
        let found = snapshot.namespace(self.namespace).map(|(_, object)| object);
        let selector = Matching::new(selector);
        found
            .filter(|object| selector.matches(object.labels()))
            .cloned()
            .collect()
    }
}

impl<K> Clone for Lister<K> {
    fn clone(&self) -> Self {
        Self {
            store: self.store.clone(),
            resource: Arc::clone(&self.resource),
        }
    }
}

impl<K> std::fmt::Debug for Lister<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Lister").field(&self.resource).finish()
    }
}

impl<K> std::fmt::Debug for NamespaceLister<'_, K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let resource = &self.lister.resource;
        f.debug_tuple("NamespaceLister")
            .field(resource)
            .field(&self.namespace)
            .finish()
    }
}

/// The error returned when the cache has no object with this name. The object may exist on the server and not
/// have arrived yet.
///
/// ```
/// # use {k8s_openapi::api::apps::v1::Deployment, kube_informer::store::StoreWriter};
/// let error = StoreWriter::<Deployment>::new().store().lister().get("prod/web").unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "deployments.apps \"web\" not found in namespace \"prod\" (this cache is not synced yet)",
/// );
/// ```
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "{resource} {name:?} not found{}{}",
    namespace.as_ref().map(|n| format!(" in namespace {n:?}")).unwrap_or_default(),
    if *unsynced { " (this cache is not synced yet)" } else { "" }
)]
#[non_exhaustive]
pub struct NotFound {
    /// The resource: its plural, and its group unless it is the core group.
    pub resource: String,
    /// The namespace that was searched, if the query named one.
    pub namespace: Option<String>,
    /// The name.
    pub name: String,
    /// True if the cache has not received anything yet.
    pub unsynced: bool,
}
