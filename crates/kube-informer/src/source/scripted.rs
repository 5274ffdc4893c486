//! A source for tests that plays a script and records the requests.

use std::collections::VecDeque;
use std::sync::Arc;

use futures::future::BoxFuture;
use futures::stream::BoxStream;
use futures::{FutureExt, StreamExt, stream};
use parking_lot::Mutex;

use super::{ListerWatcher, WatchStream};
use crate::object::ResourceVersion;
use crate::protocol::{
    EventType, Failure, FailureKind, ListItem, ListRequest, Received, WatchEvent, WatchRequest,
};

/// A [`ListerWatcher`] that plays a script.
///
/// Answers are given in the order in which they were added, one per request. Requests without a scripted
/// answer stay pending forever, so a test with virtual time sees which request is waiting. Clones share the
/// script. Probes ([`ListerWatcher::newest_version`]) have their own answers, and are counted separately from
/// lists and watches.
///
/// ```
/// use futures::StreamExt;
/// use kube_informer::object::ObjectKey;
/// use kube_informer::protocol::{AskVersion, ListRequest};
/// use kube_informer::protocol::Received;
/// use kube_informer::source::{Asked, ListerWatcher, Page, ScriptedSource};
///
/// let source = ScriptedSource::new();
/// source.on_list(Page::new(7).item(Received::new(ObjectKey::cluster("a"), 5, "object a")));
/// let request = ListRequest::new(AskVersion::Any, Some(500));
/// # futures::executor::block_on(async {
/// assert_eq!(source.list(request.clone()).count().await, 2); // the item, and the end
/// # });
/// assert_eq!(source.asked(), [Asked::List(request)]);
/// ```
#[derive(Debug)]
pub struct ScriptedSource<K> {
    script: Arc<Mutex<Script<K>>>,
}

#[derive(Debug)]
struct Script<K> {
    lists: VecDeque<Page<K>>,
    watches: VecDeque<Watch<K>>,
    probes: VecDeque<Result<ResourceVersion, Failure>>,
    asked: Vec<Asked>,
    probed: usize,
}

/// A request that a [`ScriptedSource`] received.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Asked {
    /// A page of a list.
    List(ListRequest),
    /// A watch.
    Watch(WatchRequest),
}

impl<K> Default for ScriptedSource<K> {
    fn default() -> Self {
        let script = Script {
            lists: VecDeque::new(),
            watches: VecDeque::new(),
            probes: VecDeque::new(),
            asked: Vec::new(),
            probed: 0,
        };
        Self {
            script: Arc::new(Mutex::new(script)),
        }
    }
}

impl<K> Clone for ScriptedSource<K> {
    fn clone(&self) -> Self {
        Self {
            script: Arc::clone(&self.script),
        }
    }
}

impl<K> ScriptedSource<K> {
    /// Creates a source with an empty script: all requests stay pending.
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds an answer for the next list that has none yet.
    pub fn on_list(&self, page: Page<K>) -> &Self {
        self.script.lock().lists.push_back(page);
        self
    }

    /// Adds an answer for the next watch that has none yet.
    pub fn on_watch(&self, watch: Watch<K>) -> &Self {
        self.script.lock().watches.push_back(watch);
        self
    }

    /// Adds an answer for the next probe that has none yet.
    ///
    /// ```
    /// # use kube_informer::source::ScriptedSource;
    /// let source = ScriptedSource::<String>::new();
    /// source.on_probe(Ok(7.into()));
    /// assert_eq!(source.probed(), 0);
    /// ```
    pub fn on_probe(&self, answer: Result<ResourceVersion, Failure>) -> &Self {
        self.script.lock().probes.push_back(answer);
        self
    }

    /// Returns the number of probes so far. See [`on_probe`](Self::on_probe) for an example.
    pub fn probed(&self) -> usize {
        self.script.lock().probed
    }

    /// Returns every list and watch request so far, in order.
    pub fn asked(&self) -> Vec<Asked> {
        self.script.lock().asked.clone()
    }
}

impl<K: Send + Sync + 'static> ListerWatcher<K> for ScriptedSource<K> {
    fn list(&self, request: ListRequest) -> BoxStream<'static, Result<ListItem<K>, Failure>> {
        let mut script = self.script.lock();
        script.asked.push(Asked::List(request));
        match script.lists.pop_front() {
            Some(page) => stream::iter(page.elements).boxed(),
            None => stream::pending().boxed(),
        }
    }

    fn newest_version(&self) -> BoxFuture<'static, Result<ResourceVersion, Failure>> {
        let mut script = self.script.lock();
        script.probed += 1;
        match script.probes.pop_front() {
            Some(answer) => async { answer }.boxed(),
            None => std::future::pending().boxed(),
        }
    }

    fn watch(&self, request: WatchRequest) -> BoxFuture<'static, Result<WatchStream<K>, Failure>> {
        let mut script = self.script.lock();
        script.asked.push(Asked::Watch(request));
        match script.watches.pop_front() {
            Some(Watch {
                refusal: Some(failure),
                ..
            }) => async { Err(failure) }.boxed(),
            Some(Watch { elements, hangs, .. }) => {
                let events = stream::iter(elements);
                let rest = if hangs {
                    stream::pending().left_stream()
                } else {
                    stream::empty().right_stream()
                };
                async move { Ok(events.chain(rest).boxed()) }.boxed()
            }
            None => std::future::pending().boxed(),
        }
    }
}

