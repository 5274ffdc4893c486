//! A second API server over the etcd of a [`RealServer`](crate::RealServer).
//!
//! Knows: its process and its address. Never learns: how it was started.

use std::fmt;

use crate::{access, process::Process};

/// Another kube-apiserver with the data of a server: [`RealServer::start_replica`](crate::RealServer::start_replica)
/// starts one. Dropping kills it.
///
/// With it a test can change objects while the first API server is frozen or down, as in a cluster with several API
/// servers. Both have the same users and certificates. Drop it before the server.
pub struct Replica {
    _process: Process,
    admin: kube::Config,
}

impl Replica {
    pub(crate) fn new(process: Process, admin: kube::Config) -> Self {
        Self {
            _process: process,
            admin,
        }
    }

    /// A client of this API server for the admin, who may do everything.
    ///
    /// # Panics
    /// Outside of a tokio runtime.
    pub fn client(&self) -> kube::Client {
        access::client(self.admin.clone()).expect("the start made a client of the same config")
    }
}

impl fmt::Debug for Replica {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Replica")
            .field("url", &self.admin.cluster_url)
            .finish_non_exhaustive()
    }
}
