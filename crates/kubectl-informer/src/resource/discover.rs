//! Discovery: two requests if the server supports aggregated discovery, else one for each group version.

use std::sync::Arc;

use futures::StreamExt;
use http::Request;
use http::header::ACCEPT;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::{APIGroupList, APIResourceList};
use kube::Client;
use kube::core::discovery::v2::{ACCEPT_AGGREGATED_DISCOVERY_V2, APIGroupDiscoveryList};
use serde_json::Value;

use super::catalogue::{Catalogue, Kind};

/// The number of concurrent requests.
const AT_ONCE: usize = 16;

impl Catalogue {
    /// Reads all resources of the server.
    pub(crate) async fn discover(client: &Client) -> Result<Self, kube::Error> {
        let (core, groups) = futures::try_join!(document(client, "/api"), document(client, "/apis"))?;
        let mut catalogue = Self::default();
        for answer in [core, groups] {
            if answer["kind"] == "APIGroupDiscoveryList" {
                let list = serde_json::from_value(answer).map_err(kube::Error::SerdeError)?;
                catalogue.take_all(list);
            } else {
                catalogue.take_each(client, places(answer)?).await;
            }
        }
        Ok(catalogue)
    }

    fn take_all(&mut self, list: APIGroupDiscoveryList) {
        for group in list.items {
            let name = group.metadata.and_then(|meta| meta.name).unwrap_or_default();
            for (rank, version) in group.versions.into_iter().enumerate() {
                let number = version.version.unwrap_or_default();
                if version.freshness.as_deref() == Some("Stale") {
                    self.missing
                        .push(format!("{name}/{number}: the server itself cannot reach it"));
                }
                for resource in version.resources {
                    let has = |verb: &str| resource.verbs.iter().any(|v| v == verb);
                    self.add(Kind {
                        group: name.clone(),
                        version: number.clone(),
                        watchable: has("list") && has("watch"),
                        namespaced: resource.scope.as_deref() == Some("Namespaced"),
                        kind: resource
                            .response_kind
                            .and_then(|kind| kind.kind)
                            .unwrap_or_default(),
                        plural: resource.resource.unwrap_or_default(),
                        singular: resource.singular_resource.unwrap_or_default(),
                        short_names: resource.short_names,
                        categories: resource.categories,
                        preferred: rank == 0,
                    });
                }
            }
        }
    }

    async fn take_each(&mut self, client: &Client, places: Vec<Place>) {
        let asking = places.into_iter().map(|place| async move {
            let request = Request::get(&place.path)
                .body(Vec::new())
                .map_err(kube::Error::HttpError);
            let answer = match request {
                Ok(request) => client.request::<APIResourceList>(request).await,
                Err(error) => Err(error),
            };
            (place, answer)
        });
        let answers: Vec<_> = futures::stream::iter(asking).buffered(AT_ONCE).collect().await;
        for (place, answer) in answers {
            match answer {
                Ok(list) => self.take(&place, list),
                Err(error) => self
                    .missing
                    .push(format!("{}: {error}", place.path.trim_start_matches("/apis/"))),
            }
        }
    }

    fn take(&mut self, place: &Place, list: APIResourceList) {
        for resource in list.resources.into_iter().filter(|r| !r.name.contains('/')) {
            let has = |verb: &str| resource.verbs.iter().any(|v| v == verb);
            self.add(Kind {
                group: place.group.clone(),
                version: place.version.clone(),
                watchable: has("list") && has("watch"),
                namespaced: resource.namespaced,
                plural: resource.name,
                singular: resource.singular_name,
                kind: resource.kind,
                short_names: resource.short_names.unwrap_or_default(),
                categories: resource.categories.unwrap_or_default(),
                preferred: place.preferred,
            });
        }
    }

    /// Adds a resource. If only an older version of the group has it, that version is preferred.
    fn add(&mut self, mut kind: Kind) {
        let same = |other: &Arc<Kind>| other.is(&kind.group, &kind.plural);
        kind.preferred = kind.preferred || !self.kinds.iter().any(same);
        self.kinds.push(Arc::new(kind));
    }
}

