//! [`InformerOf`]: the informer and the lister of one resource, over the same cache.

use std::fmt;
use std::time::Duration;

use kube_lean::Object;

use super::error::ReadError;
use crate::informer::SharedInformer;
use crate::object::ResourceVersion;
use crate::store::{Lister, WaitError};

/// The informer and the lister of a resource, over the same cache.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use std::time::Duration;
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let factory = kube_informer::factory::SharedInformerFactory::builder(sandbox.client()).build()?;
/// let namespaces = factory.core().v1().namespaces();
/// factory.start()?;
/// factory.wait_for_sync(Duration::from_secs(10)).await?;
/// assert_eq!(namespaces.lister().list_all().len(), namespaces.informer().len());
/// # Ok(()) }
/// ```
#[doc(alias = "GenericInformer")]
#[derive(Clone)]
pub struct InformerOf<K: Send + Sync + 'static> {
    informer: SharedInformer<K>,
}

impl<K: Send + Sync + 'static> InformerOf<K> {
    pub(super) fn new(informer: SharedInformer<K>) -> Self {
        Self { informer }
    }

    /// The informer: handlers, indexes, state. See [`InformerOf`] for an example.
    pub fn informer(&self) -> &SharedInformer<K> {
        &self.informer
    }

    /// The lister, with the interface of client-go's listers. See [`InformerOf`] for an example.
    pub fn lister(&self) -> Lister<K>
    where
        K: Object,
        K::DynamicType: Default,
    {
        self.informer.lister()
    }

    /// Waits until the cache has this object, in the state that was just written or a newer one.
    ///
    /// # Errors
    /// The object has no version, the informer stopped, or it was not started.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {k8s_openapi::api::core::v1::ConfigMap, kube::api::{Api, PostParams}};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = kube_informer::factory::SharedInformerFactory::builder(sandbox.client()).build()?;
    /// # let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    /// # let map = serde_json::from_value(serde_json::json!({"metadata": {"name": "settings"}}))?;
    /// let maps = factory.core().v1().config_maps();
    /// factory.start()?;
    /// let written = api.create(&PostParams::default(), &map).await?;
    /// maps.wait_for(&written).await?;
    /// assert!(maps.lister().namespace("default").get("settings").is_ok());
    /// # Ok(()) }
    /// ```
    pub async fn wait_for(&self, written: &K) -> Result<(), ReadError>
    where
        K: Object,
    {
        Ok(self.informer.wait_for(&version(written)?).await?)
    }

    /// The same, with a time limit.
    ///
    /// # Errors
    /// As [`wait_for`](Self::wait_for), and if the limit is exceeded.
    pub async fn wait_for_within(&self, written: &K, within: Duration) -> Result<(), ReadError>
    where
        K: Object,
    {
        let version = version(written)?;
        let store = self.informer.store();
        let late = || WaitError::Deadline {
            wanted: version.clone(),
            at: store.version(),
            within,
        };
        let waiting = tokio::time::timeout(within, self.informer.wait_for(&version));
        Ok(waiting.await.unwrap_or_else(|_| Err(late()))?)
    }
}

fn version<K: Object>(written: &K) -> Result<ResourceVersion, ReadError> {
    let version = written.resource_version();
    Ok(version.ok_or(ReadError::NoVersion)?.parse()?)
}

impl<K: Send + Sync + 'static> fmt::Debug for InformerOf<K> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("InformerOf").field(&self.informer).finish()
    }
}
