//! Kinds that are known only at run time, and may not exist yet.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use http::{Request, Response};
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::Client;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::client::Body;
use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
use kube_informer::informer::{Handler, SharedInformer, State};
use kube_informer::protocol::FailureKind;
use serde_json::{Value, json};

use crate::harness::{Case, case};
use crate::world::{World, degraded_by, eventually, reaches, started, sync_error, synced};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b58_a_resource_that_does_not_exist_yet).both_ways(),
        case!(a_deleted_kind_deletes_its_objects_and_can_be_created_again).both_ways(),
        case!(a_kind_deleted_while_no_watch_is_open_deletes_its_objects).both_ways(),
        case!(a_version_that_is_no_longer_served_deletes_nothing).both_ways(),
        case!(a_changed_storage_version_is_followed).both_ways(),
    ]
}

/// A custom kind in an API group of the case.
pub(crate) struct Widgets {
    group: String,
    definitions: Api<CustomResourceDefinition>,
    admin: Client,
    ns: String,
}

impl Widgets {
    /// Describes the kind. The server does not have it yet.
    pub(crate) fn new(world: &World, name: &str) -> Self {
        Self {
            group: format!("{}.{name}.example.com", world.ns),
            definitions: Api::all(world.admin.clone()),
            admin: world.admin.clone(),
            ns: world.ns.clone(),
        }
    }

    pub(crate) fn kind(&self, version: &str) -> ApiResource {
        ApiResource::from_gvk(&GroupVersionKind::gvk(&self.group, version, "Widget"))
    }

    pub(crate) fn api(&self, version: &str) -> Api<DynamicObject> {
        Api::namespaced_with(self.admin.clone(), &self.ns, &self.kind(version))
    }

    /// Defines the kind in these versions. The name of a deleted definition is free only when the server has finished the
    /// deletion.
    pub(crate) async fn define(&self, versions: &[Value]) {
        let definition = json!({
            "metadata": {"name": self.definition()},
            "spec": {
                "group": self.group, "scope": "Namespaced",
                "names": {"plural": "widgets", "singular": "widget", "kind": "Widget"},
                "versions": versions,
            },
        });
        let definition = serde_json::from_value(definition).expect("a definition");
        eventually("a definition", async || {
            let made = self.definitions.create(&PostParams::default(), &definition).await;
            made.is_ok()
        })
        .await;
    }

    /// Changes the versions of the kind.
    async fn change(&self, versions: &[Value]) {
        let patch = json!({"spec": {"versions": versions}});
        let (name, params) = (self.definition(), PatchParams::default());
        let patched = self.definitions.patch(&name, &params, &Patch::Merge(patch)).await;
        patched.expect("other versions");
    }

    /// Creates a widget. A kind may be defined but not writable yet.
    pub(crate) async fn make(&self, name: &str) {
        let (api, widget) = (self.api("v1"), DynamicObject::new(name, &self.kind("v1")));
        eventually("a widget", async || {
            api.create(&PostParams::default(), &widget).await.is_ok()
        })
        .await;
    }

    pub(crate) async fn delete(&self) {
        let deleted = self
            .definitions
            .delete(&self.definition(), &DeleteParams::default())
            .await;
        deleted.expect("it was there");
    }

    fn definition(&self) -> String {
        format!("widgets.{}", self.group)
    }
}

pub(crate) fn version(name: &str, served: bool, storage: bool) -> Value {
    json!({
        "name": name, "served": served, "storage": storage,
        "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
    })
}

/// An informer of this kind, and the number of deletions that its handler received.
fn counting(
    world: &World,
    client: Client,
    kind: ApiResource,
) -> (SharedInformer<DynamicObject>, Arc<AtomicUsize>) {
    let informer = SharedInformer::<DynamicObject>::dynamic(client, kind);
    let informer = informer
        .reflector(world.with_short_watches())
        .build()
        .expect("an informer");
    let gone = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&gone);
    let handler = Handler::new().on_delete(move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
    });
    informer.add_handler(handler).expect("a handler");
    (informer, gone)
}

