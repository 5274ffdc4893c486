//! The store against a plain model: whatever is written, every way of reading tells the same story.
//!
//! proptest prints the smallest failing steps; a failing seed is kept in `model.seeds` and replayed from then on.

mod kit;

use std::collections::BTreeMap;

use futures::TryStreamExt;
use k8s_openapi::api::core::v1::{ConfigMap, Secret};
use kube::api::{Api, ListParams, VersionMatch, WatchEvent, WatchParams};
use kube::{Resource, ResourceExt};
use kube_sandbox::Sandbox;
use proptest::prelude::*;
use proptest::test_runner::FileFailurePersistence;

use kit::{map, sandbox};

const NAMESPACES: [&str; 2] = ["default", "kube-system"];
const NAMES: [&str; 4] = ["a", "b", "b-1", "c"];
const RED: &str = "color=red";

/// One step. Numbers choose among what is possible when the step is taken.
#[derive(Debug, Clone)]
enum Step {
    /// Creates the map, or writes it again if it exists.
    Write {
        place: usize,
        red: bool,
    },
    Delete {
        place: usize,
    },
    /// Writes to another collection: only the version moves.
    Elsewhere,
    /// Forgets up to so many versions.
    Compact {
        versions: u64,
    },
}

fn step() -> impl Strategy<Value = Step> {
    let place = 0..NAMESPACES.len() * NAMES.len();
    prop_oneof![
        6 => (place.clone(), any::<bool>()).prop_map(|(place, red)| Step::Write { place, red }),
        3 => place.prop_map(|place| Step::Delete { place }),
        1 => Just(Step::Elsewhere),
        1 => (1..6_u64).prop_map(|versions| Step::Compact { versions }),
    ]
}

/// `namespace/name` to version and color, in the order of lists.
type State = BTreeMap<String, (u64, bool)>;

/// What the server must say, kept in the plainest way: every state there ever was.
struct Model {
    states: BTreeMap<u64, State>,
    oldest: u64,
    /// Before the first compaction older versions are known as well: nothing was there.
    compacted: bool,
}

impl Model {
    fn at(&self, version: u64) -> &State {
        let last = self.states.range(..=version).next_back();
        last.map(|(_, state)| state).expect("there is a first state")
    }
}

fn red(state: &State) -> State {
    let red = state.iter().filter(|(_, (_, red))| *red);
    red.map(|(k, v)| (k.clone(), *v)).collect()
}

/// The server, the model, and a list that was begun and not yet read to its end.
struct World {
    sandbox: Sandbox,
    all: Api<ConfigMap>,
    model: Model,
    begun: Option<(u64, Vec<ConfigMap>, String)>,
}

type Outcome = Result<(), TestCaseError>;

fn key(map: &ConfigMap) -> String {
    format!("{}/{}", map.namespace().unwrap_or_default(), map.name_any())
}

fn value(map: &ConfigMap) -> (u64, bool) {
    let version = map.resource_version().and_then(|v| v.parse().ok());
    let red = map.labels().get("color").is_some_and(|c| c == "red");
    (version.expect("a version"), red)
}

/// In list order: a map would hide a wrong one.
fn shown(maps: &[ConfigMap]) -> Vec<(String, (u64, bool))> {
    maps.iter().map(|m| (key(m), value(m))).collect()
}

fn expected(state: &State) -> Vec<(String, (u64, bool))> {
    state.iter().map(|(k, v)| (k.clone(), *v)).collect()
}

impl World {
    async fn new() -> Self {
        let sandbox = sandbox().await;
        let version = sandbox.resource_version();
        let model = Model {
            states: BTreeMap::from([(0, State::new())]),
            oldest: version,
            compacted: false,
        };
        let all = Api::all(sandbox.client());
        Self {
            sandbox,
            all,
            model,
            begun: None,
        }
    }

