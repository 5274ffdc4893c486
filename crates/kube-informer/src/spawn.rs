//! Starts tasks whose futures are boxed. tokio's code for a task is then compiled once, and not for each type of objects.

use futures::future::BoxFuture;
use tokio::runtime;
use tokio::task::JoinHandle;
use tokio_util::task::TaskTracker;

/// Starts a task on the current runtime.
pub(crate) fn boxed(future: BoxFuture<'static, ()>) -> JoinHandle<()> {
    tokio::spawn(future)
}

/// Starts a task on a runtime.
pub(crate) fn on(runtime: &runtime::Handle, future: BoxFuture<'static, ()>) {
    runtime.spawn(future);
}

/// Starts a task on a runtime. The tracker waits for it.
pub(crate) fn tracked(
    tasks: &TaskTracker,
    future: BoxFuture<'static, ()>,
    runtime: &runtime::Handle,
) -> JoinHandle<()> {
    tasks.spawn_on(future, runtime)
}