async fn b58_a_resource_that_does_not_exist_yet(world: World) {
    let widgets = Widgets::new(&world, "late");
    let informer = SharedInformer::<DynamicObject>::dynamic(world.admin.clone(), widgets.kind("v1"));
    let informer = informer.reflector(world.config()).build().unwrap();
    informer.start().unwrap();

    reaches(
        &informer,
        "the kind does not exist",
        degraded_by(FailureKind::NotFound),
    )
    .await;
    let error = sync_error(&informer).await;
    assert!(
        error.starts_with("informer \"widgets\" did not sync within 1ms: all namespaces: not found"),
        "{error}"
    );
    assert!(
        error.contains("the server has no widgets: is the CRD installed"),
        "{error}"
    );

    widgets.define(&[version("v1", true, true)]).await;
    synced(&informer).await;
    assert!(informer.is_empty());

    widgets.make("one").await;
    let key = world.key("one");
    eventually("the widget is cached", async || informer.get(&key).is_some()).await;
    let sized = Patch::Merge(json!({"spec": {"size": 7}}));
    let changed = widgets
        .api("v1")
        .patch("one", &PatchParams::default(), &sized)
        .await;
    changed.unwrap();
    eventually("it is changed", async || {
        informer
            .get(&key)
            .is_some_and(|widget| widget.data["spec"]["size"] == 7)
    })
    .await;
    informer.shutdown().await;
    widgets.delete().await;
}

async fn a_deleted_kind_deletes_its_objects_and_can_be_created_again(world: World) {
    let widgets = Widgets::new(&world, "gone");
    widgets.define(&[version("v1", true, true)]).await;
    widgets.make("one").await;
    let (informer, gone) = counting(&world, world.admin.clone(), widgets.kind("v1"));
    started(&informer).await;
    // The server's cache of a new kind may lag.
    eventually("the widgets are cached", async || informer.len() == 1).await;

    widgets.delete().await;
    reaches(&informer, "the kind is gone", degraded_by(FailureKind::KindGone)).await;
    eventually("its objects are deleted with it", async || informer.is_empty()).await;
    eventually("the handler receives the deletions", async || {
        gone.load(Ordering::SeqCst) == 1
    })
    .await;

    widgets.define(&[version("v1", true, true)]).await;
    widgets.make("one").await;
    eventually("its objects are back", async || informer.len() == 1).await;
    reaches(&informer, "in sync again", |state| *state == State::Synced).await;
    assert_eq!(gone.load(Ordering::SeqCst), 1, "once");
    informer.shutdown().await;
    widgets.delete().await;
}

/// The deletions are not reported. The only sign is that the server no longer has the kind.
async fn a_kind_deleted_while_no_watch_is_open_deletes_its_objects(world: World) {
    let widgets = Widgets::new(&world, "unseen");
    widgets.define(&[version("v1", true, true)]).await;
    widgets.make("one").await;
    widgets.make("two").await;
    let refused = Arc::new(AtomicBool::new(false));
    let client = refusing_watches(world.admin.clone(), Arc::clone(&refused));
    let (informer, gone) = counting(&world, client, widgets.kind("v1"));
    started(&informer).await;
    eventually("the widgets are cached", async || informer.len() == 2).await;

    refused.store(true, Ordering::SeqCst);
    reaches(&informer, "no watch is left", degraded_by(FailureKind::Server)).await;
    widgets.delete().await;
    eventually("the definition is gone", async || {
        let definition = widgets.definitions.get_opt(&widgets.definition()).await;
        definition.expect("an answer").is_none()
    })
    .await;
    assert_eq!(informer.len(), 2, "no event has arrived yet");
    refused.store(false, Ordering::SeqCst);
    reaches(&informer, "the kind is gone", degraded_by(FailureKind::KindGone)).await;
    eventually("its objects are deleted with it", async || informer.is_empty()).await;
    eventually("the handler receives the deletions", async || {
        gone.load(Ordering::SeqCst) == 2
    })
    .await;
    assert!(informer.has_synced(), "what it has is what there is");
    informer.shutdown().await;
}

