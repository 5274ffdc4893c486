//! The partitions of a sharded collection: each has the ranges that were gained at one time, and they come and go while the
//! informer runs.
//!
//! A range that is lost is removed from its partition, whose watch is renewed with a narrower selector. A partition without ranges
//! ends. When there are many small partitions, they are joined: they end, and one that has the ranges of all of them lists its objects,
//! of which the cached ones are not decoded again. If the server does not filter, every watch receives everything, so there is only one.

use std::collections::HashSet;
use std::sync::Arc;

use foldhash::HashMap;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::applier::Applier;
use super::audit::{AuditedCache, Auditor, MetadataOf, PartitionAt};
use super::builder::{PartitionSource, SharedSource, Turns};
use super::partition;
use super::state::Partition;
use crate::object::{ObjectKey, Uid};
use crate::protocol::{ShardFilter, ShardKey};
use crate::queue::{Delta, DeltaBatch};
use crate::reflector::Config;
use crate::shard::{Owned, RangeSet, Shards};
use crate::source::ShardSupport;
use crate::spawn;
use crate::store::{Changes, Store};
use crate::sync::Mutex;

/// Makes the source of some ranges of a namespace, or of all namespaces.
pub(super) type MakeSource<K> = Box<dyn Fn(Option<&str>, ShardFilter) -> SharedSource<K> + Send + Sync>;

/// The ranges of one partition, and the objects of all partitions.
///
/// Lock order: `members`, then the locks of the applier.
pub(super) struct Shard {
    filter: ShardFilter,
    members: Arc<PartitionMembers>,
}

/// The objects of a sharded collection, each with its partition and its hash. An object that is not here is not in the store.
#[derive(Default)]
struct PartitionMembers {
    by_key: Mutex<HashMap<ObjectKey, PartitionMember>>,
    /// Objects whose deletion was applied, and that may have been created again.
    deleted: Mutex<Vec<ObjectKey>>,
}

#[derive(Clone, Copy)]
struct PartitionMember {
    partition: usize,
    hash: u64,
}

impl Shard {
    /// Notes an object of the partition. Returns false if it belongs to other ranges.
    pub(super) fn admit(&self, partition: usize, key: &ObjectKey, uid: Option<&Uid>) -> bool {
        let mut members = self.members.by_key.lock();
        let selector = self.filter.selector();
        let hash = selector.key().hash(key, uid);
        let belongs = selector.contains(hash);
        if belongs {
            members.insert(key.clone(), PartitionMember { partition, hash });
        }
        belongs
    }

    /// The objects of a partition.
    pub(super) fn keys(&self, partition: usize) -> Arc<[ObjectKey]> {
        let members = self.members.by_key.lock();
        let mine = members.iter().filter(|(_, member)| member.partition == partition);
        mine.map(|(key, _)| key.clone()).collect()
    }

    /// The state of a partition and the keys of its objects in the store, for an audit.
    pub(super) fn at(&self, cache: &dyn AuditedCache, partition: usize) -> (PartitionAt, Vec<ObjectKey>) {
        let mut members = self.members.by_key.lock();
        let at = cache.partition_at(partition);
        let mut keys = Vec::new();
        at.keys.for_each(&mut |key| {
            // An object that no partition knows should not be in the store. It is assigned to this one, whose relist removes it.
            let unknown = PartitionMember { partition, hash: 0 };
            if members.entry(key.clone()).or_insert(unknown).partition == partition {
                keys.push(key.clone());
            }
        });
        (at, keys)
    }

    /// True if the server's object belongs to the ranges of the partition, and no other partition has an object of this name.
    pub(super) fn may_have(&self, partition: usize, key: &ObjectKey, uid: Option<&Uid>) -> bool {
        let members = self.members.by_key.lock();
        let elsewhere = members
            .get(key)
            .is_some_and(|member| member.partition != partition);
        self.filter.selects(key, uid) && !elsewhere
    }

    /// Those of some keys that the partition still has.
    pub(super) fn still_has(
        &self,
        partition: usize,
        keys: impl Iterator<Item = ObjectKey>,
    ) -> Vec<ObjectKey> {
        let members = self.members.by_key.lock();
        let mine = |key: &ObjectKey| {
            members
                .get(key)
                .is_some_and(|member| member.partition == partition)
        };
        keys.filter(mine).collect()
    }

