//! The loopback socket: the same server through another door, for clients that know only a kubeconfig.

use futures::{StreamExt, TryStreamExt};
use k8s_openapi::api::core::v1::{ConfigMap, Node, Pod};
use kube::api::{Api, ListParams, WatchEvent, WatchParams};
use kube::config::{KubeConfigOptions, Kubeconfig};
use kube::{Client, Config, ResourceExt};
use kube_sandbox::{After, Error, Fault, Rule, Sandbox, Verb};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Handle;

use crate::kit::{code, create, delete, listed, map, maps, sandbox, sandbox_with, touch, watch};

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
    let url = sandbox.url();
    let (_, address) = url.split_once("://").expect("a scheme");
    address.to_owned()
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

/// A server without TLS.
async fn plain() -> Sandbox {
    Sandbox::builder()
        .plain_http()
        .start()
        .await
        .expect("a free port")
}

/// One request through the port, written by hand; the answer's head and body.
async fn raw(sandbox: &Sandbox, request: &str) -> String {
    let mut stream = TcpStream::connect(address(sandbox)).await.expect("a connection");
    let request = request.replace("TOKEN", sandbox.token());
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("an answer");
    answer
}

/// A request of a browser or a program: method and path, further headers, body.
fn request(line: &str, headers: &[&str], body: &str) -> String {
    let headers: String = headers.iter().map(|h| format!("{h}\r\n")).collect();
    let length = body.len();
    format!("{line} HTTP/1.1\r\nConnection: close\r\nContent-Length: {length}\r\n{headers}\r\n{body}")
}

const MAPS: &str = "/api/v1/namespaces/default/configmaps";
const BODY: &str = r#"{"metadata":{"name":"a"}}"#;

#[tokio::test]
async fn a_request_through_the_port_needs_the_token_in_the_real_servers_words() {
    let sandbox = plain().await;
    let get = format!("GET {MAPS}");

    let without = raw(&sandbox, &request(&get, &["Host: 127.0.0.1"], "")).await;
    let wrong = raw(
        &sandbox,
        &request(&get, &["Host: 127.0.0.1", "Authorization: Bearer no"], ""),
    )
    .await;
    let basic = raw(
        &sandbox,
        &request(&get, &["Host: 127.0.0.1", "Authorization: Basic TOKEN"], ""),
    )
    .await;
    let with = raw(
        &sandbox,
        &request(&get, &["Host: 127.0.0.1", "Authorization: Bearer TOKEN"], ""),
    )
    .await;

    for answer in [without, wrong, basic] {
        assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
        let (_, body) = answer.split_once("\r\n\r\n").expect("a body");
        let status: serde_json::Value = serde_json::from_str(body).expect("JSON");
        assert_eq!(status["message"], "Unauthorized");
        assert_eq!(
            (&status["reason"], &status["code"]),
            (&"Unauthorized".into(), &401.into())
        );
    }
    assert!(with.starts_with("HTTP/1.1 200 "), "{with}");
}

#[tokio::test]
async fn health_checks_and_the_version_need_no_token() {
    let sandbox = plain().await;
    for path in ["/healthz", "/livez", "/readyz", "/version"] {
        let answer = raw(
            &sandbox,
            &request(&format!("GET {path}"), &["Host: localhost"], ""),
        )
        .await;
        assert!(answer.starts_with("HTTP/1.1 200 "), "{path}: {answer}");
    }
    let answer = raw(&sandbox, &request("GET /api", &["Host: localhost"], "")).await;
    assert!(answer.starts_with("HTTP/1.1 401 "), "{answer}");
}

#[tokio::test]
async fn tokens_are_new_for_every_sandbox_even_with_the_same_seed() {
    let (one, other) = (sandbox().await, sandbox().await);
    assert_ne!(one.token(), other.token());
    assert!(one.kubeconfig().contains(one.token()));
    assert!(one.token().len() >= 32);
}

#[tokio::test]
async fn a_web_page_can_neither_read_nor_write_with_or_without_a_token() {
    for builder in [Sandbox::builder(), Sandbox::builder().without_token()] {
        let sandbox = builder.plain_http().start().await.expect("a free port");
        let post = format!("POST {MAPS}");
        let json = "Content-Type: application/json";
        for headers in [
            // A page whose name resolves to this machine.
            &["Host: evil.example", "Authorization: Bearer TOKEN", json][..],
            &["Host: evil.example:80", "Authorization: Bearer TOKEN", json],
            // A page of any other server.
            &[
                "Host: 127.0.0.1",
                "Origin: http://evil.example",
                "Authorization: Bearer TOKEN",
                json,
            ],
            &[
                "Host: 127.0.0.1",
                "Origin: null",
                "Authorization: Bearer TOKEN",
                json,
            ],
        ] {
            let answer = raw(&sandbox, &request(&post, headers, BODY)).await;
            assert!(answer.starts_with("HTTP/1.1 403 "), "{headers:?}: {answer}");
        }
        // What a form or a script can send without a preflight request.
        for content_type in [
            "text/plain",
            "application/x-www-form-urlencoded",
            "multipart/form-data",
        ] {
            let content_type = format!("Content-Type: {content_type}");
            let headers = ["Host: 127.0.0.1", "Authorization: Bearer TOKEN", &content_type];
            let answer = raw(&sandbox, &request(&post, &headers, BODY)).await;
            assert!(answer.starts_with("HTTP/1.1 415 "), "{content_type}: {answer}");
        }
        assert_eq!(listed(&maps(&sandbox)).await, Vec::<String>::new());
    }
}

#[tokio::test]
async fn without_a_token_a_body_needs_a_content_type() {
    let sandbox = Sandbox::builder()
        .without_token()
        .plain_http()
        .start()
        .await
        .expect("a free port");
    let post = format!("POST {MAPS}");

    let untyped = raw(&sandbox, &request(&post, &["Host: 127.0.0.1"], BODY)).await;
    let typed = ["Host: 127.0.0.1", "Content-Type: application/json"];
    let typed = raw(&sandbox, &request(&post, &typed, BODY)).await;

    assert!(untyped.starts_with("HTTP/1.1 415 "), "{untyped}");
    assert!(typed.starts_with("HTTP/1.1 201 "), "{typed}");
    assert_eq!(listed(&maps(&sandbox)).await, ["a"]);
}

#[tokio::test]
async fn a_sandbox_that_loads_is_complete_when_its_port_opens() {
    let builder = Sandbox::builder().load("pods", 300).load("nodes", 7);
    let sandbox = builder.start().await.expect("a free port");
    let client = client_of(&sandbox.kubeconfig()).await;
    let pods: Api<Pod> = Api::all(client.clone());
    let nodes: Api<Node> = Api::all(client);
    assert_eq!(
        pods.list(&ListParams::default())
            .await
            .expect("a list")
            .items
            .len(),
        300
    );
    assert_eq!(
        nodes
            .list(&ListParams::default())
            .await
            .expect("a list")
            .items
            .len(),
        7
    );
}

#[tokio::test]
async fn what_cannot_be_loaded_is_an_error_that_names_what_can() {
    let error = Sandbox::builder().load("unicorns", 1).start().await;
    let Err(Error::Load(error)) = error else {
        panic!("{error:?}");
    };
    assert!(error.to_string().contains("there are of configmaps"), "{error}");
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
        format!("https://127.0.0.1:{port}")
    );
}
