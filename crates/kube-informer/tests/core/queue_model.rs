//! Compares the queue with a plain model: random operations, in both orders, compared after every step.
//!
//! The model keeps the whole history and folds it again for every answer. It shares only the contract with the queue:
//! the consumer's future state is its present state, then the popped batch, then the waiting deltas, in that order.
//!
//! To run more cases: `PROPTEST_CASES=100000 cargo test -p kube-informer --test core queue_model`.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex};

use kube_informer::object::ObjectKey;
use kube_informer::queue::{Batch, Bound, Delta, DeltaFifo, DeltaKind, Order, TryPopError};
use proptest::prelude::*;

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn strict_order_agrees_with_the_model(ops in operations(), own_store in any::<bool>()) {
        Run::new(Order::Strict, own_store).follow(&ops);
    }

    #[test]
    fn per_key_order_agrees_with_the_model(ops in operations(), own_store in any::<bool>()) {
        Run::new(Order::PerKey, own_store).follow(&ops);
    }
}

/// Few keys, so that operations meet.
const KEYS: u8 = 4;

#[derive(Debug, Clone)]
enum Op {
    Add { key: u8, versioned: bool },
    Update { key: u8, versioned: bool },
    Delete { key: u8, last: bool, unknown: bool },
    Replace { keys: Vec<u8>, versioned: bool },
    Advance,
    Resync,
    Pop { most: usize },
    Done { failed: Vec<u8> },
    PutBack,
    Close,
}

fn operations() -> impl Strategy<Value = Vec<Op>> {
    let key = || 0..KEYS;
    let op = prop_oneof![
        4 => (key(), any::<bool>()).prop_map(|(key, versioned)| Op::Add { key, versioned }),
        4 => (key(), any::<bool>()).prop_map(|(key, versioned)| Op::Update { key, versioned }),
        6 => (key(), any::<bool>(), any::<bool>())
            .prop_map(|(key, last, unknown)| Op::Delete { key, last, unknown }),
        3 => (prop::collection::vec(key(), 0..6), any::<bool>())
            .prop_map(|(keys, versioned)| Op::Replace { keys, versioned }),
        2 => Just(Op::Advance),
        2 => Just(Op::Resync),
        10 => (0_usize..5).prop_map(|most| Op::Pop { most }),
        9 => Just(Op::Done { failed: vec![] }),
        1 => prop::collection::vec(key(), 1..3).prop_map(|failed| Op::Done { failed }),
        1 => Just(Op::PutBack),
    ];
    // At most one close, late, so that most runs have many operations before it.
    (
        prop::collection::vec(op.clone(), 0..60),
        prop::option::of(prop::collection::vec(op, 0..8)),
    )
        .prop_map(|(mut ops, rest)| {
            if let Some(rest) = rest {
                ops.push(Op::Close);
                ops.extend(rest);
            }
            ops
        })
}

struct Run {
    queue: DeltaFifo<u64>,
    /// The consumer's state.
    store: Store,
    model: Model,
    out: Option<Batch<u64>>,
    /// Increases with every step, and is used as object and as version.
    step: u64,
    /// The applied chain of each key, until something fails or is lost.
    chains: Option<BTreeMap<ObjectKey, bool>>,
}

impl Run {
    /// The queue tracks the known objects itself, or asks the consumer's own store.
    fn new(order: Order, own_store: bool) -> Self {
        let store = Store::default();
        let mut builder = DeltaFifo::builder().order(order).bound(Bound::Unbounded);
        if own_store {
            let (get, each) = (store.clone(), store.clone());
            builder = builder.known((
                move |key: &ObjectKey| get.lock().unwrap().get(key).copied().map(Arc::new),
                move |visit: &mut dyn FnMut(&ObjectKey, &Arc<u64>)| {
                    each.lock()
                        .unwrap()
                        .iter()
                        .for_each(|(key, state)| visit(key, &Arc::new(*state)));
                },
            ));
        }
        Self {
            queue: builder.build(),
            store,
            model: Model::new(order),
            out: None,
            step: 0,
            chains: Some(BTreeMap::new()),
        }
    }

    fn follow(mut self, ops: &[Op]) {
        for op in ops {
            self.act(op);
            self.compare();
        }
        // Drain, so that every history is checked to its end.
        self.act(&Op::Done { failed: vec![] });
        while !self.queue.is_empty() {
            self.act(&Op::Pop { most: 3 });
            self.act(&Op::Done { failed: vec![] });
            self.compare();
        }
        assert_eq!(self.model.view(), self.model.applied, "nothing is left to apply");
    }

