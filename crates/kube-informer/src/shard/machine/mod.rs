//! The rules of a group: what to write next, which ranges this replica works on, and when a range may change hands.
//!
//! This module may touch what the Leases say, elapsed local time, and whether work has ended. It has no access to HTTP, tokio, the
//! clock or the format of a Lease.
//!
//! Read the protocol in `mod.rs`, then [`Machine::on`] (inputs), [`Machine::obey`] (a replica follows the table) and
//! [`Machine::next_table`] (a replica writes the table), then the scripts in `tests.rs` and the simulation.

mod expiry;
mod table;

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use self::expiry::{Observed, SHORTEST_PAUSE};
use self::table::has_given_up;
use super::config::Config;
use super::range::RangeSet;
use super::record::{Entry, Layout, LeaseId, Member, MemberLease, Snapshot, Table};
use super::state::Problem;

/// An input of the machine.
#[derive(Debug, Clone)]
pub(in crate::shard) enum Input {
    Started,
    /// All Leases of the group, from a consistent read.
    Listed(Arc<Snapshot>),
    /// This replica's Lease was created or renewed; this is its new state.
    Renewed(LeaseId),
    /// The table was written, or a Lease was deleted.
    Written,
    /// The write was refused, because the Lease is not in the expected state.
    Conflicted,
    /// The request failed, or its result is unknown.
    Failed,
    Fired(Timer),
    /// The work on this range has ended.
    Drained {
        range: u32,
        term: u64,
    },
    /// Shutdown was requested.
    Stopped,
}

/// An effect that the driver has to carry out.
#[derive(Debug, Clone, PartialEq)]
pub(in crate::shard) enum Effect {
    /// Reads all Leases of the group, consistently.
    List,
    Create(Member),
    /// Writes this replica's Lease if it is still in this state.
    Renew(LeaseId, Member),
    /// Writes the table if it is still in this state; `None` creates it.
    WriteTable(Option<LeaseId>, Table),
    /// Deletes a Lease if it is still in this state, so that its replica cannot renew it any more.
    Delete(LeaseId),
    /// Cancels the pending request; its answer is ignored.
    Abandon,
    Wait(Timer, Duration),
    Forget(Timer),
    /// The work on a range begins.
    Start {
        range: u32,
        term: u64,
    },
    /// The work on a range has to end; [`Input::Drained`] follows.
    Stop {
        range: u32,
        term: u64,
    },
    /// This replica's Lease is gone: all its work has to end at once. No [`Input::Drained`] follows.
    Lose,
    /// The replica may work on its ranges until this local time, which may be over already. It is no duration, because that would
    /// begin anew for a process that was suspended between this decision and its execution.
    Valid(Duration),
    /// The run is over.
    End,
}

/// The timers of the machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::shard) enum Timer {
    /// The next renewal or read is due.
    Cycle,
    /// The pending request timed out.
    Answer,
    /// The work did not end, or the Lease was not given up, in time after a shutdown.
    Leave,
}

/// The request that the server has not answered yet.
#[derive(Debug, Clone, PartialEq)]
enum Pending {
    List,
    Renew(Member),
    WriteTable,
    Delete(Arc<str>),
}

/// A range that this replica works on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::shard) struct Held {
    pub(in crate::shard) term: u64,
    /// The work has to end.
    pub(in crate::shard) stopping: bool,
}

#[derive(Debug)]
pub(in crate::shard) struct Machine {
    config: Config,
    nonce: u64,
    lease_name: String,
    layout: Layout,
    /// This replica's Lease, once it exists.
    me: Option<LeaseId>,
    /// The record that this replica has in its Lease.
    written: Option<Member>,
    /// Until when the Lease is valid, by the local clock.
    valid_until: Option<Duration>,
    /// The table that this replica follows: its uid and its generation.
    following: Option<(Arc<str>, u64)>,
    /// The number of ranges of the table that `held` refers to.
    ranges: u32,
    held: BTreeMap<u32, Held>,
    snapshot: Option<Arc<Snapshot>>,
    observed: HashMap<Arc<str>, Observed>,
    /// Since when the Lease of an owner is missing.
    absent: HashMap<Arc<str>, Duration>,
    /// The table that exists, and since when it is observed.
    table_since: Option<(Arc<str>, Duration)>,
    /// True once there was a table, also one that could not be read.
    seen_table: bool,
    /// Leases that this replica has deleted after they had expired.
    ended: HashSet<Arc<str>>,
    pending: Option<(Pending, Duration)>,
    next_renewal: Duration,
    /// A read is due.
    look: bool,
    /// The read has to come before any write, because the state of a Lease is not known.
    look_first: bool,
    /// Nothing is requested before this time.
    pause_until: Duration,
    conflicts: u32,
    leaving: bool,
    over: bool,
    problem: Option<Problem>,
}

