//! The inspector's page in a real browser: the page loads, follows events, shows errors, hides secrets, fits on a
//! phone, and logs no errors on the console.
//!
//! ```console
//! $ cargo test -p testbed --features browser --test browser
//! ```
//!
//! `SHOTS=folder` saves what the test looks at. Screenshots for the docs are taken of a page that has run for ten minutes:
//!
//! ```console
//! $ cargo run --release -p kube-informer --features inspect --example inspect -- --listen 127.0.0.1:8080 &
//! $ PAGE=http://127.0.0.1:8080/ PICTURES=docs/images cargo test -p testbed --features browser --test browser -- --ignored
//! ```

mod driver;

use std::path::Path;
use std::sync::mpsc;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use k8s_openapi::api::core::v1::{ConfigMap, Node, Pod, Secret};
use kube::api::{Api, ListParams, Patch, PatchParams, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::Handler;
use kube_informer::observe::Inspector;
use kube_informer::view::Collection;
use kube_sandbox::{Fault, Rule, Sandbox};
use serde_json::{Value, json};

use driver::Browser;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_page_shows_events_and_errors() -> Result<()> {
    let sandbox = Sandbox::start().await?;
    sandbox.load("pods", 200)?;
    sandbox.fault(Rule::new(Fault::Status(403)).resource("nodes"));
    let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let secrets: Api<Secret> = Api::default_namespaced(sandbox.client());
    create(
        &maps,
        json!({"metadata": {"name": "settings", "labels": {"app": "shop"}}, "data": {"mode": "plain"}}),
    )
    .await?;
    create(
        &secrets,
        json!({"metadata": {"name": "db"}, "stringData": {"password": "hunter2"}}),
    )
    .await?;

    let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    factory.of::<Pod>();
    factory.of::<Secret>();
    factory.of::<Node>();
    let (release, held) = mpsc::channel::<()>();
    let hangs = Handler::new().on_update(move |_, _| held.recv().unwrap_or_default());
    factory
        .of::<ConfigMap>()
        .informer()
        .add_handler(hangs.name("waits for a lock").blocking())?;
    let node_of = |pod: &Pod| pod.spec.as_ref().and_then(|spec| spec.node_name.clone());
    let per_node = Collection::of(factory.of::<Pod>().informer())?
        .group_by(move |_, pod| node_of(pod))
        .count()
        .named("pods per node");
    factory.start()?;
    // Pods are not registered: their columns, and a pod that is opened, come from the server.
    let page = Inspector::new()
        .factory(&factory)
        .shows::<ConfigMap>()
        .shows::<Secret>()
        .view_values(&per_node)
        .serve("127.0.0.1:0")
        .await?;

    let browser = Browser::open().await?;
    let looked = look(&browser, &page.url(), &maps).await;
    browser.close().await?;
    looked?;
    drop(release);
    page.shutdown().await;
    factory.shutdown().await;
    Ok(())
}

async fn look(browser: &Browser, page: &str, maps: &Api<ConfigMap>) -> Result<()> {
    // The page loads, and shows the healthy informers and the forbidden one with its advice.
    browser.screen(1280, 900, false).await?;
    browser.visit(page).await?;
    browser.reads("#connection", "live").await?;
    browser.script("window.stayed = true").await?;
    browser.reads("#informers", "pods").await?;
    browser.reads("tr[data-key=pods]", "synced").await?;
    browser.reads("tr[data-key=pods]", "200").await?;
    browser.reads("tr[data-key=nodes]", "degraded").await?;
    browser.reads("#attention", "nodes: forbidden").await?;
    browser.reads("#attention", "ClusterRole").await?;
    browser
        .until(
            "charts that are drawn",
            "document.querySelectorAll('#charts .line[d]').length === 4",
        )
        .await?;
    browser.click("tr[data-key=nodes] [aria-expanded]").await?;
    browser.reads("#informers .details", "forbidden").await?;

    // Charts have axes, whose length can be chosen.
    browser
        .until(
            "an axis that ends with the highest value",
            "document.querySelector('#charts figure:last-child .scale').textContent.startsWith('500')",
        )
        .await?;
    let spans = "const [from, , to] = [...document.querySelectorAll('#charts figure:first-child .axis span')].map((span) => span.textContent); \
        const seconds = (text) => text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0); \
        return (seconds(to) - seconds(from) + 86400) % 86400";
    ensure!(
        browser.script(spans).await? == json!(600),
        "the charts show ten minutes"
    );
    browser
        .script("const of = document.getElementById('window'); of.value = '60'; of.dispatchEvent(new Event('change'))")
        .await?;
    ensure!(
        browser.script(spans).await? == json!(60),
        "the charts show a minute"
    );

    keep_picture(browser, "overview").await?;

    // A pod has the server's columns, and opens although its type is not registered.
    browser.click("nav [data-view=objects]").await?;
    browser.reads("#found", "200 objects of pods").await?;
    browser.reads("#object-columns", "Restarts").await?;
    browser.reads("#rows tr:first-child", "Running").await?;
    keep_picture(browser, "objects").await?;
    browser.click("#rows button").await?;
    browser.reads("#json", "containers").await?;
    browser.reads("#object-note", "As the server has it now").await?;
    browser.click("#as-yaml").await?;
    browser.reads("#json", "kind: Pod").await?;
    keep_picture(browser, "yaml").await?;
    browser.click("#as-yaml").await?;
    browser.click("#close").await?;

    // A derived collection is drawn, and explains a key.
    browser.click("nav [data-view=work]").await?;
    browser.reads("#view-graph", "pods per node").await?;
    browser.click("#view-graph .node:last-child").await?;
    browser.click("#view-keys button").await?;
    browser.reads("#view-why", "Computed from").await?;
    browser.reads("#view-why .sources", "pods").await?;
    browser
        .script("document.getElementById('views-part').scrollIntoView()")
        .await?;
    keep_picture(browser, "views").await?;

    // The event feed shows a new object and its change without a reload.
    browser.click("nav [data-view=events]").await?;
    create(
        maps,
        json!({"metadata": {"name": "fresh"}, "data": {"mode": "new"}}),
    )
    .await?;
    browser.reads("#feed", "default/fresh").await?;
    change(maps, "settings", "fancy").await?;
    browser.reads("#feed", "data.mode").await?;
    // The type of pods is not shown, so the status of a pod is not compared, and the page names the remedy.
    let pods: Api<Pod> = Api::all(maps.clone().into_client());
    let pods = pods.list(&ListParams::default().limit(1)).await?;
    let pod = pods.items.first().context("there are 200 pods")?;
    let namespace = pod.metadata.namespace.as_deref().unwrap_or_default();
    let name = pod.metadata.name.as_deref().unwrap_or_default();
    let of_namespace: Api<Pod> = Api::namespaced(maps.clone().into_client(), namespace);
    let patch = Patch::Merge(json!({"status": {"reason": "Tested"}}));
    of_namespace
        .patch_status(name, &PatchParams::default(), &patch)
        .await?;
    browser.reads("#feed", "Inspector::shows").await?;

    // The object is found in the cache, and its view follows changes.
    browser.click("nav [data-view=objects]").await?;
    let choose = "const of = document.getElementById('of'); of.value = 'configmaps'; of.dispatchEvent(new Event('change'))";
    browser.script(choose).await?;
    browser.reads("#found", "configmaps").await?;
    browser.types("#words", "app=shop").await?;
    browser.reads("#found", "1 object of configmaps").await?;
    browser.click("#rows button").await?;
    browser.reads("#json", "\"fancy\"").await?;
    change(maps, "settings", "fancier").await?;
    browser.reads("#json", "\"fancier\"").await?;
    browser.click("#close").await?;

    // The values of a secret stay hidden.
    browser.script(&choose.replace("configmaps", "secrets")).await?;
    browser
        .script("document.getElementById('words').value = ''")
        .await?;
    browser.types("#words", "db").await?;
    browser.reads("#found", "1 object of secrets").await?;
    browser.click("#rows button").await?;
    browser.reads("#json", "bytes, not shown").await?;
    let shown = browser
        .script("return document.documentElement.outerHTML")
        .await?;
    let shown = shown.as_str().unwrap_or_default();
    ensure!(
        !shown.contains("hunter2") && !shown.contains("aHVudGVyMg"),
        "a secret is on the page"
    );
    browser.click("#close").await?;

    // A blocked handler is shown by name.
    browser.click("nav [data-view=overview]").await?;
    browser
        .reads("#attention", "“waits for a lock” of configmaps is stalled")
        .await?;
    browser.click("nav [data-view=work]").await?;
    browser.reads("#handlers", "stalled").await?;

    // On a phone no view is wider than the screen.
    browser.screen(390, 844, true).await?;
    for view in ["overview", "work", "objects", "events"] {
        browser.click(&format!("nav [data-view={view}]")).await?;
        let fits = "return document.documentElement.scrollWidth <= document.documentElement.clientWidth";
        ensure!(
            browser.script(fits).await? == json!(true),
            "{view} is wider than a phone"
        );
        keep_picture(browser, &format!("phone-{view}")).await?;
    }

    ensure!(
        browser.script("return window.stayed").await? == json!(true),
        "the page was loaded anew"
    );
    let console_errors = browser.console_errors().await?;
    ensure!(console_errors.is_empty(), "the console says {console_errors:#?}");
    Ok(())
}

/// Saves what the browser shows, if the environment names a folder for it.
async fn keep_picture(browser: &Browser, name: &str) -> Result<()> {
    if let Ok(folder) = std::env::var("SHOTS") {
        std::fs::create_dir_all(&folder)?;
        std::fs::write(
            Path::new(&folder).join(format!("{name}.png")),
            browser.picture().await?,
        )?;
    }
    Ok(())
}

async fn create<K>(api: &Api<K>, object: Value) -> Result<()>
where
    K: Clone + serde::Serialize + serde::de::DeserializeOwned + std::fmt::Debug,
{
    api.create(&PostParams::default(), &serde_json::from_value(object)?)
        .await?;
    Ok(())
}

async fn change(maps: &Api<ConfigMap>, name: &str, mode: &str) -> Result<()> {
    let patch = Patch::Merge(json!({"data": {"mode": mode}}));
    maps.patch(name, &PatchParams::default(), &patch).await?;
    Ok(())
}

#[tokio::test]
#[ignore = "takes the pictures for the docs, of a page that runs already"]
async fn pictures() -> Result<()> {
    let page = std::env::var("PAGE").context("PAGE is the address of the page")?;
    let folder = std::env::var("PICTURES").context("PICTURES is the folder for the pictures")?;
    let browser = Browser::open().await?;
    let taken = take(&browser, &page, Path::new(&folder)).await;
    browser.close().await?;
    taken
}

async fn take(browser: &Browser, page: &str, folder: &Path) -> Result<()> {
    std::fs::create_dir_all(folder)?;
    let pictures = [
        ("page", "overview", 1280, 1000, false, false),
        ("page-dark", "overview", 1280, 1000, false, true),
        ("page-work", "work", 1280, 760, false, false),
        ("page-objects", "objects", 1280, 760, false, false),
        ("page-events", "events", 1280, 760, false, false),
        ("page-phone", "overview", 390, 844, true, false),
    ];
    for (name, view, width, height, phone, dark) in pictures {
        browser.screen(width, height, phone).await?;
        browser.dark(dark).await?;
        browser.visit(&format!("{page}#{view}")).await?;
        browser.script("location.reload()").await?;
        browser.reads("#connection", "live").await?;
        browser
            .until(
                "charts that are drawn",
                "document.querySelectorAll('#charts .line[d]').length === 4",
            )
            .await?;
        if view == "objects" {
            browser.reads("#found", "objects of").await?;
        }
        // New rows fade in.
        tokio::time::sleep(Duration::from_secs(2)).await;
        std::fs::write(folder.join(format!("{name}.png")), browser.picture().await?)?;
    }
    Ok(())
}
