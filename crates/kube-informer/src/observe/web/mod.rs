//! The page: what the inspector sees, over HTTP.
//!
//! Knows: the inspector, HTTP, who may come in.
//! Never learns: informers. Whatever is shown went through the inspector, and with it through the redaction.
//!
//! | path | |
//! |---|---|
//! | `/` | the page |
//! | `/api/report`, `/api/history`, `/api/changes` | what it is made of, as JSON |
//! | `/api/objects?informer=…&q=…&namespace=…&after=…&limit=…`, `/api/object?informer=…&key=…` | the caches |
//! | `/api/live` | server-sent events: `report`, `history`, `sample`, `changes` |
//! | `/metrics` | for Prometheus |
//! | `/healthz`, `/readyz` | for probes; without a token |

mod answers;
mod door;
mod live;
mod serve;

use axum::Router;
use axum::extract::FromRef;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tokio_util::sync::CancellationToken;

use super::Inspector;
pub(super) use door::Door;
pub use serve::{ServeError, Server};

/// What every answer is made from.
#[derive(Clone)]
struct Web {
    inspector: Inspector,
    /// Streams end with it.
    stop: CancellationToken,
}

impl FromRef<Web> for Inspector {
    fn from_ref(web: &Web) -> Self {
        web.inspector.clone()
    }
}

impl FromRef<Web> for CancellationToken {
    fn from_ref(web: &Web) -> Self {
        web.stop.clone()
    }
}

impl Inspector {
    /// The page and everything else as a router, to be served or nested anywhere in a server you have. Starts the inspector.
    ///
    /// It answers only requests that name this machine as their host, so that no web page can reach it under a name of its own
    /// (DNS rebinding), unless a [token](Self::token) is asked for or the [host](Self::host) is allowed. Over plain HTTP a token
    /// can be read on the way: put TLS before it where the network is not yours.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{factory::SharedInformerFactory, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let inspector = Inspector::new().factory(&factory);
    /// let app: axum::Router = axum::Router::new().nest("/inspect", inspector.router());
    /// # let _ = app;
    /// # Ok(()) }
    /// ```
    pub fn router(&self) -> Router {
        self.routes(self.0.stop.clone())
    }

    /// The same, whose streams end with `stop`.
    fn routes(&self, stop: CancellationToken) -> Router {
        // Without a runtime there is nobody to serve it either; who follows later starts it.
        let _ = self.start();
        let guarded = Router::new()
            .route("/", get(answers::page))
            .route("/api/report", get(answers::report))
            .route("/api/history", get(answers::history))
            .route("/api/changes", get(answers::changes))
            .route("/api/objects", get(answers::objects))
            .route("/api/object", get(answers::object))
            .route("/api/live", get(live::live))
            .route("/metrics", get(answers::metrics))
            .layer(from_fn_with_state(self.clone(), door::guard));
        let open = Router::new()
            .route("/page.css", get(answers::css))
            .route("/page.js", get(answers::js))
            .route("/icon.svg", get(answers::icon))
            .route("/healthz", get(answers::healthz))
            .route("/readyz", get(answers::readyz));
        guarded.merge(open).layer(from_fn(door::headers)).with_state(Web {
            inspector: self.clone(),
            stop,
        })
    }

    /// Asks everyone for this token: as `Authorization: Bearer …`, or once as `?token=…`, which is exchanged for a cookie.
    /// A server that does not listen on loopback has one in any case.
    ///
    /// ```
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().token("correct horse battery staple");
    /// ```
    #[must_use]
    pub fn token(self, token: impl Into<String>) -> Self {
        self.0.door.ask_for(token.into());
        self
    }

    /// Answers also requests that name this host: the name under which people reach it, without a port.
    ///
    /// ```
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().host("inspect.example.com");
    /// ```
    #[must_use]
    pub fn host(self, host: impl Into<String>) -> Self {
        self.0.door.allow(host.into());
        self
    }
}
