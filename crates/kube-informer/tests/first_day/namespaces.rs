//! Namespaces and kinds that come and go while the program runs.

use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::api::core::v1::{ConfigMap, Pod, Secret};
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, DeleteParams, PostParams};
use kube::core::DynamicObject;
use kube_informer::factory::{KindEvent, Scope, SharedInformerFactory};
use kube_informer::informer::{Handler, NamespaceError, SharedInformer};
use kube_informer::object::Deleted;
use kube_informer::wire::Dynamic;
use parking_lot::Mutex;
use serde_json::json;

use crate::kit::{World, until};

type Log = Arc<Mutex<Vec<String>>>;

fn logging(log: &Log) -> Handler<ConfigMap> {
    let (added, deleted) = (Arc::clone(log), Arc::clone(log));
    Handler::new()
        .on_add(move |map: &Arc<ConfigMap>, initial| {
            let (namespace, name) = (&map.metadata.namespace, &map.metadata.name);
            let initial = if initial { " initial" } else { "" };
            added
                .lock()
                .push(format!("+ {}/{}{initial}", text(namespace), text(name)));
        })
        .on_delete(move |gone: &Deleted<ConfigMap>| {
            let unknown = if gone.final_state_unknown { " unknown" } else { "" };
            deleted.lock().push(format!("- {}{unknown}", gone.key));
        })
}

fn text(part: &Option<String>) -> &str {
    part.as_deref().unwrap_or_default()
}

#[tokio::test(start_paused = true)]
async fn a_namespace_that_is_added_or_removed_arrives_as_additions_and_deletions() {
    let world = World::new().await;
    for namespace in ["prod", "stage"] {
        world.namespace(namespace).await;
        world.make(namespace, "a").await;
    }
    let maps = SharedInformer::<ConfigMap>::builder(world.sandbox.client());
    let maps = maps.namespaces(["prod"]).build().expect("well");
    let log = Log::default();
    let handler = maps.add_handler(logging(&log)).expect("open");
    maps.start().expect("once");
    handler.synced().await.expect("synced");
    assert_eq!(*log.lock(), ["+ prod/a initial"]);

    assert_eq!(maps.add_namespace("stage"), Ok(true));
    assert_eq!(maps.add_namespace("stage"), Ok(false));
    until("the new namespace is there", || maps.len() == 2).await;
    let written = world.make("stage", "b").await;
    let version = written
        .metadata
        .resource_version
        .expect("a version")
        .parse()
        .expect("a number");
    // The version covers both namespaces; that of the quiet one moves by a bookmark.
    tokio::time::timeout(Duration::from_secs(120), maps.wait_for(&version))
        .await
        .expect("in time")
        .expect("reached");
    assert_eq!(maps.len(), 3);
    assert_eq!(maps.remove_namespace("prod"), Ok(true));
    assert_eq!((maps.len(), maps.status().partitions.len()), (2, 1));
    world.make("prod", "c").await;
    world.make("stage", "c").await;
    until("the other namespace is still watched", || maps.len() == 3).await;
    until("the handler received all", || log.lock().len() == 5).await;
    let expected = [
        "+ prod/a initial",
        "+ stage/a",
        "+ stage/b",
        "- prod/a unknown",
        "+ stage/c",
    ];
    assert_eq!(*log.lock(), expected);
    assert!(maps.audit().await.expect("an audit").is_clean());

    assert_eq!(maps.add_namespace("prod"), Ok(true));
    until("it is there again", || maps.len() == 5).await;
    maps.shutdown().await;
    assert!(matches!(
        maps.add_namespace("late"),
        Err(NamespaceError::Stopped { .. })
    ));
}

#[tokio::test(start_paused = true)]
async fn a_namespace_that_cannot_be_added_is_refused_with_the_reason() {
    let world = World::new().await;
    let all = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .build()
        .expect("well");
    let error = all.add_namespace("prod").expect_err("it covers all").to_string();
    assert!(error.contains("build it with `namespaces`"), "{error}");
    let one = SharedInformer::<ConfigMap>::builder(world.sandbox.client());
    let one = one.namespaces(["prod"]).build().expect("well");
    for wrong in ["", "Prod", "a/b"] {
        assert!(
            matches!(one.add_namespace(wrong), Err(NamespaceError::Invalid { .. })),
            "{wrong:?}"
        );
    }
    assert_eq!(one.remove_namespace("other"), Ok(false));
    // Before the start it only changes what will be fetched.
    assert_eq!(
        (one.add_namespace("default"), one.remove_namespace("prod")),
        (Ok(true), Ok(true))
    );
    world.make("default", "a").await;
    one.start().expect("once");
    one.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    assert_eq!((one.len(), one.namespaces()), (1, vec!["default".into()]));
}

