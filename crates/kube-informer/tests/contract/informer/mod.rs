//! The contract of the informer, point by point, over a scripted source, in virtual time.

mod audit;
mod backlog;
mod freshness;
mod handlers;
mod isolation;
mod kit;
mod life;
mod recovery;
mod regressions;
mod relist;
mod resync;
mod rewind;
mod spot_check;
