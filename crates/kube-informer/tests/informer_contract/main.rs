//! The informer's contract, point by point, over a source that does what the test says, in virtual time.

mod backlog;
mod handlers;
mod isolation;
mod kit;
mod life;
mod relist;
mod resync;
