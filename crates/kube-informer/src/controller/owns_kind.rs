//! Owned objects of a main kind that is known only at run time.

use kube::Resource;
use kube::core::ApiResource;
use kube::discovery::Scope;

use super::plan::Controller;
use crate::informer::SharedInformer;
use crate::object::ObjectKey;

impl<K: Send + Sync + 'static> Controller<K> {
    /// As [`owns`](Self::owns), for a main kind that is known only at run time, such as that of an informer of
    /// [`Dynamic`](crate::wire::Dynamic) objects: reconciles the owner of this kind when an object changes that it
    /// controls.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use k8s_openapi::api::core::v1::ConfigMap;
    /// use kube::{core::{ApiResource, GroupVersionKind}, discovery::Scope};
    /// use kube_informer::{controller::Controller, factory::SharedInformerFactory, wire::Dynamic};
    ///
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let site = ApiResource::from_gvk(&GroupVersionKind::gvk("example.com", "v1", "Site"));
    /// let sites = factory.of_kind::<Dynamic>(site.clone());
    /// let maps = factory.of::<ConfigMap>();
    /// let controller = Controller::new(sites.informer()).owns_of_kind(&site, Scope::Namespaced, maps.informer());
    /// # let _ = controller;
    /// # Ok(()) }
    /// ```
    pub fn owns_of_kind<C>(self, kind: &ApiResource, scope: Scope, informer: &SharedInformer<C>) -> Self
    where
        C: Resource + Send + Sync + 'static,
    {
        let (group, kind) = (kind.group.clone(), kind.kind.clone());
        self.watches(informer, move |owned: &C| {
            let meta = owned.meta();
            let owners = meta.owner_references.iter().flatten().filter(|owner| {
                let of = owner.api_version.split_once('/').map_or("", |(group, _)| group);
                owner.controller == Some(true) && owner.kind == kind && of == group
            });
            let key = |name: &str| match (&meta.namespace, &scope) {
                (Some(namespace), Scope::Namespaced) => ObjectKey::namespaced(namespace.as_str(), name),
                _ => ObjectKey::cluster(name),
            };
            owners.map(|owner| key(&owner.name)).collect::<Vec<_>>()
        })
    }
}
