//! The memory of replaced objects is used again, and no one notices.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, DeleteParams, PostParams};
use kube_informer::factory::SharedInformerFactory;
use kube_informer::informer::Handler;
use kube_sandbox::Sandbox;
use parking_lot::Mutex;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// A config map with a random number of entries and labels.
fn map(rng: &mut StdRng, name: String) -> ConfigMap {
    let mut texts = |most: usize| -> BTreeMap<String, String> {
        let count = rng.random_range(0..most);
        (0..count)
            .map(|n| (format!("key-{n}"), "x".repeat(rng.random_range(0..40))))
            .collect()
    };
    let (data, labels) = (texts(5), texts(3));
    let mut map = ConfigMap {
        data: (!data.is_empty()).then_some(data),
        ..ConfigMap::default()
    };
    map.metadata.name = Some(name);
    map.metadata.labels = (!labels.is_empty()).then_some(labels);
    map
}

/// The states that a handler received: each `Arc`, and what it held then. One in three is kept.
#[derive(Default)]
struct Held {
    states: Vec<(Arc<ConfigMap>, ConfigMap)>,
    seen: usize,
}

impl Held {
    fn saw(&mut self, object: &Arc<ConfigMap>) {
        self.seen += 1;
        if self.seen.is_multiple_of(3) {
            self.states.push((Arc::clone(object), ConfigMap::clone(object)));
        }
    }
}

#[tokio::test]
async fn i1_an_object_that_someone_has_never_changes_and_the_cache_equals_the_server() {
    let sandbox = Sandbox::start().await.expect("a sandbox");
    let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let factory = SharedInformerFactory::builder(sandbox.client())
        .build()
        .expect("a factory");
    let informer = factory.of::<ConfigMap>();
    let held = Arc::new(Mutex::new(Held::default()));
    let holder = Arc::clone(&held);
    let handler = Handler::new().on_update(move |old, new| {
        let mut held = holder.lock();
        held.saw(old);
        held.saw(new);
    });
    informer.informer().add_handler(handler).expect("a handler");
    factory.start().expect("it starts");
    factory
        .wait_for_sync(Duration::from_secs(60))
        .await
        .expect("it is in sync");

    let mut rng = StdRng::seed_from_u64(7);
    let mut newest = None;
    for round in 0..600 {
        let name = format!("map-{}", rng.random_range(0..8));
        let wanted = map(&mut rng, name.clone());
        let existing = maps.get_opt(&name).await.expect("an answer");
        newest = match existing {
            None => Some(
                maps.create(&PostParams::default(), &wanted)
                    .await
                    .expect("created"),
            ),
            Some(_) if round % 17 == 0 => {
                maps.delete(&name, &DeleteParams::default())
                    .await
                    .expect("deleted");
                None
            }
            Some(existing) => {
                let mut wanted = wanted;
                wanted.metadata.resource_version = existing.metadata.resource_version;
                Some(
                    maps.replace(&name, &PostParams::default(), &wanted)
                        .await
                        .expect("replaced"),
                )
            }
        };
    }
    let last = map(&mut rng, "last".to_owned());
    let last = maps.create(&PostParams::default(), &last).await.expect("created");
    drop(newest);
    informer.wait_for(&last).await.expect("the cache follows");

    let listed = maps.list(&Default::default()).await.expect("a list").items;
    let store = informer.informer().store();
    assert_eq!(store.len(), listed.len());
    for mut on_server in listed {
        on_server.metadata.managed_fields = None;
        let key = format!("default/{}", on_server.metadata.name.clone().expect("a name"));
        let cached = store.get(&key.parse().expect("a key")).expect("it is cached");
        assert_eq!(*cached, on_server);
    }
    factory.shutdown().await;
    let held = held.lock();
    assert!(held.states.len() > 100, "{}", held.states.len());
    for (object, then) in &held.states {
        assert_eq!(**object, *then);
    }
}