    /// Applies a batch without the objects that do not belong to the partition any more.
    pub(super) fn apply<K: Send + Sync + 'static>(
        &self,
        applier: &Applier<K>,
        partition: usize,
        mut batch: DeltaBatch<K>,
    ) -> Option<Changes<K>> {
        // Held while the batch is applied, so that no object enters the store after its range was lost.
        let mut members = self.members.by_key.lock();
        batch.deltas.retain(|delta| {
            let member = members.get(&delta.key);
            member.is_some_and(|member| member.partition == partition)
        });
        if let Some(replace) = &batch.replace {
            let listed: HashSet<&ObjectKey> = batch.deltas.iter().map(|delta| &delta.key).collect();
            let vanished = replace.keys.iter().flat_map(|keys| keys.iter());
            for key in vanished.filter(|key| !listed.contains(key)) {
                if members
                    .get(key)
                    .is_some_and(|member| member.partition == partition)
                {
                    members.remove(key);
                }
            }
        } else {
            let deleted = batch.deltas.iter().filter(|delta| delta.is_deletion());
            self.members
                .deleted
                .lock()
                .extend(deleted.map(|delta| delta.key.clone()));
        }
        applier.apply(partition, batch)
    }

    /// Forgets the objects that were deleted and not created again. The queue is empty.
    pub(super) fn forget_deleted<K>(&self, store: &Store<K>) {
        let deleted = std::mem::take(&mut *self.members.deleted.lock());
        if deleted.is_empty() {
            return;
        }
        let mut members = self.members.by_key.lock();
        for key in deleted.iter().filter(|key| store.get(key).is_none()) {
            members.remove(key);
        }
    }

    /// Narrows the partition to these ranges, and drops its other objects.
    fn narrow<K: Send + Sync + 'static>(
        &self,
        applier: &Applier<K>,
        partition: usize,
        ranges: &RangeSet,
        key: ShardKey,
    ) {
        let mut members = self.members.by_key.lock();
        let selector = ranges.selector(key);
        self.filter.narrow(selector.clone());
        let mut batch = DeltaBatch::new();
        members.retain(|key, member| {
            let stays = member.partition != partition || selector.contains(member.hash);
            if !stays {
                batch.deltas.push(Delta::moved(key.clone()));
            }
            stays
        });
        if !batch.deltas.is_empty() {
            applier.apply(partition, batch);
        }
    }
}

/// Keeps the partitions of a sharded collection.
pub(super) struct Sharding<K> {
    shards: Shards,
    make: MakeSource<K>,
    /// Whether the server filters.
    support: Arc<ShardSupport>,
    /// Empty for all namespaces.
    namespaces: Vec<Arc<str>>,
    seed: Option<u64>,
    turns: Turns,
}

/// Partitions with the same ranges, one for each namespace.
struct Group {
    ranges: RangeSet,
    partitions: Vec<(usize, Arc<Shard>)>,
    stop: CancellationToken,
    tasks: Vec<JoinHandle<()>>,
}

impl<K: Send + Sync + 'static> Sharding<K> {
    pub(super) fn new(
        shards: Shards,
        make: MakeSource<K>,
        support: Arc<ShardSupport>,
        namespaces: Vec<Arc<str>>,
        seed: Option<u64>,
        turns: Turns,
    ) -> Self {
        Self {
            shards,
            make,
            support,
            namespaces,
            seed,
            turns,
        }
    }

    pub(super) fn key(&self) -> ShardKey {
        self.shards.key()
    }

    /// Follows this replica's ranges until `stop` is cancelled.
    pub(super) async fn keep(
        self,
        applier: Arc<Applier<K>>,
        auditor: Arc<Auditor>,
        config: Config,
        stop: CancellationToken,
    ) {
        let mut owned = self.shards.owned();
        let mut groups = Groups {
            sharding: &self,
            applier,
            auditor,
            config,
            members: Arc::default(),
            groups: Vec::new(),
            stop: stop.clone(),
            // The partition that stands for all ranges before the first were given.
            placeholder: Some(0),
        };
        loop {
            let now = owned.borrow_and_update().clone();
            if now.known {
                groups.follow(&now).await;
            }
            tokio::select! {
                () = stop.cancelled() => break,
                changed = owned.changed() => if changed.is_err() {
                    stop.cancelled().await;
                    break;
                },
            }
        }
        for group in std::mem::take(&mut groups.groups) {
            futures::future::join_all(group.tasks).await;
        }
    }
}

struct Groups<'a, K> {
    sharding: &'a Sharding<K>,
    applier: Arc<Applier<K>>,
    auditor: Arc<Auditor>,
    config: Config,
    members: Arc<PartitionMembers>,
    groups: Vec<Group>,
    stop: CancellationToken,
    placeholder: Option<usize>,
}

