//! The port for other programs: HTTP/1.1 and HTTP/2 on a loopback socket, over TLS unless it is switched off.

use std::io;
use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use hyper::service::service_fn;
use hyper_util::rt::{TokioExecutor, TokioIo, TokioTimer};
use hyper_util::server::conn::auto;
use tokio::io::{AsyncRead, AsyncWrite, AsyncWriteExt};
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::sync::Notify;
use tokio::task::{JoinHandle, JoinSet};

use crate::core::Core;
use crate::door::Door;
use crate::gc;
use crate::service::handle;
use crate::tls::Tls;

/// The pause after a connection could not be accepted; it doubles up to [`LONGEST_PAUSE`].
const FIRST_PAUSE: Duration = Duration::from_millis(5);
const LONGEST_PAUSE: Duration = Duration::from_secs(1);

/// Connections that may wait to be accepted.
const BACKLOG: u32 = 1024;

/// How long a client may take for its TLS handshake.
const HANDSHAKE_TIMEOUT: Duration = Duration::from_secs(30);

/// Requests at a time on one HTTP/2 connection, as the real server allows them by default.
const STREAMS_PER_CONNECTION: u32 = 100;

/// The first byte of a TLS handshake.
const TLS_HANDSHAKE: u8 = 0x16;

/// The answer to a client that speaks HTTP where TLS is expected, in the words of Go's HTTP server.
const HTTP_ON_TLS_PORT: &[u8] =
    b"HTTP/1.0 400 Bad Request\r\n\r\nClient sent an HTTP request to an HTTPS server.\n";

/// A loopback port that is taken but not open: connections are refused.
#[derive(Debug)]
pub(crate) struct Port {
    socket: TcpSocket,
    address: SocketAddr,
}

impl Port {
    /// Takes a port; 0 takes any free one.
    pub(crate) fn reserve(port: u16) -> io::Result<Self> {
        let socket = TcpSocket::new_v4()?;
        // As `TcpListener::bind` does: a port can be used again at once after a restart.
        #[cfg(not(windows))]
        socket.set_reuseaddr(true)?;
        socket.bind((Ipv4Addr::LOCALHOST, port).into())?;
        let address = socket.local_addr()?;
        Ok(Self { socket, address })
    }

    pub(crate) fn address(&self) -> SocketAddr {
        self.address
    }
}

/// A listener and its connections; all end when it is dropped.
#[derive(Debug)]
pub(crate) struct Socket {
    accepting: JoinHandle<()>,
    closing: Arc<Notify>,
}

impl Socket {
    /// Listens on a reserved port, for TLS if there are certificates. [`Door`] decides which requests are answered.
    pub(crate) fn open(core: Arc<Core>, port: Port, tls: Option<Tls>) -> io::Result<Self> {
        let listener = port.socket.listen(BACKLOG)?;
        let closing = Arc::new(Notify::new());
        let accepting = tokio::spawn(accept(listener, core, tls, Arc::clone(&closing)));
        Ok(Self { accepting, closing })
    }

    /// Closes the listener and every connection, and waits until they are closed.
    pub(crate) async fn close(mut self) {
        self.closing.notify_one();
        // An error could only be the end of the runtime, and then everything is closed.
        let _ = (&mut self.accepting).await;
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.accepting.abort();
    }
}

async fn accept(listener: TcpListener, core: Arc<Core>, tls: Option<Tls>, closing: Arc<Notify>) {
    // Dropped with this task, and its connections with it.
    let mut connections = JoinSet::new();
    let mut backoff = Backoff::default();
    loop {
        tokio::select! {
            () = closing.notified() => break,
            stream = next_connection(|| listener.accept(), &mut backoff) => {
                connections.spawn(converse(stream.0, Arc::clone(&core), tls.clone()));
            }
            Some(_) = connections.join_next() => {}
            () = core.endings.next() => gc::end_pods(&core),
        }
    }
    drop(listener);
    connections.shutdown().await;
}

/// Accepts one connection. A failure, mostly for lack of file descriptors, is followed by a pause and another try.
async fn next_connection<T, F>(mut accept: impl FnMut() -> F, backoff: &mut Backoff) -> T
where
    F: Future<Output = io::Result<T>>,
{
    loop {
        backoff.wait().await;
        match accept().await {
            Ok(connection) => {
                backoff.reset();
                return connection;
            }
            Err(error) => {
                backoff.grow();
                tracing::warn!(%error, pause = ?backoff.pause, "kube-sandbox cannot accept a connection; it tries again");
            }
        }
    }
}

