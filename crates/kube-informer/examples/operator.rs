//! A small operator: a `Site` is a set of pages, and the operator keeps a config map for each of them.
//!
//! The operator has the parts of an operator in production: a custom resource, owned objects, a finalizer, a status condition,
//! events for users, and two replicas of which one leads. It runs for some seconds on the embedded API server and prints what it does.
//!
//! ```console
//! $ cargo run --release -p kube-informer --example operator
//! ```
//!
//! Read `operator/site.rs` first: it defines the resource and its reconcile function. `operator/replica.rs` is what `main` would be in
//! production. This file starts the cluster and plays the users.

#![allow(clippy::print_stdout, reason = "an example prints its results")]

#[path = "operator/replica.rs"]
mod replica;
#[path = "operator/site.rs"]
mod site;

use std::collections::BTreeMap;
use std::error::Error;
use std::time::Duration;

use k8s_openapi::api::coordination::v1::Lease;
use k8s_openapi::api::core::v1::ConfigMap;
use k8s_openapi::api::events::v1::Event;
use k8s_openapi::apiextensions_apiserver::pkg::apis::apiextensions::v1::CustomResourceDefinition;
use kube::CustomResourceExt;
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube_sandbox::Sandbox;
use replica::{LEASE, Replica};
use serde_json::json;
use site::{Site, SiteSpec};

type AnyError = Box<dyn Error + Send + Sync>;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), AnyError> {
    let sandbox = Sandbox::start().await?;
    let client = sandbox.client();
    let definitions: Api<CustomResourceDefinition> = Api::all(client.clone());
    definitions.create(&PostParams::default(), &Site::crd()).await?;
    let sites: Api<Site> = Api::default_namespaced(client.clone());
    let maps: Api<ConfigMap> = Api::default_namespaced(client.clone());
    let leases: Api<Lease> = Api::default_namespaced(client.clone());

    println!("-- two replicas start; the first one to create the lease leads");
    let first = Replica::start("replica-1", client.clone())?;
    wait_until(async || Ok(leases.get_opt(LEASE).await?.is_some())).await?;
    let second = Replica::start("replica-2", client.clone())?;

    println!("-- a user creates a site of two pages");
    let pages =
        [("home", "welcome"), ("about", "about us")].map(|(page, text)| (page.to_owned(), text.to_owned()));
    let site = Site::new(
        "docs",
        SiteSpec {
            pages: BTreeMap::from(pages),
        },
    );
    sites.create(&PostParams::default(), &site).await?;
    wait_until(async || Ok(has_message(&sites.get("docs").await?, "2 pages"))).await?;

    println!("-- a user deletes a page; the operator creates it again");
    maps.delete("docs-home", &DeleteParams::default()).await?;
    wait_until(async || Ok(maps.get_opt("docs-home").await?.is_some())).await?;

    println!("-- the leader dies; its lease expires, and the other replica takes over");
    first.kill().await;
    let more = Patch::Merge(json!({"spec": {"pages": {"news": "we moved", "about": null}}}));
    sites.patch("docs", &PatchParams::default(), &more).await?;
    wait_until(async || {
        Ok(maps.get_opt("docs-news").await?.is_some() && maps.get_opt("docs-about").await?.is_none())
    })
    .await?;

    println!("-- a user deletes the site; the finalizer keeps it until its pages are deleted");
    sites.delete("docs", &DeleteParams::default()).await?;
    wait_until(async || Ok(sites.get_opt("docs").await?.is_none())).await?;
    let left = maps.list(&ListParams::default()).await?.items.len();
    println!("-- the site is deleted, and {left} config maps are left");
    second.stop().await?;
    let events: Api<Event> = Api::default_namespaced(client);
    for event in events.list(&ListParams::default()).await?.items {
        let count = event.series.map_or(1, |series| series.count);
        println!(
            "-- event {}: {} ({count})",
            event.reason.unwrap_or_default(),
            event.note.unwrap_or_default()
        );
    }
    Ok(())
}

fn has_message(site: &Site, message: &str) -> bool {
    let mut conditions = site.status.iter().flat_map(|status| &status.conditions);
    conditions.any(|condition| condition.message == message)
}

/// Polls until the condition holds, for at most a minute.
async fn wait_until(condition: impl AsyncFn() -> Result<bool, kube::Error>) -> Result<(), AnyError> {
    for _ in 0..1_200 {
        if condition().await? {
            return Ok(());
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    Err("the condition did not hold within a minute".into())
}
