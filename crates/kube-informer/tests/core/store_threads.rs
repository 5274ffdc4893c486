//! Readers, a writer, and threads that add indexes, all at the same time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use kube_informer::object::ObjectKey;
use kube_informer::queue::DeltaBatch;
use kube_informer::store::{Snapshot, Store, StoreWriter};

const ACCOUNTS: u64 = 200;
const TOTAL: u64 = ACCOUNTS * 100;
const BATCHES: u64 = 3_000;

fn key(n: u64) -> ObjectKey {
    ObjectKey::namespaced(format!("n{}", n % 4), format!("account-{n}"))
}

/// Every batch moves an amount between two accounts and writes its number as the version. So every complete version has
/// the same total, and an incomplete one has not.
fn check(snapshot: &Snapshot<u64>) -> u64 {
    assert_eq!(snapshot.iter().map(|(_, amount)| **amount).sum::<u64>(), TOTAL);
    let namespaces = ["n0", "n1", "n2", "n3"].into_iter();
    let found = namespaces.flat_map(|namespace| snapshot.namespace(namespace));
    assert_eq!(found.map(|(_, amount)| **amount).sum::<u64>(), TOTAL);
    let version = snapshot.version().expect("filled before the threads start");
    version.to_string().parse().expect("a number")
}

fn filled() -> StoreWriter<u64> {
    let mut writer = StoreWriter::new();
    let accounts: DeltaBatch<u64> = (0..ACCOUNTS).map(|n| (key(n), Arc::new(100))).collect();
    writer.apply(accounts.at(1.into()));
    writer
}

fn move_money(writer: &mut StoreWriter<u64>, n: u64) {
    let store = writer.store();
    let (from, to) = (key(n * 7 % ACCOUNTS), key((n * 13 + 1) % ACCOUNTS));
    let version = (n + 2).into();
    if from == to {
        writer.apply(DeltaBatch::new().at(version));
        return;
    }
    let amount = |key| store.get(key).map_or(0, |amount| *amount);
    let (have, other) = (amount(&from), amount(&to));
    let moved = have.min(n % 50);
    let batch = DeltaBatch::new().update(to, Arc::new(other + moved));
    // An empty account is deleted, and created again when it receives something.
    let batch = match have - moved {
        0 => batch.delete(from),
        rest => batch.update(from, Arc::new(rest)),
    };
    writer.apply(batch.at(version));
}

#[test]
fn decision_6_readers_see_only_whole_batches_and_i2_versions_that_rise() {
    let mut writer = filled();
    let store = writer.store();
    let done = AtomicBool::new(false);
    thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                let mut last = 0;
                while !done.load(Ordering::Acquire) {
                    let version = check(&store.snapshot());
                    assert!(version >= last, "{version} after {last}");
                    last = version;
                }
            });
        }
        for n in 0..BATCHES {
            move_money(&mut writer, n);
        }
        done.store(true, Ordering::Release);
    });
    assert_eq!(check(&store.snapshot()), BATCHES + 1);
}

#[test]
fn b54_an_index_added_while_batches_go_on_is_right_in_every_snapshot_after() {
    fn adds_up(store: &Store<u64>) {
        let by_amount = store.add_index(|amount: &u64| [*amount / 100]).expect("no name");
        for _ in 0..10 {
            let snapshot = store.snapshot();
            let mut found = 0;
            for hundreds in 0..=TOTAL / 100 {
                for (_, amount) in snapshot.by(&by_amount, &hundreds) {
                    assert_eq!(**amount / 100, hundreds);
                    found += 1;
                }
            }
            assert_eq!(found, snapshot.len());
        }
    }
    let mut writer = filled();
    let store = writer.store();
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| (0..5).for_each(|_| adds_up(&store)));
        }
        for n in 0..BATCHES / 3 {
            move_money(&mut writer, n);
        }
    });
    adds_up(&store);
}

#[test]
fn b56_a_finished_wait_finds_its_object() {
    let mut writer = filled();
    let store = writer.store();
    thread::scope(|scope| {
        for start in [2, 3, 500] {
            let store = store.clone();
            scope.spawn(move || {
                let runtime = tokio::runtime::Builder::new_current_thread()
                    .build()
                    .expect("a runtime");
                runtime.block_on(async {
                    for version in (start..BATCHES).step_by(97) {
                        store.wait_for(&version.into()).await.expect("it comes");
                        assert!(check(&store.snapshot()) >= version);
                    }
                });
            });
        }
        for n in 0..BATCHES {
            move_money(&mut writer, n);
        }
    });
}
