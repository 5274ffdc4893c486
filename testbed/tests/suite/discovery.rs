//! What the server says it serves. `data/discovery.json` was recorded from kube-apiserver 1.36.3 with its defaults;
//! a server may serve more than that, but nothing of it differently.

use serde_json::{Value, json};

use super::kit::*;

cases![
    the_version_is_told,
    the_server_is_healthy,
    the_core_group_has_one_version,
    every_group_is_listed,
    a_group_tells_its_versions,
    every_resource_is_as_recorded,
    the_core_resource_list_has_no_version_of_its_own,
    an_unknown_path_is_no_page,
    an_unknown_group_is_no_page,
    an_unknown_version_of_a_known_group_is_no_resource,
    an_unknown_resource_of_a_known_group_is_no_resource,
    an_unknown_subresource_is_no_resource,
    only_reading_is_allowed,
    a_trailing_slash_is_fine,
    all_resources_come_in_one_document,
    a_document_that_did_not_change_is_not_sent_again,
    the_document_comes_wherever_it_is_named,
    other_versions_of_the_document_are_not_served,
];

async fn the_version_is_told(t: &T) {
    let version = t.get("/version").await.ok();
    assert_eq!(version["major"], "1");
    let minor: u32 = version["minor"]
        .as_str()
        .and_then(|minor| minor.parse().ok())
        .expect("a number");
    let start = format!("v1.{minor}.");
    assert!(
        version["gitVersion"]
            .as_str()
            .is_some_and(|full| full.starts_with(&start)),
        "{version}"
    );
    for key in [
        "gitCommit",
        "gitTreeState",
        "buildDate",
        "goVersion",
        "compiler",
        "platform",
    ] {
        assert!(version[key].is_string(), "{key}: {version}");
    }
}

async fn the_server_is_healthy(t: &T) {
    for path in ["/healthz", "/readyz", "/livez"] {
        let answer = t.get(path).await;
        assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
        answer.says(200, "ok");
    }
}

async fn the_core_group_has_one_version(t: &T) {
    let core = t.get("/api").await.ok();
    assert_eq!(
        (&core["kind"], &core["versions"]),
        (&json!("APIVersions"), &json!(["v1"]))
    );
    assert_eq!(core["serverAddressByClientCIDRs"][0]["clientCIDR"], "0.0.0.0/0");
}

async fn every_group_is_listed(t: &T) {
    let list = t.get("/apis").await.ok();
    assert_eq!(
        (&list["kind"], &list["apiVersion"]),
        (&json!("APIGroupList"), &json!("v1"))
    );
    let served = list["groups"].as_array().expect("groups");
    for group in recorded()["groups"].as_array().expect("recorded groups") {
        let name = &group["name"];
        let found = served
            .iter()
            .find(|found| found["name"] == *name)
            .unwrap_or_else(|| panic!("no {name}"));
        has_versions(group, found);
        assert_eq!(
            (found.get("kind"), found.get("apiVersion")),
            (None, None),
            "{name}"
        );
    }
}

async fn a_group_tells_its_versions(t: &T) {
    for group in recorded()["groups"].as_array().expect("recorded groups") {
        let found = t
            .get(&format!("/apis/{}", group["name"].as_str().expect("a name")))
            .await
            .ok();
        assert_eq!(
            (&found["kind"], &found["apiVersion"]),
            (&json!("APIGroup"), &json!("v1"))
        );
        has_versions(group, &found);
    }
}

