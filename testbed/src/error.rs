//! What can go wrong with a testbed, each case with what to do about it.

use std::{io, path::PathBuf, time::Duration};

/// Why a testbed could not be built, started or spoken to.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// Nothing is built yet, and there is no Go to build it with.
    #[error(
        "the servers are not built yet and `{command}` cannot be run; install Go 1.26 or newer and put it \
         in PATH, or set {} to a directory where they are built",
        crate::cache::VARIABLE
    )]
    GoMissing {
        /// What we tried to run.
        command: String,
        /// Why it did not run.
        source: io::Error,
    },

    /// Neither the variable nor a home directory says where to keep what we build.
    #[error(
        "no home directory to keep the built servers in; set {} to a directory",
        crate::cache::VARIABLE
    )]
    NoCache,

    /// `go build` ran and failed.
    #[error("building the servers failed ({status}); go said:\n{output}")]
    Build {
        /// How `go` ended.
        status: String,
        /// What it printed, which may be long.
        output: String,
    },

    /// A certificate or key could not be made.
    #[error("making a certificate for {subject:?} failed")]
    Certificate {
        /// Whom it was for.
        subject: String,
        /// What the certificate library said.
        source: rcgen::Error,
    },

    /// A server process could not be run at all.
    #[error("running {program:?} failed; if the file is damaged, delete its directory and it is built again")]
    Spawn {
        /// The program.
        program: PathBuf,
        /// What the system said.
        source: io::Error,
    },

    /// A server process ended before it was ready.
    #[error("{name} ended before it was ready ({status}); the end of its log:\n{log}")]
    Exited {
        /// Which of the two.
        name: &'static str,
        /// How it ended.
        status: String,
        /// The last lines it wrote.
        log: String,
    },

    /// A server process is alive but not ready.
    #[error("{name} was not ready after {waited:?} ({last}); the end of its log:\n{log}")]
    NotReady {
        /// Which of the two.
        name: &'static str,
        /// For how long we asked.
        waited: Duration,
        /// The last answer, or why there was none.
        last: String,
        /// The last lines it wrote.
        log: String,
    },

    /// etcd did not do what was asked.
    #[error("etcd refused {request}: {answer}")]
    Etcd {
        /// What we asked for.
        request: &'static str,
        /// What it said.
        answer: String,
    },

    /// A client could not be made from the certificates we wrote.
    #[error("making a client failed")]
    Client(#[source] Box<kube::Error>),

    /// This server cannot do that.
    #[error("the {server} server cannot {what}; run this test against the real server only")]
    Unsupported {
        /// The server's name.
        server: &'static str,
        /// What it was asked for.
        what: &'static str,
    },

    /// The sandbox could not be started.
    #[error("the sandbox did not start")]
    Sandbox(#[from] kube_sandbox::Error),

    /// A file or directory of ours could not be read or written.
    #[error("cannot read or write {}", path.display())]
    Io {
        /// Which one.
        path: PathBuf,
        /// What the system said.
        source: io::Error,
    },
}

impl Error {
    /// Turns an error of the file system into ours, with the path it is about.
    pub(crate) fn io(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        move |source| Self::Io { path, source }
    }
}
