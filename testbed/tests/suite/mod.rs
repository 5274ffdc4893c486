//! What a client can see of a Kubernetes API server, one case per fact.
//!
//! Every case was first seen to hold on the real server. Where the sandbox fails one, the sandbox is wrong.
//! A topic is a file; a case is an `async fn` that gets [`kit::T`]: a client, and a namespace of its own.
//!
//! Left out, and why:
//!
//! | what | why |
//! |---|---|
//! | CBOR, answers in YAML | the sandbox has JSON and protobuf; other forms are refused with 406 |
//! | descriptions of the columns of a Table | the sandbox has its own |
//! | bodies in YAML | kube-rs and client-go send JSON, also where the content type says YAML |
//! | defaults and validation of built-in kinds that people rarely meet | the sandbox has the frequent ones |
//! | admission by webhook or policy, quotas, priorities | no part of what an informer meets |
//! | what controllers do: garbage collection, emptying a namespace, pods that end, aggregated roles, ReplicaSets of a Deployment | the real server alone does none of it; `crates/kube-sandbox/tests/behaviour/deletion` has cases for the sandbox alone |
//! | `shardSelector` | its gate is off by default; `testbed/tests/shards.rs` runs over both servers with the gate on |
//! | conversion webhooks, the type check of CEL rules, named formats in CEL | the sandbox has neither |
//! | exec, attach, logs, proxy, port-forward that succeed | need a node |
//! | messages that quote the server's own types or source lines | only their beginning, or code and reason, is checked |
//!
//! Run it with `cargo test -p testbed --features real --test conformance_real`; a word after `--` picks cases by name.

mod kit;

mod apply;
mod bookmarks;
mod crd;
mod create;
mod custom;
mod custom_schema;
mod defaults;
mod delete;
mod delete_collection;
mod discovery;
mod errors;
mod events;
mod eviction;
mod expired;
mod field_validation;
mod finalizers;
mod forms;
mod initial_events;
mod kube_rs;
mod list;
mod managed_fields;
mod namespaces;
mod openapi;
mod options;
mod pages;
mod parts;
mod patch;
mod pods;
mod protobuf;
mod rights;
mod selectors;
mod status;
mod strategic;
mod tables;
mod update;
mod validation;
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
        ("custom", custom::CASES),
        ("custom_schema", custom_schema::CASES),
        ("field_validation", field_validation::CASES),
        ("defaults", defaults::CASES),
        ("validation", validation::CASES),
        ("openapi", openapi::CASES),
        ("create", create::CASES),
        ("managed_fields", managed_fields::CASES),
        ("update", update::CASES),
        ("patch", patch::CASES),
        ("strategic", strategic::CASES),
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
        ("tables", tables::CASES),
        ("rights", rights::CASES),
        ("eviction", eviction::CASES),
        ("events", events::CASES),
        ("parts", parts::CASES),
        ("protobuf", protobuf::CASES),
        ("kube_rs", kube_rs::CASES),
        ("expired", expired::CASES),
    ];
    kit::run(server, start, &topics)
}
