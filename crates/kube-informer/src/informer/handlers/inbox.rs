//! The backlog of one handler.
//!
//! ```text
//! line:    [initial snapshot] [events] [events] [synced] [resync: a snapshot] ...   shared, never copied
//! folded:  by object, only while the handler is too far behind; the line is delivered first
//! ```
//!
//! The applier pushes, the handler's task takes, anything may close. There is one lock, held while a pointer moves or while
//! the events of a handler that is behind are folded; nothing waits while holding it.

use std::collections::VecDeque;
use std::ops::DerefMut;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Waker};

use tokio::time::Instant;

use super::backlog::Backlog;
use super::fold::Folded;
use crate::store::{Event, EventBatch, Snapshot};
use crate::sync::Mutex;

/// The events that one handler has not received yet. SharedSource by the applier and the handler's task.
pub(crate) struct Inbox<K> {
    state: Mutex<InboxState<K>>,
    /// The same as in the state: asked before each callback, so without the lock.
    closed: AtomicBool,
}

struct InboxState<K> {
    line: VecDeque<Delivery<K>>,
    /// Notes in the line.
    events: usize,
    /// Objects of snapshots in the line.
    listed: usize,
    folded: Folded<K>,
    backlog: Backlog,
    /// The revision of the snapshot it began with. Before that nothing is taken or folded: what is pushed may be in the snapshot.
    began: Option<u64>,
    /// A resync had to be left out, because the handler was behind.
    owes_resync: bool,
    in_hand: InHand,
    closed: bool,
    waker: Option<Waker>,
}

/// What was taken and is being told.
#[derive(Clone, Copy)]
struct InHand {
    events: usize,
    since: Option<Instant>,
}

/// What a handler takes from its inbox in one step.
pub(crate) enum Delivery<K> {
    /// The initial state, as additions.
    Initial(Snapshot<K>),
    /// Exactly the events that the store returned, shared by all handlers.
    Events(Arc<EventBatch<K>>),
    /// Events of a handler that fell behind, folded by object. These never wait in `line`.
    Folded(Vec<Event<K>>),
    /// Everything once more, as updates.
    Resync(Snapshot<K>),
    /// The initial state was delivered.
    Synced,
}

/// How far behind a handler is.
///
/// ```
/// # #[tokio::main(flavor = "current_thread")] async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # use {k8s_openapi::api::core::v1::Namespace, kube_informer::informer::{Handler, SharedInformer}};
/// # let sandbox = kube_sandbox::Sandbox::start().await?;
/// let namespaces = SharedInformer::<Namespace>::builder(sandbox.client()).build()?;
/// let registration = namespaces.add_handler(Handler::new())?;
/// assert_eq!(registration.lag().waiting, 0);
/// assert!(!registration.lag().coalescing);
/// # Ok(()) }
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[non_exhaustive]
pub struct Lag {
    /// Events it has not heard of; objects, while it coalesces.
    pub waiting: usize,
    /// Since when the oldest of them waits, or is being told.
    pub since: Option<Instant>,
    /// It was too far behind, and hears of each object only once now, until it has caught up.
    pub coalescing: bool,
}

impl<K> Inbox<K> {
    pub(crate) fn new(backlog: Backlog) -> Self {
        Self {
            state: Mutex::new(InboxState {
                line: VecDeque::new(),
                events: 0,
                listed: 0,
                folded: Folded::new(),
                backlog,
                began: None,
                owes_resync: false,
                in_hand: InHand {
                    events: 0,
                    since: None,
                },
                closed: false,
                waker: None,
            }),
            closed: AtomicBool::new(false),
        }
    }

    /// The handler begins with this snapshot. Called once, after the inbox is where publishers find it: what is in the
    /// snapshot and was pushed too is dropped here, what is in neither does not exist (I5).
    pub(crate) fn begin(&self, snapshot: Snapshot<K>, revision: u64) {
        let mut state = self.state.lock();
        if state.closed {
            return; // in between; and the snapshot is let go, after unlocking
        }
        state.began = Some(revision);
        state
            .line
            .retain(|item| !matches!(item, Delivery::Events(batch) if batch.revision <= revision));
        if !snapshot.is_empty() {
            state.line.push_front(Delivery::Initial(snapshot));
        }
        state.count();
        state.keep_to_backlog();
        wake(state);
    }

    pub(crate) fn push(&self, batch: &Arc<EventBatch<K>>) {
        let mut state = self.state.lock();
        if state.closed || state.began.is_some_and(|began| batch.revision <= began) {
            return;
        }
        if state.folded.is_empty() {
            state.events += batch.events.len();
            state.line.push_back(Delivery::Events(Arc::clone(batch)));
            state.keep_to_backlog();
        } else {
            let events = batch.events.iter();
            events.for_each(|event| state.folded.fold(event, batch.at));
        }
        wake(state);
    }

    /// All that was there from the start has been pushed.
    pub(crate) fn push_synced(&self) {
        let mut state = self.state.lock();
        if state.closed {
            return;
        }
        if state.folded.is_empty() {
            state.line.push_back(Delivery::Synced);
        } else {
            state.folded.mark_synced();
        }
        wake(state);
    }