/// The pause before the next attempt. It lives outside the attempt, so a cancelled attempt does not shorten it.
#[derive(Debug, Default)]
struct Backoff {
    pause: Duration,
    until: Option<tokio::time::Instant>,
}

impl Backoff {
    async fn wait(&mut self) {
        if let Some(until) = self.until {
            tokio::time::sleep_until(until).await;
        }
    }

    fn reset(&mut self) {
        *self = Self::default();
    }

    fn grow(&mut self) {
        self.pause = (2 * self.pause).clamp(FIRST_PAUSE, LONGEST_PAUSE);
        self.until = Some(tokio::time::Instant::now() + self.pause);
    }
}

async fn converse(mut stream: TcpStream, core: Arc<Core>, tls: Option<Tls>) {
    // Events are small and must not wait for more of them.
    let _ = stream.set_nodelay(true);
    let Some(tls) = tls else {
        return serve(stream, core).await;
    };
    let handshake = async {
        let mut first = [0];
        if stream.peek(&mut first).await? == 1 && first[0] != TLS_HANDSHAKE {
            stream.write_all(HTTP_ON_TLS_PORT).await?;
            return Err(io::Error::other("the client speaks no TLS"));
        }
        tls.accept(stream).await
    };
    match tokio::time::timeout(HANDSHAKE_TIMEOUT, handshake).await {
        Ok(Ok(stream)) => serve(stream, core).await,
        Ok(Err(error)) => tracing::debug!(%error, "a TLS handshake failed"),
        Err(_) => tracing::debug!("a TLS handshake took too long"),
    }
}

/// Serves one connection to its end.
async fn serve(stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static, core: Arc<Core>) {
    let service = service_fn(move |request| handle(Arc::clone(&core), request, Door::Port));
    let mut builder = auto::Builder::new(TokioExecutor::new());
    builder.http1().timer(TokioTimer::new());
    let http2 = &mut builder.http2();
    http2
        .timer(TokioTimer::new())
        .max_concurrent_streams(STREAMS_PER_CONNECTION);
    let connection = builder.serve_connection(TokioIo::new(stream), service);
    if let Err(error) = connection.await {
        tracing::debug!(%error, "a connection ended early");
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    #[tokio::test]
    async fn a_reserved_port_refuses_connections_until_it_is_opened() {
        let port = Port::reserve(0).expect("a free port");
        let address = port.address();
        assert!(TcpStream::connect(address).await.is_err());
        let core = Arc::new(Core::new(crate::core::Config::default()));
        let socket = Socket::open(core, port, None).expect("it is ours");
        assert!(TcpStream::connect(address).await.is_ok());
        socket.close().await;
    }

    #[tokio::test(start_paused = true)]
    async fn failed_accepts_are_paced_and_the_first_success_ends_the_pauses() {
        let attempts = Cell::new(0);
        let started = tokio::time::Instant::now();
        let mut backoff = Backoff::default();
        let accept = || {
            attempts.set(attempts.get() + 1);
            let attempt = attempts.get();
            async move {
                match attempt {
                    1..=20 => Err(io::Error::other("no file descriptors left")),
                    _ => Ok(attempt),
                }
            }
        };

        let connection = next_connection(accept, &mut backoff).await;

        assert_eq!(connection, 21);
        // 5, 10, … 640 ms, then a second each.
        assert_eq!(
            started.elapsed(),
            Duration::from_millis(1275) + Duration::from_secs(12)
        );
        assert!(backoff.until.is_none());
    }

    #[tokio::test(start_paused = true)]
    async fn an_attempt_that_is_cancelled_keeps_its_pause() {
        let attempts = Cell::new(0_u32);
        let mut backoff = Backoff::default();
        for _ in 0..1000 {
            let accept = || {
                attempts.set(attempts.get() + 1);
                async { Err::<(), _>(io::Error::other("no file descriptors left")) }
            };
            let one = next_connection(accept, &mut backoff);
            let _ = tokio::time::timeout(Duration::from_millis(10), one).await;
        }
        assert!(attempts.get() <= 20, "{} attempts in ten seconds", attempts.get());
    }
}
