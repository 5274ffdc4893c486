//! The files of `informer/handlers` in which threads meet.

#[path = "../../src/informer/handlers/backlog.rs"]
pub(crate) mod backlog;
#[path = "../../src/informer/handlers/callback_timer.rs"]
pub(crate) mod callback_timer;
#[path = "../../src/informer/handlers/fanout.rs"]
pub(crate) mod fanout;
#[path = "../../src/informer/handlers/fold.rs"]
pub(crate) mod fold;
#[path = "../../src/informer/handlers/inbox.rs"]
pub(crate) mod inbox;
#[path = "../../src/informer/handlers/listener.rs"]
pub(crate) mod listener;
#[path = "../../src/informer/handlers/unnamed.rs"]
pub(crate) mod unnamed;
