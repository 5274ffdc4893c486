//! What one handler has still to hear.
//!
//! ```text
//! line:    [start: a snapshot] [notes] [notes] [synced] [resync: a snapshot] ...   shared, never copied
//! folded:  by object, only while the handler is too far behind; the line is told first
//! ```
//!
//! The one who publishes pushes, the handler takes, anybody closes. One lock, held for as long as it takes to move a pointer,
//! or to fold notes of a handler that is behind; nobody waits for anything while holding it.

use std::collections::VecDeque;
use std::ops::DerefMut;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::task::{Context, Poll, Waker};

use tokio::time::Instant;

use super::backlog::Backlog;
use super::fold::Folded;
use super::note::{Note, Notes};
use crate::store::Snapshot;
use crate::sync::Mutex;

/// The notes of one handler. Shared between those who publish and the one who delivers.
pub(crate) struct Inbox<K> {
    state: Mutex<State<K>>,
    /// The same as in the state: asked before each callback, so without the lock.
    closed: AtomicBool,
}

struct State<K> {
    line: VecDeque<Item<K>>,
    /// Notes in the line.
    notes: usize,
    /// Objects of snapshots in the line.
    listed: usize,
    folded: Folded<K>,
    backlog: Backlog,
    /// The edition of the snapshot it began with. Before that nothing is taken or folded: what is pushed may be in the snapshot.
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
    notes: usize,
    since: Option<Instant>,
}

enum Item<K> {
    Start(Snapshot<K>),
    Notes(Arc<Notes<K>>),
    Resync(Snapshot<K>),
    Synced,
}

