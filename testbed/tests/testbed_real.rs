//! The promises of the testbed about the real server. The first run needs Go:
//! `cargo test -p testbed --features real --test testbed_real`

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
    time::{Duration, Instant},
};

use futures::{StreamExt as _, TryStreamExt as _};
use k8s_openapi::api::{
    core::v1::{ConfigMap, Pod},
    rbac::v1::{ClusterRole, ClusterRoleBinding},
};
use kube::{
    Api, Client,
    api::{DeleteParams, ListParams, PostParams, VersionMatch, WatchEvent, WatchParams},
};
use serde_json::json;
use testbed::{Deadline, Error, RealServer, Server, kubernetes_version};

#[tokio::test]
async fn the_server_starts_and_has_the_expected_version() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    let version = client.apiserver_version().await.unwrap();
    assert_eq!(version.git_version, kubernetes_version());
    let ready = http::Request::get("/readyz").body(vec![]).unwrap();
    assert_eq!(client.request_text(ready).await.unwrap(), "ok");
    // With the ServiceAccount plugin enabled, the server would refuse the pod, because nothing creates the account.
    pods(&client)
        .create(&PostParams::default(), &pod("bare"))
        .await
        .unwrap();
}

#[tokio::test]
async fn a_restricted_user_has_no_rights_until_rbac_grants_them() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let alice = server.client_for("alice").unwrap();
    let refused = config_maps(&alice)
        .list(&ListParams::default())
        .await
        .unwrap_err();
    assert_eq!(code(&refused), 403, "{refused}");
    assert!(refused.to_string().contains("alice"), "{refused}");

    grant(&server.client(), "alice", "list", "configmaps").await;

    eventually(async || config_maps(&alice).list(&ListParams::default()).await.is_ok()).await;
    let refused = pods(&alice).list(&ListParams::default()).await.unwrap_err();
    assert_eq!(code(&refused), 403, "{refused}");
}

#[tokio::test]
async fn kubectl_works_with_the_kubeconfig_of_admin_and_user() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let kubectl = |kubeconfig: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_testbed"));
        command.args([
            "kubectl",
            "auth",
            "whoami",
            "--output=jsonpath={.status.userInfo.username}",
        ]);
        let output = command.env("KUBECONFIG", kubeconfig).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    assert_eq!(kubectl(server.kubeconfig()), "admin");
    assert_eq!(kubectl(&server.kubeconfig_for("team/bob").unwrap()), "team/bob");
}

#[tokio::test]
async fn flags_and_groups_can_be_changed() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::builder()
        .runtime_config("batch/v1=false")
        .runtime_config("autoscaling/v2=false")
        .feature_gate("WatchList", false)
        .feature_gate("ListFromCacheSnapshot", false)
        .start()
        .await
        .unwrap();
    let groups = server.client().list_api_groups().await.unwrap().groups;
    assert!(groups.iter().all(|group| group.name != "batch"));
    let autoscaling = groups.iter().find(|group| group.name == "autoscaling").unwrap();
    assert_eq!(
        autoscaling
            .versions
            .iter()
            .map(|version| &version.version)
            .collect::<Vec<_>>(),
        ["v1"]
    );
}

#[tokio::test]
async fn a_wrong_flag_is_reported_with_the_log() {
    let _deadline = Deadline::of_this_test();
    let error = RealServer::builder()
        .apiserver_arg("--no-such-flag")
        .start()
        .await
        .unwrap_err();
    assert!(
        matches!(
            error,
            Error::Exited {
                name: "kube-apiserver",
                ..
            }
        ),
        "{error}"
    );
    assert!(error.to_string().contains("no-such-flag"), "{error}");
}

