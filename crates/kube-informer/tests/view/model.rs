//! Random programs over random changes: every output equals recomputation after every step, every subscriber's chains are
//! valid, every index equals recomputation, and snapshots never change.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use kube_informer::informer::{Backlog, Then};
use kube_informer::view::{Collection, Index, Snapshot, Writer};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

use crate::program::{ALL, Content, KEYS, Num, Numbers, Op, VALUES};
use crate::replica::Replica;

struct Node {
    /// None for an input.
    op: Option<Op>,
    inputs: Vec<usize>,
    collection: Numbers,
    index: Index<u32, u8, Num>,
    content: Content,
    replica: Option<Replica<u8, Num>>,
    /// The number of steps between two reads of the subscriber.
    pace: u32,
}

struct World {
    random: StdRng,
    writers: Vec<Writer<u8, Num>>,
    nodes: Vec<Node>,
    held: Vec<(usize, Snapshot<u8, Num>, Content)>,
}

impl World {
    fn new(seed: u64) -> Self {
        let mut world = Self {
            random: StdRng::seed_from_u64(seed),
            writers: Vec::new(),
            nodes: Vec::new(),
            held: Vec::new(),
        };
        for n in 0..3 {
            let (collection, writer) = Collection::writable(format!("input-{n}"));
            world.writers.push(writer);
            world.add(None, Vec::new(), collection);
        }
        world
    }

    fn add(&mut self, op: Option<Op>, inputs: Vec<usize>, collection: Numbers) {
        let contents: Vec<Content> = inputs.iter().map(|at| self.nodes[*at].content).collect();
        let content = op.map_or([None; KEYS as usize], |op| op.compute(&contents));
        self.nodes.push(Node {
            op,
            inputs,
            index: collection.add_index(|_, value| [value.0 % 3]),
            collection,
            content,
            replica: None,
            pace: 1,
        });
    }

    /// Adds a random operator over random nodes.
    fn grow(&mut self) {
        let op = match self.random.random_range(0..ALL.len() + 4) {
            n if n < ALL.len() => ALL[n],
            n if n < ALL.len() + 2 => Op::JoinIndex,
            _ => Op::Fetching,
        };
        let inputs: Vec<usize> = (0..op.arity())
            .map(|_| self.random.random_range(0..self.nodes.len()))
            .collect();
        let collections: Vec<&Numbers> = inputs.iter().map(|at| &self.nodes[*at].collection).collect();
        let built = op.build(&collections);
        self.add(Some(op), inputs, built);
    }

    /// Changes one input, by one to three keys at once.
    fn change(&mut self) {
        let input = self.random.random_range(0..self.writers.len());
        let changes = if self.random.random_range(0..4) == 0 { 3 } else { 1 };
        let mut batch = Vec::with_capacity(changes);
        for _ in 0..changes {
            let key = self.random.random_range(0..KEYS);
            let value = (self.random.random_range(0..3) > 0).then(|| self.random.random_range(0..VALUES));
            self.nodes[input].content[usize::from(key)] = value;
            batch.push((key, value.map(Num)));
        }
        self.writers[input].apply(batch);
        let mut contents = Vec::with_capacity(3);
        for at in self.writers.len()..self.nodes.len() {
            let node = &self.nodes[at];
            contents.clear();
            contents.extend(node.inputs.iter().map(|input| self.nodes[*input].content));
            let op = node.op.expect("inputs come first");
            self.nodes[at].content = op.compute(&contents);
        }
    }

    fn check(&mut self, step: u32) {
        // The inputs have what was written; they are looked at now and then.
        let first = if step.is_multiple_of(16) {
            0
        } else {
            self.writers.len()
        };
        for at in first..self.nodes.len() {
            let node = &self.nodes[at];
            let snapshot = node.collection.snapshot();
            assert_eq!(content(&snapshot), node.content, "{}", self.describe(at));
            let expected = node.content.iter().flatten().count();
            assert_eq!(snapshot.len(), expected, "{}", self.describe(at));
            if step % 16 == at as u32 % 16 {
                let value = self.random.random_range(0..3);
                self.check_index(at, &snapshot, value);
                self.hold(at, snapshot);
            }
            self.check_replica(at, step);
        }
        if self.held.len() > 8 {
            let taken = self.random.random_range(0..self.held.len());
            let (at, snapshot, before) = self.held.swap_remove(taken);
            assert_eq!(content(&snapshot), before, "a snapshot of {}", self.describe(at));
        }
    }