impl Machine {
    /// `nonce` is a random number that identifies this process.
    pub(in crate::shard) fn new(config: Config, nonce: u64) -> Self {
        Self {
            lease_name: config.lease_name(),
            layout: Layout {
                ranges: config.ranges,
                key: config.key,
                program: config.program.as_str().into(),
            },
            ranges: config.ranges,
            config,
            nonce,
            me: None,
            written: None,
            valid_until: None,
            following: None,
            held: BTreeMap::new(),
            snapshot: None,
            observed: HashMap::new(),
            absent: HashMap::new(),
            table_since: None,
            seen_table: false,
            ended: HashSet::new(),
            pending: None,
            next_renewal: Duration::ZERO,
            look: false,
            look_first: false,
            pause_until: Duration::ZERO,
            conflicts: 0,
            leaving: false,
            over: false,
            problem: None,
        }
    }

    /// The ranges that this replica works on.
    pub(in crate::shard) fn held(&self) -> &BTreeMap<u32, Held> {
        &self.held
    }

    /// How many ranges there are.
    pub(in crate::shard) fn ranges(&self) -> u32 {
        self.ranges
    }

    /// Until when the ranges may be worked on, by the local clock.
    pub(in crate::shard) fn valid_until(&self) -> Option<Duration> {
        self.valid_until
    }

    /// The Leases as they were read last.
    pub(in crate::shard) fn snapshot(&self) -> Option<&Arc<Snapshot>> {
        self.snapshot.as_ref()
    }

    pub(in crate::shard) fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The uid of this replica's Lease.
    pub(in crate::shard) fn uid(&self) -> Option<&Arc<str>> {
        self.me.as_ref().map(|me| &me.uid)
    }

    /// True if this replica writes the table, by its own view.
    pub(in crate::shard) fn is_coordinator(&self, now: Duration) -> bool {
        self.snapshot
            .as_ref()
            .is_some_and(|snapshot| self.coordinates(snapshot, now))
    }

    /// Handles an input at `now`, a local time that never decreases, and appends the effects.
    pub(in crate::shard) fn on(&mut self, now: Duration, input: Input, out: &mut Vec<Effect>) {
        if self.over {
            return;
        }
        let answered = match &input {
            Input::Listed(_) | Input::Renewed(_) | Input::Written | Input::Conflicted | Input::Failed => {
                out.push(Effect::Forget(Timer::Answer));
                self.pending.take()
            }
            _ => None,
        };
        match input {
            Input::Started => self.look = true,
            Input::Listed(snapshot) => self.listed(now, snapshot, out),
            Input::Renewed(id) => {
                if let Some((Pending::Renew(member), sent)) = answered {
                    self.renewed(now, sent, id, member, out);
                }
            }
            Input::Written => {
                self.conflicts = 0;
                self.look = true;
                if let Some((Pending::Delete(uid), _)) = answered {
                    self.ended.insert(uid);
                }
            }
            Input::Conflicted => {
                self.look = true;
                self.look_first = true;
                self.conflicts += 1;
                // A replica that loses every race waits a little longer each time, up to a period.
                if self.conflicts > 1 {
                    self.pause_until = now
                        + self
                            .config
                            .retry_period
                            .mul_f64(0.25 * f64::from(self.conflicts.min(4)));
                }
            }
            Input::Failed => self.failed(now),
            Input::Fired(Timer::Answer) => {
                if self.pending.take().is_some() {
                    out.push(Effect::Abandon);
                    self.failed(now);
                }
            }
            Input::Fired(Timer::Cycle) => self.look = true,
            Input::Fired(Timer::Leave) => return self.end(out),
            Input::Drained { range, term } => {
                if self
                    .held
                    .get(&range)
                    .is_some_and(|held| held.term == term && held.stopping)
                {
                    self.held.remove(&range);
                    if let Some(snapshot) = self.snapshot.clone() {
                        self.obey(&snapshot, out);
                    }
                }
            }
            Input::Stopped => self.leave(out),
        }
        self.proceed(now, out);
    }

    fn failed(&mut self, now: Duration) {
        self.look = true;
        self.look_first = true;
        self.pause_until = now + self.config.retry_period / 2;
    }

    fn renewed(&mut self, now: Duration, sent: Duration, id: LeaseId, member: Member, out: &mut Vec<Effect>) {
        self.conflicts = 0;
        // A server that answers slowly is read, too, before the next renewal.
        let soon = now + self.config.retry_period / 2;
        self.next_renewal = (sent + self.config.retry_period).max(soon);
        // Valid from the time of the request: the Lease was not written earlier.
        let until = sent + self.config.renew_deadline;
        self.valid_until = Some(until);
        self.me = Some(id);
        self.written = Some(member);
        out.push(Effect::Valid(until));
        if let Some(snapshot) = self.snapshot.clone() {
            self.obey(&snapshot, out);
        }
    }