/// A scripted answer to a list.
///
/// ```
/// use kube_informer::protocol::{Failure, FailureKind};
/// use kube_informer::source::Page;
///
/// let whole = Page::<String>::new(7);
/// let first_of_two = Page::<String>::new(7).next("token");
/// let broken = Page::<String>::failing(Failure::new(FailureKind::Network, "reset"));
/// # let _ = (whole, first_of_two, broken);
/// ```
#[derive(Debug)]
#[must_use = "a page is said only when it was given to a source"]
pub struct Page<K> {
    elements: Vec<Result<ListItem<K>, Failure>>,
}

impl<K> Page<K> {
    /// Creates a page without items at this version.
    pub fn new(version: impl Into<ResourceVersion>) -> Self {
        Self {
            elements: vec![Ok(ListItem::End {
                version: version.into(),
                next: None,
            })],
        }
    }

    /// Creates an answer that fails.
    pub fn failing(failure: Failure) -> Self {
        Self {
            elements: vec![Err(failure)],
        }
    }

    /// Adds an item.
    pub fn item(mut self, item: Received<K>) -> Self {
        let end = self.elements.len() - 1;
        self.elements.insert(end, Ok(ListItem::Item(item)));
        self
    }

    /// Sets the continue token: another page follows.
    pub fn next(mut self, token: impl Into<String>) -> Self {
        if let Some(Ok(ListItem::End { next, .. })) = self.elements.last_mut() {
            *next = Some(token.into());
        }
        self
    }

    /// Truncates the page: a failure takes the place of its end.
    pub fn cut(mut self) -> Self {
        self.elements.pop();
        self.elements
            .push(Err(Failure::new(FailureKind::Network, "the list was cut short")));
        self
    }
}

/// A scripted answer to a watch. It stays open after its events, unless the script ends it.
///
/// ```
/// use kube_informer::object::ObjectKey;
/// use kube_informer::protocol::EventType;
/// use kube_informer::protocol::Received;
/// use kube_informer::source::Watch;
///
/// let watch = Watch::new()
///     .change(EventType::Added, Received::new(ObjectKey::cluster("a"), 5, "object a"))
///     .bookmark(7)
///     .close();
/// # let _ = watch;
/// ```
#[derive(Debug)]
#[must_use = "a watch is said only when it was given to a source"]
pub struct Watch<K> {
    refusal: Option<Failure>,
    elements: Vec<Result<WatchEvent<K>, Failure>>,
    hangs: bool,
}

impl<K> Default for Watch<K> {
    fn default() -> Self {
        Self {
            refusal: None,
            elements: Vec::new(),
            hangs: true,
        }
    }
}

impl<K> Watch<K> {
    /// Creates a watch that stays open without events.
    pub fn new() -> Self {
        Self::default()
    }

    /// Creates a watch that the server refuses.
    pub fn refused(failure: Failure) -> Self {
        Self {
            refusal: Some(failure),
            ..Self::default()
        }
    }

    /// Adds a change of an object.
    pub fn change(self, change: EventType, object: Received<K>) -> Self {
        self.then(Ok(WatchEvent::Changed(change, object)))
    }

    /// Adds a bookmark.
    pub fn bookmark(self, version: impl Into<ResourceVersion>) -> Self {
        self.then(Ok(WatchEvent::Bookmark {
            version: version.into(),
            ends_initial: false,
        }))
    }

    /// Adds the bookmark that ends the initial events.
    pub fn end_of_initial(self, version: impl Into<ResourceVersion>) -> Self {
        self.then(Ok(WatchEvent::Bookmark {
            version: version.into(),
            ends_initial: true,
        }))
    }

    /// Adds an event whose object is not of the collection.
    pub fn skipped(self, what: impl Into<String>) -> Self {
        self.then(Ok(WatchEvent::Skipped { what: what.into() }))
    }

    /// Adds an ERROR event.
    pub fn error(self, failure: Failure) -> Self {
        self.then(Ok(WatchEvent::Error(failure)))
    }

    /// Ends the watch with a connection failure.
    pub fn broken(mut self, failure: Failure) -> Self {
        self.hangs = false;
        self.then(Err(failure))
    }

    /// Ends the watch as the server would.
    pub fn close(mut self) -> Self {
        self.hangs = false;
        self
    }

    fn then(mut self, element: Result<WatchEvent<K>, Failure>) -> Self {
        self.elements.push(element);
        self
    }
}
