//! Which Leases are live: for how long each is unchanged, by the local clock.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use super::Machine;
use crate::shard::record::{LeaseId, MemberLease, Snapshot};

/// Timers are not more precise than this.
pub(super) const SHORTEST_PAUSE: Duration = Duration::from_millis(1);

/// What is known of a Lease over time, by the local clock.
#[derive(Debug, Clone)]
pub(super) struct Observed {
    pub(super) id: LeaseId,
    pub(super) first: Duration,
    /// Since when it is unchanged.
    pub(super) since: Duration,
    /// The longest duration that it ever promised.
    pub(super) longest: Duration,
}

impl Machine {
    /// For how long a Lease is unchanged, and whether it has expired.
    pub(in crate::shard) fn age_of(&self, uid: &str, now: Duration) -> Option<(Duration, bool)> {
        let observed = self.observed.get(uid)?;
        let age = now.saturating_sub(observed.since);
        Some((age, age >= self.patience(observed.longest)))
    }

    /// Remembers since when each Lease is unchanged, by the local clock.
    pub(super) fn observe(&mut self, now: Duration, snapshot: &Snapshot) {
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

    /// The time until the next renewal is due or a Lease expires.
    pub(super) fn until_next(&self, now: Duration) -> Duration {
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

    pub(super) fn is_live(&self, lease: &MemberLease, now: Duration) -> bool {
        let readable = lease.member.as_ref().is_some_and(|member| !member.leaving);
        readable && !self.has_expired(lease, now)
    }

    pub(super) fn has_expired(&self, lease: &MemberLease, now: Duration) -> bool {
        let mine = Some(&lease.id.uid) == self.uid();
        let age = self.age_of(&lease.id.uid, now);
        !mine && age.is_some_and(|(_, expired)| expired)
    }

    /// How long a Lease has to be unchanged before it counts as expired. Never shorter than this replica's own duration, so that
    /// a tampered Lease cannot end earlier.
    pub(super) fn patience(&self, promised: Duration) -> Duration {
        let margin = self.config.margin.max(promised / 10);
        self.config.lease_duration.max(promised) + margin
    }

    pub(super) fn patience_with(&self, uid: &str) -> Duration {
        let promised = self
            .observed
            .get(uid)
            .map_or(Duration::ZERO, |observed| observed.longest);
        self.patience(promised)
    }
}