    fn listed(&mut self, now: Duration, snapshot: Arc<Snapshot>, out: &mut Vec<Effect>) {
        self.look = false;
        self.look_first = false;
        if self
            .snapshot
            .as_ref()
            .is_some_and(|known| known.version > snapshot.version)
        {
            // The server went back: nothing that it says is newer than what is known.
            self.problem = Some(Problem::WentBack);
            self.pause_until = now + self.config.retry_period;
            self.look = true;
            return;
        }
        self.problem = None;
        self.observe(now, &snapshot);
        let mine = |lease: &&MemberLease| match &self.me {
            Some(me) => lease.id.uid == me.uid,
            None => {
                *lease.id.name == *self.lease_name
                    && lease
                        .member
                        .as_ref()
                        .is_some_and(|member| member.nonce == self.nonce)
            }
        };
        let found = snapshot.members.iter().find(mine).map(|lease| lease.id.clone());
        match (self.me.is_some(), found) {
            (true, None) => {
                self.me = None;
                self.written = None;
                self.valid_until = None;
                if !self.held.is_empty() {
                    self.held.clear();
                    out.push(Effect::Lose);
                }
            }
            (true, Some(id)) => {
                if self.me.as_ref() != Some(&id) {
                    // Another writer changed it, or the answer to our write was lost. Its record is unknown: write it again.
                    self.next_renewal = now;
                    self.me = Some(id);
                }
            }
            // Our Lease was created, and the answer was lost. It is valid once it is renewed.
            (false, Some(id)) => {
                self.me = Some(id);
                self.next_renewal = now;
            }
            (false, None) => {}
        }
        self.snapshot = Some(Arc::clone(&snapshot));
        self.obey(&snapshot, out);
    }

    /// Follows the table: ends the work on ranges that were revoked, and begins the work on ranges that were granted.
    fn obey(&mut self, snapshot: &Snapshot, out: &mut Vec<Effect>) {
        let (Some(me), Some(lease)) = (self.me.clone(), &snapshot.table) else {
            return;
        };
        let Some(table) = &lease.table else {
            self.problem = Some(Problem::UnreadableTable);
            return;
        };
        match &self.following {
            Some((uid, generation)) if *uid == lease.id.uid && table.generation < *generation => {
                self.problem = Some(Problem::WentBack);
                return;
            }
            Some((uid, _)) if *uid == lease.id.uid => {}
            // Another table: nothing of the old one may go on. It is followed once that is done.
            _ if !self.held.is_empty() => return self.stop_all(out),
            _ => {}
        }
        self.following = Some((Arc::clone(&lease.id.uid), table.generation));
        let granted = |range: u32| {
            let entry = table.entries.get(range as usize)?.as_ref()?;
            let ours = entry.owner == me.uid && entry.revoked.is_none();
            ours.then_some(entry.term)
        };
        let same_ranges = self.ranges == table.layout.ranges;
        for (range, held) in &mut self.held {
            let kept = same_ranges && !self.leaving && granted(*range) == Some(held.term);
            if !kept && !held.stopping {
                held.stopping = true;
                out.push(Effect::Stop {
                    range: *range,
                    term: held.term,
                });
            }
        }
        if !same_ranges && !self.held.is_empty() {
            return;
        }
        self.ranges = table.layout.ranges;
        if table.layout.key != self.layout.key || table.layout.program != self.layout.program {
            self.problem = Some(Problem::OtherProgram {
                key: table.layout.key,
                program: Arc::clone(&table.layout.program),
            });
            return;
        }
        if self.leaving {
            return;
        }
        for range in 0..table.layout.ranges {
            if let Some(term) = granted(range)
                && !self.held.contains_key(&range)
            {
                let stopping = false;
                self.held.insert(range, Held { term, stopping });
                out.push(Effect::Start { range, term });
            }
        }
    }

    fn stop_all(&mut self, out: &mut Vec<Effect>) {
        for (range, held) in &mut self.held {
            if !held.stopping {
                held.stopping = true;
                out.push(Effect::Stop {
                    range: *range,
                    term: held.term,
                });
            }
        }
    }

    fn leave(&mut self, out: &mut Vec<Effect>) {
        if self.leaving {
            return;
        }
        self.leaving = true;
        let patience = self.config.drain_within + self.config.renew_deadline;
        out.push(Effect::Wait(Timer::Leave, patience));
        self.stop_all(out);
    }

    fn end(&mut self, out: &mut Vec<Effect>) {
        self.over = true;
        out.push(Effect::End);
    }

