//! The `Site` resource and its reconcile function.

use std::collections::BTreeMap;
use std::sync::Arc;

use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::{Condition, Time};
use k8s_openapi::jiff::Timestamp;
use kube::api::{Api, DeleteParams, ListParams, ObjectMeta, Patch, PatchParams};
use kube::{Client, CustomResource, Resource, ResourceExt};
use kube_informer::controller::{Action, Context};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::recorder::{EventRecorder, NewEvent};
use kube_informer::store::{Index, IndexError};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use serde_json::json;

/// The desired state: the text of each page, by the name of the page.
#[derive(CustomResource, Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[kube(
    group = "example.com",
    version = "v1",
    kind = "Site",
    namespaced,
    status = "SiteStatus"
)]
pub(crate) struct SiteSpec {
    pub(crate) pages: BTreeMap<String, String>,
}

/// The state that the operator reports.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct SiteStatus {
    #[schemars(schema_with = "conditions")]
    pub(crate) conditions: Vec<Condition>,
}

/// The schema of the conditions. A list of this type has one condition of each type, and appliers own them one by one. (k8s-openapi's
/// feature `schemars` gives `Condition` a schema of its own, without the type of the list.)
fn conditions(_: &mut SchemaGenerator) -> Schema {
    json_schema!({
        "type": "array",
        "x-kubernetes-list-type": "map",
        "x-kubernetes-list-map-keys": ["type"],
        "items": {
            "type": "object",
            "required": ["type", "status", "reason", "message", "lastTransitionTime"],
            "properties": {
                "type": {"type": "string"},
                "status": {"type": "string", "enum": ["True", "False", "Unknown"]},
                "reason": {"type": "string"},
                "message": {"type": "string"},
                "lastTransitionTime": {"type": "string", "format": "date-time"},
                "observedGeneration": {"type": "integer", "format": "int64"},
            },
        },
    })
}

/// Keeps a site until its pages are deleted.
const FINALIZER: &str = "example.com/pages";
/// The field manager of the operator's writes.
pub(crate) const MANAGER: &str = "site-operator";

/// Makes the config maps of a site match its pages.
///
/// The function is idempotent and may be interrupted after any of its writes. It depends on the current state only, not on the events that
/// led to it, so the next call continues where this one stopped.
pub(crate) async fn reconcile(
    key: ObjectKey,
    context: Context<Site>,
    dependencies: Arc<Dependencies>,
) -> Result<Action, kube::Error> {
    let Some(site) = context.get(&key) else {
        return Ok(Action::done()); // the site was deleted, and the finalizer has removed its pages
    };
    let namespace = key.namespace().unwrap_or_default();
    // The next reconcile of this site waits until the caches have seen everything that is written through this client.
    let client = context.recording_client(&dependencies.client);
    let sites: Api<Site> = Api::namespaced(client.clone(), namespace);
    let maps: Api<ConfigMap> = Api::namespaced(client, namespace);
    let other_finalizers = site
        .finalizers()
        .iter()
        .filter(|finalizer| *finalizer != FINALIZER);
    let other_finalizers: Vec<&str> = other_finalizers.map(String::as_str).collect();
    let has_finalizer = other_finalizers.len() < site.finalizers().len();

    if site.metadata.deletion_timestamp.is_some() {
        if has_finalizer {
            // Asks the server, because the cache may not yet have a page that was just created.
            let pages = ListParams::default().labels(&format!("site={}", key.name()));
            maps.delete_collection(&DeleteParams::default(), &pages).await?;
            if ignore_not_found(set_finalizers(&sites, &site, other_finalizers).await)?.is_some() {
                dependencies.log(format!("{key} is being deleted; its pages are deleted"));
            }
        }
        return Ok(Action::done());
    }
    // Set before the first page is created, so that no page can outlive the site.
    if !has_finalizer {
        let all = [other_finalizers, vec![FINALIZER]].concat();
        set_finalizers(&sites, &site, all).await?;
        return Ok(Action::done()); // this write changes the site, so the controller reconciles it again
    }

    for (page, text) in &site.spec.pages {
        let map = config_map_for(&site, page, text);
        let apply = PatchParams::apply(MANAGER).force();
        maps.patch(&map.name_any(), &apply, &Patch::Apply(&map)).await?;
    }
    // Reads from the cache. If the cache is behind, the controller reconciles again when it has caught up.
    let existing = dependencies.pages.of(&key);
    let wanted: Vec<String> = site.spec.pages.keys().map(|page| map_name(&site, page)).collect();
    for name in existing.iter().filter(|name| !wanted.contains(name)) {
        ignore_not_found(maps.delete(name, &DeleteParams::default()).await)?;
    }

    let ready = ready_condition(&site, format!("{} pages", wanted.len()));
    let known = site.status.iter().flat_map(|status| &status.conditions);
    if !known.clone().any(|known| equal_except_time(known, &ready)) {
        dependencies.log(format!(
            "{key} has {}, because of {}",
            ready.message,
            context.causes()
        ));
        // What people see in `kubectl describe`.
        let written = NewEvent::normal("PagesWritten", "WritePages", ready.message.clone());
        dependencies.recorder.record(&*site, written);
        let status = Patch::Merge(json!({"status": SiteStatus { conditions: vec![ready] }}));
        sites
            .patch_status(key.name(), &PatchParams::default(), &status)
            .await?;
    }
    Ok(Action::done())
}

