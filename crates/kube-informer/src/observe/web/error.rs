//! The errors of serving the page.

use std::io;

/// The page could not be served.
///
/// ```
/// # use kube_informer::observe::Inspector;
/// # #[tokio::main(flavor = "current_thread")] async fn main() {
/// let refused = Inspector::new().token("short").serve("0.0.0.0:0").await;
/// assert_eq!(
///     refused.err().unwrap().to_string(),
///     "the token has 5 bytes and can be guessed; use at least 16, or let `serve` make one",
/// );
/// let refused = Inspector::new().router();
/// assert!(refused.err().unwrap().to_string().contains("without_authentication"));
/// # }
/// ```
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ServeError {
    /// The address cannot be listened on.
    #[error("cannot listen at the inspector's address; is it taken, or not this machine's?")]
    Bind(#[source] io::Error),
    /// The token is too short for a page that other machines can reach.
    #[error("the token has {length} bytes and can be guessed; use at least {TOKEN}, or let `serve` make one")]
    WeakToken {
        /// The length of the token in bytes.
        length: usize,
    },
    /// All clients of a server can reach a router in it, so the router needs a token.
    #[error(
        "every client of your server could open the inspector; set a token with `Inspector::token`, or, if the server checks \
         its clients itself, call `Inspector::without_authentication`"
    )]
    NoAuthentication,
    /// A token is needed, and the system provides no randomness to generate one.
    #[error(
        "others can reach the address, so a token is needed, and the system gives no randomness for one; set one with `token`"
    )]
    NoRandomness,
}

impl ServeError {
    /// Refuses a token that can be guessed.
    pub(super) fn check(token: &str) -> Result<(), Self> {
        match token.len() {
            length if length < TOKEN => Err(Self::WeakToken { length }),
            _ => Ok(()),
        }
    }
}

/// The minimum length of a token in bytes.
const TOKEN: usize = 16;
