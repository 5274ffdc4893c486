//! The files of the module `informer` that threads use concurrently.

#[path = "../../src/informer/backlog.rs"]
pub(crate) mod backlog;
#[path = "../../src/informer/fanout.rs"]
pub(crate) mod fanout;
#[path = "../../src/informer/fold.rs"]
pub(crate) mod fold;
#[path = "../../src/informer/inbox.rs"]
pub(crate) mod inbox;
#[path = "../../src/informer/pace.rs"]
pub(crate) mod pace;
#[path = "../../src/informer/seat.rs"]
pub(crate) mod seat;
#[path = "../../src/informer/unnamed.rs"]
pub(crate) mod unnamed;