/// The dependencies of [`reconcile`].
pub(crate) struct Dependencies {
    pub(crate) replica: &'static str,
    pub(crate) client: Client,
    pub(crate) pages: PagesBySite,
    pub(crate) recorder: EventRecorder,
}

impl Dependencies {
    fn log(&self, message: String) {
        println!("   {}: {message}", self.replica);
    }
}

/// An index of the cached config maps by the site that owns them.
#[derive(Clone)]
pub(crate) struct PagesBySite(Index<ConfigMap, ObjectKey>);

impl PagesBySite {
    pub(crate) fn new(maps: &SharedInformer<ConfigMap>) -> Result<Self, IndexError> {
        let site = |map: &ConfigMap| {
            let owner = map.owner_references().iter().find(|owner| owner.kind == "Site");
            owner.map(|owner| ObjectKey::namespaced(map.namespace().unwrap_or_default(), owner.name.as_str()))
        };
        Ok(Self(maps.add_index(site)?))
    }

    fn of(&self, site: &ObjectKey) -> Vec<String> {
        self.0.get(site).iter().map(|map| map.name_any()).collect()
    }
}

fn map_name(site: &Site, page: &str) -> String {
    format!("{}-{page}", site.name_any())
}

fn config_map_for(site: &Site, page: &str, text: &str) -> ConfigMap {
    ConfigMap {
        metadata: ObjectMeta {
            name: Some(map_name(site, page)),
            labels: Some(BTreeMap::from([("site".to_owned(), site.name_any())])),
            // `owns` finds the site by this reference, and the cluster's garbage collector finds the objects to delete.
            owner_references: site.controller_owner_ref(&()).map(|owner| vec![owner]),
            ..ObjectMeta::default()
        },
        data: Some(BTreeMap::from([("text".to_owned(), text.to_owned())])),
        ..ConfigMap::default()
    }
}

fn ready_condition(site: &Site, message: String) -> Condition {
    Condition {
        type_: "Ready".to_owned(),
        status: "True".to_owned(),
        reason: "PagesWritten".to_owned(),
        message,
        observed_generation: site.metadata.generation,
        last_transition_time: Time(Timestamp::now()),
    }
}

/// Compares two conditions without their time. With the time, each status write would cause the next one.
fn equal_except_time(a: &Condition, b: &Condition) -> bool {
    (&a.type_, &a.status, &a.message, a.observed_generation)
        == (&b.type_, &b.status, &b.message, b.observed_generation)
}

/// Sets the finalizers. If the site has changed since it was read, the server answers with a conflict, and the controller retries.
async fn set_finalizers(sites: &Api<Site>, site: &Site, finalizers: Vec<&str>) -> Result<Site, kube::Error> {
    let patch = Patch::Merge(json!({"metadata": {
        "finalizers": finalizers,
        "resourceVersion": site.resource_version(),
    }}));
    sites
        .patch(&site.name_any(), &PatchParams::default(), &patch)
        .await
}

/// Accepts that the object is already deleted: the cache can be behind.
fn ignore_not_found<T>(result: Result<T, kube::Error>) -> Result<Option<T>, kube::Error> {
    match result {
        Err(kube::Error::Api(status)) if status.code == 404 => Ok(None),
        result => result.map(Some),
    }
}