async fn every_resource_is_as_recorded(t: &T) {
    let mut wrong = Vec::new();
    for (version, resources) in recorded()["resources"].as_object().expect("recorded resources") {
        let root = if version == "v1" { "/api" } else { "/apis" };
        let list = t.get(&format!("{root}/{version}")).await.ok();
        assert_eq!(
            (&list["kind"], &list["groupVersion"]),
            (&json!("APIResourceList"), &json!(version))
        );
        for resource in resources.as_array().expect("resources") {
            let served = list["resources"].as_array().expect("served resources").iter();
            let found = served
                .filter(|found| found["name"] == resource["name"])
                .map(|found| {
                    // A hash of where the server keeps it is nobody else's business.
                    if found.get("storageVersionHash").is_some() {
                        without(found.clone(), "/storageVersionHash")
                    } else {
                        found.clone()
                    }
                });
            let found: Vec<_> = found.collect();
            if found != [resource.clone()] {
                wrong.push(format!(
                    "{version}\n  want {resource}\n   got {}",
                    Value::from(found)
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

async fn the_core_resource_list_has_no_version_of_its_own(t: &T) {
    assert_eq!(t.get("/api/v1").await.ok().get("apiVersion"), None);
    assert_eq!(t.get("/apis/apps/v1").await.ok()["apiVersion"], "v1");
}

async fn an_unknown_path_is_no_page(t: &T) {
    let answer = t.get("/nowhere").await;
    assert_eq!(answer.header("content-type"), Some("text/plain; charset=utf-8"));
    answer.no_such_page();
}

async fn an_unknown_group_is_no_page(t: &T) {
    for path in [
        "/apis/nowhere",
        "/apis/nowhere/v1",
        "/apis/nowhere.example.com/v1/things",
    ] {
        t.get(path).await.no_such_page();
    }
    t.post("/apis/nowhere/v1/things", json!({})).await.no_such_page();
}

async fn an_unknown_version_of_a_known_group_is_no_resource(t: &T) {
    t.get("/api/v2").await.no_such_resource();
    t.get("/apis/apps/v9").await.no_such_resource();
}

async fn an_unknown_resource_of_a_known_group_is_no_resource(t: &T) {
    for path in [
        "/api/v1/things",
        "/apis/apps/v1/things",
        "/apis/apps/v1/namespaces/{ns}/things",
    ] {
        t.get(path).await.no_such_resource();
    }
    t.post("/apis/apps/v1/things", json!({})).await.no_such_resource();
}

async fn an_unknown_subresource_is_no_resource(t: &T) {
    t.has(DEPLOYMENTS, deployment("web")).await;
    t.get(&format!("{DEPLOYMENTS}/web/nowhere"))
        .await
        .no_such_resource();
}

async fn only_reading_is_allowed(t: &T) {
    t.post("/api", json!({})).await.method_not_allowed();
    t.put("/version", json!({})).await.method_not_allowed();
}

async fn a_trailing_slash_is_fine(t: &T) {
    for path in ["/api/", "/apis/", "/api/v1/", "/version/"] {
        t.get(path).await.ok();
    }
}

const DOCUMENT: &str = "application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList";

async fn all_resources_come_in_one_document(t: &T) {
    for root in ["/api", "/apis"] {
        let accept = format!("{DOCUMENT},application/json");
        let answer = t.call(http::Method::GET, root).accept(&accept).send().await;
        assert_eq!(answer.header("content-type"), Some(DOCUMENT));
        assert_eq!(answer.header("vary"), Some("Accept"));
        assert!(
            answer.header("etag").is_some_and(|tag| tag.starts_with('"')),
            "no etag"
        );
        let document = answer.ok();
        assert_eq!(
            (&document["kind"], &document["apiVersion"]),
            (&json!("APIGroupDiscoveryList"), &json!("apidiscovery.k8s.io/v2"))
        );
        let groups = document["items"].as_array().expect("groups");
        for (group_version, resources) in recorded()["resources"].as_object().expect("recorded resources") {
            let (group, version) = group_version.rsplit_once('/').unwrap_or(("", group_version));
            if group.is_empty() != (root == "/api") {
                continue;
            }
            let group = groups
                .iter()
                .find(|g| g["metadata"]["name"].as_str().unwrap_or("") == group);
            let group = group.unwrap_or_else(|| panic!("no {group_version}"));
            let versions = group["versions"].as_array().expect("versions");
            let served = versions
                .iter()
                .find(|v| v["version"] == version)
                .expect("the version");
            assert_eq!(served["freshness"], "Current");
            for resource in resources.as_array().expect("resources") {
                is_described(
                    resource,
                    served["resources"].as_array().expect("served resources"),
                );
            }
        }
    }
}

/// An entry of the plain list, as a resource or a subresource of the document.
#[track_caller]
fn is_described(entry: &Value, resources: &[Value]) {
    let name = entry["name"].as_str().expect("a name");
    let (resource, part) = name.split_once('/').map_or((name, None), |(r, p)| (r, Some(p)));
    let found = resources.iter().find(|r| r["resource"] == resource);
    let found = found.unwrap_or_else(|| panic!("no {resource}"));
    let text = |key: &str| json!(entry[key].as_str().unwrap_or(""));
    let kind = json!({"group": text("group"), "version": text("version"), "kind": entry["kind"]});
    let Some(part) = part else {
        let scope = if entry["namespaced"] == true {
            "Namespaced"
        } else {
            "Cluster"
        };
        assert_eq!(
            (&found["responseKind"], &found["scope"], &found["verbs"]),
            (&kind, &json!(scope), &entry["verbs"]),
            "{name}"
        );
        assert_eq!(found["singularResource"], entry["singularName"], "{name}");
        assert_eq!(found.get("shortNames"), entry.get("shortNames"), "{name}");
        assert_eq!(found.get("categories"), entry.get("categories"), "{name}");
        return;
    };
    let parts = found["subresources"]
        .as_array()
        .unwrap_or_else(|| panic!("no parts of {resource}"));
    let found = parts.iter().find(|p| p["subresource"] == part);
    let found = found.unwrap_or_else(|| panic!("no {name}"));
    assert_eq!(
        (&found["responseKind"], &found["verbs"]),
        (&kind, &entry["verbs"]),
        "{name}"
    );
}

async fn a_document_that_did_not_change_is_not_sent_again(t: &T) {
    // The built-in groups under /api do not change while other cases run.
    let first = t.call(http::Method::GET, "/api").accept(DOCUMENT).send().await;
    let tag = first.header("etag").expect("a tag").to_owned();
    let again = t.call(http::Method::GET, "/api").accept(DOCUMENT);
    let again = again.header("if-none-match", &tag).send().await;
    assert_eq!((again.code, again.body.len()), (304, 0));
    let other = t.call(http::Method::GET, "/api").accept(DOCUMENT);
    let other = other.header("if-none-match", "\"0\"").send().await;
    assert_eq!(other.code, 200);
}

async fn the_document_comes_wherever_it_is_named(t: &T) {
    let accept = format!("application/json,{DOCUMENT}");
    let answer = t.call(http::Method::GET, "/apis").accept(&accept).send().await;
    assert_eq!(answer.ok()["kind"], "APIGroupDiscoveryList");
}

async fn other_versions_of_the_document_are_not_served(t: &T) {
    let accept = format!("{},application/json", DOCUMENT.replace("v2", "v2beta1"));
    let answer = t.call(http::Method::GET, "/apis").accept(&accept).send().await;
    assert_eq!(answer.ok()["kind"], "APIGroupList");
}

/// The versions of the recorded group are among those of the found one, in order, and the preferred one is the same.
#[track_caller]
fn has_versions(recorded: &Value, found: &Value) {
    let group = recorded["name"].as_str().expect("a name");
    let full = |version: &Value| {
        let version = version.as_str().expect("a version");
        json!({"groupVersion": format!("{group}/{version}"), "version": version})
    };
    let mut versions = found["versions"].as_array().expect("versions").iter();
    for version in recorded["versions"].as_array().expect("recorded versions") {
        assert!(
            versions.any(|found| *found == full(version)),
            "{group}: no {version}, or out of order: {found}"
        );
    }
    assert_eq!(found["preferredVersion"], full(&recorded["preferred"]), "{group}");
}

fn recorded() -> Value {
    serde_json::from_str(include_str!("data/discovery.json")).expect("the recorded file is JSON")
}
