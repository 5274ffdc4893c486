//! The `Foo` resource and its reconcile function. A test runs the same file with a paused clock: `tests/first_day/paused_clock.rs`.

use std::sync::Arc;

use k8s_openapi::api::apps::v1::Deployment;
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube::{Client, CustomResource, Resource, ResourceExt};
use kube_informer::controller::{Action, Context, Controller, Runner};
use kube_informer::informer::SharedInformer;
use kube_informer::object::ObjectKey;
use kube_informer::recorder::{EventRecorder, NewEvent};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::json;

/// A deployment by name, and how many replicas it should have.
#[derive(CustomResource, Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[kube(
    group = "samplecontroller.k8s.io",
    version = "v1alpha1",
    kind = "Foo",
    namespaced,
    status = "FooStatus"
)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FooSpec {
    pub(crate) deployment_name: String,
    pub(crate) replicas: i32,
}

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "camelCase")]
pub(crate) struct FooStatus {
    pub(crate) available_replicas: i32,
}

/// The fields of the Go program's `Controller` struct.
struct Shared {
    client: Client,
    deployments: SharedInformer<Deployment>,
    recorder: EventRecorder,
}

/// `NewController` of the Go program, with its two event handlers.
pub(crate) fn controller(
    client: Client,
    foos: &SharedInformer<Foo>,
    deployments: &SharedInformer<Deployment>,
    recorder: EventRecorder,
) -> Runner<Foo> {
    let shared = Arc::new(Shared {
        client,
        deployments: deployments.clone(),
        recorder,
    });
    Controller::new(foos)
        .name("sample-controller")
        .owns(deployments)
        .workers(2)
        .reconcile_with(shared, reconcile)
}

#[derive(Debug, thiserror::Error)]
enum Error {
    #[error("Resource {0:?} already exists and is not managed by Foo")]
    Exists(String),
    #[error(transparent)]
    Api(#[from] kube::Error),
}

/// `syncHandler` of the Go program.
async fn reconcile(key: ObjectKey, context: Context<Foo>, shared: Arc<Shared>) -> Result<Action, Error> {
    let Some(owner) = context.get(&key) else {
        return Ok(Action::done()); // deleted, and its deployment with it
    };
    let namespace = key.namespace().unwrap_or_default();
    let client = context.recording_client(&shared.client);
    let api: Api<Deployment> = Api::namespaced(client.clone(), namespace);
    let name = &owner.spec.deployment_name;

    let deployment = match shared.deployments.get(&ObjectKey::namespaced(namespace, name)) {
        None => Arc::new(api.create(&PostParams::default(), &deployment_of(&owner)).await?),
        Some(other) if !is_controlled_by(&other, &owner) => {
            let error = Error::Exists(name.clone());
            let event = NewEvent::warning("ErrResourceExists", "Sync", error.to_string());
            shared.recorder.record(&*owner, event);
            return Err(error); // tried again, with a growing delay
        }
        Some(own) if replicas(&own) != owner.spec.replicas => {
            let patch = Patch::Merge(json!({"spec": {"replicas": owner.spec.replicas}}));
            Arc::new(api.patch(name, &PatchParams::default(), &patch).await?)
        }
        Some(own) => own,
    };

    let status = deployment.status.as_ref();
    let status = FooStatus {
        available_replicas: status.and_then(|status| status.available_replicas).unwrap_or(0),
    };
    if owner.status.as_ref() != Some(&status) {
        let foos: Api<Foo> = Api::namespaced(client, namespace);
        let patch = Patch::Merge(json!({"status": status}));
        foos.patch_status(key.name(), &PatchParams::default(), &patch)
            .await?;
    }
    let event = NewEvent::normal("Synced", "Sync", "Foo synced successfully");
    shared.recorder.record(&*owner, event);
    Ok(Action::done())
}

fn replicas(deployment: &Deployment) -> i32 {
    deployment.spec.replicas.unwrap_or(1)
}

fn is_controlled_by(deployment: &Deployment, owner: &Foo) -> bool {
    let references = deployment.owner_references().iter();
    let mut controllers = references.filter(|reference| reference.controller == Some(true));
    controllers.any(|reference| Some(&reference.uid) == owner.metadata.uid.as_ref())
}

fn deployment_of(owner: &Foo) -> Deployment {
    let labels = json!({"app": "nginx", "controller": owner.name_any()});
    let mut deployment: Deployment = serde_json::from_value(json!({
        "metadata": {"name": owner.spec.deployment_name, "namespace": owner.namespace()},
        "spec": {
            "replicas": owner.spec.replicas,
            "selector": {"matchLabels": labels},
            "template": {
                "metadata": {"labels": labels},
                "spec": {"containers": [{"name": "nginx", "image": "nginx:latest"}]},
            },
        },
    }))
    .expect("a deployment");
    // `owns` finds the Foo by this reference.
    deployment.metadata.owner_references = owner.controller_owner_ref(&()).map(|reference| vec![reference]);
    deployment
}
