//! The inspector's page and its data.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use http::{Request, StatusCode};
use http_body_util::BodyExt;
use k8s_openapi::api::core::v1::{ConfigMap, Pod};
use kube_informer::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::SharedInformer;
use kube_informer::observe::{Compared, Inspector};
use kube_informer::view::Collection;
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::kit::{World, run, until};

async fn get(app: &Router, path: &str) -> (StatusCode, String) {
    let request = Request::get(path)
        .header("host", "localhost")
        .body(Body::empty())
        .expect("a request");
    let answer = app.clone().oneshot(request).await.expect("it never fails");
    let status = answer.status();
    let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
    (status, String::from_utf8(bytes.to_vec()).expect("text"))
}

#[tokio::test(start_paused = true)]
async fn a_mounted_page_answers_with_and_without_a_slash_at_the_end() {
    let inspector = Inspector::new().without_authentication();
    let app = Router::new().merge(inspector.router_at("/inspect/").expect("it is open"));
    for (path, base) in [("/inspect", "./inspect/"), ("/inspect/", "./")] {
        let (status, page) = get(&app, path).await;
        assert_eq!(status, StatusCode::OK, "{path}");
        assert!(page.contains(&format!("href=\"{base}\"")), "{path}: {page}");
    }
    assert_eq!(get(&app, "/inspect/api/report").await.0, StatusCode::OK);
    let locked = Inspector::new().token("correct horse battery staple");
    let app = Router::new().merge(locked.router_at("inspect").expect("it has a token"));
    for path in ["/inspect", "/inspect/"] {
        assert_eq!(get(&app, path).await.0, StatusCode::UNAUTHORIZED, "{path}");
    }
}

#[tokio::test(start_paused = true)]
async fn the_page_knows_why_keys_were_reconciled() {
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = world.maps();
    let runner = Controller::new(&maps)
        .name("keeper")
        .reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    let inspector = Inspector::new().controller(&runner).without_authentication();
    let app = inspector.router().expect("it is open");
    let (_running, stop) = run(&runner);
    runner.quiet().await;
    let (status, body) = get(&app, "/api/runs?key=default/a").await;
    let runs: Value = serde_json::from_str(&body).expect("JSON");
    assert_eq!(
        (status, &runs[0]["controller"], &runs[0]["outcome"]),
        (StatusCode::OK, &json!("keeper"), &json!("done"))
    );
    assert_eq!(runs[0]["causes"][0]["kind"], "initial");
    let (_, all) = get(&app, "/api/runs").await;
    assert!(all.contains("default/a"), "{all}");
    assert_eq!(get(&app, "/api/runs?key=a/b/c").await.0, StatusCode::NOT_FOUND);
    stop.cancel();
}

#[tokio::test(start_paused = true)]
async fn an_update_is_shown_with_old_and_new_values() {
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = world.maps();
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let inspector = Inspector::new().informer(&maps).without_authentication();
    let app = inspector.router().expect("it is open");
    // A client of the live stream makes the inspector compare fields.
    let request = Request::get("/api/live")
        .header("host", "localhost")
        .body(Body::empty())
        .expect("a request");
    let live = app.clone().oneshot(request).await.expect("it never fails");
    tokio::time::sleep(Duration::from_secs(3)).await;
    world
        .patch("default", "a", json!({"data": {"colour": "red"}}))
        .await;
    until("the first change is seen", || inspector.changes().len() == 1).await;
    world
        .patch("default", "a", json!({"data": {"colour": "blue"}}))
        .await;
    until("the second change is seen", || inspector.changes().len() == 2).await;
    let change = inspector.changes().remove(1);
    assert_eq!(change.fields, ["data.colour"]);
    let value = &change.values[0];
    assert_eq!(
        (value.old.as_deref(), value.new.as_deref()),
        (Some("red"), Some("blue"))
    );
    drop(live);
}

