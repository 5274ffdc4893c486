//! The figures of the guide for what does not fit on one machine: a million objects and fifty replicas, with the real machine, the
//! real hash and the default times, in virtual time.
//!
//! `cargo test -p kube-informer --lib shard::machine::tests::simulation::scale -- --nocapture` prints them.

use std::collections::BTreeSet;

use super::*;
use crate::protocol::shard_hash;
use crate::shard::range::range_of;

const OBJECTS: usize = 1_000_000;
const REPLICAS: usize = 50;
/// Ten for each replica.
const RANGES: u32 = 512;

/// The partitions of an informer, as `informer/shard.rs` keeps them: one for ranges that were gained together, and at most five.
#[derive(Default)]
struct Watches(Vec<BTreeSet<u32>>);

impl Watches {
    fn follow(&mut self, owned: &BTreeSet<u32>) {
        for group in &mut self.0 {
            group.retain(|range| owned.contains(range));
        }
        self.0.retain(|group| !group.is_empty());
        let have: BTreeSet<u32> = self.0.iter().flatten().copied().collect();
        let mut gained: BTreeSet<u32> = owned.difference(&have).copied().collect();
        if gained.is_empty() {
            return;
        }
        if self.0.len() >= 4 {
            self.0.sort_by_key(|group| Reverse(group.len()));
            gained.extend(self.0.split_off(1).into_iter().flatten());
        }
        self.0.push(gained);
    }
}

struct Scale {
    world: World,
    watches: Vec<Watches>,
    /// The number of objects in each range.
    objects: Vec<usize>,
}

impl Scale {
    fn new() -> Self {
        let mut objects = vec![0; RANGES as usize];
        for number in 0..OBJECTS {
            let uid = format!("{number:08x}-6d2c-4f0a-9d6b-{:012x}", number * 7_919);
            objects[range_of(shard_hash(&uid), RANGES) as usize] += 1;
        }
        Self {
            world: World::with_ranges(7, REPLICAS, RANGES),
            watches: (0..REPLICAS).map(|_| Watches::default()).collect(),
            objects,
        }
    }

    fn owned(&self, replica: usize) -> BTreeSet<u32> {
        let machine = self.world.replicas[replica].machine.as_ref();
        let machine = machine.filter(|_| self.world.is_valid(replica));
        machine.map_or_else(BTreeSet::new, |machine| machine.held().keys().copied().collect())
    }

    /// Passes time, in steps of a fifth of a second, until `reached`. Returns the time that it took, in seconds.
    fn until(&mut self, most: u64, mut reached: impl FnMut(&Self) -> bool) -> f64 {
        let began = self.world.now;
        while !reached(self) {
            assert!(self.world.now - began < most * SECOND, "not within {most} s");
            let next = self.world.now + SECOND / 5;
            self.world.run_until(next);
            for replica in 0..REPLICAS {
                let owned = self.owned(replica);
                self.watches[replica].follow(&owned);
            }
        }
        (self.world.now - began) as f64 / SECOND as f64
    }

    /// True if all ranges are owned, by every replica that runs its share to within one.
    fn is_settled(&self) -> bool {
        let running = (0..REPLICAS).filter(|replica| self.world.replicas[*replica].machine.is_some());
        let counts: Vec<usize> = running.map(|replica| self.owned(replica).len()).collect();
        let (least, most) = (counts.iter().min(), counts.iter().max());
        counts.iter().sum::<usize>() == RANGES as usize && least.zip(most).is_some_and(|(l, m)| m - l <= 1)
    }

    fn objects_of(&self, ranges: &BTreeSet<u32>) -> usize {
        ranges.iter().map(|range| self.objects[*range as usize]).sum()
    }

    fn all(&self) -> Vec<BTreeSet<u32>> {
        (0..REPLICAS).map(|replica| self.owned(replica)).collect()
    }

    /// The number of objects that replicas have gained since.
    fn moved(&self, before: &[BTreeSet<u32>]) -> usize {
        let gained = before.iter().zip(self.all());
        gained
            .map(|(before, now)| self.objects_of(&now.difference(before).copied().collect()))
            .sum()
    }

    fn watches(&self) -> (usize, usize) {
        let counts = || self.watches.iter().map(|watches| watches.0.len());
        (counts().sum(), counts().max().unwrap_or(0))
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures of the guide")]
fn a_million_objects_on_fifty_replicas() {
    let mut it = Scale::new();
    let started = it.until(60, Scale::is_settled);
    let shares: Vec<usize> = it.all().iter().map(|ranges| it.objects_of(ranges)).collect();
    let largest = shares.iter().max().copied().unwrap_or(0);
    println!("start of 50 replicas within 5 s: every range is owned, in equal shares, after {started:.1} s");
    println!(
        "objects of the largest replica: {largest}, {:.3} of an equal share",
        largest as f64 / 20_000.0
    );
    assert!(
        started < 30.0 && largest < 22_500,
        "{started} s, {largest} objects"
    );

    let (before, began) = (it.world.server.version, it.world.now);
    it.until(101, |it| it.world.now - began >= 100 * SECOND);
    let writes = (it.world.server.version - before) as f64 / 100.0;
    println!("Lease writes per second while nothing happens: {writes:.1}");
    assert!((23.5..=26.5).contains(&writes), "{writes} writes per second");
    let (total, most) = it.watches();
    println!("watches of one collection: {total}, {most} of a replica at most");
    assert!(total <= 250 && most <= 5);

    // One ends in order. Its Lease says so, and its ranges are granted at once.
    let whole = it.all();
    it.world.deliver(20, Input::Stopped, None);
    it.until(30, |it| it.world.replicas[20].machine.is_none());
    let left = it.until(30, Scale::is_settled);
    let moved = it.moved(&whole);
    println!("a replica ends: {moved} objects move, all ranges are owned again after {left:.1} s");
    assert!(left < 10.0 && moved < 30_000, "{left} s, {moved} objects");

    // It comes back.
    it.until(61, |it| it.world.replicas[20].machine.is_some());
    let without = it.all();
    let joined = it.until(30, Scale::is_settled);
    let moved = it.moved(&without);
    println!("a replica joins: {moved} objects move, it has its share after {joined:.1} s");
    assert!(joined <= 10.0 && moved < 30_000, "{joined} s, {moved} objects");

    // One is killed.
    let whole = it.all();
    it.world.kill(30);
    let killed = it.until(40, Scale::is_settled);
    let moved = it.moved(&whole);
    println!("a replica is killed: {moved} objects move, all ranges are owned again after {killed:.1} s");
    assert!(killed < 22.5 && moved < 30_000, "{killed} s, {moved} objects");

    // Half of them are replaced, one after the other, as a rolling update does.
    for replica in 0..25 {
        if it.world.replicas[replica].machine.is_none() {
            continue;
        }
        it.world.deliver(replica, Input::Stopped, None);
        it.until(30, |it| it.world.replicas[replica].machine.is_none());
        it.world.begin(replica);
        it.until(60, Scale::is_settled);
    }
    let (total, most) = it.watches();
    println!("watches after a rolling update of half of the replicas: {total}, {most} of a replica at most");
    assert!(total <= 250 && most <= 5);
}
