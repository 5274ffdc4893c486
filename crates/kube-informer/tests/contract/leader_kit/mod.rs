//! Test kit for leader election: cuts candidates off, suspends them, and checks their writes.

#![allow(dead_code)] // two tests use this module, and each uses a part of it

use std::collections::BTreeMap;
use std::future::{Future, poll_fn};
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use futures::FutureExt;
use futures::future::BoxFuture;
use http::{Request, Response};
use kube::Client;
use kube::client::Body;
use kube_informer::leader::Fence;
use parking_lot::Mutex;
use tokio::sync::watch;

/// A switch that a test sets, and that tasks wait for.
#[derive(Debug, Clone)]
pub(crate) struct Switch(Arc<watch::Sender<bool>>);

impl Switch {
    pub(crate) fn off() -> Self {
        Self(Arc::new(watch::Sender::new(false)))
    }

    pub(crate) fn set(&self, on: bool) {
        self.0.send_replace(on);
    }

    pub(crate) fn is_on(&self) -> bool {
        *self.0.borrow()
    }

    pub(crate) async fn until_off(&self) {
        let mut state = self.0.subscribe();
        state.wait_for(|on| !on).await.expect("we hold the sender");
    }

    /// Runs a future, but not while the switch is on: like a suspended process, whose timers do not fire either.
    pub(crate) async fn stopping<F: Future>(self, run: F) -> F::Output {
        let mut run = pin!(run);
        let mut waiting: Option<BoxFuture<'static, ()>> = None;
        poll_fn(move |cx| {
            loop {
                if let Some(until_off) = &mut waiting {
                    ready!(until_off.as_mut().poll(cx));
                    waiting = None;
                }
                if !self.is_on() {
                    return run.as_mut().poll(cx);
                }
                let switch = self.clone();
                waiting = Some(async move { switch.until_off().await }.boxed());
            }
        })
        .await
    }
}

/// A client that can be cut off: its requests wait until the connection is back.
pub(crate) fn cut_off_by(client: Client, cut: Switch) -> Client {
    let namespace = client.default_namespace().to_owned();
    Client::new(Gate { client, cut }, namespace)
}

#[derive(Clone)]
struct Gate {
    client: Client,
    cut: Switch,
}

impl tower::Service<Request<Body>> for Gate {
    type Response = Response<Body>;
    type Error = tower::BoxError;
    type Future = BoxFuture<'static, Result<Self::Response, Self::Error>>;

    fn poll_ready(&mut self, _: &mut Context<'_>) -> Poll<Result<(), Self::Error>> {
        Poll::Ready(Ok(()))
    }

    fn call(&mut self, request: Request<Body>) -> Self::Future {
        let (client, cut) = (self.client.clone(), self.cut.clone());
        async move {
            cut.until_off().await;
            Ok(client.send(request).await?)
        }
        .boxed()
    }
}

/// The resource that leaders write to. It remembers the greatest fence and refuses smaller ones.
#[derive(Debug, Clone, Default)]
pub(crate) struct Guarded(Arc<Mutex<Log>>);

#[derive(Debug, Default)]
struct Log {
    newest: Option<Fence>,
    /// The writer of each term.
    terms: BTreeMap<String, String>,
    accepted: usize,
    refused: usize,
    /// The candidates that work now.
    working: Vec<String>,
}

impl Guarded {
    /// Writes as `who`, and returns whether the write was accepted. Panics if two leaders have the same fence, or if a
    /// later term does not have more transitions of the same lease.
    pub(crate) fn write(&self, who: &str, fence: &Fence) -> bool {
        let mut log = self.0.lock();
        if let Some(newest) = &log.newest {
            if fence < newest {
                log.refused += 1;
                return false;
            }
            if fence != newest {
                let later = fence.uid != newest.uid || fence.transitions > newest.transitions;
                assert!(fence > newest && later, "{fence} after {newest}");
            }
        }
        let owner = log
            .terms
            .entry(fence.version.to_string())
            .or_insert_with(|| who.to_owned());
        assert_eq!(owner, who, "two leaders with the fence {fence}");
        log.newest = Some(fence.clone());
        log.accepted += 1;
        true
    }

    pub(crate) fn begins(&self, who: &str) {
        self.0.lock().working.push(who.to_owned());
    }

    pub(crate) fn ends(&self, who: &str) {
        self.0.lock().working.retain(|other| other != who);
    }

    /// The candidates that work now.
    pub(crate) fn working(&self) -> Vec<String> {
        self.0.lock().working.clone()
    }

    /// The numbers of terms, of accepted writes and of refused writes.
    pub(crate) fn counts(&self) -> (usize, usize, usize) {
        let log = self.0.lock();
        (log.terms.len(), log.accepted, log.refused)
    }
}
