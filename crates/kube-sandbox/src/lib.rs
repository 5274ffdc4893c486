//! A Kubernetes API server inside your process, for tests and for playing with.
//!
//! Not a mock of calls: a server with real API semantics over an in-memory, versioned store. It serves
//! [`kube::Client`] in process and every other program on a loopback port.
//!
//! ```
//! # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! use futures::StreamExt;
//! use k8s_openapi::api::core::v1::ConfigMap;
//! use kube::api::{Api, PostParams, WatchEvent, WatchParams};
//! use kube_sandbox::Sandbox;
//!
//! let sandbox = Sandbox::start().await?;
//! let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
//!
//! let mut events = maps.watch(&WatchParams::default(), "0").await?.boxed();
//! let mut map = ConfigMap::default();
//! map.metadata.name = Some("settings".into());
//! maps.create(&PostParams::default(), &map).await?;
//!
//! while let Some(event) = events.next().await {
//!     if let WatchEvent::Added(map) = event? {
//!         assert_eq!(map.metadata.name.as_deref(), Some("settings"));
//!         break;
//!     }
//! }
//! # Ok(()) }
//! ```
//!
//! # How do I …?
//!
//! | task | call |
//! |---|---|
//! | start it | [`Sandbox::start`], or [`Sandbox::builder`] for settings |
//! | get a client in process | [`Sandbox::client`] |
//! | let other programs in | [`Sandbox::kubeconfig`] |
//! | load YAML or JSON, a file or a directory | [`Sandbox::apply_files`] |
//! | fill it with samples | [`Sandbox::load`] |
//! | keep a state and go back to it | [`Sandbox::snapshot`], [`Sandbox::restore`] |
//! | assert on requests | [`Sandbox::requests`] |
//! | let requests fail | [`Sandbox::fault`] |
//! | let time pass | `#[tokio::test(start_paused = true)]` |
//! | check rights | [`SandboxBuilder::rbac`], [`Sandbox::client_for`] |
//! | delete as a cluster does | [`SandboxBuilder::cluster_deletion`] |
//!
//! kubectl, Helm, client-go, controller-runtime, kopf and the Python and JavaScript clients work unmodified: `testbed/clients` of the repository
//! runs them over the sandbox and over a real server and compares what they see. The README compares the sandbox with envtest,
//! kwok, kind and fake clientsets.
//!
//! # What it does, as kube-apiserver 1.36 does it
//!
//! - **Discovery**, plain and aggregated, of all resources of k8s-openapi's latest version; **CRDs** are served as soon as they
//!   are created, in all served versions, with `/status`, `/scale`, selectable fields and printer columns.
//! - **Schemas** of built-in kinds, from the published OpenAPI documents: values of the wrong type are refused, unknown and
//!   duplicate fields are treated as `fieldValidation` says, with `Warning` headers. Schemas of CRDs have to be structural; they
//!   validate, prune and default, and their list keys hold for server-side apply. Rules in CEL are evaluated, with the functions
//!   that Kubernetes adds (`isURL`, `quantity`, `ip`, `cidr`, `semver`, `isSorted`, …) and optional values.
//! - **Defaults and validation** of the frequent fields of pods, the workload kinds, jobs, services, claims, configuration,
//!   rights, autoscalers and a few more; services get addresses and node ports. [`SandboxBuilder::validation`] turns it off.
//! - **OpenAPI** v3 by group and version with hashes, and v2, as JSON and protobuf, for `kubectl explain`, `kubectl apply` and Helm.
//! - **Verbs**: get, list, watch, create (with `generateName`), update, JSON patch, merge patch, strategic merge patch, server-side apply,
//!   delete (preconditions, finalizers, grace periods, propagation policies), deletecollection; `/status`, `/scale`,
//!   `/binding`, `/eviction` with disruption budgets, `/ephemeralcontainers`, `/resize`, `/token`, `/approval`, a namespace's
//!   `/finalize`. Optimistic concurrency, generations, managedFields, dry runs. An event is seen in both of its groups.
//! - **List**: label and field selectors, limit and continue over one version, every combination of `resourceVersion` and
//!   `resourceVersionMatch`, 410 for what is compacted, the timeout for versions that are not reached; `shardSelector` with
//!   [`SandboxBuilder::sharded_list_and_watch`].
//! - **Watch**: from a version, from anywhere, with `sendInitialEvents`; bookmarks; objects that start and stop matching;
//!   `timeoutSeconds`; slow readers are cut off.
//! - **Forms**: JSON, protobuf of built-in kinds in both directions, `PartialObjectMetadata`, `Table` with the columns that
//!   `kubectl get` shows, gzip.
//! - **Errors**: `Status` objects with the real server's code, reason, message and details.
//!
//! A suite of some hundred cases runs over the sandbox and over a real server with the same test code.
//!
//! # Rights
//!
//! Every client may do everything, until [`SandboxBuilder::rbac`] lets roles and bindings decide. Then
//! [`Sandbox::client_for`] gives a client for a user, and [`Sandbox::kubeconfig_for`] a kubeconfig. Refusals, access reviews,
//! impersonation, service account tokens and the rule against granting more than one has are those of the real server.
//!
//! # Deletion
//!
//! A deletion deletes one object, as with a real API server that has no controllers beside it.
//! [`SandboxBuilder::cluster_deletion`] adds what a cluster does: dependents go with their owners, namespaces empty
//! themselves, pods with a node end after their grace period. It happens within the request that causes it, so tests stay
//! deterministic. Only pods take time, by tokio's clock; the task of the port waits for them, and there is no other.
//!
//! # What goes wrong, on purpose
//!
//! [`Sandbox::fault`] takes a [`Rule`]: what goes wrong ([`Fault`]), for which verb, resource and namespace, for which of the
//! matching requests, or with a seeded probability. [`Sandbox::compact`], [`Sandbox::restart`] and
//! [`Sandbox::send_bookmarks`] do what a cluster does rarely. [`Sandbox::snapshot`] and [`Sandbox::restore`] put the whole
//! server back to an earlier state, as an etcd that is restored from a backup. [`Sandbox::requests`] lists what clients asked
//! for.
//!
//! Under tokio's paused clock (`#[tokio::test(start_paused = true)]`) a client in process sees bookmarks, timeouts and
//! latencies in virtual time: a minute passes at once.
//!
//! # What it does not imitate
//!
//! - **Other programs of a cluster.** Nothing schedules pods or makes them run, and no controller creates objects, except
//!   for the consequences of deletion above. An object that is created with an owner that does not exist is kept.
//! - **Every validation.** Rare fields and rare kinds are checked for their types only. The type check and the cost limits of CEL
//!   rules, their library of named formats, formats of CRD schemas other than dates, addresses, UUIDs and base64, and conversion webhooks are missing.
//! - **Kubelets and networks.** Logs, `exec`, `attach`, `portforward` and `proxy` answer as a real server that reaches no node.
//! - **Forms**: answers in YAML and CBOR (406), OpenAPI v3 and aggregated discovery in protobuf.
//! - **Identities**: client certificates, and tokens of other issuers. Signatures of service account tokens are random, so other
//!   programs cannot verify them. Requests without any identity are refused instead of being anonymous.
//! - **Rights**: only the roles that people use exist from the start, not those of Kubernetes' own programs.
//! - **Admission** beyond namespaces that end (pods get tolerations and a priority, but no tokens); quotas; conversion between versions of a built-in kind beyond its `apiVersion`.
//!
//! # The port
//!
//! Other programs reach the server on a loopback port, over TLS, with HTTP/2 or HTTP/1.1. [`Sandbox::kubeconfig`] contains all that
//! they need: the address, the certificate of the sandbox's own authority, and a bearer token. Authority and token are made
//! anew for every sandbox; requests without the token get 401. Requests for another `Host` and requests that a web
//! page sends (`Origin`) get 403, so that no page in a browser on the same machine can drive the server.
//! [`SandboxBuilder::plain_http`] serves plain http, and [`SandboxBuilder::without_token`] lets programs in that know only
//! the address.
//!
//! # Cost
//!
//! An object is encoded once, when it is written; lists and all watchers share those bytes. The history of each collection holds the
//! objects of its events, and is bounded to 10,000 events ([`SandboxBuilder::history`]) and to 64 MiB
//! ([`SandboxBuilder::history_bytes`]). A watcher holds nothing but its position. Tables and protobuf are made for each
//! request. With [`SandboxBuilder::rbac`], roles and bindings are read again only after one of them has changed.

mod access;
mod body;
mod cel;
mod clock;
mod core;
mod discovery;
mod door;
mod fault;
mod files;
mod gc;
mod gzip;
mod log;
mod negotiate;
mod object;
mod openapi;
mod options;
mod proto;
mod route;
pub mod sample;
mod sandbox;
mod schema;
mod selector;
mod service;
mod snapshot;
mod socket;
mod status;
mod store;
mod table;
mod tls;
mod validation;
mod verbs;

pub use access::User;
pub use body::{Cut, SandboxBody};
pub use fault::{After, Fault, FaultHandle, Rule};
pub use files::FilesError;
pub use log::RequestRecord;
pub use route::Verb;
pub use sandbox::{Error, Sandbox, SandboxBuilder, Stats, Validation};
pub use service::SandboxService;
pub use snapshot::Snapshot;
