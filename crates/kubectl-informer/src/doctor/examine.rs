//! The checks of the doctor, in order: each one uses the result of the one before.

use std::time::{Duration, Instant};

use anyhow::Result;
use http::header::{ACCEPT, CONTENT_TYPE};
use http::{HeaderMap, Request};
use k8s_openapi::api::authorization::v1::{
    ResourceAttributes, SelfSubjectAccessReview, SelfSubjectAccessReviewSpec,
};
use kube::api::{Api, PostParams};
use kube::client::Body;
use serde_json::{Value, json};

use super::{Finding, Options, groups};
use crate::connect::Cluster;
use crate::resource::{Catalogue, Kind, resources};

/// The timeout of each request.
const TIMEOUT: Duration = Duration::from_secs(15);

pub(super) async fn all(options: &Options, report: &mut impl FnMut(Finding) -> Result<()>) -> Result<()> {
    let cluster = match options.cluster.connect().await {
        Ok(cluster) => cluster,
        Err(error) => return report(first_line(&error)),
    };
    report(Finding::good(format!(
        "configured: {} at {}",
        cluster.by, cluster.server
    )))?;
    match version(&cluster).await {
        Ok(findings) => findings.into_iter().try_for_each(&mut *report)?,
        Err(finding) => return report(finding),
    }
    let user = user_name(&cluster).await;
    if let Some(user) = &user {
        report(Finding::good(format!("known to the server as {user}")))?;
    }
    let catalogue = match Catalogue::discover(&cluster.client).await {
        Ok(catalogue) => catalogue,
        Err(error) => return report(first_line(&cluster.explain(&error))),
    };
    report(match &catalogue.missing[..] {
        [] => Finding::good(format!("discovery: {} resources", catalogue.kinds.len())),
        missing => Finding::fair(
            format!(
                "discovery: {} groups do not answer: {}",
                missing.len(),
                missing.join("; ")
            ),
            "`kubectl get apiservices` says which service should; resources of other groups are not touched by it",
        ),
    })?;
    report(protobuf(&cluster).await)?;
    match resources(&options.resources, &catalogue) {
        Err(error) => report(first_line(&error))?,
        Ok(targets) => {
            for target in targets {
                rights(&cluster, &target.kind, user.as_deref(), report).await?;
            }
        }
    }
    groups::check(&cluster, report).await
}

/// Splits an error: the first line is the problem, the rest is the remedy.
fn first_line(error: &anyhow::Error) -> Finding {
    let text = format!("{error:#}");
    match text.split_once('\n') {
        Some((what, remedy)) => Finding::bad(what, remedy),
        None => match text.split_once("; ") {
            Some((what, remedy)) => Finding::bad(what, remedy),
            None => Finding::bad(text, "`kubectl cluster-info` may say more"),
        },
    }
}

async fn version(cluster: &Cluster) -> Result<Vec<Finding>, Finding> {
    let begin = Instant::now();
    let asked = tokio::time::timeout(TIMEOUT, cluster.client.apiserver_version()).await;
    let version = match asked {
        Ok(Ok(version)) => version,
        Ok(Err(error)) => return Err(first_line(&cluster.explain(&error))),
        Err(_) => {
            return Err(Finding::bad(
                format!("{} does not answer within {TIMEOUT:?}", cluster.server),
                "look at the network, at proxies (HTTPS_PROXY, NO_PROXY) and at firewalls in between",
            ));
        }
    };
    let mut findings = vec![Finding::good(format!(
        "reached in {:.0?}: Kubernetes {}",
        begin.elapsed(),
        version.git_version
    ))];
    let minor: String = version.minor.chars().take_while(char::is_ascii_digit).collect();
    if version.major == "1" && minor.parse::<u32>().is_ok_and(|minor| minor < 27) {
        findings.push(Finding::fair(
            format!("version 1.{minor} is older than the tested versions"),
            "upgrade the cluster when you can; lists are used where watch-list is missing",
        ));
    }
    Ok(findings)
}

/// Our user name, if the server reports it.
async fn user_name(cluster: &Cluster) -> Option<String> {
    let review = json!({"apiVersion": "authentication.k8s.io/v1", "kind": "SelfSubjectReview"});
    let request = Request::post("/apis/authentication.k8s.io/v1/selfsubjectreviews")
        .header(CONTENT_TYPE, "application/json")
        .body(review.to_string().into_bytes())
        .ok()?;
    let answer: Value = cluster.client.request(request).await.ok()?;
    answer
        .pointer("/status/userInfo/username")?
        .as_str()
        .map(str::to_owned)
}

async fn protobuf(cluster: &Cluster) -> Finding {
    const PROTOBUF: &str = "application/vnd.kubernetes.protobuf";
    let asked = async {
        let request = Request::get("/api/v1").header(ACCEPT, format!("{PROTOBUF},application/json"));
        let answer = cluster
            .client
            .send(request.body(Body::empty()).ok()?)
            .await
            .ok()?;
        Some(answer.headers().clone())
    };
    let is_protobuf = |headers: HeaderMap| {
        let kind = headers.get(CONTENT_TYPE)?.to_str().ok()?;
        Some(kind.starts_with(PROTOBUF))
    };
    match asked.await.and_then(is_protobuf) {
        Some(true) => Finding::good("protobuf: supported; built-in kinds are decoded from it"),
        _ => Finding::fair(
            "protobuf: not supported; JSON is used",
            "nothing to do if this is not a real API server; otherwise look for a proxy in between that changes requests",
        ),
    }
}

