//! The objects of one resource, sorted by key, in the present and in the recent past.

use std::collections::BTreeMap;
use std::ops::Bound;
use std::sync::Arc;

use super::{Event, EventKind, Filter, HistoryLimit, Log, Stored};
use crate::object::Key;
use crate::schema::SelectableField;

/// The objects of one resource, with their history and the notification of watchers.
#[derive(Debug)]
pub(crate) struct Collection {
    objects: BTreeMap<Key, Arc<Stored>>,
    log: Arc<Log>,
    fields: Arc<[SelectableField]>,
}

/// The range of a collection that a list returns.
#[derive(Debug, Clone, Default)]
pub(crate) struct Range {
    pub(crate) filter: Filter,
    /// The first key that may be returned.
    pub(crate) start: Option<Key>,
    /// The maximum number of items; 0 for all.
    pub(crate) limit: usize,
    /// The number of keys from `start` on, if it is known, so that they need not be counted.
    pub(crate) left: Option<usize>,
}

/// The items of a [`Range`].
#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) items: Vec<Arc<Stored>>,
    /// The last key of the page, if more follow.
    pub(crate) last: Option<Key>,
    /// The number of keys that follow, matching or not.
    pub(crate) remaining: usize,
}

impl Collection {
    pub(crate) fn new(fields: &[SelectableField], history_limit: HistoryLimit, version: u64) -> Self {
        Self {
            objects: BTreeMap::new(),
            log: Arc::new(Log::new(history_limit, version)),
            fields: fields.into(),
        }
    }

    /// The same objects, with an empty history that begins at `version`.
    pub(super) fn without_history(&self, version: u64, history_limit: HistoryLimit) -> Self {
        Self {
            objects: self.objects.clone(),
            log: Arc::new(Log::new(history_limit, version)),
            fields: Arc::clone(&self.fields),
        }
    }

    pub(crate) fn get(&self, key: &Key) -> Option<&Arc<Stored>> {
        self.objects.get(key)
    }

