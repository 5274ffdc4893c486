//! An informer as the inspector sees it, whatever its objects are.

use serde_json::Value;

use super::browse::{Listing, Query, SearchResult};
use super::feed::{Feed, Taps};
use super::redact::redact;
use super::show::{Show, Shows};
use crate::informer::{SharedInformer, Status, WeakInformer};
use crate::object::ObjectKey;

/// What can be seen of an informer.
pub(crate) trait Subject: Send + Sync {
    /// Tells it from others.
    fn id(&self) -> usize;
    /// None once it is gone.
    fn status(&self) -> Option<Status>;
    /// Can its objects be shown?
    fn shown(&self) -> bool;
    fn browse(&self, query: &Query) -> Option<Listing>;
    /// An object, without its secrets.
    fn object(&self, key: &ObjectKey) -> Option<Value>;
    /// About how many bytes an object takes, judged by some of them; none if there is none, or none can be shown.
    fn weight(&self) -> Option<u64>;
    /// From here on its changes are told.
    fn tap(&self) -> Option<Box<dyn Feed>>;
}

/// The informer, to those who look on. `shows` decides whether its objects can be shown.
pub(crate) fn subject<K: Send + Sync + 'static>(
    informer: &SharedInformer<K>,
    shows: &Shows,
) -> Box<dyn Subject> {
    seen(&informer.observed(), shows)
}

/// The same, of one that may be gone.
pub(super) fn seen<K: Send + Sync + 'static>(observed: &WeakInformer<K>, shows: &Shows) -> Box<dyn Subject> {
    Box::new(ObservedInformer {
        observed: observed.clone(),
        show: shows.of(),
    })
}

struct ObservedInformer<K> {
    observed: WeakInformer<K>,
    show: Option<Show<K>>,
}

impl<K: Send + Sync + 'static> ObservedInformer<K> {
    fn is_secret(&self) -> bool {
        let status = self.observed.status();
        status.is_some_and(|status| is_secret(&status))
    }
}

impl<K: Send + Sync + 'static> Subject for ObservedInformer<K> {
    fn id(&self) -> usize {
        self.observed.id()
    }

    fn status(&self) -> Option<Status> {
        self.observed.status()
    }

    fn shown(&self) -> bool {
        self.show.is_some()
    }

    fn browse(&self, query: &Query) -> Option<Listing> {
        let snapshot = self.observed.snapshot()?;
        let mut found = SearchResult::new(query);
        let show = self.show;
        let mut look = |key: &ObjectKey, object: &K| {
            found.offer(key, show.map(|show| (show.metadata)(object)));
        };
        match &query.namespace {
            Some(namespace) => snapshot
                .namespace(namespace)
                .for_each(|(key, object)| look(key, object)),
            None => snapshot.iter().for_each(|(key, object)| look(key, object)),
        }
        let mut namespaces: Vec<_> = snapshot.namespaces().map(str::to_owned).collect();
        namespaces.sort();
        let version = snapshot.version().map(ToString::to_string);
        Some(found.listing(namespaces, version))
    }

    fn object(&self, key: &ObjectKey) -> Option<Value> {
        let show = self.show?;
        let snapshot = self.observed.snapshot()?;
        let mut value = (show.json)(snapshot.get(key)?);
        redact(&mut value, self.is_secret());
        Some(value)
    }

    fn weight(&self) -> Option<u64> {
        let show = self.show?;
        let snapshot = self.observed.snapshot()?;
        let step = (snapshot.places() / WEIGHED).max(1) as usize;
        let places = (0..snapshot.places()).step_by(step);
        let weights = places.filter_map(|place| Some((show.weight)(snapshot.place(place)?.1) as u64));
        let (count, sum) = weights.fold((0, 0), |(count, sum), weight| (count + 1, sum + weight));
        sum.checked_div(count)
    }

    fn tap(&self) -> Option<Box<dyn Feed>> {
        let taps = Taps::new(self.observed.recent()?, self.show);
        Some(Box::new(taps))
    }
}

/// Is it about Secrets, whatever type they are read into?
pub(super) fn is_secret(status: &Status) -> bool {
    let resource = status.resource.as_ref();
    resource.is_some_and(|resource| &*resource.plural == "secrets")
}

/// So many objects, spread over the store, are weighed.
const WEIGHED: u32 = 30;
