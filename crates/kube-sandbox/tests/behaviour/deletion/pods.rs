//! Pods on nodes end when their grace period is over, by the clock of the test.

use std::time::Duration;

use serde_json::{Value, json};

use super::client::{Cluster, MAPS, PODS, reference};

fn pod(name: &str, grace: i64) -> Value {
    json!({
        "metadata": {"name": name},
        "spec": {
            "nodeName": "n1", "terminationGracePeriodSeconds": grace, "containers": [{"name": "a", "image": "i"}],
        },
    })
}

async fn advance(seconds: u64) {
    tokio::time::sleep(Duration::from_secs(seconds)).await;
}

#[tokio::test(start_paused = true)]
async fn a_pod_on_a_node_ends_after_its_grace_period() {
    let cluster = Cluster::start().await;
    cluster.create(PODS, pod("web", 30)).await;
    let path = format!("{PODS}/web");

    let marked = cluster.delete(&path).await;

    assert_eq!(marked["metadata"]["deletionGracePeriodSeconds"], 30);
    advance(29).await;
    assert!(cluster.get(&path).await.is_some());
    advance(2).await;
    assert_eq!(cluster.get(&path).await, None);
}

#[tokio::test(start_paused = true)]
async fn a_shorter_grace_period_counts() {
    let cluster = Cluster::start().await;
    cluster.create(PODS, pod("web", 30)).await;
    let path = format!("{PODS}/web");
    cluster.delete(&path).await;
    cluster.delete(&format!("{path}?gracePeriodSeconds=5")).await;
    advance(6).await;
    assert_eq!(cluster.get(&path).await, None);
}

#[tokio::test(start_paused = true)]
async fn another_pod_of_the_same_name_is_not_ended() {
    let cluster = Cluster::start().await;
    cluster.create(PODS, pod("web", 30)).await;
    let path = format!("{PODS}/web");
    cluster.delete(&path).await;
    cluster.delete(&format!("{path}?gracePeriodSeconds=0")).await;
    cluster.create(PODS, pod("web", 30)).await;
    advance(60).await;
    assert!(cluster.get(&path).await.is_some());
}

#[tokio::test(start_paused = true)]
async fn an_owner_in_the_foreground_waits_for_its_pods() {
    let cluster = Cluster::start().await;
    let owner = cluster.map("owner", &[]).await;
    let mut owned = pod("web", 10);
    owned["metadata"]["ownerReferences"] = json!([reference(&owner)]);
    cluster.create(PODS, owned).await;

    cluster
        .delete(&format!("{MAPS}/owner?propagationPolicy=Foreground"))
        .await;

    advance(5).await;
    assert_eq!(cluster.maps().await, ["owner"]);
    advance(6).await;
    assert_eq!(cluster.maps().await, Vec::<String>::new());
}

#[tokio::test(start_paused = true)]
async fn a_namespace_waits_for_its_pods() {
    let cluster = Cluster::start().await;
    cluster
        .create("/api/v1/namespaces", json!({"metadata": {"name": "a"}}))
        .await;
    cluster.create("/api/v1/namespaces/a/pods", pod("web", 10)).await;

    cluster.delete("/api/v1/namespaces/a").await;

    advance(5).await;
    assert!(cluster.get("/api/v1/namespaces/a").await.is_some());
    advance(6).await;
    assert_eq!(cluster.get("/api/v1/namespaces/a").await, None);
}

#[tokio::test(start_paused = true)]
async fn nothing_ends_while_the_server_is_stopped() {
    let cluster = Cluster::start().await;
    cluster.create(PODS, pod("web", 10)).await;
    cluster.delete(&format!("{PODS}/web")).await;
    cluster.sandbox.stop().await;
    let stopped_at = cluster.sandbox.resource_version();
    advance(60).await;
    assert_eq!(cluster.sandbox.resource_version(), stopped_at);
    cluster.sandbox.resume().await.expect("the port is free again");
    advance(1).await;
    assert_eq!(cluster.get(&format!("{PODS}/web")).await, None);
}

#[tokio::test(start_paused = true)]
async fn a_restored_pod_ends_too() {
    let cluster = Cluster::start().await;
    cluster.create(PODS, pod("web", 10)).await;
    cluster.delete(&format!("{PODS}/web")).await;
    let snapshot = cluster.sandbox.snapshot();
    advance(20).await;
    assert_eq!(cluster.get(&format!("{PODS}/web")).await, None);
    cluster.sandbox.restore(&snapshot);
    advance(1).await;
    assert_eq!(cluster.get(&format!("{PODS}/web")).await, None);
}

#[tokio::test]
async fn no_task_is_left_behind() {
    let tasks = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
    let cluster = Cluster::start().await;
    cluster.create(PODS, pod("web", 30)).await;
    cluster.delete(&format!("{PODS}/web")).await;
    drop(cluster);
    for _ in 0..10_000 {
        if tasks() == 0 {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("{} tasks", tasks());
}
