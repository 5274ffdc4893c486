//! Serves the inspector's page for a small cluster with changing pods, a handler that hangs and a forbidden resource.
//!
//! ```console
//! $ cargo run --release -p kube-informer --features inspect --example inspect
//! $ cargo run --release -p kube-informer --features inspect --example inspect -- --for 60s --listen 0.0.0.0:8080
//! ```
//!
//! Open the address that it prints. The example runs until Ctrl-C or for the time given by `--for`. If its output is not a terminal, it
//! runs for three seconds.

#![allow(clippy::print_stdout, reason = "an example prints its results")]

use std::io::IsTerminal;
use std::time::Duration;

use k8s_openapi::api::core::v1::{ConfigMap, Pod, Secret};
use kube::api::{Api, Patch, PatchParams, PostParams};
use kube_informer::controller::{Action, Controller};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::Handler;
use kube_informer::observe::Inspector;
use kube_informer::view::Collection;
use kube_sandbox::{Fault, Rule, Sandbox};
use serde_json::json;
use tokio_util::sync::CancellationToken;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let options = Options::parse()?;

    // An embedded cluster. For a real cluster the client is `kube_informer::source::client(kube::Config::infer().await?)?`.
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 2_000)?;
    sandbox.load("deployments", 200)?;
    sandbox.load("configmaps", 300)?;
    sandbox.fault(Rule::new(Fault::Status(403)).resource("nodes"));
    let secrets: Api<Secret> = Api::default_namespaced(sandbox.client());
    let secret = json!({"metadata": {"name": "database"}, "stringData": {"password": "not for the page"}});
    secrets
        .create(&PostParams::default(), &serde_json::from_value(secret)?)
        .await?;

    // A typical program: informers, handlers and a controller.
    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    let pods = factory.core().v1().pods();
    let maps = factory.core().v1().config_maps();
    factory.apps().v1().deployments();
    factory.core().v1().secrets();
    factory.core().v1().nodes();
    pods.informer().add_handler(Handler::new().name("counter"))?;
    let hangs = Handler::new().on_update(|_, _| std::thread::sleep(Duration::from_secs(3_600)));
    maps.informer()
        .add_handler(hangs.name("waits for a lock").blocking())?;
    let labels = Controller::new(pods.informer())
        .name("labels")
        .workers(2)
        .reconcile(async |_, _| {
            tokio::time::sleep(Duration::from_millis(2)).await;
            Ok::<_, std::io::Error>(Action::done())
        });
    let on_nodes = Collection::of(pods.informer())?
        .filter_map(|_, pod| pod.spec.as_ref()?.node_name.clone())
        .named("scheduled pods");
    let per_node = on_nodes
        .group_by(|_, node| [node.to_string()])
        .count()
        .named("pods per node");
    factory.start()?;

    // These lines are all that the page needs.
    let page = Inspector::new()
        .factory(&factory)
        .shows::<Pod>()
        .shows::<ConfigMap>()
        .shows::<Secret>()
        .controller(&labels)
        .view_values(&per_node)
        .serve(&*options.listen)
        .await?;
    println!("page: {}", page.url());

    let stop = CancellationToken::new();
    let running = tokio::spawn({
        let (labels, stop) = (labels.clone(), stop.clone());
        async move { labels.run(stop).await }
    });
    let churning = tokio::spawn(churn(sandbox.client(), stop.clone()));
    match options.duration {
        Some(duration) => tokio::time::sleep(duration).await,
        None => tokio::signal::ctrl_c().await?,
    }
    stop.cancel();
    churning.await?.map_err(|error| error.to_string())?;
    running.await??;
    for informer in factory.status() {
        println!(
            "{}: {}, {} objects, {} events",
            informer.name, informer.state, informer.objects, informer.events
        );
    }
    page.shutdown().await;
    // `factory.shutdown()` would wait an hour for the handler that hangs.
    std::process::exit(0);
}

/// Creates and changes pods, at a rate that varies.
async fn churn(client: kube::Client, stop: CancellationToken) -> kube::Result<()> {
    let pods: Api<Pod> = Api::namespaced(client.clone(), "default");
    let maps: Api<ConfigMap> = Api::namespaced(client, "default");
    let patch = PatchParams::apply("example").force();
    for n in 0u64.. {
        let map = json!({"apiVersion": "v1", "kind": "ConfigMap", "metadata": {"name": "counter"}, "data": {"n": n.to_string()}});
        maps.patch("counter", &patch, &Patch::Apply(map)).await?;
        let name = format!("job-{:02}", n % 40);
        let pod = json!({
            "apiVersion": "v1", "kind": "Pod",
            "metadata": {"name": name, "labels": {"app": "job", "round": (n / 40).to_string()}},
            "spec": {"containers": [{"name": "main", "image": "example/job", "env": [{"name": "API_TOKEN", "value": "not for the page"}]}]},
        });
        pods.patch(&name, &patch, &Patch::Apply(pod)).await?;
        let pause = if (n / 60) % 3 == 0 { 40 } else { 150 };
        tokio::select! {
            () = stop.cancelled() => break,
            () = tokio::time::sleep(Duration::from_millis(pause)) => {}
        }
    }
    Ok(())
}

/// The options of the command line.
struct Options {
    listen: String,
    /// `None`: run until Ctrl-C.
    duration: Option<Duration>,
}

impl Options {
    fn parse() -> Result<Self, String> {
        let mut options = Self {
            listen: "127.0.0.1:0".to_owned(),
            duration: (!std::io::stdout().is_terminal()).then_some(Duration::from_secs(3)),
        };
        let mut arguments = std::env::args().skip(1);
        while let Some(name) = arguments.next() {
            let value = arguments.next();
            match (name.as_str(), value) {
                ("--listen", Some(address)) => options.listen = address,
                ("--for", Some(time)) => {
                    let seconds = time.strip_suffix('s').unwrap_or(&time).parse();
                    options.duration = Some(Duration::from_secs(
                        seconds.map_err(|_| format!("{time:?} is not a duration such as 5s"))?,
                    ));
                }
                _ => return Err("the options are --for 5s and --listen 127.0.0.1:8080".to_owned()),
            }
        }
        Ok(options)
    }
}
