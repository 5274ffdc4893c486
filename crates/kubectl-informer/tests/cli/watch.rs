//! `watch` without a terminal: the output for scripts and pipes.

use super::common::{Ended, Server, bare};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube::core::{ApiResource, DynamicObject, GroupVersionKind};
use kube_sandbox::{Fault, Rule};
use serde_json::{Value, json};

async fn server_with_maps() -> Server {
    let server = Server::start().await;
    for name in ["settings", "words"] {
        create(&server, name).await;
    }
    server
}

fn maps(server: &Server) -> Api<ConfigMap> {
    Api::default_namespaced(server.sandbox.client())
}

async fn create(server: &Server, name: &str) {
    let map = json!({"metadata": {"name": name}, "data": {"a": "1"}});
    let map = serde_json::from_value(map).expect("a map");
    maps(server)
        .create(&PostParams::default(), &map)
        .await
        .expect("is taken");
}

async fn change(server: &Server, name: &str) {
    let patch = json!({"data": {"a": "2"}});
    maps(server)
        .patch(name, &PatchParams::default(), &Patch::Merge(patch))
        .await
        .expect("is taken");
}

#[tokio::test]
async fn once_prints_a_table_and_ends() {
    let server = server_with_maps().await;
    let out = server.printed("watch configmaps --once").await;
    let lines: Vec<_> = out.lines().collect();
    assert_eq!(lines.len(), 3, "{out}");
    assert!(lines[0].starts_with("NAME       DATA   AGE"), "{out}");
    assert!(lines[1].starts_with("settings   1      "), "{out}");
    let out = server.printed("watch cm -A --once").await;
    assert!(out.starts_with("NAMESPACE   NAME"), "{out}");
}

#[tokio::test]
async fn once_prints_every_form() {
    let server = server_with_maps().await;
    assert_eq!(
        server.printed("watch cm --once -o name").await,
        "configmap/settings\nconfigmap/words\n"
    );
    assert_eq!(
        server
            .printed("watch cm --once -o jsonpath={.items[*].data.a}")
            .await,
        "1 1\n"
    );
    assert_eq!(
        server
            .printed("watch cm/words --once -o jsonpath={.metadata.name}")
            .await,
        "words\n"
    );
    let list: Value = serde_json::from_str(&server.printed("watch cm --once -o json").await).expect("JSON");
    assert_eq!(
        (&list["kind"], &list["items"][1]["kind"]),
        (&json!("List"), &json!("ConfigMap"))
    );
    assert_eq!(list["items"][0]["metadata"]["name"], "settings");
    let yaml = server.printed("watch cm words --once -o yaml").await;
    assert!(
        yaml.contains("apiVersion: v1\n") && yaml.contains("kind: ConfigMap\n"),
        "{yaml}"
    );
    assert!(
        yaml.contains("a: \"1\""),
        "a number in quotes stays a text: {yaml}"
    );
    assert!(
        server
            .printed("watch nodes --once -o wide")
            .await
            .starts_with("no nodes\n")
    );
}

#[tokio::test]
async fn several_resources_are_several_tables() {
    let server = server_with_maps().await;
    let out = server.printed("watch cm,ns --once").await;
    assert!(
        out.contains("configmap/words") && out.contains("namespace/kube-system"),
        "{out}"
    );
    assert!(out.contains("\n\nNAME"), "{out}");
}

#[tokio::test]
async fn selectors_reach_the_server() {
    let server = server_with_maps().await;
    server.sandbox.load("pods", 40).expect("is known");
    let out = server
        .printed("watch pods -n load-03 --once -o name -l app.kubernetes.io/instance=web-00003")
        .await;
    assert_eq!(out.lines().count(), 2, "{out}");
    assert_eq!(
        server
            .printed("watch cm --once -o name --field-selector metadata.name=words")
            .await,
        "configmap/words\n"
    );
}

#[tokio::test]
async fn a_missing_object_is_an_error() {
    let server = server_with_maps().await;
    let ended = server.run("watch cm/nothing cm/words --once -o name").await;
    assert_eq!(ended.code, Some(1));
    assert_eq!(ended.out, "configmap/words\n");
    assert_eq!(
        ended.err,
        "error: there is no configmap/nothing in namespace default\n"
    );
}

#[tokio::test]
async fn an_unknown_resource_is_reported_with_similar_names() {
    let server = Server::start().await;
    let ended = server.run("watch deploymnets").await;
    assert_eq!(ended.code, Some(1));
    assert_eq!(
        ended.err,
        "error: the server has no resource \"deploymnets\"; did you mean deployments.apps?\n"
    );
}

#[tokio::test]
async fn a_forbidden_resource_is_reported_at_once_with_the_rule_that_allows_it() {
    let server = Server::start().await;
    server
        .sandbox
        .fault(Rule::new(Fault::Status(403)).resource("secrets"));
    let ended = server.run("watch secrets --once").await;
    assert_eq!(ended.code, Some(1));
    assert!(ended.err.contains("forbidden"), "{}", ended.err);
    assert!(
        ended.err.contains("verbs: [\"list\", \"watch\"]"),
        "{}",
        ended.err
    );
}

#[tokio::test]
async fn without_a_cluster_the_error_says_what_to_do() {
    let ended = Ended::of(bare("watch pods")).await;
    assert_eq!(ended.code, Some(1));
    assert!(
        ended.err.starts_with("error: no cluster is configured"),
        "{}",
        ended.err
    );
    assert!(
        ended.err.contains("--kubeconfig") && ended.err.contains("--sandbox"),
        "{}",
        ended.err
    );
}

