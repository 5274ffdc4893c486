//! The informers, controllers and client calls of common types, compiled with the library.
//!
//! Each test and each example is a program of its own, and compiles the decoders and the informers of the types that it uses. In a debug
//! build, a program uses those that the library has instead. The tests of this workspace turn the feature on; nothing calls this.

use std::fmt::Debug;
use std::io;

use futures::future::BoxFuture;
use k8s_openapi::NamespaceResourceScope;
use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::coordination::v1::Lease;
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Node, Pod, Secret, Service};
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube::core::{ApiResource, DynamicObject};
use kube::{Client, Resource};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio_util::sync::CancellationToken;

use crate::controller::{Action, Controller};
use crate::factory::SharedInformerFactory;
use crate::informer::{Handler, SharedInformer};
use crate::wire::Dynamic;
use kube_lean::Object;

/// Refers to the code, so that it is compiled.
#[doc(hidden)]
pub fn refer(factory: &SharedInformerFactory, client: &Client, kind: &ApiResource) {
    start(factory.of_kind::<Dynamic>(kind.clone()).informer());
    start(factory.metadata_of::<Pod>().informer());
    if let Ok(informer) = SharedInformer::<DynamicObject>::dynamic(client.clone(), kind.clone()).build() {
        start(&informer);
    }
    refer_to_informer::<ConfigMap>(factory, client);
    refer_to_informer::<Deployment>(factory, client);
    refer_to_informer::<Namespace>(factory, client);
    refer_to_informer::<Node>(factory, client);
    refer_to_informer::<Pod>(factory, client);
    refer_to_informer::<Secret>(factory, client);
    refer_to_informer::<Service>(factory, client);

    refer_to_calls::<CustomResourceDefinition>(&Api::all(client.clone()));
    refer_to_calls::<Namespace>(&Api::all(client.clone()));
    refer_to_calls::<Node>(&Api::all(client.clone()));
    refer_to_namespaced::<ConfigMap>(client);
    refer_to_namespaced::<Deployment>(client);
    refer_to_namespaced::<Lease>(client);
    refer_to_namespaced::<Pod>(client);
    refer_to_namespaced::<Secret>(client);
    refer_to_namespaced::<Service>(client);
}

fn refer_to_informer<K>(factory: &SharedInformerFactory, client: &Client)
where
    K: Object + Serialize + DeserializeOwned + Send + Sync + 'static,
    K::DynamicType: Default + Send + Sync + 'static,
{
    let _ = factory.of::<K>().lister();
    #[cfg(feature = "inspect")]
    drop(crate::observe::Inspector::new().shows::<K>());
    if let Ok(informer) = SharedInformer::<K>::builder(client.clone()).build() {
        start(&informer);
        let controller =
            Controller::new(&informer).reconcile(async |_, _| Ok::<_, io::Error>(Action::done()));
        boxed(async move { drop(controller.run(CancellationToken::new()).await) });
    }
}

fn start<K: Send + Sync + 'static>(informer: &SharedInformer<K>) {
    let _ = (informer.start(), informer.add_handler(Handler::new()));
}

fn refer_to_namespaced<K>(client: &Client)
where
    K: Resource<Scope = NamespaceResourceScope, DynamicType = ()>
        + Clone
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static,
{
    refer_to_calls::<K>(&Api::all(client.clone()));
    drop((
        Api::<K>::namespaced(client.clone(), ""),
        Api::<K>::default_namespaced(client.clone()),
    ));
}

fn refer_to_calls<K>(api: &Api<K>)
where
    K: Clone + Debug + Serialize + DeserializeOwned + Send + Sync + 'static,
{
    let api = api.clone();
    boxed(async move {
        let object: K = serde_json::from_value(serde_json::Value::Null)?;
        let _ = (
            serde_json::to_value(&object),
            serde_json::to_string(&object),
            object.clone(),
        );
        let options = PatchParams::default();
        api.create(&PostParams::default(), &object).await?;
        api.replace("", &PostParams::default(), &object).await?;
        api.patch("", &options, &Patch::Apply(&object)).await?;
        api.patch("", &options, &Patch::Merge(serde_json::Value::Null))
            .await?;
        api.patch_status("", &options, &Patch::Merge(serde_json::Value::Null))
            .await?;
        drop(api.get("").await?);
        drop(api.get_opt("").await?);
        drop(api.list(&ListParams::default()).await?);
        drop(api.delete("", &DeleteParams::default()).await?);
        Ok::<_, Box<dyn std::error::Error + Send + Sync>>(())
    });
}

/// A future whose code is compiled, because a vtable refers to it.
fn boxed<T: 'static>(future: impl Future<Output = T> + Send + 'static) {
    let future: BoxFuture<'static, T> = Box::pin(future);
    drop(future);
}
