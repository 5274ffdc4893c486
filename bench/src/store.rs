//! The store: the cost of a read, a batch and an object, with and without concurrent readers.
//!
//! Three stores run the same steps: ours; **locked**, a map and sets of keys by namespace under one lock, as in client-go; **copied**, the same
//! maps behind an `Arc` that is copied for each batch, the simplest way to have snapshots.
//!
//! - Objects are small, so that the benchmark measures the store. All three share keys and objects, so the memory is that of the structure
//!   alone: resident memory (RSS) minus resident memory before.
//! - Readers are threads that list one namespace after the other. The writer changes one object per batch. There are more threads than
//!   cores, so the figures show contention, not the speed of a core.

use std::collections::{HashMap, HashSet};
use std::hint::black_box;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Result;
use kube_informer::object::ObjectKey;
use kube_informer::queue::DeltaBatch;
use kube_informer::store::{Store, StoreWriter};
use parking_lot::RwLock;

use crate::report::Report;
use measure::usage::resident;

const SIZES: [usize; 2] = [10_000, 160_000];
const NAMESPACES: usize = 100;
const READERS: [usize; 4] = [0, 1, 8, 80];
/// The duration of each measurement.
const DURATION: Duration = Duration::from_millis(250);

pub(crate) fn measure() -> Result<Report> {
    let mut report = Report::new("store");
    let largest = Dataset::of(SIZES[SIZES.len() - 1]);
    // Both stores stay until both are measured: freed memory would be used again and would not be counted.
    let ours = memory::<Ours>("memory_ours", "ours", &largest, &mut report)?;
    let locked = memory::<Locked>("memory_locked", "locked", &largest, &mut report)?;
    drop((ours, locked));
    for size in SIZES {
        let data = Dataset::of(size);
        measure_cache::<Ours>("ours", &data, &mut report);
        measure_cache::<Locked>("locked", &data, &mut report);
        measure_cache::<Copied>("copied", &data, &mut report);
    }
    Ok(report)
}

/// The memory of the structure, filled in batches like a list in pages.
fn memory<C: Cache>(key: &'static str, name: &str, data: &Dataset, report: &mut Report) -> Result<C> {
    let before = resident()?;
    let mut cache = C::default();
    data.objects.chunks(500).for_each(|page| cache.write(page));
    let grown = resident()?.saturating_sub(before) as f64;
    let label = format!("{name:<6} {:>3}k  memory", data.objects.len() / 1_000);
    report.figure(key, label, grown / data.objects.len() as f64, "B/object");
    Ok(cache)
}

fn measure_cache<C: Cache>(name: &str, data: &Dataset, report: &mut Report) {
    let size = data.objects.len();
    let mut figure = |step: &str, value: f64, unit: &'static str| {
        let key = format!("{name}_{}k_{}", size / 1_000, step.replace(' ', "_"));
        let label = format!("{name:<6} {:>3}k  {step}", size / 1_000);
        // Leaking is harmless: the keys are built once per run.
        report.figure(key.leak(), label, value, unit);
    };

    let mut cache = C::default();
    let started = Instant::now();
    cache.write(&data.objects);
    figure(
        "fill in one batch",
        per(started.elapsed(), size, 1e9),
        "ns/object",
    );

    let mut random = Random(7);
    let reader = cache.reader();
    figure(
        "get",
        repeat(1e9, || drop(black_box(C::get(&reader, &data.any(&mut random).0)))),
        "ns",
    );
    figure(
        "list a namespace",
        repeat(1e6, || {
            drop(black_box(C::list(&reader, &data.namespace(&mut random))))
        }),
        "µs",
    );
    figure(
        "walk all by reference",
        repeat(1e3, || _ = black_box(C::walk(&reader))),
        "ms",
    );
    for changes in [1, 100, 1_000] {
        let step = format!("batch of {changes}");
        let took = repeat_on(1e6, &mut cache, |cache| {
            let batch: Vec<_> = (0..changes).map(|_| data.changed(&mut random)).collect();
            let started = Instant::now();
            cache.write(&batch);
            started.elapsed()
        });
        figure(&step, took, "µs");
    }
    for readers in READERS {
        let (reads, writes) = concurrent(&mut cache, data, readers);
        if readers > 0 {
            figure(&format!("{readers} readers, lists"), reads, "/s");
        }
        figure(&format!("{readers} readers, writes"), writes, "/s");
    }
}

