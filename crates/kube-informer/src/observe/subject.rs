//! An informer as the inspector shows it.

use std::any::Any;
use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::browse::{Listing, Query, SearchResult};
use super::columns::{self, CachedCounts, Columns, ServerError};
use super::feed::Feed;
use super::redact::{redact, redact_text};
use super::show::{Show, Shows};
use super::summary::Summary;
use crate::informer::{AnyReadMetadata, AnyWeakInformer, Status};
use crate::object::{Metadata, ObjectKey, ResourceVersion};
use crate::source::{JsonForm, OnDemand, PartOfCollection};

/// An informer, and how its objects are shown. It does not keep the informer alive.
pub(super) struct Subject {
    informer: Arc<dyn AnyWeakInformer>,
    show: Option<Show>,
    /// True if only the keys of its objects are shown, unless their type is.
    opaque: bool,
}

impl Subject {
    /// `shows` decides whether the objects can be shown.
    pub(super) fn new(informer: Arc<dyn AnyWeakInformer>, shows: &Shows, opaque: bool) -> Self {
        let show = shows.of(informer.object_type());
        Self {
            opaque: opaque && show.is_none(),
            show,
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
        let read = self.read_metadata();
        let mut found = SearchResult::new(query);
        snapshot.for_each(query.namespace.as_deref(), &mut |key, object| {
            found.offer(key, self.metadata(&read, object));
        });
        let mut namespaces = snapshot.namespaces();
        namespaces.sort();
        let version = snapshot.version().map(ToString::to_string);
        let mut listing = found.listing(namespaces, version);
        if let Some(show) = self.show.filter(|_| !self.is_secret()) {
            for row in &mut listing.rows {
                let key = row.key.parse().ok();
                let Some(object) = key.and_then(|key| snapshot.get(&key)) else {
                    continue;
                };
                let summary = Summary::of(&(show.json)(object));
                let redacted = |text: String| redact_text(&text).into_owned();
                row.ready = summary.ready.map(redacted);
                row.status = summary.status.map(redacted);
            }
        }
        Some(listing)
    }

    /// An object, without its secrets.
    pub(super) fn object(&self, key: &ObjectKey) -> Option<Value> {
        let show = self.show?;
        let snapshot = self.informer.snapshot()?;
        let mut value = (show.json)(snapshot.get(key)?);
        redact(&mut value, self.is_secret());
        Some(value)
    }

    /// What is needed to ask the server for an object of the cache.
    pub(super) fn object_request(&self, key: &ObjectKey) -> Result<ObjectRequest, ServerError> {
        let server = self.server()?;
        let snapshot = self.informer.snapshot().ok_or(ServerError::NoInformer)?;
        snapshot.get(key).ok_or(ServerError::NoObject)?;
        Ok(ObjectRequest {
            server,
            key: key.clone(),
            version: snapshot.version().cloned(),
            secret: self.is_secret(),
        })
    }

    /// What is needed to ask the server for the columns of objects. Objects that are not in the cache are not asked for.
    pub(super) fn columns_request(&self, keys: &[ObjectKey]) -> Result<ColumnsRequest, ServerError> {
        let server = self.server()?;
        let snapshot = self.informer.snapshot().ok_or(ServerError::NoInformer)?;
        let keys = keys.iter().filter(|key| snapshot.get(key).is_some());
        let keys: Vec<_> = keys.take(columns::MOST_KEYS).cloned().collect();
        let mut counts = CachedCounts {
            all: 0,
            by_namespace: BTreeMap::new(),
        };
        snapshot.for_each(None, &mut |key, _| {
            counts.all += 1;
            let namespace = key.namespace().unwrap_or("");
            match counts.by_namespace.get_mut(namespace) {
                Some(count) => *count += 1,
                None => {
                    counts.by_namespace.insert(namespace.to_owned(), 1);
                }
            }
        });
        Ok(ColumnsRequest {
            parts: columns::requests(&keys, &counts, !server.some_namespaces),
            keys,
            version: snapshot.version().cloned(),
            server,
        })
    }

    fn server(&self) -> Result<OnDemand, ServerError> {
        if self.opaque {
            return Err(ServerError::Opaque);
        }
        self.informer.on_demand().ok_or(ServerError::NoServer)
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
        Some(Feed::new(
            self.informer.recent()?,
            self.show,
            self.read_metadata(),
            self.is_secret(),
        ))
    }

    /// Reads the metadata of objects that cannot be shown as a whole.
    fn read_metadata(&self) -> Option<AnyReadMetadata> {
        match self.opaque || self.show.is_some() {
            true => None,
            false => self.informer.read_metadata(),
        }
    }

    fn metadata<'a>(&self, read: &Option<AnyReadMetadata>, object: &'a dyn Any) -> Option<Metadata<'a>> {
        match &self.show {
            Some(show) => (show.metadata)(object),
            None => read.as_ref().and_then(|read| read(object)),
        }
    }

    fn is_secret(&self) -> bool {
        self.status().is_some_and(|status| is_secret(&status))
    }
}

/// An object to ask the server for.
pub(super) struct ObjectRequest {
    server: OnDemand,
    key: ObjectKey,
    version: Option<ResourceVersion>,
    secret: bool,
}

impl ObjectRequest {
    /// The object as the server has it, without its secrets and `managedFields`.
    pub(super) async fn send(self) -> Result<Value, ServerError> {
        let part = PartOfCollection::Object(self.key);
        let answer = self
            .server
            .list(&part, self.version.as_ref(), JsonForm::Objects)
            .await;
        let mut list = answer.map_err(|failure| ServerError::of(&failure))?;
        let mut object = match list.pointer_mut("/items/0") {
            Some(object) => object.take(),
            None => return Err(ServerError::NoObject),
        };
        // Items of a list of a built-in kind do not name their kind.
        if let (Value::Object(object), Value::Object(list)) = (&mut object, &mut list) {
            for (name, value) in [
                ("kind", list.remove("kind")),
                ("apiVersion", list.remove("apiVersion")),
            ] {
                let Some(Value::String(text)) = value else {
                    continue;
                };
                let text = text.strip_suffix("List").unwrap_or(&text).to_owned();
                object.entry(name).or_insert(Value::String(text));
            }
            if let Some(Value::Object(metadata)) = object.get_mut("metadata") {
                metadata.remove("managedFields");
            }
        }
        redact(&mut object, self.secret);
        Ok(object)
    }
}

/// Objects whose columns the server is asked for.
pub(super) struct ColumnsRequest {
    server: OnDemand,
    keys: Vec<ObjectKey>,
    parts: Vec<PartOfCollection>,
    version: Option<ResourceVersion>,
}

impl ColumnsRequest {
    pub(super) async fn send(self) -> Result<Columns, ServerError> {
        columns::fetch(self.server, self.keys, self.parts, self.version).await
    }
}

/// True for an informer of Secrets, whatever type they are read into.
pub(super) fn is_secret(status: &Status) -> bool {
    let resource = status.resource.as_ref();
    resource.is_some_and(|resource| &*resource.plural == "secrets")
}

/// The number of objects, spread over the store, whose size is measured.
const SAMPLE: u32 = 30;
