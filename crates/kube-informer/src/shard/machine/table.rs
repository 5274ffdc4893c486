//! The table of ranges and owners, as the coordinator writes it, and the Leases that it deletes.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use super::Machine;
use crate::shard::assign::{Candidate, assign};
use crate::shard::record::{Entry, LeaseId, Member, MemberLease, Snapshot, Table};

impl Machine {
    /// True if this replica writes the table: of the live replicas, it has the first name.
    pub(super) fn coordinates(&self, snapshot: &Snapshot, now: Duration) -> bool {
        let Some(me) = self.me.as_ref().filter(|_| !self.leaving) else {
            return false;
        };
        let before = |lease: &MemberLease| lease.id.name < me.name && self.is_live(lease, now);
        !snapshot.members.iter().any(before)
    }

    /// A Lease that has to be deleted: it has expired, or its replica has left and owns nothing any more.
    pub(super) fn expired(&self, snapshot: &Snapshot, now: Duration) -> Option<LeaseId> {
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
    pub(super) fn next_table(&self, snapshot: &Snapshot, now: Duration) -> Option<(Option<LeaseId>, Table)> {
        let Some(lease) = &snapshot.table else {
            return Some((None, self.first_table(snapshot)));
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
        let candidates = self.divide(&mut next, snapshot, now);
        let may_grant = !self.is_too_early(table, now)
            && !snapshot
                .members
                .iter()
                .any(|lease| self.is_obstacle(lease, uid, now));
        let term = may_grant.then(|| snapshot.version.max(table.last_term + 1));
        hand_over(&mut next, &candidates, &members, term);
        if next == **table {
            return None;
        }
        next.generation += 1;
        Some((Some(lease.id.clone()), next))
    }

    /// A table without owners, for a group that has none.
    fn first_table(&self, snapshot: &Snapshot) -> Table {
        // A Lease that cannot be read may be that of a replica, too.
        let knows = |lease: &MemberLease| {
            let member = lease.member.as_ref();
            member.is_none_or(|member| !member.table.is_empty())
        };
        Table {
            generation: 1,
            last_term: 0,
            // Replicas without a Lease may still work by the table that was deleted.
            recreated: self.seen_table || snapshot.members.iter().any(knows),
            layout: self.layout.clone(),
            entries: vec![None; self.layout.ranges as usize],
        }
    }

    /// Gives the table the layout that all live replicas want, once no range has an owner. Returns the replicas that may own ranges:
    /// none until then.
    fn divide(&self, next: &mut Table, snapshot: &Snapshot, now: Duration) -> Vec<Candidate> {
        let live: Vec<(&MemberLease, &Member)> = snapshot
            .members
            .iter()
            .filter(|lease| self.is_live(lease, now))
            .filter_map(|lease| Some((lease, &**lease.member.as_ref()?)))
            .collect();
        let wanted = live.first().map(|(_, member)| &member.layout);
        let agreed = wanted.filter(|wanted| live.iter().all(|(_, member)| member.layout == **wanted));
        if let Some(layout) = agreed.filter(|wanted| **wanted != next.layout) {
            if next.entries.iter().any(Option::is_some) {
                return Vec::new();
            }
            next.layout = layout.clone();
            next.entries = vec![None; layout.ranges as usize];
        }
        let serves = |member: &Member| {
            member.layout.key == next.layout.key && member.layout.program == next.layout.program
        };
        live.into_iter()
            .filter(|(_, member)| serves(member))
            .map(|(lease, member)| Candidate {
                uid: Arc::clone(&lease.id.uid),
                identity: Arc::clone(&member.identity),
                weight: member.weight,
            })
            .collect()
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

/// Grants free ranges under this term, if there is one, and revokes those that another replica should have.
fn hand_over(
    next: &mut Table,
    candidates: &[Candidate],
    members: &HashMap<&str, &MemberLease>,
    term: Option<u64>,
) {
    let index = |uid: &Arc<str>| candidates.iter().position(|candidate| candidate.uid == *uid);
    let owners: Vec<Option<usize>> = next
        .entries
        .iter()
        .map(|entry| entry.as_ref().filter(|entry| entry.revoked.is_none()))
        .map(|entry| index(&entry?.owner))
        .collect();
    let targets = assign(&owners, candidates);
    for (place, entry) in next.entries.iter_mut().enumerate() {
        let owner = entry.as_ref().and_then(|entry| members.get(&*entry.owner));
        // An owner whose Lease is gone or cannot be read would not answer.
        let answers = owner.is_some_and(|lease| lease.member.is_some());
        match (entry.as_mut(), targets[place], term) {
            (None, Some(target), Some(term)) => {
                next.last_term = term;
                *entry = Some(Entry {
                    owner: Arc::clone(&candidates[target].uid),
                    term,
                    revoked: None,
                });
            }
            // Another replica should have it, or its owner leaves or serves another program.
            (Some(entry), target, _)
                if answers && entry.revoked.is_none() && (target != owners[place] || target.is_none()) =>
            {
                entry.revoked = Some(next.generation + 1);
            }
            _ => {}
        }
    }
}

/// True if the replica has said that it ends, and that it works on nothing any more.
pub(super) fn has_given_up(lease: &MemberLease) -> bool {
    let member = lease.member.as_ref();
    member.is_some_and(|member| member.leaving && member.holds.is_empty())
}
