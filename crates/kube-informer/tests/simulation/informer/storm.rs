//! One run: random operations on the server, the informer and its handlers, and the checks.

use std::collections::BTreeMap;
use std::error::Error;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures::{FutureExt, StreamExt};
use k8s_openapi::api::core::v1::ConfigMap;
use kube::Client;
use kube::api::{Api, DeleteParams, ListParams, Patch, PatchParams, PostParams};
use kube_informer::informer::{
    Backlog, Handler, HandlerOptions, Registration, SharedInformer, State, Subscription, Then, UidChange,
};
use kube_informer::object::{ObjectKey, ResourceVersion};
use kube_informer::reflector::{Config, InitialSync};
use kube_informer::store::{Index, Snapshot};
use kube_informer::wire::Decoding;
use kube_sandbox::{After, Fault, Rule, Sandbox, Snapshot as Backup, Verb};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use super::recorder::{Recorder, key};

/// The number of names in a namespace. With fewer names, more happens to each object.
const NAMES: usize = 4;
const NAMESPACES: [&str; 2] = ["default", "kube-public"];
const STEPS: usize = 24;

/// Runs the operations of a seed and logs them. The error names the violated invariant.
///
/// Returns the number of restores, and of rewinds that the informer noticed.
pub(crate) async fn run(seed: u64, log: &Log) -> Result<(u64, u64), String> {
    let sandbox = Sandbox::builder().seed(seed).start().await.expect("a sandbox");
    let client = sandbox.client();
    let tasks = || tokio::runtime::Handle::current().metrics().num_alive_tasks();
    let before = tasks();
    let mut storm = Storm::new(seed, sandbox, client, log.clone());
    let outcome = storm.story().await;
    let counts = (storm.restores, storm.informer().status().rewinds);
    let mut outcome = outcome.and_then(|()| storm.violation());
    if outcome.is_ok() {
        outcome = storm.stop(before, tasks).await;
    }
    outcome.map(|()| counts)
}

/// The operations so far, printed on failure.
#[derive(Clone, Default)]
pub(crate) struct Log(Arc<parking_lot::Mutex<Vec<String>>>);

impl Log {
    fn push(&self, line: String) {
        self.0.lock().push(line);
    }

    fn len(&self) -> usize {
        self.0.lock().len()
    }

    pub(crate) fn text(&self) -> String {
        self.0.lock().join("\n")
    }
}

struct Storm {
    dice: StdRng,
    sandbox: Sandbox,
    client: Client,
    /// `None` once it has been dropped.
    informer: Option<SharedInformer<ConfigMap>>,
    namespaces: &'static [&'static str],
    handlers: Vec<TestHandler>,
    by_value: Option<Index<ConfigMap, String>>,
    transforms: bool,
    version: Option<ResourceVersion>,
    epoch: u64,
    /// Decides about backups and restores; `None` in every other run.
    history: Option<StdRng>,
    backups: Vec<Backup>,
    restores: u64,
    restored: Arc<AtomicBool>,
    log: Log,
}

/// A handler and the record of its events.
struct TestHandler {
    number: usize,
    recorder: Arc<Mutex<Recorder>>,
    registration: Registration,
    stream: Option<Subscription<ConfigMap>>,
    filtered: bool,
    /// The number of events that may wait uncoalesced; `None` if there is no bound.
    budget: Option<usize>,
    here: bool,
}