    /// The object as it was at `version`; an error if the history does not reach back that far.
    pub(crate) fn get_at(&self, key: &Key, version: u64) -> Result<Option<Arc<Stored>>, TooOld> {
        let history = self.log.history();
        let changed = history
            .since(version)
            .ok_or(TooOld)?
            .find(|e| e.object.key == *key);
        match changed {
            Some(event) => Ok(event.before.clone()),
            None => Ok(self.objects.get(key).cloned()),
        }
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &Key> {
        self.objects.keys()
    }

    pub(crate) fn objects(&self) -> impl Iterator<Item = &Arc<Stored>> {
        self.objects.values()
    }

    pub(crate) fn len(&self) -> usize {
        self.objects.len()
    }

    pub(crate) fn log(&self) -> &Arc<Log> {
        &self.log
    }

    pub(crate) fn fields(&self) -> &[SelectableField] {
        &self.fields
    }

    pub(crate) fn shared_fields(&self) -> Arc<[SelectableField]> {
        Arc::clone(&self.fields)
    }

    /// Stores an object and gives back the one that it replaces.
    pub(super) fn put(&mut self, stored: Arc<Stored>) -> Option<Arc<Stored>> {
        let before = self.objects.insert(stored.key.clone(), Arc::clone(&stored));
        let kind = if before.is_some() {
            EventKind::Modified
        } else {
            EventKind::Added
        };
        self.log.push(Event {
            version: stored.version,
            kind,
            object: stored,
            before: before.clone(),
        });
        before
    }

    /// Are there objects of that namespace?
    pub(crate) fn count_in(&self, namespace: &str) -> usize {
        self.keys_in(namespace).count()
    }

    /// The keys of one namespace, in order.
    pub(crate) fn keys_in(&self, namespace: &str) -> impl Iterator<Item = &Key> {
        let start = Key::bound(format!("{namespace}/"));
        let within = move |key: &&Key| key.namespace() == namespace;
        let bounds = (Bound::Included(start), Bound::Unbounded);
        self.objects.range(bounds).map(|(key, _)| key).take_while(within)
    }

    pub(super) fn remove(&mut self, key: &Key, version: u64) -> Option<Arc<Stored>> {
        let before = self.objects.remove(key)?;
        let last = Arc::new(before.at_version(version));
        let event = Event {
            version,
            kind: EventKind::Deleted,
            object: Arc::clone(&last),
            before: Some(before),
        };
        self.log.push(event);
        Some(last)
    }

    pub(super) fn forget_history(&mut self, version: u64) {
        self.log.clear(version);
    }

    /// Changes the fields that selectors can use.
    pub(super) fn reindex(&mut self, fields: &[SelectableField], version: u64) {
        let same = self.fields.len() == fields.len()
            && self.fields.iter().zip(fields).all(|(a, b)| a.label == b.label);
        if same {
            return;
        }
        self.fields = fields.into();
        for stored in self.objects.values_mut() {
            let object = stored.decode();
            let again = Stored::new(
                stored.key.clone(),
                stored.version,
                &object,
                stored.encoded.clone(),
                fields,
            );
            *stored = Arc::new(again);
        }
        // Earlier events have values of other fields, so they cannot be filtered by the new ones.
        // Watchers read the old log to its end and watch again.
        let limit = self.log.history().limit();
        let old = std::mem::replace(&mut self.log, Arc::new(Log::new(limit, version)));
        old.close();
    }

    /// Ends every watch of this collection.
    pub(super) fn close(self) {
        self.log.close();
    }

    /// Reads the collection as it is now, or as it was at `at`.
    pub(crate) fn page(&self, range: &Range, at: Option<u64>) -> Result<Page, TooOld> {
        let past = match at {
            Some(version) => self.undo_to(version)?,
            None => BTreeMap::new(),
        };
        let prefix = match range.filter.namespace.as_str() {
            "" => String::new(),
            namespace => format!("{namespace}/"),
        };
        let start = match &range.start {
            Some(key) if key.as_str() > prefix.as_str() => key.clone(),
            _ => Key::bound(prefix.as_str()),
        };
        let bounds = (Bound::Included(&start), Bound::Unbounded);
        let within = |key: &Key| key.as_str().starts_with(&prefix);
        let now = self.objects.range::<Key, _>(bounds).map(|(k, v)| (k, Some(v)));
        let then = past.range::<Key, _>(bounds).map(|(k, v)| (k, v.as_ref()));
        let mut walk = Merge {
            now: now.peekable(),
            then: then.peekable(),
        }
        .take_while(|(k, _)| within(k));
        let mut page = Page {
            items: Vec::new(),
            last: None,
            remaining: 0,
        };
        // The number of keys read, and the number of them up to the last item.
        let (mut passed, mut up_to_last) = (0, 0);
        let mut more = false;
        for (_, stored) in walk.by_ref() {
            if range.limit > 0 && page.items.len() == range.limit {
                // There is one more item: the page ends before it.
                more = true;
                break;
            }
            passed += 1;
            if range.filter.matches(stored, &self.fields) {
                page.items.push(Arc::clone(stored));
                up_to_last = passed;
            }
        }
        if more {
            page.remaining = match range.left {
                Some(left) => left.saturating_sub(up_to_last),
                None => 1 + walk.count() + (passed - up_to_last),
            };
            page.last = page.items.last().map(|s| s.key.clone());
        }
        Ok(page)
    }

    /// For every key that changed since `version`, its state at that version.
    fn undo_to(&self, version: u64) -> Result<BTreeMap<Key, Option<Arc<Stored>>>, TooOld> {
        let history = self.log.history();
        let since = history.since(version).ok_or(TooOld)?;
        Ok(since
            .rev()
            .map(|event| (event.object.key.clone(), event.before.clone()))
            .collect())
    }
}

/// The history does not reach back to the requested version.
#[derive(Debug)]
pub(crate) struct TooOld;

/// Merges two ordered iterators. Entries of `then` override those of `now`, and `None` means that
/// the object did not exist.
struct Merge<N: Iterator, T: Iterator> {
    now: std::iter::Peekable<N>,
    then: std::iter::Peekable<T>,
}

impl<'a, N, T> Iterator for Merge<N, T>
where
    N: Iterator<Item = (&'a Key, Option<&'a Arc<Stored>>)>,
    T: Iterator<Item = (&'a Key, Option<&'a Arc<Stored>>)>,
{
    type Item = (&'a Key, &'a Arc<Stored>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (key, value) = match (self.now.peek(), self.then.peek()) {
                (Some((now, _)), Some((then, _))) if now < then => self.now.next()?,
                (Some((now, _)), Some((then, _))) => {
                    if now == then {
                        self.now.next();
                    }
                    self.then.next()?
                }
                (_, Some(_)) => self.then.next()?,
                (_, None) => self.now.next()?,
            };
            if let Some(value) = value {
                return Some((key, value));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::object::Encoded;

    fn events(events: usize) -> HistoryLimit {
        HistoryLimit {
            events,
            bytes: usize::MAX,
        }
    }

    /// A collection in which `change` writes and removes objects by name.
    struct World {
        collection: Collection,
        version: u64,
    }

    impl World {
        fn new() -> Self {
            Self {
                collection: Collection::new(&[], events(100), 1),
                version: 1,
            }
        }

        fn write(&mut self, name: &str) -> u64 {
            self.version += 1;
            let object = json!({"metadata": {"name": name}});
            let object = object.as_object().expect("an object");
            let encoded = Encoded::new(object, self.version, false);
            let stored = Stored::new(Key::new("", name), self.version, object, encoded, &[]);
            self.collection.put(Arc::new(stored));
            self.version
        }

        fn remove(&mut self, name: &str) -> u64 {
            self.version += 1;
            self.collection
                .remove(&Key::new("", name), self.version)
                .expect("was there");
            self.version
        }

        fn at(&self, version: u64) -> String {
            let page = self
                .collection
                .page(&Range::default(), Some(version))
                .expect("within history");
            let names: Vec<String> = page
                .items
                .iter()
                .map(|s| format!("{}@{}", s.key.name(), s.version))
                .collect();
            names.join(" ")
        }
    }

    #[test]
    fn every_version_in_the_window_can_be_listed() {
        let mut world = World::new();
        assert_eq!((world.write("a"), world.write("b"), world.write("a")), (2, 3, 4));
        assert_eq!((world.remove("b"), world.write("c")), (5, 6));
        let history: Vec<String> = (1..=6).map(|v| world.at(v)).collect();
        assert_eq!(history, ["", "a@2", "a@2 b@3", "a@4 b@3", "a@4", "a@4 c@6"]);
    }

    #[test]
    fn history_before_the_window_is_too_old() {
        let mut world = World {
            collection: Collection::new(&[], events(2), 1),
            version: 1,
        };
        for name in ["a", "b", "c"] {
            world.write(name);
        }
        assert!(world.collection.page(&Range::default(), Some(1)).is_err());
        assert_eq!(world.at(2), "a@2");
    }

    #[test]
    fn history_is_bounded_in_bytes_but_keeps_the_newest_event() {
        let bytes = |bytes| HistoryLimit { events: 100, bytes };
        let mut world = World {
            collection: Collection::new(&[], bytes(usize::MAX), 1),
            version: 1,
        };
        world.write("a");
        let one = world.collection.log().history().bytes();
        for (limit, kept) in [(3 * one, 3), (3 * one + one / 2, 3), (one / 2, 1), (0, 1)] {
            let mut world = World {
                collection: Collection::new(&[], bytes(limit), 1),
                version: 1,
            };
            for name in ["a", "b", "c", "d", "e"] {
                world.write(name);
            }
            let history = world.collection.log().history();
            assert_eq!((history.len(), history.bytes()), (kept, kept * one), "{limit}");
            assert_eq!(history.floor(), world.version - kept as u64);
        }
    }

    #[test]
    fn pages_report_their_last_key_and_the_remaining_count() {
        let mut world = World::new();
        for name in ["a", "b", "c", "d", "e"] {
            world.write(name);
        }
        let mut range = Range {
            limit: 2,
            ..Range::default()
        };
        let first = world.collection.page(&range, None).expect("now");
        assert_eq!((first.items.len(), first.remaining), (2, 3));
        let last = first.last.expect("more follow");
        range.start = Some(Key::bound(format!("{}\0", last.as_str())));
        let second = world.collection.page(&range, None).expect("now");
        assert_eq!(second.items[0].key.name(), "c");
        assert_eq!(second.remaining, 1);
    }
}