    /// Everything shall be told once more. False if the handler is so far behind that it has to be done later.
    pub(crate) fn push_resync(&self, snapshot: &Snapshot<K>) -> bool {
        let mut state = self.state.lock();
        // A resync that still waits will do: what happened since stands behind it in the line.
        let waits = state.line.iter().any(|item| matches!(item, Delivery::Resync(_)));
        // What it begins with may be newer than this, and stands in front of it (B38).
        if state.began.is_none() || !state.folded.is_empty() {
            return false;
        }
        if !waits && !state.closed && !snapshot.is_empty() {
            state.listed += snapshot.len();
            state.line.push_back(Delivery::Resync(snapshot.clone()));
            wake(state);
        }
        true
    }

    /// Was a resync that had been pushed left out after all? Says so once.
    pub(crate) fn owes_resync(&self) -> bool {
        std::mem::take(&mut self.state.lock().owes_resync)
    }

    /// The next thing to tell; none once it is closed, whatever still waits.
    pub(crate) fn poll_take(&self, cx: &mut Context<'_>) -> Poll<Option<Delivery<K>>> {
        let mut state = self.state.lock();
        state.in_hand = InHand {
            events: 0,
            since: None,
        };
        if state.closed {
            return Poll::Ready(None);
        }
        match state.take() {
            Some(parcel) => Poll::Ready(Some(parcel)),
            None => {
                // Replaced, not dropped while locked: a waker is foreign code.
                let old = state.waker.replace(cx.waker().clone());
                drop(state);
                drop(old);
                Poll::Pending
            }
        }
    }

    /// So much of what was taken is not told yet.
    pub(crate) fn still_in_hand(&self, events: usize) {
        self.state.lock().in_hand.events = events;
    }

    pub(crate) fn lag(&self) -> Lag {
        let state = self.state.lock();
        let oldest = state.line.iter().find_map(|item| match item {
            Delivery::Events(batch) => Some(batch.at),
            _ => None,
        });
        Lag {
            waiting: state.in_hand.events + state.events + state.listed + state.folded.objects(),
            since: state.in_hand.since.or(oldest).or(state.folded.since()),
            coalescing: state.folded.objects() > 0,
        }
    }

    /// Nothing more is taken or pushed. What waited is let go.
    pub(crate) fn close(&self) {
        let mut state = self.state.lock();
        state.closed = true;
        self.closed.store(true, Ordering::Release);
        let waited = (
            std::mem::take(&mut state.line),
            std::mem::replace(&mut state.folded, Folded::new()),
        );
        state.count();
        wake(state);
        // Not while locked: this may free many objects.
        drop(waited);
    }

    pub(crate) fn is_closed(&self) -> bool {
        self.closed.load(Ordering::Acquire)
    }
}

impl<K> InboxState<K> {
    fn take(&mut self) -> Option<Delivery<K>> {
        self.began?;
        if let Some(item) = self.line.pop_front() {
            let mut hold = |events, since| self.in_hand = InHand { events, since };
            return Some(match item {
                Delivery::Initial(snapshot) => {
                    self.listed -= snapshot.len();
                    hold(snapshot.len(), None);
                    Delivery::Initial(snapshot)
                }
                Delivery::Events(batch) => {
                    self.events -= batch.events.len();
                    hold(batch.events.len(), Some(batch.at));
                    Delivery::Events(batch)
                }
                Delivery::Resync(snapshot) => {
                    self.listed -= snapshot.len();
                    hold(snapshot.len(), None);
                    Delivery::Resync(snapshot)
                }
                Delivery::Synced | Delivery::Folded(_) => item,
            });
        }
        if self.folded.reached_synced() {
            return Some(Delivery::Synced);
        }
        let since = self.folded.since();
        let events = self.folded.take(FOLDED_AT_A_TIME);
        if events.is_empty() {
            return None;
        }
        self.in_hand = InHand {
            events: events.len(),
            since,
        };
        Some(Delivery::Folded(events))
    }

    /// If more waits than may, all events of the line are folded. What the handler begins with stays in front.
    fn keep_to_backlog(&mut self) {
        if self.events == 0 || self.began.is_none() || self.backlog.keeps_every(self.events) {
            return;
        }
        for item in std::mem::take(&mut self.line) {
            match item {
                Delivery::Initial(_) => self.line.push_back(item),
                Delivery::Events(batch) => {
                    let events = batch.events.iter();
                    events.for_each(|event| self.folded.fold(event, batch.at));
                }
                Delivery::Folded(_) => {}
                Delivery::Synced if self.folded.is_empty() => self.line.push_back(item),
                Delivery::Synced => self.folded.mark_synced(),
                // Told after what is folded it would overwrite something newer (B38).
                Delivery::Resync(_) => self.owes_resync = true,
            }
        }
        self.count();
    }

    fn count(&mut self) {
        (self.events, self.listed) = (0, 0);
        for item in &self.line {
            match item {
                Delivery::Initial(snapshot) | Delivery::Resync(snapshot) => self.listed += snapshot.len(),
                Delivery::Events(batch) => self.events += batch.events.len(),
                Delivery::Synced | Delivery::Folded(_) => {}
            }
        }
    }
}

/// Wakes whoever waits to take, after unlocking: a waker is foreign code.
fn wake<K>(mut state: impl DerefMut<Target = InboxState<K>>) {
    let waker = state.waker.take();
    drop(state);
    if let Some(waker) = waker {
        waker.wake();
    }
}

/// While a handler is behind, what it has not taken can still be folded; so it takes a little at a time.
const FOLDED_AT_A_TIME: usize = 32;

#[cfg(test)]
#[path = "inbox_tests.rs"]
mod tests;
