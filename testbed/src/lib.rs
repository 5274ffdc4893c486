//! A real kube-apiserver and etcd for tests, and one type that stands for them and for the sandbox.
//!
//! Knows: how the servers are built, started, damaged and removed.
//! Never learns: informers. Only tests and the `chaos` command use the library under test, so a problem can be
//! attributed to the server or to the library.
//!
//! Read [`RealServer`] (two processes as one server), then [`Server`] (real or sandbox), then the modules:
//! `binaries` builds the programs, `certs` issues certificates, `flags` configures the servers, `process` runs them,
//! `etcd` sends requests to etcd, `backup` copies its data, and `replica` is a second API server over the same etcd.
//! [`Deadline`] ends a test that hangs.
//!
//! ```no_run
//! # async fn example() -> Result<(), testbed::Error> {
//! let server = testbed::RealServer::start().await?; // the first time this builds the servers, for minutes
//! let version = server.client().apiserver_version().await.expect("the server is ready");
//! assert_eq!(version.git_version, testbed::kubernetes_version());
//! server.kill_apiserver().await; // kill -9
//! server.start_apiserver().await?; // same address, same data
//! # Ok(())
//! # }
//! ```

mod access;
mod backup;
mod binaries;
mod cache;
mod certs;
mod data;
mod deadline;
mod error;
mod etcd;
mod flags;
mod ports;
mod process;
mod real;
mod replica;
mod server;

pub use backup::Backup;
pub use binaries::{Binaries, kubernetes_version};
pub use deadline::Deadline;
pub use error::Error;
pub use real::{Builder, RealServer};
pub use replica::Replica;
pub use server::{Server, ServerBackup};

#[cfg(test)]
mod tests {
    use std::fs;

    /// The package depends on the library under test for the sake of `testbed chaos` and of the tests.
    #[test]
    fn this_library_does_not_know_the_library_under_test() {
        let src = concat!(env!("CARGO_MANIFEST_DIR"), "/src");
        let known = concat!("kube", "_informer");
        for entry in fs::read_dir(src).unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() && !path.ends_with("main.rs") {
                let text = fs::read_to_string(&path).unwrap();
                assert!(!text.contains(known), "{} uses the library", path.display());
            }
        }
    }
}
