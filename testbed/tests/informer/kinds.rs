//! Kinds that are known only at run time, and may not exist yet.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, DeleteParams, PostParams};
use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::reflector::FailureKind;
use serde_json::json;

use crate::stage::{Case, case};
use crate::world::{World, eventually, ill_by, reaches, synced, what_keeps};

pub(crate) fn cases() -> Vec<Case> {
    vec![
        case!(b58_a_resource_that_does_not_exist_yet).both_ways(),
        // The real server may end the watch before it has told the deletions, and says 404 then; what was known stays. Open.
        case!(a_kind_that_goes_takes_its_objects_along_and_comes_back)
            .both_ways()
            .sandbox_only(),
    ]
}

/// A definition in a group of the case's own.
fn definition(group: &str) -> CustomResourceDefinition {
    let definition = json!({
        "metadata": {"name": format!("widgets.{group}")},
        "spec": {
            "group": group, "scope": "Namespaced",
            "names": {"plural": "widgets", "singular": "widget", "kind": "Widget"},
            "versions": [{
                "name": "v1", "served": true, "storage": true,
                "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
            }],
        },
    });
    serde_json::from_value(definition).expect("a definition")
}

async fn b58_a_resource_that_does_not_exist_yet(world: World) {
    let group = format!("{}.example.com", world.ns);
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk(&group, "v1", "Widget"));
    let informer = SharedInformer::<DynamicObject>::dynamic(world.admin.clone(), kind.clone());
    let informer = informer.reflector(world.config()).build().unwrap();
    informer.start().unwrap();

    reaches(&informer, "it is not there", ill_by(FailureKind::NotFound)).await;
    let error = what_keeps(&informer).await;
    assert!(
        error.starts_with("informer \"widgets\" did not sync within 1ms: all namespaces: not found"),
        "{error}"
    );
    assert!(
        error.contains("the server has no widgets: is the CRD installed"),
        "{error}"
    );

    let definitions: Api<CustomResourceDefinition> = Api::all(world.admin.clone());
    definitions
        .create(&PostParams::default(), &definition(&group))
        .await
        .unwrap();
    synced(&informer).await;
    assert!(informer.is_empty());

    let widgets: Api<DynamicObject> = Api::namespaced_with(world.admin.clone(), &world.ns, &kind);
    let mut widget = DynamicObject::new("one", &kind);
    widget.data = json!({"spec": {"size": 7}});
    // What is listed already may not be writable yet.
    eventually("a widget", async || {
        widgets.create(&PostParams::default(), &widget).await.is_ok()
    })
    .await;
    let key = world.key("one");
    eventually("the widget is cached", async || informer.get(&key).is_some()).await;
    assert_eq!(informer.get(&key).unwrap().data["spec"]["size"], 7);
    informer.shutdown().await;
    definitions
        .delete(&format!("widgets.{group}"), &DeleteParams::default())
        .await
        .unwrap();
}

async fn a_kind_that_goes_takes_its_objects_along_and_comes_back(world: World) {
    let group = format!("{}.gone.example.com", world.ns);
    let kind = ApiResource::from_gvk(&GroupVersionKind::gvk(&group, "v1", "Widget"));
    let definitions: Api<CustomResourceDefinition> = Api::all(world.admin.clone());
    let widgets: Api<DynamicObject> = Api::namespaced_with(world.admin.clone(), &world.ns, &kind);
    let name = format!("widgets.{group}");
    let make = async || {
        let made = definitions
            .create(&PostParams::default(), &definition(&group))
            .await
            .is_ok();
        made && {
            let widget = DynamicObject::new("one", &kind);
            eventually("a widget", async || {
                widgets.create(&PostParams::default(), &widget).await.is_ok()
            })
            .await;
            true
        }
    };
    assert!(make().await, "a new group");
    let informer = SharedInformer::<DynamicObject>::dynamic(world.admin.clone(), kind.clone());
    let informer = informer.reflector(world.config()).build().unwrap();
    let gone = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&gone);
    let handler = Handler::new().on_delete(move |_| {
        counted.fetch_add(1, Ordering::SeqCst);
    });
    informer.add_handler(handler).unwrap();
    informer.start().unwrap();
    synced(&informer).await;
    assert_eq!(informer.len(), 1);

    definitions.delete(&name, &DeleteParams::default()).await.unwrap();
    reaches(&informer, "the kind is gone", ill_by(FailureKind::NotFound)).await;
    eventually("its objects went with it", async || informer.is_empty()).await;
    eventually("the handler heard of it", async || {
        gone.load(Ordering::SeqCst) == 1
    })
    .await;

    // The name is free once the server has finished deleting.
    eventually("it is back", make).await;
    eventually("its objects are back", async || informer.len() == 1).await;
    assert!(informer.has_synced());
    informer.shutdown().await;
    definitions.delete(&name, &DeleteParams::default()).await.unwrap();
}
