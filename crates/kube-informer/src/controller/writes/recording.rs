//! The client that notes writes.
//!
//! A deletion is noted before it is sent, because its answer may carry no version, or be lost. A refused deletion is
//! taken back. Other writes are noted when the server has answered with the new version.

use std::sync::Arc;
use std::task::{Context, Poll};

use bytes::Bytes;
use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Request, Response};
use http_body_util::combinators::UnsyncBoxBody;
use http_body_util::{BodyExt, Full};
use kube::Client;
use kube::client::Body;

use super::cache::{AnyCache, Expected};
use super::log::{Recorded, WriteLog};
use super::request::{Target, WriteAnswer, WrittenMetadata};
use crate::object::{ObjectKey, ResourceVersion};

/// A client that notes what is written through it, for the next reconcile of this key.
pub(in super::super) fn recording_client(server: &Client, key: &ObjectKey, log: &Arc<WriteLog>) -> Client {
    let namespace = server.default_namespace().to_owned();
    let recording = Recording {
        server: server.clone(),
        key: key.clone(),
        log: Arc::clone(log),
    };
    Client::new(recording, namespace)
}

#[derive(Clone)]
struct Recording {
    server: Client,
    key: ObjectKey,
    log: Arc<WriteLog>,
}

type Error = tower::BoxError;
type Answered = Result<Response<UnsyncBoxBody<Bytes, Error>>, Error>;

impl tower::Service<Request<Body>> for Recording {
    type Response = Response<UnsyncBoxBody<Bytes, Error>>;
    type Error = Error;
    type Future = BoxFuture<'static, Answered>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let this = self.clone();
        let target = Target::of(request.method(), request.uri());
        // A write to a resource without a cache here needs no waiting.
        let cached = target.and_then(|target| Some((this.log.cache(&target.group, &target.plural)?, target)));
        async move {
            match cached {
                Some((cache, target)) => this.write(request, &cache, target).await,
                None => {
                    let answer = this.server.send(request).await?;
                    Ok(answer.map(|body| body.map_err(Error::from).boxed_unsync()))
                }
            }
        }
        .boxed()
    }
}

impl Recording {
    async fn write(self, request: Request<Body>, cache: &Arc<dyn AnyCache>, target: Target) -> Answered {
        let epoch = cache.epoch();
        let noted = match (&target.name, &target.subresource) {
            (Some(name), None) if target.deletes => {
                let object = key(target.namespace.as_deref(), name);
                Some(self.note(cache, epoch, object, Expected::Gone(None)))
            }
            _ => None,
        };
        let answer = match self.server.send(request).await {
            Ok(answer) => answer,
            // Whether the server has executed a deletion is not known, so the next reconcile waits for it, up to its limit.
            Err(error) => return Err(error.into()),
        };
        let (head, body) = answer.into_parts();
        let bytes = body.collect().await?.to_bytes();
        if let Some(noted) = noted {
            // What follows is known better now.
            self.log.cancel(&self.key, noted);
        }
        if head.status.is_success()
            && let Ok(answer) = serde_json::from_slice::<WriteAnswer>(&bytes)
        {
            self.answered(cache, epoch, &target, answer, &bytes);
        }
        let body = Full::new(bytes).map_err(|never| match never {});
        Ok(Response::from_parts(head, body.boxed_unsync()))
    }

    fn answered(
        &self,
        cache: &Arc<dyn AnyCache>,
        epoch: u64,
        target: &Target,
        answer: WriteAnswer,
        json: &[u8],
    ) {
        let namespace = target.namespace.as_deref();
        match &target.name {
            // The deletion of several objects.
            None if target.deletes => {
                for item in answer.items {
                    let Some(name) = item.metadata.name.clone() else {
                        continue;
                    };
                    let namespace = item.metadata.namespace.as_deref().or(namespace);
                    self.deleted(cache, epoch, key(namespace, &name), &item.metadata, None);
                }
            }
            Some(name) if target.deletes && target.subresource.is_none() => {
                let uid = answer.details.uid;
                self.deleted(cache, epoch, key(namespace, name), &answer.metadata, uid);
            }
            name => {
                let metadata = answer.metadata;
                let name = name.as_ref().or(metadata.name.as_ref());
                let version: Option<ResourceVersion> =
                    metadata.resource_version.as_ref().and_then(|v| v.parse().ok());
                let (Some(name), Some(version)) = (name, version) else {
                    return;
                };
                let object = key(namespace, name);
                if metadata.is_last_state() {
                    // The last finalizer was removed, and with it the object.
                    return self.deleted(cache, epoch, object, &metadata, None);
                }
                self.log.own(&object, Some(version.clone()));
                let whole = matches!(target.subresource.as_deref(), None | Some("status" | "finalize"));
                if whole && answer.kind != "Status" && cache.overlay(&object, &version, json) {
                    return;
                }
                self.note(cache, epoch, object, Expected::Version(version));
            }
        }
    }

    /// An object was deleted, or will be when its finalizers are removed.
    fn deleted(
        &self,
        cache: &Arc<dyn AnyCache>,
        epoch: u64,
        object: ObjectKey,
        metadata: &WrittenMetadata,
        uid: Option<String>,
    ) {
        let version: Option<ResourceVersion> =
            metadata.resource_version.as_ref().and_then(|v| v.parse().ok());
        let expected = match version {
            Some(version) if metadata.stays() => {
                self.log.own(&object, Some(version.clone()));
                Expected::Version(version)
            }
            _ => {
                self.log.own(&object, None);
                let uid = metadata.uid.as_ref().or(uid.as_ref());
                Expected::Gone(uid.map(|uid| uid.as_str().into()))
            }
        };
        self.note(cache, epoch, object, expected);
    }

    fn note(&self, cache: &Arc<dyn AnyCache>, epoch: u64, object: ObjectKey, expected: Expected) -> u64 {
        let write = Recorded {
            cache: Arc::clone(cache),
            epoch,
            object,
            expected,
        };
        self.log.wait_for(&self.key, Arc::new(write))
    }
}

fn key(namespace: Option<&str>, name: &str) -> ObjectKey {
    match namespace {
        Some(namespace) => ObjectKey::namespaced(namespace, name),
        None => ObjectKey::cluster(name),
    }
}