impl Storm {
    fn new(seed: u64, sandbox: Sandbox, client: Client, log: Log) -> Self {
        let mut dice = StdRng::seed_from_u64(seed);
        let namespaces = [&NAMESPACES[..1], &NAMESPACES[..]][dice.random_range(0..2)];
        let everywhere = dice.random_bool(0.3);
        let config = Config {
            initial: [InitialSync::List, InitialSync::Stream][dice.random_range(0..2)],
            page_size: [0, 1, 2, 500][dice.random_range(0..4)],
            consistent_list: dice.random_bool(0.5),
            ..Config::default()
        };
        let transforms = dice.random_bool(0.5);
        let resync = dice
            .random_bool(0.4)
            .then(|| Duration::from_secs(dice.random_range(1..30)));
        let uid_change = [UidChange::Update, UidChange::DeleteAndAdd][dice.random_range(0..2)];
        let mut builder = SharedInformer::<ConfigMap>::builder(client.clone())
            .reflector(config.clone())
            .uid_change(uid_change)
            // The objects are compared with the server's, which have managedFields.
            .decoding(Decoding::default().keep_managed_fields())
            .seed(seed);
        if !everywhere {
            builder = builder.namespaces(namespaces.iter().copied());
        }
        if let Some(period) = resync {
            builder = builder.resync(period);
        }
        if transforms {
            builder = builder.transform(transform);
        }
        let scope = if everywhere { &[] } else { namespaces };
        log.push(format!(
            "{config:?}, namespaces {scope:?}, transform {transforms}, resync {resync:?}, {uid_change:?}"
        ));
        Self {
            dice,
            sandbox,
            client,
            informer: Some(builder.build().expect("it is all valid")),
            namespaces: if everywhere { &NAMESPACES } else { namespaces },
            handlers: Vec::new(),
            by_value: None,
            transforms,
            version: None,
            epoch: 0,
            history: (seed % 2 == 1).then(|| StdRng::seed_from_u64(seed)),
            backups: Vec::new(),
            restores: 0,
            restored: Arc::default(),
            log,
        }
    }

    fn informer(&self) -> &SharedInformer<ConfigMap> {
        self.informer.as_ref().expect("it is there until the end")
    }

    async fn story(&mut self) -> Result<(), String> {
        for _ in 0..self.dice.random_range(0..4) {
            self.prepare().await;
        }
        self.informer().start().expect("once");
        for _ in 0..STEPS {
            self.rewrite_history().await;
            self.step().await;
            self.check()?;
        }
        // Some informers are stopped while faults are active.
        if self.dice.random_bool(0.8) {
            self.quiet().await?;
        }
        Ok(())
    }

    /// Takes or restores a backup now and then. Sometimes writes follow at once and carry the server past its earlier
    /// version.
    async fn rewrite_history(&mut self) {
        let Some(mut history) = self.history.take() else {
            return;
        };
        match history.random_range(0..10) {
            0 => {
                self.backups.push(self.sandbox.snapshot());
                let version = self.sandbox.resource_version();
                self.log.push(format!("backup at {version}"));
            }
            1 if !self.backups.is_empty() => {
                let before = self.sandbox.resource_version();
                let backup = self.backups[history.random_range(0..self.backups.len())].clone();
                let version = backup.resource_version();
                // Later backups belong to a history that is gone.
                self.backups.retain(|other| other.resource_version() <= version);
                self.restores += 1;
                self.restored.store(true, Ordering::Relaxed);
                self.sandbox.restore(&backup);
                self.log.push(format!("restored from {before} to {version}"));
                let most = [0, 1, 200][history.random_range(0..3)];
                for _ in 0..most {
                    if self.sandbox.resource_version() > before {
                        break;
                    }
                    self.write().await;
                }
                let version = self.sandbox.resource_version();
                self.log.push(format!("at {version}"));
            }
            _ => {}
        }
        self.history = Some(history);
    }

    /// Performs a random operation that is possible before the start.
    async fn prepare(&mut self) {
        match self.dice.random_range(0..4) {
            0 => self.add_handler(),
            1 => self.add_index(),
            2 => self.inject_fault(),
            _ => self.write().await,
        }
    }