    /// Requests what is due next, one request at a time.
    fn proceed(&mut self, now: Duration, out: &mut Vec<Effect>) {
        if self.over || self.pending.is_some() {
            return;
        }
        if self.leaving && (self.me.is_none() || self.has_left()) {
            return self.end(out);
        }
        if now < self.pause_until {
            let pause = (self.pause_until - now).max(SHORTEST_PAUSE);
            out.push(Effect::Wait(Timer::Cycle, pause));
            return;
        }
        if let Some(me) = self.me.clone().filter(|_| !self.look_first)
            && (now >= self.next_renewal || self.must_acknowledge())
        {
            let member = self.record();
            self.look = true;
            return self.ask(
                Pending::Renew(member.clone()),
                Effect::Renew(me, member),
                now,
                out,
            );
        }
        let Some(snapshot) = self.snapshot.clone().filter(|_| !self.look) else {
            return self.ask(Pending::List, Effect::List, now, out);
        };
        if self.me.is_none() {
            if self.join(&snapshot, now, out) {
                return;
            }
        } else if self.coordinates(&snapshot, now) {
            if let Some(lease) = self.expired(&snapshot, now) {
                let uid = Arc::clone(&lease.uid);
                return self.ask(Pending::Delete(uid), Effect::Delete(lease), now, out);
            }
            if let Some((id, table)) = self.next_table(&snapshot, now) {
                return self.ask(Pending::WriteTable, Effect::WriteTable(id, table), now, out);
            }
        }
        out.push(Effect::Wait(Timer::Cycle, self.until_next(now)));
    }

    fn ask(&mut self, pending: Pending, effect: Effect, now: Duration, out: &mut Vec<Effect>) {
        self.pending = Some((pending, now));
        out.push(effect);
        // Less than half, which leaves time for another attempt before the Lease is invalid.
        out.push(Effect::Wait(Timer::Answer, self.config.renew_deadline / 3));
    }

    /// The record that this replica has to write now.
    fn record(&self) -> Member {
        let mut holds = RangeSet::new(self.ranges);
        self.held.keys().for_each(|range| holds.insert(*range));
        let (table, seen) = self.following.clone().unwrap_or_default();
        Member {
            identity: self.config.identity.as_str().into(),
            nonce: self.nonce,
            layout: self.layout.clone(),
            weight: self.config.weight,
            lasts: self.config.lease_duration,
            leaving: self.leaving,
            table,
            seen,
            holds,
        }
    }

    /// True if another replica waits for what this one would write now.
    fn must_acknowledge(&self) -> bool {
        let Some(written) = &self.written else {
            return true;
        };
        if self.leaving {
            // Once at the beginning, so that no range is granted any more, and once at the end.
            return !written.leaving || (self.held.is_empty() && !written.holds.is_empty());
        }
        let Some((table, seen)) = &self.following else {
            return false;
        };
        if written.table != *table {
            return true;
        }
        let lease = self
            .snapshot
            .as_ref()
            .and_then(|snapshot| snapshot.table.as_ref());
        let Some(entries) = lease.and_then(|lease| lease.table.as_ref()) else {
            return false;
        };
        let waits = |range: u32, entry: &Entry| {
            entry.revoked.is_some_and(|revoked| {
                Some(&entry.owner) == self.uid()
                    && !self.held.contains_key(&range)
                    && *seen >= revoked
                    && (written.seen < revoked || written.holds.contains(range))
            })
        };
        (0..)
            .zip(&entries.entries)
            .any(|(range, entry)| entry.as_ref().is_some_and(|entry| waits(range, entry)))
    }

    /// True if the Lease says that everything was given up.
    fn has_left(&self) -> bool {
        let written = self.written.as_ref();
        self.held.is_empty() && written.is_some_and(|written| written.leaving && written.holds.is_empty())
    }

    /// Creates this replica's Lease, unless its name is taken. Returns true if something was requested.
    fn join(&mut self, snapshot: &Snapshot, now: Duration, out: &mut Vec<Effect>) -> bool {
        let taken = snapshot
            .members
            .iter()
            .find(|lease| *lease.id.name == *self.lease_name);
        let Some(taken) = taken else {
            // Written into the new Lease, so that its table is known from the beginning.
            if let Some(lease) = &snapshot.table
                && let Some(table) = &lease.table
            {
                self.following = Some((Arc::clone(&lease.id.uid), table.generation));
            }
            let member = self.record();
            self.look = true;
            self.ask(Pending::Renew(member.clone()), Effect::Create(member), now, out);
            return true;
        };
        // A live replica will grant the ranges of a replica that has left, which nobody else may do as quickly.
        let others = snapshot.members.iter().any(|lease| self.is_live(lease, now));
        if (has_given_up(taken) && !others) || self.has_expired(taken, now) {
            let id = taken.id.clone();
            self.ask(Pending::Delete(Arc::clone(&id.uid)), Effect::Delete(id), now, out);
            return true;
        }
        if !has_given_up(taken) {
            self.problem = Some(Problem::IdentityTaken);
        }
        false
    }
}

#[cfg(test)]
mod tests;
