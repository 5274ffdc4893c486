//! The way to a server, and an informer of one of the types that take part.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config, Resource};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::source::Encoding;
use measure::{Arguments, Slim};
use serde::de::DeserializeOwned;

/// Longer than anything here takes.
pub(crate) const PATIENCE: Duration = Duration::from_secs(600);

/// A client for the server that `kubeconfig=` leads to.
pub(crate) async fn client(arguments: &Arguments) -> Result<Client> {
    let path: String = arguments.get("kubeconfig")?;
    let file = Kubeconfig::read_from(Path::new(&path))?;
    let config = Config::from_custom_kubeconfig(file, &KubeConfigOptions::default()).await?;
    Ok(kube_informer::source::client(config)?)
}

/// An informer that asks for the form that `encoding=` names, or for what it asks for by itself.
pub(crate) async fn informer<K>(arguments: &Arguments) -> Result<Builder<K>>
where
    K: Resource<DynamicType = ()> + DeserializeOwned + Send + Sync + 'static,
{
    encoded(SharedInformer::builder(client(arguments).await?), arguments)
}

/// The same of pods, of which only five fields are read.
pub(crate) async fn slim(arguments: &Arguments) -> Result<Builder<Slim>> {
    encoded(
        SharedInformer::projection_of::<Pod>(client(arguments).await?),
        arguments,
    )
}

fn encoded<K: Send + Sync + 'static>(builder: Builder<K>, arguments: &Arguments) -> Result<Builder<K>> {
    Ok(match arguments.find::<String>("encoding")?.as_deref() {
        None => builder,
        Some("json") => builder.encoding(Encoding::Json),
        Some(other) => bail!("no encoding is called {other:?}"),
    })
}
