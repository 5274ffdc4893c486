//! The connections of the page's own server, bounded in number and in time.

use std::io;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::Sleep;
use tokio_util::sync::CancellationToken;

/// Serves until `stop`, then gives connections at most [`GRACE`] to finish.
pub(super) async fn serve(listener: TcpListener, routes: Router, stop: CancellationToken) {
    let slots = Arc::new(Semaphore::new(CONNECTIONS));
    let mut connections = JoinSet::new();
    while let Some(accepted) = stop
        .run_until_cancelled(accept(&listener, &slots, &mut connections))
        .await
    {
        match accepted {
            Ok((stream, slot)) => {
                let serving = connection(stream, routes.clone(), stop.clone());
                connections.spawn(async move {
                    serving.await;
                    drop(slot);
                });
            }
            Err(error) => {
                tracing::warn!("the inspector cannot accept connections now: {error}");
                // Most likely the process has no file descriptors left, and an immediate retry
                // would fail, too.
                stop.run_until_cancelled(tokio::time::sleep(PAUSE)).await;
            }
        }
    }
    drop(listener);
    let ending = async { while connections.join_next().await.is_some() {} };
    if tokio::time::timeout(GRACE, ending).await.is_err() {
        connections.shutdown().await;
    }
}

type Slot = tokio::sync::OwnedSemaphorePermit;

/// The next connection, once there is room for it. Finished connections are removed meanwhile.
async fn accept(
    listener: &TcpListener,
    slots: &Arc<Semaphore>,
    connections: &mut JoinSet<()>,
) -> io::Result<(TcpStream, Slot)> {
    let slot = Arc::clone(slots)
        .acquire_owned()
        .await
        .map_err(io::Error::other)?;
    while connections.try_join_next().is_some() {}
    loop {
        match listener.accept().await {
            Ok((stream, _)) => return Ok((stream, slot)),
            // The client disconnected before it was accepted.
            Err(error) if is_of_client(&error) => {}
            Err(error) => return Err(error),
        }
    }
}

fn is_of_client(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(
        error.kind(),
        ConnectionAborted | ConnectionRefused | ConnectionReset
    )
}

async fn connection(stream: TcpStream, routes: Router, stop: CancellationToken) {
    // Small events must not wait for each other. An error is harmless.
    let _ = stream.set_nodelay(true);
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(HEAD_BYTES)
        .max_headers(HEADERS)
        .serve_connection(
            TokioIo::new(WriteTimeout::new(stream)),
            TowerToHyperService::new(routes),
        );
    let mut connection = pin!(connection);
    // The result of a connection concerns only its client.
    if stop.run_until_cancelled(connection.as_mut()).await.is_none() {
        connection.as_mut().graceful_shutdown();
        let _ = connection.await;
    }
}

/// A stream whose writes fail once the peer has accepted no bytes for [`SLOW`].
struct WriteTimeout<S> {
    stream: S,
    waiting: Option<Pin<Box<Sleep>>>,
}

impl<S> WriteTimeout<S> {
    fn new(stream: S) -> Self {
        Self {
            stream,
            waiting: None,
        }
    }

    fn bounded<T>(&mut self, cx: &mut Context<'_>, written: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.waiting = None;
            return written;
        }
        let waiting = self
            .waiting
            .get_or_insert_with(|| Box::pin(tokio::time::sleep(SLOW)));
        waiting
            .as_mut()
            .poll(cx)
            .map(|()| Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for WriteTimeout<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(cx, buf)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for WriteTimeout<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, buf: &[u8]) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, buf);
        self.bounded(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bufs: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(cx, bufs);
        self.bounded(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(cx);
        self.bounded(cx, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let closed = Pin::new(&mut self.stream).poll_shutdown(cx);
        self.bounded(cx, closed)
    }
}

/// The maximum number of connections; further ones wait in the backlog of the listener.
const CONNECTIONS: usize = 256;
/// How long the head of a request may take, and how long a connection may be idle.
const HEAD: Duration = Duration::from_secs(10);
/// The maximum size of the head of a request.
const HEAD_BYTES: usize = 16 * 1024;
const HEADERS: usize = 64;
/// How long a client may accept no bytes of an answer.
const SLOW: Duration = Duration::from_secs(30);
/// How long connections may take to finish at a shutdown.
const GRACE: Duration = Duration::from_secs(5);
/// How long to wait after a failure to accept.
const PAUSE: Duration = Duration::from_secs(1);

#[cfg(test)]
mod tests {
    use tokio::io::AsyncWriteExt;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_client_that_takes_nothing_is_given_up() {
        let (stream, client) = tokio::io::duplex(64);
        let mut stream = WriteTimeout::new(stream);
        let failed = stream.write_all(&[0; 1000]).await.expect_err("it takes nothing");
        assert_eq!(failed.kind(), io::ErrorKind::TimedOut);
        drop(client);
    }

    #[tokio::test(start_paused = true)]
    async fn a_client_that_takes_a_little_from_time_to_time_is_served() {
        use tokio::io::AsyncReadExt;
        let (stream, mut client) = tokio::io::duplex(64);
        let writing = tokio::spawn(async move { WriteTimeout::new(stream).write_all(&[7; 1000]).await });
        let mut taken = Vec::new();
        let mut part = [0; 64];
        while let Ok(length @ 1..) = client.read(&mut part).await {
            taken.extend_from_slice(&part[..length]);
            tokio::time::sleep(SLOW * 9 / 10).await;
        }
        assert_eq!(taken, [7; 1000]);
        writing.await.expect("it ends").expect("all was written");
    }
}
