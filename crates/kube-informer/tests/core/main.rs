//! The queue, the store and the work queue on their own: contract points, models and threads. They are one program, because linking
//! takes longer than running them.

mod queue_contract;
mod queue_model;
mod queue_wakeups;
mod store_contract;
mod store_model;
mod store_threads;
mod workqueue_contract;
mod workqueue_model;