    async fn step(&mut self) {
        match self.dice.random_range(0..20) {
            0..=6 => self.write().await,
            7 => {
                for _ in 0..12 {
                    self.write().await;
                }
            }
            8..=10 => self.add_handler(),
            11 => self.remove_handler(),
            12 => self.add_index(),
            13 | 14 => self.inject_fault(),
            15 => {
                self.sandbox.compact(self.sandbox.resource_version());
                self.log.push("compact".to_owned());
            }
            16 => {
                self.sandbox.restart().await.expect("the port is ours");
                self.log.push("restart".to_owned());
            }
            17 => {
                self.sandbox.send_bookmarks();
                self.log.push("bookmarks".to_owned());
            }
            _ => {
                let pause = Duration::from_millis(self.dice.random_range(0..40_000));
                tokio::time::sleep(pause).await;
                self.log.push(format!("{pause:?} pass"));
            }
        }
        // Slow subscriptions are polled now and then, for a few events at a time.
        for handler in &mut self.handlers {
            if self.dice.random_bool(0.3) {
                handler.listen(self.dice.random_range(1..8));
            }
        }
    }

    /// A random write. Whether it succeeds depends on the existing objects.
    async fn write(&mut self) {
        let name = format!("map-{}", self.dice.random_range(0..NAMES));
        let namespace = self.namespaces[self.dice.random_range(0..self.namespaces.len())];
        let value = self.dice.random_range(0..6u32).to_string();
        let maps: Api<ConfigMap> = Api::namespaced(self.client.clone(), namespace);
        let what = [
            "create", "create", "patch", "patch", "patch", "delete", "recreate",
        ][self.dice.random_range(0..7)];
        let mut done = true;
        if matches!(what, "delete" | "recreate") {
            done &= maps.delete(&name, &DeleteParams::default()).await.is_ok();
        }
        if matches!(what, "create" | "recreate") {
            let mut map = ConfigMap::default();
            map.metadata.name = Some(name.clone());
            map.data = Some([("v".to_owned(), value.clone())].into());
            done &= maps.create(&PostParams::default(), &map).await.is_ok();
        }
        if what == "patch" {
            // The counter makes every patch a change.
            let patch = Patch::Merge(json!({"data": {"v": value, "n": self.log.len().to_string()}}));
            done &= maps.patch(&name, &PatchParams::default(), &patch).await.is_ok();
        }
        self.log
            .push(format!("{what} {namespace}/{name} v={value}: {done}"));
    }

    fn add_handler(&mut self) {
        let number = self.handlers.len();
        let dice = &mut self.dice;
        let (backlog, budget) = match dice.random_range(0..4) {
            0 => (Backlog::Coalesce, Some(0)),
            1 | 2 => {
                let after = dice.random_range(0..8);
                let then = Then::Coalesce { after };
                (Backlog::Every { then }, Some(after))
            }
            _ => (Backlog::Every { then: Then::Grow }, None),
        };
        let resync = Duration::from_secs(dice.random_range(0..20));
        let filtered = dice.random_bool(0.3);
        let informer = self.informer.as_ref().expect("it is there until the end");
        let one_partition = informer.status().partitions.len() == 1;
        let mut recorder = Recorder::new(informer.store(), one_partition, Arc::clone(&self.restored));
        let mut options = HandlerOptions::new().backlog(backlog);
        let wants_resync = dice.random_bool(0.5);
        if wants_resync {
            options = options.resync(resync);
        }
        let (registration, stream, kind);
        if !filtered && dice.random_bool(0.6) {
            kind = "subscription";
            let events = informer.subscribe_with(options).expect("it runs");
            registration = events.registration().clone();
            stream = Some(events);
            let recorder = Arc::new(Mutex::new(recorder));
            self.handlers.push(TestHandler {
                number,
                recorder,
                registration,
                stream,
                filtered,
                budget,
                here: true,
            });
        } else {
            match dice.random_range(0..6) {
                0 => recorder.panics_after = Some(dice.random_range(1..6)),
                1 => recorder.leaves_after = Some(dice.random_range(1..6)),
                _ => {}
            }
            kind = if filtered { "filtering handler" } else { "handler" };
            let own = Arc::clone(&recorder.registration);
            let recorder = Arc::new(Mutex::new(recorder));
            let mut handler = Handler::of(Arc::clone(&recorder)).backlog(backlog);
            if wants_resync {
                handler = handler.resync(resync);
            }
            if filtered {
                handler = handler.filter(passes);
            }
            registration = informer.add_handler(handler).expect("it runs");
            own.set(registration.clone()).expect("once");
            self.handlers.push(TestHandler {
                number,
                recorder,
                registration,
                stream: None,
                filtered,
                budget,
                here: true,
            });
        }
        let resync = wants_resync.then_some(resync);
        self.log
            .push(format!("{kind} {number} joins: {backlog:?}, resync {resync:?}"));
    }

