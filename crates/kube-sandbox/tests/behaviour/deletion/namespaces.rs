//! Namespaces empty themselves and go; every cluster has some objects from the start.

use serde_json::{Value, json};

use super::client::{Cluster, MAPS};

const NAMESPACES: &str = "/api/v1/namespaces";

async fn has_namespace(cluster: &Cluster, name: &str) {
    cluster
        .create(NAMESPACES, json!({"metadata": {"name": name}}))
        .await;
}

#[tokio::test]
async fn a_deleted_namespace_goes_with_its_content() {
    let cluster = Cluster::start().await;
    has_namespace(&cluster, "a").await;
    cluster
        .create(
            "/api/v1/namespaces/a/configmaps",
            json!({"metadata": {"name": "m"}}),
        )
        .await;

    let answer = cluster.delete("/api/v1/namespaces/a").await;

    assert_eq!(answer["status"]["phase"], "Terminating");
    assert_eq!(cluster.get("/api/v1/namespaces/a").await, None);
    assert_eq!(cluster.get("/api/v1/namespaces/a/configmaps/m").await, None);
    has_namespace(&cluster, "a").await;
}

#[tokio::test]
async fn a_namespace_waits_for_finalizers_and_says_so() {
    let cluster = Cluster::start().await;
    has_namespace(&cluster, "a").await;
    let held = json!({"metadata": {"name": "m", "finalizers": ["example.com/wait"]}});
    cluster.create("/api/v1/namespaces/a/configmaps", held).await;

    cluster.delete("/api/v1/namespaces/a").await;

    let namespace = cluster.get("/api/v1/namespaces/a").await.expect("it waits");
    let conditions = namespace["status"]["conditions"].as_array().expect("conditions");
    let message = |kind: &str| {
        let found = conditions
            .iter()
            .find(|c| c["type"] == kind && c["status"] == "True");
        found
            .and_then(|c| c["message"].as_str())
            .unwrap_or_default()
            .to_owned()
    };
    assert_eq!(
        message("NamespaceContentRemaining"),
        "Some resources are remaining: configmaps. has 1 resource instances"
    );
    assert_eq!(
        message("NamespaceFinalizersRemaining"),
        "Some content in the namespace has finalizers remaining: example.com/wait in 1 resource instances"
    );
    let map = "/api/v1/namespaces/a/configmaps/m";
    cluster
        .merge(map, json!({"metadata": {"finalizers": null}}))
        .await;
    assert_eq!(cluster.get("/api/v1/namespaces/a").await, None);
}

#[tokio::test]
async fn every_namespace_has_a_default_service_account() {
    let cluster = Cluster::start().await;
    has_namespace(&cluster, "a").await;
    for namespace in ["a", "default", "kube-system"] {
        let path = format!("/api/v1/namespaces/{namespace}/serviceaccounts/default");
        let account = cluster.get(&path).await.expect("an account");
        cluster.delete(&path).await;
        let again = cluster.get(&path).await.expect("another account");
        assert_ne!(account["metadata"]["uid"], again["metadata"]["uid"]);
    }
}

#[tokio::test]
async fn the_kubernetes_service_is_there() {
    let cluster = Cluster::start().await;
    let path = "/api/v1/namespaces/default/services/kubernetes";
    let service = cluster.get(path).await.expect("a service");
    assert_eq!(service["spec"]["clusterIP"], "10.0.0.1");
    cluster.delete(path).await;
    assert!(cluster.get(path).await.is_some());
}

#[tokio::test]
async fn other_namespaces_are_left_alone() {
    let cluster = Cluster::start().await;
    for name in ["a", "a-b"] {
        has_namespace(&cluster, name).await;
        let maps = format!("/api/v1/namespaces/{name}/configmaps");
        cluster.create(&maps, json!({"metadata": {"name": "m"}})).await;
    }
    cluster.map("m", &[]).await;
    cluster.delete("/api/v1/namespaces/a").await;
    assert!(cluster.get("/api/v1/namespaces/a-b/configmaps/m").await.is_some());
    assert!(cluster.get(&format!("{MAPS}/m")).await.is_some());
}

#[tokio::test]
async fn a_namespace_with_many_objects_goes_in_one_request() {
    let cluster = Cluster::start().await;
    has_namespace(&cluster, "a").await;
    for number in 0..500 {
        let map = json!({"metadata": {"name": format!("m{number}")}});
        cluster.create("/api/v1/namespaces/a/configmaps", map).await;
    }
    cluster.delete("/api/v1/namespaces/a").await;
    assert_eq!(cluster.get("/api/v1/namespaces/a").await, None);
    let list: Value = cluster
        .get("/api/v1/namespaces/a/configmaps")
        .await
        .expect("a list");
    assert_eq!(list["items"], json!([]));
}