    fn compare(&self) {
        assert_eq!(
            self.queue.has_synced(),
            self.model.population == Population::Complete
        );
        assert_eq!(self.queue.len(), self.model.weight());
        assert_eq!(self.queue.is_closed(), self.model.closed);
    }

    fn act(&mut self, op: &Op) {
        self.step += 1;
        let n = self.step;
        match op {
            Op::Add { key, versioned } => self.push(Pushed::Added(k(*key), n), versioned.then_some(n)),
            Op::Update { key, versioned } => self.push(Pushed::Updated(k(*key), n), versioned.then_some(n)),
            Op::Delete { key, last, unknown } => {
                self.push(Pushed::Deleted(k(*key), last.then_some(n), *unknown), Some(n));
            }
            Op::Replace { keys, versioned } => {
                let items = keys
                    .iter()
                    .zip(n..)
                    .map(|(key, state)| (k(*key), state))
                    .collect();
                self.push(Pushed::Replace(items), versioned.then_some(n));
                self.step += keys.len() as u64;
            }
            Op::Advance => self.push(Pushed::Advance, Some(n)),
            Op::Resync => {
                let expected = (!self.model.closed).then(|| self.model.resync());
                assert_eq!(self.queue.resync().ok(), expected);
            }
            Op::Pop { most } => self.pop(*most),
            Op::Done { failed } => self.done(&failed.iter().map(|key| k(*key)).collect()),
            Op::PutBack => {
                if let Some(batch) = self.out.take() {
                    drop(batch);
                    self.model.put_back();
                }
            }
            Op::Close => {
                self.queue.close();
                self.model.closed = true;
            }
        }
    }

    fn push(&mut self, pushed: Pushed, version: Option<u64>) {
        let version_of = version.map(Into::into);
        let push = |mut delta: Delta<u64>| {
            delta.version.clone_from(&version_of);
            self.queue.try_push(delta).is_ok()
        };
        let accepted = match pushed.clone() {
            Pushed::Added(key, state) => push(Delta::added(key, Arc::new(state))),
            Pushed::Updated(key, state) => push(Delta::updated(key, Arc::new(state))),
            Pushed::Deleted(key, last, final_state_unknown) => push(Delta::new(
                DeltaKind::Deleted { final_state_unknown },
                key,
                last.map(Arc::new),
            )),
            Pushed::Replace(items) => {
                let items = items.into_iter().map(|(key, state)| (key, Arc::new(state)));
                self.queue.try_replace(items.collect(), version_of).is_ok()
            }
            Pushed::Advance => self.queue.advance(self.step.into()).is_ok(),
        };
        assert_eq!(accepted, !self.model.closed);
        if accepted {
            self.model.push(pushed, version);
        }
    }

    fn pop(&mut self, most: usize) {
        let expected = self.model.pop(most);
        let got = match self.queue.try_pop_batch(most) {
            Ok(batch) => {
                let deltas = batch.deltas().iter().map(summarize).collect();
                let version = batch.version().map(ToString::to_string);
                let initial = batch.is_initial();
                self.out = Some(batch);
                Ok((deltas, version, initial))
            }
            Err(error) => Err(error),
        };
        assert_eq!(got, expected);
    }

    fn done(&mut self, failed: &BTreeSet<ObjectKey>) {
        let Some(mut batch) = self.out.take() else { return };
        if !failed.is_empty() {
            self.chains = None;
        }
        // I3, as far as a queue can ensure it: an existing object may be delivered again, and a missing one is not
        // deleted.
        if let Some(chains) = &mut self.chains {
            for delta in batch.deltas() {
                let key = &delta.key;
                let there = chains.insert(key.clone(), !delta.is_deletion());
                assert!(
                    !delta.is_deletion() || there == Some(true),
                    "{key} deleted, but not there"
                );
                assert!(
                    delta.object.is_some(),
                    "{key} was seen, so its last state is known"
                );
            }
        }
        failed.iter().for_each(|key| batch.failed(key.clone()));
        self.model.settle(failed);
        self.store.lock().unwrap().clone_from(&self.model.applied);
        batch.done();
    }
}

fn k(number: u8) -> ObjectKey {
    ObjectKey::cluster(format!("k{number}"))
}

fn summarize(delta: &Delta<u64>) -> DeltaSummary {
    let kind = match delta.kind {
        DeltaKind::Added => Kind::Added,
        DeltaKind::Updated => Kind::Updated,
        DeltaKind::Deleted {
            final_state_unknown: true,
        } => Kind::Missed,
        DeltaKind::Deleted { .. } => Kind::Deleted,
        DeltaKind::Replaced => Kind::Replaced,
        DeltaKind::Sync => Kind::Sync,
        other => panic!("{other:?} is new to this test"),
    };
    (delta.key.clone(), kind, delta.object.as_deref().copied())
}

