//! One type for both servers, so that one suite can run over either.
//!
//! Knows: what the two have in common. Never learns: what a suite checks.

use kube_sandbox::Sandbox;

use crate::{Error, RealServer};

/// A server that speaks the Kubernetes API: the sandbox or the real one.
#[derive(Debug)]
#[non_exhaustive]
pub enum Server {
    /// kube-apiserver and etcd.
    Real(RealServer),
    /// The API server in this process.
    Sandbox(Sandbox),
}

impl Server {
    /// Starts the real server.
    pub async fn real() -> Result<Self, Error> {
        Ok(Self::Real(RealServer::start().await?))
    }

    /// Starts the sandbox.
    pub async fn sandbox() -> Result<Self, Error> {
        Ok(Self::Sandbox(Sandbox::start().await?))
    }

    /// A word for messages and for names of tests.
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

    /// A client for a user without rights. [`Error::Unsupported`] where the server knows no rights.
    pub fn client_for(&self, user: &str) -> Result<kube::Client, Error> {
        match self {
            Self::Real(real) => real.client_for(user),
            Self::Sandbox(_) => Err(Error::Unsupported {
                what: "serve users without rights",
                server: "sandbox",
            }),
        }
    }

    /// Makes every version older than now expired: who asks for one is told 410.
    ///
    /// Watches may end by it. The real server is restarted, since it answers from memory what etcd has
    /// forgotten.
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

    /// Stops and starts it: same address, same data, no connection survives.
    pub async fn restart(&self) -> Result<(), Error> {
        match self {
            Self::Real(real) => real.restart_apiserver().await,
            Self::Sandbox(sandbox) => Ok(sandbox.restart().await?),
        }
    }

    /// Ends it and removes what it left.
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
