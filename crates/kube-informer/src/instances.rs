//! The informers of common types, compiled with the library.
//!
//! Each test and each example is a program of its own, and compiles the decoders and the informers of the types that it uses. In a debug
//! build, a program uses those that the library has instead. The tests of this workspace turn the feature on; nothing calls this.

use k8s_openapi::api::apps::v1::Deployment;
use k8s_openapi::api::core::v1::{ConfigMap, Namespace, Node, Pod, Service};
use kube::Client;
use serde::de::DeserializeOwned;

use crate::factory::SharedInformerFactory;
use crate::informer::{Handler, SharedInformer};
use kube_lean::Object;

/// Refers to the informers, so that they are compiled.
#[doc(hidden)]
pub fn refer(factory: &SharedInformerFactory, client: &Client) {
    refer_to::<ConfigMap>(factory, client);
    refer_to::<Deployment>(factory, client);
    refer_to::<Namespace>(factory, client);
    refer_to::<Node>(factory, client);
    refer_to::<Pod>(factory, client);
    refer_to::<Service>(factory, client);
}

fn refer_to<K>(factory: &SharedInformerFactory, client: &Client)
where
    K: Object + DeserializeOwned + Send + Sync + 'static,
    K::DynamicType: Default + Send + Sync + 'static,
{
    let _ = factory.of::<K>().lister();
    if let Ok(informer) = SharedInformer::<K>::builder(client.clone()).build() {
        let _ = (informer.start(), informer.add_handler(Handler::new()));
    }
}
