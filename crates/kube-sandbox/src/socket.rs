//! The door for other programs: HTTP/1.1 on a loopback socket.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;

use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Notify;
use tokio::task::{JoinHandle, JoinSet};

use crate::core::Core;
use crate::service::handle;

/// A listener and its connections; all end when it is dropped.
#[derive(Debug)]
pub(crate) struct Socket {
    accepting: JoinHandle<()>,
    closing: Arc<Notify>,
}

impl Socket {
    /// Listens on loopback only: whoever can connect can do everything.
    pub(crate) async fn open(core: Arc<Core>, port: u16) -> std::io::Result<(Self, SocketAddr)> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await?;
        let address = listener.local_addr()?;
        let closing = Arc::new(Notify::new());
        let accepting = tokio::spawn(accept(listener, core, Arc::clone(&closing)));
        Ok((Self { accepting, closing }, address))
    }

    /// Closes the listener and every connection, and waits until they are closed.
    pub(crate) async fn close(mut self) {
        self.closing.notify_one();
        // An error could only be the end of the runtime, and then all is closed.
        let _ = (&mut self.accepting).await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, core: Arc<Core>, closing: Arc<Notify>) {
    // Dropped with this task, and its connections with it.
    let mut connections = JoinSet::new();
    loop {
        tokio::select! {
            () = closing.notified() => break,
            accepted = listener.accept() => match accepted {
                Ok((stream, _)) => {
                    connections.spawn(converse(stream, Arc::clone(&core)));
                }
                Err(error) => {
                    // Out of file descriptors, mostly: wait for some connection to end.
                    tracing::warn!(%error, "kube-sandbox cannot accept a connection");
                    tokio::task::yield_now().await;
                }
            },
            Some(_) = connections.join_next() => {}
        }
    }
    drop(listener);
    connections.shutdown().await;
}

async fn converse(stream: TcpStream, core: Arc<Core>) {
    // Events are small and must not wait for more of them.
    let _ = stream.set_nodelay(true);
    let service = service_fn(move |request| handle(Arc::clone(&core), request));
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .serve_connection(TokioIo::new(stream), service);
    if let Err(error) = connection.await {
        tracing::debug!(%error, "a connection ended early");
    }
}
