//! The shared informer over both servers. Cases are named after the points of the contract.
//!
//! Each case runs over its own sandbox. With `--features real` it also runs over kube-apiserver, where all cases share one
//! server and each has its own namespace. `faults.rs` causes missing rights, overload and outages by the means of each
//! server.
//!
//! A word after `--` selects cases by name: `cargo test -p testbed --test informer -- sandbox::outage`.

mod faults;
mod harness;
mod ledger;
mod saturation;
mod world;

mod audit;
mod bad_streams;
mod factory;
mod first_sync;
mod freshness;
mod isolation;
mod kinds;
mod late;
mod live;
mod many;
mod outage;
mod overload;
mod relist;
mod rewind;
mod rights;
mod stop;

use std::process::ExitCode;

fn main() -> ExitCode {
    harness::run(&[
        ("first_sync", first_sync::cases()),
        ("live", live::cases()),
        ("late", late::cases()),
        ("relist", relist::cases()),
        ("rewind", rewind::cases()),
        ("outage", outage::cases()),
        ("freshness", freshness::cases()),
        ("audit", audit::cases()),
        ("bad_streams", bad_streams::cases()),
        ("rights", rights::cases()),
        ("overload", overload::cases()),
        ("kinds", kinds::cases()),
        ("factory", factory::cases()),
        ("isolation", isolation::cases()),
        ("many", many::cases()),
        ("stop", stop::cases()),
    ])
}
