//! Objects on the page of a factory whose types are not registered: labels, age, the server's columns, and the object itself.

use std::time::Duration;

use axum::Router;
use axum::body::Body;
use http::{Request, StatusCode};
use http_body_util::BodyExt;
use k8s_openapi::api::core::v1::{ConfigMap, Pod, Secret};
use kube::api::{Api, PostParams};
use kube_informer::factory::{Scope, SharedInformerFactory};
use kube_informer::informer::SharedInformer;
use kube_informer::observe::{Inspector, Query, ServerError};
use kube_sandbox::{Fault, RequestRecord, Rule, Sandbox};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::kit::{World, key};

const SOON: Duration = Duration::from_secs(30);

/// A factory of typed informers, none of which is registered with `shows`.
async fn factory(sandbox: &Sandbox) -> SharedInformerFactory {
    sandbox.load("pods", 30).expect("loaded");
    let factory = SharedInformerFactory::builder(sandbox.client())
        .build()
        .expect("a factory");
    factory.of::<Pod>();
    factory.of::<Secret>();
    factory.start().expect("a runtime");
    factory.wait_for_sync(SOON).await.expect("synced");
    factory
}

/// The requests for tables.
fn tables(sandbox: &Sandbox) -> Vec<RequestRecord> {
    let mut requests = sandbox.requests();
    requests.retain(|request| request.accept.contains("as=Table"));
    requests
}

async fn get(app: &Router, path: &str) -> (StatusCode, Option<String>, Value) {
    let request = Request::get(path).header("host", "localhost");
    let request = request.body(Body::empty()).expect("a request");
    let answer = app.clone().oneshot(request).await.expect("it never fails");
    let (status, origin) = (answer.status(), answer.headers().get("x-object-origin").cloned());
    let bytes = answer.into_body().collect().await.expect("a body").to_bytes();
    let origin = origin.map(|origin| origin.to_str().expect("text").to_owned());
    (status, origin, serde_json::from_slice(&bytes).expect("JSON"))
}

#[tokio::test(start_paused = true)]
async fn objects_of_typed_factories_have_labels_age_version_and_the_columns_of_the_server() {
    let world = World::new().await;
    let factory = factory(&world.sandbox).await;
    let inspector = Inspector::new().factory(&factory);
    let listing = inspector
        .browse("pods", &Query::new().limit(10))
        .expect("there is such an informer");
    for row in &listing.rows {
        assert!(
            !row.labels.is_empty() && row.created.is_some() && row.version.is_some(),
            "{row:?}"
        );
    }
    let keys: Vec<_> = listing
        .rows
        .iter()
        .map(|row| row.key.parse().expect("a key"))
        .collect();
    let columns = inspector
        .columns("pods", &keys)
        .await
        .expect("the server has columns");
    let names: Vec<_> = columns
        .columns
        .iter()
        .map(|column| column.name.as_str())
        .collect();
    assert_eq!(names, ["Ready", "Status", "Restarts"]);
    assert_eq!(columns.rows.len(), keys.len());
    for (key, cells) in &columns.rows {
        assert!(cells[0].contains('/') && !cells[1].is_empty(), "{key}: {cells:?}");
    }
    // Labels are searched, too.
    let found = |words: String| {
        let query = Query::new().search(words);
        inspector
            .browse("pods", &query)
            .expect("there is such an informer")
            .found
    };
    let (name, value) = listing.rows[0].labels.iter().next().expect("a label");
    assert!(found(format!("{name}={value}")) > 0);
    assert_eq!(found(format!("{name}={value}-nope")), 0);
}

#[tokio::test(start_paused = true)]
async fn an_object_whose_type_is_not_registered_is_requested_from_the_server_without_its_secrets() {
    let world = World::new().await;
    let secrets: Api<Secret> = Api::default_namespaced(world.sandbox.client());
    let secret = json!({"metadata": {"name": "db"}, "stringData": {"password": "hunter2"}});
    let secret = serde_json::from_value(secret).expect("a secret");
    secrets
        .create(&PostParams::default(), &secret)
        .await
        .expect("created");
    let factory = factory(&world.sandbox).await;
    let inspector = Inspector::new().factory(&factory).without_authentication();
    let app = inspector.router().expect("it is open");

    let pod = inspector.browse("pods", &Query::new()).expect("pods").rows[0]
        .key
        .clone();
    let (status, origin, object) = get(&app, &format!("/api/object?informer=pods&key={pod}")).await;
    assert_eq!(
        (status, origin.as_deref()),
        (StatusCode::OK, Some("server")),
        "{object}"
    );
    assert_eq!(
        (&object["kind"], &object["apiVersion"]),
        (&json!("Pod"), &json!("v1"))
    );
    assert!(object["spec"]["containers"].is_array() && object["metadata"]["managedFields"].is_null());

    let (_, _, object) = get(&app, "/api/object?informer=secrets&key=default/db").await;
    assert_eq!(object["data"]["password"], "(12 bytes, not shown)");

    // What the cache does not have is not asked for, so that selectors of the informer hold.
    let (status, _, error) = get(&app, "/api/object?informer=pods&key=default/nope").await;
    assert_eq!(
        (status, &error["error"]),
        (StatusCode::NOT_FOUND, &json!("the cache has no such object"))
    );
    let requests = world.sandbox.requests();
    let asked = |request: &RequestRecord| request.query.iter().any(|(_, value)| value.contains("nope"));
    assert!(!requests.iter().any(asked));
}

