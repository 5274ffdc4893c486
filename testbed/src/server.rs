//! One type for both servers, so that one suite can run over both.
//!
//! Knows: what both servers can do. Never learns: what a suite checks.

use kube::config::AuthInfo;
use kube_sandbox::{Sandbox, Snapshot};

use crate::{Backup, Error, RealServer, access};

/// A Kubernetes API server: the sandbox or the real one.
#[derive(Debug)]
#[non_exhaustive]
pub enum Server {
    /// kube-apiserver and etcd.
    Real(Box<RealServer>),
    /// The API server in this process.
    Sandbox(Sandbox),
}

/// A copy of a server's data. [`Server::backup`] makes one.
#[derive(Debug, Clone)]
#[non_exhaustive]
pub enum ServerBackup {
    /// Files of etcd.
    Real(Backup),
    /// Objects of the sandbox.
    Sandbox(Snapshot),
}

impl Server {
    /// Starts the real server.
    pub async fn real() -> Result<Self, Error> {
        Ok(Self::Real(Box::new(RealServer::start().await?)))
    }

    /// Starts the sandbox. Rights are on, as in the real server.
    pub async fn sandbox() -> Result<Self, Error> {
        Ok(Self::Sandbox(Sandbox::builder().rbac().start().await?))
    }

    /// The name of the kind of server, for messages and test names.
    pub fn name(&self) -> &'static str {
        match self {
            Self::Real(_) => "real",
            Self::Sandbox(_) => "sandbox",
        }
    }

    /// Whether this is kube-apiserver.
    pub fn is_real(&self) -> bool {
        matches!(self, Self::Real(_))
    }

    /// A client that may do everything.
    pub fn client(&self) -> kube::Client {
        match self {
            Self::Real(real) => real.client(),
            Self::Sandbox(sandbox) => sandbox.client(),
        }
    }

    /// A client for a user without rights.
    pub fn client_for(&self, user: &str) -> Result<kube::Client, Error> {
        match self {
            Self::Real(real) => real.client_for(user),
            Self::Sandbox(sandbox) => Ok(sandbox.client_for(user)),
        }
    }

    /// A client with this bearer token as its only credential.
    pub fn client_with_token(&self, token: &str) -> Result<kube::Client, Error> {
        let mut config = match self {
            Self::Real(real) => real.config(),
            Self::Sandbox(sandbox) => {
                let mut config = sandbox.config();
                config.default_retry = false;
                config
            }
        };
        config.auth_info = AuthInfo {
            token: Some(token.to_owned().into()),
            ..AuthInfo::default()
        };
        access::client(config)
    }

    /// Lets every older version expire: requests for one are answered with 410.
    ///
    /// The real server is restarted, because it answers old versions from memory after a compaction of etcd. So
    /// watches may end.
    pub async fn compact(&self) -> Result<(), Error> {
        match self {
            Self::Real(real) => {
                real.compact().await?;
                real.restart_apiserver().await
            }
            Self::Sandbox(sandbox) => {
                sandbox.compact(sandbox.resource_version());
                Ok(())
            }
        }
    }

    /// Stops and starts the server. The address and the data stay the same, and all connections end.
    pub async fn restart(&self) -> Result<(), Error> {
        match self {
            Self::Real(real) => real.restart_apiserver().await,
            Self::Sandbox(sandbox) => Ok(sandbox.restart().await?),
        }
    }

    /// The newest version. Every write, of any resource, gets a higher one.
    pub async fn resource_version(&self) -> Result<u64, Error> {
        match self {
            Self::Real(real) => real.revision().await,
            Self::Sandbox(sandbox) => Ok(sandbox.resource_version()),
        }
    }

    /// Copies the server's data while it runs.
    pub async fn backup(&self) -> Result<ServerBackup, Error> {
        match self {
            Self::Real(real) => Ok(ServerBackup::Real(real.backup().await?)),
            Self::Sandbox(sandbox) => Ok(ServerBackup::Sandbox(sandbox.snapshot())),
        }
    }

    /// Replaces the server's data by a copy that was made of the same server. Connections are cut, all writes since
    /// the copy are undone, and versions go back. Returns when the server is ready.
    pub async fn restore(&self, backup: &ServerBackup) -> Result<(), Error> {
        match (self, backup) {
            (Self::Real(real), ServerBackup::Real(backup)) => real.restore(backup).await,
            (Self::Sandbox(sandbox), ServerBackup::Sandbox(snapshot)) => {
                sandbox.restore(snapshot);
                Ok(())
            }
            _ => Err(Error::Unsupported {
                what: "restore the data of another kind of server",
                server: self.name(),
            }),
        }
    }

    /// Ends the server and removes its files.
    pub async fn shutdown(self) -> Result<(), Error> {
        match self {
            Self::Real(real) => real.shutdown().await,
            Self::Sandbox(sandbox) => {
                sandbox.stop().await;
                Ok(())
            }
        }
    }
}
