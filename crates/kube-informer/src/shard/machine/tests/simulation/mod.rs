//! A simulation of a whole group: 2 to 50 replicas over one server, with pauses, kills, clocks that run at different rates, and
//! requests that are lost, late or in conflict. In some runs another program deletes Leases or writes garbage into them. After every
//! step: no range has two owners.
//!
//! Time is virtual and in microseconds. A replica's clock starts anywhere and runs 5 % too fast or too slow at most. The machine
//! under test is the real one; the server is a map of Leases with versions.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap, HashMap, VecDeque};
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;

use crate::shard::config::Config;
use crate::shard::machine::{Effect, Input, Machine};
use crate::shard::record::{LeaseId, MemberLease, Snapshot, TableLease};
use crate::shard::state::Problem;

const SECOND: u64 = 1_000_000;
const RANGES: u32 = 64;

/// A Lease on the simulated server.
#[derive(Clone)]
enum Stored {
    Table(TableLease),
    Member(MemberLease),
}

impl Stored {
    fn id(&self) -> &LeaseId {
        match self {
            Self::Table(lease) => &lease.id,
            Self::Member(lease) => &lease.id,
        }
    }
}

#[derive(Default)]
struct Server {
    version: u64,
    leases: BTreeMap<Arc<str>, Stored>,
    /// The list at the present version, shared by all that ask for it.
    listed: Option<Arc<Snapshot>>,
}

impl Server {
    fn next(&mut self) -> u64 {
        self.version += 1;
        self.listed = None;
        self.version
    }

    /// True if a Lease says that there is, or was, a table, or cannot be read.
    fn knows_a_table(&self) -> bool {
        self.leases.values().any(|lease| match lease {
            Stored::Table(_) => true,
            Stored::Member(lease) => {
                let member = lease.member.as_ref();
                member.is_none_or(|member| !member.table.is_empty())
            }
        })
    }

    /// Replaces a Lease by one with the same uid and without a record.
    fn destroy(&mut self, name: &Arc<str>, duration: Duration) {
        let version = self.next().into();
        if let Some(stored) = self.leases.get_mut(name) {
            let id = LeaseId {
                version,
                ..stored.id().clone()
            };
            *stored = match stored {
                Stored::Table(_) => Stored::Table(TableLease { id, table: None }),
                Stored::Member(_) => Stored::Member(MemberLease {
                    id,
                    duration,
                    member: None,
                }),
            };
        }
    }

    fn list(&mut self) -> Arc<Snapshot> {
        let (leases, version) = (&self.leases, self.version);
        let list = self.listed.get_or_insert_with(|| {
            let mut snapshot = Snapshot {
                version,
                ..Snapshot::default()
            };
            for lease in leases.values() {
                match lease {
                    Stored::Table(lease) => snapshot.table = Some(lease.clone()),
                    Stored::Member(lease) => snapshot.members.push(lease.clone()),
                }
            }
            Arc::new(snapshot)
        });
        Arc::clone(list)
    }

    /// Carries a request out, as the real server does.
    fn serve(&mut self, name: &str, request: &Effect) -> Input {
        let current = |leases: &BTreeMap<Arc<str>, Stored>, id: &LeaseId| {
            leases.get(&id.name).is_some_and(|stored| stored.id() == id)
        };
        match request {
            Effect::List => Input::Listed(self.list()),
            Effect::Create(_) if self.leases.contains_key(name) => Input::Conflicted,
            Effect::Create(member) => {
                let version = self.next();
                let id = LeaseId {
                    name: name.into(),
                    uid: format!("u{version}").into(),
                    version: version.into(),
                };
                let lease = MemberLease {
                    id: id.clone(),
                    duration: member.lasts,
                    member: Some(Arc::new(member.clone())),
                };
                self.leases.insert(Arc::clone(&id.name), Stored::Member(lease));
                Input::Renewed(id)
            }
            Effect::Renew(id, member) if current(&self.leases, id) => {
                let version = self.next().into();
                let id = LeaseId {
                    version,
                    ..id.clone()
                };
                let lease = MemberLease {
                    id: id.clone(),
                    duration: member.lasts,
                    member: Some(Arc::new(member.clone())),
                };
                self.leases.insert(Arc::clone(&id.name), Stored::Member(lease));
                Input::Renewed(id)
            }
            Effect::WriteTable(None, _) if self.leases.contains_key("group") => Input::Conflicted,
            Effect::WriteTable(id, table) if id.as_ref().is_none_or(|id| current(&self.leases, id)) => {
                let version = self.next();
                let uid = id
                    .as_ref()
                    .map_or_else(|| format!("u{version}").into(), |id| Arc::clone(&id.uid));
                let lease = TableLease {
                    id: LeaseId {
                        name: "group".into(),
                        uid,
                        version: version.into(),
                    },
                    table: Some(Arc::new(table.clone())),
                };
                self.leases.insert("group".into(), Stored::Table(lease));
                Input::Written
            }
            Effect::Delete(id) if current(&self.leases, id) => {
                self.next();
                self.leases.remove(&id.name);
                Input::Written
            }
            _ => Input::Conflicted,
        }
    }
}