#[tokio::test]
async fn the_api_server_can_be_killed_and_started_with_the_data_intact() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    let made = create(&client, "kept").await.unwrap();

    server.kill_apiserver().await;
    assert!(config_maps(&client).get("kept").await.is_err());
    server.start_apiserver().await.unwrap();

    // The same client works, because the address has not changed.
    assert_eq!(config_maps(&client).get("kept").await.unwrap(), made);

    server.restart_apiserver().await.unwrap();
    assert_eq!(config_maps(&client).get("kept").await.unwrap(), made);
}

#[tokio::test]
async fn a_stop_does_not_wait_for_watches() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let watch = config_maps(&server.client())
        .watch(&WatchParams::default(), "0")
        .await
        .unwrap();
    let reader = tokio::spawn(watch.try_collect::<Vec<_>>());

    let begun = Instant::now();
    server.stop_apiserver().await;

    assert!(
        begun.elapsed() < Duration::from_secs(10),
        "it took {:?}",
        begun.elapsed()
    );
    reader.await.unwrap().unwrap();
}

#[tokio::test]
async fn etcd_can_be_killed_and_started_with_the_data_intact() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    let made = create(&client, "kept").await.unwrap();

    server.kill_etcd().await;
    let write = create(&client, "lost");
    let write = tokio::time::timeout(Duration::from_secs(3), write).await;
    assert!(!matches!(write, Ok(Ok(_))), "a write without etcd");
    server.start_etcd().await.unwrap();

    eventually(async || {
        config_maps(&client)
            .get("kept")
            .await
            .is_ok_and(|found| found == made)
    })
    .await;
    server.restart_etcd().await.unwrap();
    eventually(async || create(&client, "later").await.is_ok()).await;
}

#[tokio::test]
async fn a_paused_api_server_answers_nothing_until_it_is_resumed() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    let made = create(&client, "kept").await.unwrap();

    server.pause_apiserver().await.unwrap();
    let maps = config_maps(&client);
    let unanswered = tokio::spawn(async move { maps.get("kept").await });
    let answer = tokio::time::timeout(Duration::from_millis(500), config_maps(&client).get("kept")).await;
    assert!(answer.is_err(), "{answer:?}");
    assert!(!unanswered.is_finished());
    server.resume_apiserver().await.unwrap();

    // The request that was sent meanwhile is answered, over the connection that stayed open.
    assert_eq!(unanswered.await.unwrap().unwrap(), made);

    server.pause_apiserver().await.unwrap();
    server.kill_apiserver().await;
    let error = server.pause_apiserver().await.unwrap_err();
    assert!(
        error.to_string().contains("kube-apiserver does not run"),
        "{error}"
    );
    server.start_apiserver().await.unwrap();
    assert_eq!(config_maps(&client).get("kept").await.unwrap(), made);
}

#[tokio::test]
async fn a_paused_etcd_keeps_writes_waiting_until_it_is_resumed() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    create(&client, "before").await.unwrap();

    server.pause_etcd().await.unwrap();
    let write = create(&client, "unanswered");
    let write = tokio::time::timeout(Duration::from_secs(1), write).await;
    assert!(write.is_err(), "{write:?}");
    server.resume_etcd().await.unwrap();

    eventually(async || create(&client, "after").await.is_ok()).await;
}

#[tokio::test]
async fn a_restored_backup_undoes_writes_and_gives_their_versions_again() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    let maps = config_maps(&client);
    let kept = create(&client, "kept").await.unwrap();
    create(&client, "deleted-later").await.unwrap();

    let backup = server.backup().await.unwrap();
    // The server keeps running after a backup.
    create(&client, "undone").await.unwrap();
    maps.delete("deleted-later", &DeleteParams::default())
        .await
        .unwrap();
    for name in 0..200 {
        create(&client, &format!("undone-{name}")).await.unwrap();
    }
    let newest = server.revision().await.unwrap();

    for _ in 0..2 {
        server.restore(&backup).await.unwrap();

        let names: Vec<_> = maps.list(&ListParams::default()).await.unwrap().items;
        let names: Vec<_> = names.into_iter().filter_map(|map| map.metadata.name).collect();
        assert_eq!(names, ["deleted-later", "kept"]);
        assert_eq!(maps.get("kept").await.unwrap(), kept);
        assert!(
            server.revision().await.unwrap() < newest,
            "the versions went back"
        );
    }
    let other = create(&client, "other").await.unwrap();
    let version = |map: &ConfigMap| {
        map.metadata
            .resource_version
            .as_ref()
            .unwrap()
            .parse::<u64>()
            .unwrap()
    };
    assert!(
        version(&other) <= newest,
        "a version that other objects had before"
    );
}

