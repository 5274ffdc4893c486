//! Clients and informers, configured from the arguments.

use std::path::Path;
use std::time::Duration;

use anyhow::{Result, bail};
use k8s_openapi::api::core::v1::Pod;
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::reflector::InitialSync;
use kube_informer::source::Encoding;
use kube_informer::wire::Decoding;
use kube_lean::Object;
use measure::{Arguments, Slim};
use serde::de::DeserializeOwned;

/// Longer than any step of a benchmark takes.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(600);

/// Returns a client for the server of `kubeconfig=`.
pub(crate) async fn client(arguments: &Arguments) -> Result<Client> {
    let path: String = arguments.get("kubeconfig")?;
    let file = Kubeconfig::read_from(Path::new(&path))?;
    let config = Config::from_custom_kubeconfig(file, &KubeConfigOptions::default()).await?;
    Ok(kube_informer::source::client(config)?)
}

/// Returns an informer with the options of `encoding=`, `initial=` and `managed=`. The default of each is the library's default.
pub(crate) async fn informer<K>(arguments: &Arguments) -> Result<Builder<K>>
where
    K: Object<DynamicType = ()> + DeserializeOwned + Send + Sync + 'static,
{
    configure(SharedInformer::builder(client(arguments).await?), arguments)
}

/// Returns an informer of pods that decodes five fields only.
pub(crate) async fn slim(arguments: &Arguments) -> Result<Builder<Slim>> {
    configure(
        SharedInformer::projection_of::<Pod>(client(arguments).await?),
        arguments,
    )
}

fn configure<K: Send + Sync + 'static>(builder: Builder<K>, arguments: &Arguments) -> Result<Builder<K>> {
    let builder = match arguments.get_optional::<String>("encoding")?.as_deref() {
        None => builder,
        Some("json") => builder.encoding(Encoding::Json),
        Some(other) => bail!("unknown encoding {other:?}"),
    };
    let builder = match arguments.get_optional::<String>("initial")?.as_deref() {
        None => builder,
        Some("list") => builder.initial(InitialSync::List),
        Some(other) => bail!("unknown initial sync {other:?}"),
    };
    Ok(match arguments.get_optional::<String>("managed")?.as_deref() {
        None => builder,
        Some("kept") => builder.decoding(Decoding::default().keep_managed_fields()),
        Some(other) => bail!("unknown value managed={other:?}; the only value is `kept`"),
    })
}
