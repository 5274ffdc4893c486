//! Small things that a new user meets.

use std::process::Stdio;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, PostParams};
use serde_json::json;
use tokio::io::{AsyncBufReadExt, BufReader};

use crate::common::{Ended, Server, TIMEOUT, bare};

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

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_resembles_a_resource_is_a_name() {
    let server = Server::start().await;
    let ended = server.run("watch configmaps nope --once -o name").await;
    assert_eq!((ended.code, ended.out.as_str()), (Some(1), ""), "{}", ended.err);
    assert_eq!(
        ended.err,
        "error: there is no configmap/nope in namespace default; if \"nope\" is a resource, did you mean nodes?\n"
    );
    let maps: Api<ConfigMap> = Api::default_namespaced(server.sandbox.client());
    let map = serde_json::from_value(json!({"metadata": {"name": "nope"}})).expect("a map");
    maps.create(&PostParams::default(), &map).await.expect("is taken");
    assert_eq!(
        server.printed("watch configmaps nope --once -o name").await,
        "configmap/nope\n"
    );
    // The doctor checks resources and takes no names.
    let ended = server.run("doctor configmaps nope").await;
    assert_eq!(ended.code, Some(1), "{}", ended.out);
    assert!(
        ended.out.contains("the server has no resource \"nope\""),
        "{}",
        ended.out
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pipe_says_that_a_named_object_does_not_exist_yet() {
    let server = Server::start().await;
    let mut command = server.command("watch configmaps nope --events");
    let child = command.stderr(Stdio::piped()).kill_on_drop(true).spawn();
    let mut child = child.expect("the command was built for this test");
    let mut lines = BufReader::new(child.stderr.take().expect("is piped")).lines();
    let line = tokio::time::timeout(TIMEOUT, lines.next_line())
        .await
        .expect("comes");
    assert_eq!(
        line.expect("is readable").as_deref(),
        Some(
            "waiting: there is no configmap/nope in namespace default; if \"nope\" is a resource, did you mean nodes?"
        )
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_list_is_a_relist_and_the_help_of_top_says_so() {
    let help = Ended::of(bare("top --help")).await.out;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("The first list counts, so 1 is normal."), "{help}");
    let server = Server::start().await;
    let out = server.printed("top configmaps --once").await;
    let mut lines = out
        .lines()
        .map(|line| line.split_whitespace().collect::<Vec<_>>());
    let heads = lines.next().expect("headings");
    let row = lines.next().expect("a row");
    // Numbers with a unit behind them are two words, so the columns are counted from the end.
    let from_the_end = heads.len()
        - heads
            .iter()
            .position(|head| *head == "RELISTS")
            .expect("a column");
    assert_eq!(row[row.len() - from_the_end], "1", "{out}");
}
