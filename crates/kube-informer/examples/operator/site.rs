//! A site, and how the operator makes it so.

use std::collections::BTreeMap;

use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::{Condition, Time};
use k8s_openapi::jiff::Timestamp;
use kube::api::{Api, DeleteParams, ListParams, ObjectMeta, Patch, PatchParams};
use kube::{Client, CustomResource, Resource, ResourceExt};
use kube_informer::controller::{Action, Context};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::store::{Index, IndexError};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// What a user asks for: the pages of a site, by name.
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

/// What the operator says of it.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
pub(crate) struct SiteStatus {
    pub(crate) conditions: Vec<Condition>,
}

/// Keeps a site until its pages are gone.
const FINALIZER: &str = "example.com/pages";
/// Who we are to the API server: the owner of the fields we set.
pub(crate) const MANAGER: &str = "site-operator";

/// Makes the config maps of a site what its pages say.
///
/// May be called at any time, any number of times, and may end after any of its writes: it looks at what is there, not at what
/// happened, and the next call goes on from where this one came to.
pub(crate) async fn reconcile(
    key: ObjectKey,
    context: Context<Site>,
    world: World,
) -> Result<Action, kube::Error> {
    let Some(site) = context.get(&key) else {
        return Ok(Action::done()); // it is gone, and its finalizer saw to the rest
    };
    let namespace = key.namespace().unwrap_or_default();
    let sites: Api<Site> = Api::namespaced(world.client.clone(), namespace);
    let maps: Api<ConfigMap> = Api::namespaced(world.client.clone(), namespace);
    let others = site
        .finalizers()
        .iter()
        .filter(|finalizer| *finalizer != FINALIZER);
    let others: Vec<&str> = others.map(String::as_str).collect();
    let ours = others.len() < site.finalizers().len();

    if site.metadata.deletion_timestamp.is_some() {
        if ours {
            // Asks the server, not the cache: a page that we made a moment ago must not be left behind.
            let pages = ListParams::default().labels(&format!("site={}", key.name()));
            maps.delete_collection(&DeleteParams::default(), &pages).await?;
            if let Some(answered) = fine_if_gone(set_finalizers(&sites, &site, others).await)? {
                world.says(format!("{key} is being deleted, and its pages were"));
                context.wrote(&world.sites, &answered);
            }
        }
        return Ok(Action::done());
    }
    // Before the first page, so that none is ever left behind.
    if !ours {
        let all = [others, vec![FINALIZER]].concat();
        let answered = set_finalizers(&sites, &site, all).await?;
        context.wrote(&world.sites, &answered);
        return Ok(Action::done()); // that was a change, so we are called again
    }

    for (page, text) in &site.spec.pages {
        let map = page_of(&site, page, text);
        let apply = PatchParams::apply(MANAGER).force();
        maps.patch(&map.name_any(), &apply, &Patch::Apply(&map)).await?;
    }
    // From the cache, which costs nothing. If it is behind, we are called again when it has caught up.
    let there = world.pages.of(&key);
    let wanted: Vec<String> = site.spec.pages.keys().map(|page| map_name(&site, page)).collect();
    for name in there.iter().filter(|name| !wanted.contains(name)) {
        fine_if_gone(maps.delete(name, &DeleteParams::default()).await)?;
    }

    let ready = ready_condition(&site, format!("{} pages", wanted.len()));
    let known = site.status.iter().flat_map(|status| &status.conditions);
    if !known.clone().any(|known| same(known, &ready)) {
        world.says(format!("{key} has {}", ready.message));
        let status = Patch::Merge(json!({"status": SiteStatus { conditions: vec![ready] }}));
        let answered = sites
            .patch_status(key.name(), &PatchParams::default(), &status)
            .await?;
        // The next reconcile shall know of it, and not write it again.
        context.wrote(&world.sites, &answered);
    }
    Ok(Action::done())
}

/// What a reconcile needs besides the key.
#[derive(Clone)]
pub(crate) struct World {
    pub(crate) replica: &'static str,
    pub(crate) client: Client,
    pub(crate) sites: SharedInformer<Site>,
    pub(crate) pages: Pages,
}

impl World {
    fn says(&self, what: String) {
        println!("   {}: {what}", self.replica);
    }
}

/// The config maps there are, by the site they belong to: an index of the cache.
#[derive(Clone)]
pub(crate) struct Pages(Index<ConfigMap, ObjectKey>);

impl Pages {
    pub(crate) fn index(maps: &SharedInformer<ConfigMap>) -> Result<Self, IndexError> {
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

fn page_of(site: &Site, page: &str, text: &str) -> ConfigMap {
    ConfigMap {
        metadata: ObjectMeta {
            name: Some(map_name(site, page)),
            labels: Some(BTreeMap::from([("site".to_owned(), site.name_any())])),
            // By this `owns` finds the site, and a cluster's garbage collector what to delete.
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

/// But for the time. Without this each status write would lead to the next.
fn same(a: &Condition, b: &Condition) -> bool {
    (&a.type_, &a.status, &a.message, a.observed_generation)
        == (&b.type_, &b.status, &b.message, b.observed_generation)
}

/// Sets the finalizers, unless the site has changed since we read it: that is a conflict, and tried again.
async fn set_finalizers(sites: &Api<Site>, site: &Site, finalizers: Vec<&str>) -> Result<Site, kube::Error> {
    let patch = Patch::Merge(json!({"metadata": {
        "finalizers": finalizers,
        "resourceVersion": site.resource_version(),
    }}));
    sites
        .patch(&site.name_any(), &PatchParams::default(), &patch)
        .await
}

/// What is to go may be gone already: then the cache is behind, and that is fine.
fn fine_if_gone<T>(answer: Result<T, kube::Error>) -> Result<Option<T>, kube::Error> {
    match answer {
        Err(kube::Error::Api(status)) if status.code == 404 => Ok(None),
        answer => answer.map(Some),
    }
}
