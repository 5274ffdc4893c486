//! What a client can see of a Kubernetes API server, one case per fact.
//!
//! Every case was first seen to hold on the real server. Where the sandbox fails one, the sandbox is wrong.
//! A topic is a file; a case is an `async fn` that gets [`kit::T`]: a client, and a namespace of its own.
//!
//! Left out, and why:
//!
//! | what | why |
//! |---|---|
//! | RBAC, 403 for an account without rights | the sandbox has no accounts |

mod kit;

mod apply;
mod bookmarks;
mod crd;
mod create;
mod delete;
mod delete_collection;
mod discovery;
mod errors;
mod finalizers;
mod forms;
mod initial_events;
mod list;
mod managed_fields;
mod namespaces;
mod options;
mod pages;
mod patch;
mod pods;
mod selectors;
mod status;
mod update;
mod watch;
mod watch_selectors;

use std::process::ExitCode;

/// Starts the server, runs every case over it, stops it, and says how it went.
pub(crate) fn run<F>(server: &str, start: F) -> ExitCode
where
    F: Future<Output = Result<testbed::Server, testbed::Error>>,
{
    let topics = [
        ("discovery", discovery::CASES),
        ("crd", crd::CASES),
        ("create", create::CASES),
        ("managed_fields", managed_fields::CASES),
        ("update", update::CASES),
        ("patch", patch::CASES),
        ("apply", apply::CASES),
        ("delete", delete::CASES),
        ("finalizers", finalizers::CASES),
        ("delete_collection", delete_collection::CASES),
        ("pods", pods::CASES),
        ("status", status::CASES),
        ("namespaces", namespaces::CASES),
        ("errors", errors::CASES),
        ("options", options::CASES),
        ("list", list::CASES),
        ("pages", pages::CASES),
        ("selectors", selectors::CASES),
        ("watch", watch::CASES),
        ("watch_selectors", watch_selectors::CASES),
        ("bookmarks", bookmarks::CASES),
        ("initial_events", initial_events::CASES),
        ("forms", forms::CASES),
    ];
    kit::run(server, start, &topics)
}