/// What happens at a time.
#[derive(Clone)]
enum Event {
    /// A request reaches the server. It carries the number of the process that sent it.
    Arrive {
        replica: usize,
        process: u64,
        number: u64,
        request: Effect,
    },
    Deliver {
        replica: usize,
        process: u64,
        input: Input,
        number: Option<u64>,
    },
    Wake {
        replica: usize,
        process: u64,
    },
    Restart {
        replica: usize,
    },
}

struct Replica {
    machine: Option<Machine>,
    process: u64,
    /// Local time passes at this rate.
    rate: f64,
    offset: u64,
    /// No input is handled before this time.
    paused_until: u64,
    waiting: VecDeque<(Input, Option<u64>)>,
    /// The number of the pending request; an answer with another number is ignored.
    pending: Option<u64>,
    /// The timers that are set, with a number that a cancelled timer does not have any more.
    timers: [u64; 3],
    /// Local time until which the work on each of its ranges may go on.
    valid_until: Option<Duration>,
    /// What it had decided, but not done yet, when it was suspended.
    undone: Vec<Effect>,
    config: Config,
}

impl Replica {
    fn local(&self, at: u64) -> Duration {
        Duration::from_micros(self.offset + (at as f64 * self.rate) as u64)
    }

    /// The real duration of a local one.
    fn real(&self, local: Duration) -> u64 {
        // Rounded up: a timer never fires early.
        (local.as_micros() as f64 / self.rate) as u64 + 2
    }
}

/// Which faults occur.
#[derive(Clone, Copy)]
struct Faults {
    lost: f64,
    late: f64,
    kills: f64,
    pauses: f64,
    /// Another program deletes or overwrites a Lease.
    tampering: f64,
}

const NONE: Faults = Faults {
    lost: 0.0,
    late: 0.0,
    kills: 0.0,
    pauses: 0.0,
    tampering: 0.0,
};

struct World {
    random: Rng,
    now: u64,
    server: Server,
    replicas: Vec<Replica>,
    events: BinaryHeap<Reverse<(u64, u64)>>,
    scheduled: HashMap<u64, Event>,
    numbers: u64,
    faults: Faults,
    steps: u64,
    grants: u64,
    tampered: u64,
    /// Since when each range has no owner, once quiet.
    unowned: Vec<Option<u64>>,
    drain: u64,
    /// The greatest term that each range was ever worked on under.
    terms: Vec<u64>,
    ranges: u32,
}

impl World {
    fn new(seed: u64, replicas: usize) -> Self {
        Self::with_ranges(seed, replicas, RANGES)
    }