#[tokio::test(start_paused = true)]
async fn a_factory_changes_the_namespaces_of_all_its_informers_but_those_with_a_scope_of_their_own() {
    let world = World::new().await;
    for namespace in ["prod", "stage"] {
        world.namespace(namespace).await;
        world.make(namespace, "a").await;
    }
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .namespaces(["prod"])
        .scope_of::<Secret>(Scope::new().namespace("default"))
        .build()
        .expect("well");
    let (maps, secrets) = (factory.of::<ConfigMap>(), factory.of::<Secret>());
    let all = factory.of_selected::<ConfigMap>(Scope::new());
    factory.start().expect("a runtime");
    factory
        .wait_for_sync(Duration::from_secs(10))
        .await
        .expect("synced");
    assert_eq!((maps.informer().len(), all.informer().len()), (1, 2));
    assert_eq!(factory.add_namespace("stage"), Ok(true));
    until("the new namespace is there", || maps.informer().len() == 2).await;
    assert_eq!(
        factory.of::<Pod>().informer().namespaces(),
        ["prod".into(), "stage".into()]
    );
    assert_eq!(factory.remove_namespace("prod"), Ok(true));
    assert_eq!(maps.informer().namespaces(), ["stage".into()]);
    assert_eq!(
        (secrets.informer().namespaces(), all.informer().len()),
        (vec!["default".into()], 2)
    );
    let last = factory
        .remove_namespace("stage")
        .expect_err("the last one")
        .to_string();
    assert!(last.contains("covers all of them"), "{last}");
    factory.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn kinds_come_and_go_with_their_crds() {
    let world = World::new().await;
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .build()
        .expect("well");
    let mut kinds = Box::pin(factory.kinds());
    let mut served = Vec::new();
    loop {
        match kinds.next().await.expect("it never ends") {
            KindEvent::Served(kind) => served.push(kind),
            KindEvent::Synced => break,
            other => panic!("{other:?}"),
        }
    }
    let find = |plural: &str| served.iter().find(|kind| kind.resource.plural == plural);
    assert!(find("pods").is_some_and(|kind| kind.namespaced));
    assert!(find("nodes").is_some_and(|kind| !kind.namespaced));
    assert!(
        find("tokenreviews").is_none(),
        "what cannot be watched is left out"
    );
    let mut names: Vec<_> = served
        .iter()
        .map(|kind| (&kind.resource.group, &kind.resource.plural))
        .collect();
    names.sort();
    names.dedup();
    assert_eq!(names.len(), served.len(), "one version of each");

    let definitions: Api<CustomResourceDefinition> = Api::all(world.sandbox.client());
    definitions
        .create(&PostParams::default(), &widgets())
        .await
        .expect("created");
    let Some(KindEvent::Served(widget)) = kinds.next().await else {
        panic!("the new kind is served");
    };
    assert_eq!(widget.resource.plural, "widgets");
    let informer = factory.of_kind::<Dynamic>(widget.resource.clone());
    factory.start().expect("a runtime");
    factory
        .wait_for_sync(Duration::from_secs(10))
        .await
        .expect("synced");
    definitions
        .delete("widgets.example.com", &DeleteParams::default())
        .await
        .expect("deleted");
    assert_eq!(kinds.next().await, Some(KindEvent::Gone(widget.clone())));
    factory.stop_kind(&widget.resource).await;
    assert!(informer.informer().is_stopped() && factory.status().is_empty());
}

/// The pattern of the guide: a handler for each kind that comes, and `stop_kind` for each that goes.
#[tokio::test(start_paused = true)]
async fn a_handler_of_a_kind_that_went_and_came_back_is_called_once() {
    let world = World::new().await;
    let definitions: Api<CustomResourceDefinition> = Api::all(world.sandbox.client());
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .build()
        .expect("well");
    let added: Arc<Mutex<Vec<String>>> = Arc::default();
    let mut kinds = std::pin::pin!(factory.kinds());
    while kinds.next().await != Some(KindEvent::Synced) {}
    for name in ["first", "second"] {
        definitions
            .create(&PostParams::default(), &widgets())
            .await
            .expect("created");
        let Some(KindEvent::Served(widget)) = kinds.next().await else {
            panic!("the kind is served");
        };
        let seen = Arc::clone(&added);
        let handler = Handler::new().on_add(move |widget: &Arc<Dynamic>, _| {
            seen.lock().extend(widget.metadata.name.clone());
        });
        let informer = factory.of_kind::<Dynamic>(widget.resource.clone());
        informer.informer().add_handler(handler).expect("open");
        factory.start().expect("a runtime");
        let api: Api<DynamicObject> =
            Api::namespaced_with(world.sandbox.client(), "default", &widget.resource);
        api.create(
            &PostParams::default(),
            &DynamicObject::new(name, &widget.resource),
        )
        .await
        .expect("created");
        until("the handler is called", || {
            added.lock().iter().any(|added| added == name)
        })
        .await;
        definitions
            .delete("widgets.example.com", &DeleteParams::default())
            .await
            .expect("deleted");
        assert_eq!(kinds.next().await, Some(KindEvent::Gone(widget.clone())));
        factory.stop_kind(&widget.resource).await;
    }
    assert_eq!(*added.lock(), ["first", "second"], "each once");
}

fn widgets() -> CustomResourceDefinition {
    serde_json::from_value(json!({
        "metadata": {"name": "widgets.example.com"},
        "spec": {
            "group": "example.com", "scope": "Namespaced",
            "names": {"plural": "widgets", "singular": "widget", "kind": "Widget"},
            "versions": [{"name": "v1", "served": true, "storage": true,
                "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}}}],
        },
    }))
    .expect("a definition")
}