impl<K: Send + Sync + 'static> Groups<'_, K> {
    async fn follow(&mut self, owned: &Owned) {
        // A range whose work still runs is needed until the work has ended.
        let wanted = owned.ranges.with(&owned.leaving);
        for mut group in std::mem::take(&mut self.groups) {
            let kept = group.ranges.without(&group.ranges.without(&wanted));
            if kept.len() < group.ranges.len() || kept.ranges() != wanted.ranges() {
                let kept = if kept.ranges() == wanted.ranges() {
                    kept
                } else {
                    RangeSet::new(wanted.ranges())
                };
                for (partition, shard) in &group.partitions {
                    shard.narrow(&self.applier, *partition, &kept, owned.key);
                }
                group.ranges = kept;
            }
            if group.ranges.is_empty() {
                self.end(group).await;
            } else {
                self.groups.push(group);
            }
        }
        let have = self
            .groups
            .iter()
            .fold(RangeSet::new(wanted.ranges()), |have, group| {
                have.with(&group.ranges)
            });
        let gained = wanted.without(&have);
        if !gained.is_empty() {
            let joined = self.join_small(gained).await;
            self.begin(joined.0, &joined.1, owned.key);
        }
        if let Some(placeholder) = self.placeholder.take() {
            self.applier.retire_partition(placeholder);
            self.applier.vacate_partition(placeholder);
        }
    }

    /// Ends all partitions but the largest one if there are many, and that one, too, if the server does not filter. Returns the
    /// ranges and numbers of those that ended, besides `gained`.
    async fn join_small(&mut self, gained: RangeSet) -> (RangeSet, HashSet<usize>) {
        // A list of the gained ranges alone would be a list of everything, and so would be its watch.
        let (most, kept) = match self.sharding.support.known() {
            Some(false) => (1, 0),
            _ => (MOST_GROUPS, 1),
        };
        if self.groups.len() < most {
            return (gained, HashSet::new());
        }
        self.groups
            .sort_by_key(|group| std::cmp::Reverse(group.ranges.len()));
        let small = self.groups.split_off(kept);
        let (mut ranges, mut ended) = (gained, HashSet::new());
        for group in small {
            ranges = ranges.with(&group.ranges);
            ended.extend(group.partitions.iter().map(|(partition, _)| *partition));
            self.end(group).await;
        }
        (ranges, ended)
    }

    async fn end(&self, group: Group) {
        // Before they stop: a partition that has stopped would make the informer count as stopped.
        for (partition, _) in &group.partitions {
            self.applier.retire_partition(*partition);
        }
        group.stop.cancel();
        futures::future::join_all(group.tasks).await;
        for (partition, _) in &group.partitions {
            self.auditor.remove(*partition);
            self.applier.vacate_partition(*partition);
        }
    }

    /// Begins to fetch these ranges. Objects of the partitions that they were joined from belong to the new ones.
    fn begin(&mut self, ranges: RangeSet, joined_from: &HashSet<usize>, key: ShardKey) {
        let stop = self.stop.child_token();
        let mut group = Group {
            partitions: Vec::new(),
            stop: stop.clone(),
            tasks: Vec::new(),
            ranges,
        };
        let namespaces = &self.sharding.namespaces;
        let all = [None];
        let scopes: Vec<Option<&Arc<str>>> = match namespaces.is_empty() {
            true => all.to_vec(),
            false => namespaces.iter().map(Some).collect(),
        };
        let mut new: Vec<(Option<&Arc<str>>, usize)> = Vec::new();
        for namespace in &scopes {
            let place = namespace.map_or_else(
                || "all namespaces".to_owned(),
                |name| format!("namespace {name:?}"),
            );
            let scope = format!("{place}, ranges {}", group.ranges);
            let mut partition = Partition::new(scope.into(), namespace.cloned());
            partition.sharded = true;
            let Some(place) = self.applier.add_partition(partition) else {
                return; // the informer has stopped
            };
            new.push((*namespace, place));
        }
        if !joined_from.is_empty() {
            let mut members = self.members.by_key.lock();
            for (key, member) in members.iter_mut() {
                let here = |(namespace, _): &&(Option<&Arc<str>>, usize)| {
                    namespace.is_none_or(|namespace| key.namespace() == Some(&**namespace))
                };
                if joined_from.contains(&member.partition)
                    && let Some((_, partition)) = new.iter().find(here)
                {
                    member.partition = *partition;
                }
            }
        }
        for (namespace, partition) in new {
            let filter = ShardFilter::new(group.ranges.selector(key));
            let shard = Arc::new(Shard {
                filter: filter.clone(),
                members: Arc::clone(&self.members),
            });
            let source = PartitionSource {
                namespace: namespace.cloned(),
                shard: Some(Arc::clone(&shard)),
                source: (self.sharding.make)(namespace.map(|name| &**name), filter),
                seed: self.sharding.seed,
                turns: self.sharding.turns.clone(),
            };
            let audited = Arc::new(MetadataOf(Arc::clone(&source.source)));
            self.auditor.add(partition, audited, Some(Arc::clone(&shard)));
            let keep = partition::keep(
                Arc::clone(&self.applier),
                partition,
                source,
                self.config.clone(),
                stop.clone(),
                Box::new(|_| ()),
            );
            group.tasks.push(spawn::boxed(Box::pin(keep)));
            group.partitions.push((partition, shard));
        }
        self.groups.push(group);
    }
}

/// With more groups of partitions than this, the small ones are joined, which bounds the number of watches.
const MOST_GROUPS: usize = 4;
