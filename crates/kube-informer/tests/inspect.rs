//! The inspector over HTTP, on the sandbox: the data that it shows, the data that it hides, and the clients that it
//! admits.

use std::io::{Read, Write};
use std::net::SocketAddr;
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
use kube_informer::object::ObjectKey;
use kube_informer::observe::{HandlerHealth, Inspector, ServeError};
use kube_informer::workqueue::WorkQueue;
use kube_sandbox::{Fault, Rule, Sandbox};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tower::ServiceExt;

const SOON: Duration = Duration::from_secs(30);

/// A sandbox with a map and a secret, informers of both, and the inspector.
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
            .without_authentication()
            .shows::<ConfigMap>()
            .shows::<Secret>();
        Self {
            sandbox,
            factory,
            inspector,
        }
    }

    fn page(&self) -> Router {
        self.inspector.router().expect("is allowed")
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
async fn the_page_is_complete_and_loads_nothing_from_other_hosts() {
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
    for file in ["page.css", "page.js", "shards.css", "shards.js", "icon.svg"] {
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
    let page = world
        .inspector
        .clone()
        .host("inspect.example")
        .router()
        .expect("is allowed");
    let answer = send(&page, asked_by("inspect.example:443", "/api/report")).await;
    assert_eq!(answer.status(), StatusCode::OK);
}

#[tokio::test(start_paused = true)]
async fn a_token_is_asked_for_and_exchanged_for_a_cookie() {
    const TOKEN: &str = "correct horse battery staple";
    let page = World::new()
        .await
        .inspector
        .token(TOKEN)
        .router()
        .expect("has a token");
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
async fn the_content_of_a_secret_is_never_shown() {
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
async fn an_error_about_a_secret_quotes_no_value() {
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
async fn b58_an_error_is_shown_with_its_cause_and_advice() {
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
async fn a_live_stream_begins_with_a_report_and_continues_with_news() {
    let world = World::new().await;
    let answer = send(&world.page(), ask("/api/live")).await;
    assert_eq!(answer.headers()[header::CONTENT_TYPE], "text/event-stream");
    let mut stream = answer.into_body().into_data_stream();
    let mut received = String::new();
    let until = async |received: &mut String, stream: &mut axum::body::BodyDataStream, word: &str| {
        while !received.contains(word) {
            let part = tokio::time::timeout(SOON, stream.next()).await;
            let part = part.unwrap_or_else(|_| panic!("no {word} in {received}"));
            let part = part.expect("it goes on").expect("bytes");
            received.push_str(&String::from_utf8_lossy(&part));
        }
    };
    for name in [
        "event: report",
        "event: history",
        "event: changes",
        "event: sample",
    ] {
        until(&mut received, &mut stream, name).await;
    }
    received.clear();
    let maps: Api<ConfigMap> = Api::default_namespaced(world.sandbox.client());
    let change = Patch::Merge(json!({"data": {"mode": "fancy"}}));
    maps.patch("settings", &PatchParams::default(), &change)
        .await
        .expect("patched");
    until(&mut received, &mut stream, "event: changes").await;
    until(&mut received, &mut stream, "data.mode").await;
    assert!(
        received.contains("\"what\":\"updated\",\"key\":\"default/settings\""),
        "{received}"
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
        "informer_rewinds_total{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\"} 0",
        "informer_relists_total{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\",cause=\"first\"} 1",
        "informer_audits_total{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\"} 0",
        "informer_audit_differences_total{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\"} 0",
    ] {
        assert!(metrics.lines().any(|l| l == line), "{line} is not in\n{metrics}");
    }
    let fresh =
        "informer_freshness_seconds{name=\"configmaps\",group=\"\",version=\"v1\",resource=\"configmaps\"} ";
    assert!(metrics.lines().any(|l| l.starts_with(fresh)), "{metrics}");
    // Every family has its type before its samples, and every sample has a name, labels and a number.
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
async fn the_inspector_keeps_no_informer_alive() {
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
    // Registered through the factory and by itself: shown once.
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
async fn credentials_in_other_objects_are_never_shown() {
    let world = World::new().await;
    world.inspector.start().expect("a runtime");
    tokio::time::sleep(Duration::from_secs(3)).await;
    let maps: Api<ConfigMap> = Api::default_namespaced(world.sandbox.client());
    let applied = "{\"kind\":\"Pod\",\"spec\":{\"containers\":[{\"env\":[{\"name\":\"DB_PASSWORD\",\"value\":\"hunter2\"}]}]}}";
    let map = json!({
        "metadata": {"name": "app", "labels": {"token": "hunter2"}, "annotations": {
            "kubectl.kubernetes.io/last-applied-configuration": applied,
        }},
        "data": {"password": "hunter2", "url": "postgres://app:hunter2@db/shop", "mode": "plain"},
    });
    create(&maps, map).await;
    let change = Patch::Merge(json!({"data": {"password": "hunter3", "https://app:hunter2@db": "x"}}));
    // The sandbox accepts any key, as CRDs do.
    let _ = maps.patch("app", &PatchParams::default(), &change).await;
    tokio::time::sleep(Duration::from_secs(3)).await;
    let page = world.page();
    for path in [
        "/api/object?informer=configmaps&key=default/app",
        "/api/objects?informer=configmaps",
        "/api/changes",
        "/api/report",
        "/metrics",
    ] {
        let shown = text(&page, path).await;
        assert!(!shown.contains("hunter"), "{path}: {shown}");
    }
    let object = json_of(&page, "/api/object?informer=configmaps&key=default/app").await;
    assert_eq!(object["data"]["mode"], "plain");
    assert_eq!(object["data"]["url"], "postgres://app:(not shown)@db/shop");
    let found = json_of(&page, "/api/objects?informer=configmaps&q=token%3Dhunter2").await;
    assert_eq!(found["found"], 0, "nor can it be searched for");
}

#[tokio::test(start_paused = true)]
async fn a_router_needs_a_token_or_the_statement_that_it_needs_none() {
    let refused = Inspector::new().router();
    assert!(matches!(refused, Err(ServeError::NoAuthentication)));
    let refused = Inspector::new().token("fifteen letters").router();
    assert!(matches!(refused, Err(ServeError::WeakToken { length: 15 })));
    // An allowed host is not an authentication.
    let refused = Inspector::new().host("inspect.example").router();
    assert!(matches!(refused, Err(ServeError::NoAuthentication)));
    assert!(Inspector::new().without_authentication().router().is_ok());
    // With both, the token is required.
    let page = Inspector::new()
        .token("correct horse battery staple")
        .without_authentication()
        .router()
        .expect("has a token");
    let answer = send(&page, ask("/api/report")).await;
    assert_eq!(answer.status(), StatusCode::UNAUTHORIZED);
    let open = Inspector::new().without_authentication().serve("0.0.0.0:0").await;
    let open = open.expect("a server");
    assert_eq!(open.token(), None);
    open.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn pages_of_other_sites_are_refused_even_with_the_cookie() {
    let world = World::new().await;
    let page = world.page();
    for path in [
        "/api/report",
        "/api/live",
        "/metrics",
        "/api/object?informer=secrets&key=default/db",
    ] {
        for origin in ["http://evil.example", "http://localhost:3000", "null"] {
            let answer = send(&page, with(ask(path), header::ORIGIN, origin)).await;
            assert_eq!(answer.status(), StatusCode::FORBIDDEN, "{path} {origin}");
            assert!(!answer.headers().contains_key("access-control-allow-origin"));
        }
        let own = with(ask(path), header::ORIGIN, "http://localhost:8080");
        assert_eq!(send(&page, own).await.status(), StatusCode::OK, "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn other_methods_and_odd_paths_are_refused_with_the_same_headers() {
    let world = World::new().await;
    let page = world.page();
    let of = |method: &str, path: &str| {
        let request = Request::builder().method(method).uri(path);
        let request = request.header(header::HOST, "localhost").body(Body::empty());
        request.expect("a request")
    };
    for (method, path, expected) in [
        ("HEAD", "/api/report", StatusCode::OK),
        ("HEAD", "/api/live", StatusCode::OK),
        ("OPTIONS", "/api/report", StatusCode::METHOD_NOT_ALLOWED),
        ("POST", "/api/report", StatusCode::METHOD_NOT_ALLOWED),
        (
            "DELETE",
            "/api/object?informer=secrets&key=default/db",
            StatusCode::METHOD_NOT_ALLOWED,
        ),
        ("TRACE", "/", StatusCode::METHOD_NOT_ALLOWED),
        ("BREW", "/", StatusCode::METHOD_NOT_ALLOWED),
        ("GET", "/../../etc/passwd", StatusCode::NOT_FOUND),
        ("GET", "/%2e%2e/%2e%2e/etc/passwd", StatusCode::NOT_FOUND),
        ("GET", "/page.css/../page.js", StatusCode::NOT_FOUND),
        ("GET", "//etc/passwd", StatusCode::NOT_FOUND),
        ("GET", "/page.css%00", StatusCode::NOT_FOUND),
        ("GET", "/api/object?informer=secrets", StatusCode::BAD_REQUEST),
        (
            "GET",
            "/api/objects?informer=secrets&limit=-1",
            StatusCode::BAD_REQUEST,
        ),
        (
            "GET",
            "/api/objects?informer=secrets&limit=99999999",
            StatusCode::OK,
        ),
        (
            "GET",
            "/api/object?informer=secrets&key=a/b/c/d",
            StatusCode::NOT_FOUND,
        ),
    ] {
        let answer = send(&page, of(method, path)).await;
        assert_eq!(answer.status(), expected, "{method} {path}");
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("x-frame-options", "DENY"),
            ("cache-control", "no-store"),
            ("referrer-policy", "no-referrer"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.headers()[name], value, "{method} {path}: {name}");
        }
        let policy = answer.headers()["content-security-policy"]
            .to_str()
            .expect("text");
        assert!(policy.contains("frame-ancestors 'none'"), "{policy}");
    }
}

#[tokio::test(start_paused = true)]
async fn live_streams_are_bounded_in_number_and_those_of_a_router_in_time() {
    let world = World::new().await;
    let page = world.page();
    let mut streams = Vec::new();
    for _ in 0..32 {
        let answer = send(&page, ask("/api/live")).await;
        assert_eq!(answer.status(), StatusCode::OK);
        streams.push(answer);
    }
    let full = send(&page, ask("/api/live")).await;
    assert_eq!(full.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(full.headers()[header::RETRY_AFTER], "10");
    let received = body(streams.pop().expect("a stream")).await;
    assert!(
        received.contains("event: report") && received.ends_with("event: end\ndata: null\n\n"),
        "{received}"
    );
    let again = send(&page, ask("/api/live")).await;
    assert_eq!(again.status(), StatusCode::OK, "the place is free again");
}

/// A client that sends raw bytes.
async fn client(address: SocketAddr, bytes: &[u8]) -> TcpStream {
    let mut stream = TcpStream::connect(address).await.expect("connected");
    stream.write_all(bytes).await.expect("sent");
    stream
}

/// The received bytes up to the end of the connection.
async fn rest(mut stream: TcpStream) -> String {
    let mut bytes = Vec::new();
    // The connection may be reset instead of closed.
    let _ = tokio::time::timeout(HANGS, stream.read_to_end(&mut bytes))
        .await
        .expect("it ends");
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Opens a live stream and waits for its first event.
async fn follow(address: SocketAddr, path: &str) -> TcpStream {
    let request = format!("GET {path} HTTP/1.1\r\nHost: localhost\r\n\r\n");
    let mut stream = client(address, request.as_bytes()).await;
    let mut received = Vec::new();
    while !String::from_utf8_lossy(&received).contains("event: report") {
        let mut part = [0; 1024];
        let length = stream.read(&mut part).await.expect("it is open");
        assert_ne!(length, 0, "{}", String::from_utf8_lossy(&received));
        received.extend_from_slice(&part[..length]);
    }
    stream
}

/// Connections with half a request, and with none.
async fn half_open(address: SocketAddr) -> Vec<TcpStream> {
    let mut streams = Vec::new();
    for n in 0..200 {
        let begun: &[u8] = if n % 4 == 0 {
            b""
        } else {
            b"GET /api/report HTTP/1.1\r\nHost: loc"
        };
        streams.push(client(address, begun).await);
    }
    streams
}

/// Fails a test that hangs; nothing is asserted about durations. The clock is paused once all clients are connected, so
/// that no test waits.
const HANGS: Duration = Duration::from_secs(120);

#[tokio::test]
async fn the_server_ends_with_two_hundred_half_open_requests_and_live_streams() {
    let server = Inspector::new().serve("127.0.0.1:0").await.expect("a server");
    let address = server.address();
    let mut clients = half_open(address).await;
    for _ in 0..5 {
        clients.push(follow(address, "/api/live").await);
    }
    tokio::time::pause();
    tokio::time::timeout(HANGS, server.shutdown())
        .await
        .expect("it ends");
    for client in clients {
        rest(client).await;
    }
    assert!(TcpStream::connect(address).await.is_err(), "the port is closed");
}

#[tokio::test]
async fn a_server_with_the_router_in_it_ends_though_live_streams_are_open() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let address = listener.local_addr().expect("is bound");
    let inspector = Inspector::new().without_authentication();
    let app = Router::new().nest("/inspect", inspector.router().expect("is allowed"));
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let signal = inspector.stop_after(async { stopped.await.unwrap_or_default() });
    let serving = axum::serve(listener, app).with_graceful_shutdown(signal);
    let serving = tokio::spawn(async move { serving.await });
    let live = follow(address, "/inspect/api/live").await;
    stop.send(()).expect("it is served");
    rest(live).await;
    let ended = tokio::time::timeout(HANGS, serving).await.expect("it ends");
    ended.expect("without a panic").expect("well");
}

#[tokio::test]
async fn a_server_that_does_not_stop_the_inspector_ends_with_the_streams_time() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0")
        .await
        .expect("a port");
    let address = listener.local_addr().expect("is bound");
    let inspector = Inspector::new().without_authentication();
    let app = inspector.router().expect("is allowed");
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let serving =
        axum::serve(listener, app).with_graceful_shutdown(async { stopped.await.unwrap_or_default() });
    let serving = tokio::spawn(async move { serving.await });
    let live = follow(address, "/api/live").await;
    stop.send(()).expect("it is served");
    tokio::time::pause();
    let received = rest(live).await;
    assert!(received.contains("event: end"), "{received}");
    let ended = tokio::time::timeout(HANGS, serving).await.expect("it ends");
    ended.expect("without a panic").expect("well");
}

#[tokio::test]
async fn a_request_that_is_not_finished_is_given_up_and_one_with_a_huge_head_refused() {
    let server = Inspector::new().serve("127.0.0.1:0").await.expect("a server");
    let address = server.address();
    let half = client(address, b"GET /api/report HTTP/1.1\r\nHost: loc").await;
    let silent = client(address, b"").await;
    let mut huge = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Big: ".to_vec();
    huge.extend(std::iter::repeat_n(b'a', 64 * 1024));
    let huge = client(address, &huge).await;
    let many = "GET / HTTP/1.1\r\nHost: localhost\r\n".to_owned() + &"a: b\r\n".repeat(100) + "\r\n";
    let many = client(address, many.as_bytes()).await;
    let garbage = client(address, b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n").await;
    let tunnel = client(
        address,
        b"CONNECT example.com:443 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    )
    .await;
    assert!(rest(huge).await.starts_with("HTTP/1.1 431"));
    assert!(rest(many).await.starts_with("HTTP/1.1 431"));
    assert!(rest(garbage).await.starts_with("HTTP/1.1 400"));
    assert!(rest(tunnel).await.starts_with("HTTP/1.1 4"));
    // The page is served meanwhile.
    let page = client(
        address,
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    )
    .await;
    assert!(rest(page).await.ends_with("ok\n"));
    tokio::time::pause();
    rest(half).await;
    rest(silent).await;
    server.shutdown().await;
}

#[tokio::test]
async fn connections_beyond_the_limit_wait_for_their_turn() {
    let server = Inspector::new().serve("127.0.0.1:0").await.expect("a server");
    let address = server.address();
    let mut idle = Vec::new();
    for _ in 0..300 {
        idle.push(client(address, b"GET / HTTP/1.1\r\n").await);
    }
    // Answered after the unfinished requests before it have timed out.
    let late = client(
        address,
        b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
    )
    .await;
    tokio::time::pause();
    assert!(rest(late).await.ends_with("ok\n"));
    server.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn the_server_ends_with_an_open_live_stream() {
    let server = Inspector::new().serve("127.0.0.1:0").await.expect("a server");
    let address = server.address();
    let (answered, answer) = tokio::sync::oneshot::channel();
    let client = tokio::task::spawn_blocking(move || {
        let mut stream = std::net::TcpStream::connect(address).expect("connected");
        let request = b"GET /api/live HTTP/1.1\r\nHost: localhost\r\n\r\n";
        stream.write_all(request).expect("sent");
        let mut first = [0; 12];
        stream.read_exact(&mut first).expect("an answer");
        answered.send(first).expect("the receiver waits for it");
        stream.read_to_end(&mut Vec::new()).expect("it is closed");
    });
    assert_eq!(&answer.await.expect("an answer"), b"HTTP/1.1 200");
    server.shutdown().await;
    client.await.expect("it ends");
}

/// A type whose `Serialize` panics for one object.
#[derive(Clone, Debug, serde::Deserialize)]
struct Shy {
    metadata: kube::core::ObjectMeta,
}

impl serde::Serialize for Shy {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        assert!(self.metadata.name.as_deref() != Some("settings"), "do not look");
        self.metadata.serialize(serializer)
    }
}

impl kube::Resource for Shy {
    type DynamicType = ();
    type Scope = k8s_openapi::NamespaceResourceScope;
    fn kind((): &()) -> std::borrow::Cow<'_, str> {
        "ConfigMap".into()
    }
    fn group((): &()) -> std::borrow::Cow<'_, str> {
        "".into()
    }
    fn version((): &()) -> std::borrow::Cow<'_, str> {
        "v1".into()
    }
    fn plural((): &()) -> std::borrow::Cow<'_, str> {
        "configmaps".into()
    }
    fn meta(&self) -> &kube::core::ObjectMeta {
        &self.metadata
    }
    fn meta_mut(&mut self) -> &mut kube::core::ObjectMeta {
        &mut self.metadata
    }
}

#[tokio::test(start_paused = true)]
async fn a_panic_in_serialize_ends_neither_requests_nor_samples_nor_the_event_feed() {
    let world = World::new().await;
    let maps: Api<ConfigMap> = Api::default_namespaced(world.sandbox.client());
    create(&maps, json!({"metadata": {"name": "open"}})).await;
    let shy = SharedInformer::<Shy>::builder(world.sandbox.client())
        .name("shy")
        .build()
        .expect("nothing is wrong");
    shy.start().expect("a runtime");
    shy.wait_for_sync(SOON).await.expect("synced");
    let inspector = Inspector::new().informer(&shy).shows::<Shy>();
    inspector.start().expect("a runtime");
    // For an object that cannot be serialized the answer is the reason; the others are shown.
    let hidden = inspector
        .object("shy", &ObjectKey::namespaced("default", "settings"))
        .expect("it is there");
    let text = hidden.to_string();
    assert!(
        text.contains("cannot be shown") && text.contains("Shy panicked: do not look"),
        "{text}"
    );
    let open = inspector
        .object("shy", &ObjectKey::namespaced("default", "open"))
        .expect("it is there");
    assert_eq!(open["name"], "open");
    // Samples continue, and changes are reported.
    tokio::time::sleep(Duration::from_secs(10)).await;
    let patch = Patch::Merge(json!({"data": {"mode": "other"}}));
    maps.patch("settings", &PatchParams::default(), &patch)
        .await
        .expect("patched");
    tokio::time::sleep(Duration::from_secs(10)).await;
    let history = inspector.history();
    let points = &history.informers["shy"];
    assert!(points.len() >= 8, "{} samples in 20 s", points.len());
    assert!(
        points
            .last()
            .expect("a sample")
            .expect("it is there")
            .bytes
            .is_some()
    );
    let changes = inspector.changes();
    assert!(
        changes.iter().any(|change| change.key == "default/settings"),
        "{changes:?}"
    );
}

#[tokio::test(start_paused = true)]
async fn handlers_without_a_name_that_come_and_go_are_one_series_whose_counters_never_fall() {
    let world = World::new().await;
    let maps = world.factory.of::<ConfigMap>();
    let informer = maps.informer();
    for _ in 0..2 {
        // Two handlers with the same name, as when a controller uses one informer twice, are one series.
        informer
            .add_handler(Handler::new().name("named"))
            .expect("it runs");
    }
    let series = || -> Vec<(String, f64)> {
        let metrics = world.inspector.metrics();
        let lines = metrics
            .lines()
            .filter(|line| line.starts_with("informer_handler_"));
        lines
            .map(|line| {
                let (labels, value) = line.rsplit_once(' ').expect("a value");
                (labels.to_owned(), value.parse().expect("a number"))
            })
            .collect()
    };
    let callbacks = |series: &[(String, f64)]| {
        let of = "informer_handler_callbacks_total{name=\"configmaps\",handler=\"unnamed\"}";
        series
            .iter()
            .find(|(name, _)| name == of)
            .map_or(0.0, |(_, value)| *value)
    };
    let mut before = 0.0;
    for round in 1..=10 {
        for n in 0..1_000 {
            if n % 2 == 0 {
                let registration = informer.add_handler(Handler::new()).expect("it runs");
                registration.synced().await.expect("synced");
                registration.remove();
            } else {
                let mut events = informer.subscribe().expect("it runs");
                events.next().await.expect("an event");
            }
        }
        let found = series();
        let names: std::collections::BTreeSet<_> = found.iter().map(|(name, _)| name).collect();
        assert_eq!(names.len(), found.len(), "no series twice: {found:?}");
        assert_eq!(
            found.len(),
            8 * 2,
            "eight metrics of `named` and `unnamed`: {found:?}"
        );
        let now = callbacks(&found);
        assert!(now >= before, "{now} after {before}");
        before = now;
        tokio::time::sleep(Duration::from_secs(1)).await;
        assert_eq!(callbacks(&series()), f64::from(round) * 1_000.0);
    }
    let status = informer.status();
    assert_eq!(
        (status.unnamed.handlers, status.unnamed.delivered),
        (10_000, 10_000)
    );
    assert_eq!(status.handlers.len(), 2, "nothing is kept of those that are gone");
}