#[tokio::test(start_paused = true)]
async fn an_update_says_what_was_compared_to_find_its_fields() {
    let world = World::new().await;
    world.make("default", "a").await;
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .build()
        .expect("nothing is wrong");
    factory.of::<ConfigMap>();
    factory.start().expect("a runtime");
    factory
        .wait_for_sync(Duration::from_secs(10))
        .await
        .expect("synced");
    let inspector = Inspector::new().factory(&factory).without_authentication();
    let app = inspector.router().expect("it is open");
    // The inspector samples every two seconds, with and without a client of the live stream.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let patch = async |value: &str, changes: usize| {
        let data = json!({"data": {"colour": value}});
        world.patch("default", "a", data).await;
        until("the change is seen", || inspector.changes().len() == changes).await;
        inspector.changes().pop().expect("a change")
    };
    let change = patch("red", 1).await;
    assert_eq!((change.compared, change.fields.len()), (Compared::Nothing, 0));

    let request = Request::get("/api/live")
        .header("host", "localhost")
        .body(Body::empty())
        .expect("a request");
    let live = app.clone().oneshot(request).await.expect("it never fails");
    tokio::time::sleep(Duration::from_secs(1)).await;
    let change = patch("blue", 2).await;
    assert_eq!((change.compared, change.fields.len()), (Compared::Metadata, 0));
    let (_, changes) = get(&app, "/api/changes").await;
    let changes: Value = serde_json::from_str(&changes).expect("JSON");
    assert_eq!(changes[1]["compared"], "metadata");
    let script = get(&app, "/page.js").await.1;
    assert!(script.contains(r#"change.compared === "metadata""#) && script.contains("Inspector::shows"));

    let inspector_of_shown = inspector.clone().shows::<ConfigMap>();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let change = patch("green", 3).await;
    assert_eq!(
        (change.compared, change.fields),
        (Compared::Objects, vec!["data.colour".to_owned()])
    );
    drop((live, inspector_of_shown));
}

/// The paths in the table of docs/src/inspector.md.
fn documented_paths() -> Vec<String> {
    let path = format!("{}/../../docs/src/inspector.md", env!("CARGO_MANIFEST_DIR"));
    let guide = std::fs::read_to_string(path).expect("the guide");
    let rows = guide
        .lines()
        .skip_while(|line| *line != "| path | content |")
        .skip(2)
        .take_while(|line| line.starts_with('|'));
    let cells = rows.filter_map(|row| row.split('|').nth(1));
    cells
        .flat_map(|cell| cell.split('`').skip(1).step_by(2))
        .map(str::to_owned)
        .collect()
}

#[tokio::test(start_paused = true)]
async fn every_documented_path_answers() {
    let world = World::new().await;
    world.make("default", "a").await;
    let maps = world.maps();
    maps.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let view = Collection::of(&maps).expect("open").named("every map");
    let runner = Controller::new(&maps).reconcile(async |_, _| Ok::<_, std::io::Error>(Action::done()));
    let inspector = Inspector::new()
        .informer(&maps)
        .controller(&runner)
        .view_values(&view)
        .without_authentication();
    let app = inspector.router().expect("it is open");
    let (_running, stop) = run(&runner);
    runner.quiet().await;
    let report: Value = serde_json::from_str(&get(&app, "/api/report").await.1).expect("JSON");
    let node = report["views"]
        .as_array()
        .and_then(|views| views.iter().find(|view| view["name"] == "every map"))
        .and_then(|view| view["nodes"].as_array()?.last())
        .map(|node| node["id"].to_string())
        .expect("the view has an id");

    let paths = documented_paths();
    assert!(paths.len() > 12, "{paths:?}");
    for documented in paths {
        let path = documented
            .replace("NAME", "configmaps")
            .replace("WORDS", "a")
            .replace("namespace=N", "namespace=default")
            .replace("&after=KEY", "")
            .replace("KEY,KEY", "default/a")
            .replace("KEY", "default/a")
            .replace("ID", &node);
        let request = Request::get(&path)
            .header("host", "localhost")
            .body(Body::empty())
            .expect("a request");
        let answer = app.clone().oneshot(request).await.expect("it never fails");
        assert_eq!(
            answer.status(),
            StatusCode::OK,
            "{path}, documented as {documented}"
        );
        let kind = answer.headers()["content-type"]
            .to_str()
            .expect("text")
            .to_owned();
        let mut body = answer.into_body();
        // The live stream does not end. Its first part begins with everything.
        let begin = body.frame().await.expect("a part").expect("no error");
        let begin = begin.into_data().expect("data");
        match documented.split('?').next().unwrap_or_default() {
            "/" => assert!(begin.starts_with(b"<!doctype html>"), "{begin:?}"),
            "/api/live" => assert!(begin.starts_with(b"event: report\n"), "{begin:?}"),
            path if path.starts_with("/api/") => {
                assert_eq!(kind, "application/json", "{path}");
                serde_json::from_slice::<Value>(&begin).expect("JSON");
            }
            _ => assert!(kind.starts_with("text/plain"), "{path}: {kind}"),
        }
    }
    stop.cancel();
}

#[tokio::test(start_paused = true)]
async fn the_alarm_about_a_misspelt_field_is_in_the_data_of_the_page() {
    #[derive(serde::Deserialize)]
    #[expect(dead_code, reason = "only decoded")]
    struct Slim {
        status: Status,
    }

    #[derive(serde::Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only decoded")]
    struct Status {
        phase: String,
        pod_ip: Option<String>,
    }

    let world = World::new().await;
    world.sandbox.load("pods", 20).expect("loaded");
    let pods = SharedInformer::<Slim>::projection_of::<Pod>(world.sandbox.client());
    let pods = pods.build().expect("nothing is wrong");
    pods.start().expect("once");
    pods.wait_for_sync(Duration::from_secs(10)).await.expect("synced");
    let inspector = Inspector::new().opaque(&pods).without_authentication();
    let app = inspector.router().expect("it is open");
    let (_, report) = get(&app, "/api/report").await;
    let report: Value = serde_json::from_str(&report).expect("JSON");
    let informer = &report["informers"][0];
    assert_eq!(
        informer["unfilled"],
        json!([{"path": "status.podIp", "similar": "podIP"}])
    );
    assert_eq!(informer["lookedAt"], 20);
    // The page makes an alarm of the fields that have a similar name.
    let script = get(&app, "/page.js").await.1;
    assert!(script.contains("informer.unfilled ?? []).filter((field) => field.similar)"));
}
