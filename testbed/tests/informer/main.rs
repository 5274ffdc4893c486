//! The shared informer over both servers, one case per promise. Cases are named after the points of the contract.
//!
//! Each case runs over a sandbox of its own; with `--features real` over kube-apiserver too, where all cases share one server
//! and each has a namespace of its own. Where the two are made to do something by different means (rights, overload,
//! outages), `hurt.rs` says how.
//!
//! A word after `--` picks cases by name: `cargo test -p testbed --test informer -- sandbox::outage`.

mod hurt;
mod ledger;
mod seat;
mod stage;
mod world;

mod bad_streams;
mod factory;
mod first_sync;
mod isolation;
mod kinds;
mod late;
mod live;
mod many;
mod outage;
mod overload;
mod relist;
mod rights;
mod stop;

use std::process::ExitCode;

fn main() -> ExitCode {
    stage::run(&[
        ("first_sync", first_sync::cases()),
        ("live", live::cases()),
        ("late", late::cases()),
        ("relist", relist::cases()),
        ("outage", outage::cases()),
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
