//! Views: random programs against recomputation, one suite over every kind of collection, versions, failures, and life.

mod conformance;
mod explain;
mod failures;
mod informers;
#[allow(
    dead_code,
    reason = "the kit of the informers' tests has more than is needed here"
)]
#[path = "../contract/informer/kit.rs"]
mod kit;
mod life;
mod model;
mod operators;
mod program;
mod replica;
mod users;
