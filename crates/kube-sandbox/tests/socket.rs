//! The loopback socket: the same server through another door, for clients that know only a kubeconfig.

mod kit;

use futures::{StreamExt, TryStreamExt};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, ListParams, WatchEvent, WatchParams};
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config, ResourceExt};
use kube_sandbox::{After, Error, Fault, Rule, Sandbox, Verb};
use tokio::net::TcpStream;
use tokio::runtime::Handle;

use kit::{code, create, delete, listed, map, maps, sandbox, sandbox_with, touch, watch};

/// A client made from nothing but the text of a kubeconfig.
async fn client_of(kubeconfig: &str) -> Client {
    let kubeconfig = Kubeconfig::from_yaml(kubeconfig).expect("a kubeconfig");
    let options = KubeConfigOptions::default();
    let config = Config::from_custom_kubeconfig(kubeconfig, &options).await;
    Client::try_from(config.expect("a whole one")).expect("a client")
}

async fn remote(sandbox: &Sandbox) -> Api<ConfigMap> {
    Api::default_namespaced(client_of(&sandbox.kubeconfig()).await)
}

fn address(sandbox: &Sandbox) -> String {
    sandbox.url().trim_start_matches("http://").to_owned()
}

/// Lets other tasks run until `done`; gives up after a great many rounds.
async fn until(mut done: impl AsyncFnMut() -> bool) -> bool {
    for _ in 0..100_000 {
        if done().await {
            return true;
        }
        tokio::task::yield_now().await;
    }
    false
}

/// What a client sees of writes, reads, refusals and a watch.
async fn tour(maps: Api<ConfigMap>) -> Vec<String> {
    let mut seen = Vec::new();
    let stream = maps.watch(&WatchParams::default(), "0").await.expect("a stream");
    create(&maps, &["a", "b"]).await;
    touch(&maps, "a").await;
    delete(&maps, "b").await;
    seen.extend(listed(&maps).await);
    seen.push(code(maps.get("b").await).to_string());
    seen.push(code(maps.create(&Default::default(), &map("a")).await).to_string());
    seen.push(code(maps.create(&Default::default(), &map("Not A Name")).await).to_string());
    let events = stream.try_filter_map(async |event| {
        Ok(match event {
            WatchEvent::Added(o) => Some(format!("added {}", o.name_any())),
            WatchEvent::Modified(o) => Some(format!("modified {}", o.name_any())),
            WatchEvent::Deleted(o) => Some(format!("deleted {}", o.name_any())),
            WatchEvent::Bookmark(_) | WatchEvent::Error(_) => None,
        })
    });
    let events: Vec<String> = events.take(4).try_collect().await.expect("no errors");
    seen.extend(events);
    seen
}

#[tokio::test]
async fn both_doors_lead_to_the_same_behaviour() {
    let (first, second) = (sandbox().await, sandbox().await);

    let (near, far) = (tour(maps(&first)).await, tour(remote(&second).await).await);

    assert_eq!(near, far);
    assert_eq!(near[..4], ["a", "404", "409", "422"]);
    assert_eq!(near[4..], ["added a", "added b", "modified a", "deleted b"]);
}

#[tokio::test]
async fn both_doors_lead_to_the_same_objects() {
    let (sandbox, near) = sandbox_with(&["near"]).await;
    let far = remote(&sandbox).await;

    create(&far, &["far"]).await;

    assert_eq!(listed(&near).await, ["far", "near"]);
    assert_eq!(listed(&far).await, ["far", "near"]);
}

#[tokio::test]
async fn a_refused_request_gets_no_answer_and_the_next_one_does() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let maps = remote(&sandbox).await;
    sandbox.fault(Rule::new(Fault::Refuse).nth(1));

    let refused = maps.get("a").await;

    let error = refused.expect_err("refused");
    assert!(!matches!(error, kube::Error::Api(_)), "{error:?}");
    assert!(maps.get("a").await.is_ok());
}

#[tokio::test]
async fn a_cut_list_is_an_error_and_a_cut_watch_ends_after_its_events() {
    let (sandbox, _) = sandbox_with(&["a", "b", "c"]).await;
    let maps = remote(&sandbox).await;
    let after = After::Events(2);
    sandbox.fault(Rule::new(Fault::Cut { after }));

    let list = maps.list(&ListParams::default()).await;
    let stream = maps.watch(&WatchParams::default(), "0").await.expect("a stream");
    let events: Vec<_> = stream.collect().await;

    let error = list.expect_err("cut");
    assert!(!matches!(error, kube::Error::Api(_)), "{error:?}");
    let whole = events.iter().filter(|e| e.is_ok()).count();
    assert_eq!(whole, 2, "{events:?}");
}

#[tokio::test]
async fn a_truncated_body_looks_complete_to_http() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let maps = remote(&sandbox).await;
    let after = After::Bytes(50);
    sandbox.fault(Rule::new(Fault::End { after }).verb(Verb::Get));

    let answer = maps.get("a").await;

    assert!(matches!(answer, Err(kube::Error::SerdeError(_))), "{answer:?}");
}

