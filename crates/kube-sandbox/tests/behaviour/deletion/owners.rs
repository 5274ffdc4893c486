//! Dependents go with their owners.

use serde_json::{Value, json};

use super::client::{Cluster, MAPS, finalizers, reference};

#[tokio::test]
async fn dependents_of_a_deleted_owner_are_deleted_with_all_that_they_own() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    let child = cluster.map("child", &[&owner]).await;
    cluster.map("grandchild", &[&child]).await;
    cluster.map("stranger", &[]).await;

    let answer = cluster.delete(&format!("{MAPS}/owner")).await;

    assert_eq!(answer["status"], "Success");
    assert_eq!(cluster.maps().await, ["stranger"]);
}

#[tokio::test]
async fn a_long_chain_of_owners_is_no_deep_recursion() {
    let cluster = Cluster::start().await;
    let mut last = cluster.map("m0", &[]).await;
    for number in 1..3000 {
        last = cluster.map(&format!("m{number}"), &[&last]).await;
    }
    cluster.delete(&format!("{MAPS}/m0")).await;
    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_dependent_with_another_owner_stays_and_loses_the_reference() {
    let cluster = Cluster::start().await;
    let (one, other) = (cluster.map("one", &[]).await, cluster.map("other", &[]).await);
    cluster.map("shared", &[&one, &other]).await;

    cluster.delete(&format!("{MAPS}/one")).await;

    let shared = cluster.get(&format!("{MAPS}/shared")).await.expect("kept");
    assert_eq!(shared["metadata"]["ownerReferences"], json!([reference(&other)]));
    cluster.delete(&format!("{MAPS}/other")).await;
    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test]
async fn an_owner_of_another_uid_is_another_owner() {
    let cluster = Cluster::start().await;
    let first = cluster.map("owner", &[]).await;
    cluster.delete(&format!("{MAPS}/owner")).await;
    cluster.map("owner", &[]).await;
    cluster.map("child", &[&first]).await;

    cluster.delete(&format!("{MAPS}/owner")).await;

    assert_eq!(cluster.maps().await, ["child"]);
}

#[tokio::test]
async fn orphans_stay_without_their_reference() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    cluster.map("child", &[&owner]).await;

    let marked = cluster
        .delete(&format!("{MAPS}/owner?propagationPolicy=Orphan"))
        .await;

    assert_eq!(finalizers(&marked), ["orphan"]);
    assert_eq!(cluster.maps().await, ["child"]);
    let child = cluster.get(&format!("{MAPS}/child")).await.expect("kept");
    assert_eq!(child["metadata"].get("ownerReferences"), None);
}

#[tokio::test]
async fn foreground_deletion_deletes_dependents_first() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    let child = cluster.map("child", &[&owner]).await;
    cluster.map("grandchild", &[&child]).await;
    let since = cluster.sandbox.resource_version();

    let marked = cluster
        .delete(&format!("{MAPS}/owner?propagationPolicy=Foreground"))
        .await;

    assert_eq!(finalizers(&marked), ["foregroundDeletion"]);
    assert_eq!(cluster.maps().await, Vec::<String>::new());
    let path = format!("{MAPS}?watch=1&resourceVersion={since}&timeoutSeconds=1");
    let request = http::Request::get(path).body(Vec::new()).expect("a request");
    let events = cluster.client.request_text(request).await.expect("events");
    let deleted: Vec<String> = events
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("an event"))
        .filter(|event| event["type"] == "DELETED")
        .map(|event| {
            event["object"]["metadata"]["name"]
                .as_str()
                .expect("a name")
                .to_owned()
        })
        .collect();
    assert_eq!(deleted, ["grandchild", "child", "owner"]);
}

#[tokio::test]
async fn foreground_deletion_waits_for_a_finalizer_of_a_dependent() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    cluster.map("child", &[&owner]).await;
    let child = format!("{MAPS}/child");
    cluster
        .merge(&child, json!({"metadata": {"finalizers": ["example.com/wait"]}}))
        .await;

    cluster
        .delete(&format!("{MAPS}/owner?propagationPolicy=Foreground"))
        .await;

    assert_eq!(cluster.maps().await, ["child", "owner"]);
    cluster
        .merge(&child, json!({"metadata": {"finalizers": null}}))
        .await;
    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test]
async fn owners_that_own_each_other_do_not_wait_for_each_other() {
    let cluster = Cluster::start().await;
    let one = cluster.map("one", &[]).await;
    let other = cluster.map("other", &[&one]).await;
    let owned = json!({"metadata": {"ownerReferences": [reference(&other)]}});
    cluster.merge(&format!("{MAPS}/one"), owned).await;

    cluster
        .delete(&format!("{MAPS}/one?propagationPolicy=Foreground"))
        .await;

    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test]
async fn cluster_scoped_owners_own_objects_in_namespaces_and_custom_ones_do_too() {
    let cluster = Cluster::start().await;
    let crd = json!({
        "metadata": {"name": "widgets.example.com"},
        "spec": {
            "group": "example.com", "scope": "Cluster",
            "names": {"plural": "widgets", "kind": "Widget"},
            "versions": [{"name": "v1", "served": true, "storage": true, "schema": {
                "openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true},
            }}],
        },
    });
    cluster
        .create("/apis/apiextensions.k8s.io/v1/customresourcedefinitions", crd)
        .await;
    let widgets = "/apis/example.com/v1/widgets";
    let widget = json!({"apiVersion": "example.com/v1", "kind": "Widget", "metadata": {"name": "w"}});
    let owner = cluster.create(widgets, widget).await;
    cluster.map("child", &[&owner]).await;

    cluster.delete(&format!("{widgets}/w")).await;

    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test]
async fn a_collection_is_deleted_with_its_dependents() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    let secret = json!({"metadata": {"name": "child", "ownerReferences": [reference(&owner)]}});
    cluster.create("/api/v1/namespaces/default/secrets", secret).await;

    cluster.delete(MAPS).await;

    let left = cluster
        .get("/api/v1/namespaces/default/secrets")
        .await
        .expect("a list");
    assert_eq!(left["items"], json!([]));
}

#[tokio::test]
async fn an_owner_that_never_existed_is_nobodys_end() {
    let cluster = Cluster::start().await;
    let made_up = json!({
        "apiVersion": "apps/v1", "kind": "ReplicaSet", "metadata": {"name": "web", "uid": "made-up"},
    });
    cluster.map("child", &[&made_up]).await;
    assert_eq!(cluster.maps().await, ["child"]);
}

#[tokio::test]
async fn a_restored_server_knows_its_owners_again() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    cluster.map("child", &[&owner]).await;
    let snapshot = cluster.sandbox.snapshot();
    cluster.delete(MAPS).await;

    cluster.sandbox.restore(&snapshot);
    cluster.delete(&format!("{MAPS}/owner")).await;

    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test]
async fn without_the_option_dependents_stay() {
    let sandbox = kube_sandbox::Sandbox::start().await.expect("a free port");
    let client = sandbox.client();
    let cluster = Cluster { sandbox, client };
    let owner = cluster.map("owner", &[]).await;
    cluster.map("child", &[&owner]).await;
    cluster.delete(&format!("{MAPS}/owner")).await;
    assert_eq!(cluster.maps().await, ["child"]);
}
