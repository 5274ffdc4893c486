//! When somebody wants the program to end.

use anyhow::Result;

/// Resolves when somebody wants the program to end.
#[cfg(unix)]
pub(crate) fn stop() -> Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Resolves when somebody wants the program to end.
#[cfg(not(unix))]
pub(crate) fn stop() -> Result<impl Future<Output = ()>> {
    Ok(async {
        // Without a handler for it, Ctrl-C ends the program by itself.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}
