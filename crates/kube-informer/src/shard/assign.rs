//! Decides which replica should own which range: rendezvous hashing with quotas.
//!
//! Every pair of a range and a replica has a score, which is a hash weighted by the replica's weight. A free range goes to
//! the replica with the highest score that has room. A replica that has more than its share gives up the ranges that suit a
//! replica with room best. Plain rendezvous hashing would give one of eight replicas half as much again as its share, because 128
//! ranges are few; the quota bounds the difference to one range, and because owners keep what fits into their quota, no more
//! ranges move than have to.

use std::sync::Arc;

use crate::protocol::shard_hash;

/// A replica that can own ranges.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Candidate {
    /// The uid of its Lease.
    pub(super) uid: Arc<str>,
    /// The name that its scores are computed from. It outlives restarts, so a replica gets its ranges back.
    pub(super) identity: Arc<str>,
    pub(super) weight: u32,
}

/// The owner that each range should have, as an index into `candidates`. `owners` are the present owners: `None` for a free
/// range, and for an owner that is no candidate. Everything is `None` if there is no candidate.
pub(super) fn assign(owners: &[Option<usize>], candidates: &[Candidate]) -> Vec<Option<usize>> {
    let mut next = owners.to_vec();
    if candidates.is_empty() {
        next.fill(None);
        return next;
    }
    let quotas = quotas(owners.len(), candidates);
    let hashes: Vec<u64> = candidates.iter().map(|c| shard_hash(&c.identity)).collect();
    let score = |range: usize, candidate: usize| {
        let mixed = mix(hashes[candidate] ^ mix(range as u64 + 1));
        // A number in (0, 1): the larger the weight, the closer to 1 is its root.
        let unit = ((mixed >> 11) as f64 + 0.5) / (1_u64 << 53) as f64;
        unit.ln() / f64::from(candidates[candidate].weight.max(1))
    };
    let mut counts = vec![0; candidates.len()];
    next.iter().flatten().for_each(|owner| counts[*owner] += 1);
    // At most this many owners may have one range more than the lower quota.
    let mut spare = owners.len() - quotas.iter().map(|quota| quota.least).sum::<usize>();
    let wanting: Vec<usize> = (0..candidates.len())
        .filter(|candidate| counts[*candidate] < quotas[*candidate].least)
        .collect();
    for (owner, quota) in quotas.iter().enumerate() {
        if counts[owner] <= quota.least {
            continue;
        }
        let keeps = quota.least + usize::from(quota.more && spare > 0);
        spare -= usize::from(keeps > quota.least);
        let excess = counts[owner].saturating_sub(keeps);
        if excess > 0 {
            // An owner gives up the ranges for which a replica with room has the better score.
            let loss = |range: usize| {
                let others = wanting.iter().map(|other| score(range, *other));
                score(range, owner) - others.fold(f64::NEG_INFINITY, f64::max)
            };
            let mine = (0..next.len()).filter(|range| next[*range] == Some(owner));
            let mut mine: Vec<(f64, usize)> = mine.map(|range| (loss(range), range)).collect();
            mine.sort_by(|(a, _), (b, _)| a.total_cmp(b));
            mine[..excess].iter().for_each(|(_, range)| next[*range] = None);
            counts[owner] -= excess;
        }
    }
    for (range, place) in next.iter_mut().enumerate().filter(|(_, owner)| owner.is_none()) {
        let has_room = |candidate: &usize| {
            let (count, quota) = (counts[*candidate], &quotas[*candidate]);
            count < quota.least || (count == quota.least && quota.more && spare > 0)
        };
        let best = (0..candidates.len())
            .filter(has_room)
            .max_by(|a, b| score(range, *a).total_cmp(&score(range, *b)));
        if let Some(best) = best {
            spare -= usize::from(counts[best] >= quotas[best].least);
            counts[best] += 1;
            *place = Some(best);
        }
    }
    next
}

/// The number of ranges that a replica should have: `least`, and with `more` possibly one more.
struct Quota {
    least: usize,
    more: bool,
}

fn quotas(ranges: usize, candidates: &[Candidate]) -> Vec<Quota> {
    let total: u64 = candidates.iter().map(|c| u64::from(c.weight.max(1))).sum();
    let quota = |candidate: &Candidate| {
        let share = ranges as u64 * u64::from(candidate.weight.max(1));
        Quota {
            least: usize::try_from(share / total).unwrap_or(0),
            more: !share.is_multiple_of(total),
        }
    };
    candidates.iter().map(quota).collect()
}

