//! Faults that a case can cause: missing rights, overload, outages. Each server has its own means.
//!
//! | | the real server | the sandbox |
//! |---|---|---|
//! | rights | RBAC, for a user of the case | a rule: 403 for lists and watches |
//! | overload | a priority level that is saturated, for that user: 429 | a rule: 429 |
//! | outage | `kill -9` of kube-apiserver | connections refused, streams cut |

use std::collections::BTreeMap;
use std::sync::Mutex;
use std::time::Duration;

use k8s_openapi::api::rbac::v1::{Role, RoleBinding};
use kube::api::{Api, DeleteParams, ListParams, PostParams};
use kube::core::NamespaceResourceScope;
use kube::{Client, Resource};
use kube_sandbox::{Fault, FaultHandle, Rule, Verb};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use testbed::Server;

use crate::saturation::Saturation;
use crate::world::{World, eventually};

/// The faults that are active.
#[derive(Default)]
pub(crate) struct Faults {
    /// Active fault rules of the sandbox by purpose.
    rules: Mutex<BTreeMap<String, FaultHandle>>,
    /// The saturated priority level of the real server.
    saturation: tokio::sync::Mutex<Option<Saturation>>,
}

impl Faults {
    fn begin(&self, name: &str, handle: FaultHandle) {
        let before = self
            .rules
            .lock()
            .expect("no case panics with it")
            .insert(name.to_owned(), handle);
        assert!(before.is_none(), "the fault {name} is active already");
    }

    fn end(&self, name: &str) {
        let handle = self.rules.lock().expect("no case panics with it").remove(name);
        handle
            .unwrap_or_else(|| panic!("the fault {name} is not active"))
            .remove();
    }
}

impl World {
    /// A user without rights on the real server. The sandbox has a single user who may do everything that a rule does not
    /// forbid, so a case has to call `allow_from_the_start` or `forbid` for every namespace.
    pub(crate) fn user(&self) -> Client {
        if self.server.is_real() {
            self.server.client_for(&self.user_name()).expect("a client")
        } else {
            self.server.client()
        }
    }

    fn user_name(&self) -> String {
        format!("user-of-{}", self.ns)
    }

    /// Forbids the user to list and watch ConfigMaps in this namespace.
    pub(crate) async fn forbid(&self, ns: &str) {
        match &*self.server {
            Server::Sandbox(sandbox) => {
                let rule = Rule::new(Fault::Status(403)).resource("configmaps").namespace(ns);
                let rule = rule.verb(Verb::List).verb(Verb::Watch);
                self.faults.begin(ns, sandbox.fault(rule));
            }
            _ => {
                let bindings: Api<RoleBinding> = Api::namespaced(self.admin.clone(), ns);
                // An error means that there was no binding, so nothing was allowed.
                let _ = bindings.delete(READER, &DeleteParams::default()).await;
                let maps = self.user_maps(ns);
                eventually("the user is refused", async || {
                    code(maps.list(&ListParams::default()).await) == 403
                })
                .await;
            }
        }
    }

    /// Ends [`forbid`](Self::forbid).
    pub(crate) async fn allow(&self, ns: &str) {
        if self.server.is_real() {
            self.grant(ns).await;
        } else {
            self.faults.end(ns);
        }
    }

    /// Allows the user to list and watch ConfigMaps from the start. The sandbox needs nothing for that.
    pub(crate) async fn allow_from_the_start(&self, ns: &str) {
        if self.server.is_real() {
            self.grant(ns).await;
            let maps = self.user_maps(ns);
            eventually("the user has access", async || {
                maps.list(&ListParams::default()).await.is_ok()
            })
            .await;
        }
    }

    async fn grant(&self, ns: &str) {
        let role = json!({
            "metadata": {"name": READER},
            "rules": [{"apiGroups": [""], "resources": ["configmaps"], "verbs": ["list", "watch"]},
                // For the request that saturates the priority level; see `saturation.rs`.
                {"apiGroups": [""], "resources": ["secrets"], "verbs": ["create"]}],
        });
        let binding = json!({
            "metadata": {"name": READER},
            "roleRef": {"apiGroup": "rbac.authorization.k8s.io", "kind": "Role", "name": READER},
            "subjects": [{"apiGroup": "rbac.authorization.k8s.io", "kind": "User", "name": self.user_name()}],
        });
        // The role exists already when rights are granted again.
        let roles: Api<Role> = namespaced(&self.admin, ns);
        let _ = roles.create(&PostParams::default(), &typed(role)).await;
        let bindings: Api<RoleBinding> = namespaced(&self.admin, ns);
        let bound = bindings.create(&PostParams::default(), &typed(binding)).await;
        bound.expect("a binding");
    }

    /// Lists and watches of the user are answered with 429.
    pub(crate) async fn overload(&self) {
        match &*self.server {
            Server::Sandbox(sandbox) => {
                let retry_after = Duration::ZERO;
                let rule = Rule::new(Fault::TooManyRequests { retry_after }).resource("configmaps");
                let rule = rule.verb(Verb::List).verb(Verb::Watch);
                self.faults.begin(OVERLOAD, sandbox.fault(rule));
            }
            _ => {
                let saturation =
                    Saturation::begin(&self.admin, &self.user(), &self.user_name(), &self.ns).await;
                *self.faults.saturation.lock().await = Some(saturation);
                let maps = self.user_maps(&self.ns);
                eventually("the user is refused with 429", async || {
                    code(maps.list(&ListParams::default()).await) == 429
                })
                .await;
            }
        }
    }

    /// Ends [`overload`](Self::overload).
    pub(crate) async fn relieve(&self) {
        if self.server.is_real() {
            let saturation = self.faults.saturation.lock().await.take();
            saturation.expect("the overload has begun").end().await;
        } else {
            self.faults.end(OVERLOAD);
        }
    }

    /// The server ends abruptly.
    pub(crate) async fn kill(&self) {
        match &*self.server {
            Server::Real(real) => real.kill_apiserver().await,
            Server::Sandbox(sandbox) => sandbox.stop().await,
            other => panic!("an unknown server: {other:?}"),
        }
    }

    /// The server starts again at the same address with the same data.
    pub(crate) async fn revive(&self) {
        match &*self.server {
            Server::Real(real) => real.start_apiserver().await.expect("it starts"),
            Server::Sandbox(sandbox) => sandbox.resume().await.expect("it starts"),
            other => panic!("an unknown server: {other:?}"),
        }
    }

    fn user_maps(&self, ns: &str) -> Api<k8s_openapi::api::core::v1::ConfigMap> {
        Api::namespaced(self.user(), ns)
    }
}

fn namespaced<K>(client: &Client, ns: &str) -> Api<K>
where
    K: Resource<Scope = NamespaceResourceScope, DynamicType = ()>,
{
    Api::namespaced(client.clone(), ns)
}

pub(crate) fn typed<K: DeserializeOwned + Serialize>(object: Value) -> K {
    serde_json::from_value(object).expect("an object of that kind")
}

/// The status code of an answer.
pub(crate) fn code<T>(answer: Result<T, kube::Error>) -> u16 {
    match answer {
        Ok(_) => 200,
        Err(kube::Error::Api(status)) => status.code,
        Err(other) => panic!("no answer: {other}"),
    }
}

const READER: &str = "reader";
const OVERLOAD: &str = "overload";