/// What is taken at a time.
pub(crate) enum Parcel<K> {
    /// Everything in it, as additions that were there from the start.
    Start(Snapshot<K>),
    Notes(Arc<Notes<K>>),
    /// Notes for this handler alone.
    Folded(Vec<Note<K>>),
    /// Everything in it, as updates that change nothing.
    Resync(Snapshot<K>),
    /// All that was there from the start has been taken.
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
            state: Mutex::new(State {
                line: VecDeque::new(),
                notes: 0,
                listed: 0,
                folded: Folded::new(),
                backlog,
                began: None,
                owes_resync: false,
                in_hand: InHand {
                    notes: 0,
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
    pub(crate) fn begin(&self, snapshot: Snapshot<K>, edition: u64) {
        let mut state = self.state.lock();
        if state.closed {
            return; // in between; and the snapshot is let go, after unlocking
        }
        state.began = Some(edition);
        state
            .line
            .retain(|item| !matches!(item, Item::Notes(notes) if notes.edition <= edition));
        if !snapshot.is_empty() {
            state.line.push_front(Item::Start(snapshot));
        }
        state.count();
        state.keep_to_backlog();
        wake(state);
    }

    pub(crate) fn push(&self, notes: &Arc<Notes<K>>) {
        let mut state = self.state.lock();
        if state.closed || state.began.is_some_and(|began| notes.edition <= began) {
            return;
        }
        if state.folded.is_empty() {
            state.notes += notes.notes.len();
            state.line.push_back(Item::Notes(Arc::clone(notes)));
            state.keep_to_backlog();
        } else {
            notes
                .notes
                .iter()
                .for_each(|note| state.folded.fold(note, notes.at));
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
            state.line.push_back(Item::Synced);
        } else {
            state.folded.mark_synced();
        }
        wake(state);
    }

    /// Everything shall be told once more. False if the handler is so far behind that it has to be done later.
    pub(crate) fn push_resync(&self, snapshot: &Snapshot<K>) -> bool {
        let mut state = self.state.lock();
        // A resync that still waits will do: what happened since stands behind it in the line.
        let waits = state.line.iter().any(|item| matches!(item, Item::Resync(_)));
        // What it begins with may be newer than this, and stands in front of it (B38).
        if state.began.is_none() || !state.folded.is_empty() {
            return false;
        }
        if !waits && !state.closed && !snapshot.is_empty() {
            state.listed += snapshot.len();
            state.line.push_back(Item::Resync(snapshot.clone()));
            wake(state);
        }
        true
    }

    /// Was a resync that had been pushed left out after all? Says so once.
    pub(crate) fn owes_resync(&self) -> bool {
        std::mem::take(&mut self.state.lock().owes_resync)
    }

    /// The next thing to tell; none once it is closed, whatever still waits.
    pub(crate) fn poll_take(&self, cx: &mut Context<'_>) -> Poll<Option<Parcel<K>>> {
        let mut state = self.state.lock();
        state.in_hand = InHand {
            notes: 0,
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
    pub(crate) fn still_in_hand(&self, notes: usize) {
        self.state.lock().in_hand.notes = notes;
    }

    pub(crate) fn lag(&self) -> Lag {
        let state = self.state.lock();
        let oldest = state.line.iter().find_map(|item| match item {
            Item::Notes(notes) => Some(notes.at),
            _ => None,
        });
        Lag {
            waiting: state.in_hand.notes + state.notes + state.listed + state.folded.objects(),
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

impl<K> State<K> {
    fn take(&mut self) -> Option<Parcel<K>> {
        self.began?;
        if let Some(item) = self.line.pop_front() {
            let mut hold = |notes, since| self.in_hand = InHand { notes, since };
            return Some(match item {
                Item::Start(snapshot) => {
                    self.listed -= snapshot.len();
                    hold(snapshot.len(), None);
                    Parcel::Start(snapshot)
                }
                Item::Notes(notes) => {
                    self.notes -= notes.notes.len();
                    hold(notes.notes.len(), Some(notes.at));
                    Parcel::Notes(notes)
                }
                Item::Resync(snapshot) => {
                    self.listed -= snapshot.len();
                    hold(snapshot.len(), None);
                    Parcel::Resync(snapshot)
                }
                Item::Synced => Parcel::Synced,
            });
        }
        if self.folded.reached_synced() {
            return Some(Parcel::Synced);
        }
        let since = self.folded.since();
        let notes = self.folded.take(FOLDED_AT_A_TIME);
        if notes.is_empty() {
            return None;
        }
        self.in_hand = InHand {
            notes: notes.len(),
            since,
        };
        Some(Parcel::Folded(notes))
    }

    /// If more waits than may, all notes of the line are folded. What the handler begins with stays in front.
    fn keep_to_backlog(&mut self) {
        if self.notes == 0 || self.began.is_none() || self.backlog.keeps_every(self.notes) {
            return;
        }
        for item in std::mem::take(&mut self.line) {
            match item {
                Item::Start(_) => self.line.push_back(item),
                Item::Notes(notes) => notes
                    .notes
                    .iter()
                    .for_each(|note| self.folded.fold(note, notes.at)),
                Item::Synced if self.folded.is_empty() => self.line.push_back(item),
                Item::Synced => self.folded.mark_synced(),
                // Told after what is folded it would overwrite something newer (B38).
                Item::Resync(_) => self.owes_resync = true,
            }
        }
        self.count();
    }

    fn count(&mut self) {
        (self.notes, self.listed) = (0, 0);
        for item in &self.line {
            match item {
                Item::Start(snapshot) | Item::Resync(snapshot) => self.listed += snapshot.len(),
                Item::Notes(notes) => self.notes += notes.notes.len(),
                Item::Synced => {}
            }
        }
    }
}

/// Wakes whoever waits to take, after unlocking: a waker is foreign code.
fn wake<K>(mut state: impl DerefMut<Target = State<K>>) {
    let waker = state.waker.take();
    drop(state);
    if let Some(waker) = waker {
        waker.wake();
    }
}

/// While a handler is behind, what it has not taken can still be folded; so it takes a little at a time.
const FOLDED_AT_A_TIME: usize = 32;