#[tokio::test]
async fn a_restart_cuts_streams_and_serves_the_same_objects_on_the_same_port() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let maps = remote(&sandbox).await;
    let url = sandbox.url();
    let mut stream = maps
        .watch(&WatchParams::default(), "0")
        .await
        .expect("a stream")
        .boxed();
    assert!(matches!(stream.next().await, Some(Ok(WatchEvent::Added(_)))));

    sandbox.restart().await.expect("the port is free again");

    let rest: Vec<_> = stream.collect().await;
    let told = rest.iter().filter(|e| matches!(e, Ok(WatchEvent::Added(_))));
    assert_eq!(told.count(), 0);
    assert_eq!(sandbox.url(), url);
    // A client may first have to find out that its connection is gone.
    assert!(until(async || maps.get("a").await.is_ok()).await);
}

#[tokio::test]
async fn a_stopped_server_has_no_port_until_it_resumes() {
    let sandbox = sandbox().await;
    let address = address(&sandbox);

    sandbox.stop().await;
    let closed = TcpStream::connect(&address).await;
    sandbox.resume().await.expect("the port is free again");

    assert!(closed.is_err());
    assert!(TcpStream::connect(&address).await.is_ok());
}

#[tokio::test]
async fn resuming_a_running_server_is_an_error_and_harms_nothing() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let old = sandbox.resource_version().to_string();
    touch(&maps, "a").await;

    let error = sandbox.resume().await.expect_err("it runs");

    let Error::Listen { port, .. } = &error else {
        panic!("{error:?}");
    };
    assert!(error.to_string().contains(&port.to_string()));
    let list = ListParams::default()
        .at(&old)
        .matching(kube::api::VersionMatch::Exact);
    assert!(maps.list(&list).await.is_ok(), "history is still there");
}

#[tokio::test(start_paused = true)]
async fn dropping_the_sandbox_closes_the_port_and_ends_streams_and_requests() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let address = address(&sandbox);
    let mut story = watch(&maps, "0").await;
    assert_eq!(story.next().await, "added a");

    drop(sandbox);

    assert_eq!(story.next().await, "broken");
    assert!(maps.get("a").await.is_err());
    assert!(until(async || TcpStream::connect(&address).await.is_err()).await);
}

#[tokio::test]
async fn a_clone_keeps_the_server_alive() {
    let (sandbox, maps) = sandbox_with(&["a"]).await;
    let clone = sandbox.clone();

    drop(sandbox);

    assert!(maps.get("a").await.is_ok());
    drop(clone);
    assert!(maps.get("a").await.is_err());
}

#[tokio::test]
async fn no_task_outlives_the_sandbox_and_its_clients() {
    let tasks = || Handle::current().metrics().num_alive_tasks();
    assert_eq!(tasks(), 0);
    {
        let (sandbox, near) = sandbox_with(&["a"]).await;
        let far = remote(&sandbox).await;
        let mut streams = Vec::new();
        for maps in [&near, &far] {
            let stream = maps.watch(&WatchParams::default(), "0").await.expect("a stream");
            let mut stream = stream.boxed();
            assert!(stream.next().await.is_some());
            streams.push(stream);
        }
        assert!(tasks() > 0);
    }

    assert!(until(async || tasks() == 0).await, "{} tasks", tasks());
}

#[tokio::test]
async fn no_task_outlives_the_sandbox_while_a_remote_client_still_reads() {
    let (sandbox, _) = sandbox_with(&["a"]).await;
    let far = remote(&sandbox).await;
    let stream = far.watch(&WatchParams::default(), "0").await.expect("a stream");
    let mut stream = stream.boxed();
    assert!(stream.next().await.is_some());

    drop(sandbox);

    let rest: Vec<_> = stream.collect().await;
    assert!(rest.len() <= 2, "{rest:?}");
    drop(far);
    let tasks = || Handle::current().metrics().num_alive_tasks();
    assert!(until(async || tasks() == 0).await, "{} tasks", tasks());
}

#[tokio::test]
async fn a_wrong_token_is_unauthorized() {
    let sandbox = sandbox().await;
    let forged = sandbox.kubeconfig().replace("token: sandbox-", "token: forged-");

    let maps: Api<ConfigMap> = Api::all(client_of(&forged).await);

    assert_eq!(code(maps.list(&ListParams::default()).await), 401);
}

#[tokio::test]
async fn a_port_of_ones_own_is_taken_or_refused_by_number() {
    let first = sandbox().await;
    let port: u16 = address(&first)
        .rsplit(':')
        .next()
        .and_then(|p| p.parse().ok())
        .expect("a port");

    let taken = Sandbox::builder().port(port).start().await;
    first.stop().await;
    let free = Sandbox::builder().port(port).start().await;

    assert!(matches!(taken, Err(Error::Listen { port: p, .. }) if p == port));
    assert_eq!(
        free.expect("free by now").url(),
        format!("http://127.0.0.1:{port}")
    );
}