    fn hold(&mut self, at: usize, snapshot: Snapshot<u8, Num>) {
        self.held.push((at, snapshot, self.nodes[at].content));
    }

    fn check_index(&self, at: usize, snapshot: &Snapshot<u8, Num>, value: u32) {
        let node = &self.nodes[at];
        let mut found: Vec<u8> = snapshot
            .by(&node.index, &value)
            .iter()
            .map(|(key, _)| **key)
            .collect();
        found.sort_unstable();
        let keys = (0..KEYS).filter(|key| node.content[usize::from(*key)].is_some_and(|v| v % 3 == value));
        assert_eq!(
            found,
            keys.collect::<Vec<_>>(),
            "the index of {}",
            self.describe(at)
        );
    }

    /// Lets the subscriber look, or replaces it by a late one.
    fn check_replica(&mut self, at: usize, step: u32) {
        let renew = self.random.random_range(0..200) == 0;
        let node = &mut self.nodes[at];
        if renew || node.replica.is_none() {
            let backlog = match self.random.random_range(0..3) {
                0 => Backlog::Coalesce,
                1 => Backlog::Every {
                    then: Then::Coalesce { after: 3 },
                },
                _ => Backlog::default(),
            };
            node.replica = Some(Replica::new(&node.collection, backlog));
            node.pace = [1, 2, 5, 17][self.random.random_range(0..4)];
        }
        if !step.is_multiple_of(node.pace) {
            return;
        }
        let replica = node.replica.as_mut().expect("it was just made");
        replica.catch_up();
        let mut known: Content = [None; KEYS as usize];
        for (key, value) in &replica.known {
            known[usize::from(*key)] = Some(value.0);
        }
        let (synced, expected) = (replica.synced, node.content);
        assert_eq!(
            (known, synced),
            (expected, true),
            "a subscriber of {}",
            self.describe(at)
        );
    }

    fn describe(&self, at: usize) -> String {
        let node = |n: &Node| format!("{:?} of {:?}", n.op, n.inputs);
        let program: Vec<String> = self.nodes.iter().map(node).collect();
        format!("node {at} of {program:#?}")
    }
}

fn content(snapshot: &Snapshot<u8, Num>) -> Content {
    let mut content = [None; KEYS as usize];
    for (key, value) in snapshot.iter() {
        content[usize::from(*key)] = Some(value.0);
    }
    content
}

fn run(seed: u64, steps: u32) -> u64 {
    let mut world = World::new(seed);
    let late = seed % 3;
    (0..3).for_each(|_| world.grow());
    for step in 0..steps {
        if step == 40 {
            // These start from inputs that have something.
            (0..late).for_each(|_| world.grow());
        }
        world.change();
        world.check(step);
    }
    u64::from(steps)
}

#[test]
fn every_output_of_a_random_program_equals_recomputation_after_every_step() {
    let programs: u64 = std::env::var("PROGRAMS").map_or(2_050, |text| text.parse().expect("a number"));
    let first: u64 = std::env::var("SEED").map_or(1, |text| text.parse().expect("a number"));
    let next = Arc::new(AtomicU64::new(first));
    let steps = Arc::new(AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(2, usize::from).min(8);
    let workers: Vec<_> = (0..threads)
        .map(|_| {
            let (next, steps) = (Arc::clone(&next), Arc::clone(&steps));
            std::thread::spawn(move || {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= first + programs {
                        return;
                    }
                    let ran = std::panic::catch_unwind(|| run(seed, 500));
                    let ran = ran.unwrap_or_else(|panic| {
                        // Replayed alone: SEED and PROGRAMS=1.
                        next.store(u64::MAX / 2, Ordering::Relaxed);
                        std::panic::resume_unwind(Box::new(format!(
                            "SEED={seed} PROGRAMS=1 cargo test -p kube-informer --test view model: {}",
                            panic.downcast_ref::<String>().map_or("", String::as_str)
                        )))
                    });
                    steps.fetch_add(ran, Ordering::Relaxed);
                }
            })
        })
        .collect();
    for worker in workers {
        if let Err(panic) = worker.join() {
            panic!(
                "{}",
                panic.downcast_ref::<String>().map_or("a worker", String::as_str)
            );
        }
    }
    assert_eq!(steps.load(Ordering::Relaxed), programs * 500);
}