/// Checks the rights for each resource, and whether the server supports streaming lists.
async fn rights(
    cluster: &Cluster,
    kind: &Kind,
    user: Option<&str>,
    report: &mut impl FnMut(Finding) -> Result<()>,
) -> Result<()> {
    let name = kind.full_name();
    let namespace = cluster.namespace.as_deref().filter(|_| kind.namespaced);
    let place = namespace.map_or_else(String::new, |namespace| format!(" in namespace {namespace}"));
    let mut lacking = Vec::new();
    for verb in ["list", "watch"] {
        match may(cluster, kind, namespace, verb).await {
            Ok(true) => {}
            Ok(false) => lacking.push(verb),
            Err(error) => {
                return report(Finding::fair(
                    format!("{name}: the server does not report our rights: {error}"),
                    "try `kubectl auth can-i list` and `watch` yourself",
                ));
            }
        }
    }
    if !lacking.is_empty() {
        return report(Finding::bad(
            format!("{name}: we may not {}{place}", lacking.join(" and ")),
            remedy(&name, namespace, user),
        ));
    }
    report(Finding::good(format!(
        "{name}: we may list and watch them{place}"
    )))?;
    report(watch_list(cluster, kind, namespace).await)
}

async fn may(
    cluster: &Cluster,
    kind: &Kind,
    namespace: Option<&str>,
    verb: &str,
) -> Result<bool, kube::Error> {
    let review = SelfSubjectAccessReview {
        spec: SelfSubjectAccessReviewSpec {
            resource_attributes: Some(ResourceAttributes {
                group: Some(kind.group.clone()),
                resource: Some(kind.plural.clone()),
                namespace: namespace.map(str::to_owned),
                verb: Some(verb.to_owned()),
                ..ResourceAttributes::default()
            }),
            ..SelfSubjectAccessReviewSpec::default()
        },
        ..SelfSubjectAccessReview::default()
    };
    let reviews: Api<SelfSubjectAccessReview> = Api::all(cluster.client.clone());
    let answer = reviews.create(&PostParams::default(), &review).await?;
    Ok(answer.status.is_some_and(|status| status.allowed))
}

/// The commands that grant the right.
fn remedy(resource: &str, namespace: Option<&str>, user: Option<&str>) -> String {
    let whom = match user.map(|user| (user, user.strip_prefix("system:serviceaccount:"))) {
        Some((_, Some(account))) => format!("--serviceaccount={account}"),
        Some((user, None)) => format!("--user={user}"),
        None => "--user=USER".to_owned(),
    };
    let (kind, place) = match namespace {
        Some(namespace) => ("role", format!(" -n {namespace}")),
        None => ("clusterrole", String::new()),
    };
    format!(
        "an administrator can allow it with:\n\
         \x20 kubectl create {kind} informer --verb=get,list,watch --resource={resource}{place}\n\
         \x20 kubectl create {kind}binding informer --{kind}=informer {whom}{place}"
    )
}

/// Opens a watch with initial events for an object that does not exist.
async fn watch_list(cluster: &Cluster, kind: &Kind, namespace: Option<&str>) -> Finding {
    let name = kind.full_name();
    let root = match kind.group.as_str() {
        "" => format!("/api/{}", kind.version),
        group => format!("/apis/{group}/{}", kind.version),
    };
    let place = namespace.map_or_else(String::new, |namespace| format!("/namespaces/{namespace}"));
    let path = format!(
        "{root}{place}/{}?watch=1&sendInitialEvents=true&resourceVersionMatch=NotOlderThan&allowWatchBookmarks=true\
         &timeoutSeconds=1&fieldSelector=metadata.name%3Dkubectl-informer-doctor",
        kind.plural
    );
    let without = format!("{name}: no watch-list; lists are used instead, which cost the server more");
    let remedy = "servers have it from 1.32 on (feature gate WatchList); nothing has to be done here";
    let Ok(request) = Request::get(path).body(Vec::new()) else {
        return Finding::fair(without, remedy);
    };
    match tokio::time::timeout(TIMEOUT, cluster.client.request_text(request)).await {
        Ok(Ok(events)) if events.contains("k8s.io/initial-events-end") => Finding::good(format!(
            "{name}: watch-list is supported; the first list arrives as a stream"
        )),
        _ => Finding::fair(without, remedy),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_remedy_names_account_and_namespace() {
        let text = remedy("pods", Some("shop"), Some("system:serviceaccount:shop:operator"));
        assert!(
            text.contains("create role informer --verb=get,list,watch --resource=pods -n shop"),
            "{text}"
        );
        assert!(
            text.contains("--role=informer --serviceaccount=shop:operator -n shop"),
            "{text}"
        );
        let text = remedy("deployments.apps", None, Some("anna"));
        assert!(
            text.contains("clusterrolebinding informer --clusterrole=informer --user=anna"),
            "{text}"
        );
    }
}