    fn with_ranges(seed: u64, replicas: usize, ranges: u32) -> Self {
        let mut world = Self {
            random: Rng::with_seed(seed),
            now: 0,
            server: Server::default(),
            replicas: Vec::new(),
            events: BinaryHeap::new(),
            scheduled: HashMap::new(),
            numbers: 0,
            faults: NONE,
            steps: 0,
            grants: 0,
            tampered: 0,
            unowned: vec![None; ranges as usize],
            drain: SECOND,
            terms: vec![0; ranges as usize],
            ranges,
        };
        for number in 0..replicas {
            let mut config = Config::new("ns", "group", format!("replica-{number:02}"));
            config.ranges = ranges;
            let rate = 0.95 + 0.1 * world.random.f64();
            let offset = world.random.u64(0..1_000 * SECOND);
            world.replicas.push(Replica {
                machine: None,
                process: 0,
                rate,
                offset,
                paused_until: 0,
                waiting: VecDeque::new(),
                pending: None,
                timers: [0; 3],
                valid_until: None,
                undone: Vec::new(),
                config,
            });
            let at = world.random.u64(0..5 * SECOND);
            world.schedule(at, Event::Restart { replica: number });
        }
        world
    }

    fn schedule(&mut self, after: u64, event: Event) {
        self.numbers += 1;
        self.events.push(Reverse((self.now + after, self.numbers)));
        self.scheduled.insert(self.numbers, event);
    }

    /// Handles the next event. Returns false if nothing is left to happen.
    fn step(&mut self) -> bool {
        let Some(Reverse((at, number))) = self.events.pop() else {
            return false;
        };
        self.now = at;
        self.steps += 1;
        match self.scheduled.remove(&number).expect("it was scheduled") {
            Event::Arrive {
                replica,
                process,
                number,
                request,
            } => {
                let name = self.replicas[replica].config.lease_name();
                let input = self.server.serve(&name, &request);
                let lost = self.random.f64() < self.faults.lost;
                if !lost {
                    let after = self.delay();
                    let number = Some(number);
                    self.schedule(
                        after,
                        Event::Deliver {
                            replica,
                            process,
                            input,
                            number,
                        },
                    );
                }
            }
            Event::Deliver {
                replica,
                process,
                input,
                number,
            } => {
                if self.replicas[replica].process == process {
                    self.deliver(replica, input, number);
                }
            }
            Event::Wake { replica, process } => {
                if self.replicas[replica].process == process
                    && self.replicas[replica].paused_until <= self.now
                {
                    let undone = std::mem::take(&mut self.replicas[replica].undone);
                    self.perform_all(replica, undone);
                    // It may be suspended again at once.
                    while self.replicas[replica].paused_until <= self.now
                        && let Some((input, number)) = self.replicas[replica].waiting.pop_front()
                    {
                        self.deliver(replica, input, number);
                    }
                }
            }
            Event::Restart { replica } => {
                if self.replicas[replica].machine.is_none() {
                    self.begin(replica);
                }
            }
        }
        self.misfortune();
        true
    }

    fn begin(&mut self, replica: usize) {
        let nonce = self.random.u64(..);
        let it = &mut self.replicas[replica];
        it.process += 1;
        it.machine = Some(Machine::new(it.config.clone(), nonce));
        it.paused_until = 0;
        it.pending = None;
        it.waiting.clear();
        it.valid_until = None;
        it.undone.clear();
        self.deliver(replica, Input::Started, None);
    }

    fn kill(&mut self, replica: usize) {
        let it = &mut self.replicas[replica];
        it.machine = None;
        it.process += 1;
    }

    /// Kills or pauses a replica, once in a while.
    fn misfortune(&mut self) {
        let replica = self.random.usize(0..self.replicas.len());
        if self.random.f64() < self.faults.kills && self.replicas[replica].machine.is_some() {
            if self.random.bool() {
                // An orderly end.
                self.deliver(replica, Input::Stopped, None);
            } else {
                self.kill(replica);
                let after = self.random.u64(0..60 * SECOND);
                self.schedule(after, Event::Restart { replica });
            }
        } else if self.random.f64() < self.faults.pauses && self.replicas[replica].machine.is_some() {
            self.pause(replica);
        }
        if self.random.f64() < self.faults.tampering {
            self.tamper();
        }
    }