    fn remove_handler(&mut self) {
        let here: Vec<usize> = (0..self.handlers.len())
            .filter(|n| self.handlers[*n].here)
            .collect();
        if here.is_empty() {
            return;
        }
        let handler = &mut self.handlers[here[self.dice.random_range(0..here.len())]];
        handler.registration.remove();
        handler.recorder().closed = true;
        handler.here = false;
        // Events that were already taken may not be delivered either.
        handler.listen(usize::MAX);
        self.log.push(format!("handler {} leaves", handler.number));
    }

    fn add_index(&mut self) {
        let informer = self.informer.as_ref().expect("it is there until the end");
        if self.by_value.is_none() {
            self.by_value = Some(informer.add_index(values).expect("it has no name"));
        } else {
            let taken = informer.snapshot().index_names().any(|name| name == "value");
            let added = informer.add_named_index("value", values).is_ok();
            assert_ne!(added, taken, "B54");
        }
        self.log.push("an index".to_owned());
    }

    /// A fault for the informer's requests only: writes succeed, so that there are events to deliver.
    fn inject_fault(&mut self) {
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
        let mut rule = Rule::new(fault.clone())
            .verb(Verb::List)
            .verb(Verb::Watch)
            .times(times);
        let only = self.dice.random_bool(0.3);
        if only {
            rule = rule.namespace(self.namespaces[0]);
        }
        let _stays = self.sandbox.fault(rule);
        let place = if only { self.namespaces[0] } else { "everywhere" };
        self.log.push(format!("{times} × {fault:?} {place}"));
    }

    /// Checks the invariants that hold at any moment.
    fn check(&mut self) -> Result<(), String> {
        let snapshot = self.informer().snapshot();
        let epoch = std::mem::replace(&mut self.epoch, snapshot.epoch());
        if snapshot.epoch() < epoch {
            return Err(format!("I2: epoch {epoch}, and then {}", self.epoch));
        }
        if epoch == self.epoch && snapshot.version() < self.version.as_ref() {
            let now = snapshot.version();
            return Err(format!(
                "I2: the store went from {:?} back to {now:?}",
                self.version
            ));
        }
        self.version = snapshot.version().cloned();
        self.indexes_are_right(&snapshot)?;
        let keys = NAMES * self.namespaces.len();
        for handler in &self.handlers {
            let lag = handler.registration.lag();
            // The initial snapshot, the folded backlog, the delivery in progress (a deletion and an addition each), and
            // a resync.
            let bound = handler.budget.map(|budget| budget + 5 * keys);
            if bound.is_some_and(|bound| lag.waiting > bound) {
                return Err(format!("I7: handler {}: {lag:?}, {keys} keys", handler.number));
            }
        }
        self.violation()
    }

