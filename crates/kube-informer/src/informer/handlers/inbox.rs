//! The inbox of one handler: the events that it has not received yet.
//!
//! ```text
//! pending: [initial snapshot] [events] [events] [synced] [resync: a snapshot] ...   shared, never copied
//! folded:  by object, only while the handler is too far behind; `pending` is delivered first
//! ```
//!
//! The applier pushes, the handler's task takes, and any thread may close. There is one lock, held
//! while a pointer moves or while the events of a handler that is behind are folded. No code waits
//! while it holds the lock.

use std::collections::VecDeque;
use std::ops::DerefMut;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Waker};

use tokio::time::Instant;

use super::backlog::Backlog;
use super::fold::Folded;
use crate::store::{Changes, Event, Snapshot};
use crate::sync::Mutex;

/// The events that one handler has not received yet. Shared by the applier and the handler's task.
pub(crate) struct Inbox<K> {
    state: Mutex<InboxState<K>>,
    /// A copy of the flag in the state, read before each callback without the lock.
    closed: AtomicBool,
}

struct InboxState<K> {
    pending: VecDeque<Delivery<K>>,
    /// The number of events in `pending`.
    events: usize,
    /// The number of objects of the snapshots in `pending`.
    listed: usize,
    folded: Folded<K>,
    backlog: Backlog,
    /// The revision of the handler's first snapshot. Until it is set nothing is taken or folded,
    /// because a pushed batch may be part of the snapshot.
    began: Option<u64>,
    /// A resync was skipped, because the handler was behind.
    owes_resync: bool,
    in_flight: InFlight,
    closed: bool,
    waker: Option<Waker>,
}

/// The delivery that the handler's task has taken.
#[derive(Clone, Copy)]
struct InFlight {
    events: usize,
    since: Option<Instant>,
}

/// What a handler takes from its inbox in one step.
pub(crate) enum Delivery<K> {
    /// The initial state, as additions, or exactly the events that the store returned, shared by all handlers.
    Changes(Changes<K>),
    /// Events of a handler that fell behind, folded by object. These are never in `pending`.
    Folded(Vec<Event<K>>),
    /// All objects once more, as updates.
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
    /// The number of events that the handler has not received; of objects, while it coalesces.
    pub waiting: usize,
    /// Since when the oldest of them is waiting or being delivered.
    pub since: Option<Instant>,
    /// True if the handler fell too far behind and receives at most one change per object until it
    /// has caught up.
    pub coalescing: bool,
}

impl<K> Inbox<K> {
    pub(crate) fn new(backlog: Backlog) -> Self {
        Self {
            state: Mutex::new(InboxState {
                pending: VecDeque::new(),
                events: 0,
                listed: 0,
                folded: Folded::new(),
                backlog,
                began: None,
                owes_resync: false,
                in_flight: InFlight {
                    events: 0,
                    since: None,
                },
                closed: false,
                waker: None,
            }),
            closed: AtomicBool::new(false),
        }
    }

    /// Sets the handler's first snapshot. Called once, after publishers can find the inbox. Batches
    /// that are in the snapshot and were pushed, too, are dropped here (I5).
    pub(crate) fn begin(&self, snapshot: Snapshot<K>, revision: u64) {
        let mut state = self.state.lock();
        if state.closed {
            return; // closed in between; the snapshot is dropped after unlocking
        }
        state.began = Some(revision);
        state
            .pending
            .retain(|item| !matches!(item, Delivery::Changes(pushed) if pushed.revision() <= revision));
        if !snapshot.is_empty() {
            let at = Instant::now();
            let initial = Changes::Initial { snapshot, at };
            state.pending.push_front(Delivery::Changes(initial));
        }
        state.count();
        state.keep_to_backlog();
        wake(state);
    }

    /// Pushes what a batch changed.
    pub(crate) fn push(&self, changes: &Changes<K>) {
        let mut state = self.state.lock();
        if state.closed || state.began.is_some_and(|began| changes.revision() <= began) {
            return;
        }
        match changes {
            Changes::Events(batch) if !state.folded.is_empty() => {
                let events = batch.events.iter();
                events.for_each(|event| state.folded.fold(event, batch.at));
            }
            Changes::Events(_) | Changes::Initial { .. } => {
                let delivery = Delivery::Changes(changes.clone());
                state.count_one(&delivery);
                state.pending.push_back(delivery);
                state.keep_to_backlog();
            }
        }
        wake(state);
    }

    /// The initial collection was pushed.
    pub(crate) fn push_synced(&self) {
        let mut state = self.state.lock();
        if state.closed {
            return;
        }
        if state.folded.is_empty() {
            state.pending.push_back(Delivery::Synced);
        } else {
            state.folded.mark_synced();
        }
        wake(state);
    }

