//! The cache of one resource, without the type of its objects.

use std::any::Any;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use futures::future::BoxFuture;
use parking_lot::Mutex;
use tokio::time::Instant;

use crate::object::{ObjectKey, ResourceVersion, Stamp, Uid};
use crate::store::{Snapshot, Store};

/// What a cache shows once it has seen a write.
#[derive(Debug, Clone)]
pub(in super::super) enum Expected {
    /// The object at this version or a newer one.
    Version(ResourceVersion),
    /// No object with this uid, or with this name if the uid is not known.
    Gone(Option<Uid>),
}

/// A cache of objects of any type.
pub(in super::super) trait AnyCache: Send + Sync {
    /// The group and the plural name of the resource.
    fn is_of(&self, group: &str, plural: &str) -> bool;
    fn epoch(&self) -> u64;
    /// Waits until the cache has seen a write. Returns false if that takes too long.
    fn seen<'a>(
        &'a self,
        epoch: u64,
        object: &'a ObjectKey,
        expected: &'a Expected,
        within: Duration,
    ) -> BoxFuture<'a, bool>;
    /// Remembers a written object, to serve it until the cache has it. Returns false if this cache serves none.
    fn overlay(&self, object: &ObjectKey, version: &ResourceVersion, json: &[u8]) -> bool;
    /// The written object, if it is newer than the cache.
    fn overlaid(&self, object: &ObjectKey) -> Option<Arc<dyn Any + Send + Sync>>;
}

/// Decodes a written object.
pub(in super::super) type Decode<K> = Arc<dyn Fn(&[u8]) -> Option<K> + Send + Sync>;

pub(in super::super) struct Cache<K> {
    pub(in super::super) group: Arc<str>,
    pub(in super::super) plural: Arc<str>,
    pub(in super::super) store: Store<K>,
    /// How to decode written objects, if they are served before the cache has them.
    pub(in super::super) decode: Option<Decode<K>>,
    /// How long a written object is served at most.
    pub(in super::super) keep: Duration,
    written: Mutex<HashMap<ObjectKey, Overlaid<K>>>,
}

struct Overlaid<K> {
    object: Arc<K>,
    version: ResourceVersion,
    epoch: u64,
    until: Instant,
}

impl<K> Cache<K> {
    pub(in super::super) fn new(
        group: Arc<str>,
        plural: Arc<str>,
        store: Store<K>,
        decode: Option<Decode<K>>,
        keep: Duration,
    ) -> Self {
        Self {
            group,
            plural,
            store,
            decode,
            keep,
            written: Mutex::default(),
        }
    }

    /// True while the written object is newer than the cache. Once the cache as a whole has reached the written version,
    /// it is right whatever it shows: an object that is missing then was deleted since.
    fn is_newer(&self, key: &ObjectKey, overlaid: &Overlaid<K>) -> bool {
        let snapshot = self.store.snapshot();
        snapshot.epoch() == overlaid.epoch
            && overlaid.until > Instant::now()
            && !has_version(&snapshot, key, &overlaid.version)
    }
}

impl<K: Send + Sync + 'static> AnyCache for Cache<K> {
    fn is_of(&self, group: &str, plural: &str) -> bool {
        *self.group == *group && *self.plural == *plural
    }

    fn epoch(&self) -> u64 {
        self.store.epoch()
    }

    fn seen<'a>(
        &'a self,
        epoch: u64,
        object: &'a ObjectKey,
        expected: &'a Expected,
        within: Duration,
    ) -> BoxFuture<'a, bool> {
        let holds = move |snapshot: &Snapshot<K>| match expected {
            Expected::Version(version) => has_version(snapshot, object, version),
            Expected::Gone(uid) => is_gone(snapshot, object, uid.as_ref()),
        };
        async move { self.store.wait_until(epoch, within, holds).await }.boxed()
    }

    fn overlay(&self, object: &ObjectKey, version: &ResourceVersion, json: &[u8]) -> bool {
        let Some(decode) = &self.decode else {
            return false;
        };
        let Some(decoded) = decode(json) else {
            return false;
        };
        let overlaid = Overlaid {
            object: Arc::new(decoded),
            version: version.clone(),
            epoch: self.store.epoch(),
            until: Instant::now() + self.keep,
        };
        // The cache may be quicker than the answer.
        if !self.is_newer(object, &overlaid) {
            return true;
        }
        let mut written = self.written.lock();
        if written.len() >= PURGE {
            written.retain(|key, overlaid| self.is_newer(key, overlaid));
        }
        let older = written.get(object).is_some_and(|known| known.version > *version);
        if !older {
            written.insert(object.clone(), overlaid);
        }
        true
    }

    fn overlaid(&self, object: &ObjectKey) -> Option<Arc<dyn Any + Send + Sync>> {
        let mut written = self.written.lock();
        let overlaid = written.get(object)?;
        if self.is_newer(object, overlaid) {
            return Some(Arc::clone(&overlaid.object) as Arc<dyn Any + Send + Sync>);
        }
        written.remove(object);
        None
    }
}

/// True if the cache has this object at this version or a newer one, or has reached that version as a whole.
fn has_version<K>(snapshot: &Snapshot<K>, key: &ObjectKey, version: &ResourceVersion) -> bool {
    if snapshot.version().is_some_and(|reached| reached >= version) {
        return true;
    }
    let wanted = Stamp::new(None::<&Uid>, Some(version), None);
    let cached = snapshot.stamped(key);
    cached.is_some_and(|(_, cached)| {
        cached.is_later(wanted) || cached.short_version() == wanted.short_version()
    })
}

/// True if the cache does not have the object with this uid.
fn is_gone<K>(snapshot: &Snapshot<K>, key: &ObjectKey, uid: Option<&Uid>) -> bool {
    match (snapshot.stamped(key), uid) {
        (None, _) => true,
        (Some((_, cached)), Some(_)) => cached.is_other_object(Stamp::new(uid, None, None)),
        (Some(_), None) => false,
    }
}

/// The number of written objects from which those that the cache has are removed.
const PURGE: usize = 256;