    async fn take(&mut self, step: &Step) {
        match step {
            Step::Write { place, red } => self.write(*place, *red).await,
            Step::Delete { place } => self.delete(*place).await,
            Step::Elsewhere => {
                let secrets: Api<Secret> = Api::default_namespaced(self.sandbox.client());
                let mut secret = Secret::default();
                secret.meta_mut().generate_name = Some("x-".to_owned());
                secrets
                    .create(&Default::default(), &secret)
                    .await
                    .expect("created");
            }
            Step::Compact { versions } => {
                let version = (self.model.oldest + versions).min(self.sandbox.resource_version());
                self.sandbox.compact(version);
                self.model.oldest = version;
                self.model.compacted = true;
            }
        }
    }

    fn place(&self, place: usize) -> (Api<ConfigMap>, &'static str, String) {
        let (namespace, name) = (NAMESPACES[place % 2], NAMES[place / 2]);
        let maps = Api::namespaced(self.sandbox.client(), namespace);
        (maps, name, format!("{namespace}/{name}"))
    }

    fn now(&self) -> State {
        self.model.at(u64::MAX).clone()
    }

    async fn write(&mut self, place: usize, red: bool) {
        let (maps, name, key) = self.place(place);
        let mut map = map(name);
        let color = if red { "red" } else { "blue" };
        map.meta_mut().labels = Some(BTreeMap::from([("color".to_owned(), color.to_owned())]));
        let mut state = self.now();
        let written = match state.contains_key(&key) {
            true => {
                // Never the same twice: an update without a change is no write.
                map.data = Some(BTreeMap::from([(
                    "at".to_owned(),
                    self.sandbox.resource_version().to_string(),
                )]));
                maps.replace(name, &Default::default(), &map).await
            }
            false => maps.create(&Default::default(), &map).await,
        };
        let written = value(&written.expect("written"));
        state.insert(key, written);
        self.model.states.insert(written.0, state);
    }

    async fn delete(&mut self, place: usize) {
        let (maps, name, key) = self.place(place);
        let mut state = self.now();
        let deleted = maps.delete(name, &Default::default()).await;
        assert_eq!(deleted.is_ok(), state.remove(&key).is_some());
        if deleted.is_ok() {
            self.model.states.insert(self.sandbox.resource_version(), state);
        }
    }

    /// All ways of reading. `dice` chooses a version.
    async fn check(&mut self, dice: u64) -> Outcome {
        let newest = self.sandbox.resource_version();
        let version = self.model.oldest + dice % (newest - self.model.oldest + 1);
        self.list_of_now(newest).await?;
        self.list_of_then(version).await?;
        self.replay(version, newest).await?;
        self.replay_of_red(version, newest).await?;
        self.too_old(dice).await?;
        self.pages(newest).await
    }

    async fn list_of_now(&self, newest: u64) -> Outcome {
        let list = self.all.list(&ListParams::default()).await.expect("a list");
        prop_assert_eq!(shown(&list.items), expected(&self.now()));
        prop_assert_eq!(list.metadata.resource_version, Some(newest.to_string()));
        let list = self
            .all
            .list(&ListParams::default().labels(RED))
            .await
            .expect("a list");
        prop_assert_eq!(shown(&list.items), expected(&red(&self.now())));
        Ok(())
    }

    async fn list_of_then(&self, version: u64) -> Outcome {
        let exactly = ListParams::default()
            .at(&version.to_string())
            .matching(VersionMatch::Exact);
        let list = self.all.list(&exactly).await.expect("still known");
        prop_assert_eq!(
            shown(&list.items),
            expected(self.model.at(version)),
            "at {}",
            version
        );
        let one: Api<ConfigMap> = Api::namespaced(self.sandbox.client(), NAMESPACES[1]);
        let list = one.list(&exactly).await.expect("still known");
        let mut state = self.model.at(version).clone();
        state.retain(|key, _| key.starts_with(NAMESPACES[1]));
        prop_assert_eq!(shown(&list.items), expected(&state), "at {}", version);
        Ok(())
    }

    /// Events since `version`, told on top of what was then, make what is now.
    async fn replay(&self, version: u64, newest: u64) -> Outcome {
        let end = fold(
            self.model.at(version).clone(),
            version,
            self.events(version, "").await,
        )?;
        prop_assert_eq!(end, self.model.at(newest).clone(), "since {}", version);
        Ok(())
    }