#[derive(Debug, Clone)]
enum Pushed {
    Added(ObjectKey, u64),
    Updated(ObjectKey, u64),
    Deleted(ObjectKey, Option<u64>, bool),
    Replace(Vec<(ObjectKey, u64)>),
    Advance,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Kind {
    Added,
    Updated,
    Deleted,
    Missed,
    Replaced,
    Sync,
}

type DeltaSummary = (ObjectKey, Kind, Option<u64>);
type Popped = (Vec<DeltaSummary>, Option<String>, bool);
type Store = Arc<Mutex<State>>;
type State = BTreeMap<ObjectKey, u64>;

#[derive(Clone)]
struct Unit {
    /// The arrival that created it.
    arrival: usize,
    relist: bool,
    /// The version of a relist.
    version: Option<u64>,
    /// The objects that a relist deletes, once they are known.
    vanished: Option<Vec<DeltaSummary>>,
    deltas: Vec<DeltaSummary>,
}

#[derive(PartialEq)]
enum Population {
    Awaited,
    Underway,
    Complete,
}

struct Model {
    order: Order,
    /// The version of every arrival.
    arrivals: Vec<Option<u64>>,
    applied: State,
    out: Option<Vec<Unit>>,
    waiting: Vec<Unit>,
    reported: Option<u64>,
    population: Population,
    closed: bool,
}

impl Model {
    fn new(order: Order) -> Self {
        Self {
            order,
            arrivals: Vec::new(),
            applied: State::new(),
            out: None,
            waiting: Vec::new(),
            reported: None,
            population: Population::Awaited,
            closed: false,
        }
    }

    fn units(&self) -> impl DoubleEndedIterator<Item = &Unit> {
        self.out.iter().flatten().chain(&self.waiting)
    }

    /// The consumer's future state.
    fn view(&self) -> State {
        let mut state = self.applied.clone();
        for unit in self.units() {
            apply(unit, &mut state, &BTreeSet::new());
        }
        state
    }

    fn weight(&self) -> usize {
        self.waiting.iter().map(|unit| unit.deltas.len().max(1)).sum()
    }

    fn push(&mut self, pushed: Pushed, version: Option<u64>) {
        let first = match pushed {
            Pushed::Advance => None,
            Pushed::Replace(_) => Some(Population::Underway),
            _ => Some(Population::Complete),
        };
        if let (Population::Awaited, Some(first)) = (&self.population, first) {
            self.population = first;
        }
        let view = self.view();
        match pushed {
            Pushed::Added(key, state) => self.append((key, Kind::Added, Some(state))),
            Pushed::Updated(key, state) => self.append((key, Kind::Updated, Some(state))),
            Pushed::Deleted(key, last, unknown) => {
                let kind = if unknown { Kind::Missed } else { Kind::Deleted };
                match view.get(&key) {
                    Some(state) => self.append((key, kind, last.or(Some(*state)))),
                    None => self.merge(&key, kind, last),
                }
            }
            Pushed::Replace(items) => {
                let mut whole: Vec<(ObjectKey, u64)> = Vec::new();
                for (key, state) in items {
                    match whole.iter_mut().find(|(have, _)| *have == key) {
                        Some(double) => double.1 = state,
                        None => whole.push((key, state)),
                    }
                }
                let replaced = whole
                    .into_iter()
                    .map(|(key, state)| (key, Kind::Replaced, Some(state)));
                let (arrival, deltas) = (self.arrivals.len(), replaced.collect());
                self.waiting.push(Unit {
                    arrival,
                    relist: true,
                    version,
                    vanished: None,
                    deltas,
                });
            }
            Pushed::Advance => {}
        }
        self.arrivals.push(version);
    }

    fn append(&mut self, delta: DeltaSummary) {
        let arrival = self.arrivals.len();
        let since_relist = self
            .waiting
            .iter()
            .rposition(|unit| unit.relist)
            .map_or(0, |at| at + 1);
        // After a batch was put back, a key can wait twice. The later entry is the one that grows.
        let waiting = self.waiting[since_relist..]
            .iter_mut()
            .rev()
            .find(|unit| unit.deltas[0].0 == delta.0);
        match waiting {
            Some(unit) if self.order == Order::PerKey => unit.deltas.push(delta),
            _ => self.waiting.push(Unit {
                arrival,
                relist: false,
                version: None,
                vanished: None,
                deltas: vec![delta],
            }),
        }
    }

