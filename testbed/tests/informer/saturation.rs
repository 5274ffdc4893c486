//! Saturates a priority level of the real server for one user, so that the user's requests are answered with 429.
//!
//! The priority level has no seats (API Priority and Fairness), but the server still admits one request. A request that
//! never ends occupies that place: it creates a Secret (as a dry run), and an admission webhook that never answers
//! blocks it.

use std::time::Duration;

use http::Request;
use k8s_openapi::api::admissionregistration::v1::ValidatingWebhookConfiguration;
use k8s_openapi::api::core::v1::Secret;
use k8s_openapi::api::flowcontrol::v1::{FlowSchema, PriorityLevelConfiguration};
use kube::api::{Api, DeleteParams, PostParams};
use kube::client::Body;
use kube::{Client, Resource, ResourceExt};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::AbortOnDropHandle;

use crate::faults::typed;
use crate::world::eventually;

/// A saturated priority level, and the request that occupies it.
pub(crate) struct Saturation {
    admin: Client,
    name: String,
    _request: AbortOnDropHandle<()>,
    _unanswered: TcpStream,
}

impl Saturation {
    /// Saturates the priority level of `user`, whose name is `name`. The user may create Secrets in `ns`.
    pub(crate) async fn begin(admin: &Client, user: &Client, name: &str, ns: &str) -> Self {
        let _: PriorityLevelConfiguration = create(admin, level(name)).await;
        let schema: FlowSchema = create(admin, schema(name)).await;
        let uid = schema.uid().expect("the server gives a uid");
        eventually("the server follows the schema", async || {
            flow_of(user, ns).await == uid
        })
        .await;

        let webhook = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let port = webhook.local_addr().expect("it has an address").port();
        let _: ValidatingWebhookConfiguration = create(admin, silent_webhook(name, ns, port)).await;
        let request = tokio::spawn(ask_until_it_hangs(Api::namespaced(user.clone(), ns)));
        let request = AbortOnDropHandle::new(request);
        let (unanswered, _) = webhook.accept().await.expect("the server asks the webhook");
        Self {
            admin: admin.clone(),
            name: name.to_owned(),
            _request: request,
            _unanswered: unanswered,
        }
    }

    pub(crate) async fn end(self) {
        delete::<FlowSchema>(&self.admin, &self.name).await;
        delete::<PriorityLevelConfiguration>(&self.admin, &self.name).await;
        delete::<ValidatingWebhookConfiguration>(&self.admin, &self.name).await;
    }
}

/// The uid of the flow schema that matches a request of this user.
async fn flow_of(user: &Client, ns: &str) -> String {
    let request = Request::get(format!("/api/v1/namespaces/{ns}/configmaps?limit=1"));
    let answer = user.send(request.body(Body::empty()).expect("a request")).await;
    let answer = answer.expect("an answer");
    let flow = answer.headers().get("x-kubernetes-pf-flowschema-uid");
    flow.and_then(|flow| flow.to_str().ok())
        .unwrap_or_default()
        .to_owned()
}

/// Repeats the request until it hangs. Requests are answered at once until the server knows the webhook.
async fn ask_until_it_hangs(secrets: Api<Secret>) {
    let dry = PostParams {
        dry_run: true,
        ..PostParams::default()
    };
    let secret: Secret = typed(json!({"metadata": {"name": "never"}}));
    loop {
        let _ = secrets.create(&dry, &secret).await;
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

fn level(name: &str) -> Value {
    json!({
        "metadata": {"name": name},
        "spec": {"type": "Limited", "limited": {
            "nominalConcurrencyShares": 0, "lendablePercent": 0, "borrowingLimitPercent": 0,
            "limitResponse": {"type": "Reject"},
        }},
    })
}

fn schema(name: &str) -> Value {
    json!({
        "metadata": {"name": name},
        "spec": {
            "priorityLevelConfiguration": {"name": name}, "matchingPrecedence": 100,
            "rules": [{
                "subjects": [{"kind": "User", "user": {"name": name}}],
                "resourceRules": [{"verbs": ["*"], "apiGroups": ["*"], "resources": ["*"], "namespaces": ["*"]}],
            }],
        },
    })
}

fn silent_webhook(name: &str, ns: &str, port: u16) -> Value {
    json!({
        "metadata": {"name": name},
        "webhooks": [{
            "name": format!("{name}.example.com"),
            "clientConfig": {"url": format!("https://127.0.0.1:{port}/")},
            "rules": [{"apiGroups": [""], "apiVersions": ["v1"], "operations": ["CREATE"], "resources": ["secrets"]}],
            "namespaceSelector": {"matchLabels": {"kubernetes.io/metadata.name": ns}},
            "failurePolicy": "Ignore", "sideEffects": "None", "admissionReviewVersions": ["v1"], "timeoutSeconds": 30,
        }],
    })
}

async fn create<K>(admin: &Client, object: Value) -> K
where
    K: Resource<DynamicType = ()> + Clone + std::fmt::Debug + Serialize + DeserializeOwned,
{
    let api: Api<K> = Api::all(admin.clone());
    let made = api.create(&PostParams::default(), &typed(object)).await;
    made.expect("created")
}

async fn delete<K>(admin: &Client, name: &str)
where
    K: Resource<DynamicType = ()> + Clone + std::fmt::Debug + DeserializeOwned,
{
    let api: Api<K> = Api::all(admin.clone());
    api.delete(name, &DeleteParams::default()).await.expect("deleted");
}