    /// Another program deletes a Lease, writes garbage into one, or creates one that is no replica's; at times several at once.
    ///
    /// It leaves at least one Lease that names a table, because of a group of which nothing is left, a replica that starts knows
    /// nothing either. The documentation of the module says so.
    fn tamper(&mut self) {
        for _ in 0..self.random.u32(1..=3) {
            let names: Vec<Arc<str>> = self.server.leases.keys().cloned().collect();
            if names.is_empty() {
                return;
            }
            let table = self.server.leases.contains_key("group") && self.random.bool();
            let name = match table {
                true => "group".into(),
                false => Arc::clone(&names[self.random.usize(0..names.len())]),
            };
            let before = self.server.leases.clone();
            match self.random.u32(0..5) {
                0 | 1 => {
                    self.server.next();
                    self.server.leases.remove(&name);
                }
                2 | 3 => {
                    let seconds = self.random.u64(0..20);
                    self.server.destroy(&name, Duration::from_secs(seconds));
                }
                _ => {
                    let version = self.server.next();
                    let id = LeaseId {
                        name: "a-foreign-lease".into(),
                        uid: format!("u{version}").into(),
                        version: version.into(),
                    };
                    let lease = MemberLease {
                        id: id.clone(),
                        duration: Duration::from_secs(self.random.u64(0..20)),
                        member: None,
                    };
                    self.server.leases.insert(id.name, Stored::Member(lease));
                }
            }
            self.tampered += 1;
            if !self.server.knows_a_table() {
                self.server.leases = before;
                self.server.listed = None;
            }
        }
    }

    /// Deletes a table that no replica can read, as the error message of a replica says.
    fn repair(&mut self) {
        let unreadable = |stored: &Stored| matches!(stored, Stored::Table(lease) if lease.table.is_none());
        let mut machines = self.replicas.iter().filter_map(|it| it.machine.as_ref());
        let reported = machines.any(|machine| machine.problem() == Some(&Problem::UnreadableTable));
        if reported && self.server.leases.get("group").is_some_and(unreadable) {
            self.server.next();
            self.server.leases.remove("group");
        }
    }

    fn pause(&mut self, replica: usize) {
        let pause = self.random.u64(SECOND..60 * SECOND);
        let it = &mut self.replicas[replica];
        it.paused_until = self.now + pause;
        let process = it.process;
        self.schedule(pause, Event::Wake { replica, process });
    }

    fn delay(&mut self) -> u64 {
        if self.random.f64() < self.faults.late {
            self.random.u64(SECOND..40 * SECOND)
        } else {
            self.random.u64(1_000..60_000)
        }
    }

    fn deliver(&mut self, replica: usize, input: Input, number: Option<u64>) {
        let it = &mut self.replicas[replica];
        if it.paused_until > self.now {
            it.waiting.push_back((input, number));
            return;
        }
        if let Some(number) = number {
            let current = match &input {
                Input::Fired(timer) => it.timers[*timer as usize] == number,
                Input::Drained { .. } => true,
                _ => it.pending == Some(number),
            };
            if !current {
                return;
            }
            if !matches!(input, Input::Fired(_) | Input::Drained { .. }) {
                it.pending = None;
            }
        }
        let local = it.local(self.now);
        let Some(machine) = &mut it.machine else { return };
        let mut effects = Vec::new();
        machine.on(local, input, &mut effects);
        if self.random.f64() < self.faults.pauses {
            // Suspended between a decision and its execution.
            it.undone = effects;
            return self.pause(replica);
        }
        self.perform_all(replica, effects);
    }

    fn perform_all(&mut self, replica: usize, effects: Vec<Effect>) {
        let more = |effect: &Effect| matches!(effect, Effect::Start { .. } | Effect::Valid(_));
        let more = effects.iter().any(more);
        for effect in effects {
            self.perform(replica, effect);
        }
        if more {
            self.check(replica);
        }
    }