/// Spreads a number over all bits: the last step of splitmix64.
fn mix(mut number: u64) -> u64 {
    number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replicas(count: usize) -> Vec<Candidate> {
        (0..count).map(|number| replica(number, 1)).collect()
    }

    fn replica(number: usize, weight: u32) -> Candidate {
        Candidate {
            uid: format!("uid-{number}").into(),
            identity: format!("operator-{number}").into(),
            weight,
        }
    }

    fn counts(owners: &[Option<usize>], replicas: usize) -> Vec<usize> {
        let count = |replica| owners.iter().filter(|owner| **owner == Some(replica)).count();
        (0..replicas).map(count).collect()
    }

    fn moved(before: &[Option<usize>], after: &[Option<usize>]) -> usize {
        before.iter().zip(after).filter(|(a, b)| a != b).count()
    }

    #[test]
    fn every_replica_has_its_share_to_within_one_range() {
        for (ranges, count) in [(128, 1), (128, 3), (128, 50), (64, 64), (1_024, 50), (7, 10)] {
            let owners = assign(&vec![None; ranges], &replicas(count));
            let counts = counts(&owners, count);
            let (least, most) = (counts.iter().min().unwrap(), counts.iter().max().unwrap());
            assert_eq!(counts.iter().sum::<usize>(), ranges);
            assert!(most - least <= 1, "{ranges} ranges, {count} replicas: {counts:?}");
        }
    }

    #[test]
    fn at_most_one_and_a_half_shares_move_when_a_replica_joins_or_leaves() {
        for ranges in [64, 128, 256, 1_024] {
            for count in 2..=50 {
                let (few, many) = (replicas(count - 1), replicas(count));
                let before = assign(&vec![None; ranges], &few);
                let joined = assign(&before, &many);
                let limit = 1.5 * ranges as f64 / count as f64;
                let moves = moved(&before, &joined);
                assert!(moves as f64 <= limit.max(1.0), "{ranges}, {count} join: {moves}");
                // Any of them leaves, and only its ranges move.
                for gone in [0, count / 2, count - 1] {
                    let rest: Vec<Candidate> =
                        (0..count).filter(|n| *n != gone).map(|n| replica(n, 1)).collect();
                    let index = |owner: usize| match owner.cmp(&gone) {
                        std::cmp::Ordering::Less => Some(owner),
                        std::cmp::Ordering::Equal => None,
                        std::cmp::Ordering::Greater => Some(owner - 1),
                    };
                    let left: Vec<_> = joined.iter().map(|owner| owner.and_then(index)).collect();
                    let after = assign(&left, &rest);
                    let moves = moved(&left, &after);
                    assert!(moves as f64 <= limit.max(1.0), "{ranges}, {count} leave: {moves}");
                    assert!(after.iter().all(Option::is_some));
                }
            }
        }
    }

    #[test]
    fn a_replica_with_twice_the_weight_has_twice_the_ranges() {
        let candidates = [replica(0, 2), replica(1, 1), replica(2, 1)];
        let owners = assign(&[None; 128], &candidates);
        assert_eq!(counts(&owners, 3), [64, 32, 32]);
    }

    #[test]
    fn an_assignment_that_is_right_does_not_change() {
        for count in 1..=50 {
            let replicas = replicas(count);
            let owners = assign(&[None; 128], &replicas);
            assert_eq!(assign(&owners, &replicas), owners, "{count}");
        }
    }

    #[test]
    fn without_replicas_nothing_is_owned() {
        assert_eq!(assign(&[None, Some(0)], &[]), [None, None]);
    }

    #[test]
    fn a_replica_that_returns_gets_most_of_its_ranges_back() {
        let all = replicas(4);
        let before = assign(&[None; 128], &all);
        let without: Vec<_> = before
            .iter()
            .map(|owner| owner.filter(|owner| *owner != 3))
            .collect();
        let meanwhile = assign(&without, &all[..3]);
        let again = assign(&meanwhile, &all);
        let same = before
            .iter()
            .zip(&again)
            .filter(|(a, b)| a == b && **a == Some(3))
            .count();
        // By chance it would be a quarter of 32.
        assert!(same >= 12, "{same} of 32");
    }

    #[test]
    fn a_million_objects_are_spread_over_fifty_replicas() {
        use crate::shard::range::range_of;
        let replicas = replicas(50);
        for (ranges, limit) in [(128, 1.20), (512, 1.10)] {
            let owners = assign(&vec![None; ranges], &replicas);
            let mut objects = [0_u32; 50];
            for number in 0..1_000_000_u64 {
                let uid = format!("{:016x}-{:016x}", mix(number), mix(!number));
                let range = range_of(shard_hash(&uid), ranges as u32);
                objects[owners[range as usize].unwrap()] += 1;
            }
            let most = f64::from(*objects.iter().max().unwrap()) / 20_000.0;
            assert!(
                most <= limit,
                "{ranges} ranges: the largest share is {most:.3} of an equal one"
            );
        }
    }
}
