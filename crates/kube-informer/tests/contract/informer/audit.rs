//! Audits, on the sandbox, in virtual time: B72.

use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, DeleteParams, Patch, PatchParams, PostParams};
use kube_informer::informer::{AuditDifference, AuditError, Handler, RelistCause, SharedInformer, Trouble};
use kube_informer::object::ObjectKey;
use kube_informer::queue::DeltaBatch;
use kube_informer::source::ScriptedSource;
use kube_sandbox::{Fault, Rule, Sandbox, Verb};
use parking_lot::Mutex;
use serde_json::json;

use super::kit::settle;

const A_WHILE: Duration = Duration::from_secs(120);

fn map(name: &str) -> ConfigMap {
    serde_json::from_value(json!({"metadata": {"name": name}, "data": {"of": name}})).expect("a map")
}

async fn create(sandbox: &Sandbox, namespace: &str, name: &str) {
    let maps: Api<ConfigMap> = Api::namespaced(sandbox.client(), namespace);
    maps.create(&PostParams::default(), &map(name))
        .await
        .expect("created");
}

/// A sandbox with maps, and a synced informer of them.
async fn world(names: &[&str]) -> (Sandbox, SharedInformer<ConfigMap>, Arc<Mutex<Vec<Trouble>>>) {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    for name in names {
        create(&sandbox, "default", name).await;
    }
    let troubles = Arc::new(Mutex::new(Vec::new()));
    let reported = Arc::clone(&troubles);
    let informer = SharedInformer::<ConfigMap>::builder(sandbox.client())
        .on_error(move |trouble| reported.lock().push(trouble.clone()))
        .build()
        .expect("nothing is wrong");
    informer.start().expect("a runtime");
    informer.wait_for_sync(A_WHILE).await.expect("synced");
    settle().await;
    (sandbox, informer, troubles)
}

fn key(name: &str) -> ObjectKey {
    ObjectKey::namespaced("default", name)
}

#[tokio::test(start_paused = true)]
async fn b72_an_audit_names_every_difference_and_heals_it_by_a_relist() {
    let (_sandbox, informer, troubles) = world(&["a", "b", "c"]).await;
    let recorder = Arc::new(Mutex::new(Vec::new()));
    let [add, update, delete] = [(); 3].map(|()| Arc::clone(&recorder));
    let handler = Handler::new()
        .on_add(move |map: &Arc<ConfigMap>, initial| {
            add.lock()
                .push(format!("add {:?} {initial}", map.metadata.name.as_deref()));
        })
        .on_update(move |old, new| {
            update
                .lock()
                .push(format!("update {:?} to {:?}", old.data, new.data))
        })
        .on_delete(move |deleted| {
            let unknown = deleted.final_state_unknown;
            delete.lock().push(format!("delete {} {unknown}", deleted.key));
        });
    informer.add_handler(handler).expect("it runs");
    settle().await;
    recorder.lock().clear();
    assert!(informer.audit().await.expect("it can be compared").is_clean());

    let altered = Arc::new(ConfigMap::default());
    let batch = DeltaBatch::new()
        .delete(key("a"))
        .update(key("b"), altered)
        .update(key("z"), Arc::new(map("z")));
    informer.tamper(batch);
    let report = informer.audit().await.expect("it can be compared");
    assert_eq!(
        (report.objects, report.missing, report.different, report.extra),
        (3, 1, 1, 1)
    );
    let named: Vec<_> = report.differences.iter().map(|d| d.key().clone()).collect();
    assert_eq!(named, [key("a"), key("b"), key("z")]);
    assert!(matches!(report.differences[0], AuditDifference::Missing { .. }));
    assert!(matches!(
        report.differences[1],
        AuditDifference::OtherVersion { .. }
    ));
    assert!(matches!(report.differences[2], AuditDifference::Extra { .. }));

    settle().await;
    let mut lines = std::mem::take(&mut *recorder.lock());
    lines[1..].sort();
    assert_eq!(
        lines,
        [
            "delete default/z true",
            "add Some(\"a\") false",
            "update None to Some({\"of\": \"b\"})",
        ]
    );
    assert!(informer.audit().await.expect("it can be compared").is_clean());
    assert_eq!(informer.len(), 3);

    let status = informer.status();
    assert_eq!((status.audits.completed, status.audits.failed), (3, 0));
    assert_eq!(status.troubles.differences, 3);
    assert_eq!(
        status.recent_relists.last().map(|r| r.cause),
        Some(RelistCause::Audit)
    );
    let reported = troubles.lock().clone();
    let [Trouble::Differs(reported)] = &reported[..] else {
        panic!("{reported:?}");
    };
    assert_eq!(reported.count(), 3);
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b72_nothing_false_is_reported_while_everything_changes() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    for namespace in ["default", "kube-system"] {
        for n in 0..20 {
            create(&sandbox, namespace, &format!("m{n}")).await;
        }
    }
    let informers = [
        SharedInformer::<ConfigMap>::builder(sandbox.client()),
        SharedInformer::<ConfigMap>::builder(sandbox.client()).namespaces(["default", "kube-system"]),
    ]
    .map(|builder| builder.build().expect("nothing is wrong"));
    for informer in &informers {
        informer.start().expect("a runtime");
        informer.wait_for_sync(A_WHILE).await.expect("synced");
    }
    // The answer to the list comes long after the request, and the page is small.
    sandbox.fault(Rule::new(Fault::Latency(Duration::from_millis(300))).verb(Verb::List));
    let churn = async {
        for n in 0.. {
            let namespace = ["default", "kube-system"][n % 2];
            let maps: Api<ConfigMap> = Api::namespaced(sandbox.client(), namespace);
            let name = format!("m{}", n % 20);
            let change = Patch::Merge(json!({"data": {"n": n.to_string()}}));
            let _ = maps.patch(&name, &PatchParams::default(), &change).await;
            if n % 5 == 0 {
                let _ = maps.delete(&name, &DeleteParams::default()).await;
                let _ = maps.create(&PostParams::default(), &map(&name)).await;
            }
            tokio::time::sleep(Duration::from_millis(7)).await;
        }
    };
    let audits = async {
        for _ in 0..20 {
            for informer in &informers {
                let report = informer.audit().await.expect("it can be compared");
                assert!(report.is_clean(), "{report}");
                assert!(report.objects >= 38, "{report}");
            }
        }
    };
    tokio::select! {
        () = audits => {}
        () = churn => unreachable!("it goes on for ever"),
    }
    for informer in &informers {
        assert_eq!(informer.status().troubles.differences, 0);
        informer.shutdown().await;
    }
}

