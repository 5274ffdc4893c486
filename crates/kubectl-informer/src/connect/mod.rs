//! The connection to a cluster: its flags, its configuration, and explanations of its errors.
//!
//! Knows: kubeconfig files, contexts, service accounts in a pod, the sandbox.
//! Never learns: which resources the command asks for.

mod config;
mod explain;

use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use kube::Client;

use crate::demo::Demo;
pub(crate) use explain::explain;

/// The cluster and the namespaces that a command works on, with kubectl's flags.
#[derive(Debug, Clone, Default, Args)]
#[command(next_help_heading = "Which cluster")]
#[group(skip)]
pub(crate) struct Options {
    /// Use a demo cluster inside this process: no cluster is needed, and none is touched.
    #[arg(long, conflicts_with_all = ["kubeconfig", "context", "cluster", "user", "impersonate"])]
    pub(crate) sandbox: bool,

    /// Only this namespace; by default the one of the context.
    #[arg(short, long, value_name = "NAME")]
    pub(crate) namespace: Option<String>,

    /// All namespaces.
    #[arg(short = 'A', long, conflicts_with = "namespace")]
    pub(crate) all_namespaces: bool,

    /// The kubeconfig file; by default what KUBECONFIG says, then ~/.kube/config, then a pod's own account.
    #[arg(long, value_name = "PATH")]
    pub(crate) kubeconfig: Option<PathBuf>,

    /// A context of the kubeconfig, instead of its current one.
    #[arg(long, value_name = "NAME")]
    pub(crate) context: Option<String>,

    /// A cluster of the kubeconfig, instead of the context's.
    #[arg(long, value_name = "NAME", hide_short_help = true)]
    pub(crate) cluster: Option<String>,

    /// A user of the kubeconfig, instead of the context's.
    #[arg(long, value_name = "NAME", hide_short_help = true)]
    pub(crate) user: Option<String>,

    /// Act as this user; needs the right to impersonate.
    #[arg(long = "as", value_name = "USER", hide_short_help = true)]
    pub(crate) impersonate: Option<String>,
}

/// A connection to a cluster.
pub(crate) struct Cluster {
    pub(crate) client: Client,
    /// The server's URL, for display.
    pub(crate) server: String,
    /// How the configuration was found, for display: `context prod`, `the account of this pod`, `sandbox`.
    pub(crate) by: String,
    /// The namespace to work in; `None` means all namespaces.
    pub(crate) namespace: Option<String>,
    /// Keeps the demo cluster running.
    pub(crate) _demo: Option<Demo>,
}

impl Options {
    /// Finds the cluster and builds a client. Sends no request, except to start the demo cluster.
    pub(crate) async fn connect(&self) -> Result<Cluster> {
        let (client, server, by, default, demo) = if self.sandbox {
            let demo = Demo::start().await?;
            let (client, url) = (demo.client(), demo.url());
            (
                client,
                url,
                "sandbox".to_owned(),
                "default".to_owned(),
                Some(demo),
            )
        } else {
            let (mut config, by) = config::load(self).await?;
            if let Some(user) = &self.impersonate {
                config.auth_info.impersonate = Some(user.clone());
            }
            let (server, default) = (config.cluster_url.to_string(), config.default_namespace.clone());
            let client = kube_informer::source::client(config).map_err(|e| explain(&e, &server))?;
            (client, server, by, default, None)
        };
        let namespace = match (self.all_namespaces, &self.namespace) {
            (true, _) => None,
            (false, Some(namespace)) => Some(namespace.clone()),
            (false, None) => Some(default),
        };
        Ok(Cluster {
            client,
            server: server.trim_end_matches('/').to_owned(),
            by,
            namespace,
            _demo: demo,
        })
    }
}

impl Cluster {
    /// Explains an error of a request to this cluster.
    pub(crate) fn explain(&self, error: &kube::Error) -> anyhow::Error {
        explain(error, &self.server)
    }
}
