//! The reflector over the sandbox under random faults. After each storm the mirror equals the server.
//!
//! Seeded: `SEED=7 cargo test -p kube-informer --test reflector_simulation` replays one run, `SEEDS=5000` runs more of
//! them, from `SEED` on if both are set.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use k8s_openapi::api::core::v1::ConfigMap;
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::protocol::{EventType, Failure};
use kube_informer::protocol::{Payload, Received};
use kube_informer::reflector::{Config, Health, InitialSync, Reflector, Sink};
use kube_informer::source::KubeSource;
use kube_informer::wire::Decoding;
use kube_sandbox::{After, Fault, Rule, Sandbox, Verb};
use parking_lot::Mutex;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use tokio_util::sync::CancellationToken;

/// The server's state as the reflector reports it.
#[derive(Default)]
struct Mirror {
    objects: BTreeMap<ObjectKey, ConfigMap>,
    staged: BTreeMap<ObjectKey, ConfigMap>,
    version: Option<ResourceVersion>,
    well: bool,
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Mirror>>);

impl Shared {
    fn seen(&self, version: ResourceVersion) {
        let mut mirror = self.0.lock();
        assert!(
            mirror.version.as_ref().is_none_or(|v| *v <= version),
            "I2: the version went back"
        );
        mirror.version = Some(version);
    }
}

impl Sink<ConfigMap> for Shared {
    async fn stage(&mut self, change: EventType, object: Received<ConfigMap>) {
        let mut mirror = self.0.lock();
        match (change, object.object) {
            (EventType::Deleted, _) => mirror.staged.remove(&object.key),
            (_, Payload::Object(map)) => mirror.staged.insert(object.key, map.into_inner()),
            // The existing copy stays.
            (_, Payload::Unchanged | Payload::Undecodable(_)) => {
                let last = mirror.objects.get(&object.key).cloned();
                last.and_then(|last| mirror.staged.insert(object.key, last))
            }
        };
    }

    async fn commit(&mut self, version: ResourceVersion) {
        {
            let mut mirror = self.0.lock();
            mirror.objects = std::mem::take(&mut mirror.staged);
        }
        self.seen(version);
    }

    async fn discard(&mut self) {
        self.0.lock().staged.clear();
    }

    async fn apply(&mut self, change: EventType, object: Received<ConfigMap>) {
        let mut mirror = self.0.lock();
        if let Some(version) = object.version
            && mirror.version.as_ref().is_none_or(|v| *v < version)
        {
            mirror.version = Some(version);
        }
        match (change, object.object) {
            (EventType::Deleted, _) => mirror.objects.remove(&object.key),
            (_, Payload::Object(map)) => mirror.objects.insert(object.key, map.into_inner()),
            (_, Payload::Unchanged | Payload::Undecodable(_)) => None,
        };
    }

    async fn flush(&mut self) {}

    async fn advance(&mut self, version: ResourceVersion) {
        self.seen(version);
    }

    fn report(&mut self, _: Failure) {}

    fn skipped(&mut self, _: String) {}

    fn health(&mut self, health: Health) {
        self.0.lock().well = health == Health::Synced;
    }
}

struct Storm {
    dice: StdRng,
    sandbox: Sandbox,
    maps: Api<ConfigMap>,
    log: Vec<String>,
}

impl Storm {
    async fn step(&mut self) {
        let name = format!("map-{}", self.dice.random_range(0..6));
        match self.dice.random_range(0..14) {
            0..=3 => {
                let mut map = ConfigMap::default();
                map.metadata.name = Some(name.clone());
                let made = self.maps.create(&PostParams::default(), &map).await.is_ok();
                self.log.push(format!("create {name}: {made}"));
            }
            4..=6 => {
                let value = self.dice.random_range(0..100u32).to_string();
                let patch = Patch::Merge(serde_json::json!({"data": {"v": value}}));
                let changed = self
                    .maps
                    .patch(&name, &PatchParams::default(), &patch)
                    .await
                    .is_ok();
                self.log.push(format!("patch {name}: {changed}"));
            }
            7 | 8 => {
                let gone = self.maps.delete(&name, &DeleteParams::default()).await.is_ok();
                self.log.push(format!("delete {name}: {gone}"));
            }
            9 | 10 => self.go_wrong(),
            11 => {
                self.sandbox.compact(self.sandbox.resource_version());
                self.log.push("compact".to_owned());
            }
            12 => {
                self.sandbox.restart().await.expect("the port is ours");
                self.log.push("restart".to_owned());
            }
            _ => {
                let pause = Duration::from_millis(self.dice.random_range(0..40_000));
                tokio::time::sleep(pause).await;
                self.log.push(format!("{pause:?} pass"));
            }
        }
    }