#[tokio::test]
async fn compaction_makes_old_versions_expire() {
    let _deadline = Deadline::of_this_test();
    let server = Server::real().await.unwrap();
    let client = server.client();
    let maps = config_maps(&client);
    let old = create(&client, "first").await.unwrap();
    let old = old.metadata.resource_version.unwrap();
    create(&client, "second").await.unwrap();
    let exactly = ListParams::default().at(&old).matching(VersionMatch::Exact);
    assert_eq!(maps.list(&exactly).await.unwrap().items.len(), 1);

    server.compact().await.unwrap();

    assert_eq!(code(&maps.list(&exactly).await.unwrap_err()), 410);
    let first = maps
        .watch(&WatchParams::default(), &old)
        .await
        .unwrap()
        .boxed()
        .next()
        .await;
    match first {
        Some(Ok(WatchEvent::Error(status))) => assert_eq!(status.code, 410),
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn compacting_etcd_alone_leaves_the_watch_cache() {
    let _deadline = Deadline::of_this_test();
    let server = RealServer::start().await.unwrap();
    let client = server.client();
    let maps = config_maps(&client);
    let old = create(&client, "first").await.unwrap();
    create(&client, "second").await.unwrap();

    let compacted = server.compact().await.unwrap();
    server.compact_to(compacted).await.unwrap(); // once more is not an error
    assert!(
        server.compact_to(compacted + 1_000_000).await.is_err(),
        "that is in the future"
    );

    let from = old.metadata.resource_version.unwrap();
    let first = maps
        .watch(&WatchParams::default(), &from)
        .await
        .unwrap()
        .boxed()
        .next()
        .await;
    assert!(
        matches!(&first, Some(Ok(WatchEvent::Added(map))) if map.metadata.name.as_deref() == Some("second"))
    );
}

#[tokio::test]
async fn nothing_is_left_after_drop_or_shutdown() {
    let _deadline = Deadline::of_this_test();
    let dropped = RealServer::start().await.unwrap();
    let dir = dropped.dir().to_owned();
    assert_eq!(processes_in(&dir).len(), 2);
    drop(dropped);
    assert!(processes_in(&dir).is_empty());
    assert!(!dir.exists());

    let shut_down = RealServer::start().await.unwrap();
    let dir = shut_down.dir().to_owned();
    shut_down.shutdown().await.unwrap();
    assert!(processes_in(&dir).is_empty());
    assert!(!dir.exists());
}

#[test]
fn stopping_the_command_leaves_nothing_even_during_the_start() {
    let _deadline = Deadline::of_this_test();
    let home = tempfile::tempdir().unwrap();
    let mut up = command_up(home.path());
    wait_for("kube-apiserver to run", || processes_in(home.path()).len() == 2);

    assert!(
        Command::new("kill")
            .arg(up.id().to_string())
            .status()
            .unwrap()
            .success()
    );

    assert!(up.wait().unwrap().success());
    assert!(processes_in(home.path()).is_empty());
    assert_eq!(entries(home.path()), 0);
}

#[test]
fn killing_the_command_kills_both_servers_and_the_next_start_removes_its_files() {
    let _deadline = Deadline::of_this_test();
    let home = tempfile::tempdir().unwrap();
    let mut up = command_up(home.path());
    await_kubeconfig(&mut up);
    assert_eq!(processes_in(home.path()).len(), 2);

    up.kill().unwrap();
    up.wait().unwrap();

    wait_for("the servers to end", || processes_in(home.path()).is_empty());
    assert_eq!(entries(home.path()), 1, "a killed command removes nothing");
    let mut next = command_up(home.path());
    await_kubeconfig(&mut next);
    assert_eq!(
        entries(home.path()),
        1,
        "the next one has its own, and no other is left"
    );
    next.kill().unwrap();
    next.wait().unwrap();
    wait_for("the servers to end", || processes_in(home.path()).is_empty());
}

/// `testbed up` with all its files under this directory.
fn command_up(home: &Path) -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_testbed"));
    command
        .arg("up")
        .env("TMPDIR", home)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

fn await_kubeconfig(up: &mut Child) {
    let mut line = String::new();
    BufReader::new(up.stdout.take().unwrap())
        .read_line(&mut line)
        .unwrap();
    assert!(Path::new(line.trim()).is_file(), "{line:?}");
}

/// The processes with this directory, or one below it, in their arguments. Ended processes have no arguments.
fn processes_in(dir: &Path) -> Vec<u32> {
    let mentions = |entry: &std::fs::DirEntry| {
        let arguments = std::fs::read(entry.path().join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&arguments).contains(&*dir.to_string_lossy())
    };
    let all = std::fs::read_dir("/proc").unwrap().flatten().filter(mentions);
    all.filter_map(|entry| entry.file_name().to_str()?.parse().ok())
        .collect()
}

fn entries(dir: &Path) -> usize {
    std::fs::read_dir(dir).unwrap().count()
}

fn wait_for(what: &str, happened: impl Fn() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !happened() {
        assert!(Instant::now() < deadline, "waited in vain for {what}");
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Polls for effects that take the server a moment, such as a new role.
async fn eventually(happened: impl AsyncFn() -> bool) {
    let deadline = Instant::now() + PATIENCE;
    while !happened().await {
        assert!(Instant::now() < deadline, "it did not happen in {PATIENCE:?}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

const PATIENCE: Duration = Duration::from_secs(30);

fn config_maps(client: &Client) -> Api<ConfigMap> {
    Api::namespaced(client.clone(), "default")
}

fn pods(client: &Client) -> Api<Pod> {
    Api::namespaced(client.clone(), "default")
}

async fn create(client: &Client, name: &str) -> kube::Result<ConfigMap> {
    let map = serde_json::from_value(json!({ "metadata": { "name": name } })).unwrap();
    config_maps(client).create(&PostParams::default(), &map).await
}

fn pod(name: &str) -> Pod {
    let spec = json!({ "containers": [{ "name": "c", "image": "i" }] });
    serde_json::from_value(json!({ "metadata": { "name": name }, "spec": spec })).unwrap()
}

async fn grant(admin: &Client, user: &str, verb: &str, resource: &str) {
    let role = json!({
        "metadata": { "name": "granted" },
        "rules": [{ "apiGroups": [""], "resources": [resource], "verbs": [verb] }],
    });
    let binding = json!({
        "metadata": { "name": "granted" },
        "roleRef": { "apiGroup": "rbac.authorization.k8s.io", "kind": "ClusterRole", "name": "granted" },
        "subjects": [{ "apiGroup": "rbac.authorization.k8s.io", "kind": "User", "name": user }],
    });
    let (role, binding) = (
        serde_json::from_value(role).unwrap(),
        serde_json::from_value(binding).unwrap(),
    );
    Api::<ClusterRole>::all(admin.clone())
        .create(&PostParams::default(), &role)
        .await
        .unwrap();
    Api::<ClusterRoleBinding>::all(admin.clone())
        .create(&PostParams::default(), &binding)
        .await
        .unwrap();
}

fn code(error: &kube::Error) -> u16 {
    match error {
        kube::Error::Api(status) => status.code,
        other => panic!("not an answer of the server: {other:?}"),
    }
}