    fn perform(&mut self, replica: usize, effect: Effect) {
        let process = self.replicas[replica].process;
        match effect {
            Effect::List
            | Effect::Create(_)
            | Effect::Renew(..)
            | Effect::WriteTable(..)
            | Effect::Delete(_) => {
                self.numbers += 1;
                let number = self.numbers;
                assert_eq!(self.replicas[replica].pending, None, "one request at a time");
                self.replicas[replica].pending = Some(number);
                if self.random.f64() >= self.faults.lost {
                    let after = self.delay();
                    let request = effect;
                    self.schedule(
                        after,
                        Event::Arrive {
                            replica,
                            process,
                            number,
                            request,
                        },
                    );
                }
            }
            Effect::Abandon => self.replicas[replica].pending = None,
            Effect::Forget(timer) => self.replicas[replica].timers[timer as usize] = 0,
            Effect::Wait(timer, pause) => {
                let after = self.replicas[replica].real(pause);
                self.numbers += 1;
                let number = self.numbers;
                self.replicas[replica].timers[timer as usize] = number;
                let (input, number) = (Input::Fired(timer), Some(number));
                self.schedule(
                    after,
                    Event::Deliver {
                        replica,
                        process,
                        input,
                        number,
                    },
                );
            }
            Effect::Start { .. } => self.grants += 1,
            Effect::Stop { range, term } => {
                let after = self.random.u64(0..=self.drain);
                let input = Input::Drained { range, term };
                let number = Some(0);
                self.schedule(
                    after,
                    Event::Deliver {
                        replica,
                        process,
                        input,
                        number,
                    },
                );
            }
            Effect::Valid(until) => self.replicas[replica].valid_until = Some(until),
            Effect::Lose => self.replicas[replica].valid_until = None,
            Effect::End => {
                self.kill(replica);
                let after = self.random.u64(0..60 * SECOND);
                self.schedule(after, Event::Restart { replica });
            }
        }
    }

    /// True if the time of a replica is not over, by its own clock.
    fn is_valid(&self, replica: usize) -> bool {
        let it = &self.replicas[replica];
        it.valid_until.is_some_and(|until| it.local(self.now) < until)
    }

    /// True if a replica may work on a range at this moment.
    fn works_on(&self, replica: usize, range: u32) -> bool {
        let it = &self.replicas[replica];
        let holds = |machine: &Machine| machine.held().contains_key(&range);
        self.is_valid(replica) && it.machine.as_ref().is_some_and(holds)
    }

    /// No range of this replica has another owner, and nobody worked on one under a greater term. It is enough to check when a
    /// replica begins a range or renews its Lease: every other step only ends work.
    fn check(&mut self, replica: usize) {
        let machine = self.replicas[replica].machine.as_ref();
        let Some(machine) = machine.filter(|_| self.is_valid(replica)) else {
            return;
        };
        let seconds = self.now / SECOND;
        let valid: Vec<usize> = (0..self.replicas.len())
            .filter(|other| *other != replica && self.is_valid(*other))
            .collect();
        for (range, held) in machine.held() {
            for other in &valid {
                assert!(
                    !self.works_on(*other, *range),
                    "range {range} has two owners at {seconds} s: {replica} and {other}"
                );
            }
            let greatest = &mut self.terms[*range as usize];
            assert!(held.term >= *greatest, "the terms of range {range} grow");
            *greatest = held.term;
        }
    }

    /// Checks all replicas against each other.
    fn check_all(&mut self) {
        (0..self.replicas.len()).for_each(|replica| self.check(replica));
    }

    /// Remembers since when ranges have no owner, and fails if one has none for longer than `bound`.
    fn check_unowned(&mut self, bound: u64) {
        for range in 0..self.ranges {
            let owned = (0..self.replicas.len()).any(|replica| self.works_on(replica, range));
            let since = &mut self.unowned[range as usize];
            match (owned, *since) {
                (true, _) => *since = None,
                (false, None) => *since = Some(self.now),
                (false, Some(since)) => assert!(
                    self.now - since <= bound,
                    "range {range} has had no owner for {} ms",
                    (self.now - since) / 1_000
                ),
            }
        }
    }

    fn run_until(&mut self, end: u64) {
        while self.events.peek().is_some_and(|Reverse((at, _))| *at < end) {
            self.step();
            if self.steps.is_multiple_of(256) {
                self.check_all();
            }
        }
        self.now = end;
    }

