//! An informer as the inspector shows it.

use std::sync::Arc;

use serde_json::Value;

use super::browse::{Listing, Query, SearchResult};
use super::feed::Feed;
use super::redact::redact;
use super::show::{Show, Shows};
use crate::informer::{AnyWeakInformer, Status};
use crate::object::ObjectKey;

/// An informer, and how its objects are shown. It does not keep the informer alive.
pub(super) struct Subject {
    informer: Arc<dyn AnyWeakInformer>,
    show: Option<Show>,
}

impl Subject {
    /// `shows` decides whether the objects can be shown.
    pub(super) fn new(informer: Arc<dyn AnyWeakInformer>, shows: &Shows) -> Self {
        Self {
            show: shows.of(informer.object_type()),
            informer,
        }
    }

    /// Unique for every informer.
    pub(super) fn id(&self) -> usize {
        self.informer.id()
    }

    /// None once the informer is gone.
    pub(super) fn status(&self) -> Option<Status> {
        self.informer.status()
    }

    /// True if the objects can be shown.
    pub(super) fn shown(&self) -> bool {
        self.show.is_some()
    }

    pub(super) fn browse(&self, query: &Query) -> Option<Listing> {
        let snapshot = self.informer.snapshot()?;
        let mut found = SearchResult::new(query);
        snapshot.for_each(query.namespace.as_deref(), &mut |key, object| {
            found.offer(key, self.show.and_then(|show| (show.metadata)(object)));
        });
        let mut namespaces = snapshot.namespaces();
        namespaces.sort();
        let version = snapshot.version().map(ToString::to_string);
        Some(found.listing(namespaces, version))
    }

    /// An object, without its secrets.
    pub(super) fn object(&self, key: &ObjectKey) -> Option<Value> {
        let show = self.show?;
        let snapshot = self.informer.snapshot()?;
        let mut value = (show.json)(snapshot.get(key)?);
        redact(&mut value, self.is_secret());
        Some(value)
    }

    /// The approximate size of an object in bytes, estimated from a sample. None if there is no object, or none can be shown.
    pub(super) fn weight(&self) -> Option<u64> {
        let show = self.show?;
        let snapshot = self.informer.snapshot()?;
        let step = (snapshot.places() / SAMPLE).max(1) as usize;
        let places = (0..snapshot.places()).step_by(step);
        let weights = places.filter_map(|place| Some((show.weight)(snapshot.place(place)?) as u64));
        let (count, sum) = weights.fold((0, 0), |(count, sum), weight| (count + 1, sum + weight));
        sum.checked_div(count)
    }

    /// The changes from now on.
    pub(super) fn feed(&self) -> Option<Feed> {
        Some(Feed::new(self.informer.recent()?, self.show, self.is_secret()))
    }

    fn is_secret(&self) -> bool {
        self.status().is_some_and(|status| is_secret(&status))
    }
}

/// True for an informer of Secrets, whatever type they are read into.
pub(super) fn is_secret(status: &Status) -> bool {
    let resource = status.resource.as_ref();
    resource.is_some_and(|resource| &*resource.plural == "secrets")
}

/// The number of objects, spread over the store, whose size is measured.
const SAMPLE: u32 = 30;
