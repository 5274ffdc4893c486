//! The flags of both servers, each with its reason where the name does not give it.
//!
//! Knows: what etcd and kube-apiserver call things. Never learns: processes.

use std::path::Path;

use crate::{
    Error,
    certs::{Authority, Pair, TokenKeys},
    data::DataDir,
};

/// etcd, for clients at the first URL. It insists on a second URL for peers, of which there are none.
pub(crate) fn etcd(
    data: &DataDir,
    authority: &Authority,
    clients: &http::Uri,
    peers: &http::Uri,
) -> Result<Vec<String>, Error> {
    let ca = data.write("etcd-ca.crt", &authority.certificate())?;
    let (certificate, key) = write_pair(
        data,
        "etcd",
        &authority.server("etcd", &["127.0.0.1", "localhost"])?,
    )?;
    let (clients, peers) = (bare(clients), bare(peers));
    Ok(vec![
        "--name=testbed".into(),
        flag("--data-dir", &data.path().join("etcd")),
        format!("--listen-client-urls={clients}"),
        format!("--advertise-client-urls={clients}"),
        format!("--listen-peer-urls={peers}"),
        format!("--initial-advertise-peer-urls={peers}"),
        format!("--initial-cluster=testbed={peers}"),
        flag("--cert-file", &certificate),
        flag("--key-file", &key),
        flag("--trusted-ca-file", &ca),
        "--client-cert-auth".into(),
        flag("--peer-cert-file", &certificate),
        flag("--peer-key-file", &key),
        flag("--peer-trusted-ca-file", &ca),
        "--peer-client-cert-auth".into(),
        // The data need not outlive the machine, only the process.
        "--unsafe-no-fsync".into(),
        // Lets the API server's bookmarks move on while nothing changes; after ten minutes no test still
        // looks.
        "--watch-progress-notify-interval=1s".into(),
        // The default of 2 GB is little for a bench of 100,000 pods with some history.
        "--quota-backend-bytes=8589934592".into(),
        "--log-level=warn".into(),
    ])
}

/// kube-apiserver at this URL, except for how it finds etcd.
pub(crate) fn apiserver(
    data: &DataDir,
    authority: &Authority,
    url: &http::Uri,
) -> Result<Vec<String>, Error> {
    let ca = data.write("ca.crt", &authority.certificate())?;
    let names = [
        "127.0.0.1",
        "localhost",
        "kubernetes",
        "kubernetes.default",
        "kubernetes.default.svc",
        "10.0.0.1",
    ];
    let (certificate, key) = write_pair(data, "apiserver", &authority.server("kube-apiserver", &names)?)?;
    let tokens = TokenKeys::new()?;
    Ok(vec![
        "--bind-address=127.0.0.1".into(),
        format!(
            "--secure-port={}",
            url.port_u16().expect("we made it with a port")
        ),
        flag("--cert-dir", data.path()),
        flag("--tls-cert-file", &certificate),
        flag("--tls-private-key-file", &key),
        flag("--client-ca-file", &ca),
        "--authorization-mode=RBAC".into(),
        // Without a controller-manager nobody makes the service account that this plugin waits for.
        "--disable-admission-plugins=ServiceAccount".into(),
        "--service-account-issuer=https://kubernetes.default.svc".into(),
        flag(
            "--service-account-key-file",
            &data.write("tokens.pub", &tokens.public)?,
        ),
        flag(
            "--service-account-signing-key-file",
            &data.write("tokens.key", &tokens.private)?,
        ),
        "--service-cluster-ip-range=10.0.0.0/24".into(),
        "--allow-privileged".into(),
        // It would try to publish 127.0.0.1 as an endpoint, be refused, and say so in the log every ten
        // seconds.
        "--endpoint-reconciler-type=none".into(),
        // Without it a stop waits a minute for open watches; with it they are told to end, and the stop takes
        // a second.
        "--shutdown-watch-termination-grace-period=10s".into(),
        // Tests compact when they mean to.
        "--etcd-compaction-interval=0".into(),
        "--profiling=false".into(),
    ])
}

/// How kube-apiserver finds etcd, and what it shows there.
pub(crate) fn apiserver_to_etcd(
    data: &DataDir,
    authority: &Authority,
    url: &http::Uri,
) -> Result<Vec<String>, Error> {
    let ca = data.write("etcd-ca.crt", &authority.certificate())?;
    let (certificate, key) = write_pair(data, "apiserver-etcd", &authority.client("kube-apiserver", None)?)?;
    Ok(vec![
        format!("--etcd-servers={}", bare(url)),
        flag("--etcd-cafile", &ca),
        flag("--etcd-certfile", &certificate),
        flag("--etcd-keyfile", &key),
    ])
}

fn write_pair(
    data: &DataDir,
    name: &str,
    pair: &Pair,
) -> Result<(std::path::PathBuf, std::path::PathBuf), Error> {
    let certificate = data.write(&format!("{name}.crt"), &pair.certificate)?;
    Ok((certificate, data.write(&format!("{name}.key"), &pair.key)?))
}

fn flag(name: &str, value: &Path) -> String {
    format!("{name}={}", value.display())
}

/// A URL's text ends in a slash, which both servers would take for a path.
fn bare(url: &http::Uri) -> String {
    url.to_string().trim_end_matches('/').into()
}