/// Watches are answered with 503 as long as it says so.
fn refusing_watches(client: Client, refused: Arc<AtomicBool>) -> Client {
    let service = tower::service_fn(move |request: Request<Body>| {
        let (client, refused) = (client.clone(), Arc::clone(&refused));
        async move {
            let watches = request
                .uri()
                .query()
                .is_some_and(|query| query.contains("watch=1"));
            if watches && refused.load(Ordering::SeqCst) {
                let response = Response::builder().status(503).body(Body::empty());
                return Ok(response.expect("an answer"));
            }
            client.send(request).await
        }
    });
    Client::new(service, "default")
}

async fn a_version_that_is_no_longer_served_deletes_nothing(world: World) {
    let widgets = Widgets::new(&world, "unserved");
    widgets
        .define(&[version("v1", true, false), version("v2", true, true)])
        .await;
    widgets.make("one").await;
    let (informer, gone) = counting(&world, world.admin.clone(), widgets.kind("v1"));
    let mut failures = 0;
    started(&informer).await;
    eventually("the widgets are cached", async || informer.len() == 1).await;

    widgets
        .change(&[version("v1", false, false), version("v2", true, true)])
        .await;
    // Often enough for any rule that counts.
    while failures < 6 {
        let state = reaches(&informer, "it is not served", degraded_by(FailureKind::NotFound)).await;
        assert!(
            state.to_string().contains("is this version of it served"),
            "{state}"
        );
        failures += 1;
        let reported = informer.status().troubles.failures;
        eventually("it asks again", async || {
            informer.status().troubles.failures > reported
        })
        .await;
    }
    assert_eq!(
        (informer.len(), gone.load(Ordering::SeqCst)),
        (1, 0),
        "it still exists, in v2"
    );

    widgets
        .change(&[version("v1", true, false), version("v2", true, true)])
        .await;
    reaches(&informer, "in sync again", |state| *state == State::Synced).await;
    widgets.make("two").await;
    eventually("later events arrive", async || informer.len() == 2).await;
    assert_eq!(gone.load(Ordering::SeqCst), 0);
    informer.shutdown().await;
    widgets.delete().await;
}

async fn a_changed_storage_version_is_followed(world: World) {
    let widgets = Widgets::new(&world, "stored");
    widgets
        .define(&[version("v1", true, true), version("v2", true, false)])
        .await;
    widgets.make("one").await;
    let (informer, gone) = counting(&world, world.admin.clone(), widgets.kind("v1"));
    started(&informer).await;

    widgets
        .change(&[version("v1", true, false), version("v2", true, true)])
        .await;
    let sized = Patch::Merge(json!({"spec": {"size": 7}}));
    eventually("a change, made in the other version", async || {
        let changed = widgets
            .api("v2")
            .patch("one", &PatchParams::default(), &sized)
            .await;
        changed.is_ok()
    })
    .await;
    widgets.make("two").await;
    let key = world.key("one");
    eventually("both are seen", async || {
        informer.len() == 2
            && informer
                .get(&key)
                .is_some_and(|widget| widget.data["spec"]["size"] == 7)
    })
    .await;
    let seen = informer.get(&key).expect("it is there");
    let types = seen.types.as_ref().expect("it says what it is");
    assert_eq!(
        types.api_version,
        format!("{}/v1", widgets.group),
        "as it was asked for"
    );
    reaches(&informer, "in sync", |state| *state == State::Synced).await;
    assert_eq!(gone.load(Ordering::SeqCst), 0, "no object went");
    informer.shutdown().await;
    widgets.delete().await;
}