/// Runs a writer and some readers; returns lists and writes per second.
fn concurrent<C: Cache>(cache: &mut C, data: &Dataset, readers: usize) -> (f64, f64) {
    let (done, reads) = (AtomicBool::new(false), AtomicUsize::new(0));
    // Starting 80 threads on two cores takes longer than the measurement.
    let ready = Barrier::new(readers + 1);
    let mut writes = 0;
    let (reads, seconds) = thread::scope(|scope| {
        for n in 0..readers {
            let (reader, done, reads, ready) = (cache.reader(), &done, &reads, &ready);
            scope.spawn(move || {
                let mut random = Random(n as u64 + 11);
                ready.wait();
                while !done.load(Ordering::Relaxed) {
                    drop(black_box(C::list(&reader, &data.namespace(&mut random))));
                    reads.fetch_add(1, Ordering::Relaxed);
                }
            });
        }
        let mut random = Random(3);
        ready.wait();
        reads.store(0, Ordering::Relaxed); // the reads before the writer has started
        let started = Instant::now();
        while started.elapsed() < DURATION {
            cache.write(&[data.changed(&mut random)]);
            writes += 1;
        }
        let answer = (
            reads.load(Ordering::Relaxed) as f64,
            started.elapsed().as_secs_f64(),
        );
        done.store(true, Ordering::Relaxed);
        answer
    });
    (reads / seconds, f64::from(writes) / seconds)
}

/// The interface of the three stores.
trait Cache: Default {
    type Reader: Send;

    fn reader(&self) -> Self::Reader;
    fn write(&mut self, batch: &[Item]);
    fn get(reader: &Self::Reader, key: &ObjectKey) -> Option<Arc<Object>>;
    fn list(reader: &Self::Reader, namespace: &str) -> Vec<Arc<Object>>;
    fn walk(reader: &Self::Reader) -> usize;
}

type Object = [u64; 4];
type Item = (ObjectKey, Arc<Object>);

struct Ours(StoreWriter<Object>);

impl Default for Ours {
    fn default() -> Self {
        Self(StoreWriter::new())
    }
}

impl Cache for Ours {
    type Reader = Store<Object>;

    fn reader(&self) -> Self::Reader {
        self.0.store()
    }

    fn write(&mut self, batch: &[Item]) {
        self.0.apply(batch.iter().cloned().collect::<DeltaBatch<_>>());
    }

    fn get(reader: &Self::Reader, key: &ObjectKey) -> Option<Arc<Object>> {
        reader.get(key)
    }

    fn list(reader: &Self::Reader, namespace: &str) -> Vec<Arc<Object>> {
        reader.namespace(namespace)
    }

    fn walk(reader: &Self::Reader) -> usize {
        reader.snapshot().iter().map(|(key, _)| key.name().len()).sum()
    }
}

#[derive(Default, Clone)]
struct Maps {
    objects: HashMap<ObjectKey, Arc<Object>>,
    namespaces: HashMap<String, HashSet<ObjectKey>>,
}

impl Maps {
    fn put(&mut self, (key, object): &Item) {
        if self.objects.insert(key.clone(), Arc::clone(object)).is_none() {
            let namespace = key.namespace().unwrap_or_default().to_owned();
            self.namespaces.entry(namespace).or_default().insert(key.clone());
        }
    }

    fn list(&self, namespace: &str) -> Vec<Arc<Object>> {
        let keys = self.namespaces.get(namespace).into_iter().flatten();
        keys.filter_map(|key| self.objects.get(key).cloned()).collect()
    }

    fn walk(&self) -> usize {
        self.objects.keys().map(|key| key.name().len()).sum()
    }
}