    /// Pushes a resync. Returns false if the handler is so far behind that the resync has to take
    /// place later.
    pub(crate) fn push_resync(&self, snapshot: &Snapshot<K>) -> bool {
        let mut state = self.state.lock();
        // One pending resync is enough: later events stand behind it.
        let waits = state
            .pending
            .iter()
            .any(|item| matches!(item, Delivery::Resync(_)));
        // The first snapshot, or a folded event, may be newer than this one and would be delivered
        // before it (B38).
        if state.began.is_none() || !state.folded.is_empty() {
            return false;
        }
        if !waits && !state.closed && !snapshot.is_empty() {
            state.listed += snapshot.len();
            state.pending.push_back(Delivery::Resync(snapshot.clone()));
            wake(state);
        }
        true
    }

    /// True, once, if a pushed resync was skipped.
    pub(crate) fn owes_resync(&self) -> bool {
        std::mem::take(&mut self.state.lock().owes_resync)
    }

    /// The next delivery; `None` once the inbox is closed, whatever is pending.
    pub(crate) fn poll_take(&self, cx: &mut Context<'_>) -> Poll<Option<Delivery<K>>> {
        let mut state = self.state.lock();
        state.in_flight = InFlight {
            events: 0,
            since: None,
        };
        if state.closed {
            return Poll::Ready(None);
        }
        match state.take() {
            Some(delivery) => Poll::Ready(Some(delivery)),
            None => {
                // Replaced here and dropped after unlocking: a waker is foreign code.
                let old = state.waker.replace(cx.waker().clone());
                drop(state);
                drop(old);
                Poll::Pending
            }
        }
    }

    /// Sets how many events of the delivery in flight were not delivered yet.
    pub(crate) fn set_undelivered(&self, events: usize) {
        self.state.lock().in_flight.events = events;
    }

    pub(crate) fn lag(&self) -> Lag {
        let state = self.state.lock();
        let oldest = state.pending.iter().find_map(|item| match item {
            Delivery::Changes(changes) => Some(changes.at()),
            _ => None,
        });
        Lag {
            waiting: state.in_flight.events + state.events + state.listed + state.folded.objects(),
            since: state.in_flight.since.or(oldest).or(state.folded.since()),
            coalescing: state.folded.objects() > 0,
        }
    }

    /// Closes the inbox: nothing more is taken or pushed, and pending deliveries are dropped.
    pub(crate) fn close(&self) {
        let mut state = self.state.lock();
        state.closed = true;
        self.closed.store(true, Ordering::Release);
        let waited = (
            std::mem::take(&mut state.pending),
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
        if let Some(item) = self.pending.pop_front() {
            let mut hold = |events, since| self.in_flight = InFlight { events, since };
            return Some(match item {
                Delivery::Changes(changes) => {
                    match &changes {
                        Changes::Initial { .. } => self.listed -= changes.len(),
                        Changes::Events(_) => self.events -= changes.len(),
                    }
                    hold(changes.len(), Some(changes.at()));
                    Delivery::Changes(changes)
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
        self.in_flight = InFlight {
            events: events.len(),
            since,
        };
        Some(Delivery::Folded(events))
    }

    /// Folds all pending events if there are more than the backlog allows. The initial snapshot
    /// stays in front.
    fn keep_to_backlog(&mut self) {
        if self.events == 0 || self.began.is_none() || self.backlog.keeps_every(self.events) {
            return;
        }
        for item in std::mem::take(&mut self.pending) {
            match item {
                Delivery::Changes(Changes::Initial { .. }) => self.pending.push_back(item),
                Delivery::Changes(Changes::Events(batch)) => {
                    let events = batch.events.iter();
                    events.for_each(|event| self.folded.fold(event, batch.at));
                }
                Delivery::Folded(_) => {}
                Delivery::Synced if self.folded.is_empty() => self.pending.push_back(item),
                Delivery::Synced => self.folded.mark_synced(),
                // Delivered after the folded events, it would overwrite newer states (B38).
                Delivery::Resync(_) => self.owes_resync = true,
            }
        }
        self.count();
    }

    fn count(&mut self) {
        (self.events, self.listed) = (0, 0);
        let pending = std::mem::take(&mut self.pending);
        pending.iter().for_each(|item| self.count_one(item));
        self.pending = pending;
    }

    fn count_one(&mut self, item: &Delivery<K>) {
        match item {
            Delivery::Changes(Changes::Events(batch)) => self.events += batch.events.len(),
            Delivery::Changes(Changes::Initial { snapshot, .. }) | Delivery::Resync(snapshot) => {
                self.listed += snapshot.len();
            }
            Delivery::Synced | Delivery::Folded(_) => {}
        }
    }
}

/// Wakes the waiting task after unlocking: a waker is foreign code.
fn wake<K>(mut state: impl DerefMut<Target = InboxState<K>>) {
    let waker = state.waker.take();
    drop(state);
    if let Some(waker) = waker {
        waker.wake();
    }
}

/// While a handler is behind, events that it has not taken can still be folded. So it takes only a
/// few at a time.
const FOLDED_AT_A_TIME: usize = 32;

#[cfg(test)]
#[path = "inbox_tests.rs"]
mod tests;
