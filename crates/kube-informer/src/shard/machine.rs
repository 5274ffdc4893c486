//! The rules of a group: what to write next, which ranges this replica works on, and when a range may change hands.
//!
//! This file may touch what the Leases say, elapsed local time, and whether work has ended. It has no access to HTTP, tokio, the
//! clock or the format of a Lease.
//!
//! Read the protocol in `mod.rs`, then [`Machine::on`] (inputs), [`Machine::obey`] (a replica follows the table) and
//! [`Machine::next_table`] (a replica writes the table), then the scripts in `machine_tests.rs` and the simulation.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use super::assign::{Candidate, assign};
use super::config::Config;
use super::range::RangeSet;
use super::record::{Entry, Layout, LeaseId, Member, MemberLease, Snapshot, Table};
use super::state::Problem;

/// An input of the machine.
#[derive(Debug, Clone)]
pub(super) enum Input {
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
pub(super) enum Effect {
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
pub(super) enum Timer {
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
pub(super) struct Held {
    pub(super) term: u64,
    /// The work has to end.
    pub(super) stopping: bool,
}

/// What is known of a Lease over time, by the local clock.
#[derive(Debug, Clone)]
struct Observed {
    id: LeaseId,
    first: Duration,
    /// Since when it is unchanged.
    since: Duration,
    /// The longest duration that it ever promised.
    longest: Duration,
}

#[derive(Debug)]
pub(super) struct Machine {
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
    pub(super) fn new(config: Config, nonce: u64) -> Self {
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
    pub(super) fn held(&self) -> &BTreeMap<u32, Held> {
        &self.held
    }

    /// How many ranges there are.
    pub(super) fn ranges(&self) -> u32 {
        self.ranges
    }

    /// Until when the ranges may be worked on, by the local clock.
    pub(super) fn valid_until(&self) -> Option<Duration> {
        self.valid_until
    }

    /// The Leases as they were read last.
    pub(super) fn snapshot(&self) -> Option<&Arc<Snapshot>> {
        self.snapshot.as_ref()
    }

    pub(super) fn problem(&self) -> Option<&Problem> {
        self.problem.as_ref()
    }

    /// The uid of this replica's Lease.
    pub(super) fn uid(&self) -> Option<&Arc<str>> {
        self.me.as_ref().map(|me| &me.uid)
    }

    /// For how long a Lease is unchanged, and whether it has expired.
    pub(super) fn age_of(&self, uid: &str, now: Duration) -> Option<(Duration, bool)> {
        let observed = self.observed.get(uid)?;
        let age = now.saturating_sub(observed.since);
        Some((age, age >= self.patience(observed.longest)))
    }

    /// True if this replica writes the table, by its own view.
    pub(super) fn is_coordinator(&self, now: Duration) -> bool {
        self.snapshot
            .as_ref()
            .is_some_and(|snapshot| self.coordinates(snapshot, now))
    }

    /// Handles an input at `now`, a local time that never decreases, and appends the effects.
    pub(super) fn on(&mut self, now: Duration, input: Input, out: &mut Vec<Effect>) {
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

    /// Remembers since when each Lease is unchanged, by the local clock.
    fn observe(&mut self, now: Duration, snapshot: &Snapshot) {
        for lease in &snapshot.members {
            let promised = lease
                .member
                .as_ref()
                .map_or(Duration::ZERO, |member| member.lasts);
            let promised = promised.max(lease.duration);
            let observed = self
                .observed
                .entry(Arc::clone(&lease.id.uid))
                .or_insert_with(|| Observed {
                    id: lease.id.clone(),
                    first: now,
                    since: now,
                    longest: promised,
                });
            if observed.id.version != lease.id.version {
                observed.id = lease.id.clone();
                observed.since = now;
            }
            observed.longest = observed.longest.max(promised);
        }
        self.seen_table |= snapshot.table.is_some();
        let uid = snapshot.table.as_ref().map(|lease| &lease.id.uid);
        if self.table_since.as_ref().map(|(uid, _)| uid) != uid {
            self.table_since = uid.map(|uid| (Arc::clone(uid), now));
        }
        let present: HashSet<&str> = snapshot.members.iter().map(|lease| &*lease.id.uid).collect();
        let table = snapshot.table.as_ref().and_then(|lease| lease.table.as_ref());
        let owners = table.iter().flat_map(|table| table.entries.iter().flatten());
        let missing: HashSet<Arc<str>> = owners
            .filter(|entry| !present.contains(&*entry.owner))
            .map(|entry| Arc::clone(&entry.owner))
            .collect();
        for owner in &missing {
            self.absent.entry(Arc::clone(owner)).or_insert(now);
        }
        self.absent.retain(|owner, _| missing.contains(owner));
        self.ended.retain(|owner| missing.contains(owner));
        // The promise of an owner whose Lease is missing is still needed.
        self.observed
            .retain(|uid, _| present.contains(&**uid) || missing.contains(uid));
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

    /// The time until the next renewal is due or a Lease expires.
    fn until_next(&self, now: Duration) -> Duration {
        let observed = self.observed.values();
        let expiries = observed.map(|observed| observed.since + self.patience(observed.longest));
        let absent = self
            .absent
            .iter()
            .map(|(uid, since)| *since + self.patience_with(uid));
        let cycle = match self.me {
            Some(_) => self.next_renewal,
            None => now + self.config.retry_period,
        };
        let due = expiries
            .chain(absent)
            .filter(|at| *at > now)
            .fold(cycle, Duration::min);
        due.saturating_sub(now).max(SHORTEST_PAUSE)
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

    /// True if this replica writes the table: of the live replicas, it has the first name.
    fn coordinates(&self, snapshot: &Snapshot, now: Duration) -> bool {
        let Some(me) = self.me.as_ref().filter(|_| !self.leaving) else {
            return false;
        };
        let before = |lease: &MemberLease| lease.id.name < me.name && self.is_live(lease, now);
        !snapshot.members.iter().any(before)
    }

    fn is_live(&self, lease: &MemberLease, now: Duration) -> bool {
        let readable = lease.member.as_ref().is_some_and(|member| !member.leaving);
        readable && !self.has_expired(lease, now)
    }

    fn has_expired(&self, lease: &MemberLease, now: Duration) -> bool {
        let mine = Some(&lease.id.uid) == self.uid();
        let age = self.age_of(&lease.id.uid, now);
        !mine && age.is_some_and(|(_, expired)| expired)
    }

    /// How long a Lease has to be unchanged before it counts as expired. Never shorter than this replica's own duration, so that
    /// a tampered Lease cannot end earlier.
    fn patience(&self, promised: Duration) -> Duration {
        let margin = self.config.margin.max(promised / 10);
        self.config.lease_duration.max(promised) + margin
    }

    fn patience_with(&self, uid: &str) -> Duration {
        let promised = self
            .observed
            .get(uid)
            .map_or(Duration::ZERO, |observed| observed.longest);
        self.patience(promised)
    }

    /// A Lease that has to be deleted: it has expired, or its replica has left and owns nothing any more.
    fn expired(&self, snapshot: &Snapshot, now: Duration) -> Option<LeaseId> {
        let table = snapshot.table.as_ref().and_then(|lease| lease.table.as_ref());
        let owns = |lease: &MemberLease| {
            table.is_some_and(|table| {
                let mut entries = table.entries.iter().flatten();
                entries.any(|entry| entry.owner == lease.id.uid)
            })
        };
        let over = |lease: &&MemberLease| {
            // A Lease that no replica wrote is left alone, unless it was a replica's before.
            let known = lease.member.is_some() || owns(lease);
            (known && self.has_expired(lease, now)) || (has_given_up(lease) && !owns(lease))
        };
        snapshot.members.iter().find(over).map(|lease| lease.id.clone())
    }

    /// The table that has to be written, if the present one is not as it should be, with the state that it replaces.
    fn next_table(&self, snapshot: &Snapshot, now: Duration) -> Option<(Option<LeaseId>, Table)> {
        let Some(lease) = &snapshot.table else {
            // A Lease that cannot be read may be that of a replica, too.
            let knows = |lease: &MemberLease| {
                let member = lease.member.as_ref();
                member.is_none_or(|member| !member.table.is_empty())
            };
            let table = Table {
                generation: 1,
                last_term: 0,
                // Replicas without a Lease may still work by the table that was deleted.
                recreated: self.seen_table || snapshot.members.iter().any(knows),
                layout: self.layout.clone(),
                entries: vec![None; self.layout.ranges as usize],
            };
            return Some((None, table));
        };
        let table = lease.table.as_ref()?;
        let uid = &lease.id.uid;
        let members: HashMap<&str, &MemberLease> = snapshot
            .members
            .iter()
            .map(|lease| (&*lease.id.uid, lease))
            .collect();
        let mut readable = snapshot.members.iter().filter_map(|lease| lease.member.as_ref());
        if readable.any(|member| member.table == *uid && member.seen > table.generation) {
            // An older table was restored. Replicas may work on ranges that it does not know of.
            return None;
        }
        let mut next = Table::clone(table);
        for (range, entry) in (0..).zip(&mut next.entries) {
            let released = entry
                .as_ref()
                .is_some_and(|entry| self.is_released(range, entry, &members, uid, table.layout.ranges, now));
            if released {
                *entry = None;
            }
        }
        let live: Vec<(&MemberLease, &Member)> = snapshot
            .members
            .iter()
            .filter(|lease| self.is_live(lease, now))
            .filter_map(|lease| Some((lease, &**lease.member.as_ref()?)))
            .collect();
        let wanted = live.first().map(|(_, member)| &member.layout);
        let agreed = wanted.filter(|wanted| live.iter().all(|(_, member)| member.layout == **wanted));
        let other_layout = agreed.filter(|wanted| **wanted != table.layout);
        let all_free = next.entries.iter().all(Option::is_none);
        if let Some(layout) = other_layout
            && all_free
        {
            next.layout = layout.clone();
            next.entries = vec![None; layout.ranges as usize];
        }
        let dividing = other_layout.is_some() && !all_free;
        let candidates: Vec<Candidate> = live
            .iter()
            .filter(|(_, member)| {
                !dividing
                    && member.layout.key == next.layout.key
                    && member.layout.program == next.layout.program
            })
            .map(|(lease, member)| Candidate {
                uid: Arc::clone(&lease.id.uid),
                identity: Arc::clone(&member.identity),
                weight: member.weight,
            })
            .collect();
        let index = |uid: &Arc<str>| candidates.iter().position(|candidate| candidate.uid == *uid);
        let owners: Vec<Option<usize>> = next
            .entries
            .iter()
            .map(|entry| entry.as_ref().filter(|entry| entry.revoked.is_none()))
            .map(|entry| index(&entry?.owner))
            .collect();
        let targets = assign(&owners, &candidates);
        let may_grant = !self.is_too_early(table, now)
            && !snapshot
                .members
                .iter()
                .any(|lease| self.is_obstacle(lease, uid, now));
        let generation = table.generation + 1;
        let term = snapshot.version.max(table.last_term + 1);
        for (place, entry) in next.entries.iter_mut().enumerate() {
            let owner = entry.as_ref().and_then(|entry| members.get(&*entry.owner));
            // An owner whose Lease is gone or cannot be read would not answer.
            let answers = owner.is_some_and(|lease| lease.member.is_some());
            match (entry.as_mut(), targets[place]) {
                (None, Some(target)) if may_grant => {
                    next.last_term = term;
                    *entry = Some(Entry {
                        owner: Arc::clone(&candidates[target].uid),
                        term,
                        revoked: None,
                    });
                }
                // Another replica should have it, or its owner leaves or serves another program.
                (Some(entry), target)
                    if answers
                        && entry.revoked.is_none()
                        && (target != owners[place] || target.is_none()) =>
                {
                    entry.revoked = Some(generation);
                }
                _ => {}
            }
        }
        if next == **table {
            return None;
        }
        next.generation = generation;
        Some((Some(lease.id.clone()), next))
    }

    /// True if the owner of a range can never work on it again under this term.
    fn is_released(
        &self,
        range: u32,
        entry: &Entry,
        members: &HashMap<&str, &MemberLease>,
        table: &str,
        ranges: u32,
        now: Duration,
    ) -> bool {
        let Some(lease) = members.get(&*entry.owner) else {
            // Deleted by this replica after it had expired, or by another program at an unknown time.
            let since = self.absent.get(&entry.owner);
            let long_ago =
                since.is_some_and(|since| now.saturating_sub(*since) >= self.patience_with(&entry.owner));
            return self.ended.contains(&entry.owner) || long_ago;
        };
        let Some(member) = &lease.member else {
            return false;
        };
        if has_given_up(lease) {
            return true;
        }
        let acknowledged = entry
            .revoked
            .is_some_and(|revoked| *member.table == *table && member.seen >= revoked);
        let holds = member.holds.ranges() != ranges || member.holds.contains(range);
        acknowledged && !holds
    }

    /// True if the table replaces one that was deleted, and a replica whose Lease was deleted, too, may still work by that.
    fn is_too_early(&self, table: &Table, now: Duration) -> bool {
        let longest = self.observed.values().map(|observed| observed.longest).max();
        let patience = self.patience(longest.unwrap_or_default());
        let since = self.table_since.as_ref().map_or(now, |(_, since)| *since);
        table.recreated && table.last_term == 0 && now.saturating_sub(since) < patience
    }

    /// True if a Lease may belong to a replica that works on ranges of another table.
    fn is_obstacle(&self, lease: &MemberLease, table: &str, now: Duration) -> bool {
        match &lease.member {
            Some(member) => *member.table != *table && !has_given_up(lease),
            // A replica would have repaired its record by now.
            None => self
                .observed
                .get(&lease.id.uid)
                .is_none_or(|observed| now.saturating_sub(observed.first) < self.patience(observed.longest)),
        }
    }
}

/// Timers are not more precise than this.
const SHORTEST_PAUSE: Duration = Duration::from_millis(1);

/// True if the replica has said that it ends, and that it works on nothing any more.
fn has_given_up(lease: &MemberLease) -> bool {
    let member = lease.member.as_ref();
    member.is_some_and(|member| member.leaving && member.holds.is_empty())
}

#[cfg(test)]
#[path = "machine_tests.rs"]
mod tests;

#[cfg(test)]
#[path = "simulation_tests.rs"]
mod simulation;
