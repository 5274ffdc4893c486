//! Runs the concurrent code under the checker shuttle: the library's own source files, with the checker's locks, in
//! thousands of orders, at random and by priorities (PCT). The checker reports a thread that sleeps for ever as a
//! deadlock.
//!
//! - `cargo test -p kube-informer --test shuttle` runs all checks; a word after `--` selects checks by name.
//! - `ITERATIONS=100000` runs more; `REPLAY=<schedule>` with a name repeats the schedule that a failure printed.

#![expect(
    dead_code,
    unused_imports,
    reason = "rooms are included whole, and only some doors are used"
)]
#![allow(
    unfulfilled_lint_expectations,
    reason = "what a room expects as part of a library need not come up here"
)]
#![allow(unreachable_pub, missing_docs, reason = "as included, nothing here is public")]
#![allow(
    clippy::print_stdout,
    reason = "a test without the usual harness speaks for itself"
)]

mod checks;
#[path = "../../src/guard.rs"]
mod guard;
mod informer;
#[path = "../../src/object/mod.rs"]
mod object;
#[path = "../../src/protocol/mod.rs"]
mod protocol;
#[path = "../../src/queue/mod.rs"]
mod queue;
#[path = "../../src/shorten.rs"]
mod shorten;
#[path = "../../src/store/mod.rs"]
mod store;
mod sync;

use std::sync::atomic::{AtomicUsize, Ordering};

fn main() {
    let words: Vec<String> = std::env::args()
        .skip(1)
        .filter(|word| !word.starts_with('-'))
        .collect();
    let iterations = std::env::var("ITERATIONS")
        .ok()
        .and_then(|text| text.parse().ok());
    let iterations: usize = iterations.unwrap_or(2_000);
    let next = AtomicUsize::new(0);
    let checks = || {
        while let Some((name, check)) = checks::ALL.get(next.fetch_add(1, Ordering::Relaxed)) {
            if words.is_empty() || words.iter().any(|word| name.contains(word.as_str())) {
                run(name, *check, iterations);
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(checks))));
}

fn run(name: &str, check: fn(), iterations: usize) {
    match std::env::var("REPLAY") {
        Ok(schedule) => shuttle::replay(check, &schedule),
        Err(_) => {
            shuttle::check_random(check, iterations);
            shuttle::check_pct(check, iterations, 3);
        }
    }
    println!("test {name} ... ok ({iterations} orders at random, {iterations} by priorities)");
}
