//! A handler that records its events and detects broken chains (I3).

use std::sync::Arc;

use futures::StreamExt;
use kube_informer::informer::{Event, Handler, Subscription};
use kube_informer::object::{Deleted, ResourceVersion};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use crate::map::{CachedMap, name};
use crate::world::{PATIENCE, Values, value, version};

/// The events of one handler or subscription.
#[derive(Clone)]
pub(crate) struct Ledger(Arc<watch::Sender<Book>>);

#[derive(Debug, Default)]
struct Book {
    live: std::collections::BTreeMap<String, Entry>,
    /// `+ a=0 initial`, `+ a=0`, `~ a 0→1`, `- a=1`, or `-? a=1` if the final state is unknown.
    lines: Vec<String>,
    /// Events that broke the chain `add (update)* delete`.
    wrong: Vec<String>,
    /// Set when the server was restored from a backup.
    may_go_back: bool,
}

#[derive(Debug, PartialEq)]
struct Entry {
    version: ResourceVersion,
    value: String,
}

impl Entry {
    fn of(map: &CachedMap) -> Self {
        Self {
            version: version(map),
            value: value(map).to_owned(),
        }
    }
}

/// The beginning of a value, to keep lines short.
fn brief(map: &CachedMap) -> &str {
    let value = value(map);
    value.get(..16).unwrap_or(value)
}

impl Book {
    fn added(&mut self, map: &CachedMap, initial: bool) {
        let word = if initial { " initial" } else { "" };
        let line = format!("+ {}={}{word}", name(map), brief(map));
        if self.live.insert(name(map), Entry::of(map)).is_some() {
            self.wrong.push(format!("{line}: the object existed already"));
        }
        self.lines.push(line);
    }

    fn updated(&mut self, old: &CachedMap, new: &CachedMap) {
        let line = format!("~ {} {}→{}", name(new), brief(old), brief(new));
        let before = self.live.insert(name(new), Entry::of(new));
        if before.as_ref() != Some(&Entry::of(old)) {
            self.wrong.push(format!("{line}: before it was {before:?}"));
        }
        if version(new) <= version(old) && !self.may_go_back {
            self.wrong.push(format!("{line}: the version did not grow"));
        }
        self.lines.push(line);
    }

    fn deleted(&mut self, deleted: &Deleted<CachedMap>) {
        let sign = if deleted.final_state_unknown { "-?" } else { "-" };
        let line = format!(
            "{sign} {}={}",
            deleted.key.name(),
            deleted.last.as_deref().map_or("nothing", brief)
        );
        match self.live.remove(deleted.key.name()) {
            None => self.wrong.push(format!("{line}: the object did not exist")),
            Some(_) if deleted.last.is_none() => {
                self.wrong.push(format!("{line}: the last state is missing"))
            }
            Some(_) => {}
        }
        self.lines.push(line);
    }

    fn values(&self) -> Values {
        let live = self.live.iter();
        live.map(|(name, entry)| (name.clone(), entry.value.clone()))
            .collect()
    }
}

impl Ledger {
    pub(crate) fn new() -> Self {
        Self(Arc::new(watch::Sender::new(Book::default())))
    }

    /// A handler that records into this ledger.
    pub(crate) fn handler(&self) -> Handler<CachedMap> {
        let (adds, updates, deletes) = (self.clone(), self.clone(), self.clone());
        Handler::new()
            .on_add(move |map, initial| adds.0.send_modify(|book| book.added(map, initial)))
            .on_update(move |old, new| updates.0.send_modify(|book| book.updated(old, new)))
            .on_delete(move |deleted| deletes.0.send_modify(|book| book.deleted(deleted)))
    }

    /// Records the events of a subscription until its end.
    pub(crate) fn follow(&self, mut events: Subscription<CachedMap>) -> JoinHandle<()> {
        let ledger = self.clone();
        tokio::spawn(async move {
            while let Some(event) = events.next().await {
                ledger.0.send_modify(|book| match event {
                    Event::Added { object, initial, .. } => book.added(&object, initial),
                    Event::Updated { old, new, .. } => book.updated(&old, &new),
                    Event::Deleted(deleted) => book.deleted(&deleted),
                    Event::Synced => book.lines.push("synced".to_owned()),
                    other => panic!("an event that this suite does not know: {other:?}"),
                });
            }
        })
    }

    /// Waits until the events add up to these values, and checks every chain.
    pub(crate) async fn adds_up_to(&self, expected: &Values) {
        self.until(&format!("adds up to {expected:?}"), |book| {
            book.values() == *expected
        })
        .await;
    }

    /// Waits until this number of events was received.
    pub(crate) async fn receives(&self, lines: usize) {
        self.until(&format!("receives {lines} events"), |book| {
            book.lines.len() >= lines
        })
        .await;
    }

    async fn until(&self, what: &str, so: impl Fn(&Book) -> bool) {
        let mut book = self.0.subscribe();
        let happened = timeout(PATIENCE, book.wait_for(|book| so(book))).await.is_ok();
        self.check_chains();
        let book = self.0.borrow();
        let lines = &book.lines[book.lines.len().saturating_sub(30)..];
        assert!(
            happened,
            "{what}: not within {PATIENCE:?}; its last events were {lines:#?}"
        );
    }

    /// Checks that every chain so far is `add (update)* delete` (I3).
    pub(crate) fn check_chains(&self) {
        let book = self.0.borrow();
        assert!(book.wrong.is_empty(), "{:#?}", book.wrong);
    }

    /// The events so far, in order.
    pub(crate) fn lines(&self) -> Vec<String> {
        self.0.borrow().lines.clone()
    }

    /// From now on an update may have a lower version than the one before: the server is about to go back.
    pub(crate) fn versions_may_go_back(&self) {
        self.0.send_modify(|book| book.may_go_back = true);
    }

    /// Removes the lines, but not the values that they add up to.
    pub(crate) fn clear_lines(&self) {
        self.0.send_modify(|book| book.lines.clear());
    }
}
