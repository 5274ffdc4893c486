//! The page: the inspector over HTTP.
//!
//! Knows: the inspector, HTTP, authentication, limits on clients.
//! Never learns: informers. All data comes from the inspector, so it has passed the redaction.
//!
//! | path | |
//! |---|---|
//! | `/` | the page |
//! | `/api/report`, `/api/history`, `/api/changes` | its data, as JSON |
//! | `/api/objects?informer=…&q=…&namespace=…&after=…&limit=…`, `/api/object?informer=…&key=…` | search in a cache, one object of it |
//! | `/api/columns?informer=…&keys=…,…` | the columns that the API server gives for these objects |
//! | `/api/view-keys?node=…&q=…`, `/api/explain?node=…&key=…` | the keys of a derived collection, and where the value of one comes from |
//! | `/api/live` | server-sent events: `report`, `history`, `sample`, `changes` |
//! | `/metrics` | for Prometheus |
//! | `/healthz`, `/readyz` | for probes; without a token |

mod access;
mod answers;
mod connections;
mod error;
mod live;
mod serve;

use std::time::Duration;

use axum::Router;
use axum::extract::FromRef;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tokio_util::sync::CancellationToken;

use super::Inspector;
pub(super) use access::AccessRules;
pub use error::ServeError;
pub use serve::Server;

/// The state that all routes share.
#[derive(Clone)]
struct Web {
    inspector: Inspector,
    /// Cancelled when the live streams have to end.
    stop: CancellationToken,
    live: live::Limits,
    searches: answers::Searches,
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

impl FromRef<Web> for live::Limits {
    fn from_ref(web: &Web) -> Self {
        web.live.clone()
    }
}

impl FromRef<Web> for answers::Searches {
    fn from_ref(web: &Web) -> Self {
        web.searches.clone()
    }
}

impl Inspector {
    /// The page and its data as a router, to be served or nested anywhere in a server that you
    /// have. Starts the inspector.
    ///
    /// Every client of that server can reach it, so it needs a [token](Self::token), or the
    /// explicit statement that it needs none
    /// ([`without_authentication`](Self::without_authentication)). Over plain HTTP a token can be
    /// read in transit: use TLS where you do not trust the network.
    ///
    /// A server that shuts down gracefully waits for its connections. Live streams of a router end
    /// after twenty seconds, and the page opens new ones, so they delay a shutdown by at most that
    /// time; [`stop_after`](Self::stop_after) ends them at once. Limits on connections and slow
    /// clients are those of your server: axum has none by itself, while [`serve`](Self::serve) has
    /// them.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::{factory::SharedInformerFactory, observe::Inspector};
    /// # let sandbox = kube_sandbox::Sandbox::start().await?;
    /// # let factory = SharedInformerFactory::builder(sandbox.client()).build()?;
    /// let inspector = Inspector::new().factory(&factory).token("correct horse battery staple");
    /// let app: axum::Router = axum::Router::new().nest("/inspect", inspector.router()?);
    /// # let _ = app;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// There is neither a token nor the statement that none is needed, or the token is too short.
    pub fn router(&self) -> Result<Router, ServeError> {
        let access = &self.0.access;
        match access.token() {
            Some(token) => ServeError::check(&token)?,
            None if access.is_open() => {}
            None => return Err(ServeError::NoAuthentication),
        }
        Ok(self.routes(self.0.stop.clone(), Some(live::NESTED)))
    }

    /// The same at a path of your server, with and without a slash at the end: to be merged into your router.
    ///
    /// axum's `nest` alone answers `/inspect`, and not `/inspect/`.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().token("correct horse battery staple");
    /// let app: axum::Router = axum::Router::new().merge(inspector.router_at("/inspect")?);
    /// # let _ = app;
    /// # Ok(()) }
    /// ```
    ///
    /// # Errors
    /// As [`router`](Self::router).
    pub fn router_at(&self, path: &str) -> Result<Router, ServeError> {
        let router = self.router()?;
        let path = path.trim_matches('/');
        if path.is_empty() {
            return Ok(router);
        }
        let page = Router::new()
            .route("/", get(answers::page))
            .layer(from_fn_with_state(self.clone(), access::guard))
            .layer(from_fn(access::headers));
        Ok(Router::new()
            .nest(&format!("/{path}"), router)
            .nest(&format!("/{path}/"), page))
    }

