//! Credentials for a server: as a `kube::Config`, and as a kubeconfig file for other programs.

use base64::{Engine as _, engine::general_purpose::STANDARD};
use serde_json::json;

use crate::{
    Error,
    certs::{Authority, Pair},
};

/// A user of one server, with the address, the certificates and the key.
pub(crate) struct Access {
    user: String,
    url: http::Uri,
    authority: Vec<u8>,
    authority_pem: String,
    pair: Pair,
}

impl Access {
    /// Issues a client certificate for `user`, as a member of `group` if one is given.
    pub(crate) fn new(
        url: &http::Uri,
        authority: &Authority,
        user: &str,
        group: Option<&str>,
    ) -> Result<Self, Error> {
        Ok(Self {
            user: user.into(),
            url: url.clone(),
            authority: authority.certificate_der(),
            authority_pem: authority.certificate(),
            pair: authority.client(user, group)?,
        })
    }

    pub(crate) fn config(&self) -> kube::Config {
        let mut config = kube::Config::new(self.url.clone());
        config.root_cert = Some(vec![self.authority.clone()]);
        config.auth_info.client_certificate_data = Some(STANDARD.encode(&self.pair.certificate));
        config.auth_info.client_key_data = Some(STANDARD.encode(&self.pair.key).into());
        // A test wants the server's answer, not the answer to the third attempt.
        config.default_retry = false;
        config
    }

    /// The text of a kubeconfig file. It contains the certificates, so the file can be copied. It is JSON, which is YAML too.
    pub(crate) fn kubeconfig(&self) -> String {
        let named = |kind: &str, value| json!([{ "name": "testbed", kind: value }]);
        let cluster = json!({
            "server": self.url.to_string().trim_end_matches('/'),
            "certificate-authority-data": STANDARD.encode(&self.authority_pem),
        });
        let user = json!({
            "client-certificate-data": STANDARD.encode(&self.pair.certificate),
            "client-key-data": STANDARD.encode(&self.pair.key),
        });
        let kubeconfig = json!({
            "apiVersion": "v1",
            "kind": "Config",
            "clusters": named("cluster", cluster),
            "users": [{ "name": self.user, "user": user }],
            "contexts": named("context", json!({ "cluster": "testbed", "user": self.user })),
            "current-context": "testbed",
        });
        format!("{kubeconfig:#}\n")
    }
}

/// A client with new connections, on the runtime of the caller. Tests have a runtime each, so they cannot share one.
pub(crate) fn client(config: kube::Config) -> Result<kube::Client, Error> {
    kube::Client::try_from(config).map_err(|error| Error::Client(Box::new(error)))
}

#[cfg(test)]
mod tests {
    use kube::config::{KubeConfigOptions, Kubeconfig};

    use super::*;

    #[tokio::test]
    async fn kube_reads_the_kubeconfig_as_the_config() {
        let authority = Authority::new("api").unwrap();
        let url = "https://127.0.0.1:20001".parse().unwrap();
        let access = Access::new(&url, &authority, "alice", None).unwrap();

        let file = Kubeconfig::from_yaml(&access.kubeconfig()).unwrap();
        let read = kube::Config::from_custom_kubeconfig(file, &KubeConfigOptions::default())
            .await
            .unwrap();

        let direct = access.config();
        assert_eq!(read.cluster_url, direct.cluster_url);
        assert_eq!(read.root_cert, direct.root_cert);
        assert_eq!(
            read.auth_info.client_certificate_data,
            direct.auth_info.client_certificate_data
        );
        assert!(!direct.default_retry);
        client(read).unwrap();
    }
}
