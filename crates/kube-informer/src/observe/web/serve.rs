//! A server of its own.

use std::io;
use std::net::SocketAddr;

use tokio::net::{TcpListener, ToSocketAddrs};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::super::Inspector;
use super::door::random;

/// The page could not be served.
///
/// ```
/// # use kube_informer::observe::Inspector;
/// # #[tokio::main(flavor = "current_thread")] async fn main() {
/// let refused = Inspector::new().token("short").serve("0.0.0.0:0").await;
/// assert_eq!(
///     refused.err().unwrap().to_string(),
///     "the token has 5 bytes, and whoever reaches 0.0.0.0:0 could guess it; take at least 16, or leave it to us",
/// );
/// # }
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// Nobody can listen there.
    #[error("nobody can listen at the inspector's address; is it taken, or not this machine's?")]
    Bind(#[source] io::Error),
    /// The token is too easy for an address that others can reach.
    #[error(
        "the token has {length} bytes, and whoever reaches {address} could guess it; take at least 16, or leave it to us"
    )]
    WeakToken {
        /// How long it is.
        length: usize,
        /// The address.
        address: SocketAddr,
    },
    /// A token is needed, and the system has no randomness to make one.
    #[error(
        "others can reach the address, so a token is needed, and the system gives no randomness for one; set one with `token`"
    )]
    NoRandomness,
}

/// The page on a server of its own. Ends when it is shut down or dropped.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use kube_informer::observe::Inspector;
///
/// let page = Inspector::new().serve("127.0.0.1:0").await?; // any free port, and nobody else's machine
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
    /// Serves the page at this address. If others can reach it, a token is asked for: yours, or one that is made here and that
    /// [`Server::url`] has. For an example see [`Server`] and [`Inspector`].
    ///
    /// # Errors
    /// Nobody can listen there, or the token is too short for an address that others can reach.
    pub async fn serve(self, address: impl ToSocketAddrs) -> Result<Server, ServeError> {
        let listener = TcpListener::bind(address).await.map_err(ServeError::Bind)?;
        let address = listener.local_addr().map_err(ServeError::Bind)?;
        if !address.ip().is_loopback() {
            match self.0.door.token() {
                Some(token) if token.len() < 16 => {
                    return Err(ServeError::WeakToken {
                        length: token.len(),
                        address: SocketAddr::new(address.ip(), 0),
                    });
                }
                Some(_) => {}
                None => self.0.door.ask_for(random().ok_or(ServeError::NoRandomness)?),
            }
        }
        let stop = self.0.stop.child_token();
        let serving = axum::serve(listener, self.routes(stop.clone()));
        let serving = serving.with_graceful_shutdown(stop.clone().cancelled_owned());
        let task = tokio::spawn(async move {
            if let Err(error) = serving.await {
                tracing::error!("the inspector's page ended: {error}");
            }
        });
        Ok(Server {
            address,
            inspector: self,
            stop,
            task: Some(task),
        })
    }
}

impl Server {
    /// Where it listens.
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

    /// What to open in a browser: the address, with the token if there is one. For an example see [`Server`].
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

    /// The token it asks for. For an example see [`Server`].
    pub fn token(&self) -> Option<String> {
        self.inspector.0.door.token()
    }

    /// Ends it, and waits until every connection is closed. For an example see [`Server`].
    pub async fn shutdown(mut self) {
        self.stop.cancel();
        if let Some(task) = self.task.take() {
            // It may have ended by itself.
            let _ = task.await;
        }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.stop.cancel();
    }
}