#[derive(Default)]
struct Locked(Arc<RwLock<Maps>>);

impl Cache for Locked {
    type Reader = Arc<RwLock<Maps>>;

    fn reader(&self) -> Self::Reader {
        Arc::clone(&self.0)
    }

    fn write(&mut self, batch: &[Item]) {
        let mut maps = self.0.write();
        batch.iter().for_each(|item| maps.put(item));
    }

    fn get(reader: &Self::Reader, key: &ObjectKey) -> Option<Arc<Object>> {
        reader.read().objects.get(key).cloned()
    }

    fn list(reader: &Self::Reader, namespace: &str) -> Vec<Arc<Object>> {
        reader.read().list(namespace)
    }

    fn walk(reader: &Self::Reader) -> usize {
        reader.read().walk()
    }
}

#[derive(Default)]
struct Copied(Arc<RwLock<Arc<Maps>>>);

impl Cache for Copied {
    type Reader = Arc<RwLock<Arc<Maps>>>;

    fn reader(&self) -> Self::Reader {
        Arc::clone(&self.0)
    }

    fn write(&mut self, batch: &[Item]) {
        let mut next = Maps::clone(&self.0.read().clone());
        batch.iter().for_each(|item| next.put(item));
        let old = std::mem::replace(&mut *self.0.write(), Arc::new(next));
        drop(old);
    }

    fn get(reader: &Self::Reader, key: &ObjectKey) -> Option<Arc<Object>> {
        let maps = Arc::clone(&reader.read());
        maps.objects.get(key).cloned()
    }

    fn list(reader: &Self::Reader, namespace: &str) -> Vec<Arc<Object>> {
        let maps = Arc::clone(&reader.read());
        maps.list(namespace)
    }

    fn walk(reader: &Self::Reader) -> usize {
        let maps = Arc::clone(&reader.read());
        maps.walk()
    }
}

/// The objects of all three stores.
struct Dataset {
    objects: Vec<Item>,
}

impl Dataset {
    fn of(size: usize) -> Self {
        let namespaces: Vec<Arc<str>> = (0..NAMESPACES).map(|n| namespace(n).into()).collect();
        let object = |n: usize| {
            let namespace = Arc::clone(&namespaces[n % NAMESPACES]);
            let key = ObjectKey::namespaced(namespace, format!("web-7d4b9c6f5-{n:06}"));
            (key, Arc::new([n as u64; 4]))
        };
        Self {
            objects: (0..size).map(object).collect(),
        }
    }

    fn any(&self, random: &mut Random) -> &Item {
        &self.objects[random.below(self.objects.len())]
    }

    fn changed(&self, random: &mut Random) -> Item {
        (self.any(random).0.clone(), Arc::new([random.0; 4]))
    }

    fn namespace(&self, random: &mut Random) -> String {
        namespace(random.below(NAMESPACES))
    }
}

fn namespace(n: usize) -> String {
    format!("namespace-{n}")
}

/// A deterministic generator for choosing keys (xorshift).
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// The mean time of a call, in `1 / parts` seconds.
fn repeat(parts: f64, mut work: impl FnMut()) -> f64 {
    let started = Instant::now();
    let mut times = 0;
    while started.elapsed() < DURATION {
        // Reading the clock costs too much compared with a `get`, so it happens once per many calls.
        let rounds = if times == 0 {
            1
        } else {
            (times / 10).clamp(1, 1_000)
        };
        (0..rounds).for_each(|_| work());
        times += rounds;
    }
    per(started.elapsed(), times, parts)
}

/// The mean time of a call that measures itself.
fn repeat_on<C>(parts: f64, cache: &mut C, mut work: impl FnMut(&mut C) -> Duration) -> f64 {
    let (started, mut took, mut times) = (Instant::now(), Duration::ZERO, 0);
    while started.elapsed() < DURATION {
        took += work(cache);
        times += 1;
    }
    per(took, times, parts)
}

fn per(took: Duration, times: usize, parts: f64) -> f64 {
    took.as_secs_f64() * parts / times as f64
}
