//! An older `kube::Client` as the transport of informers, and older k8s-openapi types in their caches.

/// A program over one version of kube and of k8s-openapi. The code is what its authors would write, so it names types of
/// that version everywhere but in the informer.
macro_rules! older {
    ($version:ident, $kube:ident, $k8s_openapi:ident) => {
        mod $version {
            use std::collections::BTreeMap;
            use std::sync::Arc;
            use std::time::Duration;

            use $k8s_openapi::api::core::v1::{ConfigMap, Pod};
            use $kube::api::{Api, ObjectMeta, Patch, PatchParams, PostParams};
            use $kube::config::{KubeConfigOptions, Kubeconfig};
            use $kube::{Client, Config};
            use kube_informer::controller::{Action, Context, Controller};
            use kube_informer::informer::{Handler, SharedInformer};
            use kube_informer::object::ObjectKey;
            use kube_informer::source::client_over;
            use kube_sandbox::{RequestRecord, Sandbox, Verb};
            use serde_json::json;
            use tokio_util::sync::CancellationToken;

            type AnyError = Box<dyn std::error::Error + Send + Sync>;

            /// The older client, by the older configuration, through a port.
            async fn connect(sandbox: &Sandbox) -> Result<Client, AnyError> {
                let kubeconfig = Kubeconfig::from_yaml(&sandbox.kubeconfig())?;
                let options = KubeConfigOptions::default();
                let config = Config::from_custom_kubeconfig(kubeconfig, &options).await?;
                Ok(Client::try_from(config)?)
            }

            /// An informer of config maps of the older type, over the older client.
            fn config_maps(older: &Client) -> Result<SharedInformer<ConfigMap>, AnyError> {
                let older = older.clone();
                let transport = tower::service_fn(move |request: http::Request<$kube::client::Body>| {
                    let older = older.clone();
                    async move { older.send(request).await }
                });
                let client = client_over(transport, "default");
                let maps = SharedInformer::<ConfigMap>::projection_of::<
                    k8s_openapi::api::core::v1::ConfigMap,
                >(client)
                .namespaces(["default"])
                .build()?;
                Ok(maps)
            }

            fn map(name: &str) -> ConfigMap {
                ConfigMap {
                    metadata: ObjectMeta {
                        name: Some(name.to_owned()),
                        labels: Some(BTreeMap::from([("app".to_owned(), "web".to_owned())])),
                        ..ObjectMeta::default()
                    },
                    data: Some(BTreeMap::from([("color".to_owned(), "blue".to_owned())])),
                    ..ConfigMap::default()
                }
            }

            fn of_maps(sandbox: &Sandbox, verb: Verb) -> Vec<RequestRecord> {
                let mut requests = sandbox.requests();
                requests.retain(|request| request.verb == verb && request.resource == "configmaps");
                requests
            }

            #[tokio::test]
            async fn an_informer_lists_and_watches_through_the_older_client() -> Result<(), AnyError> {
                let sandbox = Sandbox::builder().plain_http().start().await?;
                let older = connect(&sandbox).await?;
                let api: Api<ConfigMap> = Api::default_namespaced(older.clone());
                api.create(&PostParams::default(), &map("first")).await?;

                let maps = config_maps(&older)?;
                let by_app = maps.add_index(|map: &ConfigMap| {
                    let labels = map.metadata.labels.as_ref()?;
                    labels.get("app").cloned()
                })?;
                maps.start()?;
                maps.wait_for_sync(Duration::from_secs(30)).await?;
                let first = maps.get(&ObjectKey::namespaced("default", "first")).expect("listed");
                let mut expected = api.get("first").await?;
                expected.metadata.managed_fields = None; // informers leave them out
                assert_eq!(*first, expected, "the older type, field by field");

                let made = api.create(&PostParams::default(), &map("second")).await?;
                let version = made.metadata.resource_version.expect("written").parse()?;
                maps.wait_for(&version).await?;
                assert_eq!(by_app.get("web").len(), 2, "the watch delivers");

                // The server loses its history, so the informer has to list again. It does that through the older client, too.
                sandbox.restart().await?;
                let patch = Patch::Merge(json!({"data": {"color": "red"}}));
                let changed = api.patch("first", &PatchParams::default(), &patch).await?;
                let version = changed.metadata.resource_version.expect("written").parse()?;
                tokio::time::timeout(Duration::from_secs(60), maps.wait_for(&version)).await??;
                let first = maps.get(&ObjectKey::namespaced("default", "first")).expect("cached");
                assert_eq!(first.data.as_ref().expect("data")["color"], "red");
                assert!(of_maps(&sandbox, Verb::Watch).len() >= 2);
                maps.shutdown().await;
                Ok(())
            }

            #[tokio::test]
            async fn a_controller_reads_from_the_cache_and_writes_with_the_older_client() -> Result<(), AnyError>
            {
                async fn reconcile(
                    key: ObjectKey,
                    context: Context<ConfigMap>,
                    api: Arc<Api<ConfigMap>>,
                ) -> Result<Action, $kube::Error> {
                    let Some(map) = context.get(&key) else {
                        return Ok(Action::done());
                    };
                    let labels = map.metadata.labels.as_ref();
                    if labels.is_none_or(|labels| !labels.contains_key("seen")) {
                        let patch = Patch::Merge(json!({"metadata": {"labels": {"seen": "yes"}}}));
                        api.patch(key.name(), &PatchParams::default(), &patch).await?;
                    }
                    Ok(Action::done())
                }

                let sandbox = Sandbox::builder().plain_http().start().await?;
                let older = connect(&sandbox).await?;
                let api: Api<ConfigMap> = Api::default_namespaced(older.clone());
                for name in ["a", "b", "c"] {
                    api.create(&PostParams::default(), &map(name)).await?;
                }
                let maps = config_maps(&older)?;
                let (sender, mut updated) = tokio::sync::mpsc::unbounded_channel();
                let updates = Handler::new().on_update(move |_, new: &Arc<ConfigMap>| {
                    let _ = sender.send(new.metadata.labels.clone().unwrap_or_default());
                });
                maps.add_handler(updates)?;
                maps.start()?;
                let controller = Controller::new(&maps).reconcile_with(Arc::new(api), reconcile);
                let stop = CancellationToken::new();
                let running = tokio::spawn({
                    let (controller, stop) = (controller.clone(), stop.clone());
                    async move { controller.run(stop).await }
                });
                for _ in 0..3 {
                    let labels = tokio::time::timeout(Duration::from_secs(60), updated.recv()).await?;
                    assert_eq!(labels.expect("it runs")["seen"], "yes");
                }
                assert_eq!(controller.stats().failed, 0);
                stop.cancel();
                running.await??;
                maps.shutdown().await;
                Ok(())
            }

            #[tokio::test]
            async fn a_refusal_of_the_server_has_its_reason() -> Result<(), AnyError> {
                let sandbox = Sandbox::builder().plain_http().rbac().start().await?;
                let kubeconfig = Kubeconfig::from_yaml(&sandbox.kubeconfig_for("alice"))?;
                let options = KubeConfigOptions::default();
                let config = Config::from_custom_kubeconfig(kubeconfig, &options).await?;
                let maps = config_maps(&Client::try_from(config)?)?;
                maps.start()?;
                let late = maps.wait_for_sync(Duration::from_secs(2)).await;
                let late = late.expect_err("alice has no rights").to_string();
                assert!(late.contains("forbidden") && late.contains("configmaps"), "{late}");
                maps.shutdown().await;
                Ok(())
            }

            /// Decodes what a real cluster has: every field that the older type knows is in the cache.
            #[tokio::test]
            async fn pods_of_the_older_type_are_those_of_the_older_client() -> Result<(), AnyError> {
                let sandbox = Sandbox::builder().plain_http().load("pods", 50).start().await?;
                let older = connect(&sandbox).await?;
                let through = older.clone();
                let transport = tower::service_fn(move |request: http::Request<$kube::client::Body>| {
                    let through = through.clone();
                    async move { through.send(request).await }
                });
                let client = client_over(transport, "default");
                let pods =
                    SharedInformer::<Pod>::projection_of::<k8s_openapi::api::core::v1::Pod>(client).build()?;
                pods.start()?;
                pods.wait_for_sync(Duration::from_secs(30)).await?;
                let listed = Api::<Pod>::all(older).list(&Default::default()).await?.items;
                assert_eq!(listed.len(), 50);
                for mut pod in listed {
                    pod.metadata.managed_fields = None;
                    let metadata = &pod.metadata;
                    let key = ObjectKey::namespaced(
                        metadata.namespace.as_deref().unwrap_or_default(),
                        metadata.name.as_deref().unwrap_or_default(),
                    );
                    assert_eq!(pods.get(&key).as_deref(), Some(&pod));
                }
                pods.shutdown().await;
                Ok(())
            }
        }
    };
}

older!(kube_3, kube3, k8s_openapi_27);
older!(kube_4, kube4, k8s_openapi_28);
