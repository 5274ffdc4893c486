//! The work on ranges: which may begin, which has to end, and which still runs.

use std::collections::HashMap;
use std::sync::Arc;

use tokio::sync::Notify;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::range::range_of;
use super::state::Term;
use crate::sync::Mutex;

/// Permission to work on one range under one term. The range is not given up while a permit exists.
///
/// Drop it when the work has ended. A permit that outlives [`cancelled`](Self::cancelled) holds up the move of its range.
///
/// ```no_run
/// # async fn example(shards: kube_informer::shard::Shards, hash: u64) {
/// if let Ok(permit) = shards.permit(hash) {
///     println!("the term is {}", permit.term());
///     tokio::select! {
///         () = permit.cancelled() => println!("the range moves, and the work took too long"),
///         () = work() => {}
///     }
/// }
/// # }
/// # async fn work() {}
/// ```
#[derive(Debug)]
pub struct Permit {
    work: Arc<Work>,
    range: u32,
    term: Term,
    abort: CancellationToken,
}

/// Why a hash may not be worked on here.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NotOwned {
    /// Another replica owns the range, or none does.
    #[error("range {range} is not owned by this replica")]
    Elsewhere {
        /// The range of the hash.
        range: u32,
    },
    /// The range was granted to this replica, but its Lease was not renewed in time.
    #[error("range {range} is owned by this replica, but its Lease was not renewed in time")]
    Expired {
        /// The range of the hash.
        range: u32,
    },
}

impl Permit {
    /// The term of the ownership: the fence for systems that have to reject former owners.
    pub fn term(&self) -> Term {
        self.term
    }

    /// The range.
    pub fn range(&self) -> u32 {
        self.range
    }

    /// True while this replica owns the range under this term, by the local clock. The answer is also right after a long
    /// suspension of the process.
    pub fn is_valid(&self) -> bool {
        !self.abort.is_cancelled() && self.work.is_valid()
    }

    /// Waits until the work has to end at once: it took too long after the range was revoked, or the Lease is gone.
    pub async fn cancelled(&self) {
        self.abort.cancelled().await;
    }

    /// A check that does not keep the range.
    pub(crate) fn check(&self) -> TermCheck {
        TermCheck {
            work: Arc::clone(&self.work),
            term: self.term,
            range: self.range,
            abort: self.abort.clone(),
        }
    }
}

impl Drop for Permit {
    fn drop(&mut self) {
        self.work.ended(self.range, self.term);
    }
}

/// Says whether a term still lasts.
#[derive(Debug, Clone)]
pub(crate) struct TermCheck {
    work: Arc<Work>,
    pub(crate) term: Term,
    range: u32,
    abort: CancellationToken,
}

impl TermCheck {
    pub(crate) fn is_valid(&self) -> bool {
        !self.abort.is_cancelled() && self.work.is_valid() && self.work.has(self.range, self.term)
    }
}

/// The work on all ranges of a replica.
#[derive(Debug, Default)]
pub(super) struct Work {
    state: Mutex<WorkState>,
    /// Notified when the last permit of a range that has to end was dropped.
    pub(super) drained: Notify,
}

#[derive(Debug, Default)]
struct WorkState {
    ranges: u32,
    valid_until: Option<Instant>,
    by_range: HashMap<u32, RangeWork>,
}

#[derive(Debug)]
struct RangeWork {
    term: Term,
    running: usize,
    stopping: bool,
    abort: CancellationToken,
}

impl Work {
    pub(super) fn permit(self: &Arc<Self>, hash: u64) -> Result<Permit, NotOwned> {
        let mut state = self.state.lock();
        let range = range_of(hash, state.ranges);
        let valid = state.is_valid();
        match state.by_range.get_mut(&range) {
            Some(work) if !work.stopping && valid => {
                work.running += 1;
                Ok(Permit {
                    work: Arc::clone(self),
                    range,
                    term: work.term,
                    abort: work.abort.clone(),
                })
            }
            Some(work) if !work.stopping => Err(NotOwned::Expired { range }),
            _ => Err(NotOwned::Elsewhere { range }),
        }
    }

    /// The number of ranges, until when they are valid, and whether this one was granted.
    pub(super) fn owns(&self, hash: u64) -> bool {
        let state = self.state.lock();
        let range = range_of(hash, state.ranges);
        state.by_range.get(&range).is_some_and(|work| !work.stopping)
    }

    pub(super) fn is_valid(&self) -> bool {
        self.state.lock().is_valid()
    }

    fn has(&self, range: u32, term: Term) -> bool {
        let state = self.state.lock();
        state.by_range.get(&range).is_some_and(|work| work.term == term)
    }

    pub(super) fn renewed(&self, until: Instant) {
        self.state.lock().valid_until = Some(until);
    }

    pub(super) fn start(&self, range: u32, ranges: u32, term: Term) {
        let mut state = self.state.lock();
        state.ranges = ranges;
        state.by_range.insert(
            range,
            RangeWork {
                term,
                running: 0,
                stopping: false,
                abort: CancellationToken::new(),
            },
        );
    }

    /// No more work begins on this range.
    pub(super) fn stop(&self, range: u32) {
        if let Some(work) = self.state.lock().by_range.get_mut(&range) {
            work.stopping = true;
        }
        self.drained.notify_one();
    }

    /// Aborts the work on a range that has to end.
    pub(super) fn abort(&self, range: u32) {
        let state = self.state.lock();
        let work = state.by_range.get(&range).filter(|work| work.stopping);
        if let Some(work) = work {
            work.abort.cancel();
        }
    }

    /// Ends all work at once.
    pub(super) fn lose(&self) {
        let mut state = self.state.lock();
        state.valid_until = None;
        for (_, work) in state.by_range.drain() {
            work.abort.cancel();
        }
    }

    /// Removes the ranges whose work has ended, and returns them.
    pub(super) fn take_drained(&self) -> Vec<(u32, u64)> {
        let mut state = self.state.lock();
        let over = |work: &RangeWork| work.stopping && work.running == 0;
        let drained: Vec<(u32, u64)> = state
            .by_range
            .iter()
            .filter(|(_, work)| over(work))
            .map(|(range, work)| (*range, work.term.number()))
            .collect();
        state.by_range.retain(|_, work| !over(work));
        drained
    }

    fn ended(&self, range: u32, term: Term) {
        let mut state = self.state.lock();
        let work = state.by_range.get_mut(&range).filter(|work| work.term == term);
        if let Some(work) = work {
            work.running = work.running.saturating_sub(1);
            if work.stopping && work.running == 0 {
                self.drained.notify_one();
            }
        }
    }
}

impl WorkState {
    fn is_valid(&self) -> bool {
        self.valid_until.is_some_and(|until| Instant::now() < until)
    }
}
