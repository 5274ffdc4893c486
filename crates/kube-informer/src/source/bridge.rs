//! A client over any HTTP service: for programs whose own `kube` is older than ours, or whose transport is their own.

use std::task::{Context, Poll};

use bytes::Bytes;
use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Request, Response};
use http_body_util::BodyExt;
use kube::Client;
use kube::client::Body;

type Error = tower::BoxError;

/// A client whose requests go through this service. The service has to know the server's address and the credentials.
///
/// This is the bridge from an older `kube` (0.89 or newer, which have the same `http`): the program keeps its client, its
/// configuration and its authentication, and informers use the same connection. Read into the types of an older
/// `k8s-openapi` with [`projection_of`](crate::informer::SharedInformer::projection_of): any type that deserializes will
/// do. Write with the older client. The guide has a closure that converts the requests and bodies of kube 0.88 and older, which have `http` 0.2
/// (`docs/src/from-kube-rs.md`).
///
/// The type of the request's body is that of the other client; it is made from bytes.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {std::time::Duration, k8s_openapi::api::core::v1::Namespace, kube_informer::informer::SharedInformer};
/// use kube_informer::source::client_over;
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// # let older_client = sandbox.client();
/// let transport = tower::service_fn(move |request: http::Request<kube::client::Body>| {
///     let older_client = older_client.clone(); // `kube::Client` of another version of kube
///     async move { older_client.send(request).await }
/// });
/// let client = client_over(transport, "default");
/// let namespaces = SharedInformer::<Namespace>::builder(client).build()?;
/// namespaces.start()?;
/// namespaces.wait_for_sync(Duration::from_secs(10)).await?;
/// assert_eq!(namespaces.len(), 4);
/// # Ok(()) }
/// ```
pub fn client_over<S, B, R>(service: S, default_namespace: impl Into<String>) -> Client
where
    S: tower::Service<Request<B>, Response = Response<R>> + Clone + Send + 'static,
    S::Future: Send,
    S::Error: Into<Error>,
    B: From<Vec<u8>> + Send + 'static,
    R: http_body::Body<Data = Bytes> + Send + 'static,
    R::Error: Into<Error>,
{
    let bridge = Bridge {
        service,
        body: std::marker::PhantomData,
    };
    Client::new(bridge, default_namespace)
}

struct Bridge<S, B> {
    service: S,
    body: std::marker::PhantomData<fn(B)>,
}

impl<S, B, R> tower::Service<Request<Body>> for Bridge<S, B>
where
    S: tower::Service<Request<B>, Response = Response<R>> + Clone + Send + 'static,
    S::Future: Send,
    S::Error: Into<Error>,
    B: From<Vec<u8>> + Send + 'static,
{
    type Response = Response<R>;
    type Error = Error;
    type Future = BoxFuture<'static, Result<Response<R>, Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        // The service is asked when the request is there, because a clone has to be ready itself.
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let mut service = self.service.clone();
        async move {
            let (head, body) = request.into_parts();
            let bytes = body.collect().await?.to_bytes();
            let request = Request::from_parts(head, B::from(bytes.to_vec()));
            std::future::poll_fn(|cx| service.poll_ready(cx))
                .await
                .map_err(Into::into)?;
            service.call(request).await.map_err(Into::into)
        }
        .boxed()
    }
}
