//! The table of built-in resources for the sandbox, from the discovery of a real server with all APIs enabled.
//!
//! Knows: discovery documents. Never learns: how the sandbox uses the table.

use std::collections::BTreeMap;

use anyhow::Context as _;
use k8s_openapi::apimachinery::pkg::apis::meta::v1::{APIResource, APIResourceList};
use testbed::RealServer;

/// The subresources that the sandbox serves.
const PARTS: [&str; 2] = ["scale", "status"];

/// A line per resource: group/version, plural, singular, kind, scope, verbs, short names, categories, subresources.
pub(crate) async fn table() -> anyhow::Result<Vec<String>> {
    let server = RealServer::builder()
        .runtime_config("api/all=true")
        .feature_gate("AllAlpha", true)
        .feature_gate("AllBeta", true)
        .start()
        .await?;
    let client = server.client();
    let mut lists = vec![client.list_core_api_resources("v1").await?];
    for group in client.list_api_groups().await?.groups {
        for version in group.versions {
            let list = client.list_api_group_resources(&version.group_version).await;
            lists.push(list.with_context(|| format!("asking for {}", version.group_version))?);
        }
    }
    // The legacy group first, then by group and version.
    lists.sort_by_key(|list| (list.group_version.contains('/'), list.group_version.clone()));
    let lines = lists.iter().flat_map(lines).collect();
    server.shutdown().await?;
    Ok(lines)
}

fn lines(list: &APIResourceList) -> Vec<String> {
    let mut parts: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for resource in &list.resources {
        if let Some((name, part)) = resource.name.split_once('/')
            && PARTS.contains(&part)
        {
            parts.entry(name).or_default().push(part);
        }
    }
    let mut resources: Vec<&APIResource> = list.resources.iter().filter(|r| !r.name.contains('/')).collect();
    resources.sort_by_key(|r| &r.name);
    resources
        .into_iter()
        .map(|r| {
            let scope = if r.namespaced { "namespaced" } else { "cluster" };
            let columns = [
                list.group_version.clone(),
                r.name.clone(),
                r.singular_name.clone(),
                r.kind.clone(),
                scope.to_owned(),
                column(&r.verbs),
                column(r.short_names.as_deref().unwrap_or_default()),
                column(r.categories.as_deref().unwrap_or_default()),
                column(parts.get(r.name.as_str()).map_or(&[][..], Vec::as_slice)),
            ];
            columns.join(" ")
        })
        .collect()
}

fn column(values: &[impl AsRef<str>]) -> String {
    match values {
        [] => "-".to_owned(),
        values => values.iter().map(AsRef::as_ref).collect::<Vec<&str>>().join(","),
    }
}
