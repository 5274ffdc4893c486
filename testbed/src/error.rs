//! The errors of a testbed. Each message says what to do.

use std::{io, path::PathBuf, time::Duration};

/// A testbed could not be built, started or used.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// The servers are not built yet, and Go is not installed.
    #[error(
        "the servers are not built yet and `{command}` cannot be run; install Go 1.26 or newer and put it \
         in PATH, or set {} to a directory where they are built",
        crate::cache::VARIABLE
    )]
    GoMissing {
        /// The command that was tried.
        command: String,
        /// Why the command could not be run.
        source: io::Error,
    },

    /// Neither the variable nor a home directory determines the cache directory.
    #[error(
        "no home directory to keep the built servers in; set {} to a directory",
        crate::cache::VARIABLE
    )]
    NoCache,

    /// `go build` ran and failed.
    #[error("building the servers failed ({status}); the output of go:\n{output}")]
    Build {
        /// The exit status of `go`.
        status: String,
        /// The output of `go`, which may be long.
        output: String,
    },

    /// A certificate or key could not be made.
    #[error("making a certificate for {subject:?} failed")]
    Certificate {
        /// The subject of the certificate.
        subject: String,
        /// The error of the certificate library.
        source: rcgen::Error,
    },

    /// A server process could not be run at all.
    #[error("running {program:?} failed; if the file is damaged, delete its directory and it is built again")]
    Spawn {
        /// The program.
        program: PathBuf,
        /// The error of the system.
        source: io::Error,
    },

    /// A server process ended before it was ready.
    #[error("{name} ended before it was ready ({status}); the end of its log:\n{log}")]
    Exited {
        /// The name of the process: `kube-apiserver` or `etcd`.
        name: &'static str,
        /// The exit status.
        status: String,
        /// The last lines of its log.
        log: String,
    },

    /// A server process is alive but not ready.
    #[error("{name} was not ready after {waited:?} ({last}); the end of its log:\n{log}")]
    NotReady {
        /// The name of the process: `kube-apiserver` or `etcd`.
        name: &'static str,
        /// How long readiness was waited for.
        waited: Duration,
        /// The last answer, or the reason why there was none.
        last: String,
        /// The last lines of its log.
        log: String,
    },

    /// A signal for a server process that does not run.
    #[error("{name} does not run, so it cannot be paused or resumed; start it first")]
    NotRunning {
        /// The name of the process: `kube-apiserver` or `etcd`.
        name: &'static str,
        /// The error of the system.
        source: io::Error,
    },

    /// etcd refused a request.
    #[error("etcd refused {request}: {answer}")]
    Etcd {
        /// The request.
        request: &'static str,
        /// The answer.
        answer: String,
    },

    /// A client could not be made of our own certificates.
    #[error("making a client failed")]
    Client(#[source] Box<kube::Error>),

    /// This kind of server does not support the operation.
    #[error("the {server} server cannot {what}; run this test against the real server only")]
    Unsupported {
        /// The kind of server.
        server: &'static str,
        /// The operation.
        what: &'static str,
    },

    /// The sandbox could not be started.
    #[error("the sandbox did not start")]
    Sandbox(#[from] kube_sandbox::Error),

    /// A file or directory could not be read or written.
    #[error("cannot read or write {}", path.display())]
    Io {
        /// The file or directory.
        path: PathBuf,
        /// The error of the system.
        source: io::Error,
    },
}

impl Error {
    /// Converts an error of the file system, with its path.
    pub(crate) fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::Io { path, source }
    }
}