    async fn replay_of_red(&self, version: u64, newest: u64) -> Outcome {
        let end = fold(
            red(self.model.at(version)),
            version,
            self.events(version, RED).await,
        )?;
        prop_assert_eq!(end, red(self.model.at(newest)), "red since {}", version);
        Ok(())
    }

    async fn events(&self, version: u64, labels: &str) -> Vec<WatchEvent<ConfigMap>> {
        let params = WatchParams::default()
            .disable_bookmarks()
            .timeout(1)
            .labels(labels);
        let stream = self
            .all
            .watch(&params, &version.to_string())
            .await
            .expect("a stream");
        stream.try_collect().await.expect("no errors")
    }

    async fn too_old(&self, dice: u64) -> Outcome {
        let version = (1 + dice % self.model.oldest).to_string();
        if version == self.model.oldest.to_string() {
            return Ok(());
        }
        let exactly = ListParams::default().at(&version).matching(VersionMatch::Exact);
        let list = self.all.list(&exactly).await;
        let gone = matches!(&list, Err(kube::Error::Api(status)) if status.code == 410);
        prop_assert_eq!(gone, self.model.compacted, "at {}: {:?}", version, list);
        Ok(())
    }

    /// A list in pages is the list; one that was begun before the last step goes on at its own version.
    async fn pages(&mut self, newest: u64) -> Outcome {
        if let Some((version, mut items, token)) = self.begun.take() {
            let rest = self.all.list(&ListParams::default().continue_token(&token)).await;
            match rest {
                Ok(rest) => {
                    prop_assert!(version >= self.model.oldest);
                    items.extend(rest.items);
                    prop_assert_eq!(
                        shown(&items),
                        expected(self.model.at(version)),
                        "pages at {}",
                        version
                    );
                }
                Err(kube::Error::Api(status)) if status.code == 410 => {
                    prop_assert!(version < self.model.oldest);
                }
                Err(error) => return Err(TestCaseError::fail(error.to_string())),
            }
        }
        let page = self
            .all
            .list(&ListParams::default().limit(2))
            .await
            .expect("a page");
        let left = page.metadata.remaining_item_count.unwrap_or(0);
        prop_assert_eq!(
            page.items.len() + usize::try_from(left).unwrap_or(0),
            self.now().len()
        );
        self.begun = page.metadata.continue_.map(|token| (newest, page.items, token));
        Ok(())
    }
}

fn fold(mut state: State, from: u64, events: Vec<WatchEvent<ConfigMap>>) -> Result<State, TestCaseError> {
    let mut last = from;
    for event in events {
        let (map, known, kept) = match &event {
            WatchEvent::Added(map) => (map, false, true),
            WatchEvent::Modified(map) => (map, true, true),
            WatchEvent::Deleted(map) => (map, true, false),
            other => return Err(TestCaseError::fail(format!("{other:?}"))),
        };
        let (version, _) = value(map);
        prop_assert!(version > last, "{} after {}", version, last);
        prop_assert_eq!(state.contains_key(&key(map)), known, "{:?}", event);
        last = version;
        match kept {
            true => state.insert(key(map), value(map)),
            false => state.remove(&key(map)),
        };
    }
    Ok(state)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 16,
        max_shrink_iters: 2000,
        failure_persistence: Some(Box::new(FileFailurePersistence::WithSource("seeds"))),
        ..ProptestConfig::default()
    })]

    #[test]
    fn every_way_of_reading_agrees_with_the_model(
        steps in prop::collection::vec((step(), any::<u64>()), 1..40),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread()
            .enable_all()
            .start_paused(true)
            .build()
            .expect("a runtime");
        runtime.block_on(async {
            let mut world = World::new().await;
            for (step, dice) in &steps {
                world.take(step).await;
                world.check(*dice).await?;
            }
            Ok::<_, TestCaseError>(())
        })?;
    }
}
