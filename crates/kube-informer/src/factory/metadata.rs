//! Informers of the metadata of objects alone.

use std::time::Duration;

use kube::Resource;
use kube::core::{ApiResource, GroupVersionResource, PartialObjectMeta};

use super::discovery::ResourceError;
use super::scope::Scope;
use super::shared::SharedInformerFactory;
use super::typed::InformerOf;

/// Metadata informers, for programs that need only names, labels, annotations and owners. The
/// server leaves out the rest, so it is not fetched, decoded or kept. A server that cannot do so
/// sends whole objects, and the decoder skips the rest.
///
/// A metadata informer is distinct from the informer of whole objects and has its own watch; all
/// requests for the same metadata share one. It belongs to the type
/// `kube::core::PartialObjectMeta<K>`, so use that type to configure it in
/// [`Builder`](super::Builder) and to [`stop`](SharedInformerFactory::stop) it. Objects are written
/// as `K`: wait for a version that was just written with `informer().wait_for(..)`.
impl SharedInformerFactory {
    /// The metadata informer of a type: the same as `of::<PartialObjectMeta<K>>()`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::factory::SharedInformerFactory, std::time::Duration};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let namespaces = factory.metadata_of::<Namespace>();
    /// assert_eq!(namespaces.informer().name(), "namespaces (metadata)");
    /// factory.start()?;
    /// factory.wait_for_sync(Duration::from_secs(30)).await?;
    /// assert!(namespaces.lister().get("default")?.metadata.uid.is_some());
    /// # factory.shutdown().await;
    /// # Ok(()) }
    /// ```
    #[doc(alias = "metadatainformer")]
    #[doc(alias = "PartialObjectMetadata")]
    pub fn metadata_of<K>(&self) -> InformerOf<PartialObjectMeta<K>>
    where
        K: Resource + Send + Sync + 'static,
        K::DynamicType: Default + Send + Sync + 'static,
    {
        self.of()
    }

    /// Another metadata informer of the same type, for other objects. Requests with an equal scope
    /// return the same one.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::Pod, kube_informer::factory::{Scope, SharedInformerFactory}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let web = factory.metadata_of_selected::<Pod>(Scope::new().labels("app=web"));
    /// assert_eq!(web.informer().name(), "pods (metadata; labels app=web)");
    /// # Ok(()) }
    /// ```
    pub fn metadata_of_selected<K>(&self, scope: Scope) -> InformerOf<PartialObjectMeta<K>>
    where
        K: Resource + Send + Sync + 'static,
        K::DynamicType: Default + Send + Sync + 'static,
    {
        self.of_selected(scope)
    }

    /// The metadata informer of a kind that is known only at run time: the same as
    /// `of_kind::<PartialObjectMeta>(kind)`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube::core::{ApiResource, GroupVersionKind};
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let kind = ApiResource::from_gvk(&GroupVersionKind::gvk("apps", "v1", "Deployment"));
    /// let deployments = factory.metadata_of_kind(kind);
    /// assert_eq!(deployments.informer().name(), "deployments.apps (metadata)");
    /// # Ok(()) }
    /// ```
    pub fn metadata_of_kind(&self, kind: ApiResource) -> InformerOf<PartialObjectMeta> {
        self.of_kind(kind)
    }

    /// The metadata informer of a resource that is known only by its name.
    ///
    /// # Errors
    /// As [`for_resource`](Self::for_resource).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube::core::GroupVersionResource;
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let jobs = factory.metadata_for_resource(&GroupVersionResource::gvr("batch", "v1", "jobs")).await?;
    /// assert_eq!(jobs.informer().name(), "jobs.batch (metadata)");
    /// # Ok(()) }
    /// ```
    pub async fn metadata_for_resource(
        &self,
        resource: &GroupVersionResource,
    ) -> Result<InformerOf<PartialObjectMeta>, ResourceError> {
        Ok(self.metadata_of_kind(self.kind_of(resource).await?))
    }

    /// The same, but waits until the server serves the resource.
    ///
    /// # Errors
    /// As [`for_resource_within`](Self::for_resource_within).
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube::core::GroupVersionResource, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let widgets = GroupVersionResource::gvr("example.com", "v1", "widgets");
    /// let never = factory.metadata_for_resource_within(&widgets, Duration::from_secs(300)).await;
    /// assert!(never.is_err());
    /// # Ok(()) }
    /// ```
    pub async fn metadata_for_resource_within(
        &self,
        resource: &GroupVersionResource,
        within: Duration,
    ) -> Result<InformerOf<PartialObjectMeta>, ResourceError> {
        Ok(self.metadata_of_kind(self.kind_within(resource, within).await?))
    }
}
