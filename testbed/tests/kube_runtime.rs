//! kube's own `Controller`, fed by shared informers: the way to migrate from kube-rs step by step.

use std::convert::Infallible;
use std::future::ready;
use std::sync::Arc;
use std::time::Duration;

use futures::StreamExt;
use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::runtime::Controller;
use kube::runtime::controller::Action;
use kube::runtime::reflector::ObjectRef;
use kube::{Resource, ResourceExt};
use kube_informer::informer::{SharedInformer, kube_runtime};
use kube_sandbox::Sandbox;
use tokio::sync::mpsc;

#[tokio::test]
async fn a_controller_of_kube_is_fed_by_shared_informers() {
    // arrange
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let secrets: Api<Secret> = Api::default_namespaced(sandbox.client());
    let map_informer = SharedInformer::<ConfigMap>::builder(sandbox.client())
        .namespaces(["default"])
        .build()
        .expect("nothing is wrong");
    let secret_informer = SharedInformer::<Secret>::builder(sandbox.client())
        .build()
        .expect("nothing is wrong");
    let (trigger, store) = kube_runtime::for_controller(map_informer.subscribe().expect("new"));
    let owned = kube_runtime::touched(secret_informer.subscribe().expect("new"));
    let (done, mut reconciled) = mpsc::unbounded_channel();
    let run = Controller::for_shared_stream(trigger, store.clone())
        .owns_shared_stream(owned)
        .run(
            move |map, _| {
                let _ = done.send((map.name_any(), map.data.clone().unwrap_or_default().len()));
                ready(Ok::<_, Infallible>(Action::await_change()))
            },
            |_, _, _| Action::requeue(Duration::from_secs(5)),
            Arc::new(()),
        )
        .for_each(|_| ready(()));
    let controller = tokio::spawn(run);
    let mut next = async || {
        let next = tokio::time::timeout(Duration::from_secs(600), reconciled.recv());
        next.await.expect("something is reconciled").expect("it runs")
    };
    // act and assert: existing objects, changes, owned objects
    let mut map = ConfigMap::default();
    map.metadata.name = Some("a".to_owned());
    let made = maps.create(&PostParams::default(), &map).await.expect("created");
    map_informer.start().expect("once");
    secret_informer.start().expect("once");
    assert_eq!(next().await, ("a".to_owned(), 0));

    let patch = Patch::Merge(serde_json::json!({"data": {"k": "v"}}));
    maps.patch("a", &PatchParams::default(), &patch)
        .await
        .expect("patched");
    assert_eq!(
        next().await,
        ("a".to_owned(), 1),
        "kube's store is as new as the event"
    );

    let mut secret = Secret::default();
    secret.metadata.name = Some("of-a".to_owned());
    secret.metadata.owner_references = made.controller_owner_ref(&()).map(|owner| vec![owner]);
    secrets
        .create(&PostParams::default(), &secret)
        .await
        .expect("created");
    assert_eq!(next().await, ("a".to_owned(), 1));

    maps.delete("a", &DeleteParams::default()).await.expect("deleted");
    let gone = ObjectRef::new("a").within("default");
    let removed = async {
        while store.get(&gone).is_some() {
            tokio::task::yield_now().await;
        }
    };
    let removed = tokio::time::timeout(Duration::from_secs(60), removed);
    removed.await.expect("kube's store receives deletions too");

    map_informer.shutdown().await;
    secret_informer.shutdown().await;
    controller.await.expect("it ends with its triggers");
}
