//! Small things that a new user meets.

use crate::common::{Ended, Server, bare};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_jsonpath_about_one_object_is_filled_for_each_object_of_a_list() {
    let server = Server::start().await;
    let names = server
        .printed("watch namespaces --once -o jsonpath={.metadata.name}")
        .await;
    let mut names: Vec<_> = names.lines().collect();
    names.sort_unstable();
    assert_eq!(
        names,
        ["default", "kube-node-lease", "kube-public", "kube-system"]
    );
    let list = server
        .printed("watch namespaces --once -o jsonpath={.items[*].metadata.name}")
        .await;
    assert_eq!(list.lines().count(), 1, "a path about the list is filled once");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_kind_without_nodes_is_not_looked_up_by_node() {
    let server = Server::start().await;
    server.sandbox.load("deployments", 2).expect("samples");
    let ended = server.run("query deploy -A --by node=node-7").await;
    assert_eq!(ended.code, Some(1), "{}", ended.out);
    assert!(
        ended.err.contains("deployments.apps have no node"),
        "{}",
        ended.err
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_kubeconfig_is_reported_once() {
    let ended = Ended::of(bare("watch pods --once --kubeconfig /nope")).await;
    assert_eq!(ended.code, Some(1));
    assert_eq!(ended.err.matches("No such file").count(), 1, "{}", ended.err);
    assert!(ended.err.contains("--kubeconfig /nope"), "{}", ended.err);
}
