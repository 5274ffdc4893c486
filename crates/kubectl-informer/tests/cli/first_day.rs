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
    let refused = async |line: &str, why: &str| {
        let ended = server.run(line).await;
        assert_eq!(ended.code, Some(1), "{line}: {}{}", ended.out, ended.err);
        assert!(ended.err.contains(why), "{line}: {}", ended.err);
        assert_eq!(ended.out, "");
    };
    refused(
        "query deploy -A --by node=node-7",
        "deployments.apps cannot be looked up by node: objects of this kind have no spec.nodeName. Pods have one: \
         `query pods --by node=node-7` finds the pods on that node",
    )
    .await;
    refused(
        "query nodes --by node",
        "`query pods --by node` counts the pods on each node",
    )
    .await;
    server.sandbox.load("deployments", 2).expect("samples");
    refused(
        "query deploy -A --by node=node-7",
        "none of the 2 objects has a spec.nodeName",
    )
    .await;
    // Kinds that can have a node, and kinds that the command does not know, may be empty.
    for line in [
        "query pods -A --by node=node-7",
        "query volumeattachments --by node=node-7",
        "query csinodes --by node=node-7",
    ] {
        let ended = server.run(line).await;
        assert_eq!(ended.code, Some(0), "{line}: {}", ended.err);
        assert!(ended.err.starts_with("0 of "), "{line}: {}", ended.err);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_missing_kubeconfig_is_reported_once() {
    let ended = Ended::of(bare("watch pods --once --kubeconfig /nope")).await;
    assert_eq!(ended.code, Some(1));
    assert_eq!(ended.err.matches("No such file").count(), 1, "{}", ended.err);
    assert!(ended.err.contains("--kubeconfig /nope"), "{}", ended.err);
}