    /// Stops all faults, lets the last late request arrive, and then checks that every range is owned in time.
    fn calm(&mut self) {
        self.faults = NONE;
        for _ in 0..3 {
            self.repair();
            let next = self.now + 10 * SECOND;
            self.run_until(next);
        }
        let end = self.now + 61 * SECOND;
        self.run_until(end);
        self.unowned = vec![None; self.ranges as usize];
        let config = &self.replicas[0].config;
        let promised = config.lease_duration + config.margin + 2 * config.retry_period;
        // By the slowest clock, plus the requests in between, plus the work that has to end.
        let bound = (promised.as_micros() as f64 / 0.95) as u64 + 6 * 120_000 + self.drain;
        let end = self.now + 3 * bound;
        while self.now < end {
            let next = (self.now + SECOND / 2).min(end);
            self.run_until(next);
            self.check_unowned(bound);
        }
        let alive = self.replicas.iter().filter(|it| it.machine.is_some()).count();
        if alive > 0 {
            let counts: Vec<usize> = (0..self.replicas.len())
                .filter(|replica| self.replicas[*replica].machine.is_some())
                .map(|replica| {
                    (0..self.ranges)
                        .filter(|range| self.works_on(replica, *range))
                        .count()
                })
                .collect();
            let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
            assert_eq!(
                counts.iter().sum::<usize>(),
                self.ranges as usize,
                "every range is owned"
            );
            assert!(most - least <= 1, "every replica has its share: {counts:?}");
        }
    }
}

fn simulate(seed: u64, replicas: usize, steps: u64, tampering: f64) -> (u64, u64) {
    let mut world = World::new(seed, replicas);
    let per_round = steps / 4;
    for round in 1..=4 {
        let scale = 20.0 / replicas as f64;
        world.faults = Faults {
            lost: 0.05,
            late: 0.03,
            kills: 0.001 * scale,
            pauses: 0.001 * scale,
            tampering,
        };
        while world.steps < round * per_round {
            if !world.step() {
                break;
            }
            if world.steps.is_multiple_of(64) {
                world.check_all();
            }
            // Only for a while: with an unreadable table nothing moves.
            if tampering > 0.0 && world.steps.is_multiple_of(256) {
                world.repair();
            }
        }
        world.calm();
    }
    assert_eq!(world.tampered > 0, tampering > 0.0);
    (world.steps, world.grants)
}

fn run(sizes: &[usize], seeds: u64, steps: u64) {
    run_with(sizes, seeds, steps, 0.0);
}

fn run_with(sizes: &[usize], seeds: u64, steps: u64, tampering: f64) {
    let seeds = std::env::var("SEEDS")
        .ok()
        .and_then(|seeds| seeds.parse().ok())
        .unwrap_or(seeds);
    let (mut all, mut granted) = (0, 0);
    for size in sizes {
        for seed in 0..seeds {
            let result = std::panic::catch_unwind(|| simulate(seed, *size, steps, tampering));
            let (steps, grants) = result.unwrap_or_else(|panic| {
                let text = crate::guard::message(panic);
                panic!("{size} replicas, seed {seed}: {text}")
            });
            all += steps;
            granted += grants;
        }
    }
    assert!(all >= sizes.len() as u64 * seeds * steps, "{all} steps");
    assert!(granted > all / 5_000, "{granted} grants in {all} steps");
}

// Together these take more than a million steps.

#[test]
fn no_range_has_two_owners_with_few_replicas() {
    run(&[2, 3, 5], 8, 20_000);
}

#[test]
fn no_range_has_two_owners_with_ten_replicas() {
    run(&[10], 12, 20_000);
}

#[test]
fn no_range_has_two_owners_with_twenty_replicas() {
    run(&[20], 6, 40_000);
}

#[test]
fn no_range_has_two_owners_with_fifty_replicas() {
    run(&[50], 2, 60_000);
}

#[test]
fn no_range_has_two_owners_while_another_program_deletes_and_overwrites_leases() {
    run_with(&[2, 3, 5], 8, 10_000, 0.002);
    run_with(&[10], 4, 20_000, 0.002);
    run_with(&[30], 1, 40_000, 0.001);
}

mod scale;