#[tokio::test]
async fn an_unreachable_server_is_reported_with_its_address() {
    let server = Server::start().await;
    server.sandbox.stop().await;
    let ended = server.run("watch pods").await;
    assert_eq!(ended.code, Some(1));
    assert!(ended.err.contains(&server.sandbox.url()), "{}", ended.err);
    assert!(ended.err.contains("Nothing listens there"), "{}", ended.err);
}

#[tokio::test]
async fn bad_flags_are_refused_with_a_correction() {
    for (line, help) in [
        ("watch", "<RESOURCE>"),
        ("watch pods -o xml", "table, wide, json, yaml, name"),
        ("watch pods -o jsonpath={.a", "a } is missing"),
        ("watch pods --once --events", "cannot be used with"),
        ("query pods --by colour=red", "label=KEY=VALUE"),
    ] {
        let ended = Ended::of(bare(line)).await;
        assert_eq!(ended.code, Some(2), "{line}: {}", ended.err);
        assert!(ended.err.contains(help), "{line}: {}", ended.err);
    }
}

#[tokio::test]
async fn a_pipe_gets_all_objects_and_then_changes() {
    let server = server_with_maps().await;
    let mut following = server.follow("watch cm");
    following.until("NAME       DATA   AGE").await;
    following.until("words").await;
    create(&server, "zebra").await;
    following.until("zebra").await;
    maps(&server)
        .delete("zebra", &DeleteParams::default())
        .await
        .expect("is there");
    assert!(following.until("zebra").await.ends_with("(deleted)"));
    assert_eq!(following.interrupt().await, Some(0));
}

#[tokio::test]
async fn events_are_lines_with_the_fields_that_changed() {
    let server = server_with_maps().await;
    let mut following = server.follow("watch cm --events");
    assert!(following.until("SYNCED").await.contains("configmaps 2 exist"));
    change(&server, "words").await;
    let line = following.until("UPDATED").await;
    assert!(line.ends_with("configmap default/words  data.a: 1 → 2"), "{line}");
    create(&server, "zebra").await;
    assert!(following.until("ADDED").await.contains("default/zebra"));
    maps(&server)
        .delete("zebra", &DeleteParams::default())
        .await
        .expect("is there");
    assert!(following.until("DELETED").await.contains("default/zebra"));
    assert_eq!(following.interrupt().await, Some(0));
}

#[tokio::test]
async fn events_for_programs_are_json_lines() {
    let server = server_with_maps().await;
    let mut following = server.follow("watch cm/words --events -o json");
    let line = following.until("ADDED").await;
    let event: Value = serde_json::from_str(&line).expect("JSON");
    assert_eq!(event["object"]["metadata"]["name"], "words");
    change(&server, "words").await;
    let event: Value = serde_json::from_str(&following.until("MODIFIED").await).expect("JSON");
    assert_eq!(
        event["changes"][0],
        json!({"path": "data.a", "from": "1", "to": "2"})
    );
}

#[tokio::test]
async fn custom_resources_have_the_columns_their_definition_names() {
    let server = Server::start().await;
    let crd = json!({
        "apiVersion": "apiextensions.k8s.io/v1", "kind": "CustomResourceDefinition",
        "metadata": {"name": "crontabs.stable.example.com"},
        "spec": {
            "group": "stable.example.com", "scope": "Namespaced",
            "names": {"plural": "crontabs", "singular": "crontab", "kind": "CronTab", "shortNames": ["ct"]},
            "versions": [{
                "name": "v1", "served": true, "storage": true,
                "schema": {"openAPIV3Schema": {"type": "object", "x-kubernetes-preserve-unknown-fields": true}},
                "additionalPrinterColumns": [{"name": "Spec", "type": "string", "jsonPath": ".spec.cronSpec"}],
            }],
        },
    });
    put(
        &server,
        "apiextensions.k8s.io",
        "CustomResourceDefinition",
        "customresourcedefinitions",
        crd,
    )
    .await;
    let tab = json!({
        "apiVersion": "stable.example.com/v1", "kind": "CronTab",
        "metadata": {"name": "nightly", "namespace": "default"}, "spec": {"cronSpec": "0 3 * * *"},
    });
    put(&server, "stable.example.com", "CronTab", "crontabs", tab).await;
    let out = server.printed("watch ct --once").await;
    assert!(
        out.starts_with("NAME      SPEC        AGE\nnightly   0 3 * * *   "),
        "{out}"
    );
}

async fn put(server: &Server, group: &str, kind: &str, plural: &str, object: Value) {
    let resource = ApiResource::from_gvk_with_plural(&GroupVersionKind::gvk(group, "v1", kind), plural);
    let object: DynamicObject = serde_json::from_value(object).expect("an object");
    let api: Api<DynamicObject> = match &object.metadata.namespace {
        Some(namespace) => Api::namespaced_with(server.sandbox.client(), namespace, &resource),
        None => Api::all_with(server.sandbox.client(), &resource),
    };
    api.create(&PostParams::default(), &object)
        .await
        .expect("is taken");
}

#[tokio::test]
async fn the_demo_needs_no_cluster() {
    let ended = Ended::of(bare("watch pods deploy/web --sandbox --once")).await;
    assert_eq!(ended.code, Some(0), "{}", ended.err);
    assert!(
        ended.out.contains("pod/postgres-0") && ended.out.contains("deployment.apps/web"),
        "{}",
        ended.out
    );
}
