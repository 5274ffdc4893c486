//! The inspector over HTTP, on the sandbox: what it shows, what it never shows, and to whom.

use std::io::{Read, Write};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::{Request, Response, StatusCode, header};
use futures::StreamExt;
use http_body_util::BodyExt;
use k8s_openapi::api::core::v1::{ConfigMap, Pod, Secret};
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube_informer::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::{Handler, SharedInformer};
use kube_informer::observe::{HandlerHealth, Inspector};
use kube_informer::workqueue::WorkQueue;
use kube_sandbox::{Fault, Rule, Sandbox};
use serde_json::{Value, json};
use tower::ServiceExt;

const SOON: Duration = Duration::from_secs(30);

/// A sandbox with a map and a secret, informers of both, and the page.
struct World {
    sandbox: Sandbox,
    factory: SharedInformerFactory,
    inspector: Inspector,
}

impl World {
    async fn new() -> Self {
        let sandbox = Sandbox::start().await.expect("a sandbox");
        let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
        let secrets: Api<Secret> = Api::default_namespaced(sandbox.client());
        let map =
            json!({"metadata": {"name": "settings", "labels": {"app": "shop"}}, "data": {"mode": "plain"}});
        let secret = json!({"metadata": {"name": "db", "annotations": {"copy": "hunter2"}}, "stringData": {"password": "hunter2"}});
        create(&maps, map).await;
        create(&secrets, secret).await;
        let factory = SharedInformerFactory::builder(sandbox.client())
            .build()
            .expect("a factory");
        factory.of::<ConfigMap>();
        factory.of::<Secret>();
        factory.start().expect("a runtime");
        factory.wait_for_sync(SOON).await.expect("synced");
        let inspector = Inspector::new()
            .factory(&factory)
            .shows::<ConfigMap>()
            .shows::<Secret>();
        Self {
            sandbox,
            factory,
            inspector,
        }
    }

    fn page(&self) -> Router {
        self.inspector.router()
    }
}

async fn create<K>(api: &Api<K>, object: Value)
where
    K: Clone + serde::Serialize + serde::de::DeserializeOwned + std::fmt::Debug,
{
    let object = serde_json::from_value(object).expect("an object");
    api.create(&PostParams::default(), &object)
        .await
        .expect("created");
}

fn ask(path: &str) -> Request<Body> {
    asked_by("localhost:8080", path)
}

fn asked_by(host: &str, path: &str) -> Request<Body> {
    let request = Request::get(path).header(header::HOST, host);
    request.body(Body::empty()).expect("a request")
}

fn with(mut request: Request<Body>, name: header::HeaderName, value: &str) -> Request<Body> {
    request
        .headers_mut()
        .insert(name, value.parse().expect("a header"));
    request
}

async fn send(page: &Router, request: Request<Body>) -> Response<Body> {
    page.clone().oneshot(request).await.expect("an answer")
}

async fn text(page: &Router, path: &str) -> String {
    body(send(page, ask(path)).await).await
}

async fn body(answer: Response<Body>) -> String {
    let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
    String::from_utf8(bytes.to_vec()).expect("text")
}

async fn json_of(page: &Router, path: &str) -> Value {
    serde_json::from_str(&text(page, path).await).expect("JSON")
}

#[tokio::test(start_paused = true)]
async fn the_page_is_whole_and_needs_nothing_from_elsewhere() {
    let page = World::new().await.page();
    let answer = send(&page, ask("/")).await;
    let policy = answer.headers()["content-security-policy"]
        .to_str()
        .expect("text");
    assert!(
        policy.starts_with("default-src 'none'") && !policy.contains("unsafe"),
        "{policy}"
    );
    assert_eq!(answer.headers()["x-frame-options"], "DENY");
    let html = body(answer).await;
    assert!(html.contains("<base href=\"./\">"), "{html}");
    for file in ["page.css", "page.js", "icon.svg"] {
        assert!(html.contains(file));
        let answer = send(&page, ask(&format!("/{file}"))).await;
        assert_eq!(answer.status(), StatusCode::OK, "{file}");
        let content = body(answer).await;
        let elsewhere = content.replace("http://www.w3.org/2000/svg", "");
        assert!(
            !elsewhere.contains("http://") && !elsewhere.contains("https://"),
            "{file}"
        );
    }
    assert!(!html.contains("http://") && !html.contains("https://"));
}