    /// A deletion of an object that does not exist. It may only complete a waiting deletion of the same key that has
    /// nothing but changes of other keys behind it.
    fn merge(&mut self, key: &ObjectKey, kind: Kind, last: Option<u64>) {
        let since_relist = self
            .waiting
            .iter()
            .rposition(|unit| unit.relist)
            .map_or(0, |at| at + 1);
        let waiting = self.waiting[since_relist..]
            .iter_mut()
            .rev()
            .find(|unit| unit.deltas[0].0 == *key);
        if let Some((_, have, state)) = waiting.and_then(|unit| unit.deltas.last_mut())
            && (*have, kind) == (Kind::Missed, Kind::Deleted)
        {
            *have = Kind::Deleted;
            *state = last.or(*state);
        }
    }

    fn resync(&mut self) -> usize {
        // A relist covers every key.
        let covered: BTreeSet<_> = self
            .units()
            .flat_map(|unit| &unit.deltas)
            .map(|delta| delta.0.clone())
            .collect();
        let relist = self.units().any(|unit| unit.relist);
        let quiet: Vec<_> = self
            .applied
            .clone()
            .into_iter()
            .filter(|(key, _)| !relist && !covered.contains(key))
            .collect();
        for (key, state) in &quiet {
            self.append((key.clone(), Kind::Sync, Some(*state)));
            self.arrivals.push(None);
        }
        quiet.len()
    }

    /// The version of everything that arrived before the first waiting unit.
    fn version(&self) -> Option<u64> {
        let upto = self
            .waiting
            .first()
            .map_or(self.arrivals.len(), |unit| unit.arrival);
        self.arrivals[..upto].iter().rev().find_map(|version| *version)
    }

    fn pop(&mut self, most: usize) -> Result<Popped, TryPopError> {
        let news = !self.waiting.is_empty() || self.version() != self.reported;
        if !news && self.closed {
            return Err(TryPopError::Closed);
        }
        if !news || self.out.is_some() {
            return Err(TryPopError::Empty);
        }
        let mut count = 0;
        let mut keys = BTreeSet::new();
        if self.waiting.first().is_some_and(|unit| unit.relist) {
            count = 1;
        } else {
            while count < most.max(1)
                && let Some(unit) = self.waiting.get(count)
                && !unit.relist
                && keys.insert(unit.deltas[0].0.clone())
            {
                count += 1;
            }
        }
        let mut units: Vec<_> = self.waiting.drain(..count).collect();
        for unit in units
            .iter_mut()
            .filter(|unit| unit.relist && unit.vanished.is_none())
        {
            let listed: BTreeSet<_> = unit.deltas.iter().map(|delta| &delta.0).collect();
            let gone = self.applied.iter().filter(|(key, _)| !listed.contains(key));
            unit.vanished = Some(
                gone.map(|(key, state)| (key.clone(), Kind::Missed, Some(*state)))
                    .collect(),
            );
        }
        let relist = units.first().filter(|unit| unit.relist);
        let version = relist.and_then(|unit| unit.version).or_else(|| self.version());
        let initial = relist.is_some() && self.population == Population::Underway;
        let deltas = units
            .iter()
            .flat_map(|unit| unit.vanished.iter().flatten().chain(&unit.deltas).cloned())
            .collect();
        self.reported = version;
        self.out = Some(units);
        Ok((deltas, version.map(|version| version.to_string()), initial))
    }

    fn put_back(&mut self) {
        let mut waiting = self.out.take().expect("something is out");
        waiting.append(&mut self.waiting);
        self.waiting = waiting;
        self.reported = None;
    }

    fn settle(&mut self, failed: &BTreeSet<ObjectKey>) {
        for unit in self.out.take().expect("something is out") {
            apply(&unit, &mut self.applied, failed);
            if unit.relist {
                self.population = Population::Complete;
            }
        }
    }
}

fn apply(unit: &Unit, state: &mut State, failed: &BTreeSet<ObjectKey>) {
    if unit.relist {
        state.retain(|key, _| failed.contains(key));
    }
    for (key, kind, object) in unit.deltas.iter().filter(|delta| !failed.contains(&delta.0)) {
        match (kind, object) {
            (Kind::Deleted | Kind::Missed, _) => state.remove(key),
            (_, Some(object)) => state.insert(key.clone(), *object),
            (_, None) => unreachable!("only deletions may have none"),
        };
    }
}
