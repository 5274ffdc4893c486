//! Ctrl-C and SIGTERM.

use anyhow::Result;

/// Resolves at SIGINT or SIGTERM.
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

/// Resolves at Ctrl-C.
#[cfg(not(unix))]
pub(crate) fn stop() -> Result<impl Future<Output = ()>> {
    Ok(async {
        // If no handler can be installed, Ctrl-C ends the process by default.
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending().await
        }
    })
}