#[tokio::test(start_paused = true)]
async fn nested_somewhere_its_links_are_relative_to_where_it_is() {
    let app = Router::new().nest("/tools/inspect", World::new().await.page());
    let html = text(&app, "/tools/inspect").await;
    assert!(html.contains("<base href=\"./inspect/\">"), "{html}");
    assert_eq!(
        send(&app, ask("/tools/inspect/page.js")).await.status(),
        StatusCode::OK
    );
    assert_eq!(
        send(&app, ask("/tools/inspect/api/report")).await.status(),
        StatusCode::OK
    );
}

#[tokio::test(start_paused = true)]
async fn another_sites_name_is_refused_unless_it_is_allowed() {
    let world = World::new().await;
    let page = world.page();
    for path in ["/", "/api/report", "/api/live", "/metrics"] {
        let answer = send(&page, asked_by("rebound.example", path)).await;
        assert_eq!(answer.status(), StatusCode::MISDIRECTED_REQUEST, "{path}");
    }
    let probe = send(&page, asked_by("10.0.0.7:8080", "/readyz")).await;
    assert_eq!(
        probe.status(),
        StatusCode::OK,
        "a probe names the address of the pod"
    );
    let page = world.inspector.clone().host("inspect.example").router();
    let answer = send(&page, asked_by("inspect.example:443", "/api/report")).await;
    assert_eq!(answer.status(), StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn a_token_is_asked_for_and_exchanged_for_a_cookie() {
    const TOKEN: &str = "correct horse battery staple";
    let page = World::new().await.inspector.token(TOKEN).router();
    for path in [
        "/",
        "/api/report",
        "/api/live",
        "/metrics",
        "/api/objects?informer=secrets",
        "/?token=wrong",
    ] {
        assert_eq!(
            send(&page, ask(path)).await.status(),
            StatusCode::UNAUTHORIZED,
            "{path}"
        );
    }
    let wrong = with(
        ask("/api/report"),
        header::AUTHORIZATION,
        "Bearer correct horse battery stapl",
    );
    assert_eq!(send(&page, wrong).await.status(), StatusCode::UNAUTHORIZED);
    let bearer = with(
        ask("/api/report"),
        header::AUTHORIZATION,
        &format!("Bearer {TOKEN}"),
    );
    assert_eq!(send(&page, bearer).await.status(), StatusCode::OK);

    let answer = send(&page, ask("/?token=correct+horse+battery+staple&x=1")).await;
    assert_eq!(answer.status(), StatusCode::SEE_OTHER);
    assert_eq!(
        answer.headers()[header::LOCATION],
        "./?x=1",
        "the token is gone from the address"
    );
    let cookie = answer.headers()[header::SET_COOKIE]
        .to_str()
        .expect("text")
        .to_owned();
    assert!(
        cookie.contains("HttpOnly") && cookie.contains("SameSite=Strict"),
        "{cookie}"
    );
    assert!(!cookie.contains("horse"), "the cookie is not the token");
    let session = cookie.split(';').next().expect("a cookie");
    let again = with(ask("/api/report"), header::COOKIE, session);
    assert_eq!(send(&page, again).await.status(), StatusCode::OK);
    for probe in ["/healthz", "/readyz"] {
        assert_eq!(send(&page, ask(probe)).await.status(), StatusCode::OK, "{probe}");
    }
    let browser = send(&page, with(ask("/"), header::ACCEPT, "text/html")).await;
    assert!(body(browser).await.contains("<form"), "people can type it");
}

#[tokio::test(start_paused = true)]
async fn a_server_that_others_can_reach_asks_for_a_token_and_says_which() {
    let local = Inspector::new().serve("127.0.0.1:0").await.expect("a server");
    assert_eq!(local.token(), None);
    let open = Inspector::new().serve("0.0.0.0:0").await.expect("a server");
    let token = open.token().expect("a token");
    assert!(token.len() >= 32 && open.url().contains(&token));
    local.shutdown().await;
    open.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn what_is_in_a_secret_is_nowhere() {
    let world = World::new().await;
    world.inspector.start().expect("a runtime");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let secrets: Api<Secret> = Api::default_namespaced(world.sandbox.client());
    let change = Patch::Merge(
        json!({"stringData": {"password": "hunter3"}, "metadata": {"annotations": {"copy": "hunter3"}}}),
    );
    secrets
        .patch("db", &PatchParams::default(), &change)
        .await
        .expect("patched");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let page = world.page();
    let object = json_of(&page, "/api/object?informer=secrets&key=default/db").await;
    assert_eq!(object["data"]["password"], "(12 bytes, not shown)");
    for path in [
        "/api/object?informer=secrets&key=default/db",
        "/api/objects?informer=secrets",
        "/api/changes",
        "/api/report",
        "/api/history",
        "/metrics",
    ] {
        let shown = text(&page, path).await;
        assert!(
            !shown.contains("hunter") && !shown.contains("aHVudGVy"),
            "{path}: {shown}"
        );
    }
    let found = json_of(&page, "/api/objects?informer=secrets&q=hunter").await;
    assert_eq!(found["found"], 0, "nor can it be searched for");
    let map = json_of(&page, "/api/object?informer=configmaps&key=default/settings").await;
    assert_eq!(map["data"]["mode"], "plain");
}

#[tokio::test(start_paused = true)]
async fn what_cannot_be_read_of_a_secret_is_not_quoted() {
    let world = World::new().await;
    world.sandbox.fault(Rule::new(Fault::Undecodable {
        name: "db".to_owned(),
    }));
    let secrets = SharedInformer::<Secret>::builder(world.sandbox.client())
        .build()
        .expect("an informer");
    secrets.start().expect("a runtime");
    secrets.wait_for_sync(SOON).await.expect("synced");
    let report = Inspector::new().informer(&secrets).report();
    let [out] = &report.informers[0].kept_out[..] else {
        panic!("one is kept out: {report:?}");
    };
    assert_eq!(out.key, "default/db");
    assert!(
        out.why.starts_with("not shown")
            && report.informers[0].errors.recent[0].text.starts_with("not shown")
    );
}

#[tokio::test(start_paused = true)]
async fn a_cache_is_looked_through_page_by_page() {
    let world = World::new().await;
    let maps: Api<ConfigMap> = Api::default_namespaced(world.sandbox.client());
    for n in 0..5 {
        create(
            &maps,
            json!({"metadata": {"name": format!("m{n}"), "labels": {"app": "many"}}}),
        )
        .await;
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let page = world.page();
    let first = json_of(&page, "/api/objects?informer=configmaps&q=app%3Dmany&limit=3").await;
    assert_eq!(
        (&first["found"], &first["next"]),
        (&json!(5), &json!("default/m2"))
    );
    let second = json_of(
        &page,
        "/api/objects?informer=configmaps&q=app%3Dmany&limit=3&after=default%2Fm2",
    )
    .await;
    assert_eq!(
        (&second["rows"][1]["name"], &second["next"]),
        (&json!("m4"), &Value::Null)
    );
    let other = json_of(&page, "/api/objects?informer=configmaps&namespace=kube-system").await;
    assert_eq!(
        (&other["found"], other["namespaces"][0].as_str()),
        (&json!(0), Some("default"))
    );
    let nobody = send(&page, ask("/api/objects?informer=widgets")).await;
    assert_eq!(nobody.status(), StatusCode::NOT_FOUND);
}

#[tokio::test(start_paused = true)]
async fn b58_what_is_wrong_is_said_with_its_cause_and_what_to_do() {
    let world = World::new().await;
    world
        .sandbox
        .fault(Rule::new(Fault::Status(403)).resource("pods"));
    world.factory.of::<Pod>();
    world.factory.start().expect("a runtime");
    tokio::time::sleep(Duration::from_secs(5)).await;
    let page = world.page();
    let report = json_of(&page, "/api/report").await;
    let pods = &report["informers"][2];
    assert_eq!(
        (&pods["name"], &pods["state"]),
        (&json!("pods"), &json!("degraded"))
    );
    assert_eq!(pods["cause"]["kind"], "forbidden");
    assert!(
        pods["cause"]["advice"]
            .as_str()
            .is_some_and(|advice| advice.contains("ClusterRole"))
    );
    let ready = send(&page, ask("/readyz")).await;
    assert_eq!(ready.status(), StatusCode::SERVICE_UNAVAILABLE);
    let metrics = text(&page, "/metrics").await;
    let failures = metrics.lines().find(|line| {
        line.starts_with("informer_failures_total{name=\"pods\"") && line.contains("kind=\"forbidden\"")
    });
    assert!(failures.is_some(), "{metrics}");
}

#[tokio::test(start_paused = true)]
async fn a_handler_that_hangs_is_stalled_and_the_slowest_callback_is_known() {
    let world = World::new().await;
    let maps = world.factory.of::<ConfigMap>();
    let (release, held) = std::sync::mpsc::channel::<()>();
    let handler = Handler::new()
        .on_add(move |_, _| held.recv().unwrap_or_default())
        .name("hung")
        .blocking();
    let registration = maps.informer().add_handler(handler).expect("added");
    let health = || {
        let report = world.inspector.report();
        report.informers[0].handlers[0].clone()
    };
    while health().running_since.is_none() {
        tokio::task::yield_now().await;
    }
    assert_eq!(health().health, HandlerHealth::Ok);
    tokio::time::advance(Duration::from_secs(11)).await;
    assert_eq!(health().health, HandlerHealth::Stalled);
    drop(release);
    registration.synced().await.expect("synced");
    let after = health();
    assert_eq!((after.health, after.running_since), (HandlerHealth::Ok, None));
    assert!(after.slowest >= 11_000_000, "{after:?}");
    assert_eq!(after.slowest_of.as_deref(), Some("default/settings"));
}

#[tokio::test(start_paused = true)]
async fn whoever_follows_is_told_everything_and_then_what_is_new() {
    let world = World::new().await;
    let answer = send(&world.page(), ask("/api/live")).await;
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut stream = answer.into_body().into_data_stream();
    let mut heard = String::new();
    let until = async |heard: &mut String, stream: &mut axum::body::BodyDataStream, word: &str| {
        while !heard.contains(word) {
            let part = tokio::time::timeout(SOON, stream.next()).await;
            let part = part.unwrap_or_else(|_| panic!("no {word} in {heard}"));
            let part = part.expect("it goes on").expect("bytes");
            heard.push_str(&String::from_utf8_lossy(&part));
        }
    };
    for name in [
        "event: report",
        "event: history",
        "event: changes",
        "event: sample",
    ] {
        until(&mut heard, &mut stream, name).await;
    }
    heard.clear();
    let maps: Api<ConfigMap> = Api::default_namespaced(world.sandbox.client());
    let change = Patch::Merge(json!({"data": {"mode": "fancy"}}));
    maps.patch("settings", &PatchParams::default(), &change)
        .await
        .expect("patched");
    until(&mut heard, &mut stream, "event: changes").await;
    until(&mut heard, &mut stream, "data.mode").await;
    assert!(
        heard.contains("\"what\":\"updated\",\"key\":\"default/settings\""),
        "{heard}"
    );

    world.inspector.stop();
    while let Some(part) = stream.next().await {
        part.expect("the rest");
    }
}

#[tokio::test(start_paused = true)]
async fn controllers_and_queues_have_client_gos_metrics() {
    let world = World::new().await;
    let maps = world.factory.of::<ConfigMap>();
    let controller = Controller::new(maps.informer())
        .name("keeper")
        .workers(2)
        .reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    let stop = tokio_util::sync::CancellationToken::new();
    let running = tokio::spawn({
        let (controller, stop) = (controller.clone(), stop.clone());
        async move { controller.run(stop).await }
    });
    controller.quiet().await;
    let queue = WorkQueue::new();
    queue.add("a");
    let inspector = world
        .inspector
        .clone()
        .controller(&controller)
        .queue("letters", &queue);
    let metrics = inspector.metrics();
    for line in [
        "workqueue_depth{name=\"letters\"} 1",
        "workqueue_adds_total{name=\"keeper\"} 1",
        "workqueue_work_duration_seconds_count{name=\"keeper\"} 1",
        "controller_runtime_reconcile_total{controller=\"keeper\",result=\"success\"} 1",
        "controller_runtime_max_concurrent_reconciles{controller=\"keeper\"} 2",
        "informer_synced{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\"} 1",
        "informer_relists_total{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\",cause=\"first\"} 1",
    ] {
        assert!(metrics.lines().any(|l| l == line), "{line} is not in\n{metrics}");
    }
    // Every family has its type before its samples, and every sample is a name, labels and a number.
    let mut family = "";
    for line in metrics.lines() {
        if let Some(rest) = line.strip_prefix("# TYPE ") {
            family = rest.split(' ').next().unwrap_or_default();
        } else if !line.starts_with('#') {
            let (name, value) = line.rsplit_once(' ').expect("a value");
            assert!(name.starts_with(family) && value.parse::<f64>().is_ok(), "{line}");
        }
    }
    stop.cancel();
    running.await.expect("it ends").expect("well");
    drop(controller);
    drop(queue);
    let report = inspector.report();
    assert!(
        report.controllers.is_empty() && report.queues.is_empty(),
        "looking on keeps nothing alive"
    );
}

#[tokio::test(start_paused = true)]
async fn looking_on_keeps_no_informer_alive() {
    let world = World::new().await;
    let pods = SharedInformer::<Pod>::builder(world.sandbox.client())
        .build()
        .expect("an informer");
    pods.start().expect("a runtime");
    pods.wait_for_sync(SOON).await.expect("synced");
    let inspector = Inspector::new().informer(&pods);
    inspector.start().expect("a runtime");
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(inspector.report().informers.len(), 1);
    drop(pods);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert!(inspector.report().informers.is_empty());
}

#[tokio::test(start_paused = true)]
async fn b59_of_two_informers_of_one_name_one_gets_a_number() {
    let world = World::new().await;
    let other = SharedInformer::<ConfigMap>::builder(world.sandbox.client())
        .build()
        .expect("an informer");
    let inspector = world.inspector.clone().informer(&other);
    // Of the factory and by itself: it is there once.
    let inspector = inspector.informer(world.factory.of::<ConfigMap>().informer());
    let names: Vec<_> = inspector
        .report()
        .informers
        .into_iter()
        .map(|informer| informer.name)
        .collect();
    assert_eq!(
        names,
        ["configmaps".into(), "secrets".into(), "configmaps #2".into()]
    );
    let listing = inspector.browse("configmaps #2", &kube_informer::observe::Query::new());
    assert_eq!(listing.expect("it is there").found, 0, "that one was not started");
}

#[tokio::test(start_paused = true)]
async fn the_server_ends_though_somebody_follows() {
    let server = Inspector::new().serve("127.0.0.1:0").await.expect("a server");
    let address = server.address();
    let (answered, answer) = tokio::sync::oneshot::channel();
    let client = tokio::task::spawn_blocking(move || {
        let mut stream = std::net::TcpStream::connect(address).expect("connected");
        let request = b"GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
        stream.write_all(request).expect("sent");
        let mut first = [0; 12];
        stream.read_exact(&mut first).expect("an answer");
        answered.send(first).expect("somebody waits for it");
        stream.read_to_end(&mut Vec::new()).expect("it is closed");
    });
    assert_eq!(&answer.await.expect("an answer"), b"HTTP/1.1 200");
    server.shutdown().await;
    client.await.expect("it ends");
}
