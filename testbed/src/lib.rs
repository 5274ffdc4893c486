//! A real kube-apiserver and etcd for tests, and one type that stands for them and for the sandbox.
//!
//! Knows: how the servers are built, started, watched over, hurt and cleaned away.
//! Never learns: informers. The code under test is met only by the test, so that whoever wonders whether the
//! server or the library is at fault can look at one of them alone.
//!
//! Read [`RealServer`] (two processes as one server), then [`Server`] (real or sandbox), then the rooms
//! below:
//! `binaries` builds, `certs` signs, `flags` sets up, `process` runs, `etcd` speaks to etcd.
//!
//! ```no_run
//! # async fn example() -> Result<(), testbed::Error> {
//! let server = testbed::RealServer::start().await?; // the first time ever: some minutes of `go build`
//! let version = server.client().apiserver_version().await.expect("the server said it is ready");
//! assert_eq!(version.git_version, testbed::kubernetes_version());
//! server.kill_apiserver().await; // as a power failure would
//! server.start_apiserver().await?; // same address, same data
//! # Ok(())
//! # }
//! ```

mod access;
mod binaries;
mod cache;
mod certs;
mod data;
mod error;
mod etcd;
mod flags;
mod ports;
mod process;
mod real;
mod server;

pub use binaries::{Binaries, kubernetes_version};
pub use error::Error;
pub use real::{Builder, RealServer};
pub use server::Server;
