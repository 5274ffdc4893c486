//! The informer's contract, point by point, over a source that does what the test says, in virtual time.

mod audit;
mod backlog;
mod freshness;
mod handlers;
mod isolation;
mod kit;
mod life;
mod recovery;
mod relist;
mod resync;
mod rewind;
mod spot_check;