#[tokio::test(start_paused = true)]
async fn b72_a_version_that_the_server_forgot_is_tried_again_with_a_new_snapshot_but_not_for_ever() {
    let (sandbox, informer, _) = world(&["a"]).await;
    let expire = || {
        Rule::new(Fault::ExpireVersion)
            .verb(Verb::List)
            .resource("configmaps")
    };
    let twice = sandbox.fault(expire().times(2));
    assert!(informer.audit().await.expect("the third time").is_clean());
    assert_eq!(twice.hits(), 2);
    sandbox.fault(expire());
    let error = informer.audit().await.expect_err("never");
    assert!(matches!(error, AuditError::Expired { .. }), "{error}");
    assert_eq!(informer.status().audits.failed, 1);
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b72_a_scheduled_audit_heals_by_itself_and_reports_its_errors() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    create(&sandbox, "default", "a").await;
    let troubles = Arc::new(Mutex::new(Vec::new()));
    let reported = Arc::clone(&troubles);
    let informer = SharedInformer::<ConfigMap>::builder(sandbox.client())
        .audit_every(Duration::from_secs(60))
        .on_error(move |trouble| reported.lock().push(trouble.to_string()))
        .build()
        .expect("nothing is wrong");
    informer.start().expect("a runtime");
    informer.wait_for_sync(A_WHILE).await.expect("synced");
    settle().await;
    informer.tamper(DeltaBatch::new().delete(key("a")));
    assert!(informer.is_empty());
    tokio::time::sleep(Duration::from_secs(61)).await;
    assert_eq!(informer.len(), 1);
    let said = std::mem::take(&mut *troubles.lock());
    assert!(
        said.iter().any(|line| line.starts_with(
            "the cache differs from the server and is fetched again: 1 objects compared, 1 missing in the cache"
        )),
        "{said:?}"
    );
    let forbidden = Rule::new(Fault::Status(403))
        .verb(Verb::List)
        .resource("configmaps");
    sandbox.fault(forbidden);
    tokio::time::sleep(Duration::from_secs(60)).await;
    let said = troubles.lock().clone();
    assert!(
        said.iter()
            .any(|line| line.starts_with("the audit came to nothing")),
        "{said:?}"
    );
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b72_objects_that_are_kept_out_are_no_difference() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    create(&sandbox, "default", "a").await;
    create(&sandbox, "default", "bad").await;
    sandbox.fault(Rule::new(Fault::Undecodable {
        name: "bad".to_owned(),
    }));
    let informer = SharedInformer::<ConfigMap>::builder(sandbox.client())
        .build()
        .expect("fine");
    informer.start().expect("a runtime");
    informer.wait_for_sync(A_WHILE).await.expect("synced");
    settle().await;
    let report = informer.audit().await.expect("it can be compared");
    assert!(report.is_clean(), "{report}");
    assert_eq!((report.objects, report.kept_out), (2, 1));
    informer.shutdown().await;
}

#[tokio::test(start_paused = true)]
async fn b72_an_audit_that_is_not_possible_is_an_error() {
    let (sandbox, synced, _) = world(&["a"]).await;
    let early = SharedInformer::<ConfigMap>::builder(sandbox.client())
        .build()
        .expect("fine");
    assert!(matches!(early.audit().await, Err(AuditError::NotSynced { .. })));
    sandbox.fault(
        Rule::new(Fault::Stall {
            after: kube_sandbox::After::Bytes(10),
        })
        .verb(Verb::List),
    );
    let error = synced.audit().await.expect_err("nothing comes");
    assert!(
        error
            .to_string()
            .contains("nothing came from the server for 60 s"),
        "{error}"
    );

    let source = ScriptedSource::new();
    source.on_list(kube_informer::source::Page::new(7));
    let own = SharedInformer::<String>::over(source)
        .initial(kube_informer::reflector::InitialSync::List)
        .build()
        .expect("fine");
    own.start().expect("a runtime");
    own.wait_for_sync(A_WHILE).await.expect("synced");
    assert!(matches!(own.audit().await, Err(AuditError::Unsupported { .. })));
    own.shutdown().await;
    assert!(matches!(own.audit().await, Err(AuditError::Stopped { .. })));
}