    /// An object that could not be decoded stays out until its next version, so every object gets a new one.
    async fn touch_all(&mut self) {
        for map in self
            .maps
            .list(&ListParams::default())
            .await
            .expect("no faults are left")
            .items
        {
            let name = map.metadata.name.expect("a name");
            let patch = Patch::Merge(serde_json::json!({"data": {"touched": "yes"}}));
            self.maps
                .patch(&name, &PatchParams::default(), &patch)
                .await
                .expect("it is there");
        }
    }

    /// A fault for the reflector's requests only: writes succeed, so that there are changes to mirror.
    fn go_wrong(&mut self) {
        let few = self.dice.random_range(0..4);
        let after = match self.dice.random_bool(0.5) {
            true => After::Events(few),
            false => After::Bytes(few * 97),
        };
        let fault = match self.dice.random_range(0..14) {
            0 => Fault::Refuse,
            1 => Fault::Latency(Duration::from_secs(3)),
            2 => Fault::TooManyRequests {
                retry_after: Duration::from_secs(2),
            },
            3 => Fault::Status([500, 503, 403, 401, 404, 504][self.dice.random_range(0..6)]),
            4 => Fault::Cut { after },
            5 => Fault::End { after },
            6 => Fault::NoEndBookmark,
            7 => Fault::RefuseStreaming,
            8 => Fault::ExpireVersion,
            9 => Fault::ExpireContinue,
            10 => Fault::Duplicate,
            11 => Fault::Malformed { after_events: few },
            12 => Fault::Undecodable {
                name: format!("map-{few}"),
            },
            _ => Fault::Stall { after },
        };
        let times = self.dice.random_range(1..4);
        self.log.push(format!("{times} × {fault:?}"));
        let _stays = self
            .sandbox
            .fault(Rule::new(fault).verb(Verb::List).verb(Verb::Watch).times(times));
    }
}

async fn run(seed: u64) {
    let mut dice = StdRng::seed_from_u64(seed);
    let initial = if dice.random_bool(0.5) {
        InitialSync::List
    } else {
        InitialSync::Stream
    };
    let page_size = [0, 1, 2, 500][dice.random_range(0..4)];
    let sandbox = Sandbox::builder().seed(seed).start().await.expect("a sandbox");
    let config = Config {
        initial,
        page_size,
        consistent_list: dice.random_bool(0.5),
        ..Config::default()
    };
    let (mirror, stop) = (Shared::default(), CancellationToken::new());
    let source = KubeSource::<ConfigMap>::namespaced(sandbox.client(), "default")
        // Compared with the server's objects, which have managedFields.
        .decoding(Decoding::default().keep_managed_fields());
    let mut reflector = Reflector::seeded(source, config.clone(), seed);
    let running = tokio::spawn({
        let (mut sink, stop) = (mirror.clone(), stop.clone());
        async move { reflector.run(&mut sink, stop).await }
    });
    let maps: Api<ConfigMap> = Api::default_namespaced(sandbox.client());
    let mut storm = Storm {
        dice,
        sandbox: sandbox.clone(),
        maps,
        log: vec![format!("{config:?}")],
    };
    for _ in 0..30 {
        storm.step().await;
    }
    sandbox.clear_faults();
    storm.touch_all().await;

    // No more changes: time passes until the mirror has caught up.
    let goal = ResourceVersion::from(sandbox.resource_version());
    for _ in 0..600 {
        let there = {
            let mirror = mirror.0.lock();
            mirror.well && mirror.version.as_ref().is_some_and(|v| *v >= goal)
        };
        if there {
            break;
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
        sandbox.send_bookmarks();
    }
    let server: BTreeMap<ObjectKey, ConfigMap> = storm
        .maps
        .list(&ListParams::default())
        .await
        .expect("no faults are left")
        .items
        .into_iter()
        .map(|map| {
            (
                ObjectKey::namespaced("default", map.metadata.name.clone().expect("a name")),
                map,
            )
        })
        .collect();
    let story = || {
        format!(
            "{}\nagain: SEED={seed} cargo test -p kube-informer --test reflector_simulation",
            storm.log.join("\n")
        )
    };
    {
        let mirror = mirror.0.lock();
        assert!(
            mirror.version.as_ref().is_some_and(|v| *v >= goal),
            "never caught up with {goal}\n{}",
            story()
        );
        assert_eq!(mirror.objects, server, "I1\n{}", story());
        assert!(mirror.staged.is_empty(), "something stayed staged\n{}", story());
    }
    stop.cancel();
    running.await.expect("it stops");
}

#[test]
fn i1_after_every_storm_the_mirror_equals_the_server() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    let seeds = match (number("SEED"), number("SEEDS")) {
        (Some(seed), count) => seed..seed.saturating_add(count.unwrap_or(1)),
        (None, count) => 0..count.unwrap_or(500),
    };
    for seed in seeds {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .start_paused(true)
            .build()
            .expect("a runtime");
        runtime.block_on(run(seed));
    }
}
