//! Clients and informers, configured from the arguments.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, Result, bail};
use http::Request;
use hyper::client::conn::http2;
use hyper_util::rt::{TokioExecutor, TokioIo};
use k8s_openapi::api::core::v1::Pod;
use kube::client::{Body, ConfigExt};
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config};
use kube_informer::informer::{Builder, SharedInformer};
use kube_informer::reflector::InitialSync;
use kube_informer::source::Encoding;
use kube_informer::wire::Decoding;
use kube_lean::Object;
use measure::{Arguments, Slim};
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tower::{BoxError, ServiceBuilder, service_fn};

/// Longer than any step of a benchmark takes.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(600);

/// Returns a client for the server of `kubeconfig=`.
pub(crate) async fn client(arguments: &Arguments) -> Result<Client> {
    Ok(kube_informer::source::client(config(arguments).await?)?)
}

/// The same over HTTP/2: every request is a stream of one connection. kube's own client speaks HTTP/1.1, with a connection for each watch.
pub(crate) async fn http2_client(arguments: &Arguments) -> Result<Client> {
    let config = config(arguments).await?;
    let mut tls = config.rustls_client_config()?;
    tls.alpn_protocols = vec![b"h2".to_vec()];
    let host = config.cluster_url.host().context("the server has no name")?;
    let port = config.cluster_url.port_u16().unwrap_or(443);
    let tcp = TcpStream::connect((host, port)).await?;
    tcp.set_nodelay(true)?;
    let name = ServerName::try_from(host.to_owned())?;
    let stream = TlsConnector::from(Arc::new(tls)).connect(name, tcp).await?;
    let (sender, connection) = http2::handshake(TokioExecutor::new(), TokioIo::new(stream)).await?;
    tokio::spawn(connection);
    let send = service_fn(move |request: Request<Body>| sender.clone().send_request(request));
    let service = ServiceBuilder::new()
        .layer(config.base_uri_layer())
        .option_layer(config.auth_layer()?)
        .map_err(BoxError::from)
        .service(send);
    Ok(Client::new(service, config.default_namespace))
}

async fn config(arguments: &Arguments) -> Result<Config> {
    let path: String = arguments.get("kubeconfig")?;
    let file = Kubeconfig::read_from(Path::new(&path))?;
    Ok(Config::from_custom_kubeconfig(file, &KubeConfigOptions::default()).await?)
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