async fn document(client: &Client, path: &str) -> Result<Value, kube::Error> {
    let request = Request::get(path)
        .header(ACCEPT, ACCEPT_AGGREGATED_DISCOVERY_V2)
        .body(Vec::new())
        .map_err(kube::Error::HttpError)?;
    client.request(request).await
}

struct Place {
    group: String,
    version: String,
    path: String,
    preferred: bool,
}

/// The group versions of an unaggregated answer; the preferred version of a group comes first.
fn places(answer: Value) -> Result<Vec<Place>, kube::Error> {
    if let Some(versions) = answer["versions"].as_array() {
        let named = versions.iter().filter_map(Value::as_str);
        let places = named.enumerate().map(|(rank, version)| Place {
            group: String::new(),
            version: version.to_owned(),
            path: format!("/api/{version}"),
            preferred: rank == 0,
        });
        return Ok(places.collect());
    }
    let list: APIGroupList = serde_json::from_value(answer).map_err(kube::Error::SerdeError)?;
    let mut places = Vec::new();
    for group in list.groups {
        let best = group.preferred_version.map(|version| version.version);
        let mut versions: Vec<_> = group.versions.into_iter().map(|v| v.version).collect();
        versions.sort_by_key(|version| Some(version) != best.as_ref());
        for (rank, version) in versions.into_iter().enumerate() {
            places.push(Place {
                path: format!("/apis/{}/{version}", group.name),
                group: group.name.clone(),
                version,
                preferred: rank == 0,
            });
        }
    }
    Ok(places)
}

#[cfg(test)]
mod tests {
    use kube_sandbox::{Fault, Rule, Sandbox};
    use serde_json::json;

    use super::*;

    #[tokio::test]
    async fn a_server_is_asked_for_short_names_and_scopes() {
        let sandbox = Sandbox::start().await.expect("a free port");
        let catalogue = Catalogue::discover(&sandbox.client()).await.expect("is served");
        let found = |word: &str| {
            catalogue
                .find(word)
                .first()
                .map(|kind| (kind.full_name(), kind.namespaced))
        };
        assert_eq!(found("deploy"), Some(("deployments.apps".to_owned(), true)));
        assert_eq!(found("no"), Some(("nodes".to_owned(), false)));
        assert_eq!(
            found("hpa"),
            Some(("horizontalpodautoscalers.autoscaling".to_owned(), true))
        );
        assert_eq!(catalogue.missing, Vec::<String>::new());
    }

    #[tokio::test]
    async fn a_server_that_forbids_it_is_an_error() {
        let sandbox = Sandbox::start().await.expect("a free port");
        sandbox.fault(Rule::new(Fault::Status(401)));
        assert!(Catalogue::discover(&sandbox.client()).await.is_err());
    }

    #[test]
    fn aggregated_discovery_is_read() {
        let list = json!({"kind": "APIGroupDiscoveryList", "items": [{
            "metadata": {"name": "batch"},
            "versions": [
                {"version": "v1", "resources": [{
                    "resource": "jobs", "singularResource": "job", "scope": "Namespaced", "verbs": ["list", "watch"],
                    "responseKind": {"group": "batch", "version": "v1", "kind": "Job"},
                }]},
                {"version": "v1beta1", "freshness": "Stale", "resources": [
                    {"resource": "jobs", "verbs": ["list"]},
                    {"resource": "olds", "verbs": ["list", "watch"], "shortNames": ["ol"]},
                ]},
            ],
        }]});
        let mut catalogue = Catalogue::default();
        catalogue.take_all(serde_json::from_value(list).expect("is one"));
        assert_eq!(catalogue.find("jobs")[0].version, "v1");
        assert_eq!(catalogue.find("ol")[0].version, "v1beta1", "only there");
        assert_eq!(catalogue.find("jobs.v1beta1.batch")[0].version, "v1beta1");
        assert_eq!(catalogue.missing.len(), 1);
    }
}
