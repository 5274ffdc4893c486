//! The flags of both servers, with the reason for each that does not explain itself.
//!
//! Knows: the flags of etcd and kube-apiserver. Never learns: processes.

use std::path::Path;

use crate::{
    Error,
    certs::{Authority, Pair, TokenKeys},
    data::DataDir,
};

/// etcd, with `clients` as its address. It insists on an address for peers, although there are none.
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
        flag("--data-dir", &data.etcd()),
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
        // The data has to survive the process, not the machine.
        "--unsafe-no-fsync".into(),
        // The API server's bookmarks follow these notifications while nothing changes. The default is ten
        // minutes, longer than any test.
        "--watch-progress-notify-interval=1s".into(),
        // The default of 2 GB is too small for a benchmark with 100,000 pods and some history.
        "--quota-backend-bytes=8589934592".into(),
        "--log-level=warn".into(),
    ])
}

/// kube-apiserver at this URL, without the flags for etcd.
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
        // There is no controller-manager to create the service account that this plugin requires.
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
        // The default would try to publish 127.0.0.1 as an endpoint, fail, and log that every ten seconds.
        "--endpoint-reconciler-type=none".into(),
        // By default a stop waits a minute for open watches. With a grace period the server ends them, and the
        // stop takes a second.
        "--shutdown-watch-termination-grace-period=10s".into(),
        // Only tests compact.
        "--etcd-compaction-interval=0".into(),
        "--profiling=false".into(),
    ])
}

/// kube-apiserver's flags for etcd: the address and the credentials.
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

/// The text of a URL without its final slash, which both servers would take for a path.
fn bare(url: &http::Uri) -> String {
    url.to_string().trim_end_matches('/').into()
}
