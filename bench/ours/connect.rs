//! The way to a server, and an informer of one of the types that take part.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config, Resource};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::reflector::InitialSync;
use kube_informer::source::Encoding;
use kube_informer::wire::Decoding;
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

/// An informer as `encoding=`, `initial=` and `managed=` say, or as it comes.
pub(crate) async fn informer<K>(arguments: &Arguments) -> Result<Builder<K>>
where
    K: Resource<DynamicType = ()> + DeserializeOwned + Send + Sync + 'static,
{
    told(SharedInformer::builder(client(arguments).await?), arguments)
}

/// The same of pods, of which only five fields are read.
pub(crate) async fn slim(arguments: &Arguments) -> Result<Builder<Slim>> {
    told(
        SharedInformer::projection_of::<Pod>(client(arguments).await?),
        arguments,
    )
}

fn told<K: Send + Sync + 'static>(builder: Builder<K>, arguments: &Arguments) -> Result<Builder<K>> {
    let builder = match arguments.find::<String>("encoding")?.as_deref() {
        None => builder,
        Some("json") => builder.encoding(Encoding::Json),
        Some(other) => bail!("no encoding is called {other:?}"),
    };
    let builder = match arguments.find::<String>("initial")?.as_deref() {
        None => builder,
        Some("list") => builder.initial(InitialSync::List),
        Some(other) => bail!("no initial sync is called {other:?}"),
    };
    Ok(match arguments.find::<String>("managed")?.as_deref() {
        None => builder,
        Some("kept") => builder.decoding(Decoding::default().keep_managed_fields()),
        Some(other) => bail!("managedFields are kept or not, and not {other:?}"),
    })
}
