//! A client whose requests are refused once a term has ended.

use std::task::{Context, Poll};

use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Method, Request, Response};
use kube::Client;
use kube::client::Body;

use super::permit::{Permit, TermCheck};
use super::state::Term;

/// The error of a write that was not sent, because the term had ended. `kube::Error::Service` carries it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the write was not sent: term {term} has ended, and another replica may own the object")]
#[non_exhaustive]
pub struct TermEnded {
    /// The term under which the client was made.
    pub term: Term,
}

impl Permit {
    /// A client that checks the term before it sends a write, by the local clock. A process that wakes up after its term ended
    /// is refused at its next write. Reads are always sent.
    ///
    /// The check narrows the gap to the time that a request takes to arrive, which [`Config::margin`](super::Config::margin) has
    /// to cover. Only a system that compares [terms](Term) closes it.
    ///
    /// ```no_run
    /// # use k8s_openapi::api::core::v1::ConfigMap;
    /// # async fn example(permit: kube_informer::shard::Permit, client: kube::Client) {
    /// let maps: kube::Api<ConfigMap> = kube::Api::default_namespaced(permit.client(&client));
    /// # let _ = maps;
    /// # }
    /// ```
    pub fn client(&self, client: &Client) -> Client {
        self.check().client(client)
    }
}

impl TermCheck {
    pub(crate) fn client(&self, client: &Client) -> Client {
        let namespace = client.default_namespace().to_owned();
        let checked = Checked {
            client: client.clone(),
            check: self.clone(),
        };
        Client::new(checked, namespace)
    }
}

#[derive(Clone)]
struct Checked {
    client: Client,
    check: TermCheck,
}

impl tower::Service<Request<Body>> for Checked {
    type Response = Response<Body>;
    type Error = tower::BoxError;
    type Future = BoxFuture<'static, Result<Response<Body>, tower::BoxError>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), tower::BoxError>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let Self { client, check } = self.clone();
        async move {
            let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
            if !reads && !check.is_valid() {
                return Err(TermEnded { term: check.term }.into());
            }
            client.send(request).await.map_err(Into::into)
        }
        .boxed()
    }
}
