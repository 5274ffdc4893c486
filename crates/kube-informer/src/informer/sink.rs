//! Where a reflector puts what it learns: readies objects and hands them to the queue.

use std::error::Error;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

use tokio::sync::OwnedSemaphorePermit;
use tokio::time::Instant;

use super::core::Core;
use super::held::Held;
use super::trouble::{Trouble, panic_text};
use crate::object::{Deleted, ObjectKey, ResourceVersion, Stamp};
use crate::queue::{Arrival, DeltaFifo, Staging};
use crate::reflector::{Change, Failure, FailureKind, Health, Sink};
use crate::source::{Fetched, Payload};

/// Changes an object before anybody sees it, or refuses it.
pub(super) type Transform<K> = Arc<dyn Fn(&mut K) -> Result<(), Box<dyn Error + Send + Sync>> + Send + Sync>;

/// The sink of one part.
pub(super) struct PartSink<K> {
    core: Arc<Core<K>>,
    part: usize,
    /// Which namespace the part is; none if it is all of them.
    namespace: Option<Arc<str>>,
    queue: DeltaFifo<Held<K>>,
    staging: Staging<Held<K>>,
    /// Held until the first collection is there, or something is in its way.
    turn: Option<OwnedSemaphorePermit>,
    /// When the first object came of what is staged.
    began: Option<Instant>,
    /// What went wrong last, until all was well again.
    wrong: Option<FailureKind>,
}

impl<K: Send + Sync + 'static> PartSink<K> {
    pub(super) fn new(
        core: Arc<Core<K>>,
        part: usize,
        namespace: Option<Arc<str>>,
        queue: DeltaFifo<Held<K>>,
        turn: Option<OwnedSemaphorePermit>,
        wrong: Option<FailureKind>,
    ) -> Self {
        Self {
            core,
            part,
            namespace,
            queue,
            staging: Staging::new(),
            turn,
            began: None,
            wrong,
        }
    }

    /// Runs the transform, exactly once, before anybody else has the object. None if whatever the cache has of
    /// it stays: it is unchanged, or cannot be used, and then the trouble is told.
    fn ready(&self, key: &ObjectKey, fetched: Fetched<K>) -> Option<Held<K>> {
        let stamp = stamp(&fetched);
        let trouble = match fetched.object {
            // It is in the cache as it is.
            Payload::Unchanged => return None,
            Payload::Undecodable(undecodable) => Trouble::Undecodable {
                key: key.clone(),
                why: undecodable.to_string().into(),
            },
            Payload::Object(mut object) => match self.transformed(&mut object) {
                Ok(()) => {
                    self.core.troubles.well(key);
                    let object = object.into_arc();
                    return Some(Held::Object { object, stamp });
                }
                Err(why) => Trouble::Transform {
                    key: key.clone(),
                    why: why.into(),
                },
            },
        };
        self.core.troubles.kept_out(&trouble);
        None
    }

    fn transformed(&self, object: &mut K) -> Result<(), String> {
        let Some(transform) = &self.core.transform else {
            return Ok(());
        };
        match catch_unwind(AssertUnwindSafe(|| transform(object))) {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(panic) => Err(format!("it panicked: {}", panic_text(&*panic))),
        }
    }

    async fn push(&self, arrival: Arrival<Held<K>>, version: Option<ResourceVersion>) {
        let arrival = match version {
            Some(version) => arrival.at(version),
            None => arrival,
        };
        // Closed only once we are stopping; then nobody wants it any more.
        let _ = self.queue.push(arrival).await;
    }
}

impl<K: Send + Sync + 'static> Sink<K> for PartSink<K> {
    async fn stage(&mut self, change: Change, fetched: Fetched<K>) {
        self.began.get_or_insert_with(Instant::now);
        let key = fetched.key.clone();
        let held = if change == Change::Deleted || self.core.has(&key, stamp(&fetched)) {
            Held::Kept
        } else {
            match self.ready(&key, fetched) {
                Some(held) => held,
                // It cannot be used: the last good copy stays, be it in the store or here.
                None if self.staging.contains(&key) => return,
                None => Held::Kept,
            }
        };
        self.staging.stage(change, key, Arc::new(held));
    }

    async fn commit(&mut self, version: ResourceVersion) {
        let everything = self.staging.commit(version);
        if let Arrival::Replace { items, .. } = &everything {
            let there = items.iter().map(|(key, _)| key.clone());
            self.core.troubles.only(self.namespace.as_deref(), there);
            let took = self.began.take().map(|began| began.elapsed());
            let (objects, wrong) = (items.len(), self.wrong.take());
            self.core
                .fetched(self.part, objects, took.unwrap_or_default(), wrong);
        }
        self.push(everything, None).await;
        self.turn = None;
    }

    async fn discard(&mut self) {
        self.staging.discard();
        self.began = None;
    }

    async fn apply(&mut self, change: Change, fetched: Fetched<K>) {
        let (key, version) = (fetched.key.clone(), fetched.version.clone());
        let arrival = match (change, self.ready(&key, fetched)) {
            (Change::Added, Some(held)) => Arrival::added(key, Arc::new(held)),
            (Change::Modified, Some(held)) => Arrival::updated(key, Arc::new(held)),
            (Change::Deleted, held) => {
                self.core.troubles.well(&key);
                Arrival::deleted(match held {
                    Some(last) => Deleted::seen(key, Arc::new(last)),
                    // That it is gone is certain, what it looked like in the end is not.
                    None => Deleted::missed(key, None),
                })
            }
            (_, None) => match &version {
                Some(version) => Arrival::Advance(version.clone()),
                None => return,
            },
        };
        self.push(arrival, version).await;
    }

    async fn advance(&mut self, version: ResourceVersion) {
        self.push(Arrival::Advance(version), None).await;
    }

    fn report(&mut self, failure: Failure) {
        self.turn = None;
        self.wrong = Some(failure.kind);
        self.core.failed(self.part, failure);
    }

    fn skipped(&mut self, what: String) {
        self.core.troubles.skipped(what);
    }

    fn health(&mut self, health: Health) {
        if health == Health::Synced {
            self.wrong = None;
        }
        self.core.health(self.part, health);
    }
}

fn stamp<K>(fetched: &Fetched<K>) -> Stamp {
    Stamp::new(fetched.uid.as_ref(), fetched.version.as_ref())
}