    fn indexes_are_right(&self, snapshot: &Snapshot<ConfigMap>) -> Result<(), String> {
        let mut computed: BTreeMap<String, Vec<ObjectKey>> = BTreeMap::new();
        for (key, object) in snapshot.iter() {
            for value in values(object) {
                computed.entry(value).or_default().push(key.clone());
            }
        }
        for value in (0..7).map(|value| value.to_string()) {
            let mut right = computed.remove(&value).unwrap_or_default();
            right.sort();
            let sorted = |found: kube_informer::store::Found<'_, ConfigMap>| {
                let mut keys: Vec<_> = found.map(|(key, _)| key.clone()).collect();
                keys.sort();
                keys
            };
            let typed = self
                .by_value
                .as_ref()
                .map(|index| sorted(snapshot.by(index, &value)));
            let named = snapshot.by_index("value", &value).ok().map(sorted);
            for found in typed.into_iter().chain(named) {
                if found != right {
                    return Err(format!(
                        "I12: value {value:?} gives {found:?} instead of {right:?}"
                    ));
                }
            }
        }
        Ok(())
    }

    /// Reports the first violation that a handler has recorded.
    fn violation(&self) -> Result<(), String> {
        for handler in &self.handlers {
            let recorder = handler.recorder();
            if let Some(wrong) = recorder.wrong.first() {
                return Err(format!("handler {}: {wrong}", handler.number));
            }
        }
        Ok(())
    }

    /// Ends all faults and changes, waits until all handlers have received everything, and compares them with the
    /// server.
    async fn quiet(&mut self) -> Result<(), String> {
        self.sandbox.clear_faults();
        self.touch_all().await;
        self.log.push("quiet".to_owned());
        let goal = ResourceVersion::from(self.sandbox.resource_version());
        let mut well = false;
        if self.restored.load(Ordering::Relaxed) {
            // A version from before the restore may be larger than the goal. The informer detects the rewind within
            // this time.
            tokio::time::sleep(Duration::from_secs(60)).await;
        }
        for _ in 0..600 {
            let informer = self.informer();
            let state = informer.watch_state().borrow().clone();
            well = state == State::Synced && informer.last_sync_resource_version() >= Some(goal.clone());
            if well {
                break;
            }
            tokio::time::sleep(Duration::from_secs(1)).await;
            self.sandbox.send_bookmarks();
        }
        let mut server = BTreeMap::new();
        for mut map in self.on_the_server().await {
            if self.transforms {
                transform(&mut map).expect("all are well");
            }
            server.insert(key(&map), map);
        }
        // Every subscription is read to its end. No time may pass from here on, because a resync could become due.
        tokio::time::sleep(Duration::from_millis(1)).await;
        for handler in &mut self.handlers {
            handler.listen(usize::MAX);
        }
        self.check()?;

        let informer = self.informer();
        let status = informer.status();
        if !well {
            return Err(format!("never caught up with {goal}: {status:?}"));
        }
        if !status.kept_out.is_empty() {
            return Err(format!("decision 9: kept out and well: {:?}", status.kept_out));
        }
        let snapshot = informer.snapshot();
        let store: BTreeMap<ObjectKey, Arc<ConfigMap>> = snapshot
            .iter()
            .map(|(key, object)| (key.clone(), Arc::clone(object)))
            .collect();
        if !store.iter().map(|(k, v)| (k, &**v)).eq(server.iter()) {
            return Err(format!("I1: the store has {store:?}\nthe server has {server:?}"));
        }
        for handler in self.handlers.iter().filter(|handler| handler.here) {
            handler.agrees_with(&store)?;
        }
        Ok(())
    }

    async fn on_the_server(&self) -> Vec<ConfigMap> {
        let mut maps = Vec::new();
        for namespace in self.namespaces {
            let api: Api<ConfigMap> = Api::namespaced(self.client.clone(), namespace);
            let list = api.list(&ListParams::default()).await;
            maps.extend(list.expect("no faults are left").items);
        }
        maps
    }

    /// An object that was kept out stays out until its next version, so every object gets a new one.
    async fn touch_all(&mut self) {
        for map in self.on_the_server().await {
            let (namespace, name) = (map.metadata.namespace, map.metadata.name);
            let (namespace, name) = (namespace.expect("a namespace"), name.expect("a name"));
            let value = self.dice.random_range(0..5u32).to_string();
            let patch = Patch::Merge(json!({"data": {"v": value, "touched": "yes"}}));
            let maps: Api<ConfigMap> = Api::namespaced(self.client.clone(), &namespace);
            let touched = maps.patch(&name, &PatchParams::default(), &patch).await;
            touched.expect("it is there");
        }
    }

    /// Stops the informer in a random way. Nothing may be left of it.
    async fn stop(&mut self, before: usize, tasks: impl Fn() -> usize) -> Result<(), String> {
        let informer = self.informer.take().expect("once");
        if self.dice.random_bool(0.5) {
            self.log.push("shutdown".to_owned());
            informer.shutdown().await;
            for handler in &mut self.handlers {
                let ended = |stream: &mut Subscription<_>| matches!(stream.next().now_or_never(), Some(None));
                if !handler.stream.as_mut().is_none_or(ended) {
                    return Err(format!("I10: subscription {} has not ended", handler.number));
                }
            }
        } else {
            self.log.push("the last handle is dropped".to_owned());
            self.handlers.iter_mut().for_each(|handler| handler.stream = None);
            drop(informer);
            // Tasks end at their next poll, without time passing.
            for _ in 0..100 {
                tokio::task::yield_now().await;
            }
        }
        let left = tasks().saturating_sub(before);
        if left > 0 {
            return Err(format!("I10: {left} tasks are left"));
        }
        for handler in &self.handlers {
            if Arc::strong_count(&handler.recorder) > 1 {
                return Err(format!("I10: handler {} was not dropped", handler.number));
            }
        }
        self.violation()
    }
}

