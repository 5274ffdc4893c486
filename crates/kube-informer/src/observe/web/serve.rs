//! [`Server`]: the page on a server of its own.

use std::net::SocketAddr;

use tokio::net::{TcpListener, ToSocketAddrs};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::super::Inspector;
use super::access::random;
use super::connections;
use super::error::ServeError;

/// The page on a server of its own. Ends when it is shut down or dropped.
///
/// Limits protect it from misbehaving clients: 256 connections at a time, while further ones wait;
/// ten seconds for the head of a request, which has at most 16 KiB and 64 headers; thirty seconds
/// without progress in accepting an answer; 32 live streams, and four searches at a time. A
/// shutdown takes at most five seconds.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use kube_informer::observe::Inspector;
///
/// let page = Inspector::new().serve("127.0.0.1:0").await?; // any free port, on loopback
/// println!("{}", page.url());
/// assert_eq!(page.token(), None);
/// page.shutdown().await;
/// # Ok(()) }
/// ```
#[derive(Debug)]
#[must_use = "it ends when this is dropped"]
pub struct Server {
    address: SocketAddr,
    inspector: Inspector,
    stop: CancellationToken,
    task: Option<JoinHandle<()>>,
}

impl Inspector {
    /// Serves the page at this address. If other machines can reach the address, a token is
    /// required: yours, or a generated one, which [`Server::url`] contains. See [`Server`] and
    /// [`Inspector`] for examples.
    ///
    /// # Errors
    /// The address is not available, or the token is too short for an address that other machines
    /// can reach.
    pub async fn serve(self, address: impl ToSocketAddrs) -> Result<Server, ServeError> {
        let listener = TcpListener::bind(address).await.map_err(ServeError::Bind)?;
        let address = listener.local_addr().map_err(ServeError::Bind)?;
        let access = &self.0.access;
        if !address.ip().is_loopback() {
            match access.token() {
                Some(token) => ServeError::check(&token)?,
                None if access.is_open() => {}
                None => access.ask_for(random().ok_or(ServeError::NoRandomness)?),
            }
        }
        let stop = self.0.stop.child_token();
        let routes = self.routes(stop.clone(), None);
        let task = tokio::spawn(connections::serve(listener, routes, stop.clone()));
        Ok(Server {
            address,
            inspector: self,
            stop,
            task: Some(task),
        })
    }
}

impl Server {
    /// The address that the server listens on.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let page = kube_informer::observe::Inspector::new().serve("127.0.0.1:0").await?;
    /// assert!(page.address().ip().is_loopback());
    /// # Ok(()) }
    /// ```
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The URL to open in a browser, with the token if there is one. See [`Server`] for an example.
    pub fn url(&self) -> String {
        let host = match self.address.ip() {
            ip if !ip.is_unspecified() => SocketAddr::new(ip, self.address.port()).to_string(),
            _ => format!("localhost:{}", self.address.port()),
        };
        match self.token() {
            Some(token) => {
                let token: String = form_urlencoded::byte_serialize(token.as_bytes()).collect();
                format!("http://{host}/?token={token}")
            }
            None => format!("http://{host}/"),
        }
    }

    /// The required token. See [`Server`] for an example.
    pub fn token(&self) -> Option<String> {
        self.inspector.0.access.token()
    }

    /// Shuts the server down, and waits until every connection is closed. Live streams end at once.
    /// Requests that are not answered within five seconds are aborted, incomplete ones too. See
    /// [`Server`] for an example.
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        if let Some(task) = self.task.take() {
            // An error means that the task was aborted or panicked; it has ended either way.
            let _ = task.await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}