#[tokio::test(start_paused = true)]
async fn few_requests_bring_the_columns_of_a_page() {
    let world = World::new().await;
    let factory = factory(&world.sandbox).await;
    let inspector = Inspector::new().factory(&factory);
    let rows = inspector.browse("pods", &Query::new()).expect("pods").rows;
    let keys: Vec<_> = rows.iter().map(|row| row.key.parse().expect("a key")).collect();
    let columns = inspector.columns("pods", &keys).await.expect("columns");
    assert_eq!((columns.rows.len(), tables(&world.sandbox).len()), (30, 1));
    let one = inspector.columns("pods", &keys[..1]).await.expect("columns");
    assert_eq!((one.rows.len(), tables(&world.sandbox).len()), (1, 2));
}

#[tokio::test(start_paused = true)]
async fn without_columns_of_the_server_the_reason_is_given_and_the_cache_says_how_objects_are() {
    let world = World::new().await;
    let factory = factory(&world.sandbox).await;
    let inspector = Inspector::new()
        .factory(&factory)
        .shows::<Pod>()
        .without_authentication();
    let rows = inspector.browse("pods", &Query::new()).expect("pods").rows;
    assert!(
        rows[0].ready.is_some() && rows[0].status.is_some(),
        "{:?}",
        rows[0]
    );

    let app = inspector.router().expect("it is open");
    let path = format!("/api/columns?informer=pods&keys={}", rows[0].key);
    let _refusing = world
        .sandbox
        .fault(Rule::new(Fault::Status(403)).resource("pods"));
    let (status, _, answer) = get(&app, &path).await;
    assert_eq!((status, &answer["columns"]), (StatusCode::OK, &json!([])));
    assert!(
        answer["refused"]
            .as_str()
            .is_some_and(|why| why.contains("forbidden")),
        "{answer}"
    );
    let (_, _, answer) = get(&app, "/api/columns?informer=nope&keys=a").await;
    assert!(
        answer["refused"]
            .as_str()
            .is_some_and(|why| why.contains("no such informer")),
        "{answer}"
    );

    let silent = inspector.clone().without_requests();
    let key = rows[0].key.parse().expect("a key");
    assert_eq!(silent.columns("pods", &[key]).await, Err(ServerError::NotAllowed));
}

#[tokio::test(start_paused = true)]
async fn of_an_opaque_informer_only_keys_are_shown() {
    let world = World::new().await;
    world.make("default", "a").await;
    world
        .patch("default", "a", json!({"metadata": {"labels": {"app": "web"}}}))
        .await;
    let maps = world.maps();
    maps.wait_for_sync(SOON).await.expect("synced");
    let inspector = Inspector::new().opaque(&maps);
    let row = &inspector.browse("configmaps", &Query::new()).expect("maps").rows[0];
    assert!(row.labels.is_empty() && row.created.is_none(), "{row:?}");
    let asked = inspector.columns("configmaps", &[key("a")]).await;
    assert_eq!(asked, Err(ServerError::Opaque));
    assert_eq!(
        inspector.object_on_server("configmaps", &key("a")).await,
        Err(ServerError::Opaque)
    );
    let shown = Inspector::new().informer(&maps);
    assert_eq!(
        shown.browse("configmaps", &Query::new()).expect("maps").rows[0].labels["app"],
        "web"
    );
}

