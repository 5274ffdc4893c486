//! A wait for several collections: until each of them has reached a version.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::{BoxFuture, join_all};

use super::SharedInformer;
use crate::object::ResourceVersion;
use crate::store::WaitError;

/// A collection of any type, for [`reached`].
pub trait Collection: Send + Sync {
    /// Its name in errors.
    fn name(&self) -> Arc<str>;

    /// Waits until the collection has this version or a newer one. See [`reached`] for an example.
    fn reaches<'a>(
        &'a self,
        version: &'a ResourceVersion,
        within: Duration,
    ) -> BoxFuture<'a, Result<(), WaitError>>;
}

impl<K: Send + Sync + 'static> Collection for SharedInformer<K> {
    fn name(&self) -> Arc<str> {
        SharedInformer::name(self).into()
    }

    fn reaches<'a>(
        &'a self,
        version: &'a ResourceVersion,
        within: Duration,
    ) -> BoxFuture<'a, Result<(), WaitError>> {
        async move {
            let store = self.store();
            match tokio::time::timeout(within, self.wait_for(version)).await {
                Ok(answer) => answer,
                Err(_) => Err(WaitError::Deadline {
                    wanted: version.clone(),
                    at: store.version(),
                    within,
                }),
            }
        }
        .boxed()
    }
}

/// Waits until all of these collections have reached a version. What was written before that version is then in each of
/// their caches.
///
/// A snapshot is consistent within one collection, never across several: each collection has its own watch. After this
/// wait, snapshots that are taken of the collections contain everything up to the version, and each may contain more.
///
/// The version has to come from the same server storage. That holds for the built-in and custom resources of one API
/// server, whose versions are revisions of one etcd. It does not hold for aggregated API servers, and not for resources
/// that are stored in an etcd of their own (`--etcd-servers-overrides`, often events).
///
/// A collection in which nothing changes learns of a version only by a bookmark, about once a minute. To wait for less,
/// request a proof: [`SharedInformer::freshen`].
///
/// # Errors
/// Names each collection that did not reach the version, and why.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::{ConfigMap, Secret}, kube::api::{Api, PostParams}};
/// use kube_informer::informer::{SharedInformer, reached};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let api: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
/// # let map: ConfigMap = serde_json::from_value(serde_json::json!({"metadata": {"name": "a"}}))?;
/// let maps = SharedInformer::<ConfigMap>::builder(sandbox.client()).build()?;
/// let secrets = SharedInformer::<Secret>::builder(sandbox.client()).build()?;
/// maps.start()?;
/// let written = api.create(&PostParams::default(), &map).await?;
/// secrets.start()?; // its first list is newer than the write
/// let version = written.metadata.resource_version.unwrap().parse()?;
/// reached([&maps as &dyn kube_informer::informer::Collection, &secrets], &version, Duration::from_secs(30)).await?;
/// assert_eq!(maps.len(), 1);
/// # Ok(()) }
/// ```
pub async fn reached<'a>(
    collections: impl IntoIterator<Item = &'a dyn Collection>,
    version: &ResourceVersion,
    within: Duration,
) -> Result<(), ReachError> {
    let collections: Vec<_> = collections.into_iter().collect();
    let answers = join_all(
        collections
            .iter()
            .map(|collection| collection.reaches(version, within)),
    )
    .await;
    let late = collections.iter().zip(answers);
    let late: Vec<_> = late
        .filter_map(|(collection, answer)| Some((collection.name(), answer.err()?)))
        .collect();
    if late.is_empty() {
        Ok(())
    } else {
        Err(ReachError { late })
    }
}

/// Collections did not reach a version. See [`reached`] for an example.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub struct ReachError {
    /// The name of each collection, and why it did not reach the version.
    pub late: Vec<(Arc<str>, WaitError)>,
}

impl fmt::Display for ReachError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (n, (name, error)) in self.late.iter().enumerate() {
            let separator = if n == 0 { "" } else { "; " };
            write!(f, "{separator}{name}: {error}")?;
        }
        Ok(())
    }
}

impl std::error::Error for ReachError {}
