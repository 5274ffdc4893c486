//! Discovery: asks the server which kind a resource has.

use std::time::Duration;

use futures::future::BoxFuture;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::APIResourceList;
use kube::Client;
use kube::core::{ApiResource, GroupVersionResource};

use super::shared::SharedInformerFactory;
use super::typed::InformerOf;
use crate::wire::Dynamic;

impl SharedInformerFactory {
    /// The informer of a resource that is known only by its name. Its objects have typed metadata;
    /// the rest is text until it is read.
    ///
    /// # Errors
    /// The server does not serve the resource, and the error lists similar names that it serves; or
    /// the request failed. Use [`for_resource_within`](Self::for_resource_within) for a resource
    /// that will exist later.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use kube::core::GroupVersionResource;
    /// # use kube_informer::factory::SharedInformerFactory;
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let deployments = factory.for_resource(&GroupVersionResource::gvr("apps", "v1", "deployments")).await?;
    /// assert_eq!(deployments.informer().name(), "deployments.apps");
    ///
    /// let wrong = factory.for_resource(&GroupVersionResource::gvr("apps", "v1", "deployment")).await.unwrap_err();
    /// assert!(wrong.to_string().contains("deployments.apps/v1"), "{wrong}");
    /// # Ok(()) }
    /// ```
    #[doc(alias = "ForResource")]
    pub async fn for_resource(
        &self,
        resource: &GroupVersionResource,
    ) -> Result<InformerOf<Dynamic>, ResourceError> {
        Ok(self.of_kind(self.kind_of(resource).await?))
    }

    /// The same, but waits until the server serves the resource: asks again after delays of up to
    /// half a minute.
    ///
    /// # Errors
    /// As [`for_resource`](Self::for_resource), once the time is over.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread", start_paused = true)] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use {std::time::Duration, kube::core::GroupVersionResource, kube_informer::factory::SharedInformerFactory};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let widgets = GroupVersionResource::gvr("example.com", "v1", "widgets");
    /// let never = factory.for_resource_within(&widgets, Duration::from_secs(300)).await;
    /// assert!(never.is_err());
    /// # Ok(()) }
    /// ```
    pub async fn for_resource_within(
        &self,
        resource: &GroupVersionResource,
        within: Duration,
    ) -> Result<InformerOf<Dynamic>, ResourceError> {
        Ok(self.of_kind(self.kind_within(resource, within).await?))
    }

    /// The kind of a resource, by the server's discovery. Boxed, as the next one, so that it is compiled with the library and not in
    /// each program.
    pub(super) fn kind_of<'a>(
        &'a self,
        resource: &'a GroupVersionResource,
    ) -> BoxFuture<'a, Result<ApiResource, ResourceError>> {
        Box::pin(async move {
            match kind_of(self.client(), resource).await? {
                Some(kind) => Ok(kind),
                None => Err(ResourceError::Unknown {
                    resource: written(resource),
                    alike: alike(self.client(), resource).await,
                }),
            }
        })
    }

    /// The same, but waits until the server serves the resource.
    pub(super) fn kind_within<'a>(
        &'a self,
        resource: &'a GroupVersionResource,
        within: Duration,
    ) -> BoxFuture<'a, Result<ApiResource, ResourceError>> {
        let asking = async move {
            let mut pause = FIRST_PAUSE;
            loop {
                if let Ok(Some(kind)) = kind_of(self.client(), resource).await {
                    return kind;
                }
                tokio::time::sleep(pause).await;
                pause = (pause * 2).min(LONGEST_PAUSE);
            }
        };
        Box::pin(async move {
            match tokio::time::timeout(within, asking).await {
                Ok(kind) => Ok(kind),
                // Asked once more, to return the reason.
                Err(_) => self.kind_of(resource).await,
            }
        })
    }
}

/// A resource has no informer. See [`SharedInformerFactory::for_resource`] for an example.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ResourceError {
    /// The server does not serve the resource.
    #[error(
        "the server has no {resource}{}; is the CRD installed, and is this version of it served?",
        if alike.is_empty() { String::new() } else { format!(", but {}", alike.join(", ")) }
    )]
    Unknown {
        /// `plural.group/version`.
        resource: String,
        /// Similar names that the server serves.
        alike: Vec<String>,
    },
    /// The discovery request failed.
    #[error("the server could not be asked which kinds it has")]
    Ask(#[from] kube::Error),
}

/// The kind of a resource, if the server serves it.
async fn kind_of(
    client: &Client,
    resource: &GroupVersionResource,
) -> Result<Option<ApiResource>, kube::Error> {
    let listed = match resources(client, &resource.group, &resource.version).await {
        Err(kube::Error::Api(status)) if status.code == 404 => return Ok(None),
        listed => listed?,
    };
    let found = listed.resources.into_iter().find(|r| r.name == resource.resource);
    Ok(found.map(|found| ApiResource {
        group: resource.group.clone(),
        version: resource.version.clone(),
        api_version: api_version(&resource.group, &resource.version),
        kind: found.kind,
        plural: found.name,
    }))
}

/// Resources with a similar name, or with the same name in another group or version.
async fn alike(client: &Client, wanted: &GroupVersionResource) -> Vec<String> {
    let mut places = vec![(String::new(), "v1".to_owned())];
    if let Ok(groups) = client.list_api_groups().await {
        for group in groups.groups {
            let versions = group.versions.into_iter().map(|v| v.version);
            places.extend(versions.map(|version| (group.name.clone(), version)));
        }
    }
    let mut found = Vec::new();
    for (group, version) in places {
        let Ok(listed) = resources(client, &group, &version).await else {
            continue;
        };
        for resource in listed.resources.into_iter().filter(|r| !r.name.contains('/')) {
            let apart = distance(&resource.name, &wanted.resource);
            if apart <= 2 || resource.kind.eq_ignore_ascii_case(&wanted.resource) {
                let gvr = GroupVersionResource::gvr(&group, &version, &resource.name);
                found.push((apart, written(&gvr)));
            }
        }
    }
    found.sort();
    found.into_iter().map(|(_, name)| name).take(5).collect()
}

pub(super) async fn resources(
    client: &Client,
    group: &str,
    version: &str,
) -> Result<APIResourceList, kube::Error> {
    if group.is_empty() {
        client.list_core_api_resources(version).await
    } else {
        client
            .list_api_group_resources(&api_version(group, version))
            .await
    }
}

pub(super) fn api_version(group: &str, version: &str) -> String {
    if group.is_empty() {
        version.to_owned()
    } else {
        format!("{group}/{version}")
    }
}

fn written(resource: &GroupVersionResource) -> String {
    let dot = if resource.group.is_empty() { "" } else { "." };
    format!(
        "{}{dot}{}/{}",
        resource.resource, resource.group, resource.version
    )
}

/// The edit distance: how many letters have to be changed, added or removed to turn one word into
/// the other.
fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, from) in a.chars().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], i + 1);
        for (j, to) in b.iter().enumerate() {
            let changed = diagonal + usize::from(from != *to);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[b.len()]
}

const FIRST_PAUSE: Duration = Duration::from_millis(800);
const LONGEST_PAUSE: Duration = Duration::from_secs(30);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_distance_counts_changed_added_and_removed_letters() {
        for (a, b, apart) in [
            ("pods", "pods", 0),
            ("pod", "pods", 1),
            ("podz", "pods", 1),
            ("opds", "pods", 2),
            ("", "pods", 4),
        ] {
            assert_eq!((distance(a, b), distance(b, a)), (apart, apart), "{a} {b}");
        }
    }
}