impl TestHandler {
    /// Locks the recorder, even if a panic of the handler poisoned the lock.
    fn recorder(&self) -> MutexGuard<'_, Recorder> {
        self.recorder.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes up to `most` events.
    fn listen(&mut self, most: usize) {
        let Some(stream) = &mut self.stream else { return };
        let mut recorder = self
            .recorder
            .lock()
            .expect("subscriptions do not panic while they hold it");
        for _ in 0..most {
            match stream.next().now_or_never().flatten() {
                Some(event) => recorder.record_event(event),
                None => break,
            }
        }
    }

    /// Checks that the handler knows the same objects as the store, or those that pass its filter.
    fn agrees_with(&self, store: &BTreeMap<ObjectKey, Arc<ConfigMap>>) -> Result<(), String> {
        let recorder = self.recorder();
        if recorder.closed {
            return Ok(());
        }
        let wanted = store.iter().filter(|(_, map)| !self.filtered || passes(map));
        if wanted.clone().count() != recorder.view.len()
            || !wanted
                .zip(&recorder.view)
                .all(|(ours, its)| ours.0 == its.0 && Arc::ptr_eq(ours.1, its.1))
        {
            let point = if self.filtered { "I6" } else { "I4, I5" };
            return Err(format!(
                "{point}: handler {} knows {:?}\nthe store has {store:?}",
                self.number, recorder.view
            ));
        }
        let lag = self.registration.lag();
        if lag.waiting != 0 || lag.coalescing || lag.since.is_some() {
            return Err(format!(
                "handler {} has received everything: {lag:?}",
                self.number
            ));
        }
        if !self.registration.has_synced() || (self.stream.is_some() && !recorder.synced) {
            return Err(format!(
                "B42: handler {} has received everything and is not synced",
                self.number
            ));
        }
        Ok(())
    }
}

fn values(map: &ConfigMap) -> Vec<String> {
    let data = map.data.as_ref();
    data.and_then(|data| data.get("v")).cloned().into_iter().collect()
}

fn passes(map: &ConfigMap) -> bool {
    values(map).iter().any(|value| value.as_str() < "3")
}

/// Counts how often it ran on an object, and refuses some objects.
fn transform(map: &mut ConfigMap) -> Result<(), Box<dyn Error + Send + Sync>> {
    if values(map) == ["5"] {
        return Err("a five".into());
    }
    let data = map.data.get_or_insert_default();
    let times: u32 = data
        .get("transformed")
        .map_or(0, |times| times.parse().unwrap_or(100));
    data.insert("transformed".to_owned(), (times + 1).to_string());
    Ok(())
}