    /// The routes. Live streams end when `stop` is cancelled, or after `live_for`.
    fn routes(&self, stop: CancellationToken, live_for: Option<Duration>) -> Router {
        // Fails without a runtime. The first live stream starts the inspector then.
        let _ = self.start();
        let guarded = Router::new()
            .route("/", get(answers::page))
            .route("/api/report", get(answers::report))
            .route("/api/history", get(answers::history))
            .route("/api/changes", get(answers::changes))
            .route("/api/objects", get(answers::objects))
            .route("/api/object", get(answers::object))
            .route("/api/columns", get(answers::columns))
            .route("/api/runs", get(answers::runs))
            .route("/api/view-keys", get(answers::view_keys))
            .route("/api/explain", get(answers::explain))
            .route("/api/live", get(live::live))
            .route("/metrics", get(answers::metrics))
            .layer(from_fn_with_state(self.clone(), access::guard));
        let open = Router::new()
            .route("/page.css", get(answers::css))
            .route("/page.js", get(answers::js))
            .route("/views.js", get(answers::views_js))
            .route("/shards.css", get(answers::shards_css))
            .route("/shards.js", get(answers::shards_js))
            .route("/icon.svg", get(answers::icon))
            .route("/healthz", get(answers::healthz))
            .route("/readyz", get(answers::readyz));
        guarded
            .merge(open)
            .layer(from_fn(access::headers))
            .with_state(Web {
                inspector: self.clone(),
                stop,
                live: live::Limits::new(live_for),
                searches: answers::Searches::new(),
            })
    }

    /// Requires this token from every client: as `Authorization: Bearer …`, or once as `?token=…`,
    /// which is exchanged for a cookie. A server that does not listen on loopback always requires a
    /// token.
    ///
    /// ```
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().token("correct horse battery staple");
    /// ```
    #[must_use]
    pub fn token(self, token: impl Into<String>) -> Self {
        self.0.access.ask_for(token.into());
        self
    }

    /// Requires no token, even where other machines can reach the page: for a server that
    /// authenticates its clients itself.
    ///
    /// Requests still have to name this machine, or an allowed [host](Self::host), so that no web
    /// page can reach it under a name of its own (DNS rebinding). If a [token](Self::token) is set,
    /// it is required all the same.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().without_authentication().host("inspect.example.com");
    /// let router: axum::Router = inspector.router()?; // behind a proxy that asks for a login
    /// # let _ = router;
    /// # Ok(()) }
    /// ```
    #[must_use]
    pub fn without_authentication(self) -> Self {
        self.0.access.open();
        self
    }

    /// Waits for `signal`, then [stops](Self::stop): for servers that shut down gracefully and
    /// would otherwise wait for the live streams.
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # use kube_informer::observe::Inspector;
    /// # let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await?;
    /// # let signal = async {};
    /// let inspector = Inspector::new().token("correct horse battery staple");
    /// let app = axum::Router::new().nest("/inspect", inspector.router()?);
    /// axum::serve(listener, app).with_graceful_shutdown(inspector.stop_after(signal)).await?;
    /// # Ok(()) }
    /// ```
    pub fn stop_after<F>(&self, signal: F) -> impl Future<Output = ()> + Send + 'static + use<F>
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let inspector = self.clone();
        async move {
            signal.await;
            inspector.stop();
        }
    }

    /// Also answers requests that name this host: the name under which users reach the page,
    /// without a port.
    ///
    /// ```
    /// # use kube_informer::observe::Inspector;
    /// let inspector = Inspector::new().host("inspect.example.com");
    /// ```
    #[must_use]
    pub fn host(self, host: impl Into<String>) -> Self {
        self.0.access.allow(host.into());
        self
    }
}
