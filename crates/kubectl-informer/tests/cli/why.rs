//! `why`, against the page of a program.

use std::time::Duration;

use k8s_openapi::api::core::v1::Namespace;
use kube_informer::controller::{Action, Controller};
use kube_informer::informer::SharedInformer;
use kube_informer::observe::Inspector;
use tokio_util::sync::CancellationToken;

use crate::common::{Ended, Server, bare};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn why_prints_the_causes_and_the_errors_of_a_key() {
    let server = Server::start().await;
    let namespaces = SharedInformer::<Namespace>::builder(server.sandbox.client())
        .build()
        .expect("well");
    namespaces.start().expect("once");
    let runner = Controller::new(&namespaces)
        .name("keeper")
        .reconcile(async |key, _| match key.name() {
            "default" => Err("it has no quota"),
            _ => Ok(Action::done()),
        });
    let page = Inspector::new()
        .controller(&runner)
        .serve("127.0.0.1:0")
        .await
        .expect("a port");
    let stop = CancellationToken::new();
    let running = tokio::spawn({
        let (runner, stop) = (runner.clone(), stop.clone());
        async move { runner.run(stop).await }
    });
    while runner.stats().failed < 2 {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let printed = Ended::of(bare(&format!("why default --page {}", page.url()))).await;
    assert_eq!(printed.code, Some(0), "{}", printed.err);
    assert!(printed.out.contains("keeper  default"), "{}", printed.out);
    assert!(printed.out.contains("failed: it has no quota"), "{}", printed.out);
    assert!(
        printed.out.contains("    namespaces default initial at version"),
        "{}",
        printed.out
    );
    assert!(printed.out.contains("    retry\n"), "{}", printed.out);

    let all = Ended::of(bare(&format!("why -o json --page {}", page.url()))).await;
    assert!(all.out.contains("\"kube-system\""), "{}", all.out);
    let unknown = Ended::of(bare(&format!("why nothing --page {}", page.url()))).await;
    assert_eq!(unknown.code, Some(1));
    assert!(
        unknown.err.contains("has reconciled nothing lately"),
        "{}",
        unknown.err
    );
    stop.cancel();
    page.shutdown().await;
    let nowhere = Ended::of(bare("why default --page http://127.0.0.1:1")).await;
    assert!(
        nowhere.code == Some(1) && nowhere.err.contains("does not answer"),
        "{}",
        nowhere.err
    );
    running.await.expect("no panic").expect("no error");
}
