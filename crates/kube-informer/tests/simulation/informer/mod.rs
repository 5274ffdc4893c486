//! Runs the informer over the sandbox under random faults, while handlers are added and removed and some of them are
//! slow. The invariants of the contract hold during the faults and after their end (I1–I7, I9–I12).
//!
//! Seeded: `SEED=7 cargo test -p kube-informer --test simulation informer::` replays one run, `SEEDS=50000` runs more of
//! them, from `SEED` on if both are set.

mod recorder;
mod storm;

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicU64, Ordering};

use parking_lot::Mutex;

/// One run, from the first request to the last task.
fn case(seed: u64) -> Result<(u64, u64), String> {
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .start_paused(true)
        .build()
        .expect("a runtime");
    let log = storm::Log::default();
    let outcome = std::panic::catch_unwind(AssertUnwindSafe(|| runtime.block_on(storm::run(seed, &log))));
    outcome
        .unwrap_or_else(|_| Err("it panicked; see above".to_owned()))
        .map_err(|wrong| format!("{wrong}\n{}", log.text()))
}

fn check(seeds: std::ops::Range<u64>) {
    let next = AtomicU64::new(seeds.start);
    let failed = Mutex::new(None);
    let (restores, rewinds) = (AtomicU64::new(0), AtomicU64::new(0));
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while failed.lock().is_none() {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= seeds.end {
                        break;
                    }
                    match case(seed) {
                        Ok((restored, noticed)) => {
                            restores.fetch_add(restored, Ordering::Relaxed);
                            rewinds.fetch_add(noticed, Ordering::Relaxed);
                        }
                        Err(story) => {
                            failed.lock().get_or_insert((seed, story));
                        }
                    }
                }
            });
        }
    });
    let (stories, restores, rewinds) = (
        seeds.end - seeds.start,
        restores.into_inner(),
        rewinds.into_inner(),
    );
    if let Some((seed, story)) = failed.into_inner() {
        panic!("{story}\nagain: SEED={seed} cargo test -p kube-informer --test simulation informer::");
    }
    // Some restores change nothing, or precede the first list.
    assert!(
        stories < 100 || rewinds * 20 > stories,
        "{rewinds} rewinds after {restores} restores in {stories} stories"
    );
}

#[test]
fn i1_to_i12_hold_after_every_storm() {
    let number = |name: &str| std::env::var(name).ok().and_then(|text| text.parse::<u64>().ok());
    check(match (number("SEED"), number("SEEDS")) {
        (Some(seed), count) => seed..seed.saturating_add(count.unwrap_or(1)),
        (None, count) => 0..count.unwrap_or(2_000),
    });
}
