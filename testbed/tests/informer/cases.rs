// The modules and the cases, for the two test targets that include this file: `main.rs` and `lean.rs`. Each of them defines `CachedMap`.

mod faults;
mod harness;
mod ledger;
mod map;
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