#[tokio::test(start_paused = true)]
async fn columns_are_requested_with_the_namespaces_and_selectors_of_the_informer() {
    let world = World::new().await;
    for name in ["a", "b"] {
        world.make("default", name).await;
    }
    world
        .patch("default", "a", json!({"metadata": {"labels": {"app": "web"}}}))
        .await;
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .build()
        .expect("a factory");
    let scope = Scope::new().namespaces(["default"]).labels("app=web");
    let name = factory
        .of_selected::<ConfigMap>(scope)
        .informer()
        .name()
        .to_owned();
    factory.start().expect("a runtime");
    factory.wait_for_sync(SOON).await.expect("synced");
    let inspector = Inspector::new().factory(&factory);
    let columns = inspector
        .columns(&name, &[key("a"), key("b")])
        .await
        .expect("columns");
    assert_eq!(columns.rows.keys().collect::<Vec<_>>(), ["default/a"]);
    assert_eq!(columns.rows["default/a"], ["0"]);
    let requests = tables(&world.sandbox);
    let of = |name: &str| {
        let query = requests[0].query.iter().find(|(other, _)| other == name);
        query.map(|(_, value)| value.as_str())
    };
    assert_eq!((requests.len(), requests[0].namespace.as_str()), (1, "default"));
    assert_eq!(
        (of("labelSelector"), of("fieldSelector")),
        (Some("app=web"), Some("metadata.name=a"))
    );
}

#[tokio::test(start_paused = true)]
async fn changed_labels_of_an_unregistered_type_are_shown_as_they_happen() {
    let world = World::new().await;
    world.make("default", "a").await;
    let factory = SharedInformerFactory::builder(world.sandbox.client())
        .build()
        .expect("a factory");
    factory.of::<ConfigMap>();
    factory.start().expect("a runtime");
    factory.wait_for_sync(SOON).await.expect("synced");
    let inspector = Inspector::new().factory(&factory).without_authentication();
    let app = inspector.router().expect("it is open");
    // A client of the live stream makes the inspector compare fields.
    let request = Request::get("/api/live").header("host", "localhost");
    let request = request.body(Body::empty()).expect("a request");
    let live = app.clone().oneshot(request).await.expect("it never fails");
    tokio::time::sleep(Duration::from_secs(3)).await;
    world
        .patch(
            "default",
            "a",
            json!({"metadata": {"labels": {"app": "web", "token": "hunter2"}}}),
        )
        .await;
    crate::kit::until("the change is seen", || !inspector.changes().is_empty()).await;
    let change = inspector.changes().remove(0);
    assert_eq!(change.fields, ["metadata.labels.app", "metadata.labels.token"]);
    assert_eq!(
        (change.values[0].old.as_deref(), change.values[0].new.as_deref()),
        (None, Some("web"))
    );
    assert_eq!(change.values[1].new.as_deref(), Some("(not shown)"));
    drop(live);
}

mod projections {
    use kube_informer::source::Encoding;
    use serde::Deserialize;

    use super::*;

    #[derive(Deserialize)]
    #[expect(dead_code, reason = "only decoded")]
    struct Slim {
        spec: Spec,
        status: Status,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only decoded")]
    struct Spec {
        node_name: Option<String>,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    #[expect(dead_code, reason = "only decoded")]
    struct Status {
        phase: String,
        pod_ip: Option<String>,
    }

    /// The fields that no object has, as the status says.
    async fn unfilled(encoding: Encoding) -> Vec<String> {
        let world = World::new().await;
        world.sandbox.load("pods", 50).expect("loaded");
        let slim = SharedInformer::<Slim>::projection_of::<Pod>(world.sandbox.client());
        let slim = slim.encoding(encoding).build().expect("nothing is wrong");
        assert!(slim.status().unfilled.is_none(), "nothing was seen yet");
        slim.start().expect("once");
        slim.wait_for_sync(SOON).await.expect("synced");
        let inspector = Inspector::new().opaque(&slim);
        let report = inspector.report();
        let found = slim.status().unfilled.expect("podIp is no field of a pod");
        assert_eq!(report.informers[0].looked_at, found.looked_at);
        assert_eq!(report.informers[0].unfilled.len(), found.fields.len());
        assert_eq!(found.looked_at, 50);
        found.fields.iter().map(ToString::to_string).collect()
    }

    #[tokio::test(start_paused = true)]
    async fn a_field_that_no_object_fills_is_reported_whatever_the_encoding() {
        let misspelt = ["status.podIp (objects have `podIP`)"];
        assert_eq!(unfilled(Encoding::Json).await, misspelt);
        assert_eq!(unfilled(Encoding::WhenTyped).await, misspelt);
    }

    #[tokio::test(start_paused = true)]
    async fn types_of_objects_are_not_checked() {
        let world = World::new().await;
        world.sandbox.load("pods", 3).expect("loaded");
        let pods = SharedInformer::<Pod>::builder(world.sandbox.client()).build();
        let pods = pods.expect("nothing is wrong");
        pods.start().expect("once");
        pods.wait_for_sync(SOON).await.expect("synced");
        assert!(pods.status().unfilled.is_none());
    }
}
